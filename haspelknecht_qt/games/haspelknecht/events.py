"""Events of a move, in the order in which they happen. The table's log and animation show them.

An event describes a change of the state and does not carry it out.
"""

from __future__ import annotations

from haspelknecht_qt.core.fast_attrs import event
from haspelknecht_qt.games.haspelknecht import kinds


class Event:
    """Base class of all events."""

    __slots__ = ()


@event
class SeatEvent(Event):
    """Base class of the events that concern the player at `seat`."""

    seat: int


@event
class TurnOrderDetermined(Event):
    """A new turn order was determined. `cart_values` are the totals of cart field 1 in this order; () at the start."""

    order: tuple[int, ...]
    cart_values: tuple[int, ...] = ()


@event
class PhaseBegan(Event):
    """The phase marker moved to a field of the year wheel. `wheel_field` is 0 to 8, in the order of rule Y1."""

    year: int
    wheel_field: int


@event
class WaterReceived(SeatEvent):
    """A player received `count` water. `source` is the rule's id or the tile's number: "Y2", "T2" or "31"."""

    count: int
    source: str


@event
class WaterReturned(SeatEvent):
    """A player returned one water to the supply (T5)."""


@event
class DisksReturned(Event):
    """All action disks of the players went back into the bag (A2)."""


@event
class ReservesMoved(Event):
    """The disks of each reserve pool moved to its action pool (A3)."""


@event
class PoolFilled(Event):
    """Disks from the bag filled an action pool or its reserve pool (`reserve`). `disks` is (black, brown, yellow)."""

    pool: int
    reserve: bool
    disks: tuple[int, int, int]


@event
class DisksTaken(SeatEvent):
    """A player took `count` disks from a pool to cart field 1 or 2 (T4)."""

    pool: int
    colour: kinds.DiskColour
    count: int
    cart_field: int


@event
class SecondTakingPassed(SeatEvent):
    """A player passed in the second taking."""


@event
class DisksExchanged(SeatEvent):
    """The Oil Lamp exchanged a disk of a reserve pool for one of an action pool."""

    reserve: int
    reserve_disk: kinds.DiskColour
    pool: int
    pool_disk: kinds.DiskColour


@event
class PiecePlaced(SeatEvent):
    """A player placed a piece on a worker."""

    piece: kinds.Placeable
    worker: kinds.Worker


@event
class PlanConfirmed(SeatEvent):
    """A player confirmed the plan."""


@event
class WorkBegan(SeatEvent):
    """A worker began to work, with `action_count` actions."""

    worker: kinds.Worker
    action_count: int


@event
class SynergyGained(SeatEvent):
    """A worker gained one more action or good by synergy (E7)."""

    worker: kinds.Worker


@event
class WorkEnded(SeatEvent):
    """A worker finished. `lapsed_actions` is the number of actions that were not used."""

    worker: kinds.Worker
    lapsed_actions: int


@event
class GoodsProduced(SeatEvent):
    """Farmer, Farmhand or Water Mill brought `count` goods to the farm. Synergy and summer gave `bonus` of them."""

    worker: kinds.Worker
    good: kinds.Good
    count: int
    bonus: int


@event
class WaterRemoved(SeatEvent):
    """Water was removed from Pinge or shaft."""

    mine: kinds.Mine
    count: int


@event
class CoalExcavated(SeatEvent):
    """One coal moved from Pinge to farm, or from tunnel to shaft. `position` is the coal's index in the mine."""

    mine: kinds.Mine
    position: int


@event
class CoalReeled(SeatEvent):
    """One coal was reeled up from the shaft to the farm."""


@event
class WoodPlaced(SeatEvent):
    """Wood of the farm was placed on a wood symbol. `position` is the symbol's index from the left, from 0."""

    mine: kinds.Mine
    position: int


@event
class PingeExhausted(SeatEvent):
    """The Pinge was exhausted (M3). `water` moved from it to the shaft, `wood` to the supply."""

    water: int
    wood: int


@event
class DevelopmentAcquired(SeatEvent):
    """A player acquired a development (D4 to D7). `fee_receiver` is the seat that got the fee; None without a fee."""

    worker: kinds.Worker
    tile: kinds.Tile
    vp: int
    fee: kinds.Good | None
    fee_receiver: int | None


@event
class GainReceived(SeatEvent):
    """A tile or building gave `count` units: "food", "wood", "coal", "shaft_coal" (coal in the shaft) or "thaler"."""

    what: str
    count: int
    tile: kinds.Tile


@event
class EffectPaid(SeatEvent):
    """A player paid `count` "wood" or "coal" for the effect of a tile or building."""

    what: str
    count: int
    tile: kinds.Tile


@event
class BuildingBuilt(SeatEvent):
    """A building was built on the farm."""

    building: kinds.Building


@event
class FarmhandImproved(SeatEvent):
    """The Farmhand became the improved farmhand."""


@event
class MarkerGained(SeatEvent):
    """A player received an action marker."""

    marker: kinds.Marker


@event
class MarkerUsed(SeatEvent):
    """A player used an action marker, which returned to the supply."""

    marker: kinds.Marker


@event
class PointsScored(SeatEvent):
    """A player scored victory points during the game."""

    score: kinds.ScoreSource
    vp: int


@event
class OfferDeclined(SeatEvent):
    """A player declined the optional effect of a new tile, or kept the water (T5)."""


@event
class TurnEnded(SeatEvent):
    """A player ended the turn in which the plan was executed."""


@event
class CoalScored(SeatEvent):
    """A player scored `vp` for `coal` coal on the farm in the winter scoring (W1)."""

    coal: int
    vp: int


@event
class LeasePaid(SeatEvent):
    """A player paid food and Thaler in the winter payment, and took debt chits for missing ones (W2)."""

    food: int
    thaler: int
    debts: int


@event
class GoodStored(SeatEvent):
    """A player stored one unit of a good for the winter, which scored `vp` (W3)."""

    storage: kinds.Storage
    good: kinds.Good
    vp: int


@event
class GoodsReturned(SeatEvent):
    """Goods that were not stored went back to the supply (W3)."""

    food: int
    wood: int
    coal: int


@event
class GameEnded(Event):
    """The game ended after three years. `winner` is a seat."""

    winner: int
