"""Playback: one clock for all animation on the table.

The events of a match become batches that play one after the other; within a batch everything moves together. In
addition, short reactions to the hand (lifting, lighting up, gliding home) run at once, each under a key. A new motion
replaces the motion with the same key. `skip` ends everything at its final picture. The match never waits for playback:
its state is always the final one.

    playback = Playback(clock)
    playback.queue(MotionBatch(start=lambda: [Motion(item.setOpacity, 120)]))
    playback.run("lift", Motion(item.setScale, 90, easing=ease_out_cubic))
    playback.skip()

Knows no Qt; the clock is an argument, so that tests control the time.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from enum import Enum
from typing import Protocol

from attrs import define, field

from haspelknecht_qt.core.fast_attrs import frozen
from haspelknecht_qt.table.trajectory import Easing, linear


class AnimationSpeed(Enum):
    """Speed of animations. The value multiplies every duration; with OFF, nothing is animated."""

    OFF = 0.0
    FAST = 0.5
    NORMAL = 1.0
    SLOW = 1.8


class Clock(Protocol):
    """Source of the time and of the ticks for a `Playback`."""

    def now(self) -> float:
        """Milliseconds since a fixed moment."""

    def start(self, tick: Callable[[], None]) -> None:
        """Starts the ticks: `tick` is called once per frame until `stop`."""

    def stop(self) -> None:
        """Stops the ticks."""


@frozen
class Motion:
    """Change over time, such as the movement of a piece. `apply` gets the eased progress, at the end exactly 1.

    Duration and delay are in milliseconds at normal speed. `done` is called once, after the last `apply`.
    """

    apply: Callable[[float], None]
    duration: float
    delay: float = 0.0
    easing: Easing = linear
    done: Callable[[], None] | None = None

    def finish(self) -> None:
        """Applies the final picture and calls `done`."""
        self.apply(1.0)
        if self.done is not None:
            self.done()


@frozen
class MotionBatch:
    """The motions of one event. `start` builds them from the current positions, when the batch begins to play."""

    start: Callable[[], Iterable[Motion]] = lambda: ()
    done: Callable[[], None] | None = None


def batch_without_motion(batch: MotionBatch) -> MotionBatch:
    """Returns the batch without animation: it shows its final picture as soon as it begins."""

    def start() -> Iterable[Motion]:
        for motion in batch.start():
            motion.finish()
        return ()

    return MotionBatch(start, batch.done)


@define(eq=False)
class _RunningMotion:
    """Motion in progress. It began at `start_time` (milliseconds); `factor` multiplies its duration and delay."""

    motion: Motion
    start_time: float
    factor: float
    survives_layout: bool = False
    is_finished: bool = False

    def advance(self, now: float) -> None:
        duration = self.motion.duration * self.factor
        passed = now - self.start_time - self.motion.delay * self.factor
        if passed >= duration:
            self.is_finished = True
            self.motion.finish()
        elif passed >= 0:
            self.motion.apply(self.motion.easing(passed / duration))


@define(eq=False)
class _PlayingBatch:
    """The batch that is playing, with its running motions."""

    batch: MotionBatch
    running: list[_RunningMotion] = field(factory=list)


class Playback:
    """Plays batches in order, and short motions at the same time. `on_idle` is called when the last batch has ended."""

    def __init__(self, clock: Clock, on_idle: Callable[[], None] | None = None) -> None:
        self._clock = clock
        self._on_idle = on_idle
        self._queued_batches: deque[MotionBatch] = deque()
        self._current_batch: _PlayingBatch | None = None
        self._short_motions: dict[Hashable, _RunningMotion] = {}
        self._is_ticking = False
        self._is_proceeding = False
        self._idle_notified = True
        self._is_grouping = False
        self.speed = AnimationSpeed.NORMAL
        self.pace = 1.0
        """Divisor of the durations of all batches, set by a replay."""
        self.reduced_motion = False
        """Whether the player wants no movement: pieces then fade out and in instead."""

    @property
    def is_idle(self) -> bool:
        """Whether no batch is playing or waiting."""
        return self._current_batch is None and not self._queued_batches

    @property
    def is_still(self) -> bool:
        """Whether nothing moves at all: no batch and no short motion."""
        return self.is_idle and not self._short_motions

    def queue(self, batch: MotionBatch) -> None:
        """Plays a batch after all batches queued before. With `AnimationSpeed.OFF`, only its final picture is shown."""
        self._queued_batches.append(batch)
        self._idle_notified = False
        self._start_next_batch()

    @contextmanager
    def group_batches(self) -> Iterator[None]:
        """Context manager: batches queued in it form a group, so `on_idle` is called only after the last of them."""
        self._is_grouping = True
        try:
            yield
        finally:
            self._is_grouping = False
            self._start_next_batch()

    def run(self, key: Hashable, motion: Motion, *, survives_layout: bool = False) -> None:
        """Starts a motion now, beside the batches. Before, stops a running motion with the same key (see `stop`).

        A motion that `survives_layout` moves no piece, and continues after `end_for_new_layout`.
        """
        self._short_motions.pop(key, None)
        if self.speed is AnimationSpeed.OFF:
            motion.finish()
        else:
            self._short_motions[key] = _RunningMotion(motion, self._clock.now(), 1.0, survives_layout)
        self._update_clock()

    def stop(self, key: Hashable) -> None:
        """Stops the motion with this key at its current position, without calling `done`."""
        self._short_motions.pop(key, None)
        self._update_clock()

    def skip(self) -> None:
        """Ends all motions immediately with their final picture. Batches that these endings queue play normally."""
        self._finish_all(for_new_layout=False)

    def end_for_new_layout(self) -> None:
        """Ends all motions at their final picture, as `skip` does, except short motions with `survives_layout`."""
        self._finish_all(for_new_layout=True)

    def _finish_all(self, *, for_new_layout: bool) -> None:
        self._finish_short_motions(for_new_layout=for_new_layout)
        for _ in range(len(self._queued_batches) + (self._current_batch is not None)):
            if self._current_batch is not None:
                self._end_batch(self._current_batch)
            self._start_next_batch()
        self._finish_short_motions(for_new_layout=for_new_layout)
        self._update_clock()

    def _finish_short_motions(self, *, for_new_layout: bool) -> None:
        for key, running in list(self._short_motions.items()):
            if self._short_motions.get(key) is running and not (for_new_layout and running.survives_layout):
                del self._short_motions[key]
                running.motion.finish()

    def tick(self) -> None:
        """Advances all motions to the current time; called by the clock once per frame."""
        now = self._clock.now()
        for key, running in list(self._short_motions.items()):
            if self._short_motions.get(key) is running:
                running.advance(now)
                if running.is_finished and self._short_motions.get(key) is running:
                    del self._short_motions[key]
        if self._current_batch is not None:
            for running in self._current_batch.running:
                if not running.is_finished:
                    running.advance(now)
        if self._current_batch is not None and all(running.is_finished for running in self._current_batch.running):
            self._end_batch(self._current_batch)
        self._start_next_batch()

    def _start_next_batch(self) -> None:
        """Starts the next batch if none plays; batches that take no time end at once."""
        if self._is_proceeding:
            return  # Called by `start` or `done` of a batch in the loop below, which plays the new batch next.
        self._is_proceeding = True
        try:
            while self._current_batch is None and self._queued_batches:
                current = self._current_batch = _PlayingBatch(self._queued_batches.popleft())
                now = self._clock.now()
                current.running = [
                    _RunningMotion(motion, now, self.speed.value / self.pace) for motion in current.batch.start()
                ]
                for running in current.running:
                    running.advance(now)
                if all(running.is_finished for running in current.running):
                    self._end_batch(current)
        finally:
            self._is_proceeding = False
        self._update_clock()
        if self.is_idle and not self._idle_notified and not self._is_grouping:
            self._idle_notified = True
            if self._on_idle is not None:
                self._on_idle()

    def _end_batch(self, current: _PlayingBatch) -> None:
        """Shows the final picture of the batch. Does not start the next batch."""
        for running in current.running:
            if not running.is_finished:
                running.is_finished = True
                running.motion.finish()
        self._current_batch = None
        if current.batch.done is not None:
            current.batch.done()

    def _update_clock(self) -> None:
        """Lets the clock tick only while something moves."""
        if self.is_still == self._is_ticking:
            self._is_ticking = not self._is_ticking
            if self._is_ticking:
                self._clock.start(self.tick)
            else:
                self._clock.stop()


COUNT_INTERVAL = 45.0
"""Milliseconds at normal speed for each point that is counted."""
MAX_COUNT_DURATION = 700.0
"""Maximum duration of counting up or down to new scores, in milliseconds at normal speed."""
_SCORES_KEY = "scores"

Scores = tuple[int, ...]


class ScoreCounter:
    """The scores shown on the table, which count one by one to the actual scores. Each step calls `repaint`."""

    def __init__(self, playback: Playback, repaint: Callable[[], None]) -> None:
        self._playback = playback
        self._repaint = repaint
        self._target_scores: Scores = ()
        self.shown: Scores = ()

    def clear(self) -> None:
        """Prepares another match: its first scores are shown without counting."""
        self._playback.stop(_SCORES_KEY)
        self._target_scores = self.shown = ()

    def count_to(self, scores: Sequence[int]) -> None:
        """Counts up or down to these scores; if nothing is animated, shows them at once."""
        scores = tuple(scores)
        if scores == self._target_scores:
            return
        self._target_scores = scores
        playback = self._playback
        still = playback.is_idle or playback.reduced_motion or playback.speed is AnimationSpeed.OFF
        if still or len(scores) != len(self.shown):
            playback.stop(_SCORES_KEY)
            self.shown = scores
            return
        start = self.shown
        points = max(abs(end - begin) for begin, end in zip(start, scores, strict=True))
        duration = min(MAX_COUNT_DURATION, COUNT_INTERVAL * points) * playback.speed.value / playback.pace

        def show_scores(progress: float) -> None:
            now = tuple(round(a + (b - a) * progress) for a, b in zip(start, scores, strict=True))
            if now != self.shown:
                self.shown = now
                self._repaint()

        playback.run(_SCORES_KEY, Motion(show_scores, duration))
