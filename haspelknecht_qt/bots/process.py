"""A bot that thinks in a process of its own, so that nobody ever waits for it and nothing is lost when it breaks.

How the table uses it, with a timer of some 20 ms instead of a loop of events:

    opponent = Opponent(game, maker)             # maker(game) makes the bot, in the other process; it must be picklable
    opponent.ask(observation, decision, legal_moves, seed, ply, limit=10.0)
    ...
    reply = opponent.poll()                      # None while it thinks; costs microseconds
    if reply is not None:
        if reply.failure: ...                    # tell what went wrong; the seat is the random bot's from now on
        match.play(reply.move)                   # always a legal move
    ...
    opponent.cancel()                            # on undo, pause, taking over the seat: the thinking ends at once
    opponent.close()                             # at the end of the match

Hints and verdicts (see hints.py) come from a Consultant in the same way:

    consultant = Consultant(game, maker)         # maker makes one of the levels, best the strongest
    consultant.ask_hints(observation, decision)  # or ask_verdict(observation, decision, move)
    found = consultant.poll()                    # None while it thinks; then an Advised with `hints` or `decision_review`, or with `failure`

`start()` may be called early, so that the process has read its modules before the first question. A bot that was lost stays lost for this
opponent; to give the seat to another bot, close it and make another Opponent. Nothing here waits: starting a process takes some
milliseconds, ending it none.

In a packaged program `multiprocessing.freeze_support()` has to be called first of all; on Windows and macOS the main module must be importable.
"""

from __future__ import annotations

import contextlib
import json
import multiprocessing
import pickle
import signal
import threading
import time
from collections.abc import Iterator, Sequence
from enum import StrEnum
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess

from attrs import frozen

from haspelknecht_qt.bots import BotFactory, child
from haspelknecht_qt.bots.hints import DecisionReview, Hint
from haspelknecht_qt.bots.random_bot import RandomBot
from haspelknecht_qt.core.game import AnyGame, Decision
from haspelknecht_qt.core.rng import Generator
from haspelknecht_qt.core.strict_json import JsonValue

_LONGEST_ANSWER = 1 << 20
"""Bytes; an answer that is longer is none."""
_MOST_AT_ONCE = 16
"""So many answers are taken off the line at one look, that of others' bots too: nobody keeps the window busy by answering."""


class BotFault(StrEnum):
    """What a bot can do wrong."""

    CRASHED = "crashed"
    """It raised an exception, or its process ended."""
    LATE = "late"
    """It did not answer within the limit."""
    ILLEGAL = "illegal"
    """Its answer is no legal move."""


@frozen
class BotFailure:
    """Why a bot has lost its seat. `detail` is for a report: the exception, the answer or the limit."""

    fault: BotFault
    detail: str


@frozen
class MoveReply:
    """An answer to a question: a legal move, and the failure when the random bot had to give it. `seconds` is how long it took."""

    move: object
    failure: BotFailure | None
    seconds: float


@frozen
class HintReply:
    """What a consultant has to say: hints, or a verdict (None where nothing was to be chosen), or the failure that kept it from it."""

    hints: tuple[Hint, ...] = ()
    decision_review: DecisionReview | None = None
    failure: BotFailure | None = None


class _ProcessLost(Exception):
    """The bot's process cannot be counted on any more."""

    def __init__(self, fault: BotFault, detail: str) -> None:
        super().__init__(detail)
        self.failure = BotFailure(fault, detail)


