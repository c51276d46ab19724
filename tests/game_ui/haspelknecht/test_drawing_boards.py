"""Drawing a board in the editor with mouse and keyboard, and the problems that the editor shows."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest

from haspelknecht_qt.games.haspelknecht.boards import read_board
from haspelknecht_qt.games.haspelknecht.layouts import neighbours
from haspelknecht_qt.ui.rules.view import RulesWindow
from tests.game_ui.haspelknecht.editors import LEFT, LINE, OTHER, click, drag, new_game, point, press_draw
from tests.ui import at_window as at


class TestMouse:
    """Drawing with the mouse."""

    def test_click_places_changes_and_removes_a_hex(self, editor):
        click(editor, (3, 3))
        assert editor.drawing.cells == (((3, 3), 1),)
        editor.level_palette.cards[4].click()
        click(editor, (3, 3))
        assert editor.drawing.cells == (((3, 3), 4),)
        click(editor, (3, 3))
        assert editor.drawing.cells == ()

    def test_right_click_removes_a_hex(self, editor):
        click(editor, (3, 3), (3, 4))
        click(editor, (3, 3), button=Qt.MouseButton.RightButton)
        assert editor.drawing.cells == (((3, 4), 1),)

    def test_a_hex_is_dragged_to_another_place(self, editor):
        click(editor, (3, 3))
        drag(editor.grid, point(editor, (3, 3)), point(editor, (6, 8)))
        assert editor.drawing.cells == (((6, 8), 1),)

    def test_hex_dragged_onto_another_swaps_places_with_it(self, editor):
        click(editor, (3, 3))
        editor.level_palette.cards[2].click()
        click(editor, (5, 5))
        drag(editor.grid, point(editor, (3, 3)), point(editor, (5, 5)))
        assert editor.drawing.cells == (((3, 3), 2), ((5, 5), 1))

    def test_hex_dragged_off_the_grid_is_removed(self, editor):
        click(editor, (0, 3))
        drag(editor.grid, point(editor, (0, 3)), QPoint(-40, -60))
        assert editor.drawing.cells == ()

    def test_hex_is_dragged_from_the_level_palette_onto_the_grid(self, editor):
        card = editor.level_palette.cards[3]
        target = card.mapFromGlobal(editor.grid.mapToGlobal(point(editor, (2, 6))))
        drag(card, QPoint(40, 20), target)
        assert editor.drawing.cells == (((2, 6), 3),)
        assert editor.grid.level == 3

    def test_continuous_drawing_is_one_undo_step(self, editor):
        start, end = point(editor, (4, 2)), point(editor, (4, 5))
        QTest.mousePress(editor.grid, LEFT, pos=start)
        for step in range(1, 13):
            QTest.mouseMove(editor.grid, start + (end - start) * (step / 12))
        QTest.mouseRelease(editor.grid, LEFT, pos=end)
        assert [cell for cell, _ in editor.drawing.cells] == [(4, 2), (4, 3), (4, 4), (4, 5)]
        editor.undo_button.click()
        assert editor.drawing.cells == ()

    @pytest.mark.parametrize("end", [(4, 8), (7, 6), (1, 6)])
    def test_quick_drawing_leaves_no_gap(self, editor, end):
        QTest.mousePress(editor.grid, LEFT, pos=point(editor, (4, 2)))
        QTest.mouseMove(editor.grid, point(editor, end))
        QTest.mouseRelease(editor.grid, LEFT, pos=point(editor, end))
        drawn, reached = set(editor.drawing.levels), {(4, 2)}
        while grown := {near for cell in reached for near in neighbours(cell) if near in drawn} - reached:
            reached |= grown
        assert end in reached
        assert reached == drawn
        editor.undo_button.click()
        assert editor.drawing.cells == ()

    @pytest.mark.parametrize("is_dragged", [False, True])
    @pytest.mark.parametrize("keys", ["Delete", "Ctrl+Z"])
    def test_hex_removed_by_a_key_while_the_mouse_holds_it_stays_removed(self, editor, keys, is_dragged):
        click(editor, (3, 3))
        start, end = point(editor, (3, 3)), point(editor, (5, 5))
        QTest.mousePress(editor.grid, LEFT, pos=start)
        if is_dragged:
            QTest.mouseMove(editor.grid, end)
        QTest.keySequence(editor.grid, QKeySequence(keys))
        QTest.mouseMove(editor.grid, end)
        QTest.mouseRelease(editor.grid, LEFT, pos=end)
        assert editor.drawing.cells == ()

    def test_hex_removed_by_the_right_button_while_the_left_holds_it_stays_removed(self, editor):
        click(editor, (3, 3))
        start, end = point(editor, (3, 3)), point(editor, (5, 5))
        QTest.mousePress(editor.grid, LEFT, pos=start)
        QTest.mouseClick(editor.grid, Qt.MouseButton.RightButton, pos=start)
        QTest.mouseMove(editor.grid, end)
        QTest.mouseRelease(editor.grid, LEFT, pos=end)
        assert editor.drawing.cells == ()

    def test_mirroring_and_clearing_are_undone_and_redone(self, editor):
        click(editor, (1, 1))
        editor.sideways_button.click()
        assert editor.drawing.cells == (((1, 11), 1),)
        editor.upside_down_button.click()
        assert editor.drawing.cells == (((7, 11), 1),)
        editor.clear_button.click()
        assert editor.drawing.cells == ()
        for _ in range(3):
            editor.undo_button.click()
        assert editor.drawing.cells == (((1, 1), 1),)
        editor.redo_button.click()
        assert editor.drawing.cells == (((1, 11), 1),)


class TestKeys:
    """Drawing with the keyboard."""

    def test_arrow_digit_space_and_delete_keys_draw(self, editor):
        row, column = editor.grid.cursor_cell
        for key in (Qt.Key.Key_2, Qt.Key.Key_Right, Qt.Key.Key_Space, Qt.Key.Key_Down, Qt.Key.Key_4):
            QTest.keyClick(editor.grid, key)
        assert editor.drawing.cells == (((row, column), 2), ((row, column + 1), 2), ((row + 1, column + 1), 4))
        assert editor.level_palette.cards[4].isChecked()
        QTest.keyClick(editor.grid, Qt.Key.Key_Delete)
        assert len(editor.drawing.cells) == 2

    def test_shift_and_an_arrow_move_the_hex(self, editor):
        row, column = editor.grid.cursor_cell
        QTest.keyClick(editor.grid, Qt.Key.Key_1)
        QTest.keyClick(editor.grid, Qt.Key.Key_Left, Qt.KeyboardModifier.ShiftModifier)
        assert editor.drawing.cells == (((row, column - 1), 1),)
        assert editor.grid.cursor_cell == (row, column - 1)

    def test_keys_undo_and_redo_a_change_of_the_drawing(self, editor):
        QTest.keyClick(editor.grid, Qt.Key.Key_1)
        QTest.keyClick(editor.grid, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
        assert editor.drawing.cells == ()
        QTest.keyClick(
            editor.grid, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
        )
        assert len(editor.drawing.cells) == 1

    def test_cursor_stays_on_the_grid_and_describes_its_position(self, editor):
        for _ in range(20):
            QTest.keyClick(editor.grid, Qt.Key.Key_Up)
            QTest.keyClick(editor.grid, Qt.Key.Key_Right)
        assert editor.grid.cursor_cell == (0, 11)
        QTest.keyClick(editor.grid, Qt.Key.Key_3)
        assert editor.grid.accessibleDescription() == "Row 1, position 12: level 3, breaks a rule"


class TestProblems:
    """Problems of a board or its name, and what a sound board shows."""

    def test_problems_of_one_hex_have_different_texts(self, editor):
        editor.load_text("haspelknecht-board:.1.1.1/2.2.2/.1.3.3/4.4.4.4 A")
        texts = [row.sentence_label.text() for row in editor.problem_panel.rows]
        assert [problem.reason for problem in editor.problem_panel.problems].count("touches_distant_level") > 1
        assert len(set(texts)) == len(texts)

    @pytest.mark.rule("V2")
    def test_problems_are_listed_and_lead_to_their_hex(self, editor):
        editor.load_text("haspelknecht-board:.1.1.1/2.2.2/.3.3.4/4.4.4.4 A")
        reasons = [problem.reason for problem in editor.problem_panel.problems]
        assert reasons == ["too_few_tiles", "touches_distant_level", "touches_none_before"]
        assert not editor.save_button.isEnabled()
        problem_row = editor.problem_panel.rows[1]
        assert "two or more levels away" in problem_row.sentence_label.text()
        QTest.mousePress(problem_row, LEFT)
        assert editor.grid.cursor_cell == problem_row.problem.cell

    @pytest.mark.rule("V2")
    def test_rule_of_a_problem_opens_over_the_editor(self, window):
        editor = press_draw(new_game(window))
        editor.load_text("1 1 1")
        QTest.mouseClick(editor.problem_panel.rows[0].rule_button, LEFT)
        (rules,) = editor.findChildren(RulesWindow)
        assert rules.view.anchor == "V2"
        rules.close_button.click()
        assert not rules.isVisible()
        assert editor.isVisible()

    @pytest.mark.rule("R14")
    def test_board_is_checked_by_the_rulebook_of_the_dialog(self, window):
        dialog = new_game(window)
        at.rulebooks(dialog).cards["french"].click()
        dialog.seat_count.button(2).click()
        editor = press_draw(dialog)
        editor.load_text(LINE)
        assert {problem.rule for problem in editor.problem_panel.problems} == {"R14"}
        assert "3; allowed: 4 to 5" in editor.level_palette.cards[1].count_label.text()

    def test_sound_board_shows_thaler_and_player_counts(self, editor):
        editor.load_text(LINE)
        assert "1 to 8 Thaler" in editor.problem_panel.thaler_label.text()
        assert "2, 3" in editor.problem_panel.seats_label.text()

    def test_board_with_problems_shows_no_player_counts(self, editor):
        editor.load_text("haspelknecht-board:.1.1.1/2.2.2.4/.3.3.3/4.4 Kink")
        assert editor.problem_panel.problems
        assert editor.problem_panel.seats_label.text() == ""

    def test_missing_name_is_not_marked_as_wrong(self, editor):
        editor.load_text(LINE)
        editor.name_field.clear()
        assert editor.name_field.property("wrong") == "false"
        assert editor.name_problem.text()
        assert not editor.save_button.isEnabled()

    def test_board_with_too_many_rows_is_refused(self, editor):
        editor.load_text(LINE)
        click(editor, (0, 0), (8, 0))
        assert "8 rows" in editor.problem_panel.verdict_label.text()
        assert not editor.save_button.isEnabled()

    @pytest.mark.parametrize("name", ["", "   ", "a\u202eb", "hourGLASS"])
    def test_empty_invalid_or_taken_name_is_refused(self, editor, name):
        editor._boards.save_board(read_board(LINE))
        editor.load_text(OTHER)
        editor.name_field.setText(name)
        assert not editor.save_button.isEnabled()
        assert editor.name_problem.text()
