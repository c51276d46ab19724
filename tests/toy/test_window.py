"""A match of the toy in the real window: new game dialog, log, replay, files, rules and tutorial."""

import pytest
from PySide6.QtGui import QGuiApplication

from haspelknecht_qt import paths
from haspelknecht_qt.core import record
from haspelknecht_qt.core.autosave import AutosaveFolder
from haspelknecht_qt.ui.setup.dialog import NewGameDialog
from haspelknecht_qt.ui.setup.form import DefaultOptionsForm
from tests.toy.conftest import NAME
from tests.toy.playing import finished_match, new_match, play_at_random
from tests.toy.texts import GAME
from tests.ui import at_window as at
from tests.ui.mouse import messages, settle


def is_third_round(match):
    return match.state.round == 3 and match.decision.step == "planning"


class TestNewGame:
    @pytest.fixture
    def dialog(self, window):
        at.press(window, "new")
        return window.findChild(NewGameDialog)

    def test_default_form_offers_the_options_of_the_game(self, dialog):
        assert isinstance(dialog.form, DefaultOptionsForm)
        segments = at.options(dialog).segments["length"]
        assert [segments.button(place).text() for place in range(2)] == ["Usual: 3", "Short: 1"]
        assert "Toy" in dialog.banner.findChild(type(dialog._plate)).title.text()

    def test_chosen_options_are_played_and_remembered(self, window, dialog):
        at.options(dialog).segments["length"].button(1).click()
        dialog.start_button.click()
        assert at.match(window).game is GAME
        assert at.match(window).setup.rounds == 1
        assert window.settings.new_game_choices(NAME)["length"] == "short"
        assert at.panel(window).title.text() == "Toy"


class TestLookingBack:
    @pytest.fixture
    def replay(self, window):
        window.begin(play_at_random(new_match(), is_third_round))
        at.take_seat(window)
        at.trigger(window, "replay")
        settle()
        return at.replay(window)

    def test_log_has_a_heading_for_every_round(self, window):
        window.begin(finished_match())
        at.trigger(window, "log")
        rows = [row.text for row in at.log_page(window).list.rows.rows]
        assert [text for text in rows if text.startswith("Round")] == ["Round 3", "Round 2", "Round 1"]
        assert sum(text.startswith("The workers score") for text in rows) == 3

    def test_replay_jumps_by_rounds_and_steps_by_plies(self, window, replay):
        assert replay.is_open
        assert window.controller.moves == []
        rounds = []
        for _ in range(2):
            replay.jump(-1)
            rounds.append(window.controller.state.round)
        assert rounds == [3, 2]
        ply = window.controller.viewed_ply
        replay.step(1)
        assert window.controller.viewed_ply == ply + 1

    def test_continuing_from_a_past_position_saves_the_old_match(self, window, replay):
        match = at.match(window)
        replay.jump(-1)
        replay.jump(-1)
        replay.bar.continue_button.click()
        (message,) = messages(window)
        message.buttons[-1].click()
        settle()
        assert at.match(window) is not match
        assert at.match(window).state.round == 2
        (kept,) = paths.saves_folder().glob("*.toy")
        assert record.load(kept, {NAME: GAME}).log == match.log

    def test_short_game_shows_its_result_page(self, qtbot, window):
        window.begin(finished_match(length="short"))
        at.wait_for_result(qtbot, window)
        assert at.result(window).standing.winners

    def test_unfinished_plan_is_hidden_from_the_other_seat(self, window):
        match = play_at_random(new_match(), lambda match: match.decision.step == "planning")
        match.play(GAME.legal_moves(match.state)[0])
        actor = match.decision.actor
        window.begin(match)
        at.take_seat(window)
        assert window.controller.viewer == actor
        assert any(window.controller.state.plans)
        assert not any(match.seen_state(match.ply, 1 - actor).plans[actor])


def test_a_game_without_levels_has_no_hints(window):
    window.begin(play_at_random(new_match("pb"), lambda match: match.decision.actor == 0))
    assert window.controller.may_play
    assert not at.hint_controller(window).can_hint
    assert not at.players_menu(window).hint.isEnabled()
    assert not at.players_menu(window).why.isEnabled()
    at.ask_for_hint(window)
    assert not at.hint_card(window).isVisible()


class TestFiles:
    def test_match_is_saved_and_opened(self, window, tmp_path):
        match = play_at_random(new_match(), is_third_round)
        window.begin(match)
        file = tmp_path / f"a{record.suffix(NAME)}"
        window.loaded_parts.files.save(match, file)
        window.begin(new_match(seed=2))
        window.loaded_parts.files.open(file)
        assert messages(window) == []
        assert at.match(window).log == match.log
        assert window.game.file == file

    def test_pasted_code_opens_its_game_while_another_is_chosen(self, window):
        at.cards(window)["haspelknecht"].click()
        match = play_at_random(new_match(), is_third_round)
        QGuiApplication.clipboard().setText(record.to_code(match))
        at.trigger(window, "paste_code")
        assert at.game_ui(window).name == NAME
        assert at.match(window).log == match.log

    def test_autosaved_match_is_resumed_in_a_new_window(self, window, open_window):
        match = play_at_random(new_match(), is_third_round)
        window.begin(match)
        window.close()
        again = open_window()
        assert again.start_page.choice == NAME
        assert "Round 3" in at.last_game(again).text()
        at.press(again, "resume")
        assert at.match(again).game is GAME
        assert at.match(again).log == match.log

    def test_autosave_folder_reads_the_match_again(self):
        match = play_at_random(new_match(), is_third_round)
        folder = AutosaveFolder(paths.autosaves_folder())
        folder.save(match)
        assert folder.newest_valid_match({NAME: GAME}).match.log == match.log
        folder.close()


def test_rules_page_shows_the_rules_of_the_toy(window):
    window.begin(new_match("pb"))
    window.game.context.open_rule("place")
    words = at.rules_page(window).browser.toPlainText()
    assert "no two on one place" in words
    window.game.open_current_rule()
    assert "the die" in at.rules_page(window).browser.toPlainText().lower()


def test_lesson_of_the_toy_is_played_to_the_end(qtbot, window):
    window.start_tutorial()
    settle()
    guide = at.guide(window)
    assert at.is_tutorial_running(window)
    assert "The die shows 2" in guide.page.toPlainText()
    for _ in range(10):
        if guide.progress.is_finished:
            break
        (guide.request_next_move if guide.progress.expected_moves() else guide.go_on)()
        settle()
    qtbot.waitUntil(lambda: guide.progress.is_finished)
    assert at.match(window).state.plans[0] == [1, 2]
