"""Charts of the results: a person's points from game to game, and where the points came from."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from haspelknecht_qt.core.fast_attrs import frozen
from haspelknecht_qt.core.override import override
from haspelknecht_qt.table.typography import TextRole
from haspelknecht_qt.ui.review.chart import paint_grid_line
from haspelknecht_qt.ui.widgets.formats import number_text
from haspelknecht_qt.ui.window.look import Look

AVERAGED_GAME_COUNT = 10
"""Number of games that each value of the moving average covers."""
MAX_DOTS = 240
"""Maximum number of games that are drawn as dots. More dots would overlap, so only the average is drawn."""
MAX_ROW_HEIGHT = 30.0
"""Maximum height of the row of one bar, in logical pixels at scale 1."""
_GRID_STEPS = (1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000)
_MAX_GRID_LINES = 6


@frozen
class PointSourceBar:
    """Bar for a source of points (a score item): its name, its average over all games, and over recent games."""

    name: str
    average: float
    recent_average: float


def moving_average(values: Sequence[int], length: int = AVERAGED_GAME_COUNT) -> list[float]:
    """Returns for each value the mean of this value and of up to `length` - 1 values before it."""
    totals = [0, *accumulate(values)]
    return [(totals[end] - totals[max(0, end - length)]) / min(end, length) for end in range(1, len(totals))]


class ScoreChart(QWidget):
    """Chart of points: a line for the moving average and, unless there are too many games, a dot for each game.

    The dot is filled if the game was won.
    """

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._points: tuple[int, ...] = ()
        self._were_won: tuple[bool, ...] = ()
        self._averages: tuple[float, ...] = ()
        self._day_texts = ("", "")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumSize(look.px(240), look.px(120))
        look.changed.connect(self.update)

    def show_games(self, points: Sequence[int], won: Sequence[bool], first_day: str, last_day: str) -> None:
        """Shows the points of games, oldest first; `won` says for each game whether its dot is filled.

        `first_day` and `last_day` are the days of the first and last game, as texts.
        """
        self._points, self._were_won, self._day_texts = tuple(points), tuple(won), (first_day, last_day)
        self._averages = tuple(moving_average(points))
        self.setAccessibleDescription(", ".join(map(number_text, self._points[-AVERAGED_GAME_COUNT:])))
        self.update()

    @property
    def has_dots(self) -> bool:
        """Whether each game has a dot; only the line is drawn for more than MAX_DOTS games."""
        return len(self._points) <= MAX_DOTS

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        values, line = self._points, self._averages
        if not values:
            return
        painter = self._look.smooth_painter(self)
        px = self._look.px
        low, high = min(0, *values), max(0, *values)
        step = next((step for step in _GRID_STEPS if (high - low) / step < _MAX_GRID_LINES), _GRID_STEPS[-1])
        low, high = low // step * step, -(-max(high, low + 1) // step) * step
        font = self._look.font(TextRole.CAPTION_NUMBER)
        metrics = QFontMetrics(font)
        left = max(metrics.horizontalAdvance(number_text(value)) for value in (low, high)) + px(12)
        bottom = metrics.height() + px(10)
        plot = QRectF(left, px(10), self.width() - left - px(12), self.height() - px(10) - bottom)

        def y_of(value: float) -> float:
            return plot.bottom() - plot.height() * (value - low) / (high - low)

        def point_at(place: int, value: float) -> QPointF:
            share = 0.5 if len(values) == 1 else place / (len(values) - 1)
            return QPointF(plot.left() + plot.width() * share, y_of(value))

        painter.setFont(font)
        for value in range(low, high + 1, step):
            paint_grid_line(painter, self._look, plot, y_of(value), value, ("line" if value else "ink3", "ink2"))
        path = QPainterPath(point_at(0, line[0]))
        # The line gets at most one point for each pixel of width.
        stride = max(1, len(line) // max(1, int(plot.width())))
        for place in range(stride, len(line), stride):
            path.lineTo(point_at(place, line[place]))
        self._look.set_colours(painter, "", "ink", 2.4)
        painter.drawPath(path)
        if self.has_dots:
            self._paint_dots(painter, [point_at(place, value) for place, value in enumerate(values)])
        painter.setPen(QColor(self._look.theme["ink2"]))
        below = QRectF(plot.left(), plot.bottom() + px(6), plot.width(), metrics.height())
        first, last = self._day_texts
        painter.drawText(below, Qt.AlignmentFlag.AlignLeft, first)
        if last != first:
            painter.drawText(below, Qt.AlignmentFlag.AlignRight, last)

    def _paint_dots(self, painter: QPainter, places: Sequence[QPointF]) -> None:
        theme = self._look.theme
        radius = self._look.px(4.2)
        painter.setPen(QPen(QColor(theme["go"]), 1.8))
        for place, won in zip(places, self._were_won, strict=True):
            painter.setBrush(QColor(theme["go" if won else "paperhi"]))
            painter.drawEllipse(place, radius, radius)


class SourceBars(QWidget):
    """Bar chart of the average points by source over all games. A stroke marks the average over recent games."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._bars: tuple[PointSourceBar, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumSize(look.px(240), look.px(120))
        look.changed.connect(self.update)

    def show_bars(self, bars: Sequence[PointSourceBar], numbers: Sequence[str]) -> None:
        """Shows these bars. `numbers` are their averages over all games, as texts."""
        self._bars, self._numbers = tuple(bars), tuple(numbers)
        spoken = (f"{bar.name}: {number}" for bar, number in zip(bars, numbers, strict=True))
        self.setAccessibleDescription("; ".join(spoken))
        self.update()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._bars:
            return
        painter = self._look.smooth_painter(self)
        theme, px = self._look.theme, self._look.px
        names, figures = self._look.font(TextRole.SECOND), self._look.font(TextRole.FIGURE)
        row = min(self._look.scale * MAX_ROW_HEIGHT, self.height() / len(self._bars))
        left = max(QFontMetrics(names).horizontalAdvance(bar.name) for bar in self._bars) + px(12)
        right = max(QFontMetrics(figures).horizontalAdvance(number) for number in self._numbers) + px(10)
        values = [value for bar in self._bars for value in (bar.average, bar.recent_average)]
        low, high = min(0.0, *values), max(0.0, *values)
        room = max(1.0, self.width() - left - right)
        unit = room / ((high - low) or 1.0)
        zero = left - low * unit
        for place, (bar, number) in enumerate(zip(self._bars, self._numbers, strict=True)):
            line = QRectF(0, place * row, self.width(), row)
            painter.setPen(QColor(theme["ink"]))
            painter.setFont(names)
            painter.drawText(line, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, bar.name)
            painter.setFont(figures)
            painter.drawText(line, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, number)
            self._look.set_colours(painter, "stop" if bar.average < 0 else "go")
            start, end = sorted((zero, zero + bar.average * unit))
            painter.drawRect(QRectF(start, line.top() + row * 0.28, end - start, row * 0.44))
            if not round(bar.average, 1) and not round(bar.recent_average, 1):
                continue
            painter.setPen(QPen(QColor(theme["ink"]), 2.4))
            x = zero + bar.recent_average * unit
            painter.drawLine(QPointF(x, line.top() + row * 0.16), QPointF(x, line.top() + row * 0.84))
        painter.setPen(QPen(QColor(theme["ink3"]), 1))
        painter.drawLine(QPointF(zero, 0), QPointF(zero, row * len(self._bars)))
