"""Plays from two cold starts to the first moves with two real windows, by mouse, and adds up the waiting times.

    sudo python -m tests.network.two_windows [--language CODE] [--pictures FOLDER] [--words]

Each window runs in a network namespace with a screen of its own (see `namespaces` and its needs; also Xvfb, openbox and
xdotool). The host starts a game with an invitation, the guest finds the table, types the words and sits down, and each
makes a move. Then the cable is pulled and plugged in again, and the guest's program is killed and started again.
With `--words` the guest types the address too, instead of choosing the table that it has found. The figure is the time
that the programs need, without the time of hands. With `--pictures` the folder gets a picture of both windows at each
step.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from PySide6.QtGui import QImage, QPainter

from haspelknecht_qt.languages import SOURCE
from tests.network.namespaces import House, why_not

ROOT = Path(__file__).resolve().parents[2]
sys.path.append(str(ROOT / "packaging" / "scripts"))

from screen import Screen, missing_tools  # noqa: E402 - found by the path above

LIMIT = 60
"""Most seconds that a step may take."""
SETTINGS = "[view]\nlanguage={language}\n; end\n"

Report = dict[str, Any]


class Window:
    """The program in a namespace, with a screen and a folder of its own."""

    def __init__(self, namespace: str, screen: Screen, folder: Path, language: str) -> None:
        self._namespace, self._folder, self.screen = namespace, folder, screen
        (folder / "config").mkdir(parents=True)
        (folder / "config/settings.ini").write_text(SETTINGS.format(language=language), encoding="utf-8")
        self.waited = 0.0
        self.report: Report = {}

    def start(self) -> None:
        """Starts the program."""
        command = ["ip", "netns", "exec", self._namespace, sys.executable, "-m", "tests.network.reporting_window"]
        environment = os.environ | {
            "DISPLAY": self.screen.display,
            "HASPELKNECHT_HOME": str(self._folder),
            "QT_QPA_PLATFORM": "xcb",
        }
        self.report = {}
        with (self._folder / "errors.log").open("a") as log:
            self.process = subprocess.Popen(
                command, stdout=subprocess.PIPE, stderr=log, text=True, env=environment, cwd=ROOT
            )
        threading.Thread(target=self._listen, args=[self.process], daemon=True).start()

    def _listen(self, process: subprocess.Popen[str]) -> None:
        for line in process.stdout or ():
            self.report = json.loads(line)

    def end(self) -> None:
        """Kills the program."""
        self.process.kill()
        self.process.wait()

    def wait_for(self, what: str, condition: Callable[[Report], object], *, counts: bool = True) -> None:
        """Waits until the window shows something; adds the time to `waited` if it `counts`."""
        begun = time.monotonic()
        while not (self.report and condition(self.report)):
            assert self.process.poll() is None, f"the program ended before: {what}; see {self._folder}"
            assert time.monotonic() < begun + LIMIT, f"not in time: {what}; last {self.report}"
            time.sleep(0.005)
        waited = time.monotonic() - begun
        if counts:
            self.waited += waited
            print(f"  {waited:5.2f} s  {what}", flush=True)

    def wait_for_point(self, name: str, what: str, *, counts: bool = True) -> None:
        """Waits until the widget with this name can be clicked."""
        self.wait_for(what, lambda report: name in report["points"], counts=counts)

    def click(self, name: str) -> None:
        """Clicks the widget with this name, as soon as the window stands still."""
        self.screen.wait_until_quiet()
        x, y = self.report["points"][name]
        self._xdotool("mousemove", str(x), str(y), "click", "1")

    def type(self, text: str) -> None:
        """Types a text into the field that has the focus."""
        self._xdotool("key", "ctrl+a")
        self._xdotool("type", "--delay", "5", text)

    def play(self) -> None:
        """Types the key of the first legal move into the field above the moves."""
        self._xdotool("key", "ctrl+1")
        self.wait_for("list of moves", lambda report: report["move"], counts=False)
        self.type(self.report["move"])
        self._xdotool("key", "Return")

    def _xdotool(self, *words: str) -> None:
        subprocess.run(["xdotool", *words], check=True, env=os.environ | {"DISPLAY": self.screen.display})


class Film:
    """Pictures of two screens side by side, numbered by their order; none without a folder."""

    def __init__(self, folder: Path | None, windows: Sequence[Window]) -> None:
        self._folder, self._windows, self._count = folder, windows, 0

    def take(self, name: str) -> None:
        """Takes a picture when both screens stand still."""
        if self._folder is None:
            return
        self._count += 1
        with tempfile.TemporaryDirectory() as folder:
            images = []
            for number, window in enumerate(self._windows):
                window.screen.wait_until_quiet()
                file = Path(folder) / f"{number}.png"
                window.screen.photograph(file)
                images.append(QImage(str(file)))
        left, right = images
        whole = QImage(left.width() + right.width() + 8, left.height(), QImage.Format.Format_RGB32)
        whole.fill(0)
        painter = QPainter(whole)
        painter.drawImage(0, 0, left)
        painter.drawImage(left.width() + 8, 0, right)
        painter.end()
        whole.save(str(self._folder / f"{self._count:02}_{name}.png"))


def sit_down(made: House, host: Window, guest: Window, film: Film, *, types_address: bool) -> None:
    """Plays from two cold starts until both sit at the table."""
    host.start()
    host.wait_for_point("new", "start of the host")
    guest.start()
    guest.wait_for_point("join a table", "start of the guest")
    film.take("start")
    host.click("new")
    host.wait_for_point("begin", "new game")
    host.click("second person")
    host.click("invite")
    film.take("new_game")
    host.click("begin")
    host.wait_for_point("to the table", "first match, and invitation")
    film.take("invitation")
    guest.click("join a table")
    guest.wait_for_point("words", "page for joining")
    if types_address:
        guest.click("address")
        guest.type(made.host_address)
        guest.click("words")
    else:
        guest.wait_for_point("found", "table found")
        guest.click("found")
    film.take("table_found")
    guest.type(host.report["words"])
    guest.click("join")
    guest.wait_for_point("sit down", "choice of seats")
    film.take("seats")
    guest.click("sit down")
    guest.wait_for("table at the guest", lambda report: report["ply"] >= 0 and report["state"] == "PLAYING")
    film.take("both_at_the_table")
    host.click("to the table")


def make_moves(host: Window, guest: Window, film: Film, count: int) -> None:
    """Makes moves at the window whose seat decides. That window must show each move."""
    for number in range(count):
        host.wait_for("a move is due", lambda _report: host.report["due"] or guest.report["due"], counts=not number)
        mover = host if host.report["due"] else guest
        before = mover.report["ply"]
        mover.play()
        mover.wait_for("move shown", lambda report, before=before: report["ply"] > before, counts=not number)
        film.take(f"move_{number + 1}")


def lose_and_come_back(made: House, host: Window, guest: Window, film: Film) -> None:
    """Pulls the cable for longer than a connection lasts, and kills the guest's program."""
    made.cable.is_pulled = True
    guest.wait_for("connection lost", lambda report: report["state"] == "AWAY", counts=False)
    film.take("lost_at_the_guest")
    host.wait_for("connection lost at the host", lambda report: report["awaited"], counts=False)
    film.take("cable_pulled")
    made.cable.is_pulled = False
    plugged = time.monotonic()
    guest.wait_for("back", lambda report: report["state"] == "PLAYING", counts=False)
    print(f"  back {time.monotonic() - plugged:.2f} s after the cable was plugged in")
    film.take("cable_plugged_in")
    guest.end()
    film.take("guest_killed")
    guest.start()
    guest.wait_for_point("join a table", "start after kill -9", counts=False)
    film.take("return_offered")
    guest.click("join a table")
    clicked = time.monotonic()
    guest.wait_for("back", lambda report: report["state"] == "PLAYING" and report["ply"] >= 0, counts=False)
    print(f"  back {time.monotonic() - clicked:.2f} s after a click in the killed and restarted program")
    film.take("guest_back")


