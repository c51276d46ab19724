"""What a table asks of the game that lies on it. Each game has one `Scene`, made with its drawings and its words.

The table knows no game: where things lie, which pieces there are, what is painted and how it moves comes from here. All of it depends
on a `ViewState` alone, the one frozen value that says everything about one picture of the table; so play, undo, load and a jump in a
replay are the same. Type variables: the game's state `S`, moves `M` (what the table hands out when a path is pointed along, among
them what takes a move back), events `E` and set-up `U`; the scene's own regions `R` and details `D`, which the table hands through.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from typing import Any, Generic, Protocol, TypeAlias, TypeVar

from attrs import frozen
from PySide6.QtGui import QPixmap

from haspelknecht_qt.core.game import E, M, S, Seat
from haspelknecht_qt.table.accessible import TablePart
from haspelknecht_qt.table.ledger import Flow, Piece
from haspelknecht_qt.table.move_index import Path
from haspelknecht_qt.table.painted_sheets import PaintedSheets
from haspelknecht_qt.table.places import PlaceState, TablePlace
from haspelknecht_qt.table.playback import Batch, Playback, Speed
from haspelknecht_qt.table.scene import TableScene
from haspelknecht_qt.table.trajectory import PieceTrajectory
from haspelknecht_qt.table.window_plan import Box, Mode

U_contra = TypeVar("U_contra", contravariant=True)
R = TypeVar("R", bound="TableRegions")
D = TypeVar("D")

Opaque: TypeAlias = Any
"""A scene's own regions or details, where they are handed through unseen: by the table, which serves every scene."""

PieceLayout = Mapping[str, tuple[str, ...]]
"""Place -> the kinds of the pieces that lie there, in order."""
Namer = Callable[[str], str]
"""The name of an element in the language of the moment, with what lies there."""


class TableRegions(Protocol):
    """The boxes of a table in scene units, as far as every table has them. Equal while everything lies where it lay."""

    @property
    def mode(self) -> Mode:
        """The arrangement."""
        ...

    @property
    def scale(self) -> float:
        """Logical pixels to a scene unit."""
        ...

    @property
    def fine(self) -> bool:
        """Whether there is room for fine print."""
        ...

    @property
    def width(self) -> float:
        """The width of the whole view."""
        ...

    @property
    def height(self) -> float:
        """The height of the whole view."""
        ...

    @property
    def prompt(self) -> Box:
        """What is kept free for the prompt."""
        ...

    @property
    def board(self) -> Box:
        """The board in front: the viewer's own or, for a while, another player's."""
        ...

    @property
    def opponents(self) -> tuple[Box, ...]:
        """The cards of the other players, in the order of the seats."""
        ...


@frozen
class ViewState(Generic[S, M, R, D]):
    """One sight of a game: the position as seat `viewer` sees it, with the board of seat `on_board` in front.

    `moves` are what can be done, each with the path to point along; `levels` what the bots are called, by seat, "" for persons.
    `details` are the game's own extras: what else its picture depends on. `scores` by seat, if there are any, are shown in the place of
    the state's own; `corner` is the view's place in the window, in logical pixels. `thinking` is the seat whose bot thinks, with the
    `frame` of its dots, `asked` the seats whose bots can be asked for their reasons; `hovered` is the element under the pointer.
    """

    state: S
    viewer: int
    on_board: int
    seats: tuple[Seat, ...]
    levels: tuple[str, ...]
    regions: R
    details: D
    moves: tuple[tuple[Path, M], ...] = ()
    scores: tuple[int, ...] = ()
    corner: tuple[int, int] = (0, 0)
    thinking: int | None = None
    asked: tuple[int, ...] = ()
    frame: int = 0
    hovered: str | None = None

    @property
    def colours(self) -> list[str]:
        """The colours of the seats."""
        return [seat.colour for seat in self.seats]

    @property
    def cards(self) -> list[tuple[int, Box]]:
        """(seat, box) of the other players' cards."""
        others = [seat for seat in range(len(self.seats)) if seat != self.viewer]
        return list(zip(others, self.regions.opponents, strict=True))

    @property
    def is_opponent_board(self) -> bool:
        """Whether another player's board lies in front: nothing can be done there."""
        return self.on_board != self.viewer


