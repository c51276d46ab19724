"""Output to the terminal, to files and to pipes."""

from __future__ import annotations

import io
import os
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Self, TextIO

from haspelknecht_qt.commands.errors import Failure
from haspelknecht_qt.commands.texts import translate
from haspelknecht_qt.core.text import sanitize

_PROGRESS_INTERVAL = 0.1
_CLEAR_LINE = "\r\x1b[K"


def prepare_streams() -> None:
    """Prepares the standard streams for any text: characters that a stream cannot encode are written as escapes."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")


def write(text: str) -> None:
    """Writes lines to the standard output. Raises BrokenPipeError if its reader has gone, Failure for other errors."""
    # A program without a console on Windows has no standard streams.
    if sys.stdout is not None:
        with _converting_errors():
            sys.stdout.write(f"{text}\n")


def write_error(text: str) -> None:
    """Writes lines to the standard error, separate from the command's output."""
    if sys.stderr is not None:
        sys.stderr.write(f"{text}\n")


def write_error_line(sentence: str) -> None:
    """Writes one sentence to the standard error, always in one line."""
    write_error(sanitize(sentence))


def flush() -> None:
    """Flushes the standard output. Raises BrokenPipeError if its reader has gone, Failure for other errors."""
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
        sentence = translate("CommandLine", "The output cannot be written: {error}")
        raise Failure(sentence.format(error=error.strerror or error)) from error


def discard_output() -> None:
    """Redirects the standard output to the null device, so that Python exits without error after a failed write."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        null = os.open(os.devnull, os.O_WRONLY)
        os.dup2(null, sys.stdout.fileno())
        os.close(null)


def format_table(rows: Sequence[Sequence[str]]) -> list[str]:
    """Returns the lines of a text table: the first column is left-aligned, all other columns are right-aligned."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return [format_row(cells, widths) for cells in rows]


def format_row(cells: Sequence[str], widths: Sequence[int]) -> str:
    """Returns one line of a table with these column widths."""
    first, *others = zip(cells, widths, strict=True)
    return "  ".join([first[0].ljust(first[1]), *(cell.rjust(width) for cell, width in others)]).rstrip()


class Progress:
    """Progress line of a long command on the standard error.

    Shown only if the standard error is a terminal and the standard output is not a terminal. Output on a terminal
    already shows the progress.
    """

    def __init__(self, sentence: str, total: int) -> None:
        """`sentence` is the text of the line, with the fields {done} and {total}. `total` is the number of all items."""
        self._sentence = sentence
        self._total = total
        self._stream: TextIO | None = None
        if sys.stderr is not None and sys.stderr.isatty() and not (sys.stdout is not None and sys.stdout.isatty()):
            self._stream = sys.stderr
        self._next = time.monotonic()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_error: object) -> None:
        if self._stream is not None:
            self._stream.write(_CLEAR_LINE)
            self._stream.flush()

    def show(self, done_count: int) -> None:
        """Shows the number of finished items. It may be called often: the line is updated at most ten times a second."""
        if self._stream is not None and time.monotonic() >= self._next:
            self._stream.write(_CLEAR_LINE + self._sentence.format(done=done_count, total=self._total))
            self._stream.flush()
            self._next = time.monotonic() + _PROGRESS_INTERVAL
