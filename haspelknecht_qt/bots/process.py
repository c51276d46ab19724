"""A bot that thinks in a process of its own, so that nobody ever waits for it and nothing is lost when it breaks.

How the table uses it, with a timer of some 20 ms instead of a loop of events:

    opponent = Opponent(game, maker)             # maker(game) makes the bot, in the other process; it must be picklable
    opponent.ask(observation, decision, legal_moves, seed, ply, limit=10.0)
    ...
    reply = opponent.poll()                      # None while it thinks; costs microseconds
    if reply is not None:
        if reply.trouble: ...                    # tell what went wrong; the seat is the random bot's from now on
        match.play(reply.move)                   # always a legal move
    ...
    opponent.cancel()                            # on undo, pause, taking over the seat: the thinking ends at once
    opponent.close()                             # at the end of the match

`start()` may be called early, so that the process has read its modules before the first question. A bot that was lost stays lost for this
opponent; to give the seat to another bot, close it and make another Opponent. Nothing here waits: starting a process takes some
milliseconds, ending it none.

In a packaged program `multiprocessing.freeze_support()` has to be called first of all; on Windows and macOS the main module must be importable.
"""

from __future__ import annotations

import contextlib
import json
import multiprocessing
import os
import pickle
import signal
import time
from collections.abc import Callable, Sequence
from enum import StrEnum
from multiprocessing.connection import Connection
from typing import Any

from attrs import frozen

from haspelknecht_qt.bots import Bot
from haspelknecht_qt.bots.random_bot import RandomBot
from haspelknecht_qt.core.draw import Generator
from haspelknecht_qt.core.game import Decision, Game

Maker = Callable[[Game], Bot]
_MOVE, _NO_MOVE, _ERROR = "move", "no move", "error"
_LONGEST = 300
"""Of a text that a bot's process sends, in characters."""


class Fault(StrEnum):
    """What a bot can do wrong."""

    CRASHED = "crashed"
    """It raised an exception, or its process ended."""
    LATE = "late"
    """It did not answer within the limit."""
    ILLEGAL = "illegal"
    """Its answer is no legal move."""


@frozen
class Trouble:
    """Why a bot has lost its seat. `detail` is for a report: the exception, the answer or the limit."""

    fault: Fault
    detail: str


@frozen
class Reply:
    """An answer to a question: a legal move, and the trouble when the random bot had to give it. `seconds` is how long it took."""

    move: Any
    trouble: Trouble | None
    seconds: float


@frozen
class _Question:
    """What is asked, as it is sent to the bot's process. `number` tells answers to earlier questions from the one that is waited for."""

    number: int
    observation: Any
    decision: Decision
    legal_moves: Sequence[Any]
    seed: int
    ply: int


