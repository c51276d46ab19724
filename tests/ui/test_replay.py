"""The replay in the real window: scrubbing, stepping, jumping, running, keys, the way back and the way on."""

import pytest
from PySide6.QtCore import QPoint, Qt
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
    """How one comes to it."""

    def test_its_bar_is_made_when_it_is_opened(self, open_window, running):
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

    def test_its_bar_is_as_high_as_larger_text_needs(self, window, replay):
        for text_size in ("1.0", "1.3"):
            at.choose(window, "text_size", text_size)
            settle()
            assert replay.bar.height() >= replay.bar.minimumSizeHint().height()

    def test_a_key_opens_it_at_the_end(self, window, running, replay):
        assert replay.is_open
        assert replay.bar.isVisible()
        assert not at.prompt(window).isVisible()
        assert window.controller.viewed_ply == running.ply
        assert window.controller.moves == []

    def test_the_same_key_leads_back(self, window, replay):
        at.trigger(window, "replay")
        assert not replay.is_open
        assert at.prompt(window).isVisible()
        assert window.controller.viewed_ply is None
        assert window.controller.moves

    def test_a_click_in_the_log_opens_it(self, window, running):
        window.begin(running)
        at.log_page(window).ply_wanted.emit(30)
        assert at.replay(window).is_open
        assert at.replay_bar(window).timeline.value() == 30

    def test_the_log_follows(self, window, replay):
        replay.open(17)
        assert at.log_page(window).slider.value() == 17

    def test_a_finished_match_is_replayed_from_its_result(self, qtbot, window, finished):
        window.begin(finished)
        at.wait_for_result(qtbot, window)
        at.result(window).replay_button.click()
        assert not at.result(window).isVisible()
        assert at.replay(window).ply == 0
        assert at.replay_bar(window).isVisible()
        at.replay_bar(window).leave_button.click()
        assert at.result(window).isVisible()

    def test_the_result_can_be_called_back(self, qtbot, window, finished):
        window.begin(finished)
        at.wait_for_result(qtbot, window)
        at.result(window).look_button.click()
        at.trigger(window, "result")
        qtbot.waitUntil(at.result(window).isVisible)

    def test_without_a_match_there_is_none(self, window):
        assert not at.actions(window)["replay"].isEnabled()
        assert not at.actions(window)["result"].isEnabled()

    def test_another_match_ends_it(self, window, replay):
        window.begin(planning_match())
        assert at.replay(window) is not replay
        assert at.prompt(window).isVisible()
        assert not at.replay(window).is_open

    def test_an_undo_ends_it(self, window, replay):
        window.controller.undo()
        assert not replay.is_open
        assert at.prompt(window).isVisible()


class TestMoving:
    """Where one can go."""

    def test_every_position_is_the_matchs_own(self, window, running, replay):
        for ply in (0, 1, 40, running.ply - 1, running.ply):
            replay.open(ply)
            assert digest(window, shown(window)) == digest(window, running.state_at(ply))

    def test_the_match_is_never_changed(self, window, running, replay):
        before = record.dumps(running)
        for ply in (0, 30, 90):
            replay.open(ply)
            replay.step(1)
            replay.jump(1)
        replay.leave()
        assert record.dumps(running) == before
        assert digest(window, shown(window)) == digest(window, running.state)

    def test_of_many_positions_the_last_is_shown(self, window, replay):
        told = []
        window.controller.changed.connect(lambda _: told.append(window.controller.viewed_ply))
        for ply in range(10, 50):
            replay.bar.timeline.setValue(ply)
        settle()
        assert told == [49]

    def test_dragging_scrubs(self, running, replay):
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

    def test_while_scrubbing_the_board_in_front_stays(self, qtbot, window, replay):
        front = window.controller.viewer
        course = replay._history
        other = next(ply for ply in range(20, course.last_ply) if course.last_acting_seat(ply) != front)
        # On a busy machine, the usual delay could be over before the position is shown.
        usual_delay = replay._acting_board_timer.interval()
        replay._acting_board_timer.setInterval(60_000)
        replay.scrub(other)
        settle()
        assert (replay.ply, window.controller.viewer) == (other, front)
        replay._acting_board_timer.start(usual_delay)
        qtbot.waitUntil(lambda: window.controller.viewer == course.last_acting_seat(other))

    def test_the_board_of_who_acts_lies_in_front_unless_unwanted(self, window, replay):
        course = replay._history
        own = window.controller._viewer
        ply = next(ply for ply in range(20, course.last_ply) if course.last_acting_seat(ply) != own)
        replay.open(ply)
        assert window.controller.viewer == course.last_acting_seat(ply)
        replay.bar.follow_button.click()
        assert window.controller.viewer == own
        assert not window.settings.replay_follows

    @pytest.mark.parametrize("stop", list(StopKind))
    def test_it_jumps_from_stop_to_stop(self, replay, stop):
        replay.open(0)
        replay.bar._stop_actions[stop].trigger()
        there = []
        for _ in range(2):
            replay.bar.stop_forward_button.click()
            there.append(replay.ply)
        assert there == list(replay._history.stops[stop])[1:3]
        replay.bar.stop_back_button.click()
        assert replay.ply == there[-2]

    def test_keys(self, window, running, replay):
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

    def test_the_tables_keys_are_the_replays(self, window, replay):
        replay.open(30)
        at.view(window).setFocus()
        QTest.keyClick(at.view(window), Key.Key_Right)
        assert replay.ply == 31
        QTest.keyClick(at.view(window), Key.Key_Escape)
        assert not replay.is_open

    def test_escape_leads_back_from_the_log(self, window, replay):
        at.log_page(window).list.setFocus()
        QTest.keyClick(at.log_page(window).list, Key.Key_Escape)
        assert not replay.is_open

    def test_at_the_ends_there_is_no_further(self, running, replay):
        replay.open(0)
        assert not replay.bar.back_button.isEnabled()
        replay.step(-1)
        assert replay.ply == 0
        replay.open(running.ply)
        assert not replay.bar.forward_button.isEnabled()
        replay.step(1)
        assert replay.ply == running.ply


