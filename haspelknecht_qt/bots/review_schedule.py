"""In which order the decisions of a game are looked at, and how closely: for whoever wants to know soon which of them have cost most.

All of them are looked at quickly first. Then those that are uncertain or dear are looked at again, each time with more games played on, for as
long as there is time.
"""

from __future__ import annotations

import math
from collections.abc import Iterable

from attrs import define, field, frozen

from haspelknecht_qt.bots.hints import DecisionReview

FIRST = 1
"""So many games are played on from each option when a decision is looked at for the first time."""
MORE = 3
"""So many times as many each time it is looked at again."""
SECOND_PASS = FIRST * MORE**2
"""So many are played on from the dearest ones first of all."""
MOST = FIRST * MORE**4
"""With so many nothing is looked at any more closely."""
SECONDS = {2: 4.5, 3: 6.0, 4: 7.0}
"""The time for each person's decisions in a game with so many seats. It may take longer only until each decision has been looked at once."""
_DEAR = 3.0
"""Losses beyond these points are all the same: it is known already that they are among those that cost most."""


@frozen
class ReviewTask:
    """A look at a decision, known by its number, with so many games played on."""

    number: int
    games: int


@define(eq=False)
class ReviewSchedule:
    """What is known of so many decisions (`count`), the dearest of which are told. Ask for a `next_task` and `record` the verdict, in turn."""

    _first: list[int]
    _shown: int
    count: int = field(init=False)
    _known: dict[int, DecisionReview] = field(factory=dict, init=False)

    @classmethod
    def of(cls, numbers: Iterable[int], shown: int) -> ReviewSchedule:
        """None of them has been looked at yet; the first ones are looked at first. So many are told."""
        return cls(list(numbers)[::-1], shown)

    @count.default
    def _count_default(self) -> int:
        return len(self._first)

    @property
    def left(self) -> int:
        """So many decisions have not been looked at yet."""
        return len(self._first)

    def next_task(self) -> ReviewTask | None:
        """The next look; None where all is known well enough."""
        if self._first:
            return ReviewTask(self._first[-1], FIRST)
        open_ones = {
            number: decision_review for number, decision_review in self._known.items() if _priority(decision_review) > 0
        }
        if not open_ones:
            return None
        dearest = sorted(self._known, key=lambda each: self._known[each].loss, reverse=True)[: self._shown]
        # What is told has to be more than chance before anything else is looked at again.
        number = next(
            (each for each in dearest if each in open_ones and open_ones[each].played.games < SECOND_PASS),
            max(open_ones, key=lambda each: _priority(open_ones[each])),
        )
        return ReviewTask(number, open_ones[number].played.games * MORE)

    def record(self, number: int, decision_review: DecisionReview | None) -> None:
        """What a look has shown; None where nothing was to be chosen, or nobody can tell: it is not looked at again."""
        if number in self._first:
            self._first.remove(number)
        if decision_review is not None:
            self._known[number] = decision_review
        else:
            self._known.pop(number, None)


def _priority(decision_review: DecisionReview) -> float:
    """How much a closer look at a decision is worth: how wrong its loss may be, more where it is dear, less where a look takes long."""
    games = decision_review.played.games
    if not games or games >= MOST:
        return 0.0
    return decision_review.margin * (1.0 + min(decision_review.loss, _DEAR)) / math.sqrt(games)
