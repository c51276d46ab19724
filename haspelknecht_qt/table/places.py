"""Places on the table: their geometry and their states.

The game paints the picture of a place. The table draws the place's state over it: tint, outline, ring and sign. All
lengths are scene units (1 unit is 1 pixel in a window of 1920 x 1080).
"""

from __future__ import annotations

import math
from collections.abc import Callable
from enum import Enum, auto

from attrs import evolve, field
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath, QPolygonF

from haspelknecht_qt.core.fast_attrs import frozen


class PlaceState(Enum):
    """State that a place shows.

    Examples: `USABLE` (a move may start there), `UNDER_PIECE` (target at the pointer), `START` (first place of a
    highlighted path).
    """

    IDLE = auto()
    USABLE = auto()
    TARGET = auto()
    UNDER_PIECE = auto()
    START = auto()
    REFUSED = auto()
    CHOSEN = auto()
    DONE = auto()
    DISABLED = auto()


class PlaceLook(Enum):
    """Look of a place, which decides its lines: a plate or slot on a board, or a tile that has an outline of its own."""

    PLATE = auto()
    TILE = auto()


class OutlineForm(Enum):
    """Basic form of an outline."""

    RECT = auto()
    HEXAGON = auto()


@frozen
class Shape:
    """Outline: a rectangle with round corners, a circle, or a hexagon that stands on a corner. Usable as a cache key.

    A rectangle whose radius is half its width is a circle.
    """

    x: float
    y: float
    width: float
    height: float
    radius: float = 0.0
    form: OutlineForm = OutlineForm.RECT

    @classmethod
    def rect(cls, rect: QRectF, radius: float = 6.0) -> Shape:
        """Returns a rectangle with round corners."""
        return cls(rect.x(), rect.y(), rect.width(), rect.height(), min(radius, rect.width() / 2, rect.height() / 2))

    @classmethod
    def pill(cls, rect: QRectF) -> Shape:
        """Returns a rectangle with fully round ends; for a square, a circle."""
        return cls.rect(rect, min(rect.width(), rect.height()) / 2)

    @classmethod
    def hexagon(cls, x: float, y: float, radius: float) -> Shape:
        """Returns a regular hexagon around a centre, with a corner at the top. `radius` is the distance to the corners."""
        width = math.sqrt(3) * radius
        return cls(x - width / 2, y - radius, width, 2 * radius, form=OutlineForm.HEXAGON)

    @property
    def bounds(self) -> QRectF:
        """The bounding rectangle."""
        return QRectF(self.x, self.y, self.width, self.height)

    @property
    def center(self) -> QPointF:
        """The centre of `bounds`."""
        return QPointF(self.x + self.width / 2, self.y + self.height / 2)

    @property
    def area(self) -> float:
        """Width times height of `bounds`, for comparing the sizes of two outlines."""
        return self.width * self.height

    def grown(self, by: float) -> Shape:
        """The shape with its outline moved outwards by `by` scene units (inwards if negative)."""
        if self.form is OutlineForm.HEXAGON:
            center = self.center
            return Shape.hexagon(center.x(), center.y(), self.height / 2 + by * 2 / math.sqrt(3))
        radius = max(0.0, self.radius + by) if self.radius else 0.0
        return Shape(self.x - by, self.y - by, self.width + 2 * by, self.height + 2 * by, radius)

    def path(self) -> QPainterPath:
        """The outline as a painter path."""
        path = QPainterPath()
        if self.form is OutlineForm.HEXAGON:
            x, y, width, height = self.x, self.y, self.width, self.height
            corners = [(0.5, 0.0), (1.0, 0.25), (1.0, 0.75), (0.5, 1.0), (0.0, 0.75), (0.0, 0.25)]
            path.addPolygon(QPolygonF([QPointF(x + width * u, y + height * v) for u, v in corners]))
            path.closeSubpath()
        else:
            path.addRoundedRect(self.bounds, self.radius, self.radius)
        return path

    def contains(self, point: QPointF) -> bool:
        """Whether a point is inside the outline."""
        u, v = point.x() - self.x, point.y() - self.y
        if not (0 <= u <= self.width and 0 <= v <= self.height):
            return False
        if self.form is OutlineForm.HEXAGON:
            aside = abs(u - self.width / 2) / (self.width / 2)
            return abs(v - self.height / 2) <= self.height / 2 * (1 - aside / 2)
        corner_u = max(self.radius - u, u - (self.width - self.radius), 0.0)
        corner_v = max(self.radius - v, v - (self.height - self.radius), 0.0)
        return corner_u <= 0 or corner_v <= 0 or math.hypot(corner_u, corner_v) <= self.radius

    def distance(self, point: QPointF) -> float:
        """Distance of a point from `bounds`; 0 inside of `bounds`."""
        dx = max(self.x - point.x(), 0.0, point.x() - self.x - self.width)
        dy = max(self.y - point.y(), 0.0, point.y() - self.y - self.height)
        return math.hypot(dx, dy)


