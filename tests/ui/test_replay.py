"""Replay in the window: scrubbing, stepping, jumping, autoplay, keys, leaving and continuing."""

import pytest
from PySide6.QtCore import QLocale, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from haspelknecht_qt import paths
from haspelknecht_qt.core import record
from haspelknecht_qt.core.game import CHANCE
from haspelknecht_qt.game_ui.haspelknecht import pointing
from haspelknecht_qt.games.haspelknecht import moves
from haspelknecht_qt.games.haspelknecht.kinds import Step
from haspelknecht_qt.ui.match.controller import MatchController
from haspelknecht_qt.ui.review.bar import ReplayBar
from haspelknecht_qt.ui.review.history import StopKind
from haspelknecht_qt.ui.widgets.dialogs import MessageDialog
from tests.languages import OTHER
from tests.ui import at_window as at
from tests.ui.matches import at_step, finished_match, legal, new_match, planning_match, play_at_random

Key = Qt.Key


@pytest.fixture(scope="module")
def finished():
    return finished_match("ppp", seed=4)


@pytest.fixture
def running():
    return play_at_random(
        new_match("ppp", seed=2), lambda match: match.state.year == 2 and at_step(Step.PLANNING)(match)
    )


@pytest.fixture
def replay(window, running):
    """The replay of a running match, open at its end."""
    window.begin(running)
    at.trigger(window, "replay")
    settle()
    return at.replay(window)


def settle():
    for _ in range(3):
        QApplication.processEvents()


def shown(window):
    """The position that the table shows."""
    return at.stage(window).view_state.state


def digest(window, state):
    return at.game_ui(window).game.digest(state)


