"""Rulebook of Gueules Noires: markup of the rule texts, and the printed values that the texts quote."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from haspelknecht_qt import languages
from haspelknecht_qt.core.handicap import HANDICAP
from haspelknecht_qt.core.override import override
from haspelknecht_qt.game_ui.gueules_noires import pictures
from haspelknecht_qt.game_ui.gueules_noires.rules.board_painter import paint_board
from haspelknecht_qt.game_ui.gueules_noires.rules.boards import RowReader
from haspelknecht_qt.game_ui.gueules_noires.texts import terms
from haspelknecht_qt.games.gueules_noires import moves
from haspelknecht_qt.games.gueules_noires.components import Components
from haspelknecht_qt.games.gueules_noires.match_data import BANK, SPACE_ACTIONS, Action
from haspelknecht_qt.games.gueules_noires.printed import (
    COLOURS,
    ELEMENTS,
    ELEMENTS_PER_SHIFT,
    EXTRACTION_IDS,
    MONEY_IDS,
    ORDER_IDS,
    PLAYER_COUNTS,
    SPACE_IDS,
    VEHICLES,
    MajorityPrizes,
)
from haspelknecht_qt.games.gueules_noires.scoring import SHIFT_BY_ITEM
from haspelknecht_qt.games.gueules_noires.setup import Setup
from haspelknecht_qt.games.gueules_noires.state import (
    FACE_COLOURS,
    FACE_SIDES,
    FACES,
    Colour,
    MineSide,
    State,
    Step,
    Vehicle,
)
from haspelknecht_qt.ui.contracts import RuleBook, SvgPicture
from haspelknecht_qt.ui.rules.markup import InlinePicture, Line, PrintedValueTable, Text
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

_LOCKABLE_ACTIONS = ("factory", "extraction", "money", "order")
_LOCK_MARKS = ("2", "2+3")


def _text_line(part: object) -> Line:
    return (Text(str(part)),)


def _player_rows(_: PrintedValueTable, components: Components) -> Rows:
    setup = components.setup
    for players in PLAYER_COUNTS:
        with_2, with_2_or_3 = map(len, (components.locked_with_2, components.locked_with_2_or_3))
        open_count = len(SPACE_IDS) - {2: with_2 + with_2_or_3, 3: with_2_or_3}.get(players, 0)
        numbers = (open_count, setup.workers[players], setup.francs[players], setup.display_size[players])
        yield _text_line(players), *map(_text_line, numbers)


def _lock_rows(table: PrintedValueTable, components: Components) -> Rows:
    for mark, spaces in zip(_LOCK_MARKS, (components.locked_with_2, components.locked_with_2_or_3), strict=True):
        for space in spaces:
            number: object = space.rpartition("-")[2]
            if space in EXTRACTION_IDS:
                number = components.extraction_moves[space]
            elif space in MONEY_IDS:
                number = components.money_francs[space]
            title = table.word(space.partition("-")[0]).replace("{n}", str(number))
            yield _text_line(title), _text_line(table.word(mark))


def _price_rows(table: PrintedValueTable, components: Components) -> Rows:
    for colour, price in zip(COLOURS, components.minecart_price, strict=True):
        yield (InlinePicture(colour), Text(f" {table.word(colour)}")), _francs_line(price), _francs_line(2 * price)


def _francs_line(count: int) -> Line:
    return Text(f"{count} "), InlinePicture("franc")


def _element_rows(table: PrintedValueTable, components: Components) -> Rows:
    for place, (element, prize) in enumerate(zip(ELEMENTS, components.prizes, strict=True)):
        kind, _, which = element.partition(":")
        names = ("empty_minecart", which) if kind == "empty" else (which,)
        shift = terms.shift_numeral(place // ELEMENTS_PER_SHIFT + 1)
        yield (
            (*map(InlinePicture, names), Text(f" {table.word(element)}")),
            _text_line(prize.first),
            _text_line(prize.second),
            _text_line(shift),
        )


PRINTED_TABLES: Mapping[str, PrintedValueTableKind[Components]] = {
    "players": PrintedValueTableKind(TableFormat(5, ()), _player_rows),
    "locks": PrintedValueTableKind(TableFormat(2, (*_LOCKABLE_ACTIONS, *_LOCK_MARKS)), _lock_rows),
    "prices": PrintedValueTableKind(TableFormat(3, COLOURS), _price_rows),
    "elements": PrintedValueTableKind(TableFormat(4, ELEMENTS), _element_rows),
}
"""All tables in rule texts whose values are printed on the game's components."""

