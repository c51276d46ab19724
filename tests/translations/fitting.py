"""Finds texts of a window that are cut off, because their widgets are too small."""

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import (
    QAbstractButton,
    QCheckBox,
    QDialog,
    QLabel,
    QLineEdit,
    QPushButton,
    QScrollArea,
    QStyle,
    QStyleOptionButton,
    QStyleOptionComboBox,
    QWidget,
)

from haspelknecht_qt.ui.review.bar import ReplayBar
from haspelknecht_qt.ui.widgets.drop_down import DropDown
from haspelknecht_qt.ui.widgets.elided import ElidedLabel
from haspelknecht_qt.ui.window.side_panel import RailButton

SLACK = 1
"""Tolerance in pixels, because widths are rounded."""


def cut_off(window):
    """Returns a line for each text that is cut off in a window."""
    found = []
    for widget in window.findChildren(QWidget):
        if _is_seen(widget, window):
            found += [f"{type(widget).__name__} {_text_of(widget)!r}: {fault}" for fault in _faults(widget) if fault]
    return found


def _is_seen(widget, window):
    """Whether a widget is shown, and neither the widget nor a parent is without size."""
    while widget is not window:
        if not widget.isVisibleTo(window) or widget.size().isEmpty():
            return False
        widget = widget.parentWidget()
    return True


def _faults(widget):
    return _size_fault(widget), _position_fault(widget)


def _text_of(widget):
    if isinstance(widget, ElidedLabel):
        return widget.full_text
    return widget.text() if isinstance(widget, QLabel | QAbstractButton | QLineEdit) else widget.objectName()


def _size_fault(widget):
    match widget:
        case ElidedLabel() if any(bar.isAncestorOf(widget) for bar in widget.window().findChildren(ReplayBar)):
            # Texts of events may have any length: they are wrapped, or the tooltip shows the whole text.
            is_whole = widget.text().split() == widget.full_text.split()
            return "" if is_whole or widget.toolTip() == widget.full_text else "told nowhere"
        case ElidedLabel():
            # A wrapped line is complete; only dots replace words.
            is_whole = widget.text().split() == widget.full_text.split()
            return "" if is_whole else f"shown as {widget.text()!r}"
        case RailButton() if widget.text():
            return _lack_of_room(
                QFontMetrics(widget.word_font()).horizontalAdvance(widget.text()), widget.width(), "wide"
            )
        case QLabel() if widget.text() and widget.wordWrap():
            return _wrapped_label_fault(widget)
        case QLabel() if widget.text():
            return _lack_of_room(widget.sizeHint().width(), widget.width(), "wide")
        case QPushButton() if widget.text():
            return _button_fault(widget)
        case QCheckBox() if widget.text():
            return _lack_of_room(widget.sizeHint().width(), widget.width(), "wide")
        case QScrollArea() if widget.horizontalScrollBarPolicy() == Qt.ScrollBarPolicy.ScrollBarAlwaysOff:
            return _lack_of_room(widget.widget().width(), widget.viewport().width(), "wide")
        case DropDown() if widget.count():
            return _drop_down_fault(widget)
        case QLineEdit() if widget.placeholderText() and not widget.text():
            inside = widget.contentsRect().width() - 2 * widget.style().pixelMetric(
                QStyle.PixelMetric.PM_DefaultFrameWidth
            )
            return _lack_of_room(
                QFontMetrics(widget.font()).horizontalAdvance(widget.placeholderText()), inside, "wide"
            )
        case _:
            return ""


def _lack_of_room(wanted, there, what):
    return f"{wanted} {what}, room for {there}" if wanted > there + SLACK else ""


def _wrapped_label_fault(label):
    inside = label.contentsRect().width()
    metrics = QFontMetrics(label.font())
    longest = max(map(metrics.horizontalAdvance, label.text().split()), default=0)
    return _lack_of_room(longest, inside, "wide") or _lack_of_room(
        label.heightForWidth(label.width()), label.height(), "high"
    )


def _button_fault(button):
    option = QStyleOptionButton()
    button.initStyleOption(option)
    inside = button.style().subElementRect(QStyle.SubElement.SE_PushButtonContents, option, button)
    flags = Qt.TextFlag.TextShowMnemonic
    words = QFontMetrics(button.font()).size(flags, button.text())
    icon = button.iconSize().width() + 4 if not button.icon().isNull() else 0
    return _lack_of_room(words.width() + icon, inside.width(), "wide") or _lack_of_room(
        words.height(), button.height(), "high"
    )


def _drop_down_fault(choice):
    option = QStyleOptionComboBox()
    choice.initStyleOption(option)
    inside = choice.style().subControlRect(
        QStyle.ComplexControl.CC_ComboBox, option, QStyle.SubControl.SC_ComboBoxEditField, choice
    )
    widest = max(
        QFontMetrics(choice.fitting_font()).horizontalAdvance(choice.itemText(place)) for place in range(choice.count())
    )
    return _lack_of_room(widest, inside.width(), "wide")


def _position_fault(widget):
    """Fault of a widget with text that exceeds its parent, or an empty text."""
    parent = widget.parentWidget()
    if not isinstance(widget, QLabel | QAbstractButton | QLineEdit) or parent is None or not _text_of(widget):
        return ""
    if isinstance(parent.parentWidget(), QScrollArea) or widget.isWindow() or isinstance(widget, QDialog):
        return ""
    room = QRect(0, 0, parent.width(), parent.height()).adjusted(-SLACK, -SLACK, SLACK, SLACK)
    return "" if room.contains(widget.geometry()) else f"at {widget.geometry()}, outside {parent.size()}"
