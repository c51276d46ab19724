"""The rulebook in a window of its own, over a dialog that one can come back to."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QDialog, QVBoxLayout, QWidget

from haspelknecht_qt.ui.rules.rule_markup import Printed
from haspelknecht_qt.ui.rules.texts import RuleTextsByLanguage
from haspelknecht_qt.ui.rules.view import RulesView
from haspelknecht_qt.ui.widgets.basics import FocusRing, IconButton
from haspelknecht_qt.ui.widgets.dialogs import foot_of, within_reach
from haspelknecht_qt.ui.widgets.retranslated import Retranslated
from haspelknecht_qt.ui.window.look import Look


class RulesWindow(Retranslated, QDialog):
    """Opens at a rule; Esc or the button leads back."""

    def __init__(
        self,
        look: Look,
        rule_texts: RuleTextsByLanguage,
        printed: Printed,
        rule: str,
        marks: tuple[str, ...],
        parent: QWidget,
    ) -> None:
        """`marks` are those of `RuleMarkup.marks` that are followed. Raises KeyError for a rule that there is not."""
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._look = look
        self.view = RulesView(look, rule_texts, printed)
        self.view.follow(marks, printed)
        self.view.open(rule)
        foot, row = foot_of(look, side=24)
        self.close_button = IconButton(look, "", "primary")
        self.close_button.setDefault(True)
        self.close_button.clicked.connect(self.reject)
        row.addStretch(1)
        row.addWidget(self.close_button)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.view, 1)
        column.addWidget(foot)
        self.retranslate()
        self.resize(self.sizeHint())
        FocusRing(self, look)
        self.close_button.setFocus()

    def sizeHint(self) -> QSize:
        """Room for contents and page side by side, as far as there is any."""
        return within_reach(self, QSize(self._look.px(960), self._look.px(680)))

    def retranslate(self) -> None:
        """Says everything in the language of the moment."""
        self.setWindowTitle(self.tr("Rules"))
        self.close_button.setText(self.tr("Back"))
