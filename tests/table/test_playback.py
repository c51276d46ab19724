"""Playback: one clock, batches in order, everything ended by a skip."""

from __future__ import annotations

import pytest

from haspelknecht_qt.table import highlights, trajectory
from haspelknecht_qt.table.playback import AnimationSpeed, Motion, MotionBatch, Playback
from tests.table.conftest import FakeClock


class Value:
    """Something that moves, with its history."""

    def __init__(self) -> None:
        self.history: list[float] = []

    def __call__(self, progress: float) -> None:
        self.history.append(progress)

    @property
    def now(self) -> float:
        return self.history[-1]


@pytest.fixture
def said() -> list[str]:
    return []


@pytest.fixture
def playback(clock: FakeClock, said: list[str]) -> Playback:
    return Playback(clock, lambda: said.append("idle"))


def test_a_batch_takes_its_time(playback, clock, said) -> None:
    value = Value()
    playback.queue(MotionBatch(lambda: [Motion(value, 100)], done=lambda: said.append("done")))
    assert clock.running
    clock.advance(50)
    assert value.now == pytest.approx(0.5)
    assert not playback.is_idle
    clock.advance(60)
    assert value.now == 1.0
    assert value.history == sorted(value.history)
    assert said == ["done", "idle"]
    assert not clock.running
    assert playback.is_still


def test_pieces_of_one_event_start_one_after_the_other(playback, clock) -> None:
    first, second = Value(), Value()
    playback.queue(MotionBatch(lambda: [Motion(first, 100), Motion(second, 100, delay=30)]))
    clock.advance(30)
    assert first.now == pytest.approx(0.3)
    assert second.history in ([], [0.0])
    clock.advance(100)
    assert (first.now, second.now) == (1.0, 1.0)


def test_batches_play_in_order_and_see_what_the_one_before_left(playback, clock, said) -> None:
    def batch(name: str) -> MotionBatch:
        def start() -> list[Motion]:
            said.append(f"start {name}")
            return [Motion(Value(), 100)]

        return MotionBatch(start, done=lambda: said.append(f"end {name}"))

    playback.queue(batch("a"))
    playback.queue(batch("b"))
    clock.advance(95)
    assert said == ["start a"]
    clock.advance(10)
    assert said == ["start a", "end a", "start b"]
    clock.advance(100)
    assert said == ["start a", "end a", "start b", "end b", "idle"]


@pytest.mark.parametrize(
    "speed,half", [(AnimationSpeed.FAST, 25), (AnimationSpeed.NORMAL, 50), (AnimationSpeed.SLOW, 90)]
)
def test_speed(playback, clock, speed, half) -> None:
    playback.speed = speed
    value = Value()
    playback.queue(MotionBatch(lambda: [Motion(value, 100)]))
    clock.advance(half, frame=5)
    assert value.now == pytest.approx(0.5)


def test_off_is_at_once(playback, clock, said) -> None:
    playback.speed = AnimationSpeed.OFF
    value = Value()
    playback.queue(MotionBatch(lambda: [Motion(value, 100, delay=500)]))
    playback.run("lift", Motion(value, 90))
    assert value.history == [1.0, 1.0]
    assert said == ["idle"]
    assert not clock.running


def test_skip_ends_everything_at_its_final_picture(playback, clock, said) -> None:
    values = [Value() for _ in range(4)]
    for value in values[:3]:
        playback.queue(MotionBatch(lambda value=value: [Motion(value, 100)]))
    playback.run("lift", Motion(values[3], 1000, done=lambda: said.append("lifted")))
    clock.advance(20)
    playback.skip()
    assert [value.now for value in values] == [1.0] * 4
    assert said == ["lifted", "idle"]
    assert playback.is_still
    assert not clock.running


def test_what_lasts_goes_on_when_everything_else_is_settled(playback, clock) -> None:
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


def test_what_a_skip_sets_off_plays_on(playback, clock) -> None:
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


def test_batch_without_motions_passes_at_once(playback, said) -> None:
    playback.queue(MotionBatch(done=lambda: said.append("done")))
    assert said == ["done", "idle"]


def test_a_thousand_empty_batches_behind_a_long_one(playback, clock, said) -> None:
    playback.queue(MotionBatch(lambda: [Motion(Value(), 100)]))
    for number in range(5000):
        playback.queue(MotionBatch(done=lambda number=number: said.append(str(number))))
    clock.advance(110)
    assert said == [*map(str, range(5000)), "idle"]


def test_a_new_motion_replaces_the_one_under_its_key(playback, clock, said) -> None:
    old, new = Value(), Value()
    playback.run("lift", Motion(old, 100, done=lambda: said.append("never")))
    clock.advance(50)
    playback.run("lift", Motion(new, 100))
    clock.advance(200)
    assert old.now == pytest.approx(0.5)
    assert new.now == 1.0
    assert said == []


def test_stopping_a_motion(playback, clock) -> None:
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


def test_a_long_way_takes_longer_but_not_too_long() -> None:
    assert trajectory.STRAIGHT.duration(0) == 160
    assert trajectory.STRAIGHT.duration(1000) == pytest.approx(280)
    assert trajectory.STRAIGHT.duration(5000) == 340


def test_a_way_goes_through_its_points_and_in_an_arc() -> None:
    points = [(0.0, 0.0), (30.0, 0.0), (30.0, 10.0)]
    assert trajectory.path_length(points) == 40
    assert trajectory.point_along(points, 0.0) == (0, 0)
    assert trajectory.point_along(points, 0.5) == pytest.approx((20, 0))
    assert trajectory.point_along(points, 0.75) == pytest.approx((30, 0))
    assert trajectory.point_along(points, 1.0, arc=50.0) == pytest.approx((30, 10))
    assert trajectory.point_along(points, 0.5, arc=50.0) == pytest.approx((20, -50))


def test_what_is_turned_over_shows_its_other_side_from_the_middle_on() -> None:
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


def test_only_going_home_goes_too_far() -> None:
    steps = [step / 100 for step in range(101)]
    assert max(map(trajectory.ease_out_overshoot, steps)) == pytest.approx(1.023, abs=0.001)
    assert max(map(trajectory.ease_in_out_cubic, steps)) <= 1.0


def test_breathing_stops_after_three() -> None:
    values = [highlights.pulse_strength(step / 300) for step in range(301)]
    troughs = [i for i in range(1, 300) if values[i] < values[i - 1] and values[i] <= values[i + 1]]
    assert len(troughs) == highlights.PULSE_COUNT == 3
    assert values[0] == values[-1] == pytest.approx(1.0)


def test_one_story_is_not_over_as_long_as_more_of_it_follows(playback, clock, said) -> None:
    with playback.group_batches():
        playback.queue(MotionBatch(done=lambda: said.append("took no time")))
        playback.queue(MotionBatch(lambda: [Motion(Value(), 50)], done=lambda: said.append("done")))
    assert said == ["took no time"]
    clock.advance(60)
    assert said == ["took no time", "done", "idle"]


def test_a_story_that_takes_no_time_is_over_at_its_end(playback, said) -> None:
    with playback.group_batches():
        playback.queue(MotionBatch())
        assert said == []
    assert said == ["idle"]


def test_what_a_skipped_batch_runs_beside_itself_is_skipped_too(playback, clock) -> None:
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
