"""Random games for tests of the window: every rulebook, two to four seats, open and hidden planning."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any

from haspelknecht_qt import paths
from haspelknecht_qt.core.game import CHANCE
from haspelknecht_qt.core.rng import Generator
from haspelknecht_qt.games.haspelknecht import components
from haspelknecht_qt.games.haspelknecht.game import Haspelknecht
from haspelknecht_qt.games.haspelknecht.moves import Confirm, Decline, Done, FinishWork, KeepWater, Move, Pass
from haspelknecht_qt.games.haspelknecht.state import State

GAME = Haspelknecht(components.load(paths.game_folder("haspelknecht") / "components.toml"))
KINDS = [
    {"players": players, "rulebook": rulebook, "planning": planning}
    for rulebook, players, planning in product(("dutch", "english", "french"), (2, 3, 4), ("open", "hidden"))
]
"""The options of every kind of match."""


def kind_name(options: dict[str, Any]) -> str:
    return f"{options['rulebook']}-{options['players']}-{options['planning']}"


LAZY = (Confirm, Decline, Done, FinishWork, KeepWater, Pass)


def walk(options: dict[str, Any], seed: int) -> Iterator[tuple[State, list[Move], Move]]:
    """Yields each decision of a random game, chance included: (state, legal moves, next move).

    With an odd seed the players use every chance, so that mines are dug out and tiles acquired. The legal moves of
    chance are not listed. The state changes during the walk: copy it to keep it.
    """
    state = GAME.initial_state(GAME.setup(options, seed))
    ply = 0
    while (decision := GAME.decision(state)) is not None:
        generator = Generator(seed, ply)
        if decision.actor == CHANCE:
            legal: list[Move] = []
            move = GAME.draw_chance_move(state, generator)
        else:
            legal = list(GAME.legal_moves(state))
            eager = [move for move in legal if not isinstance(move, LAZY)] if seed % 2 else []
            choice = eager or legal
            move = choice[generator.random_below(len(choice))]
        yield state, legal, move
        GAME.advance(state, move)
        ply += 1


def positions(options: dict[str, Any], seed: int) -> Iterator[tuple[State, list[Move]]]:
    """The positions of a random game in which a seat must act."""
    return ((state, legal) for state, legal, _ in walk(options, seed) if legal)
