"""Bots in their own processes. Requests (moves, hints, reviews, luck) do not block, and a failing bot does no harm.

The window polls a worker with a timer, about every 20 ms, instead of waiting in an event loop:

    worker = MoveWorker(game, bot_factory)       # bot_factory(game) runs in the other process; must be picklable
    worker.ask(observation, decision, legal_moves, generator, limit=10.0)
    ...
    reply = worker.poll()                        # None while the bot thinks; takes microseconds
    if reply is not None:
        if reply.failure: ...                    # report it; from now on the random bot has the seat
        match.play(reply.move)                   # always a legal move
    ...
    worker.cancel()                              # on undo, pause, or a change of the seat: ends the process
    worker.close()                               # at the end of the match

Hints and decision reviews (see hints.py) come from a HintWorker in the same way:

    worker = HintWorker(game, bot_factory)       # for a bot of a level, preferably of the strongest one
    worker.ask_hints(observation, decision)      # or ask_review(observation, decision, [move])
    reply = worker.poll()                        # None while it thinks; then a HintReply

`start()` may be called early, so that the process has imported its modules before the first request. A MoveWorker does
not start a failed bot again: to give the seat to another bot, close the worker and create a new one. No call waits,
except `poll` with a timeout. Starting a process takes some milliseconds, ending it takes no time.

A packaged program must call `multiprocessing.freeze_support()` first of all. On Windows and macOS the main module must
be importable.
"""

from __future__ import annotations

import contextlib
import json
import multiprocessing
import os
import pickle
import queue
import signal
import threading
import time
from collections.abc import Iterator, Sequence
from enum import StrEnum
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Generic, TypeVar

from haspelknecht_qt.bots import BotFactory, RandomBot, child
from haspelknecht_qt.bots.hints import DecisionReview, Hint
from haspelknecht_qt.bots.luck import DrawLuck
from haspelknecht_qt.core.fast_attrs import frozen
from haspelknecht_qt.core.game import AnyGame, Decision
from haspelknecht_qt.core.override import override
from haspelknecht_qt.core.rng import Generator
from haspelknecht_qt.core.strict_json import JsonValue

Q = TypeVar("Q", bound=child.Request)

_MAX_ANSWER_SIZE = 1 << 20
"""Maximum size of an answer of the bot's process, in bytes."""
_MAX_ANSWERS_PER_POLL = 16
"""Maximum number of answers stored, and read in one `poll`. Without it, many answers could block the window."""
_LAST_ANSWERS_TIMEOUT = 0.02
"""Maximum wait for the last answers of an ended process, in seconds."""
_ABANDON_INTERVAL = 0.5
"""Interval at which a reader with a full queue checks whether it was abandoned, in seconds."""


class BotFailureKind(StrEnum):
    """Ways in which a bot can fail."""

    CRASHED = "crashed"
    """The bot raised an exception, or its process ended."""
    LATE = "late"
    """The bot did not answer within the time limit."""
    ILLEGAL = "illegal"
    """The bot's answer is no legal move."""
    NOT_STARTED = "not started"
    """The system did not start the bot's process, for instance for lack of memory."""


@frozen
class BotFailure:
    """Reason why a bot lost its seat. `detail` is for error reports: the exception, the answer or the time limit."""

    kind: BotFailureKind
    detail: str


@frozen
class MoveReply:
    """Legal move, found after `seconds` seconds. `failure` is the reason if the random bot chose it, else None."""

    move: object
    failure: BotFailure | None
    seconds: float


@frozen
class HintReply:
    """Reply to a hint worker's request: hints, a review (None if the player had no choice), luck, or a failure."""

    hints: tuple[Hint, ...] = ()
    decision_review: DecisionReview | None = None
    luck: DrawLuck | None = None
    failure: BotFailure | None = None


class _ProcessLost(Exception):
    """The bot's process has failed and must not be used again."""

    def __init__(self, kind: BotFailureKind, detail: str) -> None:
        super().__init__(detail)
        self.failure = BotFailure(kind, detail)


