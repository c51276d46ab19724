"""What a game scores at the end of its periods, to be read on a sheet: the contract with the game's face, and what such a sheet holds."""

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
"""The places that earn a prize."""


@frozen
class SheetCell:
    """What one seat has of a row: so many, for so many victory points; `place` is FIRST, SECOND, or 0 for none."""

    count: int
    points: int
    place: int = 0


@frozen
class SheetRow:
    """A row: what is counted, the prizes in words ("2 / 1"), and a cell for each seat.

    `picture` is its sign, on a plate in the colour of the token `ground` if there is one; `square` and `edge` are the tokens of what stands for
    one thing counted. `begins` tells whether a group of rows begins with it.
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
    """What else the end of a period decides: a headline, why, the seat it falls to, and the numbers of each seat with its picture."""

    headline: str
    why: str
    picture: Picture
    seat: int
    counts: tuple[int, ...]
    pieces: tuple[Picture, ...]


@frozen(eq=False)
class SheetContent:
    """The scoring of a period, in finished words of the language of the moment. Numbers stand by seat.

    `counted` and `prize` are the headings of the first columns, `total` that of the sum; `before` are the scores without it. `shields` are
    the drawings for a first and for a second prize. `go_on` is what the button says that leads back to the game. `paint_sign` draws the
    period's sign into a square.
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
        """What each seat scores on this sheet."""
        return tuple(sum(row.cells[seat].points for row in self.rows) for seat in range(len(self.before)))


@frozen
class ItemPart:
    """A part of an item of the score (`Game.items`): its name, and its points by seat."""

    item: str
    name: str
    points: tuple[int, ...]
    picture: Picture = field(eq=False)


class Scorings(Protocol[S_contra, E_contra]):
    """The scorings at the end of a game's periods. Keeps no text; `move_events` is all that the move told that ended the period."""

    def ends(self, event: E_contra) -> bool:
        """Whether a period that has a sheet ends with this event."""
        ...

    def belongs(self, event: E_contra) -> bool:
        """Whether an event is part of such a scoring: told alone, it leads to the sheet."""
        ...

    def name(self, event: E_contra) -> str:
        """What the sheet of the period that ends with this event is called, for instance "End of shift II"."""
        ...

    def sheet(self, move_events: Sequence[tuple[E_contra, S_contra]], seats: Sequence[Seat]) -> SheetContent:
        """The sheet. Raises ValueError where no period ends in what was told."""
        ...

    def parts(self, move_events: Sequence[tuple[E_contra, S_contra]]) -> tuple[ItemPart, ...]:
        """How the points of that scoring are made up; empty where they are all of one kind."""
        ...


def parts_of(match: AnyMatch, scorings: Scorings[S, E] | None) -> tuple[ItemPart, ...]:
    """The parts of all items that have some, in the order of the match, which is over; none where there are no `scorings`."""
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
