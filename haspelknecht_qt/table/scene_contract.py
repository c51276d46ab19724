"""Contract between the table and a game: the parts of a game's scene.

The table knows no game. Each game makes one `Scene`, a record of small parts: details of view states, pieces and their pictures, places,
painter, animation, texts and moves. Parts with optional methods are base classes with plain defaults, so a game overrides only
what it needs.

Everything depends only on a `ViewState`, the frozen value that describes one picture of the table. Play, undo, load and a
jump in a replay are therefore the same. Type variables: the game's state `S`, moves `M` (the values that the table returns
for a path, take-backs included), events `E` and set-up `U`; the game's own regions `R` and details `D`, which the table
only passes on.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from typing import Any, Generic, Protocol, TypeAlias, TypeVar

from attrs import frozen
from PySide6.QtGui import QPixmap

from haspelknecht_qt.core.game import E, M, S, Seat, U
from haspelknecht_qt.table.accessible import TablePart
from haspelknecht_qt.table.ledger import Flow, Piece
from haspelknecht_qt.table.move_index import Path
from haspelknecht_qt.table.painted_sheets import PaintedSheets
from haspelknecht_qt.table.places import PlaceState, TablePlace
from haspelknecht_qt.table.playback import Batch, Playback, Speed
from haspelknecht_qt.table.scene import TableScene
from haspelknecht_qt.table.trajectory import STRAIGHT, PieceTrajectory
from haspelknecht_qt.table.window_plan import Box, Mode, TableRegions

S_contra = TypeVar("S_contra", contravariant=True)
R = TypeVar("R", bound=TableRegions)
D = TypeVar("D")
V = TypeVar("V")
"""View state of a game."""
V_contra = TypeVar("V_contra", contravariant=True)

Opaque: TypeAlias = Any
"""Type of a game's own regions or details in code for all games, which only passes them on."""

PieceLayout = Mapping[str, tuple[str, ...]]
"""Place -> kinds of the pieces there, in order."""
Namer = Callable[[str], str]
"""Element -> its name in the current language, with its contents."""


@frozen
class ViewState(Generic[S, M, R, D]):
    """Everything that one picture of the table depends on.

    It shows a position as seat `viewer` sees it, with the board of seat `on_board` in front. `moves` are the legal moves with
    their paths. `levels` are the names of the bots' levels by seat, "" for persons. `details` are the game's own values.
    `scores` by seat, if any, replace the scores of the state. `corner` is the view's position in the window, in logical
    pixels. `thinking` is the seat whose bot thinks, `frame` the frame of its dots. `asked` are the seats whose bots can be
    asked for their reasons. `hovered` is the element under the pointer.
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
        """Colours of the seats."""
        return [seat.colour for seat in self.seats]

    @property
    def cards(self) -> list[tuple[int, Box]]:
        """(seat, box) of the other players' cards."""
        others = [seat for seat in range(len(self.seats)) if seat != self.viewer]
        return list(zip(others, self.regions.opponents, strict=True))

    @property
    def is_opponent_board(self) -> bool:
        """Whether another player's board is in front. No moves can be made on it."""
        return self.on_board != self.viewer


@frozen
class PieceSnapshot:
    """Pieces on the table before the next view state is shown.

    `pieces` are the pieces by place. `lifted_from` is the place of the pieces that the player has lifted, "" if none are held.
    """

    pieces: PieceLayout
    lifted_from: str


@frozen
class AnimationSurface:
    """Items, sheets and playback for the animation of an event.

    `paint` paints the view state of the event; a batch calls it when it starts.
    """

    items: TableScene
    sheets: PaintedSheets
    playback: Playback
    paint: Callable[[], None]

    @property
    def has_motion(self) -> bool:
        """Whether items may move; if not, they appear at their targets."""
        return self.playback.speed is not Speed.OFF and not self.playback.reduced_motion


