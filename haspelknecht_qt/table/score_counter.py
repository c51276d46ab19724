"""How scores that change are counted, one point after the other, while something is told."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from haspelknecht_qt.table.playback import Motion, Playback, Speed
from haspelknecht_qt.table.trajectory import linear

COUNT = 45.0
LONGEST_COUNT = 700.0
"""Milliseconds at normal speed for each point that is counted, and at most."""
_SCORES = "scores"

Scores = tuple[int, ...]


class ScoreCounter:
    """What the score track shows: scores are counted, one point after the other. `repaint` is called for each."""

    def __init__(self, playback: Playback, repaint: Callable[[], None]) -> None:
        self._playback = playback
        self._repaint = repaint
        self._wanted: Scores = ()
        self.shown: Scores = ()

    def clear(self) -> None:
        """Another match: the next scores are shown at once."""
        self._playback.stop(_SCORES)
        self._wanted = self.shown = ()

    def count_to(self, scores: Sequence[int]) -> None:
        """Counts to these scores; at once if nothing is told, or nothing may move."""
        scores = tuple(scores)
        if scores == self._wanted:
            return
        self._wanted = scores
        playback = self._playback
        still = playback.idle or playback.reduced_motion or playback.speed is Speed.OFF
        if still or len(scores) != len(self.shown):
            playback.stop(_SCORES)
            self.shown = scores
            return
        start = self.shown
        most = max(abs(end - begin) for begin, end in zip(start, scores, strict=True))
        hurry = playback.speed.value / playback.pace

        def go(progress: float) -> None:
            now = tuple(round(a + (b - a) * progress) for a, b in zip(start, scores, strict=True))
            if now != self.shown:
                self.shown = now
                self._repaint()

        playback.run(_SCORES, Motion(go, min(LONGEST_COUNT, COUNT * most) * hurry, easing=linear))
