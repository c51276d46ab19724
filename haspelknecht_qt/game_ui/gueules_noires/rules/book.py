"""The rulebook of Gueules Noires: markup of its texts, and the printed values of a match."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from attrs import field, frozen
from PySide6.QtGui import QPixmap

from haspelknecht_qt import languages
from haspelknecht_qt.core.override import override
from haspelknecht_qt.game_ui.gueules_noires import pictures
from haspelknecht_qt.game_ui.gueules_noires.rules import tables, values
from haspelknecht_qt.game_ui.gueules_noires.rules.boards import RowReader
from haspelknecht_qt.games.gueules_noires.components import Components
from haspelknecht_qt.games.gueules_noires.printed import COLOURS, VEHICLES
from haspelknecht_qt.games.gueules_noires.setup import Setup
from haspelknecht_qt.games.gueules_noires.state import Colour, State, Step, Vehicle
from haspelknecht_qt.ui.contracts import Picture
from haspelknecht_qt.ui.defaults.rules import DefaultRuleBook
from haspelknecht_qt.ui.rules.markup import BoardBlock, DataTable, Line
from haspelknecht_qt.ui.rules.rule_markup import LinePicture, Printed, RuleMarkup
from haspelknecht_qt.ui.rules.texts import RuleTextsByLanguage
from haspelknecht_qt.ui.window.look import Look

PaintBoard = Callable[[BoardBlock, Components, Look, int], QPixmap]
"""Paints a board in the current look with the printed values of a box; the last argument is the maximum width in
logical pixels."""

_CUBE, _PIECE, _VEHICLE = 1.2, 1.45, 1.3
"""Height of pieces in a line of text, in sizes of its letters."""


def _in_line(picture: Picture, height: float = _PIECE) -> LinePicture:
    return LinePicture(picture.sheet, picture.element, height)


LINE_PICTURES: Mapping[str, LinePicture] = {
    **{name: _in_line(pictures.cube(colour), _CUBE) for name, colour in zip(COLOURS, Colour, strict=True)},
    **{name: _in_line(pictures.vehicle(vehicle), _VEHICLE) for name, vehicle in zip(VEHICLES, Vehicle, strict=True)},
    "worker": _in_line(pictures.WORKER),
    "franc": _in_line(pictures.FRANC),
    "minecart": _in_line(pictures.MINECART),
    "empty_minecart": _in_line(pictures.EMPTY_MINECART),
    "cage": _in_line(pictures.CAGE),
    "lamp": _in_line(pictures.LAMP),
    "vp": _in_line(pictures.SHIELD),
    "diamond": LinePicture(pictures.PIECES, "diamond", 0.75, {"ink3": "ink2"}),
}
"""Pictures in lines of text; the last one marks a reconstructed value."""


def mark_name(mark: str) -> str:
    """Raises KeyError: there are no marks.

    There is one rulebook, and the texts explain both ways of `delivered` (GR13).
    """
    raise KeyError(mark)


def _beside(_board: BoardBlock) -> None:
    """None: every board is between the paragraphs."""
    return


def rule_markup(built_in: Components) -> RuleMarkup:
    """Markup of the rule texts; the order spots of their examples are those of `built_in`."""
    return RuleMarkup(
        chapters=partial(languages.rules, "gueules_noires"),
        first="GI1",
        pictures=LINE_PICTURES,
        values=values.VALUES,
        tables={name: table.form for name, table in tables.PRINTED_TABLES.items()},
        marks=(),
        mark_name=mark_name,
        read_row=RowReader(built_in).read,
        beside=_beside,
    )


@frozen
class PrintedBox(Printed):
    """Values printed in one box of the game, including corrected ones. Equal if everything printed is equal."""

    components: Components
    _paint: PaintBoard = field(eq=False)

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
        return self._paint(board, self.components, look, width)


_OF_STEP: Mapping[str, str] = {
    Step.TILES: "GS3",
    Step.FIRST: "GS6",
    Step.DISPLAY: "GS5",
    Step.DRAFT: "GS5",
    Step.ORDERS: "GS5",
    Step.PLACE: "GT1",
    Step.LOOK: "GA2",
    Step.TAKE: "GA2",
    Step.SUBSTITUTE: "GA3",
    Step.RETURN: "GR3",
    Step.EXTRACT: "GA4",
    Step.REFILL: "GA10",
    Step.OVER: "GF1",
}
_OF_ITEM = {
    "deliveries": "GA7",
    "shift_1": "GE1",
    "shift_2": "GE1",
    "shift_3": "GE1",
    "francs": "GF1",
    "cubes": "GF1",
    "undelivered": "GF1",
    "balance": "GF1",
}


class GueulesNoiresRules(DefaultRuleBook[State, Setup]):
    """The rules in all languages. `paint` paints their boards."""

    def __init__(self, built_in: Components, paint: PaintBoard) -> None:
        super().__init__(RuleTextsByLanguage(rule_markup(built_in)), _OF_STEP, _OF_ITEM, PrintedBox(built_in, paint))
        self._paint = paint

    @override
    def printed(self, setup: Setup) -> Printed:
        return PrintedBox(setup.components, self._paint)
