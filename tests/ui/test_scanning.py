"""One-switch scanning: matches of both games with one key, dialogs, menus and pages."""

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog

from haspelknecht_qt.composition import GAME_NAMES
from haspelknecht_qt.core.rng import Generator
from haspelknecht_qt.ui.contracts import TakeBack
from haspelknecht_qt.ui.scanning.targets import GROUP_SIZE, ScanTarget, grouped, targets_in
from haspelknecht_qt.ui.setup.dialog import NewGameDialog
from haspelknecht_qt.ui.window.settings import SCAN_PACES
from tests.ui import at_window as at
from tests.ui.mouse import messages, settle
from tests.ui.scanning import Switch, leaves


@pytest.fixture
def switch(qtbot, window):
    qtbot.waitActive(window)
    player = Switch(window)
    yield player
    player.stop()


def begin(switch, game):
    """Begins a match of two persons from the start page, by the switch alone."""
    window = switch.window
    switch.take_widget(at.cards(window)[game])
    switch.take_widget(at.start_button(window, "new"))
    dialog = window.findChild(NewGameDialog)
    assert dialog.isVisible()
    switch.take_widget(dialog.seat_count.button(0))
    for row in dialog.seats.rows[:2]:
        switch.take_widget(row.kind.button(0))
    switch.take_widget(dialog.start_button)
    settle()
    assert [seat.is_person for seat in at.match(window).seats] == [True, True]


def read_sheet(switch):
    """Closes the sheet of a shift that has ended, if one is shown."""
    window = switch.window
    if at.sheets(window) is not None and at.sheet(window) is not None and at.sheet(window).isVisible():
        switch.take_widget(at.sheet(window).go_on_button)
        settle()


def play_move(switch, turn):
    """Makes a move by the switch, and answers questions."""
    window = switch.window
    if at.hand_over(window).isVisible():
        switch.take_widget(at.hand_over(window).button)
        settle()
    read_sheet(switch)
    match = at.match(window)
    ply = match.ply
    legal = [choice for choice in window.controller.moves if not isinstance(choice[1], TakeBack)]
    path, move = Generator(3, turn).choice(legal)
    buttons = {button.action.element: button for button in at.prompt_buttons(window)}
    if path[-1] in buttons:
        switch.take_widget(buttons[path[-1]])
    else:
        for element in path:
            if match.ply == ply:
                switch.take_element(element)
    for question in messages(window):
        switch.take_widget(question.buttons[-1])
    settle()
    assert match.ply > ply, f"{path} did not play {move}"


@pytest.mark.usefixtures("quick_bots")
@pytest.mark.parametrize("game", GAME_NAMES)
@pytest.mark.parametrize("plies", [40, pytest.param(5000, marks=pytest.mark.long)])
def test_match_is_played_with_one_key(qtbot, switch, game, plies):
    begin(switch, game)
    match = at.match(switch.window)
    for turn in range(plies):
        if match.is_over or match.ply >= plies:
            break
        play_move(switch, turn)
    assert match.is_over or match.ply >= plies
    if match.is_over:
        settle()
        read_sheet(switch)
        at.wait_for_result(qtbot, switch.window)
        switch.take(lambda target: target.key[0] == "close")
        assert not at.is_result_shown(switch.window)


