"""Environment of every test: separate user folders, no visible windows, the program's own fonts."""

import gc
import math
import os
import random
import secrets
import signal
import sqlite3
import sys
from functools import cache
from importlib import metadata
from itertools import count
from pathlib import Path

# Must precede every import of Qt. QT_QPA_PLATFORM=xcb shows the windows. The virtual screen has room for a window of
# 1600 x 900, so it opens with its size and need not be enlarged in every test.
if os.environ.get("QT_QPA_PLATFORM", "offscreen") == "offscreen":
    os.environ["QT_QPA_PLATFORM"] = f"offscreen:configfile={Path(__file__).with_name('screen.json')}"
# Tests that measure need unscaled pixels.
os.environ.pop("QT_SCALE_FACTOR", None)

# Each test process has one processor: numpy's threads would compete with those of the other processes.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

# A shell starts background programs with Ctrl+C disabled, also for the programs started by tests.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

import pytest

from haspelknecht_qt import paths

# Importing thousands of tests creates no garbage worth a search. The first test enables the collector again.
gc.disable()


def pytest_addoption(parser):
    parser.addoption("--long", action="store_true", help="run only tests with a long form, in this form")
    parser.addoption(
        "--random-games",
        type=int,
        default=200,
        help="least number of random games in the long form of the contract and model tests",
    )


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers():
    """Returns one more than the number of processors: many tests wait for other programs, cluster workers or animations."""
    return len(os.sched_getaffinity(0) if hasattr(os, "sched_getaffinity") else range(os.cpu_count() or 1)) + 1


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report(collector):
    """Lets each worker begin at another place: in a new clone, no two then compile the same test modules."""
    report = yield
    if isinstance(collector, pytest.Directory) and (worker := getattr(collector.config, "workerinput", None)):
        begin = int(worker["workerid"].removeprefix("gw")) * len(report.result) // worker["workercount"]
        report.result = [*report.result[begin:], *report.result[:begin]]
    return report


@pytest.hookimpl(tryfirst=True, specname="pytest_collection_modifyitems")
def pytest_sort_as_in_one_process(config, items):
    """Sorts the tests by their files: all workers must have the same list."""
    if hasattr(config, "workerinput"):
        items.sort(key=lambda item: item.path.parts)


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config, items):
    """Selects the unmarked tests; with --long, only those marked `long`."""
    wanted = config.getoption("--long")
    others = [item for item in items if (item.get_closest_marker("long") is not None) != wanted]
    if others:
        config.hook.pytest_deselected(items=others)
        items[:] = [item for item in items if (item.get_closest_marker("long") is not None) == wanted]


def pytest_collection_finish():
    """Freezes the objects created so far: the garbage collector need not scan them each time."""
    gc.freeze()


@pytest.fixture(autouse=True)
def _no_garbage_collection():
    """Collects garbage between tests only.

    While Qt calls a translator written in Python, it locks its list of translators. Destroying an old translator at
    that moment would wait for the lock for ever.
    """
    gc.disable()
    yield
    gc.enable()


@pytest.fixture(autouse=True)
def _prompt_widget_deletion(request):
    """Deletes a test's top-level widgets at its end. Remaining ones would be restyled in every later test."""
    if "qapp" not in request.fixturenames:
        yield
        return
    from PySide6.QtCore import QCoreApplication, QEvent  # noqa: PLC0415 - tests of the rules never load Qt
    from PySide6.QtWidgets import QApplication  # noqa: PLC0415

    before = set(QApplication.topLevelWidgets())
    yield
    for widget in QApplication.topLevelWidgets():
        if widget not in before:
            widget.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.fixture(autouse=True)
def _unstepped_painting(request, monkeypatch):
    """Paints a table in one step: how much fits into a step depends on the speed of the machine."""
    if "qapp" in request.fixturenames:
        from haspelknecht_qt.table import stage  # noqa: PLC0415 - tests of the rules never load Qt

        monkeypatch.setattr(stage, "PAINT_DURATION", math.inf)


@pytest.fixture(scope="session")
def _homes(tmp_path_factory):
    """Yields paths of folders that do not exist yet."""
    return map(tmp_path_factory.mktemp("homes").joinpath, map(str, count()))


