"""Readers of results files: all queries of the program, and the page of results."""

from __future__ import annotations

import tempfile
from collections.abc import Iterable
from contextlib import suppress
from functools import cache
from pathlib import Path

from PySide6.QtCore import QEvent, qInstallMessageHandler

from haspelknecht_qt import app, composition, paths
from haspelknecht_qt.composition import GAME_NAMES
from haspelknecht_qt.core import record
from haspelknecht_qt.core import result_statistics as statistics
from haspelknecht_qt.core.favourites import Favourite, FavouriteRefused, FavouriteStore
from haspelknecht_qt.core.glicko import GlickoRating
from haspelknecht_qt.core.puzzle_progress import PuzzleProgress
from haspelknecht_qt.core.record_error import RecordError
from haspelknecht_qt.core.result import Result, to_csv
from haspelknecht_qt.core.results import ResultsError, ResultsErrorKind, ResultStore
from haspelknecht_qt.core.tournament_store import TournamentStore
from haspelknecht_qt.table import themes
from haspelknecht_qt.table.art import Art
from haspelknecht_qt.table.typography import Typography
from haspelknecht_qt.ui.puzzles.page import PuzzlesPage
from haspelknecht_qt.ui.puzzles.puzzle import PuzzleFilter, PuzzleOverview, list_puzzles
from haspelknecht_qt.ui.results.page import ResultsPage
from haspelknecht_qt.ui.results.texts import ResultMessage, ResultTexts
from haspelknecht_qt.ui.results.tournament_table import TournamentWindow
from haspelknecht_qt.ui.window.look import Look
from tests.core.result_files import all_results
from tests.fuzz.databases import ENDED, TODAY, damaged_databases, keep, new_matches, sound_database
from tests.fuzz.opening import open_match
from tests.fuzz.reader import Reader
from tests.ui.any_game import GAMES

# Queries


def read_database(data: bytes, folder: Path) -> Iterable[str]:
    """Opens a results file and makes all queries. Returns the sentences that refuse it or a part of it."""
    path = folder / "results.sqlite"
    for old in folder.iterdir():
        old.unlink()
    path.write_bytes(data)
    results = ResultStore(path)
    sentences = []
    try:
        with suppress(FavouriteRefused):
            sentences += _query_results(results)
    except ResultsError as error:
        if error.kind is not ResultsErrorKind.NEWER:
            raise AssertionError("a damaged file is neither mended nor set aside") from error
        sentences.append(str(error))
    sentences += [f"{file.name} has been set aside" for file in (*results.renamed_files, *results.damaged_copies)]
    again = ResultStore(path)
    with suppress(ResultsError):
        again.games()
    if again.renamed_files or again.damaged_copies:
        raise AssertionError("a file is set aside that this program has just written")
    return sentences


def _query_results(results: ResultStore) -> list[str]:
    favourites = FavouriteStore(results, GAME_NAMES, _raise)
    sentences = []
    for game in (*results.games(), *GAME_NAMES):
        listed = all_results(results, game)
        points = results.points(game)
        for person in (None, *statistics.persons(listed)):
            results.averages(game, person)
            results.averages(game, person, 10)
            ask_statistics(listed, person)
        for ended in statistics.tournaments(listed).values():
            statistics.standings_of(ended, lambda seat: seat.name or "Somebody").rows()
        to_csv(listed, points, ["coal"])
        for result in listed:
            sentences += _open(results, result)
        sentences += _query_puzzles(results, game)
    tournament, defects = TournamentStore(results).load_tournament_to_continue(GAMES)
    sentences += map(str, defects)
    if tournament is not None:
        tournament.standings.rows()
        tournament.standings.leaders()
        TournamentStore(results).reread(tournament)
        if not tournament.is_over:
            begun, match = tournament.next_match(7)
            TournamentStore(results).store(begun)
            open_match(match)
    if favourites.all and not favourites.is_full:
        favourites.rename(favourites.all[0], "Another")
        number = favourites.delete(favourites.all[0])
        favourites.restore(Favourite(GAME_NAMES[0], "Back", {}), number or 1)
    new = [keep(results, match, ENDED + 99) for match in new_matches()]
    for result in new:
        if result.id not in {each.id for each in all_results(results, result.game)}:
            raise AssertionError("a new result is not stored")
    for person in {seat.name for result in new for seat in result.seats if seat.is_person}:
        results.preview_forget(person)
        results.forget(person)
        if person in {
            seat.name
            for game in results.games()
            for each in all_results(results, game)
            for seat in each.seats
            if seat.is_person
        }:
            raise AssertionError(f"{person} is not forgotten")
    return sentences


