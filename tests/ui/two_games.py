"""A second game for the tests of the window: the toy."""

from attrs import evolve

from haspelknecht_qt import composition
from haspelknecht_qt.faces.haspelknecht.cover import COVER
from haspelknecht_qt.lazy import Lazy
from haspelknecht_qt.ui.play.bots import random_only
from haspelknecht_qt.ui.window.cover import Notice
from tests.toy import face as toy
from tests.toy.words import GAME as OTHER_GAME

OTHER = OTHER_GAME.name
COVERS = (COVER, toy.COVER)


def other_face():
    """What the window knows of the toy, which has something to be told of it."""
    parts = toy.ToyParts()
    face = parts.face(parts.load(None, None), OTHER_GAME, random_only, lambda: None)
    return evolve(face, notices=(Notice("info", "ink2", lambda: "The toy is new here."),))


def faces():
    """Both games, neither of them loaded."""
    return Lazy({"haspelknecht": lambda: composition.faces()["haspelknecht"], OTHER: other_face})
