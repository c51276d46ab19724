"""Base class of the cards that give advice: those of hints and of the coach."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic, TypeVar

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QFrame, QHBoxLayout, QVBoxLayout, QWidget

from haspelknecht_qt.core.override import override
from haspelknecht_qt.ui.widgets.basics import IconButton, discard_widgets, text_label
from haspelknecht_qt.ui.widgets.filling import fill_layout
from haspelknecht_qt.ui.widgets.keys import move_focus
from haspelknecht_qt.ui.widgets.retranslated import Retranslated
from haspelknecht_qt.ui.window.look import Look

B = TypeVar("B", bound=QAbstractButton)


class AdviceCard(Retranslated, QFrame, Generic[B]):
    """Card with a title, a sentence, and buttons below each other. A controller chooses all texts.

    The card is hidden until it gets contents.
    """

    closed = Signal()
    """Emitted when the person closes the card."""
    height_changed = Signal()
    """Emitted when the contents have changed, so that the card may need another size."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.setProperty("surface", "panel")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.title = text_label("section", wrap=True)
        self.close_button = IconButton(look, "cross", "icon", 16, on_click=self.closed)
        self.line = text_label("second", wrap=True)
        self.buttons: list[B] = []
        head = (self.title, 1), (self.close_button, 0, Qt.AlignmentFlag.AlignTop)
        self._head_layout = fill_layout(QHBoxLayout(), *head)
        self._button_layout = QVBoxLayout()
        self._content_layout = fill_layout(QVBoxLayout(self), self._head_layout, self.line, self._button_layout)
        look.call_on_change(self._apply_style)
        self.retranslate()
        self.hide()

    def take_focus(self) -> None:
        """Gives the keyboard focus to the first button, or else to the close button."""
        (self.buttons[0] if self.buttons else self.close_button).setFocus(Qt.FocusReason.ShortcutFocusReason)

    def fitting_size(self, widths: Sequence[int], height: int) -> QSize:
        """Returns the size of the card. Its width is the first of `widths` at which the contents fit into `height`."""
        # Needed because Qt updates nested layouts only later, in the event loop.
        self._head_layout.invalidate()
        self._content_layout.invalidate()
        heights = [self._content_layout.totalHeightForWidth(width) for width in widths]
        fitting = (QSize(width, each) for width, each in zip(widths, heights, strict=True) if each <= height)
        return next(fitting, QSize(widths[-1], min(heights[-1], height)))

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Closes the card with Esc, and moves the focus between the buttons with Up and Down."""
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        elif move_focus(self.buttons, event) is None:
            super().keyPressEvent(event)

    @override
    def retranslate(self) -> None:
        """Translates the close button. The controller shows the other texts again in the new language."""
        self.close_button.setToolTip(self.tr("Close (Esc)"))
        self.close_button.setAccessibleName(self.tr("Close"))

    def _show_contents(self, title: str, sentence: str, buttons: Sequence[B]) -> None:
        """Shows a title, a sentence and buttons in place of the previous ones. An empty sentence takes no room."""
        had_focus = any(button.hasFocus() for button in self.buttons)
        discard_widgets(self._button_layout, self.buttons)
        self.buttons = list(buttons)
        for button in self.buttons:
            self._button_layout.addWidget(button)
            # Shown before the card is measured, because a layout ignores hidden widgets.
            button.show()
        self.title.setText(title)
        self.line.setText(sentence)
        self.line.setVisible(bool(sentence))
        self.setAccessibleName(title)
        self.show()
        self.raise_()
        if had_focus:
            self.take_focus()
        self.height_changed.emit()

    def _apply_style(self) -> None:
        px = self._look.px
        self._content_layout.setContentsMargins(px(14), px(10), px(12), px(12))
        self._content_layout.setSpacing(px(6))
        self._button_layout.setSpacing(px(6))
