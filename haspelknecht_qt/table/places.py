"""Places on the table: their geometry and their states.

The game paints the picture of a place. The table draws the place's state over it: tint, outline, ring and sign. All
lengths are scene units (1 unit is 1 pixel in a window of 1920 x 1080).
"""

from __future__ import annotations

import math
from collections.abc import Callable
from enum import Enum, auto

from attrs import field, frozen
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath, QPolygonF


class PlaceState(Enum):
    """The state shown by a place. `USABLE`: a move may start here."""

    IDLE = auto()
    USABLE = auto()
    TARGET = auto()
    UNDER_PIECE = auto()
    REFUSED = auto()
    CHOSEN = auto()
    DONE = auto()
    DISABLED = auto()


class PlaceLook(Enum):
    """Kind of a place, which decides its line widths: a plate or slot on a board, or a tile with an outline of its own."""

    PLATE = auto()
    TILE = auto()


class Form(Enum):
    """Form of an outline."""

    RECT = auto()
    HEXAGON = auto()


@frozen
class Shape:
    """An outline: a rectangle with round corners (a circle, if the radius is half its width), or a hexagon standing on a corner.

    Hashable, so that pictures can be cached by shape.
    """

    x: float
    y: float
    width: float
    height: float
    radius: float = 0.0
    form: Form = Form.RECT

    @classmethod
    def rect(cls, rect: QRectF, radius: float = 6.0) -> Shape:
        """A rectangle with round corners."""
        return cls(rect.x(), rect.y(), rect.width(), rect.height(), min(radius, rect.width() / 2, rect.height() / 2))

    @classmethod
    def pill(cls, rect: QRectF) -> Shape:
        """A rectangle with fully round ends; for a square, a circle."""
        return cls.rect(rect, min(rect.width(), rect.height()) / 2)

    @classmethod
    def circle(cls, x: float, y: float, radius: float) -> Shape:
        """A circle around a centre."""
        return cls(x - radius, y - radius, 2 * radius, 2 * radius, radius)

    @classmethod
    def hexagon(cls, x: float, y: float, radius: float) -> Shape:
        """A regular hexagon around a centre; `radius` is the distance to the corners, one of which is at the top."""
        width = math.sqrt(3) * radius
        return cls(x - width / 2, y - radius, width, 2 * radius, form=Form.HEXAGON)

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
        """Width times height of `bounds`; compares the sizes of two places."""
        return self.width * self.height

    def grown(self, by: float) -> Shape:
        """The shape with its outline moved outwards by `by` scene units (inwards if negative)."""
        if self.form is Form.HEXAGON:
            center = self.center
            return Shape.hexagon(center.x(), center.y(), self.height / 2 + by * 2 / math.sqrt(3))
        radius = max(0.0, self.radius + by) if self.radius else 0.0
        return Shape(self.x - by, self.y - by, self.width + 2 * by, self.height + 2 * by, radius)

    def at_origin(self) -> Shape:
        """The same shape with its upper left corner at (0, 0): equal for all places of one form and size."""
        return Shape(0.0, 0.0, self.width, self.height, self.radius, self.form)

    def path(self) -> QPainterPath:
        """The outline."""
        path = QPainterPath()
        if self.form is Form.HEXAGON:
            x, y, width, height = self.x, self.y, self.width, self.height
            corners = [(0.5, 0.0), (1.0, 0.25), (1.0, 0.75), (0.5, 1.0), (0.0, 0.75), (0.0, 0.25)]
            path.addPolygon(QPolygonF([QPointF(x + width * u, y + height * v) for u, v in corners]))
            path.closeSubpath()
        else:
            path.addRoundedRect(self.bounds, self.radius, self.radius)
        return path

    def contains(self, point: QPointF) -> bool:
        """Whether a point is in the shape."""
        u, v = point.x() - self.x, point.y() - self.y
        if not (0 <= u <= self.width and 0 <= v <= self.height):
            return False
        if self.form is Form.HEXAGON:
            aside = abs(u - self.width / 2) / (self.width / 2)
            return abs(v - self.height / 2) <= self.height / 2 * (1 - aside / 2)
        corner_u = max(self.radius - u, u - (self.width - self.radius), 0.0)
        corner_v = max(self.radius - v, v - (self.height - self.radius), 0.0)
        return corner_u <= 0 or corner_v <= 0 or math.hypot(corner_u, corner_v) <= self.radius

    def distance(self, point: QPointF) -> float:
        """Distance of a point from `bounds`; 0 inside."""
        dx = max(self.x - point.x(), 0.0, point.x() - self.x - self.width)
        dy = max(self.y - point.y(), 0.0, point.y() - self.y - self.height)
        return math.hypot(dx, dy)


