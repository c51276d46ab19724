"""Unexpected errors: the game is saved, a report without names of persons is shown, and the next run finds crashes."""

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

# Starts as the program does, and fails in the way that the second argument names.
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
    """Runs the program and makes it fail. Returns its exit status, its lines of output and its standard error."""

    def run(how):
        done = subprocess.run(
            [sys.executable, "-c", PROGRAM, tmp_path, how], check=False, capture_output=True, text=True, timeout=60
        )
        return done.returncode, done.stdout.splitlines(), done.stderr

    return run


@pytest.fixture
def reported():
    """The reports that were shown to the player, in their order."""
    return []


@pytest.fixture
def begin(tmp_path, reported):
    """Creates crash handlers of a program whose game can be saved. `parts` replace arguments of the handler."""
    with contextlib.ExitStack() as running:

        def begin(**parts):
            handler = crash.CrashHandler(tmp_path, **{"save": lambda: SAVED, "report": reported.append, **parts})
            running.callback(handler.close)
            return handler

        yield begin


@pytest.fixture
def handler(begin):
    return begin()


def error(words="unforeseen"):
    """Arguments of a call of sys.excepthook."""
    return ValueError, ValueError(words), None


def reports(folder):
    return [path.read_text() for path in sorted(folder.glob("report-*.txt"))]


def test_run_without_errors_writes_no_report(run, tmp_path):
    assert run("well") == (0, ["before: None"], "")
    assert run("well") == (0, ["before: None"], "")
    assert reports(tmp_path) == []


@pytest.mark.parametrize("how", ["python", "thread", "critical"])
def test_game_is_saved_before_the_report_is_shown(run, tmp_path, how):
    status, lines, err = run(how)
    assert status == 7
    assert lines == ["before: None", "saved", "told: last moves"]
    assert err == ("default: out of order\n" if how == "critical" else "")
    (report,) = reports(tmp_path)
    assert "The game was saved after the last move." in report
    assert "out of order" in report if how == "critical" else "RuntimeError: broken in the event loop" in report
    # The player has seen this report already.
    assert run("well")[1] == ["before: None"]


def test_error_before_the_event_loop_is_reported(run):
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
def test_next_run_finds_the_trace_of_a_crash(run, tmp_path, how, number, trace):
    status, lines, _ = run(how)
    assert status == -number
    assert lines == ["before: None", *(["saved"] if how == "fatal" else [])]
    assert run("well")[1] == ["before: True"]
    assert run("well")[1] == ["before: None"]
    (report,) = reports(tmp_path)
    assert report.startswith("haspelknecht-qt ")
    assert trace in report


def test_next_run_finds_a_killed_run(run, tmp_path):
    assert run("kill")[0] == -signal.SIGKILL
    assert run("well")[1] == ["before: False"]
    assert len(reports(tmp_path)) == 1


def test_trace_of_a_crash_does_not_name_the_home_folder(tmp_path, monkeypatch):
    home = tmp_path / "anna"
    home.mkdir()
    monkeypatch.setenv("HOME", str(home))
    (tmp_path / "running-0.txt").write_text(f'versions\n\nFile "{home}/x.py", line 3')
    with crash.CrashHandler(tmp_path) as handler:
        assert handler.previous.text == 'versions\n\nFile "~/x.py", line 3'
        assert handler.previous.file.read_text() == handler.previous.text


def test_report_holds_versions_error_and_last_moves(begin, reported, tmp_path):
    begin(game=lambda: "the last moves").on_exception(*error())
    (report,) = reported
    assert (report.saved_file, report.save_failure) == (SAVED, None)
    version, system, *_ = report.text.splitlines()
    assert version.startswith("haspelknecht-qt ")
    assert "PySide6" in system
    assert report.text.endswith("ValueError: unforeseen\n\nthe last moves")
    assert reports(tmp_path) == [report.text]
    assert "ValueError: unforeseen" in (tmp_path / "haspelknecht-qt-0.log").read_text()


def test_neither_report_nor_log_names_a_player_or_the_home_folder(begin, reported, tmp_path, monkeypatch):
    home = tmp_path / "berg"
    home.mkdir()
    monkeypatch.setenv("HOME", str(home))
    file = home / "Anna, Émile.haspelknecht"

    def save():
        raise StorageError(str(file), OSError(28, os.strerror(28)))

    with begin(save=save, game=lambda: "seat 1  take A black", players=lambda: ["Émile", "anna", "black"]) as handler:
        handler.on_exception(*error(f"Émile cannot take {file}"))
    (report,) = reported
    assert "[player] cannot take ~/[player], [player].haspelknecht" in report.text
    assert "could not be saved: ~/[player], [player].haspelknecht: " in report.text
    # The description of the game is not redacted.
    assert report.text.endswith("\n\nseat 1  take A black")
    log = (tmp_path / "haspelknecht-qt-0.log").read_text()
    for text in (report.text, log, *reports(tmp_path)):
        assert not any(name in text for name in ("Anna", "Émile", str(home)))


def test_error_is_reported_when_the_players_are_unknown(begin, reported):
    def players():
        raise AttributeError("seats")

    begin(players=players).on_exception(*error())
    assert "ValueError: unforeseen" in reported[0].text


