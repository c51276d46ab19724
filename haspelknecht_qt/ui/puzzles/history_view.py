"""View of the history of answers: figures, the rating from answer to answer, and the days of the last weeks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import date

from PySide6.QtCore import QLocale, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainterPath, QPaintEvent, QPolygonF
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from haspelknecht_qt.core.glicko import GlickoRating
from haspelknecht_qt.core.override import override
from haspelknecht_qt.core.puzzle_history import PuzzleHistory
from haspelknecht_qt.table.typography import TextRole
from haspelknecht_qt.ui.puzzles.texts import format_day, rating_text
from haspelknecht_qt.ui.review.chart import paint_grid_line
from haspelknecht_qt.ui.widgets.basics import Heading, text_label
from haspelknecht_qt.ui.widgets.filling import NO_MARGINS, fill_layout
from haspelknecht_qt.ui.widgets.formats import number_text
from haspelknecht_qt.ui.window.look import Look

MAX_SHOWN_RATINGS = 200
"""Maximum number of the latest ratings in the chart."""
WEEKS = 52
"""Number of weeks in the calendar, this one included."""
DAY_SIDE = 17
"""Width and height of a day in the calendar, in logical pixels at scale 1."""
MONTH_GAP = 2
"""Space between the row of months and the days below it, in logical pixels at scale 1."""
_DAYS_OF_WEEK = 7
_GRID_STEPS = (50, 100, 200, 500, 1000)
_MAX_GRID_LINES = 6
_SHADE_LEVELS = (1, 3, 6)
"""Number of solved puzzles from which a day has a stronger colour."""
_SHADES = (0.35, 0.65, 1.0)


class RatingChart(QWidget):
    """Line of a rating from answer to answer, in a band of its 95% margin."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._ratings: tuple[GlickoRating, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumSize(look.px(240), look.px(110))
        look.changed.connect(self.update)

    def show_ratings(self, ratings: Sequence[GlickoRating]) -> None:
        """Shows the latest of these ratings, oldest first."""
        self._ratings = tuple(ratings[-MAX_SHOWN_RATINGS:])
        self.setAccessibleDescription(", ".join(number_text(round(each.points)) for each in self._ratings[-10:]))
        self.update()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        ratings = self._ratings
        if not ratings:
            return
        painter, px = self._look.smooth_painter(self), self._look.px
        low, high = min(each.points for each in ratings) - 100, max(each.points for each in ratings) + 100
        step = next((step for step in _GRID_STEPS if (high - low) / step < _MAX_GRID_LINES), _GRID_STEPS[-1])
        bottom_value, top_value = int(low // step * step), int(-(-high // step) * step)
        font = self._look.font(TextRole.CAPTION_NUMBER)
        left = QFontMetrics(font).horizontalAdvance(number_text(top_value)) + px(14)
        plot = QRectF(left, px(10), self.width() - left - px(12), self.height() - px(20))

        def y_of(value: float) -> float:
            share = (value - bottom_value) / (top_value - bottom_value)
            return plot.bottom() - plot.height() * min(1.0, max(0.0, share))

        def x_of(place: int) -> float:
            return plot.left() + plot.width() * (0.5 if len(ratings) == 1 else place / (len(ratings) - 1))

        painter.setFont(font)
        for value in range(bottom_value, top_value + 1, step):
            paint_grid_line(painter, self._look, plot, y_of(value), value, ("line", "ink2"))
        upper = [QPointF(x_of(place), y_of(each.points + each.margin)) for place, each in enumerate(ratings)]
        lower = [QPointF(x_of(place), y_of(each.points - each.margin)) for place, each in enumerate(ratings)]
        band = QColor(self._look.theme["go"])
        band.setAlphaF(0.15)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(band)
        painter.drawPolygon(QPolygonF([*upper, *reversed(lower)]))
        points = [QPointF(x_of(place), y_of(each.points)) for place, each in enumerate(ratings)]
        path = QPainterPath(points[0])
        for point in points[1:]:
            path.lineTo(point)
        self._look.set_colours(painter, "", "ink", 2.4)
        painter.drawPath(path)
        self._look.set_colours(painter, "go", "paperhi", 1.2)
        painter.drawEllipse(points[-1], px(4), px(4))


class DayCalendar(QWidget):
    """Calendar of the last weeks, one column for each, below the names of the months.

    A day is the darker the more puzzles were solved on it.
    """

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._today = 0
        self._solved: Mapping[int, int] = {}
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        look.call_on_change(self._apply_style)

    def show_days(self, today: int, solved: Mapping[int, int]) -> None:
        """Shows the number of `solved` puzzles by day, up to the day `today` (date ordinals)."""
        self._today, self._solved = today, solved
        shown = range(self._first_day, today + 1)
        texts = [f"{format_day(day)}: {solved[day]}" for day in shown if solved.get(day)]
        self.setAccessibleDescription(", ".join(texts))
        self.update()

    def _apply_style(self) -> None:
        self.setFixedHeight(self._month_height + self._look.px(_DAYS_OF_WEEK * DAY_SIDE))

    @property
    def _month_height(self) -> int:
        """Height of the row of months above the days, in the player's text size."""
        return QFontMetrics(self._look.font(TextRole.CAPTION)).height() + self._look.px(MONTH_GAP)

    @property
    def _first_day(self) -> int:
        """First day of the calendar, a Monday: the ordinal of a Monday leaves 1 when divided by 7."""
        monday = self._today - (self._today - 1) % _DAYS_OF_WEEK
        return monday - (WEEKS - 1) * _DAYS_OF_WEEK

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter, px = self._look.smooth_painter(self), self._look.px
        top, gap = self._month_height, px(3)
        side = min((self.height() - top) / _DAYS_OF_WEEK, self.width() / WEEKS)
        painter.setFont(self._look.font(TextRole.CAPTION))
        baseline = painter.fontMetrics().ascent()
        for day in range(self._first_day, self._today + 1):
            week, weekday = divmod(day - self._first_day, _DAYS_OF_WEEK)
            if (first := date.fromordinal(day)).day == 1:
                painter.setPen(QColor(self._look.theme["ink2"]))
                month = QLocale().standaloneMonthName(first.month, QLocale.FormatType.ShortFormat)
                painter.drawText(QPointF(week * side + 1, baseline), month)
            count = self._solved.get(day, 0)
            level = sum(count >= least for least in _SHADE_LEVELS)
            self._look.set_colours(painter, "paper3", "ink" if day == self._today else "line", 1.2)
            box = QRectF(week * side + 1, top + weekday * side + 1, side - gap, side - gap)
            painter.drawRoundedRect(box, 3, 3)
            if level:
                shade = QColor(self._look.theme["go"])
                shade.setAlphaF(_SHADES[level - 1])
                painter.setBrush(shade)
                painter.drawRoundedRect(box, 3, 3)


class HistoryView(QWidget):
    """Figures, chart and calendar of all answers to puzzles."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self.figures = text_label("body", wrap=True)
        self.rating_heading, self.days_heading = Heading(), Heading()
        self.chart, self.calendar = RatingChart(look), DayCalendar(look)
        self.note = text_label("note", wrap=True)
        row = fill_layout(QHBoxLayout(), self.calendar)
        parts = self.figures, self.rating_heading, (self.chart, 1), self.days_heading, row, self.note
        fill_layout(QVBoxLayout(self), *parts, spacing=look.px(10), margins=NO_MARGINS)

    def show_history(self, history: PuzzleHistory, game: str, title: str, today: int) -> None:
        """Shows the history. Ratings are those of the game with this name and title; days are those of all games."""
        ratings, solved = history.ratings(game), history.solved_by_day()
        right = sum(each.is_right for each in history.answers)
        sentences = [
            self.tr("%n answers, {right} of them right.", "", len(history.answers)).format(right=right),
            self.tr("Longest streak: %n days.", "", history.longest_streak()),
        ]
        self.figures.setText(" ".join(sentences))
        self.rating_heading.title.setText(self.tr("Rating in {game}").format(game=title))
        self.rating_heading.note.setText(rating_text(ratings[-1]) if ratings else self.tr("no answer yet"))
        self.chart.setAccessibleName(self.rating_heading.title.text())
        self.chart.show_ratings(ratings)
        self.days_heading.title.setText(self.tr("Solved puzzles by day"))
        self.days_heading.note.setText(self.tr("the last {weeks} weeks, all games").format(weeks=WEEKS))
        self.calendar.setAccessibleName(self.days_heading.title.text())
        self.calendar.show_days(today, solved)
        self.note.setText(
            self.tr(
                "The rating (Glicko-2) compares you with the puzzles; only your first try at each puzzle counts. "
                "± is the 95% margin. Days change at midnight UTC, as the puzzle of the day does."
            )
        )
