"""What the bots are called on the screen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from PySide6.QtCore import QCoreApplication

from haspelknecht_qt.bots.levels import RANDOM
from haspelknecht_qt.core.game import Seat
from haspelknecht_qt.ui.tutorial.script import NEIGHBOUR


class BotTexts(Protocol):
    """What a game calls its bots: a part of `contracts.GameTexts`."""

    def bot(self, name: str) -> str | None:
        """What a bot of the game's own levels is called; None for others."""
        ...


def bot_name(name: str, texts: BotTexts) -> str:
    """A bot's name in the language of the moment; one that somebody else has written keeps its own."""
    if name == RANDOM:
        return QCoreApplication.translate("BotNames", "Random")
    return texts.bot(name) or name


def levels_of(seats: Sequence[Seat], texts: BotTexts) -> tuple[str, ...]:
    """What the bot of each seat is called, "" for persons and for the tutorial's neighbours."""
    return tuple("" if seat.is_person or seat.player == NEIGHBOUR else bot_name(seat.player, texts) for seat in seats)
