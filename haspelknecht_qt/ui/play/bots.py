"""Asks the bots for their moves; the window never waits for one.

Each bot thinks in a process of its own. Only the one that makes any move needs none: it answers faster than a process starts.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Protocol

from attrs import frozen
from PySide6.QtCore import QObject, Signal

from haspelknecht_qt.bots import Maker, process, third_party
from haspelknecht_qt.bots.levels import RANDOM, judge_of, make_random, plays_on, reasoning
from haspelknecht_qt.bots.process import Reply
from haspelknecht_qt.bots.random_bot import RandomBot
from haspelknecht_qt.core.draw import Generator
from haspelknecht_qt.core.game import AnyGame, Decision
from haspelknecht_qt.ui.play.pool import Thinker, ThinkerPool

LATE = 30.0
"""Seconds after which an answer does not come any more: several times what the strongest level takes."""


class UnknowingBots(Exception):
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


class MoveSource(Thinker, Protocol):
    """A bot in a seat, whose answers are replies; see `bots.process.Opponent`, of which this is what is used here."""

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


class RandomSource:
    """The bot that makes any legal move, each equally likely, without a process of its own."""

    def __init__(self) -> None:
        self._answer: Reply | None = None

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
        self._answer = Reply(move, None, 0.0)

    def poll(self) -> Reply | None:
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

    def __init__(self, find: Callable[[], Mapping[str, Maker]], parent: QObject | None = None) -> None:
        """`find` tells what makes each bot, by name, from the weakest to the strongest; it is asked when the first is needed."""
        super().__init__(parent)
        self._find = find
        self._makers: Mapping[str, Maker] | None = None
        self._pool: ThinkerPool[MoveSource] = ThinkerPool(parent=self)
        self._pool.answered.connect(self._take)
        self._asked = 0
        self._failed: set[int] = set()
        self._let_in: set[str] = set()

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
    def advisers(self) -> tuple[str, ...]:
        """The bots that give reasons by their own judgement, from the weakest to the strongest."""
        return reasoning(self._found())

    @property
    def judge(self) -> str:
        """The bot whose word counts in hints and in hindsight; "" where nobody can judge."""
        return judge_of(self._found())

    def plays_on(self, name: str) -> bool:
        """Whether this bot can have games played on to their end before it gives a hint or a verdict."""
        maker = self._found().get(name)
        return maker is not None and plays_on(maker)

    def stranger(self, name: str) -> str:
        """Where the code of a bot by others comes from that nobody has let in yet; "" for all bots that may play."""
        maker = self._found().get(name)
        if maker is None or name == RANDOM or name in self._let_in:
            return ""
        return third_party.origin(maker)

    def let_in(self, name: str) -> None:
        """A person has said that the code of this bot may be run, until the program ends."""
        self._let_in.add(name)

    def ask(self, seat: int, name: str, game: AnyGame, question: MoveQuestion) -> None:
        """Asks the bot in a seat for a move; a question that is still open is withdrawn.

        Raises KeyError for an unknown bot, and PermissionError for a stranger: its code is not run.
        """

        def put(opponent: MoveSource) -> None:
            decision, legal = question.decision, question.legal_moves
            opponent.ask(question.observation, decision, legal, question.seed, question.ply, LATE)

        self._pool.ask(seat, lambda: self._make(name, game), put)
        self._asked = seat

    def cancel(self) -> None:
        """Withdraws the question: no answer comes."""
        self._pool.cancel()

    def maker(self, name: str) -> Maker:
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

    def _make(self, name: str, game: AnyGame) -> MoveSource:
        maker = self.maker(name)
        if name == RANDOM:
            return RandomSource()
        if self.stranger(name):
            raise PermissionError(name)
        return process.Opponent(game, maker)

    def _found(self) -> Mapping[str, Maker]:
        if self._makers is None:
            self._makers = self._find()
        return self._makers

    def _take(self, reply: Reply) -> None:
        seat = self._asked
        if reply.failure is not None and seat not in self._failed:
            self._failed.add(seat)
            self.failed.emit(seat, reply.failure)
        self.chosen.emit(reply.move)


def random_only() -> Mapping[str, Maker]:
    """The bots where no other ones are at hand."""
    return {RANDOM: make_random}
