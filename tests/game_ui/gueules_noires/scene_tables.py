"""Tables of Gueules Noires on the screen for tests: made, shown, pointed at, closed."""

import gc

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from haspelknecht_qt import paths
from haspelknecht_qt.core.game import Seat
from haspelknecht_qt.game_ui.gueules_noires.scene import make_table
from haspelknecht_qt.game_ui.gueules_noires.texts.game_texts import make_texts
from haspelknecht_qt.table import themes
from haspelknecht_qt.table.art import Art
from haspelknecht_qt.table.themes import PLAYERS
from haspelknecht_qt.table.typography import Typography
from haspelknecht_qt.table.window_plan import Mode
from tests.games.gueules_noires.table import GAME

LEFT = Qt.MouseButton.LeftButton
NAMES = ("Anna", "Jost", "Grete", "Henrik")


def seats_of(count):
    return [
        Seat(name, colour) if number % 2 == 0 else Seat(name, colour, "random")
        for number, (name, colour) in enumerate(zip(NAMES[:count], PLAYERS, strict=False))
    ]


class Tables:
    """Makes tables that are shown in a window of their own, and closes them."""

    def __init__(self, qtbot, drawings):
        self._qtbot = qtbot
        self._drawings = drawings
        self._made = []

    def __call__(self, players=2, size=(1554, 1080), mode=Mode.WIDE):
        texts = make_texts(GAME)
        texts.seats.set_seats(seats_of(players))
        art = Art(paths.art("gueules_noires"), themes.LIGHT, self._drawings)
        table = make_table(art, Typography(paths.resources()), GAME, texts)
        self._made.append(table)
        self._qtbot.addWidget(table.view)
        table.set_mode(mode)
        table.set_speed(0.0)
        table.set_seats(seats_of(players))
        table.view.resize(*size)
        table.view.show()
        QApplication.processEvents()
        return table

    def close(self):
        for table in self._made:
            table.close()
        gc.collect(0)  # All that a test has made is young: nothing is collected meanwhile.


def at(table, element, *, piece=False):
    """Where to point for an element: on its last piece, or in the middle of its first place."""
    scene = table.view.scene()
    items = scene.pieces_of(element) if piece else []
    point = items[-1].pos() if items else scene.places_of(element)[0].shape.center
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
    QTest.mouseRelease(table.view.viewport(), LEFT, pos=carry(table, start, target))


def click(table, element, *, piece=False):
    QTest.mouseClick(table.view.viewport(), LEFT, pos=at(table, element, piece=piece))


def lying(table):
    """What lies where."""
    return table._stage.table.ledger.picture()
