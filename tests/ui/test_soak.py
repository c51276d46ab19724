"""Repaints of the window's table with a whole position: 5 000, in the long form 20 000.

A binding may lose a reference in every Python override that returns None. The process then ends after some 2 500.
"""

import pytest
from PySide6.QtCore import QRect
from PySide6.QtWidgets import QApplication

from tests.toy.playing import planning_match
from tests.ui import at_window as at
from tests.ui.mouse import MousePlayer
from tests.ui.toy_window import begin

pytestmark = pytest.mark.usefixtures("only_toy")

TIMES = pytest.mark.parametrize("times", [5_000, pytest.param(20_000, marks=pytest.mark.long)])


@TIMES
def test_repaints_of_the_table_lose_no_references(window, times):
    begin(window, planning_match())
    QApplication.processEvents()
    hands = MousePlayer(window)
    corner = hands.at("plan.2", pieces=False)
    for _ in range(times):
        hands.port.repaint(QRect(corner.x() - 20, corner.y() - 20, 40, 40))
    for _ in range(times // 2):
        at.prompt(window).mark.repaint()
        at.panel(window).theme_button.repaint()
    path, move = next((path, move) for path, move in window.controller.moves if len(path) == 2)
    hands.play(path)
    assert at.match(window).log[-1] == move
