"""Match as the window shows it: the state for one viewer, the moves that can be made, and the log."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Generic

from attrs import field

from haspelknecht_qt.core.fast_attrs import frozen
from haspelknecht_qt.core.game import Decision, M, S
from haspelknecht_qt.core.match import Entry
from haspelknecht_qt.table.move_index import Path

ELSEWHERE = "elsewhere"
"""Value of `Seat.player` in `MatchController.seats` for a person at another computer. Records have PERSON."""


@frozen
class TakeBack(Generic[M]):
    """Taking back a move that is not confirmed yet. Lists of moves offer it, but it is no move of the game.

    `move` is the move that is taken back, `ply` its index in the log.
    """

    ply: int
    move: M


@frozen(eq=False)
class MatchSnapshot(Generic[S, M]):
    """Match at one moment, for all widgets.

    `state` is the position as seat `observer` may see it. The own board of `viewer` is in front: the same seat, except
    in a replay. `moves` are pairs (path, move) for the moves that the person at
    the screen can make. A path is the sequence of elements to point at; a move with several paths has several pairs.
    `entries` are the entries of the log that the observer may read, `noticed_entries` those whose events the observer
    may know. `past_ply` is the number of moves before the position shown in a replay; None for the current position.
    """

    state: S
    observer: int
    viewer: int
    decision: Decision | None
    moves: tuple[tuple[Path, M | TakeBack[M]], ...]
    entries: tuple[Entry[M], ...]
    noticed_entries: tuple[Entry[M], ...]
    past_ply: int | None = None

    @property
    def legal_moves(self) -> tuple[tuple[Path, M], ...]:
        """Legal moves of the game with their paths: `moves` without take-backs."""
        return tuple((path, move) for path, move in self.moves if not isinstance(move, TakeBack))


@frozen
class SvgPicture:
    """Reference to the element `element` of the SVG file `sheet`. `swap` maps colour tokens to their replacements."""

    sheet: str
    element: str
    swap: Mapping[str, str] = field(factory=dict)
