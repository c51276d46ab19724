"""Layout of a mine: the tiles of each level with their minecarts, and the cubes on minecarts and orders. Imports no Qt.

A state only counts equal pieces and does not say where they lie. So this module places the tiles in the order of their
faces, from the shaft outwards. Cubes keep their places from one state to the next.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import Enum, auto
from functools import lru_cache

from haspelknecht_qt.core.fast_attrs import frozen
from haspelknecht_qt.game_ui.gueules_noires import elements
from haspelknecht_qt.games.gueules_noires.state import (
    FACE_COLOURS,
    FACE_MINECARTS,
    FACE_SIDES,
    FACES,
    Colour,
    MineSide,
    Player,
    State,
)

MINECART_PLACE = "wagon"
PRINTED_MINECART = "printed"


@frozen
class MineTile:
    """Tunnel tile in a mine. If `face` is None, it is the minecart printed on the board.

    `copy_index` is the index of the tile among tiles with the same face, from 0.
    """

    level: int
    side: MineSide
    face: int | None = None
    copy_index: int = 0

    @property
    def minecart_count(self) -> int:
        """Number of minecarts on the tile."""
        return 1 if self.face is None else FACE_MINECARTS[self.face]

    def minecart_places(self) -> tuple[str, ...]:
        """Returns the places of the tile's minecarts."""
        if self.face is None:
            return (f"{MINECART_PLACE}.{self.level}.{PRINTED_MINECART}",)
        tile = f"{MINECART_PLACE}.{self.level}.{self.face}.{self.copy_index}"
        return tuple(f"{tile}.{number}" for number in range(self.minecart_count))


def mine_tile(face: int, copy_index: int) -> MineTile:
    """Returns the tile with this face and this index among the tiles with the same face."""
    return MineTile(FACE_COLOURS[face].level, FACE_SIDES[face], face, copy_index)


def level_of_minecart(place: str) -> int | None:
    """Returns the level of the minecart with this place; None if `place` is not the place of a minecart."""
    kind, rest = elements.split_id(place)
    return int(elements.kind_of(rest)) if kind == MINECART_PLACE else None


def tiles_on_side(
    printed_sides: Sequence[int], tile_counts: Sequence[int], level: int, side: MineSide
) -> tuple[MineTile, ...]:
    """Returns the tiles of one side of a level, from the shaft outwards.

    `printed_sides` is the side of the printed minecart, by level. `tile_counts` is the number of tiles, by face.
    """
    colour = level - 1
    first = (MineTile(level, side),) if printed_sides[colour] == side else ()
    faces = [face for face in FACES if FACE_COLOURS[face] == colour and FACE_SIDES[face] == side]
    return (*first, *(MineTile(level, side, face, copy) for face in faces for copy in range(tile_counts[face])))


def minecart_places(printed_sides: Sequence[int], tile_counts: Sequence[int], level: int) -> tuple[str, ...]:
    """Returns the places of all minecarts of a level: first the light side, then the dark side."""
    return tuple(
        wagon
        for side in MineSide
        for tile in tiles_on_side(printed_sides, tile_counts, level, side)
        for wagon in tile.minecart_places()
    )


def assign_cubes(
    places: Sequence[str],
    cube_counts: Sequence[int],
    present_cubes: Mapping[str, int],
    first_places: Sequence[str],
    leaving_place: str = "",
) -> dict[str, int]:
    """Returns the colour of the cube on each filled place. Raises ValueError if there are more cubes than places.

    `cube_counts` is the number of cubes of each colour. `present_cubes` maps places to the colours of the cubes that
    lie on them now. These cubes stay where possible. A cube that must go is taken from the place `leaving_place` if
    possible, otherwise from the last place with its colour. New cubes fill the places `first_places`, then the
    remaining places in order.
    """
    left = list(cube_counts)
    found: dict[str, int] = {}
    for place in sorted(places, key=lambda place: place == leaving_place):
        colour = present_cubes.get(place)
        if colour is not None and left[colour]:
            found[place] = colour
            left[colour] -= 1
    empty = [place for place in (*first_places, *places) if place not in found]
    for colour, count in enumerate(left):
        for _ in range(count):
            taken = next((one for one in empty if one not in found), None)
            if taken is None:
                raise ValueError(f"{sum(cube_counts)} cubes for {len(places)} minecarts")
            found[taken] = colour
    return found


@frozen
class OrderSpot:
    """Order spot: its colour, whether it is free, and the colours of the cubes on it."""

    colour: Colour
    is_free: bool
    cubes: tuple[Colour, ...] = ()


def order_spots(state: State, order: int) -> tuple[OrderSpot, ...]:
    """Returns the spots of an order, sorted by colour. Among spots of equal colour, the first ones are filled first.

    The state only counts the cubes on the whole card. So each filled spot gets a cube of its own colour if there is
    one. Each remaining filled spot gets two cubes of other colours.
    """
    printed_counts = state.box.cells_of_order(order)
    return _spots(tuple(printed_counts), tuple(state.free_cells(order)), tuple(state.cubes_on_order(order)))


@lru_cache(maxsize=4096)
def _spots(
    printed_counts: tuple[int, ...], free: tuple[int, ...], laid_counts: tuple[int, ...]
) -> tuple[OrderSpot, ...]:
    """Returns the spots of an order by its numbers of printed and free spots and of laid cubes, each by colour.

    The results are kept, because every frame of an animation asks for all orders of all players.
    """
    laid = list(laid_counts)
    printed_spots = [
        OrderSpot(colour, number >= printed_counts[colour] - free[colour])
        for colour in Colour
        for number in range(printed_counts[colour])
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
        # Each cube left in `others` lies on a spot together with a cube that has the colour of the spot.
        if others and not spot.is_free and len(content) == 1:
            content.append(others.pop(0))
    return tuple(
        OrderSpot(spot.colour, spot.is_free, tuple(content))
        for spot, content in zip(printed_spots, contents, strict=True)
    )


@frozen
class OutstandingOrder:
    """Outstanding order: its number, and its spots with the cubes on them."""

    number: int
    spots: tuple[OrderSpot, ...]


def outstanding_orders(state: State, player: Player) -> tuple[OutstandingOrder, ...]:
    """Returns the outstanding orders of a player."""
    return tuple(OutstandingOrder(number, order_spots(state, number)) for number in player.orders)


class CubeOrigin(Enum):
    """Source of a cube that fits an open order spot; NOWHERE if there is no fitting cube."""

    STORAGE_OR_CAGE = auto()
    MINECART = auto()
    NOWHERE = auto()


def cube_sources(player: Player, spots: Sequence[OrderSpot]) -> tuple[CubeOrigin | None, ...]:
    """Returns the source of a fitting cube for each spot of an order; None for a filled spot.

    A cube that fits several orders counts for each of them.
    """
    near = [stored + caged for stored, caged in zip(player.stock, player.cage, strict=True)]
    far = [sum(player.coal[colour :: len(Colour)]) for colour in Colour]
    sources: list[CubeOrigin | None] = []
    for spot in spots:
        if not spot.is_free:
            sources.append(None)
        elif near[spot.colour]:
            near[spot.colour] -= 1
            sources.append(CubeOrigin.STORAGE_OR_CAGE)
        elif far[spot.colour]:
            far[spot.colour] -= 1
            sources.append(CubeOrigin.MINECART)
        else:
            sources.append(CubeOrigin.NOWHERE)
    return tuple(sources)
