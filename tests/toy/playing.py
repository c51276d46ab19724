"""Matches of the toy, for tests of the window."""

from itertools import count

from haspelknecht_qt.bots.levels import RANDOM
from haspelknecht_qt.core.game import PERSON, Seat
from haspelknecht_qt.core.match import Match
from haspelknecht_qt.core.rng import Generator
from haspelknecht_qt.core.undo import UndoPolicy
from haspelknecht_qt.table.themes import PLAYER_COLOURS
from tests.toy.texts import GAME

GAMES = {GAME.name: GAME}
"""The games that records are read with."""
BOT = RANDOM
NAME = GAME.name


def new_match(kinds="pp", seed=1, policy=UndoPolicy.BARRIER, **options):
    """A match; `kinds` has a letter per seat, p for a person and b for the random bot."""
    seats = [
        Seat(name, colour, PERSON if kind == "p" else BOT)
        for name, colour, kind in zip(("Anna", "Jost"), PLAYER_COLOURS, kinds, strict=False)
    ]
    return Match(GAME, GAME.setup(options, seed), seed, seats, policy)


def planning_match(kinds="pp", die=4, **options):
    """A match at its first decision, in which the first seat may place up to `die` workers."""
    matches = (new_match(kinds, seed, **options) for seed in count(1))
    return next(match for match in matches if match.state.die == die and match.decision.actor == 0)


def play_at_random(match, until=lambda _match: False):
    """Plays random moves until `until(match)` holds or the game is over."""
    while not match.is_over and not until(match):
        match.play(Generator(7, match.ply).choice(GAME.legal_moves(match.state)))
    return match


def finished_match(kinds="pp", seed=1, **options):
    """A match that is over."""
    return play_at_random(new_match(kinds, seed, **options))


def legal(match, kind):
    """The first legal move of a kind."""
    return next(move for move in GAME.legal_moves(match.state) if isinstance(move, kind))
