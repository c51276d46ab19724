"""Measures the levels of the games against each other, and what they tell about a game: `make ladder`.

What is measured goes to resources/NAME/bots/ladder.json, which the program shows where one chooses a level, and to a page for people beside it. Results are
kept in a folder, so that a run that was stopped goes on where it was; they are refused when the levels have changed since.
"""

from __future__ import annotations

import argparse
import hashlib
from collections.abc import Mapping, Sequence
from pathlib import Path

from attrs import Factory, field, frozen

from haspelknecht_qt import composition, paths
from haspelknecht_qt.bots import Maker, ladder
from haspelknecht_qt.bots.arena import Arena, Contestant
from haspelknecht_qt.bots.crew import Crew
from haspelknecht_qt.bots.levels import RANDOM
from haspelknecht_qt.bots.tournament import ResumeError, Tournament, TournamentRow
from haspelknecht_qt.commands.playing import version
from haspelknecht_qt.commands.simulation import play
from haspelknecht_qt.commands.terminal import tell
from haspelknecht_qt.core.game import AnyGame
from haspelknecht_qt.core.level import Level
from tools import crews
from tools.ladder_games import MEASURED, MeasuredGame, SelfPlayed
from tools.ladder_page import page, with_measured


@frozen
class Measuring:
    """How one game is measured, who plays the games, and where their results are kept. `share` is how many of the matches of a full measurement are played."""

    of: MeasuredGame
    folder: Path
    crew: Crew
    share: float
    game: AnyGame = field(default=Factory(lambda self: composition.game(self.of.name), takes_self=True))
    known: Mapping[str, Maker] = field(
        default=Factory(lambda self: composition.own_makers(self.of.name, timed=False), takes_self=True)
    )
    _versions: dict[str, str] = field(factory=dict, init=False)

    def step(self, level: Level, against: str) -> ladder.LadderStep:
        """A level against the next weaker one."""
        is_strongest = level.name == self.of.levels[-1].name
        row = self._row((level.name, against), self.of.games_of_the_strongest if is_strongest else self.of.games)
        return ladder.LadderStep(
            name=level.name,
            against=against,
            games=row.games,
            share=row.share,
            margin=row.margin,
            points=row.points,
            median_s=row.median,
            p95_s=row.p95,
            limit_s=level.seconds,
        )

    def self_play(self, wanted: SelfPlayed) -> ladder.SelfPlay:
        """A level against itself."""
        row = self._row((wanted.name,) * wanted.seats, wanted.games)
        return ladder.SelfPlay(
            name=wanted.name, seats=wanted.seats, games=row.games, points=row.points, median_s=row.median, p95_s=row.p95
        )

    def _row(self, names: Sequence[str], games: int) -> TournamentRow:
        """How the first of these bots does."""
        versions = {name: self.version(name) for name in set(names)}
        contestants = tuple(Contestant(name, self.known[name], versions[name]) for name in names)
        arena = Arena(self.game, {"players": len(names), **self.of.conditions}, self.of.seed, contestants)
        groups = max(2, round(self.share * games / arena.games_per_group))
        tournament = Tournament(arena, groups)
        file = self.folder / f"{'-'.join(names)}.jsonl"
        for done in tournament.run(self.crew, file):
            if done % 10 == 0 or done == groups:
                tell(f"{file.stem}: {done} of {groups} seeds")
        return tournament.rows()[0]

    def version(self, name: str) -> str:
        """Changes with the bot's settings, with its knowledge, and with the moves that it makes in one game: also when its code does."""
        if name not in self._versions:
            self._versions[name] = self._found_out(name)
        return self._versions[name]

    def _found_out(self, name: str) -> str:
        maker = self.known[name]
        seed = self.of.seed - 1
        bots = [maker(self.game), maker(self.game)]
        _, moves = play(self.game, self.game.setup({"players": 2, **self.of.conditions}, seed), seed, bots)
        text = "\n".join((version(maker), *(self.game.write(move) for move in moves)))
        return hashlib.sha256(text.encode()).hexdigest()[:16]


def measure(measuring: Measuring, studied: int) -> ladder.Ladder:
    """Each level against the one below, the lowest against random, levels against themselves, and the game itself."""
    of = measuring.of
    below = (RANDOM, *(level.name for level in of.levels[:-1]))
    steps = tuple(measuring.step(level, against) for level, against in zip(of.levels, below, strict=True))
    self_play = tuple(map(measuring.self_play, of.self_play))
    if of.study is None:
        return ladder.Ladder(of.conditions, steps, self_play, ())
    by = measuring.version(of.study.by)
    return ladder.Ladder(
        of.conditions, steps, self_play, of.study.told(measuring.folder, measuring.crew, studied, of.seed, by)
    )


def main(argv: Sequence[str] | None = None) -> None:
    """Measures everything and writes it down."""
    parser = argparse.ArgumentParser(description="Measures the strength of the levels.")
    parser.add_argument("folder", type=Path, help="where results are kept, those of each game in a folder of its own")
    parser.add_argument("--game", choices=tuple(MEASURED), help="the game (default: all of them, one after the other)")
    crews.add_options(parser)
    parser.add_argument("--share", type=float, default=1.0, help="of all matches, to try it out (default 1: all)")
    parser.add_argument("--studied", type=int, default=120, help="games of each study of the game (default 120)")
    parser.add_argument(
        "--output",
        type=Path,
        help="where a folder with ladder.* is written for each game (default: where the program reads them)",
    )
    asked = parser.parse_args(argv)
    if asked.studied < 1 or not 0 < asked.share <= 1:
        parser.error("--studied: allowed is 1 or more; --share: allowed is more than 0, at most 1")
    with crews.playing(parser, asked) as crew:
        for name in MEASURED if asked.game is None else (asked.game,):
            kept = asked.folder / name
            kept.mkdir(parents=True, exist_ok=True)
            try:
                measured = measure(Measuring(MEASURED[name], kept, crew, asked.share), asked.studied)
            except ResumeError as error:
                parser.exit(1, f"{error}\nDelete this file to measure anew.\n")
            _write(name, measured, asked.output)


def _write(name: str, measured: ladder.Ladder, output: Path | None) -> None:
    """Writes what was measured of a game, and the page; what is no trial goes into the README too."""
    file = composition.ladder_file(name) if output is None else output / name / "ladder.json"
    file.parent.mkdir(parents=True, exist_ok=True)
    measured.save(file)
    # From what was written: the page tells the same rounded numbers.
    written = ladder.load(file)
    file.with_suffix(".md").write_text(page(written, MEASURED[name].in_words), encoding="utf-8", newline="\n")
    readme = paths.resources().parent / "README.md"
    if output is None and readme.is_file():
        text = with_measured(readme.read_text(encoding="utf-8"), written)
        readme.write_text(text, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
