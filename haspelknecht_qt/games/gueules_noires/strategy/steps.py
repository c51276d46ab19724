"""A move tried without what follows by itself: neither the refill nor the next player's turn nor the end of a shift."""

from __future__ import annotations

from haspelknecht_qt.games.gueules_noires import moves
from haspelknecht_qt.games.gueules_noires.game import CARRY_OUT
from haspelknecht_qt.games.gueules_noires.state import State


def carry_out(state: State, move: moves.Move) -> None:
    """Carries out a legal move alone, in place; the step may then be one that asks nobody."""
    for _ in CARRY_OUT[type(move)](state, move):
        pass
