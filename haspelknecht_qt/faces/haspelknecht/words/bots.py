"""What the game's own bots are called, and where they expect points from."""

from __future__ import annotations

from PySide6.QtCore import QObject

from haspelknecht_qt.faces.haspelknecht.words import terms
from haspelknecht_qt.games.haspelknecht.model import Worker


class BotPhrases(QObject):
    """Names of levels and of sources of points."""

    def name(self, bot: str) -> str | None:
        """A level's name; None for a bot that is none of them."""
        match bot:
            case "shepherd":
                return self.tr("Shepherd")
            case "farmhand":
                return terms.worker(Worker.FARMHAND)
            case "farmer":
                return terms.worker(Worker.FARMER)
            case "haspelknecht":
                return terms.worker(Worker.HASPELKNECHT)
            case _:
                return None

    def source(self, source: str) -> str:
        """Where expected points come from; a source that only a bot by others names keeps its own name."""
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
            "markers": self.tr("action markers"),
            "order": self.tr("player order"),
            "rest": self.tr("the rest of the game"),
            "ahead": self.tr("what follows"),
        }
        return names.get(source, source)
