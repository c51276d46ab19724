"""View of the table: zoom, pan, fit and sharpness."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest

CTRL = Qt.KeyboardModifier.ControlModifier
PLAIN = Qt.KeyboardModifier.NoModifier


def test_fit_shows_the_whole_table(table) -> None:
    assert table.view.scale_factor == pytest.approx(1.0)
    table.view.resize(1600, 1000)
    assert table.view.scale_factor == pytest.approx(2.0)
    assert table.view.visible_rect().contains(table.scene.sceneRect())


def test_wheel_with_ctrl_zooms_around_the_pointer(player, table) -> None:
    before = player.at("tile.23")
    player.wheel(3, "tile.23", CTRL)
    assert table.view.zoom == pytest.approx(1.2**3)
    assert (player.at("tile.23") - before).manhattanLength() <= 4
    player.wheel(-10, "tile.23", CTRL)
    assert table.view.zoom == 1.0


def test_wheel_without_ctrl_does_not_zoom(player, table) -> None:
    player.wheel(3, "tile.23", PLAIN)
    assert table.view.zoom == 1.0


def test_keys_change_the_zoom(player, table) -> None:
    player.key(Qt.Key.Key_Plus)
    player.key(Qt.Key.Key_Plus)
    player.key(Qt.Key.Key_Minus)
    assert table.view.zoom == pytest.approx(1.2)
    player.key(Qt.Key.Key_0)
    assert table.view.zoom == 1.0


def test_zoom_has_limits(table) -> None:
    table.view.set_zoom(100)
    assert table.view.zoom == 6.0
    table.view.set_zoom(0.1)
    assert table.view.zoom == 1.0


@pytest.mark.parametrize("how", ["middle button", "space"])
def test_middle_button_or_space_pans_the_view(player, table, how) -> None:
    table.view.set_zoom(3)
    button = Qt.MouseButton.MiddleButton if how == "middle button" else Qt.MouseButton.LeftButton
    if how == "space":
        QTest.keyPress(table.view, Qt.Key.Key_Space)
    before = table.view.mapFromScene(QPointF(400, 200))
    QTest.mousePress(player.port, button, pos=QPoint(400, 200))
    QTest.mouseMove(player.port, QPoint(430, 190))
    QTest.mouseMove(player.port, QPoint(450, 180))
    QTest.mouseRelease(player.port, button, pos=QPoint(450, 180))
    if how == "space":
        QTest.keyRelease(table.view, Qt.Key.Key_Space)
    assert table.view.mapFromScene(QPointF(400, 200)) - before == QPoint(50, -20)
    assert player.moves == player.refusals == []


def test_escape_cancels_a_pan(player, table) -> None:
    table.view.set_zoom(3)
    before = table.view.mapFromScene(QPointF(400, 200))
    QTest.mousePress(player.port, Qt.MouseButton.MiddleButton, pos=QPoint(400, 200))
    QTest.mouseMove(player.port, QPoint(430, 190))
    player.key(Qt.Key.Key_Escape)
    assert table.view.mapFromScene(QPointF(400, 200)) == before


def test_resizing_keeps_the_zoom_and_the_middle(table) -> None:
    table.view.set_zoom(2)
    table.view.centerOn(QPointF(300, 200))
    table.view.resize(1600, 800)
    assert table.view.zoom == 2
    assert table.view.scale_factor == pytest.approx(4.0)
    middle = table.view.visible_rect().center()
    assert (middle - QPointF(300, 200)).manhattanLength() < 3


def test_repaint_uses_the_scale_of_the_view(table) -> None:
    ratios: list[float] = []
    table.scene.pixel_ratio_changed.connect(ratios.append)
    table.view.set_zoom(2)
    item = table.scene.pieces_of("cart")[0]
    assert item.pixmap().devicePixelRatio() == 1.0, "not while the scale is still changing"
    table.view.repaint_at_scale()
    assert item.pixmap().devicePixelRatio() == 2.0
    assert item.boundingRect().width() == pytest.approx(35)
    assert ratios == [2.0]
    table.view.repaint_at_scale()
    assert ratios == [2.0]


def test_held_piece_has_the_pixel_ratio_of_its_size(player, table) -> None:
    item = table.scene.pieces_of("cart")[-1]
    player.press("cart")
    assert item.pixmap().devicePixelRatio() == 1.25
    player.release("cart")
    player.wait()
    assert item.pixmap().devicePixelRatio() == 1.0


def test_drag_works_in_a_zoomed_view(player, table) -> None:
    table.view.set_zoom(1.3)
    player.drag("cart", "farmer")
    assert player.moves == ["cart to farmer"]