class _AnswerReader(threading.Thread):
    """Thread that reads the answers of a bot's process. An answer that never ends blocks only this thread.

    The thread ends when the bot's process has ended. Only this thread closes the connection. If another thread did, a
    file opened meanwhile could get the same descriptor, and this thread would read from it.
    """

    def __init__(self, connection: Connection) -> None:
        super().__init__(name="haspelknecht-qt-bot-answers", daemon=True)
        self._connection = connection
        self._answers: queue.Queue[bytes | None] = queue.Queue(_MAX_ANSWERS_PER_POLL)
        self._abandoned = threading.Event()

    @override
    def run(self) -> None:
        answer: bytes | None = b""
        with self._connection:
            while answer is not None and not self._abandoned.is_set():
                try:
                    answer = self._connection.recv_bytes(_MAX_ANSWER_SIZE)
                except (EOFError, OSError):
                    answer = None
                self._put(answer)

    def _put(self, answer: bytes | None) -> None:
        while not self._abandoned.is_set():
            with contextlib.suppress(queue.Full):
                self._answers.put(answer, timeout=_ABANDON_INTERVAL)
                return

    def take(self, timeout: float = 0.0) -> bytes | None:
        """Returns the next answer; None after the last one. Raises queue.Empty after `timeout` seconds without one."""
        return self._answers.get(block=timeout > 0, timeout=timeout or None)

    @property
    def is_empty(self) -> bool:
        """Whether no answer waits to be taken."""
        return self._answers.empty()

    def abandon(self) -> None:
        """Ends the thread as soon as the bot's process has ended; its answers are dropped."""
        self._abandoned.set()


class _Process:
    """Process of a bot, and the connection to it. Starts when first needed, and again after it was ended."""

    def __init__(self, game: AnyGame, bot_factory: BotFactory) -> None:
        self._game = game
        self._bot_factory = bot_factory
        self._process: SpawnProcess | None = None
        self._connection: Connection | None = None
        self._reader: _AnswerReader | None = None
        self._lifeline: Connection | None = None
        self._start_error = ""

    def start(self) -> None:
        """Starts the process if it is not running. If the system does not allow that, `receive` reports it."""
        if self._process is None:
            self._start_error = ""
            with self._catching_start_errors():
                self._start()

    @contextlib.contextmanager
    def _catching_start_errors(self) -> Iterator[None]:
        """Context that starts a process or a thread. If the system does not allow that, ends the process."""
        try:
            yield
        except (OSError, RuntimeError) as error:
            self.end()
            self._start_error = str(error) or repr(error)

    def _start(self) -> None:
        context = multiprocessing.get_context("spawn")
        ours, theirs = context.Pipe()
        end_of_lifeline, self._lifeline = context.Pipe(duplex=False)
        payload, counter = context.Pipe(duplex=False)
        self._process = context.Process(
            target=child.run_worker, args=(theirs, end_of_lifeline, payload), name="haspelknecht-qt-bot", daemon=True
        )
        with _interrupts_ignored():
            self._process.start()
        for each in (theirs, end_of_lifeline, payload):
            each.close()
        contents = pickle.dumps((self._game, self._bot_factory))
        threading.Thread(target=_send_payload, args=(counter, contents), daemon=True).start()
        self._connection, self._reader = ours, _AnswerReader(ours)
        self._reader.start()

    def send(self, request: child.Request) -> None:
        """Sends a request to the bot's process, without waiting. If the process has ended, `receive` reports that."""
        self.start()
        if self._connection is not None:
            # Sending a large request to a bot that never reads would block for ever. So a thread sends it.
            arguments = (self._connection, pickle.dumps(request))
            with self._catching_start_errors():
                threading.Thread(target=_send, args=arguments, daemon=True).start()

    def receive(self, number: int, timeout: float = 0.0) -> tuple[str, JsonValue] | None:
        """Returns kind and content of the answer to a request; None after `timeout` seconds. Raises _ProcessLost."""
        if self._start_error:
            raise _ProcessLost(BotFailureKind.NOT_STARTED, self._start_error)
        reader = self._reader
        if reader is None:
            return None
        try:
            for _ in range(_MAX_ANSWERS_PER_POLL):
                received = reader.take(timeout)
                if received is None:
                    raise _ProcessLost(BotFailureKind.CRASHED, self._exit_reason())
                found, kind, answer = json.loads(received)
                if found == number:
                    return kind, answer
        except queue.Empty:
            if self._process is not None and not self._process.is_alive():
                # The reader gets time for the last answers, which may be on the way. The time is limited, because
                # another process may hold the connection open.
                reader.join(_LAST_ANSWERS_TIMEOUT)
                if reader.is_empty:
                    raise _ProcessLost(BotFailureKind.CRASHED, self._exit_reason()) from None
        except (ValueError, TypeError, RecursionError) as error:
            # The bot runs in the process that answers, so it might itself write unreadable data to the connection.
            raise _ProcessLost(BotFailureKind.CRASHED, "what it answered cannot be read") from error
        return None

    def end(self) -> None:
        """Ends the process immediately, even if the bot is thinking."""
        process, self._process = self._process, None
        reader, self._reader, self._connection = self._reader, None, None
        lifeline, self._lifeline = self._lifeline, None
        if reader is not None:
            reader.abandon()
        if lifeline is not None:
            lifeline.close()
        if process is not None and process.is_alive():
            # On systems with a watchdog, this ends the watchdog, which ends the bot and all processes that the bot has
            # started. No process is left over, because the watchdog runs before the bot's code does.
            process.terminate()
            if hasattr(signal, "SIGCONT") and process.pid is not None:
                # A watchdog that was stopped by a signal would not notice the request to end, so it is continued.
                with contextlib.suppress(ProcessLookupError):
                    os.kill(process.pid, signal.SIGCONT)

    def _exit_reason(self) -> str:
        if self._process is not None:
            self._process.join(0.01)
            if self._process.exitcode is not None:
                return f"the process ended with status {self._process.exitcode}"
        return "the process ended"


