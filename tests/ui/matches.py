"""Matches of Haspelknecht for tests of the window."""

from haspelknecht_qt import paths
from haspelknecht_qt.bots.levels import RANDOM
from haspelknecht_qt.core.game import PERSON, Seat
from haspelknecht_qt.core.match import Match
from haspelknecht_qt.core.rng import ChanceMethod, Generator
from haspelknecht_qt.core.undo import UndoPolicy
from haspelknecht_qt.games.haspelknecht import components
from haspelknecht_qt.games.haspelknecht.game import Haspelknecht
from haspelknecht_qt.games.haspelknecht.kinds import Step
from haspelknecht_qt.table.themes import PLAYER_COLOURS

GAME = Haspelknecht(components.load(paths.game_folder("haspelknecht") / "components.toml"))
GAMES = {GAME.name: GAME}
"""Games by name, as needed to read records."""
NAMES = ("Anna", "Jost", "Grete", "Henrik")
BOT = RANDOM


def new_match(kinds="pp", seed=1, policy=UndoPolicy.BARRIER, **options):
    """A match of Haspelknecht; `kinds` has a letter per seat, p for a person and b for a bot."""
    setup = GAME.setup({"players": len(kinds), **options}, seed)
    seats = [
        Seat(name, colour, PERSON if kind == "p" else BOT)
        for name, colour, kind in zip(NAMES, PLAYER_COLOURS, kinds, strict=False)
    ]
    return Match(GAME, setup, seed, seats, policy, ChanceMethod.PLY)


def play_at_random(match, until=None, stream=7, most=2000):
    """Plays random moves until `until(match)` holds or the game is over."""
    for count in range(most):
        if match.is_over or (until is not None and until(match)):
            return match
        match.play(Generator(stream, count).choice(match.game.legal_moves(match.state)))
    raise AssertionError("the match went on for too long")


def at_step(step):
    """Condition for `play_at_random`: whether a match is at a step."""
    return lambda match: match.decision is not None and match.decision.step == step.value


def planning_match(kinds="pp", **options):
    """A match at its first planning."""
    return play_at_random(new_match(kinds, **options), at_step(Step.PLANNING))


def finished_match(kinds="pp", seed=1, **options):
    """A match that is over."""
    return play_at_random(new_match(kinds, seed, **options))


def legal(match, kind):
    """The first legal move of a kind."""
    return next(move for move in match.game.legal_moves(match.state) if isinstance(move, kind))
