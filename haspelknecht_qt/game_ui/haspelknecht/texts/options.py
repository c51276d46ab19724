"""What players agree on before a game, in words."""

from __future__ import annotations

from PySide6.QtCore import QObject

from haspelknecht_qt.core.override import override
from haspelknecht_qt.game_ui.haspelknecht.texts import terms
from haspelknecht_qt.games.haspelknecht.printed import LAYOUT_IDS
from haspelknecht_qt.ui.defaults.texts import DefaultOptionTexts


class HaspelknechtOptionTexts(QObject, DefaultOptionTexts):
    """Names of options and of their values, by the keys of the game's set-up. Unknown keys and values raise KeyError."""

    def name(self, key: str) -> str:
        """What is agreed on."""
        names = {
            "rulebook": self.tr("Rulebook"),
            "planning": self.tr("Planning"),
            "layout": self.tr("Development board"),
            "starting_buildings": self.tr("Start with the buildings whose tiles are not in play"),
            "starting_farmhand": self.tr("Start with the improved farmhand"),
        }
        return names[key]

    def value(self, key: str, value: str | bool) -> str:
        """What a choice is called; a layout that only the owner of a box knows has no other name than that."""
        if key == "layout":
            own = {"first_play": self.tr("First play"), "free": self.tr("My own…")}
            if value in LAYOUT_IDS:
                return terms.layout(str(value))
            return own.get(str(value), str(value))
        if isinstance(value, bool):
            return self.tr("Yes") if value else self.tr("No")
        names = {
            ("rulebook", "dutch"): self.tr("Dutch"),
            ("rulebook", "english"): self.tr("English"),
            ("rulebook", "french"): self.tr("French"),
            ("planning", "open"): self.tr("Open"),
            ("planning", "hidden"): self.tr("Hidden"),
        }
        return names[key, value]

    @override
    def about(self, key: str, value: str | bool) -> str:
        match key, value:
            case "planning", "hidden":
                return self.tr("nobody sees another’s plan before all are confirmed")
            case "planning", _:
                return self.tr("in turn order, all see it")
            case "starting_buildings", True:
                return self.tr("They work from the first action phase and give no building symbol.")
            case "starting_farmhand", True:
                return self.tr("He may acquire a development from the first action phase.")
            case "rulebook", str():
                # The differences that matter most in play.
                return "\n".join(self.differences(value)[:3])
            case _:
                return ""

    def differences(self, rulebook: str) -> list[str]:
        """What a book says where they differ (rulings R1 to R14), what is felt most in play first."""
        return {
            "dutch": [
                self.tr("Charcoal Burner once a phase."),
                self.tr("Lorry in the Pinge: wood only."),
                self.tr("Farm storage: 1 VP for wood."),
                self.tr("Coal-digger and Haspelknecht remove 2 water as long as there are 2, then coal."),
                self.tr("A black disk removes 2 water."),
                self.tr("Coal Storage holds 1 coal and 1 wood."),
                self.tr("Oil Lamp: between a reserve pool and its own action pool."),
                self.tr("A marker can be used in a later action phase."),
            ],
            "english": [
                self.tr("Charcoal Burner at any time."),
                self.tr("Lorry always brings its 2 coal."),
                self.tr("A black disk removes 1 or 2 water."),
                self.tr("Farm storage: 1 VP for wood."),
                self.tr("The Haspelknecht may stop early, and may remove a lone water."),
                self.tr("Coal Storage holds 1 coal and 1 wood."),
                self.tr("Oil Lamp: between a reserve pool and its own action pool."),
                self.tr("A marker can be used in a later phase, winter included."),
            ],
            "french": [
                self.tr("Free choice of water or coal."),
                self.tr("Farm storage: 1 VP for food."),
                self.tr("Coal Storage holds coal or wood."),
                self.tr("Charcoal Burner once a phase."),
                self.tr("Lorry always brings its 2 coal."),
                self.tr("Oil Lamp: between any reserve pool and any action pool."),
                self.tr("The synergy bonus belongs to no worker."),
                self.tr("A marker can be used at any time later, winter included."),
            ],
        }[rulebook]
