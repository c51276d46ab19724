"""Pointing: converts between moves and the sequences of elements (paths) that a player points at.

An element is a place, a group of pieces or a button of the table. Each legal move has a path. For a path that belongs
to no legal move, the module finds the moves that the player may mean.

Paths are equal for mouse, touch and keyboard. The module knows the rules only through the engine. It has no state. The
module object implements the protocol `ui.contracts.PathTranslation`.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import unique

from haspelknecht_qt.game_ui.haspelknecht import elements
from haspelknecht_qt.games.haspelknecht import moves
from haspelknecht_qt.games.haspelknecht.kinds import (
    OWN_WORKERS,
    DiskColour,
    Good,
    Marker,
    Mine,
    Placeable,
    Step,
    Storage,
    TileQuestion,
    Worker,
)
from haspelknecht_qt.games.haspelknecht.markers import MARKER_OF_PIECE
from haspelknecht_qt.games.haspelknecht.state import NOBODY, State
from haspelknecht_qt.table.move_index import Path
from haspelknecht_qt.ui.contracts import Mistake, SvgPicture

step_ending_buttons = (elements.CONFIRM, elements.PASS, elements.KEEP_WATER, elements.END_TURN, elements.DONE)
"""Names of buttons that end a step. The button whose move is legal is filled with colour."""

choice_buttons = (
    elements.FINISH,
    elements.DECLINE,
    elements.TIMBER_WOOD,
    elements.TIMBER_THALER,
    elements.SELL_1,
    elements.SELL_2,
    elements.WATER_1,
    elements.WATER_2,
)
"""Names of buttons for all other choices, in the order in which they are displayed."""

upper_table_steps = frozenset({Step.FIRST_TAKING.value, Step.SECOND_TAKING.value})
"""Steps whose moves take place on the boards that all players share, in the upper half of the table."""

_ENDING_MOVES = (moves.Confirm, moves.Pass, moves.FinishWork, moves.EndTurn, moves.Done)
_WATER_ELEMENTS = (elements.PINGE_WATER, elements.SHAFT_WATER)
_MINE_KINDS = tuple(
    elements.kind_of(place) for place in (elements.PINGE_COAL, elements.TUNNEL_COAL, elements.SHAFT_COAL)
)
_MOVE_BY_PATH: dict[Path, moves.Move] = {
    (elements.CONFIRM,): moves.CONFIRM,
    (elements.PASS,): moves.PASS,
    (elements.FINISH,): moves.FINISH_WORK,
    (elements.END_TURN,): moves.END_TURN,
    (elements.DONE,): moves.DONE,
    (elements.KEEP_WATER,): moves.KEEP_WATER,
    (elements.DECLINE,): moves.DECLINE,
    (elements.TIMBER_WOOD,): moves.TIMBER_WOOD,
    (elements.TIMBER_THALER,): moves.TIMBER_THALER,
    (elements.SELL_1,): moves.sell(1),
    (elements.SELL_2,): moves.sell(2),
    (elements.MARKERS[Marker.WINDLASS], elements.PLATES[Worker.HASPELKNECHT]): moves.use_marker(Marker.WINDLASS),
    (elements.MARKERS[Marker.HAULING_CABLE], elements.BROOK): moves.use_marker(Marker.HAULING_CABLE),
    (elements.HEAP_BY_GOOD[Good.WOOD], elements.CHARCOAL_BURNER): moves.BURN,
    (elements.SHAFT_COAL, elements.HEAP_BY_GOOD[Good.COAL]): moves.REEL,
}

_MOVE_BY_LIFTED_MARKER: dict[str, moves.Move] = {
    elements.MARKERS[Marker.WINDLASS]: moves.use_marker(Marker.WINDLASS),
    elements.MARKERS[Marker.HAULING_CABLE]: moves.use_marker(Marker.HAULING_CABLE),
    elements.MARKERS[Marker.OIL_LAMP]: moves.exchange_disks(0, DiskColour.BLACK, 0, DiskColour.BROWN),
    **{elements.SOURCE_BY_PIECE[piece]: moves.place(piece, Worker.FARMER) for piece in MARKER_OF_PIECE},
}
"""One move of each action marker. Its refusal says why a marker cannot be lifted, because then no move is legal."""


def paths(state: State, legal_moves: Sequence[moves.Move]) -> list[tuple[Path, moves.Move]]:
    """Returns each legal move of the current player with its path. Chance moves have no path and are left out."""
    return [(path, move) for move in legal_moves if (path := _path_of_move(state, move, legal_moves)) is not None]


def ends_step(move: moves.Move) -> bool:
    """Whether a move ends a step or the work of a worker. Lists show such moves last."""
    return isinstance(move, _ENDING_MOVES)


def take_back_paths(_state: State, move: moves.Move) -> list[Path]:
    """Returns the paths for taking a placed piece back (P1).

    A disk goes back to either cart field, any other piece to its source.
    """
    if not isinstance(move, moves.Place):
        return []
    source = elements.plate_pieces_element(elements.PLATES[move.worker], move.piece)
    targets = elements.CARTS if move.piece <= Placeable.YELLOW else (elements.SOURCE_BY_PIECE[move.piece],)
    return [(source, target) for target in targets]


def picture(move: moves.Move) -> SvgPicture:
    """Returns a picture of the piece, worker or tile that a move is about."""
    match move:
        case moves.Take(_, colour):
            return SvgPicture("pieces", elements.KIND_BY_PIECE[Placeable(colour)])
        case moves.Place(piece, _):
            return SvgPicture("pieces", elements.KIND_BY_PIECE[piece])
        case moves.Activate(Worker.WATER_MILL):
            return SvgPicture("buildings", "water_mill")
        case moves.Activate(worker):
            return SvgPicture("people", elements.PORTRAITS[worker])
        case moves.Acquire(_, tile, _):
            return SvgPicture("tiles", f"picture.{tile.value}")
        case moves.ExchangeDisks():
            return SvgPicture("pieces", elements.MARKERS[Marker.OIL_LAMP])
        case moves.UseMarker(marker):
            return SvgPicture("pieces", elements.MARKERS[marker])
        case moves.Burn():
            return SvgPicture("buildings", "charcoal_burner")
        case moves.Store(_, good):
            return SvgPicture("pieces", good.value)
        case moves.RemoveWater() | moves.ReturnWater() | moves.KeepWater():
            return SvgPicture("pieces", "water")
        case moves.Excavate() | moves.Reel() | moves.Sell():
            return SvgPicture("pieces", "coal")
        case moves.PlaceWood() | moves.ChooseMiningTimberGain(takes_thaler=False):
            return SvgPicture("pieces", "wood")
        case moves.ChooseMiningTimberGain():
            return SvgPicture("pieces", "thaler")
        case moves.Pass() | moves.Decline():
            return SvgPicture("icons", "icon.cross")
        case _:
            return SvgPicture("icons", "icon.check")


def _path_of_move(state: State, move: moves.Move, legal_moves: Sequence[moves.Move]) -> Path | None:
    match move:
        case moves.Take(pool, colour):
            first, second = elements.CARTS
            return (elements.pool_element(pool, colour), first if state.step == Step.FIRST_TAKING else second)
        case moves.ExchangeDisks(reserve, out, pool, back):
            ends = elements.reserve_element(reserve, out), elements.pool_element(pool, back)
            return (elements.MARKERS[Marker.OIL_LAMP], *ends)
        case moves.ReturnWater():
            return (_water_element(state), elements.BROOK)
        case moves.Place(piece, worker):
            return (elements.SOURCE_BY_PIECE[piece], elements.PLATES[worker])
        case moves.Activate(worker):
            return (elements.PLATES[worker],)
        case moves.Acquire():
            return _path_of_acquisition(move, legal_moves)
        case moves.RemoveWater(count):
            counts = [other for other in legal_moves if isinstance(other, moves.RemoveWater)]
            button = elements.WATER_1 if count == 1 else elements.WATER_2
            return (_water_element(state), elements.BROOK, *((button,) if len(counts) > 1 else ()))
        case moves.Excavate():
            if state.player.exhausted:
                return (elements.TUNNEL_COAL, elements.SHAFT_COAL)
            return (elements.PINGE_COAL, elements.HEAP_BY_GOOD[Good.COAL])
        case moves.PlaceWood(mine):
            return (elements.HEAP_BY_GOOD[Good.WOOD], elements.WOOD_SYMBOLS[mine])
        case moves.Store(storage, good):
            return (elements.HEAP_BY_GOOD[good], elements.STORAGES[storage])
        case moves.SetFirstTurnOrder() | moves.Draw():
            return None
        case _:
            return next(path for path, simple in _MOVE_BY_PATH.items() if simple == move)


def _path_of_acquisition(move: moves.Acquire, legal: Sequence[moves.Move]) -> Path:
    """Returns the path of an acquisition: player disk and tile, then the worker and the fee if they are needed.

    The worker is needed if two workers could acquire the tile. The fee is needed if one is due.
    """
    workers = {other.worker for other in legal if isinstance(other, moves.Acquire) and other.tile == move.tile}
    worker = (elements.PLATES[move.worker],) if len(workers) > 1 else ()
    fee = (elements.HEAP_BY_GOOD[move.fee],) if move.fee else ()
    return (elements.PLAYER_DISK, elements.tile_element(move.tile), *worker, *fee)


def _water_element(state: State) -> str:
    """Returns the element of the current player's water.

    The water is in the Pinge until the Pinge is exhausted, and in the shaft afterwards (M3).
    """
    return elements.SHAFT_WATER if state.player.exhausted else elements.PINGE_WATER


@unique
class PointingMistake(Mistake):
    """Mistakes in pointing: a path stands for no move, or points at a legal move in a wrong way.

    The value is the id of the rule that explains the mistake, as in `Mistake`.
    """

    RESERVE = "A3"
    """A disk of a reserve pool was taken. These disks are available in the next action phase."""
    NOT_ON_THE_CART = "T4"
    """Disks were taken without a cart field, or for the wrong one.

    The first taking fills field 1, the second taking fills field 2.
    """
    NOT_ON_A_WORKER = "P1"
    """A piece of a plan was put elsewhere than on a worker."""
    PLACED_PIECE = "P1a"
    """A piece of a plan was moved from its worker to another element than its source."""
    DISK_ON_TILE = "P10"
    """An action disk was put on a development. A worker acquires developments later."""
    NOT_ON_A_TILE = "E12"
    """The player disk was put elsewhere than on a development."""
    TILE_WITHOUT_DISK = "D4"
    """The path begins with a development or a worker instead of the player disk, with which acquisitions begin."""
    FEE_NOT_CHOSEN = "D5"
    """A development was pointed at, but no fee was chosen although one is due."""
    PINGE_COAL = "M1"
    """Coal of the Pinge was put elsewhere than on the farm."""
    TUNNEL_COAL = "M4"
    """Coal of the tunnel was put elsewhere than into the shaft, or before the Pinge is exhausted."""
    SHAFT_COAL = "E10"
    """Coal of the shaft was put elsewhere than on the farm."""
    WATER = "S6"
    """Water was put elsewhere than into the brook, which is the supply of water."""
    WOOD = "E13"
    """Wood of the farm was put elsewhere than on a wood symbol."""
    THALER_ON_STORAGE = "W3"
    """A Thaler was lifted in the storage phase, or put on a storage place: Thaler need no storage."""
    NOT_ON_STORAGE = "W3a"
    """A good was put elsewhere than on a storage place in the storage phase."""
    MARKER = "TM1"
    """A marker that does not count as a disk was put on an element on which it has no effect."""
    DISK_MARKER = "P7"
    """A marker that counts as a disk was put elsewhere than on a worker."""
    OPPONENT_BOARD = "E1"
    """The path contains an element of another player's board."""
    NO_POSSIBLE_MOVE = "Y1"
    """The player pointed at an element with which no move begins."""


