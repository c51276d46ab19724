"""Snapshots of a match: everything that a seat may see and do in a position."""

from __future__ import annotations

from collections.abc import Iterable

from haspelknecht_qt.core.game import E, M, S, U
from haspelknecht_qt.core.match import Match
from haspelknecht_qt.table.move_index import Path
from haspelknecht_qt.ui.contracts import MatchSnapshot, TakeBack


def make_snapshot(
    match: Match[S, M, E, U],
    observer: int,
    viewer: int,
    moves: Iterable[tuple[Path, M | TakeBack[M]]],
    past_ply: int | None,
) -> MatchSnapshot[S, M]:
    """Returns what the seat `observer` may know of a match, with the board of `viewer` in front.

    `moves` are the offered moves. `past_ply` is the ply of a past position; None for the present one.
    """
    return MatchSnapshot(
        state=match.seen_state(match.ply if past_ply is None else past_ply, observer),
        observer=observer,
        viewer=viewer,
        decision=match.decision,
        moves=tuple(moves),
        entries=match.entries_for(observer),
        noticed_entries=match.noticed_entries_for(observer),
        past_ply=past_ply,
    )
