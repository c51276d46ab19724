"""Card that shows hints: the best moves with their values, or a bot's move with its alternatives."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic

from PySide6.QtCore import QEvent, QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from haspelknecht_qt.core.game import M
from haspelknecht_qt.core.override import override
from haspelknecht_qt.ui.hints.texts import HintRow
from haspelknecht_qt.ui.widgets.advice_card import AdviceCard
from haspelknecht_qt.ui.widgets.basics import SizedByLayout, text_label
from haspelknecht_qt.ui.widgets.filling import fill_layout
from haspelknecht_qt.ui.window.look import Look


class HintButton(SizedByLayout, QAbstractButton, Generic[M]):
    """Button that shows a hint. It can be pressed only if `can_play` is True."""

    pointed = Signal(bool)
    """Emitted with True when the pointer or the keyboard focus enters the hint, with False when it leaves."""

    def __init__(self, look: Look, row: HintRow[M], played: str, tip: str) -> None:
        super().__init__()
        self._look = look
        self.row = row
        self.can_play = bool(tip)
        self.setToolTip("\n\n".join(filter(None, (tip, row.numbers))))
        self.setAccessibleDescription(row.numbers)
        self.setText(row.text)
        self.setAccessibleName(". ".join(part for part in (played, row.text, row.points, row.detail) if part))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus if self.can_play else Qt.FocusPolicy.TabFocus)
        if self.can_play:
            self.setCursor(Qt.CursorShape.PointingHandCursor)
        # Repaints the button when the pointer enters or leaves it.
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        px = look.px
        self._detail = text_label("caption", row.detail, wrap=True)
        heading = [text_label("strong", played)] if played else []
        parts = *heading, text_label("body", row.text, wrap=True), self._detail
        words = fill_layout(QVBoxLayout(), *parts, spacing=px(1))
        if not row.detail:
            self._detail.hide()
        points = (text_label("name", row.points), 0, Qt.AlignmentFlag.AlignTop)
        line = QHBoxLayout(self)
        fill_layout(line, (words, 1), points, spacing=px(10), margins=(px(10), px(6), px(10), px(7)))
        self._text_layouts = words, line

    def set_detail_shown(self, *, shown: bool) -> None:
        """Shows or hides `row.detail`, the line that says where the hint's points come from."""
        self._detail.setVisible(shown and bool(self.row.detail))
        # Clears the cached heights now, because Qt would do so only later, in the event loop.
        for layout in self._text_layouts:
            layout.invalidate()
        self.updateGeometry()

    @override
    def hitButton(self, point: QPoint) -> bool:
        return self.can_play and self.rect().contains(point)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Presses the button with Enter or Space, if the hint can be played. Ignores a held key.

        A held key would play the next hints too, because the card gives them the focus.
        """
        if event.key() not in {Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space}:
            super().keyPressEvent(event)
        elif event.isAutoRepeat():
            event.accept()
        elif self.can_play:
            self.click()
        else:
            event.ignore()

    @override
    def event(self, event: QEvent) -> bool:
        is_handled = super().event(event)
        if event.type() in {QEvent.Type.Enter, QEvent.Type.FocusIn}:
            self.pointed.emit(True)
        elif event.type() in {QEvent.Type.Leave, QEvent.Type.FocusOut}:
            self.pointed.emit(False)
        return is_handled

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = self._look.smooth_painter(self)
        over = self.can_play and (self.underMouse() or self.hasFocus())
        token = "go" if over else "ink" if self.row.is_played else "line"
        self._look.set_colours(
            painter, "go_tint" if over else "paperhi", token, 2.0 if over or self.row.is_played else 1.2
        )
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5), 5, 5)


class HintCard(AdviceCard[HintButton[M]], Generic[M]):
    """Card with a title above a list of hints or a single sentence."""

    chosen = Signal(object)
    """Emitted with the first move of the hint that the player pressed."""
    pointed = Signal(object)
    """Emitted with the first move of the hint under the pointer or with the keyboard focus; None if there is none."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self.note = text_label("caption", wrap=True)
        self._content_layout.addWidget(self.note)

    def show_message(self, title: str, sentence: str) -> None:
        """Shows the title and a single sentence, for instance that a bot is thinking."""
        self._show(title, sentence, "", [])

    def show_hints(self, title: str, note: str, rows: Sequence[HintRow[M]], played: str, tips: Sequence[str]) -> None:
        """Shows hints. `played` is the label above the hint that was played.

        `tips` are the tool tips of the hints. A hint with the tool tip "" cannot be played.
        """
        buttons = [
            HintButton(self._look, row, played if row.is_played else "", tip)
            for row, tip in zip(rows, tips, strict=True)
        ]
        self._show(title, "", note, buttons)

    def fitting_height(self, width: int) -> int:
        """Returns the height that the contents need at this width, in logical pixels."""
        return self._content_layout.totalHeightForWidth(width)

    @override
    def fitting_size(self, widths: Sequence[int], height: int) -> QSize:
        """Returns the size of the card. Its width is the first of `widths` at which the contents fit into `height`.

        If no width is sufficient, hides the details of all hints except the best or, if needed, of all hints.
        """
        self._show_details(len(self.buttons))
        for width in widths:
            if self.fitting_height(width) <= height:
                return QSize(width, self.fitting_height(width))
        for detailed in (1, 0):
            self._show_details(detailed)
            if self.fitting_height(widths[-1]) <= height:
                break
        return QSize(widths[-1], min(self.fitting_height(widths[-1]), height))

    def _show_details(self, count: int) -> None:
        for place, button in enumerate(self.buttons):
            button.set_detail_shown(shown=place < count)
        for layout in (self._button_layout, self._content_layout):
            layout.invalidate()

    def _show(self, title: str, sentence: str, note: str, buttons: Sequence[HintButton[M]]) -> None:
        for button in buttons:
            if button.can_play:
                button.clicked.connect(lambda _checked=False, move=button.row.move: self.chosen.emit(move))
            button.pointed.connect(lambda here, move=button.row.move: self.pointed.emit(move if here else None))
        self.note.setText(note)
        self.note.setVisible(bool(note))
        self._show_contents(title, sentence, buttons)