class _Process:
    """A bot's process and the line to it. It starts when it is first needed, and anew after it was ended."""

    def __init__(self, game: AnyGame, bot_factory: BotFactory) -> None:
        self._game = game
        self._bot_factory = bot_factory
        self._process: SpawnProcess | None = None
        self._connection: Connection | None = None
        self._lifeline: Connection | None = None

    def start(self) -> None:
        if self._process is not None:
            return
        context = multiprocessing.get_context("spawn")
        ours, theirs = context.Pipe()
        end_of_lifeline, self._lifeline = context.Pipe(duplex=False)
        payload, counter = context.Pipe(duplex=False)
        self._process = context.Process(
            target=child.run_worker,
            args=(theirs, end_of_lifeline, payload),
            name="haspelknecht-qt-bot",
            daemon=True,
        )
        with _interrupts_ignored():
            self._process.start()
        for each in (theirs, end_of_lifeline, payload):
            each.close()
        contents = pickle.dumps((self._game, self._bot_factory))
        threading.Thread(target=_send_payload, args=(counter, contents), daemon=True).start()
        self._connection = ours

    def send(self, question: child.Request) -> None:
        """Raises _Lost."""
        self.start()
        if self._connection is not None:
            try:
                self._connection.send_bytes(pickle.dumps(question))
            except OSError as error:
                raise _ProcessLost(BotFault.CRASHED, self._how_it_ended()) from error

    def receive(self, number: int) -> tuple[str, JsonValue] | None:
        """What became of the question with this number, and the answer; None while there is none. Raises _Lost."""
        connection = self._connection
        if connection is None:
            return None
        try:
            for _ in range(_MOST_AT_ONCE):
                if not connection.poll():
                    break
                found, kind, answer = json.loads(connection.recv_bytes(_LONGEST_ANSWER))
                if found == number:
                    return kind, answer
            alive = self._process is not None and self._process.is_alive()
            if not alive and not connection.poll():
                raise _ProcessLost(BotFault.CRASHED, self._how_it_ended())
        except (EOFError, OSError) as error:
            raise _ProcessLost(BotFault.CRASHED, self._how_it_ended()) from error
        except (ValueError, TypeError) as error:
            # A bot that shares the process could write on its line.
            raise _ProcessLost(BotFault.CRASHED, "what it answered cannot be read") from error
        return None

    def end(self) -> None:
        """Ends it at once, whatever it does."""
        process, self._process = self._process, None
        connection, self._connection = self._connection, None
        lifeline, self._lifeline = self._lifeline, None
        for line in (connection, lifeline):
            if line is not None:
                line.close()
        if process is not None and process.is_alive():
            # Where there is a keeper it ends the bot and all that the bot has started; before there is one, nothing of the bot runs yet.
            process.terminate()

    def _how_it_ended(self) -> str:
        if self._process is not None:
            self._process.join(0.01)
            if self._process.exitcode is not None:
                return f"the process ended with status {self._process.exitcode}"
        return "the process ended"


class MoveWorker:
    """One bot in one seat. Not for several threads. `failure` is why the random bot has its seat, None while it has not."""

    def __init__(self, game: AnyGame, bot_factory: BotFactory) -> None:
        self._game = game
        self._process = _Process(game, bot_factory)
        self._question: child.MoveRequest | None = None
        self._number = 0
        self._asked_at = 0.0
        self._limit = 0.0
        self.failure: BotFailure | None = None

    @property
    def is_thinking(self) -> bool:
        """Whether a question waits for its answer."""
        return self._question is not None

    def start(self) -> None:
        """Starts the process unless it runs."""
        if self.failure is None:
            self._process.start()

    def ask(
        self,
        observation: object,
        decision: Decision,
        legal_moves: Sequence[object],
        seed: int,
        ply: int,
        limit: float = 0.0,
    ) -> None:
        """Asks for a move. `limit` is the time in seconds after which the answer is late; 0: never.

        `seed` and `ply` are the match's: what the bot's chance comes from. A question still open is forgotten.
        """
        self.cancel()
        self._number += 1
        self._question = child.MoveRequest(self._number, observation, decision, tuple(legal_moves), seed, ply)
        self._asked_at = time.monotonic()
        self._limit = limit
        if self.failure is None:
            try:
                self._process.send(self._question)
            except _ProcessLost as lost:
                self._lose(lost)

    def poll(self) -> MoveReply | None:
        """The answer, or None while the bot thinks. Does not wait. Raises RuntimeError when nothing was asked."""
        question = self._question
        if question is None:
            raise RuntimeError("nothing was asked")
        used = time.monotonic() - self._asked_at
        move = None
        if self.failure is None:
            try:
                move = self._received(question, used)
            except _ProcessLost as lost:
                self._lose(lost)
        if self.failure is not None:
            generator = Generator(question.seed, question.ply)
            move = RandomBot().choose(None, question.decision, question.legal_moves, generator)
        if move is None:
            return None
        self._question = None
        return MoveReply(move, self.failure, used)

    def cancel(self) -> None:
        """Forgets the open question and ends the thinking at once. The next question starts a new process."""
        if self._question is not None:
            self.close()

    def close(self) -> None:
        """Ends the process. The opponent can be asked again, which starts a new one."""
        self._question = None
        self._process.end()

    def _received(self, question: child.MoveRequest, used: float) -> object | None:
        """The move, None while there is none. Raises _Lost."""
        received = self._process.receive(question.number)
        if received is None:
            if self._limit and used > self._limit:
                raise _ProcessLost(BotFault.LATE, f"no answer within {self._limit:g} s")
            return None
        kind, text = received
        if kind == child.ERROR:
            raise _ProcessLost(BotFault.CRASHED, str(text))
        move = next((move for move in question.legal_moves if self._game.write(move) == text), None)
        if kind == child.NO_MOVE or move is None:
            raise _ProcessLost(BotFault.ILLEGAL, str(text))
        return move

    def _lose(self, lost: _ProcessLost) -> None:
        self.failure = lost.failure
        self._process.end()


