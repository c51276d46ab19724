"""Tests the expectations in hints and the losses in decision reviews: `make calibration`.

Levels play against each other, on seeds with no other use. In some positions of games of the three strongest levels, a
hint is compared with many independent rollouts and with the actual final score. Games of the three weakest levels are
reviewed like a person's, within the time limit of the table. Their losses are compared with independent rollouts.
Without a compiled model, hints are compared with final scores only. Findings are saved after each game, so that a
stopped run can be resumed.
"""

from __future__ import annotations

import argparse
import json
import math
import time
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from attrs import evolve, frozen

from haspelknecht_qt import composition
from haspelknecht_qt.bots import hints
from haspelknecht_qt.bots.calibration import FORMAT, Calibration, GameStage
from haspelknecht_qt.bots.candidates import candidates_to_compare, continuations, initial_candidates
from haspelknecht_qt.bots.evaluator_bot import AnyEvaluatorBot, EvaluatorBot
from haspelknecht_qt.bots.executors import TaskExecutor
from haspelknecht_qt.bots.hints import Hint
from haspelknecht_qt.bots.levels import explaining_levels, strongest_hint_level
from haspelknecht_qt.bots.move_order import state_after_both
from haspelknecht_qt.bots.review_schedule import TIME_LIMITS, ReviewSchedule
from haspelknecht_qt.bots.statistics import variance
from haspelknecht_qt.commands.simulation import play
from haspelknecht_qt.commands.terminal import write
from haspelknecht_qt.core.game import CHANCE, AnyGame, Decision
from haspelknecht_qt.core.rng import Generator
from haspelknecht_qt.games import GAMES
from tools import executors
from tools.game_cache import GameCache, complete, levels_version
from tools.grouped_interval import grouped_interval
from tools.rollouts import DROPPED_AFTER, means_of_best

SEED = 7_000_000
"""Seed of the first game. These seeds have no other use: not for learning, choosing or measuring."""
POSITIONS = 20
"""Number of hints, and of independently evaluated decisions, in each game."""
MAX_HINTS = 6
"""Number of hints that are compared in each position."""
ROLLOUTS_OF_A_HINT = 200
"""Rollouts for each candidate of a hint: about the number that fits into the time limit at the table."""
REPORT_LIMIT = 5
"""Number of decisions of each player that a review shows."""
MIN_LOSS = 0.5
"""Minimum loss of a decision that a review shows, in points."""
MIN_SHOWN_LOSS, MIN_TRUE_LOSS, MAX_BEHIND = 2.0, 1.0, 1.0
"""Minimum shown loss that is checked, minimum independent loss that confirms it, and maximum distance of a good hint.

All are in points. The distance is that from the best hint.
"""
_INDEPENDENT = 1 << 48
"""Seed of the first independent rollout; hints and reviews use others."""
_CHOICE = 1 << 34
"""Random stream of the choice of positions."""
_LEARNING_SEEDS = 500_000
"""Offset of the seeds for learning corrections, apart from those for tests."""
_PRIOR_GAMES = 4
"""Weight of the assumption that there is no error, as a number of games."""
_LEVELS = 3
"""Number of levels that play with each other: the strongest for hints, the weakest for reviews."""
_HINTS_PER_STAGE = 2
"""Maximum number of hints for each stage of a game to learn from: further ones of the same game add nothing."""


@frozen
class HintTrial:
    """A hint in a position of a bot's game: expected points, mean of independent rollouts, and that seat's final score.

    `behind` is the distance from the best hint by independent rollouts, in points. Without a model, `independent` and
    `behind` are None.
    """

    level: str
    promised: float
    independent: float | None
    final: int
    behind: float | None = None


@frozen
class GameTrial:
    """Findings of one game: hints, and losses as shown and by independent rollouts.

    `charges` are the independent losses of all decisions with a shown loss of MIN_SHOWN_LOSS or more.
    `first` is the processor time until the first costly decision is known, `seconds` that of the whole review.
    `decisions` is the number of reviewed decisions.
    """

    hints: tuple[HintTrial, ...]
    losses: tuple[tuple[float, float], ...]
    first: float
    seconds: float
    decisions: int
    charges: tuple[float, ...] = ()

    @classmethod
    def from_json(cls, data: Any) -> GameTrial:
        """Reads findings from the values of `attrs.asdict`, as JSON returns them."""
        hints = tuple(HintTrial(**each) for each in data["hints"])
        losses = tuple((shown, independent) for shown, independent in data["losses"])
        return cls(**data | {"hints": hints, "losses": losses, "charges": tuple(data["charges"])})


