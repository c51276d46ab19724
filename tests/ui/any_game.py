"""Matches of every game that the program knows, by the game's name."""

from haspelknecht_qt import composition
from haspelknecht_qt.core.game import PERSON, Seat
from haspelknecht_qt.core.match import Match
from haspelknecht_qt.core.rng import Generator
from haspelknecht_qt.core.seats import COLOURS, FIRST_NAMES
from haspelknecht_qt.core.undo import UndoPolicy

GAMES = composition.games()


def play(name, kinds, plies=5000, names=FIRST_NAMES, seed=5):
    """Match played at random for at most `plies` plies; `kinds` has a letter per seat: p for a person, b for a bot."""
    game = GAMES[name]
    setup = game.setup({"players": len(kinds)}, seed=len(kinds))
    players = [PERSON if kind == "p" else "random" for kind in kinds]
    seats = [Seat(*each) for each in zip(names, COLOURS, players, strict=False)]
    match = Match(game, setup, seed, seats, UndoPolicy.FREE)
    while not match.is_over and match.ply < plies:
        match.play(Generator(3, match.ply).choice(game.legal_moves(match.state)))
    return match
