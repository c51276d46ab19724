"""Turns of the bots. A bot thinks as soon as its turn begins. Its move is delayed so that persons can follow."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal

from haspelknecht_qt.core.game import Decision
from haspelknecht_qt.core.match import AnyMatch
from haspelknecht_qt.core.rng import Generator, bot_seed
from haspelknecht_qt.ui.match.bots import BotService, MoveQuestion

POLL_INTERVAL = 30
"""Interval of the checks for a bot's answer and for the end of all animations, in milliseconds."""
SAME_STEP_PAUSE_DIVISOR = 3
"""Divisor of the pause before each further move of a decision, for instance of a plan with several moves."""


class BotTurns(QObject):
    """Asks the bot whose turn it is, and emits its move after all animations and a pause.

    No bot is asked while the bots are paused, or while a past position is shown. After each change of the match, call
    `cancel` and then `wake`. Otherwise the move could belong to the earlier position.
    """

    chosen = Signal(object)
    """Emitted with the bot's move when it shall be made."""
    changed = Signal()
    """Emitted when a bot begins or ends thinking, and when the bots are paused or resumed."""
    bot_missing = Signal(int)
    """Emitted with the seat of an unknown bot, for instance one that is not installed. The bots are then paused."""
    third_party_bot_waits = Signal(int)
    """Emitted with the seat of a third-party bot that is not trusted yet. The bots are then paused."""

    def __init__(
        self,
        match: AnyMatch,
        bots: BotService,
        *,
        shows_past: Callable[[], bool] = lambda: False,
        is_table_busy: Callable[[], bool] = lambda: False,
        bot_pause: Callable[[], int] = lambda: 0,
        parent: QObject | None = None,
    ) -> None:
        """`shows_past` returns whether a past position is shown, or bots are not asked for another reason.

        `is_table_busy` returns whether bots must wait, for instance for an animation. `bot_pause` returns the
        additional pause before a bot's move, in milliseconds.
        """
        super().__init__(parent)
        self._shows_past = shows_past
        self._is_table_busy = is_table_busy
        self._bot_pause = bot_pause
        self._match = match
        self._bots = bots
        self._is_paused = False
        self._asked_decision: Decision | None = None
        self._answer: object = None
        self._rest_timer = QElapsedTimer()
        self._timer = QTimer(self, interval=POLL_INTERVAL)
        self._timer.timeout.connect(self._poll)
        bots.chosen.connect(self._take_answer)

    @property
    def bot_decision(self) -> Decision | None:
        """Current decision, if a bot must make it; otherwise None."""
        decision = self._match.decision
        return None if decision is None or self._match.seats[decision.actor].is_person else decision

    @property
    def thinking_seat(self) -> int | None:
        """Seat of the bot that is thinking; None if there is none."""
        return None if self._asked_decision is None or self._answer is not None else self._asked_decision.actor

    @property
    def is_paused(self) -> bool:
        """Whether the bots are paused."""
        return self._is_paused

    def set_paused(self, paused: bool) -> None:
        """Pauses or resumes the bots. A pause withdraws the question to a bot that is thinking."""
        if paused == self._is_paused:
            return
        self._is_paused = paused
        if paused:
            self.cancel()
        self.wake()
        self.changed.emit()

    def wake(self) -> None:
        """Asks the bot whose turn it is, unless the bots are paused or a past position is shown."""
        if self.bot_decision is not None and not self._is_paused and not self._shows_past():
            self._rest_timer.invalidate()
            self._timer.start()

    def cancel(self) -> None:
        """Withdraws the question to the bot. A move that it has already chosen is not made."""
        self._timer.stop()
        self._bots.cancel()
        asked, self._asked_decision, self._answer = self._asked_decision, None, None
        if asked is not None:
            self.changed.emit()

    def close(self) -> None:
        """Ends the processes of the bots. No move is emitted afterwards."""
        self._timer.stop()
        self._bots.chosen.disconnect(self._take_answer)
        self._bots.close()

    def _poll(self) -> None:
        if self._asked_decision is None:
            self._ask()
        if self._is_table_busy():
            self._rest_timer.invalidate()
        elif not self._rest_timer.isValid():
            self._rest_timer.start()
        # The bot may have answered long ago: its move waits for animations and the pause.
        if self._answer is not None and self._rest_timer.isValid() and self._rest_timer.elapsed() >= self._move_pause():
            move, self._asked_decision, self._answer = self._answer, None, None
            self._timer.stop()
            self.chosen.emit(move)

    def _ask(self) -> None:
        decision, match = self.bot_decision, self._match
        if decision is None or self._shows_past():
            self._timer.stop()
            return
        player = match.seats[decision.actor].player
        is_missing = not self._bots.has_bot(player)
        if is_missing or self._bots.untrusted_origin(player):
            self.set_paused(True)
            (self.bot_missing if is_missing else self.third_party_bot_waits).emit(decision.actor)
            return
        self._asked_decision = decision
        seen = match.game.observe(match.state, decision.actor)
        generator = Generator(bot_seed(match.seed, decision.actor), match.ply)
        question = MoveQuestion(seen, decision, match.game.legal_moves(match.state), generator)
        self._bots.ask(decision.actor, player, match.game, question)
        self.changed.emit()

    def _move_pause(self) -> int:
        entries = self._match.entries
        same = bool(entries) and entries[-1].decision == self._asked_decision
        return self._bot_pause() // (SAME_STEP_PAUSE_DIVISOR if same else 1)

    def _take_answer(self, move: object) -> None:
        if self._asked_decision is not None:
            self._answer = move
            self.changed.emit()
