"""Learning what positions are worth by self-play in the compiled model of a game: `python -m tools.trainer --help`.

In each round what the round before has learned plays games against itself, on many boards and with all numbers of seats, in two of three games with
likes and dislikes, so that much is tried. For each stage of the game a ridge regression then foretells the points still to come, and a small network
what that leaves unexplained. In the end what was learned plays against what learning began with, on boards that it has not seen.

All that is needed to go on where it was stopped lies in a folder; the same seed brings the same answer. Knows no game: see `training_games.py`.
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

from haspelknecht_qt.bots.executors import SERIAL, TaskExecutor
from haspelknecht_qt.bots.statistics import student_interval
from haspelknecht_qt.core.strict_json import JsonObject
from tools import executors
from tools.training import Learner, Parameters, TrainingData, errors, learn
from tools.training_games import LEARNERS

PORTION = 20
"""Boards whose games are played, and kept, together."""
_ROUND = 1 << 20
_HELD_OUT = 1 << 19
"""Of the numbers of boards that a round has, these and above are for measuring."""


class TrainerError(Exception):
    """The folder holds another training. The message names the file and what it says."""


@frozen
class Training:
    """What is to be learned from: `games` in each of the rounds, so many of them on each board; all chance depends on the seed."""

    game: str
    rounds: int
    games: int
    games_a_board: int
    epochs: int
    seed: int

    @property
    def conditions(self) -> JsonObject:
        """What has to be the same for a training to be gone on with."""
        return {
            "game": self.game,
            "games": self.games,
            "games_a_board": self.games_a_board,
            "epochs": self.epochs,
            "seed": self.seed,
        }

    def boards(self, number: int) -> range:
        """The numbers of the boards of a round."""
        first = (self.seed * 64 + number) * _ROUND
        return range(first, first + max(1, self.games // self.games_a_board))


def train(training: Training, folder: Path, executor: TaskExecutor = SERIAL) -> Parameters:
    """Goes on with a training to the end of its rounds, and answers what was learned. Raises TrainerError and OSError."""
    _check(training, folder)
    knowledge = LEARNERS[training.game].known()
    for number in range(training.rounds):
        place = folder / f"round-{number + 1}"
        try:
            knowledge = Parameters.load(place / "knowledge.npz")
            continue
        except FileNotFoundError:
            told = _played(training, knowledge, number, place, executor)
        learner = LEARNERS[training.game]
        knowledge = learn(told, knowledge, learner.file.hidden, training.epochs, training.seed)
        linear, whole = next(errors(told, knowledge))
        sys.stderr.write(
            f"round {number + 1}: the first stage is wrong by {whole:.2f} points, {linear:.2f} without network\n"
        )
        knowledge.save(place / "knowledge.npz")
    return knowledge


def measure(learner: Learner, one: Parameters, other: Parameters, seed: int, boards: int, games: int) -> list[str]:
    """What the one has won against the other, for each kind of match a line: with 95 % confidence, boards as units."""
    lines = []
    for kind in learner.kinds():
        first = seed * 64 * _ROUND + _HELD_OUT
        ahead = [learner.match(one, other, kind, board, games) for board in range(first, first + boards)]
        points = student_interval([float(each.mean()) for each in ahead])
        won = np.concatenate(ahead)
        share = 100 * float(np.mean((won > 0) + 0.5 * (won == 0)))
        lines.append(
            f"{kind}: {share:.1f} % won, {points.mean:+.2f} points ({points.low:+.2f} to {points.high:+.2f}), {won.size} games"
        )
    return lines


def _check(training: Training, folder: Path) -> None:
    """Raises TrainerError where the folder holds another training."""
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / "training.json"
    text = json.dumps(training.conditions, indent=2) + "\n"
    if not file.exists():
        file.write_text(text, encoding="utf-8", newline="\n")
    elif file.read_text(encoding="utf-8") != text:
        raise TrainerError(f"{file}: is of another training; delete {folder}, or choose another folder")


def _played(
    training: Training, knowledge: Parameters, number: int, place: Path, executor: TaskExecutor
) -> list[TrainingData]:
    """All games of a round, those that are there already among them."""
    boards = training.boards(number)
    portions = {first: boards[first : first + PORTION] for first in range(0, len(boards), PORTION)}
    folders = {first: place / f"boards-{first}" for first in portions}
    missing = [first for first, folder in folders.items() if not (folder / "totals.npy").exists()]
    play = partial(_play, training.game, knowledge, training.games_a_board)
    for first, told in zip(missing, executor.in_order(play, [portions[first] for first in missing]), strict=True):
        told.save(folders[first])
    return [TrainingData.load(folder) for folder in folders.values()]


def _play(game: str, knowledge: Parameters, games: int, boards: range) -> TrainingData:
    return TrainingData.joined([LEARNERS[game].play(knowledge, board, games) for board in boards])


def main(argv: Sequence[str] | None = None) -> int:
    """Reads the command line, learns, measures, and writes what was learned."""
    parser = argparse.ArgumentParser(description="Learns what positions are worth by self-play in the compiled model.")
    parser.add_argument(
        "--game", choices=list(LEARNERS), default=next(iter(LEARNERS)), help="the game (default: the first)"
    )
    parser.add_argument("--rounds", type=int, default=2, help="rounds of games (default 2)")
    parser.add_argument("--games", type=int, default=100_000, help="games a round (default 100000)")
    parser.add_argument("--games-a-board", type=int, default=50, help="games on each board (default 50)")
    parser.add_argument("--epochs", type=int, default=5, help="how often the network sees each game (default 5)")
    parser.add_argument("--seed", type=int, default=1, help="of all boards, games and networks (default 1)")
    parser.add_argument("--measured", type=int, default=40, help="boards of each kind for measuring (default 40)")
    executors.add_options(parser)
    parser.add_argument(
        "--folder", type=Path, default=Path("build/train"), help="where it is gone on from (default build/train)"
    )
    parser.add_argument("output", type=Path, help="the file to be written")
    asked = parser.parse_args(argv)
    training = Training(asked.game, asked.rounds, asked.games, asked.games_a_board, asked.epochs, asked.seed)
    learner = LEARNERS[asked.game]
    try:
        with executors.playing(parser, asked) as executor:
            knowledge = train(training, asked.folder / asked.game, executor)
    except TrainerError as error:
        sys.stderr.write(f"{error}\n")
        return 1
    made_by: JsonObject = {**training.conditions, "rounds": asked.rounds}
    text = json.dumps(knowledge.as_json(learner.file, made_by))
    asked.output.write_text(text + "\n", encoding="utf-8", newline="\n")
    if asked.measured > 1:
        for line in measure(learner, knowledge, learner.known(), asked.seed, asked.measured, asked.games_a_board):
            sys.stdout.write(line + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
