"""The table as a tree for screen readers: its parts, their lines of text, and the elements that can be pressed.

    tree = AccessibleTree(table, words)
    tree.say("Anna takes 3 black disks")

The view's children are the parts of the table in reading order. A part's children are lines to be read and elements that can be
pressed; pressing does the same as a click. `accessible_interfaces` shows the tree to Qt.

There is one node for each element, as long as the view exists. Qt keeps an interface as long as its object, and PySide
keeps the Python half of every interface that it has ever been given: more nodes would never be freed.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum, auto
from typing import Protocol

from attrs import frozen
from PySide6.QtCore import QObject, QPoint, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleEvent
from PySide6.QtWidgets import QWidget

from haspelknecht_qt.table.move_index import Path
from haspelknecht_qt.table.piece_table import PieceTable

_PART_PREFIX = "part:"
_SCROLL_AREA_PREFIX = "qt_scrollarea_"


def announce(widget: QWidget, sentence: str, *, urgent: bool = False) -> None:
    """Makes a screen reader, if there is one, announce a sentence: after its current speech or, if `urgent`, interrupting it."""
    if QAccessible.isActive():
        event = QAccessibleAnnouncementEvent(widget, sentence)
        if urgent:
            event.setPoliteness(QAccessible.AnnouncementPoliteness.Assertive)
        QAccessible.updateAccessibility(event)


class ElementState(Enum):
    """The state of an element. `START`: a move begins here. `TARGET`: the current move can continue here."""

    IDLE = auto()
    START = auto()
    TARGET = auto()
    CHOSEN = auto()


@frozen
class TablePart:
    """A part of the table: its name, the lines read below it, then its elements.

    `area` (scene units) is the area of the lines. If it is None, the area around the elements is used.
    """

    id: str
    name: str
    lines: tuple[str, ...] = ()
    elements: tuple[str, ...] = ()
    area: QRectF | None = None


class AccessibleTexts(Protocol):
    """The texts for a screen reader, in the current language."""

    def parts(self, elements: Sequence[str]) -> Sequence[TablePart]:
        """The parts of the table in reading order. `elements` are all elements of the table; elements in no part are not read."""
        ...

    def element(self, element: str, element_state: ElementState) -> str:
        """Name, content and current state of an element."""
        ...

    def about(self, path: Path) -> str:
        """The effect of pointing at the last element of a path; "" without an effect to describe."""
        ...


class Node(QObject):
    """The object that stands for a part, a line or an element in Qt's accessibility tree."""

    def __init__(self, tree: AccessibleTree, key: str) -> None:
        super().__init__(tree)
        self.tree = tree
        self.key = key


