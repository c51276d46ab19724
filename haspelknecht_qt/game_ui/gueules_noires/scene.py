"""The scene of Gueules Noires: everything on the table that is this game's own."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping, Sequence

from attrs import evolve
from PySide6.QtGui import QPixmap

from haspelknecht_qt.core.game import Seat
from haspelknecht_qt.game_ui.gueules_noires import animation, elements, pieces, pointing, tips, trajectories
from haspelknecht_qt.game_ui.gueules_noires.boards import mine
from haspelknecht_qt.game_ui.gueules_noires.boards.geometry import Geometry
from haspelknecht_qt.game_ui.gueules_noires.painter import TablePainter
from haspelknecht_qt.game_ui.gueules_noires.piece_pictures import PiecePictures
from haspelknecht_qt.game_ui.gueules_noires.places import covered, places
from haspelknecht_qt.game_ui.gueules_noires.places_key import places_key
from haspelknecht_qt.game_ui.gueules_noires.regions import Regions, arrange
from haspelknecht_qt.game_ui.gueules_noires.screen_reader import GueulesNoiresTableTexts
from haspelknecht_qt.game_ui.gueules_noires.texts.game_texts import GueulesNoiresTexts
from haspelknecht_qt.game_ui.gueules_noires.view_state import Details, OrdersAtScoring, TableMove, ViewState
from haspelknecht_qt.games.gueules_noires.events import Event
from haspelknecht_qt.games.gueules_noires.game import GueulesNoires
from haspelknecht_qt.games.gueules_noires.scoring import score_now
from haspelknecht_qt.games.gueules_noires.setup import Setup
from haspelknecht_qt.games.gueules_noires.state import State
from haspelknecht_qt.table.accessible import TablePart
from haspelknecht_qt.table.art import Art
from haspelknecht_qt.table.ledger import Flow, Piece
from haspelknecht_qt.table.move_index import Path
from haspelknecht_qt.table.painted_sheets import PaintedSheets
from haspelknecht_qt.table.places import PlaceState, TablePlace
from haspelknecht_qt.table.playback import Batch
from haspelknecht_qt.table.scene_contract import AnimationSurface, Namer, PieceLayout, PieceSnapshot
from haspelknecht_qt.table.trajectory import PieceTrajectory
from haspelknecht_qt.table.typography import Fonts, Typography
from haspelknecht_qt.table.window_plan import Mode
from haspelknecht_qt.ui.contracts import TakeBack
from haspelknecht_qt.ui.refusals import explain_refusal

_MAX_REMEMBERED = 400
"""Positions whose minecarts are remembered: more than are ever told at once."""


class GueulesNoiresScene:
    """Carries out `table.scene_contract.Scene`."""

    def __init__(self, art: Art, game: GueulesNoires, texts: GueulesNoiresTexts, typography: Typography) -> None:
        self._art = art
        self._game = game
        self._texts = texts
        self._table_texts = GueulesNoiresTableTexts(texts)
        self._painter = TablePainter(art, game, texts)
        self._pictures = PiecePictures(art, Fonts(typography), texts)
        self._full: dict[int, tuple[State, tuple[str, ...]]] = {}

    def set_setup(self, setup: Setup) -> None:
        """The printed data of the match that is shown from now on."""
        self._pictures.set_components(setup.components)

    def arrange(self, mode: Mode, width: float, height: float, seats: int) -> Regions:
        """The regions of a view of this size (logical pixels) for a number of seats."""
        return arrange(mode, width, height, seats)

    # What a sight says besides the position

    def details(
        self,
        state: State,
        viewer: int,
        seats: Sequence[Seat],
        moves: Sequence[tuple[Path, TableMove]],
        regions: Regions,
        last: Details | None,
    ) -> Details:
        """Which tile is being loaded, as it was told."""
        self._pictures.set_components(state.box.components)
        bought = None if last is None else last.bought
        if bought is not None and state.players[bought.seat].tiles[bought.face] <= bought.copy:
            bought = None
        covered = None if state.box.delivered_open else _covered(state, None if last is None else last.covered)
        return Details(bought=bought, covered=covered, counts_all=self._texts.counting.covered)

    def held(self, view_state: ViewState, path: Path, targets: Sequence[str]) -> Details:
        """What is in the hand, and where it may go."""
        return evolve(view_state.details, path=path, targets=tuple(targets) if path else ())

    def hovered(self, view_state: ViewState, path: Path) -> Details:
        """What is pointed at."""
        return evolve(view_state.details, hovered=path)

    # Pieces

    def pieces(self, view_state: ViewState, before: ViewState | None, snapshot: PieceSnapshot) -> PieceLayout:
        """The pieces of a sight. Cubes on minecarts and in the cage stay where they lie."""
        wanted = pieces.pieces_on_table(view_state, before, snapshot)
        self._remember(view_state, wanted)
        return wanted

    def _remember(self, view_state: ViewState, wanted: PieceLayout) -> None:
        """Which minecarts are full: the state leaves that open, so the painter has to be told what was decided for the pieces."""
        self._full.pop(id(view_state.state), None)
        self._full[id(view_state.state)] = (view_state.state, mine.loaded_wagons(view_state, wanted))
        if len(self._full) > _MAX_REMEMBERED:
            del self._full[next(iter(self._full))]

    def flows_of(self, event: Event, viewer: int) -> tuple[Flow, ...]:
        """The ways of the pieces that an event tells of."""
        return pieces.flows_of(event, viewer)

    def source_of(self, piece: Piece, starts: frozenset[str]) -> str:
        """The element of a piece."""
        return pieces.source_of(piece)

    def second_source_of(self, element: str) -> str:
        """The other cubes of a colour, while one of them is in the hand."""
        return pieces.second_source_of(element)

    def supply_of(self, kind: str, place: str) -> str | None:
        """Cubes come out of the general supply, tiles and cards off their stacks."""
        return pieces.supply_of(kind, place)

    def trajectory_of(self, view_state: ViewState, kind: str, origin: str, target: str) -> PieceTrajectory:
        """Workers walk, coal flies, what comes off a stack is turned over."""
        return trajectories.trajectory_of(
            Geometry(self._art, view_state.regions), view_state.state, kind, origin, target
        )

    def has_corners(self, kind: str) -> bool:
        """Tiles and cards do."""
        return elements.kind_of(kind) in {pieces.TILE, pieces.ORDER, pieces.BACK}

    def picture(self, kind: str, size: float, pixel_ratio: float) -> QPixmap:
        """The picture of a piece."""
        return self._pictures.picture(kind, size, pixel_ratio)

    def ghost(self, kind: str, size: float, pixel_ratio: float) -> QPixmap | None:
        """The dashed outline of a cube, a worker or the cage; of tiles and cards, themselves."""
        return self._pictures.ghost(kind, size, pixel_ratio)

    # Places

    def places_key(self, view_state: ViewState) -> Hashable:
        """What the places depend on."""
        return places_key(view_state)

    def places(self, view_state: ViewState, name: Namer) -> tuple[TablePlace, ...]:
        """All places in reading order."""
        return places(self._art, places_key(view_state), view_state.state.players[view_state.on_board], name)

    def covered(self, view_state: ViewState) -> frozenset[str]:
        """What lies below the tray."""
        return covered(self._art, places_key(view_state), view_state.state.players[view_state.on_board])

    def base_states(self, view_state: ViewState) -> Mapping[str, PlaceState]:
        """None: what can be chosen, what is closed and what is through is painted."""
        return {}

    # Painting

    def paint(self, sheets: PaintedSheets, view_state: ViewState) -> None:
        """Paints everything but hints and voices."""
        _, full = self._full.get(id(view_state.state), (view_state.state, ()))
        self._painter.paint(sheets, view_state, full)

    def paint_hints(self, sheets: PaintedSheets, view_state: ViewState) -> None:
        """Paints what depends on what the player holds."""
        self._painter.paint_hints(sheets, view_state)

    def paint_hovered(self, sheets: PaintedSheets, view_state: ViewState) -> None:
        """Paints what a move would bring that is pointed at."""
        self._painter.paint_hovered(sheets, view_state)

    def paint_scores(self, sheets: PaintedSheets, view_state: ViewState) -> None:
        """Paints the list of players and their cards."""
        self._painter.paint_scores(sheets, view_state)

    def prepare(self, sheets: PaintedSheets, view_state: ViewState) -> None:
        """Nothing takes long here."""

    # Telling

    def scores(self, state: State) -> tuple[int, ...]:
        """The scores so far."""
        return tuple(score_now(player) for player in state.players)

    def group_events(self, narration: Iterable[tuple[Event, State]]) -> Iterable[tuple[Event, State]]:
        """The events that are told one after the other."""
        return animation.group_events(narration)

    def animated(self, event: Event, last: ViewState, view_state: ViewState) -> ViewState:
        """The sight while an event is told."""
        return animation.animated(event, last, view_state)

    def animate_before(
        self, event: Event, last: ViewState, view_state: ViewState, surface: AnimationSurface
    ) -> Batch | None:
        """The cage rides, the shift clock goes on, a vehicle drives off."""
        return animation.animate_before(event, last, view_state, surface, Geometry(self._art, view_state.regions))

    def animate_after(self, event: Event, view_state: ViewState, surface: AnimationSurface) -> Batch | None:
        """A tile slides in, notes come from the bank."""
        return animation.animate_after(event, view_state, surface, Geometry(self._art, view_state.regions))

    # Words

    def name(self, view_state: ViewState, element: str) -> str:
        """The name of an element, with what lies there."""
        seat = view_state.on_board if elements.is_on_opponent_board(element) else view_state.viewer
        return self._texts.place(view_state.state, seat, pieces.meaning(elements.plain(element)))

    def parts(self, view_state: ViewState, elements: Sequence[str]) -> Iterable[TablePart]:
        """The table in words, in reading order."""
        return self._table_texts.parts(view_state, elements)

    def describe(self, state: State, move: TableMove) -> tuple[str, str]:
        """What a move does, and what it brings."""
        if isinstance(move, TakeBack):
            return self._texts.take_back(state, move.move), ""
        return self._texts.move(state, move), self._texts.move_detail(state, move)

    def tip(self, view_state: ViewState, x: float, y: float) -> str:
        """Why a printed value had to be reconstructed, on the diamond that stands for that."""
        return tips.reason_at(Geometry(self._art, view_state.regions), view_state.state.box.components, x, y)

    def intended(self, state: State, path: Path) -> TableMove | None:
        """The likeliest move that a path would have meant."""
        return next(iter(pointing.intended(state, understood(path))), None)

    def why_not(self, state: State, path: Path) -> tuple[str, str] | None:
        """Why no legal move goes along a path; None if one does, or may go on along it."""
        return explain_refusal(self._game, pointing, self._texts, state, path, understood(path))


def _covered(state: State, last: OrdersAtScoring | None) -> OrdersAtScoring:
    """The cards that are known since the last scoring; where it was not seen, all that lie there now."""
    now = tuple(len(player.delivered) for player in state.players)
    if state.shift == 1:
        return OrdersAtScoring(1, (0,) * len(now))
    if last is None or last.shift != state.shift or len(last.cards) != len(now):
        return OrdersAtScoring(state.shift, now)
    return OrdersAtScoring(state.shift, tuple(map(min, last.cards, now)))


def understood(path: Path) -> Path:
    """A path in the words of elements.py."""
    return tuple(pieces.meaning(element) for element in path)
