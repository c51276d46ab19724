"""Texts about the majorities on the shift clock, from the point of view of one player."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from attrs import define
from PySide6.QtCore import QObject

from haspelknecht_qt.game_ui.gueules_noires.texts import terms
from haspelknecht_qt.game_ui.gueules_noires.texts.titles import TITLES
from haspelknecht_qt.games.gueules_noires.majorities import element_counts, prizes_by_seat
from haspelknecht_qt.games.gueules_noires.printed import ELEMENTS, ELEMENTS_PER_SHIFT
from haspelknecht_qt.games.gueules_noires.state import State, Step

_OF_MINECARTS = range(2 * ELEMENTS_PER_SHIFT, len(ELEMENTS))
"""Elements of the shift clock that are counted on minecarts, which everybody sees, not on delivered orders."""


@define
class Counting:
    """The viewer's choice of which delivered orders are counted (GR13).

    `covered` tells whether orders are counted that others delivered since the last scoring. They lie face down, but
    were open before their delivery. So counting them reveals nothing and only saves remembering.
    """

    covered: bool = False

    def set_covered(self, covered: bool) -> None:
        """Sets whether face-down orders that others delivered since the last scoring are counted."""
        self.covered = covered


class GueulesNoiresMajorityTexts(QObject):
    """Sentences about majorities (GE1 to GE3). They tell the lead only if the viewer may count all cards (GR13)."""

    def __init__(self, counting: Counting) -> None:
        super().__init__()
        self._counting = counting

    def parts(self, state: State, seat: int, element: int, names: Sequence[str]) -> Iterator[str]:
        """Yields sentences about an element: name, shift that first scores it, prizes, the seat's lead, winners."""
        prize = state.box.components.prizes[element]
        yield TITLES.element(element)
        if element >= ELEMENTS_PER_SHIFT:
            shift = element // ELEMENTS_PER_SHIFT + 1
            yield self.tr("Counted from shift {shift} on").format(shift=terms.shift(shift))
        if len(state.players) > 2:
            prizes = self.tr("First place: {first}. Second place: {second}.")
            yield prizes.format(first=prize.first, second=prize.second).rstrip(".")
        else:
            yield self.tr("First place: {first}. No second place with 2 players.").format(first=prize.first).rstrip(".")
        is_known = state.box.delivered_open or self._counting.covered or state.step is Step.OVER
        if element in _OF_MINECARTS or is_known:
            yield self._standing(state, seat, element)
            yield from self._winners(state, element, names)

    def _winners(self, state: State, element: int, names: Sequence[str]) -> Iterator[str]:
        """Yields a sentence for each player who would win a prize now, with the player's count."""
        prize = state.box.components.prizes[element]
        counts = [element_counts(state, each)[element] for each in range(len(state.players))]
        for seat, points in enumerate(prizes_by_seat(counts, prize)):
            if points == prize.first:
                yield self.tr("First now: {name}, {count}").format(name=names[seat], count=counts[seat])
        for seat, points in enumerate(prizes_by_seat(counts, prize)):
            if points and points != prize.first:
                yield self.tr("Second now: {name}, {count}").format(name=names[seat], count=counts[seat])

    def _standing(self, state: State, seat: int, element: int) -> str:
        counts = [element_counts(state, each)[element] for each in range(len(state.players))]
        others = max(count for each, count in enumerate(counts) if each != seat)
        if not any(counts):
            return self.tr("Nobody has any yet")
        if counts[seat] == others:
            return self.tr("You are tied for the first place")
        if counts[seat] > others:
            return self.tr("You lead by %n", None, counts[seat] - others)
        return self.tr("You are behind by %n", None, others - counts[seat])
