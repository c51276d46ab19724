"""Playing the games of a simulation, whoever does it, as if they were played one after the other; and what bots leave behind."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial

from haspelknecht_qt.bots.crew import Crew
from haspelknecht_qt.commands.simulation import SimulatedGame, Simulation

_LARGEST_PACKET = 16
_PACKETS_EACH = 3


def play_all(simulation: Simulation, games: int, crew: Crew) -> Iterator[SimulatedGame]:
    """The results of games 0 to `games` - 1 in this order, whoever plays them. Raises CrewError."""
    # Alone, every game is told as soon as it is played.
    size = 1 if crew.hands == 1 else max(1, min(_LARGEST_PACKET, games // (crew.hands * _PACKETS_EACH)))
    packets = (range(start, min(start + size, games)) for start in range(0, games, size))
    for played in crew.in_order(partial(_play_some, simulation), packets):
        yield from played


@contextmanager
def leaving_nothing(*, strangers: bool) -> Iterator[None]:
    """While bots play: what `strangers` among them have started has ended when the block is left, where the system can tell (see keeper.py)."""
    if sys.platform == "win32" or not strangers:
        yield
        return
    from haspelknecht_qt.bots import keeper  # noqa: PLC0415 - there is none on Windows

    with keeper.clearing():
        yield


def _play_some(simulation: Simulation, numbers: range) -> list[SimulatedGame]:
    return [simulation.play(number) for number in numbers]
