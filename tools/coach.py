"""Measures the coach's warnings and marks on moves with known losses: `make coach`.

The weakest levels play against each other, on seeds with no other use. Some of their decisions are judged as at the
table. The loss of each is then found by independent rollouts. Some choose the best candidate, others measure its lead.
Otherwise chance would make the best of several candidates look too good, and losses too large.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator, Sequence
from typing import Any

from attrs import frozen

from haspelknecht_qt import composition
from haspelknecht_qt.bots import coach
from haspelknecht_qt.bots.candidates import candidates_to_compare
from haspelknecht_qt.bots.coach import WARNING_LOSSES, CoachMark, CoachMode
from haspelknecht_qt.bots.evaluator import RolloutSource
from haspelknecht_qt.bots.evaluator_bot import AnyEvaluatorBot, EvaluatorBot
from haspelknecht_qt.bots.executors import TaskExecutor
from haspelknecht_qt.bots.levels import strongest_hint_level
from haspelknecht_qt.bots.statistics import wilson_interval
from haspelknecht_qt.commands.simulation import play
from haspelknecht_qt.commands.terminal import write
from haspelknecht_qt.core.rng import Generator
from haspelknecht_qt.games import GAMES
from tools import coach_follow, executors
from tools.calibration import Position, players, positions_of
from tools.coach_follow import FollowTrial

SEED = 7_900_000
"""Seed of the first game. These seeds have no other use."""
DECISIONS = 14
"""Number of judged decisions of each game."""
HARMLESS_LOSS, CLEAR_LOSS = 1.0, 4.0
"""Losses in points: a warning below the first is a false alarm, no warning from the second on is a miss."""
_LEVELS = 3
"""Number of levels that play, the weakest ones: their losses are like those of people."""
_CLOSE = 1.0
"""Distance from these losses within which four times as many rollouts measure a loss, in points."""
_INDEPENDENT = 1 << 49
"""Seed of the first independent rollout; judgements use others."""
_CHOICE = 1 << 35


@frozen
class Judgement:
    """A judged decision: its loss by independent rollouts, the coach's opinion, and the processor time in seconds.

    `warned_modes` are the modes in which the coach warns.
    """

    loss: float
    warned_modes: frozenset[CoachMode]
    mark: CoachMark
    seconds: float


@frozen
class CoachTrial:
    """Games of `name` with this number of seats. `independent` is the number of rollouts that measure a loss."""

    name: str
    seats: int
    seed: int
    independent: int

    def judgements(self, number: int) -> list[Judgement]:
        """Plays a game, and judges some of its decisions."""
        game, bots, _ = players(self.name, alone=False)
        seed = self.seed + number
        setup = game.setup({"players": self.seats}, seed)
        levels = list(bots)[:_LEVELS]
        _, moves = play(game, setup, seed, [bots[levels[(number + seat) % _LEVELS]] for seat in range(self.seats)])
        decisions = [each for each in positions_of(game, setup, moves) if each.ends]
        Generator(seed, _CHOICE).shuffle(decisions)
        found: list[Judgement] = []
        bot_factories = composition.builtin_bot_factories(self.name, timed=False)
        make_judge = bot_factories[strongest_hint_level(bot_factories)]
        for decision in decisions:
            # A new bot has no stored comparison, as at the table.
            judge = make_judge(game)
            judgement = self._judge(judge, decision) if isinstance(judge, EvaluatorBot) else None
            found += [] if judgement is None else [judgement]
            if len(found) == DECISIONS:
                break
        return found

    def _judge(self, judge: AnyEvaluatorBot, decision: Position) -> Judgement | None:
        """Returns the judgement of a decision; None if there was no choice."""
        begun = time.process_time()
        observation, seat, move = decision.observation, decision.decision.actor, decision.move
        review = coach.judge(judge, observation, seat, move, time.process_time)
        used = time.process_time() - begun
        if review is None:
            return None
        root = judge.evaluator.decision_root(observation)
        compared = candidates_to_compare(judge, root, observation, (move,))
        source = judge.evaluator.rollout_source(root)
        if compared is None or source is None:
            raise ValueError(f"{self.name} has no compiled model, the coach needs one")
        loss = self._loss(source, *compared)
        warned = frozenset(mode for mode in WARNING_LOSSES if coach.should_warn(review, mode))
        return Judgement(loss, warned, coach.mark_of(review), used)

    def _loss(self, source: RolloutSource[Any], candidates: Sequence[Any], played: Sequence[int]) -> float:
        """Returns the loss of a move that begins the candidates with the indexes `played`."""
        numbers = range(_INDEPENDENT, _INDEPENDENT + self.independent // 2)
        values = [_mean_score(source, each, numbers) for each in candidates]
        best, own = max(range(len(values)), key=values.__getitem__), max(played, key=values.__getitem__)
        if best == own:
            return 0.0
        loss = 0.0
        for count in (self.independent, 4 * self.independent):
            numbers = range(numbers.stop, numbers.stop + count)
            loss = _mean_score(source, candidates[best], numbers) - _mean_score(source, candidates[own], numbers)
            if min(abs(loss - HARMLESS_LOSS), abs(loss - CLEAR_LOSS)) > _CLOSE:
                break
        return max(0.0, loss)


def _mean_score(source: RolloutSource[Any], candidate: object, numbers: range) -> float:
    return sum(source.play_to_end(candidate, number).final_score for number in numbers) / len(numbers)


def report(trial: CoachTrial, judgements: Sequence[Judgement]) -> Iterator[str]:
    """Yields the lines of the report."""
    yield f"{trial.name}, {trial.seats} seats: {len(judgements)} moves"
    for mode in WARNING_LOSSES:
        warned = sum(mode in each.warned_modes for each in judgements)
        harmless = [mode in each.warned_modes for each in judgements if each.loss < HARMLESS_LOSS]
        clear = [mode not in each.warned_modes for each in judgements if each.loss >= CLEAR_LOSS]
        yield f"  {mode}, {warned} warnings: false alarms at a loss below {HARMLESS_LOSS:g}: {_share(harmless)}"
        yield f"  {mode}: misses at a loss of {CLEAR_LOSS:g} or more: {_share(clear)}"
    for mark in CoachMark:
        losses = [each.loss for each in judgements if each.mark is mark]
        if losses:
            yield f"  marked {mark}: {len(losses)}, mean loss {sum(losses) / len(losses):.2f}"
    seconds = [each.seconds for each in judgements]
    yield f"  processor time: mean {sum(seconds) / len(seconds):.2f} s, at most {max(seconds):.2f} s"


def _share(found: Sequence[bool]) -> str:
    """Returns number and share of True values, with the upper limit of its 95 % confidence interval."""
    if not found:
        return "no such move"
    interval = wilson_interval(sum(found) / len(found), len(found))
    return f"{sum(found)} of {len(found)} ({100 * interval.mean:.1f} %, at most {100 * interval.high:.1f} %)"


def main(argv: Sequence[str] | None = None) -> None:
    """Runs the requested trials and prints the reports."""
    parser = argparse.ArgumentParser(description="Measures false alarms and misses of the coach, or its worth.")
    parser.add_argument("--game", choices=GAMES, help="the game (default: all games)")
    parser.add_argument("--seats", type=int, choices=(2, 3, 4), help="number of seats (default: 2, 3 and 4)")
    parser.add_argument("--games", type=int, default=10, help=f"games, {DECISIONS} decisions each (default 10)")
    parser.add_argument("--independent", type=int, default=400, help="rollouts that measure a loss (default 400)")
    parser.add_argument("--seed", type=int, default=0, help="number added to the seeds of the games (default 0)")
    parser.add_argument("--follow", action="store_true", help="measure a level that follows the coach, with two seats")
    executors.add_options(parser)
    arguments = parser.parse_args(argv)
    if min(arguments.games, arguments.independent // 2) < 1 or arguments.seed < 0:
        parser.error("--games: allowed is 1 or more, --independent 2 or more, --seed 0 or more")
    with executors.playing(parser, arguments) as executor:
        for name in GAMES if arguments.game is None else (arguments.game,):
            reports = _followed(name, arguments, executor) if arguments.follow else _judged(name, arguments, executor)
            for line in reports:
                write(line)


def _judged(name: str, arguments: argparse.Namespace, executor: TaskExecutor) -> Iterator[str]:
    """Judges decisions of a game. Yields the lines of the report for each number of seats."""
    for seats in (2, 3, 4) if arguments.seats is None else (arguments.seats,):
        trial = CoachTrial(name, seats, SEED + arguments.seed, arguments.independent)
        found = executor.map(trial.judgements, range(arguments.games))
        yield from report(trial, [each for judgements in found for each in judgements])


def _followed(name: str, arguments: argparse.Namespace, executor: TaskExecutor) -> Iterator[str]:
    """Plays `--games` deals in which a level follows the coach. Yields the lines of the report."""
    trial = FollowTrial.of(name, coach_follow.SEED + arguments.seed)
    tournament = trial.tournament(arguments.games)
    for _ in tournament.run(executor):
        pass
    yield from trial.report(tournament)


if __name__ == "__main__":
    # Imported by name, so that workers on other machines can unpickle its functions.
    from tools.coach import main as started

    started()
