"""Entries of a match's log: which of them belong to secret choices, and which can be undone or taken back."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import takewhile
from typing import Generic

from haspelknecht_qt.core.fast_attrs import frozen
from haspelknecht_qt.core.game import CHANCE, Decision, E, Game, M, S, U
from haspelknecht_qt.core.undo import UndoError, UndoRefusal

GAME_OVER = "game over"
"""Value of `rule` and `step` in an IllegalMove that is raised after the end of the game."""


@frozen
class Entry(Generic[M]):
    """One move of the log: its ply (0 is the first), the decision, the move and its text form.

    `reveals_hidden` is True if the move was no draw but revealed a hidden piece, for instance a card put back earlier.
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
        """Whether the move revealed information that nobody could know before: a chance move, or a hidden piece."""
        return self.actor == CHANCE or self.reveals_hidden


def public_log_length(game: Game[S, M, E, U], entries: Sequence[Entry[M]]) -> int:
    """Returns the length of the log without the moves at its end that were made at `Game.private_steps`."""
    return len(entries) - _count_private_steps(game, reversed(entries))


def is_revealed(game: Game[S, M, E, U], entries: Sequence[Entry[M]], ply: int, state_at: Callable[[int], S]) -> bool:
    """Whether the move at `ply` belongs to a secret choice of several seats that has been revealed.

    `state_at` returns the state before the move at a ply. For the ply after the last move, it returns the final state.
    """
    begin, end = public_log_length(game, entries[: ply + 1]), ply + _count_private_steps(game, entries[ply:])
    if len({entry.actor for entry in entries[begin:end]} - {CHANCE}) < 2 or not game.is_secret(state_at(ply)):
        return False
    return end < len(entries) or not game.is_secret(state_at(end))


def turn_start(
    game: Game[S, M, E, U],
    entries: Sequence[Entry[M]],
    decision: Decision | None,
    seat: int,
    must_stand: Callable[[Entry[M]], bool],
) -> int:
    """Returns the ply of the earliest undoable move in the seat's current turn; the log's length if there is none.

    `decision` is the pending one, None after the end of the game. `must_stand` tells which moves cannot be undone.
    """
    first, begins = len(entries), game.turn_start_steps
    if decision is not None and decision.step in begins:
        return first
    step = None if decision is None else decision.step
    for entry in reversed(entries):
        if entry.actor != seat or must_stand(entry):
            break
        if game.step_change_begins_turn and step not in (None, entry.decision.step):
            break
        first, step = entry.ply, entry.decision.step
        if entry.decision.step in begins:
            break
    return first


def why_not_take_back(
    game: Game[S, M, E, U], entries: Sequence[Entry[M]], decision: Decision, state_at: Callable[[int], S]
) -> UndoError | None:
    """Returns why the move of `entries[0]` cannot be taken back; None if it can.

    `entries` are this move and all later moves. `decision` is the pending decision after the last move. `state_at`
    returns the state before the move at a ply.
    """
    for entry in entries:
        if entry.actor == CHANCE:
            return UndoError(UndoRefusal.CHANCE)
        if entry.actor != decision.actor:
            return UndoError(UndoRefusal.OTHER_SEAT)
        if entry.decision != decision:
            return UndoError(UndoRefusal.OTHER_STEP)
    state = state_at(entries[0].ply)
    for entry in entries[1:]:
        if game.decision(state) != entry.decision:
            return UndoError(UndoRefusal.LATER_MOVE, entry.ply)
        rule = game.why_not(state, entry.move)
        if rule is not None:
            return UndoError(UndoRefusal.LATER_MOVE, entry.ply, rule)
        game.advance(state, entry.move)
    return None if game.decision(state) == decision else UndoError(UndoRefusal.LATER_MOVE, entries[-1].ply + 1)


def _count_private_steps(game: Game[S, M, E, U], entries: Iterable[Entry[M]]) -> int:
    return sum(1 for _ in takewhile(lambda entry: entry.decision.step in game.private_steps, entries))
