"""Where a player points to make a move: every legal move as a path of elements, and what an illegal path would have meant.

An element is a place, a group of pieces or a button of the table. Pointing is the same for mouse, touch and keyboard, so a path says
nothing about how it came about. Knows the rules only through the engine and imports no Qt.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum, unique

from attrs import frozen

from haspelknecht_qt.core.game import Game
from haspelknecht_qt.games.haspelknecht import moves
from haspelknecht_qt.games.haspelknecht.model import (
    OWN_WORKERS,
    Colour,
    Effect,
    Good,
    Marker,
    Mine,
    Piece,
    State,
    Step,
    Storage,
    Tile,
    Worker,
)

Path = tuple[str, ...]
"""Element ids in the order in which a player points at them; the same as a path of the move index."""

WORKERS = {
    Worker.FARMER: "farmer",
    Worker.FARMHAND: "farmhand",
    Worker.COAL_DIGGER: "digger",
    Worker.COAL_MINER: "miner",
    Worker.HASPELKNECHT: "haspelknecht",
    Worker.WATER_MILL: "mill",
}
"""The plate of each worker."""

PIECES = {
    Piece.BLACK: "hand.black",
    Piece.BROWN: "hand.brown",
    Piece.YELLOW: "hand.yellow",
    Piece.HAMMER_AND_PICK: "marker.hammer_and_pick",
    Piece.LADDER: "marker.ladder",
    Piece.WHEELBARROW: "marker.wheelbarrow",
    Piece.FOOD: "farm.food",
    Piece.THALER: "farm.thaler",
}
"""Where each piece that can be planned with is taken from."""

steps_above = frozenset({Step.FIRST_TAKING.value, Step.SECOND_TAKING.value})
"""Steps in which one points at the common boards."""

MINES = {Mine.PINGE: "pinge", Mine.TUNNEL: "tunnel"}

CONFIRM: Path = ("confirm",)
PASS: Path = ("pass",)
FINISH: Path = ("finish",)
END_TURN: Path = ("end_turn",)
DONE: Path = ("done",)
KEEP_WATER: Path = ("keep_water",)
DECLINE: Path = ("decline",)
"""The buttons: a path of one element each."""

_WORKER_OF = {element: worker for worker, element in WORKERS.items()}
_PIECE_OF = {element: piece for piece, element in PIECES.items()}
_COLOUR_OF = {colour.name.lower(): colour for colour in Colour}
_GOOD_OF = {f"farm.{good.value}": good for good in Good}
_STORAGE_OF = {f"storage.{storage.word}": storage for storage in Storage}
_WATER = ("pinge.water", "shaft.water")
_COAL = {"pinge.coal": Mine.PINGE, "tunnel.coal": Mine.TUNNEL}
_WOOD_SYMBOLS = {"pinge.wood": Mine.PINGE, "tunnel.wood": Mine.TUNNEL}
_SIMPLE: dict[Path, moves.Move] = {
    CONFIRM: moves.CONFIRM,
    PASS: moves.PASS,
    FINISH: moves.FINISH,
    END_TURN: moves.END_TURN,
    DONE: moves.DONE,
    KEEP_WATER: moves.KEEP_WATER,
    DECLINE: moves.DECLINE,
    ("timber.wood",): moves.TIMBER_WOOD,
    ("timber.thaler",): moves.TIMBER_THALER,
    ("sell.1",): moves.sell(1),
    ("sell.2",): moves.sell(2),
    ("marker.windlass", "haspelknecht"): moves.use_marker(Marker.WINDLASS),
    ("marker.hauling_cable", "brook"): moves.use_marker(Marker.HAULING_CABLE),
    ("farm.wood", "building.charcoal_burner"): moves.BURN,
    ("shaft.coal", "farm.coal"): moves.REEL,
}


def paths(state: State, legal_moves: Sequence[moves.Move]) -> list[tuple[Path, moves.Move]]:
    """Each legal move of the seat that is asked with its one path, in the order of the moves. Chance moves have none."""
    return [(path, move) for move in legal_moves if (path := _path(state, move, legal_moves)) is not None]


def _path(state: State, move: moves.Move, legal: Sequence[moves.Move]) -> Path | None:
    match move:
        case moves.Take(pool, colour):
            cart = "cart.1" if state.step == Step.FIRST_TAKING else "cart.2"
            return (f"pool.{moves.POOLS[pool]}.{colour.name.lower()}", cart)
        case moves.Exchange(reserve, out, pool, back):
            return (
                "marker.oil_lamp",
                f"reserve.{moves.POOLS[reserve]}.{out.name.lower()}",
                f"pool.{moves.POOLS[pool]}.{back.name.lower()}",
            )
        case moves.ReturnWater():
            return (_water_of(state), "brook")
        case moves.Place(piece, worker):
            return (PIECES[piece], WORKERS[worker])
        case moves.Activate(worker):
            return (WORKERS[worker],)
        case moves.Acquire():
            return _path_of_acquisition(move, legal)
        case moves.RemoveWater(count):
            counts = [other for other in legal if isinstance(other, moves.RemoveWater)]
            chip = (f"water.{count}",) if len(counts) > 1 else ()
            return (_water_of(state), "brook", *chip)
        case moves.Excavate():
            return ("tunnel.coal", "shaft.coal") if state.player.exhausted else ("pinge.coal", "farm.coal")
        case moves.PlaceWood(mine):
            return ("farm.wood", f"{MINES[mine]}.wood")
        case moves.Store(storage, good):
            return (f"farm.{good.value}", f"storage.{storage.word}")
        case moves.Order() | moves.Draw():
            return None
        case _:
            return next(path for path, simple in _SIMPLE.items() if simple == move)


def _path_of_acquisition(move: moves.Acquire, legal: Sequence[moves.Move]) -> Path:
    """Player disk, tile, then the worker where both could, then the fee where one is due."""
    workers = {other.worker for other in legal if isinstance(other, moves.Acquire) and other.tile == move.tile}
    worker = (WORKERS[move.worker],) if len(workers) > 1 else ()
    fee = (f"farm.{move.fee.value}",) if move.fee else ()
    return ("player_disk", f"tile.{move.tile.value}", *worker, *fee)


def _water_of(state: State) -> str:
    """Where the water of the player who is asked stands (M3)."""
    return "shaft.water" if state.player.exhausted else "pinge.water"


@unique
class Mistake(Enum):
    """What is wrong with a path that means no move at all, or a move pointed at in a wrong way. The value is the rule to read."""

    RESERVE = "A3"
    """A disk of a reserve pool: it comes into play in the next action phase."""
    NOT_ON_THE_CART = "T4"
    """Disks of a pool go to the cart field of this taking, nowhere else."""
    NOT_ON_A_WORKER = "P1"
    """What one plans with goes on a worker."""
    DISK_ON_TILE = "P10"
    """An action disk on a development: the development is acquired later, by a worker."""
    NOT_ON_A_TILE = "E12"
    """The player disk goes on a development."""
    TILE_ALONE = "D4"
    """A development that could be acquired: point at the player disk first."""
    FEE_OPEN = "D5"
    """The fee that is due was not chosen."""
    PINGE_COAL = "M1"
    """Coal of the Pinge goes to the farm."""
    TUNNEL_COAL = "M4"
    """Coal of the tunnel goes into the shaft, and only once the Pinge is exhausted."""
    SHAFT_COAL = "E10"
    """Coal of the shaft goes up to the farm."""
    WATER = "S6"
    """Water goes back to the supply: to the brook."""
    WOOD = "E13"
    """Wood of the farm goes on a wood symbol."""
    STAYS = "W3"
    """Thaler need no storage."""
    MARKER = "P7"
    """A marker was not pointed to where it works."""
    OTHER_BOARD = "E1"
    """Another player's board."""
    NOTHING = "Y1"
    """Nothing can be done there now."""


