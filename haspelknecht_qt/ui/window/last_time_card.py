"""Card on the start page with the seats and options of the last match. A click begins another match with them."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from haspelknecht_qt.core.override import override
from haspelknecht_qt.ui.widgets.basics import HouseMark, IconButton, discard_widgets, text_label
from haspelknecht_qt.ui.widgets.elided import ElidedLabel
from haspelknecht_qt.ui.widgets.filling import NO_MARGINS, fill_layout
from haspelknecht_qt.ui.widgets.retranslated import Retranslated
from haspelknecht_qt.ui.window.look import Look

MARK_SIZE = 34


class LastMatchSeat(NamedTuple):
    """Seat of the last match: name and colour of the player, and the name of the bot ("" for a person)."""

    name: str
    colour: str
    bot: str


class LastMatchChoices(NamedTuple):
    """Seats and options of the last match. Each option is described in a few words."""

    seats: tuple[LastMatchSeat, ...]
    options: tuple[str, ...]

    @property
    def players(self) -> str:
        """Names at the seats, separated by commas. At a bot's seat, the bot's name follows in brackets."""
        return ", ".join(f"{seat.name} ({seat.bot})" if seat.bot else seat.name for seat in self.seats)


class BeginMatchCard(Retranslated, QFrame):
    """Card of the chosen game. Its buttons begin a match like the last one, or open the dialog for a new game."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self.setProperty("surface", "card")
        self._look = look
        self.last: LastMatchChoices | None = None
        """Seats and options that the card shows; None if the game has not been played yet."""
        self.again_button = IconButton(look, "play", "primary")
        self.new_button = IconButton(look, "plus")
        self.title = text_label("section")
        self.about = text_label("caption", wrap=True)
        self.chips: list[QWidget] = []
        self.names: list[ElidedLabel] = []
        self.players: list[ElidedLabel] = []
        self._chips = QWidget()
        self._chip_row = fill_layout(QHBoxLayout(self._chips), margins=NO_MARGINS)
        self._text_column = fill_layout(QVBoxLayout(), self.title, self._chips, self.about)
        self._button_column = fill_layout(QVBoxLayout(), 1, self.again_button, self.new_button, 1)
        self._row = fill_layout(QHBoxLayout(self), (self._text_column, 1), self._button_column)
        look.call_on_change(self._apply_style)
        self.retranslate()

    def show_last_match(self, last: LastMatchChoices | None) -> None:
        """Shows seats and options of the last match; None if the game has not been played yet."""
        self.last = last
        self.retranslate()

    @override
    def retranslate(self) -> None:
        last = self.last
        self.again_button.setVisible(last is not None)
        self._chips.setVisible(last is not None)
        self.again_button.setText(self.tr("Start game"))
        self.again_button.setToolTip(self.tr("The same players and options, newly shuffled"))
        self._fill()
        if last is None:
            self.title.setText(self.tr("Your first game"))
            self.about.setText(self.tr("Choose who plays (people or bots) and the options."))
            return
        self.title.setText(self.tr("Like last time"))
        # Separated by dots: otherwise screen readers would read the list as one sentence.
        self.about.setText("  ·  ".join(last.options))
        self.about.setVisible(bool(last.options))
        self.again_button.setAccessibleDescription("; ".join((last.players, *last.options)))

    def _fill(self) -> None:
        """Creates a chip for each seat: the player's symbol and name, and the bot's name or "Person"."""
        discard_widgets(self._chip_row, self.chips)
        self.chips, self.names, self.players = [], [], []
        for seat in () if self.last is None else self.last.seats:
            name, player = ElidedLabel("name", seat.name), ElidedLabel("caption", seat.bot or self.tr("Person"))
            both = fill_layout(QVBoxLayout(), name, player, spacing=0)
            chip, mark = QWidget(), HouseMark(self._look, seat.colour, MARK_SIZE)
            fill_layout(QHBoxLayout(chip), mark, (both, 1), spacing=self._look.px(8), margins=NO_MARGINS)
            self._chip_row.addWidget(chip, 1, Qt.AlignmentFlag.AlignVCenter)
            self.chips.append(chip)
            self.names.append(name)
            self.players.append(player)

    def _apply_style(self) -> None:
        px = self._look.px
        self._row.setContentsMargins(px(20), px(12), px(20), px(12))
        self._row.setSpacing(px(20))
        self._text_column.setSpacing(px(6))
        self._chip_row.setSpacing(px(14))
        self._button_column.setSpacing(px(8))
        self._fill()
