"""The keyboard's walk: reading order and arrows."""

from __future__ import annotations

import pytest

from haspelknecht_qt.table.focus import Direction, FocusStop, along, toward

STOPS = [
    FocusStop("a", 0, 0, 100, 40),
    FocusStop("b", 200, 0, 100, 40),
    FocusStop("c", 0, 100, 100, 40),
    FocusStop("d", 200, 110, 100, 40),
    FocusStop("far", 900, 0, 100, 40),
]
ALL = {stop.element for stop in STOPS}


def test_reading_order_over_what_is_legal() -> None:
    assert along(STOPS, None, 1, ALL) == "a"
    assert along(STOPS, "a", 1, {"c", "far"}) == "c"
    assert along(STOPS, "c", 1, {"c", "far"}) == "far"
    assert along(STOPS, "far", 1, ALL) is None
    assert along(STOPS, "a", -1, ALL) is None
    assert along(STOPS, None, -1, ALL) == "far"
    assert along(STOPS, "far", -1, {"b"}) == "b"
    assert along(STOPS, "gone", 1, ALL) == "a"
    assert along(STOPS, "a", 1, ()) is None


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
    assert toward(STOPS, start, direction) == goal


def test_a_slot_in_its_plate() -> None:
    plate, slot = FocusStop("plate", 0, 0, 400, 100), FocusStop("slot", 20, 30, 40, 40)
    assert toward([plate, slot], "plate", Direction.LEFT) == "slot"
    assert toward([plate, slot], "slot", Direction.RIGHT) == "plate"


def test_no_stops() -> None:
    assert toward([], None, Direction.LEFT) is None
    assert along([], None, 1, ALL) is None
