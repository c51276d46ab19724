"""Paths of legal moves, and probable meanings of other paths. The module implements `ui.contracts.PathTranslation`.

A path is a sequence of elements that the player points at for a move. An element is a place, a group of pieces or a
button of the table. Paths are the same for mouse, touch and keyboard.

The first path of a move is the path of a dragged piece. Placing workers and moving the cage have a second path
with only the target, which is unambiguous.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import unique

from haspelknecht_qt.game_ui.gueules_noires import elements, pictures
from haspelknecht_qt.games.gueules_noires import draw_five, moves
from haspelknecht_qt.games.gueules_noires.match_data import BANK, Action
from haspelknecht_qt.games.gueules_noires.moves import CubeSource
from haspelknecht_qt.games.gueules_noires.state import (
    NOTHING,
    SURFACE,
    UNKNOWN,
    Colour,
    StackKind,
    StackSide,
    State,
    Step,
)
from haspelknecht_qt.table.move_index import Path
from haspelknecht_qt.ui.contracts import Mistake, SvgPicture

step_ending_buttons = (elements.STOP_BUTTON,)
"""Names of buttons that end a step."""

choice_buttons = (elements.TAKE_NONE,)
"""Names of buttons of the prompt that do not end a step."""

upper_table_steps = frozenset(step.value for step in (Step.DRAFT, Step.PLACE, Step.TAKE, Step.SUBSTITUTE, Step.RETURN))
"""Steps whose moves are made in the yard, the upper part of the table. Other moves are made in the mine."""


def paths(state: State, legal_moves: Sequence[moves.Move]) -> list[tuple[Path, moves.Move]]:
    """Returns pairs (path, legal move) in the order of the moves. Moves can have several paths; draws have none."""
    return [(path, move) for move in legal_moves for path in _paths(state, move)]


def ends_step(move: moves.Move) -> bool:
    """Whether the move ends a step. Lists of moves show such moves last."""
    return isinstance(move, moves.Stop | moves.TakeNone)


def take_back_paths(_state: State, _move: moves.Move) -> list[Path]:
    """Returns no paths: moves are only undone in reverse order, so no single earlier move can be taken back."""
    return []


def _paths(state: State, move: moves.Move) -> list[Path]:
    match move:
        case moves.Draft(order):
            return [(elements.order(order), elements.ORDERS)]
        case moves.PlaceWorkers(space):
            target = elements.space(space)
            return [(elements.CREW, target), (target,)]
        case moves.MoveCage(level):
            target = elements.level(level)
            return [(elements.CAGE, target), (target,)]
        case moves.Load(colour):
            return [(elements.cart_cubes_element(state.player.level, colour), elements.CAGE)]
        case moves.Store(colour):
            return [(elements.cubes_element(CubeSource(colour)), elements.STOCK)]
        case moves.FillWithTwoCubes(order, colour, one, other):
            return _paths_of_pair(elements.spots_element(order, colour), one, other)
        case moves.Fill(order, colour):
            return [(elements.cubes_element(move.sources[0]), elements.spots_element(order, colour))]
        case moves.Substitute(colour):
            return [(elements.supply(colour), elements.WAITING_MINECART)]
        case moves.Stop():
            return [(elements.STOP_BUTTON,)]
        case _:
            return _paths_of_draw_five(state, move)


def _paths_of_pair(cell: str, one: CubeSource, other: CubeSource) -> list[Path]:
    """Returns the paths for two cubes on one order spot, in both orders; only one path for two equal cubes.

    Each path also exists with the button `elements.PAIR_BUTTON` before it. After this button, only pairs can be chosen.
    """
    if one == other:
        found: list[Path] = [(elements.cubes_element(one), elements.second_cube_element(one), cell)]
    else:
        first, second = elements.cubes_element(one), elements.cubes_element(other)
        found = [(first, second, cell), (second, first, cell)]
    return [*found, *((elements.PAIR_BUTTON, *path) for path in found)]


def _paths_of_draw_five(state: State, move: moves.Move) -> list[Path]:
    match move:
        case moves.TakeTile(face):
            return _paths_from_drawn_piece(state, face, elements.MINE)
        case moves.TakeOrder(order):
            return _paths_from_drawn_piece(state, order, elements.ORDERS)
        case moves.TakeNone():
            return [(elements.TAKE_NONE,)]
        case moves.ReturnTile(side, kind) | moves.ReturnOrder(side, kind):
            return [
                *_paths_from_drawn_piece(state, kind, elements.SIDE_ELEMENTS[side]),
                *_paths_of_whole_hand(state, side, kind),
            ]
        case _:
            return []


def _paths_from_drawn_piece(state: State, kind: int, target: str) -> list[Path]:
    """Returns the paths from each drawn tile or card of this kind to the element `target`."""
    return [(elements.drawn_piece_element(place), target) for place, drawn in enumerate(state.hand) if drawn == kind]


def _paths_of_whole_hand(state: State, side: StackSide, kind: int) -> list[Path]:
    """Returns the path for putting back all drawn pieces at once, as a list of one; [] if another kind goes back first.

    The pieces will be drawn again in the order of the hand. So on top of the stack, the hand's last piece goes first.
    Under the stack, its first piece goes first.
    """
    return [(elements.WHOLE_HAND, elements.SIDE_ELEMENTS[side])] if _first_put_back(state, side) == kind else []


def _first_put_back(state: State, side: StackSide) -> int:
    """Returns the kind of the first piece to go back when one path puts back all drawn pieces in turn."""
    return state.hand[-1 if side is StackSide.TOP else 0]


@unique
class PointingMistake(Mistake):
    """Mistakes in pointing: paths that stand for no move, and wrong paths for legal moves.

    The value is the id of the rule that explains the mistake. A letter is added if several mistakes share the rule.
    """

    NOT_ON_A_SPACE = "GT1"
    """Workers were put on a place that is neither a worker space nor the bank."""
    PUT_INTO_CANTEEN = "GT2"
    """Workers were put into the canteen, to which only replaced workers go."""
    OTHERS_WORKERS = "GT1a"
    """Another player's workers were pointed at when workers are placed."""
    OTHERS_ELEMENT = "GT1b"
    """An element of another player was pointed at. While workers are placed, `OTHERS_WORKERS` is for workers."""
    OFFERED_TILE = "GA1"
    """A tile in the factory was dragged. It is bought by placing workers."""
    OFFERED_ORDER = "GA9"
    """A card on an order space was dragged. It is taken by placing workers."""
    OUTSTANDING_ORDER = "GA7"
    """An outstanding order was dragged. It is delivered by placing workers."""
    CUBE_ON_ORDER = "GA6"
    """A cube on an order was dragged, but it must stay there."""
    SPOT_WITHOUT_CUBE = "GA13b"
    """A free order spot was pointed at before a cube was chosen, or the cage was put on it at the surface."""
    OTHER_LEVEL = "GA12"
    """Coal was taken at a level other than that of the cage."""
    OTHER_COLOUR = "GA13"
    """A single cube was put on an order spot of another colour."""
    UNLOADED_BELOW_ON_ORDER = "GA13a"
    """The loaded cage was dragged from below the surface to an order."""
    UNLOADED_BELOW_TO_STOCK = "GA14"
    """The loaded cage was dragged from below the surface to the private storage."""
    STOCK_WITHOUT_CUBE = "GA14a"
    """The private storage was pointed at before a cube was chosen, or the cage was put on it at the surface."""
    STORED_CUBE_UNUSABLE = "GA15"
    """A cube of the private storage was pointed at that fits on no order, or that is not there."""
    PAIR_NOT_ON_SPOT = "GA5"
    """Two cubes were chosen, but not put on an order spot together."""
    PAIR_IMPOSSIBLE = "GA5a"
    """The button for two cubes was pressed, but no order spot can be filled with two cubes now."""
    PAIR_INCOMPLETE = "GA5b"
    """The button for two cubes was pressed, but another element was pointed at before both cubes were chosen."""
    CUBE_MISPLACED = "GA4"
    """A cube was put on a wrong target. For instance, a cube on a minecart can only go to the cage."""
    NOT_A_SUBSTITUTE = "GA3"
    """A cube was taken from the general supply, but not put on a minecart that waits for a substitute cube."""
    DRAWN_PIECE = "GA2"
    """Drawn tiles or cards were put on a wrong target. The player can only take them or put them back."""
    SIDE_WITHOUT_PIECE = "GA2a"
    """A side of the stack was pointed at before a drawn tile or card was chosen."""
    DRAFTED_ORDER = "GS5"
    """A card of the draft was put on a wrong target. It can only go to the outstanding orders."""
    NO_POSSIBLE_MOVE_IN_DRAFT = "GS5a"
    """`NO_POSSIBLE_MOVE` during the draft of orders."""
    NO_POSSIBLE_MOVE_IN_EXTRACTION = "GA4a"
    """`NO_POSSIBLE_MOVE` during an extraction."""
    NO_POSSIBLE_MOVE = "GT1c"
    """The path contains an element with which nothing can be done now."""


