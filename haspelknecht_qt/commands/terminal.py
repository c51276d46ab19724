"""Writing to the terminal, to files and to pipes."""

from __future__ import annotations

import io
import os
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from types import TracebackType
from typing import Self, TextIO

from haspelknecht_qt.commands.errors import Failure
from haspelknecht_qt.commands.texts import translate
from haspelknecht_qt.core.text import sanitize

_PROGRESS_PAUSE = 0.1
_CLEAR_LINE = "\r\x1b[K"


def prepare() -> None:
    """Lets every text through: what a stream cannot encode is written as an escape instead of raising an error."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")


def write(text: str) -> None:
    """Writes lines to the standard output.

    Raises BrokenPipeError when its reader has gone, Failure when they cannot be written for another reason.
    """
    # A program without a console on Windows has no standard streams.
    if sys.stdout is not None:
        with _converting_errors():
            sys.stdout.write(f"{text}\n")


def write_error(text: str) -> None:
    """Writes lines to the standard error, where they cannot be mistaken for the answer."""
    if sys.stderr is not None:
        sys.stderr.write(f"{text}\n")


def write_error_line(sentence: str) -> None:
    """Writes one sentence to the standard error: one line, whatever it quotes."""
    write_error(sanitize(sentence))


def flush() -> None:
    """Makes sure that what was written has gone out. Raises as `write`."""
    if sys.stdout is not None:
        with _converting_errors():
            sys.stdout.flush()


@contextmanager
def _converting_errors() -> Iterator[None]:
    try:
        yield
    except BrokenPipeError:
        raise
    except OSError as error:
        sentence = translate("CommandLine", "The answer cannot be written: {error}")
        raise Failure(sentence.format(error=error.strerror or error)) from error


def abandon_output() -> None:
    """Lets go of a standard output that nobody reads any more, so that Python does not complain about it at its end."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        null = os.open(os.devnull, os.O_WRONLY)
        os.dup2(null, sys.stdout.fileno())
        os.close(null)


def table(rows: Sequence[Sequence[str]]) -> list[str]:
    """Lines with the cells below each other, the first column to the left, numbers in the others to the right."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return [row_of(cells, widths) for cells in rows]


def row_of(cells: Sequence[str], widths: Sequence[int]) -> str:
    """One line of a table whose columns have these widths."""
    first, *others = zip(cells, widths, strict=True)
    return "  ".join([first[0].ljust(first[1]), *(cell.rjust(width) for cell, width in others)]).rstrip()


class Progress:
    """A line on the standard error that says how far a long command is; nothing where that is no terminal.

    Where the standard output is the same screen, its lines are the progress.
    """

    def __init__(self, sentence: str, total: int) -> None:
        """`sentence` has the fields {done} and {total}."""
        self._sentence = sentence
        self._total = total
        self._stream: TextIO | None = None
        if sys.stderr is not None and sys.stderr.isatty() and not (sys.stdout is not None and sys.stdout.isatty()):
            self._stream = sys.stderr
        self._next = time.monotonic()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._stream is not None:
            self._stream.write(_CLEAR_LINE)
            self._stream.flush()

    def show(self, done: int) -> None:
        """Says that so much is done. Costs next to nothing, however often it is called."""
        if self._stream is not None and time.monotonic() >= self._next:
            self._stream.write(_CLEAR_LINE + self._sentence.format(done=done, total=self._total))
            self._stream.flush()
            self._next = time.monotonic() + _PROGRESS_PAUSE