class _Worker(Generic[Q]):
    """Base class of the workers: asks a bot in its own process. At most one request is open."""

    def __init__(self, game: AnyGame, bot_factory: BotFactory) -> None:
        self._process = _Process(game, bot_factory)
        self._request: Q | None = None
        self._number = 0

    def start(self) -> None:
        """Starts the process if it is not running."""
        self._process.start()

    def cancel(self) -> None:
        """Drops the open request, if any, and ends the process immediately. The next request starts a new process."""
        if self._request is not None:
            self.close()

    def close(self) -> None:
        """Ends the process. A later request starts a new one."""
        self._request = None
        self._process.end()

    def _pending_request(self) -> Q:
        if self._request is None:
            raise RuntimeError("nothing was asked")
        return self._request


class MoveWorker(_Worker[child.MoveRequest]):
    """Asks one bot for the moves of one seat. Not thread-safe.

    `failure` is the reason why the random bot replaced the bot; None while the bot has its seat.
    """

    def __init__(self, game: AnyGame, bot_factory: BotFactory) -> None:
        super().__init__(game, bot_factory)
        self._game = game
        self._asked_at = 0.0
        self._limit = 0.0
        self.failure: BotFailure | None = None

    @override
    def start(self) -> None:
        if self.failure is None:
            super().start()

    def ask(
        self,
        observation: object,
        decision: Decision,
        legal_moves: Sequence[object],
        generator: Generator,
        limit: float = 0.0,
    ) -> None:
        """Asks for a move, in place of any open request. `limit` is the time limit in seconds; 0 means no limit.

        `generator` is the bot's own source of random numbers, made from its `rng.bot_seed`.
        """
        self.cancel()
        self._number += 1
        self._request = child.MoveRequest(self._number, observation, decision, tuple(legal_moves), generator)
        self._asked_at = time.monotonic()
        self._limit = limit
        if self.failure is None:
            self._process.send(self._request)

    def poll(self, timeout: float = 0.0) -> MoveReply | None:
        """Returns the reply; None if the bot still thinks after `timeout` seconds (0: does not wait).

        Raises RuntimeError without an open request.
        """
        request = self._pending_request()
        used = time.monotonic() - self._asked_at
        move = None
        if self.failure is None:
            try:
                move = self._receive_move(request, used, timeout)
            except _ProcessLost as lost:
                self.failure = lost.failure
                self._process.end()
        if self.failure is not None:
            move = RandomBot().choose(None, request.decision, request.legal_moves, request.generator)
        if move is None:
            return None
        self._request = None
        return MoveReply(move, self.failure, used)

    def _receive_move(self, request: child.MoveRequest, used: float, timeout: float) -> object | None:
        """Returns the move; None if the bot still thinks, `used` seconds after the request. Raises _ProcessLost."""
        received = self._process.receive(request.number, timeout)
        if received is None:
            if self._limit and used > self._limit:
                raise _ProcessLost(BotFailureKind.LATE, f"no answer within {self._limit:g} s")
            return None
        kind, text = received
        if kind == child.ERROR:
            raise _ProcessLost(BotFailureKind.CRASHED, str(text))
        move = next((move for move in request.legal_moves if self._game.write_move(move) == text), None)
        if kind == child.NO_MOVE or move is None:
            raise _ProcessLost(BotFailureKind.ILLEGAL, str(text))
        return move


