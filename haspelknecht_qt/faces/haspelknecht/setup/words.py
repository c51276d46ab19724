"""What the things are called that players of Haspelknecht agree on."""

from __future__ import annotations

from PySide6.QtCore import QObject

from haspelknecht_qt.faces.haspelknecht.words import terms
from haspelknecht_qt.games.haspelknecht.model import Tile


class SetupWords(QObject):
    """Names and notes of the options. Nothing is kept, so the language may change at any time."""

    def option(self, key: str) -> str:
        """The name of an option, or the sentence beside its switch. Raises KeyError for an unknown one."""
        return {
            "rulebook": self.tr("Rulebook"),
            "planning": self.tr("Planning"),
            "layout": self.tr("Development board"),
            "starting_buildings": self.tr("Start with the buildings whose tiles are not in play"),
            "starting_farmhand": self.tr("Start with the improved farmhand"),
        }[key]

    def option_value(self, key: str, value: str | bool) -> str:
        """What a choice of it is called. Raises KeyError for an unknown one."""
        names: dict[tuple[str, str | bool], str] = {
            ("rulebook", "dutch"): self.tr("Dutch"),
            ("rulebook", "english"): self.tr("English"),
            ("rulebook", "french"): self.tr("French"),
            ("planning", "open"): self.tr("Open"),
            ("planning", "hidden"): self.tr("Hidden"),
        }
        return names[key, value]

    def option_about(self, key: str, value: str | bool) -> str:
        """What the choice means; "" where the name says it all."""
        return {
            ("rulebook", "dutch"): self.tr("second version"),
            ("rulebook", "english"): self.tr("booklet"),
            ("rulebook", "french"): self.tr("booklet"),
            ("planning", "open"): self.tr("in turn order, all see it"),
            ("planning", "hidden"): self.tr("nobody sees another's plan before all are confirmed"),
            ("starting_buildings", True): self.tr("They work from the first action phase and give no building symbol."),
            ("starting_farmhand", True): self.tr("He may acquire a development from the first action phase."),
        }.get((key, value), "")

    def why_not(self, key: str) -> str:
        """Why the tiles in play don't allow an agreement (V3)."""
        if key == "starting_buildings":
            return self.tr("Not offered: all four buildings are in play as tiles.")
        return self.tr("Not offered: {tile} is in play.").format(tile=terms.tile_title(Tile.PICKAXE))

    def not_known(self) -> str:
        """No tiles are in play as long as one's own layout cannot be read."""
        return self.tr("Depends on the tiles in play.")
