"""The window: start page, a match at the table, drags, undo and result."""

import gc
import weakref

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from haspelknecht_qt import app, paths
from haspelknecht_qt.core.autosave import AutosaveFolder
from haspelknecht_qt.core.game import CHANCE
from haspelknecht_qt.ui.contracts import TakeBack
from tests.core.toy import Confirm, Place
from tests.toy.game_ui import POINTING
from tests.toy.playing import BOT, NAME, finished_match, legal, new_match, planning_match
from tests.ui import at_window as at
from tests.ui.mouse import MousePlayer, settle
from tests.ui.toy_window import begin, take_seat

pytestmark = pytest.mark.usefixtures("only_toy")


class TestStart:
    """The start page."""

    def test_window_opens_with_the_start_page(self, window):
        assert window.start_page.isVisible()
        assert window.table is None
        assert window.windowTitle() == "Haspelknecht"

    def test_nothing_can_be_resumed_or_undone_without_a_match(self, window):
        assert not at.start_button(window, "resume").isVisible()
        assert at.start_button(window, "new").kind == "primary"
        assert not at.actions(window)["undo"].isEnabled()

    def test_last_match_is_offered(self, open_window):
        match = planning_match()
        autosave = AutosaveFolder(paths.autosaves_folder())
        autosave.save(match)
        autosave.close()
        window = open_window()
        assert at.start_button(window, "resume").isVisible()
        assert "Anna, Jost" in at.last_game(window).text()
        at.press(window, "resume")
        assert at.match(window).log == match.log
        assert not window.start_page.isVisible()

    def test_damaged_autosave_is_reported_and_the_previous_one_offered(self, open_window):
        match = planning_match()
        autosave = AutosaveFolder(paths.autosaves_folder())
        autosave.save(match)
        match.play(legal(match, Place))
        newest = autosave.save(match)
        autosave.close()
        newest.write_text(newest.read_text(encoding="utf-8")[:200], encoding="utf-8")
        window = open_window()
        assert at.start_button(window, "resume").isVisible()
        assert any(newest.name in line.text() for line in window.start_page.notice_labels)
        window.resume()
        assert at.match(window).ply == match.ply - 1

    def test_new_game_dialog_begins_a_match_and_remembers_the_choices(self, qtbot, window):
        at.press(window, "new")
        dialog = QApplication.activeModalWidget()
        qtbot.waitUntil(dialog.isVisible)
        dialog.start_button.click()
        assert window.controller is not None
        assert window.settings.new_game_choices(NAME)["count"] == 2


