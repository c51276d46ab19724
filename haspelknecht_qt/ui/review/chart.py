"""Score over time: every player's place on the score track after each season, and the final score."""

from __future__ import annotations

from collections.abc import Sequence

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from haspelknecht_qt.core.match import Match
from haspelknecht_qt.faces.haspelknecht.words import terms
from haspelknecht_qt.games.haspelknecht.model import YEARS, Season, State
from haspelknecht_qt.games.haspelknecht.scoring import score_now
from haspelknecht_qt.table.themes import CHART_DASHES, mix
from haspelknecht_qt.table.typography import Role
from haspelknecht_qt.ui.window.look import Look

SEASON_COUNT = len(Season)
SLOTS = YEARS * SEASON_COUNT + 1
"""Twelve seasons and the final scoring."""
GRID = 10
LABEL_GAP = 29.0


@frozen
class Line:
    """One player's line: colour, and the score at the start, after each season and at the end.

    `forecast` is what it would have been if the game had ended then.
    """

    name: str
    colour: str
    scores: tuple[int, ...]
    forecast: tuple[int, ...]


def lines_of(match: Match) -> list[Line]:
    """Every player's line in seat order, found by playing the match again. The match is over."""
    game = match.game
    state: State = game.initial(match.setup)
    found = [(_track(state), _forecast(match, state))]
    slot = 0
    for move in match.log:
        before = (_track(state), _forecast(match, state)) if slot < SLOTS - 1 else found[-1]
        game.advance(state, move)
        now = _slot(state) if game.decision(state) is not None else SLOTS - 1
        # A move may end more than one season only at the end of the match, when nothing more is decided.
        while slot < now:
            found.append((_track(state), _forecast(match, state)) if _ends_winter(slot) else before)
            slot += 1
    totals = _forecast(match, state)
    found.append((totals, totals))
    return [
        Line(
            seat.name,
            seat.colour,
            tuple(track[number] for track, _ in found),
            tuple(forecast[number] for _, forecast in found),
        )
        for number, seat in enumerate(match.seats)
    ]


def _track(state: State) -> tuple[int, ...]:
    return tuple(score_now(player) for player in state.players)


def _forecast(match: Match, state: State) -> tuple[int, ...]:
    return tuple(seat.total for seat in match.game.standing(state).seats)


def _slot(state: State) -> int:
    return (state.year - 1) * SEASON_COUNT + int(state.season)


def _ends_winter(slot: int) -> bool:
    """The last move of a winter scores in that winter; the one that ends another season may score already in the next."""
    return slot % SEASON_COUNT == Season.WINTER