def intended_moves(state: State, path: Path) -> tuple[moves.Move, ...]:
    """Returns the moves that `path` probably means, legal or not, the likeliest first; () if it means no move."""
    match path:
        case (elements.STOP_BUTTON,):
            return (moves.STOP,)
        case (elements.TAKE_NONE,):
            return (moves.TAKE_NONE,)
        case (elements.CREW, target) | (target,) if (space := elements.SPACE_BY_ELEMENT.get(target)) is not None:
            return (moves.PLACE[space],)
        case (elements.CAGE, target) | (target,) if (level := elements.LEVEL_BY_ELEMENT.get(target)) is not None:
            return (moves.MOVE_CAGE[level],)
        case (card, elements.ORDERS) if elements.kind_of(card) == elements.ORDER:
            return _intended_draft(state, card)
        case (drawn, target) if (place := elements.HAND_BY_ELEMENT.get(drawn)) is not None and place < len(state.hand):
            return _intended_hand_moves(state, state.hand[place], target)
        # A drawn tile that cannot be lifted is a path of its own. It can only be bought.
        case (drawn,) if (place := elements.HAND_BY_ELEMENT.get(drawn)) is not None and place < len(state.hand):
            return _intended_hand_moves(state, state.hand[place], elements.MINE)
        case (elements.WHOLE_HAND, target) if target in elements.SIDE_BY_ELEMENT and state.hand:
            return _intended_hand_moves(state, _first_put_back(state, elements.SIDE_BY_ELEMENT[target]), target)
        case (elements.PAIR_BUTTON, *cubes) if cubes:
            return _intended_cube_moves(state, tuple(cubes))
        case (cubes, elements.WAITING_MINECART | elements.MINE) if cubes in elements.SUPPLY_BY_ELEMENT:
            return (moves.SUBSTITUTE[elements.SUPPLY_BY_ELEMENT[cubes]],)
        # A colour that has run out is a path of its own, because there is no cube to lift.
        case (cubes,) if state.step is Step.SUBSTITUTE and cubes in elements.SUPPLY_BY_ELEMENT:
            return (moves.SUBSTITUTE[elements.SUPPLY_BY_ELEMENT[cubes]],)
        case _:
            return _intended_cube_moves(state, path)


