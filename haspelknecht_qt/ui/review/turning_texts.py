"""The moments that turned a match, each in two sentences: what happened, and how it stood then."""

from __future__ import annotations

from typing import Generic

from PySide6.QtCore import QObject

from haspelknecht_qt.core.game import E, M, S
from haspelknecht_qt.ui.contracts import GameTexts
from haspelknecht_qt.ui.review.turning_points import Lead, TurningPoint


class TurningPointTexts(QObject, Generic[S, M, E]):
    """Sentences about turning points in the language of the moment. What happened says the game itself."""

    def __init__(self, words: GameTexts[S, M, E]) -> None:
        super().__init__()
        self._words = words

    def line(self, point: TurningPoint[S, E]) -> str:
        """What happened and how it stood then, for instance "Anna acquires 33 Hammer and Pick. Anna takes the lead."."""
        return self.tr("{happened} {stands}", "two sentences, one after the other").format(
            happened=self._words.events.turning_point(point), stands=self.stands(point)
        )

    def items(self, point: TurningPoint[S, E]) -> str:
        """Where the change came from, item by item, for instance "Tunnel sections +6, Developments +3"."""
        formats = self._words.formats
        return formats.join(
            self.tr("{item} {points}", "an item of the score, with a signed number behind it").format(
                item=self._words.score.item(item), points=formats.signed(str(abs(points)), points)
            )
            for item, points in point.items
        )

    def stands(self, point: TurningPoint[S, E]) -> str:
        """Who was ahead then, and by how much."""
        leader, name = self._words.seats.name(point.leaders[0]), self._words.seats.name(point.seat)
        if len(point.leaders) > 1:
            others = [self._words.seats.name(seat) for seat in point.leaders if seat != point.seat]
            if point.seat in point.leaders:
                return self.tr("{name} is now level with {other}.").format(name=name, other=others[0])
            return self.tr("{name} is now %n VP behind {leader}.", None, point.behind).format(name=name, leader=leader)
        if point.lead is Lead.FOR_GOOD:
            return self.tr("{leader} takes the lead for good.").format(leader=leader)
        if point.lead is Lead.TAKEN:
            return self.tr("{leader} takes the lead.").format(leader=leader)
        if point.seat in point.leaders:
            return self.tr("{name} is now %n VP ahead.", None, point.ahead).format(name=name)
        return self.tr("{name} is now %n VP behind {leader}.", None, point.behind).format(name=name, leader=leader)
