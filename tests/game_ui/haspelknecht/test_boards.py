"""Own boards in the real window: drawn, saved, changed, deleted, shared and restored."""

import pytest
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
from haspelknecht_qt.games.haspelknecht.pictures import cells_as_text
from haspelknecht_qt.games.haspelknecht.setup import FIRST_PLAY, FREE_LAYOUT
from haspelknecht_qt.ui.setup.dialog import NewGameDialog
from haspelknecht_qt.ui.setup.last_time import remembered_choices
from tests.game_ui.haspelknecht.editors import LEFT, LINE, click, draw_hourglass, editor_of, new_game, press_draw
from tests.languages import CODES
from tests.ui import at_window as at
from tests.ui.any_game import play
from tests.ui.mouse import messages, settle


def test_board_is_drawn_named_saved_and_played(qtbot, window):
    dialog = new_game(window)
    editor = press_draw(dialog)
    assert not editor.save_button.isEnabled()
    draw_hourglass(editor)
    assert editor.problem_panel.is_sound
    QTest.mouseClick(editor.save_button, LEFT)
    assert [board_line(kept.board) for kept in OwnBoards(paths.own_boards_folder()).boards] == [LINE]
    (card,) = at.own_boards(dialog).values()
    assert card.isChecked()
    assert card.name.full_text == "Hourglass"
    assert len(at.board_choice(dialog).board_map.hexagons()) == 12
    with qtbot.waitSignal(dialog.started):
        QTest.mouseClick(dialog.start_button, LEFT)
    assert at.match(window).setup.layout == FREE_LAYOUT
    assert at.match(window).setup.placement.cells == read_board(LINE).cells


def test_own_board_is_chosen_again_in_the_next_new_game_dialog(window, own):
    kept = own.save_board(read_board(LINE))
    dialog = new_game(window)
    at.own_boards(dialog)[kept.file].click()
    dialog.start_button.click()
    again = new_game(window)
    assert at.own_boards(again)[kept.file].isChecked()
    assert not at.board_choice(again).own_fields.isVisible()


def test_remembered_choices_name_the_own_board_and_not_the_card_that_leads_to_it(window):
    dialog, game_ui = new_game(window), at.game_ui(window)
    card = at.board_choice(dialog).layout_list.cards[FREE_LAYOUT]
    card.click()
    for board, name in ((LINE, "Hourglass"), (cells_as_text(read_board(LINE).cells), None)):
        at.board_choice(dialog).layout_field.setPlainText(board)
        options = remembered_choices(game_ui, dialog.choices.to_json()).options
        assert any((name or game_ui.texts.options.value_name("layout", FREE_LAYOUT)) in option for option in options)
        assert not any(card.name.full_text in option for option in options)


def test_favourite_stores_board_and_rulebook(window):
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


@pytest.mark.parametrize("code", CODES)
def test_placeholder_of_an_empty_layout_is_not_cut_off(open_window, code):
    window = open_window((1280, 720))
    window.languages.choose(code)
    dialog = new_game(window)
    at.board_choice(dialog).layout_list.cards[FREE_LAYOUT].click()
    settle()
    field = at.board_choice(dialog).layout_field
    room = field.viewport().rect().adjusted(4, 4, -4, -4)
    wanted = field.fontMetrics().boundingRect(room, Qt.TextFlag.TextWordWrap, field.placeholderText())
    assert wanted.height() <= room.height()
    field.setPlainText(LINE)
    assert field.height() < wanted.height()


