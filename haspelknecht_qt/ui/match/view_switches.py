"""View switches: options in the menu View for the display of a game's table. They are stored in the settings."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction

from haspelknecht_qt.core.fast_attrs import frozen
from haspelknecht_qt.ui.window.menus import Menus
from haspelknecht_qt.ui.window.settings import Settings

ON, OFF = "on", "off"


@frozen
class ViewSwitch:
    """Option that changes how a game's table is shown.

    `key` is a part of its key in the settings. `text` returns its text in the current language. `apply_state` is called
    with True for on, and with False for off.
    """

    key: str
    text: Callable[[], str]
    default: bool
    apply_state: Callable[[bool], None]


class ViewSwitches(QObject):
    """View switches of a game in the menu View. Each change calls `show_again` to update the table."""

    def __init__(
        self,
        game: str,
        switches: Sequence[ViewSwitch],
        settings: Settings,
        menus: Menus,
        show_again: Callable[[], None],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._game = game
        self._switches = tuple(switches)
        self._settings = settings
        self._menu = menus.menus["view"]
        self._show_again = show_again
        self.actions: dict[str, QAction] = {}
        self._menu_entries: list[QAction] = [self._menu.addSeparator()] if switches else []
        for switch in self._switches:
            action = self.actions[switch.key] = QAction(self, checkable=True)
            # Any other stored text than ON or OFF counts as the default.
            stored = settings.text(self._setting_key(switch))
            action.setChecked(stored == ON if stored in {ON, OFF} else switch.default)
            switch.apply_state(action.isChecked())
            action.toggled.connect(lambda on, switch=switch: self._store_and_apply(switch, on=on))
            self._menu.addAction(action)
            self._menu_entries.append(action)
        self.retranslate()

    def retranslate(self) -> None:
        """Sets the texts of the actions in the current language."""
        for switch in self._switches:
            self.actions[switch.key].setText(switch.text())

    def close(self) -> None:
        """Removes the switches from the menu. Call this before another game is shown."""
        for action in self._menu_entries:
            self._menu.removeAction(action)
            action.deleteLater()
        self._menu_entries.clear()

    def _setting_key(self, switch: ViewSwitch) -> str:
        return f"view/{self._game}_{switch.key}"

    def _store_and_apply(self, switch: ViewSwitch, *, on: bool) -> None:
        self._settings.set_text(self._setting_key(switch), ON if on else OFF)
        switch.apply_state(on)
        self._show_again()
