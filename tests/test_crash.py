"""Errors that nobody foresaw: the game is saved, the player is told, the report names no person, the next run knows."""

import contextlib
import os
import signal
import subprocess
import sys
import threading
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer

from haspelknecht_qt import crash
from haspelknecht_qt.core import record
from haspelknecht_qt.core.rng import SEED_LIMIT
from haspelknecht_qt.core.storage import StorageError
from tests.core.playing import TOYS, digest, new_match, play_at_random, texts

pytestmark = pytest.mark.usefixtures("qapp")

SAVED = Path("saves/game.haspelknecht")

# Begins as the program does, and breaks as the words behind it say.
PROGRAM = """
import ctypes, os, signal, sys, threading
from pathlib import Path
from PySide6.QtCore import QCoreApplication, QTimer, qCritical, qFatal
from haspelknecht_qt import crash

def save():
    print("saved", flush=True)
    return Path("game")

def break_python():
    raise RuntimeError("broken in the event loop")

def break_thread():
    threading.Thread(target=break_python).start()

def report(told):
    print("told:", told.text.splitlines()[-1], flush=True)
    app.exit(7)

app = QCoreApplication(sys.argv)
with crash.CrashHandler(Path(sys.argv[1]), save=save, game=lambda: "last moves", report=report) as watch:
    print("before:", watch.previous and watch.previous.has_trace, flush=True)
    if sys.argv[2] == "start":
        break_python()
    acts = {
        "well": lambda: app.exit(0),
        "python": break_python,
        "thread": break_thread,
        "critical": lambda: qCritical("out of order"),
        "fatal": lambda: qFatal("told by PySide in its own words"),
        "abort": os.abort,
        "segfault": lambda: ctypes.string_at(0),
        "kill": lambda: os.kill(os.getpid(), signal.SIGKILL),
    }
    QTimer.singleShot(0, acts[sys.argv[2]])
    status = app.exec()
sys.exit(status)
"""


@pytest.fixture
def run(tmp_path):
    """Runs the program and lets it break; answers its exit status, its lines and what is on its standard error."""

    def run(how):
        done = subprocess.run(
            [sys.executable, "-c", PROGRAM, tmp_path, how], check=False, capture_output=True, text=True, timeout=60
        )
        return done.returncode, done.stdout.splitlines(), done.stderr

    return run


@pytest.fixture
def told():
    """The reports that the player was told, in the order in which they came."""
    return []


@pytest.fixture
def begin(tmp_path, told):
    """Begins to watch a program whose game can be saved; `parts` go in place of what it is watched with."""
    with contextlib.ExitStack() as running:

        def begin(**parts):
            handler = crash.CrashHandler(tmp_path, **{"save": lambda: SAVED, "report": told.append, **parts})
            running.callback(handler.close)
            return handler

        yield begin


@pytest.fixture
def handler(begin):
    return begin()


def error(words="unforeseen"):
    """What sys.excepthook is called with."""
    return ValueError, ValueError(words), None


def reports(folder):
    return [path.read_text() for path in sorted(folder.glob("report-*.txt"))]


def test_a_run_that_ends_well_tells_nothing(run, tmp_path):
    assert run("well") == (0, ["before: None"], "")
    assert run("well") == (0, ["before: None"], "")
    assert reports(tmp_path) == []


@pytest.mark.parametrize("how", ["python", "thread", "critical"])
def test_the_game_is_saved_before_the_player_is_told(run, tmp_path, how):
    status, lines, err = run(how)
    assert status == 7
    assert lines == ["before: None", "saved", "told: last moves"]
    assert err == ("default: out of order\n" if how == "critical" else "")
    (report,) = reports(tmp_path)
    assert "The game was saved after the last move." in report
    assert "out of order" in report if how == "critical" else "RuntimeError: broken in the event loop" in report
    # The player knows it already.
    assert run("well")[1] == ["before: None"]


def test_an_error_before_the_window_is_told_too(run):
    status, lines, err = run("start")
    assert (status, lines, err) == (1, ["before: None", "saved", "told: last moves"], "")