class TestOpening:
    """Opening and ending a replay."""

    def test_bar_is_created_on_opening_and_compact_in_a_small_window(self, open_window, running):
        window = open_window((1280, 720))
        window.begin(running)
        assert window.findChild(ReplayBar) is None
        at.trigger(window, "replay")
        settle()
        bar = window.findChild(ReplayBar)
        assert bar.isVisible()
        low = bar.sizeHint().height()
        bar.set_compact(False)
        assert low < bar.sizeHint().height()

    def test_score_page_tells_the_result_at_the_end_and_a_forecast_before(self, qtbot, window, finished):
        window.begin(finished)
        settle()
        scores = at.score_page(window).model
        assert "now" not in scores.name(scores.lines[-1])
        window.controller.go_to_ply(finished.ply - 1)
        qtbot.waitUntil(lambda: "now" in scores.name(scores.lines[-1]))

    def test_words_move_between_row_and_timeline_only_if_needed(self, window, replay, monkeypatch):
        row, words = replay.bar._row, replay.bar._words
        inserted = []
        monkeypatch.setattr(row, "insertWidget", lambda *arguments: inserted.append(arguments))
        replay.bar._apply_style()
        assert inserted == []
        monkeypatch.undo()
        for text_size, place in (("1.3", -1), ("1.0", row.indexOf(replay.bar.forward_button) + 1)):
            at.choose(window, "text_size", text_size)
            assert row.indexOf(words) == place

    def test_bar_is_high_enough_for_larger_text(self, window, replay):
        for text_size in ("1.0", "1.3"):
            at.choose(window, "text_size", text_size)
            settle()
            assert replay.bar.height() >= replay.bar.minimumSizeHint().height()

    def test_action_opens_the_replay_at_the_end(self, window, running, replay):
        assert replay.is_open
        assert replay.bar.isVisible()
        assert not at.prompt(window).isVisible()
        assert window.controller.viewed_ply == running.ply
        assert window.controller.moves == []

    def test_action_ends_an_open_replay(self, window, replay):
        at.trigger(window, "replay")
        assert not replay.is_open
        assert at.prompt(window).isVisible()
        assert window.controller.viewed_ply is None
        assert window.controller.moves

    def test_click_in_the_log_opens_the_replay(self, window, running):
        window.begin(running)
        at.log_page(window).ply_wanted.emit(30)
        assert at.replay(window).is_open
        assert at.replay_bar(window).timeline.value() == 30

    def test_log_follows_the_replay(self, window, replay):
        replay.open(17)
        assert at.log_page(window).slider.value() == 17

    def test_bar_counts_steps_and_status_line_moves(self, window, running, replay):
        window.controller.show_past_position(running.ply // 2)
        moves = sum(entry.actor != CHANCE for entry in running.entries[: running.ply // 2])
        assert replay.bar.count_label.full_text == f"Step {running.ply // 2} of {running.ply}"
        assert at.panel(window).status_line.full_text.startswith(f"Move {moves} ")

    def test_a_finished_match_is_replayed_from_its_result(self, qtbot, window, finished):
        window.begin(finished)
        at.wait_for_result(qtbot, window)
        at.result(window).replay_button.click()
        assert not at.result(window).isVisible()
        assert at.replay(window).ply == 0
        assert at.replay_bar(window).isVisible()
        at.replay_bar(window).leave_button.click()
        assert at.result(window).isVisible()

    def test_action_shows_the_result_again(self, qtbot, window, finished):
        window.begin(finished)
        at.wait_for_result(qtbot, window)
        at.result(window).look_button.click()
        at.trigger(window, "result")
        qtbot.waitUntil(at.result(window).isVisible)

    def test_replay_and_result_are_disabled_without_a_match(self, window):
        assert not at.actions(window)["replay"].isEnabled()
        assert not at.actions(window)["result"].isEnabled()

    def test_another_match_ends_the_replay(self, window, replay):
        window.begin(planning_match())
        assert at.replay(window) is not replay
        assert at.prompt(window).isVisible()
        assert not at.replay(window).is_open

    def test_undo_ends_the_replay(self, window, replay):
        window.controller.undo()
        assert not replay.is_open
        assert at.prompt(window).isVisible()


class TestNavigation:
    """Positions that the replay shows."""

    def test_shown_position_equals_that_of_the_match(self, window, running, replay):
        for ply in (0, 1, 40, running.ply - 1, running.ply):
            replay.open(ply)
            assert digest(window, shown(window)) == digest(window, running.state_at(ply))

    def test_replay_does_not_change_the_match(self, window, running, replay):
        before = record.dumps(running)
        for ply in (0, 30, 90):
            replay.open(ply)
            replay.step(1)
            replay.jump(1)
        replay.leave()
        assert record.dumps(running) == before
        assert digest(window, shown(window)) == digest(window, running.state)

    def test_only_the_last_of_many_positions_is_shown(self, window, replay):
        shown_plies = []
        window.controller.changed.connect(lambda _: shown_plies.append(window.controller.viewed_ply))
        for ply in range(10, 50):
            replay.bar.timeline.setValue(ply)
        settle()
        # On a busy machine, the board of the acting player has also come to the front: the position is shown twice.
        assert {*shown_plies} == {49}

    def test_dragging_on_the_timeline_scrubs(self, running, replay):
        timeline = replay.bar.timeline
        y = timeline.height() // 2
        QTest.mousePress(timeline, Qt.MouseButton.LeftButton, pos=QPoint(round(timeline.x_of(10)), y))
        QTest.mouseMove(timeline, QPoint(round(timeline.x_of(60)), y))
        settle()
        assert replay.ply == 60
        QTest.mouseRelease(timeline, Qt.MouseButton.LeftButton, pos=QPoint(round(timeline.x_of(60)), y))
        QTest.mouseClick(timeline, Qt.MouseButton.LeftButton, pos=QPoint(timeline.width(), y))
        settle()
        assert replay.ply == running.ply

    def test_board_in_front_stays_while_scrubbing(self, qtbot, window, replay):
        front = window.controller.viewer
        history = replay._history
        other = next(ply for ply in range(20, history.last_ply) if history.last_acting_seat(ply) != front)
        # On a busy machine, the usual delay could be over before the position is shown.
        usual_delay = replay._acting_board_timer.interval()
        replay._acting_board_timer.setInterval(60_000)
        replay.scrub(other)
        settle()
        assert (replay.ply, window.controller.viewer) == (other, front)
        replay._acting_board_timer.start(usual_delay)
        qtbot.waitUntil(lambda: window.controller.viewer == history.last_acting_seat(other))

    def test_board_of_the_acting_seat_is_in_front_unless_switched_off(self, window, replay):
        history = replay._history
        own = window.controller._viewer
        ply = next(ply for ply in range(20, history.last_ply) if history.last_acting_seat(ply) != own)
        replay.open(ply)
        assert window.controller.viewer == history.last_acting_seat(ply)
        replay.bar.follow_button.click()
        assert window.controller.viewer == own
        assert not window.settings.replay_follows

    @pytest.mark.parametrize("stop", list(StopKind))
    def test_stop_buttons_jump_from_stop_to_stop(self, replay, stop):
        replay.open(0)
        replay.bar._stop_actions[stop].trigger()
        visited = []
        for _ in range(2):
            replay.bar.stop_forward_button.click()
            visited.append(replay.ply)
        assert visited == list(replay._history.stops[stop])[1:3]
        replay.bar.stop_back_button.click()
        assert replay.ply == visited[-2]

    def test_timeline_keys_step_jump_and_leave(self, window, running, replay):
        bar = replay.bar
        bar.setFocus()
        for key, ply in (
            (Key.Key_Home, 0),
            (Key.Key_Right, 1),
            (Key.Key_Right, 2),
            (Key.Key_Left, 1),
            (Key.Key_End, running.ply),
            (Key.Key_Left, running.ply - 1),
            (Key.Key_PageUp, replay._history.stop_before(running.ply - 1, StopKind.PERIOD)),
            (
                Key.Key_PageDown,
                replay._history.stop_after(
                    replay._history.stop_before(running.ply - 1, StopKind.PERIOD), StopKind.PERIOD
                ),
            ),
        ):
            QTest.keyClick(bar.timeline, key)
            settle()
            assert replay.ply == ply
        QTest.keyClick(bar.timeline, Key.Key_Escape)
        assert not replay.is_open
        assert at.view(window).hasFocus()

    def test_table_keys_step_and_leave_during_a_replay(self, window, replay):
        replay.open(30)
        at.view(window).setFocus()
        QTest.keyClick(at.view(window), Key.Key_Right)
        assert replay.ply == 31
        QTest.keyClick(at.view(window), Key.Key_Escape)
        assert not replay.is_open

    def test_escape_in_the_log_leaves_the_replay(self, window, replay):
        at.log_page(window).list.setFocus()
        QTest.keyClick(at.log_page(window).list, Key.Key_Escape)
        assert not replay.is_open

    def test_steps_end_at_the_first_and_last_position(self, running, replay):
        replay.open(0)
        assert not replay.bar.back_button.isEnabled()
        replay.step(-1)
        assert replay.ply == 0
        replay.open(running.ply)
        assert not replay.bar.forward_button.isEnabled()
        replay.step(1)
        assert replay.ply == running.ply


class TestAutoplay:
    """Automatic replay at a pace."""

    def test_autoplay_stops_at_the_end(self, qtbot, running, replay):
        replay.bar._set_pace(8.0)
        replay.open(running.ply - 6)
        replay.bar.play_button.click()
        assert replay.is_playing
        qtbot.waitUntil(lambda: not replay.is_playing)
        assert replay.ply == running.ply

    def test_autoplay_of_a_moment_stops_after_it(self, qtbot, replay):
        replay.bar._set_pace(8.0)
        replay.open(20, 25)
        assert replay.is_playing
        qtbot.waitUntil(lambda: not replay.is_playing)
        assert replay.ply == 25

    def test_every_control_stops_autoplay(self, replay):
        for use_control in (
            lambda: replay.step(1),
            lambda: replay.jump(-1),
            lambda: replay.scrub(3),
            replay.bar.play_button.click,
        ):
            replay.open(10, 100)
            assert replay.is_playing
            use_control()
            assert not replay.is_playing

    def test_autoplay_from_the_end_restarts_at_the_beginning(self, running, replay):
        replay.open(running.ply)
        replay.toggle_playing()
        assert replay.ply == 0
        assert replay.is_playing

    def test_pace_is_remembered_and_used_by_the_table(self, window, replay):
        replay.bar._pace_actions[4.0].trigger()
        assert window.settings.replay_pace == 4.0
        assert at.inner_table(window).playback.pace == 4.0
        replay.leave()
        assert at.inner_table(window).playback.pace == 1.0

    def test_paces_have_the_decimal_sign_of_the_language(self, replay):
        bar = replay.bar
        half = min(bar._pace_actions)
        QLocale.setDefault(QLocale(OTHER))
        bar.retranslate()
        assert QLocale(OTHER).toString(half) in bar._pace_actions[half].text()

    def test_pieces_move_on_a_step_forwards_only(self, open_window, running):
        window = open_window(speed="slow")
        window.begin(running)
        replay = at.replay(window)
        take = next(entry.ply for entry in running.entries if isinstance(entry.move, moves.Take))
        replay.open(take)
        assert not window.table.is_busy
        replay.step(1)
        assert window.table.is_busy
        replay.step(-1)
        assert not window.table.is_busy


class TestTexts:
    """Texts of the bar."""

    def test_description_of_a_move_names_its_period_and_player(self, running, replay):
        ends_of_periods = [moment.ply for moment in replay._history.period_starts[1:]]
        assert ends_of_periods
        for ply in sorted({*range(1, running.ply, 5), *ends_of_periods}):
            words = replay.describe_move(ply)
            moment = replay._history.positions[ply - 1]
            assert words.startswith(replay._context.game_ui.texts.periods.name(moment.period))
            assert "{" not in words
            actor = running.entries[ply - 1].actor
            if actor != CHANCE:
                assert any(seat.name in words for seat in running.seats)

    def test_timeline_describes_the_move_under_the_pointer(self, replay):
        assert replay.describe_move(12) in replay.bar.timeline._describe(12)

    def test_continue_button_is_disabled_at_the_end(self, running, replay):
        replay.open(running.ply)
        assert not replay.bar.continue_button.isEnabled()
        replay.open(running.ply - 1)
        assert replay.bar.continue_button.isEnabled()


class TestContinuing:
    """Continuing the match from a past position."""

    def test_continuing_asks_and_saves_the_old_match(self, window, running, replay):
        replay.open(40)
        replay.bar.continue_button.click()
        (message,) = [dialog for dialog in window.findChildren(MessageDialog) if dialog.isVisible()]
        assert at.match(window) is running
        message.buttons[-1].click()
        match = at.match(window)
        assert match is not running
        assert match.ply >= 40
        assert match.log == running.log[: match.ply]
        assert window.controller.may_play
        assert running.ply > match.ply
        (kept,) = paths.saves_folder().glob("*.haspelknecht")
        assert record.load(kept, {at.game_ui(window).game.name: at.game_ui(window).game}).log == running.log
        assert kept in window.settings.recent_files

    def test_second_save_gets_its_own_file(self, window, running):
        assert window.loaded_parts.files.save_to_new_file(running)
        assert window.loaded_parts.files.save_to_new_file(running)
        assert len(list(paths.saves_folder().glob("*.haspelknecht"))) == 2

    def test_declining_keeps_match_and_replay(self, window, running, replay):
        replay.open(40)
        replay.bar.continue_button.click()
        (message,) = [dialog for dialog in window.findChildren(MessageDialog) if dialog.isVisible()]
        message.buttons[0].click()
        assert at.match(window) is running
        assert replay.is_open

    def test_match_that_cannot_be_saved_is_not_left(self, window, running, replay):
        paths.saves_folder().parent.mkdir(parents=True, exist_ok=True)
        paths.saves_folder().write_text("in the way", encoding="utf-8")
        replay.open(40)
        at.review(window)._continue_from(40)
        assert at.match(window) is running
        assert [dialog for dialog in window.findChildren(MessageDialog) if dialog.isVisible()]


@pytest.mark.rule("R9")
class TestSecrets:
    """The replay does not reveal secret plans."""

    @pytest.fixture
    def secret(self, window):
        match = planning_match("ppp", planning="hidden")
        window.begin(match)
        window.controller.confirm_handover()
        window.session.play(legal(match, moves.Place))
        window.session.play(moves.CONFIRM)
        return match

    @pytest.mark.usefixtures("secret")
    def test_replay_does_not_open_during_a_hand_over(self, window):
        assert window.controller.handover_to is not None
        at.trigger(window, "replay")
        assert not at.replay(window).is_open
        assert at.hand_over(window).isVisible()

    def test_replay_ends_before_the_secret_plans(self, window, secret):
        window.controller.confirm_handover()
        at.trigger(window, "replay")
        replay = at.replay(window)
        assert replay.is_open
        assert replay._history.last_ply < secret.ply
        assert all(entry.decision.step != Step.PLANNING.value for entry in secret.entries[: replay._history.last_ply])
        window.controller.show_past_position(secret.ply)
        assert window.controller.viewed_ply == replay._history.last_ply

    def test_past_plans_are_visible(self, window):
        match = play_at_random(new_match("pp", planning="hidden"), at_step(Step.EXECUTING))
        controller = MatchController(match, pointing, at.bots(window))
        controller.show_past_position(match.ply)
        assert digest(window, controller.state) == digest(window, match.state)
        controller.turns.close()
