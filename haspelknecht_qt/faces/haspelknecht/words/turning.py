"""The moments that turned a match, each in two sentences: what happened, and how it stood then."""

from __future__ import annotations

from PySide6.QtCore import QObject

from haspelknecht_qt.faces.haspelknecht.words.happenings import HappeningPhrases
from haspelknecht_qt.faces.haspelknecht.words.phrases import Phrases
from haspelknecht_qt.ui.review.turning_points import Lead, TurningPoint


class TurningPhrases(QObject):
    """Sentences about turning points in the language of the moment."""

    def __init__(self, phrases: Phrases) -> None:
        super().__init__()
        self._phrases = phrases
        self._happenings = HappeningPhrases()

    def line(self, point: TurningPoint) -> str:
        """What happened and how it stood then, for instance "Anna acquires 33 Hammer and Pick. Anna takes the lead."."""
        return self.tr("{happened} {stands}", "two sentences, one after the other").format(
            happened=self.happened(point), stands=self.stands(point)
        )

    def items(self, point: TurningPoint) -> str:
        """Where the change came from, item by item, for instance "Tunnel sections +6, Developments +3"."""
        amounts = self._phrases.amounts
        return amounts.join(
            self.tr("{item} {points}", "an item of the score, with a signed number behind it").format(
                item=self._phrases.item(item), points=amounts.signed(str(abs(points)), points)
            )
            for item, points in point.items
        )

    def happened(self, point: TurningPoint) -> str:
        """What mattered most in it."""
        name = self._phrases.name(point.seat)
        return self._happenings.told(name, point.events, point.items, point.sections)

    def stands(self, point: TurningPoint) -> str:
        """Who was ahead then, and by how much."""
        leader, name = self._phrases.name(point.leaders[0]), self._phrases.name(point.seat)
        if len(point.leaders) > 1:
            others = [self._phrases.name(seat) for seat in point.leaders if seat != point.seat]
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
