"""Random games of every kind for tests of the face, and who plays them."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any

from haspelknecht_qt.core.game import CHANCE
from haspelknecht_qt.core.rng import Generator
from haspelknecht_qt.games.gueules_noires.moves import Move, MoveCage, Place, Stop
from haspelknecht_qt.games.gueules_noires.state import State, Step
from tests.games.gueules_noires.table import GAME

KINDS = [
    {"players": players, "first_player": "lot", "delivered": delivered}
    for players, delivered in product((2, 3, 4), ("covered", "open"))
]
"""The options of every kind of match."""


def kind_name(options: dict[str, Any]) -> str:
    return f"{options['players']}-{options['delivered']}"


def walk(options: dict[str, Any], seed: int) -> Iterator[tuple[State, list[Move], Move]]:
    """Every position of a random game: (state, legal moves, the move about to be played).

    With an odd seed the players deliver, mine and fill where they can. At chance there are no legal moves listed. The state goes on
    changing: copy what is to be kept.
    """
    state = GAME.initial(GAME.setup(options, seed))
    ply = 0
    while (decision := GAME.decision(state)) is not None:
        generator = Generator(seed, ply)
        legal = [] if decision.actor == CHANCE else list(GAME.legal_moves(state))
        if not legal:
            move = GAME.draw(state, generator)
        else:
            choice = (_useful(state, legal) or legal) if seed % 2 else legal
            move = choice[generator.below(len(choice))]
        yield state, legal, move
        GAME.advance(state, move)
        ply += 1


def _useful(state: State, legal: list[Move]) -> list[Move]:
    if state.step is Step.EXTRACT:
        return [move for move in legal if not isinstance(move, Stop | MoveCage)]
    if state.step is Step.PLACE:
        spaces = [move for move in legal if isinstance(move, Place) and move.space in range(9, 17)]
        return [move for move in spaces if move.space > 12] or spaces
    return []


def positions(options: dict[str, Any], seed: int) -> Iterator[tuple[State, list[Move]]]:
    """The positions of a random game in which a seat is asked."""
    return ((state, legal) for state, legal, _ in walk(options, seed) if legal)
