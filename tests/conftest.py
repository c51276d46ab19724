"""What every test stands on: a home of its own, no window on the screen, the program's own fonts."""

import gc
import os
import random
import secrets
import signal
import sqlite3
from functools import cache
from itertools import count
from pathlib import Path

# Before anything imports Qt. Whoever wants to see the windows sets QT_QPA_PLATFORM=xcb. A window of 1600 x 900 has room on the screen
# that nobody sees: it opens with its size and need not be made larger in every test.
if os.environ.get("QT_QPA_PLATFORM", "offscreen") == "offscreen":
    os.environ["QT_QPA_PLATFORM"] = f"offscreen:configfile={Path(__file__).with_name('screen.json')}"
# Tests that measure want pixels as they are.
os.environ.pop("QT_SCALE_FACTOR", None)

# Each process of tests has a processor to itself: numpy's threads would wait for each other on those of the others.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

# A shell starts what goes on in the background with Ctrl+C switched off, for the programs that the tests start too.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

import pytest

from haspelknecht_qt import paths


def pytest_addoption(parser):
    parser.addoption(
        "--long", action="store_true", help="only the tests that have a long form, in this form; all others else"
    )
    parser.addoption(
        "--random-games",
        type=int,
        default=200,
        help="how many random games the long form of the contract plays at least",
    )


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers():
    """A process more than there are processors: many tests wait, for other programs, for workers of a cluster, for a table that moves."""
    return len(os.sched_getaffinity(0) if hasattr(os, "sched_getaffinity") else range(os.cpu_count() or 1)) + 1


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config, items):
    """What is marked `long` runs with --long alone."""
    wanted = config.getoption("--long")
    others = [item for item in items if (item.get_closest_marker("long") is not None) != wanted]
    if others:
        config.hook.pytest_deselected(items=others)
        items[:] = [item for item in items if (item.get_closest_marker("long") is not None) == wanted]


def pytest_collection_finish():
    """What has been read so far stays: the collector need not go through all of it each time."""
    gc.freeze()


@pytest.fixture(autouse=True)
def _nothing_is_collected_meanwhile():
    """Collects garbage between tests only.

    While Qt asks a translator written in Python it holds its list of translators. Were an old one thrown away just then, it would
    wait for that list for ever.
    """
    gc.disable()
    yield
    gc.enable()


@pytest.fixture(autouse=True)
def _no_widget_outlives_its_test(request):
    """What pytest-qt has closed goes at once: widgets that wait for an event loop to delete them are styled anew with every other one."""
    yield
    if "qapp" in request.fixturenames:
        from PySide6.QtCore import QCoreApplication, QEvent  # noqa: PLC0415 - tests of the rules never load Qt

        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.fixture(scope="session")
def _homes(tmp_path_factory):
    """Folders that are not there yet, one after the other."""
    return map(tmp_path_factory.mktemp("homes").joinpath, map(str, count()))


@pytest.fixture(autouse=True)
def home(_homes, monkeypatch):
    """The folder that stands for all user folders; nothing of the real user is read or written. It is made when something is written."""
    folder = next(_homes)
    monkeypatch.setenv(paths.HOME_VARIABLE, str(folder))
    return folder


@pytest.fixture(autouse=True)
def _nothing_waits_for_the_disk(monkeypatch):
    """What tests write may lie in the system's memory: no power fails here, and a table that saves after every move waits for two writings each time."""

    def connect(*args, **kwargs):
        database = sqlite3.Connection(*args, **kwargs)
        try:
            database.execute("PRAGMA synchronous = OFF")
        except sqlite3.Error:
            # A locked or damaged file: Python 3.13 warns of connections that nobody closed.
            database.close()
            raise
        return database

    monkeypatch.setattr(os, "fsync", lambda _descriptor: None)
    monkeypatch.setattr(sqlite3, "connect", connect)


@pytest.fixture(autouse=True, scope="session")
def _the_program_s_own_files_are_read_once():
    """Printed values, what bots know, which are installed, and rules: hundreds of windows need them, each for itself. Nothing changes them."""
    from haspelknecht_qt.bots import calibration, third_party  # noqa: PLC0415
    from haspelknecht_qt.core.components import ComponentReader  # noqa: PLC0415
    from haspelknecht_qt.games.haspelknecht.strategy import trained_weights, value_function  # noqa: PLC0415
    from haspelknecht_qt.ui.rules import texts  # noqa: PLC0415 - loads no Qt

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(
            ComponentReader, "load", _read_once(ComponentReader.load, lambda reader, path: (path, reader.build))
        )
        for knowledge in (value_function, trained_weights, calibration):
            patch.setattr(knowledge, "load", _read_once(knowledge.load, lambda path: (path,)))
        patch.setattr(third_party, "entry_points", cache(third_party.entry_points))
        # The program has one edition of each game's rules, made anew for every window.
        patch.setattr(texts, "read_chapter", _read_once(texts.read_chapter, lambda path, _edition, *_source: (path,)))
        yield


def _read_once(read, key):
    """What a function reads from a file of the program's own is kept. `key` answers to its arguments the file, and what else matters."""
    known = {}
    own = str(paths.resources())

    def found(*args):
        asked = key(*args)
        if not str(asked[0]).startswith(own):
            return read(*args)
        if asked not in known:
            known[asked] = read(*args)
        return known[asked]

    return found


@pytest.fixture(autouse=True)
def _same_games_every_time(request, monkeypatch):
    """A game that a window begins without being told a seed is the same in every run: what a test finds it finds again."""
    monkeypatch.setattr(secrets, "randbelow", random.Random(request.node.nodeid).randrange)


@pytest.fixture(scope="session")
def qapp(qapp):
    """The application, with the program's fonts: texts have the same size on every machine."""
    from PySide6.QtGui import QFontDatabase  # noqa: PLC0415 - tests of the rules never load Qt

    for file in sorted((paths.resources() / "common" / "fonts").glob("*.[ot]tf")):
        assert QFontDatabase.addApplicationFont(str(file)) >= 0, f"{file.name} is no font"
    return qapp


@pytest.fixture(scope="session")
def drawings(qapp):  # noqa: ARG001 - pixmaps need an application
    """What has been drawn so far, for all tests: each picture is drawn once."""
    from haspelknecht_qt.table.drawings import Drawings  # noqa: PLC0415 - tests of the rules never load Qt

    return Drawings()
