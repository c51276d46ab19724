"""The interactive table: shows places, pieces and legal moves, and emits the player's moves.

    table = PieceTable(pictures, theme, supply=supply_of, element_of=element_of)
    layout.addWidget(table.view)
    table.scene.setSceneRect(0, 0, 1920, 1080)
    table.set_places([Place("farmer", Shape.rect(box)), ...])
    table.show(kinds_by_place, flows)                       # again for every event, and for undo, load and replay
    table.set_moves(MoveIndex([(path, move), ...]))
    table.move_chosen.connect(controller.play)
    table.refused.connect(controller.explain)

`pictures(kind, size, pixel_ratio)` returns the pixmap of a piece, `theme["go"]` a colour. `element_of(piece)` returns a
piece's element, if the pieces in one place belong to several. `supply(kind, place)` returns the origin and target of
pieces that appear and vanish. `has_corners(kind)` is true for cards and tiles, however small. `ghosts` returns the
picture that stays where a piece was lifted. `trajectories` returns how a piece moves from place to place.
The picture is always rebuilt from `show`: a drop only emits a move, and the piece moves when the game has played the move.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence

from PySide6.QtCore import QElapsedTimer, QObject, QPointF, QRectF, QSizeF, Qt, QTimer, Signal

from haspelknecht_qt.table.gestures import GestureContext, Pointer
from haspelknecht_qt.table.hand import HeldPieces
from haspelknecht_qt.table.highlights import Highlights
from haspelknecht_qt.table.interaction import MoveSelection, PathChangeReason
from haspelknecht_qt.table.keyboard import KeyboardFocus
from haspelknecht_qt.table.ledger import Flow, Piece, PieceChanges, PieceLedger, SupplyOf
from haspelknecht_qt.table.move_index import MoveFound, MoveIndex, Path
from haspelknecht_qt.table.piece_animation import PieceAnimator, TrajectoryOf
from haspelknecht_qt.table.pieces import GhostOf, PictureOf, PieceItem
from haspelknecht_qt.table.places import PlaceState, TablePlace
from haspelknecht_qt.table.playback import Clock, Playback, batch_without_motion
from haspelknecht_qt.table.scene import ElementOf, HasCorners, TableScene
from haspelknecht_qt.table.state_painting import Ring
from haspelknecht_qt.table.themes import Theme
from haspelknecht_qt.table.touch import TouchInput
from haspelknecht_qt.table.view import TableView

FRAME_INTERVAL = 16
"""Milliseconds between two ticks of the animation clock: about 60 frames a second."""


class QtClock(QObject):
    """Clock of the animations: ticks once per frame while something moves."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._elapsed = QElapsedTimer()
        self._elapsed.start()
        self._timer = QTimer(self, timerType=Qt.TimerType.PreciseTimer, interval=FRAME_INTERVAL)
        self._timer.timeout.connect(self._on_timeout)
        self._tick: Callable[[], None] = lambda: None

    def now(self) -> float:
        """Milliseconds since this clock was created."""
        return self._elapsed.nsecsElapsed() / 1e6

    def start(self, tick: Callable[[], None]) -> None:
        """Starts the ticks: `tick` is called once per frame until `stop`."""
        self._tick = tick
        self._timer.start()

    def stop(self) -> None:
        """Stops the ticks."""
        self._timer.stop()

    def _on_timeout(self) -> None:
        self._tick()


REST_DELAY = 120
"""Milliseconds of rest over a refused place before `rested_on_refused` is emitted. A passing pointer shows no note."""


