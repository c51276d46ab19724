"""Moves favourites and the tournament of earlier versions from the settings into the results file."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from haspelknecht_qt.core.favourites import FavouriteStore
from haspelknecht_qt.core.results import ResultsError
from haspelknecht_qt.core.tournament import PlayedTournament
from haspelknecht_qt.core.validation import UntrustedValue

if TYPE_CHECKING:
    from collections.abc import Callable

    from haspelknecht_qt.core.game import Games
    from haspelknecht_qt.core.tournament_store import TournamentStore
    from haspelknecht_qt.ui.window.settings import Settings

FAVOURITES_KEY = "new_game_favourites/all"
TOURNAMENT_KEY = "tournament/series"


def move_earlier_data(
    settings: Settings,
    favourites: FavouriteStore,
    tournaments: TournamentStore,
    games: Games,
    report: Callable[[ResultsError], None],
) -> None:
    """Moves favourites and tournament from the settings into the results file.

    If the data cannot be stored, they stay in the settings until the next start, and `report` gets the error. Invalid
    data are removed from the settings, after a copy of the settings file is set aside. `games` are all games by name.
    """

    def move_favourites(text: str) -> None:
        if not favourites.import_from_earlier_version(UntrustedValue(json.loads(text)).array()):
            raise ValueError("some favourites are invalid")

    def move_tournament(text: str) -> None:
        tournaments.store(PlayedTournament.from_json(json.loads(text), games))

    for key, move in ((FAVOURITES_KEY, move_favourites), (TOURNAMENT_KEY, move_tournament)):
        text = settings.text(key)
        if not text:
            continue
        try:
            move(text)
        except ResultsError as error:
            report(error)
            continue
        # ValidationError and RecordError are kinds of ValueError.
        except (ValueError, RecursionError):
            settings.replace_damaged_file()
        settings.set_text(key, "")
