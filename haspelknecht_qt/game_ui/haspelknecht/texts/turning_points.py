"""Sentences about turning points of a match."""

from __future__ import annotations

from PySide6.QtCore import QObject

from haspelknecht_qt.game_ui.haspelknecht.texts import terms
from haspelknecht_qt.games.haspelknecht import events, scoring
from haspelknecht_qt.games.haspelknecht.events import Event
from haspelknecht_qt.games.haspelknecht.state import State
from haspelknecht_qt.ui.review.turning_points import TurningPoint

OF_TILES = frozenset({"developments", "development_bonus", "buildings", "markers", "tunnel_bonus", "thaler"})
"""Items that grow when a development is acquired."""


class HaspelknechtTurningPointTexts(QObject):
    """Sentences about turning points, in the current language."""

    def turning_point(self, point: TurningPoint[State, Event], name: str) -> str:
        """Returns one sentence about the main cause; `name` is the player's."""
        tiles = [event.tile for event in point.events if isinstance(event, events.Acquired)]
        by_tiles = sum(points for item, points in point.items if item in OF_TILES)
        item, points = point.items[0] if point.items else ("", 0)
        if tiles and by_tiles >= abs(points):
            if len(tiles) == 1:
                return self.tr("{name} acquires {tile}.").format(name=name, tile=terms.tile_title(tiles[0]))
            return self.tr("{name} acquires {tile} and {other}.").format(
                name=name, tile=terms.tile_title(tiles[0]), other=terms.tile_title(tiles[1])
            )
        sections = _emptied(point.after, point.seat) - _emptied(point.before, point.seat)
        if sections and item in {"tunnel_sections", "tunnel_bonus"}:
            return self.tr("{name} empties %n section(s) of the tunnel.", None, sections).format(name=name)
        return self._of_winter(point, item, points, name) or self._of_item(item, points, name)

    def _of_winter(self, point: TurningPoint[State, Event], item: str, points: int, name: str) -> str:
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


def _emptied(state: State, seat: int) -> int:
    """The number of tunnel sections that a player has emptied."""
    return len(scoring.emptied_sections(state, state.players[seat]))
