"""Scorings at the end of periods: the protocol for a game UI, and the contents of a scoring sheet."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Protocol, TypeVar

from attrs import field, frozen
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from haspelknecht_qt.core.game import GameState, Seat
from haspelknecht_qt.core.match import AnyMatch

if TYPE_CHECKING:
    from haspelknecht_qt.ui.contracts.match_view import Picture
    from haspelknecht_qt.ui.window.look import Look

S = TypeVar("S", bound=GameState)
E = TypeVar("E")
S_contra = TypeVar("S_contra", bound=GameState, contravariant=True)
E_contra = TypeVar("E_contra", contravariant=True)

FIRST, SECOND = 1, 2
"""Places, by count, that earn a prize."""


@frozen
class SheetCell:
    """Cell of a seat in a row: the number of things, and their victory points. `place` is FIRST, SECOND, or 0 for no prize."""

    count: int
    points: int
    place: int = 0


@frozen
class SheetRow:
    """Row: its name, the prizes in words ("2 / 1"), and a cell for each seat.

    `picture` is the sign of the row. `ground` is the colour token of the plate behind the sign; "" for no plate. `square` and
    `edge` are the colour tokens for fill and edge of a counted thing. `begins` says whether a group of rows begins here.
    """

    name: str
    prizes: str
    cells: tuple[SheetCell, ...]
    picture: Picture
    square: str
    edge: str
    ground: str = ""
    begins: bool = False


@frozen
class SheetNote:
    """Further result of the period: its headline, its reason, its picture, and the seat that gets the result.

    `counts` are the deciding numbers of pieces, `pieces` the pictures of one piece, both by seat.
    """

    headline: str
    why: str
    picture: Picture
    seat: int
    counts: tuple[int, ...]
    pieces: tuple[Picture, ...]


@frozen(eq=False)
class SheetContent:
    """Scoring of a period in the current language. Numbers are ordered by seat.

    `counted` and `prize` are the headings of the first columns, `total` is the heading of the sum. `before` are the scores
    before this scoring. `shields` are the pictures of a first and a second prize. `go_on` is the label of the button
    that returns to the match. `paint_sign` draws the sign of the period into a square. `note` is None if there is no
    further result.
    """

    title: str
    line: str
    counted: str
    prize: str
    rows: tuple[SheetRow, ...]
    total: str
    before: tuple[int, ...]
    shields: tuple[Picture, Picture]
    go_on: str
    paint_sign: Callable[[QPainter, Look, QRectF], None]
    note: SheetNote | None = None

    @property
    def gains(self) -> tuple[int, ...]:
        """Points of each seat on this sheet."""
        return tuple(sum(row.cells[seat].points for row in self.rows) for seat in range(len(self.before)))


@frozen
class ItemPart:
    """Part of an item of the score (`Game.items`): its name, and its points by seat."""

    item: str
    name: str
    points: tuple[int, ...]
    picture: Picture = field(eq=False)


class Scorings(Protocol[S_contra, E_contra]):
    """Scorings at the end of a game's periods. Stores no texts.

    `move_events` are all events of the move that ended the period, each with the state after it.
    """

    def ends(self, event: E_contra) -> bool:
        """Whether this event ends a period that has a sheet."""
        ...

    def belongs(self, event: E_contra) -> bool:
        """Whether this event is part of a scoring. The line of such an event in the log opens the sheet."""
        ...

    def name(self, event: E_contra) -> str:
        """Title of the sheet of the period that this event ends, for instance "End of shift II"."""
        ...

    def sheet(self, move_events: Sequence[tuple[E_contra, S_contra]], seats: Sequence[Seat]) -> SheetContent:
        """Returns the sheet. Raises ValueError if these events end no period."""
        ...

    def parts(self, move_events: Sequence[tuple[E_contra, S_contra]]) -> tuple[ItemPart, ...]:
        """Returns the parts of the points of this scoring; empty if there is only one kind of points."""
        ...


def parts_of(match: AnyMatch, scorings: Scorings[S, E] | None) -> tuple[ItemPart, ...]:
    """Returns the parts of all items in the order of the match, which must be over; () without `scorings`."""
    if scorings is None:
        return ()
    game = match.game
    state = game.initial(match.setup)
    found: list[ItemPart] = []
    for ply, move in enumerate(match.log):
        before = game.period(state)
        game.advance(state, move)
        if game.decision(state) is None or game.period(state) != before:
            move_events = match.narration(ply)
            if any(scorings.ends(event) for event, _ in move_events):
                found += scorings.parts(move_events)
    return tuple(found)
