"""Measures touch targets: the width and height of the hit area of each widget that can be clicked."""

from PySide6.QtCore import SIGNAL, QPoint, Qt
from PySide6.QtWidgets import QAbstractItemView, QApplication, QLineEdit, QScrollBar, QTabBar

from haspelknecht_qt.ui.window.touch import small_targets, target_at

CLICKS = (SIGNAL("clicked(QModelIndex)"), SIGNAL("doubleClicked(QModelIndex)"))
STEPS = ((1, 0), (-1, 0), (0, 1), (0, -1))


def hit_sizes(window, least):
    """Yields (name, width, height) of the targets in a window; buttons only if they are smaller than `least`."""
    for widget in small_targets(window):
        # Touch needs no scroll bar, and the keyboard can empty a field.
        if isinstance(widget, QScrollBar) or isinstance(widget.parent(), QLineEdit):
            continue
        if widget.visibleRegion().isEmpty() or min(widget.width(), widget.height()) >= least:
            continue
        if is_covered(widget):
            continue
        name = f"{type(widget).__name__} {widget.accessibleName() or getattr(widget, 'text', str)()!r}"
        yield name, *hit_size(window, widget, least)
    for bar in window.findChildren(QTabBar):
        for place in range(bar.count()) if bar.isVisible() else ():
            rect = bar.tabRect(place)
            yield f"tab {bar.tabText(place) or bar.tabToolTip(place)!r}", rect.width(), rect.height()
    for view in window.findChildren(QAbstractItemView):
        if not view.isVisible() or not any(view.receivers(signal) for signal in CLICKS):
            continue
        for row in range(view.model().rowCount()):
            index = view.model().index(row, 0)
            rect = view.visualRect(index)
            if index.flags() & Qt.ItemFlag.ItemIsSelectable and view.viewport().rect().contains(rect.center()):
                yield f"{type(view).__name__} row {row}", view.viewport().width(), rect.height()


def is_covered(widget):
    """Whether another widget, such as a card or a dialog, lies over the middle of a widget."""
    seen = QApplication.widgetAt(widget.mapToGlobal(widget.visibleRegion().boundingRect().center()))
    return seen is not widget and not widget.isAncestorOf(seen)


def hit_size(window, widget, least):
    """Width and height of the hit area of a widget, measured from its middle outwards."""
    seen = widget.visibleRegion().boundingRect()
    middle = widget.mapTo(window, seen.center())
    reach = []
    for dx, dy in STEPS:
        number = 0
        while number <= least and target_at(window, middle + QPoint(dx, dy) * (number + 1), least)[0] is widget:
            number += 1
        reach.append(number)
    return max(seen.width(), reach[0] + reach[1] + 1), max(seen.height(), reach[2] + reach[3] + 1)
