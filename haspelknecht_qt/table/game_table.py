"""The table of any game, as the window uses it: everything to the left of the side panel.

    table = GameTable(scene, art, typography)
    workspace.set_table(table.view)
    table.set_seats(seats)
    table.set_setup(setup)
    table.show(state, viewer, moves, narration)

The picture depends on the state alone; `narration` (events) only decides the animation. A gesture only emits a move.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any, Generic, TypeAlias

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QHelpEvent, QImage, QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import QToolTip

from haspelknecht_qt.core.game import E, M, S, Seat, U
from haspelknecht_qt.core.handicap import scores_with_handicap, with_handicap
from haspelknecht_qt.table import accessible_interfaces, elements
from haspelknecht_qt.table.accessible import AccessibleTree
from haspelknecht_qt.table.accessible_interfaces import SceneAccessibleTexts
from haspelknecht_qt.table.art import Art
from haspelknecht_qt.table.bubbles import BotBubbles
from haspelknecht_qt.table.canvas import box_of
from haspelknecht_qt.table.crowd_menu import CrowdMenu
from haspelknecht_qt.table.move_index import Path
from haspelknecht_qt.table.note import RefusalNote
from haspelknecht_qt.table.places import PlaceState
from haspelknecht_qt.table.playback import AnimationSpeed
from haspelknecht_qt.table.scene_contract import D, Opaque, R, SceneParts, ViewState
from haspelknecht_qt.table.stage import TableStage
from haspelknecht_qt.table.table_regions import TableRegions
from haspelknecht_qt.table.themes import Theme
from haspelknecht_qt.table.typography import Typography, wrap_tooltip
from haspelknecht_qt.table.window_plan import LayoutMode, mode_for

STEP_DURATION = 0.012
"""Approximate duration of a step of drawing in advance, in seconds: short, so that the window stays responsive."""
UNCOVERED_STATES = (PlaceState.TARGET, PlaceState.UNDER_PIECE, PlaceState.START, PlaceState.USABLE)
"""States of places where a move can start or continue. No refusal note may cover such places."""


class GameTable(QObject, Generic[S, M, E, U]):
    """Complete table of one game. Shows positions, emits the player's moves. `scene` is the game's part of it."""

    move_chosen = Signal(object)
    """Emitted with the legal move that the player has chosen. The position on the table has not changed yet."""
    refused = Signal(object, object)
    """Emitted with a path that begins no legal move, and with the move probably meant (None if unknown)."""
    hovered = Signal(tuple)
    """Emitted with the chosen path plus the element under pointer or keyboard focus; empty without such an element."""
    rule_wanted = Signal(str)
    """Emitted with the id of a rule when the player has clicked the link to the rule in a refusal note."""
    reasons_wanted = Signal(int)
    """Emitted with the seat of a bot when the player asks this bot for the reasons of its last moves."""
    prompt_moved = Signal()
    """Emitted when the area of the prompt (`prompt_rect`) has changed."""

    def __init__(self, scene: SceneParts[S, M, E, U, R, D], art: Art, typography: Typography) -> None:
        super().__init__()
        self._art = art
        self._typography = typography
        self._scene: SceneParts[S, M, E, U, Opaque, Opaque] = scene
        self._stage: TableStage[S, M, E, U, Opaque, Opaque] = TableStage(scene, art, typography)
        self._table = self._stage.table
        self._table.setParent(self)
        self.view = self._table.view
        """The widget that shows the table."""
        self.view.set_min_hit_size(typography.min_target_size)
        self._note = RefusalNote(self._stage.sheets)
        accessible_interfaces.install_interfaces()
        self.tree = AccessibleTree(self._table, SceneAccessibleTexts(self._stage, scene))
        self.view.setAccessibleName(self.tr("Table"))
        self._seats: tuple[Seat, ...] = ()
        self._levels: tuple[str, ...] = ()
        self._forced_mode: LayoutMode | None = None
        self._regions: TableRegions | None = None
        self._viewer = self._observer = 0
        self._shown_opponent: int | None = None
        self._hovered: str | None = None
        self._is_hover_note = False
        self.bubbles = BotBubbles(self)
        self.bubbles.changed.connect(self._show_bubbles)
        table = self._table
        table.move_chosen.connect(self.move_chosen)
        table.refused.connect(self._handle_refused_path)
        table.rested_on_refused.connect(self._explain_refusal)
        table.hovered.connect(self._hover)
        table.touch.crowd_tapped.connect(partial(CrowdMenu, self.tree))
        table.path_changed.connect(self._stage.show_choice)
        # The viewport is stored, because `view.viewport()` does not return it while Qt destroys the view.
        self._viewport = table.view.viewport()
        table.view.installEventFilter(self)
        self._viewport.installEventFilter(self)

    def close(self) -> None:
        """Removes the match before the table is deleted, because `art` may afterwards hold another game's drawings."""
        self._stage.clear()
        self._stage.sheets.clear()
        self.view.removeEventFilter(self)
        self._viewport.removeEventFilter(self)
        self.view.cancel_repaints()

    @property
    def is_busy(self) -> bool:
        """Whether an animation is running or queued."""
        return not self._table.playback.is_idle

    def set_seats(self, seats: Sequence[Seat], levels: Sequence[str] = ()) -> None:
        """Sets the players and removes the current match: the next position shown belongs to another match.

        `levels` has the name to show for each bot's level, by seat; "" for persons. Default: capitalised `Seat.player`.
        """
        self._note.hide()
        self._stage.clear()
        self._seats = tuple(seats)
        self._levels = tuple(levels) or tuple("" if seat.is_person else seat.player.capitalize() for seat in seats)
        self._shown_opponent = self._hovered = None
        self.bubbles.set_thinking_seat(None)
        self.bubbles.set_askable_seats(())

    def set_levels(self, levels: Sequence[str]) -> None:
        """Sets the names of the bots' levels, by seat; "" for persons. The next `retranslate` shows them."""
        self._levels = tuple(levels)

    def set_setup(self, setup: U) -> None:
        """Sets the set-up of the match to which the next position shown belongs."""
        self._scene.details.set_setup(setup)
        self._stage.forget_view_state()

    def set_mode(self, mode: LayoutMode | None) -> None:
        """Sets the wide or the small arrangement of the table. None: the size of the parent widget decides."""
        self._forced_mode = mode
        self._arrange()

    def set_theme(self, theme: Theme) -> None:
        """Paints the table in another theme or text size: the pieces now, everything else in later steps."""
        self._art.set_theme(theme)
        self._table.scene.set_theme(theme)
        self.view.set_min_hit_size(self._typography.min_target_size)
        self._note.hide()
        self._stage.sheets.invalidate()
        self._stage.repaint_later()

    def retranslate(self) -> None:
        """Shows everything again in the current language. Animations end."""
        self._note.hide()
        self._stage.sheets.invalidate()
        self._show_position_again()
        self.view.setAccessibleName(self.tr("Table"))
        self.tree.invalidate()

    def set_duration_factor(self, factor: float) -> None:
        """Sets the factor for the duration of all animations, a value of `AnimationSpeed`; 0 means no animation."""
        self._table.playback.speed = AnimationSpeed(factor)
        self._animate_bot_bubbles()

    def set_replay_pace(self, pace: float) -> None:
        """Sets the divisor (above 0) of all durations during a replay, in addition to `set_duration_factor`."""
        self._table.playback.pace = pace

    def set_reduced_motion(self, reduced: bool) -> None:
        """Sets whether pieces fade out and in instead of travelling."""
        self._table.playback.reduced_motion = reduced
        self._animate_bot_bubbles()

    def _animate_bot_bubbles(self) -> None:
        playback = self._table.playback
        self.bubbles.set_animated(playback.speed is not AnimationSpeed.OFF and not playback.reduced_motion)

    def skip(self) -> None:
        """Ends all running animations and shows their final picture."""
        self._table.playback.skip()

    def pause_repetition(self) -> Callable[[], None]:
        """Suspends the repetition of a chosen move that waits. Returns a function that resumes it."""
        return self._table.pause_repetition()

    def keyboard_key_of(self, path: Path) -> str:
        """Returns the keyboard key that plays the move of a path with one press; "" if no key does."""
        index, keyboard = self._table.selection.move_index, self._table.keyboard
        keys = ((element, keyboard.key_of(element)) for element in path)
        return next((key for element, key in keys if key and len(index.moves_under((element,))) == 1), "")

    def place_keys(self) -> frozenset[str]:
        """Returns the keyboard keys of all places on the table, even of places that cannot be chosen at the moment."""
        return frozenset(place.key for place in self._table.scene.places if place.key)

    def highlight(self, path: Path | None) -> None:
        """Highlights the elements of a path, for instance of a move selected in a list; None removes the highlight."""
        self._table.highlight_path(path or ())

    def show(
        self,
        state: S,
        viewer: int,
        moves: Sequence[tuple[Path, M]] = (),
        narration: Sequence[tuple[E, S]] = (),
        observer: int | None = None,
    ) -> None:
        """Shows a position with the board of seat `viewer` in front, and its legal moves.

        `observer` is the seat whose knowledge `state` is, by default the viewer.

        `narration` has the events since the last position, each with the position after it. They are animated, but the
        final picture does not depend on them. Raises ValueError if the position does not belong to the set-up.
        """
        if viewer != self._viewer:
            self._shown_opponent = None
        self._viewer = viewer
        self._observer = viewer if observer is None else observer
        self._note.hide()
        self._arrange(len(self._seats))
        if self._regions is not None:
            self._stage.show(self._view_state_of(state, viewer, tuple(moves)), narration, self._view_state_of)

    def predraw_steps(
        self,
        match: tuple[U, Sequence[Seat], Sequence[str]],
        state: S,
        viewer: int,
        moves: Sequence[tuple[Path, M]] = (),
        pixel_ratio: float | None = None,
    ) -> Iterator[Callable[[], object]]:
        """Yields steps that draw a position on the empty, hidden table. A match with equal sheets then begins quickly.

        `match` is (set-up, seats, levels), the last two as in `set_seats`. The first steps draw the pictures that take
        long. The next ones paint the sheets, each for about `STEP_DURATION`. The last step shows the position;
        `set_seats` clears the table again. `pixel_ratio` is device pixels per scene unit, by default those of the view.
        """
        setup, seats, levels = match
        self.set_seats(seats, levels)
        self.set_setup(setup)
        # Qt gives the viewport its size only when the view is shown. The view is hidden, so the size is set here.
        self._viewport.resize(self.view.size())
        self._arrange(len(seats))
        if self._regions is None:
            return
        if pixel_ratio is not None:
            self.view.cancel_repaints()
            self._table.scene.set_pixel_ratio(pixel_ratio)
        view_state = self._view_state_of(state, viewer, tuple(moves))
        yield from self._stage.preparation_steps(view_state)
        is_complete = False

        def draw() -> None:
            nonlocal is_complete
            is_complete = self._stage.paint_in_advance(view_state, STEP_DURATION)

        while not is_complete:
            yield draw

        yield partial(self.show, state, viewer, moves)

    def show_board_of(self, seat: int | None) -> None:
        """Shows another player's board in front. None, or the seat already in front, brings back the viewer's board."""
        before = self._shown_opponent
        self._shown_opponent = None if seat in (before, self._viewer) else seat
        if self._shown_opponent != before:
            self._show_position_again()

    def _show_position_again(self) -> None:
        view_state = self._stage.view_state
        if view_state is not None:
            self._stage.show_again(self._view_state_of(view_state.state, self._viewer, view_state.moves))

    def _view_state_of(
        self, state: S, viewer: int, moves: tuple[tuple[Path, M], ...] = ()
    ) -> ViewState[S, M, Opaque, Opaque]:
        """Returns the view state of a position: adds players, layout, board in front, bubbles and hovered element."""
        if self._regions is None:
            raise ValueError("the table has no size yet")
        last = None if self._stage.view_state is None else self._stage.view_state.details
        corner = self.view.mapTo(self.view.window(), QPoint(0, 0))
        return ViewState(
            state=state,
            observer=self._observer,
            viewer=viewer,
            board_seat=viewer if self._shown_opponent is None or viewer != self._viewer else self._shown_opponent,
            seats=self._seats,
            levels=self._levels,
            regions=self._regions,
            details=self._scene.details.position_details(state, viewer, self._seats, moves, self._regions, last),
            standing=with_handicap(self._scene.standing(state), self._seats),
            scores=scores_with_handicap(self._scene.scores(state), self._seats),
            moves=moves,
            corner=(corner.x(), corner.y()),
            thinking_seat=self.bubbles.thinking_seat,
            askable_seats=self.bubbles.askable_seats,
            bubble_frame=self.bubbles.frame,
            hovered=self._hovered,
        )

    def _arrange(self, seats: int = 0) -> None:
        """Lays the table out for the view's size and this number of seats (0: the seats of the match on the table)."""
        view_state = self._stage.view_state
        seats = seats or (len(view_state.seats) if view_state is not None else 0)
        size = self.view.size()  # The viewport would have its final size only after the view was shown.
        if not seats or size.isEmpty():
            return
        outer = self.view.parentWidget() or self.view
        mode = self._forced_mode or mode_for(outer.width(), outer.height())
        regions = self._scene.details.arrange(mode, size.width(), size.height(), seats)
        if regions == self._regions:
            return
        first, self._regions = self._regions is None, regions
        self._table.scene.setSceneRect(0, 0, regions.width, regions.height)
        self.view.set_zoom(self.view.zoom)
        if first:
            self.view.repaint_at_scale()
        if view_state is not None and len(view_state.seats) == seats:
            self._note.hide()
            self._show_position_again()
        self.prompt_moved.emit()

    def prompt_rect(self) -> QRect:
        """Returns the area of the prompt in logical pixels of the view. It does not depend on the zoom."""
        if self._regions is None:
            return QRect()
        box, scale = self._regions.prompt, self._regions.scale
        return QRectF(box.x * scale, box.y * scale, box.width * scale, box.height * scale).toAlignedRect()

    def element_rects(self, path: Path) -> list[QRect]:
        """Returns the rectangles of all places and pieces of the path's elements, in logical pixels of the view."""
        shapes = [self._table.scene.area_of(element) for element in path]
        shapes += [item.outline_on_table for element in path for item in self._table.scene.pieces_of(element)]
        return [self.view.mapFromScene(shape.bounds).boundingRect() for shape in shapes if shape is not None]

    def _hover(self, path: Path) -> None:
        before, self._hovered = self._hovered, path[-1] if path else None
        if any(one is not None and elements.seat_of_bot_bubble(one) is not None for one in (before, self._hovered)):
            self._show_bubbles()
        if self._is_hover_note:
            self._note.hide()
        self.hovered.emit(path)
        self._stage.show_hovered(path)

    def _show_bubbles(self) -> None:
        self._stage.show_bubbles(
            self.bubbles.thinking_seat, self.bubbles.askable_seats, self.bubbles.frame, self._hovered
        )

    def _handle_refused_path(self, path: Path) -> None:
        """Refuses a path without a legal move, but shows a card's board, and asks for reasons at a bot's bubble."""
        alone = path[0] if len(path) == 1 else ""
        card, bot_bubble = elements.seat_of_card(alone), elements.seat_of_bot_bubble(alone)
        if bot_bubble is not None:
            # A click marks the bubble as refused, because it begins no move. Setting the moves again removes the mark.
            self._table.set_moves(self._table.selection.move_index)
            self.reasons_wanted.emit(bot_bubble)
        elif card is not None:
            self.show_board_of(card)
        elif self._stage.view_state is not None:
            path = self._scene.moves.path_of_elements(path)
            self.refused.emit(path, self._scene.moves.intended_move(self._stage.view_state.state, path))

    def show_note(self, path: Path, sentence: str, rule_id: str) -> None:
        """Shows a refusal note beside the refused area (`PieceTable.refused_area`); it links to the rule.

        The first line of `sentence` says why the move is impossible, its other lines name the alternatives.
        """
        if self._regions is None:
            return
        self._is_hover_note = False
        table, places = self._table, self._table.scene.places
        area = table.refused_area(path)
        keep_free = [box_of(each.shape.bounds) for each in places if table.place_state(each.id) in UNCOVERED_STATES]
        beside = self._regions.board if area is None else box_of(area)
        self._note.show(self._regions, beside, sentence, rule_id, keep_free, self.view.covered_boxes())
        self.tree.say(sentence, urgent=True)

    def _explain_refusal(self, path: Path) -> None:
        """Shows a refusal note when the pointer rests over a place where the held pieces may not go."""
        view_state = self._stage.view_state
        if view_state is not None and (why := self._scene.moves.why_not(view_state.state, path)) is not None:
            self.show_note(path, *why)
            self._is_hover_note = True

    def _show_tooltip(self, event: QHelpEvent) -> None:
        view_state = self._stage.view_state
        if view_state is None:
            return
        point = self.view.mapToScene(event.pos())
        text = self._scene.texts.tooltip(view_state, point.x(), point.y())
        if not text and self._hovered is not None:
            sentences = self._stage.element_name(self._hovered), self._stage.element_details(self._hovered)
            name, key = ". ".join(filter(None, sentences)), self._table.keyboard.key_of(self._hovered)
            text = f"{name} ({key})" if name and key else name
        event.setAccepted(bool(text))
        QToolTip.showText(event.globalPos(), wrap_tooltip(text), self.view)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Handles events before the view does: lays the table out, closes notes, follows their links, shows tooltips."""
        kind = event.type()
        if watched is self._viewport:
            if kind == QEvent.Type.Resize:
                self._arrange()
            elif kind == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
                self._show_tooltip(event)
                return True
            elif kind == QEvent.Type.MouseButtonPress and isinstance(event, QMouseEvent):
                return self._close_note(event)
        elif kind == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            self._note.hide()
            self._table.clear_refusal()
            shows_opponent = self._shown_opponent is not None and not self._table.selection.path
            if shows_opponent and event.key() == Qt.Key.Key_Escape:
                self.show_board_of(None)
                return True
        return False

    def _close_note(self, event: QMouseEvent) -> bool:
        """Closes the refusal note. If the press was on its link, emits `rule_wanted` and returns True."""
        if not self._note.is_visible:
            return False
        point = self.view.mapToScene(event.position().toPoint())
        follows = self._note.is_on_link(point.x(), point.y())
        self._note.hide()
        if follows:
            self.rule_wanted.emit(self._note.rule)
        return follows

    def render(self, size: QSize, ratio: float = 1.0) -> QImage:
        """Renders the current table as an image of `size` logical pixels. `ratio` is device pixels per logical pixel."""
        image = QImage(size * ratio, QImage.Format.Format_RGB32)
        image.setDevicePixelRatio(ratio)
        image.fill(self._art.theme["table"])
        regions = self._regions
        if regions is None or self._stage.view_state is None:
            return image
        self.skip()
        scale = min(size.width() / regions.width, size.height() / regions.height)
        scene, before = self._table.scene, self._table.scene.pixel_ratio
        scene.set_pixel_ratio(scale * ratio)
        self._stage.finish_painting()
        painter = QPainter(image)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        scene.render(painter, QRectF(0, 0, size.width(), size.height()), scene.sceneRect())
        painter.end()
        scene.set_pixel_ratio(before)
        return image


AnyGameTable: TypeAlias = GameTable[Any, Any, Any, Any]
"""Type of a game's table in code that works for all games."""
