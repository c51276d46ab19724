"""Two games in one window: chosen on the start page, or by the record that is opened."""

from collections import Counter
from itertools import permutations

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt, QTranslator
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog
from shiboken6 import isValid

from haspelknecht_qt import composition, paths
from haspelknecht_qt.composition import GAME_NAMES
from haspelknecht_qt.core import record
from haspelknecht_qt.core.autosave import AutosaveFolder
from haspelknecht_qt.ui.setup.dialog import NewGameDialog
from tests.languages import OTHERS, SOURCE
from tests.toy.playing import new_match as other_match
from tests.toy.playing import play_at_random as play_other
from tests.ui import at_window as at
from tests.ui.any_game import play
from tests.ui.mouse import messages, settle
from tests.ui.two_games import COVERS, OTHER, OTHER_GAME, REAL, game_uis


def real_match():
    """A match of the real game, soon after its beginning."""
    return play(REAL, "pp", 10)


@pytest.fixture
def known():
    return game_uis()


def offer_both_games(monkeypatch, known):
    monkeypatch.setattr(composition, "game_infos", lambda: COVERS)
    monkeypatch.setattr(composition, "game_uis", lambda: known)


@pytest.fixture
def window(open_window, monkeypatch, known):
    """A window in which both games can be played."""
    offer_both_games(monkeypatch, known)
    return open_window()


class TestTakingTurns:
    """One game after the other in the same window."""

    @pytest.mark.parametrize("first, then", [*permutations(GAME_NAMES)])
    def test_shown_result_closes_when_another_game_begins(self, qtbot, open_window, first, then):
        window = open_window()
        window.begin(play(first, "pp"))
        at.wait_for_result(qtbot, window)
        window.game.context.turn_to_page("rules")
        settle()
        # An exception in a slot fails the test, even in a widget that is about to be deleted.
        window.begin(play(then, "pp", 60))
        settle()
        assert at.game_ui(window).name == then
        assert [dialog for dialog in window.findChildren(QDialog) if dialog.isVisible()] == []

    @pytest.mark.parametrize("first, then", [*permutations(GAME_NAMES)])
    def test_tutorial_ends_when_a_match_of_another_game_begins(self, open_window, first, then):
        window = open_window()
        window.choose_game(first)
        window.start_tutorial()
        guide = at.guide(window)
        # An exception in a slot fails the test, even in a widget that is about to be deleted.
        window.begin(play(then, "pp", 6))
        assert not isValid(guide)
        assert at.game_ui(window).name == then

    def test_matches_leave_no_widgets_behind(self, open_window):
        window = open_window()
        matches = [play(name, "pp", 60) for name in GAME_NAMES]

        def widgets():
            for match in matches:
                window.begin(match.copy_undone_to(match.ply))
                settle()
            window.show_start()
            settle()
            QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
            return Counter(type(widget).__name__ for widget in QApplication.allWidgets())

        assert widgets() == widgets() == widgets()

    def test_languages_leave_no_translators_behind(self, open_window):
        window = open_window()
        for code in (*OTHERS, SOURCE, OTHERS[0]):
            window.languages.choose(code)
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        assert set(window.languages.findChildren(QTranslator)) == set(window.languages._installed)

    def test_closed_dialogs_are_deleted(self, open_window):
        window = open_window()
        window.begin(play(GAME_NAMES[0], "pp", 60))
        for ask in (window.choose_and_open_file, window.ask_for_new_game, window.game.save_as):
            ask()
            (dialog,) = window.findChildren(QDialog)
            dialog.reject()
            QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
            assert window.findChildren(QDialog) == []


