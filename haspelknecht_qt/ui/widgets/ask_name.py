"""A small dialog that asks for a name."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QDialog, QLineEdit, QVBoxLayout, QWidget

from haspelknecht_qt.ui.widgets.basics import FocusRing, IconButton, set_property, text
from haspelknecht_qt.ui.widgets.dialogs import foot_of, over_foot
from haspelknecht_qt.ui.window.look import Look

WIDTH = 420


class AskName(QDialog):
    """Asks for a name in finished words, those of the moment when it opens. `named` gives it; `why_not` tells what is wrong with one, "" if nothing is."""

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
        """`name` stands there to begin with; `longest` counts characters; `answers` are the words on the two buttons: no, and yes."""
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(headline)
        self._why_not = why_not
        self.name = QLineEdit(name)
        self.name.setMaxLength(longest)
        self.name.setAccessibleName(headline)
        self.problem = text("refusal", " ", wrap=True)
        column = QVBoxLayout()
        column.setContentsMargins(look.px(24), look.px(20), look.px(24), look.px(10))
        column.setSpacing(look.px(10))
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
        self.setMinimumWidth(look.px(WIDTH))
        self._judge()
        FocusRing(self, look)

    def _judge(self) -> None:
        wrong = self._why_not(self.name.text())
        # Nothing moves when a sentence comes or goes.
        self.problem.setText(wrong or " ")
        set_property(self.name, "wrong", "true" if wrong else "false")
        self.yes_button.setEnabled(not wrong)

    def _answer(self) -> None:
        name = self.name.text()
        self.accept()
        self.named.emit(name)

    def showEvent(self, event: QShowEvent) -> None:
        """The name can be written over at once."""
        super().showEvent(event)
        self.name.setFocus(Qt.FocusReason.OtherFocusReason)
        self.name.selectAll()
