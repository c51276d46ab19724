"""Texts about the elements of the shift clock from the point of view of one player."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from attrs import define
from PySide6.QtCore import QObject

from haspelknecht_qt.game_ui.gueules_noires.texts import terms
from haspelknecht_qt.game_ui.gueules_noires.texts.titles import GueulesNoiresTitleTexts
from haspelknecht_qt.games.gueules_noires.majorities import element_counts, prizes_by_seat
from haspelknecht_qt.games.gueules_noires.printed import ELEMENTS, ELEMENTS_PER_SHIFT
from haspelknecht_qt.games.gueules_noires.state import State, Step

_OF_MINECARTS = range(2 * ELEMENTS_PER_SHIFT, len(ELEMENTS))
"""Elements counted in the pits. They are visible even if delivered orders lie face down."""


@define
class Counting:
    """Choice of counted orders (GR13).

    `covered` tells whether orders that others delivered since the last scoring are counted. They lie face down, but lay open before their
    delivery: counting them reveals nothing and only saves remembering.
    """

    covered: bool = False

    def set_covered(self, covered: bool) -> None:
        """Sets whether orders that others delivered since the last scoring are counted."""
        self.covered = covered


class GueulesNoiresMajorityTexts(QObject):
    """Sentences about majorities (GE1 to GE3). The standing is only given if all cards that count are open or `counting` includes them (GR13)."""

    def __init__(self, titles: GueulesNoiresTitleTexts, counting: Counting) -> None:
        super().__init__()
        self._titles = titles
        self._counting = counting

    def parts(self, state: State, seat: int, element: int, names: Sequence[str]) -> Iterator[str]:
        """Yields the element, the first shift that scores it, its prizes, the standing of the seat and the present winners."""
        prize = state.box.components.prizes[element]
        yield self._titles.element(element)
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
        """Yields the present winners of prizes, with their counts."""
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
