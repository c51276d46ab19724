"""The hand-over: the table is covered until the next person is there."""

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QWidget

from haspelknecht_qt.games.haspelknecht import moves
from haspelknecht_qt.games.haspelknecht.model import Step
from haspelknecht_qt.ui.hand_over import PARTS, HandOver
from tests.ui.matches import at_step, legal, new_match, planning_match, play_at_random

NEWS = [("Year I, spring", "Jost takes 3 black disks"), ("Year I, summer", "Jost acquires 23 Ladder\nJost gains 2 VP")]


@pytest.fixture
def desk(qtbot, look):  # noqa: ARG001 - widgets want fonts
    """Something to cover: a button in the middle."""
    desk = QWidget()
    desk.resize(1000, 700)
    button = QPushButton("secret", desk)
    button.setGeometry(300, 200, 400, 300)
    qtbot.addWidget(desk)
    desk.show()
    return desk


@pytest.fixture
def cover(look, desk):
    return HandOver(look, desk)


def words(widget):
    """All that is written on a widget."""
    return "\n".join(label.text() for label in widget.findChildren(QLabel) if label.isVisible())


def test_it_is_hidden_until_it_is_wanted(cover):
    assert not cover.isVisible()


def test_it_names_the_person_and_tells_the_news(cover):
    cover.ask_for("Anna", "madder", NEWS)
    assert "Anna" in cover.headline.text()
    for heading, lines in NEWS:
        assert heading in words(cover)
        assert lines in words(cover)


def test_without_news_nothing_is_told(cover):
    cover.ask_for("Anna", "madder", NEWS)
    cover.ask_for("Jost", "woad", [])
    assert cover.news == []
    assert not cover.since.isVisible()


def test_only_the_last_news_are_told(cover):
    cover.ask_for("Anna", "madder", [(f"part {number}", "line") for number in range(20)])
    assert len(cover.news) == 2 * PARTS
    assert "part 19" in words(cover)
    assert "part 3" not in words(cover)


def test_nothing_below_can_be_clicked(desk, cover):
    pressed = []
    desk.findChild(QPushButton).clicked.connect(lambda: pressed.append(True))
    cover.ask_for("Anna", "madder", NEWS)
    for point in (QPoint(310, 210), QPoint(690, 490), QPoint(500, 240)):
        QTest.mouseClick(desk.childAt(point) or desk, Qt.MouseButton.LeftButton)
    assert not pressed


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
def test_one_key_takes_it(qtbot, cover, key):
    cover.ask_for("Anna", "madder", NEWS)
    with qtbot.waitSignal(cover.taken):
        QTest.keyClick(cover, key)


@pytest.mark.parametrize("key", [Qt.Key.Key_Escape, Qt.Key.Key_A, Qt.Key.Key_Tab])
def test_no_other_key_does(qtbot, cover, key):
    cover.ask_for("Anna", "madder", NEWS)
    with qtbot.assertNotEmitted(cover.taken):
        QTest.keyClick(cover, key)


def test_the_button_takes_it(qtbot, cover):
    cover.ask_for("Anna", "madder", NEWS)
    with qtbot.waitSignal(cover.taken):
        QTest.mouseClick(cover.button, Qt.MouseButton.LeftButton)


def test_it_speaks_another_language_at_once(cover):
    cover.ask_for("Anna", "madder", NEWS)
    cover.headline.setText("")
    QApplication.sendEvent(cover, QEvent(QEvent.Type.LanguageChange))
    assert "Anna" in cover.headline.text()


class TestInTheWindow:
    """R9: what is seen while plans are hidden."""

    @pytest.mark.rule("R9")
    def test_a_plan_is_covered_before_the_next_person_comes(self, window):
        window.begin(planning_match(planning="hidden"))
        window.sitting.controller.welcome()
        first = window.controller.viewer
        window.sitting.play(legal(window.controller.match, moves.Place))
        window.sitting.play(moves.CONFIRM)
        assert window.hand_over.isVisible()
        assert window.controller.viewer != first
        window.hand_over.taken.emit()
        assert not window.hand_over.isVisible()
        assert not any(any(plan) for plan in window.controller.state.players[first].plan)

    def test_the_news_hold_no_secret(self, window):
        window.begin(planning_match(planning="hidden"))
        window.sitting.controller.welcome()
        window.sitting.play(legal(window.controller.match, moves.Place))
        window.sitting.play(moves.CONFIRM)
        told = window.sitting.news(window.controller.viewer)
        placed = [lines for _, lines in told if "Coal-digger" in lines or "Farmer" in lines]
        assert placed == []

    def test_open_planning_needs_no_hand_over(self, window):
        window.begin(planning_match())
        window.sitting.play(moves.CONFIRM)
        assert not window.hand_over.isVisible()

    def test_a_new_match_is_not_covered_by_the_old_one(self, window):
        window.begin(planning_match(planning="hidden"))
        assert window.hand_over.isVisible()
        window.begin(play_at_random(new_match(), at_step(Step.FIRST_TAKING)))
        assert not window.hand_over.isVisible()
