"""Landlock hides the program's own files and memory from third-party code. Everything else stays readable."""

import json
import os
import sys
import tempfile
from pathlib import Path

import pytest

from haspelknecht_qt import paths
from haspelknecht_qt.bots import landlock
from haspelknecht_qt.bots.line_protocol import ProgramBot
from haspelknecht_qt.bots.process import MoveWorker
from haspelknecht_qt.bots.third_party import FileBotFactory
from tests.bots.examples import game, positions, question
from tests.bots.test_process import ask, wait

pytestmark = pytest.mark.skipif(not landlock.version(), reason="this system has no Landlock")

SPY = """
import json, os, sys
from pathlib import Path

HERE = Path(__file__).parent

def read(place):
    try:
        with open(place, "rb") as file:
            file.read(1)
    except OSError as error:
        return type(error).__name__
    return "read"

def attempt(action, *arguments):
    try:
        action(*arguments)
    except OSError as error:
        return type(error).__name__
    return "done"

def spy():
    wanted = json.loads((HERE / "wanted.json").read_text())
    found = {place: read(place) for place in wanted["places"]}
    for place in wanted["places"]:
        link = HERE / "link"
        link.unlink(missing_ok=True)
        link.symlink_to(place)
        found["link to " + place] = read(link)
        found["hard link of " + place] = attempt(os.link, place, HERE / f"hard link {len(found)}")
    found["moved"] = attempt(os.rename, wanted["folder"], HERE / "moved")
    try:
        found["memory"] = "read" if os.pread(os.open(f"/proc/{wanted['pid']}/mem", os.O_RDONLY), 1, 0) else "empty"
    except OSError as error:
        found["memory"] = type(error).__name__
    new = HERE / "new"
    new.write_text("note")
    found["new file"] = read(new)
    (HERE / "other").mkdir(exist_ok=True)
    found["move of a new file"] = attempt(os.rename, new, HERE / "other" / "new")
    (HERE / "found.json").write_text(json.dumps(found))
"""
MODULE = """
class Bot:
    def choose(self, observation, decision, legal_moves, generator):
        spy()
        return legal_moves[0]

def make_bot(game):
    return Bot()
"""
PROGRAM = """
sys.stdin.readline()
for line in sys.stdin:
    spy()
    asked = json.loads(line)
    print(json.dumps({"type": "move", "number": asked["number"], "move": asked["legal_moves"][0]}), flush=True)
"""


def as_python(spy):
    """Asks the bot of a file in a separate process, as the window and a tournament do."""
    opponent = MoveWorker(game(), FileBotFactory(spy))
    try:
        ask(opponent, *positions()[0])
        assert wait(opponent).failure is None
    finally:
        opponent.close()


def as_checked(spy):
    """Loads the file to check it."""
    FileBotFactory(spy).check()


def as_program(spy):
    """Asks a bot program without a worker process, as a tournament does."""
    bot = ProgramBot(game(), [sys.executable, str(spy)])
    asked = question(*positions()[0])
    assert bot.choose(*asked) == asked[2][0]
    bot.close()


def test_argument_of_a_bot_program_may_be_longer_than_a_file_name(bots_folder):
    program = bots_folder / "my_bot.py"
    program.write_text("spy = lambda: None\nimport json, sys\n" + PROGRAM, encoding="utf-8")
    bot = ProgramBot(game(), [sys.executable, str(program), "a" * 300, f"{'b' * 200}/{'c' * 5000}"])
    asked = question(*positions()[0])
    assert bot.choose(*asked) == asked[2][0]
    bot.close()


def write_file(folder):
    """Writes a file into a folder; returns its path."""
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / "kept"
    file.write_text("seed", encoding="utf-8")
    return file


@pytest.fixture
def bots_folder():
    """Folder that shares only the root and the temporary folder with the program's own files."""
    with tempfile.TemporaryDirectory() as name:
        yield Path(name)


