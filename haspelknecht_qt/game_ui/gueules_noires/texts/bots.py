"""Names of the game's own bots, and of their sources of points."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QObject

from haspelknecht_qt.core.override import override
from haspelknecht_qt.game_ui.gueules_noires.texts import tables, terms
from haspelknecht_qt.game_ui.gueules_noires.texts.terms import Term
from haspelknecht_qt.ui.defaults.texts import DefaultBotTexts

LEVELS = {
    "pit_boy": Term.BOT_1,
    "hewer": Term.BOT_2,
    "overman": Term.BOT_3,
    "engineer": Term.BOT_4,
    "chief_engineer": Term.BOT_5,
}
"""Levels, from the weakest."""


class GueulesNoiresBotTexts(QObject, DefaultBotTexts):
    """Names of levels and of sources of points."""

    @override
    def name(self, bot: str) -> str | None:
        return terms.term(LEVELS[bot]) if bot in LEVELS else None

    @override
    def source(self, source: str) -> str:
        if source in tables.ITEMS.texts:
            return tables.ITEMS.text(source, QCoreApplication.translate)
        if source not in tables.SOURCES.texts:
            return source
        return tables.SOURCES.text(source, QCoreApplication.translate)