@pytest.mark.parametrize(
    "how, number, trace",
    [
        ("abort", signal.SIGABRT, "Fatal Python error: Aborted"),
        ("segfault", signal.SIGSEGV, "Fatal Python error: Segmentation fault"),
        ("fatal", signal.SIGABRT, "Qt, default: [A qFatal() call was made from Python code]"),
    ],
)
def test_the_next_run_knows_of_a_breakdown(run, tmp_path, how, number, trace):
    status, lines, _ = run(how)
    assert status == -number
    assert lines == ["before: None", *(["saved"] if how == "fatal" else [])]
    assert run("well")[1] == ["before: True"]
    assert run("well")[1] == ["before: None"]
    (report,) = reports(tmp_path)
    assert report.startswith("haspelknecht-qt ")
    assert trace in report


def test_the_next_run_knows_of_a_killed_one(run, tmp_path):
    assert run("kill")[0] == -signal.SIGKILL
    assert run("well")[1] == ["before: False"]
    assert len(reports(tmp_path)) == 1


def test_the_trace_left_behind_names_no_home(tmp_path, monkeypatch):
    home = tmp_path / "anna"
    home.mkdir()
    monkeypatch.setenv("HOME", str(home))
    (tmp_path / "running-0.txt").write_text(f'versions\n\nFile "{home}/x.py", line 3')
    with crash.CrashHandler(tmp_path) as handler:
        assert handler.previous.text == 'versions\n\nFile "~/x.py", line 3'
        assert handler.previous.file.read_text() == handler.previous.text


def test_the_report_says_what_is_needed(begin, told, tmp_path):
    begin(game=lambda: "the last moves").on_exception(*error())
    (report,) = told
    assert (report.saved_file, report.save_failure) == (SAVED, None)
    version, system, *_ = report.text.splitlines()
    assert version.startswith("haspelknecht-qt ")
    assert "PySide6" in system
    assert report.text.endswith("ValueError: unforeseen\n\nthe last moves")
    assert reports(tmp_path) == [report.text]
    assert "ValueError: unforeseen" in (tmp_path / "haspelknecht-qt-0.log").read_text()


def test_neither_report_nor_log_names_a_player_or_the_home_folder(begin, told, tmp_path, monkeypatch):
    home = tmp_path / "berg"
    home.mkdir()
    monkeypatch.setenv("HOME", str(home))
    file = home / "Anna, Émile.haspelknecht"

    def save():
        raise StorageError(str(file), OSError(28, os.strerror(28)))

    with begin(save=save, game=lambda: "seat 1  take A black", players=lambda: ["Émile", "anna", "black"]) as handler:
        handler.on_exception(*error(f"Émile cannot take {file}"))
    (report,) = told
    assert "[player] cannot take ~/[player], [player].haspelknecht" in report.text
    assert "could not be saved: ~/[player], [player].haspelknecht: " in report.text
    # What is told of the game is whole.
    assert report.text.endswith("\n\nseat 1  take A black")
    log = (tmp_path / "haspelknecht-qt-0.log").read_text()
    for text in (report.text, log, *reports(tmp_path)):
        assert not any(name in text for name in ("Anna", "Émile", str(home)))


def test_a_report_comes_also_when_the_players_are_not_known(begin, told):
    def players():
        raise AttributeError("seats")

    begin(players=players).on_exception(*error())
    assert "ValueError: unforeseen" in told[0].text


def test_a_game_that_cannot_be_saved_is_said(begin, told):
    failure = StorageError("game", OSError(28, os.strerror(28)))

    def save():
        raise failure

    begin(save=save).on_exception(*error())
    (report,) = told
    assert (report.saved_file, report.save_failure) == (None, failure)
    assert "The game could not be saved: game: the game could not be saved: the disk is full" in report.text


def test_a_game_that_cannot_be_told_of_does_not_keep_the_report_back(begin, told):
    def game():
        raise KeyError("state")

    begin(game=game).on_exception(*error())
    assert told[0].text.endswith("Nothing can be told of the game: KeyError('state')")


def test_a_report_that_cannot_be_shown_goes_to_the_standard_error(begin, capsys):
    def show(_):
        raise RuntimeError("no dialog")

    begin(report=show).on_exception(*error())
    assert "ValueError: unforeseen" in capsys.readouterr().err


