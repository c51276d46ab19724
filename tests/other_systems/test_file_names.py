"""File names: proposed names suit every system, and on Windows the program refuses names that Windows cannot store."""

import ntpath
import sys
from pathlib import PureWindowsPath

import pytest

from haspelknecht_qt.core.record import load, save
from haspelknecht_qt.core.storage import StorageError, is_portable_name, portable_stem
from haspelknecht_qt.game_ui.haspelknecht.board_editor.own_boards import OwnBoards
from haspelknecht_qt.games.haspelknecht.boards import DrawnBoard, read_board
from tests.core.playing import TOYS, new_match, same

DEVICES = ["CON", "prn", "Aux", "NUL", "COM1", "com9", "LPT1", "COM¹"]
RESERVED = [*DEVICES, "aux.txt", "NUL.haspelknecht", "con .toy", "lpt3.tar.gz"]
UNFIT = ["game.", "game ", "...", "a:b", "a?", "a*", 'a"', "<a>", "a|b", "a\\b", "a/b", "a\tb", ""]
FIT = ["game.toy", "Émile, Anna.toy", "CONSUL.toy", "COM10", "auxiliary", "a con", ".hidden", "ß 1", "nul-1.toy"]


def is_reserved_by_python(name):
    return ntpath.isreserved(name) if sys.version_info >= (3, 13) else PureWindowsPath(name).is_reserved()


@pytest.mark.parametrize("name", [*RESERVED, *UNFIT])
def test_a_name_that_windows_cannot_store_is_recognized(name):
    assert not is_portable_name(name)


@pytest.mark.parametrize("name", FIT)
def test_other_names_are_portable(name):
    assert is_portable_name(name)


@pytest.mark.parametrize("name", [*RESERVED, *FIT])
def test_python_reserves_the_same_names(name):
    assert is_reserved_by_python(name) != is_portable_name(name)


@pytest.mark.parametrize("name", [*RESERVED, *UNFIT, *FIT, "?con?", " NUL. "])
def test_a_portable_stem_is_portable_with_any_ending(name):
    stem = portable_stem(name)
    assert not stem or is_portable_name(f"{stem}.toy")
    assert portable_stem(stem) == stem


def test_portable_stem_keeps_letters_of_every_script():
    assert portable_stem("Jürgen & Ωmega: 中文?") == "Jürgen  Ωmega 中文"
    assert portable_stem("???") == ""


class TestOnWindows:
    """Saving with the platform's name of Windows."""

    @pytest.fixture(autouse=True)
    def _windows(self, monkeypatch):
        monkeypatch.setattr(sys, "platform", "win32")

    @pytest.mark.parametrize("name", ["CON.toy", "a:b.toy", "what?.toy", "game.", "game "])
    def test_saving_under_a_reserved_name_is_refused(self, tmp_path, name):
        with pytest.raises(StorageError, match="Windows allows no") as error:
            save(tmp_path / name, new_match())
        assert str(tmp_path / name) in str(error.value)
        assert list(tmp_path.iterdir()) == []

    def test_saving_under_another_name_succeeds(self, tmp_path):
        save(tmp_path / "Émile.toy", new_match())
        assert same(load(tmp_path / "Émile.toy", TOYS), new_match())


def test_names_refused_by_windows_are_accepted_elsewhere(tmp_path):
    if sys.platform == "win32":
        pytest.skip("Windows allows no such name")
    save(tmp_path / "a:b?.toy", new_match())
    assert same(load(tmp_path / "a:b?.toy", TOYS), new_match())


@pytest.mark.parametrize("name", DEVICES)
def test_a_board_named_like_a_device_gets_another_file_name(tmp_path, name):
    cells = read_board("haspelknecht-board:.1.1.1/2.2.2/.3.3.3/4.4.4 Hourglass").cells
    own = OwnBoards(tmp_path)
    saved = own.save_board(DrawnBoard(name, cells))
    assert is_portable_name(saved.file.name)
    assert [each.board.name for each in OwnBoards(tmp_path).boards] == [name]
