"""Drawing boards of one's own in the real window: with mouse and keyboard, judged, kept, shared and brought back."""

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDropEvent, QGuiApplication
from PySide6.QtTest import QTest

from haspelknecht_qt import paths
from haspelknecht_qt.core import storage
from haspelknecht_qt.core.storage import StorageError
from haspelknecht_qt.faces.haspelknecht.drawing import own_boards
from haspelknecht_qt.faces.haspelknecht.drawing.editor import BoardEditor, Start
from haspelknecht_qt.faces.haspelknecht.drawing.findings import For
from haspelknecht_qt.faces.haspelknecht.drawing.own_boards import OwnBoards
from haspelknecht_qt.games.haspelknecht.boards import Board, board_line, read_board
from haspelknecht_qt.games.haspelknecht.setup import FIRST_PLAY, FREE
from haspelknecht_qt.ui.rules.window import RulesWindow
from haspelknecht_qt.ui.setup.dialog import NewGame
from tests.ui.any_game import play
from tests.ui.hands import messages, settle

LINE = "haspelknecht-board:.1.1.1/2.2.2/.3.3.3/4.4.4 Hourglass"
OTHER = "haspelknecht-board:.1.1.1/2.2.2/.3.3.3/4.4.4.4 Boat"
LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def own():
    """The user's boards, in the folder where the program looks for them."""
    return OwnBoards(paths.boards())


@pytest.fixture
def editor(qtbot, look, own):
    """The editor alone, for two seats and the Dutch rulebook."""
    shown = BoardEditor(look, own, For(2, "dutch", lambda: "Dutch"), Start(), lambda _rule, _over: None)
    qtbot.addWidget(shown)
    shown.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, on=False)
    shown.show()
    settle()
    return shown


def new_game(window):
    """The dialog of a new game, opened as its user does."""
    window.menus.actions["new"].trigger()
    settle()
    (dialog,) = [widget for widget in window.findChildren(NewGame) if widget.isVisible()]
    return dialog


def press_draw(dialog):
    """Presses "Draw a board": the editor."""
    QTest.mouseClick(dialog.form.board.draw_button, LEFT)
    return editor_of(dialog)


def editor_of(dialog):
    """The editor that is open over the dialog."""
    settle()
    (editor,) = [each for each in dialog.findChildren(BoardEditor) if each.isVisible()]
    return editor


def point(editor, cell):
    """The middle of a place of the grid."""
    return editor.grid.box_of(cell).center().toPoint()


def click(editor, *cells, button=LEFT):
    """Clicks on places of the grid."""
    for cell in cells:
        QTest.mouseClick(editor.grid, button, pos=point(editor, cell))


def drag(widget, start, end):
    """Drags on a widget from one point to another."""
    QTest.mousePress(widget, LEFT, pos=start)
    for step in (0.3, 0.7, 1.0):
        QTest.mouseMove(widget, start + (end - start) * step)
    QTest.mouseRelease(widget, LEFT, pos=end)


def draw_hourglass(editor):
    """Draws the board of LINE hex by hex, and names it."""
    for level in (1, 2, 3, 4):
        editor.levels.cards[level].click()
        row = level + 1
        for column in (4, 5, 6):
            click(editor, (row, column))
    editor.name.setText("Hourglass")


def test_a_board_is_drawn_named_kept_and_played(qtbot, window):
    dialog = new_game(window)
    editor = press_draw(dialog)
    assert not editor.keep_button.isEnabled()
    draw_hourglass(editor)
    assert editor.findings.is_sound
    QTest.mouseClick(editor.keep_button, LEFT)
    assert [board_line(kept.board) for kept in OwnBoards(paths.boards()).boards] == [LINE]
    (card,) = dialog.form.board.list.own_cards.values()
    assert card.isChecked()
    assert card.name.words == "Hourglass"
    assert len(dialog.form.board.map.hexagons()) == 12
    with qtbot.waitSignal(dialog.started):
        QTest.mouseClick(dialog.start_button, LEFT)
    assert window.controller.match.setup.layout == FREE
    assert window.controller.match.setup.placement.cells == read_board(LINE).cells


def test_a_kept_board_is_chosen_again_the_next_time(window, own):
    kept = own.keep(read_board(LINE))
    dialog = new_game(window)
    dialog.form.board.list.own_cards[kept.file].click()
    dialog.start_button.click()
    again = new_game(window)
    assert again.form.board.list.own_cards[kept.file].isChecked()
    assert not again.form.board.own.isVisible()


