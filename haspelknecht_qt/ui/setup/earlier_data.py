"""Moves favourites and the tournament, which earlier versions kept in the settings, into the results file once."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from haspelknecht_qt.core.favourites import Favourites
from haspelknecht_qt.core.results import ResultsError
from haspelknecht_qt.core.tournament import TableTournament
from haspelknecht_qt.core.validation import Value

if TYPE_CHECKING:
    from collections.abc import Callable

    from haspelknecht_qt.core.game import Games
    from haspelknecht_qt.core.tournament_store import TournamentStore
    from haspelknecht_qt.ui.window.settings import Settings

FAVOURITES_KEY = "new_game_favourites/all"
TOURNAMENT_KEY = "tournament/series"


def take_over_earlier_data(
    settings: Settings,
    favourites: Favourites,
    tournaments: TournamentStore,
    games: Games,
    report: Callable[[ResultsError], None],
) -> None:
    """Moves favourites and tournament from the settings into the results file.

    Data that cannot be stored now stay in the settings until the next start; `report` gets the error. If data cannot be
    read, a copy of the settings file is set aside before they are removed. `games` are all games by name.
    """

    def take_favourites(text: str) -> None:
        if not favourites.import_from_earlier_version(Value(json.loads(text)).items()):
            raise ValueError("some favourites are invalid")

    def take_tournament(text: str) -> None:
        tournaments.keep(TableTournament.from_json(json.loads(text), games))

    for key, take in ((FAVOURITES_KEY, take_favourites), (TOURNAMENT_KEY, take_tournament)):
        text = settings.text(key)
        if not text:
            continue
        try:
            take(text)
        except ResultsError as error:
            report(error)
            continue
        # ValidationError and RecordError are kinds of ValueError.
        except (ValueError, RecursionError):
            settings.set_aside()
        settings.set_text(key, "")
