"""The table as a tree for screen readers: its parts, their lines of text, and the elements that can be pressed.

    tree = AccessibleTree(table, texts)
    tree.say("Anna takes 3 black disks")

The view's children are the parts of the table in reading order. A part's children are its lines of text and its
elements. Pressing an element has the same result as a click on it. `accessible_interfaces` shows the tree to Qt.

Every element has a single node, which lives as long as the view. A change of the table does not replace nodes, because
the old nodes would never be freed: Qt keeps an interface as long as its object, and PySide keeps every interface that
Qt was given.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum, auto
from time import monotonic
from typing import Protocol

from PySide6.QtCore import QEvent, QObject, QRect, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QAccessible, QAccessibleEvent, QFocusEvent
from PySide6.QtWidgets import QApplication, QWidget

from haspelknecht_qt.core.fast_attrs import frozen
from haspelknecht_qt.core.override import override
from haspelknecht_qt.table.announcements import (
    LastAnnouncement,
    announce,
    announce_with_title,
    has_announcements,
    joined,
)
from haspelknecht_qt.table.move_index import Path
from haspelknecht_qt.table.piece_table import PieceTable

_PART_PREFIX = "part:"
READING_TIME = 4000
"""Time after an announcement in which a dialog would cut it off, in milliseconds. Reading a scoring takes longest."""
ANNOUNCEMENT_TIME = 1000
"""Time after an announcement in which the element with the focus has no description of its own, in milliseconds."""
_SCROLL_AREA_PREFIX = "qt_scrollarea_"


class ElementState(Enum):
    """State of an element for screen readers. A move can begin with `START`, and continue with `TARGET`."""

    IDLE = auto()
    START = auto()
    TARGET = auto()
    CHOSEN = auto()


@frozen
class TablePart:
    """Named part of the table. A screen reader reads its name, then its `lines` of text, then its elements.

    `area` is the area of the lines in scene units; None: the area around the elements.
    """

    id: str
    name: str
    lines: tuple[str, ...] = ()
    elements: tuple[str, ...] = ()
    area: QRectF | None = None


class AccessibleTexts(Protocol):
    """Texts that a screen reader reads for the table, in the current language."""

    def parts(self, elements: Sequence[str]) -> Sequence[TablePart]:
        """Returns the table's parts in reading order. `elements` are all elements; those in no part are not read."""

    def element_name(self, element: str, element_state: ElementState) -> str:
        """Returns the short name of an element with its content and its current state."""

    def description(self, path: Path) -> str:
        """Returns the effect of pointing at the last element of a path, then details of this element; "" without any."""


class Node(QObject):
    """The object that stands for a part, a line or an element in Qt's accessibility tree."""

    def __init__(self, tree: AccessibleTree, key: str) -> None:
        super().__init__(tree)
        self.tree = tree
        self.key = key


