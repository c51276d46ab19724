"""Who plays the seats that no person plays.

The controller asks and goes on when the answer comes; it never waits. A player that thinks long answers from a process of
its own: it takes the place of `Players` and keeps its three promises, `knows`, `ask` and `cancel`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

from attrs import frozen
from PySide6.QtCore import QObject, QTimer, Signal

from haspelknecht_qt.core.draw import Generator
from haspelknecht_qt.core.game import Decision, Game

RANDOM = "random"
"""The player that makes any legal move, each equally likely."""


class Player(Protocol):
    """One who chooses moves."""

    def choose(self, observation: Any, decision: Decision) -> Any:
        """A legal move in the position, of which only what this seat may see is given."""
        ...


@frozen
class RandomPlayer:
    """Makes any legal move. What it chooses depends on nothing but the position and the seed."""

    game: Game
    seed: int = 0

    def choose(self, observation: Any, decision: Decision) -> Any:
        """One of the legal moves, each equally likely."""
        moves = self.game.legal_moves(observation)
        position = int(self.game.digest(observation)[:12], 16)
        return Generator(self.seed, position).choice(moves)


class Players(QObject):
    """Asks players by name. The answer comes through `chosen`, never before `ask` has returned."""

    chosen = Signal(object)
    """The move that was asked for."""

    def __init__(self, players: Mapping[str, Player], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._players = dict(players)
        self._asked: tuple[Player, Any, Decision] | None = None
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._answer)

    def knows(self, name: str) -> bool:
        """Whether there is a player of this name."""
        return name in self._players

    def ask(self, name: str, observation: Any, decision: Decision) -> None:
        """Asks a player for a move; a question that is still open is withdrawn. Raises KeyError for an unknown player."""
        self._asked = (self._players[name], observation, decision)
        self._timer.start()

    def cancel(self) -> None:
        """Withdraws the question: no answer comes."""
        self._asked = None
        self._timer.stop()

    def _answer(self) -> None:
        if self._asked is not None:
            player, observation, decision = self._asked
            self._asked = None
            self.chosen.emit(player.choose(observation, decision))