class TestRunning:
    """Playing at a pace."""

    def test_it_runs_and_stops_at_the_end(self, qtbot, running, replay):
        replay.bar._set_pace(8.0)
        replay.open(running.ply - 6)
        replay.bar.play_button.click()
        assert replay.is_playing
        qtbot.waitUntil(lambda: not replay.is_playing)
        assert replay.ply == running.ply

    def test_a_moment_is_run_through_once(self, qtbot, replay):
        replay.bar._set_pace(8.0)
        replay.open(20, 25)
        assert replay.is_playing
        qtbot.waitUntil(lambda: not replay.is_playing)
        assert replay.ply == 25

    def test_every_touch_stops_it(self, replay):
        for touch in (
            lambda: replay.step(1),
            lambda: replay.jump(-1),
            lambda: replay.scrub(3),
            replay.bar.play_button.click,
        ):
            replay.open(10, 100)
            assert replay.is_playing
            touch()
            assert not replay.is_playing

    def test_from_the_end_it_begins_again(self, running, replay):
        replay.open(running.ply)
        replay.toggle_playing()
        assert replay.ply == 0
        assert replay.is_playing

    def test_the_pace_is_the_tables_and_remembered(self, window, replay):
        replay.bar._pace_actions[4.0].trigger()
        assert window.settings.replay_pace == 4.0
        assert at.inner_table(window).playback.pace == 4.0
        replay.leave()
        assert at.inner_table(window).playback.pace == 1.0

    def test_pieces_move_when_a_step_is_told(self, open_window, running):
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


class TestWords:
    """What the bar says."""

    def test_each_move_has_its_words_and_its_player(self, running, replay):
        for ply in range(1, running.ply, 5):
            words = replay.describe_move(ply)
            moment = replay._history.positions[ply]
            assert words.startswith(replay._context.game_ui.texts.periods.name(moment.period))
            assert "{" not in words
            actor = running.entries[ply - 1].actor
            if actor != CHANCE:
                assert any(seat.name in words for seat in running.seats)

    def test_a_pointer_is_told_of_the_move_below(self, replay):
        assert replay.describe_move(12) in replay.bar.timeline._describe(12)

    def test_the_way_on_is_shut_where_it_leads_nowhere(self, running, replay):
        replay.open(running.ply)
        assert not replay.bar.continue_button.isEnabled()
        replay.open(running.ply - 1)
        assert replay.bar.continue_button.isEnabled()


class TestContinuing:
    """Playing on from a position of the past."""

    def test_it_asks_and_keeps_the_old_game(self, window, running, replay):
        replay.open(40)
        replay.bar.continue_button.click()
        (message,) = [one for one in window.findChildren(MessageDialog) if one.isVisible()]
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

    def test_a_second_one_is_kept_beside_the_first(self, window, running):
        assert window.match_file_service.save_to_new_file(running)
        assert window.match_file_service.save_to_new_file(running)
        assert len(list(paths.saves_folder().glob("*.haspelknecht"))) == 2

    def test_no_stays_with_the_game(self, window, running, replay):
        replay.open(40)
        replay.bar.continue_button.click()
        (message,) = [one for one in window.findChildren(MessageDialog) if one.isVisible()]
        message.buttons[0].click()
        assert at.match(window) is running
        assert replay.is_open

    def test_what_cannot_be_kept_is_not_left(self, window, running, replay):
        paths.saves_folder().parent.mkdir(parents=True, exist_ok=True)
        paths.saves_folder().write_text("in the way", encoding="utf-8")
        replay.open(40)
        at.review(window)._continue_from(40)
        assert at.match(window) is running
        assert [one for one in window.findChildren(MessageDialog) if one.isVisible()]


@pytest.mark.rule("R9")
class TestSecrets:
    """While plans are secret, nobody looks at them by looking back."""

    @pytest.fixture
    def secret(self, window):
        match = planning_match("ppp", planning="hidden")
        window.begin(match)
        window.controller.confirm_handover()
        window.session.play(legal(match, moves.Place))
        window.session.play(moves.CONFIRM)
        return match

    @pytest.mark.usefixtures("secret")
    def test_a_covered_table_is_not_replayed(self, window):
        assert window.controller.handover_to is not None
        at.trigger(window, "replay")
        assert not at.replay(window).is_open
        assert at.hand_over(window).isVisible()

    def test_the_course_ends_before_the_secret(self, window, secret):
        window.controller.confirm_handover()
        at.trigger(window, "replay")
        replay = at.replay(window)
        assert replay.is_open
        assert replay._history.last_ply < secret.ply
        assert all(entry.decision.step != Step.PLANNING.value for entry in secret.entries[: replay._history.last_ply])
        window.controller.show_past_position(secret.ply)
        assert window.controller.viewed_ply == replay._history.last_ply

    def test_past_plans_are_open(self, window):
        match = play_at_random(new_match("pp", planning="hidden"), at_step(Step.EXECUTING))
        controller = MatchController(match, pointing, at.bots(window))
        controller.show_past_position(match.ply)
        assert digest(window, controller.state) == digest(window, match.state)
        controller.turns.close()
