"""The exercises of the window: shows their list, puts one on the table, and takes down what is answered and which mistakes are made."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from datetime import date
from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, QTimer

from haspelknecht_qt import languages
from haspelknecht_qt.core.puzzle_progress import OwnPuzzle, PuzzleProgress, is_anonymous, own_puzzle
from haspelknecht_qt.core.record_error import RecordError
from haspelknecht_qt.core.result import identity
from haspelknecht_qt.core.results import ResultsError, ResultsErrorKind
from haspelknecht_qt.ui.puzzles.page import PuzzlesPage
from haspelknecht_qt.ui.puzzles.puzzle import ListedPuzzle, PuzzleFilter, list_puzzles, next_puzzle
from haspelknecht_qt.ui.results.texts import ResultTexts
from haspelknecht_qt.ui.rules.view import locale_language

if TYPE_CHECKING:
    from haspelknecht_qt.bots.puzzles import Puzzle
    from haspelknecht_qt.core.game import Games
    from haspelknecht_qt.ui.match.game_window import AnyGameWindow
    from haspelknecht_qt.ui.messages.messages import Messages
    from haspelknecht_qt.ui.results.service import ResultsService
    from haspelknecht_qt.ui.review.analysis import Analysis
    from haspelknecht_qt.ui.window.main_window import MainWindow

COSTLY = 2.0
"""A decision that has cost so many points becomes an exercise."""
RETRY_MS = 2000
"""Milliseconds until it is tried again to write what another program kept from being written."""


def today_ordinal() -> int:
    """Today, as `datetime.date.toordinal` counts."""
    return date.today().toordinal()  # noqa: DTZ011 - the day where the player lives


class PuzzleService(QObject):
    """One for the window. What cannot be written is said once, stays here, and is written with the next answer."""

    def __init__(
        self,
        window: MainWindow,
        games: Games,
        results: ResultsService,
        find: Callable[[str], Sequence[Puzzle]],
        messages: Messages,
        today: Callable[[], int] = today_ordinal,
    ) -> None:
        """`games` are those that records are read with; `find` tells the puzzles of the game of a name, `today` which day it is."""
        super().__init__(window)
        self._window = window
        self._games = games
        self._results = results
        self.find = find
        self._words = ResultTexts(messages, self)
        self._messages = messages
        self.today = today
        self.book = PuzzleProgress(results.results)
        self.page: PuzzlesPage | None = None
        self._last: dict[str, str] = {}
        self._saved_filters: dict[str, PuzzleFilter] = {}
        self._unwritten: list[Callable[[], None]] = []
        self._reported: set[ResultsErrorKind] = set()
        self._again = QTimer(self)
        self._again.setSingleShot(True)
        self._again.setInterval(RETRY_MS)
        self._again.timeout.connect(self._write)

    def follow(self, game: AnyGameWindow) -> None:
        """Sees to the exercises at this game's table, and to the mistakes that are found in its matches."""
        solving = game.solving
        solving.answered.connect(partial(self._record_answer, game))
        solving.following.connect(lambda: self.open_next(game.game_ui.name))
        solving.listed.connect(lambda: self.show(game.game_ui.name))
        game.shown.connect(lambda: self._enable(game))
        game.review.judged.connect(self.add_own_puzzles)

    def _enable(self, game: AnyGameWindow) -> None:
        """What came before an exercise may be looked at once it is answered."""
        if game.solving.is_running:
            self._window.menus.enable(("replay",), enabled=game.solving.is_answered)

    # The list

    def show(self, game: str = "") -> None:
        """Opens the list of a game's exercises."""
        self._write()
        if self.page is not None:
            self._forget_page()
        window = self._window
        self.page = PuzzlesPage(
            window.look, window.start_page.infos, window.program.game_uis, game, self._filter(game), window
        )
        self.page.wanted.connect(self.open)
        self.page.game_chosen.connect(self._fill)
        self.page.finished.connect(self._forget_page)
        self._fill(game)
        self.page.open()

    def _fill(self, game: str) -> None:
        if self.page is not None:
            listed_puzzles, kind = self._listed_puzzles(game)
            self.page.show_puzzles(game, listed_puzzles, self._last.get(game, ""), kind)

    def _filter(self, game: str) -> PuzzleFilter:
        return self._saved_filters.get(game, PuzzleFilter())

    def _forget_page(self) -> None:
        if self.page is not None:
            self._saved_filters[self.page.game] = self.page.puzzle_filter
            self.page.deleteLater()
            self.page = None

    def _listed_puzzles(self, game: str) -> tuple[list[ListedPuzzle], Callable[[], str]]:
        """All exercises of a game, and what is to be said of what could not be read."""
        puzzles = self.find(game)
        try:
            own_puzzles, tried = self.book.own_puzzles(game), self.book.puzzles(game)
        except ResultsError as error:
            return list_puzzles((), puzzles, {}, self.today()), partial(self._words.of_error, error)
        self._results.report_damaged_files()
        return list_puzzles(own_puzzles, puzzles, tried, self.today()), str

    # On the table

    def open(self, puzzle: ListedPuzzle) -> None:
        """Puts an exercise on the table of its game; says so where it cannot be opened."""
        window = self._window
        try:
            match = puzzle.match(self._games, languages.facts(locale_language()).first_names)
        except RecordError as error:
            reason = self._messages.of_record(error)
            window.dialogs.show_message("refuse", self.tr("This puzzle cannot be opened"), reason, self._words.close())
            return
        name = match.game.name
        self._last[name] = puzzle.key
        window.guide(name, lambda game: game.start_puzzle(puzzle, match))

    def open_next(self, game: str) -> None:
        """Puts the next exercise of a game on the table, of those wanted last; where nothing is left to be done, the list is shown."""
        listed_puzzles, _ = self._listed_puzzles(game)
        following = next_puzzle(listed_puzzles, self._filter(game), self._last.get(game, ""))
        if following is None:
            self.show(game)
        else:
            self.open(following)

    # What is taken down

    def _record_answer(self, game: AnyGameWindow, puzzle: ListedPuzzle, right: bool) -> None:
        about, today = puzzle.about, self.today()

        def write() -> None:
            if not isinstance(about, OwnPuzzle):
                self.book.answer_puzzle(game.game_ui.name, about.name, right=right)
                return
            answered = self.book.answer(about, today, right=right)
            if answered is not None and game.solving.puzzle is puzzle:
                game.solving.update_state(answered)

        self._unwritten.append(write)
        self._write()

    def add_own_puzzles(self, analysis: Analysis[Any, Any]) -> None:
        """Makes exercises of the decisions that have cost persons most, and has it told."""
        match, today = analysis.match, self.today()
        found = [
            own_puzzle(match, finding.ply, finding.loss, int(time.time()), today)
            for seat in analysis.seats
            if not is_anonymous(match.seats[seat])
            for finding in analysis.findings(seat)
            if finding.loss >= COSTLY
        ]
        if not found:
            return

        def write() -> None:
            kept = self.book.keep(found, identity(match))
            if kept:
                analysis.remark = lambda: OwnPuzzleCounts().kept(kept)

        self._unwritten.append(write)
        self._write()

    def _write(self) -> None:
        """Writes what waits to be written."""
        try:
            while self._unwritten:
                self._unwritten[0]()
                del self._unwritten[0]
        except ResultsError as error:
            self._say(error)
        self._results.report_damaged_files()

    def _say(self, error: ResultsError) -> None:
        """Why nothing is taken down: once for each reason. Where another program is writing it is tried again, and nobody need know."""
        if error.kind is ResultsErrorKind.BUSY:
            self._again.start()
        elif error.kind not in self._reported:
            self._reported.add(error.kind)
            headline = self.tr("What you have solved could not be kept")
            self._window.dialogs.show_message("warn", headline, self._words.of_error(error), self._words.close())


class OwnPuzzleCounts(QObject):
    """Sentences with a number."""

    def kept(self, count: int) -> str:
        """So many decisions have become exercises."""
        return self.tr(
            "%n of these decisions will come back to you under “Puzzles”, tomorrow for the first time.", None, count
        )
