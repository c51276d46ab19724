"""Unusual folders: a home with umlauts and spaces, long paths, and folders that ignore the case of names."""

import json
import os
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from haspelknecht_qt import cli, paths
from haspelknecht_qt.core.autosave import AutosaveFolder
from haspelknecht_qt.core.record import load, save
from haspelknecht_qt.core.storage import LockFile, make_folder, write_atomic
from haspelknecht_qt.game_ui.haspelknecht.board_editor.own_boards import NameTakenError, OwnBoards
from haspelknecht_qt.games.haspelknecht.boards import DrawnBoard, read_board
from haspelknecht_qt.ui.window.settings_file import SettingsFile
from tests.bots.examples import HERE
from tests.core.playing import TOYS, new_match, play_at_random, same
from tests.other_systems.folders import CaseIgnoring

CELLS = read_board("haspelknecht-board:.1.1.1/2.2.2/.3.3.3/4.4.4 Hourglass").cells
UMLAUTS = Path("Jürgen Groß", "Eigene Dateien äöü")
LONG = Path(*["a folder with a name of fifty letters, which is long"] * 6)
GAMES = ("simulate", "--games", "1", "--seed", "7", "--players", "2", "--json")


@pytest.fixture(params=[UMLAUTS, LONG], ids=["umlauts and spaces", "long"])
def place(request, tmp_path, monkeypatch):
    """Home of the program in an unusual folder."""
    folder = tmp_path / request.param
    monkeypatch.setenv(paths.HOME_VARIABLE, str(folder))
    return folder


def test_the_long_path_has_more_than_300_characters():
    assert len(str(LONG)) > 300


def test_games_are_saved_and_opened(place):
    match = play_at_random(new_match())
    make_folder(paths.saves_folder())
    file = paths.saves_folder() / "Spiel für Jürgen.toy"
    save(file, match)
    assert file.is_relative_to(place)
    assert same(load(file, TOYS), match)


def test_games_are_saved_automatically_and_found_again(place):
    match = play_at_random(new_match(), 5)
    with closing(AutosaveFolder(paths.autosaves_folder())) as autosave:
        autosave.save(match)
    with closing(AutosaveFolder(paths.autosaves_folder())) as autosave:
        assert same(autosave.newest_valid_match(TOYS).match, match)
    assert list((place / "data").iterdir()) == [paths.autosaves_folder()]


@pytest.mark.usefixtures("place")
def test_settings_boards_and_locks_are_kept():
    settings = paths.user_config() / "settings.ini"
    SettingsFile(settings).set_text("view/theme", "dark")
    assert SettingsFile(settings).text("view/theme") == "dark"
    own = OwnBoards(paths.own_boards_folder())
    saved = own.save_board(DrawnBoard("Käfig", CELLS))
    own.save_draft(saved.board, saved.file)
    assert OwnBoards(paths.own_boards_folder()).read_draft(saved.file) == saved.board
    lock = LockFile(paths.user_data() / "locks")
    assert lock.acquire(3)
    lock.close()


@pytest.mark.usefixtures("place")
def test_command_line_saves_and_replays_in_an_unusual_folder(capsys, place):
    folder = place / "Spiele"
    assert cli.main([*GAMES, "--save-to", str(folder)]) == cli.EXIT_OK
    output = capsys.readouterr().out
    (file,) = folder.iterdir()
    assert cli.main(["replay", str(file), "--json"]) == cli.EXIT_OK
    digest = output.partition('"digest":"')[2][:64]
    assert digest
    assert digest in capsys.readouterr().out.replace(" ", "")


def test_bot_module_in_an_unusual_folder_is_found(tmp_path):
    folder = tmp_path / UMLAUTS / LONG
    folder.mkdir(parents=True)
    file = folder / "my_module.py"
    file.write_bytes((HERE / "my_module.py").read_bytes())
    words = ["--bots", "my_module,random", "--bot-module", str(file), "--games", "2", "--seed", "1", "--json"]
    done = subprocess.run(
        [sys.executable, "-m", "haspelknecht_qt", "tournament", *words],
        env=os.environ | {paths.HOME_VARIABLE: str(folder / "home")},
        check=False,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["results"][0]["lost_seats"] == []


class TestFolderIgnoringCase:
    """A folder as on Windows and macOS: names that differ only in case belong to one file."""

    @pytest.fixture
    def folder(self, tmp_path, monkeypatch):
        CaseIgnoring(tmp_path / "games").install(monkeypatch)
        (tmp_path / "games").mkdir()
        return tmp_path / "games"

    def test_stand_in_folder_ignores_case(self, folder):
        (folder / "Game").write_bytes(b"1")
        assert (folder / "gAME").read_bytes() == b"1"
        assert (folder / "GAME").exists()
        assert [path.name for path in folder.iterdir()] == ["Game"]

    def test_save_replaces_a_file_whose_name_differs_in_case(self, folder):
        old, new = new_match(seed=1), play_at_random(new_match(seed=2), 4)
        save(folder / "Game.toy", old)
        save(folder / "game.toy", new)
        assert len(list(folder.iterdir())) == 1
        assert same(load(folder / "Game.toy", TOYS), new)

    def test_boards_with_similar_names_get_different_files(self, folder):
        own = OwnBoards(folder)
        tower = own.save_board(DrawnBoard("Tower", CELLS))
        with pytest.raises(NameTakenError):
            own.save_board(DrawnBoard("TOWER", CELLS))
        other = own.save_board(DrawnBoard("Tower?", CELLS))
        assert [saved.board.name for saved in own.boards] == ["Tower", "Tower?"]
        assert other.file != tower.file
        own.save_board(DrawnBoard("TOWER", CELLS), instead_of=tower.file.with_name(tower.file.name.lower()))
        assert sorted(saved.board.name for saved in own.boards) == ["TOWER", "Tower?"]

    def test_damaged_settings_do_not_replace_an_earlier_damaged_file(self, folder):
        (folder / "SETTINGS-DAMAGED-1.INI").write_bytes(b"kept")
        (folder / "settings.ini").write_bytes(b"\0")
        moved = []
        SettingsFile(folder / "settings.ini").rename_damaged_and_report(moved.append)
        assert [path.name for path in moved] == ["settings-damaged-2.ini"]
        assert (folder / "SETTINGS-DAMAGED-1.INI").read_bytes() == b"kept"

    def test_atomic_write_replaces_a_file_whose_name_differs_in_case(self, folder):
        write_atomic(folder / "File", b"old")
        write_atomic(folder / "FILE", b"new")
        assert (folder / "file").read_bytes() == b"new"
        assert len(list(folder.iterdir())) == 1
