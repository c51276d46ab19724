"""Where choices that are made in secret lie in a match's log."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import takewhile

from haspelknecht_qt.core.entry import Entry
from haspelknecht_qt.core.game import CHANCE, E, Game, M, S, U


def secret_start(game: Game[S, M, E, U], entries: Sequence[Entry[M]]) -> int:
    """So many of these entries lie before the private steps that they end with; all of them if they don't."""
    return len(entries) - _count_private(game, reversed(entries))


def is_revealed(game: Game[S, M, E, U], entries: Sequence[Entry[M]], ply: int, state_at: Callable[[int], S]) -> bool:
    """Whether the move at this ply belongs to a secret choice of several seats that is over by now: what the others chose is known since.

    `state_at` answers the position before the move at a ply, or after all of them.
    """
    begin, end = secret_start(game, entries[: ply + 1]), ply + _count_private(game, entries[ply:])
    if len({entry.actor for entry in entries[begin:end]} - {CHANCE}) < 2 or not game.is_secret(state_at(ply)):
        return False
    return end < len(entries) or not game.is_secret(state_at(end))


def _count_private(game: Game[S, M, E, U], entries: Iterable[Entry[M]]) -> int:
    """How many entries, from the first on, were made at steps that may be secret."""
    return sum(1 for _ in takewhile(lambda entry: entry.decision.step in game.private_steps, entries))
