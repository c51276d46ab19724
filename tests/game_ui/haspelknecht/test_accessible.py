"""The real window for a screen reader: the tree of the table, its texts, and names of all focusable elements."""

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


def found(window, start):
    """The element of the table whose name begins so."""
    for part in parts(window).values():
        for child in children(part):
            if child.text(Name).startswith(start):
                return child
    raise AssertionError(f"nothing on the table begins with {start!r}")


def press(element):
    action = element.actionInterface()
    action.doAction(action.pressAction())
    QApplication.processEvents()


def everything(thing):
    """An interface and all below it that are to be seen."""
    if thing.state().invisible:
        return
    yield thing
    for child in children(thing):
        if child is not None and child.isValid():
            yield from everything(child)


def default_name(window):
    """Returns the elements of a window that take the keyboard focus but have no name."""
    reached = [thing for thing in everything(interface(window)) if thing.state().focusable]
    assert len(reached) > 2
    return [thing for thing in reached if not thing.text(Name)]


@pytest.fixture
def planning(window):
    window.begin(planning_match("ppp"))
    QApplication.processEvents()
    return window


class TestTree:
    """The table in words."""

    def test_it_has_everything_in_reading_order(self, planning):
        prompt = children(interface(at.view(planning)))[0]
        assert prompt.text(Name) == at.headline(planning).full_text
        asked, *others = (at.match(planning).seats[seat].name for seat in planning.controller.state.order)
        assert list(parts(planning)) == [
            "Year I, spring: planning",
            "Resource boards",
            "Developments",
            f"{asked}’s carts and workers",
            f"{asked}’s mine",
            f"{asked}’s farm",
            *(f"{name}’s board" for name in others),
        ]
        assert interface(at.view(planning)).text(Name) == "Table"

    @pytest.mark.parametrize("size", [(1600, 900), (1280, 720)])
    def test_every_part_and_place_has_a_finished_name(self, planning, size):
        planning.resize(*size)
        QApplication.processEvents()
        told = [thing for part in parts(planning).values() for thing in (part, *children(part))]
        assert len(told) > 80
        for thing in told:
            assert_said(thing.text(Name))
            assert not thing.rect().isEmpty()
            if thing.text(Description):
                assert_said(thing.text(Description))

    def test_names_say_what_lies_there_and_what_may_be_done(self, planning):
        state = planning.controller.state
        brown = at.texts(planning).places.short_name(state, planning.controller.viewer, "hand.brown")
        disks = found(planning, f"{brown}; a move can start here")
        press(disks)
        assert disks.text(Name) == f"{brown}; chosen"
        farmer = found(planning, "Farmer; legal target")
        assert farmer.text(Description) == "Place a brown disk on the Farmer. As planned: +1 wood"
        press(farmer)
        assert at.match(planning).log[-1] == moves.Place(Placeable.BROWN, Worker.FARMER)
        assert found(planning, "Farmer: 1 brown disk").object() is farmer.object()

    def test_a_piece_is_taken_back_by_pressing_it(self, planning):
        planning.controller.play(moves.Place(Placeable.BROWN, Worker.FARMER))
        ply = at.match(planning).ply
        press(found(planning, "Farmer: 1 brown disk; a move can start here"))
        assert found(planning, "Cart field 2").text(Description) == "Take back a brown disk"
        press(found(planning, "Cart field 2"))
        assert at.match(planning).ply == ply - 1

    def test_another_players_card_tells_all_and_opens_by_pressing(self, planning):
        seat = planning.controller.state.order[1]
        name = at.match(planning).seats[seat].name
        lines = [child.text(Name) for child in children(parts(planning)[f"{name}’s board"])]
        assert lines[0].startswith("On the carts: ")
        assert any(line.startswith("Farm: ") for line in lines)
        assert any(line.startswith("Pinge: ") for line in lines)
        press(found(planning, name))
        assert f"{name}’s mine" in parts(planning)
        QTest.keyClick(at.view(planning), Qt.Key.Key_Escape)
        assert f"{name}’s mine" not in parts(planning)

    def test_it_speaks_the_language_of_the_moment(self, planning, qapp):
        assert "Developments" in parts(planning)
        brackets = Brackets()
        qapp.installTranslator(brackets)
        try:
            QApplication.processEvents()
            assert "⟦Developments⟧" in parts(planning)
            told = [thing for part in parts(planning).values() for thing in (part, *children(part))]
            assert all("⟦" in thing.text(Name) or thing.text(Name) in ("Anna", "Jost", "Grete") for thing in told)
        finally:
            qapp.removeTranslator(brackets)
            QApplication.processEvents()

    @pytest.mark.skipif(sys.version_info >= (3, 12), reason="None is immortal: its references are not counted")
    def test_20_000_queries_of_the_whole_tree_lose_nothing(self, planning):
        def ask():
            for part in children(root):
                part.text(Name)
                part.rect()
                for child in children(part)[:3]:
                    child.text(Name)
                    child.state()
                    child.parent()

        root = interface(at.view(planning))
        ask()
        gc.collect()
        before = sys.getrefcount(None)
        for _ in range(200):
            ask()
        gc.collect()
        assert abs(sys.getrefcount(None) - before) < 100


