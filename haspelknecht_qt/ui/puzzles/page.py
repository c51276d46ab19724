"""Page of puzzles: the puzzle of the day, themes, lists of puzzles and of own mistakes, and the history of answers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from enum import IntEnum
from itertools import pairwise
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from haspelknecht_qt.bots.puzzles import HARDNESS_DEGREES
from haspelknecht_qt.core.game import Games
from haspelknecht_qt.core.override import override
from haspelknecht_qt.core.puzzle_progress import PuzzleProgressState
from haspelknecht_qt.table.art import Art
from haspelknecht_qt.ui.puzzles.daily_card import DailyPuzzleCard
from haspelknecht_qt.ui.puzzles.history_view import HistoryView
from haspelknecht_qt.ui.puzzles.lists import PuzzleLists
from haspelknecht_qt.ui.puzzles.pictures import PuzzlePictures
from haspelknecht_qt.ui.puzzles.puzzle import (
    MISTAKE_PUZZLES_THEME,
    ListedPuzzle,
    PuzzleFilter,
    PuzzleOverview,
    next_puzzle,
)
from haspelknecht_qt.ui.puzzles.texts import PuzzleSentence, format_day, rating_text
from haspelknecht_qt.ui.puzzles.theme_cards import ThemeCards, ThemeProgress
from haspelknecht_qt.ui.results.table import SortableTable
from haspelknecht_qt.ui.results.texts import ResultTexts
from haspelknecht_qt.ui.widgets.basics import IconButton, Segments, text_label
from haspelknecht_qt.ui.widgets.dialogs import Dialog, lay_out_above_foot, make_foot
from haspelknecht_qt.ui.widgets.drop_down import DropDown
from haspelknecht_qt.ui.widgets.filling import NO_MARGINS, fill_drop_down, fill_layout
from haspelknecht_qt.ui.window.game_info import GameInfo
from haspelknecht_qt.ui.window.look import Look

if TYPE_CHECKING:
    from haspelknecht_qt.ui.contracts import AnyGameUi

MAX_CHOICE_WIDTH = 260
"""Maximum width of a drop-down list, in logical pixels at scale 1."""


class PuzzlesTab(IntEnum):
    """Part of the page."""

    PUZZLES = 0
    MISTAKES = 1
    HISTORY = 2


class PuzzlesPage(Dialog):
    """Dialog with the puzzles of one game at a time."""

    SIZE = (1100, 860)
    puzzle_wanted = Signal(object)
    """Emitted with the puzzle that the player wants to solve."""
    game_chosen = Signal(str)
    """Emitted with the name of the game whose puzzles the player wants to see."""
    source_wanted = Signal(object, str)
    """Emitted with a puzzle from a mistake, and with the id of the result of its match, which the player wants to see."""

    def __init__(
        self,
        look: Look,
        infos: Sequence[GameInfo],
        game_uis: Mapping[str, AnyGameUi],
        games: Games,
        result_texts: ResultTexts,
        game: str,
        puzzle_filter: PuzzleFilter,
        parent: QWidget | None = None,
    ) -> None:
        """`infos` are the games that can be chosen. `game_uis` maps names of games to their UIs, created on first use.

        `games` read the puzzles. `game` is the game whose puzzles are shown first; `puzzle_filter` is the filter at
        first.
        """
        super().__init__(look, parent)
        self._infos = tuple(infos)
        self._game_uis = game_uis
        self._games = games
        self.game = game
        """Name of the game whose puzzles are shown."""
        self.puzzle_filter = puzzle_filter
        self._overview: PuzzleOverview | None = None
        self._art = look.art
        self.pictures: PuzzlePictures | None = None
        self._problem_text: Callable[[], str] = str
        self._last_key = ""
        self.title = text_label("section")
        self.game_choice, self.hardness_choice, self.state_choice = DropDown(look), DropDown(look), DropDown(look)
        self.tabs = Segments(look, len(PuzzlesTab))
        self.daily = DailyPuzzleCard(look)
        self.themes = ThemeCards(look)
        self.lists = PuzzleLists(look, result_texts, self)
        self.table, self.mistake_table = self.lists.built_in, self.lists.mistakes
        self.history = HistoryView(look)
        self.empty_label = text_label("second", wrap=True)
        self.empty_label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.note_label = text_label("note", wrap=True)
        self.solved_label = text_label("second")
        self.close_button = IconButton(look, on_click=self.reject)
        self.source_button = IconButton(look, "open", on_click=self._open_source)
        self.next_button = IconButton(look, "play", "primary", on_click=self._open_next)
        self._lay_out()
        self._filters = (self.hardness_choice, self.state_choice)
        for choice in self._filters:
            choice.activated.connect(lambda _place: self._apply_filters())
        self.game_choice.activated.connect(lambda place: self.game_chosen.emit(self.game_choice.itemData(place)))
        self.themes.chosen.connect(self._choose_theme)
        self.tabs.chosen.connect(self._choose_tab)
        self.daily.solve_button.clicked.connect(self._open_daily)
        for table in (self.table, self.mistake_table):
            table.chosen.connect(self._open)
        self.mistake_table.selectionModel().currentChanged.connect(lambda _now, _before: self._enable_buttons())
        if puzzle_filter.theme == MISTAKE_PUZZLES_THEME:
            self.tabs.set_chosen_index(PuzzlesTab.MISTAKES)
        self.finish_construction()

    def _lay_out(self) -> None:
        px = self._look.px
        for choice in (self.game_choice, self.hardness_choice, self.state_choice):
            # The width adapts to the texts, which change with the game and the language.
            choice.setSizeAdjustPolicy(DropDown.SizeAdjustPolicy.AdjustToContents)
            choice.setMaximumWidth(px(MAX_CHOICE_WIDTH))
        head = fill_layout(QHBoxLayout(), self.title, self.tabs, 1, self.game_choice, spacing=px(12))
        self._filter_row = QWidget()
        filters = fill_layout(QHBoxLayout(self._filter_row), spacing=px(12), margins=NO_MARGINS)
        fill_layout(filters, 1, self.hardness_choice, self.state_choice)
        lists = (self.table, 1), (self.mistake_table, 1), (self.empty_label, 1), (self.history, 1)
        parts = head, self.daily, self.themes, self._filter_row, *lists, self.note_label
        page = fill_layout(QVBoxLayout(), *parts, spacing=px(10), margins=(px(28), px(16), px(28), px(12)))
        foot, row = make_foot(self._look, side=28)
        fill_layout(row, self.solved_label, 1, self.source_button, self.close_button, self.next_button)
        lay_out_above_foot(self, page, foot)

    @property
    def tab(self) -> PuzzlesTab:
        """Part of the page that is shown."""
        return PuzzlesTab(self.tabs.chosen_index)

    def show_puzzles(self, game: str, overview: PuzzleOverview, last_key: str, problem_text: Callable[[], str]) -> None:
        """Shows the puzzles of a game.

        `last_key` is the key of the puzzle that was opened last; "" if there is none. `problem_text` returns a sentence
        if stored data could not be read, otherwise "".
        """
        if game != self.game:
            # The theme in the old filter may not exist in the new game.
            is_own = self.puzzle_filter.theme == MISTAKE_PUZZLES_THEME
            self.puzzle_filter = PuzzleFilter(theme=MISTAKE_PUZZLES_THEME if is_own else None)
        if game != self.game or self.pictures is None:
            self._begin_pictures(game)
        self.game, self._overview = game, overview
        self._last_key, self._problem_text = last_key, problem_text
        self.retranslate()

    def _begin_pictures(self, game: str) -> None:
        """Prepares pictures of a game. `Look.art` may belong to another game, so the page has its own art."""
        self.close_pictures()
        look, game_ui = self._look, self._game_uis[game]
        self._art = Art(game_ui.info.art, look.theme, look.art.drawings, look.art.pixel_ratio)
        self.pictures = PuzzlePictures(look, self._art, game_ui, self._games, self)
        self.pictures.position_ready.connect(self._update_daily)
        self.lists.set_game(game_ui, self.pictures)

    def close_pictures(self) -> None:
        """Stops making pictures. Call this before the page is deleted."""
        if self.pictures is not None:
            self.pictures.close()
            self.pictures.deleteLater()
            self.pictures = None

    def _apply_filters(self) -> None:
        hardness, state = (choice.currentData() for choice in self._filters)
        known = None if state is None else PuzzleProgressState(state)
        self.puzzle_filter = PuzzleFilter(self.puzzle_filter.theme, hardness, known)
        self._show()

    def _choose_theme(self, theme: str | None) -> None:
        self.puzzle_filter = PuzzleFilter(theme, self.puzzle_filter.hardness, self.puzzle_filter.state)
        self._show()

    def _choose_tab(self, tab: int) -> None:
        """Shows another part. Beside the own mistakes, all themes are shown; filters of one list do not fit the other."""
        is_own = tab == PuzzlesTab.MISTAKES
        if is_own != (self.puzzle_filter.theme == MISTAKE_PUZZLES_THEME) and tab != PuzzlesTab.HISTORY:
            self.puzzle_filter = PuzzleFilter(theme=MISTAKE_PUZZLES_THEME if is_own else None)
        had_focus = self.table.hasFocus() or self.mistake_table.hasFocus()
        self.retranslate()
        if had_focus:
            self._focus_list()

    @property
    def _built_in(self) -> list[ListedPuzzle]:
        return [each for each in self._listed if each.theme != MISTAKE_PUZZLES_THEME]

    @property
    def _mistakes(self) -> list[ListedPuzzle]:
        return [each for each in self._listed if each.theme == MISTAKE_PUZZLES_THEME]

    @property
    def _listed(self) -> Sequence[ListedPuzzle]:
        return () if self._overview is None else self._overview.puzzles

    def _show(self) -> None:
        """Fills the visible part with what the filter accepts, and updates texts and buttons."""
        overview, tab = self._overview, self.tab
        if overview is None:
            return
        known = self._mistakes if tab is PuzzlesTab.MISTAKES else self._built_in
        shown = [each for each in known if self.puzzle_filter.accepts(each)]
        if tab is PuzzlesTab.PUZZLES:
            self.lists.show_built_in(shown)
            self._show_themes()
        elif tab is PuzzlesTab.MISTAKES:
            self.lists.show_mistakes(shown, overview.sources)
        else:
            self.history.show_history(overview.history, self.game, self._game_title(), overview.day)
        self.daily.setVisible(tab is PuzzlesTab.PUZZLES)
        self.themes.setVisible(tab is PuzzlesTab.PUZZLES and len(self.themes.cards) > 1)
        self._filter_row.setVisible(tab is not PuzzlesTab.HISTORY)
        self.hardness_choice.setVisible(tab is PuzzlesTab.PUZZLES)
        self.table.setVisible(tab is PuzzlesTab.PUZZLES and bool(shown))
        self.mistake_table.setVisible(tab is PuzzlesTab.MISTAKES and bool(shown))
        self.history.setVisible(tab is PuzzlesTab.HISTORY)
        self.empty_label.setVisible(tab is not PuzzlesTab.HISTORY and not shown)
        self.source_button.setVisible(tab is PuzzlesTab.MISTAKES and bool(shown))
        self._show_notes(known, shown)
        self._select_row()
        self._enable_buttons()
        self._update_daily()

    def _show_notes(self, known: Sequence[ListedPuzzle], shown: Sequence[ListedPuzzle]) -> None:
        no_match = self.tr("No puzzle matches these filters.")
        none = {
            PuzzlesTab.PUZZLES: self.tr("There are no puzzles for this game yet."),
            PuzzlesTab.MISTAKES: self.tr("You have no mistakes in this game yet."),
            PuzzlesTab.HISTORY: "",
        }
        self.empty_label.setText(self._problem_text() or (no_match if known else none[self.tab]))
        done = sum(each.state is PuzzleProgressState.SOLVED for each in known)
        self.solved_label.setText(PuzzleSentence.SOLVED_COUNT.counted(done).format(all=len(known)))
        mistake_puzzles = self.tr(
            "At the end of a game, “Costliest decisions” turns every mistake that cost you 2 points or more "
            "into a puzzle. It is solved once you get it right three times: after a day, a week and a month."
        )
        is_own = self.tab is PuzzlesTab.MISTAKES
        hides_problem = bool(shown) or self.tab is PuzzlesTab.HISTORY
        note = (self._problem_text() if hides_problem else "") or (mistake_puzzles if is_own else "")
        self.note_label.setText(note)
        self.note_label.setVisible(bool(note))

    def _show_themes(self) -> None:
        """Shows a card for all puzzles, and one for each theme of the game."""
        game_ui, puzzles = self._game_uis[self.game], self._built_in
        totals = Counter(each.theme for each in puzzles)
        solved = Counter(each.theme for each in puzzles if each.state is PuzzleProgressState.SOLVED)
        progress = [ThemeProgress(None, self.tr("All themes"), None, solved.total(), totals.total())]
        # Themes keep the order of the game, not that of the list.
        order = [*game_ui.theme_pictures, *(theme for theme in totals if theme not in game_ui.theme_pictures)]
        progress += [
            ThemeProgress(
                theme, game_ui.theme_name(theme), game_ui.theme_pictures.get(theme), solved[theme], totals[theme]
            )
            for theme in order
            if totals[theme]
        ]
        words = [PuzzleSentence.SOLVED_COUNT.counted(each.solved).format(all=each.total) for each in progress]
        self.themes.show_themes(self._art, progress, words, self.puzzle_filter.theme)
        # Otherwise Tab would reach new cards after all other widgets of the page.
        for before, after in pairwise([self.daily.solve_button, *self.themes.cards]):
            QWidget.setTabOrder(before, after)

    def _update_daily(self) -> None:
        """Shows the puzzle of the day, its result, the rating and the streak."""
        overview = self._overview
        if overview is None or self.tab is not PuzzlesTab.PUZZLES:
            return
        history, daily, pictures = overview.history, overview.daily, self.pictures
        answer = history.daily_answer(self.game, overview.day)
        if daily is None:
            status = ""
        elif answer is None:
            status = self.tr("Today everybody gets this puzzle.")
        elif history.is_daily_solved(self.game, overview.day):
            status = self.tr("Solved today.")
        else:
            status = self.tr("Missed today. You can try again.")
        days, ratings = history.streak(overview.day), history.ratings(self.game)
        self.daily.show_texts(
            self.tr("Puzzle of the day, {day}").format(day=format_day(overview.day)),
            self.lists.question(daily) if daily is not None else self.tr("There are no puzzles for this game yet."),
            status,
            self.tr("Rating {rating}").format(rating=rating_text(ratings[-1])) if ratings else self.tr("No rating yet"),
            self.tr("%n days in a row", "", days) if days else self.tr("Solve one today to start a streak"),
        )
        self.daily.solve_button.setText(self.tr("Solve") if answer is None else self.tr("Try again"))
        self.daily.show_picture(None if daily is None or pictures is None else pictures.picture(daily))

    @override
    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("Puzzles"))
        self.title.setText(self.tr("Puzzles"))
        due = sum(each.state is PuzzleProgressState.DUE for each in self._listed)
        mistakes = self.tr("Your mistakes (%n due)", "", due) if due else self.tr("Your mistakes")
        self.tabs.set_labels([self.tr("Puzzles"), mistakes, self.tr("History")])
        self.table.setAccessibleName(self.tr("Puzzles"))
        self.mistake_table.setAccessibleName(self.tr("Your mistakes"))
        self.close_button.setText(self.tr("Close"))
        self.source_button.setText(self.tr("Open the game"))
        is_own = self.tab is PuzzlesTab.MISTAKES
        self.next_button.setText(self.tr("Solve") if is_own else self.tr("Next puzzle"))
        self.game_choice.setAccessibleName(self.tr("Game"))
        fill_drop_down(self.game_choice, [(info.name, info.title()) for info in self._infos], self.game)
        accepted = self.puzzle_filter
        degrees = zip(HARDNESS_DEGREES, self.lists.texts.hardness_degrees(), strict=True)
        self.hardness_choice.setAccessibleName(self.tr("Difficulty"))
        fill_drop_down(self.hardness_choice, [(None, self.tr("Any difficulty")), *degrees], accepted.hardness)
        # The chosen status stays in the list when no puzzle has it any more, because it still hides all others.
        present = {accepted.state, *(each.state for each in (self._mistakes if is_own else self._built_in))}
        states = [(state, words) for state, words in self.lists.texts.statuses().items() if state in present]
        self.state_choice.setAccessibleName(self.tr("Status"))
        fill_drop_down(self.state_choice, [(None, self.tr("Solved and unsolved")), *states], accepted.state)
        self._show()

    def _game_title(self) -> str:
        return next((info.title() for info in self._infos if info.name == self.game), self.game)

    def _next_puzzle(self) -> ListedPuzzle | None:
        if self._overview is None:
            return None
        rating = self._overview.history.rating(self.game)
        return next_puzzle(self._listed, self.puzzle_filter, self._last_key, rating)

    def _open_next(self) -> None:
        """Opens the selected mistake or, beside the other parts of the page, the next puzzle."""
        wanted = self._selected_mistake() if self.tab is PuzzlesTab.MISTAKES else self._next_puzzle()
        if wanted is not None:
            self._open(wanted)

    def _open_daily(self) -> None:
        if self._overview is not None and self._overview.daily is not None:
            self._open(self._overview.daily)

    def _open(self, puzzle: ListedPuzzle) -> None:
        self.accept()
        self.puzzle_wanted.emit(puzzle)

    def _selected_mistake(self) -> ListedPuzzle | None:
        rows, row = self.mistake_table.rows.rows, self.mistake_table.currentIndex().row()
        return rows[row] if 0 <= row < len(rows) else None

    def _source_of(self, puzzle: ListedPuzzle | None) -> str:
        """Returns the id of the result of a mistake's match; "" if the match is not stored."""
        found = None if puzzle is None or self._overview is None else self._overview.sources.get(puzzle.key)
        return "" if found is None else found.id

    def _enable_buttons(self) -> None:
        selected = self._selected_mistake()
        self.source_button.setEnabled(bool(self._source_of(selected)))
        is_own = self.tab is PuzzlesTab.MISTAKES
        self.next_button.setEnabled((selected if is_own else self._next_puzzle()) is not None)

    def _open_source(self) -> None:
        puzzle = self._selected_mistake()
        source = self._source_of(puzzle)
        if source:
            self.accept()
            self.source_wanted.emit(puzzle, source)

    def _list(self) -> SortableTable[ListedPuzzle]:
        return self.mistake_table if self.tab is PuzzlesTab.MISTAKES else self.table

    def _select_row(self) -> None:
        """Selects the puzzle that was opened last or, if it is not shown, the first one."""
        keys = [each.key for each in self._list().rows.rows]
        self._list().selectRow(keys.index(self._last_key) if self._last_key in keys else 0)

    def _focus_list(self) -> None:
        table = self._list()
        is_shown = bool(table.rows.rows) and self.tab is not PuzzlesTab.HISTORY
        (table if is_shown else self.close_button).setFocus(Qt.FocusReason.OtherFocusReason)

    @override
    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._focus_list()
