"""What happened in the moments that turned a match, in one sentence each."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject

from haspelknecht_qt.faces.gueules_noires.words import terms
from haspelknecht_qt.faces.gueules_noires.words.amounts import PitAmounts
from haspelknecht_qt.games.gueules_noires import events
from haspelknecht_qt.games.gueules_noires.events import Event

_SHIFTS = {"shift_1": 1, "shift_2": 2, "shift_3": 3}


class ShiftTurning(QObject):
    """Sentences about what mattered most for a player."""

    def __init__(self, amounts: PitAmounts) -> None:
        super().__init__()
        self._amounts = amounts

    def happened(self, name: str, told: Sequence[Event], items: Sequence[tuple[str, int]]) -> str:
        """What mattered most; `told` are the events that concern the player, `items` the changes of the score, the greatest first."""
        item, points = items[0] if items else ("", 0)
        delivered = [event for event in told if isinstance(event, events.OrderDelivered)]
        if item == "deliveries" and delivered:
            vp = self._amounts.vp(sum(event.vp for event in delivered))
            return self.tr("{name} delivers %n orders: {vp}.", None, len(delivered)).format(name=name, vp=vp)
        if item in _SHIFTS and points > 0:
            return self.tr("{name} scores %n VP in the scoring of shift {shift}.", None, points).format(
                name=name, shift=terms.shift(_SHIFTS[item])
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
