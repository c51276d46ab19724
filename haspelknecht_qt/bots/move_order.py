"""Order of a seat's choices: whether two of them may be made in either order."""

from __future__ import annotations

from collections.abc import Sequence

from haspelknecht_qt.core.game import GameWithMoves, M, S


def state_after_both(
    game: GameWithMoves[S, M], state: S, seat: int, one: Sequence[str], other: Sequence[str]
) -> S | None:
    """Returns the state after two choices of a seat, each with all its moves; None if their order matters.

    Both orders must be legal, lead to the same state, and leave the next decision to the seat.
    """
    first, second = (_state_after(game, state, seat, line) for line in ((*one, *other), (*other, *one)))
    return first if first is not None and second is not None and game.digest(first) == game.digest(second) else None


def _state_after(game: GameWithMoves[S, M], state: S, seat: int, line: Sequence[str]) -> S | None:
    """Returns the state after these moves; None if one is not legal, or if the seat is not always to decide."""
    after = state.copy()
    for text in line:
        move, decision = game.read_move(text), game.decision(after)
        if decision is None or decision.actor != seat or game.why_not(after, move) is not None:
            return None
        game.advance(after, move)
    decision = game.decision(after)
    return after if decision is not None and decision.actor == seat else None
