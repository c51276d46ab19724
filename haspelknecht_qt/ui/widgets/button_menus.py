"""Menus that buttons open."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QMenu, QWidget


def open_button_menu(menu: QMenu, button: QWidget, *, above: bool = False) -> None:
    """Opens a menu below or above its button."""
    # When a menu opens, Qt tells the button that the pointer has left it, but does not paint the button again. Without
    # this it would stay highlighted after the menu is closed.
    menu.aboutToHide.connect(button.update, Qt.ConnectionType.SingleShotConnection)
    y = -menu.sizeHint().height() if above else button.height()
    menu.popup(button.mapToGlobal(QPoint(0, y)))
