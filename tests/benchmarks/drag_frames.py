"""Times of frames while a piece is dragged over a full table, in milliseconds as JSON.

The window has 1920 x 1080 pixels and software rendering. The table has four boards, 200 pieces and 120 places, 30 of
them highlighted; three disks are dragged. A frame is everything from the mouse event to the painted picture: finding
the target, highlighting it, moving the pieces, repainting.
"""

import json
import math
import time
from statistics import median, quantiles

from PySide6.QtCore import QPoint, QPointF, QRectF, QSizeF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QGraphicsPixmapItem

from haspelknecht_qt import paths
from haspelknecht_qt.table.art import Art
from haspelknecht_qt.table.move_index import MoveIndex
from haspelknecht_qt.table.painted_sheets import Layer
from haspelknecht_qt.table.piece_table import PieceTable
from haspelknecht_qt.table.places import Shape, TablePlace
from haspelknecht_qt.table.themes import theme
from tests.benchmarks.empty_window import application
from tests.table.rows import row_slots

WIDTH, HEIGHT = 1920, 1080
COLUMNS, ROWS = 12, 10
TARGETS = 30
FRAMES = 1500
KINDS = ("disk.black", "disk.brown", "disk.yellow", "coal")


def build(art: Art) -> PieceTable:
    """Builds the table with its boards, places and pieces."""
    table = PieceTable(lambda kind, size, ratio: art.pixmap("pieces", kind, QSizeF(size, size), ratio), art.theme)
    table.scene.setSceneRect(0, 0, WIDTH, HEIGHT)
    board = art.pixmap("board", "landscape", QSizeF(WIDTH / 2, HEIGHT / 2))
    for corner in (QPointF(0, 0), QPointF(960, 0), QPointF(0, 540), QPointF(960, 540)):
        item = QGraphicsPixmapItem(board)
        item.setPos(corner)
        item.setZValue(Layer.BOARD)
        table.scene.addItem(item)
    places = []
    for number in range(COLUMNS * ROWS):
        x, y = 10 + number % COLUMNS * 159, 10 + number // COLUMNS * 107
        shape = Shape.rect(QRectF(x, y, 150, 96))
        places.append(TablePlace(f"place.{number}", shape, row_slots(x + 24, y + 48, 36), lifts_group=True))
    table.set_places(places)
    table.view.resize(WIDTH, HEIGHT)
    table.view.show()
    wanted = {place.id: [KINDS[number % 4]] * (3 if number == 0 else number % 4) for number, place in enumerate(places)}
    table.show(wanted, animated=False)
    targets = [f"place.{number * 4 + 1}" for number in range(TARGETS)]
    table.set_moves(MoveIndex([(("place.0", target), target) for target in targets]))
    return table


def drag(app: QApplication, table: PieceTable) -> list[float]:
    """Milliseconds of each frame of one long drag."""
    port = table.view.viewport()
    QTest.mousePress(port, Qt.MouseButton.LeftButton, pos=QPoint(34, 58))
    frames = []
    for step in range(FRAMES):
        angle = step / 40
        reach = 480 * (0.3 + 0.7 * abs(math.sin(step / 300)))
        at = QPoint(round(960 + 1.9 * reach * math.cos(angle)), round(540 + reach * math.sin(angle)))
        start = time.perf_counter()
        QTest.mouseMove(port, at)
        app.processEvents()
        frames.append((time.perf_counter() - start) * 1000)
    QTest.mouseRelease(port, Qt.MouseButton.LeftButton, pos=QPoint(34, 58))
    return frames


def main() -> None:
    """Builds the table, drags, prints."""
    app = application()
    table = build(Art(paths.art_folders("haspelknecht"), theme("light")))
    app.processEvents()
    frames = drag(app, table)
    print(json.dumps({"median_ms": median(frames), "p99_ms": quantiles(frames, n=100)[98], "worst_ms": max(frames)}))


if __name__ == "__main__":
    main()
