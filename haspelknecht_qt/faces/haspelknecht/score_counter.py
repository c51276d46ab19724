"""How a narration is told: what comes together, how the phase marker walks, and how scores are counted."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QGraphicsItem

from haspelknecht_qt.games.haspelknecht.events import Event, PoolFilled
from haspelknecht_qt.games.haspelknecht.model import State
from haspelknecht_qt.table.motion import in_out_cubic, linear
from haspelknecht_qt.table.playback import Motion, Playback, Speed

WALK = 420.0
"""Milliseconds at normal speed in which the phase marker walks one field."""
FIELDS = 9
"""Fields of the year wheel."""
COUNT = 45.0
LONGEST_COUNT = 700.0
"""Milliseconds at normal speed for each point that is counted, and at most."""
_SCORES = "scores"

Scores = tuple[int, ...]


def scenes(narration: Iterable[tuple[Event, State]]) -> Iterator[tuple[Event, State]]:
    """The events that are told one after the other, each with the position after it.

    Of those that happen together only the last is left: what comes out of the bag falls into all pools of a kind at once.
    """
    told: tuple[Event, State] | None = None
    for event, state in narration:
        if told is not None and not _together(told[0], event):
            yield told
        told = (event, state)
    if told is not None:
        yield told


def _together(event: Event, following: Event) -> bool:
    return isinstance(event, PoolFilled) and isinstance(following, PoolFilled) and event.reserve == following.reserve


def walk(marker: QGraphicsItem, hub: QPointF, fields: int) -> Motion:
    """The phase marker, which is drawn on its field already, walks there around the hub (scene units) from so many fields before."""
    angle = fields * 360.0 / FIELDS
    marker.setTransformOriginPoint(marker.mapFromScene(hub))

    def go(progress: float) -> None:
        marker.setRotation(angle * (progress - 1.0))

    go(0.0)
    return Motion(go, WALK, easing=in_out_cubic)


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
