"""20 000 repaints and as many mouse moves.

A binding that loses a reference at every Python override that returns None ends the process long before.
"""

from __future__ import annotations

from PySide6.QtCore import QRect
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

TIMES = 20_000


def test_20_000_repaints(player, table) -> None:
    class Painted(QWidget):
        """A bare paintEvent: the override that goes wrong first."""

        count = 0

        def paintEvent(self, _event) -> None:
            self.count += 1

    painted = Painted(table.view)
    painted.setGeometry(0, 0, 4, 4)
    painted.show()
    player.carry("cart", "farmer")
    for _ in range(TIMES):
        painted.repaint()
        player.port.repaint(QRect(150, 60, 40, 40))
    assert painted.count >= TIMES
    player.release("farmer")
    assert player.moves == ["cart to farmer"]


def test_20_000_moves_of_the_mouse(player, table) -> None:
    player.press("cart")
    way = [player.at(place.id) for place in table.scene.places]
    for number in range(TIMES):
        QTest.mouseMove(player.port, way[number % len(way)])
    player.move("farmer")
    player.release("farmer")
    assert player.moves == ["cart to farmer"]
