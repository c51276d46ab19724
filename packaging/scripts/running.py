"""Runs the program for checks: to its end, or with its window."""

from __future__ import annotations

import signal
import subprocess
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from types import TracebackType
from typing import Self

from installations import Installation

OFFSCREEN = {"QT_QPA_PLATFORM": "offscreen"}
LONGEST = 300
"""Time limit of every wait, in seconds, generous for slow machines."""
START_SECONDS = 15
"""Seconds after which the window of a program is open where it cannot be asked."""
_PACE = 0.05


class CheckFailed(Exception):
    """A check failed. The message is the reason."""


def expect(*, truth: bool, sentence: str) -> None:
    """Raises CheckFailed with the sentence unless `truth` holds."""
    if not truth:
        raise CheckFailed(sentence)


def run(place: Installation, *words: str, **variables: str) -> str:
    """Runs the program to its end; returns its output. Any output on standard error raises CheckFailed."""
    done = subprocess.run(
        place.command(words, variables),
        check=False,
        capture_output=True,
        encoding="utf-8",
        env=place.environment(variables),
        timeout=LONGEST,
    )
    expect(truth=done.returncode == 0, sentence=f"{' '.join(words)}: exit status {done.returncode}\n{done.stderr}")
    expect(truth=done.stderr == "", sentence=f"{' '.join(words)}: unexpected lines\n{done.stderr}")
    return done.stdout


class Running:
    """Runs the program with its window during a `with` block. The block closes it."""

    def __init__(self, place: Installation, words: Sequence[str], variables: Mapping[str, str]) -> None:
        self.began = time.monotonic()
        self.process = subprocess.Popen(
            place.command(words, variables),
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            env=place.environment(variables),
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()
        if self.process.stdout is not None:
            self.process.stdout.close()

    def wait_for(self, happened: Callable[[], bool], sentence: str) -> None:
        """Waits for a condition.

        Raises CheckFailed with the sentence if the program ends before, or at the time limit.
        """
        until = time.monotonic() + LONGEST
        while not happened():
            expect(truth=self.process.poll() is None and time.monotonic() < until, sentence=sentence)
            time.sleep(_PACE)

    def answers(self, number: signal.Signals) -> bool:
        """Whether the program handles this signal itself by now."""
        status = _read(self.process.pid, "status")
        caught = next((line.split()[1] for line in status.splitlines() if line.startswith("SigCgt:")), "0")
        return bool(int(caught, 16) >> number - 1 & 1)

    def ask_to_end(self) -> None:
        """Asks the program to end, as the system does. It must have a window, and on Linux answer SIGTERM."""
        if sys.platform == "win32":
            # Without /F, taskkill asks the windows of the program to close.
            subprocess.run(["taskkill", "/PID", str(self.process.pid)], check=True, capture_output=True)
        else:
            self.process.send_signal(signal.SIGTERM)

    def wait_until_it_answers(self, log: Path) -> None:
        """Waits until the program can be asked to end; `log` is the file by which it notes that it runs."""
        self.wait_for(log.is_file, "it does not note that it runs")
        if sys.platform == "linux":
            self.wait_for(lambda: self.answers(signal.SIGTERM), "it does not answer the system's wish to end")
        else:
            # Only Linux tells which signals a program handles.
            until = time.monotonic() + START_SECONDS
            self.wait_for(lambda: time.monotonic() > until, "it ends by itself")

    def is_busy(self) -> bool:
        """Whether a thread of it is running, ready to run, or waiting for the disk."""
        threads = Path(f"/proc/{self.process.pid}/task")
        states = (
            _read(self.process.pid, f"task/{each.name}/stat").rpartition(")")[2].split() for each in _entries(threads)
        )
        return any(words[0] in "RD" for words in states if words)

    def end(self) -> None:
        """Waits for the end. Raises CheckFailed for an exit status other than 0 and for any output."""
        try:
            lines, _ = self.process.communicate(timeout=LONGEST)
        except subprocess.TimeoutExpired as error:
            raise CheckFailed("the program does not end") from error
        expect(truth=self.process.returncode == 0, sentence=f"exit status {self.process.returncode}\n{lines}")
        expect(truth=lines == "", sentence=f"unexpected lines\n{lines}")


def _entries(folder: Path) -> list[Path]:
    try:
        return list(folder.iterdir())
    except OSError:
        return []


def _read(pid: int, name: str) -> str:
    """A file of /proc about a process; empty once the process is gone."""
    try:
        return Path(f"/proc/{pid}/{name}").read_text(encoding="utf-8", errors="replace")
    except OSError:
        return ""
