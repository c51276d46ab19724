"""Boards of one's own in the real window: drawn, kept, changed, deleted, shared and brought back."""

from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDropEvent, QGuiApplication
from PySide6.QtTest import QTest

from haspelknecht_qt import paths
from haspelknecht_qt.core import storage
from haspelknecht_qt.core.favourites import Favourite
from haspelknecht_qt.core.storage import StorageError
from haspelknecht_qt.game_ui.haspelknecht.board_editor import own_boards
from haspelknecht_qt.game_ui.haspelknecht.board_editor.own_boards import OwnBoards
from haspelknecht_qt.games.haspelknecht.boards import DrawnBoard, board_line, read_board
from haspelknecht_qt.games.haspelknecht.setup import FIRST_PLAY, FREE_LAYOUT
from haspelknecht_qt.ui.setup.dialog import NewGameDialog
from tests.game_ui.haspelknecht.editors import LEFT, LINE, click, draw_hourglass, editor_of, new_game, press_draw
from tests.ui import at_window as at
from tests.ui.any_game import play
from tests.ui.hands import messages, settle


def test_a_board_is_drawn_named_kept_and_played(qtbot, window):
    dialog = new_game(window)
    editor = press_draw(dialog)
    assert not editor.keep_button.isEnabled()
    draw_hourglass(editor)
    assert editor.problem_panel.is_sound
    QTest.mouseClick(editor.keep_button, LEFT)
    assert [board_line(kept.board) for kept in OwnBoards(paths.own_boards_folder()).boards] == [LINE]
    (card,) = at.own_boards(dialog).values()
    assert card.isChecked()
    assert card.name.full_text == "Hourglass"
    assert len(at.board_choice(dialog).board_map.hexagons()) == 12
    with qtbot.waitSignal(dialog.started):
        QTest.mouseClick(dialog.start_button, LEFT)
    assert at.match(window).setup.layout == FREE_LAYOUT
    assert at.match(window).setup.placement.cells == read_board(LINE).cells


def test_a_kept_board_is_chosen_again_the_next_time(window, own):
    kept = own.save_board(read_board(LINE))
    dialog = new_game(window)
    at.own_boards(dialog)[kept.file].click()
    dialog.start_button.click()
    again = new_game(window)
    assert at.own_boards(again)[kept.file].isChecked()
    assert not at.board_choice(again).own_fields.isVisible()


def test_a_favourite_keeps_the_board_and_the_rulebook(window):
    dialog = new_game(window)
    at.board_choice(dialog).layout_list.cards[FREE_LAYOUT].click()
    at.board_choice(dialog).layout_field.setPlainText(LINE)
    at.rulebooks(dialog).cards["english"].click()
    at.favourites(window).favourites.add(Favourite("haspelknecht", "Sunday", dialog.choices.to_json()))
    dialog.reject()
    at.favourites_menu(window).aboutToShow.emit()
    at.favourites_menu(window).actions()[0].trigger()
    match = at.match(window)
    assert match.setup.rulebook == "english"
    assert match.setup.placement.cells == read_board(LINE).cells


class TestKeeping:
    """Changing, deleting, and drawings that are not finished."""

    def test_a_kept_board_is_changed_and_renamed(self, window, own):
        kept = own.save_board(read_board(LINE))
        dialog = new_game(window)
        at.own_boards(dialog)[kept.file].click()
        at.board_choice(dialog).change_button.click()
        editor = editor_of(dialog)
        editor.name_field.setText("Longer hourglass")
        editor.keep_button.click()
        own.read_folder()
        assert [(each.file, each.board.name) for each in own.boards] == [(kept.file, "Longer hourglass")]

    def test_a_board_is_deleted_and_comes_back(self, window, own):
        kept = own.save_board(read_board(LINE))
        dialog = new_game(window)
        at.own_boards(dialog)[kept.file].click()
        at.board_choice(dialog).delete_button.click()
        assert not kept.file.exists()
        assert dialog.choices.options["layout"] == FIRST_PLAY
        assert "Hourglass" in at.board_choice(dialog).deleted_note.full_text
        at.board_choice(dialog).undo_button.click()
        own.read_folder()
        assert [each.board for each in own.boards] == [kept.board]
        assert at.own_boards(dialog)[kept.file].isChecked()
        assert not at.board_choice(dialog).undo_button.isVisible()

    def test_a_drawing_that_is_not_finished_is_there_again(self, window):
        dialog = new_game(window)
        editor = press_draw(dialog)
        click(editor, (4, 4), (4, 5))
        editor.name_field.setText("Half")
        QTest.keyClick(editor, Qt.Key.Key_Escape)
        assert not editor.isVisible()
        again = press_draw(dialog)
        assert len(again.drawing.cells) == 2
        assert again.name_field.text() == "Half"
        again.clear_button.click()
        again.close_button.click()
        assert press_draw(dialog).drawing.cells == ()

    def test_changes_of_a_kept_board_that_are_not_finished_are_there_again(self, window, own):
        kept = own.save_board(read_board(LINE))
        dialog = new_game(window)
        at.own_boards(dialog)[kept.file].click()
        at.board_choice(dialog).change_button.click()
        editor = editor_of(dialog)
        click(editor, (8, 8))
        editor.reject()
        at.board_choice(dialog).change_button.click()
        again = editor_of(dialog)
        assert len(again.drawing.cells) == 13
        again.undo_button.click()
        assert len(again.drawing.cells) == 12
        assert board_line(own_boards.load_board(kept.file)) == LINE

    def test_a_board_is_drawn_from_a_printed_layout(self, window):
        dialog = new_game(window)
        at.board_choice(dialog).layout_list.cards["two_rounds"].click()
        at.board_choice(dialog).change_button.click()
        editor = editor_of(dialog)
        assert editor.problem_panel.is_sound
        assert editor.drawing.hexes_per_level == (3, 3, 3, 3)

    def test_who_only_looks_loses_no_unfinished_drawing(self, window):
        dialog = new_game(window)
        editor = press_draw(dialog)
        click(editor, (4, 4))
        editor.reject()
        at.board_choice(dialog).change_button.click()
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
        storage.make_folder(paths.own_boards_folder())
        (paths.own_boards_folder() / "old.haspelknecht-board").write_text("nonsense", encoding="utf-8")
        board = at.board_choice(new_game(window))
        assert "old.haspelknecht-board.damaged" in board.file_errors_label.text()
        assert (paths.own_boards_folder() / "old.haspelknecht-board.damaged").read_text(encoding="utf-8") == "nonsense"


