"""Lines of moves: whether one is legal, and whether two choices of a seat may be made in either order."""

from __future__ import annotations

from collections.abc import Sequence

from haspelknecht_qt.core.game import GameWithMoves, M, S


def is_legal_line(game: GameWithMoves[S, M], state: S, line: Sequence[M]) -> bool:
    """Whether these moves are legal one after the other."""
    after = state.copy()
    for move in line:
        if game.why_not(after, move) is not None:
            return False
        game.advance(after, move)
    return True


def state_after_both(game: GameWithMoves[S, M], state: S, one: Sequence[str], other: Sequence[str]) -> S | None:
    """Returns the state after two choices of the deciding seat, each with all its moves; None if their order matters.

    Both orders must be legal, lead to the same state, and leave the next decision to the seat.
    """
    first, second = (_state_after(game, state, line) for line in ((*one, *other), (*other, *one)))
    return first if first is not None and second is not None and game.digest(first) == game.digest(second) else None


def _state_after(game: GameWithMoves[S, M], state: S, line: Sequence[str]) -> S | None:
    """Returns the state after these moves; None if one is not legal, or if another seat is to decide meanwhile."""
    decision, after = game.decision(state), state.copy()
    seat = None if decision is None else decision.actor
    for text in line:
        move = game.read_move(text)
        if game.why_not(after, move) is not None:
            return None
        game.advance(after, move)
        decision = game.decision(after)
        if decision is None or decision.actor != seat:
            return None
    return after