def _intended_draft(state: State, card: str) -> tuple[moves.Move, ...]:
    order = elements.ORDER_BY_ELEMENT.get(card)
    if order is None or order in state.orders or order in state.player.orders:
        return ()
    return (moves.DRAFT[order],)


def _intended_hand_moves(state: State, kind: int, target: str) -> tuple[moves.Move, ...]:
    if kind == UNKNOWN or state.space in {BANK, NOTHING} or state.box.spaces[state.space].action != Action.DRAW_FIVE:
        return ()
    are_tiles = draw_five.stack_kind(state) is StackKind.TILES
    if target in elements.SIDE_BY_ELEMENT:
        side = elements.SIDE_BY_ELEMENT[target]
        return (moves.RETURN_TILE[side][kind] if are_tiles else moves.RETURN_ORDER[side][kind],)
    if are_tiles:
        return (moves.TAKE_TILE[kind],) if _is_own_mine(target) else ()
    return (moves.TAKE_ORDER[kind],) if target == elements.ORDERS else ()


def _is_own_mine(target: str) -> bool:
    # The shaft of each level has a place for the cubes in the cage, which belongs to the cage.
    return target in {elements.MINE, elements.CAGE} or elements.kind_of(target) == elements.LEVEL


def _intended_cube_moves(state: State, path: Path) -> tuple[moves.Move, ...]:
    """Returns the move of coal cubes that `path` probably means; () if it means none."""
    match path:
        # A cube that cannot be lifted from its minecart is a path of its own. It can only go to the cage.
        case (cubes, elements.CAGE) | (cubes,) if (found := elements.CART_BY_ELEMENT.get(cubes)) is not None:
            level, colour = found
            # Coal can be loaded only at the cage's level. At another level it stands for no move, whatever its colour.
            return () if state.step is Step.EXTRACT and level != state.player.level else (moves.LOAD[colour],)
        case (cube, target) if (source := elements.SOURCE_BY_ELEMENT.get(cube)) is not None:
            if target == elements.STOCK and not source.is_from_stock:
                return (moves.STORE[source.colour],)
            return _intended_filling(source, target)
        case (first, second, target):
            one, other = elements.SOURCE_BY_ELEMENT.get(first), elements.SOURCE_BY_ELEMENT.get(second)
            cell = elements.CELL_BY_ELEMENT.get(target)
            if one is None or other is None or cell is None:
                return ()
            return (moves.FillWithTwoCubes(*cell, min(one, other), max(one, other)),)
        case _:
            return ()


