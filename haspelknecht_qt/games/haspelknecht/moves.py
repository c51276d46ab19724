"""Moves of Haspelknecht: small frozen values, each with exactly one text form.

A move belongs to the player of the pending decision, so no move names a seat. `read_move` accepts only the texts of
the moves that `all_moves` yields. Lists of legal moves share the move objects made in this module.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import permutations, product

from haspelknecht_qt.core.base_game import MoveParser, NotatedMove
from haspelknecht_qt.core.fast_attrs import frozen
from haspelknecht_qt.games.haspelknecht import kinds

POOLS = "ABCD"
MAX_DRAWN_DISKS = 6


class Move(NotatedMove):
    """Base class of all moves of the game."""

    __slots__ = ()


@frozen
class SetFirstTurnOrder(Move, rule="S5"):
    """Chance move: sets the first turn order. `seats` are from first to last (S5)."""

    seats: tuple[int, ...]

    def text(self) -> str:
        """Text form, for instance "order 2 0 1"."""
        return "order " + " ".join(map(str, self.seats))


@frozen
class Draw(Move, rule="A4", notation="draw {0.black} {0.brown} {0.yellow}"):
    """Chance move: draws disks from the bag for the next pool (S4, A4), as in "draw 1 2 0" (black, brown, yellow)."""

    black: int
    brown: int
    yellow: int


@frozen
class Take(Move, rule="T1"):
    """Takes the disks of one colour from one action pool (T1, T3)."""

    pool: int
    colour: kinds.DiskColour

    def text(self) -> str:
        """Text form, for instance "take B brown"."""
        return f"take {POOLS[self.pool]} {self.colour.name.lower()}"


@frozen
class Pass(Move, rule="T3", notation="pass"):
    """Takes no disks in the second taking (T3)."""


@frozen
class ReturnWater(Move, rule="T5", notation="return water"):
    """Returns one water to the supply after the second taking (T5)."""


@frozen
class KeepWater(Move, rule="T5", notation="keep water"):
    """Keeps the water after the second taking (T5)."""


@frozen
class ExchangeDisks(Move, rule="TM1"):
    """Plays the Oil Lamp marker: exchanges a disk of a reserve pool for a disk of an action pool (tile 32, TM1)."""

    reserve: int
    reserve_disk: kinds.DiskColour
    pool: int
    pool_disk: kinds.DiskColour

    def text(self) -> str:
        """Text form, for instance "exchange A black A yellow": the black disk comes out of reserve pool A."""
        return (
            f"exchange {POOLS[self.reserve]} {self.reserve_disk.name.lower()}"
            f" {POOLS[self.pool]} {self.pool_disk.name.lower()}"
        )


@frozen
class Place(Move, rule="P1", notation="place {0.piece.word} {0.worker.word}"):
    """Places a disk, a marker that replaces one, food or a Thaler on a worker (P2 to P8).

    The text form is, for instance, "place food coal_miner".
    """

    piece: kinds.Placeable
    worker: kinds.Worker


@frozen
class Confirm(Move, rule="P1", notation="confirm"):
    """Confirms the plan (P1)."""


@frozen
class Activate(Move, rule="E1", notation="work {0.worker.word}"):
    """Sets a worker or the Water Mill to work (E1), as in "work farmer"."""

    worker: kinds.Worker


@frozen
class Acquire(Move, rule="E12"):
    """Acquires a development with a worker's disks, for a fee if one is due (E12, D1 to D7)."""

    worker: kinds.Worker
    tile: kinds.Tile
    fee: kinds.Good | None = None

    def text(self) -> str:
        """Text form, for instance "acquire farmer 23" or "acquire farmer 33 coal" where the fee is one coal."""
        fee = f" {self.fee.value}" if self.fee else ""
        return f"acquire {self.worker.word} {self.tile.value}{fee}"


@frozen
class RemoveWater(Move, rule="E1", notation="water {0.count}"):
    """Removes `count` water with the active worker, or by tile 25 (E4, E8, E10), as in "water 2"."""

    count: int


@frozen
class Excavate(Move, rule="E1", notation="excavate"):
    """Excavates one coal with the active worker, or by tile 33 (E4, E8, E9)."""


@frozen
class Reel(Move, rule="E10", notation="reel"):
    """Reels one coal up from the shaft to the farm with the Haspelknecht (E10)."""


@frozen
class FinishWork(Move, rule="E1", notation="finish"):
    """Ends the work of the active worker (E1)."""