def intended_moves(state: State, path: Path) -> tuple[moves.Move, ...]:
    """Returns the moves, legal or not, that a player who points along `path` may mean; the likeliest first.

    Some unfinished paths also mean moves, for example water without the brook.
    """
    if path in _MOVE_BY_PATH:
        return (_MOVE_BY_PATH[path],)
    match path:
        case (marker,) if marker in _MOVE_BY_LIFTED_MARKER:
            return (_MOVE_BY_LIFTED_MARKER[marker],)
        case (lamp, out, back) if lamp == elements.MARKERS[Marker.OIL_LAMP]:
            return _intended_exchange(out, back)
        case (source, *rest) if elements.kind_of(source) == elements.POOL:
            return _intended_taking(source, tuple(rest))
        case (plate,) if plate in elements.WORKER_BY_PLATE:
            return (moves.activate(elements.WORKER_BY_PLATE[plate]),)
        case (piece, plate) if piece in elements.PIECE_BY_SOURCE and plate in elements.WORKER_BY_PLATE:
            return (moves.place(elements.PIECE_BY_SOURCE[piece], elements.WORKER_BY_PLATE[plate]),)
        case (elements.PLAYER_DISK, tile, *rest):
            return _intended_acquisitions(state, tile, tuple(rest))
        case (tile,) if elements.kind_of(tile) == elements.TILE:
            return _intended_acquisitions(state, tile, ())
        case (plate, tile) if plate in elements.WORKER_BY_PLATE and elements.kind_of(tile) == elements.TILE:
            return _intended_acquisitions(state, tile, ())
        case (water, elements.BROOK, *rest) if water in _WATER_ELEMENTS:
            return _intended_water_moves(state, water, tuple(rest))
        case (water,) if water in _WATER_ELEMENTS:
            return _intended_water_moves(state, water, ())
        case (elements.PINGE_COAL, *rest) if rest in ([], [elements.HEAP_BY_GOOD[Good.COAL]]):
            return () if state.player.exhausted else (moves.EXCAVATE,)
        case (elements.TUNNEL_COAL, *rest) if rest in ([], [elements.SHAFT_COAL]):
            return (moves.EXCAVATE,) if state.player.exhausted else ()
        case (elements.SHAFT_COAL,):
            return (moves.REEL,)
        case (wood,) if wood == elements.HEAP_BY_GOOD[Good.WOOD] and state.step != Step.STORING:
            return (moves.place_wood(Mine.TUNNEL if state.player.exhausted else Mine.PINGE),)
        case (good,) if good in elements.GOOD_BY_HEAP and state.step == Step.STORING:
            return tuple(moves.store(storage, elements.GOOD_BY_HEAP[good]) for storage in Storage)
        case (good, symbol) if good == elements.HEAP_BY_GOOD[Good.WOOD] and symbol in elements.MINE_BY_WOOD_SYMBOL:
            return (moves.place_wood(elements.MINE_BY_WOOD_SYMBOL[symbol]),)
        case (good, place) if good in elements.GOOD_BY_HEAP and place in elements.STORAGE_BY_ELEMENT:
            return (moves.store(elements.STORAGE_BY_ELEMENT[place], elements.GOOD_BY_HEAP[good]),)
        case _:
            return ()