@frozen
class Position:
    """A decision of a game: observation and move. It `begins` a choice, `ends` one, or both."""

    observation: object
    decision: Decision
    move: object
    begins: bool
    ends: bool


@frozen
class Trial:
    """Games with this number of seats; `independent` is the number of rollouts of each candidate for comparison.

    With `alone`, hints are the bot's own evaluation, as without a compiled model.
    """

    name: str
    seats: int
    seed: int
    independent: int
    alone: bool = False

    @property
    def title(self) -> str:
        """Name of the trial in reports."""
        return f"{self.name}, {self.seats} seats"

    @property
    def _independent_seeds(self) -> range:
        return range(_INDEPENDENT, _INDEPENDENT + self.independent)

    def cache(self, folder: Path) -> GameCache:
        """Returns the store of the findings, which are valid for these levels and settings."""
        settings = f"{levels_version(self.name)} {POSITIONS} {MAX_HINTS} {ROLLOUTS_OF_A_HINT} {self.independent} {DROPPED_AFTER}"
        alone = "-alone" if self.alone else ""
        return GameCache(folder / f"{self.name}-{self.seats}-{self.seed}{alone}.jsonl", settings)

    def play_games(self, number: int) -> GameTrial:
        """Plays a game between strong levels and one between weak ones; returns the findings."""
        game, bots, judge = players(self.name, alone=self.alone)
        seed = self.seed + number
        setup = game.setup({"players": self.seats}, seed)
        # Users of hints play well; people's decisions cost more than those of the strongest levels.
        levels = self._seated(list(bots)[-_LEVELS:], number)
        end, moves = play(game, setup, seed, [bots[level] for level in levels])
        final = [seat.total for seat in game.standing(end).seats]
        positions = list(positions_of(game, setup, moves))
        dice = Generator(seed, _CHOICE)
        begun = [each for each in positions if each.begins and len(game.legal_moves(each.observation)) > 1]
        dice.shuffle(begun)
        hint_trials = [
            self._hint(judge, each, levels[each.decision.actor], final[each.decision.actor])
            for each in begun[:POSITIONS]
        ]
        if not hint_trials or hint_trials[0].independent is None:
            return GameTrial(tuple(hint_trials), (), 0.0, 0.0, 0)
        _, moves = play(game, setup, seed, [bots[level] for level in self._seated(list(bots)[:_LEVELS], number)])
        decisions = [each for each in positions_of(game, setup, moves) if each.ends]
        reviews, first, seconds = _timed_reviews(judge, decisions, self.seats)
        chosen = sorted(reviews)
        dice.shuffle(chosen)
        checked = {place for place in chosen if reviews[place].shown_loss >= MIN_SHOWN_LOSS}
        independent = {place: self._loss(judge, decisions[place]) for place in {*chosen[:POSITIONS], *checked}}
        losses = [(reviews[place].shown_loss, independent[place]) for place in chosen[:POSITIONS]]
        charges = [independent[place] for place in sorted(checked)]
        return GameTrial(tuple(hint_trials), tuple(losses), first, seconds, len(reviews), tuple(charges))

    def _seated(self, levels: Sequence[str], number: int) -> list[str]:
        """Returns the level of each seat, rotating from game to game."""
        return [levels[(number + seat) % len(levels)] for seat in range(self.seats)]

    def _hint(self, judge: AnyEvaluatorBot, position: Position, level: str, final: int) -> HintTrial:
        """Returns the best hint in a position, with the results to compare."""
        rollouts = 0 if self.alone else ROLLOUTS_OF_A_HINT
        found = hints.find_hints(judge, position.observation, position.decision.actor, MAX_HINTS, rollouts)
        hint = found[0]
        root = judge.evaluator.decision_root(position.observation)
        rollout_source = None if self.alone else judge.evaluator.rollout_source(root)
        if rollout_source is None:
            return HintTrial(level, hint.points, None, final)
        candidates = [move_of_hint(judge, position.observation, each) for each in found]
        means = means_of_best(rollout_source, candidates, (0,), self._independent_seeds)
        return HintTrial(level, hint.points, means[0], final, max(means.values()) - means[0])

    def _loss(self, judge: AnyEvaluatorBot, position: Position) -> float:
        """Returns the loss of a decision by independent rollouts alone.

        If the decision and the best candidate may be made in either order, the loss is at most that after both.
        """
        observation = position.observation
        root = judge.evaluator.decision_root(observation)
        compared = candidates_to_compare(judge, root, observation, (position.move,))
        rollout_source = judge.evaluator.rollout_source(root)
        if compared is None or rollout_source is None:
            raise ValueError("nothing was to be chosen, allowed are decisions with a verdict")
        candidates, played_indexes = compared
        means = means_of_best(rollout_source, candidates, played_indexes, self._independent_seeds)
        best = max(means, key=means.__getitem__)
        if best in played_indexes:
            return 0.0
        played = max(means[index] for index in played_indexes)
        write_move = judge.game.write_move
        best_moves = tuple(map(write_move, judge.evaluator.remaining_moves(root, candidates[best]) or ()))
        both = state_after_both(judge.game, observation, best_moves, (write_move(position.move),))
        if both is not None:
            source_after_both, later_candidates = continuations(judge, both)
            if source_after_both is not None:
                after_both = means_of_best(source_after_both, later_candidates, (), self._independent_seeds)
                played = max(played, *after_both.values())
        return max(0.0, means[best] - played)

    def errors(self, number: int) -> list[tuple[GameStage, float]]:
        """Returns stages and errors (final minus expected score) of the own evaluation in a game of its own level."""
        game, _, judge = players(self.name, alone=True)
        judge = evolve(judge, calibration=None)
        seed = self.seed + number
        setup = game.setup({"players": self.seats}, seed)
        end, moves = play(game, setup, seed, [judge] * self.seats)
        final = [seat.total for seat in game.standing(end).seats]
        positions = [each for each in positions_of(game, setup, moves) if each.begins]
        Generator(seed, _CHOICE).shuffle(positions)
        found: list[tuple[GameStage, float]] = []
        for each in positions:
            seat, stage = each.decision.actor, (self.seats, *game.period(each.observation))
            if sum(stage == other for other, _ in found) < _HINTS_PER_STAGE:
                promised = hints.find_hints(judge, each.observation, seat, 1)[0].points
                found.append((stage, final[seat] - promised))
        return found