@frozen
class PlaceWood(Move, rule="E13", notation="wood {0.mine.value}"):
    """Places wood of the farm on the next wood symbol (E13), as in "wood tunnel"."""

    mine: kinds.Mine


@frozen
class UseMarker(Move, rule="TM1", notation="use {0.marker.word}"):
    """Plays the Hauling Cable or the Windlass (tiles 14 and 25, TM1), as in "use windlass"."""

    marker: kinds.Marker


@frozen
class Burn(Move, rule="TM2", notation="burn"):
    """Exchanges 2 wood for 2 coal and 1 VP at the Charcoal Burner (tile 15, TM2)."""


@frozen
class ChooseMiningTimberGain(Move, rule="31"):
    """Chooses what tile 31 (Mining Timber) gives: 3 wood and 1 water, or 1 Thaler."""

    takes_thaler: bool

    def text(self) -> str:
        """Text form: "timber wood" or "timber thaler"."""
        return "timber thaler" if self.takes_thaler else "timber wood"


@frozen
class Sell(Move, rule="34", notation="sell {0.coal}"):
    """Sells 1 coal for 1 Thaler ("sell 1"), or 2 coal for 1 Thaler and 1 food ("sell 2"), by tile 34 (Coal Sacks)."""

    coal: int


@frozen
class Decline(Move, rule="D7", notation="decline"):
    """Declines the offer of a tile just acquired (tiles 25, 33 and 34)."""


@frozen
class EndTurn(Move, rule="E1", notation="end turn"):
    """Ends the player's turn in which the plan was executed (E1)."""


@frozen
class Store(Move, rule="W3", notation="store {0.storage.word} {0.good.value}"):
    """Stores one unit for the winter (W3), as in "store barn food"."""

    storage: kinds.Storage
    good: kinds.Good


@frozen
class Done(Move, rule="W3", notation="done"):
    """Ends the player's moves before the winter scoring (R12) or in the storage phase (W3)."""


# Each function returns one object for equal arguments, so lists of legal moves share their moves.
draw = cache(Draw)
take = cache(Take)
exchange_disks = cache(ExchangeDisks)
place = cache(Place)
activate = cache(Activate)
acquire = cache(Acquire)
remove_water = cache(RemoveWater)
place_wood = cache(PlaceWood)
use_marker = cache(UseMarker)
sell = cache(Sell)
store = cache(Store)
PASS = Pass()
RETURN_WATER = ReturnWater()
KEEP_WATER = KeepWater()
CONFIRM = Confirm()
EXCAVATE = Excavate()
REEL = Reel()
FINISH_WORK = FinishWork()
BURN = Burn()
TIMBER_WOOD = ChooseMiningTimberGain(takes_thaler=False)
TIMBER_THALER = ChooseMiningTimberGain(takes_thaler=True)
DECLINE = Decline()
END_TURN = EndTurn()
DONE = Done()


def all_moves() -> Iterator[Move]:
    """Yields every move that can occur in any match, each once."""
    for players in (2, 3, 4):
        yield from map(SetFirstTurnOrder, permutations(range(players)))
    counts = range(MAX_DRAWN_DISKS + 1)
    yield from (draw(*drawn) for drawn in product(counts, repeat=3) if 0 < sum(drawn) <= MAX_DRAWN_DISKS)
    pools = range(len(POOLS))
    yield from (take(pool, colour) for pool, colour in product(pools, kinds.DiskColour))
    yield from (
        exchange_disks(reserve, out, pool, back)
        for reserve, out, pool, back in product(pools, kinds.DiskColour, pools, kinds.DiskColour)
        if out != back
    )
    yield from (place(piece, worker) for piece, worker in product(kinds.Placeable, kinds.Worker))
    yield from map(activate, kinds.Worker)
    yield from (
        acquire(worker, tile, fee) for worker, tile, fee in product(kinds.OWN_WORKERS, kinds.Tile, (None, *kinds.Good))
    )
    yield from map(remove_water, (1, 2))
    yield from map(place_wood, kinds.Mine)
    yield from map(use_marker, (kinds.Marker.HAULING_CABLE, kinds.Marker.WINDLASS))
    yield from map(sell, (1, 2))
    yield from (store(storage, good) for storage, good in product(kinds.Storage, kinds.Good))
    yield from (PASS, RETURN_WATER, KEEP_WATER, CONFIRM, EXCAVATE, REEL, FINISH_WORK, BURN, TIMBER_WOOD, TIMBER_THALER)
    yield from (DECLINE, END_TURN, DONE)


read_move = MoveParser("Haspelknecht", {"": all_moves}, "'take A black', 'place yellow farmer', 'confirm'").parse
