"""Dialogs in the style of the program: messages, questions, error reports, and a question for a name."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent, QShowEvent
from PySide6.QtWidgets import (
    QAbstractSlider,
    QApplication,
    QBoxLayout,
    QDialog,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLayout,
    QLineEdit,
    QPlainTextEdit,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

import haspelknecht_qt
from haspelknecht_qt.core.override import override
from haspelknecht_qt.ui.widgets.basics import IconButton, restyle, surface, text_label
from haspelknecht_qt.ui.widgets.filling import NO_MARGINS, fill_layout
from haspelknecht_qt.ui.widgets.focus_ring import FocusRing
from haspelknecht_qt.ui.widgets.retranslated import Retranslated
from haspelknecht_qt.ui.window.look import Look

MESSAGE_WIDTH = 460
SCROLL_STEPS: Mapping[int, QAbstractSlider.SliderAction] = {
    Qt.Key.Key_PageUp: QAbstractSlider.SliderAction.SliderPageStepSub,
    Qt.Key.Key_PageDown: QAbstractSlider.SliderAction.SliderPageStepAdd,
}
ICON_COLOURS = {"warn": "warn", "refuse": "stop", "info": "ink2"}


class MessageButton(NamedTuple):
    """Button of a message: its label, its kind in the style sheet, and the function that a press calls."""

    label: str
    kind: str = "plain"
    on_press: Callable[[], None] | None = None


class MessageDialog(QDialog):
    """Message with a headline, a text and one or more buttons.

    Enter presses the last button that is not of the kind "danger", Esc presses the first button.
    Does not block: `open` shows the message, and the function of the pressed button is called later.
    """

    def __init__(
        self,
        look: Look,
        parent: QWidget | None,
        icon: str,
        headline: str,
        words: str,
        answers: Sequence[MessageButton],
        details: str = "",
    ) -> None:
        super().__init__(parent)
        self._look = look
        # Not the headline: window managers cut long titles off. Screen readers get it as the name.
        self.setWindowTitle(haspelknecht_qt.PROGRAM)
        self.setAccessibleName(headline)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        picture = QLabel()
        picture.setPixmap(look.icon_pixmap(icon, ICON_COLOURS.get(icon, "ink"), 30))
        self.headline = text_label("section", headline, wrap=True)
        self.words = text_label("second", words, wrap=True)
        self.words.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.words.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.column = fill_layout(QVBoxLayout(), self.headline, self.words, spacing=look.px(6))
        self.details: QPlainTextEdit | None = None
        if details:
            self.details = QPlainTextEdit(details)
            self.details.setReadOnly(True)
            self.details.setMinimumHeight(look.px(180))
            self.column.addWidget(self.details, 1)
        else:
            self.column.addStretch(1)
        margins = look.px(24), look.px(22), look.px(24), look.px(20)
        parts = (picture, 0, Qt.AlignmentFlag.AlignTop), (self.column, 1)
        head = fill_layout(QHBoxLayout(), *parts, spacing=look.px(16), margins=margins)
        foot, row = make_foot(look, side=24)
        row.addStretch(1)
        self.buttons: list[IconButton] = []
        for answer in answers:
            button = IconButton(
                look, "", answer.kind, on_click=lambda _checked=False, on_press=answer.on_press: self._answer(on_press)
            )
            button.setText(answer.label)
            row.addWidget(button)
            self.buttons.append(button)
        safe_buttons = [button for button in self.buttons if button.kind != "danger"]
        self._default_button = (safe_buttons or self.buttons)[-1]
        self._default_button.setDefault(True)
        self._answers = list(answers)
        lay_out_above_foot(self, head, foot)
        self.setMinimumWidth(look.px(MESSAGE_WIDTH))
        FocusRing(self, look)

    def showEvent(self, event: QShowEvent) -> None:
        """Fits the height to the text at the current width, and sets the focus on the default button."""
        super().showEvent(event)
        if self.details is None:
            self.resize(self.width(), self.heightForWidth(self.width()))
        self._default_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def reject(self) -> None:
        """Handles Esc: closes the message as the first button does."""
        self._answer(self._answers[0].on_press)

    def close_without_answer(self) -> None:
        """Closes the message without calling any button's function, because the question no longer matters."""
        super().reject()

    def _answer(self, on_press: Callable[[], None] | None) -> None:
        super().reject()
        if on_press is not None:
            on_press()


class Dialogs:
    """Shows messages over a window."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        self._look = look
        self._parent = parent

    def show_message(self, icon: str, headline: str, words: str, close: str, details: str = "") -> MessageDialog:
        """Shows a message with one button, and returns the message. `close` is the button's label."""
        return self.ask(icon, headline, words, [MessageButton(close)], details)

    def ask(
        self, icon: str, headline: str, words: str, answers: Sequence[MessageButton], details: str = ""
    ) -> MessageDialog:
        """Shows a message with a button for each answer, from left to right. Returns the message."""
        message = MessageDialog(self._look, self._parent, icon, headline, words, answers, details)
        message.open()
        return message


def make_foot(look: Look, side: int = 36) -> tuple[QFrame, QHBoxLayout]:
    """Returns the strip at the foot of a dialog, and its row for buttons. `side` is the row's side margin at scale 1."""
    foot = surface("foot")
    margins = look.px(side), look.px(10), look.px(side), look.px(10)
    return foot, fill_layout(QHBoxLayout(foot), spacing=look.px(10), margins=margins)


