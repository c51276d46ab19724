"""Matches of the toy game for tests."""

from __future__ import annotations

from typing import Any

from haspelknecht_qt.core.game import CHANCE, PERSON, Seat
from haspelknecht_qt.core.match import Match
from haspelknecht_qt.core.rng import Generator
from haspelknecht_qt.core.undo import UndoPolicy
from tests.core.toy import Toy

TOY = Toy()
TOYS = {TOY.name: TOY}
"""Games available to readers of records."""


def new_match(
    seed: int = 1, *, rounds: int = 3, policy: UndoPolicy = UndoPolicy.BARRIER, players: str = "pp", **options: Any
) -> Match:
    """Returns a match of the toy game; `players` has a letter per seat, p for a person and b for a bot."""
    setup = TOY.setup({"rounds": rounds, **options}, seed)
    names = ("Ada", "Émile")
    seats = [
        Seat(name, colour, PERSON if kind == "p" else "easy")
        for name, colour, kind in zip(names, ("madder", "woad"), players, strict=True)
    ]
    return Match(TOY, setup, seed, seats, policy)


def texts_for_guest(match: Match, *seats: int) -> list[str]:
    """Returns the texts of the moves that a guest with these seats receives; hidden moves as `hidden_move`."""
    hidden_move = match.game.hidden_move
    hidden = "" if hidden_move is None else match.game.write_move(hidden_move)
    known = {entry.ply for seat in seats for entry in match.entries_for(seat)}
    noticed = {entry.ply for seat in seats for entry in match.noticed_entries_for(seat)}
    return [entry.text if entry.ply in known else hidden for entry in match.entries if entry.ply in noticed]


def play_at_random(match: Match, moves: int = 10_000, stream: int = 7) -> Match:
    """Plays `moves` random moves, at most to the end."""
    for count in range(moves):
        if match.is_over:
            break
        match.play(Generator(stream, count).choice(match.game.legal_moves(match.state)))
    return match


def play(match: Match, *texts: str) -> Match:
    """Plays moves given in text form."""
    for text in texts:
        match.play(match.game.read_move(text))
    return match


def texts(match: Match) -> list[str]:
    """Returns the log in text form."""
    return [entry.text for entry in match.entries]


def choices(match: Match) -> list[str]:
    """Returns the log in text form, without chance moves."""
    return [entry.text for entry in match.entries if entry.actor != CHANCE]


def undone(match: Match) -> list[str]:
    """Returns the redo tail in text form."""
    return [entry.text for entry in match.redo_tail]


def digest(match: Match) -> str:
    """Returns the digest of the current state."""
    return match.game.digest(match.state)


def same(one: Match, other: Match) -> bool:
    """Whether two matches are equal."""
    return (
        one.setup == other.setup
        and one.seed == other.seed
        and one.seats == other.seats
        and one.undo_policy == other.undo_policy
        and one.entries == other.entries
        and one.redo_tail == other.redo_tail
        and one.decision == other.decision
        and digest(one) == digest(other)
    )
