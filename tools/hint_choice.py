"""Compares the first hint with the choice of the level that gives hints: `make hint-choice`.

Hints use quick rollouts to the end of the game. The level itself searches, so that it may choose another move. It plays
against itself, on seeds with no other use. In positions where the two differ, it plays games to the end after both,
with the same chance. Their final scores show which one was better, and how far the hint's expected score was off.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from attrs import frozen

from haspelknecht_qt.bots.evaluator_bot import AnyEvaluatorBot
from haspelknecht_qt.bots.hints import find_hints
from haspelknecht_qt.commands.terminal import write
from haspelknecht_qt.core.game import CHANCE, AnyGame, Decision, GameState
from haspelknecht_qt.core.rng import EventRandomGenerator, Generator, bot_seed
from haspelknecht_qt.core.seat_findings import lead
from haspelknecht_qt.games import GAMES
from tools import executors
from tools.calibration import MAX_HINTS, ROLLOUTS_OF_A_HINT, move_of_hint, players
from tools.game_cache import GameCache, complete, levels_version
from tools.grouped_interval import grouped_interval

SEED = 9_100_000
"""Seed of the first game. These seeds have no other use."""
POSITIONS = 6
"""Number of positions of each game."""
_CHOICE = 1 << 38
_AFTER = 1 << 39


@frozen
class ComparedPosition:
    """A position with the hint's expected score, and the means of games after the hint and after the choice.

    `hint` and `choice` are pairs of the seat's final score and its lead over the mean of the others. They are None if
    the hint is the choice, or leads to the same position.
    """

    expected: float
    hint: tuple[float, float] | None = None
    choice: tuple[float, float] | None = None


@frozen
class ComparedGame:
    """Positions of one game."""

    positions: tuple[ComparedPosition, ...]

    @classmethod
    def from_json(cls, data: Any) -> ComparedGame:
        """Reads a game from the values of `attrs.asdict`, as JSON returns them."""
        return cls(
            tuple(
                ComparedPosition(each["expected"], *(each[key] and tuple(each[key]) for key in ("hint", "choice")))
                for each in data["positions"]
            )
        )


@frozen
class ChoiceTrial:
    """Games with this number of seats. `games` is the number of games after each of two different moves."""

    name: str
    seats: int
    games: int

    @property
    def title(self) -> str:
        """Name of the trial in reports."""
        return f"{self.name}, {self.seats} seats"

    def cache(self, folder: Path) -> GameCache:
        """Returns the store of the findings, which are valid for these levels and settings."""
        return GameCache(
            folder / f"{self.name}-{self.seats}.jsonl", f"{levels_version(self.name)} {POSITIONS} {self.games}"
        )

    def compare(self, number: int) -> ComparedGame:
        """Plays a game and compares hint and choice in some of its positions."""
        game, _, level = players(self.name, alone=False)
        seed = SEED + number
        state = game.initial_state(game.setup({"players": self.seats}, seed))
        positions: list[tuple[GameState, Decision]] = []
        for before, decision in play_on(game, state, level, seed):
            if not level.was_decided_earlier and len(game.legal_moves(before)) > 1:
                positions.append((before, decision))
        Generator(seed, _CHOICE).shuffle(positions)
        chosen = positions[:POSITIONS]
        return ComparedGame(
            tuple(self._compare(game, level, before, decision.actor, seed) for before, decision in chosen)
        )

    def _compare(
        self, game: AnyGame, level: AnyEvaluatorBot, before: GameState, seat: int, seed: int
    ) -> ComparedPosition:
        observation = game.observe(before, seat)
        hint = find_hints(level, observation, seat, MAX_HINTS, ROLLOUTS_OF_A_HINT)[0]
        root = level.evaluator.decision_root(observation)
        hinted, chosen = move_of_hint(level, observation, hint), level.rank(observation, seat)[0].candidate
        if level.evaluator.outcome_key(root, hinted) == level.evaluator.outcome_key(root, chosen):
            return ComparedPosition(hint.points)
        means = []
        for candidate in (hinted, chosen):
            after = before.copy()
            for move in level.evaluator.remaining_moves(observation, candidate) or ():
                game.advance(after, move)
            totals = [self._final_scores(game, level, after, seed + _AFTER + each) for each in range(self.games)]
            means.append(
                (
                    sum(each[seat] for each in totals) / self.games,
                    sum(lead(each, seat) for each in totals) / self.games,
                )
            )
        return ComparedPosition(hint.points, *means)

    def _final_scores(self, game: AnyGame, level: AnyEvaluatorBot, after: GameState, seed: int) -> list[int]:
        state = after.copy()
        for _ in play_on(game, state, level, seed):
            pass
        return [each.total for each in game.standing(state).seats]


def play_on(game: AnyGame, state: GameState, level: AnyEvaluatorBot, seed: int) -> Iterator[tuple[GameState, Decision]]:
    """Plays to the end with the level in all seats, which changes `state`.

    Yields each decision of a seat with a copy of the state before it.
    """
    ply = 0
    while (decision := game.decision(state)) is not None:
        if decision.actor == CHANCE:
            move = game.draw_chance_move(state, EventRandomGenerator(seed, ply))
        else:
            dice = Generator(bot_seed(seed, decision.actor), ply)
            before, observation = state.copy(), game.observe(state, decision.actor)
            move = level.choose(observation, decision, game.legal_moves(observation), dice)
            yield before, decision
        game.advance(state, move)
        ply += 1


def report(title: str, games: Sequence[ComparedGame]) -> Iterator[str]:
    """Yields the lines of the report."""
    different = [
        [(each.expected, each.hint, each.choice) for each in game.positions if each.hint and each.choice]
        for game in games
    ]
    count, positions = sum(map(len, different)), sum(len(game.positions) for game in games)
    yield f"{title}: {positions} positions of {len(games)} games, another choice than the first hint in {count}"
    if count:
        for place, value in enumerate(("final score", "lead over the mean of the others")):
            gains = [[choice[place] - hint[place] for _, hint, choice in game] for game in different]
            yield f"  {value} after the choice minus after the hint: {_interval(gains)}"
        errors = [[expected - hint[0] for expected, hint, _ in game] for game in different]
        yield f"  expected score of the hint minus final score: {_interval(errors)}"


def _interval(groups: Sequence[Sequence[float]]) -> str:
    found = grouped_interval(groups)
    return f"{found.mean:+.2f} ({found.low:+.2f} to {found.high:+.2f})"


def main(argv: Sequence[str] | None = None) -> None:
    """Plays the missing games and prints a report for each number of seats."""
    parser = argparse.ArgumentParser(description="Compares first hints with the choices of the strongest level.")
    parser.add_argument("folder", type=Path, help="folder for the findings of single games")
    parser.add_argument("--game", choices=GAMES, help="the game (default: all games)")
    parser.add_argument("--seats", type=int, choices=(2, 3, 4), help="number of seats (default: 2, 3 and 4)")
    parser.add_argument(
        "--games", type=int, default=10, help=f"games for each number of seats, {POSITIONS} positions each (default 10)"
    )
    parser.add_argument("--after", type=int, default=6, help="games after each move of a position (default 6)")
    executors.add_options(parser)
    arguments = parser.parse_args(argv)
    if min(arguments.games, arguments.after) < 1:
        parser.error("--games and --after: allowed is 1 or more")
    with executors.playing(parser, arguments) as executor:
        for name in GAMES if arguments.game is None else (arguments.game,):
            for seats in (2, 3, 4) if arguments.seats is None else (arguments.seats,):
                trial = ChoiceTrial(name, seats, arguments.after)
                cache = trial.cache(arguments.folder)
                games = complete(cache, ComparedGame, trial.compare, arguments.games, executor, trial.title)
                for line in report(trial.title, games):
                    write(line)


if __name__ == "__main__":
    # Imported by name, so that workers on other machines can unpickle its functions.
    from tools.hint_choice import main as started

    started()
