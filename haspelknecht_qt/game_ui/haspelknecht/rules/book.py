"""The rulebook of Haspelknecht: markup of its texts, and the printed values and marks of a match."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from attrs import frozen
from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QPixmap

from haspelknecht_qt import languages
from haspelknecht_qt.core.override import override
from haspelknecht_qt.game_ui.haspelknecht.rules import tables, values
from haspelknecht_qt.game_ui.haspelknecht.rules.board_painter import BoardPainter, beside
from haspelknecht_qt.game_ui.haspelknecht.rules.boards import parse_row
from haspelknecht_qt.games.haspelknecht.components import Components
from haspelknecht_qt.games.haspelknecht.kinds import Effect, Step, Tile, Worker
from haspelknecht_qt.games.haspelknecht.setup import Setup
from haspelknecht_qt.games.haspelknecht.state import NOBODY, State
from haspelknecht_qt.ui.defaults.rules import DefaultRuleBook
from haspelknecht_qt.ui.rules.markup import BoardBlock, DataTable, Line
from haspelknecht_qt.ui.rules.rule_markup import LinePicture, Printed, RuleMarkup
from haspelknecht_qt.ui.rules.texts import RuleTextsByLanguage
from haspelknecht_qt.ui.window.look import Look

_PIECE, _MARKER = 1.45, 2.0
"""Height of pieces in a line of text, in sizes of its letters."""
_ON_PAPER = {"cut": "paper"}

PICTURES: Mapping[str, LinePicture] = {
    "black": LinePicture("pieces", "disk.black", _PIECE),
    "brown": LinePicture("pieces", "disk.brown", _PIECE),
    "yellow": LinePicture("pieces", "disk.yellow", _PIECE),
    "coal": LinePicture("pieces", "coal", _PIECE),
    "wood": LinePicture("pieces", "wood", 0.75),
    "food": LinePicture("pieces", "food", _PIECE),
    "thaler": LinePicture("pieces", "thaler", 1.3),
    "water": LinePicture("pieces", "water", 1.3),
    "debt": LinePicture("pieces", "debt", 1.3),
    "player": LinePicture("pieces", "player.madder", 1.2),
    "diamond": LinePicture("pieces", "diamond", 0.75, {"ink3": "ink2"}),
    **{
        name: LinePicture("pieces", name, _MARKER)
        for name in (
            "marker.hammer_and_pick",
            "marker.hauling_cable",
            "marker.ladder",
            "marker.oil_lamp",
            "marker.wheelbarrow",
            "marker.windlass",
        )
    },
    **{
        name: LinePicture("tiles", name, _PIECE, _ON_PAPER)
        for name in ("symbol.building", "symbol.fork", "symbol.hammer_and_pick")
    },
}
"""Pictures in lines of text."""

MARKS = ("dutch", "english", "french", "open", "hidden")
"""Rulebooks (rulings R1 to R14) and the two ways of planning (R9)."""


def mark_name(mark: str) -> str:
    """Name of a rulebook or way of planning."""
    names = {
        "dutch": QCoreApplication.translate("Rules", "Dutch rulebook"),
        "english": QCoreApplication.translate("Rules", "English rulebook"),
        "french": QCoreApplication.translate("Rules", "French rulebook"),
        "open": QCoreApplication.translate("Rules", "Open planning"),
        "hidden": QCoreApplication.translate("Rules", "Hidden planning"),
    }
    return names[mark]


RULE_MARKUP = RuleMarkup(
    chapters=partial(languages.rules, "haspelknecht"),
    first="I1",
    pictures=PICTURES,
    values=values.VALUES,
    tables={name: kind.form for name, kind in tables.PRINTED_TABLES.items()},
    marks=MARKS,
    mark_name=mark_name,
    read_row=parse_row,
    beside=beside,
)


@frozen
class PrintedBox(Printed):
    """Values printed in one box of the game, including corrected ones."""

    components: Components

    @override
    def values(self, language: str) -> Mapping[str, str]:
        return values.texts(self.components, language)

    @override
    def guessed(self) -> frozenset[str]:
        return values.guessed(self.components)

    @override
    def rows(self, table: DataTable) -> list[tuple[Line, ...]]:
        return tables.rows(table, self.components)

    @override
    def paint(self, board: BoardBlock, look: Look, width: int) -> QPixmap:
        return BoardPainter(look).picture(board, self.components, width)


_OF_STEP: Mapping[str, str] = {
    Step.FIRST_ORDER: "S5",
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
_OF_WORKER = {
    Worker.FARMER: "E4",
    Worker.FARMHAND: "E4",
    Worker.COAL_DIGGER: "E8",
    Worker.COAL_MINER: "E9",
    Worker.HASPELKNECHT: "E10",
    Worker.WATER_MILL: "35",
}
_OF_EFFECT = {
    Effect.WINDLASS: Tile.WINDLASS,
    Effect.MINING_TIMBER: Tile.MINING_TIMBER,
    Effect.HAMMER_AND_PICK: Tile.HAMMER_AND_PICK,
    Effect.COAL_SACKS: Tile.COAL_SACKS,
}
_OF_ITEM = {
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


class HaspelknechtRules(DefaultRuleBook[State, Setup]):
    """The rules in all languages. A match selects rulebook, way of planning and printed values."""

    def __init__(self, built_in: Components) -> None:
        super().__init__(RuleTextsByLanguage(RULE_MARKUP), _OF_STEP, _OF_ITEM, PrintedBox(built_in))

    @override
    def marks(self, setup: Setup) -> tuple[str, ...]:
        """Returns rulebook and way of planning."""
        return (setup.rulebook, setup.planning)

    @override
    def printed(self, setup: Setup) -> Printed:
        return PrintedBox(setup.components)

    @override
    def current_rule(self, state: State) -> str:
        """Returns the rule of the tile with an effect, of the active worker, or of the step."""
        if state.effect != Effect.NONE:
            return str(_OF_EFFECT[state.effect].value)
        if state.active != NOBODY:
            return _OF_WORKER[Worker(state.active)]
        return super().current_rule(state)
