"""The real window: start page, a match at the table, drags, undo, files, menus, sizes, closing."""

from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDropEvent, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from haspelknecht_qt import app, paths
from haspelknecht_qt.core import record
from haspelknecht_qt.core.autosave import Autosave
from haspelknecht_qt.core.game import CHANCE
from haspelknecht_qt.games.haspelknecht import moves
from haspelknecht_qt.games.haspelknecht.model import Step
from haspelknecht_qt.ui.controller import TakeBack
from haspelknecht_qt.ui.dialogs import Message
from haspelknecht_qt.ui.haspelknecht.regions import Mode
from haspelknecht_qt.ui.prompt import ENDING
from tests.ui.hands import Hands
from tests.ui.matches import BOT, at_step, finished_match, legal, new_match, planning_match, play_at_random


def messages(window):
    """The messages that are open."""
    return [message for message in window.findChildren(Message) if message.isVisible()]


def settle():
    """Lets everything happen that was put off."""
    for _ in range(3):
        QApplication.processEvents()


class TestStart:
    """The first page."""

    def test_it_comes_first(self, window):
        assert window.start_page.isVisible()
        assert window.table is None
        assert window.windowTitle() == "Haspelknecht"

    def test_without_a_game_nothing_can_be_resumed_or_undone(self, window):
        assert not window.start_page.resume_button.isVisible()
        assert window.start_page.new_button.kind == "primary"
        assert not window.menus.actions["undo"].isEnabled()

    def test_the_last_game_is_offered(self, open_window):
        match = planning_match()
        autosave = Autosave(paths.autosaves())
        autosave.save(match)
        autosave.close()
        window = open_window()
        assert window.start_page.resume_button.isVisible()
        assert "Anna, Jost" in window.start_page.last_game.text()
        window.start_page.resume_button.click()
        assert window.controller.match.log == match.log
        assert not window.start_page.isVisible()

    def test_a_damaged_game_is_told_of_and_the_one_before_offered(self, open_window):
        match = planning_match()
        autosave = Autosave(paths.autosaves())
        autosave.save(match)
        match.play(legal(match, moves.Place))
        newest = autosave.save(match)
        autosave.close()
        newest.write_text(newest.read_text(encoding="utf-8")[:200], encoding="utf-8")
        window = open_window()
        assert window.start_page.resume_button.isVisible()
        assert any(newest.name in line.text() for line in window.start_page.lines)
        window.resume()
        assert window.controller.match.ply == match.ply - 1

    def test_corrected_printed_values_are_in_use(self, open_window):
        file = paths.user_components() / app.COMPONENTS
        file.parent.mkdir(parents=True)
        file.write_text("[final_scoring]\nunused_marker_vp = 2\n", encoding="utf-8")
        window = open_window()
        assert window.services.game.components.final_scoring.unused_marker_vp == 2
        assert window.services.records.components.final_scoring.unused_marker_vp == 1
        assert len(window.start_page.lines) == 1

    def test_refused_printed_values_are_told_of(self, open_window):
        file = paths.user_components() / app.COMPONENTS
        file.parent.mkdir(parents=True)
        file.write_text("[final_scoring]\nunused_marker_vp = 'many'\n", encoding="utf-8")
        window = open_window()
        assert window.services.game.components.final_scoring.unused_marker_vp == 1
        assert "unused_marker_vp" in window.start_page.lines[0].text()

    def test_a_new_game_is_set_up_and_begun(self, qtbot, window):
        window.start_page.new_button.click()
        dialog = QApplication.activeModalWidget()
        qtbot.waitUntil(dialog.isVisible)
        dialog.start_button.click()
        assert window.controller is not None
        assert window.settings.new_game["count"] == 2


