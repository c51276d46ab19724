"""Asks the bots for their moves.

The controller asks and goes on when the answer comes; it never waits. Who has bots think in a process of their own takes the
place of `Bots` and keeps its three promises: `knows`, `ask` and `cancel`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from attrs import frozen
from PySide6.QtCore import QObject, QTimer, Signal

from haspelknecht_qt.bots import BOTS, Bot
from haspelknecht_qt.core.draw import Generator
from haspelknecht_qt.core.game import Decision


@frozen
class Question:
    """What a bot is asked: what its seat may see, who it is and at which step, what is legal; seed and ply for its chance."""

    observation: Any
    decision: Decision
    legal_moves: Sequence[Any]
    seed: int
    ply: int


class Bots(QObject):
    """Has bots choose, by name. The answer comes through `chosen`, never before `ask` has returned."""

    chosen = Signal(object)
    """The move that was asked for."""

    def __init__(self, makers: Mapping[str, Callable[[], Bot]] = BOTS, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._makers = dict(makers)
        self._bots: dict[str, Bot] = {}
        self._asked: tuple[Bot, Question] | None = None
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._answer)

    def knows(self, name: str) -> bool:
        """Whether there is a bot of this name."""
        return name in self._makers

    def ask(self, name: str, question: Question) -> None:
        """Asks a bot for a move; a question that is still open is withdrawn. Raises KeyError for an unknown bot."""
        if name not in self._bots:
            self._bots[name] = self._makers[name]()
        self._asked = (self._bots[name], question)
        self._timer.start()

    def cancel(self) -> None:
        """Withdraws the question: no answer comes."""
        self._asked = None
        self._timer.stop()

    def _answer(self) -> None:
        if self._asked is not None:
            bot, question = self._asked
            self._asked = None
            generator = Generator(question.seed, question.ply)
            self.chosen.emit(bot.choose(question.observation, question.decision, question.legal_moves, generator))
