"""Parts of rule texts that depend on the game: the names that the texts may use, and their look.

Rule texts are files (see chapter_file.py). They contain names of pictures, printed values, tables, boards and marks. A
mark is the name of a rulebook or variant. All names are checked against `RuleMarkup`, so that an error names the line
of an unknown name.

`PrintedValuesForRules` has the values printed on the components of one edition of the game, with the player's corrections.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Generic, Protocol, TypeAlias, TypeVar

from attrs import field

from haspelknecht_qt import languages
from haspelknecht_qt.core.components import PrintedValues
from haspelknecht_qt.core.fast_attrs import frozen
from haspelknecht_qt.core.override import override

if TYPE_CHECKING:
    from PySide6.QtGui import QPixmap

    from haspelknecht_qt.ui.rules.markup import BoardBlock, Line, PrintedValueTable
    from haspelknecht_qt.ui.window.look import Look


Rows: TypeAlias = "Iterator[tuple[Line, ...]]"


class MarkupError(ValueError):
    """Raised for an unreadable line of a rule text, or an unreadable row of a board.

    `found` is the wrong text, and `allowed` describes valid texts.
    """

    def __init__(self, found: str, allowed: str) -> None:
        super().__init__(f"{found}; allowed: {allowed}")
        self.found = found
        self.allowed = allowed


class BoardBlockRow(Protocol):
    """Row of a small board in a rule text. Its content depends on the game."""

    @property
    def text(self) -> str:
        """Text of the row, for searching and for screen readers; "" if the row has none."""


@frozen
class TableFormat:
    """Format of one kind of `PrintedValueTable`. `words` are the names of the texts that such a table needs."""

    column_count: int
    words: tuple[str, ...]


@frozen
class InlinePictureSource:
    """Source of a small picture in a line of a rule text.

    `sheet` is the file of the drawing, `element` its name in this file. `height` is a multiple of the font size. `swap`
    maps colour tokens to their replacements.
    """

    sheet: str
    element: str
    height: float
    swap: Mapping[str, str] = field(factory=dict)


MARK_CONTEXT = "Rules"
"""Translation context of the names of marks."""


def _refuse_board(row: str) -> BoardBlockRow:
    raise MarkupError(f"a row of a board, {row!r}", "no boards in the rules of this game")


@frozen(kw_only=True)
class RuleMarkup:
    """Markup of one game's rules.

    The defaults suit a game whose rule texts have neither pictures nor printed values.
    """

    chapter_folder: Callable[[str], Path]
    """Function that returns the folder with the chapters in a language. The folder need not exist."""
    first_rule: str
    """Id of the rule that is shown first."""
    pictures: Mapping[str, InlinePictureSource] = field(factory=dict)
    """Pictures that a text includes as {name}. The picture "diamond" marks reconstructed values."""
    values: Collection[str] = ()
    """Names of the printed values that a text includes as {=name}."""
    tables: Mapping[str, TableFormat] = field(factory=dict)
    """Kinds of tables of printed values, by their names in rule texts."""
    marks: Mapping[str, str] = field(factory=dict)
    """Rulebooks and variants: the id, written after @ before the texts that apply to it, and the English name."""
    read_row: Callable[[str], BoardBlockRow] = _refuse_board
    """Function that parses a row of a board. Raises MarkupError for an invalid row."""
    width_beside_text: Callable[[BoardBlock], float | None] = lambda _board: None
    """Function that returns a board's width in logical pixels at scale 1; None if no text may stand beside it."""


@frozen
class PrintedValuesForRules:
    """Values printed on the components of one edition of a game. Two objects are equal if all values are equal.

    The defaults suit a game whose rule texts contain no printed values, tables or boards.
    """

    def value_texts(self, language: str) -> Mapping[str, str]:
        """Returns the texts of all values in a language, by the names of the values."""
        return {}

    def names_of_guessed_values(self) -> frozenset[str]:
        """Returns the names of guessed values: they were reconstructed, because the components could not be read."""
        return frozenset()

    def rows(self, table: PrintedValueTable) -> list[tuple[Line, ...]]:
        """Returns the rows of a table of printed values. Each row has as many cells as the header.

        Raises KeyError for a table that the game does not have.
        """
        raise KeyError(table.kind)

    def board_pixmap(self, board: BoardBlock, look: Look, width: int) -> QPixmap:
        """Returns the picture of a board in a rule text, at most `width` logical pixels wide.

        Raises ValueError if the rules of the game have no boards.
        """
        raise ValueError("a board in the rules of a game that has none")


C = TypeVar("C", bound=PrintedValues)


@frozen
class ValueSource(Generic[C]):
    """Source of a printed value in rule texts.

    `read` gets the value from the game's components. `key` is the value's key in the data file; "" if it has none.
    """

    key: str
    read: Callable[[C], int | Sequence[int] | Sequence[str]]


@frozen
class PrintedValueTableKind(Generic[C]):
    """Kind of table in rule texts. `rows` returns its rows, each with as many cells as the header."""

    form: TableFormat
    rows: Callable[[PrintedValueTable, C], Rows]


@frozen
class PrintedComponents(PrintedValuesForRules, Generic[C]):
    """Printed values for rule texts, read from `components`.

    `sources` has a `ValueSource` for each value, `tables` a `PrintedValueTableKind` for each kind. `painter` paints boards.
    """

    components: C
    sources: Mapping[str, ValueSource[C]] = field(eq=False)
    tables: Mapping[str, PrintedValueTableKind[C]] = field(eq=False)
    painter: Callable[[BoardBlock, C, Look, int], QPixmap] = field(eq=False)

    @override
    def value_texts(self, language: str) -> Mapping[str, str]:
        found = {name: source.read(self.components) for name, source in self.sources.items()}
        return {
            name: str(value) if isinstance(value, int) else _enumeration(list(map(str, value)), language)
            for name, value in found.items()
        }

    @override
    def names_of_guessed_values(self) -> frozenset[str]:
        guessed = [f"{key}." for key in self.components.value_keys() if self.components.provenance(key).is_guessed]
        return frozenset(
            name
            for name, source in self.sources.items()
            if source.key and any(key.startswith(f"{source.key}.") for key in guessed)
        )

    @override
    def rows(self, table: PrintedValueTable) -> list[tuple[Line, ...]]:
        return list(self.tables[table.kind].rows(table, self.components))

    @override
    def board_pixmap(self, board: BoardBlock, look: Look, width: int) -> QPixmap:
        return self.painter(board, self.components, look, width)


def _enumeration(parts: Sequence[str], language: str) -> str:
    if len(parts) < 2:
        return "".join(parts)
    return f"{', '.join(parts[:-1])} {languages.facts(language).word_and} {parts[-1]}"