class TestSaving:
    """Changes, deletion and drafts of own boards."""

    def test_own_board_is_renamed_in_its_file(self, window, own):
        kept = own.save_board(read_board(LINE))
        dialog = new_game(window)
        at.own_boards(dialog)[kept.file].click()
        at.board_choice(dialog).edit_button.click()
        editor = editor_of(dialog)
        editor.name_field.setText("Longer hourglass")
        editor.save_button.click()
        own.read_folder()
        assert [(each.file, each.board.name) for each in own.boards] == [(kept.file, "Longer hourglass")]

    def test_saved_board_is_in_view_in_the_list(self, window):
        dialog = new_game(window)
        editor = press_draw(dialog)
        draw_hourglass(editor)
        editor.save_button.click()
        settle()
        layout_list = at.board_choice(dialog).layout_list
        (card,) = layout_list.own_cards.values()
        assert card.isChecked()
        assert card.visibleRegion().boundingRect() == card.rect()

    @pytest.mark.parametrize("place", [0, -1])
    def test_remembered_layout_is_in_view_in_a_long_list(self, open_window, own, place):
        for number in range(6):
            own.save_board(read_board(LINE.replace("Hourglass", f"Hourglass {number}")))
        window = open_window((1280, 720))
        layout_list = at.board_choice(new_game(window)).layout_list
        [*layout_list.cards.values(), *layout_list.own_cards.values()][place].click()
        window.findChild(NewGameDialog).start_button.click()
        layout_list = at.board_choice(new_game(window)).layout_list
        assert layout_list.verticalScrollBar().maximum() > 0
        card = [*layout_list.cards.values(), *layout_list.own_cards.values()][place]
        assert card.isChecked()
        assert card.visibleRegion().boundingRect() == card.rect()

    def test_deleted_board_is_restored_by_undo(self, window, own):
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

    def test_draft_of_a_new_board_is_restored_until_cleared(self, window):
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

    def test_unsaved_changes_of_an_own_board_are_restored(self, window, own):
        kept = own.save_board(read_board(LINE))
        dialog = new_game(window)
        at.own_boards(dialog)[kept.file].click()
        at.board_choice(dialog).edit_button.click()
        editor = editor_of(dialog)
        click(editor, (8, 8))
        editor.reject()
        at.board_choice(dialog).edit_button.click()
        again = editor_of(dialog)
        assert len(again.drawing.cells) == 13
        again.undo_button.click()
        assert len(again.drawing.cells) == 12
        assert board_line(own_boards.load_board(kept.file)) == LINE

    def test_printed_layout_is_opened_in_the_editor(self, window):
        dialog = new_game(window)
        at.board_choice(dialog).layout_list.cards["two_rounds"].click()
        at.board_choice(dialog).edit_button.click()
        editor = editor_of(dialog)
        assert editor.problem_panel.is_sound
        assert editor.drawing.hexes_per_level == (3, 3, 3, 3)

    def test_opening_a_layout_without_changes_keeps_the_draft(self, window):
        dialog = new_game(window)
        editor = press_draw(dialog)
        click(editor, (4, 4))
        editor.reject()
        at.board_choice(dialog).edit_button.click()
        opened = editor_of(dialog)
        assert len(opened.drawing.cells) == 12
        opened.undo_button.click()
        assert len(opened.drawing.cells) == 1
        opened.redo_button.click()
        opened.reject()
        assert len(press_draw(dialog).drawing.cells) == 1

    def test_saving_a_copy_of_a_layout_keeps_the_draft_of_a_new_board(self, window, own):
        dialog = new_game(window)
        editor = press_draw(dialog)
        click(editor, (4, 4))
        editor.reject()
        at.board_choice(dialog).edit_button.click()
        copied = editor_of(dialog)
        copied.name_field.setText("Copy")
        copied.save_button.click()
        own.read_folder()
        assert [each.board.name for each in own.boards] == ["Copy"]
        assert len(press_draw(dialog).drawing.cells) == 1

    def test_saving_the_draft_below_a_copied_layout_deletes_it(self, window):
        dialog = new_game(window)
        editor = press_draw(dialog)
        draw_hourglass(editor)
        editor.reject()
        at.board_choice(dialog).edit_button.click()
        opened = editor_of(dialog)
        opened.undo_button.click()
        opened.name_field.setText("Hourglass")
        opened.save_button.click()
        assert press_draw(dialog).drawing.cells == ()

    def test_write_error_is_reported_and_the_editor_stays_open(self, editor, monkeypatch):
        draw_hourglass(editor)

        def refuse(path, *_, **__):
            raise StorageError(str(path), OSError(28, "full"))

        monkeypatch.setattr(own_boards, "write_atomic", refuse)
        editor.save_button.click()
        (message,) = messages(editor)
        assert "full" in message.words.text()
        message.buttons[0].click()
        editor.close_button.click()
        (message,) = messages(editor)
        message.buttons[0].click()
        assert editor.isVisible()

    def test_damaged_board_file_is_set_aside_and_reported(self, window):
        storage.make_folder(paths.own_boards_folder())
        (paths.own_boards_folder() / "old.haspelknecht-board").write_text("nonsense", encoding="utf-8")
        board = at.board_choice(new_game(window))
        assert "old.haspelknecht-board.damaged" in board.file_errors_label.text()
        assert (paths.own_boards_folder() / "old.haspelknecht-board.damaged").read_text(encoding="utf-8") == "nonsense"


class TestSharing:
    """Boards as one line of text, or as a file."""

    def test_a_board_is_copied_as_a_line_and_pasted(self, editor):
        draw_hourglass(editor)
        editor.copy_button.click()
        assert QGuiApplication.clipboard().text() == LINE
        assert "clipboard" in editor.status_label.text()
        editor.clear_button.click()
        editor.name_field.clear()
        QTest.keyClick(editor.grid, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
        assert (editor.drawing.hexes_per_level, editor.name_field.text()) == ((3, 3, 3, 3), "Hourglass")

    def test_text_without_a_board_is_refused_and_changes_nothing(self, editor):
        click(editor, (4, 4))
        editor.load_text("hello")
        (message,) = messages(editor)
        message.buttons[0].click()
        assert len(editor.drawing.cells) == 1

    def test_board_saved_as_a_file_is_opened_by_the_window(self, window, tmp_path):
        dialog = new_game(window)
        editor = press_draw(dialog)
        draw_hourglass(editor)
        file = tmp_path / "Hourglass.haspelknecht-board"
        editor.export(file)
        assert file.name in editor.status_label.text()
        editor.reject()
        dialog.reject()
        settle()
        window.loaded_parts.files.open(file)
        settle()
        (opened,) = [each for each in window.findChildren(NewGameDialog) if each.isVisible()]
        assert opened.choices.options["layout"] == FREE_LAYOUT
        assert opened.start_button.isEnabled()
        at.board_choice(opened).edit_button.click()
        assert editor_of(opened).name_field.text() == "Hourglass"

    def test_dropped_board_file_is_loaded(self, window, tmp_path):
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

    def test_pasted_board_opens_its_dialog_over_another_game(self, window):
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

    def test_damaged_board_line_is_refused_in_the_dialog(self, window):
        window.loaded_parts.files.shared_text_opened.emit("haspelknecht", "haspelknecht-board:9.9 X")
        settle()
        (dialog,) = [each for each in window.findChildren(NewGameDialog) if each.isVisible()]
        assert at.board_choice(dialog).problem_label.text()
        assert not dialog.start_button.isEnabled()

    def test_board_name_with_markup_is_shown_as_plain_text(self, window, own):
        kept = own.save_board(DrawnBoard("<b>bold</b> &amp", read_board(LINE).cells))
        dialog = new_game(window)
        card = at.own_boards(dialog)[kept.file]
        assert card.name.full_text == "<b>bold</b> &amp"
        assert card.name.textFormat() == Qt.TextFormat.PlainText