@frozen
class Refusal:
    """Why a path can't be followed: the move it would have meant, if any, the mistake in pointing, if any, and the rule's id."""

    path: Path
    move: moves.Move | None
    mistake: Mistake | None
    rule: str


def why_not(game: Game, state: State, path: Path) -> Refusal:
    """Why no legal move goes along `path`: the engine's rule for the move meant, else the rule for the way of pointing."""
    rules = [(move, game.why_not(state, move)) for move in moves_meant(state, path)]
    legal = next((move for move, rule in rules if rule is None), None)
    if rules and legal is None:
        move, rule = rules[0]
        return Refusal(path, move, None, str(rule))
    mistake = mistake_of(state, path)
    return Refusal(path, legal, mistake, mistake.value)


def moves_meant(state: State, path: Path) -> tuple[moves.Move, ...]:
    """The moves that `path` would mean if they were legal, the likeliest first; empty if it means none.

    A path that stops before its last element means the moves that it may still become, where they are few.
    """
    if path in _SIMPLE:
        return (_SIMPLE[path],)
    if path[:1] == ("marker.oil_lamp",):
        return _exchanges_meant(path)
    match path:
        case (source, *rest) if source.startswith("pool."):
            return _taking_meant(source, tuple(rest))
        case (worker,) if worker in _WORKER_OF:
            return (moves.activate(_WORKER_OF[worker]),)
        case (piece, worker) if piece in _PIECE_OF and worker in _WORKER_OF:
            return (moves.place(_PIECE_OF[piece], _WORKER_OF[worker]),)
        case ("player_disk", tile, *rest) if tile.startswith("tile."):
            return _acquisitions_meant(state, tile, tuple(rest))
        case (tile,) if tile.startswith("tile."):
            return _acquisitions_meant(state, tile, ())
        case (water, "brook", *rest) if water in _WATER:
            return _water_meant(state, water, tuple(rest))
        case ("pinge.coal", "farm.coal"):
            return () if state.player.exhausted else (moves.EXCAVATE,)
        case ("tunnel.coal", "shaft.coal"):
            return (moves.EXCAVATE,) if state.player.exhausted else ()
        case ("farm.wood", symbol) if symbol in _WOOD_SYMBOLS:
            return (moves.place_wood(_WOOD_SYMBOLS[symbol]),)
        case (good, place) if good in _GOOD_OF and place in _STORAGE_OF:
            return (moves.store(_STORAGE_OF[place], _GOOD_OF[good]),)
        case _:
            return ()