class SceneDetails(ABC, Generic[S, M, U, R, D]):
    """Regions of the table, and the game's own details of view states. Stores no positions, only the set-up of the match."""

    def set_setup(self, setup: U) -> None:
        """Called with the set-up of the match to be shown. The default ignores it, for games whose matches are all set up alike."""
        return

    @abstractmethod
    def arrange(self, mode: Mode, width: float, height: float, seats: int) -> R:
        """Returns the regions of a view of this size (logical pixels) for a number of seats."""

    @abstractmethod
    def make(
        self, state: S, viewer: int, seats: Sequence[Seat], moves: Sequence[tuple[Path, M]], regions: R, last: D | None
    ) -> D:
        """Returns the details of a position while nothing is held. `last` are the details of the match's previous view state, if any.

        Raises ValueError if the position does not belong to the set-up.
        """

    def held(self, view_state: ViewState[S, M, R, D], path: Path, targets: Sequence[str]) -> D:
        """Returns the details while `path` is chosen or held and may continue to `targets`. The path is empty if nothing is chosen."""
        return view_state.details

    def hovered(self, view_state: ViewState[S, M, R, D], path: Path) -> D:
        """Returns the details while pointer or keyboard are over the last element of `path`.

        The chosen or held elements come before it in the path. The path is empty while the pointer is over no element.
        """
        return view_state.details


class ScenePieces(ABC, Generic[V, E]):
    """Pieces on the table: their places, the elements that they belong to, and their ways during an event."""

    @abstractmethod
    def layout(self, view_state: V, before: V | None, snapshot: PieceSnapshot) -> PieceLayout:
        """Returns the layout of all pieces. If the state allows several, pieces stay as in `snapshot`, taken in view state `before`."""

    def flows_of(self, event: E, viewer: int) -> tuple[Flow, ...]:
        """Returns the ways of pieces during an event that cannot be read from the change of the layout."""
        return ()

    def source_of(self, piece: Piece, starts: frozenset[str]) -> str:
        """Returns the element of a piece, while moves begin at `starts`; by default its place."""
        return piece.place

    def second_source_of(self, element: str) -> str:
        """Returns the element of a source's other pieces while one of its pieces is chosen or held.

        By default it is `element` itself. It differs if a move takes two pieces of the source.
        """
        return element

    def supply_of(self, kind: str, place: str) -> str | None:
        """Returns the supply of pieces that appear or vanish in a place; None if they have no supply."""
        return None


class ScenePictures(ABC):
    """Pictures of pieces by kind."""

    @abstractmethod
    def picture(self, kind: str, size: float, pixel_ratio: float) -> QPixmap:
        """Returns the picture of a piece, as described in `pieces.Pictures`."""

    def ghost(self, kind: str, size: float, pixel_ratio: float) -> QPixmap | None:
        """Returns the picture left behind where a piece was lifted; None for a faint copy of the piece."""
        return None

    def has_corners(self, kind: str) -> bool:
        """Whether pieces of a kind have straight sides at any size; large pieces always have them."""
        return False


class ScenePlaces(ABC, Generic[V]):
    """Places of the table."""

    @abstractmethod
    def key(self, view_state: V) -> Hashable:
        """Returns everything that the places depend on. The places are made again only when this key has changed."""

    @abstractmethod
    def places(self, view_state: V, name: Namer) -> Sequence[TablePlace]:
        """Returns the places in reading order.

        Among them are `elements.card(seat)` for the other players' cards and `elements.bot_bubble(seat)` for the seats in
        `view_state.asked`.
        """

    def covered(self, view_state: V) -> frozenset[str]:
        """Returns the places that are covered in this view state, so that their pieces are not visible."""
        return frozenset()

    def base_states(self, view_state: V) -> Mapping[str, PlaceState]:
        """Returns the states of places that no move concerns; places without an entry are IDLE."""
        return {}


