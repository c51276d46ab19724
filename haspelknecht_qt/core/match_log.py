"""Entries of a match's log, and which of them belong to secret choices."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import takewhile
from typing import Generic

from attrs import frozen

from haspelknecht_qt.core.game import CHANCE, Decision, E, Game, M, S, U


@frozen
class Entry(Generic[M]):
    """One move of the log: its ply (0 is the first), who decided at which step, the move and its text form.

    `reveals_hidden`: it showed something that had lain hidden, although nobody drew: what somebody had put back, for instance.
    """

    ply: int
    decision: Decision
    move: M
    text: str
    reveals_hidden: bool = False

    @property
    def actor(self) -> int:
        """The seat that made the move, or CHANCE."""
        return self.decision.actor

    @property
    def reveals_information(self) -> bool:
        """Whether something is seen since that nobody could know of."""
        return self.actor == CHANCE or self.reveals_hidden


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
