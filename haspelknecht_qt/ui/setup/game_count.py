"""How many games are played: one, or a tournament."""

from __future__ import annotations

from PySide6.QtWidgets import QHBoxLayout, QWidget

from haspelknecht_qt.core.tournament import MAX_GAMES, MIN_GAMES
from haspelknecht_qt.ui.widgets.basics import DropDown, text
from haspelknecht_qt.ui.widgets.retranslated import Retranslated
from haspelknecht_qt.ui.window.look import Look

NUMBERS: tuple[int, ...] = (1, *range(MIN_GAMES, MAX_GAMES + 1))


class GameCountChoice(Retranslated, QWidget):
    """A list to choose from; a single game to begin with."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self.label = text("second")
        self.choice = DropDown(look)
        self.choice.addItems([""] * len(NUMBERS))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(look.px(12))
        row.addWidget(self.label)
        row.addWidget(self.choice, 1)
        self.retranslate()

    @property
    def number(self) -> int:
        """So many games are wanted."""
        place: int = self.choice.currentIndex()
        return NUMBERS[place]

    def retranslate(self) -> None:
        """Says everything in the language of the moment."""
        self.label.setText(self.tr("To be played"))
        self.choice.setAccessibleName(self.tr("To be played"))
        about = self.tr(
            "A tournament: the same players, who move on by a seat after each game, and a table of their points"
        )
        self.choice.setToolTip(about)
        self.choice.setAccessibleDescription(about)
        for place, number in enumerate(NUMBERS):
            words = self.tr("A single game") if number == 1 else self.tr("A tournament of %n game(s)", "", number)
            self.choice.setItemText(place, words)
