"""The rulebook of Haspelknecht: the markup of its texts, and the printed values that the texts quote."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from haspelknecht_qt import languages
from haspelknecht_qt.core.handicap import HANDICAP
from haspelknecht_qt.core.override import override
from haspelknecht_qt.core.translation import QT_TRANSLATE_NOOP
from haspelknecht_qt.game_ui.haspelknecht.rules.board_painter import paint_board, width_beside_text
from haspelknecht_qt.game_ui.haspelknecht.rules.boards import MARKERS, parse_row
from haspelknecht_qt.game_ui.haspelknecht.texts import terms
from haspelknecht_qt.game_ui.haspelknecht.texts.tiles import question_tile
from haspelknecht_qt.games.haspelknecht import working
from haspelknecht_qt.games.haspelknecht.components import Components
from haspelknecht_qt.games.haspelknecht.kinds import PLAYER_DISKS_FOR_DEVELOPMENTS, Step, TileQuestion, Worker
from haspelknecht_qt.games.haspelknecht.moves import Activate
from haspelknecht_qt.games.haspelknecht.printed import COLOURS, LAYOUT_IDS, LEVELS, PLAYER_COUNTS
from haspelknecht_qt.games.haspelknecht.setup import Setup
from haspelknecht_qt.games.haspelknecht.state import NOBODY, State
from haspelknecht_qt.ui.contracts import RuleBook
from haspelknecht_qt.ui.rules.markup import Inline, InlinePicture, Line, PrintedValueTable, Text
from haspelknecht_qt.ui.rules.rule_markup import (
    InlinePictureSource,
    PrintedComponents,
    PrintedValuesForRules,
    PrintedValueTableKind,
    Rows,
    RuleMarkup,
    TableFormat,
    ValueSource,
)
from haspelknecht_qt.ui.rules.texts import RuleTextsByLanguage


def _line(*parts: object) -> Line:
    return (Text("".join(map(str, parts))),)


def _disk_rows(_: PrintedValueTable, components: Components) -> Rows:
    for players in PLAYER_COUNTS:
        yield (_line(players), *(_line(count) for count in components.disks[players]))


def _level_rows(table: PrintedValueTable, components: Components) -> Rows:
    for number in LEVELS:
        level = components.levels[number]
        fee: list[Inline] = []
        for index, good in enumerate(level.fee_goods):
            fee += [Text(f" {table.word('or')} ")] if index else []
            fee.append(InlinePicture(good))
        yield _line(number), _line(", ".join(map(str, level.vp))), tuple(fee) or _line(table.word("none"))


def _coal_chart_rows(table: PrintedValueTable, components: Components) -> Rows:
    chart = components.coal_chart
    worthless = next((count for count, vp in enumerate(chart.vp) if vp), len(chart.vp)) - 1
    if worthless > 0:
        yield _line(f"0\N{EN DASH}{worthless}"), _line(0)
    for count, vp in enumerate(chart.vp):
        if vp:
            yield _line(count), _line(vp)
    yield _line(table.word("each further")), _line(f"+{chart.each_further}")


def _lease_rows(_: PrintedValueTable, components: Components) -> Rows:
    for year, (food, thaler) in components.lease.items():
        yield _line(terms.year(year)), (InlinePicture("food"),) * food + (InlinePicture("thaler"),) * thaler


def _building_rows(_: PrintedValueTable, components: Components) -> Rows:
    for count, vp in enumerate(components.final_scoring.building_symbols_vp):
        if count:
            yield _line(count), _line(vp)


def _thaler_rows(table: PrintedValueTable, components: Components) -> Rows:
    scoring = components.final_scoring
    for count, vp in enumerate(scoring.thaler_vp):
        if count:
            yield _line(count), _line(vp)
    yield _line(table.word("each further")), _line(f"+{scoring.thaler_vp_each_further}")


def _layout_rows(table: PrintedValueTable, components: Components) -> Rows:
    for name in LAYOUT_IDS:
        layout = components.layouts[name]
        yield (
            _line(table.word(name)),
            _line("/".join(map(str, layout.player_counts))),
            _line(" · ".join(map(str, layout.tiles_per_level))),
        )


PRINTED_TABLES: Mapping[str, PrintedValueTableKind[Components]] = {
    "disks": PrintedValueTableKind(TableFormat(4, ()), _disk_rows),
    "levels": PrintedValueTableKind(TableFormat(3, ("none", "or")), _level_rows),
    "coal_chart": PrintedValueTableKind(TableFormat(2, ("each further",)), _coal_chart_rows),
    "lease": PrintedValueTableKind(TableFormat(2, ()), _lease_rows),
    "buildings": PrintedValueTableKind(TableFormat(2, ()), _building_rows),
    "thaler": PrintedValueTableKind(TableFormat(2, ("each further",)), _thaler_rows),
    "layouts": PrintedValueTableKind(TableFormat(3, LAYOUT_IDS), _layout_rows),
}
"""All tables of printed values that rule texts can quote."""

VALUES: Mapping[str, ValueSource[Components]] = {
    "player_disks": ValueSource(
        "supply.player_disks_per_player", lambda printed: printed.supply.player_disks_per_player
    ),
    "development_disks": ValueSource("", lambda _: PLAYER_DISKS_FOR_DEVELOPMENTS),
    "supply.thaler": ValueSource("supply.thaler", lambda printed: printed.supply.thaler),
    "supply.debt_chit": ValueSource("supply.debt_chit", lambda printed: printed.supply.debt_chit),
    "disk_value.black": ValueSource("disk_value.black", lambda printed: printed.disk_value[COLOURS.index("black")]),
    "disk_value.brown": ValueSource("disk_value.brown", lambda printed: printed.disk_value[COLOURS.index("brown")]),
    "disk_value.yellow": ValueSource("disk_value.yellow", lambda printed: printed.disk_value[COLOURS.index("yellow")]),
    "pools.water": ValueSource(
        "pool.C.pit_water", lambda printed: [pool.id for pool in printed.pools if pool.water_symbol]
    ),
    "pinge.coal": ValueSource("", lambda printed: sum(printed.pinge.coal_groups)),
    "pinge.groups": ValueSource("pinge.coal_groups", lambda printed: printed.pinge.coal_groups),
    "pinge.blocked": ValueSource("pinge.blocked_from_water", lambda printed: printed.pinge.blocked_from_water),
    "pinge.bonus.1": ValueSource("pinge.bonus_vp", lambda printed: printed.pinge.bonus_vp.get(1, 0)),
    "pinge.bonus.2": ValueSource("pinge.bonus_vp", lambda printed: printed.pinge.bonus_vp.get(2, 0)),
    "tunnel.sections": ValueSource("", lambda printed: len(printed.tunnel.coal)),
    "tunnel.coal": ValueSource("", lambda printed: sum(printed.tunnel.coal)),
    "tunnel.coal_by_section": ValueSource("tunnel.coal", lambda printed: printed.tunnel.coal),
    "tunnel.vp": ValueSource("", lambda printed: sum(printed.tunnel.vp)),
    "tunnel.vp_by_section": ValueSource("tunnel.vp", lambda printed: printed.tunnel.vp),
    "tunnel.wheelbarrow": ValueSource(
        "tunnel.wheelbarrow", lambda printed: _section_numbers(printed.tunnel.wheelbarrow)
    ),
    "tunnel.oil_lamp": ValueSource("tunnel.oil_lamp", lambda printed: _section_numbers(printed.tunnel.oil_lamp)),
    "tunnel.lorry": ValueSource("tunnel.lorry", lambda printed: _section_numbers(printed.tunnel.lorry)),
    "tunnel.reeling_blocked": ValueSource(
        "tunnel.reeling_blocked_from_water", lambda printed: printed.tunnel.water_blocking_reeling
    ),
    "tunnel.digging_blocked": ValueSource(
        "tunnel.excavation_blocked_from_water", lambda printed: printed.tunnel.water_blocking_excavation
    ),
    "level.4.first": ValueSource("level.4.vp", lambda printed: printed.levels[4].vp[0]),
    "marker_vp": ValueSource("final_scoring.unused_marker_vp", lambda printed: printed.final_scoring.unused_marker_vp),
    "debt.first": ValueSource("final_scoring.debt_vp_first", lambda printed: -printed.final_scoring.debt_vp_first),
    "debt.each_further": ValueSource(
        "final_scoring.debt_vp_each_further", lambda printed: -printed.final_scoring.debt_vp_each_further
    ),
}
"""Printed values that rule texts can quote as numbers, by name."""


def _section_numbers(indices: Sequence[int]) -> list[int]:
    """Converts indices of tunnel sections (from 0) to their numbers in the texts (from 1)."""
    return [index + 1 for index in indices]


_PIECE_HEIGHT, _MARKER_HEIGHT = 1.45, 2.0
"""Heights of pieces and of action markers within a line of text, as multiples of the font size."""
_PAPER_COLOURS = {"cut": "paper"}

PICTURES: Mapping[str, InlinePictureSource] = {
    "black": InlinePictureSource("pieces", "disk.black", _PIECE_HEIGHT),
    "brown": InlinePictureSource("pieces", "disk.brown", _PIECE_HEIGHT),
    "yellow": InlinePictureSource("pieces", "disk.yellow", _PIECE_HEIGHT),
    "coal": InlinePictureSource("pieces", "coal", _PIECE_HEIGHT),
    "wood": InlinePictureSource("pieces", "wood", 0.75),
    "food": InlinePictureSource("pieces", "food", _PIECE_HEIGHT),
    "thaler": InlinePictureSource("pieces", "thaler", 1.3),
    "water": InlinePictureSource("pieces", "water", 1.3),
    "debt": InlinePictureSource("pieces", "debt", 1.3),
    "player": InlinePictureSource("pieces", "player.madder", 1.2),
    "diamond": InlinePictureSource("pieces", "diamond", 0.75, {"ink3": "ink2"}),
    **{name: InlinePictureSource("pieces", name, _MARKER_HEIGHT) for name in MARKERS},
    **{
        name: InlinePictureSource("tiles", name, _PIECE_HEIGHT, _PAPER_COLOURS)
        for name in ("symbol.building", "symbol.fork", "symbol.hammer_and_pick")
    },
}
"""Pictures that can be in a line of text, by their names in the markup."""

MARKS = {
    "dutch": QT_TRANSLATE_NOOP("Rules", "Dutch rulebook"),
    "english": QT_TRANSLATE_NOOP("Rules", "English rulebook"),
    "french": QT_TRANSLATE_NOOP("Rules", "French rulebook"),
    "open": QT_TRANSLATE_NOOP("Rules", "Open planning"),
    "hidden": QT_TRANSLATE_NOOP("Rules", "Hidden planning"),
}
"""Names of rulebooks (rulings R1 to R14) and ways of planning (R9), by id.