def _intended_taking(source: str, rest: Path) -> tuple[moves.Move, ...]:
    pool, colour = elements.pool_and_colour(source)
    if pool is None or colour is None or (rest and rest[0] not in elements.CARTS):
        return ()
    return (moves.take(pool, colour),)


def _intended_exchange(from_reserve: str, from_pool: str) -> tuple[moves.Move, ...]:
    if (elements.kind_of(from_reserve), elements.kind_of(from_pool)) != (elements.RESERVE, elements.POOL):
        return ()
    reserve, out = elements.pool_and_colour(from_reserve)
    pool, back = elements.pool_and_colour(from_pool)
    if reserve is None or out is None or pool is None or back is None:
        return ()
    return (moves.exchange_disks(reserve, out, pool, back),)


def _intended_acquisitions(state: State, element: str, rest: Path) -> tuple[moves.Move, ...]:
    tile = elements.tile_of(element)
    if tile is None:
        return ()
    workers = [elements.WORKER_BY_PLATE[plate] for plate in rest if plate in elements.WORKER_BY_PLATE]
    fees = [elements.GOOD_BY_HEAP[good] for good in rest if good in elements.GOOD_BY_HEAP]
    # Workers with a plan come first, because an acquisition by them is more likely.
    likely = sorted(OWN_WORKERS, key=lambda worker: not any(state.player.plan[worker]))
    found = [worker for worker in workers if worker in OWN_WORKERS] if workers else likely
    return tuple(moves.acquire(worker, tile, fee) for worker in found for fee in fees or (None, *Good))


