"""Drop-down lists."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPaintEvent, QShowEvent
from PySide6.QtWidgets import QComboBox, QLabel, QStyle, QStyleOptionComboBox, QStylePainter

from haspelknecht_qt.core.override import override
from haspelknecht_qt.table.typography import TextRole
from haspelknecht_qt.ui.widgets.elided import narrowed_font
from haspelknecht_qt.ui.window.look import Look


class DropDown(QComboBox):
    """Drop-down list with the arrow icon of the program."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        # On Linux, Qt tells screen readers the chosen item as name. Only a label beside the list says what is chosen.
        self._spoken_label = QLabel()
        self._spoken_label.setTextFormat(Qt.TextFormat.PlainText)
        self._spoken_label.setBuddy(self)
        # Otherwise it would keep the width for the items and the font with which it was shown first.
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        look.changed.connect(self.update)

    def fitting_font(self) -> QFont:
        """Returns a font small enough for the longest item to fit into the field.

        Where the player's own font would be too small to read, this is the font of the program.
        """
        option = QStyleOptionComboBox()
        self.initStyleOption(option)
        field = QStyle.SubControl.SC_ComboBoxEditField
        room = self.style().subControlRect(QStyle.ComplexControl.CC_ComboBox, option, field, self).width()
        items = [self.itemText(place) for place in range(self.count())]
        longest = max(items, key=self.fontMetrics().horizontalAdvance, default="")
        font = narrowed_font(self.font(), longest, room)
        if QFontMetrics(font).horizontalAdvance(longest) <= room:
            return font
        return narrowed_font(self._look.typography.font(TextRole.BODY, self._look.scale), longest, room)

    @override
    def showPopup(self) -> None:
        frame = self.view().parentWidget()
        if frame is not None and not frame.styleSheet():
            # Qt applies the style sheet of the program to this frame only if the frame has one itself.
            frame.setStyleSheet("QComboBoxPrivateContainer {}")
        super().showPopup()

    @override
    def setAccessibleName(self, name: str) -> None:
        super().setAccessibleName(name)
        self._spoken_label.setText(name.replace("&", "&&"))

    @override
    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        # The label stays hidden. Qt looks for it among the children of the parent.
        if self._spoken_label.parentWidget() is not self.parentWidget():
            self._spoken_label.setParent(self.parentWidget())

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        style_painter = QStylePainter(self)
        option = QStyleOptionComboBox()
        self.initStyleOption(option)
        style_painter.drawComplexControl(QStyle.ComplexControl.CC_ComboBox, option)
        style_painter.setFont(self.fitting_font())
        style_painter.drawControl(QStyle.ControlElement.CE_ComboBoxLabel, option)
        style_painter.end()
        picture = self._look.icon_pixmap("chevron_down", "ink2" if self.isEnabled() else "ink3", 15)
        painter = QPainter(self)
        size = picture.deviceIndependentSize()
        left, top = self.width() - size.width() - self._look.px(9), (self.height() - size.height()) / 2
        painter.drawPixmap(QPointF(left, top), picture)
