"""Results of toy games for tests, and the file that contains them."""

from haspelknecht_qt.core import record
from haspelknecht_qt.core.game import PERSON, Seat
from haspelknecht_qt.core.match import Match
from haspelknecht_qt.core.result import points_by_item, result_of
from haspelknecht_qt.core.rng import ChanceMethod
from haspelknecht_qt.core.undo import UndoPolicy
from tests.core.playing import TOY, play_at_random

ENDED = 1_760_000_000


def finished(seed=1, names=("Ada", "Émile"), players=(PERSON, "easy"), stream=7):
    """Returns a finished toy game."""
    setup = TOY.setup({"rounds": 3}, seed)
    seats = [
        Seat(name, colour, player) for name, colour, player in zip(names, ("madder", "woad"), players, strict=True)
    ]
    return play_at_random(Match(TOY, setup, seed, seats, UndoPolicy.FREE, ChanceMethod.PLY), stream=stream)


def keep(results, match, ended=ENDED, seconds=60, instead_of="", round_=None):
    """Stores a match's result and returns it."""
    result = result_of(match, ended, seconds, round_)
    results.keep(result, points_by_item(match), record.dumps(match), instead_of=instead_of)
    return result