@pytest.fixture(autouse=True)
def home(_homes, monkeypatch):
    """Folder that replaces all user folders, so that the real user's files are not touched. Created on the first write."""
    folder = next(_homes)
    monkeypatch.setenv(paths.HOME_VARIABLE, str(folder))
    return folder


@pytest.fixture(autouse=True)
def _no_disk_sync(monkeypatch):
    """Skips syncing to disk: no power fails here, and a table that saves after every move would wait twice each time."""

    def connect(*args, **kwargs):
        database = sqlite3.Connection(*args, **kwargs)
        try:
            database.execute("PRAGMA synchronous = OFF")
        except sqlite3.Error:
            # A locked or damaged file: Python 3.13 warns of unclosed connections.
            database.close()
            raise
        return database

    monkeypatch.setattr(os, "fsync", lambda _descriptor: None)
    monkeypatch.setattr(sqlite3, "connect", connect)


@pytest.fixture(autouse=True, scope="session")
def _cached_resource_files():
    """Caches printed values, weights, the list of installed bots, and rules: hundreds of windows read them, and they never change."""
    from haspelknecht_qt.bots import calibration  # noqa: PLC0415
    from haspelknecht_qt.core.compiled.network_file import NetworkFileFormat  # noqa: PLC0415
    from haspelknecht_qt.core.components import ComponentReader  # noqa: PLC0415
    from haspelknecht_qt.games.haspelknecht.strategy import value_function  # noqa: PLC0415
    from haspelknecht_qt.ui.rules import texts  # noqa: PLC0415 - loads no Qt

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(
            ComponentReader,
            "load",
            _cached_reader(ComponentReader.load, lambda reader, path: (path, reader.printed_values)),
        )
        patch.setattr(
            NetworkFileFormat, "load", _cached_reader(NetworkFileFormat.load, lambda file, path: (file, path))
        )
        for knowledge in (value_function, calibration):
            patch.setattr(knowledge, "load", _cached_reader(knowledge.load, lambda path: (path,)))
        patch.setattr(metadata, "entry_points", cache(metadata.entry_points))
        # The program has one set of rule texts for each game; every window would read it again.
        patch.setattr(
            texts, "read_chapter", _cached_reader(texts.read_chapter, lambda path, _edition, *_source: (path,))
        )
        yield


def _cached_reader(read, key):
    """Caches the results of a function that reads a file of the program. `key` returns the file and other relevant arguments."""
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
def _fixed_seeds(request, monkeypatch):
    """Gives each match started by a window without a seed the same seed in every run, so failures are reproducible."""
    monkeypatch.setattr(secrets, "randbelow", random.Random(request.node.nodeid).randrange)


@pytest.fixture(autouse=True)
def _released_mouse_buttons():
    """Releases the mouse buttons that a test leaves pressed: Qt would drop movements of the pointer in later tests."""
    yield
    # Tests of the rules never load Qt. A test of missing libraries hides it.
    if sys.modules.get("PySide6.QtTest") and sys.modules.get("PySide6.QtWidgets"):
        from PySide6.QtTest import QTest  # noqa: PLC0415
        from PySide6.QtWidgets import QApplication, QWidget  # noqa: PLC0415

        for button in QApplication.mouseButtons():
            QTest.mouseRelease(QWidget(), button)


@pytest.fixture(scope="session")
def qapp(qapp):
    """The application with the program's fonts: texts have the same size on every machine."""
    from PySide6.QtGui import QFontDatabase  # noqa: PLC0415 - tests of the rules never load Qt

    for file in sorted((paths.resources() / "common" / "fonts").glob("*.[ot]tf")):
        assert QFontDatabase.addApplicationFont(str(file)) >= 0, f"{file.name} is no font"
    return qapp


@pytest.fixture(scope="session")
def drawings(qapp):  # noqa: ARG001 - pixmaps need an application
    """Drawings shared by all tests: each picture is drawn once."""
    from haspelknecht_qt.table.drawings import Drawings  # noqa: PLC0415 - tests of the rules never load Qt

    class KeptDrawings(Drawings):
        def release_renderers(self):
            """Keeps the renderers for the next table. The tests of `Drawings` release them."""

    return KeptDrawings(max_pixels=40_000_000)