def _intended_filling(source: CubeSource, target: str) -> tuple[moves.Move, ...]:
    """Returns the move of a cube to an order spot; () for a spot of another colour. `target` may be the whole card."""
    order = elements.ORDER_BY_ELEMENT.get(target)
    cell = elements.CELL_BY_ELEMENT.get(target)
    if order is None or (cell is not None and cell[1] != source.colour):
        return ()
    fills = moves.FILL_FROM_STOCK if source.is_from_stock else moves.FILL_FROM_CAGE
    return (fills[len(Colour) * order + source.colour],)


def mistake_of(state: State, path: Path) -> PointingMistake:
    """Returns the mistake in a path that stands for no move, or that is not the right path for a legal move."""
    mistake = _mistake_in_any_step(state, path)
    if mistake is not PointingMistake.NO_POSSIBLE_MOVE:
        return mistake
    return {
        Step.DRAFT: PointingMistake.NO_POSSIBLE_MOVE_IN_DRAFT,
        Step.EXTRACT: PointingMistake.NO_POSSIBLE_MOVE_IN_EXTRACTION,
    }.get(state.step, mistake)


def _mistake_in_any_step(state: State, path: Path) -> PointingMistake:
    pairs = path[0] == elements.PAIR_BUTTON and len(path) > 1
    path = path[1:] if pairs else path
    start, end = path[0], path[-1]
    other = next((found for element in path if (found := elements.place_on_card(element)) is not None), None)
    is_placing = state.step is Step.PLACE
    if other is not None:
        are_workers = is_placing and other[1] == elements.CREW
        return PointingMistake.OTHERS_WORKERS if are_workers else PointingMistake.OTHERS_ELEMENT
    if pairs and len(path) < 3 and end not in elements.SOURCE_BY_ELEMENT:
        return PointingMistake.PAIR_INCOMPLETE
    if is_placing and end == elements.CANTEEN and start in {elements.CREW, elements.CANTEEN}:
        return PointingMistake.PUT_INTO_CANTEEN
    if start == elements.CREW:
        return PointingMistake.NOT_ON_A_SPACE if is_placing else PointingMistake.NO_POSSIBLE_MOVE
    if elements.CART_BY_ELEMENT.get(start) is not None and end in {start, elements.CAGE}:
        return PointingMistake.OTHER_LEVEL
    if start == elements.CAGE:
        return _mistake_in_cage_path(state, end)
    if elements.SOURCE_BY_ELEMENT.get(start) is not None:
        return _mistake_in_cube_path(state, path)
    if elements.kind_of(start) == elements.ORDER:
        return _mistake_in_order_path(state, start)
    if elements.kind_of(start) == elements.SPACE:
        if _is_own_mine(end):
            return PointingMistake.OFFERED_TILE
        return PointingMistake.OFFERED_ORDER if end == elements.ORDERS else PointingMistake.NO_POSSIBLE_MOVE
    if start in elements.SIDE_BY_ELEMENT and state.step is Step.RETURN:
        return PointingMistake.SIDE_WITHOUT_PIECE
    if elements.kind_of(start) == elements.CELL and len(path) == 1 and not _has_cubes(state, start):
        return PointingMistake.SPOT_WITHOUT_CUBE
    if path == (elements.STOCK,):
        return PointingMistake.STOCK_WITHOUT_CUBE
    by_start = {
        elements.CELL: PointingMistake.CUBE_ON_ORDER,
        elements.CART: PointingMistake.CUBE_MISPLACED,
        elements.SUPPLY: PointingMistake.NOT_A_SUBSTITUTE,
        elements.HAND: PointingMistake.DRAWN_PIECE,
        elements.WHOLE_HAND: PointingMistake.DRAWN_PIECE,
        elements.PAIR_BUTTON: PointingMistake.PAIR_IMPOSSIBLE,
    }
    return by_start.get(elements.kind_of(start), PointingMistake.NO_POSSIBLE_MOVE)


