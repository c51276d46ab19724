"""The stage: shows view states of a game on the table, each after an animation of the events that led to it.

The game's `SceneParts` make three things from a view state alone: piece layout, places, and sheets of painted pictures.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from typing import Generic

from attrs import evolve
from PySide6.QtCore import QTimer

from haspelknecht_qt.core.fast_attrs import frozen
from haspelknecht_qt.core.game import E, M, S, U
from haspelknecht_qt.table import bubbles
from haspelknecht_qt.table.art import Art
from haspelknecht_qt.table.ledger import Piece
from haspelknecht_qt.table.move_index import MoveIndex, Path
from haspelknecht_qt.table.painted_sheets import PaintedSheets
from haspelknecht_qt.table.piece_table import PieceTable
from haspelknecht_qt.table.places import TablePlace
from haspelknecht_qt.table.playback import AnimationSpeed, Motion, MotionBatch, ScoreCounter
from haspelknecht_qt.table.scene_contract import (
    AnimationSurface,
    D,
    PieceLayout,
    PieceSnapshot,
    R,
    SceneParts,
    ViewState,
)
from haspelknecht_qt.table.shown_places import ShownPlaces
from haspelknecht_qt.table.trajectory import STRAIGHT, PieceTrajectory
from haspelknecht_qt.table.typography import Typography

PAINT_DURATION = 0.012
"""Seconds after which a step of painting ends. The window responds before the next step paints further sheets."""
FRAME_PAINT_DURATION = 0.006
"""The same while pieces fly: such a step is part of a frame of their animation."""
FRAME_STEP_GAP = 5
"""Milliseconds between two steps of painting while pieces fly, so that frames of their animation come in between."""
STEP_GAP = 1
"""Milliseconds between two steps of long work. At 0, other timers would have to wait for the last step."""
PREPARE_DELAY = 400
"""Milliseconds without motion after which pictures that will be needed soon are drawn in advance."""
MAX_ANIMATED_CHANGES = 12
"""Maximum number of changed places for which pieces travel if no event explains the change. Beyond it, they jump."""


@frozen
class _AnimatedEvent(Generic[S, M, E, R, D]):
    """An event to animate, with the view states `before` it and after it (`view_state`)."""

    event: E
    before: ViewState[S, M, R, D]
    view_state: ViewState[S, M, R, D]
    rearranged_places: Sequence[TablePlace]


class TableStage(Generic[S, M, E, U, R, D]):
    """Shows view states of one game on a piece table, which the stage creates."""

    def __init__(self, scene: SceneParts[S, M, E, U, R, D], art: Art, typography: Typography) -> None:
        self._scene = scene
        self._drawings = art.drawings
        self.table = PieceTable(
            scene.pictures.picture,
            art.theme,
            supply=scene.pieces.supply_of,
            element_of=self._element_of,
            has_corners=scene.pictures.has_corners,
            ghosts=scene.pictures.ghost,
            trajectories=self._trajectory,
        )
        self.sheets = PaintedSheets(self.table.scene, art, typography)
        self.view_state: ViewState[S, M, R, D] | None = None
        self._last_shown: ViewState[S, M, R, D] | None = None
        """View state that was last passed to `show`. `view_state` also has what was hovered, chosen or asked later."""
        self._move_starts: frozenset[str] = frozenset()
        self._mover: int | None = None
        """Viewer of the last view state whose moves were set."""
        self._layout_view_state: ViewState[S, M, R, D] | None = None
        self._places = ShownPlaces(scene.places, self.table, self.element_name)
        self._prepare_timer = QTimer(self.table, singleShot=True)
        self._prepare_timer.timeout.connect(self._prepare_next_picture)
        self._preparation: Iterator[Callable[[], object]] | None = None
        self._score_counter = ScoreCounter(self.table.playback, self._show_scores)
        self._painted_view_state: ViewState[S, M, R, D] | None = None
        self._pending_paint: ViewState[S, M, R, D] | None = None
        self._paint_timer = QTimer(self.table, singleShot=True, interval=STEP_GAP)
        self._paint_timer.timeout.connect(self._paint_pending_in_steps)
        self._repaint_timer = QTimer(self.table, singleShot=True)
        self._repaint_timer.timeout.connect(self.repaint)
        self.table.idle.connect(self._paint_at_once_if_needed)
        self.table.idle.connect(self._show_final_places)
        self.table.scene.pixel_ratio_changed.connect(self.repaint)

    def show(
        self,
        view_state: ViewState[S, M, R, D],
        narration: Sequence[tuple[E, S]],
        view_state_of: Callable[[S, int], ViewState[S, M, R, D]],
    ) -> None:
        """Shows a view state and its legal moves, after animating the events (`narration`) that led to it.

        `view_state_of` returns the view state of a position for a seat, without moves, with the table's current
        settings.
        """
        before = self.view_state
        viewer_changed = before is not None and before.viewer != view_state.viewer
        lifted_from = self._place_of_lifted_pieces()
        self.view_state = self._last_shown = view_state
        self._move_starts = frozenset(path[0] for path, _ in view_state.moves)
        animated_events: list[_AnimatedEvent[S, M, E, R, D]] = []
        if before is not None and self.table.playback.speed is not AnimationSpeed.OFF:
            animated_events = list(self._animated_events(before, narration, view_state_of))
        rearranged = [place for each in animated_events for place in each.rearranged_places]
        self._places.show(view_state, [each.view_state for each in animated_events], rearranged, dropping=True)
        with self.table.playback.group_batches():
            self._queue_animations(animated_events, lifted_from)
            wanted = self._wanted_layout(view_state, lifted_from)
            travels = before is not None and (bool(narration) or (not viewer_changed and self._is_small_change(wanted)))
            # If the viewer changes, pieces do not travel from board to board: the picture changes without animation.
            self.table.show(
                wanted, animated=travels, instant=viewer_changed, begin=partial(self._schedule_last_paint, view_state)
            )
        self._set_moves(view_state, after_move=bool(narration))

    def preparation_steps(self, view_state: ViewState[S, M, R, D]) -> Iterator[Callable[[], object]]:
        """Returns steps that draw in advance the slow pictures that will be needed soon after this view state."""
        self._set_resolution(view_state)
        return iter(self._scene.painter.preparation_steps(self.sheets, view_state))

    def paint_in_advance(self, view_state: ViewState[S, M, R, D], time_limit: float) -> bool:
        """Paints the sheets of a view state in advance and hides them, so that a match that needs them begins quickly.

        Begins no further sheet after `time_limit` seconds. Returns whether all have been painted.
        """
        self._set_resolution(view_state)
        is_complete = self.sheets.paint_for(time_limit, partial(self._paint_sheets, view_state))
        self.sheets.hide_all()
        return is_complete

    def clear(self) -> None:
        """Removes the match from the table: animations, pieces and moves. Hides all sheets of painted pictures."""
        self.forget_view_state()
        self._move_starts = frozenset()
        self._layout_view_state = None
        self._pending_paint = None
        self.table.playback.skip()
        self.table.set_moves(MoveIndex(()))
        self.table.set_states_without_moves({})
        self.table.show({}, animated=False)
        self._places.clear()
        self.table.scene.set_covered(frozenset())
        self._pending_paint = self._painted_view_state = None
        for timer in (self._prepare_timer, self._paint_timer, self._repaint_timer):
            timer.stop()
        self._score_counter.clear()
        self.sheets.hide_all()

    def forget_view_state(self) -> None:
        """Forgets the view state. The next one belongs to another match, and is shown without animation."""
        self.view_state = self._last_shown = None

    def show_again(self, view_state: ViewState[S, M, R, D]) -> None:
        """Shows the current position in another view state, such as another size or another board in front."""
        self.table.playback.skip()
        self.view_state = view_state
        self._places.show(view_state)
        self.table.show(self._wanted_layout(view_state), animated=False)
        self._paint_in_steps(view_state)
        self._set_moves(view_state)

    def repaint(self) -> None:
        """Paints the current view state again, after a change of scale, theme or language.

        Paints a few sheets in each of several steps, so that the window stays responsive.
        """
        view_state = self._current_view_state
        if view_state is not None:
            self._paint_in_steps(view_state)

    def repaint_later(self) -> None:
        """Like `repaint`, but paints nothing before the next pass of the event loop."""
        self._repaint_timer.start(STEP_GAP)

    def finish_painting(self) -> None:
        """Paints everything that later steps would paint, so that the picture is complete."""
        view_state = self._current_view_state
        if view_state is not None and (self._pending_paint is not None or self._repaint_timer.isActive()):
            self._paint(view_state)

    @property
    def _current_view_state(self) -> ViewState[S, M, R, D] | None:
        """View state to paint: the scheduled one. Without one, the newest; during an animation, the last painted."""
        if self._pending_paint is not None:
            return self._pending_paint
        return self.view_state if self.table.playback.is_idle else self._painted_view_state

    def _paint_in_steps(self, view_state: ViewState[S, M, R, D]) -> None:
        """Paints some sheets now and the others in later steps.

        The first picture of another match or observer is painted in one step: sheets of the previous observer may show
        secrets. A look at an opponent's board is painted in one step, too.
        """
        is_idle = self.table.playback.is_idle
        duration = PAINT_DURATION if is_idle else FRAME_PAINT_DURATION
        if not self._may_paint_in_steps(view_state):
            duration = math.inf
        if not self.sheets.paint_for(duration, partial(self._paint, view_state)):
            self._repaint_timer.start(STEP_GAP if is_idle else FRAME_STEP_GAP)

    def _may_paint_in_steps(self, view_state: ViewState[S, M, R, D]) -> bool:
        """Whether the picture on the table has the observer of this view state, and not only another board in front.

        The viewer may differ, as in a replay.
        """
        painted = self._painted_view_state
        if painted is None or painted.observer != view_state.observer:
            return False
        return painted.viewer != view_state.viewer or painted.board_seat == view_state.board_seat

    def show_choice(self, path: Path) -> None:
        """Updates and paints everything that depends on the elements chosen or held (`path`)."""
        if self.view_state is None:
            return
        details = self._scene.details.choice_details(self.view_state, path, self.table.selection.next_elements())
        self._replace_view_state(evolve(self.view_state, details=details))
        if self.table.playback.is_idle:
            self._set_resolution(self.view_state)
            self._scene.painter.paint_choice(self.sheets, self.view_state)

    def show_hovered(self, path: Path) -> None:
        """Paints everything that depends on the hovered element. `path` has the chosen elements, then this one."""
        if self.view_state is None:
            return
        details = self._scene.details.hover_details(self.view_state, path)
        if details != self.view_state.details:
            self._replace_view_state(evolve(self.view_state, details=details))
            self._set_resolution(self.view_state)
            self._scene.painter.paint_hovered(self.sheets, self.view_state)

    def show_bubbles(
        self, thinking_seat: int | None, askable_seats: tuple[int, ...], frame: int, hovered: str | None
    ) -> None:
        """Shows the bubbles of the thinking bot (animation `frame`) and askable bots (lit if `hovered` is theirs)."""
        if self.view_state is None:
            return
        shown = evolve(self.view_state, thinking_seat=thinking_seat, askable_seats=askable_seats)
        self._replace_view_state(evolve(shown, bubble_frame=frame, hovered=hovered))
        if self.table.playback.is_idle:
            # During animations this happens at their end, because new places would end them.
            self._show_final_places()
        self._set_resolution(self.view_state)
        self._paint_bot_bubbles(self._painted_view_state or self.view_state)

    def _replace_view_state(self, view_state: ViewState[S, M, R, D]) -> None:
        """Replaces the newest view state, also where it is painted or scheduled for painting."""
        before, self.view_state = self.view_state, view_state
        if self._pending_paint is before:
            self._pending_paint = view_state
        if self._painted_view_state is before:
            self._painted_view_state = view_state

    def element_name(self, element: str) -> str:
        """Returns the short name of an element, with its content; "" while no match is shown."""
        return "" if self.view_state is None else self._scene.texts.name(self.view_state, element)

    def element_details(self, element: str) -> str:
        """Returns what there is to say of an element after its name; "" while no match is shown."""
        return "" if self.view_state is None else self._scene.texts.details(self.view_state, element)

    def _animated_events(
        self,
        before: ViewState[S, M, R, D],
        narration: Sequence[tuple[E, S]],
        view_state_of: Callable[[S, int], ViewState[S, M, R, D]],
    ) -> Iterator[_AnimatedEvent[S, M, E, R, D]]:
        """Yields the events to animate, each with the view states before and after it.

        The view states keep viewer and observer of `before`, even if another player sees the position afterwards.
        """
        last = before
        for event, state in self._scene.animation.group_events(narration):
            seen = evolve(view_state_of(state, before.viewer), observer=before.observer)
            view_state = self._scene.animation.event_view_state(event, last, seen)
            rearranged = self._scene.places.rearranged_places(last, view_state)
            yield _AnimatedEvent(event, last, view_state, rearranged)
            last = view_state

    def _queue_animations(self, animated_events: Iterable[_AnimatedEvent[S, M, E, R, D]], lifted_from: str) -> None:
        """Queues for each event: the batch of `animate_before`, the motions of pieces, the batch of `animate_after`.

        Pieces that are only rearranged move after the other pieces.
        """
        shown = self.table.ledger.kinds_by_place()
        for each in animated_events:
            event, view_state = each.event, each.view_state
            paint = partial(self._paint, view_state)
            surface = AnimationSurface(self.table.scene, self.sheets, self.table.playback, paint)
            animate_before = self._scene.animation.animate_before(event, each.before, view_state, surface)
            if animate_before is not None:
                self.table.playback.queue(animate_before)
            wanted = {place: kinds for place, kinds in self._wanted_layout(view_state, lifted_from).items() if kinds}
            change = self._scene.animation.animate_after(event, view_state, surface)
            if wanted != shown:
                schedule_paint = None if change is not None else partial(self._schedule_paint, view_state)
                self.table.show(wanted, self._scene.pieces.flows_of(event, view_state.viewer), begin=schedule_paint)
                shown = wanted
            if each.rearranged_places:
                self.table.rearrange(each.rearranged_places)
            if change is not None:
                self.table.playback.queue(self._with_pending_paint_first(change))

    def _with_pending_paint_first(self, batch: MotionBatch) -> MotionBatch:
        """Returns a copy of the batch that begins by finishing all painting, so that its first picture is current."""

        def start() -> Iterable[Motion]:
            self.finish_painting()
            return batch.start()

        return evolve(batch, start=start)

    def _schedule_paint(self, view_state: ViewState[S, M, R, D]) -> None:
        """Schedules a view state for painting. It replaces an earlier one: only the last of several is painted."""
        self._pending_paint = view_state
        self._paint_timer.start()

    def _schedule_last_paint(self, shown: ViewState[S, M, R, D]) -> None:
        """Schedules the painting of a view state that was passed to `show`. The newest one has all later changes."""
        newest = self.view_state if shown is self._last_shown else None
        self._schedule_paint(newest or shown)

    def _paint_at_once_if_needed(self) -> None:
        """Paints the scheduled view state, if any, except one that may be painted in steps: that waits for the timer."""
        if self._pending_paint is not None and not self._may_paint_in_steps(self._pending_paint):
            self._paint_pending_in_steps()

    def _paint_pending_in_steps(self) -> None:
        if self._pending_paint is not None:
            self._paint_in_steps(self._pending_paint)

    def _place_of_lifted_pieces(self) -> str:
        """Returns the place of the pieces that the player has lifted; "" if nothing is held."""
        held = self.table.hand.pieces
        return self.table.ledger[held[0]].place if held and held[0] in self.table.ledger else ""

    def _wanted_layout(self, view_state: ViewState[S, M, R, D], lifted_from: str = "") -> PieceLayout:
        snapshot = PieceSnapshot(self.table.ledger.kinds_by_place(), lifted_from)
        wanted = self._scene.pieces.layout(view_state, self._layout_view_state, snapshot)
        self._layout_view_state = view_state
        return wanted

    def _is_small_change(self, layout: PieceLayout) -> bool:
        shown = self.table.ledger.kinds_by_place()
        changed = sum(shown.get(place, ()) != layout.get(place, ()) for place in {*shown, *layout})
        return changed <= MAX_ANIMATED_CHANGES

    def _set_resolution(self, view_state: ViewState[S, M, R, D]) -> None:
        regions, ratio = view_state.regions, self.table.scene.pixel_ratio
        self.sheets.set_resolution(regions.scale, ratio, has_fine_print=regions.has_fine_print)

    def _paint(self, view_state: ViewState[S, M, R, D]) -> None:
        self._pending_paint = None
        self._paint_timer.stop()
        self._repaint_timer.stop()
        self._painted_view_state = view_state
        self._score_counter.count_to(view_state.scores)
        self._set_resolution(view_state)
        self.table.scene.set_covered(self._scene.places.covered_places(view_state))
        self._paint_sheets(evolve(view_state, scores=self._score_counter.shown))
        self._preparation = None
        self._prepare_timer.start(PREPARE_DELAY)

    def _paint_sheets(self, view_state: ViewState[S, M, R, D]) -> None:
        self._scene.painter.paint(self.sheets, view_state)
        self._paint_bot_bubbles(view_state)
        self._scene.painter.paint_hovered(self.sheets, view_state)
        self._scene.painter.paint_choice(self.sheets, view_state)

    def _show_scores(self) -> None:
        """Paints the scores at every step while they count up or down to new scores."""
        if self._painted_view_state is not None:
            self._set_resolution(self._painted_view_state)
            self._scene.painter.paint_scores(
                self.sheets, evolve(self._painted_view_state, scores=self._score_counter.shown)
            )

    def _paint_bot_bubbles(self, view_state: ViewState[S, M, R, D]) -> None:
        """Paints the newest bubbles. `view_state` may be that of an earlier event."""
        bubbles.show_bubbles(self.sheets, view_state, self.view_state or view_state)

    def _prepare_next_picture(self) -> None:
        """Draws in advance a slow picture that will be needed soon, but only if nothing moves.

        Leaves the others to later turns of the event loop, because each blocks the window.
        """
        if self.view_state is None or not self.table.playback.is_still:
            return
        if self._preparation is None:
            self._preparation = self.preparation_steps(self.view_state)
        step = next(self._preparation, None)
        if step is None:
            self._drawings.release_renderers()
        else:
            step()
            self._prepare_timer.start(STEP_GAP)

    def _set_moves(self, view_state: ViewState[S, M, R, D], *, after_move: bool = False) -> None:
        """Sets the legal moves (none on another player's board), and the states of places that are in no legal move."""
        moves = () if view_state.shows_opponent_board else view_state.moves
        if not moves or view_state.viewer != self._mover:
            self.table.pointer.end_turn()
        self._mover = view_state.viewer
        self.table.set_moves(MoveIndex(moves), after_move=after_move)
        self.table.set_states_without_moves(self._scene.places.states_without_moves(view_state))

    def _show_final_places(self) -> None:
        if self.view_state is not None:
            self._places.show_final(self.view_state)

    def _trajectory(self, kind: str, origin: str, target: str) -> PieceTrajectory:
        if self.view_state is None:
            return STRAIGHT
        return self._scene.animation.trajectory_of(self.view_state, kind, origin, target)

    def _element_of(self, piece: Piece) -> str:
        """Returns the element to which a piece belongs: the element of its place, or a group of pieces in the place."""
        place = self.table.scene.place(piece.place)
        if place is not None and place.part_of_element is not None:
            return place.part_of_element
        element = self._scene.pieces.element_of(piece, self._move_starts)
        remaining = self._scene.pieces.element_of_remaining_pieces(element)
        if remaining != element and element in self.table.selection.path and not self.table.is_chosen(piece):
            return remaining
        return element