def test_an_error_that_comes_again_at_once_is_told_once(handler, told, monkeypatch):
    again = error()
    for _ in range(5):
        handler.on_exception(*again)
    assert len(told) == 1
    monkeypatch.setattr(crash, "REPEAT_INTERVAL", -1)
    handler.on_exception(*again)
    assert len(told) == 2


def test_an_error_while_one_is_told_is_only_noted(begin, told, tmp_path):
    def report(first):
        told.append(first)
        handler.on_exception(*error("second"))

    handler = begin(report=report)
    handler.on_exception(*error("first"))
    assert len(told) == 1
    assert "ValueError: second" in (tmp_path / "haspelknecht-qt-0.log").read_text()


def test_an_error_in_another_thread_is_told_by_this_one(handler, told, qtbot):
    thread = threading.Thread(target=lambda: handler.on_exception(*error()))
    thread.start()
    thread.join()
    assert told == []
    qtbot.waitUntil(lambda: len(told) == 1)


def test_an_error_in_the_event_loop_is_told_after_it(handler, told, qtbot):
    seen = []

    def act():
        handler.on_exception(*error())
        seen.append(len(told))

    QTimer.singleShot(0, act)
    qtbot.waitUntil(lambda: len(told) == 1)
    assert seen == [0]


def test_the_end_of_the_program_is_no_error(tmp_path):
    told = []
    handler = crash.CrashHandler(tmp_path, report=told.append)
    with pytest.raises(SystemExit, match="3"), handler:
        sys.exit(3)
    assert told == []


@pytest.mark.usefixtures("handler")
def test_what_could_not_be_thrown_away_is_noted_only(tmp_path, told):
    class Sticky:
        def __del__(self):
            raise ValueError("sticky")

    Sticky()
    assert told == []
    assert "ValueError: sticky" in (tmp_path / "haspelknecht-qt-0.log").read_text()


def test_without_a_folder_for_logs_everything_else_works(tmp_path):
    (tmp_path / "file").touch()
    told = []
    with crash.CrashHandler(tmp_path / "file", save=lambda: SAVED, report=told.append) as handler:
        assert handler.failure.file == str(tmp_path / "file")
        assert handler.previous is None
        handler.on_exception(*error())
    assert told[0].saved_file == SAVED


def test_afterwards_all_is_as_before(tmp_path):
    before = (sys.excepthook, sys.unraisablehook, threading.excepthook)
    with crash.CrashHandler(tmp_path):
        assert sys.excepthook != before[0]
    assert (sys.excepthook, sys.unraisablehook, threading.excepthook) == before
    assert sorted(path.name for path in tmp_path.iterdir()) == ["haspelknecht-qt-0.log", "running.lock"]


def test_the_words_about_a_game_hold_all_of_it_but_no_name():
    match = play_at_random(new_match(seed=7, rounds=9), 40)
    words = crash.describe_match(match)
    lines = words.splitlines()
    assert len(lines) == crash.LAST_MOVE_COUNT + 3
    assert lines[-3] == f"{match.ply}  seat {match.entries[-1].actor + 1}  {match.entries[-1].text}"
    told = record.from_code(lines[-1], TOYS)
    assert [seat.name for seat in told.seats] == ["Seat 1", "Seat 2"]
    assert (digest(told), texts(told)) == (digest(match), texts(match))
    assert [seat.name for seat in match.seats] == ["Ada", "Émile"]


@pytest.mark.parametrize("seed", [7_000_000_007, SEED_LIMIT - 3])
def test_neither_report_nor_log_tell_the_seed_of_a_match_that_goes_on(begin, told, tmp_path, seed):
    match = play_at_random(new_match(seed=seed, rounds=9), 8)
    assert not match.is_over
    handler = begin(game=lambda: crash.describe_match(match))
    handler.on_exception(*error())
    written = [told[0].text, *(path.read_text(encoding="utf-8") for path in tmp_path.iterdir() if path.is_file())]
    code = next(line for line in told[0].text.splitlines() if line.startswith("toy:"))
    for text in (*written, record.dumps(record.from_code(code, TOYS))):
        assert str(seed) not in text
        assert f"{seed:x}" not in text
    assert record.from_code(code, TOYS).seed != seed
