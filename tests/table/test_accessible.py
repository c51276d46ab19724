import gc
import sys
import weakref

import pytest
from attrs import evolve
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication, QLabel
from shiboken6 import isValid

from haspelknecht_qt.table import accessible_interfaces
from haspelknecht_qt.table.accessible import AccessibleTree, ElementState, TablePart
from haspelknecht_qt.table.piece_table import PieceTable
from tests.table.conftest import COLOURS, PLACES, picture

Name = QAccessible.Text.Name
ACTION = QAccessible.InterfaceType.ActionInterface


class GameTexts:
    """Texts with two parts: the workers with lines about the weather, then everything else."""

    def parts(self, elements):
        workers = ("farmer", "farmhand", "digger")
        return [
            TablePart("workers", "Workers", ("It rains", "It pours"), tuple(e for e in elements if e in workers)),
            TablePart("rest", "The rest", (), tuple(e for e in elements if e not in workers)),
        ]

    def element_name(self, element, standing):
        return element if standing is ElementState.IDLE else f"{element}; {standing.name.lower()}"

    def description(self, path):
        return " to ".join(path)


@pytest.fixture(autouse=True)
def _installed(request):
    request.getfixturevalue("qapp")
    accessible_interfaces.install_interfaces()


@pytest.fixture
def tree(table):
    return AccessibleTree(table, GameTexts())


@pytest.fixture
def root(tree):
    return QAccessible.queryAccessibleInterface(tree.table.view)


def children(interface):
    return [interface.child(number) for number in range(interface.childCount())]


def names(interface):
    return [child.text(Name) for child in children(interface)]


def interface_called(root, name):
    """Interface of an element by its name. The state follows after a semicolon and is ignored."""
    for part in children(root):
        for child in children(part):
            if child.text(Name).split(";")[0] == name:
                return child
    raise AssertionError(f"nothing is called {name}")


def test_the_tree_has_the_parts_of_the_table_in_reading_order(root):
    assert names(root) == ["Workers", "The rest"]
    workers, rest = children(root)
    assert names(workers) == ["It rains", "It pours", "farmer; start", "farmhand", "digger"]
    assert names(rest)[:2] == ["cart; start", "pool.A"]
    assert [child.role() for child in children(workers)] == [QAccessible.Role.Paragraph] * 2 + [
        QAccessible.Role.Button
    ] * 3


def test_every_node_has_its_parent_and_index(root):
    for number, part in enumerate(children(root)):
        assert root.indexOfChild(part) == number
        assert part.parent().object() is root.object()
        assert root.indexOfChild(part.child(0)) == -1
        for place, child in enumerate(children(part)):
            assert part.indexOfChild(child) == place
            assert child.parent().object() is part.object()
            assert child.childCount() == 0
            assert child.isValid()
    assert root.child(99) is None
    assert root.child(-1) is None


def test_accessible_rectangles_match_the_places_on_screen(root, table):
    farmer = interface_called(root, "farmer")
    corner = table.view.viewport().mapFromGlobal(farmer.rect().topLeft())
    assert table.view.mapToScene(corner).x() == pytest.approx(40, abs=1.5)
    assert farmer.rect().width() == pytest.approx(300, abs=2)
    middle = farmer.rect().center()
    assert root.childAt(middle.x(), middle.y()).text(Name) == "Workers"
    assert children(root)[0].childAt(middle.x(), middle.y()).text(Name).startswith("farmer")
    assert root.childAt(-5000, -5000) is None
    lines = children(children(root)[0])[:2]
    assert all(line.rect().contains(farmer.rect()) for line in lines)


def test_press_action_works_like_a_click(root, player, table):
    pool = interface_called(root, "pool.A.black")
    action = pool.actionInterface()
    assert action.actionNames()[0] == action.pressAction()
    assert pool.text(QAccessible.Text.Description) == "pool.A.black"
    action.doAction(action.pressAction())
    assert table.selection.path == ("pool.A.black",)
    assert pool.text(Name) == "pool.A.black; chosen"
    assert pool.state().pressed
    cart = interface_called(root, "cart")
    assert cart.text(Name) == "cart; target"
    assert cart.text(QAccessible.Text.Description) == "pool.A.black to cart"
    cart.actionInterface().doAction(action.pressAction())
    assert player.moves == ["take black"]


