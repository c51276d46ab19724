"""Tables of any game on the screen, for tests: made, shown, pointed at and closed."""

import gc

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from haspelknecht_qt import paths
from haspelknecht_qt.core.game import Seat
from haspelknecht_qt.table import themes
from haspelknecht_qt.table.art import Art
from haspelknecht_qt.table.themes import PLAYER_COLOURS
from haspelknecht_qt.table.typography import Typography
from haspelknecht_qt.table.window_plan import LayoutMode

LEFT = Qt.MouseButton.LeftButton
NAMES = ("Anna", "Jost", "Grete", "Henrik")


def seats_of(count, bot="random"):
    """Seats of a match: a person at every other seat, from the first on, and this bot at the others."""
    return [
        Seat(name, colour) if number % 2 == 0 else Seat(name, colour, bot)
        for number, (name, colour) in enumerate(zip(NAMES[:count], PLAYER_COLOURS, strict=False))
    ]


class Tables:
    """Makes tables that are shown in a window of their own, and closes them.

    `folders` are the folders of the drawings; `make` returns a table for drawings, typography and seats.
    """

    def __init__(self, qtbot, drawings, *, folders, make, players=2, bot="random"):
        self._qtbot = qtbot
        self._drawings = drawings
        self._folders = folders
        self._make = make
        self._players = players
        self._bot = bot
        self._made = []

    def __call__(self, players=None, size=(1554, 1080), mode=LayoutMode.WIDE):
        seats = seats_of(players or self._players, self._bot)
        art = Art(self._folders, themes.LIGHT, self._drawings)
        table = self._make(art, Typography(paths.resources()), seats)
        self._made.append(table)
        self._qtbot.addWidget(table.view)
        table.set_mode(mode)
        table.set_duration_factor(0.0)
        table.set_seats(seats)
        table.view.resize(*size)
        table.view.show()
        QApplication.processEvents()
        return table

    def close(self):
        for table in self._made:
            table.close()
        gc.collect(0)  # All objects of a test are in the young generation: no garbage is collected during a test.


def at(table, element, *, piece=False):
    """Point of an element in the view: its last piece, or the middle of its area."""
    scene = table.view.scene()
    items = scene.pieces_of(element) if piece else []
    point = items[-1].pos() if items else scene.area_of(element).center
    return table.view.mapFromScene(point)


def carry(table, start, target):
    """Presses on a piece and carries it over another element."""
    port = table.view.viewport()
    first, last = at(table, start, piece=True), at(table, target)
    QTest.mousePress(port, LEFT, pos=first)
    for part in (0.3, 0.7, 1.0):
        QTest.mouseMove(port, first + (last - first) * part)
    QApplication.processEvents()
    return last


def drag(table, start, target):
    """Carries a piece to another element and drops it there."""
    QTest.mouseRelease(table.view.viewport(), LEFT, pos=carry(table, start, target))


def click(table, element, *, piece=False):
    """Clicks an element, or its last piece."""
    QTest.mouseClick(table.view.viewport(), LEFT, pos=at(table, element, piece=piece))


def lying(table):
    """Kinds of the pieces on each place, from the ledger."""
    return table._stage.table.ledger.kinds_by_place()
