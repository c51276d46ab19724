"""Markers that walk: around a hub, from where they stood to where they are drawn already."""

from __future__ import annotations

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QGraphicsItem

from haspelknecht_qt.table.playback import Motion
from haspelknecht_qt.table.trajectory import in_out_cubic

MARKER_DURATION = 420.0
"""Milliseconds at normal speed that a marker walks."""


def rotate_marker(marker: QGraphicsItem, hub: QPointF, degrees: float, duration: float = MARKER_DURATION) -> Motion:
    """A marker comes clockwise around a hub (scene units) from so many degrees before the place where it is drawn."""
    marker.setTransformOriginPoint(marker.mapFromScene(hub))

    def go(progress: float) -> None:
        marker.setRotation(degrees * (progress - 1.0))

    go(0.0)
    return Motion(go, duration, easing=in_out_cubic)


def pause(duration: float, delay: float = 0.0) -> Motion:
    """A motion of nothing: time passes."""
    return Motion(lambda _progress: None, duration, delay)
