"""Saving, opening and closing in the window: nothing is lost, and every error is reported."""

import errno
import os
from functools import partial
from pathlib import Path

import pytest
from attrs import evolve
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QGuiApplication, QImage
from PySide6.QtWidgets import QApplication

from haspelknecht_qt.core import record
from haspelknecht_qt.core.match import Match
from haspelknecht_qt.core.storage import StorageError, is_portable_name
from haspelknecht_qt.table.view import TableView
from haspelknecht_qt.ui.rules.browser import PageBrowser
from tests.core.toy import Confirm, Place
from tests.toy.playing import BOT, new_match, planning_match, play_at_random
from tests.ui import at_window as at
from tests.ui.mouse import messages
from tests.ui.toy_window import begin, take_seat

pytestmark = pytest.mark.usefixtures("only_toy")


class FailingAutosave:
    """Autosave that fails."""

    def __init__(self, error):
        self._error = error

    def save(self, _match):
        raise self._error

    def close(self):
        pass


class TestFiles:
    """Saving and opening."""

    def test_saved_match_is_opened_again(self, window, tmp_path):
        match = planning_match()
        window.begin(match)
        file = tmp_path / "a.toy"
        window.loaded_parts.files.save(match, file)
        assert window.game.file == file
        assert "a.toy" in window.windowTitle()
        window.begin(new_match())
        assert window.game.file is None
        window.loaded_parts.files.open(file)
        assert at.match(window).log == match.log
        assert window.settings.recent_files == [file]

    def test_folder_of_a_file_named_by_a_relative_path_is_stored_as_absolute_path(self, window, tmp_path, monkeypatch):
        record.save(tmp_path / "a.toy", planning_match())
        monkeypatch.chdir(tmp_path)
        window.loaded_parts.files.open(Path("a.toy"))
        assert window.settings.folder == str(tmp_path)

    def test_save_is_confirmed_in_the_prompt_and_at_the_end_of_the_game(self, qtbot, window, tmp_path):
        begin(window, play_at_random(new_match()))
        end = at.wait_for_result(qtbot, window)
        before = end.save_button.text()
        window.loaded_parts.files.save(at.match(window), tmp_path / "a.toy")
        assert end.save_button.text() == "Saved" != before
        assert "a.toy" in at.prompt(window).second_line.full_text

    @pytest.mark.parametrize("name", ["NUL", "Com1", "aux."])
    def test_proposed_file_names_avoid_the_reserved_names_of_windows(self, window, name):
        match = planning_match()
        match.seats = tuple(evolve(seat, name=each) for seat, each in zip(match.seats, (name, "?"), strict=True))
        begin(window, match)
        assert window.loaded_parts.files._proposed_name(match) == f"{name.strip('.')}_.toy"
        assert window.loaded_parts.files.save_to_new_file(match)
        (saved,) = window.settings.recent_files
        assert is_portable_name(saved.name)
        assert saved.is_file()

    def test_match_saved_in_a_file_is_not_lost_if_autosaves_fail(self, window, tmp_path, monkeypatch):
        match = planning_match()
        begin(window, match)
        full = StorageError(tmp_path, OSError(errno.ENOSPC, "full"))
        monkeypatch.setattr(window.controller, "_autosave", FailingAutosave(full))
        window.controller.play(Confirm())
        for message in messages(window):
            message.reject()
        assert window.game.would_lose_match
        assert "not saved" in at.panel(window).status_line.full_text
        window.loaded_parts.files.save(match, tmp_path / "a.toy")
        assert not window.game.would_lose_match
        assert at.panel(window).status_line.full_text.endswith("· saved")
        at.take_seat(window)
        window.session.undo()
        assert window.game.would_lose_match
        at.take_seat(window)
        window.session.redo()
        assert not window.game.would_lose_match
        window.controller.set_player(0, BOT)
        assert window.game.would_lose_match

    def test_first_save_asks_for_a_name(self, window):
        window.begin(planning_match())
        at.trigger(window, "save")
        dialog = QApplication.activeModalWidget()
        assert "Anna Jost" in dialog.selectedFiles()[0]
        dialog.reject()

    def test_save_error_is_reported(self, window, tmp_path):
        window.begin(planning_match())
        window.loaded_parts.files.save(at.match(window), tmp_path)
        assert len(messages(window)) == 1

    @pytest.mark.parametrize("content", ["", "{", "hello", '{"format": 99, "program": "9.0"}'])
    def test_unreadable_file_is_reported(self, window, tmp_path, content):
        file = tmp_path / "bad.toy"
        file.write_text(content, encoding="utf-8")
        window.loaded_parts.files.open(file)
        (message,) = messages(window)
        assert "bad.toy" in message.headline.text()
        assert message.words.text()
        assert "Traceback" not in message.words.text()
        assert window.start_page.isVisible()

    def test_match_with_an_invalid_move_can_be_opened_up_to_that_move(self, window, tmp_path):
        match = planning_match()
        match.play(Place(1))
        text = record.dumps(match).replace(match.entries[-1].text, "place 9")
        file = tmp_path / "b.toy"
        file.write_text(text, encoding="utf-8")
        window.loaded_parts.files.open(file)
        (message,) = messages(window)
        assert len(message.buttons) == 2
        message.buttons[-1].click()
        assert at.match(window).ply < match.ply

    def test_match_with_an_unknown_bot_is_opened_and_asks_for_a_player(self, qtbot, window, tmp_path):
        match = play_at_random(new_match("pb"), lambda match: match.decision.actor == 1)
        match.set_player(1, "wizard")
        file = tmp_path / "c.toy"
        record.save(file, match)
        window.loaded_parts.files.open(file)
        assert at.match(window).log == match.log
        qtbot.waitUntil(lambda: at.lost_bot(window) is not None)
        assert "wizard" in at.lost_bot(window).headline.text()

    def test_picture_that_does_not_fit_on_the_drive_is_reported_and_keeps_the_old_one(
        self, window, tmp_path, monkeypatch
    ):
        def refuse(_descriptor):
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

        picture = QImage(40, 30, QImage.Format.Format_RGB32)
        picture.fill(Qt.GlobalColor.red)
        file = tmp_path / "a.png"
        save = partial(window.loaded_parts.files._save_picture, planning_match(), picture, window, file)
        save()
        assert not messages(window)
        data = file.read_bytes()
        assert QImage(str(file)) == picture
        picture.fill(Qt.GlobalColor.blue)
        with monkeypatch.context() as patched:
            patched.setattr(os, "fsync", refuse)
            save()
        (message,) = messages(window)
        assert str(file) in message.words.text()
        assert file.read_bytes() == data

    def test_a_dropped_file_is_opened(self, window, tmp_path):
        match = planning_match()
        file = tmp_path / "d.toy"
        record.save(file, match)
        data = QMimeData()
        data.setUrls([QUrl.fromLocalFile(str(file))])
        # With the Shift key, the file manager proposes to move the file.
        offered = Qt.DropAction.CopyAction | Qt.DropAction.MoveAction
        how = offered, data, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.ShiftModifier
        entering, dropping = QDragEnterEvent(QPoint(10, 10), *how), QDropEvent(QPointF(10, 10), *how)
        for event in (entering, dropping):
            QApplication.sendEvent(window, event)
        assert entering.isAccepted()
        assert (dropping.proposedAction(), dropping.dropAction()) == (
            Qt.DropAction.MoveAction,
            Qt.DropAction.CopyAction,
        )
        assert at.match(window).log == match.log

    def test_a_file_may_be_dropped_on_the_table_and_on_the_rules(self, window):
        window.begin(planning_match())
        take_seat(window)
        at.trigger(window, "rules")
        for area in (window.findChild(TableView), window.findChild(PageBrowser)):
            target = area.viewport()
            while not target.acceptDrops():
                target = target.parentWidget()
            assert target is window

    def test_a_code_is_copied_and_opened(self, window):
        match = planning_match()
        window.begin(match)
        at.trigger(window, "copy_code")
        messages(window)[0].buttons[1].click()
        assert QGuiApplication.clipboard().text().startswith("toy:")
        window.begin(new_match())
        at.trigger(window, "paste_code")
        assert at.match(window).log == match.log

    def test_a_position_is_shared_without_its_future(self, window):
        match = planning_match()
        window.begin(match)
        at.trigger(window, "copy_code")
        messages(window)[0].buttons[2].click()
        shared = record.from_code(QGuiApplication.clipboard().text(), {"toy": match.game})
        assert shared.log == match.log
        assert shared.seed != match.seed

    def test_cancelled_question_copies_nothing(self, window):
        QGuiApplication.clipboard().setText("before")
        window.begin(planning_match())
        at.trigger(window, "copy_code")
        messages(window)[0].buttons[0].click()
        assert QGuiApplication.clipboard().text() == "before"

    def test_finished_match_is_copied_whole_without_a_question(self, window):
        match = play_at_random(new_match())
        window.begin(match)
        at.trigger(window, "copy_code")
        assert not [message for message in messages(window) if message.headline.text().startswith("What should")]
        assert record.from_code(QGuiApplication.clipboard().text(), {"toy": match.game}).seed == match.seed

    def test_clipboard_without_a_code_is_reported(self, window):
        QGuiApplication.clipboard().setText("hello")
        at.trigger(window, "paste_code")
        assert len(messages(window)) == 1

    def test_long_names_are_shortened_in_the_file_name_only(self, window):
        match = new_match()
        seats = [
            evolve(seat, name="\N{MATHEMATICAL BOLD CAPITAL A}" * 60 + str(place))
            for place, seat in enumerate(match.seats)
        ]
        match = Match(match.game, match.setup, 1, seats)
        assert window.loaded_parts.files.save_to_new_file(match)
        (kept,) = window.settings.recent_files
        assert len(kept.name.encode()) < 150
        assert record.load(kept, {"toy": match.game}).seats == match.seats

    def test_recent_games_are_listed(self, window, tmp_path):
        file = tmp_path / "e.toy"
        record.save(file, planning_match())
        window.loaded_parts.files.open(file)
        at.recent_menu(window).aboutToShow.emit()
        assert [action.text() for action in at.recent_menu(window).actions()] == ["e.toy"]


