"""Opens matches that a reader has accepted, as the program would: replays and continues them."""

from __future__ import annotations

from haspelknecht_qt import crash
from haspelknecht_qt.core import record
from haspelknecht_qt.core.match import AnyMatch
from haspelknecht_qt.core.result import points_by_item, result_of
from haspelknecht_qt.core.rng import Generator, seal_of
from haspelknecht_qt.core.seal import check_draws
from tests.ui.any_game import GAMES

MOVES = 20
"""Number of moves with which a match is continued."""


def open_match(match: AnyMatch) -> None:
    """Writes, reads, replays, scores and continues a match."""
    again = record.loads(record.dumps(match), "again", GAMES)
    if again.ply != match.ply:
        raise AssertionError(f"{again.ply} moves are read again, {match.ply} were written")
    game = match.game
    for ply in {0, match.ply // 2, match.ply}:
        state = match.state_at(ply)
        game.decision(state)
        for seat in range(len(match.seats)):
            game.observe(state, seat)
    check_draws(match)
    seal_of(match.seed)
    crash.describe_match(match)
    record.from_code(record.to_code(match), GAMES)
    play_on(again)
    if again.is_over:
        result_of(again, 0, None)
        points_by_item(again)


def play_on(match: AnyMatch, moves: int = MOVES) -> None:
    """Continues a match with random moves."""
    last = match.ply + moves
    while not match.is_over and match.ply < last:
        match.play(Generator(3, match.ply).choice(match.game.legal_moves(match.state)))
    match.game.standing(match.state)
