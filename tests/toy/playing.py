"""Matches of the toy for the window."""

from haspelknecht_qt.core.game import PERSON, Seat
from haspelknecht_qt.core.match import Match
from haspelknecht_qt.core.rng import Generator
from haspelknecht_qt.core.undo import UndoPolicy
from haspelknecht_qt.table.themes import PLAYERS
from tests.toy.texts import GAME


def new_match(kinds="pp", seed=1, **options):
    """A match; `kinds` has a letter per seat, p for a person and b for the random bot."""
    seats = [
        Seat(name, colour, PERSON if kind == "p" else "random")
        for name, colour, kind in zip(("Anna", "Jost"), PLAYERS, kinds, strict=False)
    ]
    return Match(GAME, GAME.setup(options, seed), seed, seats, UndoPolicy.BARRIER)


def play_at_random(match, until=lambda _match: False):
    """Plays random moves until `until(match)` holds or the game is over."""
    while not match.is_over and not until(match):
        match.play(Generator(7, match.ply).choice(GAME.legal_moves(match.state)))
    return match


def finished_match(kinds="pp", **options):
    """A match that is over."""
    return play_at_random(new_match(kinds, **options))
