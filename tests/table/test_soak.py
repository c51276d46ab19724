"""Soak test of 5 000 repaints and as many mouse moves, or 20 000 in its long form.

A binding that loses a reference at every Python override that returns None ends the process after some 2 500.
"""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

TIMES = pytest.mark.parametrize("times", [5_000, pytest.param(20_000, marks=pytest.mark.long)])


@TIMES
def test_repaints_lose_no_references(player, table, times) -> None:
    class Painted(QWidget):
        """A bare paintEvent: the override that goes wrong first."""

        count = 0

        def paintEvent(self, _event) -> None:
            self.count += 1

    painted = Painted(table.view)
    painted.setGeometry(0, 0, 4, 4)
    painted.show()
    player.carry("cart", "farmer")
    for _ in range(times):
        painted.repaint()
        player.port.repaint(QRect(150, 60, 40, 40))
    assert painted.count >= times
    player.release("farmer")
    assert player.moves == ["cart to farmer"]


@TIMES
def test_mouse_moves_lose_no_references(player, table, times) -> None:
    player.press("cart")
    points = [player.at(place.id) for place in table.scene.places]
    for number in range(times):
        QTest.mouseMove(player.port, points[number % len(points)])
    player.move("farmer")
    player.release("farmer")
    assert player.moves == ["cart to farmer"]
