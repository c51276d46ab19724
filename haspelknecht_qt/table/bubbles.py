"""Speech bubbles on the player cards of bots: dots while the bot thinks, or a question mark to ask for its reasons."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QPainterPath

from haspelknecht_qt.core.game import M, S
from haspelknecht_qt.table import elements
from haspelknecht_qt.table.canvas import Canvas
from haspelknecht_qt.table.painted_sheets import Layer, PaintedSheets
from haspelknecht_qt.table.scene_contract import D, R, ViewState
from haspelknecht_qt.table.typography import NUMERAL
from haspelknecht_qt.table.window_plan import Box, LayoutMode

FRAME_COUNT = 12
"""Number of frames in one cycle of the moving dots."""
FRAME_INTERVAL = 110
"""Milliseconds from one frame to the next."""
_TAIL_MARGIN = 8.0
"""Margin around a bubble that leaves room for its tail, in scene units."""
_HIT_MARGIN = 4.0
"""Width of the border around a bubble that also counts as the bubble for the pointer, in scene units."""


def bubble_box(card: Box, mode: LayoutMode) -> Box:
    """Box of the bubble on a bot's player card: on the upper edge, right of the player's symbol, above the name."""
    if mode is LayoutMode.WIDE:
        return Box(card.x + 48, card.y - 12, 32, 15)
    # The gap above a small card is narrow: the bubble lies partly on the card, above the letters of the name.
    return Box(card.x + 40, card.y - 6.6, 26, 11.5)


def hit_box(card: Box, mode: LayoutMode) -> Box:
    """Area of the bubble on a player card for the pointer: slightly larger than the bubble itself."""
    return bubble_box(card, mode).grown(_HIT_MARGIN)


def paint_bubble(canvas: Canvas, box: Box, frame: int | None, *, lit: bool = False) -> None:
    """Paints a bubble: dots in animation frame `frame` (0: at rest), or a question mark if `frame` is None."""
    radius = box.height / 2
    outline = QPainterPath()
    outline.addRoundedRect(box.x, box.y, box.width, box.height, radius, radius)
    tail = QPainterPath()
    foot = box.y + box.height
    tail.moveTo(box.x + 2, foot - radius * 1.2)
    tail.lineTo(box.x - 2, foot)
    tail.lineTo(box.x + 8, foot - 0.6)
    tail.closeSubpath()
    shape = outline.united(tail)
    canvas.path(shape.translated(1, 1), "shadow")
    canvas.path(shape, "paperhi", "ink" if lit else "edge", 2.0 if lit else 1.4)
    x, y = box.center
    if frame is None:
        canvas.text(x, y + box.height * 0.28, "?", NUMERAL.sized(box.height * 0.8, 700), "ink" if lit else "ink2", "m")
        return
    for number in range(3):
        dot = x + (number - 1) * box.height * 0.36
        canvas.circle(dot, y - _dot_height(frame, number) * box.height * 0.14, box.height * 0.095, "ink2")


def show_bubbles(sheets: PaintedSheets, view_state: ViewState[S, M, R, D], newest: ViewState[S, M, R, D]) -> None:
    """Shows bubbles on the cards of bots that think or that can be asked for their reasons.

    The cards are those of `view_state`, the bubbles those of `newest`.
    """
    for number, (seat, card) in enumerate(view_state.opponent_card_boxes):
        thinks = seat == newest.thinking_seat
        if not thinks and seat not in newest.askable_seats:
            sheets.hide(f"voice.{number}")
            continue
        box = bubble_box(card, view_state.regions.mode)
        frame = newest.bubble_frame if thinks else None
        lit = not thinks and newest.hovered == elements.bot_bubble(seat)
        paint = partial(paint_bubble, box=box, frame=frame, lit=lit)
        sheets.show(f"voice.{number}", Layer.OUTCOME, box.grown(_TAIL_MARGIN), (box, frame, lit), paint)


def _dot_height(frame: int, number: int) -> float:
    """Height of dot `number` above its rest position, from 0 to 1. Dots rise one by one; in frame 0 all rest."""
    if not frame:
        return 0.0
    phase = frame / FRAME_COUNT * 2.2 - number * 0.35
    return math.sin(math.pi * phase) if 0 < phase < 1 else 0.0


class BotBubbles(QObject):
    """State of the bots' bubbles: seat of the thinking bot, seats of bots that can explain a move, animation frame."""

    changed = Signal()
    """Emitted when the bubbles must be painted again."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.thinking_seat: int | None = None
        self.askable_seats: tuple[int, ...] = ()
        self.frame = 0
        self._is_animated = True
        self._timer = QTimer(self, interval=FRAME_INTERVAL)
        self._timer.timeout.connect(self._show_next_frame)

    def set_thinking_seat(self, seat: int | None) -> None:
        """Sets the seat of the thinking bot; None if none thinks."""
        if seat == self.thinking_seat:
            return
        self.thinking_seat, self.frame = seat, 0
        self._update_timer()
        self.changed.emit()

    def set_askable_seats(self, seats: Sequence[int]) -> None:
        """Sets the seats whose bots can be asked for the reasons of their moves."""
        if tuple(seats) != self.askable_seats:
            self.askable_seats = tuple(seats)
            self.changed.emit()

    def set_animated(self, animated: bool) -> None:
        """Sets whether the dots of a thinking bot are animated. Otherwise they stay at rest."""
        self._is_animated, shown = animated, self.frame
        self._update_timer()
        if self.frame != shown:
            self.changed.emit()

    def _update_timer(self) -> None:
        if self.thinking_seat is not None and self._is_animated:
            self._timer.start()
        else:
            self._timer.stop()
            self.frame = 0

    def _show_next_frame(self) -> None:
        self.frame = (self.frame + 1) % FRAME_COUNT
        self.changed.emit()
