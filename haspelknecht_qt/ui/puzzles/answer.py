"""What a player has answered to an exercise, read from the log of its match: so undoing and redoing need no care."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile
from typing import Generic

from attrs import frozen

from haspelknecht_qt.bots.puzzles import Alternative
from haspelknecht_qt.core.choices import choice_of, is_made
from haspelknecht_qt.core.game import IllegalMove, M, S
from haspelknecht_qt.core.match import Entry, MatchOf


@frozen
class Answer(Generic[M]):
    """A decision that is made.

    `moves` are those that belong together; `entry` is the last of them, by which it is judged where it is none of the alternatives, `place` which of
    these it is, None for none. `behind` is what the moves before that of `entry` have cost already, as far as the alternatives tell.
    """

    moves: tuple[M, ...]
    entry: Entry[M]
    place: int | None
    behind: float = 0.0


def answer_of(match: MatchOf[S, M], start: int, alternatives: Sequence[Alternative]) -> Answer[M] | None:
    """What has been answered in a match since it had `start` moves; None while the decision is not made.

    An alternative of several moves, such as a whole turn, is answered when the position to which they lead is reached, in whatever order. Who
    leaves the way of all of them has answered with the choice by which they are left.
    """
    entries = match.entries[start:]
    if not entries:
        return None
    seat = entries[0].actor
    own = tuple(takewhile(lambda entry: entry.actor == seat, entries))
    made, last = tuple(entry.text for entry in own), own[-1]
    moves = tuple(entry.move for entry in own)
    if not is_made(match, last.ply):
        return None
    reached = match.game.digest(match.jump(last.ply + 1))
    for place, each in enumerate(alternatives):
        if digest_after(match, start, each.moves) == reached:
            return Answer(moves, last, place)
    asked = match.decision
    goes_on = len(own) == len(entries) and asked is not None and asked.actor == seat
    if goes_on and any(each.moves[: len(made)] == made for each in alternatives):
        return None
    before = made[: choice_of(match, last.ply)[0] - start]
    behind = min((each.behind for each in alternatives if each.moves[: len(before)] == before), default=0.0)
    return Answer(moves, last, None, behind)


def place_of(texts: Sequence[str], alternatives: Sequence[Alternative]) -> int | None:
    """Which alternative has these moves, in whatever order; None for none of them."""
    moves = sorted(texts)
    return next((place for place, each in enumerate(alternatives) if sorted(each.moves) == moves), None)


def digest_after(match: MatchOf[S, M], start: int, texts: Sequence[str]) -> str | None:
    """The digest of the position to which these moves lead; None where one of them is not legal."""
    state = match.jump(start)
    try:
        for text in texts:
            match.game.play(state, match.game.read(text))
    except IllegalMove:
        return None
    return match.game.digest(state)
