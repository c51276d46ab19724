"""Qt's accessibility interfaces for the nodes of `AccessibleTree`, and the texts of a table for screen readers."""

from __future__ import annotations

import weakref
from collections.abc import Sequence
from typing import Generic

from PySide6.QtCore import QObject, QRect, Qt
from PySide6.QtGui import QAccessible, QAccessibleActionInterface, QAccessibleInterface, QAccessibleObject
from PySide6.QtWidgets import QAccessibleWidget, QApplication, QDialog
from shiboken6 import VoidPtr

from haspelknecht_qt.core.game import E, M, S, U
from haspelknecht_qt.core.override import override
from haspelknecht_qt.table import elements
from haspelknecht_qt.table.accessible import AccessibleTree, ElementState, Node, TablePart
from haspelknecht_qt.table.announcements import DialogInterface, StatusRegion
from haspelknecht_qt.table.move_index import MoveFound, Path
from haspelknecht_qt.table.scene_contract import D, R, SceneParts
from haspelknecht_qt.table.stage import TableStage
from haspelknecht_qt.table.view import TableView

_INSTALLED_PROPERTY = "accessible_tables"


def install_interfaces() -> None:
    """Registers the accessibility interfaces of table views with Qt, once per application. Call it before the first
    view is made: Qt keeps the first interface of an object.
    """
    app = QApplication.instance()
    if app is not None and not app.property(_INSTALLED_PROPERTY):
        app.setProperty(_INSTALLED_PROPERTY, True)
        QAccessible.installFactory(_interface_of)


def _interface_of(_class: str, thing: QObject) -> QAccessibleInterface | None:
    if isinstance(thing, Node):
        return NodeInterface(thing)
    if isinstance(thing, TableView):
        return ViewInterface(thing)
    if isinstance(thing, QDialog):
        return DialogInterface(thing)
    if isinstance(thing, StatusRegion):
        return QAccessibleWidget(thing, QAccessible.Role.Notification)
    return None


class _InterfaceWithChildren:
    """Base class of both interfaces. Implements Qt's methods that find children, by means of `_children`."""

    def _children(self) -> Sequence[QObject]:
        raise NotImplementedError

    def childCount(self) -> int:
        return len(self._children())

    def child(self, index: int) -> QAccessibleInterface:
        children = self._children()
        if 0 <= index < len(children):
            return QAccessible.queryAccessibleInterface(children[index])
        return None  # type: ignore[return-value]  # Qt wants None, the stub does not

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        wanted = child.object()
        return next((number for number, each in enumerate(self._children()) if each is wanted), -1)


class ViewInterface(_InterfaceWithChildren, QAccessibleWidget):
    """Accessibility interface of a table's view. Its children are the parts of the table, not the scroll bars."""

    def __init__(self, view: TableView) -> None:
        super().__init__(view, QAccessible.Role.Grouping)

    def _tree(self) -> AccessibleTree | None:
        view = self.object()
        if not isinstance(view, TableView):
            return None  # The view is being destroyed.
        found: AccessibleTree | None = view.findChild(AccessibleTree, options=Qt.FindChildOption.FindDirectChildrenOnly)
        return found

    @override
    def _children(self) -> list[QObject]:
        tree = self._tree()
        return [] if tree is None else tree.children()

    @override
    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]  # Qt wants None, the stub does not
        interfaces = map(QAccessible.queryAccessibleInterface, self._children())
        return next((interface for interface in interfaces if interface.rect().contains(x, y)), None)

    @override
    def focusChild(self) -> QAccessibleInterface | None:  # type: ignore[override]  # Qt wants None, the stub does not
        tree = self._tree()
        if tree is None or not tree.table.view.hasFocus():
            return None
        focus = tree.focus
        return QAccessible.queryAccessibleInterface(focus if focus is not None else tree.table.view)

    def text(self, kind: QAccessible.Text) -> str:
        """Text of one kind. The description of the view is what was announced since it got the focus."""
        tree = self._tree()
        if kind is QAccessible.Text.Description and tree is not None:
            return tree.announcement_at(tree.table.view) or ""
        text: str = super().text(kind)
        return text

    def state(self) -> QAccessible.State:
        """State of the view. The view counts as focused only while none of its elements has the focus."""
        state = super().state()
        tree = self._tree()
        if tree is not None and tree.focus is not None:
            state.focused = False
        return state