A passage of a rule text marked with such an id applies only to this rulebook or way of planning.
"""


RULE_MARKUP = RuleMarkup(
    chapter_folder=partial(languages.rules_folder, "haspelknecht"),
    first_rule="I1",
    pictures=PICTURES,
    values=VALUES,
    tables={name: kind.form for name, kind in PRINTED_TABLES.items()},
    marks=MARKS,
    read_row=parse_row,
    width_beside_text=width_beside_text,
)


def printed_components(components: Components) -> PrintedComponents[Components]:
    """Returns what rule texts show of the game's components: printed values, tables, and pictures of boards."""
    return PrintedComponents(components, VALUES, PRINTED_TABLES, paint_board)


_RULE_BY_STEP: Mapping[str, str] = {
    Step.FIRST_TURN_ORDER: "S5",
    Step.REFILLING: "A4",
    Step.FIRST_TAKING: "T1",
    Step.SECOND_TAKING: "T3",
    Step.RETURNING_WATER: "T5",
    Step.PLANNING: "P1",
    Step.EXECUTING: "E1",
    Step.WINTER: "R12",
    Step.STORING: "W3",
    Step.END: "F1",
}
_RULE_BY_WORKER = {**working.ACTION_RULES, Worker.WATER_MILL: "35"}
_RULE_BY_ITEM = {
    HANDICAP: "H8",
    "developments": "D6",
    "coal": "W1",
    "storage": "W3",
    "pinge": "M3",
    "charcoal_burner": "15",
    "hauling_cable": "14",
    "water_mill": "35",
    "tunnel_sections": "F1",
    "tunnel_bonus": "F2",
    "development_bonus": "F2",
    "buildings": "F3",
    "markers": "F4",
    "thaler": "F5",
    "debts": "F6",
    "water": "F7",
}


