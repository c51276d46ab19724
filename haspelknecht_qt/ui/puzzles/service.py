"""Puzzle service: opens puzzles and their list, stores answers, and makes puzzles from a player's mistakes."""

from __future__ import annotations

import time
from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from datetime import date
from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from haspelknecht_qt import languages
from haspelknecht_qt.core import record
from haspelknecht_qt.core.daily_puzzle import daily_puzzle, utc_day
from haspelknecht_qt.core.puzzle_history import PuzzleHistory
from haspelknecht_qt.core.puzzle_progress import MistakePuzzle, PuzzleProgress, is_anonymous, mistake_puzzle
from haspelknecht_qt.core.record_error import RecordError
from haspelknecht_qt.core.result import match_id
from haspelknecht_qt.core.results import ResultsError
from haspelknecht_qt.ui.puzzles.puzzle import ListedPuzzle, PuzzleFilter, PuzzleOverview, list_puzzles, next_puzzle
from haspelknecht_qt.ui.puzzles.texts import PuzzleSentence
from haspelknecht_qt.ui.results.service import WriteQueue
from haspelknecht_qt.ui.results.texts import ResultMessage, ResultTexts
from haspelknecht_qt.ui.rules.view import locale_language
from haspelknecht_qt.ui.widgets.dialogs import Dialogs
from haspelknecht_qt.ui.window.look import Look

if TYPE_CHECKING:
    from haspelknecht_qt.bots.puzzles import Puzzle
    from haspelknecht_qt.core.game import Games
    from haspelknecht_qt.ui.contracts import AnyGameUi
    from haspelknecht_qt.ui.match.game_window import AnyGameWindow
    from haspelknecht_qt.ui.messages.messages import Messages
    from haspelknecht_qt.ui.puzzles.page import PuzzlesPage
    from haspelknecht_qt.ui.results.service import ResultsService
    from haspelknecht_qt.ui.review.analysis import Analysis
    from haspelknecht_qt.ui.window.game_info import GameInfo

MIN_LOSS_FOR_MISTAKE_PUZZLE = 2.0
"""Minimum loss of a decision that becomes a puzzle for the player who made it, in points."""


