"""What lies above what: the z values of everything on the table, in one place.

Graphics View sorts by these numbers alone, so nothing else in the program sets a z value of its own invention. Within a
layer, things that were added later lie on top; pieces of one place lie in their order (`piece_z`).
"""

from __future__ import annotations

from enum import IntEnum


class Layer(IntEnum):
    """From the oak of the table up to the note under the player's eyes."""

    TABLE = 0
    """The table itself and its panels."""
    BOARD = 1000
    """Pictures of boards, tiles and plates."""
    TINT = 2000
    """The fill of a place's state: under the words and figures that stand in it."""
    CAPTION = 3000
    """Words, numbers, portraits and symbols on the boards."""
    GHOST = 4000
    """The dashed trace that a lifted piece leaves."""
    PIECE = 5000
    """Pieces at rest."""
    OUTCOME = 6000
    """What a plan would bring, written beside the pieces; locks and reasons."""
    OUTLINE = 7000
    """Lines, rings and signs of a place's state."""
    FOCUS = 8000
    """The keyboard's double line."""
    FLYING = 9000
    """Pieces on their way."""
    HELD = 10000
    """Pieces in the player's hand."""
    NOTE = 11000
    """A note with a reason: above everything."""


def piece_z(index: int, *, on_top: bool = False) -> float:
    """The z value of the piece at `index` of its place; `on_top` if it lies on a piece of another place."""
    return Layer.PIECE + min(index, 499) + (500 if on_top else 0)


def flying_z(index: int) -> float:
    """The z value of the piece at `index` of its place while it travels there."""
    return Layer.FLYING + min(index, 999)


def held_z(number: int) -> float:
    """The z value of the piece with this number, from 0, in the hand."""
    return Layer.HELD + min(number, 999)
