"""Prints hints drawn by lot, with their positions, values and reasons, to be read by a player: `make hint-reasons`.

The levels play against each other, on seeds with no other use. From each game comes one decision. A reader judges
whether its reasons are true and useful; docs/puzzles-and-measurements.md has the findings.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterator, Sequence
from itertools import product
from typing import Any

from attrs import asdict, frozen

from haspelknecht_qt import composition
from haspelknecht_qt.bots.evaluator_bot import EvaluatorBot
from haspelknecht_qt.bots.hints import find_hints
from haspelknecht_qt.bots.levels import strongest_hint_level
from haspelknecht_qt.commands import qt
from haspelknecht_qt.commands.simulation import play
from haspelknecht_qt.commands.terminal import write
from haspelknecht_qt.core.rng import Generator
from haspelknecht_qt.games import GAMES
from haspelknecht_qt.languages import SOURCE
from haspelknecht_qt.ui.hints.client import MAX_HINTS, HintAnswer, HintQuestion
from haspelknecht_qt.ui.hints.texts import HintCardTexts
from haspelknecht_qt.ui.window.language import Languages
from tools.calibration import Position, players, positions_of

SEED = 8_300_000
"""Seed of the first game. These seeds have no other use."""
ROLLOUTS = 120
"""Rollouts of each candidate: about the number that fits into the time limit at the table."""
_CHOICE = 1 << 36
_MAX_LENGTH = 16
"""Maximum length of a list of numbers that is printed."""


@frozen
class DrawnHint:
    """A hint in a position of a game between levels, as the hint card shows it. `seats` is the number of players."""

    name: str
    seats: int
    seed: int

    def lines(self) -> Iterator[str]:
        """Plays the game, and yields the lines about one of its decisions with several choices."""
        game, bots, _ = players(self.name, alone=False)
        # The search of the strongest level is slow; its games would tell little more.
        levels = list(bots)[:-1]
        seated = [bots[levels[(self.seed + seat) % len(levels)]] for seat in range(self.seats)]
        setup = game.setup({"players": self.seats}, self.seed)
        _, moves = play(game, setup, self.seed, seated)
        begun = [
            each
            for each in positions_of(game, setup, moves)
            if each.begins and len(game.legal_moves(each.observation)) > 1
        ]
        Generator(self.seed, _CHOICE).shuffle(begun)
        for position in begun:
            answer = self._answer(position)
            if len(answer.hints) > 1:
                yield from self._lines(position, answer)
                return

    def _answer(self, position: Position) -> HintAnswer[Any, Any]:
        """Returns the answer of the strongest level, as at the table."""
        bot_factories = composition.builtin_bot_factories(self.name, timed=False)
        level = strongest_hint_level(bot_factories)
        game = composition.game(self.name)
        judge = bot_factories[level](game)
        if not isinstance(judge, EvaluatorBot):
            raise TypeError(f"{level} gives no hints, hints need a level with an evaluator")
        seat = position.decision.actor
        found = find_hints(judge, position.observation, seat, MAX_HINTS, ROLLOUTS)
        return HintAnswer(HintQuestion(game, position.observation, position.decision), level, found)

    def _lines(self, position: Position, answer: HintAnswer[Any, Any]) -> Iterator[str]:
        texts = composition.game_uis()[self.name].texts
        state = position.observation
        yield f"{self.name}, {self.seats} seats, seed {self.seed}, {texts.periods.heading(state)}"
        yield f"  to decide: {texts.seats.name(position.decision.actor)}; {answer.hints[0].games} rollouts"
        yield from _state_lines(state)
        for row in HintCardTexts(texts).rows(answer):
            yield f"  > {row.text}"
            yield f"      {row.points}   {row.detail}"
            yield f"      ({'; '.join(row.numbers.splitlines())})"


def _state_lines(state: Any) -> Iterator[str]:
    """Yields the fields of a state that are not empty, without the constants of the match."""
    fields = asdict(state, filter=lambda field, value: field.name != "box" and _is_telling(value))
    seats = fields.pop("players")
    yield f"    table: {_listed(fields)}"
    for seat, each in enumerate(seats):
        yield f"    seat {seat + 1}: {_listed(each)}"


def _is_telling(value: object) -> bool:
    """Whether a value is neither empty nor a long list of numbers."""
    is_long = isinstance(value, list) and len(value) > _MAX_LENGTH
    return not is_long and value not in (0, "", False) and (not isinstance(value, list) or any(map(_is_telling, value)))


def _listed(fields: dict[str, object]) -> str:
    return ", ".join(f"{name} {value}" for name, value in fields.items()).replace("'", "")


def main(argv: Sequence[str] | None = None) -> None:
    """Prints the requested number of hints."""
    parser = argparse.ArgumentParser(description="Prints hints drawn by lot, with reasons.")
    parser.add_argument(
        "--count", type=int, default=100, help="number of hints (default 100); games and numbers of seats take turns"
    )
    parser.add_argument("--seed", type=int, default=0, help="number added to the seeds of the games (default 0)")
    parser.add_argument("--game", choices=GAMES, help="the game (default: all games)")
    parser.add_argument("--language", default=SOURCE, help="code of the language (default: English)")
    arguments = parser.parse_args(argv)
    if arguments.count < 1 or arguments.seed < 0:
        parser.error("--count: allowed is 1 or more; --seed: allowed is 0 or more")
    os.environ.setdefault(qt.PLATFORM_VARIABLE, "offscreen")
    application = qt.create_application()
    languages = Languages()
    languages.choose(languages.wanted_language(arguments.language))
    kinds = list(product((2, 3, 4), GAMES if arguments.game is None else (arguments.game,)))
    for number in range(arguments.count):
        seats, name = kinds[number % len(kinds)]
        write(f"{number + 1}.")
        for line in DrawnHint(name, seats, SEED + arguments.seed + number).lines():
            write(line)
    application.quit()


if __name__ == "__main__":
    main()
