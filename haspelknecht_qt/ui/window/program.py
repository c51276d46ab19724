"""Everything behind the first page: what the window is given once that has been painted."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING

from attrs import frozen

from haspelknecht_qt.core.storage import StorageError
from haspelknecht_qt.ui.window.game_info import Notice

if TYPE_CHECKING:
    from haspelknecht_qt.core.autosave import Autosave
    from haspelknecht_qt.core.game import AnyGame
    from haspelknecht_qt.core.match import AnyMatch
    from haspelknecht_qt.ui.contracts import AnyGameUi
    from haspelknecht_qt.ui.match.game_window import AnyGameWindow
    from haspelknecht_qt.ui.messages.files import Files
    from haspelknecht_qt.ui.messages.messages import Messages
    from haspelknecht_qt.ui.puzzles.service import PuzzleService
    from haspelknecht_qt.ui.results.service import ResultsService
    from haspelknecht_qt.ui.results.tournament_service import TournamentService
    from haspelknecht_qt.ui.window.favourites import FavouritesMenu


@frozen
class Program:
    """The parts of the program that there is one of each.

    `game_uis` holds what the window knows of each game, and `records` the games to read records with, both by the games' names; a game is
    loaded when it is first asked for. `autosave` is None where nothing can be saved; `notices` say why. `activate_game` makes what belongs to
    one game at the table; `results` keeps the results of those that end there, `favourites` the set-ups that are begun with again and again,
    `tournament` that of the games at the table, `puzzles` what is solved at it.
    """

    game_uis: Mapping[str, AnyGameUi]
    records: Mapping[str, AnyGame]
    autosave: Autosave | None
    messages: Messages
    files: Files
    activate_game: Callable[[AnyGameUi], AnyGameWindow]
    results: ResultsService
    favourites: FavouritesMenu
    tournament: TournamentService
    puzzles: PuzzleService
    notices: tuple[Notice, ...] = ()

    def find_last_match(self, notify: Callable[[Notice], None]) -> AnyMatch | None:
        """Returns the newest sound match of any game, None without one. `notify` tells of autosaves that could not be read.

        The results of finished matches that are found on the way are kept.
        """
        if self.autosave is None:
            return None
        try:
            recovery = self.autosave.newest_valid(self.records, self.results.add)
        except StorageError as error:
            notify(Notice("warn", "warn", partial(self.messages.of_autosave, error)))
            return None
        for refused in recovery.refused:
            notify(Notice("warn", "warn", partial(self.messages.of_refused_autosave, refused)))
        return recovery.match