def lay_out_above_foot(widget: QWidget, page: QBoxLayout, foot: QFrame) -> None:
    """Lays out a page or dialog: the strip `foot` at the bottom, the content as high as possible above it."""
    fill_layout(QVBoxLayout(widget), (page, 1), foot, spacing=0, margins=NO_MARGINS)


def limited_size(dialog: QWidget, wanted: QSize) -> QSize:
    """Returns the wanted size of a dialog, limited by the screen and by the window behind the dialog."""
    room = dialog.screen().availableGeometry().size() - QSize(40, 60)
    parent = dialog.parentWidget()
    if parent is not None:
        room = room.boundedTo(parent.window().size() - QSize(24, 24))
    return wanted.boundedTo(room)


class ScrollArea(QScrollArea):
    """Area without a frame that scrolls if its page is too large. With `only_down`, it scrolls only vertically.

    It scrolls to what gets the focus. Qt does so only for steps of the focus within the area.
    """

    def __init__(self, *, only_down: bool = True) -> None:
        super().__init__()
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        if only_down:
            self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        application = QApplication.instance()
        if isinstance(application, QApplication):
            application.focusChanged.connect(self._show_focus)

    def _show_focus(self, _before: QWidget | None, focus: QWidget | None) -> None:
        page = self.widget()
        if focus is not None and page is not None and page.isAncestorOf(focus):
            self.ensureWidgetVisible(focus, 0, 0)


def scroll_area_with(layout: QLayout, *, only_down: bool = True) -> ScrollArea:
    """Returns a scroll area whose page has this layout."""
    page = QWidget()
    page.setObjectName("page")
    page.setLayout(layout)
    area = ScrollArea(only_down=only_down)
    area.setWidget(page)
    return area


class Dialog(Retranslated, QDialog):
    """Dialog with the size `SIZE` (width and height in logical pixels at scale 1), but smaller on a small screen.

    The constructor of a subclass calls `finish_construction` once all parts exist.
    """

    SIZE = (0, 0)

    def __init__(self, look: Look, parent: QWidget | None, *, delete_on_close: bool = False) -> None:
        super().__init__(parent)
        self._look = look
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, delete_on_close)

    def finish_construction(self) -> None:
        """Sets the texts and the size, and adds the focus ring."""
        self.retranslate()
        # Without a size set here, Qt would limit a dialog to two thirds of the screen when it is shown.
        self.resize(self.sizeHint())
        FocusRing(self, self._look)

    @override
    def sizeHint(self) -> QSize:
        return limited_size(self, QSize(*map(self._look.px, self.SIZE)))

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Scrolls the page with Page Up and Page Down, also if all buttons lie outside the page."""
        step = SCROLL_STEPS.get(event.key())
        bars = [area.verticalScrollBar() for area in self.findChildren(ScrollArea) if area.isVisible()]
        bar = next((bar for bar in bars if bar.maximum() > 0), None)
        if step is None or bar is None:
            super().keyPressEvent(event)
        else:
            bar.triggerAction(step)


def copy_text(words: str) -> None:
    """Copies a text to the clipboard."""
    QGuiApplication.clipboard().setText(words)


NAME_DIALOG_WIDTH = 420


class NameDialog(QDialog):
    """Dialog that asks for a name. `name_chosen` is emitted with the name.

    Its texts are already translated, and do not follow a change of the language. `why_not` returns the reason why a
    name is invalid, or "" if it is valid.
    """

    name_chosen = Signal(str)

    def __init__(
        self,
        look: Look,
        parent: QWidget,
        headline: str,
        name: str,
        max_length: int,
        answers: tuple[str, str],
        why_not: Callable[[str], str],
    ) -> None:
        """`name` is the initial text, `max_length` the maximum number of characters.

        `answers` are the labels of the buttons for cancelling and accepting.
        """
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(headline)
        self._why_not = why_not
        self.name = QLineEdit(name)
        self.name.setMaxLength(max_length)
        self.name.setAccessibleName(headline)
        self.problem = text_label("refusal", " ", wrap=True)
        margins = look.px(24), look.px(20), look.px(24), look.px(10)
        parts = text_label("section", headline, wrap=True), self.name, self.problem
        column = fill_layout(QVBoxLayout(), *parts, spacing=look.px(10), margins=margins)
        foot, row = make_foot(look, side=24)
        self.no_button = IconButton(look, on_click=self.reject)
        self.yes_button = IconButton(look, "", "primary", on_click=self._answer)
        for button, words in zip((self.no_button, self.yes_button), answers, strict=True):
            button.setText(words)
        fill_layout(row, 1, self.no_button, self.yes_button)
        self.yes_button.setDefault(True)
        self.name.textChanged.connect(self._check_name)
        lay_out_above_foot(self, column, foot)
        self.setMinimumWidth(look.px(NAME_DIALOG_WIDTH))
        self._check_name()
        if not name:
            # An empty field is no mistake before anything has been typed.
            self._show_problem("")
        FocusRing(self, look)

    def _check_name(self) -> None:
        wrong = self._why_not(self.name.text())
        self._show_problem(wrong)
        self.yes_button.setEnabled(not wrong)

    def _show_problem(self, words: str) -> None:
        # A line with only a space is as high as a line of text, so the layout does not change when an error appears.
        self.problem.setText(words or " ")
        restyle(self.name, "wrong", "true" if words else "false")

    def _answer(self) -> None:
        name = self.name.text()
        self.accept()
        self.name_chosen.emit(name)

    def showEvent(self, event: QShowEvent) -> None:
        """Selects the initial name, so that typing replaces it."""
        super().showEvent(event)
        self.name.setFocus(Qt.FocusReason.OtherFocusReason)
        self.name.selectAll()