def test_press_action_on_an_illegal_element_is_refused(root, player):
    action = interface_called(root, "box").actionInterface()
    action.doAction(action.pressAction())
    assert player.refusals == [("box",)]


def test_unreachable_place_is_static_text_without_actions(root, table):
    places = [evolve(place, is_reachable=place.id != "digger") for place in table.scene.places]
    table.set_places(places)
    digger = interface_called(root, "digger")
    assert digger.role() == QAccessible.Role.StaticText
    assert digger.actionInterface() is None
    assert not digger.state().focusable
    assert children(root)[0].actionInterface() is None


def test_focused_element_is_the_focus_child_of_the_table(root, table, player):
    assert root.state().focused
    interface_called(root, "farmhand").actionInterface().doAction("SetFocus")
    assert table.keyboard.element == "farmhand"
    farmhand = interface_called(root, "farmhand")
    assert farmhand.state().focused
    assert not root.state().focused
    assert root.focusChild().object() is farmhand.object()
    player.key(Qt.Key.Key_Up)
    assert root.focusChild().text(Name) == "farmer; start"


def test_element_outside_of_the_view_is_offscreen(root, table):
    assert not interface_called(root, "box").state().offscreen
    table.view.set_zoom(4.0, QPoint(0, 0))
    assert interface_called(root, "box").state().offscreen
    assert not interface_called(root, "farmer").state().offscreen


def test_removed_element_is_invalid(root, table):
    box = interface_called(root, "box")
    table.set_places([place for place in table.scene.places if place.id != "box"])
    assert box.state().invalid
    assert box.text(Name) == ""
    box.actionInterface().doAction("Press")


def test_hidden_tree_has_no_children(root, tree):
    farmer = interface_called(root, "farmer")
    tree.set_hidden(True)
    assert names(root) == []
    assert farmer.state().invalid
    tree.set_hidden(False)
    assert names(root) == ["Workers", "The rest"]


def test_widgets_on_the_table_are_read_first(root, table):
    label = QLabel("Your turn", table.view)
    label.show()
    assert names(root) == ["Your turn", "Workers", "The rest"]
    label.hide()
    assert names(root) == ["Workers", "The rest"]


def test_sentences_are_announced(tree, qtbot):
    QAccessible.setActive(True)
    try:
        with qtbot.waitSignal(tree.said) as said:
            tree.say("Anna takes 3 black disks")
        tree.say("That is not possible", urgent=True)
        tree.say("")
        tree.invalidate()
        tree.press("farmer")
    finally:
        QAccessible.setActive(False)
    assert said.args == ["Anna takes 3 black disks"]


def test_view_without_a_tree_has_no_accessible_children(table):
    assert names(QAccessible.queryAccessibleInterface(table.view)) == []


def test_40_000_queries_lose_no_references(root):
    def query_all():
        part = root.child(0)
        child = part.child(2)
        for interface in (root, part, child):
            interface.text(Name)
            interface.rect()
            interface.state()
            interface.role()
            interface.parent()
            interface.child(99)
            interface.interface_cast(ACTION)
            interface.valueInterface()
        root.indexOfChild(part)
        part.indexOfChild(child)
        child.childAt(0, 0)
        root.focusChild()
        child.actionInterface().actionNames()

    for _ in range(100):
        query_all()
    gc.collect()
    watched = returned_by_overrides(root)
    before = [sys.getrefcount(thing) for thing in watched]
    for _ in range(2_000):
        query_all()
    gc.collect()
    after = [sys.getrefcount(thing) for thing in watched]
    changed = {repr(thing): now - then for thing, then, now in zip(watched, before, after, strict=True) if now != then}
    assert all(abs(difference) < 200 for difference in changed.values()), changed


def returned_by_overrides(root):
    """Objects that the overrides return and that a lost reference would free. None is one of them until it became immortal in 3.12."""
    part = root.child(0)
    things = [root, part, part.child(2), *QAccessible.Role, *names(root)]
    return things if sys.version_info >= (3, 12) else [*things, None]


def test_tree_is_deleted_with_its_view():
    table = PieceTable(picture, COLOURS)
    table.set_places(PLACES)
    tree = weakref.ref(AccessibleTree(table, GameTexts()))
    farmer = interface_called(QAccessible.queryAccessibleInterface(table.view), "farmer")
    table.view.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert not isValid(farmer)
    del table
    gc.collect()
    assert tree() is None
