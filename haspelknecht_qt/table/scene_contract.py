"""Contract between the table and a game: the parts of a game's scene.

The table knows no game. Each game makes one `SceneParts`, a record of small parts: details of view states, pieces and
their pictures, places, painter, animation, texts and moves. Parts with optional methods are base classes with plain
defaults, so a game overrides only what it needs.

Everything depends only on a `ViewState`, the frozen value that describes one picture of the table. So play, undo, load
and a jump in a replay all show a position in the same way.

Type variables: the game's state `S`, moves `M` (the values that the table returns for a path, take-backs included),
events `E` and set-up `U`; the game's own regions `R` and details `D`, which the table only passes on.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from typing import Any, Generic, Protocol, TypeAlias, TypeVar

from PySide6.QtGui import QPixmap

from haspelknecht_qt.core.fast_attrs import frozen
from haspelknecht_qt.core.game import E, M, S, Seat, U
from haspelknecht_qt.core.standing import Standing
from haspelknecht_qt.table.accessible import TablePart
from haspelknecht_qt.table.ledger import Flow, Piece
from haspelknecht_qt.table.move_index import Path
from haspelknecht_qt.table.painted_sheets import PaintedSheets
from haspelknecht_qt.table.places import PlaceState, TablePlace
from haspelknecht_qt.table.playback import AnimationSpeed, MotionBatch, Playback
from haspelknecht_qt.table.scene import TableScene
from haspelknecht_qt.table.table_regions import TableRegions
from haspelknecht_qt.table.trajectory import STRAIGHT, PieceTrajectory
from haspelknecht_qt.table.window_plan import Box, LayoutMode

S_contra = TypeVar("S_contra", contravariant=True)
R = TypeVar("R", bound=TableRegions)
D = TypeVar("D")
V = TypeVar("V")
"""Type of a game's view states."""
V_contra = TypeVar("V_contra", contravariant=True)

Opaque: TypeAlias = Any
"""Type of a game's own regions or details in code that passes them on for all games."""

PieceLayout = Mapping[str, tuple[str, ...]]
"""Place -> kinds of the pieces there, in order."""
NameOf = Callable[[str], str]
"""Element -> text with its name and its content, such as the pieces in it, in the current language."""


@frozen
class ViewState(Generic[S, M, R, D]):
    """Everything on which one picture of the table depends."""

    state: S
    observer: int
    """The seat whose knowledge `state` is."""
    viewer: int
    """The seat whose own board is large. It differs from `observer` only in a replay."""
    board_seat: int
    """The seat whose board is in front."""
    seats: tuple[Seat, ...]
    levels: tuple[str, ...]
    """Names of the bots' levels by seat, "" for persons."""
    regions: R
    details: D
    """The game's own values on which the picture depends, such as the expected results of a move."""
    standing: Standing
    """Itemised score as if the game ended now, with handicaps."""
    scores: tuple[int, ...]
    """Shown scores by seat, with handicaps. While they count up or down, they are not yet those of the state."""
    moves: tuple[tuple[Path, M], ...] = ()
    """The legal moves with their paths."""
    corner: tuple[int, int] = (0, 0)
    """Position of the view's upper left corner in the window, in logical pixels."""
    thinking_seat: int | None = None
    """Seat of the bot that is thinking."""
    askable_seats: tuple[int, ...] = ()
    """Seats of the bots that can be asked for the reasons of their moves."""
    bubble_frame: int = 0
    """Animation frame of the thinking bot's bubble."""
    hovered: str | None = None
    """The element under the pointer or with the keyboard focus."""

    @property
    def colours(self) -> list[str]:
        """Colours of all players, in seat order."""
        return [seat.colour for seat in self.seats]

    @property
    def opponent_card_boxes(self) -> list[tuple[int, Box]]:
        """The other players' seats, each with the box of the player's card."""
        others = [seat for seat in range(len(self.seats)) if seat != self.viewer]
        return list(zip(others, self.regions.opponents, strict=True))

    @property
    def shows_opponent_board(self) -> bool:
        """Whether another player's board is in front. No moves can be made on it."""
        return self.board_seat != self.viewer


@frozen
class PieceSnapshot:
    """Pieces on the table before the next view state: their kinds by place, and the place of the held pieces (or "")."""

    pieces: PieceLayout
    lifted_from: str


@frozen
class AnimationSurface:
    """Access to the table for a game's animation of an event: graphics items, painted sheets and playback.

    `paint` paints the view state after the event. A batch calls it at its start.
    """

    items: TableScene
    sheets: PaintedSheets
    playback: Playback
    paint: Callable[[], None]

    @property
    def has_motion(self) -> bool:
        """Whether items may move. Otherwise, they appear at their targets at once."""
        return self.playback.speed is not AnimationSpeed.OFF and not self.playback.reduced_motion