def test_report_states_that_the_game_could_not_be_saved(begin, reported):
    failure = StorageError("game", OSError(28, os.strerror(28)))

    def save():
        raise failure

    begin(save=save).on_exception(*error())
    (report,) = reported
    assert (report.saved_file, report.save_failure) == (None, failure)
    assert "The game could not be saved: game: the game could not be saved: the disk is full" in report.text


def test_error_is_reported_when_the_game_cannot_be_described(begin, reported):
    def game():
        raise KeyError("state")

    begin(game=game).on_exception(*error())
    assert reported[0].text.endswith("The game cannot be described: KeyError('state')")


def test_report_that_cannot_be_shown_is_written_to_standard_error(begin, capsys):
    def show(_):
        raise RuntimeError("no dialog")

    begin(report=show).on_exception(*error())
    assert "ValueError: unforeseen" in capsys.readouterr().err


def test_repeated_error_is_reported_once_per_interval(handler, reported, monkeypatch):
    again = error()
    for _ in range(5):
        handler.on_exception(*again)
    assert len(reported) == 1
    monkeypatch.setattr(crash, "REPEAT_INTERVAL", -1)
    handler.on_exception(*again)
    assert len(reported) == 2


def test_error_during_a_report_is_only_logged(begin, reported, tmp_path):
    def report(first):
        reported.append(first)
        handler.on_exception(*error("second"))

    handler = begin(report=report)
    handler.on_exception(*error("first"))
    assert len(reported) == 1
    assert "ValueError: second" in (tmp_path / "haspelknecht-qt-0.log").read_text()


def test_error_in_another_thread_is_reported_in_the_main_thread(handler, reported, qtbot):
    thread = threading.Thread(target=lambda: handler.on_exception(*error()))
    thread.start()
    thread.join()
    assert reported == []
    qtbot.waitUntil(lambda: len(reported) == 1)


def test_error_in_an_event_is_reported_after_the_event(handler, reported, qtbot):
    seen = []

    def act():
        handler.on_exception(*error())
        seen.append(len(reported))

    QTimer.singleShot(0, act)
    qtbot.waitUntil(lambda: len(reported) == 1)
    assert seen == [0]


def test_system_exit_is_not_reported(tmp_path):
    reported = []
    handler = crash.CrashHandler(tmp_path, report=reported.append)
    with pytest.raises(SystemExit, match="3"), handler:
        sys.exit(3)
    assert reported == []


@pytest.mark.usefixtures("handler")
def test_error_in_a_destructor_is_only_logged(tmp_path, reported):
    class Sticky:
        def __del__(self):
            raise ValueError("sticky")

    Sticky()
    assert reported == []
    assert "ValueError: sticky" in (tmp_path / "haspelknecht-qt-0.log").read_text()


def test_errors_are_reported_without_a_log_folder(tmp_path):
    (tmp_path / "file").touch()
    reported = []
    with crash.CrashHandler(tmp_path / "file", save=lambda: SAVED, report=reported.append) as handler:
        assert handler.failure.file == str(tmp_path / "file")
        assert handler.previous is None
        handler.on_exception(*error())
    assert reported[0].saved_file == SAVED


def test_closed_handler_restores_the_exception_hooks(tmp_path):
    before = (sys.excepthook, sys.unraisablehook, threading.excepthook)
    with crash.CrashHandler(tmp_path):
        assert sys.excepthook != before[0]
    assert (sys.excepthook, sys.unraisablehook, threading.excepthook) == before
    assert sorted(path.name for path in tmp_path.iterdir()) == ["haspelknecht-qt-0.log", "running.lock"]


def test_description_of_a_match_holds_all_moves_and_no_names():
    match = play_at_random(new_match(seed=7, rounds=9), 40)
    words = crash.describe_match(match)
    lines = words.splitlines()
    assert len(lines) == crash.LAST_MOVE_COUNT + 3
    assert lines[-3] == f"{match.ply}  seat {match.entries[-1].actor + 1}  {match.entries[-1].text}"
    reported = record.from_code(lines[-1], TOYS)
    assert [seat.name for seat in reported.seats] == ["Seat 1", "Seat 2"]
    assert (digest(reported), texts(reported)) == (digest(match), texts(match))
    assert [seat.name for seat in match.seats] == ["Ada", "Émile"]


@pytest.mark.parametrize("seed", [7_000_000_007, SEED_LIMIT - 3])
def test_report_and_log_hide_the_seed_of_an_unfinished_match(begin, reported, tmp_path, seed):
    match = play_at_random(new_match(seed=seed, rounds=9), 8)
    assert not match.is_over
    handler = begin(game=lambda: crash.describe_match(match))
    handler.on_exception(*error())
    written = [reported[0].text, *(path.read_text(encoding="utf-8") for path in tmp_path.iterdir() if path.is_file())]
    code = next(line for line in reported[0].text.splitlines() if line.startswith("toy:"))
    for text in (*written, record.dumps(record.from_code(code, TOYS))):
        assert str(seed) not in text
        assert f"{seed:x}" not in text
    assert record.from_code(code, TOYS).seed != seed
