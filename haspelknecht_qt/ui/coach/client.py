"""Asks a bot for judgements of moves, without blocking the window."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic

from PySide6.QtCore import QObject, QTimer, Signal

from haspelknecht_qt.bots.process import HintReply, HintWorker
from haspelknecht_qt.core.game import M, S
from haspelknecht_qt.ui.hints.client import HintQuestion
from haspelknecht_qt.ui.match.bots import BotService
from haspelknecht_qt.ui.match.worker_pool import BackgroundWorkerPool

PREPARATION_LIMIT = 30.0
"""Time limit for the start of the bot's process and its first answer, in seconds."""


class CoachClient(QObject, Generic[S, M]):
    """Asks the bot that gives hints for judgements, one question at a time. Its process runs until `close`.

    A new process needs about a second. `prepare` starts it early, so that the first judgement is in time.
    """

    judged = Signal(object)
    """Emitted with the `DecisionReview` of the last question. It is None without a choice, or if the bot has failed or
    was too late.
    """

    def __init__(self, bots: BotService, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._bots = bots
        self._pool: BackgroundWorkerPool[HintWorker] = BackgroundWorkerPool(time_limit=PREPARATION_LIMIT, parent=self)
        self._pool.answered.connect(self._receive)
        self._pool.timed_out.connect(self._give_up_process)
        self._question: HintQuestion[S, M] | None = None
        self._is_preparing = False
        self._is_prepared = False
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._fail)

    @property
    def can_judge(self) -> bool:
        """Whether there is a bot that can judge moves by rollouts."""
        return bool(self._bots.hint_bot) and self._bots.can_rollout(self._bots.hint_bot)

    def prepare(self, question: HintQuestion[S, M]) -> None:
        """Starts the bot's process, if it is not running, and lets it load its data. Nothing is emitted."""
        if not self._is_prepared and not self._is_preparing and self.can_judge:
            self._is_preparing = True
            self._ask(question, lambda worker: worker.ask_hints(question.position, question.decision, 1, 1))

    def judge(self, question: HintQuestion[S, M], limit: int) -> None:
        """Asks for a judgement of `question.move`, within `limit` milliseconds. Withdraws an unanswered question."""
        if not self._is_preparing:
            # Withdrawing an unanswered question ends the bot's process.
            self._is_prepared = self._is_prepared and self._question is None
        self._question = question
        self._timer.start(limit)
        if not self._is_preparing:
            self._send_question()

    def withdraw(self) -> None:
        """Withdraws the unanswered question, so that `judged` is not emitted for it."""
        self._timer.stop()
        if self._question is not None and not self._is_preparing:
            self._pool.cancel()
            self._is_prepared = False
        self._question = None

    def close(self) -> None:
        """Ends the process of the bot."""
        self._timer.stop()
        self._question = None
        self._is_preparing = self._is_prepared = False
        self._pool.end_all_workers()

    def _send_question(self) -> None:
        question = self._question
        if question is not None:
            self._ask(
                question,
                lambda worker: worker.ask_judgement(question.observation, question.decision, question.move),
            )

    def _ask(self, question: HintQuestion[S, M], ask: Callable[[HintWorker], None]) -> None:
        name = self._bots.hint_bot
        self._pool.ask((id(question.game), name), lambda: HintWorker(question.game, self._bots.bot_factory(name)), ask)

    def _receive(self, reply: HintReply) -> None:
        self._is_prepared = reply.failure is None
        if not self._is_preparing:
            self._timer.stop()
            self._question = None
            self.judged.emit(reply.decision_review)
            return
        self._is_preparing = False
        if self._is_prepared:
            self._send_question()
        else:
            self._fail()

    def _give_up_process(self) -> None:
        self._is_preparing = self._is_prepared = False
        self._fail()

    def _fail(self) -> None:
        """Ends an unanswered question without a judgement. A process that is being prepared goes on."""
        was_asked = self._question is not None
        self.withdraw()
        if was_asked:
            self.judged.emit(None)
