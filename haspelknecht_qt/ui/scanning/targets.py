"""Scan targets: the things in a window that the keyboard can reach, as a tree of groups."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import pairwise

from PySide6.QtCore import SIGNAL, QCoreApplication, QEvent, QModelIndex, QPersistentModelIndex, QPointF, QRect, Qt
from PySide6.QtGui import QAccessible, QAction, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSlider,
    QApplication,
    QComboBox,
    QDialog,
    QMenu,
    QScrollArea,
    QSpinBox,
    QTabBar,
    QTextBrowser,
    QWidget,
)

from haspelknecht_qt.core.fast_attrs import frozen
from haspelknecht_qt.table.accessible import AccessibleTree
from haspelknecht_qt.table.view import TableView

GROUP_SIZE = 6
"""Maximum number of targets that light up in turn before they are put into groups."""


@frozen
class ScanTarget:
    """A thing that lights up, or a group of them (`children`).

    `key` tells targets apart from one pass to the next. `name` returns the text for screen readers, `rect` the area in
    logical pixels of the screen. `reveal` scrolls the thing into view. `take` does what a click on it would do.
    """

    key: tuple[object, ...]
    name: Callable[[], str]
    rect: Callable[[], QRect]
    children: tuple[ScanTarget, ...] = ()
    take: Callable[[], None] = lambda: None
    reveal: Callable[[], None] = lambda: None


def targets_in(window: QWidget) -> tuple[ScanTarget, ...]:
    """Returns the targets of the top level in a window or an open menu: things and groups, at most `GROUP_SIZE`."""
    if isinstance(window, QMenu):
        return grouped([*_menu_targets(window), _close_target(window, window.close)])
    views = window.findChildren(QAbstractItemView) if window.windowType() == Qt.WindowType.Popup else []
    if views:
        return grouped([*_row_targets(views[0]), _close_target(window, window.close)])
    found = [target for widget in _reachable_widgets(window) if (target := _target_of(widget)) is not None]
    # The table comes first, not in a group with others: it is what a player wants most often.
    table = tuple(target for target in found if target.key[0] == "table")
    others = [target for target in found if target not in table]
    if isinstance(window, QDialog):
        others.append(_close_target(window, window.reject))
    return table + grouped(others, GROUP_SIZE - len(table))


def grouped(targets: Sequence[ScanTarget], most: int = GROUP_SIZE) -> tuple[ScanTarget, ...]:
    """Puts neighbouring targets into groups until at most `most` are left. Groups have about the same size."""
    while len(targets) > most:
        count = most if len(targets) <= most * GROUP_SIZE else -(-len(targets) // GROUP_SIZE)
        ends = [len(targets) * number // count for number in range(count + 1)]
        targets = [_group(targets[start:end]) for start, end in pairwise(ends)]
    return tuple(targets)


def _group(targets: Sequence[ScanTarget]) -> ScanTarget:
    if len(targets) == 1:
        return targets[0]

    def name() -> str:
        words = QCoreApplication.translate("Scanning", "From {first} to {last}")
        return words.format(first=targets[0].name(), last=targets[-1].name())

    def rect() -> QRect:
        around = QRect()
        for target in targets:
            around = around.united(target.rect())
        return around

    return ScanTarget(("group", targets[0].key), name, rect, tuple(targets), reveal=targets[0].reveal)


def _reachable_widgets(window: QWidget) -> Iterator[QWidget]:
    """Yields the widgets that Tab reaches, without those that something covers."""
    # Not with nextInFocusChain: PySide would delete the Python object of a widget along with the one before it.
    for widget in window.findChildren(QWidget):
        by_tab = Qt.FocusPolicy.TabFocus.value & widget.focusPolicy().value
        # A radio button that is not chosen is reached by the arrow keys.
        is_wanted = (by_tab or isinstance(widget, QAbstractButton)) and widget.isVisible() and widget.isEnabled()
        if is_wanted and widget.window() is window and not _is_covered(widget):
            yield widget


def _is_covered(widget: QWidget) -> bool:
    """Whether another widget lies over the middle of a widget. For one that is scrolled away, of its scroll area."""
    if isinstance(widget, TableView):
        # Cards may lie over the middle of a table. Its accessibility tree is empty while all of it is covered.
        return False
    shown = widget
    while shown.visibleRegion().isEmpty() and (parent := shown.parentWidget()) is not None:
        shown = parent
    found = QApplication.widgetAt(shown.mapToGlobal(shown.visibleRegion().boundingRect().center()))
    return found is None or not (found is shown or shown.isAncestorOf(found) or found.isAncestorOf(shown))


def _target_of(widget: QWidget) -> ScanTarget | None:
    """Returns the target for a widget; None for widgets that need more than one switch, such as text fields."""
    name = partial(_name_of, widget)
    if isinstance(widget, TableView):
        return _table_target(widget)
    if isinstance(widget, QAbstractButton):
        return _single(widget, name, widget.click)
    if isinstance(widget, QComboBox):
        return _single(widget, name, widget.showPopup)
    if isinstance(widget, QTabBar):
        return _with_children(widget, name, _tab_targets(widget))
    if isinstance(widget, QAbstractItemView):
        return _with_children(widget, name, list(_row_targets(widget)))
    if isinstance(widget, QSpinBox | QAbstractSlider):
        return _with_children(widget, name, _step_targets(widget))
    if isinstance(widget, QTextBrowser):
        return _single(widget, name, partial(_turn_page, widget))
    return None


def _single(widget: QWidget, name: Callable[[], str], take: Callable[[], None]) -> ScanTarget:
    key = (type(widget).__name__, id(widget))
    return ScanTarget(key, name, partial(_rect_of, widget), take=take, reveal=partial(_reveal, widget))


def _with_children(widget: QWidget, name: Callable[[], str], children: Sequence[ScanTarget]) -> ScanTarget | None:
    if not children:
        return None
    key = (type(widget).__name__, id(widget))
    rect, reveal = partial(_rect_of, widget), partial(_reveal, widget)
    return ScanTarget(key, name, rect, grouped(children), reveal=reveal)


def _table_target(view: TableView) -> ScanTarget | None:
    """Target for the table: its parts with something to choose, or the targets of the move that was begun."""
    tree = _tree(view)
    if tree is None:
        return None
    parts: list[ScanTarget] = []
    for part, elements in tree.choices_by_part():
        children = [_element_target(tree, element) for element in elements]
        group = _group(children)
        if group.children:
            group = ScanTarget(("part", part.id), partial(str, part.name), group.rect, grouped(children))
        parts.append(group)
    if not parts:
        return None
    selection = tree.table.selection
    if selection.path:
        cancel = QCoreApplication.translate("Scanning", "Cancel the choice")
        parts.append(ScanTarget(("cancel",), lambda: cancel, partial(_rect_of, view), take=selection.cancel))
    return ScanTarget(("table", id(view)), partial(_name_of, view), partial(_rect_of, view), grouped(parts))


def _tree(view: QWidget) -> AccessibleTree | None:
    found: AccessibleTree | None = view.findChild(AccessibleTree, options=Qt.FindChildOption.FindDirectChildrenOnly)
    return found


def _element_target(tree: AccessibleTree, element: str) -> ScanTarget:
    rect = partial(tree.screen_rect, element)
    return ScanTarget(("element", element), partial(tree.name, element), rect, take=partial(tree.press, element))


def _menu_targets(menu: QMenu) -> Iterator[ScanTarget]:
    for action in menu.actions():
        if action.isVisible() and action.isEnabled() and not action.isSeparator():
            yield ScanTarget(
                ("action", id(action)),
                partial(_action_name, action),
                partial(_action_rect, menu, action),
                take=partial(_take_action, menu, action),
            )


def _action_name(action: QAction) -> str:
    words = action.text().replace("&&", "\0").replace("&", "").replace("\0", "&")
    if action.isChecked():
        words = QCoreApplication.translate("Scanning", "{name}, chosen").format(name=words)
    return words


def _action_rect(menu: QMenu, action: QAction) -> QRect:
    rect = menu.actionGeometry(action)
    return QRect(menu.mapToGlobal(rect.topLeft()), rect.size())


def _take_action(menu: QMenu, action: QAction) -> None:
    """Opens the submenu of an entry, or triggers the entry and closes the menus."""
    menu.setActiveAction(action)
    if action.menu() is None:
        _send_key(menu, Qt.Key.Key_Return)


def _row_targets(view: QAbstractItemView) -> Iterator[ScanTarget]:
    model = view.model()
    for row in range(model.rowCount()):
        index = model.index(row, 0)
        flags = index.flags()
        if Qt.ItemFlag.ItemIsEnabled in flags and Qt.ItemFlag.ItemIsSelectable in flags:
            kept = QPersistentModelIndex(index)
            yield ScanTarget(
                ("row", id(view), row),
                partial(_row_name, kept),
                partial(_row_rect, view, kept),
                take=partial(_take_row, view, kept),
                reveal=partial(_show_row, view, kept),
            )


def _row_name(index: QPersistentModelIndex) -> str:
    spoken = index.data(Qt.ItemDataRole.AccessibleTextRole)
    return str(spoken or index.data(Qt.ItemDataRole.DisplayRole) or "")


def _row_rect(view: QAbstractItemView, index: QPersistentModelIndex) -> QRect:
    rect = view.visualRect(QModelIndex(index))  # type: ignore[call-overload]  # PySide converts it, the stub does not know
    rect.setRight(view.viewport().width())
    seen = rect.intersected(view.viewport().rect())
    return QRect(view.viewport().mapToGlobal(seen.topLeft()), seen.size())


def _show_row(view: QAbstractItemView, index: QPersistentModelIndex) -> None:
    _reveal(view)
    view.scrollTo(QModelIndex(index))  # type: ignore[call-overload]  # as above


def _take_row(view: QAbstractItemView, index: QPersistentModelIndex) -> None:
    """Clicks a row; twice, if a double click opens it."""
    _show_row(view, index)
    port = view.viewport()
    point = QPointF(port.mapFromGlobal(_row_rect(view, index).center()))
    press, release = QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonRelease
    kinds = [press, release]
    if view.receivers(SIGNAL("doubleClicked(QModelIndex)")):
        kinds += [QEvent.Type.MouseButtonDblClick, release]
    left, none = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton
    for kind in kinds:
        held = none if kind == release else left
        where = point, QPointF(port.mapToGlobal(point))
        QApplication.sendEvent(port, QMouseEvent(kind, *where, left, held, Qt.KeyboardModifier.NoModifier))


def _tab_targets(bar: QTabBar) -> list[ScanTarget]:
    def rect(place: int) -> QRect:
        return QRect(bar.mapToGlobal(bar.tabRect(place).topLeft()), bar.tabRect(place).size())

    def name(place: int) -> str:
        return bar.accessibleTabName(place) or bar.tabText(place) or bar.tabToolTip(place)

    return [
        ScanTarget(
            ("tab", id(bar), place),
            partial(name, place),
            partial(rect, place),
            take=partial(bar.setCurrentIndex, place),
        )
        for place in range(bar.count())
        if bar.isTabEnabled(place) and bar.isTabVisible(place)
    ]


def _step_targets(field: QSpinBox | QAbstractSlider) -> list[ScanTarget]:
    def step(by: int) -> None:
        field.setValue(field.value() + by * field.singleStep())

    rect = partial(_rect_of, field)
    less = QCoreApplication.translate("Scanning", "One step back")
    more = QCoreApplication.translate("Scanning", "One step forward")
    return [
        ScanTarget(("less", id(field)), lambda: less, rect, take=partial(step, -1)),
        ScanTarget(("more", id(field)), lambda: more, rect, take=partial(step, 1)),
    ]


def _turn_page(text: QTextBrowser) -> None:
    """Scrolls a text on by a page; at its end, back to its beginning."""
    bar = text.verticalScrollBar()
    bar.setValue(bar.minimum() if bar.value() == bar.maximum() else bar.value() + bar.pageStep())


def _close_target(window: QWidget, close: Callable[[], object]) -> ScanTarget:
    words = QCoreApplication.translate("Scanning", "Close")
    return ScanTarget(("close", id(window)), lambda: words, partial(_rect_of, window), take=lambda: _call(close))


def _call(act: Callable[[], object]) -> None:
    act()


def _send_key(widget: QWidget, key: Qt.Key) -> None:
    for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
        QApplication.sendEvent(widget, QKeyEvent(kind, key, Qt.KeyboardModifier.NoModifier))


def _name_of(widget: QWidget) -> str:
    return QAccessible.queryAccessibleInterface(widget).text(QAccessible.Text.Name)


def _rect_of(widget: QWidget) -> QRect:
    return QRect(widget.mapToGlobal(widget.rect().topLeft()), widget.size())


def _reveal(widget: QWidget) -> None:
    """Scrolls all scroll areas around a widget so that it is visible."""
    around = widget.parentWidget()
    while around is not None:
        if isinstance(around, QScrollArea):
            around.ensureWidgetVisible(widget)
        around = around.parentWidget()
