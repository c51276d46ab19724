"""Names that one game's rule texts may use, and their appearance: everything about rule texts that depends on the game.

The texts are files (chapter_file.py). The names in them (pictures, printed values, tables, boards, marks) are checked
against `RuleMarkup`, so that an error is reported with its line. A mark is the name of a rulebook or variant. `Printed`
has the values printed in one box (a copy of the game), including corrected values.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Generic, Protocol, TypeAlias, TypeVar

from attrs import field, frozen

from haspelknecht_qt import languages
from haspelknecht_qt.core.components import Provenance
from haspelknecht_qt.core.override import override

if TYPE_CHECKING:
    from PySide6.QtGui import QPixmap

    from haspelknecht_qt.ui.rules.markup import BoardBlock, DataTable, Line
    from haspelknecht_qt.ui.window.look import Look


Rows: TypeAlias = "Iterator[tuple[Line, ...]]"


class MarkupError(ValueError):
    """Raised for an unreadable line or row of a board. `found` is the text there, `allowed` describes valid texts."""

    def __init__(self, found: str, allowed: str) -> None:
        super().__init__(f"{found}; allowed: {allowed}")
        self.found = found
        self.allowed = allowed


class BoardBlockRow(Protocol):
    """Row of a small board in the text. Its content depends on the game."""

    @property
    def text(self) -> str:
        """Words of the row, for search and screen reader; "" if the row has no words."""
        ...


@frozen
class TableForm:
    """Form of a table whose rows come from printed values: the number of columns, and the names of the words it requires."""

    columns: int
    words: tuple[str, ...]


@frozen
class LinePicture:
    """Picture in a line of text.

    `sheet` and `element` name the drawing. `height` is a multiple of the font size. `swap` maps colour tokens to their
    replacements.
    """

    sheet: str
    element: str
    height: float
    swap: Mapping[str, str] = field(factory=dict)


def _no_marks(mark: str) -> str:
    raise KeyError(mark)


def _no_boards(row: str) -> BoardBlockRow:
    raise MarkupError(f"a row of a board, {row!r}", "no boards in the rules of this game")


@frozen(kw_only=True)
class RuleMarkup:
    """Markup of one game's rules. The defaults suit a game whose texts are words only.

    `chapters` returns the folder of a language's chapters, which need not exist. `first` is the id of the rule to show
    first.

    Names in the texts: `pictures` for {name}, `values` for {=name}, `marks` (rulebooks, variants) for the words after @,
    `tables` for kinds of tables. The picture "diamond" marks reconstructed values, if there are any.

    Functions: `mark_name` returns the name of a mark in the current language, and raises KeyError. `read_row`
    parses a row of a board, and raises MarkupError. `beside` returns the width, in scene units, of a board beside the
    text; None for a board between paragraphs.
    """

    chapters: Callable[[str], Path]
    first: str
    pictures: Mapping[str, LinePicture] = field(factory=dict)
    values: Collection[str] = ()
    tables: Mapping[str, TableForm] = field(factory=dict)
    marks: tuple[str, ...] = ()
    mark_name: Callable[[str], str] = _no_marks
    read_row: Callable[[str], BoardBlockRow] = _no_boards
    beside: Callable[[BoardBlock], float | None] = lambda _board: None


class Printed(Protocol):
    """Values printed in one box of the game. Equal if everything printed is equal."""

    def values(self, language: str) -> Mapping[str, str]:
        """Returns the text of each value, by name."""
        ...

    def guessed(self) -> frozenset[str]:
        """Returns the names of the values that are marked as reconstructed."""
        ...

    def rows(self, table: DataTable) -> list[tuple[Line, ...]]:
        """Returns the rows of a table, each with as many cells as its header."""
        ...

    def paint(self, board: BoardBlock, look: Look, width: int) -> QPixmap:
        """Returns a picture of a board in the current look, at most `width` logical pixels wide."""
        ...


@frozen
class NothingPrinted(Printed):
    """Printed values of a game whose texts are words only: no values, tables or boards."""

    @override
    def values(self, language: str) -> Mapping[str, str]:
        return {}

    @override
    def guessed(self) -> frozenset[str]:
        return frozenset()

    @override
    def rows(self, table: DataTable) -> list[tuple[Line, ...]]:
        """Raises KeyError: the game has no kinds of tables."""
        raise KeyError(table.kind)

    @override
    def paint(self, board: BoardBlock, look: Look, width: int) -> QPixmap:
        """Raises ValueError: the game has no boards in its rules."""
        raise ValueError("a board in the rules of a game that has none")


class PrintedData(Protocol):
    """Printed data of a game, with the provenance of each value."""

    def value_keys(self) -> Iterable[str]:
        """Returns the dotted keys of all values."""
        ...

    def provenance(self, key: str) -> Provenance:
        """Returns the provenance of the value under a dotted key."""
        ...


C = TypeVar("C", bound=PrintedData)


@frozen
class ValueSource(Generic[C]):
    """Source of a value: `read` returns the value from the components. `key` is its key in the data file; "" for none."""

    key: str
    read: Callable[[C], int | Sequence[int] | Sequence[str]]


@frozen
class PrintedTable(Generic[C]):
    """Kind of table: its form, and the function that returns its rows, each with as many cells as the header."""

    form: TableForm
    rows: Callable[[DataTable, C], Rows]


def value_texts(sources: Mapping[str, ValueSource[C]], components: C, language: str) -> dict[str, str]:
    """Returns the text of each value in a language: a number, or an enumeration such as "4, 6, 8 and 10"."""
    found = {name: source.read(components) for name, source in sources.items()}
    return {
        name: str(value) if isinstance(value, int) else _enumeration(list(map(str, value)), language)
        for name, value in found.items()
    }


def guessed_values(sources: Mapping[str, ValueSource[C]], components: C) -> frozenset[str]:
    """Returns the names of the values that are marked as reconstructed."""
    guessed = [f"{key}." for key in components.value_keys() if components.provenance(key).guessed]
    return frozenset(
        name
        for name, source in sources.items()
        if source.key and any(key.startswith(f"{source.key}.") for key in guessed)
    )


def _enumeration(parts: Sequence[str], language: str) -> str:
    if len(parts) < 2:
        return "".join(parts)
    return f"{', '.join(parts[:-1])} {languages.facts(language).word_and} {parts[-1]}"