@cache
def players(name: str, *, alone: bool) -> tuple[AnyGame, dict[str, AnyEvaluatorBot], AnyEvaluatorBot]:
    """Returns a game, bots of its levels by name, weakest first, and the bot that gives hints at the table.

    With `alone`, this is the bot that gives hints without a compiled model.
    """
    game = composition.game(name)
    bot_factories = composition.builtin_bot_factories(name, timed=False)
    bots = {level: bot for level, make in bot_factories.items() if isinstance(bot := make(game), EvaluatorBot)}
    return game, bots, bots[explaining_levels(bot_factories)[-1] if alone else strongest_hint_level(bot_factories)]


def positions_of(game: AnyGame, setup: object, moves: Sequence[object]) -> Iterator[Position]:
    """Yields the decisions of a game in order."""
    state = game.initial_state(setup)
    before: Decision | None = None
    for move in moves:
        decision = game.decision(state)
        if decision is None:
            return
        observation = None if decision.actor == CHANCE else game.observe(state, decision.actor)
        game.advance(state, move)
        joint = decision.step in game.combined_choice_steps
        if observation is not None:
            begins, ends = not joint or decision != before, not joint or decision != game.decision(state)
            yield Position(observation, decision, move, begins, ends)
        before = decision


def move_of_hint(judge: AnyEvaluatorBot, observation: object, hint: Hint) -> object:
    """Returns the candidate with the moves of a hint."""
    known = initial_candidates(judge, judge.evaluator.decision_root(observation))
    return next(
        candidate
        for candidate in known
        if tuple(map(judge.game.write_move, judge.evaluator.remaining_moves(observation, candidate) or ()))
        == hint.moves
    )