def _has_cubes(state: State, spots: str) -> bool:
    """Whether a cube lies on the order whose element of order spots is `spots`, in the colour of these spots."""
    order, colour = elements.CELL_BY_ELEMENT[spots]
    return state.cubes_on_order(order)[colour] > 0


def _mistake_in_cage_path(state: State, end: str) -> PointingMistake:
    """Returns the mistake in a path from the cage. A cube in the cage below the surface is dragged with the cage.

    At the surface each cube is dragged by itself.
    """
    is_at_surface = state.player.level == SURFACE
    if state.step is Step.EXTRACT and (is_at_surface or any(state.player.cage)):
        if end == elements.STOCK:
            return PointingMistake.STOCK_WITHOUT_CUBE if is_at_surface else PointingMistake.UNLOADED_BELOW_TO_STOCK
        if end == elements.ORDERS or elements.kind_of(end) in {elements.ORDER, elements.CELL}:
            return PointingMistake.SPOT_WITHOUT_CUBE if is_at_surface else PointingMistake.UNLOADED_BELOW_ON_ORDER
    return PointingMistake.NO_POSSIBLE_MOVE


def _mistake_in_cube_path(state: State, path: Path) -> PointingMistake:
    if len(path) == 1 and state.step is Step.EXTRACT and elements.SOURCE_BY_ELEMENT[path[0]].is_from_stock:
        return PointingMistake.STORED_CUBE_UNUSABLE
    if len(path) > 1 and elements.SOURCE_BY_ELEMENT.get(path[1]) is not None:
        return PointingMistake.PAIR_NOT_ON_SPOT
    return PointingMistake.OTHER_COLOUR if path[-1] in elements.CELL_BY_ELEMENT else PointingMistake.CUBE_MISPLACED


def _mistake_in_order_path(state: State, card: str) -> PointingMistake:
    order = elements.ORDER_BY_ELEMENT.get(card)
    if order in state.display:
        return PointingMistake.DRAFTED_ORDER
    if order in state.orders:
        return PointingMistake.OFFERED_ORDER
    return PointingMistake.OUTSTANDING_ORDER if order in state.player.orders else PointingMistake.NO_POSSIBLE_MOVE


def picture(move: moves.Move) -> SvgPicture:
    """Returns a picture of the piece that a move is about."""
    match move:
        case moves.Draft(order) | moves.TakeOrder(order) | moves.ReturnOrder(_, order) | moves.DrawOrder(order):
            return pictures.order(order)
        case moves.TakeTile(face) | moves.ReturnTile(_, face) | moves.DrawTile(face):
            return pictures.tile(face)
        case moves.Load(colour) | moves.Store(colour) | moves.Substitute(colour) | moves.Fill(_, colour):
            return pictures.cube(colour)
        case moves.MoveCage():
            return pictures.CAGE
        case moves.PlaceWorkers(space):
            return pictures.FRANC if space == BANK else pictures.WORKER
        case moves.DrawFirstPlayer():
            return pictures.LAMP
        case moves.TakeNone():
            return pictures.CROSS
        case _:
            return pictures.CHECK
