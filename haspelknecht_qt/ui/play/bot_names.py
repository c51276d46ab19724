"""What the bots are called on the screen."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from haspelknecht_qt.core.seat import Seat
from haspelknecht_qt.faces.haspelknecht.words import terms
from haspelknecht_qt.games.haspelknecht.model import Worker
from haspelknecht_qt.ui.tutorial.script import NEIGHBOUR


def bot_name(name: str) -> str:
    """A bot's name in the language of the moment; one that somebody else has written keeps its own."""
    match name:
        case "random":
            return QCoreApplication.translate("BotNames", "Random")
        case "shepherd":
            return QCoreApplication.translate("BotNames", "Shepherd")
        case "farmhand":
            return terms.worker(Worker.FARMHAND)
        case "farmer":
            return terms.worker(Worker.FARMER)
        case "haspelknecht":
            return terms.worker(Worker.HASPELKNECHT)
        case _:
            return name


def levels_of(seats: Sequence[Seat]) -> tuple[str, ...]:
    """What the bot of each seat is called, "" for persons and for the tutorial's neighbours."""
    return tuple("" if seat.is_person or seat.player == NEIGHBOUR else bot_name(seat.player) for seat in seats)