class ScenePainter(ABC, Generic[V]):
    """Painter of the game's sheets. Each sheet is given the values that it shows, so only changed sheets are painted again."""

    @abstractmethod
    def paint(self, sheets: PaintedSheets, view_state: V) -> None:
        """Paints everything but hints and bot bubbles, the background included."""

    def paint_hints(self, sheets: PaintedSheets, view_state: V) -> None:
        """Paints the sheets that depend on the chosen or held path (`SceneDetails.held`)."""
        return

    def paint_hovered(self, sheets: PaintedSheets, view_state: V) -> None:
        """Paints the sheets that depend on the hovered element (`SceneDetails.hovered`)."""
        return

    def paint_scores(self, sheets: PaintedSheets, view_state: V) -> None:
        """Paints the sheets that show the scores; by default all sheets."""
        self.paint(sheets, view_state)

    def prepare(self, sheets: PaintedSheets, view_state: V) -> None:
        """Draws pictures in advance that will be needed soon and take long. Called while nothing moves."""
        return


class SceneAnimation(ABC, Generic[V, S, E]):
    """Animation of narrations. By default only pieces move, event by event and straight."""

    def group_events(self, narration: Iterable[tuple[E, S]]) -> Iterable[tuple[E, S]]:
        """Returns the events to animate one after the other, each with the position after it. Simultaneous events become one."""
        return narration

    def animated(self, event: E, last: V, view_state: V) -> V:
        """Returns the view state shown while an event is animated. `last` is the view state shown for the event before."""
        return view_state

    def trajectory_of(self, view_state: V, kind: str, origin: str, target: str) -> PieceTrajectory:
        """Returns the trajectory of a piece from one place or supply to another; "" means no place."""
        return STRAIGHT

    def animate_before(self, event: E, last: V, view_state: V, surface: AnimationSurface) -> Batch | None:
        """Returns the motions before the motions of the pieces, such as a moving marker; None if there are none.

        The batch paints the view state itself. It may move pieces to their targets in its own way: pieces that are already
        there are not moved again. `surface.items` has the pieces as before the event only during this call, no longer when
        the batch starts.
        """
        return None

    def animate_after(self, event: E, view_state: V, surface: AnimationSurface) -> Batch | None:
        """Returns the motions after the motions of the pieces, such as a changing board; None if there are none.

        The batch paints the view state itself.
        """
        return None


class SceneTexts(Protocol[V_contra]):
    """Texts of the table in the current language."""

    def name(self, view_state: V_contra, element: str) -> str:
        """Returns the name of an element, with its contents; "" for an element without a name."""
        ...

    def parts(self, view_state: V_contra, elements: Sequence[str]) -> Iterable[TablePart]:
        """Returns the parts of the table in reading order, with the elements of each part: for screen readers."""
        ...

    def tip(self, view_state: V_contra, x: float, y: float) -> str:
        """Returns the tooltip at a point; "" if the name of the element there is the tooltip."""
        ...


class SceneMoves(Protocol[S_contra, M]):
    """Descriptions of moves and refusals in the current language."""

    def describe(self, state: S_contra, move: M) -> tuple[str, str]:
        """Returns the text of a move and the text of its result; "" if there is no result to add."""
        ...

    def intended(self, state: S_contra, path: Path) -> M | None:
        """Returns the move that the player most likely meant by an illegal path; None if there is no such move."""
        ...

    def why_not(self, state: S_contra, path: Path) -> tuple[str, str] | None:
        """Returns why the held pieces may not continue along a path, and the rule's id; None if they may.

        The first line of the reason names the impossible move, the other lines the possible alternatives.
        """
        ...


@frozen
class Scene(Generic[S, M, E, U, R, D]):
    """All parts of one game's table. `scores` returns the scores by seat; the table counts them up and down when they change."""

    details: SceneDetails[S, M, U, R, D]
    pieces: ScenePieces[ViewState[S, M, R, D], E]
    pictures: ScenePictures
    places: ScenePlaces[ViewState[S, M, R, D]]
    painter: ScenePainter[ViewState[S, M, R, D]]
    animation: SceneAnimation[ViewState[S, M, R, D], S, E]
    texts: SceneTexts[ViewState[S, M, R, D]]
    moves: SceneMoves[S, M]
    scores: Callable[[S], Sequence[int]]