class TestClosing:
    """Closing the window loses no match."""

    def test_match_is_restored_at_the_next_start(self, window, open_window):
        match = planning_match()
        begin(window, match)
        window.session.play(Place(1))
        window.close()
        at.autosave(window).close()
        reopened = open_window()
        reopened.resume()
        assert at.match(reopened).log == match.log

    def test_closing_without_an_autosave_needs_a_confirmation(self, window):
        window.begin(planning_match())
        window.controller.is_autosaved = False
        assert not window.close()
        (message,) = messages(window)
        message.buttons[0].click()
        assert window.isVisible()
        window.close()
        messages(window)[0].buttons[1].click()
        assert not window.isVisible()

    def test_autosave_now_returns_the_written_file(self, window):
        match = planning_match()
        window.begin(match)
        assert isinstance(window.autosave_now(), Path)


class TestStartPage:
    """Return from the table to the start page."""

    def test_start_page_is_an_entry_of_the_game_menu(self, window):
        entry = at.actions(window)["start_page"]
        assert entry in window.menus.menus["game"].actions()
        assert not entry.isEnabled()
        begin(window, planning_match())
        assert entry.isEnabled()

    def test_match_can_be_resumed_from_the_start_page(self, window):
        match = planning_match()
        begin(window, match)
        window.session.play(Place(1))
        log = tuple(match.log)
        at.trigger(window, "start_page")
        assert window.start_page.isVisible()
        assert not messages(window)
        assert "Anna, Jost" in at.last_game(window).text()
        assert QApplication.focusWidget() is at.start_button(window, "resume")
        assert not at.actions(window)["start_page"].isEnabled()
        at.press(window, "resume")
        assert not window.start_page.isVisible()
        assert at.match(window) is match
        assert match.log == log

    def test_alt_home_opens_the_start_page(self, qtbot, window):
        begin(window, planning_match())
        qtbot.keyClick(window, Qt.Key.Key_Home, Qt.KeyboardModifier.AltModifier)
        assert window.start_page.isVisible()

    def test_match_left_on_the_start_page_is_restored_at_the_next_start(self, window, open_window):
        match = planning_match()
        begin(window, match)
        window.session.play(Place(1))
        at.trigger(window, "start_page")
        window.close()
        at.autosave(window).close()
        reopened = open_window()
        reopened.resume()
        assert at.match(reopened).log == match.log

    def test_resumed_match_keeps_its_file(self, window, tmp_path):
        match = planning_match()
        begin(window, match)
        window.loaded_parts.files.save(match, tmp_path / "a.toy")
        at.trigger(window, "start_page")
        at.press(window, "resume")
        assert window.game.file == tmp_path / "a.toy"

    def test_leaving_an_unsaved_match_needs_a_confirmation(self, window):
        match = planning_match()
        begin(window, match)
        window.controller.is_autosaved = False
        at.trigger(window, "start_page")
        (message,) = messages(window)
        message.buttons[0].click()
        assert not window.start_page.isVisible()
        assert at.match(window) is match
        at.trigger(window, "start_page")
        messages(window)[0].buttons[1].click()
        assert window.start_page.isVisible()
        at.press(window, "resume")
        assert at.match(window) is match

    def test_finished_match_is_not_offered(self, window):
        match = planning_match()
        begin(window, match)
        at.trigger(window, "start_page")
        at.press(window, "resume")
        play_at_random(match)
        at.trigger(window, "start_page")
        assert window.start_page.isVisible()
        assert not at.start_button(window, "resume").isVisible()

    def test_match_can_be_resumed_after_a_lesson(self, window):
        match = planning_match()
        begin(window, match)
        window.start_tutorial()
        at.trigger(window, "start_page")
        assert window.start_page.isVisible()
        at.press(window, "resume")
        assert at.match(window) is match