class HintWorker(_Worker[child.Request]):
    """Asks a bot for hints and decision reviews. Not thread-safe."""

    def ask_hints(
        self, observation: object, decision: Decision, count: int = 3, rollouts: int = 0, seconds: float = 0.0
    ) -> None:
        """Asks for hints. `count`, `rollouts` and `seconds` are as in `hints.find_hints`. Replaces any open request."""
        self._ask(child.HintRequest(self._number + 1, observation, decision, count, rollouts, seconds))

    def ask_review(self, observation: object, decision: Decision, made: Sequence[object], rollouts: int = 0) -> None:
        """Asks for a review of the choice of the moves `made`, by `rollouts` rollouts. Replaces any open request."""
        self._ask(child.ReviewRequest(self._number + 1, observation, decision, tuple(made), rollouts))

    def ask_judgement(self, observation: object, decision: Decision, move: object) -> None:
        """Asks for a judgement of a chosen move, as `coach.judge` gives it. Replaces any open request."""
        self._ask(child.CoachRequest(self._number + 1, observation, decision, move))

    def ask_luck(self, before: object, decision: Decision, after: object) -> None:
        """Asks for the luck of the draw that led from one position to another. Replaces any open request."""
        self._ask(child.LuckRequest(self._number + 1, before, decision, after))

    def poll(self) -> HintReply | None:
        """Returns the reply, without waiting; None while the bot thinks. Raises RuntimeError without an open request.

        The next request starts a failed process again.
        """
        request = self._pending_request()
        try:
            found = self._receive_reply(request)
        except _ProcessLost as lost:
            found = HintReply(failure=lost.failure)
            self._process.end()
        if found is not None:
            self._request = None
        return found

    def _ask(self, request: child.Request) -> None:
        self.cancel()
        self._number = request.number
        self._request = request
        self._process.send(request)

    def _receive_reply(self, request: child.Request) -> HintReply | None:
        received = self._process.receive(request.number)
        if received is None:
            return None
        kind, answer = received
        if kind != child.DONE:
            raise _ProcessLost(BotFailureKind.CRASHED, str(answer))
        if isinstance(request, child.LuckRequest):
            return HintReply(luck=DrawLuck.from_json(answer))
        if isinstance(request, child.HintRequest):
            return HintReply(hints=tuple(map(Hint.from_json, answer)))
        return HintReply(decision_review=None if answer is None else DecisionReview.from_json(answer))


def _send(connection: Connection, contents: bytes) -> None:
    """Sends a request. Runs in a thread of its own. If the process was lost, the reader of its answers reports that."""
    with contextlib.suppress(OSError):
        connection.send_bytes(contents)


def _send_payload(counter: Connection, contents: bytes) -> None:
    """Sends game and bot factory. Runs in a thread of its own: sending may block until the new process has started."""
    with contextlib.suppress(OSError), counter:
        counter.send_bytes(contents)


@contextlib.contextmanager
def _interrupts_ignored() -> Iterator[None]:
    """Context that ignores Ctrl+C, also in processes started in it: only their parent should react."""
    try:
        before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    except ValueError:
        # Only the main thread can change signal handlers.
        yield
        return
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
