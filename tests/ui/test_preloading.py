"""Preloading while the start page is shown."""

import sys
from itertools import islice, permutations
from unittest.mock import Mock

import pytest
from PySide6.QtCore import QEvent, QObject

from haspelknecht_qt import app, composition, startup
from haspelknecht_qt.table import themes
from haspelknecht_qt.table.drawings import Drawings, SvgSheet
from haspelknecht_qt.ui.match import preparation
from haspelknecht_qt.ui.setup.dialog import NewGameDialog
from haspelknecht_qt.ui.widgets.idle_steps import IdleStepRunner
from tests.languages import OTHER
from tests.toy.playing import planning_match
from tests.ui import at_window as at

GAMES = composition.GAME_NAMES

pytestmark = pytest.mark.usefixtures("only_toy")


def test_idle_steps_run_one_by_one_and_never_at_once(qtbot):
    taken = []
    owner = QObject()
    preparation = IdleStepRunner((lambda number=number: taken.append(number) for number in range(3)), owner)
    assert taken == []
    with qtbot.waitSignal(preparation.finished):
        pass
    assert taken == [0, 1, 2]


def test_failing_step_is_reported_and_the_next_step_runs(qtbot):
    taken = []
    owner = QObject()

    def fail():
        raise ValueError("torn")

    with qtbot.captureExceptions() as errors:
        preparation = IdleStepRunner([fail, lambda: taken.append("next")], owner)
        with qtbot.waitSignal(preparation.finished):
            pass
    assert [str(error) for _, error, _ in errors] == ["torn"]
    assert taken == ["next"]


def test_steps_stop_when_their_owner_is_deleted(qtbot):
    taken = []
    owner = QObject()
    preparation = IdleStepRunner(iter(lambda: lambda: taken.append(len(taken)), None), owner)
    qtbot.waitUntil(lambda: len(taken) > 2)
    with qtbot.waitSignal(preparation.destroyed):
        owner.deleteLater()
    so_far = len(taken)
    qtbot.wait(5)
    assert len(taken) == so_far


@pytest.fixture
def both_games(monkeypatch, only_toy):  # noqa: ARG001 - this fixture undoes it
    """Restores the games of the program in place of the toy."""
    monkeypatch.setattr(composition, "GAME_NAMES", GAMES)


@pytest.mark.usefixtures("both_games")
@pytest.mark.parametrize("first, then", [*permutations(GAMES)])
@pytest.mark.parametrize("number", [1, 10])
def test_game_chosen_between_two_steps_is_prepared_instead(open_window, first, then, number):
    window = open_window()
    window.choose_game(first)
    steps = startup.preload_steps(window)
    for step in islice(steps, number):
        step()
    window.choose_game(then)
    for step in steps:
        step()
    art = at.art(window)
    assert art.folders == at.game_ui(window).info.art
    assert {sheet for sheet, _ in art._boxes} >= {sheet for sheet in art.sheets if art.element_ids(sheet)}
    assert window.game.context.has_table


@pytest.mark.usefixtures("both_games")
@pytest.mark.parametrize("first, then", [*permutations(GAMES)])
def test_preloaded_game_is_chosen_without_restyling_the_widgets(open_window, qapp, first, then):
    window = open_window()
    window.choose_game(first)
    for step in startup.preload_steps(window):
        step()
    assert set(window.loaded_parts.game_uis._created) == {*GAMES}
    sheet = qapp.styleSheet()
    window.choose_game(then)
    assert qapp.styleSheet() == sheet


@pytest.mark.usefixtures("both_games")
def test_game_with_damaged_files_is_reported_only_when_it_is_chosen(open_window, monkeypatch):
    window, (first, damaged) = open_window(), GAMES
    window.choose_game(first)
    refuse = Mock(side_effect=composition.IncompleteInstallation("components.toml"))
    monkeypatch.setattr(composition, "game_for_matches", refuse)
    for step in startup.preload_steps(window):
        step()
    with pytest.raises(composition.IncompleteInstallation):
        window.choose_game(damaged)


def test_match_in_its_middle_and_a_new_match_are_drawn_ahead(window, monkeypatch):
    plies, make = [], preparation.MatchController
    monkeypatch.setattr(
        preparation, "MatchController", lambda match, *more, **how: plies.append(match.ply) or make(match, *more, **how)
    )
    prepared = Mock(wraps=window.game.context.table._stage.preparation_steps)
    monkeypatch.setattr(window.game.context.table._stage, "preparation_steps", prepared)
    for step in startup.preload_steps(window):
        step()
    middle, new = plies
    assert middle > new
    assert prepared.call_count == len(plies)


def new_game_dialogs(window):
    """Dialogs of a new game that exist, shown or not."""
    return window.findChildren(NewGameDialog)


def test_new_game_dialog_draws_no_picture_after_preloading(prepared, qapp, monkeypatch):
    qapp.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert new_game_dialogs(prepared) == []
    drawn = Mock()
    monkeypatch.setattr(Drawings, "renderer", drawn)
    prepared.ask_for_new_game()
    qapp.processEvents()
    assert len(new_game_dialogs(prepared)) == 1
    drawn.assert_not_called()


def test_dialog_made_in_advance_is_deleted_when_the_next_steps_are_left_out(window, qapp):
    steps = preparation._dialog_steps(window.game)
    next(steps)()
    assert len(new_game_dialogs(window)) == 1
    del steps
    qapp.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert new_game_dialogs(window) == []


@pytest.fixture
def prepared(qtbot, window):
    """Window at its start page, after preloading."""
    preparation = IdleStepRunner(startup.preload_steps(window), window)
    with qtbot.waitSignal(preparation.finished):
        pass
    return window


def test_theme_language_and_size_change_after_preloading(prepared, qapp):
    prepared.look.set(theme=themes.DARK)
    prepared.view_settings.toggle_theme()
    prepared.languages.choose(OTHER)
    prepared.resize(1280, 720)
    qapp.processEvents()
    assert prepared.start_page.isVisible()
    assert not at.laid_view(prepared).isVisible()
    prepared.begin(planning_match())
    qapp.processEvents()
    assert at.laid_view(prepared).isVisible()
    assert not prepared.start_page.isVisible()


def test_match_reads_no_sheet_and_loads_no_module_after_preloading(qtbot, qapp, home, monkeypatch):  # noqa: ARG001 - a home of its own
    files, read = [], SvgSheet.read
    monkeypatch.setattr(SvgSheet, "read", lambda path: files.append(path) or read(path))
    window = app.create_window(Drawings())
    qtbot.addWidget(window)
    window.settings.speed = "off"
    window.show()
    preparation = IdleStepRunner(startup.preload_steps(window), window)
    with qtbot.waitSignal(preparation.finished):
        pass
    assert window.start_page.isVisible()
    assert not at.laid_view(window).isVisible()
    files_before, modules = [*files], set(sys.modules)
    # A sheet may consist of two files: the elements common to all games, and those of this game.
    assert {file.stem for file in files_before} >= set(at.art(window).sheets)
    window.begin(planning_match())
    qapp.processEvents()
    assert files == files_before
    assert {name for name in set(sys.modules) - modules if name.startswith("haspelknecht_qt")} == set()
    window.languages.remove_translations()
    window.destroy_table()
