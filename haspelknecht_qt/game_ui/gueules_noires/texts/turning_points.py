"""Sentences about turning points of a match."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject

from haspelknecht_qt.game_ui.gueules_noires.texts import terms
from haspelknecht_qt.game_ui.gueules_noires.texts.amounts import GueulesNoiresAmountTexts
from haspelknecht_qt.game_ui.gueules_noires.texts.titles import GueulesNoiresTitleTexts
from haspelknecht_qt.games.gueules_noires import events
from haspelknecht_qt.games.gueules_noires.events import Event
from haspelknecht_qt.games.gueules_noires.majorities import majorities, scored_in
from haspelknecht_qt.games.gueules_noires.state import State

MOST = 2
"""Maximum number of elements named in a sentence."""
_SHIFTS = {"shift_1": 1, "shift_2": 2, "shift_3": 3}


class GueulesNoiresTurningPointTexts(QObject):
    """Sentences about the main cause of a turning point."""

    def __init__(self, amounts: GueulesNoiresAmountTexts, titles: GueulesNoiresTitleTexts) -> None:
        super().__init__()
        self._amounts = amounts
        self._titles = titles

    def turning_point(
        self, name: str, concerned: Sequence[Event], items: Sequence[tuple[str, int]], state: State, seat: int
    ) -> str:
        """What mattered most for the player in a seat; `concerned` are the events that concern it, `items` the changes of the score, the greatest
        first, and `state` is the position afterwards.
        """
        item, points = items[0] if items else ("", 0)
        delivered = [event for event in concerned if isinstance(event, events.OrderDelivered)]
        if item == "deliveries" and delivered:
            vp = self._amounts.vp(sum(event.vp for event in delivered))
            return self.tr("{name} delivers %n orders: {vp}.", None, len(delivered)).format(name=name, vp=vp)
        if item in _SHIFTS and points > 0:
            scored = self.tr("{name} scores %n VP in the scoring of shift {shift}.", None, points).format(
                name=name, shift=terms.shift(_SHIFTS[item])
            )
            first_in = self._amounts.join_lists(map(self._titles.element, _first_in(state, seat, _SHIFTS[item])))
            if not first_in:
                return scored
            return self.tr("{scored} First in: {elements}.", "two sentences, one after the other").format(
                scored=scored, elements=first_in
            )
        match item, points > 0:
            case "balance", True:
                return self.tr("{name} brings the pit nearer to balance.").format(name=name)
            case "balance", False:
                return self.tr("{name} brings the pit out of balance.").format(name=name)
            case "undelivered", False:
                return self.tr("{name} takes on more orders.").format(name=name)
            case "francs", True:
                return self.tr("{name} gets richer: %n VP.", None, points).format(name=name)
            case "cubes", True:
                return self.tr("{name} gets more coal: %n VP.", None, points).format(name=name)
            case _, False if points:
                return self.tr("{name} loses %n VP.", None, -points).format(name=name)
            case _:
                return self.tr("{name} gains %n VP.", None, points).format(name=name)


def _first_in(state: State, seat: int, shift: int) -> list[int]:
    """Elements of a shift's scoring in which a seat has the first prize: the most valuable ones, in order."""
    won = [
        each.element
        for each in majorities(state, scored_in(shift))
        if each.prizes[seat] and each.counts[seat] == max(each.counts)
    ]
    return won[-MOST:]
