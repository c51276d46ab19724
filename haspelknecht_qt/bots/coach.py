"""Judgement of a person's decisions during a game: marks, and warnings before costly moves.

The figures below are chosen for few false alarms. `python -m tools.coach` measures them on games with known losses.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from enum import StrEnum

from haspelknecht_qt.bots.evaluator import W
from haspelknecht_qt.bots.evaluator_bot import EvaluatorBot
from haspelknecht_qt.bots.hints import DecisionReview, decision_review
from haspelknecht_qt.bots.statistics import Z_95
from haspelknecht_qt.core.game import M, S

ROLLOUT_SECONDS = 0.75
"""Time limit of a judgement's rollouts, in seconds. The answer is there within 1 s on one processor."""
MIN_CERTAIN_LOSS = 0.5
"""Loss that a warned move exceeds with 95 % certainty, in points."""
MIN_COSTLY_LOSS, MIN_VERY_COSTLY_LOSS = 1.0, 3.5
"""Shown losses from which a move counts as costly, and as very costly, in points."""
_Z_ONE_SIDED_95 = 1.644854
"""Quantile of the standard normal distribution for a one-sided limit of 95 %."""
_ROLLOUT_STEPS = (20, 60, 150, 300)
"""Numbers of rollouts of each compared candidate after which a judgement may be certain enough."""


class CoachMode(StrEnum):
    """Kinds of help that a person may choose. Each one includes the marks of QUIET, except OFF."""

    OFF = "off"
    QUIET = "quiet"
    """A mark after each move."""
    CAREFUL = "careful"
    """Also a warning before a costly move, which does not name a better one."""
    LESSON = "lesson"
    """Also help in steps after a warning, which comes sooner: where, which move, and why."""


WARNING_LOSSES = {CoachMode.CAREFUL: 2.5, CoachMode.LESSON: 2.0}
"""Minimum estimated loss for a warning in each mode, in points. Other modes have no warnings.

Estimates are drawn towards the mean of all candidates. Moves that cost 4 points often look half a point cheaper.
"""


class CoachMark(StrEnum):
    """Marks of a move."""

    BEST = "best"
    FINE = "fine"
    COSTLY = "costly"
    """The move costs about 2 points."""
    VERY_COSTLY = "very_costly"
    """The move costs about 5 points or more."""


def judge(
    bot: EvaluatorBot[S, M, W], observation: S, seat: int, move: M, clock: Callable[[], float] = time.monotonic
) -> DecisionReview | None:
    """Returns the review of a chosen move, after as many rollouts as its judgement needs; None without a choice.

    Most moves are clearly good, so that the answer is there in a fraction of the time limit. `clock` returns a time in
    seconds; a measurement uses processor time, which ignores other programs.
    """
    end = clock() + ROLLOUT_SECONDS
    least, most = min(WARNING_LOSSES.values()), max(WARNING_LOSSES.values())
    review = None
    for rollouts in _ROLLOUT_STEPS:
        review = decision_review(bot, observation, seat, [move], rollouts, lambda: clock() < end)
        if review is None or clock() >= end:
            break
        if review.loss + review.margin < least or review.loss - review.margin > most:
            break
    return review


def mark_of(review: DecisionReview) -> CoachMark:
    """Returns the mark of a reviewed move."""
    if review.loss <= 0:
        return CoachMark.BEST
    if review.shown_loss < MIN_COSTLY_LOSS:
        return CoachMark.FINE
    return CoachMark.COSTLY if review.shown_loss < MIN_VERY_COSTLY_LOSS else CoachMark.VERY_COSTLY


def should_warn(review: DecisionReview, mode: CoachMode) -> bool:
    """Whether a person with this mode is warned before the reviewed move."""
    certain_loss = review.loss - review.margin * _Z_ONE_SIDED_95 / Z_95
    return review.loss >= WARNING_LOSSES.get(mode, math.inf) and certain_loss > MIN_CERTAIN_LOSS
