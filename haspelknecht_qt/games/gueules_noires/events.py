"""Events: the changes that a move causes, in the order in which they happen.

The table animates the events of a move, and the log describes them. An event does not change the state. In all events,
`face` is the number of a tunnel tile's face, `order` of an order and `space` of a worker space.
"""

from __future__ import annotations

from typing import ClassVar

from attrs import evolve

from haspelknecht_qt.core.fast_attrs import event
from haspelknecht_qt.games.gueules_noires.moves import CubeSource
from haspelknecht_qt.games.gueules_noires.state import UNKNOWN, Colour, StackSide


class Event:
    """Base class of all events. If `secret` is True, only `seat` knows the card (GR5); see `event_as_seen_by`."""

    __slots__ = ()
    secret: ClassVar[bool] = False


@event
class SeatEvent(Event):
    """Base class of events that concern the player in this seat."""

    seat: int


@event
class TileRevealed(Event):
    """A tile was turned face up on the factory place with this index, from 0 (GS3, GA10)."""

    index: int
    face: int


@event
class FirstPlayerDrawn(SeatEvent):
    """The first player was determined: drawn by lot, or named in the set-up (GS6)."""


@event
class OrderDisplayed(Event):
    """An order was turned face up for the draft (GS5)."""

    order: int


@event
class OrderDrafted(SeatEvent):
    """A player took an order in the draft (GS5)."""

    order: int


@event
class OrderRevealed(Event):
    """An order came to the order space with this index (GS5, GA10). `left_over` is True if nobody drafted it (GR2)."""

    index: int
    order: int
    left_over: bool = False


@event
class ShiftBegan(Event):
    """A shift began. `shift` is its number, 1 to 3, and `first_seat` the first player's seat (GT1)."""

    shift: int
    first_seat: int


@event
class WorkersDisplaced(SeatEvent):
    """A player's workers moved to the canteen, because more workers were placed on their space (GT2)."""

    space: int
    count: int


@event
class WorkersPlaced(SeatEvent):
    """A player placed workers on a space, or one worker on the bank (GT2, GT3)."""

    space: int
    count: int


@event
class FrancsGained(SeatEvent):
    """A player received francs, from a money space or from the bank (GA8, GT3)."""

    space: int
    francs: int


@event
class TileBought(SeatEvent):
    """A player bought a tile and added it to the mine (GA1, GA2)."""

    face: int
    francs: int


@event
class MinecartLoaded(SeatEvent):
    """A new minecart on the level of `colour` was loaded with a cube (GA1).

    `cube` is the colour of the cube, which differs from `colour` for a substitute (GA3).
    """

    colour: Colour
    cube: Colour


@event
class MinecartStayedEmpty(SeatEvent):
    """A new minecart stayed empty, because the supply has no cubes (GR6). `colour` is the colour of its level."""

    colour: Colour


@event
class TileLookedAt(SeatEvent):
    """A player drew this tile in a draw-5. Other players do not see it (GA2)."""

    face: int
    secret: ClassVar[bool] = True


@event
class OrderLookedAt(SeatEvent):
    """A player drew this order in a draw-5. Other players do not see it (GA2)."""

    order: int
    secret: ClassVar[bool] = True


@event
class NothingTaken(SeatEvent):
    """A player took none of the cards drawn in a draw-5 (GA2)."""


@event
class TileReturned(SeatEvent):
    """A player put a tile back on the top of the stack, or at its bottom (GA2)."""

    side: StackSide
    face: int
    secret: ClassVar[bool] = True


@event
class OrderReturned(SeatEvent):
    """A player put an order back on the top of the stack, or at its bottom (GA2)."""

    side: StackSide
    order: int
    secret: ClassVar[bool] = True


@event
class OrderTaken(SeatEvent):
    """A player took an order and added it to the outstanding orders (GA9)."""

    order: int


@event
class ExtractionBegan(SeatEvent):
    """A player began an extraction with this number of moves (GA4)."""

    move_count: int


@event
class CageMoved(SeatEvent):
    """The cage moved from `start_level` to `level`. Level 0 is the surface (GA11)."""

    start_level: int
    level: int


@event
class CubeLoaded(SeatEvent):
    """A cube went from a minecart of this level into the cage (GA12)."""

    level: int
    cube: Colour


@event
class CellFilled(SeatEvent):
    """A cell of an order was filled with one cube or with two (GA5, GA13, GA15). `colour` is the colour of the cell."""

    order: int
    colour: Colour
    sources: tuple[CubeSource, ...]


@event
class CubeStored(SeatEvent):
    """A cube moved from the cage to the private stock (GA14)."""

    cube: Colour


@event
class ExtractionEnded(SeatEvent):
    """An extraction ended. `lost_moves` is the number of its moves that were not used (GA4)."""

    lost_moves: int


@event
class OrderDelivered(SeatEvent):
    """An order was delivered. `vp` are the victory points scored for it (GA7)."""

    order: int
    vp: int


@event
class ShiftEnded(Event):
    """A shift ended, because no player has workers left (GT4). Scoring its majorities follows."""

    shift: int


@event
class MajorityScored(Event):
    """The majority in one element was scored (GE1 to GE3). `element` is its index in ELEMENTS.

    `counts` tells how many of this element each seat has. `prizes` has the victory points that each seat gets.
    """

    shift: int
    element: int
    counts: tuple[int, ...]
    prizes: tuple[int, ...]


@event
class FirstPlayerDetermined(SeatEvent):
    """The next shift's first player was determined (GE4). `factory_workers` are the workers in the factory by seat."""

    factory_workers: tuple[int, ...]


@event
class WorkersReturned(Event):
    """All workers returned to their players (GE4)."""


@event
class GameEnded(Event):
    """The game ended after three shifts. `winners` are seats; several winners share the victory (GF2)."""

    winners: tuple[int, ...]


def event_as_seen_by(event: Event, seat: int) -> Event:
    """Returns the event as a seat may see it. Cards that other seats look at or put back become UNKNOWN (GR5)."""
    match event:
        case TileLookedAt() | TileReturned() if event.seat != seat:
            return evolve(event, face=UNKNOWN)
        case OrderLookedAt() | OrderReturned() if event.seat != seat:
            return evolve(event, order=UNKNOWN)
        case _:
            return event
