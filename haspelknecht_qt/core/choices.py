"""Choices in a match's log: which moves form one choice, and which choices of bots may be explained to a player."""

from __future__ import annotations

from collections.abc import Sequence
from collections.abc import Set as AbstractSet

from haspelknecht_qt.core.game import CHANCE, M
from haspelknecht_qt.core.match import AnyMatch, Entry


def choice_span(match: AnyMatch, ply: int) -> tuple[int, int]:
    """Returns the plies of the first and the last move of the choice to which the move at `ply` belongs.

    Both equal `ply`, unless the moves of this step form one choice together (`Game.combined_choice_steps`).
    """
    entries = match.entries
    first = last = ply
    if entries[ply].decision.step in match.game.combined_choice_steps:
        while first > 0 and entries[first - 1].decision == entries[ply].decision:
            first -= 1
        while last + 1 < len(entries) and entries[last + 1].decision == entries[ply].decision:
            last += 1
    return first, last


def is_choice_complete(match: AnyMatch, ply: int) -> bool:
    """Whether all moves of the choice to which the move at `ply` belongs have been made."""
    decision = match.entries[ply].decision
    if decision.step not in match.game.combined_choice_steps or match.decision != decision:
        return True
    return choice_span(match, ply)[1] + 1 < match.ply


def can_explain_move(match: AnyMatch, entries: Sequence[Entry[M]], ply: int) -> bool:
    """Whether a bot made the move at `ply`, and a player who sees `entries` may know all moves of its choice."""
    entry = next((found for found in entries if found.ply == ply), None)
    if ply >= match.ply:
        # The move has been taken back since `entries` were read.
        return False
    if entry is None or entry.actor < 0 or match.seats[entry.actor].is_person:
        return False
    return is_choice_complete(match, ply) and is_choice_known(match, {found.ply for found in entries}, ply)


def is_choice_known(match: AnyMatch, visible_plies: AbstractSet[int], ply: int) -> bool:
    """Whether a player who sees the moves at `visible_plies` may know the choice at `ply` and its alternatives."""
    first, last = choice_span(match, ply)
    return last in visible_plies and not _follows_hidden_moves(match, visible_plies, first)


def _follows_hidden_moves(match: AnyMatch, visible_plies: AbstractSet[int], ply: int) -> bool:
    """Whether moves outside `visible_plies` led to the choice at `ply`. Its alternatives would reveal these moves."""
    entries, private = match.entries, match.game.private_steps
    if entries[ply].decision.step not in private:
        return False
    before = ply - 1
    while before >= 0 and (entries[before].actor == CHANCE or entries[before].decision.step in private):
        if before not in visible_plies:
            return True
        before -= 1
    return False


def last_explainable_move(match: AnyMatch, entries: Sequence[Entry[M]], seat: int | None = None) -> Entry[M] | None:
    """Returns the last move of `seat` (None: any) that passes `can_explain_move`; a forced one only if all are."""
    last = None
    for entry in entries[::-1]:
        if seat in {None, entry.actor} and can_explain_move(match, entries, entry.ply):
            last = entry if last is None else last
            is_joint = entry.decision.step in match.game.combined_choice_steps
            if is_joint or len(match.game.legal_moves(match.state_at(entry.ply))) > 1:
                return entry
    return last


def seats_with_explainable_moves(match: AnyMatch, entries: Sequence[Entry[M]]) -> tuple[int, ...]:
    """Returns the seats whose bots have made a move that can be explained."""
    return tuple(
        seat
        for seat, player in enumerate(match.seats)
        if not player.is_person
        and any(entry.actor == seat and can_explain_move(match, entries, entry.ply) for entry in reversed(entries))
    )
