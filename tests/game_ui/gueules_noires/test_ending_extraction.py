"""End of an extraction: the button states the lost work steps, and a larger loss needs a confirmation."""

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QAccessible, QAccessibleActionInterface, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from haspelknecht_qt.games.gueules_noires import moves
from haspelknecht_qt.games.gueules_noires.state import Step
from tests.game_ui.gueules_noires.test_window import new_match
from tests.games.gueules_noires.table import GAME
from tests.ui import at_window as at
from tests.ui.mouse import LEFT, MousePlayer, messages, settle

CTRL = Qt.KeyboardModifier.ControlModifier
CAGE = ("cage 4", "cage 3")
PRESSED = 200
"""Maximum time for which a button pressed by a screen reader stays down, in milliseconds."""
KEEP, END = 0, 1
"""Places of the answers to the confirmation, from left to right."""


def begin(window, left):
    """Puts a match on the table in the middle of an extraction with this number of work steps left."""
    match = new_match()
    while match.state.step is not Step.PLACE:
        match.play(GAME.legal_moves(match.state)[0])
    match.play(GAME.read_move("place extraction-10"))
    for turn in range(10 - left):
        match.play(GAME.read_move(CAGE[turn % 2]))
    window.begin(match)
    settle()
    return match


def end_button(window):
    (button,) = at.prompt_buttons(window)
    return button


def has_ended(match):
    return match.state.step is not Step.EXTRACT


def press_as_screen_reader(button):
    """Presses a button as a screen reader does, by its accessible action."""
    interface = QAccessible.queryAccessibleInterface(button)
    interface.actionInterface().doAction(QAccessibleActionInterface.pressAction())
    # Qt shows the button pressed for 0.1 seconds, and only then clicks it.
    QTest.qWait(PRESSED)


def by_mouse(window):
    MousePlayer(window).press_button("stop")


def by_key(window):
    # After a dialog, a window manager would do this.
    window.activateWindow()
    settle()
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return, CTRL)


def by_list(window):
    panel = at.moves_page(window)
    (row,) = [row for row in panel.list.rows.rows if row.value == moves.STOP]
    panel.field.setFocus()
    panel.field.clear()
    QTest.keyClicks(panel.field, row.key)
    QTest.keyClick(panel.field, Qt.Key.Key_Return)


def by_screen_reader(window):
    press_as_screen_reader(end_button(window))


WAYS = (by_mouse, by_key, by_list, by_screen_reader)


@pytest.mark.parametrize("left", [10, 3])
@pytest.mark.parametrize("end", WAYS)
def test_large_loss_of_work_steps_needs_a_confirmation(window, end, left):
    match = begin(window, left)
    end(window)
    settle()
    (question,) = messages(window)
    assert str(left) in question.headline.text()
    assert not has_ended(match)
    question.buttons[KEEP].click()
    settle()
    assert not messages(window)
    assert not has_ended(match)
    end(window)
    settle()
    messages(window)[0].buttons[END].click()
    settle()
    assert has_ended(match)
    assert moves.STOP in match.log


@pytest.mark.parametrize("left", [2, 1])
@pytest.mark.parametrize("end", WAYS)
def test_small_loss_of_work_steps_needs_no_confirmation(window, end, left):
    match = begin(window, left)
    end(window)
    settle()
    assert not messages(window)
    assert has_ended(match)


def test_end_button_states_the_lost_work_steps(window):
    begin(window, 4)
    assert end_button(window).text() == "End mining: lose 4 work steps"
    window.session.play(GAME.read_move("cage 1"))
    assert end_button(window).text() == "End mining: lose 3 work steps"
    assert QAccessible.queryAccessibleInterface(end_button(window)).text(QAccessible.Text.Name) == (
        "End mining: lose 3 work steps"
    )


def test_confirmation_is_answered_by_mouse(window):
    match = begin(window, 5)
    by_mouse(window)
    settle()
    QTest.mouseClick(messages(window)[0].buttons[END], LEFT)
    settle()
    assert has_ended(match)


def test_confirmation_is_answered_by_keyboard(window):
    match = begin(window, 5)
    by_key(window)
    settle()
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Escape)
    settle()
    assert not messages(window)
    assert not has_ended(match)
    by_key(window)
    settle()
    messages(window)[0].buttons[END].setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
    settle()
    assert has_ended(match)


@pytest.mark.parametrize("modifier", [Qt.KeyboardModifier.NoModifier, CTRL])
def test_second_press_of_enter_keeps_mining(window, modifier):
    match = begin(window, 5)
    by_key(window)
    settle()
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return, modifier)
    settle()
    assert not has_ended(match)


@pytest.mark.parametrize("modifier", [Qt.KeyboardModifier.NoModifier, CTRL])
def test_held_key_does_not_answer_the_confirmation(window, modifier):
    match = begin(window, 5)
    by_key(window)
    settle()
    held = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Return, modifier, "\r", autorep=True)
    QApplication.sendEvent(QApplication.focusWidget(), held)
    settle()
    assert len(messages(window)) == 1
    assert not has_ended(match)


def test_confirmation_is_answered_by_screen_reader(window):
    match = begin(window, 5)
    by_screen_reader(window)
    question = messages(window)[0]
    read = QAccessible.queryAccessibleInterface(question)
    assert read.text(QAccessible.Text.Name) == "End mining with 5 work steps left?"
    names = [QAccessible.queryAccessibleInterface(button).text(QAccessible.Text.Name) for button in question.buttons]
    assert names == ["Keep mining", "End mining"]
    press_as_screen_reader(question.buttons[END])
    assert has_ended(match)


def test_confirmation_closes_with_the_match(window):
    begin(window, 5)
    by_mouse(window)
    settle()
    window.show_start()
    settle()
    assert not messages(window)


def test_move_shown_by_a_lesson_needs_no_confirmation(window):
    match = begin(window, 5)
    window.session.play(moves.STOP)
    assert not messages(window)
    assert has_ended(match)
