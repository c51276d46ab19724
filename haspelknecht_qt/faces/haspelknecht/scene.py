"""The scene of Haspelknecht: everything on the table that is this game's own."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping, Sequence

from attrs import evolve
from PySide6.QtCore import QSizeF
from PySide6.QtGui import QPixmap

from haspelknecht_qt.core.seat import Seat
from haspelknecht_qt.faces.haspelknecht import elements, hints, pieces, pointing, telling, tips, transitions
from haspelknecht_qt.faces.haspelknecht.boards import workers
from haspelknecht_qt.faces.haspelknecht.boards.hexes import HexField, hex_field
from haspelknecht_qt.faces.haspelknecht.boards.regions import Regions, arrange
from haspelknecht_qt.faces.haspelknecht.painter import TablePainter
from haspelknecht_qt.faces.haspelknecht.places import CHIPS, PIECE, places
from haspelknecht_qt.faces.haspelknecht.places_key import PlacesKey, places_key
from haspelknecht_qt.faces.haspelknecht.sight import Act, Details, Sight
from haspelknecht_qt.faces.haspelknecht.spoken import TableWords
from haspelknecht_qt.faces.haspelknecht.words import captions
from haspelknecht_qt.faces.haspelknecht.words.phrases import Phrases
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
from haspelknecht_qt.table.motion import STRAIGHT, Way
from haspelknecht_qt.table.move_index import Path
from haspelknecht_qt.table.places import Place, PlaceState
from haspelknecht_qt.table.playback import Batch
from haspelknecht_qt.table.scene_contract import Lying, Namer, Picture, Surface
from haspelknecht_qt.table.sheets import Sheets
from haspelknecht_qt.table.window_plan import Mode
from haspelknecht_qt.ui.contracts import TakeBack
from haspelknecht_qt.ui.refusing import why_nothing_goes_along


class HaspelknechtScene:
    """Carries out `table.scene_contract.Scene`. `placement` is which tile lies where, None for the first-play layout of the seats."""

    def __init__(self, art: Art, game: Haspelknecht, words: Phrases, placement: Placement | None = None) -> None:
        self._art = art
        self._game = game
        self._words = words
        self._spoken = TableWords(words)
        self._painter = TablePainter(art, game, words)
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
        moves: Sequence[tuple[Path, Act]],
        regions: Regions,
        last: Details | None,
    ) -> Details:
        """How the tiles lie, and what they cost. Raises ValueError if the tiles in play are not those of the set-up."""
        return Details(
            hexes=self._hexes(state, regions),
            fees=hints.fees_of(state, moves, [seat.colour for seat in seats]),
            inspected=None if last is None else last.inspected,
        )

    def _hexes(self, state: State, regions: Regions) -> HexField:
        placement = self._placement or layouts.first_play(state.box.players)
        if placement.numbers != state.box.tiles:
            raise ValueError("the tiles in play are not those of the placement: set_setup tells where they lie")
        return hex_field(regions.developments, placement)

    def held(self, sight: Sight, path: Path, targets: Sequence[str]) -> Details:
        """What plans would give with the piece in the hand, the chips that may follow, and whether water may go into the brook."""
        return evolve(
            sight.details,
            held=hints.results_in_hand(self._game, sight.state, sight.moves, path),
            chips=tuple(chip for chip in hints.chips_of(sight.moves) if chip in targets),
            brook_lit=bool(path) and elements.BROOK in targets,
        )

    def pointed(self, sight: Sight, path: Path) -> Details:
        """The tile that the inspector tells of: the last one that was pointed at."""
        tile = elements.tile_of(path[-1]) if path else None
        return sight.details if tile is None else evolve(sight.details, inspected=int(tile))

    # Pieces

    def pieces(self, sight: Sight, before: Sight | None, lying: Lying) -> Picture:
        """The pieces of a sight. While somebody plans, what still lies on the carts stays where it lies."""
        carts = None
        plans = before is not None and before.state.step == Step.PLANNING and before.viewer == sight.viewer
        if plans and sight.state.step == Step.PLANNING and not sight.is_guest:
            rows = [lying.pieces.get(cart, ()) for cart in elements.CARTS]
            first, second = ([row.count(pieces.disk(colour)) for colour in Colour] for row in rows)
            player = sight.state.players[sight.viewer]
            carts = pieces.disks_on_carts(player, (first, second), lying.lifted_from or elements.CARTS[1])
        return wanted_pieces(sight, carts)

    def flows_of(self, event: Event, viewer: int) -> tuple[Flow, ...]:
        """The ways of the pieces that an event tells of."""
        return pieces.flows_of(event, viewer)

    def source_of(self, piece: Piece, starts: frozenset[str]) -> str:
        """The element of a piece. What lies on a worker is one of its own only while it can be taken back."""
        on_plate = pieces.source_on_plate(piece)
        return on_plate if on_plate is not None and on_plate in starts else pieces.source_of(piece)

    def second_of(self, element: str) -> str:
        """The same: no move takes two pieces of one source."""
        return element

    def supply_of(self, kind: str, place: str) -> str | None:
        """Disks come out of the bag, water out of the brook."""
        return pieces.supply_of(kind, place)

    def way_of(self, sight: Sight, kind: str, origin: str, target: str) -> Way:
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

    def places_key(self, sight: Sight) -> Hashable:
        """What the places depend on."""
        return self._key(sight)

    def _key(self, sight: Sight) -> PlacesKey:
        chips = hints.chips_of(sight.moves)
        return places_key(
            sight.state, sight.viewer, sight.on_board, sight.regions, sight.details.hexes, chips, sight.asked
        )

    def places(self, sight: Sight, name: Namer) -> tuple[Place, ...]:
        """All places in reading order."""
        return places(self._art, self._key(sight), name)

    def covered(self, sight: Sight) -> frozenset[str]:
        """None: what lies on the table lies side by side."""
        return frozenset()

    def resting(self, sight: Sight) -> Mapping[str, PlaceState]:
        """The plates of those who are through and, on the own board, of who is at work."""
        picture = workers.workers_picture(self._game, sight.state, sight.on_board)
        prefix = elements.guest_prefix(is_guest=sight.is_guest)
        resting = {prefix + plate: PlaceState.DONE for plate in workers.done_workers(picture)}
        if sight.moves and not sight.is_guest:
            resting |= dict.fromkeys(workers.workers_at_work(picture), PlaceState.USABLE)
        return resting

    # Painting

    def paint(self, sheets: Sheets, sight: Sight) -> None:
        """Paints everything but hints, voices and the inspector."""
        self._painter.paint(sheets, sight)

    def paint_hints(self, sheets: Sheets, sight: Sight) -> None:
        """Paints what depends on what the player holds."""
        self._painter.paint_hints(sheets, sight)

    def paint_pointed(self, sheets: Sheets, sight: Sight) -> None:
        """Paints what the inspector says."""
        self._painter.paint_inspector(sheets, sight)

    def paint_scores(self, sheets: Sheets, sight: Sight) -> None:
        """Paints the wheel with its score track."""
        self._painter.paint_scores(sheets, sight)

    def prepare(self, sheets: Sheets, sight: Sight) -> None:
        """Draws the land of the next season."""
        self._painter.prepare(sheets, sight)

    # Telling

    def scores(self, state: State) -> tuple[int, ...]:
        """The scores so far."""
        return tuple(score_now(player) for player in state.players)

    def scenes(self, narration: Iterable[tuple[Event, State]]) -> Iterable[tuple[Event, State]]:
        """The events that are told one after the other."""
        return telling.scenes(narration)

    def telling(self, event: Event, last: Sight, sight: Sight) -> Sight:
        """The sight while an event is told."""
        return telling.telling(event, last, sight)

    def opening(self, event: Event, last: Sight, sight: Sight, surface: Surface) -> Batch | None:
        """The phase marker walks where a phase begins."""
        return telling.marker_walks(last, sight, surface) if isinstance(event, PhaseBegan) else None

    def transition(self, event: Event, sight: Sight, surface: Surface) -> Batch | None:
        """The tile slides over the Pinge, or light grows into a section of the tunnel."""
        place = transitions.changed_place(event, sight.state, sight.on_board)
        if place is None or not surface.moves:
            return None
        box = sight.regions.on_board(box_of(self._art.bounds("board", place)))
        return transitions.transition(surface, place, box)

    # Words

    def name(self, sight: Sight, element: str) -> str:
        """The name of an element, with what lies there."""
        if element in CHIPS:
            return captions.chip(element)
        seat = sight.on_board if elements.is_guests(element) else sight.viewer
        return self._words.place(sight.state, seat, elements.plain(element))

    def parts(self, sight: Sight, elements: Sequence[str]) -> Iterable[TablePart]:
        """The table in words, in reading order."""
        return self._spoken.parts(sight, elements)

    def tell(self, state: State, move: Act) -> tuple[str, str]:
        """What a move does, and what it brings."""
        if isinstance(move, TakeBack):
            return self._words.take_back(state, move.move), ""
        return self._words.move(state, move), self._words.move_detail(state, move)

    def tip(self, sight: Sight, x: float, y: float) -> str:
        """Why a printed value had to be reconstructed, on the diamond that stands for that."""
        return tips.reason_at(self._art, sight.state, sight.regions, sight.details.hexes, x, y)

    def meant(self, state: State, path: Path) -> Act | None:
        """The likeliest move that a path would have meant."""
        return next(iter(pointing.meant(state, path)), None)

    def why_not(self, state: State, path: Path) -> tuple[str, str] | None:
        """Why no legal move goes along a path; None if one does, or may go on along it."""
        return why_nothing_goes_along(self._game, pointing, self._words, state, path, path)


def wanted_pieces(sight: Sight, carts: pieces.Carts | None = None) -> pieces.Picture:
    """The pieces of a sight. Another player's board in front has places of its own."""
    state, colours = sight.state, sight.colours
    wanted = pieces.pieces_on_table(state, sight.viewer, colours, carts)
    if not sight.is_guest:
        return wanted
    for place in pieces.own_board(state, state.players[sight.viewer], colours[sight.viewer]):
        wanted.pop(place, None)
    guest = pieces.own_board(state, state.players[sight.on_board], colours[sight.on_board])
    prefix = elements.guest_prefix(is_guest=True)
    return wanted | {prefix + place: kinds for place, kinds in guest.items()}