class TestMouse:
    """Drawing with the mouse."""

    def test_a_click_puts_down_changes_and_removes(self, editor):
        click(editor, (3, 3))
        assert editor.drawing.cells == (((3, 3), 1),)
        editor.levels.cards[4].click()
        click(editor, (3, 3))
        assert editor.drawing.cells == (((3, 3), 4),)
        click(editor, (3, 3))
        assert editor.drawing.cells == ()

    def test_the_right_button_removes(self, editor):
        click(editor, (3, 3), (3, 4))
        click(editor, (3, 3), button=Qt.MouseButton.RightButton)
        assert editor.drawing.cells == (((3, 4), 1),)

    def test_a_hex_is_dragged_to_another_place(self, editor):
        click(editor, (3, 3))
        drag(editor.grid, point(editor, (3, 3)), point(editor, (6, 8)))
        assert editor.drawing.cells == (((6, 8), 1),)

    def test_two_hexes_change_places(self, editor):
        click(editor, (3, 3))
        editor.levels.cards[2].click()
        click(editor, (5, 5))
        drag(editor.grid, point(editor, (3, 3)), point(editor, (5, 5)))
        assert editor.drawing.cells == (((3, 3), 2), ((5, 5), 1))

    def test_a_hex_that_is_dragged_off_the_grid_is_gone(self, editor):
        click(editor, (0, 3))
        drag(editor.grid, point(editor, (0, 3)), QPoint(-40, -60))
        assert editor.drawing.cells == ()

    def test_a_hex_is_dragged_from_the_levels_onto_the_grid(self, editor):
        card = editor.levels.cards[3]
        target = card.mapFromGlobal(editor.grid.mapToGlobal(point(editor, (2, 6))))
        drag(card, QPoint(40, 20), target)
        assert editor.drawing.cells == (((2, 6), 3),)
        assert editor.grid.level == 3

    def test_drawing_on_is_one_step(self, editor):
        start, end = point(editor, (4, 2)), point(editor, (4, 5))
        QTest.mousePress(editor.grid, LEFT, pos=start)
        for step in range(1, 13):
            QTest.mouseMove(editor.grid, start + (end - start) * (step / 12))
        QTest.mouseRelease(editor.grid, LEFT, pos=end)
        assert [cell for cell, _ in editor.drawing.cells] == [(4, 2), (4, 3), (4, 4), (4, 5)]
        editor.undo_button.click()
        assert editor.drawing.cells == ()

    def test_mirror_clear_and_back(self, editor):
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

    def test_arrows_and_figures_draw(self, editor):
        row, column = editor.grid.spot
        for key in (Qt.Key.Key_2, Qt.Key.Key_Right, Qt.Key.Key_Space, Qt.Key.Key_Down, Qt.Key.Key_4):
            QTest.keyClick(editor.grid, key)
        assert editor.drawing.cells == (((row, column), 2), ((row, column + 1), 2), ((row + 1, column + 1), 4))
        assert editor.levels.cards[4].isChecked()
        QTest.keyClick(editor.grid, Qt.Key.Key_Delete)
        assert len(editor.drawing.cells) == 2

    def test_shift_and_an_arrow_move_the_hex(self, editor):
        row, column = editor.grid.spot
        QTest.keyClick(editor.grid, Qt.Key.Key_1)
        QTest.keyClick(editor.grid, Qt.Key.Key_Left, Qt.KeyboardModifier.ShiftModifier)
        assert editor.drawing.cells == (((row, column - 1), 1),)
        assert editor.grid.spot == (row, column - 1)

    def test_undo_and_redo_by_key(self, editor):
        QTest.keyClick(editor.grid, Qt.Key.Key_1)
        QTest.keyClick(editor.grid, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
        assert editor.drawing.cells == ()
        QTest.keyClick(
            editor.grid, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
        )
        assert len(editor.drawing.cells) == 1

    def test_the_cursor_stays_on_the_grid_and_says_where_it_is(self, editor):
        for _ in range(20):
            QTest.keyClick(editor.grid, Qt.Key.Key_Up)
            QTest.keyClick(editor.grid, Qt.Key.Key_Right)
        assert editor.grid.spot == (0, 11)
        QTest.keyClick(editor.grid, Qt.Key.Key_3)
        assert editor.grid.accessibleDescription() == "Row 1, place 12: level 3, faulty"


class TestJudging:
    """Every fault is told where it is."""

    @pytest.mark.rule("V2")
    def test_faults_are_told_with_their_rule_and_their_hex(self, editor):
        editor.take("haspelknecht-board:.1.1.1/2.2.2/.3.3.4/4.4.4.4 A")
        reasons = [problem.reason for problem in editor.findings.problems]
        assert reasons == ["too_few_tiles", "touches_distant_level", "touches_none_before"]
        assert not editor.keep_button.isEnabled()
        fault = editor.findings.faults[1]
        assert "two or more levels away" in fault.sentence.text()
        QTest.mousePress(fault, LEFT)
        assert editor.grid.spot == fault.problem.cell

    @pytest.mark.rule("V2")
    def test_its_rule_is_read_and_one_comes_back(self, window):
        editor = press_draw(new_game(window))
        editor.take("1 1 1")
        QTest.mouseClick(editor.findings.faults[0].rule_button, LEFT)
        (rules,) = editor.findChildren(RulesWindow)
        assert rules.view.anchor == "V2"
        rules.close_button.click()
        assert not rules.isVisible()
        assert editor.isVisible()

    @pytest.mark.rule("R14")
    def test_the_rulebook_of_the_dialog_judges(self, window):
        dialog = new_game(window)
        dialog.form.rulebooks.cards["french"].click()
        dialog.seat_count.button(2).click()
        editor = press_draw(dialog)
        editor.take(LINE)
        assert {problem.rule for problem in editor.findings.problems} == {"R14"}
        assert "3, allowed 4 to 5" in editor.levels.cards[1].count.text()

    def test_thaler_and_seats_are_told(self, editor):
        editor.take(LINE)
        assert "3 to 11 Thaler" in editor.findings.thaler.text()
        assert "2, 3" in editor.findings.seats.text()

    def test_a_board_that_reaches_too_far_is_no_board(self, editor):
        editor.take(LINE)
        click(editor, (0, 0), (8, 0))
        assert "8 rows" in editor.findings.verdict.text()
        assert not editor.keep_button.isEnabled()

    @pytest.mark.parametrize("name", ["", "   ", "a\u202eb", "hourGLASS"])
    def test_a_name_that_is_none_or_taken_is_refused(self, editor, name):
        editor._boards.keep(read_board(LINE))
        editor.take(OTHER)
        editor.name.setText(name)
        assert not editor.keep_button.isEnabled()
        assert editor.problem.text()


class TestKeeping:
    """Changing, deleting, and drawings that are not finished."""

    def test_a_kept_board_is_changed_and_renamed(self, window, own):
        kept = own.keep(read_board(LINE))
        dialog = new_game(window)
        dialog.form.board.list.own_cards[kept.file].click()
        dialog.form.board.change_button.click()
        editor = editor_of(dialog)
        editor.name.setText("Longer hourglass")
        editor.keep_button.click()
        own.refresh()
        assert [(each.file, each.board.name) for each in own.boards] == [(kept.file, "Longer hourglass")]

    def test_a_board_is_deleted_and_comes_back(self, window, own):
        kept = own.keep(read_board(LINE))
        dialog = new_game(window)
        dialog.form.board.list.own_cards[kept.file].click()
        dialog.form.board.delete_button.click()
        assert not kept.file.exists()
        assert dialog.choices.options["layout"] == FIRST_PLAY
        assert "Hourglass" in dialog.form.board.deleted.words
        dialog.form.board.undo_button.click()
        own.refresh()
        assert [each.board for each in own.boards] == [kept.board]
        assert dialog.form.board.list.own_cards[kept.file].isChecked()
        assert not dialog.form.board.undo_button.isVisible()

    def test_a_drawing_that_is_not_finished_is_there_again(self, window):
        dialog = new_game(window)
        editor = press_draw(dialog)
        click(editor, (4, 4), (4, 5))
        editor.name.setText("Half")
        QTest.keyClick(editor, Qt.Key.Key_Escape)
        assert not editor.isVisible()
        again = press_draw(dialog)
        assert len(again.drawing.cells) == 2
        assert again.name.text() == "Half"
        again.clear_button.click()
        again.close_button.click()
        assert press_draw(dialog).drawing.cells == ()

    def test_changes_of_a_kept_board_that_are_not_finished_are_there_again(self, window, own):
        kept = own.keep(read_board(LINE))
        dialog = new_game(window)
        dialog.form.board.list.own_cards[kept.file].click()
        dialog.form.board.change_button.click()
        editor = editor_of(dialog)
        click(editor, (8, 8))
        editor.reject()
        dialog.form.board.change_button.click()
        again = editor_of(dialog)
        assert len(again.drawing.cells) == 13
        again.undo_button.click()
        assert len(again.drawing.cells) == 12
        assert board_line(own_boards.load_board(kept.file)) == LINE

    def test_a_board_is_drawn_from_a_printed_layout(self, window):
        dialog = new_game(window)
        dialog.form.board.cards["two_rounds"].click()
        dialog.form.board.change_button.click()
        editor = editor_of(dialog)
        assert editor.findings.is_sound
        assert editor.drawing.tiles_per_level == (3, 3, 3, 3)

    def test_who_only_looks_loses_no_unfinished_drawing(self, window):
        dialog = new_game(window)
        editor = press_draw(dialog)
        click(editor, (4, 4))
        editor.reject()
        dialog.form.board.change_button.click()
        looked_at = editor_of(dialog)
        assert len(looked_at.drawing.cells) == 12
        looked_at.undo_button.click()
        assert len(looked_at.drawing.cells) == 1
        looked_at.redo_button.click()
        looked_at.reject()
        assert len(press_draw(dialog).drawing.cells) == 1

    def test_what_cannot_be_written_is_said_and_stays_open(self, editor, monkeypatch):
        draw_hourglass(editor)

        def refuse(path, *_, **__):
            raise StorageError(str(path), OSError(28, "full"))

        monkeypatch.setattr(own_boards, "write_atomic", refuse)
        editor.keep_button.click()
        (message,) = messages(editor)
        assert "full" in message.words.text()
        message.buttons[0].click()
        editor.close_button.click()
        (message,) = messages(editor)
        message.buttons[0].click()
        assert editor.isVisible()

    def test_a_damaged_file_is_set_aside_and_named(self, window):
        storage.make_folder(paths.boards())
        (paths.boards() / "old.haspelknecht-board").write_text("nonsense", encoding="utf-8")
        board = new_game(window).form.board
        assert "old.haspelknecht-board.damaged" in board.aside.text()
        assert (paths.boards() / "old.haspelknecht-board.damaged").read_text(encoding="utf-8") == "nonsense"


class TestSharing:
    """One line of text, or a file."""

    def test_a_board_is_copied_as_a_line_and_pasted(self, editor):
        draw_hourglass(editor)
        editor.copy_button.click()
        assert QGuiApplication.clipboard().text() == LINE
        assert "clipboard" in editor.news.text()
        editor.clear_button.click()
        editor.name.clear()
        QTest.keyClick(editor.grid, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
        assert (editor.drawing.tiles_per_level, editor.name.text()) == ((3, 3, 3, 3), "Hourglass")

    def test_what_is_no_board_is_refused_and_changes_nothing(self, editor):
        click(editor, (4, 4))
        editor.take("hello")
        (message,) = messages(editor)
        message.buttons[0].click()
        assert len(editor.drawing.cells) == 1

    def test_a_board_is_saved_as_a_file_and_opened_by_the_window(self, window, tmp_path):
        dialog = new_game(window)
        editor = press_draw(dialog)
        draw_hourglass(editor)
        file = tmp_path / "Hourglass.haspelknecht-board"
        editor.save(file)
        assert file.name in editor.news.text()
        editor.reject()
        dialog.reject()
        settle()
        window.files.open(file)
        settle()
        (opened,) = [each for each in window.findChildren(NewGame) if each.isVisible()]
        assert opened.choices.options["layout"] == FREE
        assert opened.start_button.isEnabled()
        opened.form.board.change_button.click()
        assert editor_of(opened).name.text() == "Hourglass"

    def test_a_dropped_file_is_taken_over(self, window, tmp_path):
        file = tmp_path / "a.haspelknecht-board"
        file.write_text(LINE, encoding="utf-8")
        dialog = new_game(window)
        dialog.form.board.cards[FREE].click()
        data = QMimeData()
        data.setUrls([QUrl.fromLocalFile(str(file))])
        dialog.form.board.text.insertFromMimeData(data)
        assert len(dialog.form.board.map.hexagons()) == 12
        editor = press_draw(dialog)
        drop = QDropEvent(QPointF(5, 5), Qt.DropAction.CopyAction, data, LEFT, Qt.KeyboardModifier.NoModifier)
        editor.dropEvent(drop)
        assert editor.name.text() == "Hourglass"

    def test_a_board_on_the_clipboard_is_opened_over_the_other_game(self, window):
        window.begin(play("gueules_noires", "pp", 4))
        QGuiApplication.clipboard().setText(f"  {LINE}\n")
        window.menus.actions["paste_code"].trigger()
        settle()
        (dialog,) = [each for each in window.findChildren(NewGame) if each.isVisible()]
        assert window.game.face.name == "haspelknecht"
        assert dialog.choices.options["board"] == LINE
        dialog.reject()
        assert window.start_page.isVisible()
        window.resume()
        assert window.game.face.name == "gueules_noires"

    def test_a_damaged_line_is_refused_beside_the_board(self, window):
        window.files.shared.emit("haspelknecht", "haspelknecht-board:9.9 X")
        settle()
        (dialog,) = [each for each in window.findChildren(NewGame) if each.isVisible()]
        assert dialog.form.board.problem.text()
        assert not dialog.start_button.isEnabled()

    def test_names_are_text_wherever_they_stand(self, window, own):
        kept = own.keep(Board("<b>bold</b> &amp", read_board(LINE).cells))
        dialog = new_game(window)
        card = dialog.form.board.list.own_cards[kept.file]
        assert card.name.words == "<b>bold</b> &amp"
        assert card.name.textFormat() == Qt.TextFormat.PlainText
