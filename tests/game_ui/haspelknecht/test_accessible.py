"""The real window for a screen reader: the tree of the table, announcements, and names of focusable elements."""

import gc
import sys

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog

from haspelknecht_qt.games.haspelknecht import moves
from haspelknecht_qt.games.haspelknecht.kinds import Placeable, Step, Worker
from haspelknecht_qt.ui.panels import moves as moves_panel
from haspelknecht_qt.ui.panels.log import make_log_lines
from tests.ui import at_window as at
from tests.ui.matches import at_step, finished_match, legal, new_match, planning_match, play_at_random
from tests.ui.wording import Brackets, assert_said

Name = QAccessible.Text.Name
Description = QAccessible.Text.Description


def interface(widget):
    return QAccessible.queryAccessibleInterface(widget)


def children(thing):
    return [thing.child(number) for number in range(thing.childCount())]


def parts(window):
    """The parts of the table by their names, in reading order; the prompt is a widget and left out."""
    return {part.text(Name): part for part in children(interface(at.view(window)))[1:]}


def find_element(window, start):
    """Returns the first element of the table whose name begins with `start`."""
    for part in parts(window).values():
        for child in children(part):
            if child.text(Name).startswith(start):
                return child
    raise AssertionError(f"nothing on the table begins with {start!r}")


def press(element):
    action = element.actionInterface()
    action.doAction(action.pressAction())
    QApplication.processEvents()


def visible_interfaces(thing):
    """Yields an interface and its visible descendants."""
    if thing.state().invisible:
        return
    yield thing
    for child in children(thing):
        if child is not None and child.isValid():
            yield from visible_interfaces(child)


def focusable_without_name(window):
    """Returns the elements of a window that take the keyboard focus but have no name."""
    reached = [thing for thing in visible_interfaces(interface(window)) if thing.state().focusable]
    assert len(reached) > 2
    return [thing for thing in reached if not thing.text(Name)]


@pytest.fixture
def planning(window):
    window.begin(planning_match("ppp"))
    QApplication.processEvents()
    return window


class TestTree:
    """The table as a tree of parts and elements."""

    def test_tree_has_the_parts_of_the_table_in_reading_order(self, planning):
        prompt = children(interface(at.view(planning)))[0]
        assert prompt.text(Name) == at.headline(planning).full_text
        active, *others = (at.match(planning).seats[seat].name for seat in planning.controller.state.order)
        assert list(parts(planning)) == [
            "Year I, spring: planning",
            "Resource boards",
            "Developments",
            f"{active}’s carts and workers",
            f"{active}’s mine",
            f"{active}’s farm",
            *(f"{name}’s board" for name in others),
        ]
        assert interface(at.view(planning)).text(Name) == "Table"

    @pytest.mark.parametrize("size", [(1600, 900), (1280, 720)])
    def test_every_part_and_element_has_a_name(self, planning, size):
        planning.resize(*size)
        QApplication.processEvents()
        named = [thing for part in parts(planning).values() for thing in (part, *children(part))]
        assert len(named) > 80
        for thing in named:
            assert_said(thing.text(Name))
            assert not thing.rect().isEmpty()
            if thing.text(Description):
                assert_said(thing.text(Description))

    def test_names_of_places_state_their_pieces_and_legal_moves(self, planning):
        state = planning.controller.state
        brown = at.texts(planning).places.short_name(state, planning.controller.viewer, "hand.brown")
        disks = find_element(planning, f"{brown}; a move can start here")
        press(disks)
        assert disks.text(Name) == f"{brown}; chosen"
        farmer = find_element(planning, "Farmer; legal target")
        assert farmer.text(Description) == "Place a brown disk on the Farmer. As planned: +1 wood"
        press(farmer)
        assert at.match(planning).log[-1] == moves.Place(Placeable.BROWN, Worker.FARMER)
        assert find_element(planning, "Farmer: 1 brown disk").object() is farmer.object()

    def test_placed_disk_is_taken_back_by_press_actions(self, planning):
        planning.controller.play(moves.Place(Placeable.BROWN, Worker.FARMER))
        ply = at.match(planning).ply
        press(find_element(planning, "Farmer: 1 brown disk; a move can start here"))
        assert find_element(planning, "Cart field 2").text(Description) == "Take back a brown disk"
        press(find_element(planning, "Cart field 2"))
        assert at.match(planning).ply == ply - 1

    def test_opponent_card_lists_its_contents_and_opens_when_pressed(self, planning):
        seat = planning.controller.state.order[1]
        name = at.match(planning).seats[seat].name
        lines = [child.text(Name) for child in children(parts(planning)[f"{name}’s board"])]
        assert lines[0].startswith("On the carts: ")
        assert any(line.startswith("Farm: ") for line in lines)
        assert any(line.startswith("Pinge: ") for line in lines)
        press(find_element(planning, name))
        assert f"{name}’s mine" in parts(planning)
        QTest.keyClick(at.view(planning), Qt.Key.Key_Escape)
        assert f"{name}’s mine" not in parts(planning)

    def test_tree_follows_a_change_of_language(self, planning, qapp):
        assert "Developments" in parts(planning)
        brackets = Brackets()
        qapp.installTranslator(brackets)
        try:
            QApplication.processEvents()
            assert "⟦Developments⟧" in parts(planning)
            named = [thing for part in parts(planning).values() for thing in (part, *children(part))]
            assert all("⟦" in thing.text(Name) or thing.text(Name) in ("Anna", "Jost", "Grete") for thing in named)
        finally:
            qapp.removeTranslator(brackets)
            QApplication.processEvents()

    @pytest.mark.skipif(sys.version_info >= (3, 12), reason="None is immortal: its references are not counted")
    def test_20_000_queries_of_the_tree_leak_no_references(self, planning):
        def query_tree():
            for part in children(root):
                part.text(Name)
                part.rect()
                for child in children(part)[:3]:
                    child.text(Name)
                    child.state()
                    child.parent()

        root = interface(at.view(planning))
        query_tree()
        gc.collect()
        before = sys.getrefcount(None)
        for _ in range(200):
            query_tree()
        gc.collect()
        assert abs(sys.getrefcount(None) - before) < 100


