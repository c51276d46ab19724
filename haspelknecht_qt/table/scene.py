"""Graphics scene of the table: places, pieces, and the element under a point.

An element is a step of a path in the move index. It is a place, several places with the same `part_of_element`,
or a group of pieces in one place, such as the black disks of a pool.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from PySide6.QtCore import QObject, QPointF, QRectF, Signal
from PySide6.QtWidgets import QGraphicsScene

from haspelknecht_qt.core.fast_attrs import frozen
from haspelknecht_qt.table.ledger import Piece, PieceLedger
from haspelknecht_qt.table.pieces import PictureOf, PieceItem
from haspelknecht_qt.table.places import Shape, TablePlace
from haspelknecht_qt.table.state_painting import StatePainter
from haspelknecht_qt.table.themes import Theme

MIN_HIT_SIZE = 36.0
"""Minimum width and height of an element's clickable area, in logical pixels, even if it is drawn smaller."""

ElementOf = Callable[[Piece], str]
"""Piece -> element to which it belongs. Called again whenever pieces, places or legal moves have changed."""
HasCorners = Callable[[str], bool]
"""Kind of piece -> whether it is always rectangular, like a card. Other kinds of pieces count as round if small."""
RankOf = Callable[[str], int]
"""Element -> its rank among the elements near a point: 0 for a legal target, higher numbers for less likely elements."""

ILLEGAL_RANK = 9
"""Rank of an element that is in no legal move, the least likely of all."""
_DROP_AREA_CLICK_KEY = 3.0, 0.0, 0.5
"""Sort key of a click in a drop area: after all pieces at the point, before illegal places there."""
_MISSING_PLACE = TablePlace("", Shape(0.0, 0.0, 0.0, 0.0))
"""Substitute for a place that the table does not show. Its pieces are hidden."""


@frozen
class Hit:
    """The element under a point, and the id of its piece under the point; each None if there is none."""

    element: str | None = None
    piece: int | None = None
    size: tuple[float, float] = (0.0, 0.0)
    """Width and height of the outline under the point, in scene units."""


@frozen
class FocusStop:
    """An element on which the keyboard focus can stop, with its outline."""

    element: str
    area: Shape


