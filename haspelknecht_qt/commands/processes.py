"""Playing the games of a simulation, whoever does it, as if they were played one after the other; and what bots leave behind."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial

from haspelknecht_qt.bots.executors import TaskExecutor
from haspelknecht_qt.commands.simulation import SimulatedGame, Simulation

_LARGEST_PACKET = 16
_PACKETS_EACH = 3


def play_all(simulation: Simulation, games: int, executor: TaskExecutor) -> Iterator[SimulatedGame]:
    """The results of games 0 to `games` - 1 in this order, whoever plays them. Raises CrewError."""
    # Alone, every game is told as soon as it is played.
    size = 1 if executor.workers == 1 else max(1, min(_LARGEST_PACKET, games // (executor.workers * _PACKETS_EACH)))
    packets = (range(start, min(start + size, games)) for start in range(0, games, size))
    for played in executor.map(partial(_play_some, simulation), packets):
        yield from played


@contextmanager
def killing_leftovers(*, has_third_party: bool) -> Iterator[None]:
    """While bots play: what `has_third_party` among them have started has ended when the block is left, where the system can tell (see keeper.py)."""
    if sys.platform == "win32" or not has_third_party:
        yield
        return
    from haspelknecht_qt.bots import watchdog  # noqa: PLC0415 - there is none on Windows

    with watchdog.ending_descendants():
        yield


def _play_some(simulation: Simulation, numbers: range) -> list[SimulatedGame]:
    return [simulation.play(number) for number in numbers]
