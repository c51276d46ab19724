"""Favourites: named choices for new games, started with a click, renamed, deleted and restored."""

import json

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from haspelknecht_qt import composition
from haspelknecht_qt.core.favourites import MAX_FAVOURITES, MAX_NAME_LENGTH, Favourite, FavouriteRefused, FavouriteStore
from haspelknecht_qt.core.results import ResultStore
from haspelknecht_qt.core.tournament import PlayedTournament
from haspelknecht_qt.core.tournament_store import TournamentStore
from haspelknecht_qt.ui.setup.dialog import NewGameDialog
from haspelknecht_qt.ui.setup.earlier_data import move_earlier_data
from haspelknecht_qt.ui.widgets.dialogs import NameDialog
from haspelknecht_qt.ui.window.settings import Settings
from tests.toy.playing import NAME, new_match
from tests.ui import at_window as at
from tests.ui.mouse import messages, settle

LEFT = Qt.MouseButton.LeftButton
OTHER = "gueules_noires"
UNKNOWN_GAME = '[{"game": "chess", "name": "A", "choices": {}}]'
"""Favourite that is stored but not shown."""


@pytest.fixture(autouse=True)
def _two_games(only_toy, monkeypatch):  # noqa: ARG001 - the other game is added to it
    """The toy and another game."""
    monkeypatch.setattr(composition, "GAME_NAMES", (NAME, OTHER))


def favourite_store(folder):
    """Store of the toy's favourites in the results file of a folder."""
    return FavouriteStore(ResultStore(folder / "results.sqlite"), [NAME], pytest.fail)


def open_dialog(window):
    """Opens the dialog for a new game."""
    at.trigger(window, "new")
    settle()
    (dialog,) = [each for each in window.findChildren(NewGameDialog) if each.isVisible()]
    return dialog


def enter_name(over, name):
    """Enters a name in the name dialog and confirms it."""
    settle()
    (name_dialog,) = [each for each in over.findChildren(NameDialog) if each.isVisible()]
    name_dialog.name.setText(name)
    name_dialog.yes_button.click()
    settle()


def menu_entries(window):
    """Entries of the menu of favourites."""
    at.favourites_menu(window).aboutToShow.emit()
    return [action for action in at.favourites_menu(window).actions() if action.text()]


@pytest.fixture
def kept(window):
    """Stores a favourite in the dialog, with an option of the game and a name of a seat."""
    dialog = open_dialog(window)
    at.options(dialog).segments["length"].button(1).click()
    dialog.seats.rows[1].kind.button(1).click()
    dialog.seats.rows[0].name.setText("Berta")
    dialog.seats.rows[0].name.textEdited.emit("Berta")
    QTest.mouseClick(dialog.favourite_button, LEFT)
    enter_name(dialog, "Sunday & <b>rain</b>")
    assert dialog.isVisible()
    dialog.reject()
    settle()


def test_start_page_and_menu_offer_nothing_without_favourites(window):
    assert not at.start_button(window, "favourites").isVisible()
    (entry,) = menu_entries(window)
    assert not entry.isEnabled()


@pytest.mark.usefixtures("kept")
def test_favourite_starts_a_match_with_all_its_choices(window):
    assert at.start_button(window, "favourites").isVisible()
    menu_entries(window)[0].trigger()
    match = at.match(window)
    assert match.setup.rounds == 1
    assert [seat.name for seat in match.seats] == ["Berta", "Jost"]
    assert [seat.player == "person" for seat in match.seats] == [True, False]
    assert window.game.last_new_game.seats[0].name == "Berta"


@pytest.mark.usefixtures("kept")
def test_each_match_of_a_favourite_has_its_own_seed(window):
    seeds = set()
    for _ in range(2):
        menu_entries(window)[0].trigger()
        seeds.add(at.match(window).seed)
    assert len(seeds) == 2


@pytest.mark.usefixtures("kept")
def test_names_are_plain_text_in_the_menu(window):
    assert menu_entries(window)[0].text() == "Sunday && <b>rain</b> (Toy)"


