"""Chart of the players' scores during a match, with the final scores."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Generic

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from haspelknecht_qt.core.fast_attrs import frozen
from haspelknecht_qt.core.game import E, M, S
from haspelknecht_qt.core.match import AnyMatch
from haspelknecht_qt.core.override import override
from haspelknecht_qt.table.themes import CHART_DASHES, mix_colours
from haspelknecht_qt.table.typography import TextRole
from haspelknecht_qt.ui.contracts import GameTexts, Periods
from haspelknecht_qt.ui.widgets.formats import number_text
from haspelknecht_qt.ui.window.look import Look

GRID_STEP = 10
"""Points between two horizontal grid lines. Doubled if the chart covers many points."""
SCORING_SHARE = 0.2
"""Share of a period's width that shows the scoring at its end, if there is one."""
LABEL_GAP = 29.0
"""Minimum vertical distance between the final scores beside the lines, in logical pixels at scale 1."""


@frozen
class ChartLine:
    """Line of one player. `scores` are the points on the score track at each sample, and finally the final score.

    `forecasts` has for each sample the final score that the player would have if the match had ended then.
    """

    name: str
    colour: str
    scores: tuple[int, ...]
    forecasts: tuple[int, ...]


def chart_lines(match: AnyMatch, periods: Periods) -> list[ChartLine]:
    """Returns the lines of all players in seat order. Replays the match, which must be over."""
    found = _samples(match, periods)
    return [
        ChartLine(
            seat.name,
            seat.colour,
            tuple(track[number] for track, _ in found),
            tuple(forecast[number] for _, forecast in found),
        )
        for number, seat in enumerate(match.seats)
    ]


_TrackAndForecast = tuple[tuple[int, ...], tuple[int, ...]]
"""Points on the score track by seat, and forecasts of the final scores by seat."""


def _samples(match: AnyMatch, periods: Periods) -> list[_TrackAndForecast]:
    """Returns pairs (scores, forecasts) at the start, at several samples of each period, and at the end of the match.

    Samples are spread evenly over a period's moves. The last one is at its end; the one before it is before the last
    move, because a scoring follows that move. In the last pair, both are the final scores.
    """
    game, sequence = match.game, periods.sequence
    state = game.initial_state(match.setup)
    now = first = _scores(match, state)
    within: list[list[_TrackAndForecast]] = [[] for _ in sequence]
    place = 0
    for move in match.log:
        before = now
        game.advance(state, move)
        now = _scores(match, state)
        reached = len(sequence) if game.decision(state) is None else sequence.index(game.period(state))
        if place == reached:
            within[place].append(now)
        # The loop runs more than once only if the last move of the match ends several periods.
        while place < reached:
            within[place].append(now if periods.includes_last_points(sequence[place]) else before)
            place += 1
    count = periods.samples_per_period
    sampled = [sample for scores in within for sample in (*_spread(scores[:-1] or scores, count - 1), scores[-1])]
    return [first, *sampled, (now[1], now[1])]


