"""Matches of Haspelknecht for tests of the panels."""

from __future__ import annotations

from haspelknecht_qt.core.game import Seat
from haspelknecht_qt.core.match import Match
from haspelknecht_qt.core.rng import Generator
from haspelknecht_qt.core.undo import UndoPolicy
from haspelknecht_qt.game_ui.haspelknecht import pointing
from haspelknecht_qt.table import themes
from tests.ui.games import GAME
from tests.ui.widgets import clicked, shown

__all__ = ["SEATS", "choices", "clicked", "play_one", "played", "shown"]

SEATS = [Seat(name, colour) for name, colour in zip(["Anna", "Henrik"], themes.PLAYER_COLOURS, strict=False)]


def choices(state):
    return pointing.paths(state, GAME.legal_moves(state))


def played(plies, seed=1):
    match = Match(GAME, GAME.setup({"players": 2}, seed), seed, SEATS, UndoPolicy.FREE)
    while not match.is_over and match.ply < plies:
        play_one(match)
    return match


def play_one(match):
    legal = GAME.legal_moves(match.state)
    match.play(legal[Generator(5, match.ply).random_below(len(legal))])
