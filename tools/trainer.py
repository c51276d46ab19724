"""Learns a value function by self-play in a game's compiled model: `python -m tools.trainer --help`.

In each round the result of the previous round plays games against itself, on many boards and with all numbers of seats.
In two of three games it has random preferences, to explore. For each stage of the game a ridge regression then predicts
the points still to come, and a small network its residuals. At the end the result plays against the initial parameters,
on new boards.

A folder has all that is needed to resume; the same seed gives the same result. Independent of the game: see
`training_games.py`.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from functools import partial
from pathlib import Path

import numpy as np
from attrs import frozen

from haspelknecht_qt.bots.executors import SERIAL_EXECUTOR, TaskExecutor
from haspelknecht_qt.bots.statistics import student_interval
from haspelknecht_qt.core.strict_json import JsonObject
from tools import executors
from tools.training import Learner, Parameters, TrainingData, errors, learn
from tools.training_games import LEARNERS

PORTION = 20
"""Number of boards whose games are played and stored together."""
_ROUND = 1 << 20
_FIRST_MEASURED = 1 << 19
"""First board number of a round that is reserved for measuring."""


class TrainerError(Exception):
    """The folder belongs to another training. The message names the file and its content."""


@frozen
class Training:
    """Settings of a training: `games` in each round, `games_a_board` on each board; all chance depends on the seed."""

    game: str
    rounds: int
    games: int
    games_a_board: int
    epochs: int
    seed: int

    @property
    def conditions(self) -> JsonObject:
        """Settings that must be equal to resume a training."""
        return {
            "game": self.game,
            "games": self.games,
            "games_a_board": self.games_a_board,
            "epochs": self.epochs,
            "seed": self.seed,
        }

    def boards(self, number: int) -> range:
        """Returns the board numbers of a round."""
        first = (self.seed * 64 + number) * _ROUND
        return range(first, first + max(1, self.games // self.games_a_board))


def train(training: Training, folder: Path, executor: TaskExecutor = SERIAL_EXECUTOR) -> Parameters:
    """Resumes a training until its last round and returns the result. Raises TrainerError and OSError."""
    _check(training, folder)
    parameters = LEARNERS[training.game].initial_parameters()
    for number in range(training.rounds):
        place = folder / f"round-{number + 1}"
        try:
            parameters = Parameters.load(place / "knowledge.npz")
            continue
        except FileNotFoundError:
            records = _played(training, parameters, number, place, executor)
        learner = LEARNERS[training.game]
        parameters = learn(records, parameters, learner.file.hidden_count, training.epochs, training.seed)
        linear, whole = next(errors(records, parameters))
        sys.stderr.write(
            f"round {number + 1}: the first stage is wrong by {whole:.2f} points, {linear:.2f} without network\n"
        )
        parameters.save(place / "knowledge.npz")
    return parameters


def measure(learner: Learner, one: Parameters, other: Parameters, seed: int, boards: int, games: int) -> list[str]:
    """Returns a line for each kind of match with the result of `one` against `other`: 95 % confidence, boards as units."""
    lines = []
    for kind in learner.kinds():
        first = seed * 64 * _ROUND + _FIRST_MEASURED
        ahead = [learner.match(one, other, kind, board, games) for board in range(first, first + boards)]
        points = student_interval([float(each.mean()) for each in ahead])
        won = np.concatenate(ahead)
        share = 100 * float(np.mean((won > 0) + 0.5 * (won == 0)))
        lines.append(
            f"{kind}: {share:.1f} % won, {points.mean:+.2f} points ({points.low:+.2f} to {points.high:+.2f}), {won.size} games"
        )
    return lines


def _check(training: Training, folder: Path) -> None:
    """Raises TrainerError if the folder belongs to another training."""
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / "training.json"
    text = json.dumps(training.conditions, indent=2) + "\n"
    if not file.exists():
        file.write_text(text, encoding="utf-8", newline="\n")
    elif file.read_text(encoding="utf-8") != text:
        raise TrainerError(f"{file}: is of another training; delete {folder}, or choose another folder")


def _played(
    training: Training, parameters: Parameters, number: int, place: Path, executor: TaskExecutor
) -> list[TrainingData]:
    """Returns all games of a round; stored ones are not played again."""
    boards = training.boards(number)
    portions = {first: boards[first : first + PORTION] for first in range(0, len(boards), PORTION)}
    folders = {first: place / f"boards-{first}" for first in portions}
    missing = [first for first, folder in folders.items() if not (folder / "totals.npy").exists()]
    play = partial(_play, training.game, parameters, training.games_a_board)
    for first, records in zip(missing, executor.map(play, [portions[first] for first in missing]), strict=True):
        records.save(folders[first])
    return [TrainingData.load(folder) for folder in folders.values()]


def _play(game: str, parameters: Parameters, games: int, boards: range) -> TrainingData:
    return TrainingData.joined([LEARNERS[game].play(parameters, board, games) for board in boards])


def main(argv: Sequence[str] | None = None) -> int:
    """Reads the command line, learns, measures, and writes the result."""
    parser = argparse.ArgumentParser(description="Trains a value function by self-play in the compiled model.")
    parser.add_argument(
        "--game", choices=list(LEARNERS), default=next(iter(LEARNERS)), help="the game (default: the first)"
    )
    parser.add_argument("--rounds", type=int, default=2, help="rounds of games (default 2)")
    parser.add_argument("--games", type=int, default=100_000, help="games in each round (default 100000)")
    parser.add_argument("--games-a-board", type=int, default=50, help="games on each board (default 50)")
    parser.add_argument("--epochs", type=int, default=5, help="passes of the network over all games (default 5)")
    parser.add_argument("--seed", type=int, default=1, help="seed of all boards, games and networks (default 1)")
    parser.add_argument("--measured", type=int, default=40, help="boards of each kind for the measurement (default 40)")
    executors.add_options(parser)
    parser.add_argument(
        "--folder",
        type=Path,
        default=Path("build/train"),
        help="folder of stored steps; a stopped run continues (default build/train)",
    )
    parser.add_argument("output", type=Path, help="file for the result")
    arguments = parser.parse_args(argv)
    if min(arguments.rounds, arguments.games, arguments.games_a_board) < 1:
        parser.error("--rounds, --games and --games-a-board: allowed is 1 or more")
    if min(arguments.epochs, arguments.seed, arguments.measured) < 0:
        parser.error("--epochs, --seed and --measured: allowed is 0 or more")
    # Made before the games: without the folder, the result would be lost.
    arguments.output.parent.mkdir(parents=True, exist_ok=True)
    training = Training(
        arguments.game, arguments.rounds, arguments.games, arguments.games_a_board, arguments.epochs, arguments.seed
    )
    learner = LEARNERS[arguments.game]
    try:
        with executors.playing(parser, arguments) as executor:
            parameters = train(training, arguments.folder / arguments.game, executor)
    except TrainerError as error:
        sys.stderr.write(f"{error}\n")
        return 1
    made_by: JsonObject = {**training.conditions, "rounds": arguments.rounds}
    text = json.dumps(parameters.as_json(learner.file, made_by))
    arguments.output.write_text(text + "\n", encoding="utf-8", newline="\n")
    if arguments.measured > 1:
        for line in measure(
            learner,
            parameters,
            learner.initial_parameters(),
            arguments.seed,
            arguments.measured,
            arguments.games_a_board,
        ):
            sys.stdout.write(line + "\n")
    return 0


if __name__ == "__main__":
    # Imported by name, so that workers on other machines can unpickle its functions.
    from tools.trainer import main as started

    sys.exit(started())
