"""Hand-over: the table is covered until the next person takes the screen."""

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QWidget

from haspelknecht_qt.core.game import Seat
from haspelknecht_qt.ui.match.hand_over import HandOverScreen, RecentEventLines
from tests.core.toy import Confirm, Place
from tests.toy.playing import new_match, planning_match
from tests.toy.texts import TEXTS
from tests.ui import at_window as at
from tests.ui.widgets import repeat_key

pytestmark = pytest.mark.usefixtures("only_toy")

ANNA, JOST = Seat("Anna", "madder"), Seat("Jost", "woad")
RECENT = [
    RecentEventLines("Year I, spring", JOST, ("Jost takes 3 black disks",)),
    RecentEventLines("Year I, spring", None, ("Turn order: Anna, Jost",)),
    RecentEventLines("Year I, summer", JOST, ("Jost acquires 23 Ladder", "Jost gains 2 VP")),
]


def hand_over(cover, seat=ANNA, recent_events=RECENT, *, secret=False):
    hand_over_notice = TEXTS.prompts.hand_over_notice(None) if secret else ""
    cover.call_person(seat, "Year I, summer: planning", recent_events, hand_over_notice)


@pytest.fixture
def workspace(qtbot, look):  # noqa: ARG001 - widgets need fonts
    """Widget below the cover, with a button in the middle."""
    workspace = QWidget()
    workspace.resize(1000, 700)
    button = QPushButton("secret", workspace)
    button.setGeometry(300, 200, 400, 300)
    qtbot.addWidget(workspace)
    workspace.show()
    return workspace


@pytest.fixture
def cover(look, workspace):
    return HandOverScreen(look, workspace)


def visible_text(widget):
    """Visible text of all labels of a widget."""
    return "\n".join(label.text() for label in widget.findChildren(QLabel) if label.isVisible())


def test_cover_keeps_the_keyboard_focus(cover, workspace, qtbot):
    below = workspace.findChild(QPushButton, options=Qt.FindChildOption.FindDirectChildrenOnly)
    hand_over(cover)
    qtbot.waitUntil(lambda: workspace.focusWidget() is cover)
    for _ in range(3):
        QTest.keyClick(workspace.focusWidget(), Qt.Key.Key_Tab)
        assert workspace.focusWidget() in {cover, cover.button}
    workspace.activateWindow()
    qtbot.waitUntil(workspace.isActiveWindow)
    below.setFocus()
    assert workspace.focusWidget() is cover
    cover.hide()
    below.setFocus()
    assert workspace.focusWidget() is below


def test_hidden_cover_gives_the_keyboard_focus_away(cover, workspace, qtbot):
    workspace.activateWindow()
    qtbot.waitUntil(workspace.isActiveWindow)
    hand_over(cover)
    cover.hide()
    focus = workspace.focusWidget()
    assert focus is not cover
    assert not cover.isAncestorOf(focus)


def test_cover_is_hidden_at_first(cover):
    assert not cover.isVisible()


def test_cover_names_the_person_and_lists_recent_events(cover):
    hand_over(cover)
    assert "Anna" in cover.headline.text()
    assert cover.banner.colour == "madder"
    for recent_events in RECENT:
        assert recent_events.period in visible_text(cover)
        assert "\n".join(recent_events.lines) in visible_text(cover)


def test_cover_names_each_season_once(cover):
    hand_over(cover)
    assert visible_text(cover).count("Year I, spring") == 1


def test_cover_asks_others_to_look_away_if_plans_are_secret(cover):
    hand_over(cover)
    assert cover.position_line.text() == "Year I, summer: planning"
    hand_over(cover, secret=True)
    assert "Look away" in cover.position_line.text()


def test_cover_has_no_heading_without_recent_events(cover):
    hand_over(cover)
    hand_over(cover, JOST, [])
    assert "Ladder" not in visible_text(cover)
    assert not cover.since_heading.isVisible()