class TestStartPage:
    """Start page with the cards of two games."""

    def test_each_game_has_a_card_and_the_first_game_is_chosen(self, window):
        cards = at.cards(window)
        assert [card.title.text() for card in cards.values()] == ["Haspelknecht", "Toy"]
        assert [card.isChecked() for card in cards.values()] == [True, False]
        assert all(card.isVisible() for card in cards.values())

    def test_a_game_that_is_not_chosen_is_not_loaded(self, window, known):
        assert [*known._created] == ["haspelknecht"]
        at.cards(window)[OTHER].click()
        assert [*known._created] == ["haspelknecht", OTHER]

    def test_new_match_is_of_the_chosen_game(self, window):
        at.cards(window)[OTHER].click()
        at.press(window, "new")
        dialog = window.findChild(NewGameDialog)
        assert "Toy" in dialog.banner.findChild(type(dialog._plate)).title.text()
        dialog.start_button.click()
        assert at.match(window).game is OTHER_GAME
        assert at.panel(window).title.text() == "Toy"
        assert window.settings.new_game_choices(OTHER)["count"] == 2
        assert window.settings.new_game_choices("haspelknecht") == {}

    def test_chosen_game_is_remembered(self, window, open_window):
        at.cards(window)[OTHER].click()
        window.close()
        assert open_window().start_page.choice == OTHER

    def test_arrow_key_chooses_the_next_card(self, window):
        first, second = at.cards(window).values()
        first.setFocus(Qt.FocusReason.TabFocusReason)
        QTest.keyClick(first, Qt.Key.Key_Right)
        assert second.isChecked()
        assert at.game_ui(window).name == OTHER

    def test_notices_of_a_game_are_shown_while_it_is_chosen(self, window):
        assert window.start_page.notice_labels == []
        at.cards(window)[OTHER].click()
        assert [line.text() for line in window.start_page.notice_labels] == ["The toy is new here."]
        at.cards(window)["haspelknecht"].click()
        assert window.start_page.notice_labels == []

    def test_cards_have_the_same_size(self, window):
        first, second = (card.size() for card in at.cards(window).values())
        assert first == second


class TestRecords:
    """Records name their game."""

    def test_opening_a_file_changes_to_its_game(self, window, tmp_path):
        window.begin(real_match())
        file = tmp_path / f"a.{OTHER}"
        record.save(file, other_match())
        window.loaded_parts.files.open(file)
        assert at.game_ui(window).name == OTHER
        assert at.match(window).game is OTHER_GAME
        assert window.start_page.choice == OTHER

    def test_pasting_a_code_changes_to_its_game(self, window):
        QGuiApplication.clipboard().setText(record.to_code(other_match()))
        at.trigger(window, "paste_code")
        assert at.game_ui(window).name == OTHER

    def test_record_of_an_unknown_game_is_reported(self, window, tmp_path):
        file = tmp_path / "a.chess"
        file.write_text(record.dumps(real_match()).replace('"haspelknecht"', '"chess"'), encoding="utf-8")
        window.loaded_parts.files.open(file)
        assert len(messages(window)) == 1

    def test_file_filter_contains_the_suffixes_of_all_games(self, window):
        assert f"*.haspelknecht *.{OTHER}" in window.loaded_parts.files._file_filter(["haspelknecht", OTHER])

    def test_newest_match_of_all_games_is_offered(self, open_window, monkeypatch, known):
        autosave = AutosaveFolder(paths.autosaves_folder())
        autosave.save(real_match())
        latest = play_other(other_match(), lambda match: match.ply == 5)
        for _ in range(3):
            autosave.save(latest)
        autosave.close()
        offer_both_games(monkeypatch, known)
        window = open_window()
        at.press(window, "resume")
        assert at.match(window).log == latest.log
        assert at.game_ui(window).name == OTHER


def test_another_game_replaces_panels_menus_and_keys(window):
    window.begin(real_match())
    settle()
    first = window.game
    window.begin(other_match("pb"))
    settle()
    assert window.game is not first
    assert at.panel(window).keys == ("moves", "log", "score", "rules")
    assert list(at.rail(window).buttons) == ["moves", "log", "score", "rules"]
    assert len([action for action in at.main_menu(window).actions() if action.text() == "Players"]) == 1
    keys = [key.toString() for action in window.actions() for key in action.shortcuts()]
    assert len(keys) == len(set(keys))
    window.start_tutorial()
    settle()
    assert at.is_tutorial_running(window)
    window.begin(real_match())
    settle()
    assert at.game_ui(window).name == "haspelknecht"
    assert window.controller.moves
