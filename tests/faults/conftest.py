"""Fixtures that run the program in a separate process, in damaged or full homes too."""

import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest
from attrs import frozen

ROOT = Path(__file__).resolve().parents[2]

PLACE = {"QT_QPA_PLATFORM": "offscreen", "LC_ALL": "C.UTF-8"}
"""Environment of the program: without a screen, in English."""

ON_TMPFS = 'mount -t tmpfs -o size=$1 tmpfs "$2"; '
"""Shell commands that mount a file system of a given size at the home folder. The mount ends with the process."""


@frozen
class ProgramRun:
    """A run of the program: its exit status, the JSON objects that it printed, and its standard error."""

    status: int
    told: list
    errors: str

    @property
    def first(self):
        """Offer and notices of the first page."""
        return self.told[0]

    @property
    def moves(self):
        """Reports of the played moves."""
        return [line for line in self.told if "ply" in line]

    @property
    def messages(self):
        """Texts of the dialogs that were open at the end."""
        return self.told[-1]["messages"]


class ForkServer:
    """The process that has loaded the program (`fork_server.py`)."""

    def __init__(self):
        self._socket, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        with theirs:
            command = [sys.executable, "-m", "tests.faults.fork_server", str(theirs.fileno())]
            self._process = subprocess.Popen(
                command, cwd=ROOT, env=os.environ | PLACE, pass_fds=[theirs.fileno()], stdin=subprocess.DEVNULL
            )

    def start(self, words, environment):
        """Starts a child that runs the program with these arguments and environment variables; returns it."""
        reader, writer = os.pipe()
        errors = tempfile.TemporaryFile("w+", encoding="utf-8")  # noqa: SIM115 - the child's
        wanted = {"words": words, "environment": environment}
        socket.send_fds(self._socket, [json.dumps(wanted).encode()], [writer, errors.fileno()])
        os.close(writer)
        return Child(self, self._answer(), os.fdopen(reader, encoding="utf-8"), errors)

    def wait(self, pid):
        """Waits for the end of a child; returns its exit status."""
        self._socket.send(json.dumps(pid).encode())
        return self._answer()

    def _answer(self):
        return json.loads(self._socket.recv(100))

    def close(self):
        self._socket.close()
        self._process.wait(60)


class Child:
    """Child of the fork server, with the methods of `subprocess.Popen` that these tests use."""

    def __init__(self, fork_server, pid, stdout, errors):
        self.stdout, self.returncode = stdout, None
        self._fork_server, self._pid, self._errors = fork_server, pid, errors

    def kill(self):
        """Kills the child at once."""
        os.kill(self._pid, signal.SIGKILL)

    def communicate(self, timeout):  # noqa: ARG002 - the fork server ends a child that is too slow
        """Waits for the end; returns the rest of the standard output, and the standard error."""
        with self.stdout, self._errors:
            out = self.stdout.read()
            self.returncode = self._fork_server.wait(self._pid)
            self._errors.seek(0)
            return out, self._errors.read()


@pytest.fixture(scope="session")
def fork_server():
    found = ForkServer()
    yield found
    found.close()


@pytest.fixture
def start(fork_server, home):
    """Starts the program in the home folder.

    `before` are shell commands that run first, `more` are arguments for the player.
    """
    environment = PLACE | {"HASPELKNECHT_HOME": str(home)}

    def start(moves, before="", *more):
        words = [str(moves), *more]
        if not before:
            return fork_server.start(words, environment)
        shell = ["unshare", "--mount", "sh", "-ec", f'{before} shift 2; exec "$@"', "sh", "256k", str(home)]
        return subprocess.Popen(
            [*shell, sys.executable, "-m", "tests.faults.window_player", *words],
            cwd=ROOT,
            env=os.environ | environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )

    return start


def ended(process):
    """Waits for the end of the program."""
    out, errors = process.communicate(timeout=120)
    # A killed program may have been in the middle of a line.
    lines = [line for line in out.splitlines() if line.endswith("}")]
    # The platform without a screen prints this message for every dialog.
    complaints = [line for line in errors.splitlines() if "This plugin does not support" not in line]
    return ProgramRun(process.returncode, [json.loads(line) for line in lines], "\n".join(complaints))


@pytest.fixture
def play(home, start):
    """Plays a number of moves in the window, from start to end of the program."""
    home.mkdir(exist_ok=True)

    def play(moves, before="", *more):
        return ended(start(moves, before, *more))

    return play


@pytest.fixture
def play_and_kill(start):
    """Plays until a number of moves is reported, then kills the program; returns its run."""

    def play(moves):
        process = start(10_000)
        told = []
        while len(told) <= moves and (line := process.stdout.readline()):
            told.append(json.loads(line))
        process.kill()
        rest = ended(process)
        return ProgramRun(rest.status, told + rest.told, rest.errors)

    return play


@pytest.fixture(scope="session")
def mounts():
    """Skips the test if this user may not mount file systems."""
    unshare = shutil.which("unshare")
    if unshare is None:
        pytest.skip("there is no unshare")
    mount = "mount -t tmpfs -o size=64k tmpfs /mnt"
    allowed = subprocess.run([unshare, "--mount", "sh", "-c", mount], check=False, capture_output=True)
    if allowed.returncode != 0:
        pytest.skip("file systems can be mounted by root only")
