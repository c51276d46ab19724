"""Finds parts of a window that do not lie where they belong: outside of their parents, over each other, cut off or squeezed."""

from itertools import combinations

from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QPicture, QRegion
from PySide6.QtWidgets import (
    QAbstractScrollArea,
    QFrame,
    QHeaderView,
    QLabel,
    QStackedWidget,
    QTableView,
    QWidget,
)

from haspelknecht_qt.table.view import TableView
from haspelknecht_qt.ui.match.hand_over import HandOverScreen
from haspelknecht_qt.ui.widgets.banner import Banner
from haspelknecht_qt.ui.widgets.basics import FocusRing
from tests.translations.fitting import cut_off

SLACK = 1
"""Pixels: positions are rounded."""
STROKE = 3
"""Pixels: the rectangle of a painting counts half the width of its broadest line on every side."""
SQUEEZE = 3
"""Pixels that a widget may be smaller than it should be: the texts of all widgets are measured, too."""


def faults(window):
    """Sentences about the parts of a window or dialog that do not lie where they belong."""
    found = cut_off(window)
    for widget in [window, *window.findChildren(QWidget)]:
        if seen(widget, window):
            found += [
                f"{named(widget)} {why}"
                for why in (*_painting(widget), *_place(widget, window), *_children(widget), *_cells(widget))
            ]
    return found


def seen(widget, window):
    """Whether a widget belongs to this window, is shown in it, and lies in nothing without a size."""
    if not widget.isVisible() or widget.window() is not window.window():
        return False
    while widget is not None and not widget.size().isEmpty():
        if widget is window:
            return True
        widget = widget.parentWidget()
    return False


def named(widget):
    """Returns the names of a widget's class and of the classes that it lies in."""
    names = []
    while widget is not None:
        names.append(type(widget).__name__)
        widget = None if widget.isWindow() else widget.parentWidget()
    return " in ".join(names[:4])


def painted(widget):
    """The rectangle of all that a widget itself paints, also outside of it, where a screen would cut it off."""
    picture = QPicture()
    widget.render(picture, QPoint(), QRegion(), QWidget.RenderFlag(0))
    return picture.boundingRect()


def paints_itself(widget):
    """Whether a widget has a painting of the program's own. The picture of a banner is larger, and cut off on purpose."""
    kind = type(widget)
    return (
        "paintEvent" in vars(kind)
        and kind.__module__.startswith("haspelknecht_qt")
        and not isinstance(widget, QAbstractScrollArea | Banner)
    )


def _painting(widget):
    if paints_itself(widget):
        outside = painted(widget)
        if not outside.isEmpty() and not grown(widget.rect(), STROKE).contains(outside):
            yield f"paints {outside} in {widget.rect()}"


def _cells(widget):
    """Rows, columns and headings of a table that are smaller than what stands in them."""
    if not isinstance(widget, QTableView):
        return
    headings = widget.horizontalHeader()
    if headings.isVisible() and headings.height() < headings.sizeHint().height() - SQUEEZE:
        yield f"has headings {headings.height()} high, needs {headings.sizeHint().height()}"
    for column in range(widget.model().columnCount()):
        # A column that takes the rest of the width wraps its texts, or tells them whole to a pointer that rests.
        if headings.sectionResizeMode(column) is QHeaderView.ResizeMode.Stretch or widget.isColumnHidden(column):
            continue
        if widget.columnWidth(column) < widget.sizeHintForColumn(column) - SQUEEZE:
            yield f"has column {column} {widget.columnWidth(column)} wide, needs {widget.sizeHintForColumn(column)}"
    for row in range(widget.model().rowCount()):
        if not widget.isRowHidden(row) and widget.rowHeight(row) < widget.sizeHintForRow(row) - SQUEEZE:
            yield f"has row {row} {widget.rowHeight(row)} high, needs {widget.sizeHintForRow(row)}"


def _place(widget, window):
    """What is wrong with the place of a widget in its parent, and with its size."""
    parent = widget.parentWidget()
    if widget is window or widget.isWindow() or parent is None:
        return
    if scrolled(widget):
        return
    if not grown(parent.rect()).contains(widget.geometry()):
        yield f"at {widget.geometry()} is outside of {parent.size()}"
    if parent.layout() is not None and parent.layout().indexOf(widget) >= 0:
        smallest = widget.minimumSizeHint().boundedTo(widget.maximumSize())
        if widget.width() < smallest.width() - SQUEEZE or widget.height() < smallest.height() - SQUEEZE:
            yield f"has {widget.size()}, needs {smallest}"


def _children(widget):
    """Children of a widget that overlap. The table lies below all that floats over it, and a cover over the table."""
    if isinstance(widget, QStackedWidget) or (
        isinstance(widget, QAbstractScrollArea) and not isinstance(widget, TableView)
    ):
        return
    inner = [child for child in widget.children() if isinstance(child, QWidget) and child.isVisible()]
    inner = [
        child
        for child in inner
        if not child.isWindow() and not isinstance(child, FocusRing | TableView | HandOverScreen)
    ]
    if isinstance(widget, TableView):
        inner.remove(widget.viewport())
    for one, other in combinations(inner, 2):
        common = filled(one).intersected(filled(other))
        if (
            common.width() > SLACK
            and common.height() > SLACK
            and not (_is_behind(one, other) or _is_behind(other, one))
        ):
            yield f"has {named(one)} at {one.geometry()} over {named(other)} at {other.geometry()}"


def _is_behind(frame, widget):
    """Whether a widget lies on a plain frame, which is the ground of a row or a column."""
    return type(frame) is QFrame and not frame.children() and grown(frame.geometry()).contains(widget.geometry())


def filled(widget):
    """The rectangle of a widget in its parent, without the margins of a label: a picture may stand there."""
    return widget.contentsRect().translated(widget.pos()) if isinstance(widget, QLabel) else widget.geometry()


def scrolled(widget):
    """Whether a widget is part of an area that scrolls: what lies outside of it is reached by scrolling."""
    parent = widget.parentWidget()
    return isinstance(parent.parentWidget(), QAbstractScrollArea) and parent.parentWidget().viewport() is parent


def grown(rect, by=SLACK):
    return QRect(rect).adjusted(-by, -by, by, by)
