"""Menu of the players: hints, explanations, coach, pace and pause of the bots, and the player in each seat."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMenu, QWidget

from haspelknecht_qt.bots.coach import CoachMode
from haspelknecht_qt.core.game import PERSON, M, Seat
from haspelknecht_qt.core.override import override
from haspelknecht_qt.table.typography import escape_menu_text
from haspelknecht_qt.ui.coach.mark import CoachMarkLabel
from haspelknecht_qt.ui.coach.texts import mode_text
from haspelknecht_qt.ui.contracts import BotTexts
from haspelknecht_qt.ui.match.bot_names import bot_name
from haspelknecht_qt.ui.match.prompt import PromptStrip
from haspelknecht_qt.ui.widgets.basics import IconButton, title_menu
from haspelknecht_qt.ui.widgets.retranslated import Retranslated
from haspelknecht_qt.ui.window.look import Look
from haspelknecht_qt.ui.window.menus import Menus
from haspelknecht_qt.ui.window.settings import BOT_PACES, Settings


class PlayersMenu(Retranslated, QMenu):
    """Menu for hints, for the coach, for the pace and the pause of the bots, and for the player in each seat.

    The submenus of the seats are made each time the menu opens.
    """

    pace_chosen = Signal(str)
    """Emitted with the chosen pace of the bots, a key of BOT_PACES."""
    player_chosen = Signal(int, str)
    """Emitted with a seat and its new player, which is PERSON or the name of a bot."""
    coach_mode_chosen = Signal(int, object)
    """Emitted with the seat of a person and its new `CoachMode`."""
    about_to_open = Signal()
    """Emitted before the menu opens. The receiver calls `show_seats` and `show_coach`."""

    def __init__(self, window: QWidget, texts: BotTexts) -> None:
        super().__init__(window)
        self._texts = texts
        self.hint, self.why, self.pause = (self._add_action(window, key) for key in ("H", "Shift+H", "P"))
        self.pause.setCheckable(True)
        self.pace_menu = QMenu(self)
        self._paces: dict[str, QAction] = {}
        group = QActionGroup(self)
        for pace in BOT_PACES:
            action = self._paces[pace] = QAction(self, checkable=True)
            action.triggered.connect(lambda _checked=False, pace=pace: self.pace_chosen.emit(pace))
            group.addAction(action)
            self.pace_menu.addAction(action)
        self.coach_menu = QMenu(self)
        self.addActions([self.hint, self.why])
        self.addMenu(self.coach_menu)
        self.addSeparator()
        self.addAction(self.pause)
        self.addMenu(self.pace_menu)
        self.addSeparator()
        self.seat_menus: list[QMenu] = []
        self.aboutToShow.connect(self.about_to_open)
        self.retranslate()

    def show_pace(self, pace: str) -> None:
        """Sets the check mark at a pace, a key of BOT_PACES."""
        self._paces[pace].setChecked(True)

    def show_seats(self, seats: Sequence[Seat], bots: Sequence[str], *, may_change: bool = True) -> None:
        """Makes a submenu for each seat. It offers a person and these bots, and is enabled if `may_change` is True."""
        for old in self.seat_menus:
            self.removeAction(old.menuAction())
            old.deleteLater()
        self.seat_menus = [self._make_seat_menu(number, seat, bots) for number, seat in enumerate(seats)]
        for menu in self.seat_menus:
            menu.menuAction().setEnabled(may_change)

    def show_coach(self, modes: Mapping[int, tuple[str, CoachMode]]) -> None:
        """Fills the coach's menu. `modes` has the name and the mode of each person, by seat.

        Each person has a submenu, unless there is only one. Without persons the menu is disabled.
        """
        self.coach_menu.clear()
        self.coach_menu.setEnabled(bool(modes))
        for seat, (name, mode) in modes.items():
            menu = self.coach_menu
            if len(modes) > 1:
                menu = self.coach_menu.addMenu("")
                title_menu(menu, name)
            group = QActionGroup(menu)
            for each in CoachMode:
                action = QAction(escape_menu_text(mode_text(each)), menu, checkable=True, checked=each is mode)
                action.setData(each.value)
                group.addAction(action)
                menu.addAction(action)
                action.triggered.connect(
                    lambda _checked=False, seat=seat, each=each: self.coach_mode_chosen.emit(seat, each)
                )

    def _make_seat_menu(self, number: int, seat: Seat, bots: Sequence[str]) -> QMenu:
        menu = QMenu(self)
        group = QActionGroup(menu)
        for player in (PERSON, *bots):
            words = escape_menu_text(self.player_text(player))
            action = QAction(words, menu, checkable=True, checked=player == seat.player)
            action.setData(player)
            group.addAction(action)
            menu.addAction(action)
            action.triggered.connect(lambda _checked=False, player=player: self.player_chosen.emit(number, player))
        title = self.tr("{name}: {player}").format(name=seat.name, player=self.player_text(seat.player))
        title_menu(menu, title)
        self.addMenu(menu)
        return menu

    def player_text(self, player: str) -> str:
        """Returns the text for a player: "Person", or the bot's name in the current language."""
        return self.tr("Person") if player == PERSON else bot_name(player, self._texts)

    @override
    def retranslate(self) -> None:
        title_menu(self, self.tr("Players"))
        self.hint.setText(self.tr("Hint"))
        self.why.setText(self.tr("Why did the bot do that?"))
        self.pause.setText(self.tr("Pause the bots"))
        title_menu(self.coach_menu, self.tr("Coach"))
        title_menu(self.pace_menu, self.tr("Speed of the bots"))
        self._paces["at_once"].setText(self.tr("At once"))
        self._paces["fast"].setText(self.tr("Fast"))
        self._paces["normal"].setText(self.tr("Normal"))
        self._paces["slow"].setText(self.tr("Slow"))

    def _add_action(self, window: QWidget, key: str) -> QAction:
        action = QAction(self)
        action.setShortcut(QKeySequence(key))
        window.addAction(action)
        return action


