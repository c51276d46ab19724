"""Scorings at the end of periods: the interface that a game implements, and the contents of a scoring sheet."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Protocol, TypeVar

from attrs import field
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from haspelknecht_qt.core.fast_attrs import frozen
from haspelknecht_qt.core.game import GameState, Seat
from haspelknecht_qt.core.match import AnyMatch

if TYPE_CHECKING:
    from haspelknecht_qt.ui.contracts.match_view import SvgPicture
    from haspelknecht_qt.ui.window.look import Look

S = TypeVar("S", bound=GameState)
E = TypeVar("E")
S_contra = TypeVar("S_contra", bound=GameState, contravariant=True)
E_contra = TypeVar("E_contra", contravariant=True)

FIRST_PLACE, SECOND_PLACE = 1, 2
"""Places with a prize in a row of a scoring sheet: for most things counted, and for second most."""


@frozen
class SheetCell:
    """Cell of one player in a row: things counted, and points. `place` is FIRST_PLACE, SECOND_PLACE or 0 (no prize)."""

    count: int
    points: int
    place: int = 0


@frozen
class SheetRow:
    """Row of a scoring sheet: its name, its prizes as text (for instance "2 / 1"), and a cell for each seat.

    `ground_colour` is the colour token of the plate behind the row's picture; "" without a plate. Cells show a square
    for each thing counted, with the colour tokens `square_colour` inside and `edge_colour` at the edge. A row with
    `begins_group` begins a group of rows.
    """

    name: str
    prizes: str
    cells: tuple[SheetCell, ...]
    picture: SvgPicture
    square_colour: str
    edge_colour: str
    ground_colour: str = ""
    begins_group: bool = False


@frozen
class SheetNote:
    """Result of a period other than points, such as a majority.

    `piece_counts` are the numbers of pieces that decide the result, by seat. `piece_pictures` are pictures of one such
    piece, by seat.
    """

    headline: str
    explanation: str
    picture: SvgPicture
    winner_seat: int
    piece_counts: tuple[int, ...]
    piece_pictures: tuple[SvgPicture, ...]


@frozen(eq=False)
class SheetContent:
    """Contents of a scoring sheet, in the current language.

    - `counted_heading`: heading of the first column, with the names of the things counted
    - `prize_heading`: heading of the column with the prizes
    - `total_label`: name of the row of sums
    - `scores_before`: scores before this scoring, by seat
    - `shields`: pictures of the shields of a first and a second prize
    - `continue_label`: label of the button that continues the match
    - `paint_sign`: function that draws the picture of the period into a square
    - `note`: result of the period other than points, such as a majority; None if there is none
    """

    title: str
    subtitle: str
    counted_heading: str
    prize_heading: str
    rows: tuple[SheetRow, ...]
    total_label: str
    scores_before: tuple[int, ...]
    shields: tuple[SvgPicture, SvgPicture]
    continue_label: str
    paint_sign: Callable[[QPainter, Look, QRectF], None]
    note: SheetNote | None = None

    @property
    def gains(self) -> tuple[int, ...]:
        """Points gained in this scoring, by seat."""
        return tuple(sum(row.cells[seat].points for row in self.rows) for seat in range(len(self.scores_before)))


@frozen
class ScoreItemPart:
    """Part of the score item `item` (an id), for instance its points in one period. `points` are by seat."""

    item: str
    name: str
    points: tuple[int, ...]
    picture: SvgPicture = field(eq=False)


class Scorings(Protocol[S_contra, E_contra]):
    """Scorings of a game at the end of its periods.

    `move_events` are all events of the move that ended a period, each with the state after it.
    """

    def ends_period(self, event: E_contra) -> bool:
        """Whether this event ends a period that has a scoring sheet. The state after it is the scored position."""

    def is_part_of_scoring(self, event: E_contra) -> bool:
        """Whether this event is part of a scoring. Its line in the log then opens the scoring sheet."""

    def sheet_title(self, event: E_contra) -> str:
        """Returns the title of the sheet for the period that this event ends, for instance "End of shift II"."""

    def sheet(self, move_events: Sequence[tuple[E_contra, S_contra]], seats: Sequence[Seat]) -> SheetContent:
        """Returns the contents of the sheet. Raises ValueError if no period ends with these events."""

    def score_item_parts(self, move_events: Sequence[tuple[E_contra, S_contra]]) -> tuple[ScoreItemPart, ...]:
        """Returns the parts of the score item that this scoring is about; () if it has no parts."""


def item_parts(match: AnyMatch, scorings: Scorings[S, E] | None) -> tuple[ScoreItemPart, ...]:
    """Returns the parts of all score items of a finished match, in order of time; () if `scorings` is None."""
    if scorings is None:
        return ()
    game = match.game
    state = game.initial_state(match.setup)
    found: list[ScoreItemPart] = []
    for ply, move in enumerate(match.log):
        before = game.period(state)
        game.advance(state, move)
        if game.decision(state) is None or game.period(state) != before:
            move_events = match.events_with_states(ply)
            if any(scorings.ends_period(event) for event, _ in move_events):
                found += scorings.score_item_parts(move_events)
    return tuple(found)
