"""What a sensible player does in winter: places and stores what is worth most."""

from __future__ import annotations

from haspelknecht_qt.games.haspelknecht import moves
from haspelknecht_qt.games.haspelknecht.game import Haspelknecht
from haspelknecht_qt.games.haspelknecht.state import NOBODY, State
from haspelknecht_qt.games.haspelknecht.strategy.value_function import ValueFunction


def finish_winter(game: Haspelknecht, value_function: ValueFunction, state: State) -> None:
    """Stores and places, the best first, as long as it makes the position better; the end of the step is left open."""
    seat = state.seat
    utility = value_function.value(state, seat)
    while True:
        best: moves.Move | None = None
        for move in game.legal_moves(state):
            if isinstance(move, (moves.Done, moves.Exchange)):
                continue
            tried = state.copy()
            game.advance(tried, move)
            value = value_function.value(tried, seat)
            if value > utility:
                best, utility = move, value
        if best is None:
            break
        game.advance(state, best)
    while state.active != NOBODY:
        game.advance(state, game.legal_moves(state)[0])