def main(arguments: Sequence[str] | None = None) -> int:
    """Plays. Returns 2 if this machine lacks rights or tools for it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--language", default=SOURCE)
    parser.add_argument("--pictures", type=Path)
    parser.add_argument("--words", action="store_true")
    wanted = parser.parse_args(arguments)
    reason = why_not() or ", ".join(missing_tools())
    if reason:
        print(f"left out: two windows: {reason}")
        return 2
    if wanted.pictures is not None:
        wanted.pictures.mkdir(parents=True, exist_ok=True)
    made = House()
    with ExitStack() as stack:
        stack.callback(made.close)
        windows = []
        for room, name in zip(made.rooms, ("host", "guest"), strict=True):
            window = Window(room, stack.enter_context(Screen()), made.folder / name, wanted.language)
            windows.append(window)
        host, guest = windows
        film = Film(wanted.pictures, windows)
        for window in windows:
            stack.callback(lambda window=window: window.end())
        sit_down(made, host, guest, film, types_address=wanted.words)
        make_moves(host, guest, film, 1)
        print(f"from two cold starts to the first move: {host.waited + guest.waited:.1f} s of waiting", flush=True)
        make_moves(host, guest, film, 3)
        lose_and_come_back(made, host, guest, film)
        make_moves(host, guest, film, 1)
    return 0


if __name__ == "__main__":
    sys.exit(main())