@pytest.mark.usefixtures("kept")
def test_favourite_of_another_game_switches_to_that_game(window):
    window.choose_game(OTHER)
    assert at.game_ui(window).name == OTHER
    menu_entries(window)[0].trigger()
    assert at.game_ui(window).name == NAME
    assert at.match(window).setup.rounds == 1


def test_favourite_with_an_unknown_bot_opens_the_dialog(window):
    choices = open_dialog(window).choices.to_json()
    choices["seats"][1]["player"] = "gone"
    at.favourites(window).favourites.add(Favourite(NAME, "Old", choices))
    menu_entries(window)[0].trigger()
    settle()
    assert window.controller is None
    assert any(each.isVisible() for each in window.findChildren(NewGameDialog))


@pytest.mark.usefixtures("kept")
def test_favourite_can_be_renamed_deleted_and_restored(window):
    at.favourites(window).favourites.add(Favourite(OTHER, "Second", {"count": 3}))
    dialog = at.favourites(window).open_manager()
    assert [row.name.full_text for row in dialog.rows] == ["Sunday & <b>rain</b>", "Second"]
    assert "Berta" in dialog.rows[0].about.text()
    dialog.rows[0].rename_button.click()
    enter_name(dialog, "Monday")
    dialog.rows[0].delete_button.click()
    assert [row.name.full_text for row in dialog.rows] == ["Second"]
    dialog.undo_button.click()
    assert [row.name.full_text for row in dialog.rows] == ["Monday", "Second"]
    dialog.rows[0].delete_button.click()
    dialog.rows[0].delete_button.click()
    dialog.close_button.click()
    assert not at.start_button(window, "favourites").isVisible()


@pytest.mark.usefixtures("kept")
def test_restored_favourite_gets_a_number_if_its_name_is_taken(window):
    at.favourites(window).favourites.add(Favourite(OTHER, "Second", {"count": 3}))
    dialog = at.favourites(window).open_manager()
    dialog.rows[1].delete_button.click()
    dialog.rows[0].rename_button.click()
    enter_name(dialog, "second")
    dialog.undo_button.click()
    assert [row.name.full_text for row in dialog.rows] == ["second", "Second 2"]
    assert not dialog.undo_button.isVisible()


@pytest.mark.usefixtures("kept")
def test_favourite_can_be_started_from_the_manager(window):
    at.favourites(window).open_manager().rows[0].start_button.click()
    assert at.match(window).setup.rounds == 1


@pytest.mark.usefixtures("kept")
@pytest.mark.parametrize("name", ["", "  ", "a\u202eb", "SUNDAY & <B>RAIN</B>"])
def test_invalid_or_taken_name_is_refused(window, name):
    dialog = open_dialog(window)
    dialog.favourite_button.click()
    settle()
    (name_dialog,) = dialog.findChildren(NameDialog)
    name_dialog.name.setText("x")
    name_dialog.name.setText(name)
    assert not name_dialog.yes_button.isEnabled()
    assert name_dialog.problem.text().strip()
    assert name_dialog.name.property("wrong") == "true"


def test_empty_name_is_no_mistake_before_anything_is_typed(window):
    dialog = open_dialog(window)
    dialog.favourite_button.click()
    settle()
    (name_dialog,) = dialog.findChildren(NameDialog)
    assert not name_dialog.yes_button.isEnabled()
    assert not name_dialog.problem.text().strip()
    assert name_dialog.name.property("wrong") == "false"


