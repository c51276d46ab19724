"""The scene of Gueules Noires: everything on the table that is this game's own."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping, Sequence

from attrs import evolve
from PySide6.QtGui import QPixmap

from haspelknecht_qt.core.seat import Seat
from haspelknecht_qt.faces.gueules_noires import elements, pieces, pointing, telling, tips, ways
from haspelknecht_qt.faces.gueules_noires.boards import mine
from haspelknecht_qt.faces.gueules_noires.boards.geometry import Geometry
from haspelknecht_qt.faces.gueules_noires.painter import TablePainter
from haspelknecht_qt.faces.gueules_noires.piece_pictures import PiecePictures
from haspelknecht_qt.faces.gueules_noires.places import covered, places
from haspelknecht_qt.faces.gueules_noires.places_key import places_key
from haspelknecht_qt.faces.gueules_noires.regions import Regions, arrange
from haspelknecht_qt.faces.gueules_noires.sight import Act, Covered, Details, Sight
from haspelknecht_qt.faces.gueules_noires.spoken import PitTableWords
from haspelknecht_qt.faces.gueules_noires.words.pit_words import PitWords
from haspelknecht_qt.games.gueules_noires.events import Event
from haspelknecht_qt.games.gueules_noires.game import GueulesNoires
from haspelknecht_qt.games.gueules_noires.scoring import score_now
from haspelknecht_qt.games.gueules_noires.setup import Setup
from haspelknecht_qt.games.gueules_noires.state import State
from haspelknecht_qt.table.accessible import TablePart
from haspelknecht_qt.table.art import Art
from haspelknecht_qt.table.ledger import Flow, Piece
from haspelknecht_qt.table.motion import Way
from haspelknecht_qt.table.move_index import Path
from haspelknecht_qt.table.places import Place, PlaceState
from haspelknecht_qt.table.playback import Batch
from haspelknecht_qt.table.scene_contract import Lying, Namer, Picture, Surface
from haspelknecht_qt.table.sheets import Sheets
from haspelknecht_qt.table.text_style import Fonts
from haspelknecht_qt.table.typography import Typography
from haspelknecht_qt.table.window_plan import Mode
from haspelknecht_qt.ui.contracts import TakeBack
from haspelknecht_qt.ui.refusing import why_nothing_goes_along

_REMEMBERED = 400
"""Positions whose minecarts are remembered: more than are ever told at once."""


class GueulesNoiresScene:
    """Carries out `table.scene_contract.Scene`."""

    def __init__(self, art: Art, game: GueulesNoires, words: PitWords, typography: Typography) -> None:
        self._art = art
        self._game = game
        self._words = words
        self._spoken = PitTableWords(words)
        self._painter = TablePainter(art, game, words)
        self._pictures = PiecePictures(art, Fonts(typography), words)
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
        moves: Sequence[tuple[Path, Act]],
        regions: Regions,
        last: Details | None,
    ) -> Details:
        """Which tile is being loaded, as it was told."""
        self._pictures.set_components(state.box.components)
        bought = None if last is None else last.bought
        if bought is not None and state.players[bought.seat].tiles[bought.face] <= bought.copy:
            bought = None
        covered = None if state.box.delivered_open else _covered(state, None if last is None else last.covered)
        return Details(bought=bought, covered=covered, counts_all=self._words.counting.covered)

    def held(self, sight: Sight, path: Path, targets: Sequence[str]) -> Details:
        """What is in the hand, and where it may go."""
        return evolve(sight.details, path=path, targets=tuple(targets) if path else ())

    def pointed(self, sight: Sight, path: Path) -> Details:
        """What is pointed at."""
        return evolve(sight.details, pointed=path)

    # Pieces

    def pieces(self, sight: Sight, before: Sight | None, lying: Lying) -> Picture:
        """The pieces of a sight. Cubes on minecarts and in the cage stay where they lie."""
        wanted = pieces.pieces_on_table(sight, before, lying)
        self._remember(sight, wanted)
        return wanted

    def _remember(self, sight: Sight, wanted: Picture) -> None:
        """Which minecarts are full: the state leaves that open, so the painter has to be told what was decided for the pieces."""
        self._full.pop(id(sight.state), None)
        self._full[id(sight.state)] = (sight.state, mine.loaded_wagons(sight, wanted))
        if len(self._full) > _REMEMBERED:
            del self._full[next(iter(self._full))]

    def flows_of(self, event: Event, viewer: int) -> tuple[Flow, ...]:
        """The ways of the pieces that an event tells of."""
        return pieces.flows_of(event, viewer)

    def source_of(self, piece: Piece, starts: frozenset[str]) -> str:
        """The element of a piece."""
        return pieces.source_of(piece)

    def second_of(self, element: str) -> str:
        """The other cubes of a colour, while one of them is in the hand."""
        return pieces.second_of(element)

    def supply_of(self, kind: str, place: str) -> str | None:
        """Cubes come out of the general supply, tiles and cards off their stacks."""
        return pieces.supply_of(kind, place)

    def way_of(self, sight: Sight, kind: str, origin: str, target: str) -> Way:
        """Workers walk, coal flies, what comes off a stack is turned over."""
        return ways.way_of(Geometry(self._art, sight.regions), sight.state, kind, origin, target)

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

    def places_key(self, sight: Sight) -> Hashable:
        """What the places depend on."""
        return places_key(sight)

    def places(self, sight: Sight, name: Namer) -> tuple[Place, ...]:
        """All places in reading order."""
        return places(self._art, places_key(sight), sight.state.players[sight.on_board], name)

    def covered(self, sight: Sight) -> frozenset[str]:
        """What lies below the tray."""
        return covered(self._art, places_key(sight), sight.state.players[sight.on_board])

    def resting(self, sight: Sight) -> Mapping[str, PlaceState]:
        """None: what can be chosen, what is closed and what is through is painted."""
        return {}

    # Painting

    def paint(self, sheets: Sheets, sight: Sight) -> None:
        """Paints everything but hints and voices."""
        _, full = self._full.get(id(sight.state), (sight.state, ()))
        self._painter.paint(sheets, sight, full)

    def paint_hints(self, sheets: Sheets, sight: Sight) -> None:
        """Paints what depends on what the player holds."""
        self._painter.paint_hints(sheets, sight)

    def paint_pointed(self, sheets: Sheets, sight: Sight) -> None:
        """Paints what a move would bring that is pointed at."""
        self._painter.paint_pointed(sheets, sight)

    def paint_scores(self, sheets: Sheets, sight: Sight) -> None:
        """Paints the list of players and their cards."""
        self._painter.paint_scores(sheets, sight)

    def prepare(self, sheets: Sheets, sight: Sight) -> None:
        """Nothing takes long here."""

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
        """The cage rides, the shift clock goes on, a vehicle drives off."""
        return telling.opening(event, last, sight, surface, Geometry(self._art, sight.regions))

    def transition(self, event: Event, sight: Sight, surface: Surface) -> Batch | None:
        """A tile slides in, notes come from the bank."""
        return telling.transition(event, sight, surface, Geometry(self._art, sight.regions))

    # Words

    def name(self, sight: Sight, element: str) -> str:
        """The name of an element, with what lies there."""
        seat = sight.on_board if elements.is_guests(element) else sight.viewer
        return self._words.place(sight.state, seat, pieces.meaning(elements.plain(element)))

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
        return tips.reason_at(Geometry(self._art, sight.regions), sight.state.box.components, x, y)

    def meant(self, state: State, path: Path) -> Act | None:
        """The likeliest move that a path would have meant."""
        return next(iter(pointing.meant(state, understood(path))), None)

    def why_not(self, state: State, path: Path) -> tuple[str, str] | None:
        """Why no legal move goes along a path; None if one does, or may go on along it."""
        return why_nothing_goes_along(self._game, pointing, self._words, state, path, understood(path))


def _covered(state: State, last: Covered | None) -> Covered:
    """The cards that are known since the last scoring; where it was not seen, all that lie there now."""
    now = tuple(len(player.delivered) for player in state.players)
    if state.shift == 1:
        return Covered(1, (0,) * len(now))
    if last is None or last.shift != state.shift or len(last.cards) != len(now):
        return Covered(state.shift, now)
    return Covered(state.shift, tuple(map(min, last.cards, now)))


def understood(path: Path) -> Path:
    """A path in the words of elements.py."""
    return tuple(pieces.meaning(element) for element in path)