def ask_statistics(listed: list[Result], person: str | None) -> None:
    """Computes all statistics of the results page."""
    statistics.tally(statistics.seat_results(listed, person))
    statistics.tally_by_person(listed)
    statistics.tally_by_player_count(listed, person)
    for key in {key for result in listed for key in result.options}:
        statistics.tally_by_option(listed, person, key)
    if person is not None:
        statistics.tally_by_opponent(listed, person)


def _open(results: ResultStore, result: Result) -> list[str]:
    text = results.saved_record(result.id)
    if text is None:
        raise AssertionError("a listed result is not there")
    # Opening the same valid records every time would take most of the time.
    if text in _sound_records():
        return []
    try:
        open_match(record.loads(text, "results", GAMES))
    except RecordError as error:
        return [str(error)]
    return []


@cache
def _sound_records() -> frozenset[str]:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "results.sqlite"
        path.write_bytes(sound_database())
        results = ResultStore(path)
        return frozenset(
            results.saved_record(each.id) or "" for game in GAME_NAMES for each in all_results(results, game)
        )


def _query_puzzles(results: ResultStore, game: str) -> list[str]:
    progress = PuzzleProgress(results)
    sentences = []
    for puzzle in list_puzzles(progress.mistake_puzzles(game), (), progress.built_in_results(game), TODAY, {}):
        try:
            puzzle.match(GAMES, ("Anna", "Jost", "Grete", "Henrik"))
        except RecordError as error:
            sentences.append(str(error))
        progress.answer_mistake_puzzle(puzzle.definition, TODAY, TODAY, right=True)
        progress.answer_mistake_puzzle(puzzle.definition, TODAY + 9, TODAY, right=True)
    progress.history().longest_streak()
    progress.mistake_sources(game)
    progress.answer_built_in_puzzle(game, "two", TODAY, GlickoRating(), right=True)
    return sentences


def _raise(error: ResultsError) -> None:
    raise error


# Pages


def results_page() -> Reader:
    """The page of results with all its choices, and the page of puzzles."""
    application = app.create_application()
    look = Look(Art(paths.art_folders(GAME_NAMES[0]), themes.LIGHT), Typography(paths.resources()))
    look.apply()
    uis = composition.game_uis()

    def read(data: bytes, folder: Path) -> Iterable[str]:
        qt_messages: list[str] = []
        before = qInstallMessageHandler(lambda _kind, _context, text: qt_messages.append(text))
        try:
            return show(data, folder, qt_messages)
        finally:
            qInstallMessageHandler(before)

    def show(data: bytes, folder: Path, qt_messages: list[str]) -> list[str]:
        path = folder / "results.sqlite"
        for old in folder.iterdir():
            old.unlink()
        path.write_bytes(data)
        results = ResultStore(path)
        texts = ResultTexts(None)
        page = ResultsPage(look, uis, results, texts)
        page.show()
        for game in page.games:
            page._choose_game(page.game_choice.findData(game))
            for person in range(page.person_choice.count()):
                page.person_choice.setCurrentIndex(person)
                page._choose_results()
                for number in range(4):
                    page.summary.show_page(number)
                    page.grab()
            for tournament in range(page.tournament_choice.count()):
                page.tournament_choice.setCurrentIndex(tournament)
                page._choose_results()
                page.open_tournament()
                page.grab()
            page.search.setText("anna")
            page.search.setText("")
            page.export(folder / "results.csv")
        progress = PuzzleProgress(results)
        with suppress(ResultsError):
            for game in GAME_NAMES:
                listed = list_puzzles(progress.mistake_puzzles(game), (), progress.built_in_results(game), TODAY, {})
                overview = PuzzleOverview(listed, progress.history(), progress.mistake_sources(game), TODAY, None)
                puzzles = PuzzlesPage(look, composition.game_infos(), uis, GAMES, texts, game, PuzzleFilter())
                puzzles.show_puzzles(game, overview, "", str)
                puzzles.show()
                for tab in range(3):
                    puzzles.tabs.button(tab).click()
                    puzzles.grab()
                puzzles.close_pictures()
                puzzles.deleteLater()
        for window in page.findChildren(TournamentWindow):
            window.grab()
        page.reject()
        page.deleteLater()
        application.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        application.processEvents()
        if sentences := [text for text in qt_messages if "does not support" not in text]:
            raise AssertionError(f"Qt says {sentences}")
        return [ResultMessage.FILE_RENAMED.format(file=file) for file in results.renamed_files] + [
            ResultMessage.ENTRIES_REMOVED.format(file=file) for file in results.damaged_copies
        ]

    return Reader(damaged_databases(), read)
