"""How a narration is told: what comes together, the walk of the phase marker, scores that are counted."""

import pytest
from PySide6.QtCore import QPointF, QSize
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QGraphicsRectItem, QGraphicsScene

from haspelknecht_qt.core.game import CHANCE
from haspelknecht_qt.faces.haspelknecht.painter import PHASE_MARKER
from haspelknecht_qt.faces.haspelknecht.score_counter import COUNT, LONGEST_COUNT, WALK, ScoreCounter, scenes, walk
from haspelknecht_qt.games.haspelknecht import events
from haspelknecht_qt.games.haspelknecht.events import PhaseBegan, PoolFilled, ReservesMoved
from haspelknecht_qt.games.haspelknecht.model import Step
from haspelknecht_qt.games.haspelknecht.scoring import score_now
from haspelknecht_qt.table.layers import Layer
from haspelknecht_qt.table.playback import Batch, Motion, Playback, Speed
from tests.table.conftest import FakeClock
from tests.ui import games
from tests.ui.hands import Hands
from tests.ui.matches import at_step, finished_match, new_match, play_at_random
from tests.ui.scene_tables import Tables, told_event

NOTHING = (0, 0, 0)


def filled(pool, *, reserve):
    return PoolFilled(pool, reserve, NOTHING)


class TestScenes:
    """What is told together."""

    def test_pools_of_a_kind_fill_together(self):
        told = [
            (ReservesMoved(), "a"),
            (filled(0, reserve=True), "b"),
            (filled(1, reserve=True), "c"),
            (filled(0, reserve=False), "d"),
            (filled(1, reserve=False), "e"),
            (PhaseBegan(1, 1), "f"),
        ]
        assert [state for _, state in scenes(told)] == ["a", "c", "e", "f"]

    def test_nothing_else_is_left_out(self):
        match = finished_match("pp")
        for entry in match.entries:
            told = match.narration(entry.ply)
            if entry.actor != CHANCE:
                assert len(list(scenes(told))) == len(told)

    def test_the_last_position_is_always_told(self):
        match = finished_match("ppp")
        told = [one for entry in match.entries[:60] for one in match.narration(entry.ply)]
        assert list(scenes(told))[-1] == told[-1]
        assert list(scenes([])) == []


class TestWalk:
    """The phase marker goes around the hub."""

    @pytest.fixture
    def marker(self, qapp):  # noqa: ARG002 - items want an application
        scene = QGraphicsScene()
        item = QGraphicsRectItem(0, 0, 10, 10)
        item.setPos(100, 0)
        scene.addItem(item)
        item.keep = scene
        return item

    def test_it_starts_where_it_stood_and_ends_where_it_is_drawn(self, marker):
        hub = QPointF(105, 100)
        here = marker.mapToScene(5, 5)
        motion = walk(marker, hub, 1)
        start = marker.mapToScene(5, 5)
        assert start != here
        assert _distance(start, hub) == pytest.approx(_distance(here, hub))
        motion.apply(1.0)
        assert marker.mapToScene(5, 5).toPoint() == here.toPoint()
        assert motion.duration == WALK

    def test_a_whole_turn_leads_back(self, marker):
        walk(marker, QPointF(105, 100), 9)
        assert marker.rotation() == -360


def _distance(a, b):
    return ((a.x() - b.x()) ** 2 + (a.y() - b.y()) ** 2) ** 0.5


class TestCounting:
    """Scores go up one by one while something is told."""

    @pytest.fixture
    def clock(self):
        return FakeClock()

    @pytest.fixture
    def playback(self, clock):
        return Playback(clock)

    @pytest.fixture
    def seen(self):
        return []

    @pytest.fixture
    def counter(self, playback, seen):
        made = ScoreCounter(playback, lambda: seen.append(made.shown))
        made.count_to((0, 3))
        return made

    def tell(self, playback):
        """Something is told from now on."""
        playback.queue(Batch(lambda: [Motion(lambda _: None, 5000)]))

    def test_at_rest_they_are_shown_at_once(self, counter, seen):
        assert counter.shown == (0, 3)
        counter.count_to((5, 3))
        assert counter.shown == (5, 3)
        assert seen == []

    def test_while_telling_each_point_is_seen(self, counter, playback, clock, seen):
        self.tell(playback)
        counter.count_to((4, 2))
        assert counter.shown == (0, 3)
        for _ in range(40):
            clock.advance(COUNT / 4)
        assert counter.shown == (4, 2)
        assert [first for first, _ in seen][-1] == 4
        assert sorted({first for first, _ in seen}) == [
            first for first in range(5) if first in {one for one, _ in seen}
        ]
        assert len(seen) >= 4

    def test_many_points_take_no_longer_than_few(self, counter, playback, clock):
        self.tell(playback)
        counter.count_to((60, 3))
        clock.advance(LONGEST_COUNT + 1)
        assert counter.shown == (60, 3)

    def test_a_skip_ends_it(self, counter, playback):
        self.tell(playback)
        counter.count_to((9, 9))
        playback.skip()
        assert counter.shown == (9, 9)

    @pytest.mark.parametrize("how", ["off", "reduced"])
    def test_without_motion_there_is_no_counting(self, counter, playback, how):
        self.tell(playback)
        if how == "off":
            playback.speed = Speed.OFF
        else:
            playback.reduced_motion = True
        counter.count_to((9, 9))
        assert counter.shown == (9, 9)

    def test_another_number_of_players_is_another_match(self, counter, playback):
        self.tell(playback)
        counter.count_to((1, 2, 3))
        assert counter.shown == (1, 2, 3)

    def test_a_new_aim_goes_on_from_what_is_seen(self, counter, playback, clock):
        self.tell(playback)
        counter.count_to((10, 3))
        clock.advance(COUNT * 5)
        middle = counter.shown[0]
        assert 0 < middle < 10
        counter.count_to((12, 3))
        assert counter.shown[0] == middle
        clock.advance(LONGEST_COUNT)
        assert counter.shown == (12, 3)


