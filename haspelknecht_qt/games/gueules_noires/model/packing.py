"""Matches, positions, weights and moves as lists of numbers, in the order of the compiled model's C++ sources."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from enum import IntEnum
from functools import cache
from itertools import islice
from typing import Any

from attrs import astuple

from haspelknecht_qt.games.gueules_noires import moves, scoring
from haspelknecht_qt.games.gueules_noires.majorities import element_counts
from haspelknecht_qt.games.gueules_noires.match_data import MatchConstants
from haspelknecht_qt.games.gueules_noires.printed import TILE_COUNT, VEHICLES
from haspelknecht_qt.games.gueules_noires.state import (
    DRAW_FIVE_MAX,
    NOBODY,
    ORDERS,
    SCORES,
    Colour,
    Stack,
    StackSide,
    State,
    Step,
)
from haspelknecht_qt.games.gueules_noires.strategy.knowledge import Knowledge

NUMBERS_PER_MOVE = 3
MAX_MOVES = 28
"""Maximum number of moves in one candidate (the moves of a turn) in the compiled model."""
STEP_NUMBERS = {step: place for place, step in enumerate(Step)}
_CELL_ELEMENTS = len(Colour) + len(VEHICLES)
_NUMBERS_PER_PLAYER = (
    2 + len(SCORES) + 1 + 2 * len(Colour) + len(Colour) ** 2 + len(Colour) + 1 + _CELL_ELEMENTS + 1 + len(ORDERS) + 2
)
"""Size of one player's part of a packed position, in integers."""
_COAL_INDEX = 2 + len(SCORES) + 1 + 2 * len(Colour)
"""Index of the cubes on minecarts in one player's part. The minecarts, the balance and the cells follow."""
NUMBERS_AFTER_HAND = 11
"""Size of the last part of a packed position, after the hand: step, shift and state of the turn."""
_NUMBERS_AFTER_CUBES = 1 + len(ORDERS) + 1 + DRAW_FIVE_MAX + NUMBERS_AFTER_HAND
"""Size of the part of a packed position that follows the cubes on orders."""
_PAIR_INDEXES = {(int(one), int(other)): place for place, (one, other) in enumerate(moves.SOURCE_PAIRS)}


class _MoveKind(IntEnum):
    """Kinds of moves in the compiled model. The values are those of the C++ sources."""

    DRAFT = 0
    PLACE = 1
    TAKE_TILE = 2
    TAKE_ORDER = 3
    TAKE_NONE = 4
    SUBSTITUTE = 5
    RETURN_TILE = 6
    RETURN_ORDER = 7
    CAGE = 8
    LOAD = 9
    FILL_FROM_CAGE = 10
    FILL_FROM_STOCK = 11
    FILL_WITH_TWO = 12
    STORE = 13
    STOP = 14


_MOVES_BY_KIND_AND_INDEX: dict[int, Sequence[moves.Move]] = {
    _MoveKind.DRAFT: moves.DRAFT,
    _MoveKind.PLACE: moves.PLACE,
    _MoveKind.TAKE_TILE: moves.TAKE_TILE,
    _MoveKind.TAKE_ORDER: moves.TAKE_ORDER,
    _MoveKind.SUBSTITUTE: moves.SUBSTITUTE,
    _MoveKind.CAGE: moves.MOVE_CAGE,
    _MoveKind.LOAD: moves.LOAD,
    _MoveKind.FILL_FROM_CAGE: moves.FILL_FROM_CAGE,
    _MoveKind.FILL_FROM_STOCK: moves.FILL_FROM_STOCK,
    _MoveKind.STORE: moves.STORE,
}
"""Moves whose packed form is two numbers: their kind, and their index in the sequence for this kind."""


def pack_match_constants(box: MatchConstants) -> list[int]:
    """Returns the packed constants of a match: its options and printed values."""
    components, players = box.components, box.player_count
    numbers = [
        players,
        NOBODY if box.first_player is None else box.first_player,
        components.cage_places,
        components.bank_francs,
        components.setup.workers[players],
        components.setup.display_size[players],
        *(space.is_open for space in box.spaces),
        *(space.value for space in box.spaces),
        *box.tile_price,
        *box.order_cells,
        *box.order_vp,
        *box.order_vehicle,
    ]
    for prize in components.prizes:
        numbers += [prize.first, prize.second]
    return [*numbers, *astuple(components.final_scoring, recurse=False)]


