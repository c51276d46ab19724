"""The scene of Haspelknecht: everything on the table that is this game's own."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping, Sequence

from attrs import evolve
from PySide6.QtCore import QSizeF
from PySide6.QtGui import QPixmap

from haspelknecht_qt.core.game import Seat
from haspelknecht_qt.game_ui.haspelknecht import animation, effects, elements, overlays, pieces, pointing, tips
from haspelknecht_qt.game_ui.haspelknecht.boards import workers
from haspelknecht_qt.game_ui.haspelknecht.boards.hexes import HexField, hex_field
from haspelknecht_qt.game_ui.haspelknecht.painter import TablePainter
from haspelknecht_qt.game_ui.haspelknecht.places import CHIPS, PIECE, places
from haspelknecht_qt.game_ui.haspelknecht.places_key import PlacesKey, places_key
from haspelknecht_qt.game_ui.haspelknecht.regions import Regions, arrange
from haspelknecht_qt.game_ui.haspelknecht.screen_reader import HaspelknechtTableTexts
from haspelknecht_qt.game_ui.haspelknecht.texts import captions
from haspelknecht_qt.game_ui.haspelknecht.texts.game_texts import HaspelknechtTexts
from haspelknecht_qt.game_ui.haspelknecht.view_state import Details, TableMove, ViewState
from haspelknecht_qt.games.haspelknecht import layouts
from haspelknecht_qt.games.haspelknecht.events import Event, PhaseBegan
from haspelknecht_qt.games.haspelknecht.game import Haspelknecht
from haspelknecht_qt.games.haspelknecht.kinds import Colour, Step
from haspelknecht_qt.games.haspelknecht.layouts import Placement
from haspelknecht_qt.games.haspelknecht.scoring import score_now
from haspelknecht_qt.games.haspelknecht.setup import Setup
from haspelknecht_qt.games.haspelknecht.state import State
from haspelknecht_qt.table.accessible import TablePart
from haspelknecht_qt.table.art import Art
from haspelknecht_qt.table.canvas import box_of
from haspelknecht_qt.table.ledger import Flow, Piece
from haspelknecht_qt.table.move_index import Path
from haspelknecht_qt.table.painted_sheets import PaintedSheets
from haspelknecht_qt.table.places import PlaceState, TablePlace
from haspelknecht_qt.table.playback import Batch
from haspelknecht_qt.table.scene_contract import AnimationSurface, Namer, PieceLayout, PieceSnapshot
from haspelknecht_qt.table.trajectory import STRAIGHT, PieceTrajectory
from haspelknecht_qt.table.window_plan import Mode
from haspelknecht_qt.ui.contracts import TakeBack
from haspelknecht_qt.ui.refusals import explain_refusal


class HaspelknechtScene:
    """Carries out `table.scene_contract.Scene`. `placement` is which tile lies where, None for the first-play layout of the seats."""

    def __init__(
        self, art: Art, game: Haspelknecht, texts: HaspelknechtTexts, placement: Placement | None = None
    ) -> None:
        self._art = art
        self._game = game
        self._texts = texts
        self._table_texts = HaspelknechtTableTexts(texts)
        self._painter = TablePainter(art, game, texts)
        self._placement = placement

    def set_setup(self, setup: Setup) -> None:
        """Which tile lies where in the match that is shown from now on."""
        self._placement = setup.placement

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
        """How the tiles lie, and what they cost. Raises ValueError if the tiles in play are not those of the set-up."""
        return Details(
            hexes=self._hexes(state, regions),
            fees=overlays.fees_of(state, moves, [seat.colour for seat in seats]),
            inspected=None if last is None else last.inspected,
        )

    def _hexes(self, state: State, regions: Regions) -> HexField:
        placement = self._placement or layouts.first_play(state.box.players)
        if placement.numbers != state.box.tiles:
            raise ValueError("the tiles in play are not those of the placement: set_setup tells where they lie")
        return hex_field(regions.developments, placement)

    def held(self, view_state: ViewState, path: Path, targets: Sequence[str]) -> Details:
        """What plans would give with the piece in the hand, the chips that may follow, and whether water may go into the brook."""
        return evolve(
            view_state.details,
            held=overlays.results_in_hand(self._game, view_state.state, view_state.moves, path),
            chips=tuple(chip for chip in overlays.chips_of(view_state.moves) if chip in targets),
            brook_lit=bool(path) and elements.BROOK in targets,
        )

    def hovered(self, view_state: ViewState, path: Path) -> Details:
        """The tile that the inspector tells of: the last one that was pointed at."""
        tile = elements.tile_of(path[-1]) if path else None
        return view_state.details if tile is None else evolve(view_state.details, inspected=int(tile))

    # Pieces

    def pieces(self, view_state: ViewState, before: ViewState | None, snapshot: PieceSnapshot) -> PieceLayout:
        """The pieces of a sight. While somebody plans, what still lies on the carts stays where it lies."""
        carts = None
        plans = before is not None and before.state.step == Step.PLANNING and before.viewer == view_state.viewer
        if plans and view_state.state.step == Step.PLANNING and not view_state.is_opponent_board:
            rows = [snapshot.pieces.get(cart, ()) for cart in elements.CARTS]
            first, second = ([row.count(pieces.disk(colour)) for colour in Colour] for row in rows)
            player = view_state.state.players[view_state.viewer]
            carts = pieces.disks_on_carts(player, (first, second), snapshot.lifted_from or elements.CARTS[1])
        return wanted_pieces(view_state, carts)

    def flows_of(self, event: Event, viewer: int) -> tuple[Flow, ...]:
        """The ways of the pieces that an event tells of."""
        return pieces.flows_of(event, viewer)

    def source_of(self, piece: Piece, starts: frozenset[str]) -> str:
        """The element of a piece. What lies on a worker is one of its own only while it can be taken back."""
        on_plate = pieces.source_on_plate(piece)
        return on_plate if on_plate is not None and on_plate in starts else pieces.source_of(piece)

    def second_source_of(self, element: str) -> str:
        """The same: no move takes two pieces of one source."""
        return element

    def supply_of(self, kind: str, place: str) -> str | None:
        """Disks come out of the bag, water out of the brook."""
        return pieces.supply_of(kind, place)

    def trajectory_of(self, view_state: ViewState, kind: str, origin: str, target: str) -> PieceTrajectory:
        """All go straight."""
        return STRAIGHT

    def has_corners(self, kind: str) -> bool:
        """Disks and workers are round."""
        return False

    def picture(self, kind: str, size: float, pixel_ratio: float) -> QPixmap:
        """The picture of a piece: its own size times `size` / PIECE."""
        own = self._art.bounds("pieces", kind).size()
        return self._art.pixmap("pieces", kind, QSizeF(own * (size / PIECE)), pixel_ratio)

    def ghost(self, kind: str, size: float, pixel_ratio: float) -> QPixmap | None:
        """What an action disk leaves where it was lifted."""
        return self.picture(f"{kind}.ghost", size, pixel_ratio) if elements.kind_of(kind) == pieces.DISK else None

    # Places

    def places_key(self, view_state: ViewState) -> Hashable:
        """What the places depend on."""
        return self._key(view_state)

    def _key(self, view_state: ViewState) -> PlacesKey:
        chips = overlays.chips_of(view_state.moves)
        return places_key(
            view_state.state,
            view_state.viewer,
            view_state.on_board,
            view_state.regions,
            view_state.details.hexes,
            chips,
            view_state.asked,
        )

    def places(self, view_state: ViewState, name: Namer) -> tuple[TablePlace, ...]:
        """All places in reading order."""
        return places(self._art, self._key(view_state), name)

    def covered(self, view_state: ViewState) -> frozenset[str]:
        """None: what lies on the table lies side by side."""
        return frozenset()

    def base_states(self, view_state: ViewState) -> Mapping[str, PlaceState]:
        """The plates of those who are through and, on the own board, of who is at work."""
        picture = workers.workers_picture(self._game, view_state.state, view_state.on_board)
        prefix = elements.opponent_board_prefix(is_opponent_board=view_state.is_opponent_board)
        base_states = {prefix + plate: PlaceState.DONE for plate in workers.done_workers(picture)}
        if view_state.moves and not view_state.is_opponent_board:
            base_states |= dict.fromkeys(workers.workers_at_work(picture), PlaceState.USABLE)
        return base_states

    # Painting

    def paint(self, sheets: PaintedSheets, view_state: ViewState) -> None:
        """Paints everything but hints, voices and the inspector."""
        self._painter.paint(sheets, view_state)

    def paint_hints(self, sheets: PaintedSheets, view_state: ViewState) -> None:
        """Paints what depends on what the player holds."""
        self._painter.paint_hints(sheets, view_state)

    def paint_hovered(self, sheets: PaintedSheets, view_state: ViewState) -> None:
        """Paints what the inspector says."""
        self._painter.paint_inspector(sheets, view_state)

    def paint_scores(self, sheets: PaintedSheets, view_state: ViewState) -> None:
        """Paints the wheel with its score track."""
        self._painter.paint_scores(sheets, view_state)

    def prepare(self, sheets: PaintedSheets, view_state: ViewState) -> None:
        """Draws the land of the next season."""
        self._painter.prepare(sheets, view_state)

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
        """The phase marker walks where a phase begins."""
        return animation.move_marker(last, view_state, surface) if isinstance(event, PhaseBegan) else None

    def animate_after(self, event: Event, view_state: ViewState, surface: AnimationSurface) -> Batch | None:
        """The tile slides over the Pinge, or light grows into a section of the tunnel."""
        place = effects.changed_place(event, view_state.state, view_state.on_board)
        if place is None or not surface.moves:
            return None
        box = view_state.regions.on_board(box_of(self._art.bounds("board", place)))
        return effects.animate_after(surface, place, box)

    # Words

    def name(self, view_state: ViewState, element: str) -> str:
        """The name of an element, with what lies there."""
        if element in CHIPS:
            return captions.chip(element)
        seat = view_state.on_board if elements.is_on_opponent_board(element) else view_state.viewer
        return self._texts.place(view_state.state, seat, elements.plain(element))

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
        return tips.reason_at(self._art, view_state.state, view_state.regions, view_state.details.hexes, x, y)

    def intended(self, state: State, path: Path) -> TableMove | None:
        """The likeliest move that a path would have meant."""
        return next(iter(pointing.intended(state, path)), None)

    def why_not(self, state: State, path: Path) -> tuple[str, str] | None:
        """Why no legal move goes along a path; None if one does, or may go on along it."""
        return explain_refusal(self._game, pointing, self._texts, state, path, path)


def wanted_pieces(view_state: ViewState, carts: pieces.Carts | None = None) -> pieces.PieceLayout:
    """The pieces of a sight. Another player's board in front has places of its own."""
    state, colours = view_state.state, view_state.colours
    wanted = pieces.pieces_on_table(state, view_state.viewer, colours, carts)
    if not view_state.is_opponent_board:
        return wanted
    for place in pieces.own_board(state, state.players[view_state.viewer], colours[view_state.viewer]):
        wanted.pop(place, None)
    guest = pieces.own_board(state, state.players[view_state.on_board], colours[view_state.on_board])
    prefix = elements.opponent_board_prefix(is_opponent_board=True)
    return wanted | {prefix + place: kinds for place, kinds in guest.items()}
