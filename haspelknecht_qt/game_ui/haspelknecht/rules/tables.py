"""Tables in the rule texts whose rows come from the printed values."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from attrs import frozen

from haspelknecht_qt.games.haspelknecht.components import Components
from haspelknecht_qt.games.haspelknecht.printed import LAYOUT_IDS, LEVELS, PLAYERS
from haspelknecht_qt.ui.rules.markup import DataTable, Inline, InlinePicture, Line, Text
from haspelknecht_qt.ui.rules.rule_markup import TableForm

Rows = Iterator[tuple[Line, ...]]


@frozen
class PrintedTable:
    """A kind of table: its form, and the function that returns its rows."""

    form: TableForm
    rows: Callable[[DataTable, Components], Rows]


def rows(table: DataTable, components: Components) -> list[tuple[Line, ...]]:
    """Rows of a table, each with as many cells as its header."""
    return list(PRINTED_TABLES[table.kind].rows(table, components))


def _text(*parts: object) -> Line:
    return (Text("".join(map(str, parts))),)


def _disks(_: DataTable, components: Components) -> Rows:
    for players in PLAYERS:
        yield (_text(players), *(_text(count) for count in components.disks[players]))


def _levels(table: DataTable, components: Components) -> Rows:
    for number in LEVELS:
        level = components.levels[number]
        fee: list[Inline] = []
        for place, good in enumerate(level.fee):
            fee += [Text(f" {table.word('or')} ")] if place else []
            fee.append(InlinePicture(good))
        yield _text(number), _text(", ".join(map(str, level.vp))), tuple(fee) or _text(table.word("none"))


def _coal_chart(table: DataTable, components: Components) -> Rows:
    chart = components.coal_chart
    worthless = next((count for count, vp in enumerate(chart.vp) if vp), len(chart.vp)) - 1
    if worthless > 0:
        yield _text(f"0\N{EN DASH}{worthless}"), _text(0)
    for count, vp in enumerate(chart.vp):
        if vp:
            yield _text(count), _text(vp)
    yield _text(table.word("each further")), _text(f"+{chart.each_further}")


def _lease(_: DataTable, components: Components) -> Rows:
    numerals = ("I", "II", "III")
    for year, (food, thaler) in components.lease.items():
        yield _text(numerals[year - 1]), (InlinePicture("food"),) * food + (InlinePicture("thaler"),) * thaler


def _buildings(_: DataTable, components: Components) -> Rows:
    for count, vp in enumerate(components.final_scoring.building_symbols_vp):
        if count:
            yield _text(count), _text(vp)


def _thaler(table: DataTable, components: Components) -> Rows:
    scoring = components.final_scoring
    for count, vp in enumerate(scoring.thaler_vp):
        if count:
            yield _text(count), _text(vp)
    yield _text(table.word("each further")), _text(f"+{scoring.thaler_vp_each_further}")


def _layouts(table: DataTable, components: Components) -> Rows:
    for name in LAYOUT_IDS:
        layout = components.layouts[name]
        yield (
            _text(table.word(name)),
            _text("/".join(map(str, layout.players))),
            _text(" · ".join(map(str, layout.tiles_per_level))),
        )


PRINTED_TABLES: Mapping[str, PrintedTable] = {
    "disks": PrintedTable(TableForm(4, ()), _disks),
    "levels": PrintedTable(TableForm(3, ("none", "or")), _levels),
    "coal_chart": PrintedTable(TableForm(2, ("each further",)), _coal_chart),
    "lease": PrintedTable(TableForm(2, ()), _lease),
    "buildings": PrintedTable(TableForm(2, ()), _buildings),
    "thaler": PrintedTable(TableForm(2, ("each further",)), _thaler),
    "layouts": PrintedTable(TableForm(3, LAYOUT_IDS), _layouts),
}
"""All tables for rule texts."""