def pack_state(state: State) -> list[int]:
    """Returns the position as numbers.

    The model needs only the balance of each mine's two sides instead of the tiles, and only the cells of delivered
    orders. It does not need to know which seat put back a card on a stack.
    """
    numbers: list[int] = []
    for seat in range(len(state.players)):
        numbers += _pack_player(state, seat)
    for stack in state.stacks:
        numbers += _pack_stack(stack)
    numbers += [
        *state.supply,
        *state.workers_on,
        *state.owner_of,
        *state.tiles,
        *state.orders,
        *state.free,
        *state.cubes_laid,
    ]
    numbers += _padded_list(state.display, len(ORDERS))
    numbers += _padded_list(state.hand, DRAW_FIVE_MAX)
    numbers += [STEP_NUMBERS[state.step], state.shift, state.first, state.seat, state.space, state.moves]
    numbers += [state.loading, state.to_load, state.to_look, state.side, state.filling]
    return numbers


def _pack_player(state: State, seat: int) -> list[int]:
    player = state.players[seat]
    numbers = [player.workers, player.francs, *player.scored, player.level, *player.cage, *player.stock, *player.coal]
    numbers += [*player.minecarts, scoring.side_balance(player), *element_counts(state, seat)[:_CELL_ELEMENTS]]
    numbers += _padded_list(player.orders, len(ORDERS))
    return [*numbers, state.bank[seat], state.canteen[seat]]


def _pack_stack(stack: Stack) -> list[int]:
    numbers = [*stack.unseen_by_kind, *[0] * (len(ORDERS) - len(stack.unseen_by_kind)), stack.unseen]
    return [*numbers, *_padded_list(stack.top, TILE_COUNT), *_padded_list(stack.under, TILE_COUNT)]


def _padded_list(numbers: Sequence[int], most: int) -> list[int]:
    """Returns the length of a list, followed by its entries, and zeros up to `most` entries."""
    return [len(numbers), *numbers, *[0] * (most - len(numbers))]


def read_score_inputs(packed: Sequence[int], seat: int) -> scoring.FinalScoreInputs:
    """Returns the numbers that determine a seat's final score, read from a packed position."""
    own = iter(packed[_NUMBERS_PER_PLAYER * seat : _NUMBERS_PER_PLAYER * (seat + 1)])
    colours = len(Colour)

    def next_numbers(count: int) -> list[int]:
        return list(islice(own, count))

    _, francs = next_numbers(2)
    scored = next_numbers(len(SCORES))
    _, *cubes = next_numbers(1 + 2 * colours + colours * colours)
    *_, balance = next_numbers(colours + 1)
    next_numbers(_CELL_ELEMENTS)
    count, *orders = next_numbers(1 + len(ORDERS))
    laid = packed[-_NUMBERS_AFTER_CUBES - colours * len(ORDERS) : -_NUMBERS_AFTER_CUBES]
    on_orders = sum(sum(laid[colours * order : colours * (order + 1)]) for order in orders[:count])
    return scoring.FinalScoreInputs(scored, francs, sum(cubes) + on_orders, count, balance)


def read_element_counts(packed: Sequence[int], seat: int) -> list[int]:
    """Returns a seat's number of each element (GE2), read from a packed position."""
    own = packed[_NUMBERS_PER_PLAYER * seat : _NUMBERS_PER_PLAYER * (seat + 1)]
    colours = len(Colour)
    coal = own[_COAL_INDEX : _COAL_INDEX + colours * colours]
    minecarts = own[_COAL_INDEX + colours * colours :][:colours]
    cells = own[_COAL_INDEX + colours * colours + colours + 1 :][:_CELL_ELEMENTS]
    return [*cells, *(minecarts[level] - sum(coal[colours * level :][:colours]) for level in range(colours))]


@cache
def pack_knowledge(knowledge: Knowledge) -> tuple[float, ...]:
    """Returns the packed weights of a value function, in the order of the fields of `Knowledge`.

    The last field, `reckoned`, becomes four numbers: 1 and its values for three shifts. None becomes four zeros.
    """
    *weights, reckoned = astuple(knowledge, recurse=False)
    return (*_flatten(weights), *((1.0, *reckoned) if reckoned else (0.0, 0.0, 0.0, 0.0)))


def _flatten(numbers: Iterable[Any]) -> Iterator[float]:
    for number in numbers:
        if isinstance(number, tuple):
            yield from _flatten(number)
        else:
            yield number


def read_move(numbers: Sequence[int]) -> moves.Move:
    """Returns the move for these packed numbers: the number of its kind, and two parameters, which may be unused."""
    kind, what, how = numbers
    match kind:
        case _MoveKind.TAKE_NONE:
            return moves.TAKE_NONE
        case _MoveKind.RETURN_TILE:
            return moves.RETURN_TILE[StackSide(how)][what]
        case _MoveKind.RETURN_ORDER:
            return moves.RETURN_ORDER[StackSide(how)][what]
        case _MoveKind.FILL_WITH_TWO:
            return moves.moves_filling_with_two(what)[_PAIR_INDEXES[divmod(how, len(moves.CubeSource))]]
        case _MoveKind.STOP:
            return moves.STOP
        case _:
            return _MOVES_BY_KIND_AND_INDEX[kind][what]