class TestUnusableAutosaveFolder:
    """Unusable folder of autosaves: reported at the start, and a match is left only after a question."""

    @pytest.fixture
    def window(self, open_window, home):
        (home / "data").mkdir(parents=True)
        (home / "data" / "autosaves").touch()
        return open_window()

    def test_failure_is_reported_on_the_start_page(self, window):
        (notice,) = [line.text() for line in window.start_page.notice_labels]
        assert "Games cannot be saved automatically" in notice

    def test_closing_needs_a_confirmation(self, window):
        begin(window, planning_match())
        assert not window.close()
        messages(window)[0].buttons[1].click()
        assert not window.isVisible()

    @pytest.mark.parametrize(
        "leave",
        [
            lambda window: window.begin(new_match()),
            lambda window: window.replay(play_at_random(new_match())),
            lambda window: window.start_tutorial(),
        ],
    )
    def test_every_way_to_another_match_needs_a_confirmation(self, window, leave):
        match = planning_match()
        begin(window, match)
        leave(window)
        (message,) = messages(window)
        message.buttons[0].click()
        assert at.match(window) is match
        leave(window)
        messages(window)[0].buttons[1].click()
        assert at.match(window) is not match
        assert not messages(window)

    def test_match_from_a_file_is_not_lost(self, window, tmp_path):
        match = new_match()
        record.save(tmp_path / "a.toy", match)
        window.loaded_parts.files.open(tmp_path / "a.toy")
        assert not window.game.would_lose_match
        assert window.close()

    def test_finished_match_with_a_result_is_not_lost(self, window):
        window.begin(play_at_random(new_match()))
        assert not window.game.would_lose_match

    def test_finished_match_without_a_result_would_be_lost(self, window, home):
        (home / "data" / "results.sqlite").mkdir()
        window.begin(play_at_random(new_match()))
        assert window.game.would_lose_match
