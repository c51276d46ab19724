"""Painted sheets: errors, cut margins, painting in steps, and copies.

After an error in the painting of a sheet, the table can still be painted.
"""

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsScene

from haspelknecht_qt import paths
from haspelknecht_qt.table import themes
from haspelknecht_qt.table.art import Art
from haspelknecht_qt.table.drawings import Drawings
from haspelknecht_qt.table.painted_sheets import PaintedSheets, content_edges
from haspelknecht_qt.table.typography import Typography
from haspelknecht_qt.table.window_plan import Box


@pytest.fixture
def sheets(qapp, drawings):  # noqa: ARG001 - pixmaps need an application
    scene = QGraphicsScene()
    yield PaintedSheets(
        scene, Art(paths.art_folders("haspelknecht"), themes.LIGHT, drawings), Typography(paths.resources())
    )
    scene.clear()


def test_painting_error_ends_the_painter_before_the_pixmap(sheets):
    painters = []

    def fail(canvas):
        painters.append(canvas.painter)
        with canvas.origin_at(5, 5):
            raise ValueError("nothing to paint")

    with pytest.raises(ValueError, match="nothing to paint"):
        sheets.show("board", 1, Box(0, 0, 40, 40), "spoilt", fail)
    assert not painters[0].isActive()
    assert sheets.item("board").pixmap().isNull()
    sheets.show("board", 1, Box(0, 0, 40, 40), "sound", lambda canvas: canvas.rect(Box(0, 0, 40, 40), "ink"))
    assert sheets.item("board").pixmap().toImage().pixelColor(20, 20).name() == themes.LIGHT["ink"]


@pytest.mark.parametrize(
    "marks, found",
    [
        ([], (0, 0, 0, 0)),
        ([(0, 0, 1, 1)], (0, 0, 1, 1)),
        ([(399, 299, 1, 1)], (399, 299, 400, 300)),
        ([(50, 100, 20, 5), (380, 40, 3, 2)], (50, 40, 383, 105)),
        ([(0, 0, 400, 300)], (0, 0, 400, 300)),
    ],
)
def test_content_edges_of_a_large_picture_are_found(qapp, marks, found):  # noqa: ARG001 - pixmaps need an application
    picture = QPixmap(400, 300)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    for mark in marks:
        painter.fillRect(QRect(*mark), QColor(255, 255, 255, 1))
    painter.end()
    assert content_edges(picture) == found


def test_content_of_a_large_sheet_stays_in_place_without_its_margins(sheets):
    sheets.show("board", 1, Box(0, 0, 400, 300), "spot", lambda canvas: canvas.rect(Box(300, 200, 10, 10), "ink"))
    item = sheets.item("board")
    assert item.pixmap().width() < 20
    assert item.sceneBoundingRect().contains(300, 200)
    assert item.sceneBoundingRect().contains(310, 210)
    sheets.show("board", 1, Box(0, 0, 400, 300), "full", lambda canvas: canvas.rect(Box(0, 0, 400, 300), "ink"))
    assert item.sceneBoundingRect().contains(QRect(0, 0, 400, 300))


def test_sheets_are_painted_in_several_calls_and_then_cached(sheets):
    painted = []

    def show_all():
        for name in ("board", "cards", "wheel"):
            sheets.show(name, 1, Box(0, 0, 40, 40), "new", lambda _canvas, name=name: painted.append(name))

    calls = 1
    while not sheets.paint_for(0.0, show_all):
        calls += 1
    assert (calls, painted) == (3, ["board", "cards", "wheel"])
    sheets.hide_all()
    show_all()
    assert painted == ["board", "cards", "wheel"]
    assert all(sheets.item(name).isVisible() for name in painted)


def test_copies_of_a_drawing_share_their_picture(sheets):
    sheets.show_copies("ground", 0, ("table", "table"), (960, 720), [(0, 0), (960, 0), (0, 720)])
    items = [sheets.item(f"ground.{number}") for number in range(3)]
    assert len({item.pixmap().cacheKey() for item in items}) == 1
    assert [item.pos().toTuple() for item in items] == [(0, 0), (960, 0), (0, 720)]
    sheets.show_copies("ground", 0, ("table", "table"), (960, 720), [(5, 5)])
    assert [item.isVisible() for item in items] == [True, False, False]


def test_equal_copies_are_not_painted_again(qapp, sheets):
    def show():
        sheets.show_copies("ground", 0, ("table", "table"), (960, 720), [(0, 0), (960, 0)])
        qapp.processEvents()

    show()
    changed = []
    sheets.item("ground.0").scene().changed.connect(changed.extend)
    show()
    assert changed == []
    sheets.hide("ground.0")
    qapp.processEvents()
    assert changed


def test_copies_keep_their_picture_when_the_cache_drops_it(qapp):  # noqa: ARG001 - pixmaps need an application
    drawings, scene = Drawings(), QGraphicsScene()
    art = Art(paths.art_folders("haspelknecht"), themes.LIGHT, drawings)
    sheets = PaintedSheets(scene, art, Typography(paths.resources()))

    def shown():
        sheets.show_copies("ground", 0, ("table", "table"), (960, 720), [(0, 0)])
        return sheets.item("ground.0").pixmap().cacheKey()

    before = shown()
    for number in range(8):
        drawings.cache_pixmap(number, QPixmap(960, 720))
    sheets.invalidate()
    assert shown() == before
    art.set_theme(themes.DARK)
    assert shown() != before
    scene.clear()


def test_textless_sheet_is_painted_again_only_for_another_theme(sheets):
    painted = []

    def show():
        sheets.show("caption", 1, Box(0, 0, 40, 40), "", lambda _canvas: painted.append("caption"))
        sheets.show_textless("scenery", 1, Box(0, 0, 40, 40), "", lambda _canvas: painted.append("scenery"))
        return [painted.pop(0) for _ in range(len(painted))]

    assert show() == ["caption", "scenery"]
    sheets.invalidate()
    assert show() == ["caption"]
    sheets._art.set_theme(themes.DARK)
    sheets.invalidate()
    assert show() == ["caption", "scenery"]
