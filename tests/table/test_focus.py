"""The keyboard's walk: reading order and arrows."""

from __future__ import annotations

import pytest

from haspelknecht_qt.table.keyboard import Direction, nearest_stop, next_stop
from haspelknecht_qt.table.places import Shape
from haspelknecht_qt.table.scene import FocusStop

STOPS = [
    FocusStop("a", Shape(0, 0, 100, 40)),
    FocusStop("b", Shape(200, 0, 100, 40)),
    FocusStop("c", Shape(0, 100, 100, 40)),
    FocusStop("d", Shape(200, 110, 100, 40)),
    FocusStop("far", Shape(900, 0, 100, 40)),
]
ALL = {stop.element for stop in STOPS}


def test_reading_order_over_what_is_legal() -> None:
    assert next_stop(STOPS, None, 1, ALL) == "a"
    assert next_stop(STOPS, "a", 1, {"c", "far"}) == "c"
    assert next_stop(STOPS, "c", 1, {"c", "far"}) == "far"
    assert next_stop(STOPS, "far", 1, ALL) is None
    assert next_stop(STOPS, "a", -1, ALL) is None
    assert next_stop(STOPS, None, -1, ALL) == "far"
    assert next_stop(STOPS, "far", -1, {"b"}) == "b"
    assert next_stop(STOPS, "gone", 1, ALL) == "a"
    assert next_stop(STOPS, "a", 1, ()) is None


@pytest.mark.parametrize(
    "start,direction,goal",
    [
        ("a", Direction.RIGHT, "b"),
        ("b", Direction.RIGHT, "far"),
        ("far", Direction.LEFT, "b"),
        ("a", Direction.DOWN, "c"),
        ("d", Direction.UP, "b"),
        ("d", Direction.LEFT, "c"),
        ("a", Direction.UP, None),
        ("far", Direction.RIGHT, None),
        (None, Direction.DOWN, "a"),
    ],
)
def test_arrows(start, direction, goal) -> None:
    assert nearest_stop(STOPS, start, direction) == goal


def test_a_slot_in_its_plate() -> None:
    plate, slot = FocusStop("plate", Shape(0, 0, 400, 100)), FocusStop("slot", Shape(20, 30, 40, 40))
    assert nearest_stop([plate, slot], "plate", Direction.LEFT) == "slot"
    assert nearest_stop([plate, slot], "slot", Direction.RIGHT) == "plate"


def test_no_stops() -> None:
    assert nearest_stop([], None, Direction.LEFT) is None
    assert next_stop([], None, 1, ALL) is None
