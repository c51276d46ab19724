"""Texts and pictures of the items of a match's score: those of its game, and the handicap."""

from __future__ import annotations

from typing import Generic

from PySide6.QtCore import QCoreApplication

from haspelknecht_qt.core.game import S
from haspelknecht_qt.core.handicap import HANDICAP
from haspelknecht_qt.ui.contracts import Periods, SvgPicture
from haspelknecht_qt.ui.contracts.texts import ScoreTexts

_HANDICAP_PICTURE = SvgPicture("icons", "icon.plus")


class ScoreItemTexts(Generic[S]):
    """Texts about the items of a match's score. Those about items of the game come from its `ScoreTexts`."""

    def __init__(self, texts: ScoreTexts[S]) -> None:
        self._texts = texts

    def name(self, item: str) -> str:
        """Returns the name of an item."""
        if item == HANDICAP:
            return QCoreApplication.translate("Handicap", "Handicap")
        return self._texts.item_name(item)

    def explanation(self, item: str) -> str:
        """Returns a sentence that explains how a player scores points in an item."""
        if item == HANDICAP:
            return QCoreApplication.translate("Handicap", "Points with which a player begins.")
        return self._texts.item_explanation(item)

    def calculation(self, state: S, seat: int, item: str) -> str:
        """Returns the calculation of a seat's points in an item; "" if the number needs no explanation."""
        return "" if item == HANDICAP else self._texts.item_calculation(state, seat, item)


def item_picture(periods: Periods, item: str) -> SvgPicture:
    """Returns the picture of an item."""
    return _HANDICAP_PICTURE if item == HANDICAP else periods.pictures[item]
