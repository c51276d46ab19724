"""Favourites: a whole set-up under a name, begun with again at a click, renamed, deleted and brought back."""

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
from tests.ui.hands import settle

LEFT = Qt.MouseButton.LeftButton
OTHER = "gueules_noires"
UNKNOWN_GAME = '[{"game": "chess", "name": "A", "choices": {}}]'
"""A favourite that is stored, but not shown."""


@pytest.fixture(autouse=True)
def _two_games(only_toy, monkeypatch):  # noqa: ARG001 - the other game comes to it
    """The toy and another game."""
    monkeypatch.setattr(composition, "GAME_NAMES", (NAME, OTHER))


def stored(folder):
    """The favourites of the toy in the results file of a folder."""
    return FavouriteStore(ResultStore(folder / "results.sqlite"), [NAME], pytest.fail)


def open_dialog(window):
    """The dialog of a new game."""
    at.trigger(window, "new")
    settle()
    (dialog,) = [each for each in window.findChildren(NewGameDialog) if each.isVisible()]
    return dialog


def answer(over, name):
    """Answers the question for a name."""
    settle()
    (asking,) = [each for each in over.findChildren(NameDialog) if each.isVisible()]
    asking.name.setText(name)
    asking.yes_button.click()
    settle()


def entries(window):
    """What the menu of favourites lists."""
    at.favourites_menu(window).aboutToShow.emit()
    return [action for action in at.favourites_menu(window).actions() if action.text()]


@pytest.fixture
def kept(window):
    """A favourite with an option of the game and a name, kept in the dialog."""
    dialog = open_dialog(window)
    at.options(dialog).segments["length"].button(1).click()
    dialog.seats.rows[1].kind.button(1).click()
    dialog.seats.rows[0].name.setText("Berta")
    dialog.seats.rows[0].name.textEdited.emit("Berta")
    QTest.mouseClick(dialog.favourite_button, LEFT)
    answer(dialog, "Sunday & <b>rain</b>")
    assert dialog.isVisible()
    dialog.reject()
    settle()


def test_before_the_first_one_the_page_is_as_it_was(window):
    assert not at.start_button(window, "favourites").isVisible()
    (entry,) = entries(window)
    assert not entry.isEnabled()


@pytest.mark.usefixtures("kept")
def test_a_favourite_begins_at_a_click_with_all_that_was_chosen(window):
    assert at.start_button(window, "favourites").isVisible()
    entries(window)[0].trigger()
    match = at.match(window)
    assert match.setup.rounds == 1
    assert [seat.name for seat in match.seats] == ["Berta", "Jost"]
    assert [seat.player == "person" for seat in match.seats] == [True, False]
    assert window.game.last_new_game.seats[0].name == "Berta"


@pytest.mark.usefixtures("kept")
def test_each_game_from_one_has_a_seed_of_its_own(window):
    seeds = set()
    for _ in range(2):
        entries(window)[0].trigger()
        seeds.add(at.match(window).seed)
    assert len(seeds) == 2


@pytest.mark.usefixtures("kept")
def test_names_are_text_in_the_menu(window):
    assert entries(window)[0].text() == "Sunday && <b>rain</b> (Toy)"


@pytest.mark.usefixtures("kept")
def test_a_favourite_of_the_other_game_puts_that_up(window):
    window.choose_game(OTHER)
    assert at.game_ui(window).name == OTHER
    entries(window)[0].trigger()
    assert at.game_ui(window).name == NAME
    assert at.match(window).setup.rounds == 1


def test_one_whose_bot_is_gone_is_asked_for_anew(window):
    choices = open_dialog(window).choices.to_json()
    choices["seats"][1]["player"] = "gone"
    at.favourites(window).favourites.add(Favourite(NAME, "Old", choices))
    entries(window)[0].trigger()
    settle()
    assert window.controller is None
    assert any(each.isVisible() for each in window.findChildren(NewGameDialog))


