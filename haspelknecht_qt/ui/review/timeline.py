"""Timeline of a replay: a band of periods, a lane for each player's gains, and a needle at the position shown."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Generic

from PySide6.QtCore import QEvent, QPointF, QRectF, QSignalBlocker, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QHelpEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractSlider, QSizePolicy, QToolTip, QVBoxLayout, QWidget

from haspelknecht_qt.core.game import E, M, S
from haspelknecht_qt.core.override import override
from haspelknecht_qt.table.themes import mix_colours
from haspelknecht_qt.table.typography import TextRole
from haspelknecht_qt.ui.contracts import GameTexts, Periods
from haspelknecht_qt.ui.review.history import MatchHistory
from haspelknecht_qt.ui.window.look import Look

HEIGHT, COMPACT_HEIGHT = 34, 22
BAND_SHARE, COMPACT_BAND_SHARE = 0.42, 0.6
"""Height of the band of periods as a share of the timeline's height: normally, and if it is compact."""
MARGIN = 8
FUTURE_PALENESS = 0.62
"""Share of the background colour mixed into the band after the position shown."""
NEEDLE_RADIUS = 5.0
"""Half the width of the needle's foot, in logical pixels at scale 1. The needle marks the position shown."""


class Timeline(QAbstractSlider, Generic[S, M, E]):
    """Slider over all positions of a match. Its value is the ply of the position shown."""

    def __init__(self, look: Look, texts: GameTexts[S, M, E], periods: Periods, describe: Callable[[int], str]) -> None:
        """`describe` returns the tool tip for the position at a ply."""
        super().__init__()
        self._look = look
        self._texts = texts
        self._periods = periods
        self._describe = describe
        self._history: MatchHistory | None = None
        self._colours: tuple[str, ...] = ()
        self._hovered_x: float | None = None
        self._compact = False
        self._heading: QWidget | None = None
        self._column = QVBoxLayout(self)
        self.setOrientation(Qt.Orientation.Horizontal)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        look.changed.connect(self.updateGeometry)

    def show_history(self, history: MatchHistory, colours: Sequence[str]) -> None:
        """Shows the history of a match. `colours` are the players' colours by seat."""
        self._history = history
        self._colours = tuple(colours)
        with QSignalBlocker(self):
            self.setRange(0, history.last_ply)
        self.update()

    def set_compact(self, compact: bool) -> None:
        """Sets whether the timeline has the smaller height for small windows."""
        self._compact = compact
        self.updateGeometry()

    def set_heading(self, heading: QWidget | None) -> None:
        """Shows a widget above the lanes, as a part of what can be pressed; None shows nothing there."""
        self._heading = heading
        self._column.setContentsMargins(round(self._margin), 0, round(self._margin), 0)
        if heading is not None:
            self._column.addWidget(heading, 0, Qt.AlignmentFlag.AlignTop)
        self.updateGeometry()

    def move_needle_to(self, ply: int) -> None:
        """Moves the needle to a position without emitting signals."""
        with QSignalBlocker(self):
            self.setValue(ply)
        self.update()

    @override
    def sizeHint(self) -> QSize:
        height = self._heading_height + self._look.px(COMPACT_HEIGHT if self._compact else HEIGHT)
        least = 0 if self._heading is None else self._look.typography.min_target_size
        return QSize(self._look.px(400), max(least, height))

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(self._look.px(160), self.sizeHint().height())

    def x_of(self, ply: float) -> float:
        """Returns the x coordinate of the position at a ply."""
        room = self.width() - 2 * self._margin
        return self._margin + room * ply / max(1, self.maximum())

    def ply_at(self, x: float) -> int:
        """Returns the ply of the position nearest to an x coordinate."""
        room = max(1.0, self.width() - 2 * self._margin)
        return round(min(1.0, max(0.0, (x - self._margin) / room)) * self.maximum())

    @property
    def _heading_height(self) -> int:
        return 0 if self._heading is None else self._heading.sizeHint().height()

    @property
    def _margin(self) -> float:
        return self._look.px(MARGIN)

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.setSliderDown(True)
            self.setSliderPosition(self.ply_at(event.position().x()))

    @override
    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._hovered_x = event.position().x()
        if self.isSliderDown():
            self.setSliderPosition(self.ply_at(self._hovered_x))
        self.update()

    @override
    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self.setSliderDown(False)

    @override
    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._hovered_x = None
        self.update()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Ignores all keys, because `ReplayBar` handles them."""
        event.ignore()

    @override
    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            QToolTip.showText(event.globalPos(), self._describe(self.ply_at(event.pos().x())), self)
            return True
        return super().event(event)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        if self._history is None:
            return
        painter = self._look.smooth_painter(self)
        share = COMPACT_BAND_SHARE if self._compact else BAND_SHARE
        top = self._heading_height
        height = (self.height() - top) * share
        band = QRectF(0, self.height() - height, self.width(), height - 1)
        self._paint_band(painter, self._history, band)
        self._paint_lanes(painter, self._history, QRectF(0, top + 1, self.width(), band.top() - top - 3))
        if self._hovered_x is not None and not self.isSliderDown():
            self._paint_vertical_line(painter, self.x_of(self.ply_at(self._hovered_x)), "ink3", 1.2)
        self._paint_needle(painter, band)

    def _paint_vertical_line(self, painter: QPainter, x: float, token: str, width: float) -> None:
        painter.setPen(QPen(QColor(self._look.theme[token]), width))
        painter.drawLine(QPointF(x, self._heading_height), QPointF(x, self.height()))

    def _paint_band(self, painter: QPainter, history: MatchHistory, band: QRectF) -> None:
        theme = self._look.theme
        periods = history.period_starts
        ends = [moment.ply for moment in periods[1:]] + [history.last_ply]
        now = self.x_of(self.value())
        painter.setPen(Qt.PenStyle.NoPen)
        for moment, end in zip(periods, ends, strict=True):
            left, right = self.x_of(moment.ply), self.x_of(end)
            colour = theme[self._periods.colour(moment.period)]
            painter.setBrush(QColor(mix_colours(colour, theme["paper"], FUTURE_PALENESS)))
            painter.drawRect(QRectF(left, band.top(), right - left, band.height()))
            painter.setBrush(QColor(colour))
            painter.drawRect(QRectF(left, band.top(), max(0.0, min(right, now) - left), band.height()))
        painter.setFont(self._look.font(TextRole.NUMBER, size=11.5))
        metrics = QFontMetricsF(painter.font())
        for before, moment in zip([None, *periods], periods, strict=False):
            is_chapter = before is None or before.period[0] != moment.period[0]
            x = self.x_of(moment.ply)
            painter.setPen(QPen(QColor(theme["ink" if is_chapter else "paper"]), 1.6 if is_chapter else 1.2))
            painter.drawLine(QPointF(x, self._heading_height if is_chapter else band.top()), QPointF(x, band.bottom()))
            if is_chapter:
                painter.setPen(QColor(theme["ink"]))
                label = QRectF(x + self._look.px(4), band.top(), metrics.horizontalAdvance("MMM"), band.height())
                numeral = self._texts.periods.larger_period_numeral(moment.period)
                painter.drawText(label, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, numeral)
        self._look.set_colours(painter, "", "edge", 1.2)
        painter.drawRect(QRectF(self.x_of(0), band.top(), self.x_of(history.last_ply) - self.x_of(0), band.height()))

    def _paint_lanes(self, painter: QPainter, history: MatchHistory, lanes: QRectF) -> None:
        """Draws a lane for each player, with a tick at each change of the player's score."""
        theme = self._look.theme
        height = lanes.height() / max(1, len(self._colours))
        painter.setPen(QPen(QColor(theme["line"]), 0.8))
        for seat in range(len(self._colours)):
            y = lanes.top() + height * (seat + 0.5)
            painter.drawLine(QPointF(self.x_of(0), y), QPointF(self.x_of(history.last_ply), y))
        width = max(3.0, self._look.px(3.4))
        painter.setPen(Qt.PenStyle.NoPen)
        for ply, seat, _points in history.score_gains:
            painter.setBrush(QColor(theme[f"{self._colours[seat]}_chart"]))
            top = lanes.top() + height * seat
            painter.drawRect(QRectF(self.x_of(ply) - width / 2, top + 0.4, width, max(2.0, height - 0.8)))

    def _paint_needle(self, painter: QPainter, band: QRectF) -> None:
        x, radius = self.x_of(self.value()), self._look.px(NEEDLE_RADIUS)
        self._paint_vertical_line(painter, x, "paperhi", 4.4)
        self._paint_vertical_line(painter, x, "ink", 2.2)
        tip = QPointF(x, band.top() + band.height() * 0.35)
        self._look.set_colours(painter, "ink", "paperhi", 1.4)
        painter.drawPolygon([QPointF(x - radius, self.height()), tip, QPointF(x + radius, self.height())])
