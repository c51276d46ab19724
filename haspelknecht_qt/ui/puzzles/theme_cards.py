"""Cards of the themes of puzzles, with picture and progress. A card filters the list of puzzles."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QGridLayout, QSizePolicy, QWidget

from haspelknecht_qt.core.fast_attrs import frozen
from haspelknecht_qt.core.override import override
from haspelknecht_qt.table.art import Art
from haspelknecht_qt.table.typography import TextRole, escape_tooltip
from haspelknecht_qt.ui.contracts import SvgPicture
from haspelknecht_qt.ui.widgets.basics import let_tab_reach_chosen
from haspelknecht_qt.ui.widgets.elided import narrowed_font
from haspelknecht_qt.ui.widgets.keys import PressedByEnter
from haspelknecht_qt.ui.window.look import Look

MIN_COLUMNS, MAX_COLUMNS = 3, 5
"""Minimum and maximum number of cards in a row."""
MIN_CARD_WIDTH = 172
"""Width of a card below which a row has fewer cards, in logical pixels at scale 1 and normal text size.

It leaves room for long names of themes.
"""
CARD_HEIGHT = 50
"""Minimum height of a card, in logical pixels at scale 1."""
TEXT_TOP, TEXT_BOTTOM = 4, 9
"""Space above and below the two lines of text of a card, in logical pixels at scale 1."""
PICTURE_SIDE = 32
"""Longer side of a card's picture, in logical pixels at scale 1."""


@frozen
class ThemeProgress:
    """Progress with the puzzles of a theme. `theme` is its id; None for all themes together.

    `picture` is None for all themes.
    """

    theme: str | None
    name: str
    picture: SvgPicture | None
    solved: int
    total: int


class ThemeCard(PressedByEnter, QAbstractButton):
    """Card of one theme: picture, name, number of solved puzzles, and a bar of progress."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._art = look.art
        self.progress: ThemeProgress | None = None
        self.progress_text = ""
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        # Repaints the card when the pointer enters or leaves it.
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        look.changed.connect(self.updateGeometry)

    def show_progress(self, art: Art, progress: ThemeProgress, progress_text: str) -> None:
        """Shows a theme. `art` has its picture; `progress_text` is the number of solved puzzles in words."""
        self._art, self.progress, self.progress_text = art, progress, progress_text
        self.setText(progress.name)
        self.setAccessibleName(f"{progress.name}. {progress_text}")
        self.setToolTip(escape_tooltip(f"{progress.name}\n{progress_text}"))
        self.update()

    @property
    def _line_heights(self) -> tuple[int, int]:
        """Heights of the name and of the progress in words, in the player's text size."""
        name, words = (
            QFontMetrics(self._look.font(role)).height() for role in (TextRole.BODY_STRONG, TextRole.CAPTION)
        )
        return name, words

    @property
    def _wanted_height(self) -> int:
        px = self._look.px
        return max(px(CARD_HEIGHT), px(TEXT_TOP) + sum(self._line_heights) + px(TEXT_BOTTOM))

    @override
    def sizeHint(self) -> QSize:
        return QSize(self._look.px(150), self._wanted_height)

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(self._look.px(90), self._wanted_height)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        progress, px, on = self.progress, self._look.px, self.isChecked()
        if progress is None:
            return
        painter = self._look.smooth_painter(self)
        line = 2.4 if on else 1.3
        rect = QRectF(self.rect()).adjusted(line / 2, line / 2, -line / 2, -line / 2)
        self._look.set_colours(
            painter, "paperhi" if on or self.underMouse() else "paper2", "ink" if on else "line", line
        )
        painter.drawRoundedRect(rect, 6, 6)
        left = px(12)
        if progress.picture is not None:
            side = px(PICTURE_SIDE)
            self._paint_picture(
                painter, progress.picture, QRectF(px(8), (self.height() - side) / 2 - px(2), side, side)
            )
            left = px(48)
        room = self.width() - left - px(10)
        font = narrowed_font(self._look.font(TextRole.BODY_STRONG), progress.name, room)
        metrics = QFontMetrics(font)
        painter.setFont(font)
        painter.setPen(QColor(self._look.theme["ink"]))
        name = metrics.elidedText(progress.name, Qt.TextElideMode.ElideRight, room)
        name_height, words_height = self._line_heights
        painter.drawText(QRectF(left, px(TEXT_TOP), room, name_height), Qt.AlignmentFlag.AlignVCenter, name)
        painter.setFont(self._look.font(TextRole.CAPTION))
        painter.setPen(QColor(self._look.theme["ink2"]))
        words_box = QRectF(left, px(TEXT_TOP) + name_height, room, words_height)
        painter.drawText(words_box, Qt.AlignmentFlag.AlignVCenter, self.progress_text)
        bar = QRectF(left, self.height() - px(8), room, px(3))
        self._look.set_colours(painter, "paper3")
        painter.drawRect(bar)
        self._look.set_colours(painter, "go")
        painter.drawRect(
            QRectF(bar.topLeft(), QPointF(bar.left() + room * progress.solved / max(1, progress.total), bar.bottom()))
        )

    def _paint_picture(self, painter: QPainter, picture: SvgPicture, box: QRectF) -> None:
        bounds = self._art.bounds(picture.sheet, picture.element)
        size = bounds.size().scaled(box.size(), Qt.AspectRatioMode.KeepAspectRatio)
        pixmap = self._art.pixmap(picture.sheet, picture.element, size, swap=picture.swap or None)
        painter.drawPixmap(box.center() - QPointF(size.width() / 2, size.height() / 2), pixmap)


