"""Touch in the window: zoom, beginning a match, long presses, small buttons and scrolling."""

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QTextBrowser, QToolTip

from haspelknecht_qt.ui.setup.dialog import NewGameDialog
from tests.touching import Finger
from tests.ui import at_window as at
from tests.ui.matches import planning_match
from tests.ui.mouse import LEFT, settle


@pytest.mark.usefixtures("only_toy")
def test_fit_button_appears_after_a_pinch_and_resets_the_zoom(window):
    begin_by_touch(window)
    view, button = at.view(window), at.prompt(window).fit_button
    assert not button.isVisible()
    centre = QPoint(300, 120)
    Finger(view.viewport()).pinch(
        [centre - QPoint(60, 0), centre + QPoint(60, 0)], [centre - QPoint(120, 0), centre + QPoint(120, 0)]
    )
    assert view.zoom == pytest.approx(2)
    assert button.isVisible()
    assert button.accessibleName()
    Finger(button).tap()
    assert view.zoom == 1
    assert not button.isVisible()


def begin_by_touch(window):
    """Begins a match from the start page."""
    Finger(at.start_button(window, "new")).tap()
    dialog = window.findChild(NewGameDialog)
    assert dialog.isVisible()
    Finger(dialog.start_button).tap()
    settle()
    if at.hand_over(window).isVisible():
        Finger(at.hand_over(window).button).tap()
        settle()
    assert at.match(window) is not None


@pytest.fixture
def hold(qapp):
    """Holds the finger still for a long press, which is made short."""
    qapp.styleHints().setMousePressAndHoldInterval(20)
    yield lambda: QTest.qWait(60)
    qapp.styleHints().setMousePressAndHoldInterval(-1)


@pytest.fixture
def touched(qtbot, window):
    """The active window."""
    qtbot.waitActive(window)
    return window


@pytest.mark.usefixtures("only_toy")
class TestBesideTheTable:
    def test_a_long_press_shows_the_tooltip_and_presses_nothing(self, touched, hold):
        button = touched.start_page.menu_button
        assert button.toolTip()
        finger = Finger(button)
        finger.send(press=[button.rect().center()])
        hold()
        assert QToolTip.isVisible()
        finger.send(release=[button.rect().center()])
        assert not touched.menus.menus["main"].isVisible()
        assert not button.isDown()
        finger.tap()
        assert touched.menus.menus["main"].isVisible()
        touched.menus.menus["main"].close()

    def test_long_press_presses_a_button_without_a_tooltip(self, touched, hold):
        button = at.start_button(touched, "new")
        assert not button.toolTip()
        finger = Finger(button)
        finger.send(press=[button.rect().center()])
        hold()
        finger.send(release=[button.rect().center()])
        assert touched.findChild(NewGameDialog).isVisible()

    def test_a_touch_just_beside_a_small_button_counts_for_the_button(self, touched):
        Finger(touched).tap(self.point_below_menu_button(touched))
        assert touched.menus.menus["main"].isVisible()
        touched.menus.menus["main"].close()

    def test_mouse_click_just_beside_a_small_button_is_ignored(self, touched):
        QTest.mouseClick(touched, LEFT, pos=self.point_below_menu_button(touched))
        assert not touched.menus.menus["main"].isVisible()

    def point_below_menu_button(self, window):
        """A point just below a button that is lower than 44 pixels."""
        at.choose(window, "text_size", "1.15")
        settle()
        button = window.start_page.menu_button
        point = button.mapTo(window, QPoint(button.width() // 2, button.height() + 3))
        assert window.childAt(point) is not button
        return point


def test_a_finger_scrolls_a_text(touched):
    begin_by_touch(touched)
    touched.turn_to_page("rules")
    settle()
    text = next(text for text in touched.findChildren(QTextBrowser) if text.isVisible())
    start = text.viewport().rect().center()
    Finger(text.viewport()).drag(start, start - QPoint(0, 120))
    assert text.verticalScrollBar().value() > 20
    assert not text.textCursor().hasSelection()


def test_scrolling_a_list_by_finger_chooses_nothing(qtbot, touched):
    touched.begin(planning_match("pp"))
    settle()
    rows = at.moves_page(touched).list
    touched.turn_to_page("moves")
    # Few rows would have nothing to scroll.
    rows.setFixedHeight(130)
    settle()
    ply = at.match(touched).ply
    assert rows.verticalScrollBar().maximum() > 50
    Finger(rows.viewport()).drag(QPoint(100, 115), QPoint(100, 15))
    qtbot.waitUntil(lambda: rows.verticalScrollBar().value() > 20)
    assert at.match(touched).ply == ply
