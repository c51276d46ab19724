"""The stage: brings a sight of the game onto the toolkit's table, with what has happened on the way to it.

What lies where is told to the ledger, what can be pointed at to the scene, the rest is painted. All three depend on the sight alone.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from attrs import evolve
from PySide6.QtCore import QPointF, QSizeF, QTimer
from PySide6.QtGui import QPixmap

from haspelknecht_qt.faces.haspelknecht import hints as table_hints
from haspelknecht_qt.faces.haspelknecht import transitions
from haspelknecht_qt.faces.haspelknecht.boards import workers
from haspelknecht_qt.faces.haspelknecht.boards.wheel import field_of, hub
from haspelknecht_qt.faces.haspelknecht.canvas import box_of
from haspelknecht_qt.faces.haspelknecht.painter import PHASE_MARKER, Sight, TablePainter
from haspelknecht_qt.faces.haspelknecht.pieces import (
    CARTS,
    Carts,
    Picture,
    disk,
    disks_on_carts,
    flows_of,
    own_board,
    pieces_on_table,
    source_of,
    source_on_plate,
    supply_of,
)
from haspelknecht_qt.faces.haspelknecht.places import PIECE, places
from haspelknecht_qt.faces.haspelknecht.places_key import GUEST, PlacesKey, places_key
from haspelknecht_qt.faces.haspelknecht.score_counter import FIELDS, WALK, ScoreCounter, scenes, walk
from haspelknecht_qt.faces.haspelknecht.words.phrases import Phrases
from haspelknecht_qt.games.haspelknecht.events import Event, PhaseBegan
from haspelknecht_qt.games.haspelknecht.model import Colour, State, Step
from haspelknecht_qt.games.haspelknecht.scoring import score_now
from haspelknecht_qt.table.art import Art
from haspelknecht_qt.table.ledger import Piece
from haspelknecht_qt.table.move_index import MoveIndex, Path
from haspelknecht_qt.table.places import PlaceState
from haspelknecht_qt.table.playback import Batch, Motion, Speed
from haspelknecht_qt.table.table import Table
from haspelknecht_qt.table.typography import Typography

PREPARE_AFTER = 400
"""Milliseconds at rest until the next season's land is drawn."""
PHASE_PAUSE = 140.0
"""Milliseconds at normal speed that the phase marker rests on a field before what happens there."""
FEW_CHANGES = 12
"""A position that differs in more places than this is another one: its pieces don't travel."""

Moves = Sequence[tuple[Path, Any]]
Narration = Sequence[tuple[Event, State]]
Look = Callable[[State], Sight]
"""The sight of a position as the table stands now."""


