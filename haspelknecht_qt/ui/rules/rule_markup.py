"""What the rule texts of one game may hold, and how it looks: everything about them that only the game knows.

The texts themselves are files (chapter_file.py); what they name (pictures, printed values, tables, boards, marks) stands in an Edition, so
that a mistake in a file is told with its line. What is printed in one box, corrected values included, is a Printed.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from attrs import field, frozen

from haspelknecht_qt.core.override import override

if TYPE_CHECKING:
    from PySide6.QtGui import QPixmap

    from haspelknecht_qt.ui.rules.markup import BoardBlock, DataTable, Line
    from haspelknecht_qt.ui.window.look import Look


class BoardError(ValueError):
    """A row of a board cannot be read: `found` is what stands there, `allowed` what may."""

    def __init__(self, found: str, allowed: str) -> None:
        super().__init__(f"{found}; allowed: {allowed}")
        self.found = found
        self.allowed = allowed


class BoardBlockRow(Protocol):
    """A row of a small board in the text. What it shows is the game's own affair."""

    @property
    def text(self) -> str:
        """Its words, as they are searched and read aloud; "" if it has none."""
        ...


@frozen
class TableForm:
    """A kind of table whose rows come from printed values: so many columns, and the words that it asks for."""

    columns: int
    words: tuple[str, ...]


@frozen
class LinePicture:
    """A picture that can stand in a line: its sheet and element, its height in sizes of the letters, and tokens that it shows otherwise."""

    sheet: str
    element: str
    height: float
    swap: Mapping[str, str] = field(factory=dict)


def _no_marks(mark: str) -> str:
    raise KeyError(mark)


def _no_boards(row: str) -> BoardBlockRow:
    raise BoardError(f"a row of a board, {row!r}", "no boards in the rules of this game")


def _between(_board: BoardBlock) -> None:
    return None


@frozen(kw_only=True)
class RuleMarkup:
    """The rules of one game as pages.

    `chapters` answers a language's folder of chapters, which need not be there; `first` is the rule that is shown first. `pictures` are {name}; where values
    are reconstructed one of them is "diamond", which marks these. `values` are the names of {=name}, `marks` the words behind @
    (rulebooks, variants) and `tables` the kinds of tables; `mark_name` says in the language of the moment what a mark is called, and
    raises KeyError. `read_row` reads a row of a board and raises BoardError. `beside` is the width (scene units) of a board that stands
    beside the text, None for one that stands between the paragraphs. A game whose texts hold nothing but words says nothing of all that.
    """

    chapters: Callable[[str], Path]
    first: str
    pictures: Mapping[str, LinePicture] = field(factory=dict)
    values: Collection[str] = ()
    tables: Mapping[str, TableForm] = field(factory=dict)
    marks: tuple[str, ...] = ()
    mark_name: Callable[[str], str] = _no_marks
    read_row: Callable[[str], BoardBlockRow] = _no_boards
    beside: Callable[[BoardBlock], float | None] = _between


class Printed(Protocol):
    """What is printed in one box. Equal where everything printed is."""

    def values(self, language: str) -> Mapping[str, str]:
        """What stands in the text for each value, by its name."""
        ...

    def guessed(self) -> frozenset[str]:
        """The names of the values that are marked as reconstructed."""
        ...

    def rows(self, table: DataTable) -> list[tuple[Line, ...]]:
        """The rows of a table, each with as many cells as its header."""
        ...

    def paint(self, board: BoardBlock, look: Look, width: int) -> QPixmap:
        """A board, `width` logical pixels wide at most, in the look of the moment."""
        ...


@frozen
class NothingPrinted(Printed):
    """The box of a game whose texts hold nothing but words: a Printed without values, tables and boards."""

    @override
    def values(self, language: str) -> Mapping[str, str]:
        return {}

    @override
    def guessed(self) -> frozenset[str]:
        return frozenset()

    @override
    def rows(self, table: DataTable) -> list[tuple[Line, ...]]:
        """Raises KeyError: there is no kind of table that a text could ask for."""
        raise KeyError(table.kind)

    @override
    def paint(self, board: BoardBlock, look: Look, width: int) -> QPixmap:
        """Raises ValueError: no text can hold a board."""
        raise ValueError("a board in the rules of a game that has none")
