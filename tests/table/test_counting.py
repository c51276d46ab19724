"""Markers that rotate around a hub, and scores that count up during an animation."""

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


class TestMarkerRotation:
    """Rotation of a marker around a hub."""

    @pytest.fixture
    def marker(self, qapp):  # noqa: ARG002 - items want an application
        scene = QGraphicsScene()
        item = QGraphicsRectItem(0, 0, 10, 10)
        item.setPos(100, 0)
        scene.addItem(item)
        item.keep = scene
        return item

    def test_marker_rotates_from_its_old_position_to_its_new_one(self, marker):
        hub = QPointF(105, 100)
        here = marker.mapToScene(5, 5)
        motion = marker_rotation(marker, hub, 40)
        start = marker.mapToScene(5, 5)
        assert start != here
        assert _distance(start, hub) == pytest.approx(_distance(here, hub))
        motion.apply(1.0)
        assert marker.mapToScene(5, 5).toPoint() == here.toPoint()
        assert motion.duration == MARKER_DURATION

    def test_full_turn_starts_at_minus_360_degrees(self, marker):
        marker_rotation(marker, QPointF(105, 100), 360)
        assert marker.rotation() == -360


def _distance(a, b):
    return ((a.x() - b.x()) ** 2 + (a.y() - b.y()) ** 2) ** 0.5


class TestScoreCounter:
    """Scores that count up during an animation."""

    @pytest.fixture
    def clock(self):
        return FakeClock()

    @pytest.fixture
    def playback(self, clock):
        return Playback(clock)

    @pytest.fixture
    def shown_scores(self):
        return []

    @pytest.fixture
    def counter(self, playback, shown_scores):
        made = ScoreCounter(playback, lambda: shown_scores.append(made.shown))
        made.count_to((0, 3))
        return made

    def start_animation(self, playback):
        """Starts an animation of 5 seconds."""
        playback.queue(MotionBatch(lambda: [Motion(lambda _: None, 5000)]))

    def test_scores_change_at_once_without_an_animation(self, counter, shown_scores):
        assert counter.shown == (0, 3)
        counter.count_to((5, 3))
        assert counter.shown == (5, 3)
        assert shown_scores == []

    def test_scores_count_up_in_steps_during_an_animation(self, counter, playback, clock, shown_scores):
        self.start_animation(playback)
        counter.count_to((4, 2))
        assert counter.shown == (0, 3)
        for _ in range(40):
            clock.advance(COUNT_INTERVAL / 4)
        assert counter.shown == (4, 2)
        assert [first for first, _ in shown_scores][-1] == 4
        assert sorted({first for first, _ in shown_scores}) == [
            first for first in range(5) if first in {one for one, _ in shown_scores}
        ]
        assert len(shown_scores) >= 4

    def test_many_points_are_counted_within_the_maximum_duration(self, counter, playback, clock):
        self.start_animation(playback)
        counter.count_to((60, 3))
        clock.advance(MAX_COUNT_DURATION + 1)
        assert counter.shown == (60, 3)

    def test_skip_shows_the_final_scores(self, counter, playback):
        self.start_animation(playback)
        counter.count_to((9, 9))
        playback.skip()
        assert counter.shown == (9, 9)

    @pytest.mark.parametrize("how", ["off", "reduced"])
    def test_scores_change_at_once_if_motion_is_off_or_reduced(self, counter, playback, how):
        self.start_animation(playback)
        if how == "off":
            playback.speed = AnimationSpeed.OFF
        else:
            playback.reduced_motion = True
        counter.count_to((9, 9))
        assert counter.shown == (9, 9)

    def test_scores_of_another_number_of_players_are_shown_at_once(self, counter, playback):
        self.start_animation(playback)
        counter.count_to((1, 2, 3))
        assert counter.shown == (1, 2, 3)

    def test_counting_to_new_scores_continues_from_the_shown_scores(self, counter, playback, clock):
        self.start_animation(playback)
        counter.count_to((10, 3))
        clock.advance(COUNT_INTERVAL * 5)
        middle = counter.shown[0]
        assert 0 < middle < 10
        counter.count_to((12, 3))
        assert counter.shown[0] == middle
        clock.advance(MAX_COUNT_DURATION)
        assert counter.shown == (12, 3)