class PieceTable(QObject):
    """The whole interactive table: creates and connects scene, view, ledger, playback and gestures."""

    move_chosen = Signal(object)
    """Emitted with the legal move that the player has chosen. No piece has changed its place yet."""
    refused = Signal(tuple)
    """Emitted with the player's path if no legal move begins with it. The path has at least one element."""
    rested_on_refused = Signal(tuple)
    """Emitted with the whole path when the pointer rests over an element that cannot continue the chosen path."""
    hovered = Signal(tuple)
    """Emitted with the chosen path plus the element under pointer or keyboard focus; empty without such an element."""
    path_changed = Signal(tuple)
    """Emitted with the path of the chosen or held elements; empty if nothing is chosen or held."""
    focus_changed = Signal(str)
    """Emitted with the element that has got the keyboard focus; "" if no element has it any more."""
    idle = Signal()
    """Emitted when all queued animations have ended or been skipped."""

    def __init__(
        self,
        pictures: PictureOf,
        colours: Theme,
        *,
        supply: SupplyOf | None = None,
        element_of: ElementOf | None = None,
        has_corners: HasCorners | None = None,
        ghosts: GhostOf | None = None,
        trajectories: TrajectoryOf | None = None,
        clock: Clock | None = None,
    ) -> None:
        super().__init__()
        self.ledger = PieceLedger(supply)
        self.playback = Playback(clock or QtClock(self), self.idle.emit)
        self.scene = TableScene(
            self.ledger, pictures, colours, element_of=element_of, has_corners=has_corners, parent=self
        )
        self.selection: MoveSelection[object] = MoveSelection(self, self._click_makes_move)
        self.hand = HeldPieces(self.scene, self.playback, ghosts)
        self._highlights = Highlights(self.scene, self.playback)
        self.idle.connect(self._highlights.redraw_focus)
        self._animator = PieceAnimator(self.scene, self.ledger, self.playback, trajectories)
        self._context = GestureContext(self.scene, self.selection, self.hand, self._set_hovered)
        self.pointer = Pointer(self._context)
        self.keyboard = KeyboardFocus(self.scene, self.selection, self._show_focus)
        self.view = TableView(self._context, self.pointer, self.keyboard, self.playback)
        self.touch = TouchInput(self.view, self.pointer, self._context)
        self._chosen_pieces: tuple[int, ...] = ()
        self._dropped_items: list[tuple[PieceItem, QPointF]] = []
        self._states_without_moves: dict[str, PlaceState] = {}
        self._hovered_element: str | None = None
        self.refused_element: str | None = None
        """Place or element that was refused, until the next input; None without a refusal."""
        self._shown_path: Path = ()
        self._awaited_path: Path = ()
        """Path of a move to be repeated as soon as the game has played it; empty without such a move."""
        self._repeat_timer = QTimer(self, singleShot=True, interval=0)
        self._repeat_timer.timeout.connect(self._repeat_awaited_move)
        self._rest_timer = QTimer(self, singleShot=True, interval=REST_DELAY)
        self._rest_timer.timeout.connect(self._emit_rested_on_refused)

    def set_places(self, places: Iterable[TablePlace], *, dropping: bool = False) -> None:
        """Replaces all places, given in reading order. Animations end, and all pieces move to their new positions.

        With `dropping`, dropped pieces stay at their position; a call of `show` must follow, which moves them to their
        place. Motions with `survives_layout` continue.
        """
        held = [self.scene.item(piece) for piece in self.hand.pieces] if self.hand.is_carrying else []
        if dropping and not self.pointer.is_dragging:
            self._dropped_items = [(item, item.pos()) for item in held if item is not None]
        self._end_gesture()
        self.playback.end_for_new_layout()
        self.scene.set_places(places)
        for item, where in self._dropped_items:
            item.setPos(where)
        self._update_highlights()

    def show(
        self,
        kinds_by_place: Mapping[str, Sequence[str]],
        flows: Iterable[Flow] = (),
        *,
        animated: bool = True,
        instant: bool = False,
        begin: Callable[[], None] | None = None,
    ) -> None:
        """Shows pieces of these kinds in each place. Play, undo, load and jumps all use this call.

        The pieces travel as one batch, after all queued batches. `begin` is called when the batch starts. Without
        `animated`, the final picture is shown before this method returns. With `instant`, the batch shows the final
        picture when it starts. After a move, call `show` before `set_moves`, so that dropped pieces continue from their
        position.
        """
        carried = self.pointer.is_dragging
        first = self.hand.pieces or tuple(item.piece.id for item, _ in self._dropped_items) or self._chosen_pieces
        changes = self.ledger.update(kinds_by_place, flows, leaving_first=first)
        self.scene.update_piece_elements()
        waiting, self._dropped_items = [item for item, _ in self._dropped_items], []
        touched = {moved.piece.id for moved in changes.moved_pieces} | {gone.piece.id for gone in changes.removals}
        taken_away = bool(touched & set(self.hand.pieces))
        dropped = waiting if carried and not taken_away else [*waiting, *self.hand.release()]
        if carried and taken_away:
            self.pointer.cancel()
        batch = self._animator.batch(changes, dropped, begin)
        self.playback.queue(batch_without_motion(batch) if instant else batch)
        if not animated:
            self.playback.skip()
        if not self.selection.path:
            self._chosen_pieces = ()
        self._update_highlights()

    def rearrange(self, places: Iterable[TablePlace]) -> None:
        """Moves the pieces of these places to the positions that the places now have, after all queued batches."""
        found = tuple(places)
        self.scene.set_slots(found)
        self.playback.queue(self._animator.batch(PieceChanges(), rearranged=[place.id for place in found]))

    def set_moves(self, moves: MoveIndex[object], *, after_move: bool = False) -> None:
        """Replaces the legal moves. The current choice is cancelled, and held pieces return to their place.

        `after_move` says that a move has been played. Only then is a move repeated whose place `repeats_move`.
        """
        self._end_gesture()
        self.scene.update_piece_elements()
        self.selection.set_moves(moves)
        if not after_move:
            self._awaited_path = ()
        elif self._awaited_path:
            # Later, because the caller has not shown everything about the last move yet.
            self._repeat_timer.start()

    def set_states_without_moves(self, states: Mapping[str, PlaceState]) -> None:
        """Sets the states (DONE or DISABLED) of places without a legal move. Places not in `states` are IDLE."""
        self._states_without_moves = dict(states)
        self._update_highlights()

    def highlight_path(self, path: Path) -> None:
        """Highlights the elements of a path, for a move in the list of moves. The empty path removes the highlight."""
        self._shown_path = path
        self._update_highlights()

    def place_state(self, place: str) -> PlaceState:
        """The state that a place currently shows."""
        return self._highlights.state(place)

    def is_chosen(self, piece: Piece) -> bool:
        """Whether a piece is chosen or held. If none was pressed, True for the last of the equal pieces in a place."""
        if self._chosen_pieces:
            return piece.id in self._chosen_pieces
        row = [one for one in self.ledger.pieces_in(piece.place) if one.kind == piece.kind]
        return row[-1].id == piece.id

    def on_path_changed(self, change: PathChangeReason) -> None:
        """Updates hand and highlights after a change of the path; called by the selection."""
        self.refused_element = None
        if change is not PathChangeReason.NEW_MOVES:
            self._awaited_path = ()
        match change:
            case PathChangeReason.LIFTED:
                self._chosen_pieces = self.hand.pieces
            case PathChangeReason.CHOSEN if not self.hand.is_carrying:
                if len(self.selection.path) == 1 and not self.hand.pieces:
                    self._chosen_pieces = ()
                if self._context.clicked_piece is not None:
                    self._chosen_pieces = (*self._chosen_pieces, self._context.clicked_piece)
                self.hand.return_after_click()
            case PathChangeReason.REFUSED | PathChangeReason.CANCELLED | PathChangeReason.NEW_MOVES:
                self._chosen_pieces = ()
                self.hand.glide_home()
            case _:
                pass  # Dropped or chosen pieces wait at their position for the result of the move.
        self._rest_timer.stop()
        self.scene.update_piece_elements()
        if (
            change is not PathChangeReason.REFUSED
        ):  # Not after a refusal: `on_refused` is called next and updates the highlights itself.
            self._update_highlights()
        self.path_changed.emit(self.selection.path)

    def on_move_chosen(self, move: object) -> None:
        """Emits the chosen move. If its place `repeats_move`, repeats it while legal. Called by the selection."""
        self._play_along(self.selection.played_path, move)

    def _play_along(self, path: Path, move: object) -> None:
        repeats = any(place.repeats_move for place in self.scene.places_of(path[0]))
        found: object = MoveFound(move)
        while isinstance(found, MoveFound):
            before = self.selection.move_index
            self.move_chosen.emit(found.move)
            # The game sets a new move index when it plays the move. A game on another computer plays it later, or never.
            played = self.selection.move_index is not before
            self._awaited_path = path if repeats and not played else ()
            found = self.selection.move_index.lookup(path) if repeats and played else None

    def pause_repetition(self) -> Callable[[], None]:
        """Suspends the repetition of the chosen move that waits. Returns a function that resumes it.

        The function must be called before the move is played. It has no effect if the move is not to be repeated.
        """
        path, self._awaited_path = self._awaited_path, ()

        def resume() -> None:
            self._awaited_path = path

        return resume

    def _repeat_awaited_move(self) -> None:
        path, self._awaited_path = self._awaited_path, ()
        found = self.selection.move_index.lookup(path)
        if isinstance(found, MoveFound):
            self._play_along(path, found.move)

    def _click_makes_move(self, element: str) -> bool:
        """Whether a click on `element` plays the only move that starts there, so that no target need be chosen."""
        return any(place.click_makes_move for place in self._places_with(element))

    def on_refused(self, path: Path) -> None:
        """Shows the path's last element as refused until the next input. Emits `refused`; called by the selection."""
        self.refused_element = path[-1]
        self._update_highlights()
        self.refused.emit(path)

    def refused_area(self, path: Path) -> QRectF | None:
        """Returns the area beside which a note explains why `path` is refused; None for an element without an area.

        In a drop area it is the point of the drop, because the refused place may be far away.
        """
        if self._context.drop_point is not None:
            return QRectF(self._context.drop_point, QSizeF(1.0, 1.0))
        element = self.refused_element or (path[-1] if path else None)
        area = None if element is None else self.scene.area_of(element)
        return None if area is None else area.bounds

    def clear_refusal(self) -> None:
        """Removes the mark of a refused place or element, if there is one."""
        if self.refused_element is not None:
            self.refused_element = None
            self._update_highlights()

    def _end_gesture(self) -> None:
        self.pointer.cancel()
        self.hand.glide_home()

    def _set_hovered(self, element: str | None) -> None:
        if element == self._hovered_element:
            return
        self._hovered_element = element
        path = self.selection.path
        if element is not None and self._would_refuse(element):
            self._rest_timer.start()
        else:
            self._rest_timer.stop()
        if self.refused_element != element:
            self.refused_element = None
        self._update_highlights()
        self.hovered.emit(() if element is None else (*path, element))

    def _would_refuse(self, element: str) -> bool:
        """Whether dropping the held pieces on `element`, or clicking on it after a choice of pieces, would be refused."""
        selection = self.selection
        if not any(self.scene.pieces_of(chosen) for chosen in selection.path):
            return False  # Nothing is chosen, or only a button: there are no pieces to refuse yet.
        if element in selection.path or selection.may_follow(element):
            return False
        return selection.is_holding or not selection.may_start(element)

    def _emit_rested_on_refused(self) -> None:
        if self._hovered_element is not None and self.selection.path:
            self.rested_on_refused.emit((*self.selection.path, self._hovered_element))

    def _show_focus(self, element: str | None) -> None:
        self._highlights.set_focus(element)
        self.focus_changed.emit(element or "")
        if element is not None:
            self._set_hovered(element)

    def _update_highlights(self) -> None:
        states: dict[str, PlaceState] = dict(self._states_without_moves)
        rings: dict[int, Ring] = {}
        path, targets = self.selection.path, self.selection.next_elements()
        if path:
            for target in targets:
                self._mark_element(target, PlaceState.TARGET, Ring.TARGET, states, rings)
            self._mark_chosen(path[0], states, rings)
            for element in path[1:]:
                # All elements after the first are targets: their places are marked, not the pieces that lie in them.
                self._mark_element(element, PlaceState.CHOSEN, Ring.CHOSEN, states, rings)
        else:
            places = (place for target in targets for place in self._places_with(target))
            states.update((place.id, PlaceState.USABLE) for place in places if place.shows_usable)
        under = self._hovered_element
        if path and under in targets:
            self._mark_element(under, PlaceState.UNDER_PIECE, Ring.UNDER_PIECE, states, rings)
        elif self.selection.is_holding and under is not None and under not in path:
            self._mark_places(under, PlaceState.REFUSED, states)
        if self.refused_element is not None:
            self._mark_places(self.refused_element, PlaceState.REFUSED, states)
        for number, element in self._elements_to_show():
            # A piece is put down at all elements after the first. So only their places show a plus sign.
            state = PlaceState.UNDER_PIECE if number else PlaceState.START
            self._mark_element(element, state, Ring.UNDER_PIECE, states, rings)
        self._highlights.show(states, rings)

    def _elements_to_show(self) -> list[tuple[int, str]]:
        """The elements of the highlighted path with their indexes. After a choice on this path, only the next targets.

        Chosen elements keep their own highlight. Later elements would look like targets.
        """
        chosen, targets = self.selection.path, self.selection.next_elements()
        shown = [(number, element) for number, element in enumerate(self._shown_path) if element not in chosen]
        following = [(number, element) for number, element in shown if element in targets]
        return following if chosen and following else shown

    def _mark_element(
        self, element: str, state: PlaceState, ring: Ring, states: dict[str, PlaceState], rings: dict[int, Ring]
    ) -> None:
        """Adds the state of an element's places to `states`, or for a group of pieces, their ring to `rings`."""
        if not self._mark_places(element, state, states):
            rings.update((item.piece.id, ring) for item in self.scene.pieces_of(element))

    def _mark_places(self, element: str, state: PlaceState, states: dict[str, PlaceState]) -> bool:
        """Sets the state of an element's places. Returns whether the element has any places.

        If the element is itself a place that contains its other places, such as a card, only this place is marked.
        """
        places = self.scene.places_of(element)
        places = [place for place in places if place.id == element] or places
        states.update((place.id, state) for place in places)
        return bool(places)

    def _mark_chosen(self, element: str, states: dict[str, PlaceState], rings: dict[int, Ring]) -> None:
        """Draws a ring around the chosen pieces of an element. If it has no pieces, marks its places instead."""
        items = self.scene.pieces_of(element)
        if not items:
            self._mark_places(element, PlaceState.CHOSEN, states)
            return
        place = self.scene.place(items[-1].piece.place)
        grouped = place is not None and place.lifts_group
        pressed = [item for item in items if item.piece.id in self._chosen_pieces]
        chosen = pressed or (items if grouped else items[-1:])
        rings.update((item.piece.id, Ring.CHOSEN) for item in chosen)

    def _places_with(self, element: str) -> list[TablePlace]:
        """The places of an element, and the places to which its pieces belong, even while these still travel."""
        return [*self.scene.places_of(element), *self.scene.places_with_pieces_of(element)]
