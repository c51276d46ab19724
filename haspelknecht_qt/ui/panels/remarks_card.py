"""The card at the foot of the moves: what is worth a thought before the plan is confirmed."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from haspelknecht_qt.table.typography import Role
from haspelknecht_qt.ui.contracts import Remark
from haspelknecht_qt.ui.widgets.retranslated import Retranslated
from haspelknecht_qt.ui.window.look import Look

_ICONS = {"lock": ("lock", "stop"), "warn": ("warn", "warn"), "hint": ("hint", "ink2")}
_MOST = 4
"""More remarks than these would take the moves their room; the weightiest come first."""


class RemarksCard(Retranslated, QFrame):
    """A title and a few remarks, each with the id of its rule. Hidden while there are none."""

    rule_wanted = Signal(str)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._shown: tuple[Remark, ...] = ()
        self.setProperty("surface", "card")
        self.title = QLabel()
        self.title.setProperty("role", "name")
        self._page = QWidget()
        self._grid = QGridLayout(self._page)
        self._grid.setColumnStretch(1, 1)
        self._column = QVBoxLayout(self)
        self._column.addWidget(self.title)
        self._column.addWidget(self._page)
        look.changed.connect(self._apply_style)
        self._apply_style()
        self.retranslate()
        self.hide()

    def show_remarks(self, advice: Sequence[Remark]) -> None:
        """Shows the first of these remarks, or hides if there are none."""
        shown = tuple(advice[:_MOST])
        if shown != self._shown:
            self._shown = shown
            self._fill()
        self.setVisible(bool(shown))

    def retranslate(self) -> None:
        """Says the title again and forgets the remarks: they come anew with the next ones shown."""
        self.title.setText(self.tr("Before you confirm"))
        self._shown = ()

    def _fill(self) -> None:
        while (item := self._grid.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        for place, advice in enumerate(self._shown):
            self._add(place, advice)

    def _add(self, place: int, advice: Remark) -> None:
        icon = QLabel()
        name, colour = _ICONS[advice.kind]
        icon.setPixmap(self._look.icon_pixmap(name, colour, 17))
        words = QWidget()
        column = QVBoxLayout(words)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        for role, said in (("strong", advice.headline), ("caption", advice.text)):
            label = QLabel(said)
            label.setProperty("role", role)
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setWordWrap(True)
            column.addWidget(label)
        self._grid.addWidget(icon, place, 0, Qt.AlignmentFlag.AlignTop)
        self._grid.addWidget(words, place, 1)
        self._grid.addWidget(self._rule_button(advice.rule), place, 2, Qt.AlignmentFlag.AlignTop)

    def _rule_button(self, rule: str) -> QPushButton:
        button = QPushButton(rule)
        button.setProperty("kind", "quiet")
        button.setStyleSheet(
            f"QPushButton {{ color: {self._look.theme['go']}; border: none; padding: 0 {self._look.px(3)}px; min-height: 0; }}"
        )
        button.setFont(self._look.font(Role.BODY_STRONG))
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.setCursor(Qt.CursorShape.PointingHandCursor)
        button.setToolTip(self.tr("Read rule {rule}").format(rule=rule))
        button.setAccessibleName(self.tr("Read rule {rule}").format(rule=rule))
        button.clicked.connect(lambda _checked=False: self.rule_wanted.emit(rule))
        return button

    def _apply_style(self) -> None:
        px = self._look.px
        self._column.setContentsMargins(px(12), px(8), px(10), px(10))
        self._column.setSpacing(px(6))
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(px(8))
        self._grid.setVerticalSpacing(px(8))
        self._fill()
