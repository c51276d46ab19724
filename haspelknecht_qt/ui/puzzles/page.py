"""Dialog with a list of puzzles: those from the player's own mistakes, then the built-in ones."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QDateTime, QLocale, Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from haspelknecht_qt.bots.puzzles import HARDNESS_DEGREES
from haspelknecht_qt.core.override import override
from haspelknecht_qt.core.puzzle_progress import MistakePuzzle, PuzzleProgressState
from haspelknecht_qt.core.text import sort_key
from haspelknecht_qt.ui.puzzles.puzzle import MISTAKE_PUZZLES_THEME, ListedPuzzle, PuzzleFilter, next_puzzle
from haspelknecht_qt.ui.puzzles.texts import PuzzleSentence, format_day
from haspelknecht_qt.ui.results.table import Column, SortableTable
from haspelknecht_qt.ui.widgets.basics import IconButton, text_label
from haspelknecht_qt.ui.widgets.dialogs import Dialog, lay_out_above_foot, make_foot
from haspelknecht_qt.ui.widgets.drop_down import DropDown
from haspelknecht_qt.ui.widgets.filling import fill_drop_down, fill_layout
from haspelknecht_qt.ui.window.game_info import GameInfo
from haspelknecht_qt.ui.window.look import Look

if TYPE_CHECKING:
    from haspelknecht_qt.ui.contracts import AnyGameUi

MAX_CHOICE_WIDTH = 260
"""Maximum width of a drop-down list, in logical pixels at scale 1."""
STATE_ORDER = tuple(PuzzleProgressState)


class PuzzlesPage(Dialog):
    """Dialog that lists the puzzles of one game at a time."""

    SIZE = (1100, 860)
    puzzle_wanted = Signal(object)
    """Emitted with the puzzle that the player wants to solve."""
    game_chosen = Signal(str)
    """Emitted with the name of the game whose puzzles the player wants to see."""

    def __init__(
        self,
        look: Look,
        infos: Sequence[GameInfo],
        game_uis: Mapping[str, AnyGameUi],
        game: str,
        puzzle_filter: PuzzleFilter,
        parent: QWidget | None = None,
    ) -> None:
        """`infos` are the games that can be chosen. `game_uis` maps names of games to their UIs, created on first use.

        `game` is the game whose puzzles are shown first; `puzzle_filter` is the filter at first.
        """
        super().__init__(look, parent)
        self._infos = tuple(infos)
        self._game_uis = game_uis
        self.game = game
        """Name of the game whose puzzles are shown."""
        self.puzzle_filter = puzzle_filter
        self._listed_puzzles: list[ListedPuzzle] = []
        self._problem_text: Callable[[], str] = str
        self._last_key = ""
        self.title = text_label("section")
        self.game_choice, self.theme_choice = DropDown(look), DropDown(look)
        self.hardness_choice, self.state_choice = DropDown(look), DropDown(look)
        self.table: SortableTable[ListedPuzzle] = SortableTable(look, 0)
        self.empty_label = text_label("second", wrap=True)
        self.empty_label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.note_label = text_label("note", wrap=True)
        self.solved_label = text_label("second")
        self.close_button = IconButton(look, on_click=self.reject)
        self.next_button = IconButton(look, "play", "primary", on_click=self._open_next)
        self._lay_out()
        self._filters = (self.theme_choice, self.hardness_choice, self.state_choice)
        for choice in self._filters:
            choice.activated.connect(lambda _place: self._apply_filters())
        self.game_choice.activated.connect(lambda place: self.game_chosen.emit(self.game_choice.itemData(place)))
        self.table.chosen.connect(self._open)
        self.finish_construction()

    def _lay_out(self) -> None:
        px = self._look.px
        choices = (self.game_choice, self.theme_choice, self.hardness_choice, self.state_choice)
        for choice in choices:
            # The width adapts to the texts, which change with the game and the language.
            choice.setSizeAdjustPolicy(DropDown.SizeAdjustPolicy.AdjustToContents)
            choice.setMaximumWidth(px(MAX_CHOICE_WIDTH))
        head = fill_layout(QHBoxLayout(), self.title, 1, *choices, spacing=px(12))
        parts = head, (self.table, 1), (self.empty_label, 1), self.note_label
        page = fill_layout(QVBoxLayout(), *parts, spacing=px(14), margins=(px(28), px(18), px(28), px(14)))
        foot, row = make_foot(self._look, side=28)
        fill_layout(row, self.solved_label, 1, self.close_button, self.next_button)
        lay_out_above_foot(self, page, foot)

    def show_puzzles(
        self, game: str, listed_puzzles: list[ListedPuzzle], last_key: str, problem_text: Callable[[], str]
    ) -> None:
        """Shows the puzzles of a game.

        `last_key` is the key of the puzzle that was opened last; "" if there is none. `problem_text` returns a sentence
        if stored data could not be read, otherwise "".
        """
        if game != self.game:
            # The theme in the old filter may not exist in the new game.
            self.puzzle_filter = PuzzleFilter()
        self.game, self._listed_puzzles = game, list(listed_puzzles)
        self._last_key, self._problem_text = last_key, problem_text
        self.retranslate()

    def _apply_filters(self) -> None:
        theme, hardness, state = (choice.currentData() for choice in self._filters)
        self.puzzle_filter = PuzzleFilter(theme, hardness, None if state is None else PuzzleProgressState(state))
        self._show()

    def _show(self) -> None:
        """Fills the table with the puzzles that the filter accepts, and updates texts and buttons."""
        shown = [each for each in self._listed_puzzles if self.puzzle_filter.accepts(each)]
        self.table.show_rows(self._columns(), shown)
        self.table.setVisible(bool(shown))
        self.empty_label.setVisible(not shown)
        no_match = self.tr("No puzzle matches these filters.")
        no_puzzles = self.tr("There are no puzzles for this game yet.")
        self.empty_label.setText(self._problem_text() or (no_match if self._listed_puzzles else no_puzzles))
        self.next_button.setEnabled(self._next_puzzle() is not None)
        done = sum(each.state is PuzzleProgressState.SOLVED for each in self._listed_puzzles)
        self.solved_label.setText(PuzzleSentence.SOLVED_COUNT.counted(done).format(all=len(self._listed_puzzles)))
        mistake_puzzles = self.tr(
            "At the end of a game, “Costliest decisions” turns every mistake that cost you 2 points or more "
            "into a puzzle. It is solved once you get it right three times: after a day, a week and a month."
        )
        self.note_label.setText((self._problem_text() if shown else "") or mistake_puzzles)

    def _columns(self) -> tuple[Column[ListedPuzzle], ...]:
        degrees = ("", *self._hardness_texts())
        places = {each.key: place for place, each in enumerate(self._listed_puzzles)}
        return (
            Column(self.tr("Puzzle"), self._puzzle_name, lambda each: places[each.key], is_number=False),
            Column(self.tr("Theme"), self._theme_name, lambda each: sort_key(self._theme_name(each)), is_number=False),
            Column(
                self.tr("Difficulty"), lambda each: degrees[each.hardness], lambda each: each.hardness, is_number=False
            ),
            Column(self.tr("Status"), self._state_text, lambda each: STATE_ORDER.index(each.state), is_number=False),
        )

    def _hardness_texts(self) -> tuple[str, str, str]:
        return self.tr("easy"), self.tr("medium"), self.tr("hard")

    def _puzzle_name(self, puzzle: ListedPuzzle) -> str:
        if not isinstance(puzzle.definition, MistakePuzzle):
            return self.tr("Puzzle {number}").format(number=puzzle.number)
        made = QDateTime.fromSecsSinceEpoch(puzzle.definition.end_time).date()
        return self.tr("{name}, game of {day}: {points} points lost").format(
            name=puzzle.definition.person,
            day=QLocale().toString(made, QLocale.FormatType.ShortFormat),
            points=QLocale().toString(puzzle.definition.loss, "f", 1),
        )

    def _theme_name(self, puzzle: ListedPuzzle) -> str:
        if puzzle.theme == MISTAKE_PUZZLES_THEME:
            return self.tr("Your mistake")
        return self._game_uis[self.game].theme_name(puzzle.theme)

    def _state_text(self, puzzle: ListedPuzzle) -> str:
        if puzzle.state is PuzzleProgressState.WAITING and isinstance(puzzle.definition, MistakePuzzle):
            return self.tr("again on {day}").format(day=format_day(puzzle.definition.due_day))
        return self._state_texts()[puzzle.state]

    def _state_texts(self) -> dict[PuzzleProgressState, str]:
        return {
            PuzzleProgressState.DUE: self.tr("due today"),
            PuzzleProgressState.NEW: self.tr("new"),
            PuzzleProgressState.MISSED: self.tr("missed"),
            PuzzleProgressState.WAITING: self.tr("comes back later"),
            PuzzleProgressState.SOLVED: self.tr("solved"),
        }

    @override
    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("Puzzles"))
        self.title.setText(self.tr("Puzzles"))
        self.table.setAccessibleName(self.tr("Puzzles"))
        self.close_button.setText(self.tr("Close"))
        self.next_button.setText(self.tr("Next puzzle"))
        self.game_choice.setAccessibleName(self.tr("Game"))
        fill_drop_down(self.game_choice, [(info.name, info.title()) for info in self._infos], self.game)
        accepted = self.puzzle_filter
        themes = {each.theme: self._theme_name(each) for each in self._listed_puzzles}
        self.theme_choice.setAccessibleName(self.tr("Theme"))
        fill_drop_down(self.theme_choice, [(None, self.tr("All themes")), *themes.items()], accepted.theme)
        degrees = zip(HARDNESS_DEGREES, self._hardness_texts(), strict=True)
        self.hardness_choice.setAccessibleName(self.tr("Difficulty"))
        fill_drop_down(self.hardness_choice, [(None, self.tr("Any difficulty")), *degrees], accepted.hardness)
        present = {each.state for each in self._listed_puzzles}
        states = [(state, words) for state, words in self._state_texts().items() if state in present]
        self.state_choice.setAccessibleName(self.tr("Status"))
        fill_drop_down(self.state_choice, [(None, self.tr("Solved and unsolved")), *states], accepted.state)
        self._show()

    def _next_puzzle(self) -> ListedPuzzle | None:
        return next_puzzle(self._listed_puzzles, self.puzzle_filter, self._last_key)

    def _open_next(self) -> None:
        following = self._next_puzzle()
        if following is not None:
            self._open(following)

    def _open(self, puzzle: ListedPuzzle) -> None:
        self.accept()
        self.puzzle_wanted.emit(puzzle)

    @override
    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        keys = [each.key for each in self.table.rows.rows]
        (self.table if keys else self.close_button).setFocus(Qt.FocusReason.OtherFocusReason)
        self.table.selectRow(keys.index(self._last_key) if self._last_key in keys else 0)