def test_long_list_of_events_scrolls_by_key_and_keeps_the_button_visible(qtbot, workspace, cover):
    hand_over(cover, recent_events=[RecentEventLines(f"season {number}", JOST, ("line",) * 6) for number in range(20)])
    bar = cover.recent_events.verticalScrollBar()
    qtbot.waitUntil(lambda: bar.maximum() > 0)
    assert workspace.rect().contains(cover.button.mapTo(workspace, cover.button.rect().bottomRight()))
    QTest.keyClick(cover, Qt.Key.Key_PageDown)
    first = bar.value()
    QTest.keyClick(cover, Qt.Key.Key_Down)
    assert 0 < first < bar.value()


def test_short_list_of_events_has_no_scroll_bar(cover):
    hand_over(
        cover,
        recent_events=[
            RecentEventLines("season", JOST, ("a long line of words that has to be told in more than one line " * 3,))
        ],
    )
    QApplication.processEvents()
    assert cover.recent_events.verticalScrollBar().maximum() == 0


def test_cover_resizes_with_the_window_and_stays_on_top(workspace, cover):
    hand_over(cover)
    workspace.resize(1200, 800)
    workspace.findChild(QPushButton).raise_()
    cover.raise_above_all()
    assert cover.geometry() == workspace.rect()
    assert workspace.childAt(QPoint(310, 210)) in (cover, *cover.findChildren(QWidget))


def test_widgets_below_the_cover_get_no_clicks(workspace, cover):
    pressed = []
    workspace.findChild(QPushButton).clicked.connect(lambda: pressed.append(True))
    hand_over(cover)
    for point in (QPoint(310, 210), QPoint(690, 490), QPoint(500, 240)):
        QTest.mouseClick(workspace.childAt(point) or workspace, Qt.MouseButton.LeftButton)
    assert not pressed


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
def test_enter_and_space_confirm(qtbot, cover, key):
    hand_over(cover)
    with qtbot.waitSignal(cover.confirmed):
        QTest.keyClick(cover, key)


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
def test_held_key_does_not_confirm(qtbot, cover, key):
    hand_over(cover)
    with qtbot.assertNotEmitted(cover.confirmed):
        repeat_key(cover, key)
        repeat_key(cover.button, key)


@pytest.mark.parametrize("key", [Qt.Key.Key_Escape, Qt.Key.Key_A, Qt.Key.Key_Tab])
def test_other_keys_do_not_confirm(qtbot, cover, key):
    hand_over(cover)
    with qtbot.assertNotEmitted(cover.confirmed):
        QTest.keyClick(cover, key)


def test_button_confirms(qtbot, cover):
    hand_over(cover)
    with qtbot.waitSignal(cover.confirmed):
        QTest.mouseClick(cover.button, Qt.MouseButton.LeftButton)


def test_language_change_retranslates_the_cover(cover):
    hand_over(cover)
    cover.headline.setText("")
    QApplication.sendEvent(cover, QEvent(QEvent.Type.LanguageChange))
    assert "Anna" in cover.headline.text()


