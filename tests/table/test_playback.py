"""Playback: one clock, batches in order, and a skip that ends everything."""

from __future__ import annotations

import pytest

from haspelknecht_qt.table import highlights, trajectory
from haspelknecht_qt.table.playback import AnimationSpeed, Motion, MotionBatch, Playback
from tests.table.conftest import FakeClock


class Value:
    """Progress of a motion, with its history."""

    def __init__(self) -> None:
        self.history: list[float] = []

    def __call__(self, progress: float) -> None:
        self.history.append(progress)

    @property
    def now(self) -> float:
        return self.history[-1]


@pytest.fixture
def calls() -> list[str]:
    return []


@pytest.fixture
def playback(clock: FakeClock, calls: list[str]) -> Playback:
    return Playback(clock, lambda: calls.append("idle"))


def test_batch_plays_for_its_duration(playback, clock, calls) -> None:
    value = Value()
    playback.queue(MotionBatch(lambda: [Motion(value, 100)], done=lambda: calls.append("done")))
    assert clock.running
    clock.advance(50)
    assert value.now == pytest.approx(0.5)
    assert not playback.is_idle
    clock.advance(60)
    assert value.now == 1.0
    assert value.history == sorted(value.history)
    assert calls == ["done", "idle"]
    assert not clock.running
    assert playback.is_still


def test_motion_with_a_delay_starts_later(playback, clock) -> None:
    first, second = Value(), Value()
    playback.queue(MotionBatch(lambda: [Motion(first, 100), Motion(second, 100, delay=30)]))
    clock.advance(30)
    assert first.now == pytest.approx(0.3)
    assert second.history in ([], [0.0])
    clock.advance(100)
    assert (first.now, second.now) == (1.0, 1.0)


def test_batch_starts_after_the_end_of_the_previous_batch(playback, clock, calls) -> None:
    def batch(name: str) -> MotionBatch:
        def start() -> list[Motion]:
            calls.append(f"start {name}")
            return [Motion(Value(), 100)]

        return MotionBatch(start, done=lambda: calls.append(f"end {name}"))

    playback.queue(batch("a"))
    playback.queue(batch("b"))
    clock.advance(95)
    assert calls == ["start a"]
    clock.advance(10)
    assert calls == ["start a", "end a", "start b"]
    clock.advance(100)
    assert calls == ["start a", "end a", "start b", "end b", "idle"]


@pytest.mark.parametrize(
    "speed,half", [(AnimationSpeed.FAST, 25), (AnimationSpeed.NORMAL, 50), (AnimationSpeed.SLOW, 90)]
)
def test_speed_changes_the_duration(playback, clock, speed, half) -> None:
    playback.speed = speed
    value = Value()
    playback.queue(MotionBatch(lambda: [Motion(value, 100)]))
    clock.advance(half, frame=5)
    assert value.now == pytest.approx(0.5)


def test_speed_off_ends_motions_at_once(playback, clock, calls) -> None:
    playback.speed = AnimationSpeed.OFF
    value = Value()
    playback.queue(MotionBatch(lambda: [Motion(value, 100, delay=500)]))
    playback.run("lift", Motion(value, 90))
    assert value.history == [1.0, 1.0]
    assert calls == ["idle"]
    assert not clock.running


def test_skip_ends_every_motion_at_its_final_value(playback, clock, calls) -> None:
    values = [Value() for _ in range(4)]
    for value in values[:3]:
        playback.queue(MotionBatch(lambda value=value: [Motion(value, 100)]))
    playback.run("lift", Motion(values[3], 1000, done=lambda: calls.append("lifted")))
    clock.advance(20)
    playback.skip()
    assert [value.now for value in values] == [1.0] * 4
    assert calls == ["lifted", "idle"]
    assert playback.is_still
    assert not clock.running


def test_motion_that_survives_a_new_layout_continues(playback, clock) -> None:
    short, lasting, batch = Value(), Value(), Value()
    playback.run("short", Motion(short, 100))
    playback.run("lasting", Motion(lasting, 100), survives_layout=True)
    playback.queue(MotionBatch(lambda: [Motion(batch, 100)]))
    clock.advance(50)
    playback.end_for_new_layout()
    assert (short.now, batch.now) == (1.0, 1.0)
    assert lasting.now == pytest.approx(0.5)
    playback.skip()
    assert lasting.now == 1.0
    assert playback.is_still


def test_batch_that_is_queued_during_a_skip_is_played(playback, clock) -> None:
    after = Value()
    playback.queue(
        MotionBatch(
            lambda: [Motion(Value(), 100)], done=lambda: playback.queue(MotionBatch(lambda: [Motion(after, 100)]))
        )
    )
    clock.advance(10)
    playback.skip()
    assert not playback.is_idle
    assert after.now < 1.0
    clock.advance(110)
    assert after.now == 1.0
    assert playback.is_idle