class ThemeCards(QWidget):
    """Grid of theme cards, of which exactly one is chosen."""

    chosen = Signal(object)
    """Emitted with the theme of the card that was pressed: its id; None for all themes."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self.cards: list[ThemeCard] = []
        self._group = QButtonGroup(self)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._max_columns = MAX_COLUMNS
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        look.call_on_change(self._apply_style)

    def show_themes(
        self, art: Art, themes: Sequence[ThemeProgress], progress_texts: Sequence[str], chosen: str | None
    ) -> None:
        """Shows these themes; `chosen` is the id of the chosen one. `progress_texts` are their progress in words."""
        while len(self.cards) < len(themes):
            card = ThemeCard(self._look)
            card.clicked.connect(lambda _checked=False, card=card: self._emit_chosen(card))
            self._group.addButton(card)
            self.cards.append(card)
        for card, theme, words in zip(self.cards, themes, progress_texts, strict=False):
            card.show_progress(art, theme, words)
            card.setChecked(theme.theme == chosen)
        let_tab_reach_chosen(self.cards)
        self._fill_grid(len(themes))

    def _fill_grid(self, count: int) -> None:
        """Lays the first `count` cards out in rows of nearly equal length, and hides all others."""
        rows = -(-count // self._max_columns)
        columns = -(-count // max(1, rows))
        for place, card in enumerate(self.cards):
            self._grid.removeWidget(card)
            if place < count:
                self._grid.addWidget(card, place // columns, place % columns)
            card.setVisible(place < count)
        for column in range(MAX_COLUMNS):
            self._grid.setColumnStretch(column, int(column < columns))

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        least = self._look.px(MIN_CARD_WIDTH * self._look.typography.text_size)
        columns = event.size().width() // least
        columns = min(MAX_COLUMNS, max(MIN_COLUMNS, columns))
        if columns != self._max_columns:
            self._max_columns = columns
            self._fill_grid(sum(card.isVisibleTo(self) for card in self.cards))

    def _apply_style(self) -> None:
        self._grid.setSpacing(self._look.px(8))

    def _emit_chosen(self, card: ThemeCard) -> None:
        if card.progress is not None:
            self.chosen.emit(card.progress.theme)