Slots = Callable[[int, int], tuple[float, float]]
"""(index of a piece, number of pieces in its place) -> centre of the piece in scene units."""


def point_slots(x: float, y: float) -> Slots:
    """Returns the positions of pieces that all lie at (x, y)."""
    return lambda _index, _count: (x, y)


@frozen
class TablePlace:
    """A place on the table: its geometry, the positions of its pieces, its states, and its role in moves."""

    id: str
    shape: Shape
    slots: Slots | None = None
    """Positions of the pieces in the place; None: all pieces lie in the middle of the shape."""
    piece_size: float = 35.0
    """Width of the pieces in the place, in scene units."""
    look: PlaceLook = PlaceLook.PLATE
    name: Callable[[], str] = lambda: ""
    """Returns the place's name for screen readers, in the current language."""
    tint_area: Shape | None = None
    """Area that is filled to show a state; None: the whole shape."""
    tint_opacity: float = field(default=0.6, kw_only=True)
    """Opacity (0 to 1) of the fill that shows a state. 0: the game itself paints the place in the colours of its state."""
    part_of_element: str | None = field(default=None, kw_only=True)
    """Element that consists of this place and others, such as all wood symbols of a tunnel; None for a single place."""
    lifts_group: bool = field(default=False, kw_only=True)
    """Whether a press on a piece lifts all pieces that belong to the same element, instead of one piece alone."""
    carried_place: str | None = field(default=None, kw_only=True)
    """Id of the place whose pieces are lifted together with this place's pieces, such as the content of a cage."""
    drop_count: int = field(default=0, kw_only=True)
    """Number of pieces to drag over this place: as many as the move takes there; 0: only those already lifted."""
    on_top: bool = field(default=False, kw_only=True)
    """Whether the pieces in this place lie on a piece of another place: a cube on a card, the content of a cage."""
    shows_usable: bool = field(default=False, kw_only=True)
    """Whether an outline is drawn around the place while a move may start there."""
    shows_plus: bool = field(default=True, kw_only=True)
    """Whether the place, while it is a legal target, shows a plus sign where the next piece would lie."""
    is_reachable: bool = field(default=True, kw_only=True)
    """Whether the keyboard can reach the place."""
    catch_area: Shape | None = field(default=None, kw_only=True)
    """Area in which a click chooses this place if it is a legal target, unless another legal element is clicked."""
    drop_area: Shape | None = field(default=None, kw_only=True)
    """Area in which carried pieces are dropped on this place if it is the nearest legal target there.

    Beside all elements, a drop in the area is refused as a drop on the nearest place, if that is no legal target.
    """
    drop_area_takes_clicks: bool = field(default=False, kw_only=True)
    """Whether a click in the drop area chooses this place if it is a legal target and no piece is clicked."""
    click_makes_move: bool = field(default=False, kw_only=True)
    """Whether a click on the place or its pieces plays the only move that starts there, without a chosen target."""
    repeats_move: bool = field(default=False, kw_only=True)
    """Whether a move that starts here is played again and again, while a legal move has the same path of elements."""
    key: str = field(default="", kw_only=True)
    """Keyboard key (digit or capital letter) that chooses the place if it is the first legal place with this key."""
    shift_element: str = field(default="", kw_only=True)
    """Element that is chosen first when the player presses a piece of this place with Shift; "" if there is none."""
    wheel_row: str = field(default="", kw_only=True)
    """Name of the place's row, or "". The mouse wheel over its `catch_area` focuses the row's next legal place."""

    @property
    def element(self) -> str:
        """Id of the element that stands for this place in a path."""
        return self.id if self.part_of_element is None else self.part_of_element

    def with_slots_of(self, other: TablePlace) -> TablePlace:
        """Returns this place with the positions and the size that pieces have in another place."""
        centre = other.shape.center
        return evolve(self, slots=other.slots or point_slots(centre.x(), centre.y()), piece_size=other.piece_size)

    def slot(self, index: int, count: int) -> QPointF:
        """The centre of the piece at `index` when the place holds `count` pieces."""
        return QPointF(*self.slots(index, count)) if self.slots is not None else self.shape.center
