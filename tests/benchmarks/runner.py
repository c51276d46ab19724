"""Runs each measurement in a process of its own, so that none warms up or slows down another."""

import json
import os
import subprocess
import sys
import tempfile
import time
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
HERE = Path(__file__).parent
PROGRAM_START = "tests.benchmarks.program_start"
SCREEN = HERE.parent / "screen.json"
"""Facts about the screen of Qt's offscreen platform: 1920 x 1080."""
BENCH_PYTHON = ROOT / ".venv-bench" / "bin" / "python"


class Missing(Exception):
    """A requirement of a figure is not installed. The message names it."""


def engine(what, seconds, seats=4, game="haspelknecht"):
    """A measurement of engine_side.py."""
    command = [sys.executable, "-m", "tests.benchmarks.engine_side", what, str(seconds), str(seats), game]
    return json.loads(_output(command))


def bots(level, seconds):
    """A measurement of bot_side.py."""
    return json.loads(_output([sys.executable, "-m", "tests.benchmarks.bot_side", str(seconds), level]))


def catanatron(what, seconds):
    """A measurement of catanatron_side.py. Raises Missing if catanatron is not installed."""
    probe = [BENCH_PYTHON, "-c", "import catanatron"]
    if not BENCH_PYTHON.exists() or subprocess.run(probe, check=False, capture_output=True).returncode != 0:
        raise Missing("catanatron is not installed in .venv-bench")
    return json.loads(_output([BENCH_PYTHON, HERE / "catanatron_side.py", what, str(seconds)]))


def window(what, *arguments):
    """A measurement of game_window.py."""
    return json.loads(_output([sys.executable, "-m", "tests.benchmarks.game_window", what, *arguments]))


def moved_pixels(home):
    """Number of pixels that change between the first frame and the one a second later."""
    return json.loads(_output([sys.executable, "-m", PROGRAM_START, "moved", home]))["pixels"]


@contextmanager
def home(kind):
    """A home that is removed afterwards: "new", of a player with a "match" to continue, or one with many "results"."""
    with tempfile.TemporaryDirectory() as folder:
        if kind == "results":
            _output([sys.executable, "-m", "tests.benchmarks.results_page", "fill", "10000", folder])
        if kind != "new":
            _output([sys.executable, "-m", PROGRAM_START, "prepare", folder])
        yield folder


def longest_blocks(game):
    """A measurement of longest_blocks.py."""
    return json.loads(_output([sys.executable, "-m", "tests.benchmarks.longest_blocks", game]))


def results_page(number):
    """A measurement of results_page.py."""
    return json.loads(_output([sys.executable, "-m", "tests.benchmarks.results_page", str(number)]))


def session(games):
    """Megabytes of session.py after the first games and after all."""
    return json.loads(_output([sys.executable, "-m", "tests.benchmarks.session", "--games", str(games), "--json"]))


def start(home):
    """Seconds from the start of the program to its first frame, and from there until all parts are loaded."""
    began = time.monotonic()
    times = json.loads(_output([sys.executable, "-m", PROGRAM_START, "start", home]))
    return times["first_frame"] - began, times["loaded"] - times["first_frame"]


@contextmanager
def busy():
    """Runs two busy processes for each processor."""
    spinners = [subprocess.Popen([sys.executable, "-c", "while True: pass"]) for _ in range(2 * (os.cpu_count() or 1))]
    try:
        yield
    finally:
        for spinner in spinners:
            spinner.kill()
            spinner.wait()


def seconds_of_command(*arguments):
    """Seconds of a whole process of Python."""
    began = time.monotonic()
    _output([sys.executable, *arguments])
    return time.monotonic() - began


def seconds_to_first_frame(module, *arguments):
    """Seconds from the start of a process to the first complete frame of the window that the module opens."""
    start = time.monotonic()
    return float(_output([sys.executable, "-m", module, *arguments])) - start


def _output(command):
    environment = {"QT_QPA_PLATFORM": f"offscreen:configfile={SCREEN}"} | os.environ
    # A player's Python caches compiled files.
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    return subprocess.run(command, cwd=ROOT, env=environment, check=True, text=True, stdout=subprocess.PIPE).stdout
