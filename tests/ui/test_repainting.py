"""The next match on the same table: only pictures that differ are painted again."""

import pytest
from PySide6.QtWidgets import QApplication

from haspelknecht_qt import composition, startup
from haspelknecht_qt.core.match import Match
from tests.ui.any_game import play

CORRECTIONS = {
    "haspelknecht": "[final_scoring]\nunused_marker_vp = 2\n",
    "gueules_noires": "[money]\nmoney-5 = 9\n[extraction]\nextraction-8 = 7\n",
}


def picture(window, match):
    """Picture of the window after a match has begun."""
    window.begin(match)
    QApplication.processEvents()
    return window.workspace.grab().toImage()


def matches(name, tmp_path):
    """Matches that differ in players, position, names and printed values."""
    file = tmp_path / "corrections.toml"
    file.write_text(CORRECTIONS[name], encoding="utf-8")
    corrected = composition.plugin(name).load(composition.components_file(name), file).game
    setup = corrected.setup({"players": 3}, seed=1)
    first = play(name, "ppp", 60)
    return [
        play(name, "pppp", 150),
        first,
        play(name, "ppp", 60, names=("Ada", "Bea", "Cleo", "Dora")),
        play(name, "pp", 0, seed=9),
        play(name, "ppp", 61, seed=8),
        Match(corrected, setup, 1, first.seats),
    ]


@pytest.mark.parametrize("name", composition.GAME_NAMES)
def test_later_match_looks_as_in_a_new_window(open_window, tmp_path, name):
    played = open_window()
    played.choose_game(name)
    for match in matches(name, tmp_path):
        fresh = open_window()
        assert picture(played, match) == picture(fresh, match.copy_undone_to(match.ply))
        fresh.close()


@pytest.mark.parametrize("name", composition.GAME_NAMES)
def test_first_match_looks_the_same_after_preloading(open_window, tmp_path, name):
    for match in matches(name, tmp_path)[:2]:
        prepared, fresh = open_window(), open_window()
        prepared.choose_game(name)
        for step in startup.preload_steps(prepared):
            step()
        assert not prepared.workspace.grab().isNull()
        assert picture(prepared, match) == picture(fresh, match.copy_undone_to(match.ply))
        prepared.close()
        fresh.close()


@pytest.mark.parametrize("name", composition.GAME_NAMES)
def test_preloading_does_not_change_a_match_that_has_begun(open_window, name):
    window = open_window()
    window.choose_game(name)
    steps = startup.preload_steps(window)
    for step in steps:
        step()
        if window.table is not None and window.table._stage.sheets._items:
            break
    match = play(name, "pp", 30)
    before = picture(window, match)
    for step in steps:
        step()
    QApplication.processEvents()
    assert window.workspace.grab().toImage() == before
    assert window.session.match is match
