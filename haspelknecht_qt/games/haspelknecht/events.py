"""Events of moves, in order; the table logs and animates a move by its events.

The state is the truth; an event only has the player, the action and the pieces. `seat` is always the player concerned.
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
class WaterCame(Event):
    """A player receives water (Y2, T2, tile 31)."""

    seat: int
    count: int
    why: str


@event
class WaterReturned(Event):
    """A player returns one water (T5)."""

    seat: int


@event
class DisksReturned(Event):
    """All action disks go back into the bag (A2)."""


@event
class ReservesMoved(Event):
    """Each reserve pool's disks join its action pool (A3)."""


@event
class PoolFilled(Event):
    """Disks (black, brown, yellow) came out of the bag."""

    pool: int
    reserve: bool
    disks: tuple[int, int, int]


@event
class Taken(Event):
    """A player took disks to cart field 1 or 2 (T4)."""

    seat: int
    pool: int
    colour: Colour
    count: int
    cart: int


@event
class Passed(Event):
    """A player passes in the second taking."""

    seat: int


@event
class DisksExchanged(Event):
    """The Oil Lamp exchanged a disk of a reserve pool for one of an action pool."""

    seat: int
    reserve: int
    from_reserve: Colour
    pool: int
    from_pool: Colour


@event
class Placed(Event):
    """A piece was placed on a worker."""

    seat: int
    piece: Placeable
    worker: Worker


@event
class PlanConfirmed(Event):
    """A player confirmed the plan."""

    seat: int


@event
class WorkBegan(Event):
    """A worker begins, with this number of actions."""

    seat: int
    worker: Worker
    actions: int


@event
class SynergyGained(Event):
    """The synergy bonus gives one more action (E7)."""

    seat: int
    worker: Worker


@event
class WorkEnded(Event):
    """A worker has finished; this number of actions lapsed."""

    seat: int
    worker: Worker
    lapsed: int


@event
class Produced(Event):
    """Farmer, Farmhand or Water Mill brought goods to the farm. `bonus` is the part due to synergy or summer."""

    seat: int
    worker: Worker
    good: Good
    count: int
    bonus: int


@event
class WaterRemoved(Event):
    """Water was removed from Pinge or shaft."""

    seat: int
    mine: Mine
    count: int


@event
class CoalExcavated(Event):
    """One coal of the player's own mining area was excavated, from Pinge to farm or from tunnel to shaft. `position` counts from 0."""

    seat: int
    mine: Mine
    position: int


@event
class CoalReeled(Event):
    """One coal was reeled up from the shaft to the farm."""

    seat: int


@event
class WoodPlaced(Event):
    """Wood of the farm covers a wood symbol; `position` counts from 0."""

    seat: int
    mine: Mine
    position: int


@event
class PingeExhausted(Event):
    """The Pinge is exhausted (M3): water moves to the shaft, wood to the supply."""

    seat: int
    water: int
    wood: int


@event
class Acquired(Event):
    """A development was acquired (D4 to D7); `receiver` is the seat that got the fee, or None."""

    seat: int
    worker: Worker
    tile: Tile
    vp: int
    fee: Good | None
    receiver: int | None


@event
class Gained(Event):
    """A tile or building gave goods or Thaler; `what` is "food", "wood", "coal", "shaft_coal" or "thaler"."""

    seat: int
    what: str
    count: int
    tile: Tile


@event
class Paid(Event):
    """A tile or building took goods."""

    seat: int
    what: str
    count: int
    tile: Tile


@event
class BuildingBuilt(Event):
    """A building now stands on the farm."""

    seat: int
    building: Building


@event
class FarmhandImproved(Event):
    """The Farmhand is now the improved farmhand."""

    seat: int


@event
class MarkerGained(Event):
    """A player received an action marker."""

    seat: int
    marker: Marker


@event
class MarkerUsed(Event):
    """An action marker was played and returned to the supply."""

    seat: int
    marker: Marker


@event
class Scored(Event):
    """Victory points scored during the game."""

    seat: int
    score: Score
    vp: int


@event
class Declined(Event):
    """A player declines the offer of a tile."""

    seat: int


@event
class TurnEnded(Event):
    """A player has executed the plan."""

    seat: int


@event
class CoalCounted(Event):
    """Winter scoring (W1): coal on the farm, and its VP."""

    seat: int
    coal: int
    vp: int


@event
class LeasePaid(Event):
    """Winter payment (W2)."""

    seat: int
    food: int
    thaler: int
    debts: int


@event
class Stored(Event):
    """One unit was stored for the winter (W3)."""

    seat: int
    storage: Storage
    good: Good
    vp: int


@event
class Returned(Event):
    """Goods that were not stored went back to the supply (W3)."""

    seat: int
    food: int
    wood: int
    coal: int


@event
class GameEnded(Event):
    """Three years are over."""

    winner: int
