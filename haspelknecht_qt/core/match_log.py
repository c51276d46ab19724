"""Entries of a match's log, and which of them belong to secret choices."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import takewhile
from typing import Generic

from attrs import frozen

from haspelknecht_qt.core.game import CHANCE, Decision, E, Game, M, S, U


@frozen
class Entry(Generic[M]):
    """One move of the log: its ply (0 is the first), the decision, the move and its text form.

    `reveals_hidden`: the move revealed something hidden without a draw, for instance a card that a player had put back.
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
        """Whether the move revealed information that nobody could know before."""
        return self.actor == CHANCE or self.reveals_hidden


def secret_start(game: Game[S, M, E, U], entries: Sequence[Entry[M]]) -> int:
    """Returns the number of entries before the trailing run of private steps; all of them if there is no such run."""
    return len(entries) - _count_private(game, reversed(entries))


def is_revealed(game: Game[S, M, E, U], entries: Sequence[Entry[M]], ply: int, state_at: Callable[[int], S]) -> bool:
    """Whether the move belongs to a simultaneous secret choice that has been revealed.

    `state_at` returns the state before the move at a ply, or the final state.
    """
    begin, end = secret_start(game, entries[: ply + 1]), ply + _count_private(game, entries[ply:])
    if len({entry.actor for entry in entries[begin:end]} - {CHANCE}) < 2 or not game.is_secret(state_at(ply)):
        return False
    return end < len(entries) or not game.is_secret(state_at(end))


def _count_private(game: Game[S, M, E, U], entries: Iterable[Entry[M]]) -> int:
    """Counts the leading entries made at private steps."""
    return sum(1 for _ in takewhile(lambda entry: entry.decision.step in game.private_steps, entries))