def _timed_reviews(
    judge: AnyEvaluatorBot, decisions: Sequence[Position], seats: int
) -> tuple[dict[int, hints.DecisionReview], float, float]:
    """Returns the reviews by decision index, and the processor times until the first costly one and until the end."""
    schedule = ReviewSchedule(range(len(decisions)), REPORT_LIMIT * seats)
    reviews: dict[int, hints.DecisionReview] = {}
    begun, first = time.process_time(), 0.0
    while (next_task := schedule.next_task()) is not None:
        position = decisions[next_task.number]
        found = hints.decision_review(
            judge, position.observation, position.decision.actor, [position.move], next_task.rollouts
        )
        schedule.record(next_task.number, found)
        used = time.process_time() - begun
        if found is not None:
            reviews[next_task.number] = found
            first = first or (used if found.loss >= MIN_LOSS else 0.0)
        if not schedule.unreviewed_count and used >= TIME_LIMITS[seats] * seats:
            break
    return reviews, first, time.process_time() - begun


def corrections(level: str, games: Iterable[Iterable[tuple[GameStage, float]]]) -> Calibration:
    """Returns the corrections of a level: the mean over games of the mean error at each stage, less for few games."""
    by_stage: dict[GameStage, list[float]] = {}
    for errors in games:
        of_game: dict[GameStage, list[float]] = {}
        for stage, error in errors:
            of_game.setdefault(stage, []).append(error)
        for stage, found in of_game.items():
            by_stage.setdefault(stage, []).append(sum(found) / len(found))
    return Calibration(level, {stage: sum(means) / (len(means) + _PRIOR_GAMES) for stage, means in by_stage.items()})


def report(title: str, games: Sequence[GameTrial], *, alone: bool = False) -> Iterator[str]:
    """Yields the lines of the report. With `alone`, hints were the bot's own evaluation (`Trial`)."""
    hints_tried = [hint for game in games for hint in game.hints]
    yield f"{title}: {len(hints_tried)} hints in {len(games)} games"
    independent = [
        [hint.promised - hint.independent for hint in game.hints if hint.independent is not None] for game in games
    ]
    if any(independent):
        yield f"  expected score minus mean of independent rollouts: {_error(independent)}"
        behind = [hint.behind for hint in hints_tried if hint.behind is not None]
        good = sum(each <= MAX_BEHIND for each in behind)
        yield (
            f"  first hint at most {MAX_BEHIND:g} point behind the best one by independent rollouts: {good} of {len(behind)}"
        )
    else:
        reason = "as requested" if alone else "because there is no compiled model"
        yield f"  hints are the bot's own evaluation with its learned corrections, {reason}"
    for level in (*dict.fromkeys(sorted(hint.level for hint in hints_tried)), ""):
        errors = [[hint.promised - hint.final for hint in game.hints if level in {"", hint.level}] for game in games]
        yield f"  expected score minus final score, {level or 'all levels'}: {_error(errors)}"
    losses = [loss for game in games for loss in game.losses]
    if losses:
        shown, measured = zip(*losses, strict=True)
        yield (
            f"  {len(losses)} decisions: mean shown loss {sum(shown) / len(shown):.2f}, by independent rollouts "
            f"{sum(measured) / len(measured):.2f}, correlation {_correlation(shown, measured):.2f}"
        )
        charges = [loss for game in games for loss in game.charges]
        true = sum(loss >= MIN_TRUE_LOSS for loss in charges)
        yield (
            f"  shown losses of {MIN_SHOWN_LOSS:g} or more: {len(charges)}; {true} of them are {MIN_TRUE_LOSS:g} or more "
            "by independent rollouts"
        )
        slowest, latest = max(game.seconds for game in games), max(game.first for game in games)
        yield f"  processor time of a review: at most {slowest:.1f} s, first costly decision after {latest:.1f} s"


