"""The hand-over: the table is covered until the next person sits at the screen, so that nobody sees another's plan."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from haspelknecht_qt.ui.ground import Ground
from haspelknecht_qt.ui.look import Look
from haspelknecht_qt.ui.widgets import HouseMark, IconButton, surface, text

PARTS = 4
"""So many seasons and players tell what has happened since the person's last turn, the last ones."""


class HandOver(Ground):
    """Covers everything below it. `taken` comes when the person presses the button, Enter or Space."""

    taken = Signal()

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(look, parent)
        self._name = ""
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        panel = surface("panel")
        panel.setMaximumWidth(look.px(620))
        self.mark = HouseMark(look, "madder", 64)
        self.headline = text("title", wrap=True)
        self.words = text("second", wrap=True)
        self.since = text("strong")
        self.news: list[QWidget] = []
        self._lines = QVBoxLayout()
        self._lines.setSpacing(look.px(4))
        self.button = IconButton(look, "eye", "primary")
        self.button.clicked.connect(self.taken)
        head = QHBoxLayout()
        head.setSpacing(look.px(18))
        head.addWidget(self.mark)
        head.addWidget(self.headline, 1)
        column = QVBoxLayout(panel)
        column.setContentsMargins(look.px(32), look.px(28), look.px(32), look.px(28))
        column.setSpacing(look.px(14))
        column.addLayout(head)
        column.addWidget(self.words)
        column.addWidget(self.since)
        column.addLayout(self._lines)
        column.addWidget(self.button, 0, Qt.AlignmentFlag.AlignRight)
        outer = QHBoxLayout(self)
        outer.addStretch(1)
        outer.addWidget(panel, 10, Qt.AlignmentFlag.AlignVCenter)
        outer.addStretch(1)
        self.hide()

    def ask_for(self, name: str, colour: str, news: Sequence[tuple[str, str]]) -> None:
        """Covers the table and asks for a person.

        `news` is what has happened since that person's last turn: (heading, its lines), the oldest first.
        """
        self._name = name
        self.mark.set_colour(colour)
        for label in self.news:
            self._lines.removeWidget(label)
            label.deleteLater()
        self.news = []
        for heading, lines in news[-PARTS:]:
            self.news += [text("note", heading, wrap=True), text("second", lines, wrap=True)]
        for label in self.news:
            self._lines.addWidget(label)
        self.since.setVisible(bool(self.news))
        self._retranslate()
        parent = self.parentWidget()
        if parent is not None:
            self.setGeometry(parent.rect())
        self.raise_()
        self.show()
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter and Space are the one key; no other reaches the table."""
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space}:
            self.taken.emit()
        event.accept()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Nothing below is touched."""
        event.accept()

    def showEvent(self, event: QShowEvent) -> None:
        """Takes the keyboard."""
        super().showEvent(event)
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    def changeEvent(self, event: QEvent) -> None:
        """Says everything in the new language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()

    def _retranslate(self) -> None:
        self.headline.setText(self.tr("{name}, it is your turn to plan").format(name=self._name))
        self.words.setText(self.tr("The others look away: your plan is yours alone until everybody has confirmed."))
        self.since.setText(self.tr("Since your last turn"))
        self.button.setText(self.tr("Show my board (Enter)"))
        self.setAccessibleName(self.headline.text())
        self.setAccessibleDescription(self.words.text())