class AccessibleTree(QObject):
    """The accessibility tree of one table; a child object of its view. Rebuilt on the first request after a change of the table."""

    said = Signal(str)
    """Emitted when a sentence was announced."""

    def __init__(self, table: PieceTable, words: AccessibleTexts) -> None:
        super().__init__(table.view)
        self.table = table
        self._words = words
        self._nodes: dict[str, Node] = {}
        self._parts: dict[str, TablePart] | None = None
        self._texts: dict[str, str] = {}
        self._part_of: dict[str, str] = {}
        self._hidden = False
        table.path_changed.connect(self.refresh)
        table.idle.connect(self.refresh)
        table.scene.places_changed.connect(self.refresh)
        table.focus_changed.connect(self._notify_focus)

    # Announcements and changes

    def say(self, sentence: str, *, urgent: bool = False) -> None:
        """Announces a sentence about the table; "" announces nothing."""
        if sentence:
            self.said.emit(sentence)
            announce(self.table.view, sentence, urgent=urgent)

    def set_hidden(self, hidden: bool) -> None:
        """Sets whether the table is covered; a covered table is not read."""
        if hidden != self._hidden:
            self._hidden = hidden
            self.refresh()

    def refresh(self) -> None:
        """Discards the cached tree, because the table or the language has changed."""
        self._parts = None
        if QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleEvent(self.table.view, QAccessible.Event.ObjectReorder))
            focus = self.focus
            if focus is not None:
                QAccessible.updateAccessibility(QAccessibleEvent(focus, QAccessible.Event.NameChanged))

    def _notify_focus(self, element: str) -> None:
        if QAccessible.isActive() and self.table.view.hasFocus():
            target = self.node(element) if element else self.table.view
            QAccessible.updateAccessibility(QAccessibleEvent(target, QAccessible.Event.Focus))

    # The tree

    def children(self) -> list[QObject]:
        """The view's children: widgets on the table, then its parts."""
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
        """The children of a part: its lines, then its elements."""
        part = self._current_parts().get(node.key)
        if part is None:
            return []
        lines = [self.node(_line_key(node.key, number)) for number in range(len(part.lines))]
        return [*lines, *(self.node(element) for element in part.elements)]

    def parent_of(self, node: Node) -> QObject:
        """The part of a line or an element; the view for a part."""
        self._current_parts()
        part = self._part_of.get(node.key)
        return self.table.view if part is None else self.node(part)

    def node(self, key: str) -> Node:
        """The node of an element, a part or a line."""
        if key not in self._nodes:
            self._nodes[key] = Node(self, key)
        return self._nodes[key]

    @property
    def focus(self) -> Node | None:
        """The node with the keyboard's focus."""
        element = self.table.keyboard.element
        return None if element is None else self.node(element)

    def _current_parts(self) -> dict[str, TablePart]:
        if self._parts is None:
            scene = self.table.scene
            elements = [*(stop.element for stop in scene.stops()), *(place.element for place in scene.places)]
            parts = () if self._hidden else self._words.parts([*dict.fromkeys(elements)])
            self._parts = {_PART_PREFIX + part.id: part for part in parts}
            self._texts, self._part_of = {}, {}
            for key, part in self._parts.items():
                self._texts[key] = part.name
                self._texts.update((_line_key(key, number), line) for number, line in enumerate(part.lines))
                self._part_of.update((_line_key(key, number), key) for number in range(len(part.lines)))
                self._part_of.update(dict.fromkeys(part.elements, key))
        return self._parts

    # One node

    def is_part(self, key: str) -> bool:
        """Whether a node is a part of the table."""
        return key in self._current_parts()

    def is_line(self, key: str) -> bool:
        """Whether a node is text only."""
        return key.startswith(_PART_PREFIX) and not self.is_part(key)

    def is_reachable(self, key: str) -> bool:
        """Whether the keyboard can also reach a node."""
        places = self.table.scene.places_of(key)
        return not key.startswith(_PART_PREFIX) and (not places or any(place.reachable for place in places))

    def name(self, key: str) -> str:
        """The text of a screen reader for a node; "" if it no longer exists."""
        self._current_parts()
        if key.startswith(_PART_PREFIX):
            return self._texts.get(key, "")
        return self._words.element(key, self.element_state(key)) if key in self._part_of else ""

    def about(self, key: str) -> str:
        """The effect of pressing a node; "" without an effect to describe."""
        if key.startswith(_PART_PREFIX) or not self.is_reachable(key):
            return ""
        return self._words.about((*self.table.interaction.path, key))

    def element_state(self, element: str) -> ElementState:
        """The current state of an element."""
        interaction = self.table.interaction
        if element in interaction.path:
            return ElementState.CHOSEN
        if element not in interaction.targets():
            return ElementState.IDLE
        return ElementState.TARGET if interaction.path else ElementState.START

    def exists(self, key: str) -> bool:
        """Whether a node belongs to the table in its current state."""
        self._current_parts()
        return key in self._texts or key in self._part_of

    def rect(self, key: str) -> QRect:
        """The rectangle of a node on the screen."""
        area = self._area(key)
        view = self.table.view
        seen = view.mapFromScene(area).boundingRect()
        return QRect(view.viewport().mapToGlobal(seen.topLeft()), seen.size())

    def area(self, key: str) -> int:
        """The area of a node's rectangle on the screen, in square logical pixels."""
        return self.rect(key).width() * self.rect(key).height()

    def is_seen(self, key: str) -> bool:
        """Whether a node is in the visible part of the table."""
        return self.table.view.visible_rect().intersects(self._area(key))

    def at(self, point: QPoint) -> Node | None:
        """The smallest element at a point of the screen; if no element is there, the part at this point."""
        found = [key for key in (*self._part_of, *self._current_parts()) if self.rect(key).contains(point)]
        smallest = min(found, key=lambda key: (key in self._current_parts(), self.area(key)), default=None)
        return None if smallest is None else self.node(smallest)

    def _area(self, key: str) -> QRectF:
        part = self._current_parts().get(self._part_of.get(key, key) if key.startswith(_PART_PREFIX) else "")
        if part is None:
            shape = self.table.scene.area_of(key)
            return QRectF() if shape is None else shape.bounds
        around = QRectF(part.area) if part.area is not None else QRectF()
        for element in part.elements if part.area is None else ():
            around = around.united(self._area(element))
        return around

    # Actions

    def press(self, element: str) -> None:
        """Does the same as a click on an element."""
        self.set_focus(element)
        self.table.keyboard.choose()

    def set_focus(self, element: str) -> None:
        """Puts the keyboard's focus on an element."""
        self.table.view.setFocus(Qt.FocusReason.OtherFocusReason)
        self.table.keyboard.focus(element)


def _line_key(part: str, number: int) -> str:
    return f"{part}/{number}"
