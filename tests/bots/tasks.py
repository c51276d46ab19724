"""Tasks for executors: each notes its worker, and waits until it may continue."""

import os
import time
from functools import partial

from tests.bots.examples import Misbehaving


def begin_and_wait(folder, name):
    """Notes that this process has begun the task, then waits for the file "go"."""
    (folder / f"{name}-{os.getpid()}").touch()
    while not (folder / "go").exists():
        time.sleep(0.01)


def begun(folder):
    """Returns the worker of each task."""
    found = {}
    for name, _, pid in (file.name.rpartition("-") for file in folder.glob("*-*")):
        found.setdefault(name, set()).add(int(pid))
    return found


def waiting_square(folder, number):
    begin_and_wait(folder, str(number))
    return number**2


def square(number):
    return number**2


def worker_pid(_number):
    return os.getpid()


def refuse(number):
    raise ValueError(f"not {number}")


def crash_worker(_number):
    os._exit(3)


def fingerprint():
    """Fingerprint of a worker of the tests, from the environment it was started with."""
    return {"kind": os.environ.get("KIND", "usual")}


def waiting_bot_factory(name):
    """Creates bots for the folder's games, each of which waits before it begins."""
    return lambda folder: partial(_make_waiting_bot, folder, name)


def _make_waiting_bot(folder, name, _game):
    begin_and_wait(folder, name)
    return Misbehaving("count")