def _spread(scores: Sequence[_TrackAndForecast], count: int) -> list[_TrackAndForecast]:
    """Returns `count` of the scores, spread evenly; the last of them is always included."""
    return [scores[-(-number * len(scores) // count) - 1] for number in range(1, count + 1)]


def _scores(match: AnyMatch, state: object) -> _TrackAndForecast:
    return match.scores_in(state), tuple(seat.total for seat in match.standing_in(state).seats)


class Chart(QWidget, Generic[S, M, E]):
    """Widget with a line for each player. The horizontal axis shows the periods of the game."""

    def __init__(self, look: Look, texts: GameTexts[S, M, E], periods: Periods, lines: Sequence[ChartLine]) -> None:
        super().__init__()
        self._look = look
        self._texts = texts
        self._periods = periods
        self._lines = tuple(lines)
        self._shows_forecast = False
        self._larger_periods = _larger_periods(periods)
        self._names: tuple[str, ...] = ()
        self._end_caption = self._scoring_caption = ""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumSize(look.px(420), look.px(160))
        look.changed.connect(self.update)
        self.retranslate()

    def set_forecast_shown(self, *, shown: bool) -> None:
        """Shows the forecasts if `shown` is True, otherwise the points on the score track."""
        self._shows_forecast = shown
        self.retranslate()

    def _scores(self, line: ChartLine) -> tuple[int, ...]:
        return line.forecasts if self._shows_forecast else line.scores

    def retranslate(self) -> None:
        """Sets the captions, and the description for screen readers, in the current language."""
        self._names = tuple(
            self._texts.periods.larger_period(self._periods.sequence[first]) for first, _ in self._larger_periods
        )
        self._end_caption, self._scoring_caption = self.tr("End"), self.tr("scoring")
        self.setAccessibleName(self.tr("Score over time"))
        spoken = [f"{line.name}: {', '.join(map(str, self._scores(line)))}" for line in self._lines]
        self.setAccessibleDescription("; ".join(spoken))
        self.update()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = self._look.smooth_painter(self)
        px = self._look.px
        best = max(max(self._scores(line)) for line in self._lines)
        lowest = min(0, *(min(self._scores(line)) for line in self._lines))
        # Measuring zeros is enough, because all digits of this font have the same width.
        digits = QFontMetrics(self._grid_font())
        widest = max(digits.horizontalAdvance("0" * len(number_text(value))) for value in (best, lowest))
        left = max(px(34), widest + px(10))
        plot = QRectF(left, px(8), self.width() - left - px(92), self.height() - px(8 + 46))
        span = max(best, GRID_STEP) * 1.05 - lowest
        self._paint_periods(painter, plot)
        self._paint_grid(painter, plot, lowest, span)
        ends = []
        for line in self._lines:
            points = [
                QPointF(
                    plot.left() + self._x_of_sample(plot, place),
                    plot.bottom() - plot.height() * (score - lowest) / span,
                )
                for place, score in enumerate(self._scores(line))
            ]
            self._paint_line(painter, line, points)
            ends.append((points[-1], line))
        self._paint_ends(painter, ends)

    def _grid_font(self) -> QFont:
        return self._look.font(TextRole.CAPTION_NUMBER, size=13)

    def _x_of_sample(self, plot: QRectF, sample_index: int) -> float:
        """Returns a sample's distance from the left edge of `plot`, from 0 to the full width for the final score."""
        count, samples_per_period = len(self._periods.sequence), self._periods.samples_per_period
        band = plot.width() / (count + 1)
        if sample_index > count * samples_per_period:
            return plot.width()
        slot, step = divmod(sample_index, samples_per_period)
        played = 1 - self._scoring_share(slot)
        return band * (slot + (played * step / (samples_per_period - 1) if step else 0))

    def _scoring_share(self, slot: int) -> float:
        """Returns the share of a period's width that shows its scoring; 0 if the scoring is not shown."""
        sequence, samples_per_period = self._periods.sequence, self._periods.samples_per_period
        is_shown = (
            samples_per_period > 1 and slot < len(sequence) and self._periods.includes_last_points(sequence[slot])
        )
        return SCORING_SHARE if is_shown else 0.0

    def _paint_periods(self, painter: QPainter, plot: QRectF) -> None:
        theme, px = self._look.theme, self._look.px
        sequence = self._periods.sequence
        width = plot.width() / (len(sequence) + 1)
        painter.setPen(Qt.PenStyle.NoPen)
        for slot in range(len(sequence) + 1):
            is_end = slot == len(sequence)
            colour = theme["ink2"] if is_end else theme[self._periods.colour(sequence[slot])]
            left = plot.left() + slot * width
            painter.setBrush(QColor(mix_colours(colour, theme["paper"], 0.88 if is_end else 0.74)))
            painter.drawRect(QRectF(left, plot.top(), width, plot.height()))
            scoring = self._scoring_share(slot) * width
            if scoring:
                painter.setBrush(QColor(mix_colours(colour, theme["paper"], 0.5)))
                painter.drawRect(QRectF(left + width - scoring, plot.top(), scoring, plot.height()))
            painter.setBrush(QColor(colour))
            painter.drawRect(QRectF(left + 1, plot.bottom() + px(5), width - 2, px(7)))
        self._paint_captions(painter, plot, width)

    def _paint_captions(self, painter: QPainter, plot: QRectF, width: float) -> None:
        """Draws the captions below the chart. `width` is the width of a period."""
        px, font = self._look.px, self._look.font(TextRole.NAME, size=14)
        small = self._look.font(TextRole.CAPTION)
        painter.setPen(QColor(self._look.theme["ink2"]))
        top, height = plot.bottom() + px(16), px(24)
        scored = QFontMetrics(small).horizontalAdvance(self._scoring_caption)
        large = QFontMetrics(font)
        names = [large.horizontalAdvance(name) for name in self._names]
        # Baseline of the word "scoring": the same as of the larger names of periods, which are vertically centred.
        line = top + (height + large.ascent() - large.descent()) / 2
        has_scoring = any(self._scoring_share(slot) for slot in range(len(self._larger_periods)))
        labelled = has_scoring and max(names) + scored + px(12) <= width
        for (first, last), name in zip(self._larger_periods, self._names, strict=True):
            box = QRectF(plot.left() + first * width, top, (last + 1 - first) * width, height)
            if labelled:
                painter.setFont(small)
                painter.drawText(QPointF(box.right() - scored, line), self._scoring_caption)
                box.setWidth(box.width() - max(scored + px(6), self._scoring_share(first) * width))
            painter.setFont(font)
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, name)
        box = QRectF(plot.right() - 2 * width, top, 3 * width, height)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, self._end_caption)

    def _paint_grid(self, painter: QPainter, plot: QRectF, lowest: int, span: float) -> None:
        painter.setFont(self._grid_font())
        step = GRID_STEP if span < 8 * GRID_STEP else 2 * GRID_STEP
        for value in range(-(-lowest // step) * step, math.floor(lowest + span) + 1, step):
            y = plot.bottom() - plot.height() * (value - lowest) / span
            paint_grid_line(painter, self._look, plot, y, value, ("line", "ink3"))
        painter.setPen(QPen(QColor(self._look.theme["ink3"]), 1.4))
        for _, last in self._larger_periods:
            x = plot.left() + plot.width() * (last + 1) / (len(self._periods.sequence) + 1)
            painter.drawLine(QPointF(x, plot.top()), QPointF(x, plot.bottom()))

    def _paint_line(self, painter: QPainter, line: ChartLine, points: list[QPointF]) -> None:
        theme = self._look.theme
        path = QPainterPath(points[0])
        for point in points[1:]:
            path.lineTo(point)
        colour = QColor(theme[f"{line.colour}_chart"])
        self._look.set_colours(painter, "", "paper", 6)
        painter.drawPath(path)
        pen = QPen(colour, 3.4)
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        if CHART_DASHES[line.colour]:
            # Qt measures dashes in multiples of the line width.
            pen.setDashPattern([dash / 3.4 for dash in CHART_DASHES[line.colour]])
        painter.setPen(pen)
        painter.drawPath(path)
        painter.setPen(QPen(colour, 2.4))
        painter.setBrush(QColor(theme["paper"]))
        for _, last in self._larger_periods:
            painter.drawEllipse(points[(last + 1) * self._periods.samples_per_period], 4.4, 4.4)

    def _paint_ends(self, painter: QPainter, ends: list[tuple[QPointF, ChartLine]]) -> None:
        """Draws each player's symbol (house mark) and final score at the end of the player's line, without overlaps."""
        px, theme = self._look.px, self._look.theme
        ends.sort(key=lambda end: end[0].y())
        gap = px(LABEL_GAP)
        below = self.height() - px(14) - gap * (len(ends) - 1)
        y = -gap * 1.0
        side = px(26)
        painter.setFont(self._look.font(TextRole.SCORE, size=18))
        for place, (point, line) in enumerate(ends):
            y = max(y + gap, min(point.y(), below + place * gap), side / 2)
            painter.setPen(QPen(QColor(theme["ink3"]), 1.2))
            painter.drawLine(point, QPointF(point.x() + px(12), y))
            mark = self._look.art.pixmap("pieces", f"player.{line.colour}", QSizeF(side, side))
            painter.drawPixmap(QPointF(point.x() + px(13), y - side / 2), mark)
            painter.setPen(QColor(theme["ink"]))
            box = QRectF(point.x() + px(45), y - px(14), px(50), px(28))
            painter.drawText(
                box, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, number_text(line.scores[-1])
            )


def _larger_periods(periods: Periods) -> tuple[tuple[int, int], ...]:
    """Returns indices of the first and last period of each larger period, for instance of each year."""
    places: dict[int, tuple[int, int]] = {}
    for place, (part, _) in enumerate(periods.sequence):
        places[part] = (places.get(part, (place, place))[0], place)
    return tuple(places.values())


def paint_grid_line(painter: QPainter, look: Look, plot: QRectF, y: float, value: int, tokens: tuple[str, str]) -> None:
    """Paints a horizontal grid line with its value on the left. `tokens` are the colour tokens of line and value."""
    px = look.px
    painter.setPen(QPen(QColor(look.theme[tokens[0]]), 1))
    painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y))
    painter.setPen(QColor(look.theme[tokens[1]]))
    box = QRectF(0, y - px(10), plot.left() - px(8), px(20))
    painter.drawText(box, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, number_text(value))
