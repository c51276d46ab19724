"""Keyboard focus: reading order and arrow keys."""

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


def test_next_stop_follows_the_reading_order_of_legal_elements() -> None:
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
def test_arrow_leads_to_the_nearest_stop(start, direction, goal) -> None:
    assert nearest_stop(STOPS, start, direction) == goal


def test_arrows_lead_from_a_plate_to_its_slot_and_back() -> None:
    plate, slot = FocusStop("plate", Shape(0, 0, 400, 100)), FocusStop("slot", Shape(20, 30, 40, 40))
    assert nearest_stop([plate, slot], "plate", Direction.LEFT) == "slot"
    assert nearest_stop([plate, slot], "slot", Direction.RIGHT) == "plate"


def test_no_stop_is_found_without_stops() -> None:
    assert nearest_stop([], None, Direction.LEFT) is None
    assert next_stop([], None, 1, ALL) is None
