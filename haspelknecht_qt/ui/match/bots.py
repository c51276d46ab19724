"""Asks bots for moves without blocking the window.

Each bot thinks in its own process. Only the random bot has none, because it answers faster than a process starts.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property

from attrs import frozen
from PySide6.QtCore import QObject, QTimer, Signal

from haspelknecht_qt.bots import BotFactory, RandomBot, third_party
from haspelknecht_qt.bots.levels import RANDOM, can_rollout, explaining_levels, make_random, strongest_hint_level
from haspelknecht_qt.bots.process import MoveReply, MoveWorker
from haspelknecht_qt.core.game import AnyGame, Decision
from haspelknecht_qt.core.override import override
from haspelknecht_qt.core.rng import Generator
from haspelknecht_qt.ui.match.worker_pool import BackgroundWorkerPool
from haspelknecht_qt.ui.tutorial.script import SCRIPTED_PLAYER

ANSWER_TIME_LIMIT = 30.0
"""Time limit for an answer, in seconds: several times as long as the strongest level needs."""
SCRIPTED_MOVE_DELAY = 350
"""Delay before a scripted opponent moves, in milliseconds. A learner needs time to see whose turn it is."""


class BotDataError(Exception):
    """Raised when the weights of the bots that come with a game cannot be read. The message names the file."""


@frozen
class MoveQuestion:
    """Question to a bot: the observation of its seat, the decision and the legal moves.

    `generator` makes the bot's random choices repeatable. Observation and moves are objects of a game's own classes.
    """

    observation: object
    decision: Decision
    legal_moves: Sequence[object]
    generator: Generator


class RandomWorker:
    """Random bot, which needs no process of its own: all legal moves are equally likely."""

    def __init__(self) -> None:
        self._answer: MoveReply | None = None

    def ask(
        self, observation: object, decision: Decision, moves: Sequence[object], generator: Generator, _: float
    ) -> None:
        """Chooses a move immediately; `poll` returns it."""
        self._answer = MoveReply(RandomBot().choose(observation, decision, moves, generator), None, 0.0)

    def poll(self) -> MoveReply | None:
        """Returns the answer; None if nothing was asked."""
        return self._answer

    def cancel(self) -> None:
        """Drops the chosen move, so that `poll` no longer returns it."""
        self._answer = None

    def close(self) -> None:
        """Does nothing: there is no process."""


class Bots(QObject):
    """Asks bots for moves. Bots are identified by their names. `chosen` is never emitted before `ask` has returned."""

    chosen = Signal(object)
    """Emitted with the move that the bot has chosen."""
    failed = Signal(int, object)
    """Emitted with a seat and a `bots.process.BotFailure` when a bot breaks down. Its later moves are random."""

    def __init__(self, find: Callable[[], Mapping[str, BotFactory]], parent: QObject | None = None) -> None:
        """`find` returns the factories of all bots by name, weakest first. It is called when the first bot is needed."""
        super().__init__(parent)
        self._find_factories = find
        self._pool: BackgroundWorkerPool[MoveWorker | RandomWorker] = BackgroundWorkerPool(parent=self)
        self._pool.answered.connect(self._take_reply)
        self._asked_seat = 0
        self._failed_seats: set[int] = set()
        self._trusted_bots: set[str] = set()

    @property
    def names(self) -> tuple[str, ...]:
        """Names of all bots, from the weakest to the strongest."""
        return tuple(self._bot_factories)

    def load_factories(self) -> Mapping[str, BotFactory]:
        """Loads the factories of all bots before the first bot is needed, and returns them by name."""
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
        """Whether the bot of this name can check hints and decision reviews by rollouts."""
        bot_factory = self._bot_factories.get(name)
        return bot_factory is not None and can_rollout(bot_factory)

    def untrusted_origin(self, name: str) -> str:
        """Returns the origin of a third-party bot's code if nobody has trusted the bot yet; "" if the bot may play."""
        bot_factory = self._bot_factories.get(name)
        if bot_factory is None or name == RANDOM or name in self._trusted_bots:
            return ""
        return third_party.code_origin(bot_factory)

    def trust(self, name: str) -> None:
        """Allows the code of this bot to run until the program ends. Call this only after a person has agreed."""
        self._trusted_bots.add(name)

    def ask(self, seat: int, name: str, game: AnyGame, question: MoveQuestion) -> None:
        """Asks the bot of a seat for a move. Withdraws the previous question if it has no answer yet.

        Raises KeyError for an unknown bot. Raises PermissionError for a third-party bot that is not trusted, without
        running its code.
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
        """Withdraws the unanswered question: `chosen` is not emitted for it."""
        self._pool.cancel()

    def bot_factory(self, name: str) -> BotFactory:
        """Returns the factory of the bot of this name. Raises KeyError for an unknown bot."""
        return self._bot_factories[name]

    def end_bot(self, seat: int) -> None:
        """Ends the bot of a seat that gets another player. The next bot of this seat starts a new process."""
        self._pool.end_worker(seat)
        self._failed_seats.discard(seat)

    def close(self) -> None:
        """Ends all bots: the match is over or was left."""
        self._pool.close()
        self._failed_seats.clear()

    def _make_worker(self, name: str, game: AnyGame) -> MoveWorker | RandomWorker:
        bot_factory = self.bot_factory(name)
        if name == RANDOM:
            return RandomWorker()
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
    """Returns the factories of a game that has only the random bot."""
    return {RANDOM: make_random}


class ScriptedOpponents(Bots):
    """Scripted opponents of tutorial and puzzles. `reply` returns the script's next move; None at its end."""

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
        """Emits the next move of the script after a pause."""
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
