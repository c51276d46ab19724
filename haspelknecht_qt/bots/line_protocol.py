"""Bots as programs of their own, in any language: questions go to their standard input, answers come from their standard output.

One JSON object a line, UTF-8. The page README.md beside this module describes it for those who write such a program.
"""

from __future__ import annotations

import contextlib
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from enum import Enum
from typing import Generic

import attrs

from haspelknecht_qt.bots.errors import BotErrorKind, TranslatableError
from haspelknecht_qt.core.fast_attrs import Copyable
from haspelknecht_qt.core.game import Decision, GameWithMoves, M, S, UnreadableMove
from haspelknecht_qt.core.rng import Generator
from haspelknecht_qt.core.strict_json import JsonValue

PROTOCOL = 1

LONGEST_LINE = 1 << 20
"""An answer is read up to here, in characters."""

_OWN_SESSION = sys.platform == "linux"
_PATIENCE = 1.0
_PACE = 0.01

ERRORS = "replace"
"""Bytes that are no UTF-8 become characters that no move has."""


class ProtocolError(TranslatableError, RuntimeError):
    """The program ended, or answered with something else than a move. It says what came instead."""


class ProgramBot(Generic[S, M]):
    """A bot that asks another program, started when the first question comes."""

    looks = True

    def __init__(self, game: GameWithMoves[S, M], command: Sequence[str]) -> None:
        """`command` is the program and its arguments."""
        self._game = game
        self._command = tuple(command)
        self._program: subprocess.Popen[str] | None = None
        self._asked = 0

    def choose(
        self,
        observation: S,
        decision: Decision,
        legal_moves: Sequence[M],
        generator: Generator,
    ) -> M:
        """The move that the program answers. Raises ProtocolError."""
        self._asked += 1
        question = {
            "type": "ask",
            "number": self._asked,
            "seat": decision.actor,
            "step": decision.step,
            "legal_moves": [self._game.write(move) for move in legal_moves],
            "state": plain(observation),
            "chance": generator.bits(),
        }
        answer = self._exchange(question)
        if (
            answer.get("type") != "move"
            or answer.get("number") != self._asked
            or not isinstance(answer.get("move"), str)
        ):
            found = json.dumps(answer)[:200]
            raise ProtocolError(BotErrorKind.NO_ANSWER, {"found": found, "number": str(self._asked)})
        try:
            return self._game.read(answer["move"])
        except UnreadableMove as error:
            # On one line, whatever breaks the program has put into its answer.
            raise ProtocolError(BotErrorKind.UNREADABLE_MOVE, {"error": " ".join(str(error).split())}) from error

    def _exchange(self, question: Mapping[str, JsonValue]) -> Mapping[str, JsonValue]:
        program, greeting = self._program, ""
        if program is None:
            program = self._program = self._start()
            greeting = json.dumps({"type": "hello", "protocol": PROTOCOL, "game": self._game.name}) + "\n"
        if program.stdin is None or program.stdout is None:
            raise ProtocolError(BotErrorKind.NO_STREAMS)
        try:
            program.stdin.write(greeting + json.dumps(question, separators=(",", ":")) + "\n")
            program.stdin.flush()
            line = program.stdout.readline(LONGEST_LINE)
        except OSError as error:
            raise ProtocolError(BotErrorKind.SYSTEM, self._details(error=error.strerror or error)) from error
        if not line:
            raise ProtocolError(BotErrorKind.ENDED, self._details(status=_stop(program)))
        try:
            answer = json.loads(line)
        except (ValueError, RecursionError) as error:
            raise ProtocolError(BotErrorKind.NO_OBJECT, {"found": repr(line[:200])}) from error
        if not isinstance(answer, Mapping):
            raise ProtocolError(BotErrorKind.NO_OBJECT, {"found": repr(line[:200])})
        return answer

    def _start(self) -> subprocess.Popen[str]:
        try:
            return subprocess.Popen(  # noqa: S603 - the user asked for this program
                self._command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                encoding="utf-8",
                errors=ERRORS,
                bufsize=1,
                # A group of its own, so that what the program starts can be ended together with it. At the table, and not on Linux, it stays
                # in the one that its keeper ends.
                start_new_session=_OWN_SESSION,
            )
        except OSError as error:
            raise ProtocolError(BotErrorKind.SYSTEM, self._details(error=error.strerror or error)) from error

    def _details(self, **details: object) -> dict[str, str]:
        """What an error tells: the program, and more."""
        return {"program": self._command[0], **{name: str(value) for name, value in details.items()}}

    def close(self) -> None:
        """Ends the program: its input ends, and if it goes on nevertheless, it is stopped; so is whatever else it has started."""
        program, self._program = self._program, None
        if program is not None:
            if program.stdin is not None:
                # What it was not told any more it will never hear.
                with contextlib.suppress(OSError):
                    program.stdin.close()
            _stop(program)
            if program.stdout is not None:
                program.stdout.close()


def _stop(program: subprocess.Popen[str]) -> int:
    """Gives the program a moment to end, then ends it and what it has started. The answer is its status."""
    if program.returncode is not None:
        return program.returncode
    until = time.monotonic() + _PATIENCE
    while time.monotonic() < until and not _has_ended(program):
        time.sleep(_PACE)
    if _OWN_SESSION:
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(program.pid, signal.SIGKILL)
    else:
        program.kill()
    return program.wait()


def _has_ended(program: subprocess.Popen[str]) -> bool:
    """Without taking note of it where there is a group to end yet: its number must not become another one's before."""
    if _OWN_SESSION:
        return os.waitid(os.P_PID, program.pid, os.WEXITED | os.WNOHANG | os.WNOWAIT) is not None
    return program.poll() is not None


def plain(value: object) -> JsonValue:
    """A state as plain JSON values: everything in it that can change. What never changes in a match, such as printed data, is left out."""
    if isinstance(value, Copyable):
        fields = attrs.fields(type(value))  # type: ignore[arg-type]  # attrs' own type for its classes is private
        found = {field.name: getattr(value, field.name) for field in fields}
        return {name: plain(each) for name, each in found.items() if not _unchanging(each)}
    if isinstance(value, Enum):
        return value.value
    if isinstance(value, (list, tuple)):
        return [plain(each) for each in value]
    return value


def _unchanging(value: object) -> bool:
    return attrs.has(type(value)) and not isinstance(value, Copyable)
