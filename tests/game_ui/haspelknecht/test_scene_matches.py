"""Many matches on one table: each begins on a clean table, and nothing of earlier matches is kept."""

import gc
import weakref
from collections import Counter

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from haspelknecht_qt.table.window_plan import LayoutMode
from tests.game_ui.haspelknecht.scene_tables import LEFT, Tables, at, planning_position, seats_of
from tests.ui import at_window
from tests.ui.games import GAME, positions, walk
from tests.ui.matches import planning_match

SMALL = (1220, 720)


@pytest.fixture
def make_table(qtbot, drawings):
    tables = Tables(qtbot, drawings)
    yield tables
    tables.close()


def begin(table, players, at_position=70):
    table.set_seats(seats_of(players))
    state = [state.copy() for state, _ in positions({"players": players}, 1)][at_position]
    table.show(state, state.seat)


def seen(table):
    """Counts the visible items of the table by kind, z and box."""
    items = [item for item in table.view.scene().items() if item.isVisible() and item.opacity()]
    return Counter((type(item).__name__, item.zValue(), item.sceneBoundingRect().toRect().getRect()) for item in items)


@pytest.mark.parametrize(
    "size, mode", [(SMALL, LayoutMode.SMALL), ((1554, 1080), LayoutMode.WIDE)], ids=["small", "wide"]
)
@pytest.mark.parametrize("fewer", [2, 3])
def test_match_with_fewer_seats_leaves_nothing_of_the_one_before(make_table, size, mode, fewer):
    used, fresh = make_table(4, size, mode), make_table(fewer, size, mode)
    begin(used, 4)
    used._hover(("tile.11",))
    begin(used, fewer)
    begin(fresh, fewer)
    assert seen(used) == seen(fresh)
    assert used.view.grab().toImage() == fresh.view.grab().toImage()
    # No place of the earlier match catches clicks.
    ids = [place.id for place in used.view.scene().places]
    assert ids == [place.id for place in fresh.view.scene().places]
    assert not any(place.startswith(f"seat.{fewer}") for place in ids)


def test_animation_of_a_match_ends_when_another_begins(make_table):
    used, fresh = make_table(4, SMALL, LayoutMode.SMALL), make_table(2, SMALL, LayoutMode.SMALL)
    used.set_duration_factor(1.0)
    steps = walk({"players": 4}, 1)
    state, _, _ = next(steps)
    used.show(state.copy(), 0)
    for _ in range(12):
        state, _, move = next(steps)
        narration = list(GAME.events_with_states(state, move))
        used.show(narration[-1][1] if narration else state.copy(), 0, (), narration)
    assert used.is_busy
    begin(used, 2)
    begin(fresh, 2)
    assert not used.is_busy
    assert used.view.grab().toImage() == fresh.view.grab().toImage()


def test_held_piece_is_released_when_a_match_begins(make_table):
    table = make_table(4)
    state, paths = planning_position()
    table.show(state, state.seat, paths)
    QTest.mousePress(table.view.viewport(), LEFT, pos=at(table, "hand.black", piece=True))
    assert table._table.hand.pieces
    begin(table, 2)
    assert not table._table.hand.pieces
    assert not table._table.selection.path


def test_many_matches_in_one_window_leak_no_objects(open_window):
    # Objects of other tests are frozen, so that each collection need not search them.
    gc.collect()
    gc.freeze()
    window = open_window()
    begun = []

    def count():
        QApplication.processEvents()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        gc.collect()
        return {
            "items": len(at_window.view(window).scene().items()),
            "objects": len(window.findChildren(QObject)),
            "matches": sum(match() is not None for match in begun),
        }

    found = []
    for round_ in range(12):
        match = planning_match(("pppp", "pp", "ppp")[round_ % 3], seed=round_ % 3)
        begun.append(weakref.ref(match))
        window.begin(match)
        del match
        if round_ % 3 == 2:
            found.append(count())
    assert found[1:] == found[:1] * 3
    assert found[0]["matches"] <= 2
