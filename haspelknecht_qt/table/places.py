"""Places: what they are, where they lie and what state they can be in.

A place's picture belongs to the game; the table draws the state over it: tint, outline, ring and sign. All lengths are
scene units (1 unit is 1 pixel in a window of 1920 x 1080).
"""

from __future__ import annotations

import math
from collections.abc import Callable
from enum import Enum, auto

from attrs import field, frozen
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath, QPolygonF


class PlaceState(Enum):
    """What a place shows. `USABLE`: a move may start here."""

    IDLE = auto()
    USABLE = auto()
    TARGET = auto()
    UNDER_PIECE = auto()
    REFUSED = auto()
    CHOSEN = auto()
    DONE = auto()
    DISABLED = auto()


class PlaceLook(Enum):
    """The widths of a place's lines: a plate or slot on a board, or a development tile with its own outline."""

    PLATE = auto()
    TILE = auto()


class Form(Enum):
    """The outline's form."""

    RECT = auto()
    HEXAGON = auto()


@frozen
class Shape:
    """An outline: a rectangle with round corners (a circle, if the radius is half of it), or a hexagon on its corner.

    Hashable, so that pictures can be kept by shape.
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
        """A rectangle with ends as round as can be; of a square, a circle."""
        return cls.rect(rect, min(rect.width(), rect.height()) / 2)

    @classmethod
    def circle(cls, x: float, y: float, radius: float) -> Shape:
        """A circle around a centre."""
        return cls(x - radius, y - radius, 2 * radius, 2 * radius, radius)

    @classmethod
    def hexagon(cls, x: float, y: float, radius: float) -> Shape:
        """A regular hexagon around a centre; `radius` reaches from the centre to a corner, the upper one first."""
        width = math.sqrt(3) * radius
        return cls(x - width / 2, y - radius, width, 2 * radius, form=Form.HEXAGON)

    @property
    def bounds(self) -> QRectF:
        """The rectangle around it."""
        return QRectF(self.x, self.y, self.width, self.height)

    @property
    def center(self) -> QPointF:
        """The middle of `bounds`."""
        return QPointF(self.x + self.width / 2, self.y + self.height / 2)

    @property
    def area(self) -> float:
        """Width times height: enough to compare which of two places is the smaller one."""
        return self.width * self.height

    def grown(self, by: float) -> Shape:
        """The shape whose outline runs `by` outside of this one (inside, if negative)."""
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
        """Whether a point lies in it."""
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
        """From a point to the nearest point of `bounds`; 0 inside."""
        dx = max(self.x - point.x(), 0.0, point.x() - self.x - self.width)
        dy = max(self.y - point.y(), 0.0, point.y() - self.y - self.height)
        return math.hypot(dx, dy)


Slots = Callable[[int, int], tuple[float, float]]
"""(index, number of pieces in the place) -> centre of the piece in scene units."""


def at(x: float, y: float) -> Slots:
    """All pieces lie at one point."""
    return lambda _index, _count: (x, y)


def row(x: float, y: float, dx: float, dy: float = 0.0) -> Slots:
    """The first piece lies at (x, y), each further one (dx, dy) on."""
    return lambda index, _count: (x + index * dx, y + index * dy)


def grid(x: float, y: float, dx: float, dy: float, columns: int) -> Slots:
    """Rows of `columns` pieces; a new row begins (0, dy) on."""
    return lambda index, _count: (x + index % columns * dx, y + index // columns * dy)


def heap(x: float, y: float, dx: float, dy: float) -> Slots:
    """One piece, two side by side `dx` apart, or a pyramid of three with its top `dy` higher; all others on the top."""

    def slot(index: int, count: int) -> tuple[float, float]:
        if count == 1:
            return x, y
        if index < 2:
            return x + (index - 0.5) * dx, y
        return x, y - dy

    return slot


def _no_name() -> str:
    return ""


@frozen
class TablePlace:
    """A place on the table: where it is, how its pieces lie, and how it shows its state."""

    id: str
    shape: Shape
    slots: Slots | None = None
    """Where its pieces lie; None: in the middle."""
    piece_size: float = 35.0
    """How big its pieces are, as `Pictures` understands it."""
    look: PlaceLook = PlaceLook.PLATE
    name: Callable[[], str] = _no_name
    """What a screen reader says, in the player's language of the moment."""
    tint_area: Shape | None = None
    """What a state fills, if that is less than the whole shape."""
    tint: float = field(default=0.6, kw_only=True)
    """How opaque that fill is; 0: the game paints the place in the colours of its state itself."""
    part_of: str | None = field(default=None, kw_only=True)
    """The element that this place belongs to, if several places mean the same (all wood symbols of a tunnel)."""
    lifts_group: bool = field(default=False, kw_only=True)
    """Whether a press lifts all pieces of the pressed one's source together, instead of that one alone."""
    carries: str | None = field(default=None, kw_only=True)
    """The place whose pieces come along when this one's are lifted, as they lie: what is in a cage."""
    takes: int = field(default=0, kw_only=True)
    """How many pieces of a source go here together: over it, a drag holds that many. 0: as many as were lifted."""
    on_top: bool = field(default=False, kw_only=True)
    """Whether its pieces lie on one of another place: a cube on a card, what is in a cage."""
    shows_usable: bool = field(default=False, kw_only=True)
    """Whether it is outlined while a move may start here."""
    plus: bool = field(default=True, kw_only=True)
    """Whether it shows, as a target, a plus where the next piece would lie."""
    reachable: bool = field(default=True, kw_only=True)
    """Whether the keyboard can reach it."""
    catches: Shape | None = field(default=None, kw_only=True)
    """Around it: what points there means this place while it is a target, and nothing else that is legal lies there."""

    at_once: bool = field(default=False, kw_only=True)
    """Whether a click on it, or on a piece in it, makes the move that starts there, if there is only one."""
    repeats: bool = field(default=False, kw_only=True)
    """Whether a move that starts here is followed by the next one along the same path, as long as there is one."""
    key: str = field(default="", kw_only=True)
    """The key that chooses it, a figure or a capital letter, where that is legal; of several, the first legal one."""
    with_shift: str = field(default="", kw_only=True)
    """The element that is chosen first where a piece in it is pressed with Shift held down."""
    wheel: str = field(default="", kw_only=True)
    """The name of a row of places: over what they catch, the mouse wheel walks through the legal ones."""

    @property
    def element(self) -> str:
        """What pointing at this place means in a path."""
        return self.id if self.part_of is None else self.part_of

    def slot(self, index: int, count: int) -> QPointF:
        """The centre of the piece at `index` when `count` pieces lie here."""
        return QPointF(*self.slots(index, count)) if self.slots is not None else self.shape.center
