"""Where a card lies over the table without covering what it speaks of."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QRect

if TYPE_CHECKING:
    from haspelknecht_qt.ui.window.look import Look
    from haspelknecht_qt.ui.window.workspace import Workspace

MARGIN = 8
"""Around a card, at scale 1."""


def room_on_table(workspace: Workspace, table: QRect, look: Look) -> QRect:
    """The room that there is for a card over the table of a small window, which lies in this place: beside the drawer, if that is open."""
    margin = look.px(MARGIN)
    room = table.adjusted(margin, margin, -margin, -margin)
    if workspace.drawer:
        room.setRight(workspace.drawer_place.left() - margin)
    return room


def card_place(room: QRect, width: int, height: int, kept: Sequence[QRect]) -> QRect:
    """The place in `room` for a card of this size that covers least of what is to be `kept` free.

    Of equally good places it is the one nearest to the lower right corner, where it covers least of the player's own board.
    """
    right, bottom = room.right() + 1 - width, room.bottom() + 1 - height
    columns = {room.left(), right, (room.left() + right) // 2}
    rows = {room.top(), bottom}
    for rect in kept:
        columns |= {rect.left() - width, rect.right() + 1}
        rows |= {rect.top() - height, rect.bottom() + 1}
    home = QRect(right, bottom, width, height)
    places = [
        QRect(left, top, width, height)
        for left in columns
        for top in rows
        if room.left() <= left <= right and room.top() <= top <= bottom
    ]
    if not places:
        return QRect(room.left(), room.top(), width, height)
    return min(places, key=lambda place: (_covered(place, kept), _way(place, home), place.top(), place.left()))


def _covered(place: QRect, kept: Sequence[QRect]) -> int:
    """How much of the rectangles a place covers, in square pixels."""
    covered = (place.intersected(rect) for rect in kept)
    return sum(part.width() * part.height() for part in covered if not part.isEmpty())


def _way(place: QRect, home: QRect) -> int:
    return (place.topLeft() - home.topLeft()).manhattanLength()
