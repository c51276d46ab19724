"""Animation of a narration: events that are animated together, and the table meanwhile."""

import pytest
from PySide6.QtCore import QSize

from haspelknecht_qt.core.game import CHANCE
from haspelknecht_qt.game_ui.haspelknecht.animation import HaspelknechtAnimation
from haspelknecht_qt.game_ui.haspelknecht.painter import PHASE_MARKER
from haspelknecht_qt.games.haspelknecht import events
from haspelknecht_qt.games.haspelknecht.events import PhaseBegan, PoolFilled, ReservesMoved
from haspelknecht_qt.games.haspelknecht.kinds import Step
from haspelknecht_qt.games.haspelknecht.scoring import current_score
from haspelknecht_qt.table.painted_sheets import Layer
from haspelknecht_qt.table.playback import Motion, MotionBatch
from tests.game_ui.haspelknecht.scene_tables import Tables, told_event
from tests.table.conftest import piece_items
from tests.table.stopped_clock import stop_time, wait, wait_until
from tests.ui import at_window as at
from tests.ui import games
from tests.ui.matches import at_step, finished_match, new_match, play_at_random
from tests.ui.mouse import MousePlayer

NOTHING = (0, 0, 0)


def filled(pool, *, reserve):
    return PoolFilled(pool, reserve, NOTHING)


class TestEventGroups:
    """Events that are animated together."""

    def test_pools_of_a_kind_fill_together(self):
        narration = [
            (ReservesMoved(), "a"),
            (filled(0, reserve=True), "b"),
            (filled(1, reserve=True), "c"),
            (filled(0, reserve=False), "d"),
            (filled(1, reserve=False), "e"),
            (PhaseBegan(1, 1), "f"),
        ]
        assert [state for _, state in HaspelknechtAnimation(None).group_events(narration)] == ["a", "c", "e", "f"]

    def test_other_events_are_not_grouped(self):
        match = finished_match("pp")
        for entry in match.entries:
            narration = match.events_with_states(entry.ply)
            if entry.actor != CHANCE:
                assert len(list(HaspelknechtAnimation(None).group_events(narration))) == len(narration)

    def test_last_position_of_a_narration_is_kept(self):
        match = finished_match("ppp")
        narration = [one for entry in match.entries[:60] for one in match.events_with_states(entry.ply)]
        assert list(HaspelknechtAnimation(None).group_events(narration))[-1] == narration[-1]
        assert list(HaspelknechtAnimation(None).group_events([])) == []


def winter_narration():
    """First winter in which coal brings a seat more than 2 VP: (state, narration of a move, seat)."""
    for seed in range(1, 60, 2):
        for state, legal, move in games.walk({"players": 4}, seed):
            narration = list(games.GAME.events_with_states(state, move)) if legal else []
            for event, _ in narration:
                if isinstance(event, events.CoalScored) and event.vp > 2:
                    return state.copy(), narration, event.seat
    raise AssertionError("no such winter")


class TestOnTheTable:
    """The table during the animation of a turn."""

    @pytest.fixture
    def make_table(self, qtbot, drawings):
        tables = Tables(qtbot, drawings)
        yield lambda: stop_time(tables())
        tables.close()

    def test_turn_is_animated_on_the_board_of_its_player(self, make_table):
        state, narration, seat = told_event(events.CoalExcavated)
        other = (seat + 1) % len(state.players)
        table, plain = make_table(), make_table()
        after = narration[-1][1]
        table.show(state, seat)
        table.set_duration_factor(1.8)
        table.show(after, other, (), narration)
        assert table.is_busy
        wait(table, 60)
        assert table._stage._painted_view_state.viewer == seat
        assert any(item.zValue() > Layer.FLYING - 1 for item in piece_items(table.view.scene()))
        table.skip()
        table._stage.finish_painting()
        plain.show(after, other)
        assert table._stage._painted_view_state.viewer == other
        assert table._stage.table.ledger.kinds_by_place() == plain._stage.table.ledger.kinds_by_place()
        assert table.render(QSize(777, 540)) == plain.render(QSize(777, 540))

    def test_change_of_the_viewer_is_not_animated(self, make_table):
        state, _, seat = told_event(events.CoalExcavated)
        table = make_table()
        table.set_duration_factor(1.8)
        table.show(state, seat)
        table.show(state, (seat + 1) % len(state.players))
        assert not table.is_busy

    def test_phase_marker_turns_and_scores_count_in_winter(self, make_table):
        state, narration, seat = winter_narration()
        table = make_table()
        table.show(state, seat)
        counter, sheets = table._stage._score_counter, table._stage.sheets
        before = counter.shown
        table.set_duration_factor(1.0)
        table.show(narration[-1][1], seat, (), narration)
        assert counter.shown == before
        assert wait_until(table, lambda: sheets.item(PHASE_MARKER).rotation() < 0)
        assert wait_until(table, lambda: before < counter.shown)
        table.skip()
        assert sheets.item(PHASE_MARKER).rotation() == 0
        assert counter.shown == tuple(current_score(player) for player in narration[-1][1].players)

    def test_phase_marker_does_not_turn_with_reduced_motion(self, make_table):
        state, narration, seat = winter_narration()
        table = make_table()
        table.set_reduced_motion(True)
        table.show(state, seat)
        table.set_duration_factor(1.0)
        table.show(narration[-1][1], seat, (), narration)
        wait(table, 50)
        assert table._stage.sheets.item(PHASE_MARKER).rotation() == 0
        table.skip()


def test_next_move_skips_the_running_animation(open_window):
    window = open_window(speed="slow")
    window.begin(play_at_random(new_match("pp"), at_step(Step.FIRST_TAKING)))
    playback = at.stage(window).table.playback
    told = []
    playback.queue(MotionBatch(lambda: [Motion(lambda _: None, 60_000, done=lambda: told.append("before"))]))
    assert window.table.is_busy
    at.moves_page(window).move_chosen.emit(window.controller.moves[0][1])
    assert told == ["before"]
    assert window.table.is_busy
    MousePlayer(window).press(window.controller.moves[0][0][0])
    assert not window.table.is_busy