def _error(groups: Sequence[Sequence[float]]) -> str:
    """Returns mean error with limits (whole games as units), mean absolute error, and spread."""
    mean = grouped_interval(groups)
    errors = [error for group in groups for error in group]
    absolute = sum(map(abs, errors)) / len(errors)
    spread = math.sqrt(variance(errors))
    return f"mean {mean.mean:+.2f} ({mean.low:+.2f} to {mean.high:+.2f}), absolute {absolute:.2f}, spread {spread:.2f}"


def _correlation(one: Sequence[float], other: Sequence[float]) -> float:
    means = sum(one) / len(one), sum(other) / len(other)
    products = sum((a - means[0]) * (b - means[1]) for a, b in zip(one, other, strict=True)) / (len(one) - 1)
    spread = math.sqrt(variance(one) * variance(other))
    return products / spread if spread else math.nan


def main(argv: Sequence[str] | None = None) -> None:
    """Runs the requested tests and prints the reports."""
    parser = argparse.ArgumentParser(description="Tests the expectations in hints and the losses in decision reviews.")
    parser.add_argument("folder", type=Path, help="folder for the findings of single games")
    parser.add_argument("--game", choices=GAMES, help="the game (default: all games)")
    parser.add_argument("--seats", type=int, choices=(2, 3, 4), help="number of seats (default: 2, 3 and 4)")
    parser.add_argument(
        "--games", type=int, default=10, help=f"games for each number of seats, {POSITIONS} hints each (default 10)"
    )
    parser.add_argument(
        "--independent", type=int, default=200, help="independent rollouts of each candidate (default 200)"
    )
    parser.add_argument("--seed", type=int, default=0, help="number added to the seeds of the games (default 0)")
    parser.add_argument("--alone", action="store_true", help="test the evaluation without a compiled model")
    parser.add_argument("--learn", action="store_true", help="learn the corrections of this evaluation, and store them")
    executors.add_options(parser)
    arguments = parser.parse_args(argv)
    if min(arguments.games, arguments.independent) < 1 or arguments.seed < 0:
        parser.error("--games and --independent: allowed is 1 or more; --seed: allowed is 0 or more")
    with executors.playing(parser, arguments) as executor:
        for name in GAMES if arguments.game is None else (arguments.game,):
            trials = [
                Trial(name, seats, SEED + arguments.seed, arguments.independent, arguments.alone)
                for seats in ((2, 3, 4) if arguments.seats is None else (arguments.seats,))
            ]
            if arguments.learn:
                _learn(name, trials, arguments.games, executor)
            else:
                _test(trials, arguments.folder, arguments.games, executor)


def _test(trials: Sequence[Trial], folder: Path, count: int, executor: TaskExecutor) -> None:
    """Tests the missing ones of `count` games of each trial, and prints a report for each and one for all."""
    every: list[GameTrial] = []
    for trial in trials:
        games = complete(trial.cache(folder), GameTrial, trial.play_games, count, executor, trial.title)
        every += games
        for line in report(trial.title, games, alone=trial.alone):
            write(line)
    if len(trials) > 1:
        for line in report(f"{trials[0].name}, all numbers of seats", every, alone=trials[0].alone):
            write(line)


def file_text(calibration: Calibration) -> str:
    """Returns the text of a file with these corrections, which `haspelknecht_qt.bots.calibration.load` reads."""
    rows = [[*stage, round(points, 2)] for stage, points in sorted(calibration.points.items())]
    return json.dumps({"format": FORMAT, "level": calibration.level, "corrections": rows}) + "\n"


def _learn(name: str, trials: Iterable[Trial], games: int, executor: TaskExecutor) -> None:
    """Learns the corrections of a game and writes them to the program's resources."""
    bot_factories = composition.builtin_bot_factories(name, timed=False)
    errors: list[list[tuple[GameStage, float]]] = []
    for trial in trials:
        higher = evolve(trial, seed=trial.seed + _LEARNING_SEEDS)
        errors += executor.map(higher.errors, range(games))
    calibration = corrections(explaining_levels(bot_factories)[-1], errors)
    composition.calibration_file(name).write_text(file_text(calibration), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    # Imported by name, so that workers on other machines can unpickle its functions.
    from tools.calibration import main as started

    started()
