"""The exercises of the window: shows their list, puts one on the table, and takes down what is answered and which mistakes are made."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from datetime import date
from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, QTimer

from haspelknecht_qt import languages
from haspelknecht_qt.core.exercise_book import ExerciseBook
from haspelknecht_qt.core.exercises import Mistake, is_nameless, mistake
from haspelknecht_qt.core.record_error import RecordError
from haspelknecht_qt.core.result import identity
from haspelknecht_qt.core.results import ResultsError, ResultsTrouble
from haspelknecht_qt.ui.puzzles.exercise import Exercise, Wish, exercises_of, next_exercise
from haspelknecht_qt.ui.puzzles.page import PuzzlesPage
from haspelknecht_qt.ui.results.words import ResultWords
from haspelknecht_qt.ui.rules.view import locale_language

if TYPE_CHECKING:
    from haspelknecht_qt.bots.puzzles import Puzzle
    from haspelknecht_qt.core.game import Games
    from haspelknecht_qt.ui.messages.messages import Messages
    from haspelknecht_qt.ui.play.game_window import AnyGameWindow
    from haspelknecht_qt.ui.results.keeper import ResultKeeper
    from haspelknecht_qt.ui.review.analysis import Analysis
    from haspelknecht_qt.ui.window.frame import MainWindow

DEAR = 2.0
"""A decision that has cost so many points becomes an exercise."""
AGAIN_AFTER = 2000
"""Milliseconds until it is tried again to write what another program kept from being written."""


def this_day() -> int:
    """Today, as `datetime.date.toordinal` counts."""
    return date.today().toordinal()  # noqa: DTZ011 - the day where the player lives


class PuzzleKeeper(QObject):
    """One for the window. What cannot be written is said once, stays here, and is written with the next answer."""

    def __init__(
        self,
        window: MainWindow,
        games: Games,
        results: ResultKeeper,
        find: Callable[[str], Sequence[Puzzle]],
        messages: Messages,
        today: Callable[[], int] = this_day,
    ) -> None:
        """`games` are those that records are read with; `find` tells the puzzles of the game of a name, `today` which day it is."""
        super().__init__(window)
        self._window = window
        self._games = games
        self._results = results
        self.find = find
        self._words = ResultWords(messages, self)
        self._messages = messages
        self.today = today
        self.book = ExerciseBook(results.results)
        self.page: PuzzlesPage | None = None
        self._last: dict[str, str] = {}
        self._wishes: dict[str, Wish] = {}
        self._waiting: list[Callable[[], None]] = []
        self._told: set[ResultsTrouble] = set()
        self._again = QTimer(self)
        self._again.setSingleShot(True)
        self._again.setInterval(AGAIN_AFTER)
        self._again.timeout.connect(self._write)

    def follow(self, game: AnyGameWindow) -> None:
        """Sees to the exercises at this game's table, and to the mistakes that are found in its matches."""
        solving = game.solving
        solving.answered.connect(partial(self._take_down, game))
        solving.following.connect(lambda: self.open_next(game.face.name))
        solving.listed.connect(lambda: self.show(game.face.name))
        game.shown.connect(lambda: self._enable(game))
        game.review.judged.connect(self.take_mistakes)

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
            window.look, window.start_page.covers, window.program.faces, game, self._wish(game), window
        )
        self.page.wanted.connect(self.open)
        self.page.game_chosen.connect(self._fill)
        self.page.finished.connect(self._forget_page)
        self._fill(game)
        self.page.open()

    def _fill(self, game: str) -> None:
        if self.page is not None:
            exercises, trouble = self._exercises(game)
            self.page.show_exercises(game, exercises, self._last.get(game, ""), trouble)

    def _wish(self, game: str) -> Wish:
        return self._wishes.get(game, Wish())

    def _forget_page(self) -> None:
        if self.page is not None:
            self._wishes[self.page.game] = self.page.wish
            self.page.deleteLater()
            self.page = None

    def _exercises(self, game: str) -> tuple[list[Exercise], Callable[[], str]]:
        """All exercises of a game, and what is to be said of what could not be read."""
        puzzles = self.find(game)
        try:
            mistakes, tried = self.book.mistakes(game), self.book.puzzles(game)
        except ResultsError as error:
            return exercises_of((), puzzles, {}, self.today()), partial(self._words.of_error, error)
        self._results.tell_set_aside()
        return exercises_of(mistakes, puzzles, tried, self.today()), str

    # On the table

    def open(self, exercise: Exercise) -> None:
        """Puts an exercise on the table of its game; says so where it cannot be opened."""
        window = self._window
        try:
            match = exercise.match(self._games, languages.facts(locale_language()).first_names)
        except RecordError as error:
            reason = self._messages.of_record(error)
            window.dialogs.tell("refuse", self.tr("This puzzle cannot be opened"), reason, self._words.close())
            return
        name = match.game.name
        self._last[name] = exercise.key
        window.guide(name, lambda game: game.pose(exercise, match))

    def open_next(self, game: str) -> None:
        """Puts the next exercise of a game on the table, of those wanted last; where nothing is left to be done, the list is shown."""
        exercises, _ = self._exercises(game)
        following = next_exercise(exercises, self._wish(game), self._last.get(game, ""))
        if following is None:
            self.show(game)
        else:
            self.open(following)

    # What is taken down

    def _take_down(self, game: AnyGameWindow, exercise: Exercise, right: bool) -> None:
        about, today = exercise.about, self.today()

        def write() -> None:
            if not isinstance(about, Mistake):
                self.book.answer_puzzle(game.face.name, about.name, right=right)
                return
            answered = self.book.answer(about, today, right=right)
            if answered is not None and game.solving.exercise is exercise:
                game.solving.take_down(answered)

        self._waiting.append(write)
        self._write()

    def take_mistakes(self, analysis: Analysis[Any, Any]) -> None:
        """Makes exercises of the decisions that have cost persons most, and has it told."""
        match, today = analysis.match, self.today()
        found = [
            mistake(match, finding.ply, finding.loss, int(time.time()), today)
            for seat in analysis.seats
            if not is_nameless(match.seats[seat])
            for finding in analysis.findings(seat)
            if finding.loss >= DEAR
        ]
        if not found:
            return

        def write() -> None:
            kept = self.book.keep(found, identity(match))
            if kept:
                analysis.remark = lambda: CountedMistakes().kept(kept)

        self._waiting.append(write)
        self._write()

    def _write(self) -> None:
        """Writes what waits to be written."""
        try:
            while self._waiting:
                self._waiting[0]()
                del self._waiting[0]
        except ResultsError as error:
            self._say(error)
        self._results.tell_set_aside()

    def _say(self, error: ResultsError) -> None:
        """Why nothing is taken down: once for each reason. Where another program is writing it is tried again, and nobody need know."""
        if error.trouble is ResultsTrouble.BUSY:
            self._again.start()
        elif error.trouble not in self._told:
            self._told.add(error.trouble)
            headline = self.tr("What you have solved could not be kept")
            self._window.dialogs.tell("warn", headline, self._words.of_error(error), self._words.close())


class CountedMistakes(QObject):
    """Sentences with a number."""

    def kept(self, count: int) -> str:
        """So many decisions have become exercises."""
        return self.tr(
            "%n of these decisions will come back to you under “Puzzles”, tomorrow for the first time.", None, count
        )
