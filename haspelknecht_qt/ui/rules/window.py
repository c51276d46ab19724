"""The rulebook in a window of its own."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QDialog, QVBoxLayout, QWidget

from haspelknecht_qt.games.haspelknecht.components import Components
from haspelknecht_qt.ui.rules.view import RulesView
from haspelknecht_qt.ui.widgets.basics import FocusRing
from haspelknecht_qt.ui.window.look import Look


class RulesWindow(QDialog):
    """A window with the rulebook; the table can be played while it is open."""

    def __init__(self, look: Look, components: Components, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setModal(False)
        self.setWindowFlag(Qt.WindowType.WindowContextHelpButtonHint, on=False)
        self.view = RulesView(look, components)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.view)
        FocusRing(self, look)
        self.resize(self.view.sizeHint())
        self._retranslate()

    def open_rule(self, rule_id: str) -> None:
        """Shows a rule, and the window in front. Raises KeyError for a rule that there is not."""
        self.view.open(rule_id)
        self.show()
        self.raise_()
        self.activateWindow()

    def changeEvent(self, event: QEvent) -> None:
        """Says its title in the new language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()

    def _retranslate(self) -> None:
        self.setWindowTitle(self.tr("The rules of Haspelknecht"))