class TestInTheWindow:
    """Hand-over in the window, with secret plans."""

    def test_plan_is_covered_until_the_next_person_confirms(self, window):
        window.begin(planning_match())
        window.session.controller.confirm_handover()
        first = window.controller.viewer
        window.session.play(Place(1))
        window.session.play(Confirm())
        assert at.hand_over(window).isVisible()
        assert window.controller.viewer != first
        at.hand_over(window).confirmed.emit(False)
        assert not at.hand_over(window).isVisible()
        assert not window.controller.state.plans[first]

    def test_undo_and_redo_do_not_lift_the_cover(self, window):
        match = planning_match()
        match.play(Place(1))
        window.begin(match)
        for action in ("undo", "restart", "redo"):
            at.trigger(window, action)
            assert at.hand_over(window).isVisible()
            assert match.log[-1] == Place(1)
        assert not at.actions(window)["undo"].isEnabled()
        at.take_seat(window)
        assert at.actions(window)["undo"].isEnabled()

    @pytest.mark.parametrize("action", ["log", "rules", "current_rule"])
    def test_keys_turn_no_page_below_the_cover(self, window, action):
        window.begin(planning_match())
        assert at.hand_over(window).isVisible()
        before = at.panel(window).page_key
        at.trigger(window, action)
        assert at.panel(window).page_key == before
        at.take_seat(window)
        at.trigger(window, action)
        assert at.panel(window).page_key == ("rules" if action == "current_rule" else action)

    def test_table_has_the_keyboard_focus_after_the_confirmation(self, window, qtbot):
        window.activateWindow()
        qtbot.waitUntil(window.isActiveWindow)
        window.begin(planning_match())
        QTest.keyClick(window.focusWidget(), Qt.Key.Key_Return)
        assert not at.hand_over(window).isVisible()
        assert window.focusWidget() is at.view(window)
        assert QApplication.focusWidget() is at.view(window)

    def test_no_element_of_the_table_has_the_focus_after_the_confirmation(self, window, qtbot):
        """Qt passes the focus of a hidden widget on as with Tab. The table still has the moves of the last person."""
        window.activateWindow()
        qtbot.waitUntil(window.isActiveWindow)
        window.begin(planning_match())
        QTest.keyClick(window.focusWidget(), Qt.Key.Key_Return)
        window.session.play(Place(1))
        window.session.play(Confirm())
        assert at.hand_over(window).isVisible()
        QTest.mouseClick(at.hand_over(window).button, Qt.MouseButton.LeftButton)
        assert QApplication.focusWidget() is at.view(window)
        assert at.inner_table(window).keyboard.element is None

    @pytest.mark.parametrize("by_button", [False, True])
    def test_focus_returns_to_the_moves_after_a_confirmation_by_key(self, window, qtbot, by_button):
        window.activateWindow()
        qtbot.waitUntil(window.isActiveWindow)
        window.begin(planning_match())
        QTest.keyClick(window.focusWidget(), Qt.Key.Key_Return)
        at.trigger(window, "moves")
        window.session.play(Place(1))
        window.session.play(Confirm())
        assert at.hand_over(window).isVisible()
        if by_button:
            QTest.keyClick(window.focusWidget(), Qt.Key.Key_Tab)
        QTest.keyClick(window.focusWidget(), Qt.Key.Key_Return)
        assert QApplication.focusWidget() is at.moves_page(window).field
        QTest.keyClick(window.focusWidget(), Qt.Key.Key_Down)
        assert at.moves_page(window).list.currentIndex().isValid()

    def test_an_element_of_the_table_has_the_focus_after_a_confirmation_by_key(self, window, qtbot):
        window.activateWindow()
        qtbot.waitUntil(window.isActiveWindow)
        window.begin(planning_match())
        QTest.keyClick(window.focusWidget(), Qt.Key.Key_Return)
        table = at.inner_table(window)
        assert table.keyboard.element in table.selection.next_elements()

    def test_recent_events_do_not_reveal_plans(self, window):
        window.begin(planning_match())
        window.session.controller.confirm_handover()
        window.session.play(Place(1))
        window.session.play(Confirm())
        recent = window.session.recent_events(window.controller.viewer)
        lines = [line for recent_events in recent for line in recent_events.lines]
        assert not [line for line in lines if "Worker" in line]

    def test_single_person_among_bots_gets_no_hand_over(self, qtbot, window):
        window.settings.always_hands_over = True
        window.begin(new_match("pb"))
        qtbot.waitUntil(lambda: window.controller.may_play)
        assert not at.hand_over(window).isVisible()

    def test_new_match_removes_the_cover_of_the_old_match(self, window):
        window.begin(planning_match())
        assert at.hand_over(window).isVisible()
        window.begin(planning_match("pb"))
        assert not at.hand_over(window).isVisible()
