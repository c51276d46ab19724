"""All readers of untrusted data, for the long search: corrupted files, their reader, and the messages for refusals."""

from __future__ import annotations

from collections.abc import Callable

from haspelknecht_qt import composition
from tests.fuzz import texts
from tests.fuzz.bot_readers import (
    answer_reader,
    bot_process_reader,
    calibration_reader,
    ladder_reader,
    luck_reader,
    network_reader,
    puzzles_reader,
    tournament_results,
    weights_reader,
)
from tests.fuzz.database_readers import read_database, results_page
from tests.fuzz.databases import damaged_databases
from tests.fuzz.match_readers import (
    autosaves_reader,
    board_reader,
    code_reader,
    corrections_reader,
    layout_reader,
    moves_reader,
    record_reader,
    setup_reader,
)
from tests.fuzz.reader import Reader
from tests.fuzz.user_readers import earlier_data_reader, run_marks_reader, settings_reader


def readers() -> dict[str, Callable[[], Reader]]:
    """Returns the creator of each reader by name; names of a game's readers contain the game's name."""
    found: dict[str, Callable[[], Reader]] = {
        "layout": layout_reader,
        "board": board_reader,
        "settings": settings_reader,
        "earlier data": earlier_data_reader,
        "weights": weights_reader,
        "results file": lambda: Reader(damaged_databases(), read_database),
        "results page": results_page,
        "run marks": run_marks_reader,
        "bot process": bot_process_reader,
        "language": texts.language,
        "colours": texts.colours,
    }
    for name in composition.GAME_NAMES:
        for what, make in (_OF_A_GAME | texts.OF_A_GAME).items():
            found[f"{what} {name}"] = lambda make=make, name=name: make(name)
    return found


_OF_A_GAME: dict[str, Callable[[str], Reader]] = {
    "record": record_reader,
    "code": code_reader,
    "corrections": corrections_reader,
    "setup": setup_reader,
    "moves": moves_reader,
    "answer": answer_reader,
    "results": tournament_results,
    "puzzles": puzzles_reader,
    "ladder": ladder_reader,
    "calibration": calibration_reader,
    "luck": luck_reader,
    "network": network_reader,
    "autosaves": autosaves_reader,
}
