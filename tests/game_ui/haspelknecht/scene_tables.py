"""Tables on the screen for tests: made, shown, pointed at, closed."""

import gc

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from haspelknecht_qt import paths
from haspelknecht_qt.core.game import Seat
from haspelknecht_qt.game_ui.haspelknecht import pointing
from haspelknecht_qt.game_ui.haspelknecht.scene import make_table
from haspelknecht_qt.game_ui.haspelknecht.texts.game_texts import make_texts
from haspelknecht_qt.games.haspelknecht import moves
from haspelknecht_qt.games.haspelknecht.kinds import Step, Worker
from haspelknecht_qt.table import themes
from haspelknecht_qt.table.art import Art
from haspelknecht_qt.table.themes import PLAYERS
from haspelknecht_qt.table.typography import Typography
from haspelknecht_qt.table.window_plan import Mode
from tests.ui.games import GAME, positions, walk

LEFT = Qt.MouseButton.LeftButton
NAMES = ("Anna", "Jost", "Grete", "Henrik")


def seats_of(count):
    return [
        Seat(name, colour) if number % 2 == 0 else Seat(name, colour, "master")
        for number, (name, colour) in enumerate(zip(NAMES[:count], PLAYERS, strict=False))
    ]


class Tables:
    """Makes tables that are shown in a window of their own, and closes them."""

    def __init__(self, qtbot, drawings):
        self._qtbot = qtbot
        self._drawings = drawings
        self._made = []

    def __call__(self, players=4, size=(1554, 1080), mode=Mode.WIDE):
        texts = make_texts(GAME)
        texts.seats.set_seats(seats_of(players))
        art = Art(paths.art("haspelknecht"), themes.LIGHT, self._drawings)
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


def found(wanted, options=None, seeds=range(1, 60, 2)):
    """The first position of random games that is as wanted: (state, paths with moves)."""
    for seed in seeds:
        for state, legal in positions(options or {"players": 4}, seed):
            if wanted(state, legal):
                return state.copy(), pointing.paths(state, legal)
    raise AssertionError("no such position")


def planning_position():
    """Somebody plans with a black disk that may go on the Farmer, who has a plan; nobody mines in the tunnel."""
    return found(
        lambda state, legal: (
            state.step == Step.PLANNING
            and state.year > 1
            and any(state.player.plan[Worker.FARMER])
            and moves.place(moves.Placeable.BLACK, Worker.FARMER) in legal
            and not state.player.exhausted
        )
    )


def at(table, element, *, piece=False):
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
    QTest.mouseRelease(table.view.viewport(), LEFT, pos=carry(table, start, target))


def told_event(wanted):
    """(state, narration of a move, seat) of the first such event in the tunnel or at the end of the Pinge."""
    for seed in range(1, 40, 2):
        for state, legal, move in walk({"players": 4}, seed):
            narration = list(GAME.narrate(state, move)) if legal else []
            for event, after in narration:
                if isinstance(event, wanted) and after.players[event.seat].exhausted:
                    return state.copy(), narration, event.seat
    raise AssertionError("no such event")