def test_batch_without_motions_ends_at_once(playback, calls) -> None:
    playback.queue(MotionBatch(done=lambda: calls.append("done")))
    assert calls == ["done", "idle"]


def test_5000_empty_batches_end_after_a_long_batch(playback, clock, calls) -> None:
    playback.queue(MotionBatch(lambda: [Motion(Value(), 100)]))
    for number in range(5000):
        playback.queue(MotionBatch(done=lambda number=number: calls.append(str(number))))
    clock.advance(110)
    assert calls == [*map(str, range(5000)), "idle"]


def test_new_motion_replaces_the_motion_with_the_same_key(playback, clock, calls) -> None:
    old, new = Value(), Value()
    playback.run("lift", Motion(old, 100, done=lambda: calls.append("never")))
    clock.advance(50)
    playback.run("lift", Motion(new, 100))
    clock.advance(200)
    assert old.now == pytest.approx(0.5)
    assert new.now == 1.0
    assert calls == []


def test_stopped_motion_keeps_its_progress(playback, clock) -> None:
    value = Value()
    playback.run("lift", Motion(value, 100))
    clock.advance(30)
    playback.stop("lift")
    clock.advance(200)
    assert value.now == pytest.approx(0.3)
    assert not clock.running


def test_a_motion_may_start_another_when_it_ends(playback, clock) -> None:
    second = Value()
    playback.run("a", Motion(Value(), 50, done=lambda: playback.run("a", Motion(second, 50))))
    clock.advance(60)
    clock.advance(60)
    assert second.now == 1.0
    assert playback.is_still


def test_duration_grows_with_the_distance_up_to_a_maximum() -> None:
    assert trajectory.STRAIGHT.duration(0) == 160
    assert trajectory.STRAIGHT.duration(1000) == pytest.approx(280)
    assert trajectory.STRAIGHT.duration(5000) == 340


def test_trajectory_leads_through_its_points_or_in_an_arc() -> None:
    points = [(0.0, 0.0), (30.0, 0.0), (30.0, 10.0)]
    assert trajectory.path_length(points) == 40
    assert trajectory.point_along(points, 0.0) == (0, 0)
    assert trajectory.point_along(points, 0.5) == pytest.approx((20, 0))
    assert trajectory.point_along(points, 0.75) == pytest.approx((30, 0))
    assert trajectory.point_along(points, 1.0, arc=50.0) == pytest.approx((30, 10))
    assert trajectory.point_along(points, 0.5, arc=50.0) == pytest.approx((20, -50))


def test_flipped_piece_shows_its_other_side_from_the_middle_on() -> None:
    seen = [trajectory.flip_width_and_side(step / 10) for step in range(11)]
    assert [is_over for _, is_over in seen] == [False] * 5 + [True] * 6
    assert seen[0][0] == seen[10][0] == 1
    assert seen[5][0] < 0.1


@pytest.mark.parametrize(
    "easing",
    [trajectory.linear, trajectory.ease_out_cubic, trajectory.ease_in_out_cubic, trajectory.ease_out_overshoot],
)
def test_easings_begin_at_0_and_end_at_1(easing) -> None:
    assert easing(0.0) == pytest.approx(0.0)
    assert easing(1.0) == pytest.approx(1.0)


def test_only_the_overshoot_easing_exceeds_1() -> None:
    steps = [step / 100 for step in range(101)]
    assert max(map(trajectory.ease_out_overshoot, steps)) == pytest.approx(1.023, abs=0.001)
    assert max(map(trajectory.ease_in_out_cubic, steps)) <= 1.0


def test_highlight_pulses_three_times() -> None:
    values = [highlights.pulse_strength(step / 300) for step in range(301)]
    troughs = [i for i in range(1, 300) if values[i] < values[i - 1] and values[i] <= values[i + 1]]
    assert len(troughs) == highlights.PULSE_COUNT == 3
    assert values[0] == values[-1] == pytest.approx(1.0)


def test_playback_is_idle_only_after_the_last_batch_of_a_group(playback, clock, calls) -> None:
    with playback.group_batches():
        playback.queue(MotionBatch(done=lambda: calls.append("took no time")))
        playback.queue(MotionBatch(lambda: [Motion(Value(), 50)], done=lambda: calls.append("done")))
    assert calls == ["took no time"]
    clock.advance(60)
    assert calls == ["took no time", "done", "idle"]


def test_playback_is_idle_at_the_end_of_a_group_without_motions(playback, calls) -> None:
    with playback.group_batches():
        playback.queue(MotionBatch())
        assert calls == []
    assert calls == ["idle"]


def test_motion_that_a_skipped_batch_starts_is_skipped_too(playback, clock) -> None:
    value = Value()

    def start():
        playback.run("smoke", Motion(value, 1000))
        return ()

    playback.queue(MotionBatch(lambda: [Motion(Value(), 50)]))
    playback.queue(MotionBatch(start))
    playback.skip()
    assert value.now == 1.0
    assert playback.is_still
    assert not clock.running
