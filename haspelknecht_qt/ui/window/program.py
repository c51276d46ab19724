"""Everything behind the first page: what the window is given once that has been painted."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from attrs import frozen

from haspelknecht_qt.ui.window.cover import Notice

if TYPE_CHECKING:
    from haspelknecht_qt.core.autosave import Autosave
    from haspelknecht_qt.core.game import AnyGame
    from haspelknecht_qt.ui.contracts import AnyFace
    from haspelknecht_qt.ui.messages.files import Files
    from haspelknecht_qt.ui.messages.messages import Messages
    from haspelknecht_qt.ui.play.game_window import AnyGameWindow
    from haspelknecht_qt.ui.puzzles.keeper import PuzzleKeeper
    from haspelknecht_qt.ui.results.keeper import ResultKeeper
    from haspelknecht_qt.ui.results.tournament import TournamentKeeper
    from haspelknecht_qt.ui.window.favourites import FavouritesMenu


@frozen
class Program:
    """The parts of the program that there is one of each.

    `faces` holds what the window knows of each game, and `records` the games to read records with, both by the games' names; a game is
    loaded when it is first asked for. `autosave` is None where nothing can be saved; `notices` say why. `put_up` makes what belongs to
    one game at the table; `results` keeps the results of those that end there, `favourites` the set-ups that are begun with again and again,
    `tournament` that of the games at the table, `puzzles` what is solved at it.
    """

    faces: Mapping[str, AnyFace]
    records: Mapping[str, AnyGame]
    autosave: Autosave | None
    messages: Messages
    files: Files
    put_up: Callable[[AnyFace], AnyGameWindow]
    results: ResultKeeper
    favourites: FavouritesMenu
    tournament: TournamentKeeper
    puzzles: PuzzleKeeper
    notices: tuple[Notice, ...] = ()