class TestPlay:
    """A match at the table, with real drags."""

    @pytest.fixture
    def hands(self, window):
        begin(window, planning_match())
        return MousePlayer(window)

    def test_a_piece_is_dragged_to_its_place(self, window, hands):
        path, move = next((path, move) for path, move in window.controller.moves if isinstance(move, Place))
        hands.drag(*path)
        assert at.match(window).log[-1] == move

    def test_piece_is_moved_by_two_clicks(self, window, hands):
        path, move = next((path, move) for path, move in window.controller.moves if isinstance(move, Place))
        hands.click(path[0])
        QTest.mouseClick(hands.port, Qt.MouseButton.LeftButton, pos=hands.at(path[1], pieces=False))
        assert at.match(window).log[-1] == move

    def test_a_placed_piece_is_dragged_back(self, window, hands):
        ply = at.match(window).ply
        path, _ = next((path, move) for path, move in window.controller.moves if path[0].startswith("hand."))
        hands.drag(*path)
        back = next(path for path, move in window.controller.moves if isinstance(move, TakeBack))
        hands.drag(*back)
        assert at.match(window).ply == ply

    def test_impossible_move_is_explained_with_its_rule(self, window, hands):
        shown = []
        window.table.show_note, before = lambda *note: shown.append(note), window.table.show_note
        hands.drag("hand.1", "plan.3")
        window.table.show_note = before
        (path, sentence, rule) = shown[0]
        assert path == ("hand.1", "plan.3")
        assert sentence
        assert rule

    def test_the_prompt_names_the_person_and_confirms(self, window, hands):
        name = at.match(window).seats[window.controller.match.decision.actor].name
        assert name in at.headline(window).full_text
        ending = [button for button in at.prompt_buttons(window) if button.kind == "primary"]
        assert [button.action.element for button in ending] == ["confirm"]
        hands.press_button("confirm")
        assert at.match(window).log[-1] == Confirm()
        take_seat(window)
        assert name not in at.headline(window).full_text

    @pytest.mark.usefixtures("only_toy", "hands")
    def test_control_return_presses_the_filled_button(self, qtbot, window):
        window.activateWindow()
        qtbot.waitUntil(window.isActiveWindow)
        QTest.keyClick(at.view(window), Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
        assert at.match(window).log[-1] == Confirm()

    def test_buttons_and_actions_undo_redo_and_restart(self, window, hands):
        path, move = next((path, move) for path, move in window.controller.moves if isinstance(move, Place))
        hands.drag(*path)
        ply = at.match(window).ply
        QTest.mouseClick(at.prompt(window).undo_button, Qt.MouseButton.LeftButton)
        assert at.match(window).ply == ply - 1
        assert at.prompt(window).redo_button.isEnabled()
        at.trigger(window, "redo")
        assert at.match(window).log[-1] == move
        at.trigger(window, "restart")
        assert not at.match(window).log or at.match(window).log[-1] != move

    @pytest.mark.usefixtures("only_toy", "hands")
    def test_keys_of_undo_and_redo_work_in_the_empty_field_of_the_moves(self, qtbot, window):
        field, control = at.moves_page(window).field, Qt.KeyboardModifier.ControlModifier
        window.activateWindow()
        qtbot.waitUntil(window.isActiveWindow)
        window.turn_to_page("moves")
        field.setFocus()
        window.session.play(legal(at.match(window), Place))
        ply = at.match(window).ply
        QTest.keyClick(field, Qt.Key.Key_Z, control)
        assert at.match(window).ply == ply - 1
        QTest.keyClick(field, Qt.Key.Key_Z, control | Qt.KeyboardModifier.ShiftModifier)
        assert at.match(window).ply == ply
        QTest.keyClicks(field, "zz")
        QTest.keyClick(field, Qt.Key.Key_Z, control)
        assert field.text() == ""
        assert at.match(window).ply == ply

    def test_refused_undo_is_explained(self, window):
        begin(window, new_match())
        assert not at.prompt(window).undo_button.isEnabled()
        assert at.prompt(window).undo_button.toolTip()
        window.session.undo()
        assert at.second_line(window).full_text

    @pytest.mark.usefixtures("only_toy", "hands")
    def test_move_chosen_in_the_list_is_played(self, window):
        listed = at.moves_page(window)
        move = legal(at.match(window), Place)
        listed.move_chosen.emit(move)
        assert at.match(window).log[-1] == move

    def test_person_may_play_again_after_the_bots(self, qtbot, window):
        window.begin(new_match("pb"))
        qtbot.waitUntil(lambda: window.controller.may_play)
        path, _ = window.controller.moves[0]
        MousePlayer(window).play(path)
        qtbot.waitUntil(lambda: window.controller.may_play)
        assert BOT in {entry_seat.player for entry_seat in at.match(window).seats}

    def test_replay_is_opened_from_the_log_and_left(self, window, hands):
        path, _ = next((path, move) for path, move in window.controller.moves if isinstance(move, Place))
        hands.drag(*path)
        ply = at.match(window).ply
        at.log_page(window).ply_wanted.emit(0)
        assert window.controller.viewed_ply == 0
        assert window.controller.moves == []
        assert not at.prompt(window).isVisible()
        at.replay_bar(window).leave_button.click()
        assert at.prompt(window).isVisible()
        assert window.controller.viewed_ply is None
        assert at.match(window).ply == ply
        assert window.controller.moves

    def test_another_match_replaces_the_first(self, window, hands):
        first = window.controller
        begin(window, new_match(seed=2))
        assert window.controller is not first
        path, _ = window.controller.moves[0]
        hands.play(path)
        assert at.match(window).log[-1]
        assert first.match.ply < 30

    def test_at_most_one_button_is_filled(self, window):
        match = new_match(seed=3)
        window.begin(match)
        for _ in range(60):
            take_seat(window)
            filled = [button.action.element for button in at.prompt_buttons(window) if button.kind == "primary"]
            assert len(filled) <= 1
            assert set(filled) <= set(POINTING.step_ending_buttons)
            window.session.play(match.game.legal_moves(match.state)[-1])
            if match.is_over:
                break


class TestResult:
    """The end of a game."""

    def test_last_move_opens_the_result(self, qtbot, window):
        *before, last = [entry.move for entry in finished_match().entries if entry.actor != CHANCE]
        match = new_match()
        for move in before:
            match.play(move)
        begin(window, match)
        window.session.play(last)
        at.wait_for_result(qtbot, window)

    def test_button_of_the_prompt_opens_the_closed_result_again(self, qtbot, window):
        window.begin(finished_match())
        at.wait_for_result(qtbot, window)
        at.result(window).look_button.click()
        button = at.prompt(window).result_button
        assert button.isVisible()
        window.session.say_choices()
        assert button.text() in at.second_line(window).full_text
        button.click()
        at.wait_for_result(qtbot, window)

    def test_button_of_the_result_is_hidden_until_the_end_and_without_the_match(self, qtbot, window):
        match = finished_match()
        window.begin(match)
        at.wait_for_result(qtbot, window)
        button = at.prompt(window).result_button
        window.begin(planning_match())
        assert button.isHidden()
        window.begin(match)
        at.wait_for_result(qtbot, window)
        window.game.clear_table()
        assert button.isHidden()

    def test_again_button_begins_another_match(self, qtbot, window):
        match = finished_match()
        window.begin(match)
        at.wait_for_result(qtbot, window)
        at.result(window).again_button.click()
        assert at.match(window) is not match
        assert at.match(window).seats == match.seats
        assert not at.match(window).is_over


def test_the_hand_over_covers_the_whole_table(window):
    match = planning_match()
    window.begin(match)
    settle()
    cover = at.hand_over(window)
    assert cover.isVisible()
    assert cover.geometry() == window.workspace.rect()
    for x in range(5, window.workspace.width(), 97):
        for y in range(5, window.workspace.height(), 83):
            child = window.workspace.childAt(QPoint(x, y))
            assert child is None or child is cover or cover.isAncestorOf(child)
    QTest.keyClick(cover, Qt.Key.Key_Return)
    assert not cover.isVisible()
    assert window.controller.moves


def test_deleted_window_is_freed(drawings):
    window = app.create_window(drawings)
    window.show()
    begin(window, planning_match())
    window.languages.remove_translations()
    window.destroy_table()
    window.deleteLater()
    deleted = [weakref.ref(window), weakref.ref(window.workspace)]
    window = None
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    gc.collect()
    assert [each() for each in deleted] == [None, None]
