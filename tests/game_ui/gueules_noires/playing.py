"""Random games of every kind for tests of the game UI."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from itertools import product
from typing import Any

from haspelknecht_qt.games.gueules_noires.moves import Move, MoveCage, PlaceWorkers, Stop
from haspelknecht_qt.games.gueules_noires.state import State, Step
from tests import game_ui_contract
from tests.games.gueules_noires.table import GAME

KINDS = [
    {"players": players, "first_player": "lot", "delivered": delivered}
    for players, delivered in product((2, 3, 4), ("covered", "open"))
]
"""The options of every kind of match."""


def kind_name(options: dict[str, Any]) -> str:
    return f"{options['players']}-{options['delivered']}"


def _useful(state: State, legal: list[Move]) -> list[Move]:
    if state.step is Step.EXTRACT:
        return [move for move in legal if not isinstance(move, Stop | MoveCage)]
    if state.step is Step.PLACE:
        spaces = [move for move in legal if isinstance(move, PlaceWorkers) and move.space in range(9, 17)]
        return [move for move in spaces if move.space > 12] or spaces
    return []


walk = partial(game_ui_contract.walk, GAME, useful=_useful)
"""Yields the positions of a random game. With an odd seed the seats deliver, mine and fill where they can."""


def positions(options: dict[str, Any], seed: int) -> Iterator[tuple[State, list[Move]]]:
    """Positions of a random game in which a seat must act, with their legal moves."""
    return ((state, legal) for state, legal, _ in walk(options, seed) if legal)
