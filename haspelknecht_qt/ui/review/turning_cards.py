"""Cards of the turning points of a match. A click on a card asks for a replay of its moves."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Generic

from PySide6.QtCore import QObject, QRectF, Qt, Signal
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from haspelknecht_qt.core.game import E, M, S, Seat
from haspelknecht_qt.core.override import override
from haspelknecht_qt.table.typography import escape_tooltip
from haspelknecht_qt.ui.contracts import GameTexts
from haspelknecht_qt.ui.review.turning_points import LeadChange, TurningPoint
from haspelknecht_qt.ui.widgets.basics import HouseMark, SizedByLayout, text_label
from haspelknecht_qt.ui.widgets.filling import NO_MARGINS, fill_layout
from haspelknecht_qt.ui.widgets.formats import signed_text
from haspelknecht_qt.ui.widgets.keys import PressedByEnter
from haspelknecht_qt.ui.window.look import Look


class TurningPointTexts(QObject, Generic[S, M, E]):
    """Makes the texts about turning points, in the current language."""

    def __init__(self, texts: GameTexts[S, M, E]) -> None:
        super().__init__()
        self._texts = texts

    def sentence(self, point: TurningPoint[S, E]) -> str:
        """Returns two sentences about the turning point, such as "Anna acquires 33 Hammer. Anna would now win by 3 VP."."""
        return self.tr("{happened} {stands}", "two sentences, one after the other").format(
            happened=self._texts.events.turning_point_sentence(point), stands=self.standing_sentence(point)
        )

    def item_changes_text(self, point: TurningPoint[S, E]) -> str:
        """Returns the change of the player's forecast by score item, such as "Tunnel sections +6"."""
        formats = self._texts.formats
        return formats.join(
            self.tr("{item} {points}", "an item of the score, with a signed number behind it").format(
                item=self._texts.score.item_name(item), points=formats.with_sign(str(abs(points)), points)
            )
            for item, points in point.item_changes
        )

    def standing_sentence(self, point: TurningPoint[S, E]) -> str:
        """Returns the sentence about a change of the lead or, without one, about the player's distance to others.

        It is in the conditional: this is the score if the game ended now. The score track may show another leader.
        """
        leader, name = self._texts.seats.name(point.leaders[0]), self._texts.seats.name(point.seat)
        if len(point.leaders) == 1 and point.lead_change is LeadChange.TAKEN_FOR_GOOD:
            return self.tr("{leader} would win from now on.").format(leader=leader)
        if len(point.leaders) == 1 and point.lead_change is LeadChange.TAKEN:
            return self.tr("{leader} would win now.").format(leader=leader)
        if point.seat not in point.leaders:
            return self.tr("{name} would now be %n VP behind {leader}.", None, point.points_behind).format(
                name=name, leader=leader
            )
        if len(point.leaders) == 1:
            return self.tr("{name} would now win by %n VP.", None, point.points_ahead).format(name=name)
        other = next(self._texts.seats.name(seat) for seat in point.leaders if seat != point.seat)
        return self.tr("{name} would now be level with {other}.").format(name=name, other=other)


class TurningPointCard(PressedByEnter, SizedByLayout, QAbstractButton, Generic[S, E]):
    """Card of one turning point: the player's symbol, the period, the event, and the points gained or lost."""

    def __init__(self, look: Look, point: TurningPoint[S, E], colour: str) -> None:
        super().__init__()
        self._look = look
        self.point = point
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        # Repaints the card when the pointer enters or leaves it.
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        self.period_label = text_label("note")
        self.line = text_label("plain", wrap=True)
        role = "score_loss" if point.forecast_change < 0 else "score"
        self.points = text_label(role, signed_text(point.forecast_change))
        self._chevron = QLabel()
        words = fill_layout(QVBoxLayout(), self.period_label, self.line, spacing=0)
        self._row = QHBoxLayout(self)
        fill_layout(self._row, HouseMark(look, colour, 28), (words, 1), self.points, self._chevron)
        look.call_on_change(self._apply_style)

    def show_texts(self, period: str, sentence: str, item_changes: str) -> None:
        """Shows the period and the sentence. `item_changes` are shown in the tool tip."""
        self.period_label.setText(period)
        self.line.setText(sentence)
        self.setText(f"{period}. {sentence}")
        self.setAccessibleName(self.text())
        self.setAccessibleDescription(item_changes)
        self.setToolTip(escape_tooltip(item_changes))

    def set_compact(self, *, compact: bool) -> None:
        """Sets whether the card has smaller margins, for pages of small height."""
        margin = self._look.px(3 if compact else 7)
        self._row.setContentsMargins(self._look.px(12), margin, self._look.px(10), margin)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = self._look.smooth_painter(self)
        token = "paper3" if self.isDown() else "paperhi" if self.underMouse() else "paper2"
        self._look.set_colours(painter, token, "line", 1.3)
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 6, 6)

    def _apply_style(self) -> None:
        self._chevron.setPixmap(self._look.icon_pixmap("chevron_right", "ink2", 18))
        self._row.setSpacing(self._look.px(12))
        self.set_compact(compact=False)


class TurningPointColumn(QWidget, Generic[S, M, E]):
    """Column with the cards of the turning points, in the order of time."""

    chosen = Signal(int, int)
    """Emitted with the first and the last ply of the turning point whose card was pressed."""

    def __init__(
        self, look: Look, texts: GameTexts[S, M, E], seats: Sequence[Seat], points: Iterable[TurningPoint[S, E]]
    ) -> None:
        super().__init__()
        self._look = look
        self._texts = texts
        self._sentences = TurningPointTexts(texts)
        self.cards: list[TurningPointCard[S, E]] = [
            TurningPointCard(look, point, seats[point.seat].colour) for point in points
        ]
        self._column = fill_layout(QVBoxLayout(self), *self.cards, margins=NO_MARGINS)
        for card in self.cards:
            card.clicked.connect(
                lambda _checked=False, point=card.point: self.chosen.emit(point.first_ply, point.last_ply)
            )
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        self.set_compact(compact=False)
        self.retranslate()

    def set_compact(self, *, compact: bool) -> None:
        """Sets whether gaps and margins are smaller, for pages of small height."""
        self._column.setSpacing(self._look.px(4 if compact else 8))
        for card in self.cards:
            card.set_compact(compact=compact)

    def retranslate(self) -> None:
        """Sets all texts in the current language."""
        for card in self.cards:
            point = card.point
            when = self._texts.periods.name(point.period)
            card.show_texts(when, self._sentences.sentence(point), self._sentences.item_changes_text(point))
