"""Order and depth of the review of a game's decisions, so that the costliest ones are known soon.

Every decision gets a quick first pass. Uncertain and costly ones are then evaluated again, each time with more
rollouts, until time runs out.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from attrs import define, field, frozen

from haspelknecht_qt.bots.hints import DecisionReview

FIRST_ROLLOUTS = 1
"""Number of rollouts per candidate in the first pass of a decision."""
FACTOR = 3
"""Factor for the number of rollouts in each further pass."""
SECOND_ROLLOUTS = FIRST_ROLLOUTS * FACTOR**2
"""Number of rollouts up to which the costliest decisions are evaluated before any other decision gets a further pass."""
MAX_ROLLOUTS = FIRST_ROLLOUTS * FACTOR**4
"""Maximum number of rollouts for a decision."""
SECONDS = {2: 4.5, 3: 6.0, 4: 7.0}
"""Time limit for the decisions of each person, in seconds, by number of seats. The first pass is always completed."""
_LOSS_CAP = 3.0
"""Losses above this number of points have the same priority: such decisions are certainly among the costliest."""


@frozen
class ReviewTask:
    """Evaluation of the decision with this number, by this number of rollouts."""

    number: int
    games: int


@define(eq=False)
class ReviewSchedule:
    """Schedule for reviewing the decisions with these `numbers`, in this order. Call `next_task` and `record` alternately.

    `shown` is the number of decisions that will be shown: the costliest ones.
    """

    numbers: Sequence[int]
    _shown: int
    _first: list[int] = field(init=False)
    """Decisions without a first pass."""
    _known: dict[int, DecisionReview] = field(factory=dict, init=False)

    @_first.default
    def _first_default(self) -> list[int]:
        return list(self.numbers)

    @property
    def count(self) -> int:
        """Number of decisions."""
        return len(self.numbers)

    @property
    def left(self) -> int:
        """Number of decisions not evaluated yet."""
        return len(self._first)

    def next_task(self) -> ReviewTask | None:
        """Returns the next evaluation; None if all decisions are known well enough."""
        if self._first:
            return ReviewTask(self._first[0], FIRST_ROLLOUTS)
        improvable = {number: review for number, review in self._known.items() if _priority(review) > 0}
        if not improvable:
            return None
        costliest = sorted(self._known, key=lambda each: self._known[each].loss, reverse=True)[: self._shown]
        # The currently costliest decisions are checked first: a single rollout may have made them costly by chance.
        number = next(
            (each for each in costliest if each in improvable and improvable[each].played.games < SECOND_ROLLOUTS),
            max(improvable, key=lambda each: _priority(improvable[each])),
        )
        return ReviewTask(number, improvable[number].played.games * FACTOR)

    def record(self, number: int, decision_review: DecisionReview | None) -> None:
        """Stores a review. After None, for a decision without a choice or without a reviewer, it is not evaluated again."""
        if number in self._first:
            self._first.remove(number)
        if decision_review is not None:
            self._known[number] = decision_review
        else:
            self._known.pop(number, None)


def _priority(decision_review: DecisionReview) -> float:
    """Returns the benefit of a further pass: higher for uncertain and costly decisions, lower if the pass takes long."""
    games = decision_review.played.games
    if not games or games >= MAX_ROLLOUTS:
        return 0.0
    return decision_review.margin * (1.0 + min(decision_review.loss, _LOSS_CAP)) / math.sqrt(games)
