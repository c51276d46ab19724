"""The moments that turned a match, each in two sentences: what happened, and how it stood then."""

from __future__ import annotations

from PySide6.QtCore import QObject

from haspelknecht_qt.faces.haspelknecht.words import terms
from haspelknecht_qt.faces.haspelknecht.words.phrases import Phrases
from haspelknecht_qt.games.haspelknecht import events
from haspelknecht_qt.ui.review.turning_points import Lead, TurningPoint

OF_TILES = frozenset({"developments", "development_bonus", "buildings", "markers", "tunnel_bonus", "thaler"})
"""Items that grow when a development is acquired."""


class TurningPhrases(QObject):
    """Sentences about turning points in the language of the moment."""

    def __init__(self, phrases: Phrases) -> None:
        super().__init__()
        self._phrases = phrases

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
        tiles = [event.tile for event in point.events if isinstance(event, events.Acquired)]
        by_tiles = sum(points for item, points in point.items if item in OF_TILES)
        item, points = point.items[0] if point.items else ("", 0)
        if tiles and by_tiles >= abs(points):
            if len(tiles) == 1:
                return self.tr("{name} acquires {tile}.").format(name=name, tile=terms.tile_title(tiles[0]))
            return self.tr("{name} acquires {tile} and {other}.").format(
                name=name, tile=terms.tile_title(tiles[0]), other=terms.tile_title(tiles[1])
            )
        if point.sections and item in {"tunnel_sections", "tunnel_bonus"}:
            return self.tr("{name} empties %n section(s) of the tunnel.", None, point.sections).format(name=name)
        return self._of_winter(point, item, points, name) or self._of_item(item, points, name)

    def _of_winter(self, point: TurningPoint, item: str, points: int, name: str) -> str:
        """Coal, lease and storage."""
        for event in point.events:
            match event:
                case events.CoalCounted(_, coal, _) if item == "coal":
                    return self.tr("{name} counts %n coal on the farm.", None, coal).format(name=name)
                case events.LeasePaid(_, _, thaler, _) if item == "thaler" and points < 0 and thaler:
                    return self.tr("The lease costs {name} %n Thaler.", None, thaler).format(name=name)
                case events.LeasePaid(_, _, _, debts) if item == "debts" and debts:
                    return self.tr("The lease leaves {name} with %n debt chit(s).", None, debts).format(name=name)
                case _:
                    pass
        return ""

    def _of_item(self, item: str, points: int, name: str) -> str:
        if item == "water":
            if points > 0:
                return self.tr("{name} gets rid of pit water.").format(name=name)
            return self.tr("Pit water rises in the mine of {name}.").format(name=name)
        if points < 0:
            return self.tr("{name} loses %n VP.", None, -points).format(name=name)
        match item:
            case "pinge":
                return self.tr("{name} has exhausted the Pinge: %n VP.", None, points).format(name=name)
            case "storage":
                return self.tr("{name} scores %n VP for the winter storage.", None, points).format(name=name)
            case "charcoal_burner":
                return self.tr("{name} scores %n VP with the Charcoal Burner.", None, points).format(name=name)
            case "hauling_cable":
                return self.tr("{name} scores %n VP with the Hauling Cable.", None, points).format(name=name)
            case "water_mill":
                return self.tr("{name} scores %n VP with the Water Mill.", None, points).format(name=name)
            case "thaler":
                return self.tr("{name} gains Thaler: %n VP.", None, points).format(name=name)
            case _:
                return self.tr("{name} gains %n VP.", None, points).format(name=name)

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
