"""Bots that are separate programs, in any programming language.

The program reads requests from its standard input and writes answers to its standard output. Each line is one JSON
object in UTF-8. docs/bots.md describes the protocol for authors of such programs.
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
from functools import partial
from pathlib import Path
from typing import Generic

import attrs

from haspelknecht_qt import paths
from haspelknecht_qt.bots import landlock
from haspelknecht_qt.bots.errors import BotErrorKind, TranslatableError
from haspelknecht_qt.core.fast_attrs import Copyable
from haspelknecht_qt.core.game import Decision, GameWithMoves, M, S, UnreadableMove
from haspelknecht_qt.core.rng import Generator
from haspelknecht_qt.core.strict_json import JsonValue

PROTOCOL_VERSION = 1

MAX_LINE_LENGTH = 1 << 20
"""Maximum length of an answer, in characters."""

_OWN_SESSION = sys.platform == "linux"
_EXIT_TIMEOUT = 1.0
_POLL_INTERVAL = 0.01

DECODING_ERRORS = "replace"
"""Treatment of answers that are not UTF-8: invalid bytes become characters that occur in no move."""


class ProtocolError(TranslatableError, RuntimeError):
    """The bot's program ended, or its answer is no move. The message quotes the answer."""


class ProgramBot(Generic[S, M]):
    """Bot that asks a separate program, which is started with the first request."""

    def __init__(self, game: GameWithMoves[S, M], command: Sequence[str]) -> None:
        """`command` is the program and its arguments."""
        self._game = game
        self._command = tuple(command)
        self._program: subprocess.Popen[str] | None = None
        self._request_count = 0

    def choose(self, observation: S, decision: Decision, legal_moves: Sequence[M], generator: Generator) -> M:
        """Returns the move that the program answers. Raises ProtocolError."""
        self._request_count += 1
        request = {
            "type": "ask",
            "number": self._request_count,
            "seat": decision.actor,
            "step": decision.step,
            "legal_moves": [self._game.write_move(move) for move in legal_moves],
            "state": plain_values(observation),
            "chance": generator.bits(),
        }
        answer = self._exchange(request)
        if (
            answer.get("type") != "move"
            or answer.get("number") != self._request_count
            or not isinstance(answer.get("move"), str)
        ):
            found = json.dumps(answer)[:200]
            raise ProtocolError(BotErrorKind.NO_ANSWER, {"found": found, "number": str(self._request_count)})
        try:
            return self._game.read_move(answer["move"])
        except UnreadableMove as error:
            # The text of this error may have several lines; the message must be one line.
            raise ProtocolError(BotErrorKind.UNREADABLE_MOVE, {"error": " ".join(str(error).split())}) from error

    def _exchange(self, request: Mapping[str, JsonValue]) -> Mapping[str, JsonValue]:
        program, greeting = self._program, ""
        if program is None:
            program = self._program = self._start()
            greeting = json.dumps({"type": "hello", "protocol": PROTOCOL_VERSION, "game": self._game.name}) + "\n"
        if program.stdin is None or program.stdout is None:
            raise ProtocolError(BotErrorKind.NO_STREAMS)
        try:
            program.stdin.write(greeting + json.dumps(request, separators=(",", ":")) + "\n")
            program.stdin.flush()
            line = program.stdout.readline(MAX_LINE_LENGTH)
        except BrokenPipeError:
            # The program has ended before it has read the request. Its status says more than the system's message.
            line = ""
        except OSError as error:
            raise ProtocolError(BotErrorKind.OS_ERROR, self._error_details(error=error.strerror or error)) from error
        if not line:
            raise ProtocolError(BotErrorKind.PROGRAM_ENDED, self._error_details(status=_stop(program)))
        try:
            answer = json.loads(line)
        except (ValueError, RecursionError):
            answer = None
        if not isinstance(answer, Mapping):
            raise ProtocolError(BotErrorKind.NO_JSON_OBJECT, {"found": repr(line[:200])})
        return answer

    def _start(self) -> subprocess.Popen[str]:
        ruleset = landlock.make_ruleset(paths.user_folders(), [Path(word) for word in self._command])
        try:
            return subprocess.Popen(  # noqa: S603 - the user asked for this program
                self._command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                encoding="utf-8",
                errors=DECODING_ERRORS,
                bufsize=1,
                # The program gets a process group of its own, so that it can be ended together with the processes that
                # it has started. On other systems than Linux the program stays in the bot's process group, which the
                # watchdog ends.
                start_new_session=_OWN_SESSION,
                preexec_fn=partial(landlock.apply_ruleset, ruleset) if ruleset is not None else None,  # noqa: PLW1509 - makes system calls only
            )
        except OSError as error:
            raise ProtocolError(BotErrorKind.OS_ERROR, self._error_details(error=error.strerror or error)) from error
        finally:
            if ruleset is not None:
                os.close(ruleset)

    def _error_details(self, **details: object) -> dict[str, str]:
        """Returns the details of an error message: the name of the program, and `details` as texts."""
        return {"program": self._command[0], **{name: str(value) for name, value in details.items()}}

    def close(self) -> None:
        """Closes the program's input and ends the program, by force if necessary, with all processes it has started."""
        program, self._program = self._program, None
        if program is not None:
            if program.stdin is not None:
                # Requests that could not be sent no longer matter when the program ends.
                with contextlib.suppress(OSError):
                    program.stdin.close()
            _stop(program)
            if program.stdout is not None:
                program.stdout.close()


def _stop(program: subprocess.Popen[str]) -> int:
    """Waits briefly for the program to end; otherwise ends it by force. Returns its exit status."""
    if program.returncode is not None:
        return program.returncode
    until = time.monotonic() + _EXIT_TIMEOUT
    while time.monotonic() < until and not _has_ended(program):
        time.sleep(_POLL_INTERVAL)
    if _OWN_SESSION:
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(program.pid, signal.SIGKILL)
    else:
        program.kill()
    return program.wait()


def _has_ended(program: subprocess.Popen[str]) -> bool:
    """Whether the program has ended. Does not reap it: its process id stays in use until its group is killed."""
    if _OWN_SESSION:
        return os.waitid(os.P_PID, program.pid, os.WEXITED | os.WNOHANG | os.WNOWAIT) is not None
    return program.poll() is not None


def plain_values(value: object) -> JsonValue:
    """Returns a state as values for JSON, without data that never change in a match, such as printed values."""
    kind = type(value)
    if attrs.has(kind):
        fields = attrs.fields(kind)
        found = {field.name: getattr(value, field.name) for field in fields}
        # Fields with objects of attrs classes that are not `Copyable` are left out: their data never change in a match.
        return {
            name: plain_values(each)
            for name, each in found.items()
            if isinstance(each, Copyable) or not attrs.has(type(each))
        }
    if isinstance(value, Enum):
        return value.value
    if isinstance(value, (list, tuple)):
        return [plain_values(each) for each in value]
    return value