class AccessibleTree(QObject):
    """Accessibility tree of one table, a child of its view. The first request after a change rebuilds the tree."""

    said = Signal(str)
    """Emitted with every sentence that is announced."""

    def __init__(self, table: PieceTable, texts: AccessibleTexts) -> None:
        super().__init__(table.view)
        self.table = table
        self._accessible_texts = texts
        self._nodes: dict[str, Node] = {}
        self._parts: dict[str, TablePart] | None = None
        self._node_texts: dict[str, str] = {}
        self._part_of: dict[str, str] = {}
        self._is_hidden = False
        self._last_announcement = LastAnnouncement(self)
        self._announcement: str | None = None
        """Description of what has the focus in place of its own; None for its own."""
        self._announcement_timer = QTimer(self, singleShot=True, interval=ANNOUNCEMENT_TIME)
        self._announcement_timer.timeout.connect(self._end_announcement)
        self._recent_announcements: list[tuple[float, str]] = []
        """Last announcements, each with its time in seconds."""
        self._sentences: list[str] = []
        """Sentences of this pass of the event loop and, if the window is not active, of those before."""
        self._read_focus: QObject | None = None
        self._read_path: Path = ()
        """Object with the focus, and the chosen path, after the last pass with an announcement or a choice."""
        self._reported_focus: QObject = table.view
        """Object that screen readers know to have the focus, if the view has it."""
        self._has_gained_focus = False
        self._timer = QTimer(self, singleShot=True, interval=0)
        self._timer.timeout.connect(self._notify)
        table.path_changed.connect(self.invalidate)
        table.path_changed.connect(self._timer.start)
        table.view.installEventFilter(self)
        table.idle.connect(self.invalidate)
        table.scene.places_changed.connect(self.invalidate)
        table.focus_changed.connect(self._on_focus_changed)
        app = QApplication.instance()
        if isinstance(app, QApplication):
            app.focusChanged.connect(self._announce_elsewhere)

    def say(self, sentence: str, *, urgent: bool = False) -> None:
        """Announces a sentence about the table; "" announces nothing."""
        if sentence:
            self._last_announcement.add(sentence)
            self._announce(sentence, urgent=urgent)

    def say_again(self) -> None:
        """Announces again what was said last about the table."""
        if self._last_announcement.text:
            self._announce(self._last_announcement.text, urgent=True)

    def say_without_keeping(self, sentence: str) -> None:
        """Announces an answer to the player. `say_again` does not repeat it."""
        self._announce(sentence, urgent=True)

    def _announce(self, sentence: str, *, urgent: bool) -> None:
        self.said.emit(sentence)
        view = self.table.view
        if has_announcements() or view.window().focusWidget() is not view:
            announce(view, sentence, urgent=urgent)
        elif QAccessible.isActive():
            self._sentences.append(sentence)
            self._announcement = ""
            self._timer.start()

    def _notify(self) -> None:
        """Makes a screen reader read what has been announced or chosen in this pass of the event loop, as one text.

        The announcement is sent as a changed description. A screen reader that reads the description itself, because
        the focus is new, finds none. Otherwise it would read the announcement twice. Without an announcement, the
        changed name of the element with the focus is read if the player has chosen or released it.
        """
        if not self.table.view.hasFocus():
            return
        if self._has_gained_focus:
            # After the event, Qt reports that the view has the focus.
            self._reported_focus, self._has_gained_focus = self.table.view, False
        focus, path = self._focus_or_view, self.table.selection.path
        if focus is not self._reported_focus:
            # The element with the focus may have vanished, or appeared again. A change of another one is not read.
            self._report_focus(focus)
        if self._sentences and QAccessible.isActive():
            # Some versions of Orca do not read the same description twice in succession.
            text = joined(self._sentences)
            self._recent_announcements = [*self._announcements_cut_off(), (monotonic(), text)]
            for description in ("", text):
                self._announcement = description
                QAccessible.updateAccessibility(QAccessibleEvent(focus, QAccessible.Event.DescriptionChanged))
            self._announcement = ""
            self._announcement_timer.start()
        elif focus is self._read_focus and path != self._read_path and QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleEvent(focus, QAccessible.Event.NameChanged))
        self._sentences.clear()
        self._read_focus, self._read_path = focus, path

    def _announce_elsewhere(self, before: QWidget | None, focus: QWidget | None) -> None:
        """Announces in a window that becomes active, for instance a dialog, what has not been read at the table.

        A screen reader stops reading when a window becomes active, so what was just announced counts as not read.
        """
        if focus is None or focus is self.table.view or (before is not None and before.window() is focus.window()):
            return
        text = joined([*(text for _, text in self._announcements_cut_off()), *self._sentences])
        self._sentences.clear()
        if text:
            announce_with_title(focus.window(), text)
            # Another dialog may follow.
            self._recent_announcements = [(monotonic(), text)]

    def _announcements_cut_off(self) -> list[tuple[float, str]]:
        """Announcements of the last moments, which are cut off if a dialog opens now."""
        return [each for each in self._recent_announcements if monotonic() - each[0] < READING_TIME / 1000]

    def _end_announcement(self) -> None:
        self._announcement = None

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Announces what was said while the window was not active or, if nothing was, what was said before."""
        if isinstance(event, QFocusEvent) and event.gotFocus() and not has_announcements():
            self._read_focus, self._has_gained_focus = None, True
            is_back = event.reason() == Qt.FocusReason.ActiveWindowFocusReason
            if is_back and not self._sentences and self._last_announcement.text:
                self._sentences.append(self._last_announcement.text)
            self._timer.start()
        return False

    @property
    def _focus_or_view(self) -> QObject:
        return self.focus or self.table.view

    def announcement_at(self, thing: QObject) -> str | None:
        """Description of a node or the view in place of its own during an announcement; None at other times."""
        return self._announcement if thing is self._focus_or_view else None

    def choices(self) -> list[str]:
        """Names of the elements with which a move can begin or, after a choice, continue; in reading order."""
        elements = [element for _, found in self.choices_by_part() for element in found]
        return [self._accessible_texts.element_name(element, ElementState.IDLE) for element in elements]

    def choices_by_part(self) -> list[tuple[TablePart, list[str]]]:
        """Parts with elements with which a move can begin or, after a choice, continue. Empty for a covered table."""
        possible = frozenset(self.table.selection.next_elements())
        parts = [(part, [one for one in part.elements if one in possible]) for part in self._current_parts().values()]
        return [(part, elements) for part, elements in parts if elements]

    def set_hidden(self, hidden: bool) -> None:
        """Sets whether the hand-over screen covers the table. Screen readers skip a covered table.

        What was announced before is not said to the next player, who may not know it.
        """
        if hidden != self._is_hidden:
            self._is_hidden = hidden
            if hidden:
                self._sentences.clear()
                self._recent_announcements.clear()
                self._last_announcement.clear()
            self.invalidate()

    def invalidate(self) -> None:
        """Discards the cached tree, because the table or the language has changed."""
        self._parts = None
        if QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleEvent(self.table.view, QAccessible.Event.ObjectReorder))

    def _on_focus_changed(self, element: str) -> None:
        if not self._sentences:
            self._end_announcement()
        if QAccessible.isActive() and self.table.view.hasFocus():
            target = self.node(element) if element else self.table.view
            self._timer.start()
            self._report_focus(target)

    def _report_focus(self, target: QObject) -> None:
        self._reported_focus = target
        if QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleEvent(target, QAccessible.Event.Focus))

    def children(self) -> list[QObject]:
        """Children of the view in the tree: the widgets that lie on the table, then the parts of the table."""
        view = self.table.view
        widgets = [
            child
            for child in view.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly)
            if child.isVisible()
            and child is not view.viewport()
            and not child.objectName().startswith(_SCROLL_AREA_PREFIX)
        ]
        return [*widgets, *(self.node(key) for key in self._current_parts())]

    def children_of(self, node: Node) -> list[Node]:
        """Children of a part in the tree: its lines of text, then its elements. Empty for other nodes."""
        part = self._current_parts().get(node.key)
        if part is None:
            return []
        lines = [self.node(_line_key(node.key, number)) for number in range(len(part.lines))]
        return [*lines, *(self.node(element) for element in part.elements)]

    def parent_of(self, node: Node) -> QObject:
        """Parent of a node in the tree: the part that contains a line or an element, or the view for a part."""
        self._current_parts()
        part = self._part_of.get(node.key)
        return self.table.view if part is None else self.node(part)

    def node(self, key: str) -> Node:
        """The node with this key: an element, a part or a line of text. Created on the first request."""
        if key not in self._nodes:
            self._nodes[key] = Node(self, key)
        return self._nodes[key]

    @property
    def focus(self) -> Node | None:
        """The node of the element with the keyboard focus; None if no element has it, or the element no longer exists."""
        element = self.table.keyboard.element
        return None if element is None or not self.exists(element) else self.node(element)

    def _current_parts(self) -> dict[str, TablePart]:
        if self._parts is None:
            scene = self.table.scene
            elements = [*(stop.element for stop in scene.focus_stops()), *(place.element for place in scene.places)]
            parts = () if self._is_hidden else self._accessible_texts.parts([*dict.fromkeys(elements)])
            self._parts = {_PART_PREFIX + part.id: part for part in parts}
            self._node_texts, self._part_of = {}, {}
            for key, part in self._parts.items():
                lines = {_line_key(key, number): line for number, line in enumerate(part.lines)}
                self._node_texts.update({key: part.name, **lines})
                self._part_of.update(dict.fromkeys((*lines, *part.elements), key))
        return self._parts

    def is_part(self, key: str) -> bool:
        """Whether the node with this key is a `TablePart`, not an element or a line of text."""
        return key in self._current_parts()

    def is_line(self, key: str) -> bool:
        """Whether the node with this key is a line of text."""
        return key.startswith(_PART_PREFIX) and not self.is_part(key)

    def is_reachable(self, key: str) -> bool:
        """Whether the keyboard can reach the element with this key. False for parts and lines of text."""
        places = self.table.scene.places_of(key)
        return not key.startswith(_PART_PREFIX) and (not places or any(place.is_reachable for place in places))

    def name(self, key: str) -> str:
        """Text that a screen reader reads for a node; "" if the node no longer exists."""
        self._current_parts()
        if key.startswith(_PART_PREFIX):
            return self._node_texts.get(key, "")
        return self._accessible_texts.element_name(key, self.element_state(key)) if key in self._part_of else ""

    def description(self, key: str) -> str:
        """Effect of pressing an element, and its details; "" for parts and lines of text."""
        if key.startswith(_PART_PREFIX) or not self.is_reachable(key):
            return ""
        return self._accessible_texts.description((*self.table.selection.path, key))

    def element_state(self, element: str) -> ElementState:
        """The current state of an element."""
        selection = self.table.selection
        if element in selection.path:
            return ElementState.CHOSEN
        if element not in selection.next_elements():
            return ElementState.IDLE
        return ElementState.TARGET if selection.path else ElementState.START

    def exists(self, key: str) -> bool:
        """Whether a node still belongs to the table. Qt may ask for nodes of elements that are gone."""
        self._current_parts()
        return key in self._node_texts or key in self._part_of

    def screen_rect(self, key: str) -> QRect:
        """Rectangle of a node in logical pixels of the screen."""
        area = self._area(key)
        view = self.table.view
        seen = view.mapFromScene(area).boundingRect()
        return QRect(view.viewport().mapToGlobal(seen.topLeft()), seen.size())

    def is_in_view(self, key: str) -> bool:
        """Whether at least a corner of a node lies in the visible part of the table."""
        return self.table.view.visible_rect().intersects(self._area(key))

    def _area(self, key: str) -> QRectF:
        part = self._current_parts().get(self._part_of.get(key, key) if key.startswith(_PART_PREFIX) else "")
        if part is None:
            shape = self.table.scene.area_of(key)
            return QRectF() if shape is None else shape.bounds
        around = QRectF(part.area) if part.area is not None else QRectF()
        for element in part.elements if part.area is None else ():
            around = around.united(self._area(element))
        return around

    def press(self, element: str) -> None:
        """Presses an element, with the same result as a click on it."""
        self.set_focus(element)
        self.table.keyboard.choose()

    def set_focus(self, element: str) -> None:
        """Moves the keyboard focus to an element."""
        self.table.view.setFocus(Qt.FocusReason.OtherFocusReason)
        self.table.keyboard.focus(element)


def _line_key(part: str, number: int) -> str:
    return f"{part}/{number}"