class PuzzleService(QObject):
    """Opens puzzles and stores the results. A failed write is tried again at the next write."""

    puzzle_wanted = Signal(str, object, object)
    """Emitted with the name of a game, a puzzle to be opened, and a match at the puzzle's decision."""

    practice_wanted = Signal(str, object)
    """Emitted with the name of a game, and a match in which the player plays on from a puzzle."""

    def __init__(
        self,
        games: Games,
        game_uis: Mapping[str, AnyGameUi],
        infos: Sequence[GameInfo],
        results: ResultsService,
        find_puzzles: Callable[[str], Sequence[Puzzle]],
        look: Look,
        dialogs: Dialogs,
        messages: Messages,
        window: QWidget,
    ) -> None:
        """The keys of `games` and `game_uis` are names of games. `find_puzzles` returns a game's built-in puzzles."""
        super().__init__(window)
        self._games = games
        self._game_uis = game_uis
        self._infos = infos
        self._results = results
        self._look = look
        self._dialogs = dialogs
        self._window = window
        self.find_puzzles = find_puzzles
        self._texts = ResultTexts(messages, self)
        self.progress = PuzzleProgress(results.results)
        self.page: PuzzlesPage | None = None
        self._last_keys: dict[str, str] = {}
        self._day = self.utc_day()
        """UTC day of the last overview. Answers count for this day, even if they are given after midnight."""
        self._daily_keys: dict[str, str | None] = {}
        """Key of the puzzle of that day, by game."""
        self._saved_filters: defaultdict[str, PuzzleFilter] = defaultdict(PuzzleFilter)
        self._queue = WriteQueue(self)
        self._queue.write_failed.connect(self._report_failure)
        self._queue.writes_tried.connect(results.report_damaged_files)

    @staticmethod
    def today() -> int:
        """Returns today's date as an ordinal (`datetime.date.toordinal`)."""
        return date.today().toordinal()  # noqa: DTZ011 - the date in the player's time zone

    @staticmethod
    def utc_day() -> int:
        """Returns the ordinal of the date in UTC: all days except those of mistakes are UTC days."""
        return utc_day()

    def connect_game(self, game: AnyGameWindow) -> None:
        """Connects the signals of a game's part of the window that concern puzzles."""
        game.puzzle_answered.connect(partial(self._record_answer, game))
        game.next_puzzle_wanted.connect(lambda: self.open_next_puzzle(game.game_ui.name))
        game.puzzle_list_wanted.connect(lambda: self.show_puzzle_list(game.game_ui.name))
        game.practice_wanted.connect(lambda match: self.practice_wanted.emit(game.game_ui.name, match))
        game.decisions_reviewed.connect(self.add_mistake_puzzles)

    def show_puzzle_list(self, game: str = "") -> None:
        """Opens the dialog with the list of a game's puzzles."""
        from haspelknecht_qt.ui.puzzles.page import PuzzlesPage  # noqa: PLC0415 - deferred import: keeps start-up fast

        self._queue.flush()
        self._forget_page()
        self.page = PuzzlesPage(
            self._look,
            self._infos,
            self._game_uis,
            self._games,
            self._results.texts,
            game,
            self._saved_filters[game],
            self._window,
        )
        self.page.puzzle_wanted.connect(self.open)
        self.page.game_chosen.connect(self._fill_page)
        self.page.source_wanted.connect(self._open_source)
        self.page.finished.connect(self._forget_page)
        self._fill_page(game)
        self.page.open()

    def _fill_page(self, game: str) -> None:
        if self.page is not None:
            overview, trouble = self.overview(game)
            self.page.show_puzzles(game, overview, self._last_keys.get(game, ""), trouble)

    def _forget_page(self) -> None:
        if self.page is not None:
            self._saved_filters[self.page.game] = self.page.puzzle_filter
            self.page.close_pictures()
            self.page.deleteLater()
            self.page = None

    def overview(self, game: str) -> tuple[PuzzleOverview, Callable[[], str]]:
        """Returns a game's puzzles, and a function that returns a text about unreadable stored data, or ""."""
        puzzles, day = self.find_puzzles(game), self.utc_day()
        self._day = day
        mistakes, tried, history, sources = [], {}, PuzzleHistory(), {}
        trouble: Callable[[], str] = str
        try:
            mistakes, tried = self.progress.mistake_puzzles(game), self.progress.built_in_results(game)
            history, sources = self.progress.history(), self.progress.mistake_sources(game)
        except ResultsError as error:
            mistakes, tried = [], {}
            trouble = partial(self._texts.error_text, error)
        else:
            self._results.report_damaged_files()
        listed = list_puzzles(mistakes, puzzles, tried, self.today(), history.puzzle_ratings(game))
        key = self._daily_keys[game] = daily_puzzle(((each.name, each.first_day) for each in puzzles), day)
        daily = next((each for each in listed if each.number and each.key == key), None)
        return PuzzleOverview(listed, history, sources, day, daily), trouble

    def open(self, puzzle: ListedPuzzle) -> None:
        """Puts a puzzle on the table of its game. Shows a message if the puzzle is unreadable."""
        try:
            match = puzzle.match(self._games, languages.facts(locale_language()).first_names)
        except RecordError as error:
            headline, reason = self.tr("This puzzle cannot be opened"), self._texts.messages.refused_record_text(error)
            self._dialogs.show_message("refuse", headline, reason, ResultMessage.CLOSE.text)
            return
        name = match.game.name
        self._last_keys[name] = puzzle.key
        self.puzzle_wanted.emit(name, puzzle, match)

    def open_next_puzzle(self, game: str) -> None:
        """Puts the next unsolved puzzle of a game on the table, or opens the list if all are solved."""
        overview, _ = self.overview(game)
        following = next_puzzle(
            overview.puzzles, self._saved_filters[game], self._last_keys.get(game, ""), overview.history.rating(game)
        )
        if following is None:
            self.show_puzzle_list(game)
        else:
            self.open(following)

    def _open_source(self, puzzle: ListedPuzzle, result: str) -> None:
        """Opens the match from which a puzzle was made, at the player's decision."""
        try:
            ply = record.from_code(puzzle.definition.code, self._games, puzzle.key).ply
        except RecordError:
            ply = 0
        self._results.open_replay(result, ply)

    def _record_answer(self, game: AnyGameWindow, puzzle: ListedPuzzle, right: bool) -> None:
        definition, today, day, name = puzzle.definition, self.today(), self._day, game.game_ui.name
        is_daily = bool(puzzle.number) and self._daily_keys.get(name) == puzzle.key

        def write() -> None:
            if not isinstance(definition, MistakePuzzle):
                ratings = self.progress.answer_built_in_puzzle(
                    name, definition.name, day, definition.first_rating, right=right, is_daily=is_daily
                )
                if ratings is not None:
                    game.show_new_rating(puzzle, *ratings)
                return
            answered = self.progress.answer_mistake_puzzle(definition, today, day, right=right)
            if answered is not None:
                game.update_puzzle(puzzle, answered)

        self._queue.add(write)

    def add_mistake_puzzles(self, analysis: Analysis[Any, Any]) -> None:
        """Makes puzzles from the costliest decisions of persons. Adds a sentence about them to `analysis.remarks`."""
        match, today = analysis.match, self.today()
        found = [
            mistake_puzzle(match, decision.ply, decision.loss, int(time.time()), today)
            for seat in analysis.seats
            if not is_anonymous(match.seats[seat])
            for decision in analysis.costliest_decisions_so_far(seat)
            if decision.loss >= MIN_LOSS_FOR_MISTAKE_PUZZLE
        ]
        if not found:
            return

        def write() -> None:
            added = self.progress.store_mistake_puzzles(found, match_id(match))
            for seat in analysis.seats:
                if count := added[match.seats[seat].name]:
                    analysis.remarks[seat] = partial(PuzzleSentence.MISTAKE_PUZZLE_COUNT.counted, count)
            # A write that waited for another program may follow long after the review, or even after the match.
            if isValid(analysis):
                analysis.changed.emit()

        self._queue.add(write)

    def _report_failure(self, error: ResultsError) -> None:
        headline = self.tr("Your progress could not be saved")
        self._dialogs.show_message("warn", headline, self._texts.error_text(error), ResultMessage.CLOSE.text)