class SceneDetailsMaker(ABC, Generic[S, M, U, R, D]):
    """Part of a scene that makes the table's regions and the game's own values for a picture. Stores the set-up."""

    def set_setup(self, setup: U) -> None:
        """Called with the set-up of the match to be shown. By default does nothing, for games with only one set-up."""
        return

    @abstractmethod
    def arrange(self, mode: LayoutMode, width: float, height: float, seats: int) -> R:
        """Returns the regions of a table with this size (in logical pixels) and this number of seats."""

    @abstractmethod
    def position_details(
        self, state: S, viewer: int, seats: Sequence[Seat], moves: Sequence[tuple[Path, M]], regions: R, last: D | None
    ) -> D:
        """Returns the details of a position while nothing is chosen. Raises ValueError if it does not belong to the
        set-up.

        `last` has the details shown before in this match; None at its start. The result takes from `last` the values
        that do not follow from the position.
        """

    def choice_details(self, view_state: ViewState[S, M, R, D], path: Path, targets: Sequence[str]) -> D:
        """Returns the details while the elements `path` (maybe none) are chosen or held, and `targets` may follow."""
        return view_state.details

    def hover_details(self, view_state: ViewState[S, M, R, D], path: Path) -> D:
        """Returns the details while the pointer or the keyboard focus is on the last element of `path`.

        The elements before it are chosen or held. The path is empty while the pointer is over no element.
        """
        return view_state.details


class ScenePieces(ABC, Generic[V, E]):
    """Part of a scene that decides where pieces lie, to which elements they belong, and how they move in events."""

    @abstractmethod
    def layout(self, view_state: V, before: V | None, snapshot: PieceSnapshot) -> PieceLayout:
        """Returns the layout of all pieces. Where the view state leaves a choice of places, pieces stay as in
        `snapshot`. `before` is the view state that was shown when `snapshot` was taken.
        """

    def flows_of(self, event: E, viewer: int) -> tuple[Flow, ...]:
        """Returns the movements of pieces in an event, as far as a comparison of the layouts would not find them."""
        return ()

    def element_of(self, piece: Piece, starts: frozenset[str]) -> str:
        """Returns the element of a piece; by default its place. `starts` are the elements where legal moves start."""
        return piece.place

    def element_of_remaining_pieces(self, element: str) -> str:
        """Returns the element of the remaining pieces after a piece of the group `element` has been chosen or lifted.

        By default, it is `element`. With another element, a move can take a second piece of the group.
        """
        return element

    def supply_of(self, kind: str, place: str) -> str | None:
        """Returns the supply from which pieces come to a place and to which they vanish; None if they have none."""
        return None


class ScenePictures(ABC):
    """Part of a scene that draws the pieces."""

    @abstractmethod
    def picture(self, kind: str, size: float, pixel_ratio: float) -> QPixmap:
        """Returns the pixmap of a piece, `size` scene units wide, with the device pixel ratio `pixel_ratio`."""

    def ghost(self, kind: str, size: float, pixel_ratio: float) -> QPixmap | None:
        """Returns the picture that stays where a piece was lifted; None for a faint copy of the piece."""
        return None

    def has_corners(self, kind: str) -> bool:
        """Whether pieces of a kind are rectangular even when small, like cards. Other small pieces count as round."""
        return False


class ScenePlaces(ABC, Generic[V]):
    """Part of a scene that defines the places of the table."""

    @abstractmethod
    def key(self, view_state: V) -> Hashable:
        """Returns all values on which the places depend. The places are made again only if these values have changed."""

    @abstractmethod
    def places(self, view_state: V, name: NameOf) -> Sequence[TablePlace]:
        """Returns the places in reading order.

        They include `elements.card(seat)` for opponents, and `elements.bot_bubble(seat)` for
        `view_state.askable_seats`.
        """

    def covered_places(self, view_state: V) -> frozenset[str]:
        """Returns the ids of the places that something covers in this view state, so that their pieces are hidden."""
        return frozenset()

    def rearranged_places(self, before: V, view_state: V) -> Sequence[TablePlace]:
        """Returns the places of `view_state` whose pieces lie at other positions than in `before`; by default none.

        An animation moves these pieces after the pieces that its event moves.
        """
        return ()

    def states_without_moves(self, view_state: V) -> Mapping[str, PlaceState]:
        """Returns the states of places that belong to no legal move. Places without an entry are IDLE."""
        return {}