_FRANCS_LEFT, _CUBES_LEFT = 7, 4
_LIT_TILES, _DARK_TILES = 7, 4
"""Counts of the player's tiles on the light side and on the dark side at the end of rule example GX7."""


def _order_vp_source(name: str) -> ValueSource[Components]:
    return ValueSource(f"order.{name}.vp", lambda printed: printed.orders[ORDER_IDS.index(name)].vp)


def _prize_source(element: str, place: Callable[[MajorityPrizes], int], word: str) -> ValueSource[Components]:
    return ValueSource(
        f"shift_scoring.{element}.{word}", lambda printed: place(printed.prizes[ELEMENTS.index(element)])
    )


def _tiles_per_side(printed: Components) -> int:
    return max(
        sum(printed.tile_copies[face] for face in FACES if (FACE_COLOURS[face], FACE_SIDES[face]) == (colour, side))
        for colour in Colour
        for side in MineSide
    )


VALUES: Mapping[str, ValueSource[Components]] = {
    "tiles.count": ValueSource("tunnel_tile", lambda printed: sum(printed.tile_copies)),
    "tiles.per_side": ValueSource("tunnel_tile", _tiles_per_side),
    "orders.count": ValueSource("", lambda printed: len(printed.orders)),
    "orders.per_player": ValueSource("setup.orders_per_player", lambda printed: printed.setup.orders_per_player),
    "cubes.per_colour": ValueSource("setup.cubes_per_colour", lambda printed: printed.setup.cubes_per_colour),
    "cage.places": ValueSource("mine.cage_places", lambda printed: printed.cage_places),
    "bank.francs": ValueSource("money.bank", lambda printed: printed.bank_francs),
    "extraction.moves": ValueSource(
        "extraction", lambda printed: [printed.extraction_moves[name] for name in EXTRACTION_IDS]
    ),
    # Francs of the money spaces. The francs of the bank are the value `bank.francs`.
    "money.francs": ValueSource("money", lambda printed: [printed.money_francs[name] for name in MONEY_IDS]),
    "space.money-4": ValueSource("money.money-4", lambda printed: printed.money_francs["money-4"]),
    "space.money-5": ValueSource("money.money-5", lambda printed: printed.money_francs["money-5"]),
    "space.money-6": ValueSource("money.money-6", lambda printed: printed.money_francs["money-6"]),
    "space.extraction-8": ValueSource(
        "extraction.extraction-8", lambda printed: printed.extraction_moves["extraction-8"]
    ),
    "price.grey.2": ValueSource("minecart.price.grey", lambda printed: 2 * printed.minecart_price[Colour.GREY]),
    "order.horsecart-08": _order_vp_source("horsecart-08"),
    "order.horsecart-11": _order_vp_source("horsecart-11"),
    "prizes.handcart.first": _prize_source("cells:handcart", lambda prize: prize.first, "first"),
    "prizes.horsecart.first": _prize_source("cells:horsecart", lambda prize: prize.first, "first"),
    "prizes.horsecart.second": _prize_source("cells:horsecart", lambda prize: prize.second, "second"),
    "end.francs": ValueSource("end_scoring.francs_per_vp", lambda printed: printed.final_scoring.francs_per_vp),
    "end.cubes": ValueSource("end_scoring.cubes_per_vp", lambda printed: printed.final_scoring.cubes_per_vp),
    "end.undelivered": ValueSource(
        "end_scoring.undelivered_order_vp", lambda printed: -printed.final_scoring.undelivered_order_vp
    ),
    "end.excess_tile": ValueSource("end_scoring.excess_tile_vp", lambda printed: -printed.final_scoring.excess_tile_vp),
    # Values in the examples are calculated from printed values.
    "example.delivery": ValueSource(
        "", lambda printed: sum(printed.orders[ORDER_IDS.index(name)].vp for name in ("horsecart-08", "horsecart-11"))
    ),
    "example.end.francs": ValueSource("", lambda printed: _FRANCS_LEFT // printed.final_scoring.francs_per_vp),
    "example.end.cubes": ValueSource("", lambda printed: _CUBES_LEFT // printed.final_scoring.cubes_per_vp),
    "example.end.undelivered": ValueSource("", lambda printed: -printed.final_scoring.undelivered_order_vp),
    "example.end.balance": ValueSource(
        "", lambda printed: (_DARK_TILES - _LIT_TILES) * printed.final_scoring.excess_tile_vp
    ),
}
"""All values in rule texts that are printed on the game's components, by the names used in the texts."""

_CUBE_HEIGHT, _PIECE_HEIGHT, _VEHICLE_HEIGHT = 1.2, 1.45, 1.3
"""Heights of pictures in a line of text, as multiples of the font size: cubes, other pieces, and vehicles."""


def _line_picture(picture: SvgPicture, height: float = _PIECE_HEIGHT) -> InlinePictureSource:
    return InlinePictureSource(picture.sheet, picture.element, height)


PICTURES: Mapping[str, InlinePictureSource] = {
    **{name: _line_picture(pictures.cube(colour), _CUBE_HEIGHT) for name, colour in zip(COLOURS, Colour, strict=True)},
    **{
        name: _line_picture(pictures.vehicle(vehicle), _VEHICLE_HEIGHT)
        for name, vehicle in zip(VEHICLES, Vehicle, strict=True)
    },
    "worker": _line_picture(pictures.WORKER),
    "franc": _line_picture(pictures.FRANC),
    "minecart": _line_picture(pictures.MINECART),
    "empty_minecart": _line_picture(pictures.EMPTY_MINECART),
    "cage": _line_picture(pictures.CAGE),
    "lamp": _line_picture(pictures.LAMP),
    "vp": _line_picture(pictures.SHIELD),
    "diamond": InlinePictureSource(pictures.PIECES, "diamond", 0.75, {"ink3": "ink2"}),
}
"""Pictures in lines of text, by the names used in the texts. The picture "diamond" marks reconstructed values."""


def rule_markup(built_in: Components) -> RuleMarkup:
    """Returns the markup of the rule texts.

    `built_in` are the printed values as shipped; cards in examples use them. `RuleMarkup.marks` (names of rulebooks and
    variants) stays empty: there is one rulebook, and its texts explain both values of the option `delivered` (GR13).
    """
    return RuleMarkup(
        chapter_folder=partial(languages.rules_folder, "gueules_noires"),
        first_rule="GI1",
        pictures=PICTURES,
        values=VALUES,
        tables={name: table.form for name, table in PRINTED_TABLES.items()},
        read_row=RowReader(built_in).read_row,
    )


def printed_components(components: Components) -> PrintedComponents[Components]:
    """Returns the values printed on the game's components, with the user's corrections, for the rule texts."""
    return PrintedComponents(components, VALUES, PRINTED_TABLES, paint_board)


_RULE_BY_STEP: Mapping[str, str] = {
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
_RULE_BY_ACTION = {
    Action.FACTORY: "GA1",
    Action.DRAW_FIVE: "GA2",
    Action.EXTRACTION: "GA4",
    Action.DELIVERY: "GA7",
    Action.MONEY: "GA8",
    Action.ORDER: "GA9",
}
_RULE_BY_ITEM = {
    HANDICAP: "GM6",
    "deliveries": "GA7",
    **dict.fromkeys(SHIFT_BY_ITEM, "GE1"),
    **dict.fromkeys(("francs", "cubes", "undelivered", "balance"), "GF1"),
}


class GueulesNoiresRuleBook(RuleBook[State, Setup]):
    """Rulebook of the game in all languages."""

    def __init__(self, built_in: Components) -> None:
        super().__init__(
            RuleTextsByLanguage(rule_markup(built_in)), _RULE_BY_STEP, _RULE_BY_ITEM, printed_components(built_in)
        )

    @override
    def printed_values(self, setup: Setup) -> PrintedValuesForRules:
        return printed_components(setup.components)

    @override
    def rule_of_move(self, state: State, move: object) -> str:
        """Returns the id of the rule about a move of an extraction, or about the space or bank for placed workers."""
        match move:
            case moves.PlaceWorkers(space):
                return "GT3" if space == BANK else _RULE_BY_ACTION[SPACE_ACTIONS[space]]
            case moves.Move() if state.step is Step.EXTRACT:
                return move.base_rule
        return super().rule_of_move(state, move)
