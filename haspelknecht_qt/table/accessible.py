"""The table for those who do not see it: what lies where, and what can be done, as a tree that screen readers walk.

    tree = AccessibleTree(table, words)
    tree.say("Anna takes 3 black disks")

The view's children are the parts of the table in reading order, theirs are lines to be read and elements that can be pressed, which
does what a click does. `accessible_interfaces` shows the tree to Qt.

There is one node for each element, as long as there is the view: Qt keeps an interface as long as the object that it tells of, and
PySide keeps the Python half of every interface that it has ever been given.
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

_HEADING = "part:"
_SCROLLING = "qt_scrollarea_"


def announce(widget: QWidget, sentence: str, *, urgent: bool = False) -> None:
    """Has a screen reader, if there is one, say a sentence: after what it is saying or, if `urgent`, instead of it."""
    if QAccessible.isActive():
        event = QAccessibleAnnouncementEvent(widget, sentence)
        if urgent:
            event.setPoliteness(QAccessible.AnnouncementPoliteness.Assertive)
        QAccessible.updateAccessibility(event)


class ElementState(Enum):
    """What an element is at the moment: `START`, a move begins here; `TARGET`, the move under way goes on here."""

    IDLE = auto()
    START = auto()
    TARGET = auto()
    CHOSEN = auto()


@frozen
class TablePart:
    """A part of the table: its name, what is read below it, and then the elements that stand there.

    `area` (scene units) is where the lines are shown; None: where the elements are.
    """

    id: str
    name: str
    lines: tuple[str, ...] = ()
    elements: tuple[str, ...] = ()
    area: QRectF | None = None


class AccessibleTexts(Protocol):
    """What a screen reader says, in the language of the moment."""

    def parts(self, elements: Sequence[str]) -> Sequence[TablePart]:
        """The table in reading order. `elements` are all that there are; what is in no part is not read."""
        ...

    def element(self, element: str, element_state: ElementState) -> str:
        """What an element is, what lies there, and what it is at the moment."""
        ...

    def about(self, path: Path) -> str:
        """What it would bring to point at the last element of a path; "" if there is nothing to say."""
        ...


class Node(QObject):
    """What Qt knows a part, a line or an element by."""

    def __init__(self, tree: AccessibleTree, key: str) -> None:
        super().__init__(tree)
        self.tree = tree
        self.key = key


class AccessibleTree(QObject):
    """The tree of one table; a child of its view. It is made anew when it is asked for after the table has changed."""

    said = Signal(str)
    """A sentence was announced."""

    def __init__(self, table: PieceTable, words: AccessibleTexts) -> None:
        super().__init__(table.view)
        self._table = table
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

    @property
    def table(self) -> PieceTable:
        """The table."""
        return self._table

    # What is told

    def say(self, sentence: str, *, urgent: bool = False) -> None:
        """Announces a sentence about the table; "" says nothing."""
        if sentence:
            self.said.emit(sentence)
            announce(self._table.view, sentence, urgent=urgent)

    def set_hidden(self, hidden: bool) -> None:
        """Whether the table is covered: then nothing of it is read."""
        if hidden != self._hidden:
            self._hidden = hidden
            self.refresh()

    def refresh(self) -> None:
        """The table or the language has changed: whatever is asked from now on is answered anew."""
        self._parts = None
        if QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleEvent(self._table.view, QAccessible.Event.ObjectReorder))
            focus = self.focus
            if focus is not None:
                QAccessible.updateAccessibility(QAccessibleEvent(focus, QAccessible.Event.NameChanged))

    def _notify_focus(self, element: str) -> None:
        if QAccessible.isActive() and self._table.view.hasFocus():
            target = self.node(element) if element else self._table.view
            QAccessible.updateAccessibility(QAccessibleEvent(target, QAccessible.Event.Focus))

    # The tree

    def children(self) -> list[QObject]:
        """Below the view: widgets that stand on the table, then its parts."""
        view = self._table.view
        widgets = [
            child
            for child in view.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly)
            if child.isVisible() and child is not view.viewport() and not child.objectName().startswith(_SCROLLING)
        ]
        return [*widgets, *(self.node(key) for key in self._built())]

    def children_of(self, node: Node) -> list[Node]:
        """Below a part: its lines, then its elements."""
        part = self._built().get(node.key)
        if part is None:
            return []
        lines = [self.node(_line_key(node.key, number)) for number in range(len(part.lines))]
        return [*lines, *(self.node(element) for element in part.elements)]

    def parent_of(self, node: Node) -> QObject:
        """The part of a line or an element; the view for a part."""
        self._built()
        part = self._part_of.get(node.key)
        return self._table.view if part is None else self.node(part)

    def node(self, key: str) -> Node:
        """The node of an element, a part or a line."""
        if key not in self._nodes:
            self._nodes[key] = Node(self, key)
        return self._nodes[key]

    @property
    def focus(self) -> Node | None:
        """The node with the keyboard's focus."""
        element = self._table.keyboard.element
        return None if element is None else self.node(element)

    def _built(self) -> dict[str, TablePart]:
        if self._parts is None:
            scene = self._table.scene
            elements = [*(stop.element for stop in scene.stops()), *(place.element for place in scene.places)]
            parts = () if self._hidden else self._words.parts([*dict.fromkeys(elements)])
            self._parts = {_HEADING + part.id: part for part in parts}
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
        return key in self._built()

    def is_line(self, key: str) -> bool:
        """Whether a node is only read."""
        return key.startswith(_HEADING) and not self.is_part(key)

    def is_reachable(self, key: str) -> bool:
        """Whether the keyboard can reach a node, too."""
        places = self._table.scene.places_of(key)
        return not key.startswith(_HEADING) and (not places or any(place.reachable for place in places))

    def name(self, key: str) -> str:
        """What a screen reader says for a node; "" for what is no longer there."""
        self._built()
        if key.startswith(_HEADING):
            return self._texts.get(key, "")
        return self._words.element(key, self.element_state(key)) if key in self._part_of else ""

    def about(self, key: str) -> str:
        """What it would bring to press a node; "" if there is nothing to say."""
        if key.startswith(_HEADING) or not self.is_reachable(key):
            return ""
        return self._words.about((*self._table.interaction.path, key))

    def element_state(self, element: str) -> ElementState:
        """What an element is at the moment."""
        interaction = self._table.interaction
        if element in interaction.path:
            return ElementState.CHOSEN
        if element not in interaction.targets():
            return ElementState.IDLE
        return ElementState.TARGET if interaction.path else ElementState.START

    def exists(self, key: str) -> bool:
        """Whether a node belongs to the table as it is now."""
        self._built()
        return key in self._texts or key in self._part_of

    def rect(self, key: str) -> QRect:
        """Where a node is, on the screen."""
        area = self._area(key)
        view = self._table.view
        seen = view.mapFromScene(area).boundingRect()
        return QRect(view.viewport().mapToGlobal(seen.topLeft()), seen.size())

    def is_seen(self, key: str) -> bool:
        """Whether a node is in the part of the table that the view shows."""
        return self._table.view.visible_rect().intersects(self._area(key))

    def at(self, point: QPoint) -> Node | None:
        """The smallest element at a point of the screen, else the part there."""
        found = [key for key in (*self._part_of, *self._built()) if self.rect(key).contains(point)]
        sizes = {key: (key in self._built(), self.rect(key).width() * self.rect(key).height()) for key in found}
        return self.node(min(found, key=lambda key: sizes[key])) if found else None

    def _area(self, key: str) -> QRectF:
        part = self._built().get(self._part_of.get(key, key) if key.startswith(_HEADING) else "")
        if part is None:
            shape = self._table.scene.area_of(key)
            return QRectF() if shape is None else shape.bounds
        around = QRectF(part.area) if part.area is not None else QRectF()
        for element in part.elements if part.area is None else ():
            around = around.united(self._area(element))
        return around

    # What is done

    def press(self, element: str) -> None:
        """What a click on an element does."""
        self.set_focus(element)
        self._table.keyboard.choose()

    def set_focus(self, element: str) -> None:
        """Puts the keyboard's focus on an element."""
        self._table.view.setFocus(Qt.FocusReason.OtherFocusReason)
        self._table.keyboard.focus(element)


def _line_key(part: str, number: int) -> str:
    return f"{part}/{number}"