class Stage:
    """Shows sights on a table of the toolkit, which it makes."""

    def __init__(self, art: Art, phrases: Phrases, typography: Typography) -> None:
        self._art = art
        self._phrases = phrases
        self.table = Table(
            self._picture,
            art.theme,
            supply=supply_of,
            source_of=self._source_of,
            names=_Spoken(self),
            ghosts=self._ghost,
        )
        self.painter = TablePainter(self.table.scene, art, typography, phrases)
        self.sight: Sight | None = None
        self.moves: Moves = ()
        self._starts: frozenset[str] = frozenset()
        self._planner: int | None = None
        self._places_key: PlacesKey | None = None
        self._passing = False
        self._at_rest = QTimer(self.table)
        self._at_rest.setSingleShot(True)
        self._at_rest.setInterval(PREPARE_AFTER)
        self._at_rest.timeout.connect(self._prepare)
        self._counter = ScoreCounter(self.table.playback, self._show_scores)
        self._painted: Sight | None = None
        self._due: Sight | None = None
        self._paint_due = QTimer(self.table)
        self._paint_due.setSingleShot(True)
        self._paint_due.timeout.connect(self._catch_up)
        self.table.idle.connect(self._catch_up)
        self.table.idle.connect(self._settle_places)
        self.table.scene.pixel_ratio_changed.connect(self.repaint)

    @property
    def ratio(self) -> float:
        """Device pixels to a scene unit."""
        return self.table.scene.pixel_ratio

    def show(self, sight: Sight, moves: Moves, narration: Narration, look: Look) -> None:
        """Shows a sight and what may be done, after telling the narration from the sight before."""
        before = self.sight
        turned = before is not None and before.viewer != sight.viewer
        leaving = self._place_in_hand()
        self.sight, self.moves = sight, moves
        self._starts = frozenset(path[0] for path, _ in moves)
        self._show_places(sight)
        if before is not None and self.table.playback.speed is not Speed.OFF:
            self._narrate(before, narration, look, leaving)
        wanted = self._wanted(sight, leaving)
        travels = before is not None and (bool(narration) or (not turned and self._few_changes(wanted)))
        # The pieces of one board don't travel to another one that comes in its place.
        self.table.show(wanted, animated=travels, cut=turned, begin=self._painting(sight))
        self._allow(sight)

    def clear(self) -> None:
        """Takes a match off the table: nothing of it is seen, told or kept any more."""
        self.sight = None
        self.moves = ()
        self._starts = frozenset()
        self._planner = None
        self._places_key = None
        self._at_rest.stop()
        self.table.playback.skip()
        self.table.set_moves(MoveIndex(()))
        self.table.set_resting_states({})
        self.table.show({}, animated=False)
        self.table.set_places(())
        self._due = self._painted = None
        self._paint_due.stop()
        self._counter.clear()
        self.painter.sheets.clear()

    def show_again(self, sight: Sight) -> None:
        """Shows the same position otherwise: in another size, or with another board in front."""
        self.table.playback.skip()
        self.sight = sight
        self._show_places(sight)
        self.table.show(self._wanted(sight), animated=False)
        self._paint(sight)
        self._allow(sight)

    def repaint(self) -> None:
        """Paints the present sight anew: the scale, the theme or the language is another one."""
        if self.sight is not None:
            self._paint(self.sight)

    def hint(self, sight: Sight) -> None:
        """Shows what has changed besides the position."""
        self.sight = sight
        if self.table.playback.idle:
            self.painter.paint_hints(sight, self.ratio)

    def inspect(self, sight: Sight) -> None:
        """Shows another page of the inspector."""
        self.sight = sight
        self.painter.paint_inspector(sight, self.ratio)

    def speak(self, sight: Sight) -> None:
        """Shows which bots think, and which can be asked for their reasons."""
        self.sight = sight
        self._show_places(sight)
        if self.table.playback.idle:
            self._settle_places()
        self.painter.paint_voices(sight, self.ratio)

    def name(self, place: str) -> str:
        """The name of a place, with what lies there."""
        if self.sight is None:
            return ""
        seat = self.sight.on_board if place.startswith(GUEST) else self.sight.viewer
        return self._phrases.place(self.sight.state, seat, place.removeprefix(GUEST))

    # Narration

    def _narrate(self, before: Sight, narration: Narration, look: Look, leaving: str) -> None:
        """Queues what has happened: one batch for each event that moves pieces or the phase marker.

        It is told on the board that lies in front, even if another one comes in its place afterwards.
        """
        shown = self.table.ledger.picture()
        field = field_of(before.state) if before.phase is None else before.phase
        for event, state in scenes(narration):
            seen = look(state)
            if seen.viewer != before.viewer:
                seen = evolve(seen, viewer=before.viewer, on_board=before.viewer)
            began = event.field if isinstance(event, PhaseBegan) else field
            sight = evolve(seen, phase=began, fees=())
            if isinstance(event, PhaseBegan):
                self._walk(sight, (began - field) % FIELDS)
                field = began
            wanted = {place: kinds for place, kinds in self._wanted(sight, leaving).items() if kinds}
            change = self._transition(event, sight)
            if wanted != shown:
                painting = None if change is not None else self._painting(sight)
                self.table.show(wanted, flows_of(event, sight.viewer), begin=painting)
                shown = wanted
            if change is not None:
                self.table.playback.queue(change)

    def _painting(self, sight: Sight) -> Callable[[], None]:
        """What begins a batch: its sight is due. Batches that end at once, one after the other, are painted once."""

        def begin() -> None:
            self._due = sight
            self._paint_due.start()

        return begin

    def _catch_up(self) -> None:
        """Paints what is due."""
        if self._due is not None:
            self._paint(self._due)

    def _transition(self, event: Event, sight: Sight) -> Batch | None:
        """How the board in front changes with an event, if that is worth a look."""
        place = transitions.changed_place(event, sight.state, sight.on_board)
        playback = self.table.playback
        if place is None or playback.reduced_motion or playback.speed is Speed.OFF:
            return None
        box = sight.regions.on_board(box_of(self._art.bounds("board", place)))
        scene, sheets = self.table.scene, self.painter.sheets
        change = transitions.transition(scene, sheets, place, box, lambda: self._paint(sight))

        def start() -> Iterable[Motion]:
            self._catch_up()
            return change.start()

        return evolve(change, start=start)

    def _walk(self, sight: Sight, fields: int) -> None:
        """The phase marker walks on by so many fields, and rests there for a moment."""
        playback = self.table.playback

        def start() -> Iterable[Motion]:
            self._paint(sight)
            rest = Motion(_nothing, PHASE_PAUSE)
            marker = self.painter.sheets.item(PHASE_MARKER)
            if marker is None or not fields or playback.reduced_motion or playback.speed is Speed.OFF:
                return [rest]
            x, y = hub(sight.regions.wheel, sight.regions.mode)
            return [walk(marker, QPointF(x, y), fields), evolve(rest, delay=WALK)]

        playback.queue(Batch(start))

    def _show_scores(self) -> None:
        """Another point has been counted."""
        if self._painted is not None:
            self.painter.paint_scores(evolve(self._painted, scores=self._counter.shown), self.ratio)

    def _place_in_hand(self) -> str:
        """The place from which the player has just lifted something, "" if nothing is held."""
        held = self.table.hand.pieces
        return self.table.ledger[held[0]].place if held and held[0] in self.table.ledger else ""

    def _wanted(self, sight: Sight, leaving: str = "") -> Picture:
        """The pieces of a sight. While somebody plans, what still lies on the carts stays where it lies."""
        carts = None
        if sight.state.step == Step.PLANNING and sight.on_board == sight.viewer == self._planner:
            shown = self.table.ledger.picture()
            lying = tuple([shown.get(cart, ()).count(disk(colour)) for colour in Colour] for cart in CARTS)
            carts = disks_on_carts(sight.state.players[sight.viewer], (lying[0], lying[1]), leaving or CARTS[1])
        self._planner = sight.viewer if sight.state.step == Step.PLANNING else None
        return wanted_pieces(sight, carts)

    def _few_changes(self, wanted: Picture) -> bool:
        now = self.table.ledger.picture()
        changed = sum(now.get(place, ()) != wanted.get(place, ()) for place in {*now, *wanted})
        return changed <= FEW_CHANGES

    def _paint(self, sight: Sight) -> None:
        self._due = None
        self._paint_due.stop()
        self._painted = sight
        self._counter.count_to([score_now(player) for player in sight.state.players])
        self.painter.paint(evolve(sight, scores=self._counter.shown), self.ratio)
        self._at_rest.start()

    def _prepare(self) -> None:
        """Draws what will be needed soon and takes long."""
        if self.sight is not None and self.table.playback.still:
            self.painter.prepare(self.sight)

    def _allow(self, sight: Sight) -> None:
        """The legal moves, and the plates of those who are through. On another player's board nothing can be done."""
        guest = sight.on_board != sight.viewer
        self.table.set_moves(MoveIndex(() if guest else self.moves))
        picture = workers.workers_picture(sight.game, sight.state, sight.on_board)
        prefix = GUEST if guest else ""
        resting = {prefix + plate: PlaceState.DONE for plate in workers.done_workers(picture)}
        if not guest and self.moves:
            resting |= dict.fromkeys(workers.workers_at_work(picture), PlaceState.USABLE)
        self.table.set_resting_states(resting)

    # Places and pieces

    def _show_places(self, sight: Sight) -> None:
        """The places of a sight. Those that it no longer has stay while something is told that may need them."""
        chips = table_hints.chips_of(self.moves)
        key = places_key(sight.state, sight.viewer, sight.on_board, sight.regions, sight.hexes, chips, sight.asked)
        if key == self._places_key:
            return
        self._places_key = key
        now = places(self._art, key, self.name)
        known = {place.id for place in now}
        leaving = [place for place in self.table.scene.places if place.id not in known]
        self._passing = bool(leaving)
        self.table.set_places([*now, *(evolve(place, reachable=False, shows_usable=False) for place in leaving)])

    def _settle_places(self) -> None:
        """Everything is told: places that are gone need not be kept."""
        if self._passing and self._places_key is not None:
            self._passing = False
            self.table.set_places(places(self._art, self._places_key, self.name))

    def _source_of(self, piece: Piece) -> str:
        """The element of a piece. What lies on a worker is one of its own only while it can be taken back."""
        on_plate = source_on_plate(piece)
        if on_plate is not None and on_plate in self._starts:
            return on_plate
        place = self.table.scene.place(piece.place)
        return source_of(piece) if place is None or place.part_of is None else place.part_of

    def _picture(self, kind: str, size: float, pixel_ratio: float) -> QPixmap:
        """The picture of a piece: its own size times `size` / PIECE."""
        own = self._art.bounds("pieces", kind).size()
        return self._art.pixmap("pieces", kind, QSizeF(own * (size / PIECE)), pixel_ratio)

    def _ghost(self, kind: str, size: float, pixel_ratio: float) -> QPixmap | None:
        """What an action disk leaves where it was lifted."""
        return self._picture(f"{kind}.ghost", size, pixel_ratio) if kind.startswith("disk.") else None


class _Spoken:
    """What a screen reader says of pieces."""

    def __init__(self, stage: Stage) -> None:
        self._stage = stage

    def piece(self, piece: Piece) -> str:
        """The name of one piece: that of the group it belongs to."""
        return self._stage.name(source_of(piece))

    def source(self, element: str, _pieces: Sequence[Piece]) -> str:
        """The name of a group of pieces."""
        return self._stage.name(element)


def wanted_pieces(sight: Sight, carts: Carts | None = None) -> Picture:
    """The pieces of a sight. Another player's board in front has places of its own."""
    state, colours = sight.state, sight.colours
    wanted = pieces_on_table(state, sight.viewer, colours, carts)
    if sight.on_board == sight.viewer:
        return wanted
    for place in own_board(state, state.players[sight.viewer], colours[sight.viewer]):
        wanted.pop(place, None)
    guest = own_board(state, state.players[sight.on_board], colours[sight.on_board])
    return wanted | {GUEST + place: kinds for place, kinds in guest.items()}


def _nothing(_progress: float) -> None:
    """A motion of nothing: time passes."""
