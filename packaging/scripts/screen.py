"""An invisible screen with a window manager; reads its windows and pictures, and presses keys."""

from __future__ import annotations

import mmap
import os
import shutil
import struct
import subprocess
import tempfile
import time
import zlib
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import Self

from PySide6.QtGui import QImage
from running import LONGEST

WIDTH, HEIGHT = 1600, 1000

TOOLS = {"Xvfb": "xvfb", "openbox": "openbox", "xdotool": "xdotool"}
"""Required programs, with their Debian packages."""

QUIET_SECONDS = 0.4
"""Seconds without a change after which a picture counts as complete."""


def missing_tools() -> list[str]:
    """Debian packages of missing programs."""
    return sorted({package for tool, package in TOOLS.items() if shutil.which(tool) is None})


RETRY_SECONDS = 2.0
"""Seconds after a key without effect before it is pressed again."""


class Screen:
    """A screen for the length of a `with` block. `display` is its name, the value of DISPLAY."""

    def __enter__(self) -> Self:
        self._folder = tempfile.TemporaryDirectory()
        reader, writer = os.pipe()
        size = f"{WIDTH}x{HEIGHT}x24"
        options = ["-screen", "0", size, "-fbdir", self._folder.name, "-nolisten", "tcp", "-ac", "-noreset"]
        self._server = subprocess.Popen(
            ["Xvfb", "-displayfd", str(writer), *options],
            pass_fds=[writer],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        os.close(writer)
        with os.fdopen(reader) as pipe:
            self.display = f":{pipe.readline().strip()}"
        self._manager = subprocess.Popen(
            ["openbox"], env=self._environment(), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        with (Path(self._folder.name) / "Xvfb_screen0").open("rb") as file:
            self._memory = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
        header = struct.unpack(">25I", self._memory[:100])
        # After the header come the colours, 12 bytes each, and then the picture.
        self._start, self._line = header[0] + 12 * header[19], header[12]
        self.wait_until_quiet()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._memory.close()
        for process in (self._manager, self._server):
            process.terminate()
            process.wait()
        self._folder.cleanup()

    def press(self, keys: str) -> None:
        """Presses keys, for instance "alt+F4"."""
        self._xdotool("key", "--clearmodifiers", keys)

    def windows(self, name: str = "") -> list[str]:
        """Titles of the visible windows whose title contains `name`."""
        # xdotool's own search fails on letters beyond ASCII.
        found = self._xdotool("search", "--onlyvisible", "--name", ".").split()
        titles = [self._xdotool("getwindowname", number).strip() for number in found]
        return [title for title in titles if name in title]

    def wait_for_window(self, name: str, seconds: float = LONGEST) -> str:
        """Waits for a window whose title contains `name`; returns its title. Raises TimeoutError."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            if titles := self.windows(name):
                return titles[0]
            time.sleep(0.05)
        raise TimeoutError(f"no window named {name} came within {seconds:g} seconds; there are {self.windows()}")

    def wait_for_windows(self, number: int, keys: str = "", seconds: float = LONGEST) -> None:
        """Waits until the program has this number of windows. Raises TimeoutError.

        `keys` are pressed repeatedly, since a new window ignores them at first.
        """
        end = time.monotonic() + seconds
        next_press = 0.0
        while len(found := self.windows("Haspelknecht")) != number:
            now = time.monotonic()
            if now > end:
                raise TimeoutError(f"{number} windows were expected, there are {found}")
            if keys and now > next_press:
                self.press(keys)
                next_press = now + RETRY_SECONDS
            time.sleep(0.05)

    def picture(self) -> int:
        """Checksum of the visible picture."""
        return zlib.crc32(memoryview(self._memory)[self._start :])

    def wait_until_quiet(self, is_busy: Callable[[], bool] = lambda: False, seconds: float = LONGEST) -> float:
        """Waits until the picture no longer changes; returns the time of the last change (time.monotonic()). Raises
        TimeoutError.

        While the program `is_busy`, the picture does not count as complete: on a slow machine the next change may take
        long.
        """
        end = time.monotonic() + seconds
        picture, since = self.picture(), time.monotonic()
        idle = since
        while (now := time.monotonic()) < end:
            if (seen := self.picture()) != picture:
                picture, since = seen, now
            if is_busy():
                idle = now
            if now - max(since, idle) > QUIET_SECONDS:
                return since
            time.sleep(0.005)
        raise TimeoutError(f"the picture still changes after {seconds:g} seconds")

    def wait_for_change(self, picture: int, seconds: float = LONGEST) -> None:
        """Waits until the picture differs from this one. Raises TimeoutError."""
        end = time.monotonic() + seconds
        while self.picture() == picture:
            if time.monotonic() > end:
                raise TimeoutError(f"nothing new was seen for {seconds:g} seconds")
            time.sleep(0.005)

    def photograph(self, file: Path) -> None:
        """Writes the visible picture as a PNG."""
        data = self._memory[self._start : self._start + self._line * HEIGHT]
        QImage(data, WIDTH, HEIGHT, self._line, QImage.Format.Format_RGB32).save(str(file))

    def _xdotool(self, *words: str) -> str:
        return subprocess.run(
            ["xdotool", *words], check=False, capture_output=True, text=True, env=self._environment()
        ).stdout

    def _environment(self) -> dict[str, str]:
        return os.environ | {"DISPLAY": self.display}
