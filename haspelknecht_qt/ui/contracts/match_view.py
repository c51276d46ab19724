"""The position as the window shows it: the state for one viewer, the legal moves and the log."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Generic

from attrs import field, frozen

from haspelknecht_qt.core.game import Decision, M, S
from haspelknecht_qt.core.match import Entry
from haspelknecht_qt.table.move_index import Path


@frozen
class TakeBack(Generic[M]):
    """Takes back one move of a choice that is not confirmed yet: no move of the game, but one entry of the log less.

    `ply` is the entry's place in the log, `move` what was done there.
    """

    ply: int
    move: M


@frozen(eq=False)
class MatchView(Generic[S, M]):
    """What is to be seen of a match after a change, made once and handed round.

    `state` is the position as seat `viewer` may see it; `moves` what the person at the screen may do, each with the path to point
    along (what several paths lead to stands there several times); `entries` is the log as far as the viewer may read it, and
    `past_ply` the number of moves of the position that is looked back at, None in the present.
    """

    state: S
    viewer: int
    decision: Decision | None
    moves: tuple[tuple[Path, M | TakeBack[M]], ...]
    entries: tuple[Entry[M], ...]
    past_ply: int | None = None

    @property
    def legal(self) -> tuple[tuple[Path, M], ...]:
        """The moves of the game among `moves`."""
        return tuple((path, move) for path, move in self.moves if not isinstance(move, TakeBack))


@frozen
class Picture:
    """A drawing: the sheet, the element's id in it, and tokens that it shows otherwise."""

    sheet: str
    element: str
    swap: Mapping[str, str] = field(factory=dict)
