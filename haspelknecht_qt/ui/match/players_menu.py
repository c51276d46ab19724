"""The menu of those who play: hints, reasons, the bots' pace and pause, and who sits where."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMenu, QWidget

from haspelknecht_qt.core.game import PERSON, Seat
from haspelknecht_qt.table.typography import in_menu
from haspelknecht_qt.ui.match.bot_names import BotTexts, bot_name
from haspelknecht_qt.ui.widgets.retranslated import Retranslated
from haspelknecht_qt.ui.window.settings import BOT_PACES

KEYS = {"hint": "H", "why": "Shift+H", "pause": "P"}


class PlayersMenu(Retranslated, QMenu):
    """Its actions work without it, by their keys. The seats are listed anew whenever it opens."""

    pace_chosen = Signal(str)
    """One of BOT_PACES."""
    player_chosen = Signal(int, str)
    """The number of a seat, and who plays it from now on: PERSON or the name of a bot."""
    about_to_open = Signal()
    """The seats are to be listed: `list_seats`."""

    def __init__(self, window: QWidget, words: BotTexts) -> None:
        super().__init__(window)
        self._texts = words
        self.hint, self.why, self.pause = (self._action(window, key) for key in KEYS.values())
        self.pause.setCheckable(True)
        self.pace = QMenu(self)
        self._paces: dict[str, QAction] = {}
        group = QActionGroup(self)
        for pace in BOT_PACES:
            action = self.pace.addAction("")
            action.setCheckable(True)
            action.triggered.connect(lambda _checked=False, pace=pace: self.pace_chosen.emit(pace))
            group.addAction(action)
            self._paces[pace] = action
        self.addActions([self.hint, self.why])
        self.addSeparator()
        self.addAction(self.pause)
        self.addMenu(self.pace)
        self.addSeparator()
        self.seats: list[QMenu] = []
        self.aboutToShow.connect(self.about_to_open)
        self.retranslate()

    def show_pace(self, pace: str) -> None:
        """Marks the pace that is chosen."""
        self._paces[pace].setChecked(True)

    def list_seats(self, seats: Sequence[Seat], bots: Sequence[str]) -> None:
        """A menu for each seat: a person, or one of these bots."""
        for old in self.seats:
            self.removeAction(old.menuAction())
            old.deleteLater()
        self.seats = [self._seat(number, seat, bots) for number, seat in enumerate(seats)]

    def _seat(self, number: int, seat: Seat, bots: Sequence[str]) -> QMenu:
        menu = QMenu(self)
        group = QActionGroup(menu)
        for player in (PERSON, *bots):
            action = menu.addAction(in_menu(self.player(player)))
            action.setCheckable(True)
            action.setChecked(player == seat.player)
            action.setData(player)
            group.addAction(action)
            action.triggered.connect(lambda _checked=False, player=player: self.player_chosen.emit(number, player))
        title = self.tr("{name}: {player}").format(name=seat.name, player=self.player(seat.player))
        menu.setTitle(in_menu(title))
        self.addMenu(menu)
        return menu

    def player(self, player: str) -> str:
        """Who plays a seat, in words."""
        return self.tr("Person") if player == PERSON else bot_name(player, self._texts)

    def retranslate(self) -> None:
        """Says everything in the language of the moment."""
        self.setTitle(self.tr("Players"))
        self.hint.setText(self.tr("Hint"))
        self.why.setText(self.tr("Why did the bot do that?"))
        self.pause.setText(self.tr("Let the bots wait"))
        self.pace.setTitle(self.tr("Pace of the bots"))
        words = {
            "at_once": self.tr("At once"),
            "fast": self.tr("Fast"),
            "normal": self.tr("Normal"),
            "slow": self.tr("Slow"),
        }
        for pace, action in self._paces.items():
            action.setText(words[pace])

    def _action(self, window: QWidget, key: str) -> QAction:
        action = QAction(self)
        action.setShortcut(QKeySequence(key))
        window.addAction(action)
        return action