class HaspelknechtRuleBook(RuleBook[State, Setup]):
    """The rule texts of Haspelknecht in all languages.

    Their texts depend on the rulebook, the way of planning and the printed values of the match.
    """

    def __init__(self, built_in: Components) -> None:
        super().__init__(RuleTextsByLanguage(RULE_MARKUP), _RULE_BY_STEP, _RULE_BY_ITEM, printed_components(built_in))

    @override
    def rulebook_and_variant_ids(self, setup: Setup) -> tuple[str, ...]:
        """Returns the ids of the match's rulebook and way of planning, which select passages of the rules."""
        return (setup.rulebook, setup.planning)

    @override
    def printed_values(self, setup: Setup) -> PrintedValuesForRules:
        return printed_components(setup.components)

    @override
    def current_rule(self, state: State) -> str:
        """Returns the id of the rule for the current decision.

        It is the rule of the tile whose effect is being decided. Without such a tile, it is the rule of the worker at
        work, or else of the step.
        """
        if state.effect != TileQuestion.NONE:
            return str(question_tile(state.effect).value)
        if state.active != NOBODY:
            return _RULE_BY_WORKER[state.active]
        return super().current_rule(state)

    @override
    def rule_of_move(self, state: State, move: object) -> str:
        """Returns the id of the rule about the worker that is sent to work, otherwise the rule for the decision."""
        return _RULE_BY_WORKER[move.worker] if isinstance(move, Activate) else super().rule_of_move(state, move)
