"""The stage: brings a sight of a game onto the table, with what has happened on the way to it.

What lies where is told to the ledger, what can be pointed at to the scene of items, the rest is painted. All three depend on the sight
alone, and the game's own scene says how.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Generic, TypeVar

from attrs import evolve, frozen
from PySide6.QtCore import QTimer

from haspelknecht_qt.core.game import E, M, S, U
from haspelknecht_qt.table import bubbles, elements
from haspelknecht_qt.table.art import Art
from haspelknecht_qt.table.canvas import Canvas
from haspelknecht_qt.table.layers import Layer
from haspelknecht_qt.table.ledger import Piece
from haspelknecht_qt.table.motion import STRAIGHT, Way
from haspelknecht_qt.table.move_index import MoveIndex, Path
from haspelknecht_qt.table.piece_table import PieceTable
from haspelknecht_qt.table.places import Place
from haspelknecht_qt.table.playback import Batch, Motion, Speed
from haspelknecht_qt.table.scene_contract import Lying, Picture, Regions, Scene, Sight, Surface
from haspelknecht_qt.table.score_counter import ScoreCounter
from haspelknecht_qt.table.sheets import Paint, Sheets
from haspelknecht_qt.table.typography import Typography
from haspelknecht_qt.table.window_plan import Box

PREPARE_AFTER = 400
"""Milliseconds at rest until what will be needed soon is drawn."""
FEW_CHANGES = 12
"""A position that differs in more places than this is another one: its pieces don't travel."""
_MARGIN = 8.0
"""Around bubbles: their tails."""

R = TypeVar("R", bound=Regions)
D = TypeVar("D")


@frozen
class _Told(Generic[S, M, E, R, D]):
    """An event that is told: the sights before and after it."""

    event: E
    before: Sight[S, M, R, D]
    sight: Sight[S, M, R, D]


