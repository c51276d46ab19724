"""Outcomes of the alternatives of a puzzle: what their moves bring, and matches in which one plays on from them."""

from __future__ import annotations

from collections.abc import Sequence

from haspelknecht_qt.core.game import E, IllegalMove, M, S, U
from haspelknecht_qt.core.match import Match
from haspelknecht_qt.core.undo import UndoPolicy
from haspelknecht_qt.ui.contracts import MoveTexts


def are_legal(match: Match[S, M, E, U], start: int, moves: Sequence[str]) -> bool:
    """Whether these moves, in text form, can be played one after the other after `start` moves of the match."""
    state = match.state_at(start)
    try:
        for text in moves:
            match.game.play(state, match.game.read_move(text))
    except IllegalMove:
        return False
    return True


def consequences_text(
    match: Match[S, M, E, U], start: int, moves: Sequence[str], texts: MoveTexts[S, M], seat: int
) -> str:
    """Returns what legal moves of a seat bring, in the words of the game; "" if there is nothing to add."""
    state = match.state_at(start)
    steps = []
    for text in moves:
        move = match.game.read_move(text)
        steps.append((match.game.observe(state, seat), move))
        match.game.play(state, move)
    return texts.joint_consequences(steps)


def match_to_play_on(
    match: Match[S, M, E, U], start: int, moves: Sequence[str], seed: int, bot: str
) -> Match[S, M, E, U]:
    """Returns a new match at the position after these legal moves. The bot plays all seats without a person.

    Later draws follow from `seed`, so they differ from those of the puzzle. Every move can be undone.
    """
    texts = [entry.text for entry in match.entries[:start]]
    played = Match.replay(match.game, match.setup, seed, match.seats, UndoPolicy.FREE, [*texts, *moves])
    for number, seat in enumerate(match.seats):
        if not seat.is_person:
            played.set_player(number, bot)
    return played
