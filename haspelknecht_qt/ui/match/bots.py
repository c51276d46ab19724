"""Asks bots for moves without blocking the window.

Each bot thinks in its own process, except the random bot, which answers at once.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property

from PySide6.QtCore import QObject, QTimer, Signal

from haspelknecht_qt.bots import BotFactory, RandomBot, third_party
from haspelknecht_qt.bots.levels import RANDOM, can_rollout, explaining_levels, make_random, strongest_hint_level
from haspelknecht_qt.bots.process import MoveReply, MoveWorker
from haspelknecht_qt.core.fast_attrs import frozen
from haspelknecht_qt.core.game import AnyGame, Decision
from haspelknecht_qt.core.override import override
from haspelknecht_qt.core.rng import Generator
from haspelknecht_qt.ui.match.worker_pool import BackgroundWorkerPool
from haspelknecht_qt.ui.tutorial.script import SCRIPTED_PLAYER

ANSWER_TIME_LIMIT = 30.0
"""Time limit for an answer, in seconds: several times the thinking time of the strongest bot."""
SCRIPTED_MOVE_DELAY = 350
"""Delay before a scripted opponent's move, in milliseconds. The player needs time to see whose turn it is."""


class BotDataError(Exception):
    """Raised when the file with the weights of a game's bots cannot be read. The message has the file's name."""


@frozen
class MoveQuestion:
    """Question to a bot: the state as its seat sees it, the decision, and the legal moves.

    `generator` is the source of the bot's random choices. With the same seed the bot makes the same choices.
    """

    observation: object
    decision: Decision
    legal_moves: Sequence[object]
    generator: Generator


class RandomBotWorker:
    """Worker for the random bot. It needs no process: all legal moves are equally likely."""

    def __init__(self) -> None:
        self._answer: MoveReply | None = None

    def ask(
        self, observation: object, decision: Decision, moves: Sequence[object], generator: Generator, _: float
    ) -> None:
        """Chooses a move at once. `poll` returns it."""
        self._answer = MoveReply(RandomBot().choose(observation, decision, moves, generator), None, 0.0)

    def poll(self) -> MoveReply | None:
        """Returns the answer; None if nothing was asked."""
        return self._answer

    def cancel(self) -> None:
        """Forgets the chosen move."""
        self._answer = None

    def close(self) -> None:
        """Does nothing: there is no process."""


