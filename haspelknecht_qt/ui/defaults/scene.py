"""A scene to begin with: it says where places and pieces are and how they are painted; all else it says as soon as it has a way of its own."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from typing import Generic

from attrs import frozen
from PySide6.QtGui import QPixmap

from haspelknecht_qt.core.game import E, Game, M, S, Seat, U
from haspelknecht_qt.table.accessible import TablePart
from haspelknecht_qt.table.art import Art
from haspelknecht_qt.table.ledger import Flow, Piece
from haspelknecht_qt.table.move_index import Path
from haspelknecht_qt.table.painted_sheets import PaintedSheets
from haspelknecht_qt.table.places import PlaceState
from haspelknecht_qt.table.playback import Batch
from haspelknecht_qt.table.scene_contract import AnimationSurface, ViewState
from haspelknecht_qt.table.trajectory import STRAIGHT, PieceTrajectory
from haspelknecht_qt.table.window_plan import Box, Mode, scale_for, stack
from haspelknecht_qt.ui.contracts import GameTexts, Pointing, TakeBack
from haspelknecht_qt.ui.refusals import explain_refusal

DefaultViewState = ViewState[S, M | TakeBack[M], "DefaultRegions", None]

_EDGE = 16.0
_PROMPT = 84.0
_CARDS = 240.0
_HIGHEST_CARD = 240.0


@frozen
class DefaultRegions:
    """The boxes of a table that has a prompt at the top, the others' cards at the left and the board in all that is left (scene units)."""

    mode: Mode
    scale: float
    width: float
    height: float
    prompt: Box
    board: Box
    opponents: tuple[Box, ...]
    fine: bool = True


class DefaultScene(ABC, Generic[S, M, E, U]):
    """Most of a `scene_contract.Scene`: pieces move from place to place as the ledger pairs them, and nothing is hinted at.

    What it says comes from the game's words, and why something is refused from its way of pointing. A game's own scene adds `pieces`,
    `picture`, `places_key`, `places` and `paint`.
    """

    def __init__(self, game: Game[S, M, E, U], art: Art, texts: GameTexts[S, M, E], pointing: Pointing[S, M]) -> None:
        self.game = game
        self.art = art
        self.texts = texts
        self.pointing = pointing

    def set_setup(self, setup: U) -> None:
        """Every match is set up alike."""

    def arrange(self, mode: Mode, width: float, height: float, seats: int) -> DefaultRegions:
        """Prompt, cards and board."""
        scale = scale_for(mode, width, height)
        wide, high = width / scale, height / scale
        below = _EDGE + _PROMPT + _EDGE
        column = Box(_EDGE, below, _CARDS, high - below - _EDGE)
        board = Box(column.right + _EDGE, below, wide - column.right - 2 * _EDGE, column.height)
        prompt = Box(board.x, _EDGE, board.width, _PROMPT)
        cards = stack(column, seats - 1, _EDGE, _HIGHEST_CARD)
        return DefaultRegions(mode, scale, wide, high, prompt, board, cards)

    def details(
        self,
        state: S,
        viewer: int,
        seats: Sequence[Seat],
        moves: Sequence[tuple[Path, M | TakeBack[M]]],
        regions: DefaultRegions,
        last: None,
    ) -> None:
        """The picture depends on the position alone."""

    def held(self, view_state: DefaultViewState[S, M], path: Path, targets: Sequence[str]) -> None:
        """Not on what is held."""

    def hovered(self, view_state: DefaultViewState[S, M], path: Path) -> None:
        """Nor on what is pointed at."""

    def flows_of(self, event: E, viewer: int) -> tuple[Flow, ...]:
        """All ways can be read from the change of the picture."""
        return ()

    def source_of(self, piece: Piece, starts: frozenset[str]) -> str:
        """A piece belongs to the place where it lies."""
        return piece.place

    def second_source_of(self, element: str) -> str:
        """No move takes two pieces of one place."""
        return element

    def supply_of(self, kind: str, place: str) -> str | None:
        """Pieces appear out of nothing."""
        return None

    def trajectory_of(self, view_state: DefaultViewState[S, M], kind: str, origin: str, target: str) -> PieceTrajectory:
        """All go straight."""
        return STRAIGHT

    def has_corners(self, kind: str) -> bool:
        """Nobody knows."""
        return False

    def ghost(self, kind: str, size: float, pixel_ratio: float) -> QPixmap | None:
        """A lifted piece stays where it was, faint."""
        return None

    def covered(self, view_state: DefaultViewState[S, M]) -> frozenset[str]:
        """None: nothing is laid over anything."""
        return frozenset()

    def base_states(self, view_state: DefaultViewState[S, M]) -> Mapping[str, PlaceState]:
        """All places rest alike."""
        return {}

    def paint_hints(self, sheets: PaintedSheets, view_state: DefaultViewState[S, M]) -> None:
        """There are none."""

    def paint_hovered(self, sheets: PaintedSheets, view_state: DefaultViewState[S, M]) -> None:
        """There is nothing to be shown."""

    def paint_scores(self, sheets: PaintedSheets, view_state: DefaultViewState[S, M]) -> None:
        """The scores are painted with everything else, once they are counted."""
        self.paint(sheets, view_state)

    @abstractmethod
    def paint(self, sheets: PaintedSheets, view_state: DefaultViewState[S, M]) -> None:
        """Paints everything: the game's own affair."""

    def prepare(self, sheets: PaintedSheets, view_state: DefaultViewState[S, M]) -> None:
        """Nothing takes long."""

    def scores(self, state: S) -> Sequence[int]:
        """The score track."""
        return self.game.scores(state)

    def group_events(self, narration: Iterable[tuple[E, S]]) -> Iterable[tuple[E, S]]:
        """Every event is told by itself."""
        return narration

    def animated(
        self, event: E, last: DefaultViewState[S, M], view_state: DefaultViewState[S, M]
    ) -> DefaultViewState[S, M]:
        """As it is after the event."""
        return view_state

    def animate_before(
        self, event: E, last: DefaultViewState[S, M], view_state: DefaultViewState[S, M], surface: AnimationSurface
    ) -> Batch | None:
        """Only pieces move."""
        return None

    def animate_after(self, event: E, view_state: DefaultViewState[S, M], surface: AnimationSurface) -> Batch | None:
        """The same."""
        return None

    def tip(self, view_state: DefaultViewState[S, M], x: float, y: float) -> str:
        """The name of the element there."""
        return ""

    def name(self, view_state: DefaultViewState[S, M], element: str) -> str:
        """What the words call it."""
        return self.texts.place(view_state.state, view_state.viewer, element)

    def parts(self, view_state: DefaultViewState[S, M], elements: Sequence[str]) -> Iterable[TablePart]:
        """Everything in one part, under the heading of the moment."""
        yield TablePart("table", self.texts.heading(view_state.state), elements=tuple(elements))

    def describe(self, state: S, move: M | TakeBack[M]) -> tuple[str, str]:
        """The lines of the list of moves."""
        texts = self.texts
        if isinstance(move, TakeBack):
            return texts.take_back(state, move.move), texts.take_back_detail(state, move.move)
        return texts.move(state, move), texts.move_detail(state, move)

    def intended(self, state: S, path: Path) -> M | None:
        """The likeliest move."""
        return next(iter(self.pointing.intended(state, path)), None)

    def why_not(self, state: S, path: Path) -> tuple[str, str] | None:
        """The words' refusal; None where a legal move goes along the path, or may go on along it."""
        return explain_refusal(self.game, self.pointing, self.texts, state, path, path)
