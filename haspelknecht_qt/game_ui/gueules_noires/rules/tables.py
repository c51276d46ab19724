"""Tables in the rule texts whose rows come from the printed values."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from attrs import frozen

from haspelknecht_qt.games.gueules_noires.components import Components
from haspelknecht_qt.games.gueules_noires.printed import (
    COLOURS,
    ELEMENTS,
    ELEMENTS_PER_SHIFT,
    EXTRACTION_IDS,
    MONEY_IDS,
    PLAYERS,
    SPACE_IDS,
)
from haspelknecht_qt.ui.rules.markup import DataTable, InlinePicture, Line, Text
from haspelknecht_qt.ui.rules.rule_markup import TableForm

Rows = Iterator[tuple[Line, ...]]
_NUMERALS = ("I", "II", "III")
_ACTIONS = ("factory", "extraction", "money", "order")
_MARKS = ("2", "2+3")


@frozen
class PrintedTable:
    """A kind of table: its form, and the function that returns its rows."""

    form: TableForm
    rows: Callable[[DataTable, Components], Rows]


def rows(table: DataTable, components: Components) -> list[tuple[Line, ...]]:
    """Rows of a table, each with as many cells as its header."""
    return list(PRINTED_TABLES[table.kind].rows(table, components))


def _text(part: object) -> Line:
    return (Text(str(part)),)


def _players(_: DataTable, components: Components) -> Rows:
    setup = components.setup
    for players in PLAYERS:
        closed = {2: len(components.marked_2) + len(components.marked_2_3), 3: len(components.marked_2_3), 4: 0}[
            players
        ]
        numbers = (len(SPACE_IDS) - closed, setup.workers[players], setup.francs[players], setup.display[players])
        yield _text(players), *map(_text, numbers)


def _locks(table: DataTable, components: Components) -> Rows:
    for mark, spaces in zip(_MARKS, (components.marked_2, components.marked_2_3), strict=True):
        for space in spaces:
            number: object = space.rpartition("-")[2]
            if space in EXTRACTION_IDS:
                number = components.moves[space]
            elif space in MONEY_IDS:
                number = components.francs[space]
            title = table.word(space.partition("-")[0]).replace("{n}", str(number))
            yield _text(title), _text(table.word(mark))


def _prices(table: DataTable, components: Components) -> Rows:
    for colour, price in zip(COLOURS, components.price, strict=True):
        yield (InlinePicture(colour), Text(f" {table.word(colour)}")), _francs(price), _francs(2 * price)


def _francs(count: int) -> Line:
    return Text(f"{count} "), InlinePicture("franc")


def _elements(table: DataTable, components: Components) -> Rows:
    for place, (element, prize) in enumerate(zip(ELEMENTS, components.prizes, strict=True)):
        kind, _, which = element.partition(":")
        pictures = (
            (InlinePicture("empty_minecart"), InlinePicture(which)) if kind == "empty" else (InlinePicture(which),)
        )
        shift = _NUMERALS[place // ELEMENTS_PER_SHIFT]
        yield (*pictures, Text(f" {table.word(element)}")), _text(prize.first), _text(prize.second), _text(shift)


PRINTED_TABLES: Mapping[str, PrintedTable] = {
    "players": PrintedTable(TableForm(5, ()), _players),
    "locks": PrintedTable(TableForm(2, (*_ACTIONS, *_MARKS)), _locks),
    "prices": PrintedTable(TableForm(3, COLOURS), _prices),
    "elements": PrintedTable(TableForm(4, ELEMENTS), _elements),
}
"""All tables for rule texts."""
