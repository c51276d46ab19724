"""Hints, explanations of a bot's moves, and reviews of a player's decisions. All three consist of `Hint` objects.

If the game has a compiled model (its rules in C++), a game can be played to the end many times after each candidate.
The final scores of these rollouts then count (see rollout_statistics.py). Otherwise the bot's own evaluation counts.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from typing import Generic

from attrs import asdict, evolve

from haspelknecht_qt.bots.candidates import (
    MAX_CANDIDATES,
    begins_with,
    candidates_to_compare,
    continuations,
    distinct_candidates,
    initial_candidates,
)
from haspelknecht_qt.bots.evaluator import W
from haspelknecht_qt.bots.evaluator_bot import EvaluatorBot, RatedCandidate
from haspelknecht_qt.bots.move_order import state_after_both
from haspelknecht_qt.bots.rollout_statistics import CandidateStatistics, RolloutComparison, certain_differences
from haspelknecht_qt.bots.search import make_time_left_check
from haspelknecht_qt.bots.statistics import Z_95, variance
from haspelknecht_qt.core.fast_attrs import frozen
from haspelknecht_qt.core.game import M, S
from haspelknecht_qt.core.strict_json import JsonObject, JsonValue
from haspelknecht_qt.core.trajectory import OutcomeDifference

LOOKAHEAD_SOURCE = "ahead"
"""Name in `Hint.sources` of the points that looking ahead adds to the expected score, or takes from it."""
CALIBRATION_SOURCE = "usual"
"""Name in `Hint.sources` of the correction of the evaluation's mean error, the same for all hints."""
FORESEEN_SOURCE = "sight"
"""Name in `Hint.sources` of the points that come from evaluations instead of final scores of rollouts."""
_NEGLIGIBLE_LEAD = 0.25
"""Largest lead of a candidate that does not matter, in points."""
CAUTION = 0.3
"""Share of the margin by which shown losses are lower: chance makes the best of several candidates look too good."""
_OTHER_ORDER_SHARE = 0.25
"""Additional share of the time limit of hints, for candidates that are still possible after the best one."""
_MIN_ROLLOUTS_IN_OTHER_ORDER = 3
"""Minimum number of rollouts that may correct a lead."""


@frozen
class HintComparison:
    """Comparison of a candidate with the best one, by rollouts.

    `best_moves` are the moves of the best candidate, `behind` is its lead in points. `margin` is the half width of the
    lead's 95 % confidence interval. `differences` are certain; the best candidate is their better one.
    """

    best_moves: tuple[str, ...]
    behind: float
    margin: float
    differences: tuple[OutcomeDifference, ...] = ()

    @property
    def is_equal(self) -> bool:
        """Whether the candidate counts as equal to the best one: the lead is within its margin, or negligible."""
        return self.behind <= max(self.margin, _NEGLIGIBLE_LEAD)

    @classmethod
    def from_json(cls, data: Mapping[str, JsonValue]) -> HintComparison:
        """Reads a comparison written by `Hint.to_json`."""
        differences = tuple(
            OutcomeDifference(int(each["seat"]), str(each["name"]), *(float(each[key]) for key in _DIFFERENCE_NUMBERS))
            for each in data["differences"]
        )
        return cls(tuple(data["best_moves"]), float(data["behind"]), float(data["margin"]), differences)


_DIFFERENCE_NUMBERS = ("better", "other", "margin")


