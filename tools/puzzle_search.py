"""Decides whether a position is a puzzle: whether rollouts show one answer to be clearly better than all others."""

from __future__ import annotations

import math
from collections.abc import Hashable, Iterable, Sequence
from typing import Any, Generic, TypeAlias

from attrs import define, frozen

from haspelknecht_qt.bots.candidates import initial_candidates
from haspelknecht_qt.bots.evaluator import W
from haspelknecht_qt.bots.evaluator_bot import EvaluatorBot
from haspelknecht_qt.bots.puzzles import MIN_ALTERNATIVES, Alternative
from haspelknecht_qt.core.game import Decision, GameWithMoves, M, S
from tools.rollouts import Rollouts

MAX_CANDIDATES = 6
"""Number of the strongest level's candidates that are considered; choices of the other levels are added."""
MAX_COMPARED = 4
"""Maximum number of candidates compared in the end."""
_ROUNDS = ((range(8), 1.0, 4), (range(24), 2.0, MAX_COMPARED), (range(64), 2.5, MAX_COMPARED))
"""Rounds of the selection: numbers of rollouts, minimum lead of the best candidate in points, and candidates kept."""
_FIRST, _NARROWED = _ROUNDS[0][0], _ROUNDS[-1][0]
_MIN_CHECKS, _MAX_CHECKS = 64, 400
_FIRST_CHECK = 1_000_000
"""Number of the first rollout for checks, apart from all rollouts by which candidates were chosen."""
MIN_LEAD = 2.0
"""Minimum lead of the best answer over every other one, in points, with 95 % confidence."""
_SAME = 0.01
_OBVIOUS_LEAD = 15.0
"""Maximum lead of the best answer of an easy puzzle, in points. A position with a larger lead is obvious."""
_POWER = 0.8
"""Additional standard errors: with a few more rollouts than the limit needs, fewer checks fail."""


@frozen
class PuzzleAnalysis:
    """Properties of a puzzle; see `puzzles.Puzzle`."""

    theme: str
    hardness: int
    alternatives: tuple[Alternative, ...]


@frozen
class PuzzleEstimate:
    """Likely theme of a puzzle ("" if all answers are equal), and the number of weaker levels that miss its answer."""

    theme: str
    misses: int


