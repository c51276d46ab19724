"""What the game's own bots are called."""

from __future__ import annotations

from PySide6.QtCore import QObject

from haspelknecht_qt.game_ui.haspelknecht.texts import terms
from haspelknecht_qt.games.haspelknecht.kinds import Worker


class HaspelknechtBotTexts(QObject):
    """Names of levels."""

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
            case "coal_miner":
                return terms.worker(Worker.COAL_MINER)
            case _:
                return None