@pytest.mark.usefixtures("kept")
def test_one_is_renamed_deleted_and_brought_back(window):
    at.favourites(window).favourites.add(Favourite(OTHER, "Second", {"count": 3}))
    dialog = at.favourites(window).open_manager()
    assert [row.name.full_text for row in dialog.rows] == ["Sunday & <b>rain</b>", "Second"]
    assert "Berta" in dialog.rows[0].about.text()
    dialog.rows[0].rename_button.click()
    answer(dialog, "Monday")
    dialog.rows[0].delete_button.click()
    assert [row.name.full_text for row in dialog.rows] == ["Second"]
    dialog.undo_button.click()
    assert [row.name.full_text for row in dialog.rows] == ["Monday", "Second"]
    dialog.rows[0].delete_button.click()
    dialog.rows[0].delete_button.click()
    dialog.close_button.click()
    assert not at.start_button(window, "favourites").isVisible()


@pytest.mark.usefixtures("kept")
def test_one_whose_name_another_has_by_now_comes_back_with_a_number(window):
    at.favourites(window).favourites.add(Favourite(OTHER, "Second", {"count": 3}))
    dialog = at.favourites(window).open_manager()
    dialog.rows[1].delete_button.click()
    dialog.rows[0].rename_button.click()
    answer(dialog, "second")
    dialog.undo_button.click()
    assert [row.name.full_text for row in dialog.rows] == ["second", "Second 2"]
    assert not dialog.undo_button.isVisible()


@pytest.mark.usefixtures("kept")
def test_one_is_started_from_the_list(window):
    at.favourites(window).open_manager().rows[0].start_button.click()
    assert at.match(window).setup.rounds == 1


@pytest.mark.usefixtures("kept")
@pytest.mark.parametrize("name", ["", "  ", "a\u202eb", "SUNDAY & <B>RAIN</B>"])
def test_a_name_that_is_none_or_taken_is_refused(window, name):
    dialog = open_dialog(window)
    dialog.favourite_button.click()
    settle()
    (asking,) = dialog.findChildren(NameDialog)
    asking.name.setText(name)
    assert not asking.yes_button.isEnabled()
    assert asking.problem.text().strip()


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
def test_what_makes_no_sense_in_the_settings_is_set_aside_and_told(tmp_path, text):
    settings = Settings(tmp_path)
    settings.set_text("new_game_favourites/all", text)
    favourites, told = stored(tmp_path), []
    move_earlier_data(settings, favourites, TournamentStore(ResultStore(tmp_path / "results.sqlite")), {}, pytest.fail)
    settings.rename_damaged_and_report(told.append)
    assert favourites.all == ()
    assert Settings(tmp_path).text("new_game_favourites/all") == ""
    assert [path.name for path in told] == (["settings-damaged-1.ini"] if text not in {"", UNKNOWN_GAME} else [])


def test_favourites_and_tournament_of_earlier_settings_are_taken_over_once(tmp_path):
    settings = Settings(tmp_path)
    old = [{"game": NAME, "name": "Sunday", "choices": {"count": 2}}, {"game": NAME, "name": "B", "choices": {}}]
    settings.set_text("new_game_favourites/all", json.dumps(old))
    series = PlayedTournament.begin(new_match("pp", seed=5), 3)
    settings.set_text("tournament/series", json.dumps({**series.to_json(), "seeds": [5]}))
    favourites, tournaments = stored(tmp_path), TournamentStore(ResultStore(tmp_path / "results.sqlite"))
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


def test_a_name_that_another_window_has_taken_meanwhile_is_asked_for_again(open_window):
    window, other = open_window(), open_window()
    dialog = open_dialog(window)
    QTest.mouseClick(dialog.favourite_button, LEFT)
    settle()
    (asking,) = dialog.findChildren(NameDialog)
    asking.name.setText("Sunday")
    at.favourites(other).favourites.add(Favourite(NAME, "Sunday", {"count": 2}))
    asking.yes_button.click()
    settle()
    answer(dialog, "Monday")
    assert [each.name for each in at.favourites(window).favourites.all] == ["Sunday", "Monday"]


def test_there_is_an_end_to_them(tmp_path):
    favourites = stored(tmp_path)
    for number in range(MAX_FAVOURITES):
        favourites.add(Favourite(NAME, str(number), {}))
    with pytest.raises(FavouriteRefused, match="cannot be kept"):
        favourites.add(Favourite(NAME, "one more", {}))
    assert [each.name for each in stored(tmp_path).all] == [*map(str, range(MAX_FAVOURITES))]