class PlayerControls(QObject):
    """Menu of the players, the coach's mark, and buttons of the prompt for hints and for pausing the bots.

    All matches of a game share these controls. Without a match they are disabled.
    """

    def __init__(
        self, look: Look, settings: Settings, texts: BotTexts, prompt: PromptStrip[M], menus: Menus, window: QWidget
    ) -> None:
        super().__init__(window)
        self._window = window
        self._main_menu = menus.menus["main"]
        self.menu = PlayersMenu(window, texts)
        self.hint_button = IconButton(look, "hint", "icon", on_click=self.menu.hint.trigger)
        self.pause_button = IconButton(look, "pause", "icon", on_click=self.menu.pause.trigger)
        self.coach_mark = CoachMarkLabel()
        for tool in (self.coach_mark, self.hint_button, self.pause_button):
            prompt.add_tool(tool)
        self._main_menu.insertMenu(menus.menus["view"].menuAction(), self.menu)
        self.menu.pace_chosen.connect(lambda pace: setattr(settings, "bot_pace", pace))
        self.menu.show_pace(settings.bot_pace)
        self.disable()

    def disable(self) -> None:
        """Disables the menu and its keyboard shortcuts, and hides the buttons."""
        menu = self.menu
        menu.pause.setChecked(False)
        for action in (menu.menuAction(), menu.hint, menu.why, menu.pause):
            action.setEnabled(False)
        self.coach_mark.hide()
        self.hint_button.setEnabled(False)
        self.hint_button.hide()
        self.pause_button.hide()

    def close(self) -> None:
        """Removes the menu and its keyboard shortcuts. Call this before another game is shown."""
        self._main_menu.removeAction(self.menu.menuAction())
        for action in (self.menu.hint, self.menu.why, self.menu.pause):
            self._window.removeAction(action)
            action.deleteLater()
        self.menu.deleteLater()
        self.deleteLater()
