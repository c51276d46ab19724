"""Order and depth of a review of all decisions of a game. The costliest decisions should be known soon.

Every decision is first evaluated quickly (first pass). Uncertain and costly ones are then evaluated again, each time
with more rollouts, until time runs out.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence

from attrs import Factory, define, field

from haspelknecht_qt.bots.hints import DecisionReview
from haspelknecht_qt.core.fast_attrs import frozen

FIRST_PASS_ROLLOUTS = 1
"""Number of rollouts for each candidate in the first pass."""
ROLLOUT_FACTOR = 3
"""Factor by which a decision's number of rollouts grows with each further pass."""
COSTLIEST_ROLLOUTS = FIRST_PASS_ROLLOUTS * ROLLOUT_FACTOR**2
"""Rollouts per candidate for the costliest decisions, before any other decision is evaluated again."""
MAX_ROLLOUTS = FIRST_PASS_ROLLOUTS * ROLLOUT_FACTOR**4
"""Maximum number of rollouts for a decision."""
TIME_LIMITS = {2: 4.5, 3: 6.0, 4: 10.0}
"""Time limit for reviewing one person's decisions, in seconds, by number of seats. First evaluations may exceed it."""
_LOSS_CAP = 3.0
"""Loss, in points, above which the priority no longer rises: such decisions are certainly among the costliest."""


@frozen
class ReviewTask:
    """Next task of a review: to evaluate the decision `number` by `rollouts` rollouts of each candidate."""

    number: int
    rollouts: int


@define(eq=False)
class ReviewSchedule:
    """Schedule for reviewing a game's decisions: call `next_task` and `record` alternately.

    `decisions` are the numbers of the decisions, in the order of the first pass. `shown_count` is the number of
    decisions that will be shown to the player: the costliest ones.
    """

    decisions: Sequence[int]
    _shown_count: int
    _unreviewed: list[int] = field(init=False, default=Factory(lambda schedule: [*schedule.decisions], takes_self=True))
    """Decisions that still need their first pass, by number."""
    _reviews: dict[int, DecisionReview] = field(factory=dict, init=False)

    @property
    def decision_count(self) -> int:
        """Number of decisions."""
        return len(self.decisions)

    @property
    def unreviewed_count(self) -> int:
        """Number of decisions not yet evaluated."""
        return len(self._unreviewed)

    def next_task(self) -> ReviewTask | None:
        """Returns the next evaluation to be made; None if all decisions are known well enough."""
        if self._unreviewed:
            return ReviewTask(self._unreviewed[0], FIRST_PASS_ROLLOUTS)
        improvable = {number: review for number, review in self._reviews.items() if _priority(review) > 0}
        if not improvable:
            return None
        costliest = sorted(self._reviews, key=lambda each: self._reviews[each].loss, reverse=True)[: self._shown_count]
        # The apparently costliest decisions come first: more rollouts show whether their loss was only due to chance.
        number = next(
            (each for each in costliest if each in improvable and improvable[each].played.games < COSTLIEST_ROLLOUTS),
            max(improvable, key=lambda each: _priority(improvable[each])),
        )
        return ReviewTask(number, improvable[number].played.games * ROLLOUT_FACTOR)

    def record(self, number: int, decision_review: DecisionReview | None) -> None:
        """Stores the review of decision `number`; None for one that cannot be reviewed, so it gets no further pass."""
        if number in self._unreviewed:
            self._unreviewed.remove(number)
        if decision_review is not None:
            self._reviews[number] = decision_review
        else:
            self._reviews.pop(number, None)


def costliest_decisions(
    reviews: Iterable[tuple[int, DecisionReview | None]], count: int, least: float = 0.5
) -> list[tuple[int, DecisionReview]]:
    """Returns (ply, review) of at most `count` decisions with a shown loss of `least` or more, costliest first."""
    costly = [(ply, each) for ply, each in reviews if each is not None and each.shown_loss >= least]
    return sorted(costly, key=lambda found: found[1].shown_loss, reverse=True)[:count]


def _priority(decision_review: DecisionReview) -> float:
    """Returns the priority of a further pass: high for uncertain or costly decisions, low if the pass is slow."""
    rollouts = decision_review.played.games
    if not rollouts or rollouts >= MAX_ROLLOUTS:
        return 0.0
    return decision_review.margin * (1.0 + min(decision_review.loss, _LOSS_CAP)) / math.sqrt(rollouts)
