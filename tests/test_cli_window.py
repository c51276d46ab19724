"""Opening the window, and its errors without a display, without Qt, or without the file."""

import errno
import os
import subprocess
import sys
from pathlib import Path

import pytest

from haspelknecht_qt import cli
from haspelknecht_qt.commands import qt

PROGRAM = [sys.executable, "-m", "haspelknecht_qt"]

linux = pytest.mark.skipif(sys.platform != "linux", reason="elsewhere there always is a display")


@pytest.fixture(autouse=True)
def _english(monkeypatch):
    monkeypatch.setenv("LC_ALL", "C.UTF-8")


def start(*words, **variables):
    """Runs the program without a display, with these environment variables."""
    hidden = (qt.PLATFORM_VARIABLE, "DISPLAY", "WAYLAND_DISPLAY")
    environment = {name: value for name, value in os.environ.items() if name not in hidden}
    return subprocess.run(
        [*PROGRAM, *words], env=environment | variables, check=False, text=True, capture_output=True, timeout=60
    )


@linux
def test_missing_display_is_reported_with_its_variables():
    done = start()
    assert done.returncode == cli.EXIT_FAILED
    assert not done.stdout
    assert done.stderr == (
        "haspelknecht-qt: The window needs a display, but neither DISPLAY nor WAYLAND_DISPLAY is set."
        " See --help for what works without one.\n"
    )


@linux
def test_display_that_does_not_answer_is_reported():
    done = start(DISPLAY=":4711")
    assert done.returncode == cli.EXIT_FAILED
    assert done.stderr == "haspelknecht-qt: Qt cannot start: could not connect to display :4711\n"


@linux
def test_unknown_platform_of_qt_is_reported():
    done = start(QT_QPA_PLATFORM="nonsense")
    assert done.returncode == cli.EXIT_FAILED
    assert done.stderr == 'haspelknecht-qt: Qt cannot start: Could not find the Qt platform plugin "nonsense" in ""\n'


def test_missing_library_is_reported(capsys, monkeypatch):
    monkeypatch.setitem(sys.modules, "PySide6.QtWidgets", None)
    monkeypatch.delattr("PySide6.QtWidgets", raising=False)
    assert cli.main([]) == cli.EXIT_FAILED
    assert capsys.readouterr().err.startswith("haspelknecht-qt: Qt cannot be loaded: ")


def test_missing_file_is_reported(capsys, tmp_path):
    file = tmp_path / "none.haspelknecht"
    assert cli.main(["open", str(file)]) == cli.EXIT_FAILED
    assert capsys.readouterr().err == (
        f"haspelknecht-qt: {file}: the file cannot be read: {os.strerror(errno.ENOENT)}\n"
    )


def test_folder_in_place_of_a_file_is_reported(capsys, tmp_path):
    assert cli.main(["open", str(tmp_path)]) == cli.EXIT_FAILED
    assert capsys.readouterr().err == f"haspelknecht-qt: {tmp_path}: the file cannot be read: not a regular file\n"


def test_open_requires_a_file(capsys):
    assert cli.main(["open"]) == cli.EXIT_WRONG_USAGE
    assert "FILE is missing" in capsys.readouterr().err


@pytest.mark.parametrize("words", [[], ["open", "game.haspelknecht"]])
def test_window_opens_with_the_named_file_if_any(tmp_path, words):
    (tmp_path / "game.haspelknecht").touch()
    code = (
        "import sys\n"
        "from haspelknecht_qt import app, cli\n"
        "app.main = lambda file: print(file, app.QApplication.instance() is not None) or 0\n"
        f"sys.exit(cli.main({words!r}))\n"
    )
    environment = os.environ | {qt.PLATFORM_VARIABLE: "offscreen", "PYTHONPATH": str(Path(cli.__file__).parents[1])}
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=tmp_path, env=environment, check=False, text=True, capture_output=True
    )
    assert (done.returncode, done.stderr) == (cli.EXIT_OK, "")
    assert done.stdout == f"{words[1] if words else None} True\n"


def test_start_reads_no_source_files_of_the_program():
    package = Path(cli.__file__).parent
    code = (
        "import linecache\n"
        "from haspelknecht_qt.commands import qt\n"
        "qt.create_application()\n"
        f"print(*(name for name in linecache.cache if name.startswith({str(package)!r})))\n"
    )
    environment = os.environ | {qt.PLATFORM_VARIABLE: "offscreen", "PYTHONPATH": str(package.parent)}
    done = subprocess.run([sys.executable, "-c", code], env=environment, check=True, text=True, capture_output=True)
    assert not done.stdout.strip()
