"""Events of a move, in the order in which they happen. The table logs and animates a move by its events.

An event describes a change and does not make it: the state is decisive.
"""

from __future__ import annotations

from haspelknecht_qt.core.fast_attrs import event
from haspelknecht_qt.games.haspelknecht.kinds import (
    Building,
    Colour,
    Good,
    Marker,
    Mine,
    Placeable,
    Score,
    Storage,
    Tile,
    Worker,
)


class Event:
    """Base of all events."""

    __slots__ = ()


@event
class SeatEvent(Event):
    """Base of the events that concern one player: the player at `seat`."""

    seat: int


@event
class OrderDetermined(Event):
    """The new turn order. `values` are the totals of cart field 1, in the new order; empty at the start of the match."""

    order: tuple[int, ...]
    values: tuple[int, ...] = ()


@event
class PhaseBegan(Event):
    """The phase marker moved: field 0 to 8 of the year wheel, in the order of rule Y1."""

    year: int
    field: int


@event
class WaterCame(SeatEvent):
    """A player receives `count` water. `why` is the rule or tile that gives it: "Y2", "T2" or "31"."""

    count: int
    why: str


@event
class WaterReturned(SeatEvent):
    """A player returns one water (T5)."""


@event
class DisksReturned(Event):
    """All action disks go back into the bag (A2)."""


@event
class ReservesMoved(Event):
    """Each reserve pool's disks join its action pool (A3)."""


@event
class PoolFilled(Event):
    """Disks (black, brown, yellow) went from the bag to an action pool or, if `reserve`, to its reserve pool."""

    pool: int
    reserve: bool
    disks: tuple[int, int, int]


@event
class Taken(SeatEvent):
    """A player took disks to cart field 1 or 2 (T4)."""

    pool: int
    colour: Colour
    count: int
    cart: int


@event
class Passed(SeatEvent):
    """A player passes in the second taking."""


@event
class DisksExchanged(SeatEvent):
    """The Oil Lamp exchanged a disk of a reserve pool for one of an action pool."""

    reserve: int
    from_reserve: Colour
    pool: int
    from_pool: Colour


@event
class Placed(SeatEvent):
    """A piece was placed on a worker."""

    piece: Placeable
    worker: Worker


@event
class PlanConfirmed(SeatEvent):
    """A player confirmed the plan."""


@event
class WorkBegan(SeatEvent):
    """A worker begins to work, with this number of actions."""

    worker: Worker
    actions: int


@event
class SynergyGained(SeatEvent):
    """The synergy bonus gives one more action (E7)."""

    worker: Worker


@event
class WorkEnded(SeatEvent):
    """A worker has finished; this number of actions lapsed."""

    worker: Worker
    lapsed: int


@event
class Produced(SeatEvent):
    """Farmer, Farmhand or Water Mill brought goods to the farm. `bonus` is the part due to synergy or summer."""

    worker: Worker
    good: Good
    count: int
    bonus: int


@event
class WaterRemoved(SeatEvent):
    """Water was removed from Pinge or shaft."""

    mine: Mine
    count: int


@event
class CoalExcavated(SeatEvent):
    """One coal of the player's own mining area was excavated, from Pinge to farm or from tunnel to shaft. `position` counts from 0."""

    mine: Mine
    position: int


@event
class CoalReeled(SeatEvent):
    """One coal was reeled up from the shaft to the farm."""


@event
class WoodPlaced(SeatEvent):
    """Wood of the farm covers a wood symbol; `position` counts from 0."""

    mine: Mine
    position: int


@event
class PingeExhausted(SeatEvent):
    """The Pinge is exhausted (M3): water moves to the shaft, wood to the supply."""

    water: int
    wood: int


@event
class Acquired(SeatEvent):
    """A development was acquired (D4 to D7); `receiver` is the seat that got the fee, or None."""

    worker: Worker
    tile: Tile
    vp: int
    fee: Good | None
    receiver: int | None


@event
class Gained(SeatEvent):
    """A tile or building gave goods or Thaler. `what` is "food", "wood", "coal", "shaft_coal" or "thaler"."""

    what: str
    count: int
    tile: Tile


@event
class Paid(SeatEvent):
    """A tile or building took goods. `what` is "wood" or "coal"."""

    what: str
    count: int
    tile: Tile


@event
class BuildingBuilt(SeatEvent):
    """A building now stands on the farm."""

    building: Building


@event
class FarmhandImproved(SeatEvent):
    """The Farmhand is now the improved farmhand."""


@event
class MarkerGained(SeatEvent):
    """A player received an action marker."""

    marker: Marker


@event
class MarkerUsed(SeatEvent):
    """An action marker was played and returned to the supply."""

    marker: Marker


@event
class Scored(SeatEvent):
    """Victory points scored during the game."""

    score: Score
    vp: int


@event
class Declined(SeatEvent):
    """A player declines the offer of a tile."""


@event
class TurnEnded(SeatEvent):
    """A player has executed the plan."""


@event
class CoalCounted(SeatEvent):
    """Winter scoring (W1): coal on the farm, and its VP."""

    coal: int
    vp: int


@event
class LeasePaid(SeatEvent):
    """Winter payment (W2)."""

    food: int
    thaler: int
    debts: int


@event
class Stored(SeatEvent):
    """One unit was stored for the winter (W3)."""

    storage: Storage
    good: Good
    vp: int


@event
class Returned(SeatEvent):
    """Goods that were not stored went back to the supply (W3)."""

    food: int
    wood: int
    coal: int


@event
class GameEnded(Event):
    """Three years are over."""

    winner: int
