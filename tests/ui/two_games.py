"""A second game for the tests of the window: Haspelknecht once more, under another name."""

from functools import partial

from attrs import evolve, field, frozen

from haspelknecht_qt import composition
from haspelknecht_qt.faces.haspelknecht.cover import COVER
from haspelknecht_qt.faces.haspelknecht.face import make_face
from haspelknecht_qt.games.haspelknecht.game import Haspelknecht
from haspelknecht_qt.lazy import Lazy
from haspelknecht_qt.ui.window.cover import Notice
from tests.ui.matches import GAME

OTHER = "fuxschwanz"


@frozen
class Other(Haspelknecht):
    """The same rules under another name."""

    name: str = field(default=OTHER, init=False)


OTHER_GAME = Other(GAME.components)
OTHER_COVER = evolve(COVER, name=OTHER, title=lambda: "Fuxschwanz", facts=lambda: ("2 to 4 players", "one rulebook"))
COVERS = (COVER, OTHER_COVER)


def other_face():
    """What the window knows of the other game."""
    find_ladder = partial(composition.find_ladder, "haspelknecht")
    bots = partial(composition.makers, "haspelknecht")
    face = make_face(OTHER_GAME, OTHER_GAME, None, bots, find_ladder)
    return evolve(face, cover=OTHER_COVER, notices=(Notice("info", "ink2", lambda: "Fuxschwanz is new here."),))


def faces():
    """Both games, neither of them loaded."""
    return Lazy({"haspelknecht": lambda: composition.faces()["haspelknecht"], OTHER: other_face})
