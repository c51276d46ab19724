"""Legal moves of a match and moves that can be taken back, each with its path on the table."""

from __future__ import annotations

from itertools import chain

from haspelknecht_qt.core.game import E, M, S, U
from haspelknecht_qt.core.match import Match
from haspelknecht_qt.table.move_index import Path
from haspelknecht_qt.ui.contracts import PathTranslation, TakeBack


def moves_with_paths(match: Match[S, M, E, U], pointing: PathTranslation[S, M]) -> list[tuple[Path, M | TakeBack[M]]]:
    """Returns all legal moves with their paths, then all moves that may be taken back."""
    return [*pointing.paths(match.state, match.game.legal_moves(match.state)), *_take_backs(match, pointing)]


def _take_backs(match: Match[S, M, E, U], pointing: PathTranslation[S, M]) -> list[tuple[Path, TakeBack[M]]]:
    """Returns the moves of the current choice that can be taken back; of several equal moves, only the last one."""
    decision = match.decision
    if decision is None or decision.step not in match.game.combined_choice_steps:
        return []
    found: dict[M, list[tuple[Path, TakeBack[M]]]] = {}
    for entry in reversed(match.entries):
        if entry.decision != decision:
            break
        paths = [] if entry.move in found else pointing.take_back_paths(match.state, entry.move)
        if paths and match.why_not_take_back(entry.ply) is None:
            found[entry.move] = [(path, TakeBack(entry.ply, entry.move)) for path in paths]
    return list(chain.from_iterable(found.values()))
