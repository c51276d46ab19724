"""The window in every size, theme and language, and its menus."""

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from haspelknecht_qt.table.window_plan import LayoutMode
from tests.languages import CODES, SOURCE
from tests.toy.playing import new_match, planning_match
from tests.ui import at_window as at
from tests.ui.mouse import messages, settle
from tests.ui.toy_window import begin

pytestmark = pytest.mark.usefixtures("only_toy")


class TestView:
    """Sizes, themes, languages, zoom."""

    @pytest.mark.parametrize(
        "size, mode",
        [
            ((1280, 720), LayoutMode.SMALL),
            ((1559, 900), LayoutMode.SMALL),
            ((1560, 860), LayoutMode.WIDE),
            ((1920, 1080), LayoutMode.WIDE),
        ],
    )
    def test_layout_follows_the_window_size(self, open_window, size, mode):
        window = open_window(size)
        begin(window, planning_match())
        settle()
        assert window.workspace.layout_mode is mode
        assert at.rail(window).isVisible() == (mode is LayoutMode.SMALL)
        assert at.panel(window).isVisible() == (mode is LayoutMode.WIDE)
        assert at.prompt(window).geometry() == window.table.prompt_rect()
        # The prompt lies entirely on the table.
        assert at.view(window).rect().contains(at.prompt(window).geometry())

    def test_very_wide_windows_have_two_panels(self, open_window):
        window = open_window((2560, 1080))
        begin(window, planning_match())
        assert window.workspace.second_panel.isVisible()
        assert window.workspace.second_panel.keys == ("log",)
        assert at.panel(window).keys == ("moves", "score", "rules")
        window.resize(1920, 1080)
        assert set(at.panel(window).keys) == {"moves", "score", "rules", "log"}

    def test_drawer_opens_and_closes(self, open_window):
        window = open_window((1280, 720))
        begin(window, planning_match())
        rail = at.rail(window)
        rail.buttons["moves"].click()
        assert at.panel(window).isVisible()
        assert window.workspace.open_page_key == "moves"
        rail.buttons["score"].click()
        assert window.workspace.open_page_key == "score"
        assert not rail.buttons["moves"].isChecked()
        rail.buttons["score"].click()
        assert not at.panel(window).isVisible()
        at.trigger(window, "log")
        assert window.workspace.open_page_key == "log"
        QTest.keyClick(window.workspace, Qt.Key.Key_Escape)
        assert window.workspace.open_page_key == ""

    @pytest.mark.parametrize("key", ["moves", "log", "score", "rules"])
    def test_focus_returns_from_the_drawer_to_where_it_was(self, open_window, qtbot, key):
        window = open_window((1280, 720))
        begin(window, planning_match())
        window.activateWindow()
        qtbot.waitUntil(window.isActiveWindow)
        view, keyboard = at.view(window), window.table.tree.table.keyboard
        at.trigger(window, "table")
        element = keyboard.element
        assert view.hasFocus()
        assert element is not None
        for _ in range(2):
            at.trigger(window, key)
            assert at.panel(window).isAncestorOf(window.focusWidget())
            QTest.keyClick(window.workspace, Qt.Key.Key_Escape)
            assert view.hasFocus()
            assert keyboard.element == element
        button = at.rail(window).buttons[key]
        button.setFocus()
        at.trigger(window, key)
        QTest.keyClick(window.workspace, Qt.Key.Key_Escape)
        assert button.hasFocus()

    def test_focus_returns_from_a_drawer_that_slides_away_by_its_own_key(self, open_window, qtbot):
        window = open_window((1280, 720), speed="normal")
        begin(window, planning_match())
        window.activateWindow()
        qtbot.waitUntil(window.isActiveWindow)
        at.trigger(window, "table")
        slide = window.workspace._slide_animation
        at.trigger(window, "rules")
        qtbot.waitUntil(lambda: slide.state() == slide.State.Stopped)
        assert at.panel(window).isAncestorOf(window.focusWidget())
        at.trigger(window, "rules")
        assert at.view(window).hasFocus()
        qtbot.waitUntil(lambda: not at.panel(window).isVisible())
        assert at.view(window).hasFocus()

    def test_tab_leads_from_a_button_of_the_prompt_to_the_next_widget(self, open_window, qtbot):
        """The button lies on the table, where Tab leads from element to element."""
        window = open_window((1280, 720))
        begin(window, planning_match())
        window.activateWindow()
        qtbot.waitUntil(window.isActiveWindow)
        button = at.prompt_buttons(window)[-1]
        button.setFocus(Qt.FocusReason.TabFocusReason)
        QTest.keyClick(button, Qt.Key.Key_Tab)
        assert not button.hasFocus()
        assert window.table.tree.table.keyboard.element is None

    def test_tab_leads_through_the_prompt_from_left_to_right(self, open_window):
        window = open_window((1280, 720))
        begin(window, planning_match())
        prompt = at.prompt(window)
        widget, reached = prompt, []
        while widget is not prompt.redo_button:
            widget = widget.nextInFocusChain()
            if widget.isVisible() and widget.focusPolicy() & Qt.FocusPolicy.TabFocus:
                reached.append(widget)
        assert prompt.buttons
        assert set(prompt.buttons) < set(reached)
        assert reached == sorted(reached, key=lambda button: button.mapTo(prompt, button.rect().topLeft()).x())

    @pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
    @pytest.mark.parametrize("text_size", ["1.0", "1.3"])
    def test_buttons_for_moves_leave_undo_and_redo_in_their_places(self, open_window, size, text_size):
        """A second click on undo or redo must not press a button for a move."""
        window = open_window(size)
        at.choose(window, "text_size", text_size)
        begin(window, planning_match())
        settle()
        prompt = at.prompt(window)
        permanent = prompt.undo_button, prompt.redo_button
        assert prompt.buttons
        places = [button.geometry() for button in permanent]
        prompt.show_actions(())
        settle()
        assert [button.geometry() for button in permanent] == places

    def test_enter_presses_the_icons_of_a_small_window(self, open_window):
        window = open_window((1280, 720))
        begin(window, planning_match())
        button = at.rail(window).buttons["score"]
        QTest.keyClick(button, Qt.Key.Key_Return)
        assert window.workspace.open_page_key == "score"
        QTest.keyClick(button, Qt.Key.Key_Return)
        assert window.workspace.open_page_key == ""

    def test_badge_counts_the_legal_moves(self, open_window):
        window = open_window((1280, 720))
        begin(window, new_match())
        badge = at.rail(window).buttons["moves"]._badge
        assert badge == len(at.match(window).game.legal_moves(at.match(window).state))

    def test_theme_text_size_and_colours_are_remembered(self, window, open_window):
        begin(window, planning_match())
        at.choose(window, "theme", "dark")
        at.choose(window, "palette", "red_green")
        at.choose(window, "text_size", "1.3")
        assert at.theme(window).name == "dark"
        window.close()
        reopened = open_window()
        assert (at.theme(reopened).name, at.theme(reopened).palette) == ("dark", "red_green")
        assert reopened.look.typography.text_size == 1.3
        assert at.choice(reopened, "text_size", "1.3").isChecked()

    def test_the_button_toggles_the_theme(self, window):
        begin(window, planning_match())
        before = at.theme(window).name
        at.panel(window).theme_button.click()
        assert at.theme(window).name != before

    def test_zoom_in_and_fit_change_the_zoom(self, window):
        begin(window, planning_match())
        at.trigger(window, "zoom_in")
        assert at.view(window).zoom > 1
        at.trigger(window, "fit")
        assert at.view(window).zoom == 1

    def test_full_screen_is_toggled(self, window):
        at.trigger(window, "full_screen")
        assert window.isFullScreen()
        at.trigger(window, "full_screen")
        assert not window.isFullScreen()

    def test_size_and_tab_are_remembered(self, window, open_window):
        begin(window, planning_match())
        at.panel(window).show_page("score")
        geometry = window.saveGeometry()
        window.close()
        reopened = open_window()
        assert reopened.settings.geometry == geometry
        begin(reopened, planning_match())
        assert at.panel(reopened).page_key == "score"

    def test_language_event_retranslates_the_prompt(self, window):
        begin(window, planning_match())
        at.headline(window).set_line("")
        QApplication.sendEvent(window, QEvent(QEvent.Type.LanguageChange))
        assert at.headline(window).full_text

    def test_every_action_has_a_text_and_every_key_one_action(self, window):
        keys = [key.toString() for action in at.actions(window).values() for key in action.shortcuts()]
        assert len(keys) == len(set(keys))
        assert all(action.text() for action in at.actions(window).values())

    def test_menu_and_about_box_open(self, window):
        at.trigger(window, "menu")
        assert at.main_menu(window).isVisible()
        at.main_menu(window).close()
        at.trigger(window, "about")
        (message,) = messages(window)
        assert "MIT" in message.words.text()
        QTest.keyClick(message, Qt.Key.Key_Escape)
        assert messages(window) == []

    def test_the_rule_of_a_refusal_is_opened(self, window):
        begin(window, planning_match())
        at.panel(window).show_page("score")
        window.table.rule_wanted.emit("place")
        assert at.panel(window).page_key == "rules"
        assert at.rules_page(window).anchor == "place"

    def test_the_rule_of_a_refusal_opens_the_drawer(self, open_window):
        window = open_window((1280, 720))
        begin(window, planning_match())
        window.table.rule_wanted.emit("place")
        assert window.workspace.open_page_key == "rules"

    @pytest.mark.parametrize("size", [(1600, 900), (1100, 700)])
    def test_drawer_follows_a_resize_during_its_slide(self, qtbot, open_window, size):
        window = open_window((1000, 640), speed="normal")
        window.begin(new_match())
        window.workspace.show_page("log")
        slide = window.workspace._slide_animation
        assert slide.state() == slide.State.Running
        window.resize(*size)
        qtbot.waitUntil(lambda: slide.state() == slide.State.Stopped)
        settled = at.panel(window).geometry()
        window.workspace.arrange()
        assert at.panel(window).geometry() == settled

    def test_drawer_does_not_cover_the_prompt(self, open_window):
        window = open_window((1280, 720))
        begin(window, planning_match())
        settle()
        window.workspace.show_page("moves")
        assert not at.panel(window).geometry().intersects(at.prompt(window).geometry())

    def test_pointing_at_an_element_highlights_its_rows(self, window):
        begin(window, planning_match())
        path, move = window.controller.moves[0]
        at.moves_page(window).hovered.emit(move)
        scene = at.view(window).scene()
        assert scene.places_of(path[-1])
        at.moves_page(window).hovered.emit(None)
        window.table.hovered.emit(path)
        rows = at.moves_page(window).list.rows
        assert any(rows.is_highlighted(number) for number in range(rows.rowCount()))

    @pytest.mark.parametrize("language", CODES)
    def test_every_language_fits_and_switches_back(self, window, language):
        begin(window, planning_match())
        if language not in window.languages.codes:
            pytest.skip("the translations are not compiled")
        at.choose(window, "language", language)
        settle()
        assert window.languages.code == language
        button = at.prompt_buttons(window)[-1]
        assert button.width() >= button.sizeHint().width()
        at.choose(window, "language", SOURCE)
        settle()
        assert at.prompt_buttons(window)[-1].text() == "Confirm the plan"
