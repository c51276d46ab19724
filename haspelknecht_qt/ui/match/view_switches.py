"""View switches: options for showing a game's table, in the menu View. Their states are stored for each game."""

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
    """Switch for the way in which a game's table is shown.

    `key` is part of the switch's key in the settings. `text` returns its text in the current language. `apply_state`
    applies its state to the table.
    """

    key: str
    text: Callable[[], str]
    default: bool
    apply_state: Callable[[bool], None]


class ViewSwitches(QObject):
    """View switches of a game, as actions of the menu View. Each change calls `show_again` to repaint the table."""

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
        self._menu = menus.menus["view"]
        self._show_again = show_again
        self.actions: dict[str, QAction] = {}
        self._menu_entries: list[QAction] = [self._menu.addSeparator()] if choices else []
        for choice in self._choices:
            action = self.actions[choice.key] = QAction(self, checkable=True)
            # A stored text other than on and off counts as the default.
            stored = settings.text(self._setting_key(choice))
            action.setChecked(stored == ON if stored in {ON, OFF} else choice.default)
            choice.apply_state(action.isChecked())
            action.toggled.connect(lambda on, choice=choice: self._set_state(choice, on=on))
            self._menu.addAction(action)
            self._menu_entries.append(action)
        self.retranslate()

    def retranslate(self) -> None:
        """Shows all texts in the current language."""
        for choice in self._choices:
            self.actions[choice.key].setText(choice.text())

    def close(self) -> None:
        """Removes the switches from the menu before another game is shown."""
        for action in self._menu_entries:
            self._menu.removeAction(action)
            action.deleteLater()
        self._menu_entries.clear()

    def _setting_key(self, choice: ViewSwitch) -> str:
        return f"view/{self._game}_{choice.key}"

    def _set_state(self, choice: ViewSwitch, *, on: bool) -> None:
        self._settings.set_text(self._setting_key(choice), ON if on else OFF)
        choice.apply_state(on)
        self._show_again()
