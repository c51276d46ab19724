"""Random matches just before the last move of a shift."""

from functools import cache

from haspelknecht_qt.core.game import PERSON, Seat
from haspelknecht_qt.core.match import Match
from haspelknecht_qt.core.rng import ChanceMethod, Generator
from haspelknecht_qt.core.undo import UndoPolicy
from tests.game_ui.scene_tables import NAMES
from tests.games.gueules_noires.table import GAME
from tests.ui import at_window as at
from tests.ui.mouse import settle

COLOURS = ("madder", "woad", "leaf", "heather")


def before_the_end_of(shift, kinds="pp", seed=5):
    """Match before the end of a shift, and the move that ends it; in `kinds` "p" is a person, "b" a bot."""
    match, ply, move = _played(shift, kinds, seed)
    return match.copy_undone_to(ply), move


@cache
def _played(shift, kinds, seed):
    """Match beyond the end of a shift, the ply of the move that ended it, and this move."""
    setup = GAME.setup({"players": len(kinds)}, seed)
    seats = [
        Seat(name, colour, PERSON if kind == "p" else "random")
        for name, colour, kind in zip(NAMES, COLOURS, kinds, strict=False)
    ]
    match = Match(GAME, setup, seed, seats, UndoPolicy.FREE, ChanceMethod.PLY)
    while True:
        move = Generator(seed, match.ply).choice(GAME.legal_moves(match.state))
        ply = match.ply
        match.play(move)
        # The last draw of a shift may come between this move and its end.
        if match.is_over or match.state.shift > shift:
            return match, ply, move


def end_shift(window, shift, kinds="pp", seed=5):
    """Plays the last move of a shift in the window; returns its events with their states."""
    match, move = before_the_end_of(shift, kinds, seed)
    window.begin(match)
    # Before any event: a bot must not play another move first.
    at.turns(window).set_paused(True)
    settle()
    if window.controller.handover_to is not None:
        window.controller.confirm_handover()
    window.controller.play(move)
    settle()
    return match.events_with_states(match.ply - 1)