@pytest.mark.parametrize("run,ending", [(as_python, MODULE), (as_checked, MODULE + "\nspy()\n"), (as_program, PROGRAM)])
def test_third_party_code_cannot_read_program_files_or_memory(bots_folder, run, ending):
    paths.results().parent.mkdir(parents=True, exist_ok=True)
    paths.results().write_bytes(b"seed")
    secret = [
        write_file(paths.autosaves_folder()),
        write_file(paths.saves_folder()),
        paths.results(),
        write_file(paths.user_config()),
        write_file(paths.user_logs()),
    ]
    beside = write_file(paths.user_data().parent / "models")
    helper = write_file(bots_folder / "weights")
    readable_paths = [
        beside,
        helper,
        Path(sys.executable),
        Path(paths.__file__),
        Path("/etc/passwd"),
        Path("/proc/cpuinfo"),
    ]
    readable_paths += [Path("/proc/self/maps"), Path("/dev/null"), Path(json.__file__)]
    spy = bots_folder / "spy.py"
    spy.write_text(SPY + ending, encoding="utf-8")
    wanted = {
        "places": [str(path) for path in (*secret, *readable_paths)],
        "folder": str(paths.autosaves_folder()),
        "pid": os.getpid(),
    }
    (bots_folder / "wanted.json").write_text(json.dumps(wanted), encoding="utf-8")
    run(spy)
    found = json.loads((bots_folder / "found.json").read_text(encoding="utf-8"))
    denied = "PermissionError"
    for path in secret:
        assert found[str(path)] == found[f"link to {path}"] == denied, path
        assert found[f"hard link of {path}"] != "done", path
    assert [found[str(path)] for path in readable_paths] == ["read"] * len(readable_paths)
    assert found["moved"] != "done"
    assert paths.autosaves_folder().is_dir()
    assert found["memory"] == denied
    assert found["new file"] == "read"
    assert found["move of a new file"] == ("done" if landlock.version() > 1 else "OSError")


def test_bot_file_in_a_hidden_folder_can_be_run():
    spy = paths.saves_folder() / "spy.py"
    spy.parent.mkdir(parents=True)
    spy.write_text(MODULE.replace("spy()", "pass"), encoding="utf-8")
    as_python(spy)


def test_bot_process_does_not_get_the_command_line_of_the_tournament(monkeypatch, bots_folder):
    monkeypatch.setattr(sys, "argv", [*sys.argv[:1], "--seed", "4711"])
    spy = bots_folder / "spy.py"
    spy.write_text("import sys\n\ndef make_bot(game):\n    raise ValueError(sys.argv[1:])\n", encoding="utf-8")
    opponent = MoveWorker(game(), FileBotFactory(spy))
    try:
        ask(opponent, *positions()[0])
        assert wait(opponent).failure.detail == "ValueError: []"
    finally:
        opponent.close()


def test_readable_paths_do_not_reveal_a_hidden_folder():
    ruleset = landlock.make_ruleset(paths.user_folders(), [Path.cwd(), paths.user_data(), Path("/")])
    secret = write_file(paths.saves_folder())
    child = os.fork()
    if child == 0:
        try:
            landlock.apply_ruleset(ruleset)
            secret.read_bytes()
            os._exit(1)
        except PermissionError:
            os._exit(0)
        finally:
            os._exit(2)
    os.close(ruleset)
    assert os.waitpid(child, 0)[1] == 0


def test_hidden_folders_may_be_nested_and_need_not_exist(tmp_path):
    outer, inner = tmp_path / "outer", tmp_path / "outer" / "inner"
    secret = [tmp_path / "outer" / "new", inner / "new"]
    child = os.fork()
    if child == 0:
        status = 2
        try:
            landlock.hide([outer, inner])
            status = 0
            for path in secret:
                path.parent.mkdir(exist_ok=True)
                path.write_text("seed", encoding="utf-8")
                try:
                    path.read_text(encoding="utf-8")
                    status = 1
                except PermissionError:
                    pass
        finally:
            os._exit(status)
    assert os.waitpid(child, 0)[1] == 0
