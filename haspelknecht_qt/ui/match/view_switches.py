"""What else a game lets its players choose about the view: switches in the menu, remembered for each game."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from attrs import frozen
from PySide6.QtCore import QObject
from PySide6.QtGui import QAction

from haspelknecht_qt.ui.window.menus import Menus
from haspelknecht_qt.ui.window.settings import Settings

ON, OFF = "on", "off"


@frozen
class ViewSwitch:
    """A switch: its key in the settings, what it says in the language of the moment, how it stands at first, and what carries it out."""

    key: str
    words: Callable[[], str]
    default: bool
    carry_out: Callable[[bool], None]


class ViewSwitches(QObject):
    """The switches of a game in the menu of the view, as long as the game is up. `show_again` shows the table after a change."""

    def __init__(
        self,
        game: str,
        choices: Sequence[ViewSwitch],
        settings: Settings,
        menus: Menus,
        show_again: Callable[[], None],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._game = game
        self._choices = tuple(choices)
        self._settings = settings
        self._menu = menus.view
        self._show_again = show_again
        self.actions: dict[str, QAction] = {}
        self._all: list[QAction] = [self._menu.addSeparator()] if choices else []
        for choice in self._choices:
            action = self.actions[choice.key] = QAction(self)
            action.setCheckable(True)
            action.setChecked(self._remembered(choice))
            choice.carry_out(action.isChecked())
            action.toggled.connect(lambda on, choice=choice: self._choose(choice, on=on))
            self._menu.addAction(action)
            self._all.append(action)
        self.retranslate()

    def retranslate(self) -> None:
        """Says everything in the language of the moment."""
        for choice in self._choices:
            self.actions[choice.key].setText(choice.words())

    def close(self) -> None:
        """Leaves the menu to another game."""
        for action in self._all:
            self._menu.removeAction(action)
            action.deleteLater()
        self._all.clear()

    def _setting(self, choice: ViewSwitch) -> str:
        return f"view/{self._game}_{choice.key}"

    def _remembered(self, choice: ViewSwitch) -> bool:
        """How it stood last; text that is neither on nor off counts as the default."""
        text = self._settings.text(self._setting(choice))
        return text == ON if text in {ON, OFF} else choice.default

    def _choose(self, choice: ViewSwitch, *, on: bool) -> None:
        self._settings.set_text(self._setting(choice), ON if on else OFF)
        choice.carry_out(on)
        self._show_again()
