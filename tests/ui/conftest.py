"""Fixtures for tests of the window: the look, the window, quick bots and the toy."""

import sys

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QLocale
from PySide6.QtGui import QFontDatabase, QFontMetricsF

from haspelknecht_qt import app, composition, paths
from haspelknecht_qt.table import themes
from haspelknecht_qt.table.art import Art
from haspelknecht_qt.table.typography import Typography, own_families
from haspelknecht_qt.ui.match import bot_turns, bots
from haspelknecht_qt.ui.window.look import Look
from tests.toy import game_ui as toy

TOY = toy.GAME.name
LETTERS = "The quick brown fox"


@pytest.fixture(scope="session")
def _look(qapp, drawings):
    qapp.setStyle("Fusion")
    return Look(Art(paths.art_folders("haspelknecht"), themes.LIGHT, drawings), Typography(paths.resources()))


@pytest.fixture
def look(_look):
    """The light theme at scale 1, applied to the application."""
    _look.set(theme=themes.LIGHT, text_size=1.0, family="", spacing="normal", scale=1.0)
    _look.apply()
    return _look


@pytest.fixture
def widest(qapp):  # noqa: ARG001 - the font database needs an application
    """The widest font of the system that players can choose."""
    found = own_families()
    if not found:
        pytest.skip("the system has no fonts of its own")

    def width(family):
        return QFontMetricsF(QFontDatabase.font(family, "", 20)).horizontalAdvance(LETTERS)

    return max(found, key=width)


@pytest.fixture
def quick_bots(monkeypatch):
    """Lets bots and neighbours move as soon as the table is idle, for tests with many moves."""
    monkeypatch.setattr(bot_turns, "POLL_INTERVAL", 2)
    monkeypatch.setattr(bots, "SCRIPTED_MOVE_DELAY", 0)


@pytest.fixture
def open_window(qapp, drawings, home):  # noqa: ARG001 - a home of its own for every test
    """Opens the program's window as it opens for its user; by default without motion."""
    windows = []

    def make(size=(1600, 900), speed="off"):
        window = app.create_window(drawings)
        windows.append(window)
        window.settings.speed = speed
        window.settings.bot_pace = "at_once"
        window.resize(*size)
        window.show()
        window.workspace.rescale()
        return window

    before = QLocale()
    yield make
    QLocale.setDefault(before)
    for window in windows:
        window.languages.remove_translations()
        window.destroy_table()
        window.hide()
        window.deleteLater()
    # A window that is not deleted is styled again together with every later one.
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.fixture
def window(open_window):
    """The window at 1600 x 900."""
    return open_window()


@pytest.fixture
def only_toy(monkeypatch):
    """Makes the toy the only game of the program, for tests that need no rule of a real game."""
    monkeypatch.setitem(sys.modules, f"haspelknecht_qt.game_ui.{TOY}.plugin", toy)
    monkeypatch.setattr(composition, "GAME_NAMES", (TOY,))
