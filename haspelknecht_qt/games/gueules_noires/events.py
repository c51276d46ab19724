"""Events of a move, in the order in which they happen. The table logs and animates a move by its events.

An event describes a change and does not make it: the state is decisive. In all events, `face` is the number of a tunnel
tile's face, `order` the number of an order and `space` the number of a worker space.
"""

from __future__ import annotations

from typing import ClassVar

from attrs import evolve

from haspelknecht_qt.core.fast_attrs import event
from haspelknecht_qt.games.gueules_noires.moves import Source
from haspelknecht_qt.games.gueules_noires.state import UNKNOWN, Colour, Put


class Event:
    """Base of all events. Details of a `secret` event are known only to its `seat` (GR5); see `seen_by`."""

    __slots__ = ()
    secret: ClassVar[bool] = False


@event
class SeatEvent(Event):
    """Base of the events that concern one player: the player at `seat`."""

    seat: int


@event
class TileRevealed(Event):
    """A tile came off the stack to this place of the factory, from 0 (GS3, GA10)."""

    place: int
    face: int


@event
class FirstPlayerDrawn(SeatEvent):
    """The first player was drawn by lot, or is the one named in the set-up (GS6)."""


@event
class OrderDisplayed(Event):
    """An order was turned up for the draft (GS5)."""

    order: int


@event
class OrderDrafted(SeatEvent):
    """A player took an order in the draft (GS5)."""

    order: int


@event
class OrderRevealed(Event):
    """An order came to this order space, from 0 (GS5, GA10). `left_over` is True for the last order of the draft (GR2)."""

    place: int
    order: int
    left_over: bool = False


@event
class ShiftBegan(Event):
    """A shift, 1 to 3, begins with this first player (GT1)."""

    shift: int
    first: int


@event
class WorkersReplaced(SeatEvent):
    """A player's workers went from a space to the canteen (GT2)."""

    space: int
    count: int


@event
class WorkersPlaced(SeatEvent):
    """A player placed workers on a space, or one on the bank (GT2, GT3)."""

    space: int
    count: int


@event
class FrancsGained(SeatEvent):
    """A player received francs from a space of the capital or the bank (GA8, GT3)."""

    space: int
    francs: int


@event
class TileBought(SeatEvent):
    """A player bought a tile and added it to the mine (GA1, GA2)."""

    face: int
    francs: int


@event
class MinecartLoaded(SeatEvent):
    """A cube came from the supply onto a new minecart of the level of `colour` (GA1). A substitute has another colour (GA3)."""

    colour: Colour
    cube: Colour


@event
class MinecartStayedEmpty(SeatEvent):
    """No cube is left for a new minecart of the level of `colour` (GR6)."""

    colour: Colour


@event
class TileLookedAt(SeatEvent):
    """A player drew this tile in a draw-5 (GA2)."""

    face: int
    secret: ClassVar[bool] = True


@event
class OrderLookedAt(SeatEvent):
    """A player drew this order in a draw-5 (GA2)."""

    order: int
    secret: ClassVar[bool] = True


@event
class NothingTaken(SeatEvent):
    """A player took none of the cards drawn (GA2)."""


@event
class TileReturned(SeatEvent):
    """A player put a tile back on top of, or under, the stack (GA2)."""

    side: Put
    face: int
    secret: ClassVar[bool] = True


@event
class OrderReturned(SeatEvent):
    """A player put an order back on top of, or under, the stack (GA2)."""

    side: Put
    order: int
    secret: ClassVar[bool] = True


@event
class OrderTaken(SeatEvent):
    """A player took an order to the outstanding ones (GA9)."""

    order: int


@event
class ExtractionBegan(SeatEvent):
    """A player has this number of moves (GA4)."""

    moves: int


@event
class CageMoved(SeatEvent):
    """The cage went from one level to another; 0 is the surface (GA11)."""

    start: int
    level: int


@event
class CubeLoaded(SeatEvent):
    """A cube went from a minecart of this level into the cage (GA12)."""

    level: int
    cube: Colour


@event
class CellFilled(SeatEvent):
    """A cell of this colour of an order was filled with one cube or two (GA13, GA15, GA5)."""

    order: int
    colour: Colour
    cubes: tuple[Source, ...]


@event
class CubeStored(SeatEvent):
    """A cube went from the cage to the private stock (GA14)."""

    cube: Colour


@event
class ExtractionEnded(SeatEvent):
    """The extraction is over; this number of moves is lost (GA4)."""

    lost: int


@event
class OrderDelivered(SeatEvent):
    """An order was delivered for its victory points (GA7)."""

    order: int
    vp: int


@event
class ShiftEnded(Event):
    """No player has workers any more (GT4): the majorities are scored."""

    shift: int


@event
class ElementScored(Event):
    """An element of the shift clock, from 0, was scored (GE1 to GE3). `counts` and `prizes` (points) are by seat."""

    shift: int
    element: int
    counts: tuple[int, ...]
    prizes: tuple[int, ...]


@event
class FirstPlayerDetermined(SeatEvent):
    """The first player of the next shift; `workers` are the numbers of workers in the factory, by seat (GE4)."""

    workers: tuple[int, ...]


@event
class WorkersReturned(Event):
    """All workers came back to their players (GE4)."""


@event
class GameEnded(Event):
    """The three shifts are over; several winners share the victory (GF2)."""

    winners: tuple[int, ...]


def seen_by(event: Event, seat: int) -> Event:
    """Returns the event as a seat may see it: cards that other seats looked at or put back are UNKNOWN (GR5)."""
    match event:
        case TileLookedAt() | TileReturned() if event.seat != seat:
            return evolve(event, face=UNKNOWN)
        case OrderLookedAt() | OrderReturned() if event.seat != seat:
            return evolve(event, order=UNKNOWN)
        case _:
            return event
