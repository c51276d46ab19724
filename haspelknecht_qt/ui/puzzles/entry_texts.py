"""Texts of an entry of the list of puzzles: name, question, theme, difficulty and status."""

from __future__ import annotations

from PySide6.QtCore import QDateTime, QLocale, QObject

from haspelknecht_qt.bots.puzzles import HARDNESS_DEGREES
from haspelknecht_qt.core.game import GameState
from haspelknecht_qt.core.puzzle_progress import MistakePuzzle, PuzzleProgressState
from haspelknecht_qt.ui.contracts import AnyGameUi
from haspelknecht_qt.ui.puzzles.puzzle import MISTAKE_PUZZLES_THEME, ListedPuzzle
from haspelknecht_qt.ui.puzzles.texts import format_day


class PuzzleEntryTexts(QObject):
    """Makes the texts of entries, always in the current language."""

    def name(self, puzzle: ListedPuzzle) -> str:
        """Returns the name of a puzzle: its number, or the person and the day of a mistake."""
        if not isinstance(puzzle.definition, MistakePuzzle):
            return self.tr("Puzzle {number}").format(number=puzzle.number)
        made = QDateTime.fromSecsSinceEpoch(puzzle.definition.end_time).date()
        day = QLocale().toString(made, QLocale.FormatType.ShortFormat)
        return self.tr("{name}, game of {day}").format(name=puzzle.definition.person, day=day)

    def question(self, game_ui: AnyGameUi, state: GameState) -> str:
        """Returns the period and the question of a puzzle. `state` is the state at its decision."""
        period = game_ui.texts.periods.name(game_ui.game_for_records.period(state))
        return self.tr("{period}. {question}", "for instance: Year II, summer. Which disks do you take first?").format(
            period=period, question=game_ui.texts.prompts.question(state)
        )

    def theme(self, game_ui: AnyGameUi, puzzle: ListedPuzzle) -> str:
        """Returns the name of the puzzle's theme."""
        if puzzle.theme == MISTAKE_PUZZLES_THEME:
            return self.tr("Your mistake")
        return game_ui.theme_name(puzzle.theme)

    def hardness(self, puzzle: ListedPuzzle) -> str:
        """Returns the difficulty of a puzzle with its rating; "" for a mistake."""
        if puzzle.rating is None:
            return ""
        return self.tr("{degree} ({rating})", "a degree of difficulty, and the rating of a puzzle").format(
            degree=self.hardness_degrees()[puzzle.hardness - 1], rating=round(puzzle.rating.points)
        )

    def hardness_degrees(self) -> list[str]:
        """Returns the names of the degrees of difficulty, from easy to hard."""
        return [self.tr("easy"), self.tr("medium"), self.tr("hard")][: len(HARDNESS_DEGREES)]

    def status(self, puzzle: ListedPuzzle) -> str:
        """Returns the player's progress with a puzzle; for a waiting mistake, the day on which it comes back."""
        if puzzle.state is PuzzleProgressState.WAITING and isinstance(puzzle.definition, MistakePuzzle):
            return self.tr("again on {day}").format(day=format_day(puzzle.definition.due_day))
        return self.statuses()[puzzle.state]

    def statuses(self) -> dict[PuzzleProgressState, str]:
        """Returns the names of all states of progress."""
        return {
            PuzzleProgressState.DUE: self.tr("due today"),
            PuzzleProgressState.NEW: self.tr("new"),
            PuzzleProgressState.MISSED: self.tr("missed"),
            PuzzleProgressState.WAITING: self.tr("comes back later"),
            PuzzleProgressState.SOLVED: self.tr("solved"),
        }
