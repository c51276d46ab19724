"""Card of the puzzle of the day: picture, question, result, and the button that opens it."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout

from haspelknecht_qt.ui.widgets.basics import IconButton, text_label
from haspelknecht_qt.ui.widgets.filling import fill_layout
from haspelknecht_qt.ui.window.look import Look


class DailyPuzzleCard(QFrame):
    """Card of the puzzle of the day, with the player's streak and rating at its right."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self.setProperty("surface", "note")
        self.picture = text_label("plain")
        self.title = text_label("name")
        self.question = text_label("body", wrap=True)
        self.status = text_label("second", wrap=True)
        self.solve_button = IconButton(look, "play", "primary")
        self.rating = text_label("strong")
        self.streak = text_label("second")
        words = fill_layout(QVBoxLayout(), 1, self.title, self.question, self.status, 1, spacing=2)
        figures = fill_layout(QVBoxLayout(), 1, self.rating, self.streak, 1, spacing=2)
        middle = Qt.AlignmentFlag.AlignVCenter
        self._row = fill_layout(
            QHBoxLayout(self), (self.picture, 0, middle), (words, 1), (self.solve_button, 0, middle), figures
        )
        look.call_on_change(self._apply_style)

    def show_texts(self, title: str, question: str, status: str, rating: str, streak: str) -> None:
        """Shows the texts. Empty ones are hidden."""
        texts = (self.title, title), (self.question, question), (self.status, status)
        for label, words in (*texts, (self.rating, rating), (self.streak, streak)):
            label.setText(words)
            label.setVisible(bool(words))
        self.picture.setAccessibleName(question)

    def show_picture(self, picture: QPixmap | None) -> None:
        """Shows the picture of the position; None hides it, and the button."""
        self.picture.setVisible(picture is not None)
        self.solve_button.setVisible(picture is not None)
        if picture is not None:
            self.picture.setPixmap(picture)

    def _apply_style(self) -> None:
        px = self._look.px
        self._row.setContentsMargins(px(10), px(8), px(14), px(8))
        self._row.setSpacing(px(16))
