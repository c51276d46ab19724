"""What a stretch of the game brought a player, in one sentence."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject

from haspelknecht_qt.faces.haspelknecht.words import terms
from haspelknecht_qt.games.haspelknecht import events
from haspelknecht_qt.games.haspelknecht.events import Event

OF_TILES = frozenset({"developments", "development_bonus", "buildings", "markers", "tunnel_bonus", "thaler"})
"""Items that grow when a development is acquired."""


class HappeningPhrases(QObject):
    """Sentences about what mattered most."""

    def told(self, name: str, told: Sequence[Event], items: Sequence[tuple[str, int]], sections: int) -> str:
        """What mattered most, for instance "Anna acquires 33 Hammer and Pick.".

        `told` are the events that concern the player, `items` the changes of the forecast by item of the score, the greatest first, and
        `sections` is the number of tunnel sections emptied.
        """
        tiles = [event.tile for event in told if isinstance(event, events.Acquired)]
        by_tiles = sum(points for item, points in items if item in OF_TILES)
        item, points = items[0] if items else ("", 0)
        if tiles and by_tiles >= abs(points):
            if len(tiles) == 1:
                return self.tr("{name} acquires {tile}.").format(name=name, tile=terms.tile_title(tiles[0]))
            return self.tr("{name} acquires {tile} and {other}.").format(
                name=name, tile=terms.tile_title(tiles[0]), other=terms.tile_title(tiles[1])
            )
        if sections and item in {"tunnel_sections", "tunnel_bonus"}:
            return self.tr("{name} empties %n section(s) of the tunnel.", None, sections).format(name=name)
        return self._of_winter(told, item, points, name) or self._of_item(item, points, name)

    def _of_winter(self, told: Sequence[Event], item: str, points: int, name: str) -> str:
        """Coal, lease and storage."""
        for event in told:
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
