"""Asks the bots for their moves; the window never waits for one.

Each bot thinks in a process of its own. Only the one that makes any move needs none: it answers faster than a process starts.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Protocol

from attrs import frozen
from PySide6.QtCore import QObject, Signal

from haspelknecht_qt.bots import BotFactory, RandomBot, process, third_party
from haspelknecht_qt.bots.levels import RANDOM, can_rollout, explaining_levels, make_random, strongest_hint_level
from haspelknecht_qt.bots.process import MoveReply
from haspelknecht_qt.core.game import AnyGame, Decision
from haspelknecht_qt.core.rng import Generator
from haspelknecht_qt.ui.match.worker_pool import BackgroundWorker, WorkerPool

LATE = 30.0
"""Seconds after which an answer does not come any more: several times what the strongest level takes."""


class BotDataError(Exception):
    """What a game's own bots know cannot be read: the message names the file."""


@frozen
class MoveQuestion:
    """What a bot is asked: what its seat may see, who it is and at which step, what is legal; seed and ply for its chance.

    Position and moves are the game's own: they go to its bot and come back untouched.
    """

    observation: object
    decision: Decision
    legal_moves: Sequence[object]
    seed: int
    ply: int


class MoveProvider(BackgroundWorker, Protocol):
    """A bot in a seat, whose answers are replies; see `bots.process.MoveWorker`, of which this is what is used here."""

    def ask(
        self,
        observation: object,
        decision: Decision,
        legal_moves: Sequence[object],
        seed: int,
        ply: int,
        limit: float = 0.0,
    ) -> None:
        """Asks for a move."""
        ...


class RandomMoveProvider:
    """The bot that makes any legal move, each equally likely, without a process of its own."""

    def __init__(self) -> None:
        self._answer: MoveReply | None = None

    def ask(
        self,
        observation: object,
        decision: Decision,
        legal_moves: Sequence[object],
        seed: int,
        ply: int,
        limit: float = 0.0,
    ) -> None:
        """Has the answer at once."""
        move = RandomBot().choose(observation, decision, legal_moves, Generator(seed, ply))
        self._answer = MoveReply(move, None, 0.0)

    def poll(self) -> MoveReply | None:
        """The answer."""
        return self._answer

    def cancel(self) -> None:
        """Forgets it."""
        self._answer = None

    def close(self) -> None:
        """There is nothing to end."""


class Bots(QObject):
    """Has bots choose, by name. The answer comes through `chosen`, never before `ask` has returned."""

    chosen = Signal(object)
    """The move that was asked for."""
    failed = Signal(int, object)
    """The bot of this seat has broken down, with its `bots.process.BotFailure`: random moves are made for it from now on."""

    def __init__(self, find: Callable[[], Mapping[str, BotFactory]], parent: QObject | None = None) -> None:
        """`find` tells what makes each bot, by name, from the weakest to the strongest; it is asked when the first is needed."""
        super().__init__(parent)
        self._find = find
        self._bot_factories: Mapping[str, BotFactory] | None = None
        self._pool: WorkerPool[MoveProvider] = WorkerPool(parent=self)
        self._pool.answered.connect(self._take)
        self._asked = 0
        self._failed: set[int] = set()
        self._trusted: set[str] = set()

    @property
    def names(self) -> tuple[str, ...]:
        """All bots, from the weakest to the strongest."""
        return tuple(self._found())

    def prepare(self) -> None:
        """Finds out which bots there are, before the first one is asked for."""
        self._found()

    def knows(self, name: str) -> bool:
        """Whether there is a bot of this name."""
        return name in self.names

    @property
    def hint_bots(self) -> tuple[str, ...]:
        """The bots that give reasons by their own judgement, from the weakest to the strongest."""
        return explaining_levels(self._found())

    @property
    def hint_bot(self) -> str:
        """The bot whose word counts in hints and in hindsight; "" where nobody can judge."""
        return strongest_hint_level(self._found())

    def can_rollout(self, name: str) -> bool:
        """Whether this bot can have games played on to their end before it gives a hint or a verdict."""
        bot_factory = self._found().get(name)
        return bot_factory is not None and can_rollout(bot_factory)

    def untrusted_origin(self, name: str) -> str:
        """Where the code of a bot by others comes from that nobody has let in yet; "" for all bots that may play."""
        bot_factory = self._found().get(name)
        if bot_factory is None or name == RANDOM or name in self._trusted:
            return ""
        return third_party.origin(bot_factory)

    def trust(self, name: str) -> None:
        """A person has said that the code of this bot may be run, until the program ends."""
        self._trusted.add(name)

    def ask(self, seat: int, name: str, game: AnyGame, question: MoveQuestion) -> None:
        """Asks the bot in a seat for a move; a question that is still open is withdrawn.

        Raises KeyError for an unknown bot, and PermissionError for a stranger: its code is not run.
        """

        def put(opponent: MoveProvider) -> None:
            decision, legal = question.decision, question.legal_moves
            opponent.ask(question.observation, decision, legal, question.seed, question.ply, LATE)

        self._pool.ask(seat, lambda: self._make(name, game), put)
        self._asked = seat

    def cancel(self) -> None:
        """Withdraws the question: no answer comes."""
        self._pool.cancel()

    def bot_factory(self, name: str) -> BotFactory:
        """What makes the bot of this name. Raises KeyError for an unknown bot."""
        return self._found()[name]

    def release(self, seat: int) -> None:
        """Somebody else takes this seat: its bot ends. A bot that comes to it later begins anew."""
        self._pool.release(seat)
        self._failed.discard(seat)

    def close(self) -> None:
        """The match is over or left: all bots end."""
        self._pool.close()
        self._failed.clear()

    def _make(self, name: str, game: AnyGame) -> MoveProvider:
        bot_factory = self.bot_factory(name)
        if name == RANDOM:
            return RandomMoveProvider()
        if self.untrusted_origin(name):
            raise PermissionError(name)
        return process.MoveWorker(game, bot_factory)

    def _found(self) -> Mapping[str, BotFactory]:
        if self._bot_factories is None:
            self._bot_factories = self._find()
        return self._bot_factories

    def _take(self, reply: MoveReply) -> None:
        seat = self._asked
        if reply.failure is not None and seat not in self._failed:
            self._failed.add(seat)
            self.failed.emit(seat, reply.failure)
        self.chosen.emit(reply.move)


def random_only() -> Mapping[str, BotFactory]:
    """The bots where no other ones are at hand."""
    return {RANDOM: make_random}