class HintWorker:
    """Gives hints and judges moves, in a process of its own. Not for several threads."""

    def __init__(self, game: AnyGame, bot_factory: BotFactory) -> None:
        self._process = _Process(game, bot_factory)
        self._question: child.Request | None = None
        self._number = 0
        self._failure: BotFailure | None = None

    @property
    def is_thinking(self) -> bool:
        """Whether a question waits for its answer."""
        return self._question is not None

    def start(self) -> None:
        """Starts the process unless it runs."""
        self._process.start()

    def ask_hints(
        self, observation: object, decision: Decision, count: int = 3, games: int = 0, seconds: float = 0.0
    ) -> None:
        """Asks for the best things to do, at most `count`, played on as `hints.find_hints` says. A question still open is forgotten."""
        self._ask(child.HintRequest(self._number + 1, observation, decision, count, games, seconds))

    def ask_review(self, observation: object, decision: Decision, move: object, games: int = 0) -> None:
        """Asks what a move costs that was made where this was to be decided, with so many games played on. A question still open is forgotten."""
        self._ask(child.ReviewRequest(self._number + 1, observation, decision, move, games))

    def poll(self) -> HintReply | None:
        """The answer, or None while it thinks. Does not wait. After failure the next question starts a new process.

        Raises RuntimeError when nothing was asked.
        """
        question = self._question
        if question is None:
            raise RuntimeError("nothing was asked")
        found: HintReply | None = None
        try:
            if self._failure is None:
                found = self._received(question)
        except _ProcessLost as lost:
            self._failure = lost.failure
        if self._failure is not None:
            found, self._failure = HintReply(failure=self._failure), None
            self._process.end()
        if found is not None:
            self._question = None
        return found

    def cancel(self) -> None:
        """Forgets the open question and ends the thinking at once."""
        if self._question is not None:
            self.close()

    def close(self) -> None:
        """Ends the process. The consultant can be asked again, which starts a new one."""
        self._question = None
        self._failure = None
        self._process.end()

    def _ask(self, question: child.Request) -> None:
        self.cancel()
        self._number = question.number
        self._question = question
        try:
            self._process.send(question)
        except _ProcessLost as lost:
            self._failure = lost.failure

    def _received(self, question: child.Request) -> HintReply | None:
        received = self._process.receive(question.number)
        if received is None:
            return None
        kind, answer = received
        if kind != child.DONE:
            raise _ProcessLost(BotFault.CRASHED, str(answer))
        if isinstance(question, child.HintRequest):
            return HintReply(hints=tuple(map(Hint.from_json, answer)))
        return HintReply(decision_review=None if answer is None else DecisionReview.from_json(answer))


def _send_payload(counter: Connection, contents: bytes) -> None:
    """Waits, in a thread of its own, until the other process takes them: that may be more than a pipe holds, and it is only just beginning to read."""
    with contextlib.suppress(OSError), counter:
        counter.send_bytes(contents)


@contextlib.contextmanager
def _interrupts_ignored() -> Iterator[None]:
    """While the process starts: Ctrl+C is the first process's to answer. Outside of the main thread nothing can be changed."""
    try:
        before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    except ValueError:
        yield
        return
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
