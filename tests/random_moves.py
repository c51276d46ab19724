"""Random moves of any game. Processes that import this module need no pytest, which takes longer than most games."""

from typing import Any

from haspelknecht_qt.core.game import CHANCE, AnyGame
from haspelknecht_qt.core.rng import Generator


def choose(game: AnyGame, state: Any, seed: int, ply: int) -> Any:
    """Returns the random move of this ply."""
    generator = Generator(seed, ply)
    decision = game.decision(state)
    assert decision is not None
    if decision.actor == CHANCE:
        return game.draw_chance_move(state, generator)
    return generator.choice(game.legal_moves(state))