@frozen
class PieceSnapshot:
    """What lies on the table before another sight comes: `pieces` by place, and the place from which the player has lifted
    something, "" if nothing is held.
    """

    pieces: PieceLayout
    lifted_from: str


@frozen
class AnimationSurface:
    """What a scene moves things on while something is told.

    `paint` paints the sight that is told; called by a batch, it does so when the batch's turn comes.
    """

    items: TableScene
    sheets: PaintedSheets
    playback: Playback
    paint: Callable[[], None]

    @property
    def moves(self) -> bool:
        """Whether things may travel; if not, they are at once where they belong."""
        return self.playback.speed is not Speed.OFF and not self.playback.reduced_motion


class Scene(Protocol[S, M, E, U_contra, R, D]):
    """Everything on the table that is one game's. Keeps nothing of a position: only how a match was set up, where that matters."""

    def set_setup(self, setup: U_contra) -> None:
        """How the match was set up whose positions are shown from now on."""
        ...

    def arrange(self, mode: Mode, width: float, height: float, seats: int) -> R:
        """The regions of a view of this size (logical pixels) for a number of seats."""
        ...

    # What a sight says besides the position

    def details(
        self, state: S, viewer: int, seats: Sequence[Seat], moves: Sequence[tuple[Path, M]], regions: R, last: D | None
    ) -> D:
        """The extras of a sight in which nothing is held; `last` are those of the match's sight before, if there was one.

        Raises ValueError if the position is none of the set-up's.
        """
        ...

    def held(self, view_state: ViewState[S, M, R, D], path: Path, targets: Sequence[str]) -> D:
        """The extras while `path` is chosen or held, which may go on to `targets`; with the empty path, while nothing is."""
        ...

    def hovered(self, view_state: ViewState[S, M, R, D], path: Path) -> D:
        """The extras while pointer or keyboard are over the last element of `path`, which stands there behind what is chosen or held.

        The path is empty while they are over nothing.
        """
        ...

    # Pieces

    def pieces(
        self, view_state: ViewState[S, M, R, D], before: ViewState[S, M, R, D] | None, snapshot: PieceSnapshot
    ) -> PieceLayout:
        """Which pieces lie where. Where the state leaves that open they stay as they are lying now, in the sight before."""
        ...

    def flows_of(self, event: E, viewer: int) -> tuple[Flow, ...]:
        """The ways of the pieces that an event tells of, as far as they can't be read from the change of the picture."""
        ...

    def source_of(self, piece: Piece, starts: frozenset[str]) -> str:
        """The element that a piece belongs to, while moves begin at `starts`."""
        ...

    def second_source_of(self, element: str) -> str:
        """The element of a source's other pieces while one of it is chosen or held: the same, unless a move takes two of them."""
        ...

    def supply_of(self, kind: str, place: str) -> str | None:
        """Where pieces come from and go to that appear or vanish in a place; None: out of nothing."""
        ...

    def trajectory_of(self, view_state: ViewState[S, M, R, D], kind: str, origin: str, target: str) -> PieceTrajectory:
        """How a piece goes from a place or supply to another one, "" being nowhere, with the table as in this sight."""
        ...

    def has_corners(self, kind: str) -> bool:
        """Whether pieces of a kind have straight sides however small they are drawn; large ones have them anyway."""
        ...

    def picture(self, kind: str, size: float, pixel_ratio: float) -> QPixmap:
        """The picture of a piece, as `pieces.Pictures` asks for it."""
        ...

    def ghost(self, kind: str, size: float, pixel_ratio: float) -> QPixmap | None:
        """What a piece leaves where it was lifted; None for the piece itself, faint."""
        ...

    # Places

    def places_key(self, view_state: ViewState[S, M, R, D]) -> Hashable:
        """What the places depend on: while it is the same, they stay as they are."""
        ...

    def places(self, view_state: ViewState[S, M, R, D], name: Namer) -> Sequence[TablePlace]:
        """What can be pointed at, in reading order.

        Among them `elements.card(seat)` for the other players' cards and, for the seats in `view_state.asked`, `elements.bot_bubble(seat)`.
        """
        ...

    def covered(self, view_state: ViewState[S, M, R, D]) -> frozenset[str]:
        """The places that something lies over as this sight shows the table: their pieces are not seen."""
        ...

    def base_states(self, view_state: ViewState[S, M, R, D]) -> Mapping[str, PlaceState]:
        """The states of places while nothing concerns them, where they are not IDLE."""
        ...

    # Painting

    def paint(self, sheets: PaintedSheets, view_state: ViewState[S, M, R, D]) -> None:
        """Paints everything but hints and voices, the ground below it as well."""
        ...

    def paint_hints(self, sheets: PaintedSheets, view_state: ViewState[S, M, R, D]) -> None:
        """Paints what depends on what is held (`held`)."""
        ...

    def paint_hovered(self, sheets: PaintedSheets, view_state: ViewState[S, M, R, D]) -> None:
        """Paints what depends on what is pointed at (`hovered`)."""
        ...

    def paint_scores(self, sheets: PaintedSheets, view_state: ViewState[S, M, R, D]) -> None:
        """Paints what shows the scores."""
        ...

    def prepare(self, sheets: PaintedSheets, view_state: ViewState[S, M, R, D]) -> None:
        """Draws what will be needed soon and takes long; called at rest."""
        ...

    # Telling

    def scores(self, state: S) -> Sequence[int]:
        """The scores by seat that are counted when they change."""
        ...

    def group_events(self, narration: Iterable[tuple[E, S]]) -> Iterable[tuple[E, S]]:
        """The events that are told one after the other, each with the position after it: those that happen together are one."""
        ...

    def animated(
        self, event: E, last: ViewState[S, M, R, D], view_state: ViewState[S, M, R, D]
    ) -> ViewState[S, M, R, D]:
        """The sight after an event as it is shown while that is told, after the sight that was told last."""
        ...

    def animate_before(
        self, event: E, last: ViewState[S, M, R, D], view_state: ViewState[S, M, R, D], surface: AnimationSurface
    ) -> Batch | None:
        """What moves before the pieces of an event do, such as a marker that walks; None: nothing. It paints the sight itself.

        It may bring pieces to where they will lie in a way of their own: what lies there already is not moved again. Which pieces lie
        where before the event can be asked of `surface.items` while this is called, but no longer when the batch's turn comes.
        """
        ...

    def animate_after(self, event: E, view_state: ViewState[S, M, R, D], surface: AnimationSurface) -> Batch | None:
        """What moves after the pieces of an event have, such as a board that changes; None: nothing. It paints the sight itself."""
        ...

    # Words

    def name(self, view_state: ViewState[S, M, R, D], element: str) -> str:
        """The name of an element, with what lies there; "" for what has none."""
        ...

    def parts(self, view_state: ViewState[S, M, R, D], elements: Sequence[str]) -> Iterable[TablePart]:
        """The table in words, in reading order, with the elements that stand in each part."""
        ...

    def describe(self, state: S, move: M) -> tuple[str, str]:
        """What a move does, and what it brings; "" if there is no more to say."""
        ...

    def tip(self, view_state: ViewState[S, M, R, D], x: float, y: float) -> str:
        """What a tooltip at a point says; "" leaves it to the name of the element there."""
        ...

    def intended(self, state: S, path: Path) -> M | None:
        """The move that a path would have meant, if it were legal."""
        ...

    def why_not(self, state: S, path: Path) -> tuple[str, str] | None:
        """Why what is held may not go on along a path: what is not possible and, in further lines, what would be; and the rule's id.

        None if it may: whoever does not offer it says why when it is asked for.
        """
        ...
