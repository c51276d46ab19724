"""Names of the game's own bots, and of their sources of points."""

from __future__ import annotations

from PySide6.QtCore import QObject

from haspelknecht_qt.core.override import override
from haspelknecht_qt.game_ui.haspelknecht.texts import terms
from haspelknecht_qt.games.haspelknecht.kinds import Worker
from haspelknecht_qt.ui.defaults.texts import DefaultBotTexts


class HaspelknechtBotTexts(QObject, DefaultBotTexts):
    """Names of levels and of sources of points."""

    @override
    def name(self, bot: str) -> str | None:
        match bot:
            case "shepherd":
                return self.tr("Shepherd")
            case "farmhand":
                return terms.worker(Worker.FARMHAND)
            case "farmer":
                return terms.worker(Worker.FARMER)
            case "haspelknecht":
                return terms.worker(Worker.HASPELKNECHT)
            case "coal_miner":
                return terms.worker(Worker.COAL_MINER)
            case _:
                return None

    @override
    def source(self, source: str) -> str:
        names = {
            "scored": self.tr("points scored at once"),
            "coal": self.tr("coal for the winters"),
            "lease": self.tr("food and lease"),
            "thaler": self.tr("Thaler"),
            "pinge": self.tr("the Pinge"),
            "tunnel": self.tr("the tunnel"),
            "water": self.tr("pit water"),
            "wood": self.tr("wood"),
            "developments": self.tr("developments"),
            "purchases": self.tr("developments still to be acquired"),
            "markers": self.tr("action markers"),
            "order": self.tr("player order"),
            "rest": self.tr("the rest of the game"),
            "ahead": self.tr("what the others do this season"),
        }
        return names.get(source, source)
