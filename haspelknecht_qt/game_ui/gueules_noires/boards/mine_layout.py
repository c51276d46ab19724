"""Layout of a mine: minecarts of every level with their tiles, and cubes on orders. Imports no Qt.

The state contains only numbers of equal pieces, not their places. Tiles are therefore placed in the order of their faces, from
the shaft outwards, and cubes keep their places from one state to the next.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from enum import Enum, auto

from attrs import frozen

from haspelknecht_qt.game_ui.gueules_noires import elements
from haspelknecht_qt.games.gueules_noires.state import (
    COLOUR_OF,
    FACES,
    MINECARTS_ON,
    SIDE_OF,
    Colour,
    Player,
    Side,
    State,
)

WAGON = "wagon"
PRINTED = "printed"


@frozen
class MineTile:
    """A tunnel tile in a mine. `face` is None for the printed minecart; `copy` is the index among tiles of the same face, from 0."""

    level: int
    side: Side
    face: int | None = None
    copy: int = 0

    @property
    def minecarts(self) -> int:
        """Number of minecarts on the tile."""
        return 1 if self.face is None else MINECARTS_ON[self.face]

    def wagons(self) -> tuple[str, ...]:
        """Returns the places of the tile's minecarts."""
        if self.face is None:
            return (f"{WAGON}.{self.level}.{PRINTED}",)
        return tuple(f"{WAGON}.{self.level}.{self.face}.{self.copy}.{number}" for number in range(self.minecarts))


def level_of(face: int) -> int:
    """Returns the level of tiles with this face."""
    return Colour(COLOUR_OF[face]).level


def side_of(face: int) -> Side:
    """Returns the side of tiles with this face."""
    return Side(SIDE_OF[face])


def level_of_wagon(place: str) -> int | None:
    """Returns the level of a minecart's place; None for other places."""
    kind, rest = elements.split(place)
    return int(elements.kind_of(rest)) if kind == WAGON else None


def row(printed: Sequence[int], player: Player, level: int, side: Side) -> tuple[MineTile, ...]:
    """Returns the tiles of one side of a level, from the shaft outwards; `printed` is the side of each level's printed minecart."""
    colour = level - 1
    first = (MineTile(level, side),) if printed[colour] == side else ()
    return (*first, *_bought(player, level, side))


def _bought(player: Player, level: int, side: Side) -> Iterator[MineTile]:
    for face in FACES:
        if COLOUR_OF[face] == level - 1 and SIDE_OF[face] == side:
            for copy in range(player.tiles[face]):
                yield MineTile(level, side, face, copy)


def wagons(printed: Sequence[int], player: Player, level: int) -> tuple[str, ...]:
    """Returns the places of all minecarts of a level: first the light side, then the dark side."""
    return tuple(wagon for side in Side for tile in row(printed, player, level, side) for wagon in tile.wagons())


def assign_cubes(
    places: Sequence[str], wanted: Sequence[int], present: Mapping[str, int], first: Sequence[str], leaving: str = ""
) -> dict[str, int]:
    """Assigns cubes to places, one cube each. Raises ValueError if there are more cubes than places.

    `wanted` is the number of cubes by colour. `present` maps places to the colours of their present cubes, which stay if possible. If a
    cube has to leave, it leaves the place `leaving`, otherwise the last place with its colour. New cubes take the places `first`, then
    the others in order.
    """
    left = list(wanted)
    found: dict[str, int] = {}
    for place in sorted(places, key=lambda place: place == leaving):
        colour = present.get(place)
        if colour is not None and left[colour]:
            found[place] = colour
            left[colour] -= 1
    empty = [place for place in (*first, *places) if place not in found]
    for colour, count in enumerate(left):
        for _ in range(count):
            taken = next((one for one in empty if one not in found), None)
            if taken is None:
                raise ValueError(f"{sum(wanted)} cubes for {len(places)} minecarts")
            found[taken] = colour
    return found


@frozen
class OrderSpot:
    """An order spot: its colour, whether it is free, and the colours of the cubes on it."""

    colour: Colour
    is_free: bool
    cubes: tuple[Colour, ...] = ()


def spots(state: State, order: int) -> tuple[OrderSpot, ...]:
    """Returns the spots of an order, sorted by colour; within a colour, the first spots are filled first.

    The state contains only the cubes on the whole card. Each filled spot gets a cube of its own colour if there is one; the other
    filled spots get two cubes.
    """
    free, laid = state.free_cells(order), state.cubes_on(order)
    printed = state.box.cells[4 * order : 4 * order + 4]
    printed_spots = [
        OrderSpot(colour, number >= printed[colour] - free[colour])
        for colour in Colour
        for number in range(printed[colour])
    ]
    contents: list[list[Colour]] = []
    for spot in printed_spots:
        has_own = not spot.is_free and laid[spot.colour] > 0
        contents.append([spot.colour] if has_own else [])
        laid[spot.colour] -= has_own
    others = [colour for colour in Colour for _ in range(laid[colour])]
    for spot, content in zip(printed_spots, contents, strict=True):
        if not spot.is_free and not content:
            content.extend(others[:2])
            del others[:2]
    for spot, content in zip(printed_spots, contents, strict=True):
        # The remaining cubes belong to pairs whose other cube has the spot's own colour.
        if others and not spot.is_free and len(content) == 1:
            content.append(others.pop(0))
    return tuple(
        OrderSpot(spot.colour, spot.is_free, tuple(content))
        for spot, content in zip(printed_spots, contents, strict=True)
    )


@frozen
class OutstandingOrder:
    """An outstanding order: its number, and its spots with the cubes on them."""

    number: int
    spots: tuple[OrderSpot, ...]


def outstanding_orders(state: State, player: Player) -> tuple[OutstandingOrder, ...]:
    """Returns the outstanding orders of a player."""
    return tuple(OutstandingOrder(number, spots(state, number)) for number in player.orders)


class CubeSource(Enum):
    """Source of a cube for an open spot: storage or cage (`HAND`), a minecart, or nowhere."""

    HAND = auto()
    MINECART = auto()
    NOWHERE = auto()


def cube_sources(player: Player, found: Sequence[OrderSpot]) -> tuple[CubeSource | None, ...]:
    """Returns for each spot of an order the source of a cube; None for a filled spot. Other orders are ignored."""
    near = [stored + caged for stored, caged in zip(player.stock, player.cage, strict=True)]
    far = [sum(player.coal[colour :: len(Colour)]) for colour in Colour]
    sources: list[CubeSource | None] = []
    for spot in found:
        if not spot.is_free:
            sources.append(None)
        elif near[spot.colour]:
            near[spot.colour] -= 1
            sources.append(CubeSource.HAND)
        elif far[spot.colour]:
            far[spot.colour] -= 1
            sources.append(CubeSource.MINECART)
        else:
            sources.append(CubeSource.NOWHERE)
    return tuple(sources)