def test_no_name_is_requested_without_room_for_another_favourite(window):
    for number in range(MAX_FAVOURITES):
        at.favourites(window).favourites.add(Favourite(NAME, str(number), {}))
    dialog = open_dialog(window)
    dialog.favourite_button.click()
    settle()
    assert dialog.findChildren(NameDialog) == []
    assert len(messages(window)) == 1


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[",
        "{}",
        "[1, null, [], {}]",
        UNKNOWN_GAME,
        '[{"game": "toy", "name": 3, "choices": {}}]',
        '[{"game": "toy", "name": "", "choices": {}}]',
        '[{"game": "toy", "name": " A ", "choices": {}}]',
        '[{"game": ["toy"], "name": "A", "choices": {}}]',
        json.dumps([{"game": NAME, "name": "x" * (MAX_NAME_LENGTH + 1), "choices": {}}]),
    ],
)
def test_damaged_favourites_in_settings_are_set_aside_and_reported(tmp_path, text):
    settings = Settings(tmp_path)
    settings.set_text("new_game_favourites/all", text)
    favourites, reported = favourite_store(tmp_path), []
    move_earlier_data(settings, favourites, TournamentStore(ResultStore(tmp_path / "results.sqlite")), {}, pytest.fail)
    settings.rename_damaged_and_report(reported.append)
    assert favourites.all == ()
    assert Settings(tmp_path).text("new_game_favourites/all") == ""
    assert [path.name for path in reported] == (["settings-damaged-1.ini"] if text not in {"", UNKNOWN_GAME} else [])


def test_favourites_and_tournament_are_moved_from_the_settings_once(tmp_path):
    settings = Settings(tmp_path)
    old = [{"game": NAME, "name": "Sunday", "choices": {"count": 2}}, {"game": NAME, "name": "B", "choices": {}}]
    settings.set_text("new_game_favourites/all", json.dumps(old))
    series = PlayedTournament.begin(new_match("pp", seed=5), 3)
    settings.set_text("tournament/series", json.dumps({**series.to_json(), "seeds": [5]}))
    favourites, tournaments = favourite_store(tmp_path), TournamentStore(ResultStore(tmp_path / "results.sqlite"))
    move_earlier_data(
        settings, favourites, tournaments, {series.first_match.game.name: series.first_match.game}, pytest.fail
    )
    assert [(each.name, each.choices) for each in favourites.all] == [("Sunday", {"count": 2}), ("B", {})]
    assert tournaments.reread(series) == series
    favourites.delete(favourites.all[0])
    tournaments.delete(series.id)
    # Also with the settings as the next start reads them, nothing comes back.
    move_earlier_data(Settings(tmp_path), favourites, tournaments, {}, pytest.fail)
    assert [each.name for each in favourites.all] == ["B"]
    assert tournaments.reread(series) is None
    assert [file.name for file in tmp_path.glob("settings-*")] == []


def test_two_windows_keep_each_others_favourites(open_window):
    windows = [open_window(), open_window()]
    for number, window in enumerate(windows):
        at.favourites(window).favourites.add(Favourite(NAME, f"Of window {number}", {}))
    for window in (*windows, open_window()):
        assert [each.name for each in at.favourites(window).favourites.all] == ["Of window 0", "Of window 1"]


def test_name_taken_by_another_window_is_requested_again(open_window):
    window, other = open_window(), open_window()
    dialog = open_dialog(window)
    QTest.mouseClick(dialog.favourite_button, LEFT)
    settle()
    (name_dialog,) = dialog.findChildren(NameDialog)
    name_dialog.name.setText("Sunday")
    at.favourites(other).favourites.add(Favourite(NAME, "Sunday", {"count": 2}))
    name_dialog.yes_button.click()
    settle()
    enter_name(dialog, "Monday")
    assert [each.name for each in at.favourites(window).favourites.all] == ["Sunday", "Monday"]


def test_number_of_favourites_is_limited(tmp_path):
    favourites = favourite_store(tmp_path)
    for number in range(MAX_FAVOURITES):
        favourites.add(Favourite(NAME, str(number), {}))
    with pytest.raises(FavouriteRefused, match=f"empty or taken, or there are already {MAX_FAVOURITES} favourites"):
        favourites.add(Favourite(NAME, "one more", {}))
    assert [each.name for each in favourite_store(tmp_path).all] == [*map(str, range(MAX_FAVOURITES))]