def told_winter():
    """(state, narration of a move, seat) of a winter in which coal brings that seat some points."""
    for seed in range(1, 60, 2):
        for state, legal, move in games.walk({"players": 4}, seed):
            narration = list(games.GAME.narrate(state, move)) if legal else []
            for event, _ in narration:
                if isinstance(event, events.CoalCounted) and event.vp > 2:
                    return state.copy(), narration, event.seat
    raise AssertionError("no such winter")


class TestOnTheTable:
    """What a player sees while a turn is told."""

    @pytest.fixture
    def make_table(self, qtbot):
        tables = Tables(qtbot)
        yield tables
        tables.close()

    def test_a_turn_is_told_on_its_own_board(self, make_table):
        state, narration, seat = told_event(events.CoalExcavated)
        other = (seat + 1) % len(state.players)
        table, plain = make_table(), make_table()
        after = narration[-1][1]
        table.show(state, seat)
        table.set_speed(1.8)
        table.show(after, other, (), narration)
        assert table.busy
        QTest.qWait(60)
        assert table._stage._painted.viewer == seat
        assert any(item.zValue() > Layer.FLYING - 1 for item in table.view.scene().items_of_pieces())
        table.skip()
        plain.show(after, other)
        assert table._stage._painted.viewer == other
        assert table._stage.table.ledger.picture() == plain._stage.table.ledger.picture()
        assert table.render(QSize(777, 540)) == plain.render(QSize(777, 540))

    def test_boards_change_places_without_a_journey(self, make_table):
        state, _, seat = told_event(events.CoalExcavated)
        table = make_table()
        table.set_speed(1.8)
        table.show(state, seat)
        table.show(state, (seat + 1) % len(state.players))
        assert not table.busy

    def test_the_marker_walks_and_the_scores_are_counted(self, qtbot, make_table):
        state, narration, seat = told_winter()
        table = make_table()
        table.show(state, seat)
        counter, sheets = table._stage._counter, table._stage.painter.sheets
        before = counter.shown
        table.set_speed(1.0)
        table.show(narration[-1][1], seat, (), narration)
        assert counter.shown == before
        qtbot.waitUntil(lambda: sheets.item(PHASE_MARKER).rotation() < 0)
        qtbot.waitUntil(lambda: before < counter.shown)
        table.skip()
        assert sheets.item(PHASE_MARKER).rotation() == 0
        assert counter.shown == tuple(score_now(player) for player in narration[-1][1].players)

    def test_reduced_motion_has_no_walk(self, make_table):
        state, narration, seat = told_winter()
        table = make_table()
        table.set_reduced_motion(True)
        table.show(state, seat)
        table.set_speed(1.0)
        table.show(narration[-1][1], seat, (), narration)
        QTest.qWait(50)
        assert table._stage.painter.sheets.item(PHASE_MARKER).rotation() == 0
        table.skip()


def test_who_plays_on_does_not_wait_for_what_is_told(open_window):
    window = open_window(speed="slow")
    window.begin(play_at_random(new_match("pp"), at_step(Step.FIRST_TAKING)))
    playback = window.table._stage.table.playback
    told = []
    playback.queue(Batch(lambda: [Motion(lambda _: None, 60_000, done=lambda: told.append("before"))]))
    assert window.table.busy
    window.game.pages.chosen.emit(window.controller.moves[0][1])
    assert told == ["before"]
    assert window.table.busy
    Hands(window).press(window.controller.moves[0][0][0])
    assert not window.table.busy
