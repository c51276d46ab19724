"""Parts of the program that are loaded after the start page has been painted."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING

from haspelknecht_qt.core.fast_attrs import frozen
from haspelknecht_qt.core.storage import StorageError
from haspelknecht_qt.ui.window.game_info import Notice

if TYPE_CHECKING:
    from haspelknecht_qt.core.autosave import AutosaveFolder
    from haspelknecht_qt.core.game import AnyGame
    from haspelknecht_qt.core.match import AnyMatch
    from haspelknecht_qt.ui.contracts import AnyGameUi
    from haspelknecht_qt.ui.match.game_window import AnyGameWindow
    from haspelknecht_qt.ui.messages.files import MatchFileService
    from haspelknecht_qt.ui.messages.messages import Messages
    from haspelknecht_qt.ui.puzzles.service import PuzzleService
    from haspelknecht_qt.ui.results.service import ResultsService
    from haspelknecht_qt.ui.results.tournament_service import TournamentService
    from haspelknecht_qt.ui.window.favourites import FavouritesMenu


@frozen
class Program:
    """Parts of the program, one instance of each.

    - `game_uis`: game UI of each game, by name; a game is loaded on first access
    - `games`: games by name, to read records; a game is loaded on first access
    - `autosave`: files of automatically saved matches; None if nothing can be saved (then `notices` explain why)
    - `activate_game`: creates a game's part of the window, such as its table and pages
    - `results`: stores results of finished matches
    - `favourites`: stores named choices for new games
    - `tournament`: runs a tournament at the table
    - `puzzles`: stores the player's progress with puzzles
    """

    game_uis: Mapping[str, AnyGameUi]
    games: Mapping[str, AnyGame]
    autosave: AutosaveFolder | None
    messages: Messages
    files: MatchFileService
    activate_game: Callable[[AnyGameUi], AnyGameWindow]
    results: ResultsService
    favourites: FavouritesMenu
    tournament: TournamentService
    puzzles: PuzzleService
    notices: tuple[Notice, ...] = ()

    def find_last_match(self, notify: Callable[[Notice], None]) -> AnyMatch | None:
        """Returns the newest valid autosaved match of any game; None if there is none.

        Stores the results of finished matches that it finds. `notify` gets a notice for each unreadable autosave.
        """
        if self.autosave is None:
            return None
        try:
            recovery = self.autosave.newest_valid_match(self.games, self.results.store_finished)
        except StorageError as error:
            notify(Notice("warn", "warn", partial(self.messages.autosave_error_text, error)))
            return None
        for refused in recovery.errors:
            notify(Notice("warn", "warn", partial(self.messages.refused_autosave_text, refused)))
        return recovery.match
