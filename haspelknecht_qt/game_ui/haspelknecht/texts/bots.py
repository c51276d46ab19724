"""Names of the game's own bots, and of their sources of points."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QObject

from haspelknecht_qt.core.override import override
from haspelknecht_qt.game_ui.haspelknecht.texts import tables, terms
from haspelknecht_qt.games.haspelknecht.kinds import Worker
from haspelknecht_qt.ui.defaults.texts import DefaultBotTexts

LEVELS = {
    "farmhand": Worker.FARMHAND,
    "farmer": Worker.FARMER,
    "haspelknecht": Worker.HASPELKNECHT,
    "coal_miner": Worker.COAL_MINER,
}
"""Levels with the name of a worker, from the weakest."""


class HaspelknechtBotTexts(QObject, DefaultBotTexts):
    """Names of levels and of sources of points."""

    @override
    def name(self, bot: str) -> str | None:
        if bot == "shepherd":
            return self.tr("Shepherd")
        return terms.worker(LEVELS[bot]) if bot in LEVELS else None

    @override
    def source(self, source: str) -> str:
        if source not in tables.SOURCES.texts:
            return source
        return tables.SOURCES.text(source, QCoreApplication.translate)
