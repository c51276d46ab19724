"""A game of two persons by keyboard alone, from the start page to the second year; in the long form, to the end."""

from collections import Counter

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QDialog

from haspelknecht_qt.core.rng import Generator
from haspelknecht_qt.games.haspelknecht import moves
from haspelknecht_qt.ui.contracts import TakeBack
from tests.game_ui.haspelknecht.test_game_by_mouse import choose
from tests.ui import at_window as at
from tests.ui.keyboard import KeyboardPlayer
from tests.ui.matches import planning_match

SEED = "35"


def set_up(window, keys):
    """Sets up two persons, the French rules and a seed by Tab, arrows and Enter alone."""
    keys.tab_to(at.start_button(window, "new"))
    keys.press(Qt.Key.Key_Return)
    dialog = window.findChild(QDialog)
    assert dialog.isVisible()
    keys.tab_to(dialog.seed)
    keys.press(Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    keys.type(SEED)
    keys.tab_to(dialog.seat_count)
    for _ in range(4):
        keys.press(Qt.Key.Key_Left)
    for row, name in zip(dialog.seats.rows, ("Anna", "Henrik"), strict=False):
        keys.tab_to(row.name)
        keys.press(Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
        keys.type(name)
        keys.tab_to(row.kind)
        keys.press(Qt.Key.Key_Space)
        keys.press(Qt.Key.Key_Left)
    keys.tab_to(at.rulebooks(dialog))
    while not at.rulebooks(dialog).cards["french"].isChecked():
        keys.press(Qt.Key.Key_Right)
    keys.tab_to(dialog.start_button)
    keys.press(Qt.Key.Key_Return)


def come_back(qtbot, window):
    """Activates the window after a dialog and waits for its focus. Without a screen no window manager does it."""
    window.activateWindow()
    qtbot.waitUntil(lambda: QApplication.focusWidget() is not None and QApplication.focusWidget().window() is window)


def play_by_keyboard(qtbot, window, until):
    """Sets up a game and plays until `until` holds for the match. Returns the match and its counts of moves."""
    qtbot.waitActive(window)
    keys = KeyboardPlayer(window)
    set_up(window, keys)
    come_back(qtbot, window)
    assert keys.focus is at.view(window)
    match = at.match(window)
    assert [seat.name for seat in match.seats] == ["Anna", "Henrik"]
    assert all(seat.is_person for seat in match.seats)
    assert match.seed == int(SEED)
    move_counts = Counter()
    turn = 0
    while not until(match):
        path, move = choose(window.controller.moves, Generator(33, turn))
        ply = match.ply
        way = turn % 3
        if way == 2:
            keys.play_by_typing(move)
        else:
            keys.play_on_table(path, by_arrows=way == 1, key=Qt.Key.Key_Return if turn % 2 else Qt.Key.Key_Space)
        assert match.ply > ply, f"{path} did not play {move}"
        assert match.log[ply] == move
        move_counts[type(move).__name__] += 1
        turn += 1
    return match, move_counts


def test_a_year_can_be_played_by_keyboard(qtbot, window):
    match, move_counts = play_by_keyboard(qtbot, window, lambda match: match.state.year == 2)
    assert not match.is_over
    assert {"Take", "Place", "Confirm", "Activate", "Store"} <= set(move_counts)


@pytest.mark.long
def test_a_whole_game_can_be_played_by_keyboard(qtbot, window):
    _, move_counts = play_by_keyboard(qtbot, window, lambda match: match.is_over)
    at.wait_for_result(qtbot, window)
    assert {"Take", "Place", "Confirm", "Activate", "Acquire", "Reel", "Store"} <= set(move_counts)
    # The final scoring is left by keyboard, too.
    qtbot.waitActive(at.result(window))
    KeyboardPlayer(window).press(Qt.Key.Key_Escape)
    come_back(qtbot, window)


def test_escape_cancels_the_selection(qtbot, window):
    window.begin(planning_match())
    qtbot.waitActive(window)
    keys = KeyboardPlayer(window)
    table = at.tree(window).table
    start = next(path for path, move in window.controller.moves if isinstance(move, moves.Place))[0]
    keys.tab_to_element(start)
    keys.press(Qt.Key.Key_Return)
    assert table.selection.path == (start,)
    assert keys.element in table.selection.next_elements()
    keys.press(Qt.Key.Key_Escape)
    assert table.selection.path == ()
    assert keys.element == start


def test_a_piece_is_taken_back_by_keyboard(qtbot, window):
    window.begin(planning_match())
    qtbot.waitActive(window)
    keys = KeyboardPlayer(window)
    place = next(move for _, move in window.controller.moves if isinstance(move, moves.Place))
    keys.play_by_typing(place)
    path = next(path for path, move in window.controller.moves if isinstance(move, TakeBack))
    ply = at.match(window).ply
    keys.play_on_table(path, by_arrows=False, key=Qt.Key.Key_Return)
    assert at.match(window).ply == ply - 1


def test_arrow_keys_reach_every_element_of_the_table(qtbot, window):
    window.begin(planning_match("pppp"))
    qtbot.waitActive(window)
    keys = KeyboardPlayer(window)
    keys.go_to_table()
    keys.press(Qt.Key.Key_Down)
    stops = at.tree(window).table.scene.focus_stops()
    unreachable = [stop.element for stop in stops if keys.way_to(stop.element) is None]
    assert unreachable == []