class TestSecrecy:
    """A screen reader gets nothing that the window hides."""

    def test_covered_table_has_no_parts_during_a_hand_over(self, window):
        window.begin(planning_match(planning="hidden"))
        assert at.hand_over(window).isVisible()
        assert parts(window) == {}
        assert interface(at.hand_over(window)).text(Name) == at.hand_over(window).headline.text()
        QTest.keyClick(at.hand_over(window), Qt.Key.Key_Return)
        assert "Developments" in parts(window)

    def test_secret_plan_is_not_announced(self, window):
        window.begin(planning_match(planning="hidden"))
        window.controller.confirm_handover()
        announced = []
        at.tree(window).said.connect(announced.append)
        window.controller.play(legal(at.match(window), moves.Confirm))
        assert at.hand_over(window).isVisible()
        assert announced == []


class TestAnnouncements:
    """Events are announced in the sentences of the log."""

    def test_every_line_of_the_log_is_announced(self, window):
        match = play_at_random(new_match("pp", seed=5), at_step(Step.EXECUTING))
        window.begin(match)
        announced = []
        at.tree(window).said.connect(announced.append)
        start = match.ply
        for number in range(60):
            legal_moves = match.game.legal_moves(match.state)
            window.controller.play(legal_moves[number % len(legal_moves)])
        expected = []
        for entry in match.entries[start:]:
            lines = make_log_lines(0, match.events_with_states(entry.ply), at.texts(window).events)
            expected += [at.texts(window).events.line(line.event, line.state, line.count) for line in lines]
        expected = [line for line in expected if line]
        assert len(expected) > 40
        assert [line for line in announced if line in set(expected)] == expected

    def test_prompt_is_announced_after_a_move(self, planning):
        announced = []
        at.tree(planning).said.connect(announced.append)
        planning.controller.play(legal(at.match(planning), moves.Confirm))
        assert at.headline(planning).full_text in announced
        assert at.second_line(planning).full_text in announced
        assert len(announced) == len(set(announced))

    def test_refusal_is_announced_at_once(self, planning):
        announced = []
        at.tree(planning).said.connect(announced.append)
        press(find_element(planning, "Brook"))
        assert len(announced) == 1
        assert_said(announced[0].replace("\n", " "))

    def test_move_found_by_typing_is_announced(self, planning, monkeypatch):
        announced = []
        monkeypatch.setattr(moves_panel, "announce", lambda _widget, sentence, **_how: announced.append(sentence))
        field = at.moves_page(planning).field
        field.setFocus()
        QTest.keyClicks(field, "farmh")
        assert announced[-1].startswith("Place a ")
        assert "Farmhand" in announced[-1]
        QTest.keyClick(field, Qt.Key.Key_Down)
        assert announced[-1] != announced[-2]

    def test_looking_back_is_announced(self, planning):
        announced = []
        at.tree(planning).said.connect(announced.append)
        planning.controller.go_to_ply(3)
        assert announced[0].startswith("Looking back")


class TestNames:
    """Every element that takes the keyboard focus has a name."""

    def test_start_page_names_its_focusable_elements(self, window):
        assert focusable_without_name(window) == []

    def test_every_page_beside_the_table_names_its_focusable_elements(self, planning):
        for key in at.pages(planning).page_by_name:
            planning.workspace.show_page(key)
            QApplication.processEvents()
            assert focusable_without_name(planning) == []

    def test_small_window_names_its_focusable_elements(self, planning):
        planning.resize(1280, 720)
        planning.workspace.rescale()
        for key in at.pages(planning).page_by_name:
            planning.workspace.show_page(key)
            QTest.qWait(200)
            assert focusable_without_name(planning) == []

    def test_new_game_dialog_names_its_focusable_elements(self, window):
        window.ask_for_new_game()
        dialog = window.findChild(QDialog)
        assert focusable_without_name(dialog) == []

    def test_result_page_names_its_focusable_elements(self, window, qtbot):
        window.begin(finished_match())
        at.wait_for_result(qtbot, window)
        assert focusable_without_name(at.result(window)) == []
