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
from tests.languages import OTHER, SOURCE, main_place

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="Windows needs no stand-in")
SCRIPT = Path(__file__).with_name("like_windows.py")
LANGUAGE_NUMBER = next(number for number, name in locale.windows_locale.items() if name == main_place(OTHER))
GAMES = ("simulate", "--games", "2", "--seed", "7", "--players", "2", "--json")


def told_here(*words):
    """Returns the output of a command in this process."""
    with contextlib.redirect_stdout(io.StringIO()) as output:
        assert cli.main(words) == cli.EXIT_OK
    return output.getvalue()


@pytest.fixture(scope="module")
def told(tmp_path_factory):
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


def test_every_module_but_the_watchdog_can_be_imported(told):
    assert {"haspelknecht_qt.app", "haspelknecht_qt.bots.child", "haspelknecht_qt.core.storage"} <= set(told["modules"])
    assert "haspelknecht_qt.bots.watchdog" not in told["modules"]


def test_only_ctrl_c_ends_the_program(told):
    assert told["signals"] == {"SIGINT": 130}


def test_locks_exclude_other_processes(told):
    assert told["locks"] == [True, False, True]


def test_the_user_interface_chooses_the_language(told, monkeypatch):
    monkeypatch.setenv("LC_ALL", f"{main_place(OTHER)}.UTF-8")
    translated = told_here("--help")
    assert told["help"] == translated
    monkeypatch.setenv("LC_ALL", f"{main_place(SOURCE)}.UTF-8")
    assert told_here("--help") != translated


def test_bots_in_spawned_processes_play_the_same_games(told):
    assert told["games"] == told_here(*GAMES)
    assert len(told["games"].splitlines()) == 2


def test_bots_of_others_play_in_processes_without_a_watchdog(told):
    (first, _) = json.loads(told["tournament"])["results"]
    assert (first["name"], first["games"], first["lost_seats"]) == ("my_module", 2, [])


def test_a_bot_answers_and_a_busy_one_is_ended(told):
    move, left = told["bot"].split(", ")
    assert move.startswith("take ")
    assert left == "0 left"
