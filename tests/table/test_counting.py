"""Markers that walk, and scores that are counted while something is told."""

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QGraphicsRectItem, QGraphicsScene

from haspelknecht_qt.table.piece_animation import MARKER_DURATION, marker_rotation
from haspelknecht_qt.table.playback import (
    COUNT_INTERVAL,
    MAX_COUNT_DURATION,
    AnimationSpeed,
    Motion,
    MotionBatch,
    Playback,
    ScoreCounter,
)
from tests.table.conftest import FakeClock


class TestWalk:
    """A marker goes around a hub."""

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
        motion = marker_rotation(marker, hub, 40)
        start = marker.mapToScene(5, 5)
        assert start != here
        assert _distance(start, hub) == pytest.approx(_distance(here, hub))
        motion.apply(1.0)
        assert marker.mapToScene(5, 5).toPoint() == here.toPoint()
        assert motion.duration == MARKER_DURATION

    def test_a_whole_turn_leads_back(self, marker):
        marker_rotation(marker, QPointF(105, 100), 360)
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
        playback.queue(MotionBatch(lambda: [Motion(lambda _: None, 5000)]))

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
            clock.advance(COUNT_INTERVAL / 4)
        assert counter.shown == (4, 2)
        assert [first for first, _ in seen][-1] == 4
        assert sorted({first for first, _ in seen}) == [
            first for first in range(5) if first in {one for one, _ in seen}
        ]
        assert len(seen) >= 4

    def test_many_points_take_no_longer_than_few(self, counter, playback, clock):
        self.tell(playback)
        counter.count_to((60, 3))
        clock.advance(MAX_COUNT_DURATION + 1)
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
            playback.speed = AnimationSpeed.OFF
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
        clock.advance(COUNT_INTERVAL * 5)
        middle = counter.shown[0]
        assert 0 < middle < 10
        counter.count_to((12, 3))
        assert counter.shown[0] == middle
        clock.advance(MAX_COUNT_DURATION)
        assert counter.shown == (12, 3)