class NodeInterface(_InterfaceWithChildren, QAccessibleObject):
    """Accessibility interface of a part, a line of text or an element of the table."""

    def __init__(self, node: Node) -> None:
        super().__init__(node)
        self._actions = _NodeActions(node)

    def _node(self) -> Node | None:
        node = self.object()
        return node if isinstance(node, Node) else None

    @override
    def _children(self) -> list[Node]:
        node = self._node()
        return [] if node is None else node.tree.children_of(node)

    def parent(self) -> QAccessibleInterface | None:  # type: ignore[override]  # Qt wants None, the stub does not
        """Interface of the node's parent. The parent of a part is the view; of a line or an element, its part."""
        node = self._node()
        return None if node is None else QAccessible.queryAccessibleInterface(node.tree.parent_of(node))

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]  # Qt wants None, the stub does not
        """Interface of the smallest child at a point of the screen; None if no child is at the point."""
        rects = {child: child.tree.screen_rect(child.key) for child in self._children()}
        found = [child for child, rect in rects.items() if rect.contains(x, y)]
        smallest = min(found, key=lambda child: rects[child].width() * rects[child].height(), default=None)
        return None if smallest is None else QAccessible.queryAccessibleInterface(smallest)

    @override
    def rect(self) -> QRect:
        node = self._node()
        return QRect() if node is None else node.tree.screen_rect(node.key)

    def role(self) -> QAccessible.Role:
        """Role of the node: a group for a part, a button for an element that can be pressed, otherwise text.

        Lines are paragraphs, because Orca reads all static texts of the table when the table gets the focus.
        """
        node = self._node()
        if node is None or node.tree.is_line(node.key):
            return QAccessible.Role.Paragraph
        if node.tree.is_part(node.key):
            return QAccessible.Role.Grouping
        return QAccessible.Role.Button if node.tree.is_reachable(node.key) else QAccessible.Role.StaticText

    def text(self, kind: QAccessible.Text) -> str:
        """Text of one kind: the node's name, its effect and details (as description) or its key (as identifier)."""
        node = self._node()
        if node is None:
            return ""
        match kind:
            case QAccessible.Text.Name:
                return node.tree.name(node.key)
            case QAccessible.Text.Description:
                announcement = node.tree.announcement_at(node)
                return node.tree.description(node.key) if announcement is None else announcement
            case QAccessible.Text.Identifier:
                return node.key
            case _:
                return ""

    def state(self) -> QAccessible.State:
        """State of the node: focused, pressed (chosen), selectable (a legal choice), offscreen, or invalid (deleted)."""
        state = QAccessible.State()
        node = self._node()
        if node is None or not node.tree.exists(node.key):
            state.invalid = state.invisible = True
            return state
        tree, key = node.tree, node.key
        state.offscreen = not tree.is_in_view(key)
        if tree.is_reachable(key):
            state.focusable = True
            state.focused = tree.focus is node and tree.table.view.hasFocus()
            element_state = tree.element_state(key)
            state.pressed = element_state is ElementState.CHOSEN
            state.selectable = element_state in {ElementState.START, ElementState.TARGET}
        return state

    def interface_cast(self, kind: QAccessible.InterfaceType) -> int:
        """Pointer to the actions of an element that can be pressed, else a null pointer. PySide expects a pointer
        object: it would read None or 0 as an address.
        """
        node = self._node()
        if kind is QAccessible.InterfaceType.ActionInterface and node is not None and node.tree.is_reachable(node.key):
            return VoidPtr(self._actions)  # type: ignore[arg-type,return-value]  # the stubs call every pointer an int
        return VoidPtr(0)  # type: ignore[return-value]  # the stubs call every pointer an int


class _NodeActions(QAccessibleActionInterface):
    """Actions that press or focus an element. Holds the node weakly: PySide never frees the objects of an interface."""

    def __init__(self, node: Node) -> None:
        super().__init__()
        self._node = weakref.ref(node)

    @override
    def actionNames(self) -> list[str]:
        return [self.pressAction(), self.setFocusAction()]

    @override
    def doAction(self, name: str) -> None:
        node = self._node()
        if node is None or not node.tree.exists(node.key):
            return
        if name == self.pressAction():
            node.tree.press(node.key)
        elif name == self.setFocusAction():
            node.tree.set_focus(node.key)

    @override
    def keyBindingsForAction(self, name: str) -> list[str]:
        return ["Return"] if name == self.pressAction() else []


class SceneAccessibleTexts(QObject, Generic[S, M, E, U, R, D]):
    """Texts that a screen reader reads for a stage's table, taken from the game's scene."""

    def __init__(self, stage: TableStage[S, M, E, U, R, D], scene: SceneParts[S, M, E, U, R, D]) -> None:
        super().__init__()
        self._stage = stage
        self._scene = scene

    def parts(self, elements: Sequence[str]) -> Sequence[TablePart]:
        """Parts of the table in reading order; empty while the table shows no match."""
        view_state = self._stage.view_state
        return [] if view_state is None else list(self._scene.texts.parts(view_state, elements))

    def element_name(self, element: str, element_state: ElementState) -> str:
        """Short text of an element: its name with its content, then its state unless it is IDLE."""
        name = self._stage.element_name(element)
        return {
            ElementState.IDLE: "{place}",
            ElementState.START: self.tr("{place}; a move can start here"),
            ElementState.TARGET: self.tr("{place}; legal target"),
            ElementState.CHOSEN: self.tr("{place}; chosen"),
        }[element_state].format(place=name)

    def description(self, path: Path) -> str:
        """Effect of pressing the last element of `path`, if it is a bubble, a card or the end of a move; then details."""
        sentences = self._effect(path), self._stage.element_details(path[-1])
        return ". ".join(sentence.rstrip(".") for sentence in sentences if sentence)

    def _effect(self, path: Path) -> str:
        if elements.seat_of_bot_bubble(path[-1]) is not None:
            return self.tr("Shows what the bot hoped for, and which other moves it had.")
        if elements.seat_of_card(path[-1]) is not None:
            return self.tr("Brings this board to the front. Esc returns to your own.")
        view_state, found = self._stage.view_state, self._stage.table.selection.move_index.lookup(path)
        if view_state is None or not isinstance(found, MoveFound):
            return ""
        action, result = self._scene.moves.describe(view_state.state, dict(view_state.moves)[path])
        return self.tr("{move}. {result}").format(move=action, result=result) if result else action
