"""Finds out whether a position is a puzzle: whether one answer is better than all others so clearly that it can be told from rollouts."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any, Generic, TypeAlias

from attrs import define, frozen

from haspelknecht_qt.bots.evaluator import W
from haspelknecht_qt.bots.evaluator_bot import EvaluatorBot
from haspelknecht_qt.bots.puzzles import CLEARLY, FEWEST, Alternative
from haspelknecht_qt.core.game import Decision, GameWithMoves, M, S
from tools.rollouts import Rollouts

CONSIDERED = 5
"""So many options of the strongest level are looked at, and besides them what the weaker levels choose."""
KEPT = 4
"""So many of them are compared in the end."""
_FIRST, _SECOND, _NARROWED = range(2), range(6), range(12)
"""The rollouts of all options, of the better ones, and of those that are kept."""
_GOOD_ENOUGH = 4
"""So many options are played on more often than the rest."""
_FEWEST_CHECKS, _MOST_CHECKS = 16, 64
_FIRST_CHECK = 1_000_000
"""The number of the first rollout by which a puzzle is checked: none of those by which it was chosen."""
_ABANDONED = (1.0, 2.0, 2.8)
"""A position is given up when the best is ahead by less than this after the first, the second and the third of these rounds."""
_SAME = 0.01
_OBVIOUS = 6.0
"""What every level finds, and is ahead by more, is no question."""
_POWER = 0.8
"""So many standard errors more than the limit needs are allowed for: a little more rollouts fail less often."""


@frozen
class PuzzleAnalysis:
    """What makes a position a puzzle; see `puzzles.Puzzle`."""

    theme: str
    hardness: int
    alternatives: tuple[Alternative, ...]


@define(eq=False)
class PuzzleSearch(Generic[S, M, W]):
    """Judges positions of one game. `levels` are bots from the weakest to the strongest; rollouts go by the judgement of the last one.

    Where fewer than `fewest` answers stand for comparison there is no question.
    """

    game: GameWithMoves[S, M]
    levels: Sequence[EvaluatorBot[S, M, W]]
    fewest: int = FEWEST

    def likelihood(self, state: S, decision: Decision) -> float:
        """How likely this position is to be a puzzle, found out quickly: by how much the strongest level's own judgement has the best option ahead
        of the next one, and a point for each other option that a level prefers. What is obvious promises nothing.
        """
        seat = decision.actor
        observation = self.game.observe(state, seat)
        candidates = self.levels[-1].evaluator.candidates(observation)
        best = candidates[0]
        # Options of just the same worth are most likely the same moves in another order.
        gap = next((best.utility - each.utility for each in candidates if best.utility - each.utility > _SAME), 0.0)
        choices = {bot.rank(observation, seat)[0].candidate for bot in self.levels[:-1]}
        others = len(choices - {best})
        return min(gap, _OBVIOUS) + others if others or gap <= _OBVIOUS else 0.0

    def analyse(self, state: S, decision: Decision, seed: int) -> PuzzleAnalysis | None:
        """What makes this position a puzzle; None where it is none, or an obvious one, and where the seat's choice has begun.

        First all options are played on a few times, then the best ones more often; what stands out is checked with new rollouts, so many as its
        spread asks for.
        """
        seat = decision.actor
        observation = self.game.observe(state, seat)
        evaluator = self.levels[-1].evaluator
        root = evaluator.root(observation)
        if self.game.digest(root) != self.game.digest(observation):
            return None
        choices = [bot.rank(observation, seat)[0].candidate for bot in self.levels[:-1]]
        candidates = [*evaluator.candidates(root)[:CONSIDERED]]
        candidates += [candidate for candidate in dict.fromkeys(choices) if candidate not in candidates]
        rollouts = Rollouts(self.game, evaluator, root, seat, seed)
        narrowed = self._narrowed(rollouts, candidates)
        if not narrowed:
            return None
        choices.append(self.levels[-1].rank(observation, seat)[0].candidate)
        if not any(rollouts.same(choices[-1], candidate, _FIRST) for candidate in narrowed):
            narrowed = _ranked(rollouts, [choices[-1], *narrowed], _NARROWED)[:KEPT]
            if _gap(rollouts, narrowed, _NARROWED) < _ABANDONED[-1]:
                return None
        hardness = _hardness([rollouts.same(choice, narrowed[0], _FIRST) for choice in choices])
        if hardness == 1 and _gap(rollouts, narrowed, _NARROWED) > _OBVIOUS:
            return None
        checks = self._checks(rollouts, narrowed[0], narrowed[1:])
        if not checks:
            return None
        ranked = _ranked(rollouts, narrowed, checks)
        alternatives = tuple(rollouts.alternatives(ranked, checks))
        theme = evaluator.theme(root, ranked[0], ranked[1], _gains(*alternatives[:2]))
        return PuzzleAnalysis(theme, hardness, alternatives)

    def _narrowed(self, rollouts: Rollouts[S, M, W], candidates: Sequence[W]) -> list[W]:
        """The best options, the best one first; none where it does not stand out, or where there are too few."""
        if len(candidates) < self.fewest:
            return []
        ranked = rollouts.distinct(candidates, _FIRST)
        for numbers, least, count in zip(
            (_FIRST, _SECOND, _NARROWED), _ABANDONED, (_GOOD_ENOUGH, KEPT, KEPT), strict=True
        ):
            ranked = _ranked(rollouts, ranked, numbers)[:count]
            if len(ranked) < self.fewest or _gap(rollouts, ranked, numbers) < least:
                return []
        return ranked

    @staticmethod
    def _checks(rollouts: Rollouts[S, M, W], best: W, others: Sequence[W]) -> range:
        """The new rollouts by which the best option is clearly better than each of the others; none where it is not."""
        nothing = range(0)
        count = max(_checks_needed(rollouts, best, other) for other in others)
        if count > _MOST_CHECKS:
            return nothing
        for share in (count // 2, count):
            numbers = range(_FIRST_CHECK, _FIRST_CHECK + share)
            behind = [rollouts.behind(best, other, numbers) for other in others]
            if min(each.mean for each in behind) < CLEARLY:
                return nothing
        if min(each.low for each in behind) < CLEARLY:
            return nothing
        # What costs the others less than it costs oneself is no answer to be learnt.
        if min(rollouts.lost_lead(best, other, numbers) for other in others) <= 0:
            return nothing
        return numbers


AnyPuzzleSearch: TypeAlias = PuzzleSearch[Any, Any, Any]
"""The search in some game."""


def _ranked(rollouts: Rollouts[S, M, W], candidates: Sequence[W], numbers: range) -> list[W]:
    return sorted(candidates, key=lambda candidate: rollouts.mean(candidate, numbers), reverse=True)


def _gap(rollouts: Rollouts[S, M, W], ranked: Sequence[W], numbers: range) -> float:
    return rollouts.mean(ranked[0], numbers) - rollouts.mean(ranked[1], numbers)


def _gains(best: Alternative, other: Alternative) -> dict[str, float]:
    """By how many points one is ahead of another, by items."""
    points, others = dict(best.items), dict(other.items)
    return {name: points.get(name, 0.0) - others.get(name, 0.0) for name in points | others}


def _checks_needed(rollouts: Rollouts[S, M, W], best: W, other: W) -> int:
    """How many rollouts are likely to tell that an option is clearly behind the best one; more than the most where they are not."""
    behind = rollouts.behind(best, other, _NARROWED)
    ahead = behind.mean - CLEARLY
    if ahead <= 0:
        return _MOST_CHECKS + 1
    spread = (behind.mean - behind.low) * math.sqrt(len(_NARROWED)) / 2.2
    return max(_FEWEST_CHECKS, math.ceil(((2.0 + _POWER) * spread / ahead) ** 2))


def _hardness(right: Sequence[bool]) -> int:
    """1 where all levels find the answer, 3 where at most one of them does."""
    found = sum(right)
    if found == len(right):
        return 1
    return 3 if found <= 1 else 2
