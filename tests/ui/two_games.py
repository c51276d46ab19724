"""A second game for the tests of the window: the toy."""

from attrs import evolve

from haspelknecht_qt import composition
from haspelknecht_qt.lazy import LazyMapping
from haspelknecht_qt.ui.match.bots import random_bot_factories
from haspelknecht_qt.ui.window.game_info import Notice
from tests.toy import game_ui as toy
from tests.toy.texts import GAME as OTHER_GAME

OTHER = OTHER_GAME.name
REAL = composition.GAME_NAMES[0]
COVERS = (composition.game_infos()[0], toy.GAME_INFO)


def other_game_ui():
    """The game UI of the toy, with a notice for the start page."""
    parts = toy.ToyPlugin()
    game_ui = parts.game_ui(parts.load(None, None), OTHER_GAME, random_bot_factories, lambda: None)
    return evolve(game_ui, notices=(Notice("info", "ink2", lambda: "The toy is new here."),))


def game_uis():
    """Both games, neither of them loaded."""
    known = composition.game_uis()
    return LazyMapping({REAL: lambda: known[REAL], OTHER: other_game_ui})