@frozen
class Hint:
    """A candidate: its moves and its expected result.

    `moves` are the text forms of the candidate's moves, in order: one move, or the remaining moves of a plan. `points`
    is the player's expected final score. `spread` is the standard deviation of final scores, 0 without rollouts.
    `games` is the number of rollouts.

    `sources` has the part of each source in `points`, in the game's own order. With rollouts it has the score items,
    then FORESEEN_SOURCE. Otherwise it has the sources of the evaluator, then LOOKAHEAD_SOURCE (relative to the best
    hint) and CALIBRATION_SOURCE.

    `comparison` is None for the best candidate, and without rollouts.
    """

    moves: tuple[str, ...]
    points: float
    sources: tuple[tuple[str, float], ...]
    spread: float = 0.0
    games: int = 0
    comparison: HintComparison | None = None

    @property
    def is_equal_to_best(self) -> bool:
        """Whether rollouts have shown that the candidate counts as equal to the best one."""
        return self.comparison is not None and self.comparison.is_equal

    def to_json(self) -> JsonObject:
        """Returns the hint as values for JSON."""
        return asdict(self)

    @classmethod
    def from_json(cls, data: Mapping[str, JsonValue]) -> Hint:
        """Reads a hint written by `to_json`."""
        sources = tuple((str(name), float(points)) for name, points in data["sources"])
        compared = data["comparison"]
        comparison = None if compared is None else HintComparison.from_json(compared)
        spread, games = float(data["spread"]), int(data["games"])
        return cls(tuple(data["moves"]), float(data["points"]), sources, spread, games, comparison)


@frozen
class DecisionReview:
    """Review of a decision: the played and the best candidate, and the points lost by the played one (at least 0).

    `margin` is the half width of the 95 % confidence interval of `loss`; 0 without rollouts.
    """

    played: Hint
    best: Hint
    loss: float
    margin: float = 0.0

    @property
    def shown_loss(self) -> float:
        """Cautious estimate of the loss, in points (at least 0). The window shows this one."""
        return max(0.0, self.loss - CAUTION * self.margin)

    def to_json(self) -> JsonObject:
        """Returns the review as values for JSON."""
        return asdict(self)

    @classmethod
    def from_json(cls, data: Mapping[str, JsonValue]) -> DecisionReview:
        """Reads a review written by `to_json`."""
        played, best = (Hint.from_json(data[key]) for key in ("played", "best"))
        return cls(played, best, float(data["loss"]), float(data["margin"]))


def find_hints(
    bot: EvaluatorBot[S, M, W], observation: S, seat: int, count: int = 3, rollouts: int = 0, seconds: float = 0.0
) -> tuple[Hint, ...]:
    """Returns hints for up to `count` best candidates with different outcomes, best first.

    Each compared candidate gets up to `rollouts` rollouts, until `seconds` have passed (0: no limit).
    """
    root = bot.evaluator.decision_root(observation)
    rollout_source = bot.evaluator.rollout_source(root) if rollouts else None
    if rollout_source is None:
        rated = bot.rank(observation, seat)
        builder = _HintBuilder(bot, root, rated)
        candidates = distinct_candidates(bot, root, observation, [each.candidate for each in rated], count)
        found = [(each.candidate, builder.hint(each)) for each in rated if each.candidate in candidates.values()]
        return tuple(_with_moves(bot, hint, observation, candidate) for candidate, hint in found[:count])
    ranked = initial_candidates(bot, root)
    candidates = distinct_candidates(bot, root, observation, ranked, max(count, MAX_CANDIDATES), count)
    comparison = RolloutComparison(rollout_source, [*candidates.values()], _rollout_seed(bot, root))
    comparison.play_rollouts(rollouts, make_time_left_check(seconds))
    may_continue = make_time_left_check(seconds * _OTHER_ORDER_SHARE)
    found = _rollout_hints(bot, observation, comparison)
    hints = (_with_moves(bot, hint, observation, candidate) for candidate, hint in found[:count])
    rated_hints = [
        _rated_in_other_order(bot, observation, comparison, each, each.moves, may_continue) for each in hints
    ]
    return tuple(sorted(rated_hints, key=lambda hint: hint.points, reverse=True))