class TestSecrecy:
    """Nobody is read what nobody may see."""

    def test_a_covered_table_is_silent(self, window):
        window.begin(planning_match(planning="hidden"))
        assert at.hand_over(window).isVisible()
        assert parts(window) == {}
        assert interface(at.hand_over(window)).text(Name) == at.hand_over(window).headline.text()
        QTest.keyClick(at.hand_over(window), Qt.Key.Key_Return)
        assert "Developments" in parts(window)

    def test_a_plan_in_secret_is_not_announced(self, window):
        window.begin(planning_match(planning="hidden"))
        window.controller.confirm_handover()
        said = []
        at.tree(window).said.connect(said.append)
        window.controller.play(legal(at.match(window), moves.Confirm))
        assert at.hand_over(window).isVisible()
        assert said == []


class TestAnnouncements:
    """Events are announced in the sentences of the log."""

    def test_each_line_of_the_log_is_said(self, window):
        match = play_at_random(new_match("pp", seed=5), at_step(Step.EXECUTING))
        window.begin(match)
        said = []
        at.tree(window).said.connect(said.append)
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
        assert [line for line in said if line in set(expected)] == expected

    def test_then_who_does_what_next(self, planning):
        said = []
        at.tree(planning).said.connect(said.append)
        planning.controller.play(legal(at.match(planning), moves.Confirm))
        assert at.headline(planning).full_text in said
        assert at.second_line(planning).full_text in said
        assert len(said) == len(set(said))

    def test_a_refusal_is_said_at_once(self, planning):
        said = []
        at.tree(planning).said.connect(said.append)
        press(found(planning, "Brook"))
        assert len(said) == 1
        assert_said(said[0].replace("\n", " "))

    def test_the_move_that_typing_leads_to_is_said(self, planning, monkeypatch):
        said = []
        monkeypatch.setattr(moves_panel, "announce", lambda _widget, sentence, **_how: said.append(sentence))
        field = at.moves_page(planning).field
        field.setFocus()
        QTest.keyClicks(field, "farmh")
        assert said[-1].startswith("Place a ")
        assert "Farmhand" in said[-1]
        QTest.keyClick(field, Qt.Key.Key_Down)
        assert said[-1] != said[-2]

    def test_looking_back_is_said(self, planning):
        said = []
        at.tree(planning).said.connect(said.append)
        planning.controller.go_to_ply(3)
        assert said[0].startswith("Looking back")


class TestNames:
    """Everything that the keyboard reaches says what it is."""

    def test_on_the_start_page(self, window):
        assert default_name(window) == []

    def test_at_the_table(self, planning):
        for key in at.pages(planning).page_by_name:
            planning.workspace.show_page(key)
            QApplication.processEvents()
            assert default_name(planning) == []

    def test_in_a_small_window(self, planning):
        planning.resize(1280, 720)
        planning.workspace.rescale()
        for key in at.pages(planning).page_by_name:
            planning.workspace.show_page(key)
            QTest.qWait(200)
            assert default_name(planning) == []

    def test_in_the_dialog_of_a_new_game(self, window):
        window.ask_for_new_game()
        dialog = window.findChild(QDialog)
        assert default_name(dialog) == []

    def test_at_the_end(self, window, qtbot):
        window.begin(finished_match())
        at.wait_for_result(qtbot, window)
        assert default_name(at.result(window)) == []
