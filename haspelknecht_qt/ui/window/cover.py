"""What is known of a game before it is loaded, and what a player should know before a game."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from attrs import frozen
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from haspelknecht_qt.ui.window.look import Look


@frozen
class Cover:
    """A game as the start page shows it. Nothing of the game itself is needed for that.

    `name` is the short name that records have, `art` the folders of its drawings, its own first; the others answer in the language of the moment: `title` as on the box, `about` what the
    game is in a few words, and `facts` two short lines, for instance for how many players it is and from which rulebooks. `paint` draws the
    game's picture so that it fills a rectangle, which may be cut off at its sides.
    """

    name: str
    art: tuple[Path, ...]
    title: Callable[[], str]
    about: Callable[[], str]
    facts: Callable[[], tuple[str, str]]
    paint: Callable[[QPainter, Look, QRectF], None]


@frozen
class Notice:
    """Something that the player should know before the game: an icon, a token for its colour, and a sentence."""

    icon: str
    colour: str
    sentence: Callable[[], str]
