"""Files that a player's editor or a program on Windows wrote: lines end with CRLF, and a byte order mark may come first."""

import codecs
import json
import sys
from pathlib import Path

import pytest

from haspelknecht_qt import paths
from haspelknecht_qt.bots.line_protocol import ProgramBot
from haspelknecht_qt.bots.tournament import Tournament
from haspelknecht_qt.core.record import dumps, from_code, load, to_code
from haspelknecht_qt.core.rng import Generator
from haspelknecht_qt.game_ui.haspelknecht.board_editor.own_boards import OwnBoards, load_shared_board
from haspelknecht_qt.games.gueules_noires import components as gueules_noires_components
from haspelknecht_qt.games.haspelknecht import components as haspelknecht_components
from haspelknecht_qt.ui.window.settings_file import SettingsFile
from tests.bots.examples import game, positions, question
from tests.bots.test_tournament import arena
from tests.core.playing import TOYS, new_match, play_at_random, same

BOARD = "haspelknecht-board:.1.1.1/2.2.2/.3.3.3/4.4.4 Hourglass"
COMPONENTS = {"haspelknecht": haspelknecht_components, "gueules_noires": gueules_noires_components}
BEGINNINGS = pytest.mark.parametrize("beginning", [b"", codecs.BOM_UTF8], ids=["plain", "marked"])


def as_windows_writes(text, beginning=b""):
    return beginning + text.replace("\n", "\r\n").encode()


@pytest.fixture
def _text_files_of_windows(monkeypatch):
    """Writes text files as on Windows: lines end with CRLF unless the program chooses the line end."""
    open_file = Path.open

    def open_as_windows(path, mode="r", buffering=-1, encoding=None, errors=None, newline=None):
        if "b" not in mode and mode != "r" and newline is None:
            newline = "\r\n"
        return open_file(path, mode, buffering, encoding, errors, newline)

    def write_text(path, data, encoding=None, errors=None, newline=None):
        with open_as_windows(path, "w", -1, encoding, errors, newline) as file:
            return file.write(data)

    monkeypatch.setattr(Path, "open", open_as_windows)
    monkeypatch.setattr(Path, "write_text", write_text)


@BEGINNINGS
def test_saved_game_with_windows_line_ends_is_loaded(tmp_path, beginning):
    match = play_at_random(new_match())
    file = tmp_path / "game.toy"
    file.write_bytes(as_windows_writes(dumps(match), beginning))
    assert same(load(file, TOYS), match)


def test_match_code_with_line_breaks_is_read():
    match = play_at_random(new_match())
    code = to_code(match)
    assert same(from_code("\r\n".join(code[start : start + 40] for start in range(0, len(code), 40)), TOYS), match)


@BEGINNINGS
@pytest.mark.parametrize("name", COMPONENTS)
def test_printed_values_do_not_depend_on_line_ends(tmp_path, name, beginning):
    delivered = paths.game_folder(name) / "components.toml"
    copy = tmp_path / "components.toml"
    copy.write_bytes(as_windows_writes(delivered.read_text(encoding="utf-8"), beginning))
    assert COMPONENTS[name].load(copy).hash == COMPONENTS[name].load(delivered).hash


@BEGINNINGS
def test_settings_with_windows_line_ends_are_read_and_rewritten(tmp_path, beginning):
    file, damaged = tmp_path / "settings.ini", []
    written = SettingsFile(file)
    written.set_text("view/theme", "dark")
    written.set_text("seats/names", "Émile\nAnna ")
    file.write_bytes(as_windows_writes(file.read_text(encoding="utf-8"), beginning))
    read = SettingsFile(file)
    read.rename_damaged_and_report(damaged.append)
    assert (read.text("view/theme"), read.text("seats/names"), damaged) == ("dark", "Émile\nAnna ", [])
    read.set_text("view/theme", "light")
    assert SettingsFile(file).text("seats/names") == "Émile\nAnna "
    assert b"\r" not in file.read_bytes()


@BEGINNINGS
def test_board_with_windows_line_ends_is_read(tmp_path, beginning):
    file = tmp_path / "mine.haspelknecht-board"
    file.write_bytes(as_windows_writes(f"{BOARD}\n", beginning))
    own = OwnBoards(tmp_path)
    assert own.unreadable_files == ()
    assert [saved.board.name for saved in own.boards] == ["Hourglass"]
    assert load_shared_board(file) == own.boards[0].board


def test_tournament_resumes_from_results_with_windows_line_ends(tmp_path):
    file = tmp_path / "results.jsonl"
    list(Tournament(arena(), 3).run(file=file))
    whole = file.read_text(encoding="utf-8")
    file.write_bytes(as_windows_writes("".join(whole.splitlines(keepends=True)[:2])))
    resumed = Tournament(arena(), 3)
    assert list(resumed.run(file=file)) == [1, 2, 3]
    assert len(file.read_text(encoding="utf-8").splitlines()) == len(whole.splitlines())


@pytest.mark.usefixtures("_text_files_of_windows")
def test_tournament_killed_on_windows_resumes_twice(tmp_path):
    file = tmp_path / "results.jsonl"
    list(Tournament(arena(), 1).run(file=file))
    for groups in (2, 3):
        with file.open("ab") as end:
            end.write(b'{"group": half')
        tournament = Tournament(arena(), groups)
        assert list(tournament.run(file=file))[-1] == groups
    lines = file.read_bytes().splitlines()
    assert [bool(line) for line in lines] == [True] * 4


def test_program_bot_may_answer_with_crlf(tmp_path):
    program = tmp_path / "bot.py"
    program.write_text(
        "import json, sys\n"
        "for line in sys.stdin:\n"
        "    request = json.loads(line)\n"
        "    if request['type'] == 'ask':\n"
        "        answer = {'type': 'move', 'number': request['number'], 'move': request['legal_moves'][-1]}\n"
        "        sys.stdout.buffer.write(json.dumps(answer).encode() + b'\\r\\n')\n"
        "        sys.stdout.flush()\n",
        encoding="utf-8",
    )
    observation, decision, legal, _ = question(positions()[0][0])
    bot = ProgramBot(game(), [sys.executable, str(program)])
    try:
        assert bot.choose(observation, decision, legal, Generator(1, 0)) == legal[-1]
        assert bot.choose(observation, decision, legal, Generator(1, 1)) == legal[-1]
    finally:
        bot.close()


def test_example_record_has_several_lines():
    """The other tests would prove nothing with texts of one line."""
    assert as_windows_writes(dumps(new_match())).count(b"\r\n") > 3
    assert json.loads(dumps(new_match()).replace("\n", "\r\n"))
