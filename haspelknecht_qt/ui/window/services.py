"""What the composition root hands to the window."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from attrs import frozen

from haspelknecht_qt.core.autosave import Autosave
from haspelknecht_qt.faces.haspelknecht.words.phrases import Phrases
from haspelknecht_qt.games.haspelknecht.game import Haspelknecht
from haspelknecht_qt.ui.play.bots import Bots

if TYPE_CHECKING:
    from haspelknecht_qt.bots.ladder import Ladder
    from haspelknecht_qt.table.game_table import GameTable
    from haspelknecht_qt.ui.contracts import Chronicle, Pointing, RuleBook
    from haspelknecht_qt.ui.panels.pages import Pages
    from haspelknecht_qt.ui.tutorial.course import Course


@frozen
class Services:
    """The parts of the program that there is one of each. Table and pages are made when the first match begins.

    New matches are set up with `game`, which has the owner's corrected printed values; records are read with `records`, which has
    the built-in ones: a record holds the values that it was played with wherever they are not those. `find_ladder` tells how strong the
    bots were measured to be, None where that is not known.
    """

    game: Haspelknecht
    records: Haspelknecht
    pointing: Pointing[Any, Any]
    bots: Bots
    autosave: Autosave | None
    make_table: Callable[[Phrases], GameTable[Any, Any, Any, Any]]
    make_pages: Callable[[GameTable[Any, Any, Any, Any], Phrases], Pages]
    rules: RuleBook[Any, Any]
    chronicle: Chronicle
    course: Course[Any, Any]
    find_ladder: Callable[[], Ladder | None] = lambda: None
