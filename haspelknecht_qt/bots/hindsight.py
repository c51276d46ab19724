"""In which order the decisions of a game are looked at, and how closely: for whoever wants to know soon which of them have cost most.

All of them are looked at quickly first. Then those that are uncertain or dear are looked at again, each time with more games played on, for as
long as there is time.
"""

from __future__ import annotations

import math
from collections.abc import Iterable

from attrs import define, field, frozen

from haspelknecht_qt.bots.hints import Verdict

FIRST = 1
"""So many games are played on from each option when a decision is looked at for the first time."""
MORE = 3
"""So many times as many each time it is looked at again."""
SURE = FIRST * MORE**2
"""So many are played on from the dearest ones first of all."""
MOST = FIRST * MORE**4
"""With so many nothing is looked at any more closely."""
SECONDS = {2: 4.5, 3: 6.0, 4: 7.0}
"""The time for each person's decisions in a game with so many seats. It may take longer only until each decision has been looked at once."""
_DEAR = 3.0
"""Losses beyond these points are all the same: it is known already that they are among those that cost most."""


@frozen
class Look:
    """A look at a decision, known by its number, with so many games played on."""

    number: int
    games: int


@define(eq=False)
class Hindsight:
    """What is known of so many decisions (`count`), the dearest of which are told. Ask for a `look` and `tell` the verdict, in turn."""

    _first: list[int]
    _told: int
    count: int = field(init=False)
    _known: dict[int, Verdict] = field(factory=dict, init=False)

    @classmethod
    def of(cls, numbers: Iterable[int], told: int) -> Hindsight:
        """None of them has been looked at yet; the first ones are looked at first. So many are told."""
        return cls(list(numbers)[::-1], told)

    @count.default
    def _count_default(self) -> int:
        return len(self._first)

    @property
    def left(self) -> int:
        """So many decisions have not been looked at yet."""
        return len(self._first)

    def look(self) -> Look | None:
        """The next look; None where all is known well enough."""
        if self._first:
            return Look(self._first[-1], FIRST)
        open_ones = {number: verdict for number, verdict in self._known.items() if _promise(verdict) > 0}
        if not open_ones:
            return None
        dearest = sorted(self._known, key=lambda each: self._known[each].loss, reverse=True)[: self._told]
        # What is told has to be more than chance before anything else is looked at again.
        number = next(
            (each for each in dearest if each in open_ones and open_ones[each].played.games < SURE),
            max(open_ones, key=lambda each: _promise(open_ones[each])),
        )
        return Look(number, open_ones[number].played.games * MORE)

    def tell(self, number: int, verdict: Verdict | None) -> None:
        """What a look has shown; None where nothing was to be chosen, or nobody can tell: it is not looked at again."""
        if number in self._first:
            self._first.remove(number)
        if verdict is not None:
            self._known[number] = verdict
        else:
            self._known.pop(number, None)


def _promise(verdict: Verdict) -> float:
    """How much a closer look at a decision is worth: how wrong its loss may be, more where it is dear, less where a look takes long."""
    games = verdict.played.games
    if not games or games >= MOST:
        return 0.0
    return verdict.margin * (1.0 + min(verdict.loss, _DEAR)) / math.sqrt(games)
