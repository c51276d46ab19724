"""The real window in every size, theme and language, and its menus."""

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from haspelknecht_qt.table.window_plan import Mode
from tests.languages import CODES, SOURCE
from tests.ui.hands import messages, settle
from tests.ui.matches import new_match, planning_match


class TestView:
    """Sizes, themes, languages, zoom."""

    @pytest.mark.parametrize(
        "size, mode",
        [((1280, 720), Mode.SMALL), ((1559, 900), Mode.SMALL), ((1560, 860), Mode.WIDE), ((1920, 1080), Mode.WIDE)],
    )
    def test_the_window_is_shared_out(self, open_window, size, mode):
        window = open_window(size)
        window.begin(planning_match())
        settle()
        assert window.workspace.mode is mode
        assert window.workspace.rail.isVisible() == (mode is Mode.SMALL)
        assert window.workspace.panel.isVisible() == (mode is Mode.WIDE)
        assert window.game.prompt.geometry() == window.table.prompt_rect()
        # The prompt lies on the table and beside nothing else.
        assert window.table.view.rect().contains(window.game.prompt.geometry())

    def test_very_wide_windows_have_two_panels(self, open_window):
        window = open_window((2560, 1080))
        window.begin(planning_match())
        assert window.workspace.second.isVisible()
        assert window.workspace.second.keys == ("log",)
        assert window.workspace.panel.keys == ("moves", "score", "rules")
        window.resize(1920, 1080)
        assert set(window.workspace.panel.keys) == {"moves", "score", "rules", "log"}

    def test_the_drawer_opens_and_shuts(self, open_window):
        window = open_window((1280, 720))
        window.begin(planning_match())
        rail = window.workspace.rail
        rail.buttons["moves"].click()
        assert window.workspace.panel.isVisible()
        assert window.workspace.drawer == "moves"
        rail.buttons["score"].click()
        assert window.workspace.drawer == "score"
        assert not rail.buttons["moves"].isChecked()
        rail.buttons["score"].click()
        assert not window.workspace.panel.isVisible()
        window.menus.actions["log"].trigger()
        assert window.workspace.drawer == "log"
        QTest.keyClick(window.workspace, Qt.Key.Key_Escape)
        assert window.workspace.drawer == ""

    def test_the_badge_counts_what_can_be_done(self, open_window):
        window = open_window((1280, 720))
        window.begin(new_match())
        badge = window.workspace.rail.buttons["moves"]._badge
        assert badge == len(window.controller.match.game.legal_moves(window.controller.match.state))

    def test_theme_text_size_and_colours_are_kept(self, window, open_window):
        window.begin(planning_match())
        window.menus.choice("theme", "dark").trigger()
        window.menus.choice("palette", "red_green").trigger()
        window.menus.choice("text_size", "1.3").trigger()
        assert window.look.theme.name == "dark"
        window.close()
        again = open_window()
        assert (again.look.theme.name, again.look.theme.palette) == ("dark", "red_green")
        assert again.look.typography.text_size == 1.3
        assert again.menus.choice("text_size", "1.3").isChecked()

    def test_the_button_toggles_the_theme(self, window):
        window.begin(planning_match())
        before = window.look.theme.name
        window.workspace.panel.theme_button.click()
        assert window.look.theme.name != before

    def test_zoom(self, window):
        window.begin(planning_match())
        window.menus.actions["zoom_in"].trigger()
        assert window.table.view.zoom > 1
        window.menus.actions["fit"].trigger()
        assert window.table.view.zoom == 1

    def test_full_screen(self, window):
        window.menus.actions["full_screen"].trigger()
        assert window.isFullScreen()
        window.menus.actions["full_screen"].trigger()
        assert not window.isFullScreen()

    def test_size_and_tab_are_remembered(self, window, open_window):
        window.begin(planning_match())
        window.workspace.panel.show_page("score")
        geometry = window.saveGeometry()
        window.close()
        again = open_window()
        assert again.settings.geometry == geometry
        again.begin(planning_match())
        assert again.workspace.panel.page == "score"

    def test_a_language_event_says_everything_anew(self, window):
        window.begin(planning_match())
        window.game.prompt.headline.set_words("")
        QApplication.sendEvent(window, QEvent(QEvent.Type.LanguageChange))
        assert window.game.prompt.headline.words

    def test_every_action_has_words_and_every_key_one_action(self, window):
        keys = [key.toString() for action in window.menus.actions.values() for key in action.shortcuts()]
        assert len(keys) == len(set(keys))
        assert all(action.text() for action in window.menus.actions.values())

    def test_the_menu_opens_and_about_is_told(self, window):
        window.menus.actions["menu"].trigger()
        assert window.menus.main.isVisible()
        window.menus.main.close()
        window.menus.actions["about"].trigger()
        (message,) = messages(window)
        assert "MIT" in message.words.text()
        QTest.keyClick(message, Qt.Key.Key_Escape)
        assert messages(window) == []

    def test_the_rule_of_a_refusal_is_opened(self, window):
        window.begin(planning_match())
        window.workspace.panel.show_page("score")
        window.table.rule_wanted.emit("P5")
        assert window.workspace.panel.page == "rules"
        assert window.game.pages.rules.anchor == "P5"

    def test_the_rule_of_a_refusal_opens_the_drawer(self, open_window):
        window = open_window((1280, 720))
        window.begin(planning_match())
        window.table.rule_wanted.emit("P5")
        assert window.workspace.drawer == "rules"

    def test_the_drawer_leaves_the_prompt_free(self, open_window):
        window = open_window((1280, 720))
        window.begin(planning_match())
        settle()
        window.workspace.open_drawer("moves")
        assert not window.workspace.panel.geometry().intersects(window.game.prompt.geometry())

    def test_a_row_lights_its_places_and_a_place_its_rows(self, window):
        window.begin(planning_match())
        path, move = window.controller.moves[0]
        window.game.pages.moves.hovered.emit(move)
        scene = window.table.view.scene()
        assert scene.places_of(path[-1])
        window.game.pages.moves.hovered.emit(None)
        window.table.hovered.emit(path[-1])
        rows = window.game.pages.moves.list.rows
        assert any(rows.is_lit(number) for number in range(rows.rowCount()))

    @pytest.mark.parametrize("language", CODES)
    def test_every_language_fits_and_switches_back(self, window, language):
        window.begin(planning_match())
        if language not in window.languages.codes:
            pytest.skip("the translations are not compiled")
        window.menus.choice("language", language).trigger()
        settle()
        assert window.languages.code == language
        button = window.game.prompt.buttons[-1]
        assert button.width() >= button.sizeHint().width()
        window.menus.choice("language", SOURCE).trigger()
        settle()
        assert window.game.prompt.buttons[-1].text() == "Confirm plan"