def decision_review(
    bot: EvaluatorBot[S, M, W],
    observation: S,
    seat: int,
    made: Sequence[M],
    rollouts: int = 0,
    may_continue: Callable[[], bool] = lambda: True,
) -> DecisionReview | None:
    """Returns the review of a decision; None if only preparatory moves were made, or if there was no choice.

    `made` is one move, or all moves of a choice from `observation` on, in order.

    The played and the best candidate get up to `rollouts` rollouts each, while `may_continue` returns True. Without
    rollouts, the bot's own evaluation is used. Such a review can also explain a bot's move: the sources of `played` are
    the bot's reasons.
    """
    root = bot.evaluator.decision_root(observation)
    rollout_source = bot.evaluator.rollout_source(root) if rollouts else None
    if rollout_source is None:
        return _review_by_evaluation(bot, root, observation, seat, made)

    def make_comparison() -> RolloutComparison[W] | None:
        compared = candidates_to_compare(bot, root, observation, made)
        if compared is None:
            return None
        candidates, played_indexes = compared
        required = candidates[played_indexes[0]]
        return RolloutComparison(rollout_source, candidates, _rollout_seed(bot, root), required)

    comparison = bot.stored_comparison(observation, made, make_comparison)
    if comparison is None:
        return None
    comparison.play_rollouts(rollouts, may_continue)
    ranked = comparison.ranked()
    playing = [
        each
        for each in ranked
        if each.candidate == comparison.required_candidate or begins_with(bot, observation, each.candidate, made)
    ]
    # Others are missing if all of them were dropped as certainly worse.
    played, other = playing[0], next((each for each in ranked if each not in playing), ranked[-1])
    best = ranked[0]
    by_candidate = dict(_rollout_hints(bot, root, comparison))
    hints = [_with_moves(bot, by_candidate[each.candidate], root, each.candidate) for each in (played, best)]
    margin = Z_95 * math.hypot(played.error, other.error)
    made_texts = tuple(map(bot.game.write_move, made))
    rated = _rated_in_other_order(bot, observation, comparison, hints[0], made_texts, may_continue)
    if rated is not hints[0] and rated.comparison is not None:
        margin = rated.comparison.margin
    return DecisionReview(rated, hints[1], best.points - rated.points, margin)


def _review_by_evaluation(
    bot: EvaluatorBot[S, M, W], root: S, observation: S, seat: int, made: Sequence[M]
) -> DecisionReview | None:
    """Returns a review by the bot's own evaluation, without rollouts; None if there is nothing to review."""
    candidate = bot.evaluator.candidate_for_moves(observation, made)
    if candidate is None:
        return None
    rated = bot.rank(observation, seat, candidate)
    if len(rated) < 2:
        return None
    builder = _HintBuilder(bot, root, rated)
    best = rated[0]
    played = next(each for each in rated if each.candidate == candidate)
    hints = [_with_moves(bot, builder.hint(each), root, each.candidate) for each in (played, best)]
    return DecisionReview(hints[0], hints[1], max(0.0, best.utility - played.utility))


def _rollout_seed(bot: EvaluatorBot[S, M, W], root: S) -> int:
    """Returns a seed computed from the root: rollouts of the same position always have the same chance events."""
    return int(bot.game.digest(root)[:16], 16)


def _with_moves(bot: EvaluatorBot[S, M, W], hint: Hint, state: S, candidate: W) -> Hint:
    return evolve(hint, moves=_move_texts(bot, state, candidate))


def _move_texts(bot: EvaluatorBot[S, M, W], state: S, candidate: W) -> tuple[str, ...]:
    """Returns the text forms of the candidate's remaining moves."""
    return tuple(map(bot.game.write_move, bot.evaluator.remaining_moves(state, candidate) or ()))


def _rollout_hints(bot: EvaluatorBot[S, M, W], state: S, comparison: RolloutComparison[W]) -> list[tuple[W, Hint]]:
    """Returns the candidates with their hints, best first. The hints have no moves yet."""
    best, *others = comparison.ranked()
    moves = _move_texts(bot, state, best.candidate)
    found = [(best.candidate, _rollout_hint(best, comparison.rollout_count))]
    for each in others:
        compared = HintComparison(
            moves,
            best.points - each.points,
            Z_95 * math.hypot(best.error, each.error),
            comparison.certain_differences(best.candidate, each.candidate),
        )
        found.append((each.candidate, evolve(_rollout_hint(each, comparison.rollout_count), comparison=compared)))
    return found