class TableScene(QGraphicsScene):
    """Holds the places and the graphics items of the ledger's pieces, and finds the element under the pointer.

    It moves nothing by itself: positions, scales and opacities of pieces are set by the animation and the hand. Without
    `element_of`, a piece belongs to the element of its place. Without `has_corners`, all small pieces count as round.
    """

    pixel_ratio_changed = Signal(float)
    """Emitted with the new number of device pixels per scene unit. All pixmaps must then be painted again."""
    colours_changed = Signal()
    """Emitted when the theme has changed."""
    places_changed = Signal()
    """Emitted when the places have changed. The pieces are already at their new positions."""

    def __init__(
        self,
        ledger: PieceLedger,
        pictures: PictureOf,
        colours: Theme,
        *,
        element_of: ElementOf | None,
        has_corners: HasCorners | None,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        # No spatial index: most repainted items have just moved, so Qt would rebuild it more often than use it.
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self._ledger = ledger
        self._pictures = pictures
        self._places: dict[str, TablePlace] = {}
        self._covered: frozenset[str] = frozenset()
        self._elements: dict[str, list[TablePlace]] = {}
        self._items: dict[int, PieceItem] = {}
        self._element_by_piece: dict[int, str] = {}
        self._groups: dict[str, list[int]] = {}
        self.pixel_ratio = 1.0
        """Device pixels per scene unit."""
        self.state_painter = StatePainter(colours)
        self._element_of = element_of or self._element_of_place
        self._has_corners = has_corners

    @property
    def places(self) -> tuple[TablePlace, ...]:
        """All places, in reading order."""
        return tuple(self._places.values())

    def place(self, place_id: str) -> TablePlace | None:
        """The place with this id, or None if the table doesn't show it."""
        return self._places.get(place_id)

    def set_places(self, places: Iterable[TablePlace]) -> None:
        """Replaces all places, given in reading order. The pieces move to their new slots at once.

        Pieces without a place on the table are hidden. Raises ValueError if two places have the same id.
        """
        found: dict[str, TablePlace] = {}
        for place in places:
            if place.id in found:
                raise ValueError(f"two places are called '{place.id}'")
            found[place.id] = place
        self._index_places(found)
        self.lay_out()
        self.places_changed.emit()

    def set_slots(self, places: Iterable[TablePlace]) -> None:
        """Takes the positions and sizes of pieces from these places. The pieces stay where they are."""
        changed = {each.id: self._places[each.id].with_slots_of(each) for each in places if each.id in self._places}
        self._index_places({**self._places, **changed})

    def _index_places(self, places: dict[str, TablePlace]) -> None:
        self._places = places
        self._elements = {}
        for place in places.values():
            self._elements.setdefault(place.element, []).append(place)

    def set_covered(self, places: frozenset[str]) -> None:
        """Hides the pieces in these places, because something covers them, and shows the pieces in all other places."""
        changed, self._covered = self._covered ^ places, places
        for place_id in changed:
            for piece in self._ledger.pieces_in(place_id):
                item = self._items.get(piece.id)
                if item is not None:
                    item.setVisible(self.home_position(piece) is not None and place_id not in places)

    def update_piece_elements(self) -> None:
        """Updates the element of each piece, which depends on the pieces, the places and the legal moves."""
        pieces = [piece for place in self._ledger.occupied_places() for piece in self._ledger.pieces_in(place)]
        self._element_by_piece = {piece.id: self._element_of(piece) for piece in pieces}
        self._groups = {}
        for piece_id, element in self._element_by_piece.items():
            self._groups.setdefault(element, []).append(piece_id)

    def element_of(self, item: PieceItem) -> str | None:
        """Returns the element to which a piece belongs; None for a piece that is leaving the table."""
        return self._element_by_piece.get(item.piece.id)

    def lay_out(self) -> None:
        """Puts every piece of the ledger at its position. Removes the items of pieces that the ledger no longer has."""
        self.update_piece_elements()
        for piece_id in [piece_id for piece_id in self._items if piece_id not in self._ledger]:
            self.remove_piece(piece_id)
        for place in self._ledger.occupied_places():
            for piece in self._ledger.pieces_in(place):
                item = self._items.get(piece.id) or self.add_piece(piece)
                self.assign_place(item, piece)
                self.rest_at_home(item)

    def home_position(self, piece: Piece) -> QPointF | None:
        """The position of a piece in its place, in scene units; None if the table does not show this place."""
        place = self._places.get(piece.place)
        return None if place is None else place.slot(piece.index, len(self._ledger.pieces_in(piece.place)))

    def pieces_in(self, place_id: str) -> tuple[Piece, ...]:
        """Returns the pieces that the ledger has in a place."""
        return self._ledger.pieces_in(place_id)

    def item(self, piece_id: int) -> PieceItem | None:
        """Returns the graphics item of a piece; None if the piece is not on the table yet or any more."""
        return self._items.get(piece_id)

    def add_piece(self, piece: Piece) -> PieceItem:
        """Creates the graphics item of a piece, at rest in its place, and returns it."""
        has_corners = self._has_corners is not None and self._has_corners(piece.kind)
        place = self._places.get(piece.place, _MISSING_PLACE)
        item = PieceItem(piece, place.piece_size, has_corners=has_corners)
        item.on_top = place.on_top
        self._items[piece.id] = item
        item.redraw(self._pictures, self.state_painter, self.pixel_ratio)
        self.addItem(item)
        self.rest_at_home(item)
        return item

    def remove_piece(self, piece_id: int) -> None:
        """Removes the graphics item of a piece, if there is one."""
        item = self._items.pop(piece_id, None)
        if item is not None:
            self.removeItem(item)

    def assign_place(self, item: PieceItem, piece: Piece) -> None:
        """Gives an item the new place of its piece. If the piece size differs there, a scale keeps the visible size."""
        place = self._places.get(piece.place, _MISSING_PLACE)
        item.piece = piece
        item.on_top = place.on_top
        if place.piece_size != item.size:
            item.setScale(item.scale() * item.size / place.piece_size)
            item.size = place.piece_size
            item.redraw(self._pictures, self.state_painter, self.pixel_ratio)

    def set_shown_kind(self, item: PieceItem, kind: str) -> None:
        """Shows a piece with the picture of `kind`, in the animation that turns it over; "" means its own kind."""
        item.setPixmap(self._pictures(kind or item.piece.kind, item.size, self.pixel_ratio))

    def set_lifted(self, item: PieceItem, lifted: bool) -> None:
        """Draws a piece as lifted or as resting."""
        item.set_lifted(lifted, self._pictures, self.state_painter, self.pixel_ratio)

    def rest_at_home(self, item: PieceItem) -> None:
        """Shows a piece at rest at its position in its place."""
        self.rest_at(item, self.home_position(item.piece))

    def rest_at(self, item: PieceItem, home: QPointF | None) -> None:
        """Shows a piece at rest at a given position; None hides the piece."""
        self.set_lifted(item, lifted=False)
        item.setVisible(home is not None and item.piece.place not in self._covered)
        item.setScale(1.0)
        item.setOpacity(1.0)
        item.setZValue(item.resting_z)
        if home is not None:
            item.setPos(home)

    def pieces_of(self, element: str) -> list[PieceItem]:
        """Returns the visible items of an element's pieces: those of its group or, without one, all in its places."""
        ids = self._groups.get(element) or [
            piece.id for place in self.places_of(element) for piece in self._ledger.pieces_in(place.id)
        ]
        return [item for piece_id in ids if (item := self._items.get(piece_id)) is not None and item.isVisible()]

    def places_with_pieces_of(self, element: str) -> list[TablePlace]:
        """Returns the places to which the ledger assigns the pieces of an element's group, one for each piece."""
        places = (self._places.get(self._ledger[piece_id].place) for piece_id in self._groups.get(element, ()))
        return [place for place in places if place is not None]

    def places_of(self, element: str) -> list[TablePlace]:
        """Returns the places of an element. Empty if the element is only a group of pieces in a place."""
        return self._elements.get(element, [])

    def area_of(self, element: str) -> Shape | None:
        """Returns the outline of an element's only place, or one around all its places or pieces; None without any."""
        places = self.places_of(element)
        if len(places) == 1:
            return places[0].shape
        around = QRectF()
        for place in places:
            around = around.united(place.shape.bounds)
        for item in [] if places else self.pieces_of(element):
            around = around.united(item.outline_on_table.bounds)
        if around.isNull():
            return None
        return Shape.rect(around) if places else Shape.pill(around)

    def find_hit(self, point: QPointF, rank: RankOf, reach: float = MIN_HIT_SIZE, *, carrying: bool = False) -> Hit:
        """Returns the most likely element at a point.

        `reach` is the minimum width of an element's clickable area, in scene units. With `carrying`, pieces are found
        only if they are legal targets themselves, because carried pieces go into places.

        Elements of legal moves come first, then elements that contain the point, then pieces before places and small
        elements before large ones. So a hexagon of 20 units can be hit within 36 units, but not if the point is inside
        a small neighbour.
        """
        candidates = self._candidates(point, rank, reach, carrying=carrying)
        return min(candidates, key=lambda candidate: candidate[0], default=((), Hit()))[1]

    def find_drop_area(self, point: QPointF) -> str | None:
        """Returns the element of the nearest place in whose drop area a point lies, whether legal or not; else None."""
        places = self._places.values()
        found = [place for place in places if place.drop_area is not None and place.drop_area.contains(point)]
        nearest = min(found, key=lambda place: place.shape.distance(point), default=None)
        return None if nearest is None else nearest.element

    def find_crowd(self, point: QPointF, rank: RankOf, reach: float) -> list[str]:
        """Returns the elements of legal moves that a finger at a point may mean, the likeliest first.

        Each shall have a clickable area of `reach` scene units. All have the rank of the first one. The others are
        small. Empty if `find_hit` returns the only one.
        """
        hits = [hit for _, hit in sorted(self._candidates(point, rank, reach, carrying=False), key=lambda one: one[0])]
        legal = [(hit.element, hit) for hit in hits if hit.element is not None and rank(hit.element) != ILLEGAL_RANK]
        found: dict[str, None] = {}
        for element, hit in legal:
            # Pieces may overlap, so that less than their size can be touched.
            room = min(hit.size) - (0 if hit.piece is None else reach)
            if not found or (rank(element) == rank(legal[0][0]) and room < reach):
                found[element] = None
        return [] if list(found) == [hit.element for hit in hits[:1]] else list(found)

    def _candidates(
        self, point: QPointF, rank: RankOf, reach: float, *, carrying: bool
    ) -> Iterator[tuple[tuple[float, ...], Hit]]:
        for item in self._items.values():
            element = self.element_of(item)
            if element is None or item.is_lifted or not item.is_near(point, reach) or not item.isVisible():
                continue
            area = item.outline_on_table
            if (missed := _miss_distance(area, point, reach)) is None:
                continue
            element_rank = rank(element)
            if not (carrying and element_rank):
                # In a large window `reach` is short, but a cube must still go before a target that catches the click.
                key = _sort_key(element_rank, area, missed, max(reach, MIN_HIT_SIZE))
                yield (
                    (*key, 0, missed, -item.zValue(), area.area),
                    Hit(element, item.piece.id, (area.width, area.height)),
                )
        for place in self._places.values():
            missed = _miss_distance(place.shape, point, reach)
            is_caught = missed is None and place.catch_area is not None and place.catch_area.contains(point)
            may_use_drop_area = carrying or place.drop_area_takes_clicks
            is_in_drop_area = may_use_drop_area and place.drop_area is not None and place.drop_area.contains(point)
            if missed is None and not is_caught and not is_in_drop_area:
                continue  # Saves time: `rank` is slow, and most places are far from the point.
            element_rank = rank(place.element)
            if is_in_drop_area and missed != 0 and not is_caught and not element_rank:
                drop_key = _drop_key(place.shape, point) if carrying else _DROP_AREA_CLICK_KEY
                yield drop_key, Hit(place.element, size=(place.shape.width, place.shape.height))
                continue
            if is_caught and not element_rank:
                missed = max(place.shape.distance(point), 1e-3)
            if missed is not None:
                # A place yields to its own pieces: they lie in it, so a point beside them is in it as well.
                yields = element_rank == ILLEGAL_RANK and (
                    not place.is_reachable or self._holds_legal_piece(place, rank)
                )
                least = 0.0 if yields else reach
                key = _sort_key(element_rank, place.shape, missed, least)
                size = place.shape.width, place.shape.height
                yield (*key, 1, place.shape.area, missed), Hit(place.element, size=size)

    def _holds_legal_piece(self, place: TablePlace, rank: RankOf) -> bool:
        found = {self._element_by_piece.get(piece.id, place.element) for piece in self.pieces_in(place.id)}
        return any(rank(element) != ILLEGAL_RANK for element in found)

    def focus_stops(self) -> list[FocusStop]:
        """Returns the elements for keyboard and screen reader in reading order: each place, then its groups of pieces.

        An element with several places occurs once, at its first place.
        """
        groups: dict[str, dict[str, None]] = {}
        for piece_id, element in self._element_by_piece.items():
            groups.setdefault(self._ledger[piece_id].place, {})[element] = None
        stops: dict[str, FocusStop] = {}
        for place in self._places.values():
            inside = [group for group in groups.get(place.id, ()) if group not in self._elements]
            for element in [place.element, *inside] if place.is_reachable else inside:
                area = self.area_of(element)
                if area is not None and element not in stops:
                    stops[element] = FocusStop(element, area)
        return list(stops.values())

    def set_pixel_ratio(self, pixel_ratio: float) -> None:
        """Sets the device pixels per scene unit, and paints everything again if they have changed."""
        if pixel_ratio != self.pixel_ratio:
            self.pixel_ratio = pixel_ratio
            self.state_painter.set_pixel_ratio(pixel_ratio)
            self.refresh()
            self.pixel_ratio_changed.emit(pixel_ratio)

    def set_theme(self, colours: Theme) -> None:
        """Paints everything again in another theme."""
        self.state_painter.set_theme(colours)
        self.refresh()
        self.colours_changed.emit()

    def refresh(self) -> None:
        """Draws the pictures of all pieces again."""
        for item in self._items.values():
            item.redraw(self._pictures, self.state_painter, self.pixel_ratio)

    def _element_of_place(self, piece: Piece) -> str:
        place = self._places.get(piece.place)
        return piece.place if place is None else place.element


def _miss_distance(area: Shape, point: QPointF, reach: float) -> float | None:
    """Distance of a point from a shape, 0 inside. None outside of the clickable area (at least `reach` wide)."""
    wide, high = max(reach, area.width) / 2, max(reach, area.height) / 2
    aside, across = point.x() - area.x - area.width / 2, point.y() - area.y - area.height / 2
    if abs(aside) > wide or abs(across) > high:
        return None
    if area.contains(point):
        return 0.0
    if area.width >= reach and area.height >= reach:
        return None
    # 0 is reserved for elements that contain the point, so that these come first.
    return max(area.distance(point), 1e-3)


def _drop_key(area: Shape, point: QPointF) -> tuple[float, ...]:
    """Sort key of a target in whose drop area a point is: after the legal elements at the point, before illegal ones."""
    return 1.25, area.distance(point)


def _sort_key(element_rank: int, area: Shape, missed: float, reach: float) -> tuple[float, float]:
    """Sort key: legal elements at the point (`missed` 0), small illegal ones there, near legal ones, the others."""
    if element_rank == ILLEGAL_RANK:
        small = min(area.width, area.height) <= reach
        return (1.5 if not missed and small else 3.0 if not missed else 4.0), 0.0
    return (1.0 if not missed else 2.0), float(element_rank)
