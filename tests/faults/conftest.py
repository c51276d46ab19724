"""The program in a process of its own, on whatever ground it finds."""

import json
import os
import shutil
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from attrs import frozen

ROOT = Path(__file__).resolve().parents[2]

ON_TMPFS = 'mount -t tmpfs -o size=$1 tmpfs "$2"; '
"""Puts a file system of a certain size in the place of the home folder, in mounts that end with the process."""


@frozen
class Played:
    """How the program went: its exit status, what it told, and what stood on its standard error."""

    status: int
    told: list
    errors: str

    @property
    def first(self):
        """What the first page offered and said."""
        return self.told[0]

    @property
    def moves(self):
        """The moves that were played."""
        return [line for line in self.told if "ply" in line]

    @property
    def messages(self):
        """What open dialogs said in the end."""
        return self.told[-1]["messages"]


def start(home, moves, before="", *more):
    """Starts the program in this home folder; `before` are commands for the shell before it, `more` words for the player."""
    program = [sys.executable, "-m", "tests.faults.window_player", str(moves), *more]
    if before:
        program = ["unshare", "--mount", "sh", "-ec", f'{before} shift 2; exec "$@"', "sh", "256k", str(home), *program]
    settings = {"HASPELKNECHT_HOME": str(home), "QT_QPA_PLATFORM": "offscreen", "LC_ALL": "C.UTF-8"}
    return subprocess.Popen(
        program,
        cwd=ROOT,
        env=os.environ | settings,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def ended(process):
    """Waits for the end of the program."""
    out, errors = process.communicate(timeout=120)
    # A killed program may have been in the middle of a line.
    lines = [line for line in out.splitlines() if line.endswith("}")]
    # What the platform without a screen says of every dialog.
    complaints = [line for line in errors.splitlines() if "This plugin does not support" not in line]
    return Played(process.returncode, [json.loads(line) for line in lines], "\n".join(complaints))


@pytest.fixture
def play(home):
    """Plays so many moves in the window, from start to end of the program."""
    home.mkdir(exist_ok=True)

    def play(moves, before="", *more):
        return ended(start(home, moves, before, *more))

    return play


@pytest.fixture
def play_and_kill(home):
    """Plays until a move is told, and kills the program then; answers what it has told."""

    def play(moves):
        process = start(home, 10_000)
        told = []
        while len(told) <= moves and (line := process.stdout.readline()):
            told.append(json.loads(line))
        process.send_signal(signal.SIGKILL)
        rest = ended(process)
        return Played(rest.status, told + rest.told, rest.errors)

    return play


@pytest.fixture(scope="session")
def mounts():
    """Skips the test where this user may not mount file systems of his own."""
    unshare = shutil.which("unshare")
    if unshare is None:
        pytest.skip("there is no unshare")
    mount = "mount -t tmpfs -o size=64k tmpfs /mnt"
    allowed = subprocess.run([unshare, "--mount", "sh", "-c", mount], check=False, capture_output=True)
    if allowed.returncode != 0:
        pytest.skip("file systems can be mounted by root only")
