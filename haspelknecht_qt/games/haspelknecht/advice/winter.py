"""What a sensible player does in winter: places and stores what is worth most."""

from __future__ import annotations

from haspelknecht_qt.games.haspelknecht import moves
from haspelknecht_qt.games.haspelknecht.advice.evaluation import Evaluation
from haspelknecht_qt.games.haspelknecht.game import Haspelknecht
from haspelknecht_qt.games.haspelknecht.state import NOBODY, State


def finish_winter(game: Haspelknecht, evaluation: Evaluation, state: State) -> None:
    """Stores and places, the best first, as long as it makes the position better; the end of the step is left open."""
    seat = state.seat
    worth = evaluation.value(state, seat)
    while True:
        best: moves.Move | None = None
        for move in game.legal_moves(state):
            if isinstance(move, (moves.Done, moves.Exchange)):
                continue
            tried = state.copy()
            game.advance(tried, move)
            value = evaluation.value(tried, seat)
            if value > worth:
                best, worth = move, value
        if best is None:
            break
        game.advance(state, best)
    while state.active != NOBODY:
        game.advance(state, game.legal_moves(state)[0])