def _taking_meant(source: str, rest: Path) -> tuple[moves.Move, ...]:
    pool, colour = _pool_and_colour(source)
    if pool is None or colour is None or (rest and rest[0] not in {"cart.1", "cart.2"}):
        return ()
    return (moves.take(pool, colour),)


def _pool_and_colour(element: str) -> tuple[int | None, Colour | None]:
    """The pool and the colour of "pool.A.black" or "reserve.A.black"; None for what is not named."""
    letter, _, colour = element.partition(".")[2].partition(".")
    pool = moves.POOLS.find(letter) if letter else -1
    return (pool if pool >= 0 else None), _COLOUR_OF.get(colour)


def _exchanges_meant(path: Path) -> tuple[moves.Move, ...]:
    if len(path) != 3:
        return ()
    reserve, out = _pool_and_colour(path[1])
    pool, back = _pool_and_colour(path[2])
    if not (path[1].startswith("reserve.") and path[2].startswith("pool.")):
        return ()
    if reserve is None or out is None or pool is None or back is None:
        return ()
    return (moves.exchange(reserve, out, pool, back),)


def _acquisitions_meant(state: State, tile: str, rest: Path) -> tuple[moves.Move, ...]:
    number = tile.removeprefix("tile.")
    if not number.isdigit() or int(number) not in set(Tile):
        return ()
    workers = [_WORKER_OF[element] for element in rest if element in _WORKER_OF]
    fees: Sequence[Good | None] = [_GOOD_OF[element] for element in rest if element in _GOOD_OF] or (None, *Good)
    # The worker with a plan is meant rather than the one without.
    likely = sorted(OWN_WORKERS, key=lambda worker: not any(state.player.plan[worker]))
    found = [worker for worker in workers if worker in OWN_WORKERS] if workers else likely
    return tuple(moves.acquire(worker, Tile(int(number)), fee) for worker in found for fee in fees)


def _water_meant(state: State, water: str, rest: Path) -> tuple[moves.Move, ...]:
    if water != _water_of(state):
        return ()
    if state.step == Step.RETURNING_WATER:
        return (moves.RETURN_WATER,)
    if rest:
        return (moves.remove_water(2 if rest == ("water.2",) else 1),)
    if state.effect == Effect.WINDLASS or state.player.water < 2:
        return (moves.remove_water(1), moves.remove_water(2))
    return (moves.remove_water(2), moves.remove_water(1))


def mistake_of(state: State, path: Path) -> Mistake:
    """What is wrong with the way of pointing."""
    start, end = path[0], path[-1]
    if any(element.startswith("seat.") for element in path):
        return Mistake.OTHER_BOARD
    if start.startswith("reserve."):
        return Mistake.RESERVE
    if start.startswith("pool."):
        return Mistake.NOT_ON_THE_CART
    if start.startswith("tile."):
        return Mistake.TILE_ALONE
    if start == "player_disk":
        return Mistake.FEE_OPEN if end.startswith("tile.") else Mistake.NOT_ON_A_TILE
    if start in _WATER:
        return Mistake.WATER
    if start in _PIECE_OF and end.startswith("tile."):
        return Mistake.DISK_ON_TILE
    if start == "farm.thaler" and end in _STORAGE_OF:
        return Mistake.STAYS
    if start.startswith("marker."):
        return Mistake.MARKER
    if start.startswith("hand.") or (start in _PIECE_OF and state.step == Step.PLANNING):
        return Mistake.NOT_ON_A_WORKER
    by_start = {
        "pinge.coal": Mistake.PINGE_COAL,
        "tunnel.coal": Mistake.TUNNEL_COAL,
        "shaft.coal": Mistake.SHAFT_COAL,
        "farm.wood": Mistake.WOOD,
    }
    return by_start.get(start, Mistake.NOTHING)
