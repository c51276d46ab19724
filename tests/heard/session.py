"""A session with a screen, the accessibility bus, Orca and a program, in folders of its own."""

import os
import shutil
import subprocess
import sys
import time
from contextlib import ExitStack
from pathlib import Path

from haspelknecht_qt import composition
from haspelknecht_qt.core import record
from haspelknecht_qt.core.game import PERSON, Seat
from haspelknecht_qt.core.match import Match
from haspelknecht_qt.core.seats import COLOURS, FIRST_NAMES
from haspelknecht_qt.core.undo import UndoPolicy

ROOT = Path(__file__).resolve().parents[2]
sys.path.append(str(ROOT / "packaging" / "scripts"))

import debian  # noqa: E402 - found by the path above
from screen import Screen, missing_tools  # noqa: E402

LISTENER = ROOT / "tests/heard/listener.py"
SYSTEM_PYTHON = "/usr/bin/python3"
"""Python that has the bindings of the accessibility bus."""

PACKAGES = {
    "orca": "orca",
    "dbus-run-session": "dbus-daemon",
    "/usr/libexec/at-spi2-registryd": "at-spi2-core",
}
"""Required programs, with their Debian packages."""

SETTINGS = """[view]
language={language}
speed=off
[game]
bot_pace=fast
name={game}
; end
"""
ORCA_STARTS = 60
"""Maximum seconds until Orca speaks its first words."""
LAST_WORDS = 8
"""Seconds for which Orca still speaks after the end of a game."""


def obtain_packages():
    """Installs missing programs if that is allowed; returns the Debian packages of those that are still missing."""
    missing = sorted({*missing_tools(), *(package for tool, package in PACKAGES.items() if shutil.which(tool) is None)})
    return [] if debian.obtain(missing) else missing


def save_new_match(file, game, seed):
    """Saves a match of a person and a bot, before its first move."""
    rules = composition.games()[game]
    seats = [
        Seat(name, colour, player)
        for name, colour, player in zip(FIRST_NAMES, COLOURS, (PERSON, "random"), strict=False)
    ]
    record.save(file, Match(rules, rules.setup({"players": len(seats)}, seed=seed), seed, seats, UndoPolicy.FREE))


class Session:
    """A screen with Orca, for the length of a `with` block. `spoken` and `journal` are its files."""

    def __init__(self, folder):
        shutil.rmtree(folder, ignore_errors=True)
        self.folder, self._home, self._orca = folder, folder / "home", folder / "orca"
        self.spoken, self.journal = folder / "spoken.jsonl", folder / "journal.jsonl"
        for made in (self._home / "config", self._orca, folder / "run"):
            made.mkdir(parents=True)
        (folder / "run").chmod(0o700)
        shutil.copy(ROOT / "tests/heard/voice.py", self._orca / "orca-customizations.py")

    def __enter__(self):
        with ExitStack() as stack:
            self._start_orca(stack)
            self._stack = stack.pop_all()
        return self

    def __exit__(self, *_error):
        self._stack.close()

    def _start_orca(self, stack):
        screen = stack.enter_context(Screen())
        self._processes = []
        stack.callback(self._end_processes)
        self.environment = os.environ | {
            "DISPLAY": screen.display,
            "HASPELKNECHT_HOME": str(self._home),
            "HEARD_SPOKEN": str(self.spoken),
            "HOME": str(self._home),
            "LC_ALL": "C.UTF-8",
            "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1",
            "QT_QPA_PLATFORM": "xcb",
            "XDG_RUNTIME_DIR": str(self.folder / "run"),
        }
        self._start("orca", ["orca", "--user-prefs", str(self._orca)])
        self._wait_for_words(1)

    def start_match(self, game, language, seed):
        """Starts the program with a new match."""
        match = self.folder / f"match{record.suffix(game)}"
        save_new_match(match, game, seed)
        (self._home / "config/settings.ini").write_text(SETTINGS.format(language=language, game=game), encoding="utf-8")
        self._start("program", [sys.executable, "-m", "tests.heard.program", str(self.journal), str(match)])
        # Orca says that it is on, then the name of the window, then the part with the focus.
        self._wait_for_words(3)

    def _end_processes(self):
        for process in reversed(self._processes):
            process.terminate()
            try:
                process.wait(5)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()

    def _wait_for_words(self, count):
        """Waits until Orca has said this number of texts, and then nothing for a second. Raises TimeoutError."""
        end, size, quiet_since = time.monotonic() + ORCA_STARTS, -1, 0.0
        while True:
            words = self.spoken.read_text(encoding="utf-8") if self.spoken.is_file() else ""
            if len(words) != size:
                size, quiet_since = len(words), time.monotonic()
            if words.count("\n") >= count and time.monotonic() - quiet_since > 1:
                return
            if time.monotonic() > end:
                raise TimeoutError(f"Orca has said too little in {ORCA_STARTS} seconds; see {self.folder}/orca.log")
            time.sleep(0.1)

    def _start(self, name, command):
        with (self.folder / f"{name}.log").open("w") as log:
            self._processes.append(subprocess.Popen(command, cwd=ROOT, env=self.environment, stdout=log, stderr=log))

    def listen(self, *words, seconds):
        """Runs the listener (`tests/heard/listener.py`); returns its output. Raises RuntimeError."""
        said = self.run("listener", [SYSTEM_PYTHON, str(LISTENER), *words], seconds)
        time.sleep(LAST_WORDS)
        return said

    def run(self, name, command, seconds):
        """Runs a program to its end; returns its output. Raises RuntimeError."""
        with (self.folder / f"{name}.log").open("w") as log:
            done = subprocess.run(
                command,
                cwd=ROOT,
                env=self.environment,
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                timeout=seconds,
                check=False,
            )
        if done.returncode:
            raise RuntimeError(f"the {name} failed; see {self.folder}/{name}.log")
        return done.stdout
