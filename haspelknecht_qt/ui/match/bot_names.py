"""Names of the bots, as they appear on the screen."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from haspelknecht_qt.bots.levels import RANDOM
from haspelknecht_qt.core.game import PERSON, Seat
from haspelknecht_qt.ui.contracts import ELSEWHERE, BotTexts
from haspelknecht_qt.ui.tutorial.script import SCRIPTED_PLAYER


def bot_name(name: str, texts: BotTexts) -> str:
    """Returns a bot's name in the current language. Third-party bots keep their own names."""
    if name == RANDOM:
        return QCoreApplication.translate("BotNames", "Random")
    return texts.name(name) or name


def bot_names_of(seats: Sequence[Seat], texts: BotTexts) -> tuple[str, ...]:
    """Returns the name of the bot in each seat; "" for persons and for scripted opponents (in tutorial and puzzles)."""
    no_bots = {PERSON, ELSEWHERE, SCRIPTED_PLAYER}
    return tuple("" if seat.player in no_bots else bot_name(seat.player, texts) for seat in seats)