class Chart(QWidget):
    """Draws the lines over the seasons."""

    def __init__(self, look: Look, lines: Sequence[Line]) -> None:
        super().__init__()
        self._look = look
        self._lines = tuple(lines)
        self._shows_forecast = False
        self._years: tuple[str, ...] = ()
        self._end = ""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumSize(look.px(420), look.px(160))
        look.changed.connect(self.update)
        self.retranslate()

    def show_forecast(self, *, forecast: bool) -> None:
        """Shows what the scores would have been if the game had ended after each season, or the score track."""
        self._shows_forecast = forecast
        self.retranslate()

    def _scores(self, line: Line) -> tuple[int, ...]:
        return line.forecast if self._shows_forecast else line.scores

    def retranslate(self) -> None:
        """The words below the chart, and the chart in words for who cannot see it."""
        self._years = tuple(self.tr("Year {year}").format(year=terms.year(year)) for year in range(1, YEARS + 1))
        self._end = self.tr("End")
        self.setAccessibleName(self.tr("Score over time"))
        spoken = [f"{line.name}: {', '.join(map(str, self._scores(line)))}" for line in self._lines]
        self.setAccessibleDescription("; ".join(spoken))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Seasons, grid, lines, and the final scores at their ends."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        px = self._look.px
        plot = QRectF(px(34), px(8), self.width() - px(34 + 92), self.height() - px(8 + 46))
        best = max(max(self._scores(line)) for line in self._lines)
        lowest = min(0, *(min(self._scores(line)) for line in self._lines))
        span = max(best, GRID) * 1.05 - lowest
        self._paint_seasons(painter, plot)
        self._paint_grid(painter, plot, lowest, span)
        ends = []
        for line in self._lines:
            points = [
                QPointF(
                    plot.left() + plot.width() * place / SLOTS, plot.bottom() - plot.height() * (score - lowest) / span
                )
                for place, score in enumerate(self._scores(line))
            ]
            self._paint_line(painter, line, points)
            ends.append((points[-1], line))
        self._paint_ends(painter, ends)

    def _paint_seasons(self, painter: QPainter, plot: QRectF) -> None:
        theme, px = self._look.theme, self._look.px
        width = plot.width() / SLOTS
        painter.setPen(Qt.PenStyle.NoPen)
        for slot in range(SLOTS):
            colour = theme[terms.SEASON_TOKENS[slot % SEASON_COUNT]] if slot < SLOTS - 1 else theme["ink2"]
            left = plot.left() + slot * width
            painter.setBrush(QColor(mix(colour, theme["paper"], 0.74 if slot < SLOTS - 1 else 0.88)))
            painter.drawRect(QRectF(left, plot.top(), width, plot.height()))
            painter.setBrush(QColor(colour))
            painter.drawRect(QRectF(left + 1, plot.bottom() + px(5), width - 2, px(7)))
        painter.setFont(self._look.font(Role.NAME, size=14))
        painter.setPen(QColor(theme["ink2"]))
        for place, year in enumerate(self._years):
            left = plot.left() + place * SEASON_COUNT * width
            box = QRectF(left, plot.bottom() + px(16), SEASON_COUNT * width, px(24))
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, year)
        box = QRectF(plot.right() - 2 * width, plot.bottom() + px(16), 3 * width, px(24))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, self._end)

    def _paint_grid(self, painter: QPainter, plot: QRectF, lowest: int, span: float) -> None:
        theme, px = self._look.theme, self._look.px
        painter.setFont(self._look.font(Role.CAPTION_FIGURE, size=13))
        step = GRID if span < 8 * GRID else 2 * GRID
        first = -(-lowest // step) * step
        value = first
        while value - lowest <= span:
            y = plot.bottom() - plot.height() * (value - lowest) / span
            painter.setPen(QPen(QColor(theme["line"]), 1))
            painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y))
            painter.setPen(QColor(theme["ink3"]))
            box = QRectF(0, y - px(10), plot.left() - px(8), px(20))
            painter.drawText(box, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, signed(value))
            value += step
        painter.setPen(QPen(QColor(theme["ink3"]), 1.4))
        for year in range(1, YEARS + 1):
            x = plot.left() + plot.width() * year * SEASON_COUNT / SLOTS
            painter.drawLine(QPointF(x, plot.top()), QPointF(x, plot.bottom()))

    def _paint_line(self, painter: QPainter, line: Line, points: list[QPointF]) -> None:
        theme = self._look.theme
        path = QPainterPath(points[0])
        for point in points[1:]:
            path.lineTo(point)
        colour = QColor(theme[f"{line.colour}_chart"])
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(theme["paper"]), 6))
        painter.drawPath(path)
        pen = QPen(colour, 3.4)
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        if CHART_DASHES[line.colour]:
            # Qt counts dashes in widths of the line.
            pen.setDashPattern([dash / 3.4 for dash in CHART_DASHES[line.colour]])
        painter.setPen(pen)
        painter.drawPath(path)
        painter.setPen(QPen(colour, 2.4))
        painter.setBrush(QColor(theme["paper"]))
        for place in range(SEASON_COUNT, len(points), SEASON_COUNT):
            painter.drawEllipse(points[place], 4.4, 4.4)

    def _paint_ends(self, painter: QPainter, ends: list[tuple[QPointF, Line]]) -> None:
        """House mark and score behind each line, far enough from each other to be read."""
        px = self._look.px
        theme = self._look.theme
        ends.sort(key=lambda end: end[0].y())
        gap = px(LABEL_GAP)
        below = self.height() - px(14) - gap * (len(ends) - 1)
        y = -gap * 1.0
        side = px(26)
        painter.setFont(self._look.font(Role.SCORE, size=18))
        for place, (point, line) in enumerate(ends):
            y = max(y + gap, min(point.y(), below + place * gap), side / 2)
            painter.setPen(QPen(QColor(theme["ink3"]), 1.2))
            painter.drawLine(point, QPointF(point.x() + px(12), y))
            mark = self._look.art.pixmap("pieces", f"player.{line.colour}", QSizeF(side, side))
            painter.drawPixmap(QPointF(point.x() + px(13), y - side / 2), mark)
            painter.setPen(QColor(theme["ink"]))
            box = QRectF(point.x() + px(45), y - px(14), px(50), px(28))
            painter.drawText(box, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, signed(line.scores[-1]))


def signed(number: int) -> str:
    """A number with a real minus."""
    return str(number) if number >= 0 else f"\N{MINUS SIGN}{-number}"