def _rollout_hint(outcome: CandidateStatistics[W], rollouts: int) -> Hint:
    """Returns a hint without moves. Its sources are the score items, and FORESEEN_SOURCE for points without an item."""
    return Hint((), outcome.points, _sources(outcome, outcome.points), outcome.spread, rollouts)


def _sources(outcome: CandidateStatistics[W], points: float) -> tuple[tuple[str, float], ...]:
    items = tuple(outcome.items.items())
    return (*items, (FORESEEN_SOURCE, points - sum(each for _, each in items)))


def _rated_in_other_order(
    bot: EvaluatorBot[S, M, W],
    state: S,
    comparison: RolloutComparison[W],
    hint: Hint,
    line: Sequence[str],
    may_continue: Callable[[], bool],
) -> Hint:
    """Returns the hint, with a smaller lead of the best candidate if both can be made in either order.

    `line` has the moves of the hint in `state`. Rollouts do not always make the best candidate after them, so a choice
    that only comes early would look costly. It costs no more than after the best candidate.
    """
    compared = hint.comparison
    if compared is None or compared.is_equal:
        return hint
    both = state_after_both(bot.game, state, compared.best_moves, line)
    if both is None:
        return hint

    def make_comparison() -> RolloutComparison[W] | None:
        source, candidates = continuations(bot, both)
        return None if source is None else RolloutComparison(source, candidates, comparison.seed, candidates[0])

    later = bot.stored_comparison(both, (), make_comparison)
    if later is None:
        return hint
    later.play_rollouts(comparison.rollout_count, may_continue)
    best, found = comparison.ranked()[0], later.ranked()[0]
    own, others = comparison.trajectories(best.candidate), later.trajectories(found.candidate)
    count = min(len(own), len(others))
    leads = [one.final_score - other.final_score for one, other in zip(own[:count], others[:count], strict=True)]
    behind = max(0.0, sum(leads) / count)
    if count < _MIN_ROLLOUTS_IN_OTHER_ORDER or behind >= compared.behind:
        return hint
    margin = Z_95 * math.sqrt(variance(leads) / count)
    differences = certain_differences(own[:count], others[:count])
    points = best.points - behind
    return evolve(
        hint,
        points=points,
        sources=_sources(found, points),
        spread=found.spread,
        comparison=HintComparison(compared.best_moves, behind, margin, differences),
    )


class _HintBuilder(Generic[S, M, W]):
    """Makes hints without rollouts, from candidates and their values. Each candidate is compared with the best one."""

    def __init__(self, bot: EvaluatorBot[S, M, W], root: S, rated: Sequence[RatedCandidate[W]]) -> None:
        self._bot = bot
        self._root = root
        self._best = rated[0]
        self._best_points = sum(bot.evaluator.points_by_source(root, rated[0].candidate).values())
        game, known = bot.game, bot.calibration
        stage = (len(game.standing(root).seats), *game.period(root))
        self._correction = 0.0 if known is None else known.points.get(stage, 0.0)

    def hint(self, rated_candidate: RatedCandidate[W]) -> Hint:
        """Returns a hint that has no moves yet; the caller adds them."""
        sources = list(self._bot.evaluator.points_by_source(self._root, rated_candidate.candidate).items())
        points = sum(each for _, each in sources)
        ahead = (rated_candidate.utility - self._best.utility) - (points - self._best_points)
        sources += [(LOOKAHEAD_SOURCE, ahead), (CALIBRATION_SOURCE, self._correction)]
        return Hint((), points + ahead + self._correction, tuple(sources))