class ScenePainter(ABC, Generic[V]):
    """Part of a scene that paints the sheets: pictures that are painted again only when their content changes."""

    @abstractmethod
    def paint(self, sheets: PaintedSheets, view_state: V) -> None:
        """Paints everything, including the background, except marks for the chosen path and the bots' bubbles."""

    def paint_choice(self, sheets: PaintedSheets, view_state: V) -> None:
        """Paints the sheets that depend on the elements chosen or held so far (`SceneDetailsMaker.choice_details`)."""
        return

    def paint_hovered(self, sheets: PaintedSheets, view_state: V) -> None:
        """Paints the sheets that depend on the element under the pointer (`SceneDetailsMaker.hover_details`)."""
        return

    def paint_scores(self, sheets: PaintedSheets, view_state: V) -> None:
        """Paints the sheets that show the scores; by default all sheets."""
        self.paint(sheets, view_state)

    def preparation_steps(self, sheets: PaintedSheets, view_state: V) -> Iterable[Callable[[], object]]:
        """Returns steps that draw in advance the slow pictures that will be needed soon, one picture each."""
        return ()


class SceneAnimation(ABC, Generic[V, S, E]):
    """Part of a scene that animates events. By default, only pieces move: event by event, on straight lines."""

    def group_events(self, narration: Iterable[tuple[E, S]]) -> Iterable[tuple[E, S]]:
        """Returns the events to animate in order, each with the position after it. May merge simultaneous events."""
        return narration

    def event_view_state(self, event: E, last: V, view_state: V) -> V:
        """Returns the view state to show for an event. `view_state` is the one after it, `last` was shown before."""
        return view_state

    def trajectory_of(self, view_state: V, kind: str, origin: str, target: str) -> PieceTrajectory:
        """Returns the trajectory of a piece from `origin` to `target`: ids of places or supplies, "" for none."""
        return STRAIGHT

    def animate_before(self, event: E, last: V, view_state: V, surface: AnimationSurface) -> MotionBatch | None:
        """Returns a batch to play before the pieces move, such as the motion of a marker; None if there is none.

        The batch must call `surface.paint` at its start. The batch may move pieces to their targets: pieces that are
        already there are not moved again. During this call, `surface.items` has the pieces as before the event;
        when the batch starts, they may have changed.
        """
        return None

    def animate_after(self, event: E, view_state: V, surface: AnimationSurface) -> MotionBatch | None:
        """Returns a batch to play after the pieces have moved, or None. The batch must first call `surface.paint`."""
        return None


class SceneTexts(Protocol[V_contra]):
    """Part of a scene with the texts of the table in the current language."""

    def name(self, view_state: V_contra, element: str) -> str:
        """Returns the short name of an element, with its content; "" for an element without a name."""

    def details(self, view_state: V_contra, element: str) -> str:
        """Returns what a tooltip says of an element after its name; "" if there is nothing else."""

    def parts(self, view_state: V_contra, elements: Sequence[str]) -> Iterable[TablePart]:
        """Returns the parts of the table for screen readers, in reading order, each with its elements."""

    def tooltip(self, view_state: V_contra, x: float, y: float) -> str:
        """Returns the tooltip at a point; "" if the tooltip should be the name of the element under the pointer."""


class SceneMoveTexts(Protocol[S_contra, M]):
    """Part of a scene that describes moves and explains refusals in the current language."""

    def describe(self, state: S_contra, move: M) -> tuple[str, str]:
        """Returns a move and its result as two texts. The second text is "" if there is no result to add."""

    def path_of_elements(self, path: Path) -> Path:
        """Returns `path` with each place of pieces replaced by its element, as in the paths of moves."""

    def intended_move(self, state: S_contra, path: Path) -> M | None:
        """Returns the move, legal or not, that the player most likely meant by a refused path; None if it is unknown."""

    def why_not(self, state: S_contra, path: Path) -> tuple[str, str] | None:
        """Returns the reason why the held pieces may not continue along a path, and the rule's id; None if they may.

        The first line of the reason names the impossible move, the others name the alternatives.
        """


@frozen
class SceneParts(Generic[S, M, E, U, R, D]):
    """All parts of one game's table.

    `standing` and `scores` are those of `Game`, without handicaps. The shown scores count up or down to them.
    """

    details: SceneDetailsMaker[S, M, U, R, D]
    pieces: ScenePieces[ViewState[S, M, R, D], E]
    pictures: ScenePictures
    places: ScenePlaces[ViewState[S, M, R, D]]
    painter: ScenePainter[ViewState[S, M, R, D]]
    animation: SceneAnimation[ViewState[S, M, R, D], S, E]
    texts: SceneTexts[ViewState[S, M, R, D]]
    moves: SceneMoveTexts[S, M]
    standing: Callable[[S], Standing]
    scores: Callable[[S], Sequence[int]]