@define(eq=False)
class PuzzleSearch(Generic[S, M, W]):
    """Analyses positions of one game.

    `levels` are bots from the weakest to the strongest. The evaluator of the strongest one plays the rollouts.
    Positions with fewer than `fewest` comparable answers are no puzzles.
    """

    game: GameWithMoves[S, M]
    levels: Sequence[EvaluatorBot[S, M, W]]
    fewest: int = MIN_ALTERNATIVES

    def estimate(self, state: S, decision: Decision) -> PuzzleEstimate:
        """Returns a quick estimate of the puzzle in this position, by evaluations without rollouts."""
        seat = decision.actor
        observation = self.game.observe(state, seat)
        evaluator = self.levels[-1].evaluator
        root = evaluator.decision_root(observation)
        best, *others = evaluator.candidates(observation)
        # Candidates of the same value are most likely the same moves in another order.
        other = next((each for each in others if best.utility - each.utility > _SAME), None)
        theme = "" if other is None else evaluator.puzzle_theme(root, best, other, {})
        answer = evaluator.outcome_key(root, best)
        choices = [bot.rank(observation, seat)[0].candidate for bot in self.levels[:-1]]
        return PuzzleEstimate(theme, sum(evaluator.outcome_key(root, each) != answer for each in choices))

    def analyse(self, state: S, decision: Decision, seed: int) -> PuzzleAnalysis | None:
        """Returns the analysis of a puzzle; None for other and for obvious positions, and after preparatory moves.

        First all candidates get a few rollouts, then the best ones more. A clear lead is checked with new rollouts,
        whose number depends on the spread. The best answer must be a candidate of the strongest level, because
        `tools.puzzle_check` checks only these. Raises ValueError without the game's compiled model.
        """
        seat = decision.actor
        observation = self.game.observe(state, seat)
        strongest = self.levels[-1]
        evaluator = strongest.evaluator
        root = evaluator.decision_root(observation)
        if self.game.digest(root) != self.game.digest(observation):
            return None
        rollout_source = evaluator.rollout_source(root)
        if rollout_source is None:
            raise ValueError("the compiled model is missing, which is needed for rollouts")
        known = initial_candidates(strongest, root)
        choices = [bot.rank(observation, seat)[0].candidate for bot in self.levels[:-1]]
        rollouts = Rollouts(rollout_source, seed)
        narrowed = self._narrowed(rollouts, self._distinct(root, [*known[:MAX_CANDIDATES], *choices]))
        if not narrowed:
            return None
        # The strongest level's search is slow, so its choice joins the others only now.
        choices.append(strongest.rank(observation, seat)[0].candidate)
        narrowed = self._narrowed(rollouts, self._distinct(root, [*narrowed, choices[-1]]))
        if not narrowed or narrowed[0] not in known:
            return None
        hardness = _hardness([rollouts.are_same(choice, narrowed[0], _FIRST) for choice in choices])
        if hardness == 1 and _gap(rollouts, narrowed, _NARROWED) > _OBVIOUS_LEAD:
            return None
        checks = self._checks(rollouts, narrowed[0], narrowed[1:])
        if not checks:
            return None
        ranked = rollouts.ranked(narrowed, checks)
        alternatives = tuple(rollouts.alternatives(ranked, checks, lambda candidate: self._move_texts(root, candidate)))
        theme = evaluator.puzzle_theme(root, ranked[0], ranked[1], _gains(*alternatives[:2]))
        return PuzzleAnalysis(theme, hardness, alternatives)

    def _distinct(self, root: S, candidates: Iterable[W]) -> list[W]:
        """Returns the first candidate of each outcome. Candidates without moves, or with the same moves, are left out."""
        found: dict[Hashable, W] = {}
        # Two plans may have the same moves although their workers have different purposes.
        lines: set[tuple[str, ...]] = {()}
        for each in candidates:
            line, outcome = self._move_texts(root, each), self.levels[-1].evaluator.outcome_key(root, each)
            if line not in lines and outcome not in found:
                lines.add(line)
                found[outcome] = each
        return list(found.values())

    def _move_texts(self, root: S, candidate: W) -> tuple[str, ...]:
        return tuple(map(self.game.write_move, self.levels[-1].evaluator.remaining_moves(root, candidate) or ()))

    def _narrowed(self, rollouts: Rollouts[W], candidates: list[W]) -> list[W]:
        """Returns the best candidates, best first; none if no candidate is clearly the best, or if there are too few."""
        if not candidates:
            return []
        best, *others = rollouts.ranked(candidates, _FIRST)
        # What has the same results as the best candidate is the same answer in another form.
        ranked = [best, *(each for each in others if not rollouts.are_same(best, each, _FIRST))]
        for numbers, least, count in _ROUNDS:
            if len(ranked) < self.fewest:
                return []
            ranked = rollouts.ranked(ranked, numbers)[:count]
            if len(ranked) < self.fewest or _gap(rollouts, ranked, numbers) < least:
                return []
        return ranked

    @staticmethod
    def _checks(rollouts: Rollouts[W], best: W, others: Sequence[W]) -> range:
        """Returns the numbers of new rollouts that show that `best` is clearly better than all others; else none."""
        nothing = range(0)
        count = max(_checks_needed(rollouts, best, other) for other in others)
        if count > _MAX_CHECKS:
            return nothing
        for share in (count // 2, count):
            numbers = range(_FIRST_CHECK, _FIRST_CHECK + share)
            leads = [rollouts.lead(best, other, numbers) for other in others]
            if min(each.mean for each in leads) < MIN_LEAD:
                return nothing
        if min(each.low for each in leads) < MIN_LEAD:
            return nothing
        # A good answer must not gain less for oneself than it gains for the others.
        if min(rollouts.lead_over_opponents(best, other, numbers) for other in others) <= 0:
            return nothing
        return numbers


AnyPuzzleSearch: TypeAlias = PuzzleSearch[Any, Any, Any]
"""Puzzle search in some game."""


def _gap(rollouts: Rollouts[W], ranked: Sequence[W], numbers: range) -> float:
    return rollouts.mean(ranked[0], numbers) - rollouts.mean(ranked[1], numbers)


def _gains(best: Alternative, other: Alternative) -> dict[str, float]:
    """Returns the lead of one alternative over another in points, by items."""
    points, others = dict(best.items), dict(other.items)
    return {name: points.get(name, 0.0) - others.get(name, 0.0) for name in points | others}


def _checks_needed(rollouts: Rollouts[W], best: W, other: W) -> int:
    """Returns the likely number of rollouts that show a clear lead; more than the maximum if `best` has none."""
    lead = rollouts.lead(best, other, _NARROWED)
    ahead = lead.mean - MIN_LEAD
    if ahead <= 0:
        return _MAX_CHECKS + 1
    spread = (lead.mean - lead.low) * math.sqrt(len(_NARROWED)) / 2.0
    return max(_MIN_CHECKS, math.ceil(((2.0 + _POWER) * spread / ahead) ** 2))


def _hardness(right: Sequence[bool]) -> int:
    """Returns 1 if all levels find the answer, 3 if at most two do, otherwise 2."""
    found = sum(right)
    if found == len(right):
        return 1
    return 3 if found <= 2 else 2