class BotService(QObject):
    """Asks bots for moves. `chosen` is never emitted before `ask` has returned."""

    chosen = Signal(object)
    """Emitted with the move that the bot has chosen."""
    failed = Signal(int, object)
    """Emitted with a seat and a `BotFailure` when its bot fails for the first time. Failed bots move at random."""

    def __init__(self, find: Callable[[], Mapping[str, BotFactory]], parent: QObject | None = None) -> None:
        """`find` returns the factories of all bots by name, the weakest first. It is called on first use."""
        super().__init__(parent)
        self._find_factories = find
        self._pool: BackgroundWorkerPool[MoveWorker | RandomBotWorker] = BackgroundWorkerPool(parent=self)
        self._pool.answered.connect(self._take_reply)
        self._asked_seat = 0
        self._failed_seats: set[int] = set()
        self._trusted_bots: set[str] = set()

    @property
    def names(self) -> tuple[str, ...]:
        """Names of all bots, from the weakest to the strongest."""
        return tuple(self._bot_factories)

    def load_factories(self) -> Mapping[str, BotFactory]:
        """Returns the factories of all bots by name. Loads them if no bot has been needed before."""
        return self._bot_factories

    def has_bot(self, name: str) -> bool:
        """Whether there is a bot of this name."""
        return name in self.names

    @property
    def hint_bots(self) -> tuple[str, ...]:
        """Names of the bots that can explain their moves, from the weakest to the strongest."""
        return explaining_levels(self._bot_factories)

    @property
    def hint_bot(self) -> str:
        """Name of the bot that gives hints and reviews decisions; "" if there is no such bot."""
        return strongest_hint_level(self._bot_factories)

    def can_rollout(self, name: str) -> bool:
        """Whether the bot of this name can use rollouts for hints and decision reviews."""
        bot_factory = self._bot_factories.get(name)
        return bot_factory is not None and can_rollout(bot_factory)

    def untrusted_origin(self, name: str) -> str:
        """Returns the origin of the code of a third-party bot that is not trusted yet; "" if the bot may play."""
        bot_factory = self._bot_factories.get(name)
        if bot_factory is None or name == RANDOM or name in self._trusted_bots:
            return ""
        return third_party.code_origin(bot_factory)

    def trust(self, name: str) -> None:
        """Allows this third-party bot to play until the program ends. Call this only with the user's consent."""
        self._trusted_bots.add(name)

    def ask(self, seat: int, name: str, game: AnyGame, question: MoveQuestion) -> None:
        """Asks the bot of a seat for a move. Withdraws an unanswered earlier question.

        Raises KeyError for an unknown bot, and PermissionError for a third-party bot that is not trusted, before any of
        its code runs.
        """
        self._pool.ask(
            seat,
            lambda: self._make_worker(name, game),
            lambda worker: worker.ask(
                question.observation, question.decision, question.legal_moves, question.generator, ANSWER_TIME_LIMIT
            ),
        )
        self._asked_seat = seat

    def cancel(self) -> None:
        """Withdraws the unanswered question, so that `chosen` is not emitted."""
        self._pool.cancel()

    def bot_factory(self, name: str) -> BotFactory:
        """Returns the factory of the bot of this name. Raises KeyError for an unknown bot."""
        return self._bot_factories[name]

    def end_bot(self, seat: int) -> None:
        """Ends the bot of a seat, for instance before the seat gets another player."""
        self._pool.end_worker(seat)
        self._failed_seats.discard(seat)

    def close(self) -> None:
        """Ends all bots."""
        self._pool.end_all_workers()
        self._failed_seats.clear()

    def _make_worker(self, name: str, game: AnyGame) -> MoveWorker | RandomBotWorker:
        bot_factory = self.bot_factory(name)
        if name == RANDOM:
            return RandomBotWorker()
        if self.untrusted_origin(name):
            raise PermissionError(name)
        return MoveWorker(game, bot_factory)

    @cached_property
    def _bot_factories(self) -> Mapping[str, BotFactory]:
        return self._find_factories()

    def _take_reply(self, reply: MoveReply) -> None:
        seat = self._asked_seat
        if reply.failure is not None and seat not in self._failed_seats:
            self._failed_seats.add(seat)
            self.failed.emit(seat, reply.failure)
        self.chosen.emit(reply.move)


def random_bot_factories() -> Mapping[str, BotFactory]:
    """Returns the random bot's factory by its name, for a game without other bots."""
    return {RANDOM: make_random}


class ScriptedOpponents(BotService):
    """Scripted opponents in tutorial and puzzles. `reply` returns their next move; None at the end of the script."""

    def __init__(self, reply: Callable[[], object], parent: QObject | None = None) -> None:
        super().__init__(dict, parent)
        self._next_move = reply
        self._reply_timer = QTimer(self, singleShot=True, interval=SCRIPTED_MOVE_DELAY)
        self._reply_timer.timeout.connect(self._answer)

    @property
    @override
    def names(self) -> tuple[str, ...]:
        return (SCRIPTED_PLAYER,)

    @override
    def ask(self, seat: int, name: str, game: AnyGame, question: MoveQuestion) -> None:
        """Emits the next move of the script after SCRIPTED_MOVE_DELAY."""
        self._reply_timer.start()

    @override
    def cancel(self) -> None:
        self._reply_timer.stop()

    @override
    def close(self) -> None:
        self.cancel()

    def _answer(self) -> None:
        move = self._next_move()
        if move is not None:
            self.chosen.emit(move)
