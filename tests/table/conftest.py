"""Small table for tests: three workers, a cart, a pool, a tile, and plain disks as pictures."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPixmap, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from haspelknecht_qt.table.ledger import Piece
from haspelknecht_qt.table.move_index import MoveIndex
from haspelknecht_qt.table.piece_table import PieceTable
from haspelknecht_qt.table.pieces import PieceItem
from haspelknecht_qt.table.places import PlaceState, Shape, TablePlace
from haspelknecht_qt.table.playback import AnimationSpeed
from tests.table.rows import row_slots


class Colours(dict[str, str]):
    """Colours of a theme that is not of high contrast."""

    is_high_contrast = False


COLOURS = Colours(
    {
        "paper": "#f7eeda",
        "paper2": "#ede0c4",
        "paperhi": "#fcf6e8",
        "slot_e": "#a58a60",
        "ink": "#2a2018",
        "ink2": "#574535",
        "go": "#0a6f62",
        "go_hi": "#13a08c",
        "go_tint": "#cde5d8",
        "go_tint2": "#aedcc9",
        "stop": "#9e2a1d",
        "stop_tint": "#f1d3c4",
    }
)
DISKS = {"black": "#26211e", "brown": "#93602f", "yellow": "#e3af34"}


class FakeClock:
    """Clock whose time passes only when a test advances it."""

    def __init__(self) -> None:
        self.time = 0.0
        self.tick: Callable[[], None] | None = None

    def now(self) -> float:
        return self.time

    def start(self, tick: Callable[[], None]) -> None:
        self.tick = tick

    def stop(self) -> None:
        self.tick = None

    @property
    def running(self) -> bool:
        return self.tick is not None

    def advance(self, milliseconds: float, frame: float = 10.0) -> None:
        end = self.time + milliseconds
        while self.time < end:
            self.time = min(end, self.time + frame)
            if self.tick is not None:
                self.tick()


def picture(kind: str, size: float, pixel_ratio: float) -> QPixmap:
    pixels = round(size * pixel_ratio)
    pixmap = QPixmap(pixels, pixels)
    pixmap.setDevicePixelRatio(pixel_ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(QColor(DISKS[kind]))
    painter.drawEllipse(QRectF(0.5, 0.5, size - 1, size - 1))
    painter.end()
    return pixmap


def element_of(piece: Piece) -> str:
    return f"{piece.place}.{piece.kind}" if piece.place.startswith("pool.") else piece.place


def circle(x: float, y: float, radius: float) -> Shape:
    return Shape.pill(QRectF(x - radius, y - radius, 2 * radius, 2 * radius))


PLACES = [
    TablePlace("farmer", Shape.rect(QRectF(40, 40, 300, 90)), row_slots(80, 85, 41), name=lambda: "Farmer"),
    TablePlace("farmhand", Shape.rect(QRectF(40, 150, 300, 90)), row_slots(80, 195, 41), name=lambda: "Farmhand"),
    TablePlace("digger", Shape.rect(QRectF(40, 260, 300, 90)), row_slots(80, 305, 41), name=lambda: "Coal-digger"),
    TablePlace("cart", Shape.rect(QRectF(400, 40, 160, 60)), row_slots(430, 70, 36), name=lambda: "Cart"),
    TablePlace(
        "pool.A",
        Shape.pill(QRectF(400, 150, 300, 70)),
        row_slots(440, 185, 44),
        37,
        name=lambda: "Pool A",
        lifts_group=True,
        shows_usable=True,
    ),
    TablePlace("tile.23", Shape.hexagon(470, 320, 60), name=lambda: "Ladder"),
    TablePlace("hook", circle(700, 60, 8), name=lambda: "Hook"),
    TablePlace("box", circle(740, 340, 30), name=lambda: "Box"),
]
WANTED = {
    "farmer": ("brown", "brown"),
    "cart": ("black", "yellow"),
    "pool.A": ("black", "brown", "black", "yellow"),
}
MOVES = [
    (("cart", "farmer"), "cart to farmer"),
    (("cart", "farmhand"), "cart to farmhand"),
    (("farmer", "cart"), "farmer back to cart"),
    (("pool.A.black", "cart"), "take black"),
    (("pool.A.brown", "tile.23", "farmer"), "brown for the ladder to the farmer"),
    (("pool.A.brown", "tile.23", "farmhand"), "brown for the ladder to the farmhand"),
    (("hook",), "hook"),
]


EMPTY = (760.0, 200.0)
"""Point of the scene without an element."""


def ids(table, element) -> list[int]:
    return [item.piece.id for item in table.scene.pieces_of(element)]


def piece_items(scene) -> list[PieceItem]:
    """Items of all pieces on the table, from the bottom to the top. Pieces that are leaving are included."""
    return [item for item in scene.items(Qt.SortOrder.AscendingOrder) if isinstance(item, PieceItem)]


def states(table) -> dict[str, PlaceState]:
    return {
        place.id: table.place_state(place.id)
        for place in table.scene.places
        if table.place_state(place.id) is not PlaceState.IDLE
    }


class Player:
    """Plays at the table with mouse and keyboard, and records the table's signals."""

    def __init__(self, table: PieceTable, clock: FakeClock) -> None:
        self.table = table
        self.clock = clock
        self.moves: list[object] = []
        self.refusals: list[tuple[str, ...]] = []
        self.hovers: list[tuple[str, ...]] = []
        table.move_chosen.connect(self.moves.append)
        table.refused.connect(self.refusals.append)
        table.hovered.connect(self.hovers.append)
        self.port = table.view.viewport()

    def at(self, target: str | tuple[float, float]) -> QPoint:
        """Point in the view of a place, of a source's first piece, or of a scene point."""
        if isinstance(target, tuple):
            point = QPointF(*target)
        elif (place := self.table.scene.place(target)) is not None:
            point = place.shape.center
        else:
            point = self.table.scene.pieces_of(target)[0].pos()
        return self.table.view.mapFromScene(point)

    def press(self, target: str | tuple[float, float]) -> None:
        QTest.mousePress(self.port, Qt.MouseButton.LeftButton, pos=self.at(target))

    def move(self, target: str | tuple[float, float]) -> None:
        QTest.mouseMove(self.port, self.at(target))
        QApplication.processEvents()

    def release(self, target: str | tuple[float, float]) -> None:
        QTest.mouseRelease(self.port, Qt.MouseButton.LeftButton, pos=self.at(target))

    def click(self, target: str | tuple[float, float]) -> None:
        QTest.mouseClick(self.port, Qt.MouseButton.LeftButton, pos=self.at(target))

    def carry(self, origin: str | tuple[float, float], *way: str | tuple[float, float]) -> None:
        """Presses and moves without releasing the button."""
        self.press(origin)
        for target in way:
            self.move(target)

    def drag(self, origin: str | tuple[float, float], target: str | tuple[float, float]) -> None:
        self.carry(origin, target)
        self.release(target)

    def key(self, key: Qt.Key) -> None:
        QTest.keyClick(self.table.view, key)

    def repeat_key(self, key: Qt.Key, text: str = "") -> None:
        """Sends the press that the system repeats while a key is held down."""
        press = QEvent.Type.KeyPress
        QApplication.sendEvent(
            self.table.view, QKeyEvent(press, key, Qt.KeyboardModifier.NoModifier, text, autorep=True)
        )

    def wheel(self, steps: float, target: str | tuple[float, float], modifier: Qt.KeyboardModifier) -> None:
        at = QPointF(self.at(target))
        event = QWheelEvent(
            at,
            self.port.mapToGlobal(at),
            QPoint(),
            QPoint(0, round(120 * steps)),
            Qt.MouseButton.NoButton,
            modifier,
            Qt.ScrollPhase.NoScrollPhase,
            False,
        )
        QApplication.sendEvent(self.port, event)

    def leave(self) -> None:
        QApplication.sendEvent(self.table.view, QEvent(QEvent.Type.Leave))

    def wait(self, milliseconds: float = 1000) -> None:
        self.clock.advance(milliseconds)

    def position(self, piece_id: int) -> tuple[float, float]:
        item = self.table.scene.item(piece_id)
        assert item is not None
        return round(item.x(), 3), round(item.y(), 3)


@pytest.fixture
def clock() -> FakeClock:
    return FakeClock()


@pytest.fixture
def table(qtbot, clock: FakeClock) -> Iterator[PieceTable]:
    table = PieceTable(picture, COLOURS, element_of=element_of, supply=lambda _kind, _place: "box", clock=clock)
    qtbot.addWidget(table.view)
    table.scene.setSceneRect(0, 0, 800, 400)
    table.view.resize(800, 400)
    table.set_places(PLACES)
    table.show(WANTED, animated=False)
    table.set_moves(MoveIndex(MOVES))
    table.view.show()
    table.view.setFocus()
    QApplication.processEvents()
    yield table
    table.playback.speed = AnimationSpeed.OFF
    table.playback.skip()
    table.view.close()


@pytest.fixture
def player(table: PieceTable, clock: FakeClock) -> Player:
    return Player(table, clock)
