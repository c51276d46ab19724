"""Lists of puzzles with small pictures: the built-in ones, and those from the player's own mistakes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QLocale, QObject, QTimer
from PySide6.QtGui import QPixmap

from haspelknecht_qt.core.puzzle_progress import MistakePuzzle, PuzzleProgressState
from haspelknecht_qt.core.result import Result
from haspelknecht_qt.core.text import sort_key
from haspelknecht_qt.ui.contracts import AnyGameUi
from haspelknecht_qt.ui.puzzles.entry_texts import PuzzleEntryTexts
from haspelknecht_qt.ui.puzzles.pictures import PuzzlePictures
from haspelknecht_qt.ui.puzzles.puzzle import ListedPuzzle
from haspelknecht_qt.ui.results.table import Column, SortableTable
from haspelknecht_qt.ui.results.texts import ResultTexts
from haspelknecht_qt.ui.window.look import Look

ROW_HEIGHT = 80
"""Height of a row with a picture, in logical pixels at scale 1."""
REFRESH_DELAY = 40
"""Time in which new pictures are collected before the lists are painted again, in milliseconds."""
STATE_ORDER = tuple(PuzzleProgressState)


class PuzzleLists(QObject):
    """Fills two tables with puzzles. Their pictures and questions appear as soon as they are made."""

    def __init__(self, look: Look, result_texts: ResultTexts, parent: QObject) -> None:
        super().__init__(parent)
        self.texts = PuzzleEntryTexts(self)
        self._result_texts = result_texts
        self.built_in: SortableTable[ListedPuzzle] = SortableTable(look, 0, ROW_HEIGHT)
        """Table of the built-in puzzles."""
        self.mistakes: SortableTable[ListedPuzzle] = SortableTable(look, 0, ROW_HEIGHT, needs_double_click=True)
        """Table of the puzzles from the player's own mistakes. A click selects one, because there are two actions."""
        self._game_ui: AnyGameUi | None = None
        self._pictures: PuzzlePictures | None = None
        self._refresh_timer = QTimer(self, singleShot=True, interval=REFRESH_DELAY)
        self._refresh_timer.timeout.connect(self._refresh)

    def set_game(self, game_ui: AnyGameUi, pictures: PuzzlePictures) -> None:
        """Sets the game of all further puzzles, and the maker of their pictures."""
        self._game_ui, self._pictures = game_ui, pictures
        pictures.position_ready.connect(lambda _key: self._refresh_timer.start())

    def show_built_in(self, puzzles: Sequence[ListedPuzzle]) -> None:
        """Shows built-in puzzles."""
        texts = self.texts
        self.built_in.show_rows(
            (
                Column(
                    self.tr("Puzzle"), self._entry, lambda each: each.number, is_number=False, picture=self._picture
                ),
                Column(self.tr("Theme"), self._theme, lambda each: sort_key(self._theme(each)), is_number=False),
                Column(self.tr("Difficulty"), texts.hardness, _rating_key, is_number=False),
                Column(self.tr("Status"), texts.status, _state_key, is_number=False),
            ),
            puzzles,
        )

    def show_mistakes(self, puzzles: Sequence[ListedPuzzle], sources: Mapping[str, Result]) -> None:
        """Shows puzzles from own mistakes. `sources` are the results of their matches, by the puzzle's key."""

        def players(puzzle: ListedPuzzle) -> str:
            source = sources.get(puzzle.key)
            if source is None or self._game_ui is None:
                return self.tr("not stored")
            return self._result_texts.players_with_points(source, self._game_ui.texts.bots).replace(" · ", "\n")

        self.mistakes.show_rows(
            (
                Column(self.tr("Mistake"), self._entry, _end_key, is_number=False, picture=self._picture),
                Column(self.tr("Points lost"), _loss_text, _loss_key),
                Column(self.tr("Game"), players, _end_key, is_number=False),
                Column(self.tr("Status"), self.texts.status, _state_key, is_number=False),
            ),
            puzzles,
        )

    def question(self, puzzle: ListedPuzzle) -> str:
        """Returns the period and the question of a puzzle; "" while they are unknown."""
        position = self._pictures.position(puzzle) if self._pictures is not None else None
        if self._game_ui is None or position is None:
            return ""
        return self.texts.question(self._game_ui, position)

    def _entry(self, puzzle: ListedPuzzle) -> str:
        return "\n".join(filter(None, (self.texts.name(puzzle), self.question(puzzle))))

    def _theme(self, puzzle: ListedPuzzle) -> str:
        return "" if self._game_ui is None else self.texts.theme(self._game_ui, puzzle)

    def _picture(self, puzzle: ListedPuzzle) -> QPixmap | None:
        return None if self._pictures is None else self._pictures.picture(puzzle)

    def _refresh(self) -> None:
        for table in (self.built_in, self.mistakes):
            table.rows.update_rows()


def _state_key(puzzle: ListedPuzzle) -> int:
    return STATE_ORDER.index(puzzle.state)


def _rating_key(puzzle: ListedPuzzle) -> float:
    return 0.0 if puzzle.rating is None else puzzle.rating.points


def _end_key(puzzle: ListedPuzzle) -> int:
    return puzzle.definition.end_time if isinstance(puzzle.definition, MistakePuzzle) else 0


def _loss_key(puzzle: ListedPuzzle) -> float:
    return puzzle.definition.loss if isinstance(puzzle.definition, MistakePuzzle) else 0.0


def _loss_text(puzzle: ListedPuzzle) -> str:
    return QLocale().toString(_loss_key(puzzle), "f", 1)
