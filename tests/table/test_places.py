"""Shapes and slots of places, and the pictures of their states."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor

from haspelknecht_qt.table.places import PlaceLook, PlaceState, Shape, TablePlace, point_slots
from haspelknecht_qt.table.state_painting import MARGIN, Ring, StatePainter, StateSign
from haspelknecht_qt.table.themes import theme
from tests.recording_canvas import pixel_bounds
from tests.table.conftest import COLOURS, circle
from tests.table.rows import row_slots

pytestmark = pytest.mark.usefixtures("qapp")

SHAPES = [
    Shape.rect(QRectF(10, 20, 100, 60), 12),
    circle(50, 50, 30),
    Shape.hexagon(80, 80, 60),
    Shape.pill(QRectF(0, 0, 38, 14)),
]


@pytest.mark.parametrize("shape", SHAPES)
def test_shape_contains_exactly_the_points_that_are_painted(shape) -> None:
    path = shape.path()
    for x in range(-5, 150, 3):
        for y in range(-5, 150, 3):
            point = QPointF(x + 0.37, y + 0.61)
            near = shape.grown(0.3).path().contains(point) != shape.grown(-0.3).path().contains(point)
            assert near or shape.contains(point) == path.contains(point), point


@pytest.mark.parametrize("shape", SHAPES)
def test_grown_shape_keeps_its_center(shape) -> None:
    grown = shape.grown(5)
    assert (grown.center - shape.center).manhattanLength() < 1e-9
    assert grown.area > shape.area


def test_slots_lie_at_a_point_in_a_row_or_in_the_middle() -> None:
    assert [point_slots(3, 4)(index, 5) for index in range(2)] == [(3, 4), (3, 4)]
    assert row_slots(10, 20, 41)(2, 3) == (92, 20)
    assert TablePlace("box", circle(5, 6, 3)).slot(2, 9) == QPointF(5, 6)


@pytest.mark.parametrize("look", PlaceLook)
@pytest.mark.parametrize("state", PlaceState)
def test_every_state_except_idle_has_a_picture(look, state) -> None:
    state_painter = StatePainter(COLOURS, 2.0)
    shape = SHAPES[0]
    parts = [
        state_painter.fill(shape, look, state, 0.6),
        state_painter.outlines(shape, look, state),
        state_painter.ring(shape, look, state),
    ]
    assert (state is PlaceState.IDLE) == all(part is None for part in parts)
    for part in parts:
        if part is not None:
            assert part.deviceIndependentSize().width() == shape.width + 2 * MARGIN
            assert part.devicePixelRatio() == 2.0


def test_pictures_are_cached_by_shape_and_pixel_ratio() -> None:
    state_painter = StatePainter(COLOURS)
    first = state_painter.outlines(circle(50, 50, 20), PlaceLook.PLATE, PlaceState.TARGET)
    assert state_painter.outlines(circle(90, 10, 20), PlaceLook.PLATE, PlaceState.TARGET) is first
    state_painter.set_pixel_ratio(1.0)
    assert state_painter.outlines(circle(50, 50, 20), PlaceLook.PLATE, PlaceState.TARGET) is first
    state_painter.set_pixel_ratio(1.5)
    assert state_painter.outlines(circle(50, 50, 20), PlaceLook.PLATE, PlaceState.TARGET) is not first


def test_states_have_signs_in_addition_to_colours() -> None:
    state_painter = StatePainter(COLOURS)
    assert state_painter.sign_of(PlaceLook.PLATE, PlaceState.TARGET) is StateSign.PLUS
    assert state_painter.sign_of(PlaceLook.PLATE, PlaceState.REFUSED) is StateSign.REFUSED
    assert state_painter.sign_of(PlaceLook.PLATE, PlaceState.DONE) is StateSign.CHECK


@pytest.mark.parametrize("ring", Ring)
def test_every_ring_has_a_picture(ring) -> None:
    state_painter = StatePainter(COLOURS)
    assert not state_painter.piece_ring(circle(0, 0, 17), ring).isNull()


@pytest.mark.parametrize("ratio", [0.75, 1.0, 2.0])
@pytest.mark.parametrize("shape", SHAPES)
def test_the_picture_of_a_state_has_the_same_margin_on_all_sides(shape, ratio) -> None:
    painter = StatePainter(COLOURS, ratio)
    pictures = [painter.focus_line(shape), painter.ghost(shape), *(painter.piece_ring(shape, ring) for ring in Ring)]
    for look in PlaceLook:
        for state in PlaceState:
            pictures += [painter.fill(shape, look, state, 1.0), painter.outlines(shape, look, state)]
            pictures.append(painter.ring(shape, look, state))
    for picture in filter(None, pictures):
        found = pixel_bounds(picture.toImage())
        left, right = found.x, picture.width() - found.right
        top, bottom = found.y, picture.height() - found.bottom
        assert min(left, right, top, bottom) > 0, "it is cut off"
        # Pixels of one line may be rounded to one side, and a picture has whole pixels.
        assert abs(left - right) <= 3
        assert abs(top - bottom) <= 3


@pytest.mark.parametrize("look", PlaceLook)
def test_usable_places_have_double_lines_in_high_contrast(look) -> None:
    """The colour of their line is hardly different from that of the dark lines around all other places."""

    def lines_at_left_edge(name):
        colours = theme(name)
        image = StatePainter(colours, 4.0).outlines(Shape(0, 0, 60, 60), look, PlaceState.USABLE).toImage()
        row = [image.pixelColor(x, image.height() // 2) for x in range(image.width() // 2)]
        is_green = [colour == QColor(colours["go"]) for colour in row]
        return sum(now and not before for before, now in pairwise(is_green))

    assert [lines_at_left_edge(name) for name in ("light", "contrast")] == [1, 2]