def _intended_water_moves(state: State, water: str, rest: Path) -> tuple[moves.Move, ...]:
    if water != _water_element(state):
        return ()
    if state.step == Step.RETURNING_WATER:
        return (moves.RETURN_WATER,)
    if rest:
        return (moves.remove_water(2 if rest == (elements.WATER_2,) else 1),)
    if state.effect == TileQuestion.WINDLASS or state.player.water < 2:
        return (moves.remove_water(1), moves.remove_water(2))
    return (moves.remove_water(2), moves.remove_water(1))


def mistake_of(state: State, path: Path) -> PointingMistake:
    """Returns the mistake in a path that stands for no move, or is a wrong path for a legal move."""
    start, end = path[0], path[-1]
    kind, last = elements.kind_of(start), elements.kind_of(end)
    if any(elements.place_on_card(element) for element in path):
        return PointingMistake.OPPONENT_BOARD
    if start in _WATER_ELEMENTS:
        return PointingMistake.WATER
    if last == elements.TILE and elements.PIECE_BY_SOURCE.get(start) not in {None, Placeable.FOOD, Placeable.THALER}:
        return PointingMistake.DISK_ON_TILE
    if state.step == Step.PLANNING and elements.piece_on_plate(start) is not None:
        return PointingMistake.PLACED_PIECE
    if last == elements.TILE and start in elements.WORKER_BY_PLATE:
        return PointingMistake.TILE_WITHOUT_DISK
    is_storing = state.step == Step.STORING or end in elements.STORAGE_BY_ELEMENT
    if start == elements.SOURCE_BY_PIECE[Placeable.THALER] and is_storing:
        return PointingMistake.THALER_ON_STORAGE
    if start in elements.GOOD_BY_HEAP and len(path) > 1 and state.step == Step.STORING and state.active == NOBODY:
        is_wood_in_mine = start == elements.HEAP_BY_GOOD[Good.WOOD] and last in _MINE_KINDS
        return PointingMistake.WOOD if is_wood_in_mine else PointingMistake.NOT_ON_STORAGE
    if kind != elements.MARKER and start in elements.PIECE_BY_SOURCE and state.step == Step.PLANNING:
        return PointingMistake.NOT_ON_A_WORKER
    if start == elements.PLAYER_DISK:
        return PointingMistake.FEE_NOT_CHOSEN if last == elements.TILE else PointingMistake.NOT_ON_A_TILE
    by_start = {
        elements.RESERVE: PointingMistake.RESERVE,
        elements.POOL: PointingMistake.NOT_ON_THE_CART,
        elements.TILE: PointingMistake.TILE_WITHOUT_DISK,
        elements.MARKER: PointingMistake.DISK_MARKER if start in elements.PIECE_BY_SOURCE else PointingMistake.MARKER,
        elements.PINGE_COAL: PointingMistake.PINGE_COAL,
        elements.TUNNEL_COAL: PointingMistake.TUNNEL_COAL,
        elements.SHAFT_COAL: PointingMistake.SHAFT_COAL,
        elements.HEAP_BY_GOOD[Good.WOOD]: PointingMistake.WOOD,
    }
    return by_start.get(kind) or by_start.get(start, PointingMistake.NO_POSSIBLE_MOVE)
