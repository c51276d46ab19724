"""Touch on the table: taps, drags, two fingers, and a long press."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, QPointF
from PySide6.QtTest import QTest

from tests.touching import Finger


class TooltipRecorder(QObject):
    """Records the requests for tooltips."""

    def __init__(self, viewport) -> None:
        super().__init__()
        self.tooltips: list[QPoint] = []
        viewport.installEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip:
            self.tooltips.append(event.pos())
            return True
        return False


class PressTaker(QObject):
    """Takes all presses, as the link of a note does."""

    def __init__(self, viewport) -> None:
        super().__init__()
        self.presses = 0
        viewport.installEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        is_press = event.type() == QEvent.Type.MouseButtonPress
        self.presses += is_press
        return is_press


@pytest.fixture
def finger(table, player):  # noqa: ARG001 - the player shows the table
    return Finger(table.view.viewport())


@pytest.fixture
def hold(qapp, monkeypatch):  # noqa: ARG001 - the style hints belong to the application
    """Holds the finger still for a long press, which is made short."""
    qapp.styleHints().setMousePressAndHoldInterval(20)
    yield lambda: QTest.qWait(60)
    qapp.styleHints().setMousePressAndHoldInterval(-1)


def test_tap_works_like_a_click(player, finger) -> None:
    finger.tap(player.at("hook"))
    assert player.moves == ["hook"]


def test_finger_drags_a_piece(player, finger) -> None:
    finger.drag(player.at("cart"), player.at("farmer"))
    assert player.moves == ["cart to farmer"]


def test_hover_ends_when_the_finger_is_lifted(player, finger) -> None:
    finger.tap(player.at("box"))
    assert ("box",) in player.hovers
    assert player.hovers[-1] == ()


def test_two_fingers_zoom_around_the_point_between_them(table, finger) -> None:
    between = QPoint(400, 200)
    fixed = table.view.mapToScene(between)
    finger.pinch([QPoint(350, 200), QPoint(450, 200)], [QPoint(250, 200), QPoint(550, 200)])
    assert table.view.zoom == pytest.approx(3)
    assert (table.view.mapFromScene(fixed) - between).manhattanLength() <= 4
    finger.pinch([QPoint(250, 200), QPoint(550, 200)], [QPoint(390, 200), QPoint(410, 200)])
    assert table.view.zoom == 1.0
    assert table.view.visible_rect().contains(table.scene.sceneRect())


def test_two_fingers_move_the_table(table, finger) -> None:
    table.view.set_zoom(3)
    before = table.view.mapFromScene(QPointF(400, 200))
    finger.pinch([QPoint(300, 200), QPoint(400, 200)], [QPoint(340, 180), QPoint(440, 180)])
    assert table.view.zoom == pytest.approx(3)
    assert table.view.mapFromScene(QPointF(400, 200)) - before == QPoint(40, -20)


def test_second_finger_cancels_the_drag_of_the_first(table, player, finger) -> None:
    at = player.at("cart")
    finger.send(press=[at])
    finger.send(move=[at + QPoint(0, 60)])
    assert table.selection.is_holding
    finger.send(move=[at + QPoint(0, 60)], press_also=[QPoint(500, 300)])
    assert table.selection.path == ()
    finger.send(release=[at, QPoint(500, 300)])
    assert player.moves == []
    assert player.refusals == []


def test_a_long_press_shows_the_tooltip_and_chooses_nothing(table, player, finger, hold) -> None:
    recorder = TooltipRecorder(player.port)
    at = player.at("hook")
    finger.send(press=[at])
    hold()
    assert recorder.tooltips == [at]
    finger.send(release=[at])
    assert player.moves == []
    assert table.selection.path == ()
    finger.tap(at)
    assert player.moves == ["hook"]


def test_piece_can_be_dragged_after_a_long_press(player, finger, hold) -> None:
    start, end = player.at("cart"), player.at("farmer")
    finger.send(press=[start])
    hold()
    finger.send(move=[end])
    finger.send(release=[end])
    assert player.moves == ["cart to farmer"]


@pytest.fixture
def crowds(table):
    """Crowds of elements that were tapped. A finger needs more room than there is between the disks."""
    table.view.set_min_hit_size(90)
    found: list[list[str]] = []
    table.touch.crowd_tapped.connect(lambda elements, _: found.append(elements))
    return found


def test_tap_on_elements_close_together_reports_them_all(table, player, finger, crowds) -> None:
    finger.tap(player.at("pool.A.brown"))
    assert crowds == [["pool.A.brown", "pool.A.black"]]
    assert table.selection.path == ()
    assert player.moves == []


def test_tap_on_a_note_over_elements_close_together_chooses_none_of_them(table, player, finger, crowds) -> None:
    note = PressTaker(table.view.viewport())
    finger.tap(player.at("pool.A.brown"))
    assert note.presses == 1
    assert crowds == []
    assert table.selection.path == ()


def test_elements_close_together_can_be_dragged(player, finger, crowds) -> None:
    finger.drag(player.at("pool.A.black"), player.at("cart"))
    assert player.moves == ["take black"]
    assert crowds == []


def test_tap_with_a_small_hit_area_chooses_at_once(table, player, finger, crowds) -> None:
    table.view.set_min_hit_size(24)
    finger.tap(player.at("pool.A.brown"))
    assert table.selection.path == ("pool.A.brown",)
    assert crowds == []
