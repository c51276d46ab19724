"""Readers of files in the folders of a user: settings, and files of earlier versions and killed programs."""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path

from hypothesis import strategies as st

from haspelknecht_qt import composition, crash
from haspelknecht_qt.bots.levels import RANDOM
from haspelknecht_qt.core.favourites import FavouriteStore
from haspelknecht_qt.core.results import ResultsError, ResultStore
from haspelknecht_qt.core.tournament import PlayedTournament
from haspelknecht_qt.core.tournament_store import TournamentStore
from haspelknecht_qt.ui.setup.choices import NewGameChoices
from haspelknecht_qt.ui.setup.earlier_data import move_earlier_data
from haspelknecht_qt.ui.window.settings import Settings
from haspelknecht_qt.ui.window.settings_file import FILE_NAME
from tests.fuzz.damaging import damaged_bytes
from tests.fuzz.opening import open_match
from tests.fuzz.reader import Reader
from tests.languages import OTHER
from tests.ui.any_game import GAMES, play


def settings_reader() -> Reader:
    uis = composition.game_uis()
    option_sets = {name: uis[name].option_set for name in composition.GAME_NAMES}
    view = f"[view]\ntheme=dark\ntext_size=1.15\nspeed=slow\nlanguage={OTHER}\n"
    text = view + '[files]\nrecent="[\\"/a\\"]"\nfolder=/a\n[game]\nnew="{\\"count\\": 3}"\n'

    def read(data: bytes, folder: Path) -> Iterable[str]:
        (folder / FILE_NAME).write_bytes(data)
        kept = Settings(folder, "haspelknecht")
        for name in composition.GAME_NAMES:
            NewGameChoices.from_json(kept.new_game_choices(name), option_sets[name], (RANDOM,), 7).to_json()
        kept.geometry.size()
        list(kept.recent_files)
        str((kept.theme, kept.speed, kept.text_size))
        return [] if isinstance(kept.language + kept.tab + kept.folder, str) else ["not text"]

    return Reader(damaged_bytes([text]), read)


def earlier_data_reader() -> Reader:
    """Favourites and tournament in the settings of earlier versions."""
    tournaments = [
        json.dumps(PlayedTournament.begin(play(name, "pp", 0), 3).to_json()) for name in composition.GAME_NAMES
    ]
    favourites = json.dumps(
        [{"game": name, "name": f"My {name}", "choices": {"count": 3}} for name in composition.GAME_NAMES]
    )
    texts = [
        f"[new_game_favourites]\nall={json.dumps(favourites)}\n[tournament]\nseries={json.dumps(tournament)}\n"
        for tournament in tournaments
    ]

    def read(data: bytes, folder: Path) -> Iterable[str]:
        for old in folder.iterdir():
            old.unlink()
        (folder / FILE_NAME).write_bytes(data)
        kept = Settings(folder, "haspelknecht")
        results = ResultStore(folder / "results.sqlite")
        errors: list[ResultsError] = []
        renamed_files: list[Path] = []
        kept.rename_damaged_and_report(renamed_files.append)
        store, favourites = (
            TournamentStore(results),
            FavouriteStore(results, composition.GAME_NAMES, errors.append),
        )
        move_earlier_data(kept, favourites, store, GAMES, errors.append)
        tournament, defects = store.load_tournament_to_continue(GAMES)
        if tournament is not None:
            open_match(tournament.next_match(3)[1])
        if errors or results.renamed_files or results.damaged_copies:
            raise AssertionError(f"{errors}: what has been taken over cannot be read")
        return [f"{path.name} has been set aside" for path in (*renamed_files, *results.renamed_files)] + [
            *map(str, defects)
        ]

    return Reader(damaged_bytes(texts), read)


def run_marks_reader() -> Reader:
    """Files that a killed program leaves in the folder of logs."""
    text = "haspelknecht-qt 1.0, Python 3.11, Qt 6.8\n\nFatal Python error: Segmentation fault\n"

    def read(data: bytes, folder: Path) -> Iterable[str]:
        for old in folder.iterdir():
            old.unlink()
        (folder / "running-0.txt").write_bytes(data)
        (folder / "report-0001.txt").write_bytes(data)
        with crash.CrashHandler(folder, players=lambda: ["Anna"]) as handler:
            if handler.previous is None or handler.failure is not None:
                raise AssertionError("what a killed program has left is not found")
            "".join(handler.previous.text.splitlines())
        return []

    return Reader(damaged_bytes([text]) | st.binary(max_size=300), read)
