"""Stored states of a match, from which all its other states are replayed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Generic

from haspelknecht_qt.core.game import M, S
from haspelknecht_qt.core.match_log import Entry

CHECKPOINT_INTERVAL = 16
"""Number of moves between two stored states. At most this number of moves is replayed for another state."""


class Checkpoints(Generic[S, M]):
    """Stored states of a match: one every CHECKPOINT_INTERVAL moves, and the last state returned by `state_at`.

    With the last state, stepping through a match replays only one move at each step.
    """

    def __init__(self, initial: S) -> None:
        self._states: list[S] = [initial.copy()]
        self._last: tuple[int, S] = 0, self._states[0]

    def store_if_due(self, ply: int, state: S) -> None:
        """Stores a copy of the state after `ply` moves if CHECKPOINT_INTERVAL moves were made since the last copy."""
        if ply == len(self._states) * CHECKPOINT_INTERVAL:
            self._states.append(state.copy())

    def truncate(self, ply: int) -> None:
        """Drops all states after the first `ply` moves."""
        del self._states[ply // CHECKPOINT_INTERVAL + 1 :]
        if self._last[0] > ply:
            self._last = 0, self._states[0]

    def state_at(self, ply: int, entries: Sequence[Entry[M]], advance: Callable[[S, M], None]) -> S:
        """Returns a copy of the state after the first `ply` of `entries`. `advance` carries out a move in a state."""
        nearest = min(ply // CHECKPOINT_INTERVAL, len(self._states) - 1)
        start, stored = nearest * CHECKPOINT_INTERVAL, self._states[nearest]
        if start < self._last[0] <= ply:
            start, stored = self._last
        state: S = stored.copy()
        for entry in entries[start:ply]:
            advance(state, entry.move)
        self._last = ply, state
        return state.copy()