class TestSharing:
    """One line of text, or a file."""

    def test_a_board_is_copied_as_a_line_and_pasted(self, editor):
        draw_hourglass(editor)
        editor.copy_button.click()
        assert QGuiApplication.clipboard().text() == LINE
        assert "clipboard" in editor.status_label.text()
        editor.clear_button.click()
        editor.name_field.clear()
        QTest.keyClick(editor.grid, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
        assert (editor.drawing.hexes_per_level, editor.name_field.text()) == ((3, 3, 3, 3), "Hourglass")

    def test_what_is_no_board_is_refused_and_changes_nothing(self, editor):
        click(editor, (4, 4))
        editor.load_text("hello")
        (message,) = messages(editor)
        message.buttons[0].click()
        assert len(editor.drawing.cells) == 1

    def test_a_board_is_saved_as_a_file_and_opened_by_the_window(self, window, tmp_path):
        dialog = new_game(window)
        editor = press_draw(dialog)
        draw_hourglass(editor)
        file = tmp_path / "Hourglass.haspelknecht-board"
        editor.save(file)
        assert file.name in editor.status_label.text()
        editor.reject()
        dialog.reject()
        settle()
        window.match_file_service.open(file)
        settle()
        (opened,) = [each for each in window.findChildren(NewGameDialog) if each.isVisible()]
        assert opened.choices.options["layout"] == FREE_LAYOUT
        assert opened.start_button.isEnabled()
        at.board_choice(opened).change_button.click()
        assert editor_of(opened).name_field.text() == "Hourglass"

    def test_a_dropped_file_is_taken_over(self, window, tmp_path):
        file = tmp_path / "a.haspelknecht-board"
        file.write_text(LINE, encoding="utf-8")
        dialog = new_game(window)
        at.board_choice(dialog).layout_list.cards[FREE_LAYOUT].click()
        data = QMimeData()
        data.setUrls([QUrl.fromLocalFile(str(file))])
        at.board_choice(dialog).layout_field.insertFromMimeData(data)
        assert len(at.board_choice(dialog).board_map.hexagons()) == 12
        editor = press_draw(dialog)
        drop = QDropEvent(QPointF(5, 5), Qt.DropAction.CopyAction, data, LEFT, Qt.KeyboardModifier.NoModifier)
        editor.dropEvent(drop)
        assert editor.name_field.text() == "Hourglass"

    def test_a_board_on_the_clipboard_is_opened_over_the_other_game(self, window):
        window.begin(play("gueules_noires", "pp", 4))
        QGuiApplication.clipboard().setText(f"  {LINE}\n")
        at.trigger(window, "paste_code")
        settle()
        (dialog,) = [each for each in window.findChildren(NewGameDialog) if each.isVisible()]
        assert at.game_ui(window).name == "haspelknecht"
        assert dialog.choices.options["board"] == LINE
        dialog.reject()
        assert window.start_page.isVisible()
        window.resume()
        assert at.game_ui(window).name == "gueules_noires"

    def test_a_damaged_line_is_refused_beside_the_board(self, window):
        window.match_file_service.shared_text_opened.emit("haspelknecht", "haspelknecht-board:9.9 X")
        settle()
        (dialog,) = [each for each in window.findChildren(NewGameDialog) if each.isVisible()]
        assert at.board_choice(dialog).problem_label.text()
        assert not dialog.start_button.isEnabled()

    def test_names_are_text_wherever_they_stand(self, window, own):
        kept = own.save_board(DrawnBoard("<b>bold</b> &amp", read_board(LINE).cells))
        dialog = new_game(window)
        card = at.own_boards(dialog)[kept.file]
        assert card.name.full_text == "<b>bold</b> &amp"
        assert card.name.textFormat() == Qt.TextFormat.PlainText
