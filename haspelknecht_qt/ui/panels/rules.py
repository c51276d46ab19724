"""The rules as a page of the side panel."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property

from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from haspelknecht_qt.ui.rules.view import RulesView


class RulesPanel(QWidget):
    """The rules, which `make` makes when they are first looked at: to read and lay them out would only hold up the start of a game."""

    def __init__(self, make: Callable[[], RulesView]) -> None:
        super().__init__()
        self._make = make
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)

    @property
    def is_made(self) -> bool:
        """Whether they have been looked at."""
        return "view" in vars(self)

    @cached_property
    def view(self) -> RulesView:
        """The rules themselves."""
        view = self._make()
        self._column.addWidget(view)
        return view

    def showEvent(self, event: QShowEvent) -> None:
        """They are looked at."""
        self.view.show()
        super().showEvent(event)