class Opponent:
    """One bot in one seat. Not for several threads. `trouble` is why the random bot has its seat, None while it has not."""

    def __init__(self, game: Game, maker: Maker) -> None:
        self._game = game
        self._maker = maker
        self._process: Any = None
        self._connection: Connection | None = None
        self._question: _Question | None = None
        self._number = 0
        self._asked_at = 0.0
        self._limit = 0.0
        self._answer: Any = None
        self.trouble: Trouble | None = None

    @property
    def is_thinking(self) -> bool:
        """Whether a question waits for its answer."""
        return self._question is not None

    def start(self) -> None:
        """Starts the process unless it runs."""
        if self._process is not None or self.trouble:
            return
        context = multiprocessing.get_context("spawn")
        ours, theirs = context.Pipe()
        self._process = context.Process(
            target=_think, args=(theirs, self._game, self._maker), name="haspelknecht-bot", daemon=True
        )
        with _interrupts_ignored():
            self._process.start()
        theirs.close()
        self._connection = ours

    def ask(
        self,
        observation: Any,
        decision: Decision,
        legal_moves: Sequence[Any],
        seed: int,
        ply: int,
        limit: float = 0.0,
    ) -> None:
        """Asks for a move. `limit` is the time in seconds after which the answer is late; 0: never.

        `seed` and `ply` are the match's: what the bot's chance comes from. A question still open is forgotten.
        """
        if self._question is not None:
            self.cancel()
        self._number += 1
        self._question = _Question(self._number, observation, decision, tuple(legal_moves), seed, ply)
        self._asked_at = time.monotonic()
        self._limit = limit
        self.start()
        if self._connection is not None:
            try:
                self._connection.send_bytes(pickle.dumps(self._question))
            except OSError:
                self._lose(Fault.CRASHED, self._how_it_ended())

    def poll(self) -> Reply | None:
        """The answer, or None while the bot thinks. Does not wait. Raises RuntimeError when nothing was asked."""
        question = self._question
        if question is None:
            raise RuntimeError("nothing was asked")
        if self.trouble is None:
            self._look_for_answer(question)
        used = time.monotonic() - self._asked_at
        if self.trouble is None and self._question is not None and self._limit and used > self._limit:
            self._lose(Fault.LATE, f"no answer within {self._limit:g} s")
        if self.trouble is not None:
            generator = Generator(question.seed, question.ply)
            move = RandomBot().choose(None, question.decision, question.legal_moves, generator)
            self._question = None
            return Reply(move, self.trouble, used)
        if self._question is None:
            return Reply(self._answer, None, used)
        return None

    def cancel(self) -> None:
        """Forgets the open question and ends the thinking at once. The next question starts a new process."""
        if self._question is not None:
            self._question = None
            self._end()

    def close(self) -> None:
        """Ends the process. The opponent can be asked again, which starts a new one."""
        self._question = None
        self._end()

    def _look_for_answer(self, question: _Question) -> None:
        connection = self._connection
        if connection is None:
            return
        try:
            while self._question is not None and connection.poll():
                number, kind, text = json.loads(connection.recv_bytes())
                if number == question.number:
                    self._take_answer(question, kind, text)
                    return
            if self._process is not None and not self._process.is_alive() and not connection.poll():
                self._lose(Fault.CRASHED, self._how_it_ended())
        except (EOFError, OSError):
            self._lose(Fault.CRASHED, self._how_it_ended())

    def _take_answer(self, question: _Question, kind: str, text: str) -> None:
        if kind == _MOVE:
            move = next((move for move in question.legal_moves if self._game.write(move) == text), None)
            if move is not None:
                self._answer = move
                self._question = None
            else:
                self._lose(Fault.ILLEGAL, text)
        else:
            self._lose(Fault.ILLEGAL if kind == _NO_MOVE else Fault.CRASHED, text)

    def _lose(self, fault: Fault, detail: str) -> None:
        self.trouble = Trouble(fault, detail)
        self._end()

    def _how_it_ended(self) -> str:
        if self._process is not None:
            self._process.join(0.01)
            if self._process.exitcode is not None:
                return f"the process ended with status {self._process.exitcode}"
        return "the process ended"

    def _end(self) -> None:
        process, self._process = self._process, None
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.close()
        if process is not None and process.is_alive():
            _kill(process.pid)
            process.kill()


def _kill(pid: int) -> None:
    """Ends what the bot has started too: where there are process groups, the bot's process leads one."""
    if os.name == "posix":
        with contextlib.suppress(ProcessLookupError, PermissionError):
            if os.getpgid(pid) == pid:
                os.killpg(pid, signal.SIGKILL)


@contextlib.contextmanager
def _interrupts_ignored() -> Any:
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


def _think(connection: Connection, game: Game, maker: Maker) -> None:
    """What the other process does: answers questions until nobody asks any more."""
    if os.name == "posix":
        os.setpgid(0, 0)
    bot: Bot | None = None
    while True:
        try:
            question: _Question = pickle.loads(connection.recv_bytes())  # noqa: S301 - it comes from the table
        except (EOFError, OSError):
            return
        try:
            if bot is None:
                bot = maker(game)
            generator = Generator(question.seed, question.ply)
            move = bot.choose(question.observation, question.decision, question.legal_moves, generator)
            kind, text = _in_words(game, move)
        except Exception as error:  # noqa: BLE001 - whatever goes wrong in a bot is reported
            kind, text = _ERROR, f"{type(error).__name__}: {error}"
        try:
            connection.send_bytes(json.dumps((question.number, kind, text[:_LONGEST])).encode())
        except OSError:
            return


def _in_words(game: Game, move: Any) -> tuple[str, str]:
    """The answer as text: only text leaves the bot's process, so nothing of a foreign bot runs in the table's."""
    try:
        return _MOVE, game.write(move)
    except Exception:  # noqa: BLE001 - what is no move may fail in any way
        return _NO_MOVE, repr(move)
