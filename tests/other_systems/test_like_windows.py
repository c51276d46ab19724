"""The program without fork, POSIX signals and POSIX modules, with the platform's name and locks of Windows."""

import contextlib
import io
import json
import locale
import os
import subprocess
import sys
from pathlib import Path

import pytest

from haspelknecht_qt import cli
from tests.bots.examples import HERE
from tests.languages import OTHER, SOURCE, main_locale

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="Windows needs no stand-in")
SCRIPT = Path(__file__).with_name("like_windows.py")
LANGUAGE_NUMBER = next(number for number, name in locale.windows_locale.items() if name == main_locale(OTHER))
GAMES = ("simulate", "--games", "2", "--seed", "7", "--players", "2", "--json")


def output_here(*words):
    """Returns the output of a command in this process."""
    with contextlib.redirect_stdout(io.StringIO()) as output:
        assert cli.main(words) == cli.EXIT_OK
    return output.getvalue()


@pytest.fixture(scope="module")
def results(tmp_path_factory):
    home = tmp_path_factory.mktemp("like windows")
    done = subprocess.run(
        [sys.executable, SCRIPT, HERE / "my_module.py", home / "locks"],
        env=os.environ
        | {"HASPELKNECHT_HOME": str(home), "QT_QPA_PLATFORM": "offscreen", "WINDOWS_LANGUAGE": str(LANGUAGE_NUMBER)},
        check=False,
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert "Traceback" not in done.stderr
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def test_every_module_but_the_watchdog_can_be_imported(results):
    assert {"haspelknecht_qt.app", "haspelknecht_qt.bots.child", "haspelknecht_qt.core.storage"} <= set(
        results["modules"]
    )
    assert "haspelknecht_qt.bots.watchdog" not in results["modules"]


def test_only_ctrl_c_ends_the_program(results):
    assert results["signals"] == {"SIGINT": 130}


def test_locks_exclude_other_processes(results):
    assert results["locks"] == [True, False, True]


def test_language_is_that_of_the_windows_user_interface(results, monkeypatch):
    monkeypatch.setenv("LC_ALL", f"{main_locale(OTHER)}.UTF-8")
    translated = output_here("--help")
    assert results["help"] == translated
    monkeypatch.setenv("LC_ALL", f"{main_locale(SOURCE)}.UTF-8")
    assert output_here("--help") != translated


def test_bots_in_spawned_processes_play_the_same_games(results):
    assert results["games"] == output_here(*GAMES)
    assert len(results["games"].splitlines()) == 2


def test_bot_modules_play_in_processes_without_a_watchdog(results):
    (first, _) = json.loads(results["tournament"])["results"]
    assert (first["name"], first["games"], first["lost_seats"]) == ("my_module", 2, [])


def test_bot_answers_and_process_of_a_busy_bot_is_ended(results):
    move, left = results["bot"].split(", ")
    assert move.startswith("take ")
    assert left == "0 left"
