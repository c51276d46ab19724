"""Measures luck and errors for the page "Luck and skill": `make luck`.

Levels play against themselves, and the luck of every draw is measured. Slopes are fitted on half of the games and
checked on the other half. Results of single games are stored, so that a stopped run continues. At the end the figures
are written to resources/NAME/bots/luck.json.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from pathlib import Path

from attrs import evolve, frozen

from haspelknecht_qt import composition
from haspelknecht_qt.bots import luck_figures
from haspelknecht_qt.bots.luck_figures import LuckFigures
from haspelknecht_qt.bots.statistics import ConfidenceInterval
from haspelknecht_qt.commands.terminal import write
from haspelknecht_qt.games import GAMES
from tools import luck_fit, luck_games, luck_levels
from tools.luck_games import LuckGames
from tools.luck_levels import LevelGames

SEATS = (2, 3, 4)
_PASS_GAMES = 20
"""Number of games of each kind in a pass. After each pass, all numbers of seats have about as many games."""


@frozen
class Measurement:
    """Measurement of a game with this number of seats. `folder` has the files of single games."""

    name: str
    seats: int
    folder: Path

    @property
    def games_file(self) -> Path:
        """File of the games for slopes and check."""
        return self.folder / f"{self.name}-{self.seats}.jsonl"

    @property
    def planted_file(self) -> Path:
        """File of the games with a planted draw."""
        return self.folder / f"{self.name}-{self.seats}-planted.jsonl"

    @property
    def levels_file(self) -> Path:
        """File of the games for error rates."""
        return self.folder / f"{self.name}-{self.seats}-levels.jsonl"

    def missing(self, numbers: range, planted: range, level_games: range) -> Iterator[Callable[[], None]]:
        """Yields functions that measure the games with these numbers which are not stored."""
        known = {each.number for each in luck_games.read(self.games_file)}
        for number in (each for each in numbers if each not in known):
            yield partial(self._measure, number)
        known = {each.number for each in luck_games.read(self.planted_file)}
        for number in (each for each in planted if each not in known):
            yield partial(self._measure_planted, number)
        done = {each.key for each in luck_levels.read(self.levels_file)}
        for number in level_games:
            for level in luck_levels.levels(self.name):
                if (level, number) not in done:
                    yield partial(self._review, level, number)

    def _measure(self, number: int) -> None:
        luck_games.append(self.games_file, LuckGames(self.name, self.seats).measure(number))

    def _measure_planted(self, number: int) -> None:
        luck_games.append(self.planted_file, LuckGames(self.name, self.seats).measure_planted(number))

    def _review(self, level: str, number: int) -> None:
        luck_games.append(self.levels_file, LevelGames(self.name, self.seats).review(level, number))

    def figures(self) -> LuckFigures:
        """Returns the figures that follow from the stored games: even numbers are fitted on, odd ones check.

        Slopes or error rates without stored games stay as published.
        """
        found = composition.find_luck_figures(self.name).get(self.seats, LuckFigures())
        games, reviewed = luck_games.read(self.games_file), luck_levels.read(self.levels_file)
        if games:
            fitted = luck_fit.fitted([each for each in games if each.number % 2 == 0])
            planted = luck_games.read(self.planted_file)
            check = luck_fit.checked(fitted, [each for each in games if each.number % 2], planted)
            found = evolve(fitted, check=check, levels=found.levels, order_share=found.order_share)
        if reviewed:
            names = luck_levels.levels(self.name)
            rates, order_share = luck_levels.error_rates(names, reviewed), luck_levels.order_share(names, reviewed)
            found = evolve(found, levels=rates, order_share=order_share)
        return found


def report(measurement: Measurement, figures: LuckFigures) -> Iterator[str]:
    """Yields the lines of the report."""
    yield f"{measurement.name}, {measurement.seats} seats: slopes from {figures.fitted_games} games"
    for (one, other), slope in sorted(figures.slopes.items()):
        note = "" if luck_figures.is_clear(slope) else ", not shown"
        yield f"  stage {one}.{other}: slope {_text(slope)}{note}"
    check = figures.check
    if check is None:
        yield "  no check: too few games, or no stage with a clear slope"
    else:
        verdict = "passed" if check.is_passed else "failed"
        yield f"  check on {check.games} other games {verdict}: mean {_text(check.mean)}, slope {_text(check.slope)}"
        yield f"  variance left {check.variance_left:.2f}, slope on another game's luck {_text(check.other_slope)}"
        yield f"  planted draws among the five luckiest: {check.planted} of {check.planted_games}"
    for rate in figures.levels:
        yield f"  {rate.level}: {_text(rate.rate)} points a decision, {rate.games} games"
    yield f"  levels in order in {100 * figures.order_share:.0f} of 100 samples of {luck_levels.SAMPLE_GAMES} games"


def _text(interval: ConfidenceInterval) -> str:
    return f"{interval.mean:.2f} ({interval.low:.2f} to {interval.high:.2f})"


def measure(measurements: Iterable[Measurement], games: int, planted: int, level_games: int) -> None:
    """Measures what is missing, in passes, so that all numbers of seats advance together."""
    for start in range(0, max(games, planted, level_games), _PASS_GAMES):
        part = slice(start, start + _PASS_GAMES)
        for each in measurements:
            for run in each.missing(range(games)[part], range(planted)[part], range(level_games)[part]):
                run()


def main(argv: list[str] | None = None) -> None:
    """Runs the requested measurements, prints the reports and writes the files."""
    parser = argparse.ArgumentParser(description="Measures luck and errors in games between bots.")
    parser.add_argument("--game", choices=GAMES, help="the game (default: all games)")
    parser.add_argument("--seats", type=int, choices=SEATS, help="number of seats (default: 2, 3 and 4)")
    parser.add_argument("--games", type=int, default=4000, help="games, half of them for the check (default 4000)")
    parser.add_argument("--planted", type=int, default=200, help="games with a planted draw (default 200)")
    parser.add_argument("--level-games", type=int, default=40, help="games of each level (default 40)")
    parser.add_argument(
        "--folder", type=Path, default=Path("build/luck"), help="folder of stored games (default build/luck)"
    )
    parser.add_argument("--no-play", action="store_true", help="play nothing; report and write the stored results")
    arguments = parser.parse_args(argv)
    if min(arguments.games, arguments.planted, arguments.level_games) < 0:
        parser.error("--games, --planted and --level-games: allowed is 0 or more")
    names = GAMES if arguments.game is None else (arguments.game,)
    known = {name: [Measurement(name, seats, arguments.folder) for seats in SEATS] for name in names}
    wanted = [each for name in names for each in known[name] if arguments.seats in {None, each.seats}]
    if not arguments.no_play:
        measure(wanted, arguments.games, arguments.planted, arguments.level_games)
    for name in names:
        found = {each.seats: each.figures() for each in known[name]}
        for each in known[name]:
            for line in report(each, found[each.seats]):
                write(line)
        text = json.dumps(luck_figures.to_json(found), indent=1) + "\n"
        composition.luck_file(name).write_text(text, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
