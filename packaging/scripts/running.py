"""The program while it is tried: run to its end, or with its window."""

from __future__ import annotations

import subprocess
import time
from collections.abc import Mapping, Sequence
from types import TracebackType
from typing import Self

from places import Place

OFFSCREEN = {"QT_QPA_PLATFORM": "offscreen"}
LONGEST = 300
"""No command takes so many seconds, on whatever machine."""


class Broken(Exception):
    """Something is not as it has to be. The message says what."""


def expect(*, truth: bool, sentence: str) -> None:
    """Raises Broken with the sentence unless it is true."""
    if not truth:
        raise Broken(sentence)


def run(place: Place, *words: str, **variables: str) -> str:
    """Runs the program to its end; the answer is its output. Anything on the standard error counts as broken."""
    done = subprocess.run(place.command(words, variables), check=False, capture_output=True, text=True, timeout=300)
    expect(truth=done.returncode == 0, sentence=f"{' '.join(words)}: exit status {done.returncode}\n{done.stderr}")
    expect(truth=done.stderr == "", sentence=f"{' '.join(words)}: unexpected lines\n{done.stderr}")
    return done.stdout


class Running:
    """The program with its window, for the length of a `with` block; it is closed in it."""

    def __init__(self, place: Place, words: Sequence[str], variables: Mapping[str, str]) -> None:
        self.began = time.monotonic()
        self.process = subprocess.Popen(
            place.command(words, variables), stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.process.poll() is None:
            self.process.kill()
            self.process.communicate()

    def end(self) -> None:
        """Waits for the end. Raises Broken for another exit status than 0 and for any line of output."""
        try:
            lines, _ = self.process.communicate(timeout=30)
        except subprocess.TimeoutExpired as error:
            raise Broken("the program does not end") from error
        expect(truth=self.process.returncode == 0, sentence=f"exit status {self.process.returncode}\n{lines}")
        expect(truth=lines == "", sentence=f"unexpected lines\n{lines}")