class Stage(Generic[S, M, E, U, R, D]):
    """Shows sights on a table of the toolkit, which it makes."""

    def __init__(self, scene: Scene[S, M, E, U, R, D], art: Art, typography: Typography) -> None:
        self._scene = scene
        self.table = PieceTable(
            scene.picture,
            art.theme,
            supply=scene.supply_of,
            source_of=self._source_of,
            has_corners=scene.has_corners,
            ghosts=scene.ghost,
            ways=self._way,
        )
        self.sheets = Sheets(self.table.scene, art, typography)
        self.sight: Sight[S, M, R, D] | None = None
        self._starts: frozenset[str] = frozenset()
        self._lies: Sight[S, M, R, D] | None = None
        self._places_key: object = None
        self._places: Sequence[Place] = ()
        self._passing = False
        self._at_rest = QTimer(self.table)
        self._at_rest.setSingleShot(True)
        self._at_rest.setInterval(PREPARE_AFTER)
        self._at_rest.timeout.connect(self._prepare)
        self._counter = ScoreCounter(self.table.playback, self._show_scores)
        self._painted: Sight[S, M, R, D] | None = None
        self._due: Sight[S, M, R, D] | None = None
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

    def show(
        self,
        sight: Sight[S, M, R, D],
        narration: Sequence[tuple[E, S]],
        look: Callable[[S, int], Sight[S, M, R, D]],
    ) -> None:
        """Shows a sight and what may be done, after telling the narration from the sight before.

        `look` gives the sight of a position as a seat sees it, without moves, as the table stands now.
        """
        before = self.sight
        turned = before is not None and before.viewer != sight.viewer
        leaving = self._place_in_hand()
        self.sight = sight
        self._starts = frozenset(path[0] for path, _ in sight.moves)
        told: list[_Told[S, M, E, R, D]] = []
        if before is not None and self.table.playback.speed is not Speed.OFF:
            told = list(self._told(before, narration, look))
        self._show_places(sight, [each.sight for each in told], dropping=True)
        with self.table.playback.one_story():
            self._narrate(told, leaving)
            wanted = self._wanted(sight, leaving)
            travels = before is not None and (bool(narration) or (not turned and self._few_changes(wanted)))
            # The pieces of one board don't travel to another one that comes in its place.
            self.table.show(wanted, animated=travels, cut=turned, begin=self._painting(sight))
        self._allow(sight)

    def clear(self) -> None:
        """Takes a match off the table: nothing of it is seen, told or kept any more."""
        self.forget()
        self._starts = frozenset()
        self._lies = None
        self._places_key = None
        self._at_rest.stop()
        self.table.playback.skip()
        self.table.set_moves(MoveIndex(()))
        self.table.set_resting_states({})
        self.table.show({}, animated=False)
        self.table.set_places(())
        self.table.scene.set_covered(frozenset())
        self._due = self._painted = None
        self._paint_due.stop()
        self._counter.clear()
        self.sheets.clear()

    def forget(self) -> None:
        """The next sight is that of another match: nothing leads from one to the other."""
        self.sight = None

    def show_again(self, sight: Sight[S, M, R, D]) -> None:
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

    def hold(self, path: Path) -> None:
        """Shows what depends on what is chosen or held."""
        if self.sight is None:
            return
        details = self._scene.held(self.sight, path, self.table.interaction.targets())
        self.sight = evolve(self.sight, details=details)
        if self.table.playback.idle:
            self._set_screen(self.sight)
            self._scene.paint_hints(self.sheets, self.sight)

    def point(self, path: Path) -> None:
        """Shows what depends on what pointer or keyboard are over: the end of the path, behind what is chosen."""
        if self.sight is None:
            return
        details = self._scene.pointed(self.sight, path)
        if details != self.sight.details:
            self.sight = evolve(self.sight, details=details)
            self._set_screen(self.sight)
            self._scene.paint_pointed(self.sheets, self.sight)

    def speak(self, thinking: int | None, asked: tuple[int, ...], frame: int, pointed: str | None) -> None:
        """Shows which bots think, and which can be asked for their reasons."""
        if self.sight is None:
            return
        self.sight = evolve(self.sight, thinking=thinking, asked=asked, frame=frame, pointed=pointed)
        self._show_places(self.sight)
        if self.table.playback.idle:
            self._settle_places()
        self._set_screen(self.sight)
        self._paint_voices(self.sight)

    def name(self, element: str) -> str:
        """The name of an element, with what lies there."""
        return "" if self.sight is None else self._scene.name(self.sight, element)

    # Narration

    def _told(
        self,
        before: Sight[S, M, R, D],
        narration: Sequence[tuple[E, S]],
        look: Callable[[S, int], Sight[S, M, R, D]],
    ) -> Iterator[_Told[S, M, E, R, D]]:
        """What has happened, event by event, each with the sight before and after it.

        It is told on the board that lies in front, even if another one comes in its place afterwards.
        """
        last = before
        for event, state in self._scene.scenes(narration):
            sight = self._scene.telling(event, last, look(state, before.viewer))
            yield _Told(event, last, sight)
            last = sight

    def _narrate(self, told: Iterable[_Told[S, M, E, R, D]], leaving: str) -> None:
        """Queues what has happened: one batch for each event that moves pieces or anything else."""
        shown = self.table.ledger.picture()
        for each in told:
            event, sight = each.event, each.sight
            surface = Surface(self.table.scene, self.sheets, self.table.playback, self._painter(sight))
            opening = self._scene.opening(event, each.before, sight, surface)
            if opening is not None:
                self.table.playback.queue(opening)
            wanted = {place: kinds for place, kinds in self._wanted(sight, leaving).items() if kinds}
            change = self._scene.transition(event, sight, surface)
            if wanted != shown:
                painting = None if change is not None else self._painting(sight)
                self.table.show(wanted, self._scene.flows_of(event, sight.viewer), begin=painting)
                shown = wanted
            if change is not None:
                self.table.playback.queue(self._up_to_date(change))

    def _painter(self, sight: Sight[S, M, R, D]) -> Callable[[], None]:
        return lambda: self._paint(sight)

    def _up_to_date(self, change: Batch) -> Batch:
        """A change that begins with what is due having been painted: it shows what was there before."""

        def start() -> Iterable[Motion]:
            self._catch_up()
            return change.start()

        return evolve(change, start=start)

    def _painting(self, sight: Sight[S, M, R, D]) -> Callable[[], None]:
        """What begins a batch: its sight is due. Batches that end at once, one after the other, are painted once."""

        def begin() -> None:
            self._due = sight
            self._paint_due.start()

        return begin

    def _catch_up(self) -> None:
        """Paints what is due."""
        if self._due is not None:
            self._paint(self._due)

    def _place_in_hand(self) -> str:
        """The place from which the player has just lifted something, "" if nothing is held."""
        held = self.table.hand.pieces
        return self.table.ledger[held[0]].place if held and held[0] in self.table.ledger else ""

    def _wanted(self, sight: Sight[S, M, R, D], leaving: str = "") -> Picture:
        wanted = self._scene.pieces(sight, self._lies, Lying(self.table.ledger.picture(), leaving))
        self._lies = sight
        return wanted

    def _few_changes(self, wanted: Picture) -> bool:
        now = self.table.ledger.picture()
        changed = sum(now.get(place, ()) != wanted.get(place, ()) for place in {*now, *wanted})
        return changed <= FEW_CHANGES

    # Painting

    def _set_screen(self, sight: Sight[S, M, R, D]) -> None:
        self.sheets.set_screen(sight.regions.scale, self.ratio, fine=sight.regions.fine)

    def _paint(self, sight: Sight[S, M, R, D]) -> None:
        self._due = None
        self._paint_due.stop()
        self._painted = sight
        self._counter.count_to(self._scene.scores(sight.state))
        self._set_screen(sight)
        self.table.scene.set_covered(self._scene.covered(sight))
        counted = evolve(sight, scores=self._counter.shown)
        self._scene.paint(self.sheets, counted)
        self._paint_voices(counted)
        self._scene.paint_pointed(self.sheets, counted)
        self._scene.paint_hints(self.sheets, counted)
        self._at_rest.start()

    def _show_scores(self) -> None:
        """Another point has been counted."""
        if self._painted is not None:
            self._set_screen(self._painted)
            self._scene.paint_scores(self.sheets, evolve(self._painted, scores=self._counter.shown))

    def _paint_voices(self, sight: Sight[S, M, R, D]) -> None:
        """The bubbles at the cards of the bots that think or can be asked for their reasons."""
        for number, (seat, card) in enumerate(sight.cards):
            thinks = seat == sight.thinking
            if not thinks and seat not in sight.asked:
                self.sheets.hide(f"voice.{number}")
                continue
            box = bubbles.bubble(card, sight.regions.mode)
            frame = sight.frame if thinks else None
            lit = not thinks and sight.pointed == elements.voice(seat)
            self.sheets.show(
                f"voice.{number}",
                Layer.OUTCOME,
                box.grown(_MARGIN),
                (box, frame, lit),
                _voice_painter(box, frame, lit=lit),
            )

    def _prepare(self) -> None:
        """Draws what will be needed soon and takes long."""
        if self.sight is not None and self.table.playback.still:
            self._scene.prepare(self.sheets, self.sight)

    # Places and moves

    def _allow(self, sight: Sight[S, M, R, D]) -> None:
        """The legal moves, and the places of what is through. On another player's board nothing can be done."""
        self.table.set_moves(MoveIndex(() if sight.is_guest else sight.moves))
        self.table.set_resting_states(self._scene.resting(sight))

    def _show_places(
        self, sight: Sight[S, M, R, D], told: Iterable[Sight[S, M, R, D]] = (), *, dropping: bool = False
    ) -> None:
        """The places of a sight. Those that it no longer has stay while something is told that may need them.

        What is laid over others in between has its places for as long. While `dropping`, what was dropped waits where it is for what
        the sight makes of it.
        """
        key = self._scene.places_key(sight)
        between = [each for each in told if self._scene.covered(each)]
        if key == self._places_key and not between:
            return
        self._places_key = key
        self._places = self._scene.places(sight, self.name)
        known = {place.id for place in self._places}
        others = [
            *self.table.scene.places,
            *(place for each in between for place in self._scene.places(each, self.name)),
        ]
        passing = {place.id: place for place in others if place.id not in known}
        self._passing = bool(passing)
        left = [evolve(place, reachable=False, shows_usable=False) for place in passing.values()]
        self.table.set_places([*self._places, *left], dropping=dropping)

    def _settle_places(self) -> None:
        """Everything is told: places that are gone need not be kept."""
        if self._passing and self._places_key is not None:
            self._passing = False
            self.table.set_places(self._places)

    def _way(self, kind: str, origin: str, target: str) -> Way:
        return STRAIGHT if self.sight is None else self._scene.way_of(self.sight, kind, origin, target)

    def _source_of(self, piece: Piece) -> str:
        """The element of a piece: that of its place, where the place is only a part of one."""
        place = self.table.scene.place(piece.place)
        if place is not None and place.part_of is not None:
            return place.part_of
        source = self._scene.source_of(piece, self._starts)
        others = self._scene.second_of(source)
        if others != source and source in self.table.interaction.path and not self.table.is_chosen(piece):
            return others
        return source


def _voice_painter(box: Box, frame: int | None, *, lit: bool) -> Paint:
    def paint(canvas: Canvas) -> None:
        bubbles.paint(canvas, box, frame, lit=lit)

    return paint