@pytest.mark.usefixtures("only_toy")
class TestScanning:
    def test_scanning_is_off_until_it_is_chosen_in_the_menu(self, window):
        assert not window.settings.scans
        assert not window.menus.actions["scan"].isChecked()
        window.menus.actions["scan"].trigger()
        assert window.settings.scans
        Switch(window).stop()

    def test_first_target_is_lit_as_soon_as_scanning_begins(self, switch):
        switch.stop()
        assert switch.scanner.lit is None
        switch.window.menus.actions["scan"].trigger()
        assert switch.scanner.lit.key == targets_in(switch.window)[0].key

    def test_click_anywhere_takes_the_lit_target(self, switch):
        window = switch.window
        wanted = at.start_button(window, "new")
        while switch.scanner.lit is None or wanted not in lit_widgets(switch):
            switch.scanner.light_next()
        # The click is not on the lit button.
        for _ in range(5):
            if window.findChild(NewGameDialog) is not None:
                break
            QTest.mouseClick(
                window, Qt.MouseButton.LeftButton, pos=window.rect().bottomRight() - window.rect().center() / 50
            )
            settle()
            while switch.scanner.lit is not None and wanted not in lit_widgets(switch):
                switch.scanner.light_next()
        assert window.findChild(NewGameDialog).isVisible()

    def test_return_can_be_chosen_as_the_key(self, switch):
        window = switch.window
        window.menus.choice_action("scan_key", "return").trigger()
        switch.key = Qt.Key.Key_Return
        switch.take_widget(at.start_button(window, "new"))
        assert window.findChild(NewGameDialog).isVisible()

    def test_scanner_moves_on_at_the_chosen_pace(self, qtbot, switch):
        switch.window.menus.choice_action("scan_pace", "fast").trigger()
        assert switch.scanner.findChild(QTimer).interval() == SCAN_PACES["fast"]
        qtbot.waitUntil(lambda: switch.scanner.lit is not None, timeout=3000)
        first = switch.scanner.lit.key
        qtbot.waitUntil(lambda: switch.scanner.lit.key != first, timeout=3000)

    def test_menus_are_opened_and_an_entry_is_taken(self, switch):
        window = switch.window
        switch.take_widget(window.start_page.menu_button)
        assert QApplication.activePopupWidget() is window.menus.menus["main"]
        switch.take_named(window.menus.menus["view"].title())
        switch.take_named(window.menus.menus["theme"].title())
        switch.take_named(window.menus.choice_action("theme", "dark").text())
        settle()
        assert QApplication.activePopupWidget() is None
        assert at.theme(window).name == "dark"

    def test_groups_are_lit_again_after_two_rounds_without_a_press(self, switch):
        scanner = switch.scanner
        scanner.light_next()
        while not scanner.lit.children:
            scanner.light_next()
        group = scanner.lit
        scanner.take()
        inside = {child.key for child in group.children}
        lit_keys = []
        while scanner.lit.key in inside:
            lit_keys.append(scanner.lit.key)
            scanner.light_next()
        assert len(lit_keys) == 2 * len(inside)

    def test_hidden_target_is_not_taken(self, switch):
        self.light_new_game_button(switch).hide()
        switch.press()
        assert switch.window.findChild(NewGameDialog) is None

    def test_target_behind_a_dialog_is_not_taken(self, qtbot, switch):
        self.light_new_game_button(switch)
        dialog = QDialog(switch.window)
        dialog.open()
        qtbot.waitActive(dialog)
        switch.press()
        assert switch.window.findChild(NewGameDialog) is None
        dialog.close()

    def light_new_game_button(self, switch):
        """Lights the button for a new game; returns it."""
        button = at.start_button(switch.window, "new")
        scanner = switch.scanner
        while scanner.lit is None or scanner.lit.children or button not in lit_widgets(switch):
            if scanner.lit is not None and button in lit_widgets(switch):
                scanner.take()
            else:
                scanner.light_next()
        return button

    def test_each_lit_target_is_announced(self, switch, monkeypatch):
        announced = []
        monkeypatch.setattr(
            "haspelknecht_qt.ui.scanning.scanner.announce", lambda _root, words, **_: announced.append(words)
        )
        for _ in range(10):
            switch.scanner.light_next()
            assert announced[-1] == switch.scanner.lit.name() != ""

    def test_start_page_targets_are_unique_named_and_visible(self, switch):
        window = switch.window
        found = [leaf for target in targets_in(window) for leaf in leaves(target)]
        assert len({leaf.key for leaf in found}) == len(found)
        for leaf in found:
            assert leaf.name(), leaf.key
            assert window.frameGeometry().contains(leaf.rect().center()), leaf.name()


def lit_widgets(switch):
    window = switch.window
    ids = {leaf.key[1] for leaf in leaves(switch.scanner.lit) if leaf.key[0] != "close"}
    return [widget for widget in (at.start_button(window, "new"),) if id(widget) in ids]


@pytest.mark.parametrize("count", [1, 6, 7, 20, 36, 37, 300])
def test_groups_are_limited_in_size_and_lose_no_target(count):
    targets = [ScanTarget((number,), lambda: "", lambda: None) for number in range(count)]

    def check(level):
        assert len(level) <= GROUP_SIZE
        for target in level:
            assert len(target.children) != 1
            check(target.children)

    level = grouped(targets)
    check(level)
    assert [leaf.key for target in level for leaf in leaves(target)] == [target.key for target in targets]
