"""The sheets: what goes wrong while one is painted leaves a table that can be painted."""

import pytest
from PySide6.QtWidgets import QGraphicsScene

from haspelknecht_qt import paths
from haspelknecht_qt.table import themes
from haspelknecht_qt.table.art import Art
from haspelknecht_qt.table.painted_sheets import PaintedSheets
from haspelknecht_qt.table.typography import Typography
from haspelknecht_qt.table.window_plan import Box


@pytest.fixture
def sheets(qapp, drawings):  # noqa: ARG001 - pixmaps need an application
    scene = QGraphicsScene()
    yield PaintedSheets(scene, Art(paths.art("haspelknecht"), themes.LIGHT, drawings), Typography(paths.resources()))
    scene.clear()


def test_an_error_while_painting_ends_the_painter_before_the_picture(sheets):
    painters = []

    def fail(canvas):
        painters.append(canvas.painter)
        with canvas.at(5, 5):
            raise ValueError("nothing to paint")

    with pytest.raises(ValueError, match="nothing to paint"):
        sheets.show("board", 1, Box(0, 0, 40, 40), "spoilt", fail)
    assert not painters[0].isActive()
    assert sheets.item("board").pixmap().isNull()
    sheets.show("board", 1, Box(0, 0, 40, 40), "sound", lambda canvas: canvas.rect(Box(0, 0, 40, 40), "ink"))
    assert sheets.item("board").pixmap().toImage().pixelColor(20, 20).name() == themes.LIGHT["ink"]
