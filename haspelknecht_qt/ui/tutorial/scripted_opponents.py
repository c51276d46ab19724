"""The neighbours of the tutorial: bots that do what the script says."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QObject, QTimer

from haspelknecht_qt.bots import BotFactory
from haspelknecht_qt.core.game import AnyGame
from haspelknecht_qt.core.override import override
from haspelknecht_qt.ui.match.bots import Bots, MoveQuestion
from haspelknecht_qt.ui.tutorial.script import NEIGHBOUR

PAUSE = 350
"""Milliseconds until a neighbour answers: the learner shall see whose move it is."""


def no_makers() -> Mapping[str, BotFactory]:
    """The neighbours need no bot."""
    return {}


class ScriptedOpponents(Bots):
    """Takes the place of the bots in a chapter. `reply` tells what is to be played now, None for nothing."""

    def __init__(self, reply: Callable[[], object], parent: QObject | None = None) -> None:
        super().__init__(no_makers, parent)
        self._reply = reply
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.setInterval(PAUSE)
        self._pause.timeout.connect(self._answer)

    @property
    @override
    def names(self) -> tuple[str, ...]:
        return (NEIGHBOUR,)

    @override
    def ask(self, seat: int, name: str, game: AnyGame, question: MoveQuestion) -> None:
        """Answers with the move of the script after a pause."""
        self._pause.start()

    @override
    def cancel(self) -> None:
        self._pause.stop()

    @override
    def close(self) -> None:
        self.cancel()

    def _answer(self) -> None:
        move = self._reply()
        if move is not None:
            self.chosen.emit(move)
