"""Dialogs in the style of the program: messages, questions, error reports, and a request for a name."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from attrs import frozen
from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QGuiApplication, QShowEvent
from PySide6.QtWidgets import (
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

from haspelknecht_qt.ui.widgets.basics import FocusRing, IconButton, set_property, surface, text
from haspelknecht_qt.ui.window.look import Look

MESSAGE_WIDTH = 460
ICON_COLOURS = {"warn": "warn", "refuse": "stop", "info": "ink2"}


@frozen
class MessageButton:
    """Button of a message: its text, its kind, and the function called when it is pressed."""

    label: str
    kind: str = "plain"
    then: Callable[[], None] | None = None


class Message(QDialog):
    """Message with a headline, a text and some buttons. Enter presses the last button, Esc the first one.

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
        self.setWindowTitle(headline)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        picture = QLabel()
        picture.setPixmap(look.icon_pixmap(icon, ICON_COLOURS.get(icon, "ink"), 30))
        self.headline = text("section", headline, wrap=True)
        self.words = text("second", words, wrap=True)
        self.words.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.words.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.column = column = QVBoxLayout()
        column.setSpacing(look.px(6))
        column.addWidget(self.headline)
        column.addWidget(self.words)
        self.details: QPlainTextEdit | None = None
        if details:
            self.details = QPlainTextEdit(details)
            self.details.setReadOnly(True)
            self.details.setMinimumHeight(look.px(180))
            column.addWidget(self.details, 1)
        else:
            column.addStretch(1)
        head = QHBoxLayout()
        head.setSpacing(look.px(16))
        head.setContentsMargins(look.px(24), look.px(22), look.px(24), look.px(20))
        head.addWidget(picture, 0, Qt.AlignmentFlag.AlignTop)
        head.addLayout(column, 1)
        foot, row = foot_of(look, side=24)
        row.addStretch(1)
        self.buttons: list[IconButton] = []
        for answer in answers:
            button = IconButton(look, "", answer.kind)
            button.setText(answer.label)
            button.clicked.connect(lambda _checked=False, then=answer.then: self._answer(then))
            row.addWidget(button)
            self.buttons.append(button)
        self.buttons[-1].setDefault(True)
        self._answers = list(answers)
        over_foot(self, head, foot)
        self.setMinimumWidth(look.px(MESSAGE_WIDTH))
        FocusRing(self, look)

    def showEvent(self, event: QShowEvent) -> None:
        """Fits the height to the text at the current width, and focuses the last answer."""
        super().showEvent(event)
        if self.details is None:
            self.resize(self.width(), self.heightForWidth(self.width()))
        self.buttons[-1].setFocus(Qt.FocusReason.OtherFocusReason)

    def reject(self) -> None:
        """Gives the first answer (Esc)."""
        self._answer(self._answers[0].then)

    def forget(self) -> None:
        """Closes without an answer, because the question no longer matters."""
        super().reject()

    def _answer(self, then: Callable[[], None] | None) -> None:
        super().reject()
        if then is not None:
            then()


class Dialogs:
    """Shows messages over a window."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        self._look = look
        self._parent = parent

    def show_message(self, icon: str, headline: str, words: str, close: str, details: str = "") -> Message:
        """Shows a message with one button, and returns it."""
        return self.ask(icon, headline, words, [MessageButton(close)], details)

    def ask(self, icon: str, headline: str, words: str, answers: Sequence[MessageButton], details: str = "") -> Message:
        """Shows a question, and returns it. The answers are ordered from left to right."""
        message = Message(self._look, self._parent, icon, headline, words, answers, details)
        message.open()
        return message


def foot_of(look: Look, side: int = 36) -> tuple[QFrame, QHBoxLayout]:
    """Returns the strip at the foot of a dialog and the row for its buttons, `side` design pixels from the edges."""
    foot = surface("foot")
    row = QHBoxLayout(foot)
    row.setSpacing(look.px(10))
    row.setContentsMargins(look.px(side), look.px(10), look.px(side), look.px(10))
    return foot, row


def over_foot(widget: QWidget, page: QBoxLayout, foot: QFrame) -> None:
    """Lays out a page or dialog: the content, as high as possible, above the strip at the foot."""
    whole = QVBoxLayout(widget)
    whole.setContentsMargins(0, 0, 0, 0)
    whole.setSpacing(0)
    whole.addLayout(page, 1)
    whole.addWidget(foot)


def within_reach(dialog: QWidget, wanted: QSize) -> QSize:
    """Returns the wanted size of a dialog, limited by the screen and by the window behind it."""
    room = dialog.screen().availableGeometry().size() - QSize(40, 60)
    parent = dialog.parentWidget()
    if parent is not None:
        room = room.boundedTo(parent.window().size() - QSize(24, 24))
    return wanted.boundedTo(room)


def scrolling(layout: QLayout) -> QScrollArea:
    """Returns a scroll area for a layout. The area scrolls vertically if there is too little room."""
    page = QWidget()
    page.setObjectName("page")
    page.setLayout(layout)
    area = QScrollArea()
    area.setWidget(page)
    area.setWidgetResizable(True)
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    return area


def copy_text(words: str) -> None:
    """Puts a text on the clipboard."""
    QGuiApplication.clipboard().setText(words)


NAME_DIALOG_WIDTH = 420


class AskName(QDialog):
    """Asks for a name. Its texts are already translated, and are not updated if the language changes.

    Emits `named` with the name. `why_not` returns the error of a name, "" if the name is valid.
    """

    named = Signal(str)

    def __init__(
        self,
        look: Look,
        parent: QWidget,
        headline: str,
        name: str,
        longest: int,
        answers: tuple[str, str],
        why_not: Callable[[str], str],
    ) -> None:
        """`name` is the initial text, `longest` the maximum number of characters. `answers` are the button texts for no and yes."""
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(headline)
        self._why_not = why_not
        self.name = QLineEdit(name)
        self.name.setMaxLength(longest)
        self.name.setAccessibleName(headline)
        self.problem = text("refusal", " ", wrap=True)
        column = QVBoxLayout()
        column.setSpacing(look.px(10))
        column.setContentsMargins(look.px(24), look.px(20), look.px(24), look.px(10))
        for widget in (text("section", headline, wrap=True), self.name, self.problem):
            column.addWidget(widget)
        foot, row = foot_of(look, side=24)
        row.addStretch(1)
        self.no_button, self.yes_button = IconButton(look), IconButton(look, "", "primary")
        for button, words in zip((self.no_button, self.yes_button), answers, strict=True):
            button.setText(words)
            row.addWidget(button)
        self.yes_button.setDefault(True)
        self.no_button.clicked.connect(self.reject)
        self.yes_button.clicked.connect(self._answer)
        self.name.textChanged.connect(self._judge)
        over_foot(self, column, foot)
        self.setMinimumWidth(look.px(NAME_DIALOG_WIDTH))
        self._judge()
        FocusRing(self, look)

    def _judge(self) -> None:
        wrong = self._why_not(self.name.text())
        # A space keeps the layout still when a sentence appears or disappears.
        self.problem.setText(wrong or " ")
        set_property(self.name, "wrong", "true" if wrong else "false")
        self.yes_button.setEnabled(not wrong)

    def _answer(self) -> None:
        name = self.name.text()
        self.accept()
        self.named.emit(name)

    def showEvent(self, event: QShowEvent) -> None:
        """Selects the name, so that typing replaces it."""
        super().showEvent(event)
        self.name.setFocus(Qt.FocusReason.OtherFocusReason)
        self.name.selectAll()
