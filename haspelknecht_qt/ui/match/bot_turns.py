"""Turns of the bots. Each bot is asked at once; the moves are made one after the other, slowly enough to follow."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal

from haspelknecht_qt.core.game import Decision
from haspelknecht_qt.core.match import AnyMatch
from haspelknecht_qt.core.rng import Generator, bot_seed
from haspelknecht_qt.ui.match.bots import Bots, MoveQuestion

POLL_INTERVAL = 30
"""Interval in which the table is checked for being at rest, in milliseconds. The next move needs a table at rest."""
SAME_STEP_SPEED_UP = 3
"""Speed-up factor for moves of the same seat within one step: together they are one choice, such as a plan."""


class BotTurns(QObject):
    """Asks the bot whose turn it is, and emits its move when the table has been at rest for long enough.

    No bot is asked while `is_paused`, or while a past position is shown. After a change of the match call `cancel`, then `wake`: the open
    question is no longer valid.
    """

    chosen = Signal(object)
    """Emitted with the move of the bot whose turn it is, at the time to make this move."""
    changed = Signal()
    """Emitted when a bot begins or ends thinking, and when a pause begins or ends."""
    missing = Signal(int)
    """Emitted with the seat when it is the turn of an unknown bot, for instance one that is not installed. The bots have been paused."""
    third_party_waits = Signal(int)
    """Emitted with the seat when it is the turn of a third-party bot that is not trusted. The bots have been paused."""

    def __init__(
        self,
        match: AnyMatch,
        bots: Bots,
        *,
        is_held: Callable[[], bool] = lambda: False,
        is_table_busy: Callable[[], bool] = lambda: False,
        rest: Callable[[], int] = lambda: 0,
        parent: QObject | None = None,
    ) -> None:
        """`is_held` returns whether a position of the past is shown. `rest` returns the time that the table must be still before a move is
        made, in milliseconds.
        """
        super().__init__(parent)
        self._is_held = is_held
        self._is_table_busy = is_table_busy
        self._min_rest = rest
        self._match = match
        self._bots = bots
        self._paused = False
        self._asked: Decision | None = None
        self._answer: object = None
        self._still = QElapsedTimer()
        self._timer = QTimer(self, interval=POLL_INTERVAL)
        self._timer.timeout.connect(self._poll)
        bots.chosen.connect(self._take_answer)

    @property
    def turn(self) -> Decision | None:
        """Current decision if it is that of a bot; None while a person decides or the match is over."""
        decision = self._match.decision
        return None if decision is None or self._match.seats[decision.actor].is_person else decision

    @property
    def thinking(self) -> int | None:
        """Seat of the bot that thinks; None if no bot thinks."""
        return None if self._asked is None or self._answer is not None else self._asked.actor

    @property
    def is_paused(self) -> bool:
        """Whether the bots are paused."""
        return self._paused

    def set_paused(self, paused: bool) -> None:
        """Pauses the bots, even while one thinks, or resumes them."""
        if paused == self._paused:
            return
        self._paused = paused
        if paused:
            self.cancel()
        self.wake()
        self.changed.emit()

    def wake(self) -> None:
        """Starts asking the bot whose turn it is."""
        if self.turn is not None and not self._paused and not self._is_held():
            self._still.invalidate()
            self._timer.start()

    def cancel(self) -> None:
        """Withdraws the question to the bot: no move is made."""
        self._timer.stop()
        self._bots.cancel()
        asked, self._asked, self._answer = self._asked, None, None
        if asked is not None:
            self.changed.emit()

    def close(self) -> None:
        """Ends the bots of this match."""
        self._timer.stop()
        self._bots.chosen.disconnect(self._take_answer)
        self._bots.close()

    def _poll(self) -> None:
        if self._asked is None:
            self._ask()
        if self._is_table_busy():
            self._still.invalidate()
        elif not self._still.isValid():
            self._still.start()
        # Animations must end first, even if the answer has arrived.
        if self._answer is not None and self._still.isValid() and self._still.elapsed() >= self._rest():
            move, self._asked, self._answer = self._answer, None, None
            self._timer.stop()
            self.chosen.emit(move)

    def _ask(self) -> None:
        decision, match = self.turn, self._match
        if decision is None or self._is_held():
            self._timer.stop()
            return
        player = match.seats[decision.actor].player
        if not self._bots.knows(player):
            self.set_paused(True)
            self.missing.emit(decision.actor)
            return
        if self._bots.untrusted_origin(player):
            self.set_paused(True)
            self.third_party_waits.emit(decision.actor)
            return
        self._asked = decision
        seen = match.game.observe(match.state, decision.actor)
        generator = Generator(bot_seed(match.seed, decision.actor), match.ply)
        question = MoveQuestion(seen, decision, match.game.legal_moves(match.state), generator)
        self._bots.ask(decision.actor, player, match.game, question)
        self.changed.emit()

    def _rest(self) -> int:
        entries = self._match.entries
        same = bool(entries) and entries[-1].decision == self._asked
        return self._min_rest() // (SAME_STEP_SPEED_UP if same else 1)

    def _take_answer(self, move: object) -> None:
        if self._asked is not None:
            self._answer = move
            self.changed.emit()
