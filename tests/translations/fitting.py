"""Finds what is cut off in a window: texts in widgets that are too small for them."""

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
"""Pixels: widths are rounded."""


def cut_off(window):
    """Returns a line for each text that is cut off in a window."""
    found = []
    for widget in window.findChildren(QWidget):
        if _is_seen(widget, window):
            found += [f"{type(widget).__name__} {_words(widget)!r}: {why}" for why in _all_whys(widget) if why]
    return found


def _is_seen(widget, window):
    """Whether it is shown, and nothing that it lies in has no size."""
    while widget is not window:
        if not widget.isVisibleTo(window) or widget.size().isEmpty():
            return False
        widget = widget.parentWidget()
    return True


def _all_whys(widget):
    return _why(widget), _outside(widget)


def _words(widget):
    if isinstance(widget, ElidedLabel):
        return widget.full_text
    return widget.text() if isinstance(widget, QLabel | QAbstractButton | QLineEdit) else widget.objectName()


def _why(widget):
    match widget:
        case ElidedLabel() if any(bar.isAncestorOf(widget) for bar in widget.window().findChildren(ReplayBar)):
            # Texts of events may have any length: they are wrapped, or the tooltip shows the whole text.
            is_whole = widget.text().split() == widget.full_text.split()
            return "" if is_whole or widget.toolTip() == widget.full_text else "told nowhere"
        case ElidedLabel():
            # A line that is wrapped is whole: only dots replace words.
            is_whole = widget.text().split() == widget.full_text.split()
            return "" if is_whole else f"shown as {widget.text()!r}"
        case RailButton() if widget.text():
            return _missing(QFontMetrics(widget.word_font()).horizontalAdvance(widget.text()), widget.width(), "wide")
        case QLabel() if widget.text() and widget.wordWrap():
            return _why_wrapped(widget)
        case QLabel() if widget.text():
            return _missing(widget.sizeHint().width(), widget.width(), "wide")
        case QPushButton() if widget.text():
            return _why_button(widget)
        case QCheckBox() if widget.text():
            return _missing(widget.sizeHint().width(), widget.width(), "wide")
        case QScrollArea() if widget.horizontalScrollBarPolicy() == Qt.ScrollBarPolicy.ScrollBarAlwaysOff:
            return _missing(widget.widget().width(), widget.viewport().width(), "wide")
        case DropDown() if widget.count():
            return _why_choice(widget)
        case QLineEdit() if widget.placeholderText() and not widget.text():
            inside = widget.contentsRect().width() - 2 * widget.style().pixelMetric(
                QStyle.PixelMetric.PM_DefaultFrameWidth
            )
            return _missing(QFontMetrics(widget.font()).horizontalAdvance(widget.placeholderText()), inside, "wide")
        case _:
            return ""


def _missing(wanted, there, what):
    return f"{wanted} {what}, room for {there}" if wanted > there + SLACK else ""


def _why_wrapped(label):
    inside = label.contentsRect().width()
    metrics = QFontMetrics(label.font())
    longest = max(map(metrics.horizontalAdvance, label.text().split()), default=0)
    return _missing(longest, inside, "wide") or _missing(label.heightForWidth(label.width()), label.height(), "high")


def _why_button(button):
    option = QStyleOptionButton()
    button.initStyleOption(option)
    inside = button.style().subElementRect(QStyle.SubElement.SE_PushButtonContents, option, button)
    flags = Qt.TextFlag.TextShowMnemonic
    words = QFontMetrics(button.font()).size(flags, button.text())
    icon = button.iconSize().width() + 4 if not button.icon().isNull() else 0
    return _missing(words.width() + icon, inside.width(), "wide") or _missing(words.height(), button.height(), "high")


def _why_choice(choice):
    option = QStyleOptionComboBox()
    choice.initStyleOption(option)
    inside = choice.style().subControlRect(
        QStyle.ComplexControl.CC_ComboBox, option, QStyle.SubControl.SC_ComboBoxEditField, choice
    )
    widest = max(
        QFontMetrics(choice.fitting_font()).horizontalAdvance(choice.itemText(place)) for place in range(choice.count())
    )
    return _missing(widest, inside.width(), "wide")


def _outside(widget):
    """Whether a widget with words sticks out of what it lies in."""
    parent = widget.parentWidget()
    if not isinstance(widget, QLabel | QAbstractButton | QLineEdit) or parent is None or not _words(widget):
        return ""
    if isinstance(parent.parentWidget(), QScrollArea) or widget.isWindow() or isinstance(widget, QDialog):
        return ""
    room = QRect(0, 0, parent.width(), parent.height()).adjusted(-SLACK, -SLACK, SLACK, SLACK)
    return "" if room.contains(widget.geometry()) else f"at {widget.geometry()}, outside {parent.size()}"