class TestPlay:
    """A match at the table, with real drags."""

    @pytest.fixture
    def hands(self, window):
        window.begin(planning_match())
        settle()
        return Hands(window)

    def test_a_disk_is_dragged_to_a_worker(self, window, hands):
        path, move = next((path, move) for path, move in window.controller.moves if isinstance(move, moves.Place))
        hands.drag(*path)
        assert window.controller.match.log[-1] == move

    def test_click_and_click_is_as_good(self, window, hands):
        path, move = next((path, move) for path, move in window.controller.moves if isinstance(move, moves.Place))
        hands.click(path[0])
        QTest.mouseClick(hands.port, Qt.MouseButton.LeftButton, pos=hands.at(path[1], pieces=False))
        assert window.controller.match.log[-1] == move

    def test_a_placed_disk_is_dragged_back(self, window, hands):
        ply = window.controller.match.ply
        path, _ = next((path, move) for path, move in window.controller.moves if path[0].startswith("hand."))
        hands.drag(*path)
        back = next(path for path, move in window.controller.moves if isinstance(move, TakeBack))
        hands.drag(*back)
        assert window.controller.match.ply == ply

    def test_what_is_not_possible_is_explained(self, window, hands):
        shown = []
        window.table.show_note, before = lambda *note: shown.append(note), window.table.show_note
        black = next(path[0] for path, _ in window.controller.moves if path[0].startswith("hand."))
        hands.drag(black, "tunnel.wood")
        window.table.show_note = before
        (path, sentence, rule) = shown[0]
        assert path == (black, "tunnel.wood")
        assert sentence
        assert rule

    def test_the_prompt_names_the_person_and_confirms(self, window, hands):
        asked = window.controller.match.seats[window.controller.decision.actor].name
        assert asked in window.prompt.headline.words
        ending = [button for button in window.prompt.buttons if button.kind == "primary"]
        assert [button.action.element for button in ending] == ["confirm"]
        hands.press_button("confirm")
        assert window.controller.match.log[-1] == moves.CONFIRM
        assert asked not in window.prompt.headline.words

    @pytest.mark.usefixtures("hands")
    def test_the_key_of_the_filled_button(self, qtbot, window):
        window.activateWindow()
        qtbot.waitUntil(window.isActiveWindow)
        QTest.keyClick(window.table.view, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
        assert window.controller.match.log[-1] == moves.CONFIRM

    def test_undo_and_redo_by_button_and_key(self, window, hands):
        path, move = next((path, move) for path, move in window.controller.moves if isinstance(move, moves.Place))
        hands.drag(*path)
        ply = window.controller.match.ply
        QTest.mouseClick(window.prompt.undo_button, Qt.MouseButton.LeftButton)
        assert window.controller.match.ply == ply - 1
        assert window.prompt.redo_button.isEnabled()
        window.menus.actions["redo"].trigger()
        assert window.controller.match.log[-1] == move
        window.menus.actions["restart"].trigger()
        assert not window.controller.match.log or window.controller.match.log[-1] != move

    def test_undo_that_is_refused_says_why(self, window):
        window.begin(play_at_random(new_match(), at_step(Step.FIRST_TAKING)))
        assert not window.prompt.undo_button.isEnabled()
        assert window.prompt.undo_button.toolTip()
        window.sitting.undo()
        assert window.prompt.second.words

    @pytest.mark.usefixtures("hands")
    def test_a_move_of_the_list_is_played(self, window):
        listed = window.pages.moves
        move = legal(window.controller.match, moves.Place)
        listed.move_chosen.emit(move)
        assert window.controller.match.log[-1] == move

    def test_bots_play_and_the_person_is_asked_again(self, qtbot, window):
        window.begin(new_match("pb"))
        qtbot.waitUntil(lambda: window.controller.may_play)
        path, _ = window.controller.moves[0]
        Hands(window).play(path)
        qtbot.waitUntil(lambda: window.controller.may_play)
        assert BOT in {entry_seat.player for entry_seat in window.controller.match.seats}

    def test_looking_back_and_returning(self, window, hands):
        path, _ = next((path, move) for path, move in window.controller.moves if isinstance(move, moves.Place))
        hands.drag(*path)
        ply = window.controller.match.ply
        window.pages.log.jump.emit(3)
        assert window.controller.looking_at == 3
        assert window.controller.moves == []
        assert "3" in window.prompt.second.words
        hands.press_button("present")
        assert window.controller.looking_at is None
        assert window.controller.match.ply == ply
        assert window.controller.moves

    def test_another_match_takes_its_place(self, window, hands):
        first = window.controller
        window.begin(new_match("ppp"))
        assert window.controller is not first
        path, _ = window.controller.moves[0]
        hands.play(path)
        assert window.controller.match.log[-1]
        assert first.match.ply < 30

    def test_at_most_one_button_is_filled(self, window):
        match = new_match(seed=3)
        window.begin(match)
        for _ in range(60):
            filled = [button.action.element for button in window.prompt.buttons if button.kind == "primary"]
            assert len(filled) <= 1
            assert set(filled) <= set(ENDING)
            window.sitting.play(match.game.legal_moves(match.state)[-1])
            if match.is_over:
                break


class TestResult:
    """The end of a game."""

    def test_the_last_move_brings_the_result(self, qtbot, window):
        *before, last = [entry.move for entry in finished_match().entries if entry.actor != CHANCE]
        match = new_match()
        for move in before:
            match.play(move)
        window.begin(match)
        window.sitting.play(last)
        qtbot.waitUntil(lambda: window.result is not None and window.result.isVisible())

    def test_play_again_begins_another_one(self, qtbot, window):
        match = finished_match()
        window.begin(match)
        qtbot.waitUntil(lambda: window.result is not None and window.result.isVisible())
        window.result.again_button.click()
        assert window.controller.match is not match
        assert window.controller.match.seats == match.seats
        assert not window.controller.match.is_over


class TestFiles:
    """Saving and opening."""

    def test_save_and_open(self, window, tmp_path):
        match = planning_match()
        window.begin(match)
        file = tmp_path / f"a{record.SUFFIX}"
        window.files.save(match, file)
        assert window.file == file
        assert "a.haspelknecht" in window.windowTitle()
        window.begin(new_match())
        assert window.file is None
        window.files.open(file)
        assert window.controller.match.log == match.log
        assert window.settings.recent == [file]

    def test_save_asks_for_a_name_the_first_time(self, window):
        window.begin(planning_match())
        window.menus.actions["save"].trigger()
        dialog = QApplication.activeModalWidget()
        assert "Anna Jost" in dialog.selectedFiles()[0]
        dialog.reject()

    def test_what_cannot_be_saved_is_told(self, window, tmp_path):
        window.begin(planning_match())
        window.files.save(window.controller.match, tmp_path)
        assert len(messages(window)) == 1

    @pytest.mark.parametrize("content", ["", "{", "hello", '{"format": 99, "program": "9.0"}'])
    def test_what_cannot_be_opened_is_told(self, window, tmp_path, content):
        file = tmp_path / "bad.haspelknecht"
        file.write_text(content, encoding="utf-8")
        window.files.open(file)
        (message,) = messages(window)
        assert "bad.haspelknecht" in message.headline.text()
        assert message.words.text()
        assert "Traceback" not in message.words.text()
        assert window.start_page.isVisible()

    def test_a_game_with_a_bad_move_can_be_played_as_far_as_it_is_sound(self, window, tmp_path):
        match = planning_match()
        text = record.dumps(match).replace(match.entries[-1].text, "place food mill")
        file = tmp_path / "b.haspelknecht"
        file.write_text(text, encoding="utf-8")
        window.files.open(file)
        (message,) = messages(window)
        assert len(message.buttons) == 2
        message.buttons[-1].click()
        assert window.controller.match.ply < match.ply

    def test_a_game_of_an_unknown_bot_is_refused(self, window, tmp_path):
        match = planning_match("pb")
        text = record.dumps(match)
        document = text.replace(f'"{BOT}"', '"wizard"')
        file = tmp_path / "c.haspelknecht"
        file.write_text(document, encoding="utf-8")
        window.files.open(file)
        message = messages(window)[0]
        # The checksum does not fit any more: that is told first.
        message.buttons[-1].click()
        assert any("wizard" in other.words.text() for other in messages(window))
        assert window.controller is None

    def test_a_dropped_file_is_opened(self, window, tmp_path):
        match = planning_match()
        file = tmp_path / "d.haspelknecht"
        record.save(file, match)
        data = QMimeData()
        data.setUrls([QUrl.fromLocalFile(str(file))])
        event = QDropEvent(
            QPointF(10, 10),
            Qt.DropAction.CopyAction,
            data,
            Qt.MouseButton.LeftButton,
            Qt.KeyboardModifier.NoModifier,
        )
        window.dropEvent(event)
        assert window.controller.match.log == match.log

    def test_a_code_is_copied_and_opened(self, window):
        match = planning_match()
        window.begin(match)
        window.menus.actions["copy_code"].trigger()
        assert QGuiApplication.clipboard().text().startswith("haspelknecht:")
        window.begin(new_match())
        window.menus.actions["paste_code"].trigger()
        assert window.controller.match.log == match.log

    def test_a_clipboard_without_a_code_is_told_of(self, window):
        QGuiApplication.clipboard().setText("hello")
        window.menus.actions["paste_code"].trigger()
        assert len(messages(window)) == 1

    def test_recent_games_are_listed(self, window, tmp_path):
        file = tmp_path / "e.haspelknecht"
        record.save(file, planning_match())
        window.files.open(file)
        window.menus.recent.aboutToShow.emit()
        assert [action.text() for action in window.menus.recent.actions()] == ["e.haspelknecht"]


class TestView:
    """Sizes, themes, languages, zoom."""

    @pytest.mark.parametrize(
        "size, mode",
        [((1280, 720), Mode.SMALL), ((1559, 900), Mode.SMALL), ((1560, 860), Mode.WIDE), ((1920, 1080), Mode.WIDE)],
    )
    def test_the_window_is_shared_out(self, open_window, size, mode):
        window = open_window(size)
        window.begin(planning_match())
        settle()
        assert window.desk.mode is mode
        assert window.desk.rail.isVisible() == (mode is Mode.SMALL)
        assert window.desk.panel.isVisible() == (mode is Mode.WIDE)
        assert window.prompt.geometry() == window.table.prompt_rect()
        # The prompt lies on the table and beside nothing else.
        assert window.table.view.rect().contains(window.prompt.geometry())

    def test_very_wide_windows_have_two_panels(self, open_window):
        window = open_window((2560, 1080))
        window.begin(planning_match())
        assert window.desk.second.isVisible()
        assert window.desk.second.keys == ("log",)
        assert window.desk.panel.keys == ("moves", "score")
        window.resize(1920, 1080)
        assert window.desk.panel.keys == ("moves", "score", "log")

    def test_the_drawer_opens_and_shuts(self, open_window):
        window = open_window((1280, 720))
        window.begin(planning_match())
        rail = window.desk.rail
        rail.buttons["moves"].click()
        assert window.desk.panel.isVisible()
        assert window.desk.drawer == "moves"
        rail.buttons["score"].click()
        assert window.desk.drawer == "score"
        assert not rail.buttons["moves"].isChecked()
        rail.buttons["score"].click()
        assert not window.desk.panel.isVisible()
        window.menus.actions["log"].trigger()
        assert window.desk.drawer == "log"
        QTest.keyClick(window.desk, Qt.Key.Key_Escape)
        assert window.desk.drawer == ""

    def test_the_badge_counts_what_can_be_done(self, open_window):
        window = open_window((1280, 720))
        window.begin(new_match())
        badge = window.desk.rail.buttons["moves"]._badge
        assert badge == len(window.controller.match.game.legal_moves(window.controller.match.state))

    def test_theme_text_size_and_colours_are_kept(self, window, open_window):
        window.begin(planning_match())
        window.menus.choice("theme", "dark").trigger()
        window.menus.choice("palette", "red_green").trigger()
        window.menus.choice("text_size", "1.3").trigger()
        assert window.look.theme.name == "dark"
        window.close()
        again = open_window()
        assert (again.look.theme.name, again.look.theme.palette) == ("dark", "red_green")
        assert again.look.typography.text_size == 1.3
        assert again.menus.choice("text_size", "1.3").isChecked()

    def test_the_button_toggles_the_theme(self, window):
        window.begin(planning_match())
        before = window.look.theme.name
        window.desk.panel.theme_button.click()
        assert window.look.theme.name != before

    def test_zoom(self, window):
        window.begin(planning_match())
        window.menus.actions["zoom_in"].trigger()
        assert window.table.view.zoom > 1
        window.menus.actions["fit"].trigger()
        assert window.table.view.zoom == 1

    def test_full_screen(self, window):
        window.menus.actions["full_screen"].trigger()
        assert window.isFullScreen()
        window.menus.actions["full_screen"].trigger()
        assert not window.isFullScreen()

    def test_size_and_tab_are_remembered(self, window, open_window):
        window.begin(planning_match())
        window.desk.panel.show_page("score")
        geometry = window.saveGeometry()
        window.close()
        again = open_window()
        assert again.settings.geometry == geometry
        again.begin(planning_match())
        assert again.desk.panel.page == "score"

    def test_a_language_event_says_everything_anew(self, window):
        window.begin(planning_match())
        window.prompt.headline.set_words("")
        QApplication.sendEvent(window, QEvent(QEvent.Type.LanguageChange))
        assert window.prompt.headline.words

    def test_every_action_has_words_and_every_key_one_action(self, window):
        keys = [key.toString() for action in window.menus.actions.values() for key in action.shortcuts()]
        assert len(keys) == len(set(keys))
        assert all(action.text() for action in window.menus.actions.values())

    def test_the_menu_opens_and_about_is_told(self, window):
        window.menus.actions["menu"].trigger()
        assert window.menus.main.isVisible()
        window.menus.main.close()
        window.menus.actions["about"].trigger()
        (message,) = messages(window)
        assert "MIT" in message.words.text()
        QTest.keyClick(message, Qt.Key.Key_Escape)
        assert messages(window) == []


class TestClosing:
    """Nothing is lost."""

    def test_the_game_is_there_the_next_time(self, window, open_window):
        match = planning_match()
        window.begin(match)
        window.sitting.play(legal(match, moves.Place))
        window.close()
        window.services.autosave.close()
        again = open_window()
        again.resume()
        assert again.controller.match.log == match.log

    def test_without_autosave_it_asks(self, window):
        window.begin(planning_match())
        window.controller.saved = False
        assert not window.close()
        (message,) = messages(window)
        message.buttons[0].click()
        assert window.isVisible()
        window.close()
        messages(window)[0].buttons[1].click()
        assert not window.isVisible()

    def test_leaving_at_once_saves(self, window):
        match = planning_match()
        window.begin(match)
        assert isinstance(window.save_now(), Path)


def test_the_hand_over_covers_the_whole_table(window):
    match = planning_match(planning="hidden")
    window.begin(match)
    settle()
    cover = window.hand_over
    assert cover.isVisible()
    assert cover.geometry() == window.desk.rect()
    for x in range(5, window.desk.width(), 97):
        for y in range(5, window.desk.height(), 83):
            child = window.desk.childAt(QPoint(x, y))
            assert child is None or child is cover or cover.isAncestorOf(child)
    QTest.keyClick(cover, Qt.Key.Key_Return)
    assert not cover.isVisible()
    assert window.controller.moves