Slots = Callable[[int, int], tuple[float, float]]
"""(index, number of pieces in the place) -> centre of the piece in scene units."""


def one_point(x: float, y: float) -> Slots:
    """Returns slots that are all at (x, y)."""
    return lambda _index, _count: (x, y)


def row(x: float, y: float, dx: float, dy: float = 0.0) -> Slots:
    """Returns slots in a line: the first at (x, y), each further slot at a distance of (dx, dy) from the one before."""
    return lambda index, _count: (x + index * dx, y + index * dy)


def grid(x: float, y: float, dx: float, dy: float, columns: int) -> Slots:
    """Returns slots in rows of `columns` slots, `dx` apart. Each further row is `dy` lower."""
    return lambda index, _count: (x + index % columns * dx, y + index // columns * dy)


def heap(x: float, y: float, dx: float, dy: float) -> Slots:
    """Returns the slots of a heap: one in the middle, two side by side `dx` apart, and all further ones `dy` higher in the middle."""

    def slot(index: int, count: int) -> tuple[float, float]:
        if count == 1:
            return x, y
        if index < 2:
            return x + (index - 0.5) * dx, y
        return x, y - dy

    return slot


@frozen
class TablePlace:
    """A place on the table: its geometry, the layout of its pieces, and the way it shows its state."""

    id: str
    shape: Shape
    slots: Slots | None = None
    """Positions of the pieces in the place; None: all in the middle."""
    piece_size: float = 35.0
    """Width of the pieces in the place, in scene units."""
    look: PlaceLook = PlaceLook.PLATE
    name: Callable[[], str] = lambda: ""
    """Text of a screen reader, in the current language."""
    tint_area: Shape | None = None
    """Area filled by a state, if smaller than the shape."""
    tint: float = field(default=0.6, kw_only=True)
    """Opacity of the state's fill; 0: the game itself paints the place in the colours of its state."""
    part_of: str | None = field(default=None, kw_only=True)
    """The element of this place, if several places are one element (all wood symbols of a tunnel)."""
    lifts_group: bool = field(default=False, kw_only=True)
    """Whether a press on a piece lifts all pieces of its source together, instead of that piece alone."""
    carries: str | None = field(default=None, kw_only=True)
    """Id of the place whose pieces are lifted together with this place's, in their relative positions (the content of a cage)."""
    takes: int = field(default=0, kw_only=True)
    """Number of a source's pieces that go here together. A drag over the place holds this number. 0: the lifted pieces."""
    on_top: bool = field(default=False, kw_only=True)
    """Whether the pieces here lie on a piece of another place: a cube on a card, the content of a cage."""
    shows_usable: bool = field(default=False, kw_only=True)
    """Whether the place is outlined while a move may start here."""
    plus: bool = field(default=True, kw_only=True)
    """Whether the place, as a target, shows a plus at the next piece's position."""
    reachable: bool = field(default=True, kw_only=True)
    """Whether the keyboard can reach the place."""
    catches: Shape | None = field(default=None, kw_only=True)
    """Area in which the pointer also hits this place while it is a target, unless another legal element is there."""

    at_once: bool = field(default=False, kw_only=True)
    """Whether a click on the place, or on a piece in it, plays the only move that starts there."""
    repeats: bool = field(default=False, kw_only=True)
    """Whether a move that starts here is repeated along the same path until it is no longer legal."""
    key: str = field(default="", kw_only=True)
    """Key that chooses the place if it is legal: a digit or a capital letter. Of several places, the first legal one is chosen."""
    with_shift: str = field(default="", kw_only=True)
    """The element that is chosen first if a piece in it is pressed with Shift."""
    wheel: str = field(default="", kw_only=True)
    """Name of a row of places. Over their `catches` areas, the mouse wheel moves between the legal places of the row."""

    @property
    def element(self) -> str:
        """The element that stands for this place in a path."""
        return self.id if self.part_of is None else self.part_of

    def slot(self, index: int, count: int) -> QPointF:
        """The centre of the piece at `index` when the place holds `count` pieces."""
        return QPointF(*self.slots(index, count)) if self.slots is not None else self.shape.center
