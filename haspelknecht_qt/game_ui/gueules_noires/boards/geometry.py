"""Geometry of yard and mine, taken from places marked in the drawings.

Positions and boxes are in scene units unless a docstring names another unit.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from haspelknecht_qt.core.fast_attrs import frozen
from haspelknecht_qt.game_ui.gueules_noires.boards.mine_layout import MineTile, mine_tile, tiles_on_side
from haspelknecht_qt.game_ui.gueules_noires.regions import Regions
from haspelknecht_qt.games.gueules_noires.match_data import BANK, Action, WorkerSpace
from haspelknecht_qt.games.gueules_noires.printed import SPACE_IDS
from haspelknecht_qt.games.gueules_noires.state import SURFACE, MineSide
from haspelknecht_qt.table.art import Art
from haspelknecht_qt.table.canvas import box_of
from haspelknecht_qt.table.window_plan import Box, LayoutMode

MINE, YARD, SMALL_YARD, PIECES = "mine", "yard", "yard_small", "pieces"
"""Names of drawing files: the mine, the yard in wide windows, the yard in small windows, and the pieces."""
SINGLE_WIDTH, DOUBLE_WIDTH, PRINTED_WIDTH, TILE_HEIGHT = 58.0, 104.0, 54.0, 62.0
"""Widths of tiles with one or two minecarts, and of the printed minecart; `TILE_HEIGHT` is the height of all.

All are in units of the mine's drawing.
"""
_TILE_GAP = 2.0
_SIDE_LENGTH = 354.0
"""Length of the gallery on one side of a level, from the shaft outwards, in units of the mine's drawing."""
CART_ZOOM = 38.0 / 44.0
"""Size of a minecart on a tile, as a multiple of its size in the drawing."""
_CART_DEPTH = 38.0
"""Distance of a minecart's origin below the upper edge of its tile, in units of the mine's drawing."""
CART_OFFSET = 23.0
"""Distance of a double tile's minecarts from the tile's centre, in units of the mine's drawing."""
CAGE_WIDTH = 118.0
"""Width of the cage and its outline, in units of the pieces' drawing."""
CARD_RATIO = 1.2
"""Height of an order card relative to its width."""
COAL_SHARE_OF_SPOT = 0.94
"""Width of a single cube on an order spot, as a share of the spot's width."""
PAIRED_COAL_SHARE_OF_SPOT = 0.66
"""Width of each of two cubes on an order spot, as a share of the spot's width."""
PAIRED_COAL_SHIFT = 0.16
"""Distance of each of the two cubes from the spot's centre, along both axes, as a share of the spot's width."""
CUBE_WIDTH_IN_CART = 29.0
"""Width of a cube in a minecart, in units of the minecart's drawing. The minecart itself is 44 units wide."""
ORDERS_IN_3X3_GRID = 9
ORDERS_IN_4X4_GRID = 16
MAX_WORKERS_IN_ONE_ROW = 9


@frozen
class TilePosition:
    """Position of a tunnel tile in a mine, and the origins of its minecarts, in units of the mine's drawing."""

    tile: MineTile
    box: Box
    cart_origins: tuple[tuple[float, float], ...]


def drawing_id(space: int) -> str:
    """Returns the name that a worker space or the bank has in the drawing files."""
    return "bank" if space == BANK else SPACE_IDS[space].replace("-", ".")


def tile_width(tile: MineTile) -> float:
    """Returns the full width of a tile, in units of the mine's drawing. Tiles are narrower in a crowded gallery."""
    return PRINTED_WIDTH if tile.face is None else SINGLE_WIDTH if tile.minecart_count == 1 else DOUBLE_WIDTH


@frozen
class Geometry:
    """Positions on the table. They come from places marked in the drawings, scaled to the regions of the table."""

    art: Art
    regions: Regions

    @property
    def yard_drawing(self) -> str:
        """Name of the drawing file of the yard, which depends on the size of the window."""
        return SMALL_YARD if self.is_small else YARD

    @property
    def is_small(self) -> bool:
        """Whether the table is arranged for a small window."""
        return self.regions.mode is LayoutMode.SMALL

    @property
    def worker_height(self) -> float:
        """Height of a worker in the yard, in scene units."""
        return (25.0 if self.is_small else 32.0) * self.regions.yard_scale

    def box_in_yard(self, element: str) -> Box:
        """Returns the box of a place that is marked in the drawing of the yard, in scene units."""
        return self.regions.yard_to_scene(box_of(self.art.bounds(self.yard_drawing, element)))

    def space_box(self, space: int, part: str = "") -> Box:
        """Returns the box of a worker space, or of one of its parts."""
        name = f"space.{drawing_id(space)}"
        return self.box_in_yard(f"{name}.{part}" if part else name)

    def drawing_box(self, element: str) -> Box:
        """Returns the box of a place that is marked in the drawing of the mine, in units of that drawing."""
        return box_of(self.art.bounds(MINE, element))

    def box_in_mine(self, element: str) -> Box:
        """Returns the box of a place in the large mine on the table."""
        return self.regions.board_to_scene(self.drawing_box(element))

    @property
    def mine_scale(self) -> float:
        """Number of scene units per unit of the mine's drawing."""
        return self.regions.board_scale

    def cage_box(self, level: int) -> Box:
        """Returns the box of the cage when it is at `level`, in units of the mine's drawing."""
        return self.drawing_box("cage.surface" if level == SURFACE else f"cage.{level}")

    def cage_place_position(self, level: int, index: int) -> tuple[float, float]:
        """Returns the centre of place `index` (from 0) in the cage at `level`, in units of the mine's drawing."""
        whole, place = (box_of(self.art.bounds(PIECES, name)) for name in ("place.cage", f"place.cage.{index + 1}"))
        cage = self.cage_box(level)
        zoom = cage.width / whole.width
        x, y = place.center
        return cage.x + (x - whole.x) * zoom, cage.y + (y - whole.y) * zoom

    def tile_positions(
        self, printed_sides: Sequence[int], tile_counts: Sequence[int], level: int, side: MineSide
    ) -> Iterator[TilePosition]:
        """Yields the positions of a level's tiles on one side, from the shaft outwards.

        The tiles become narrower if the gallery is too short for all of them.
        """
        laid_tiles = tiles_on_side(printed_sides, tile_counts, level, side)
        gallery = self.drawing_box(f"level.{level}.{side.name.lower()}")
        bought = [tile for tile in laid_tiles if tile.face is not None]
        room = _SIDE_LENGTH - sum(tile_width(tile) for tile in laid_tiles if tile.face is None)
        wanted = sum(tile_width(tile) + _TILE_GAP for tile in bought)
        squeeze = min(1.0, room / wanted) if wanted else 1.0
        gone = 0.0
        for tile in laid_tiles:
            zoom = 1.0 if tile.face is None else squeeze
            width = tile_width(tile) * zoom
            x = gallery.right - gone - width if side is MineSide.LIT else gallery.x + gone
            box = Box(x, gallery.y, width, TILE_HEIGHT)
            yield TilePosition(tile, box, _minecart_origins(tile, box, zoom))
            gone += width + (0.0 if tile.face is None else _TILE_GAP * zoom)

    def last_tile_position(self, printed_sides: Sequence[int], tile_counts: Sequence[int], face: int) -> TilePosition:
        """Returns the position of the last tile with this face. `tile_counts` has the number of tiles by face."""
        wanted = mine_tile(face, tile_counts[face] - 1)
        laid = self.tile_positions(printed_sides, tile_counts, wanted.level, wanted.side)
        return next(position for position in laid if position.tile == wanted)

    def order_box(self, index: int, count: int) -> Box:
        """Returns the box of outstanding order `index` (from 0) of `count` orders, in units of the mine's drawing."""
        if count <= ORDERS_IN_3X3_GRID:
            return self.drawing_box(f"orders.{index + 1}")
        if count <= ORDERS_IN_4X4_GRID:
            return self.drawing_box(f"orders.four.{index + 1}")
        board = self.drawing_box("orders")
        rows = -(-count // 5)
        width = min(58.0, (board.height - 8 - 6 * rows) / rows / CARD_RATIO)
        step = (board.width - 12 - width) / 4
        line = width * CARD_RATIO + 6
        return Box(board.x + 6 + index % 5 * step, board.y + 6 + index // 5 * line, width, width * CARD_RATIO)

    def spot_box(self, card: Box, count: int, index: int) -> Box:
        """Returns the box of order spot `index` (from 0) of `count` spots on the card with the box `card`."""
        whole, place = (
            box_of(self.art.bounds(PIECES, name)) for name in ("place.card", f"place.card.cell.{count}.{index + 1}")
        )
        zoom = card.width / whole.width
        x, y = card.x + (place.x - whole.x) * zoom, card.y + (place.y - whole.y) * zoom
        return Box(x, y, place.width * zoom, place.height * zoom)

    def worker_position(self, space: WorkerSpace, number: int, index: int) -> tuple[float, float]:
        """Returns the position of worker `index` (from 0) on the worker space `space`, whose number is `number`.

        Workers for whom there is no room side by side are all at the last position.
        """
        x, y = self.space_box(number, "worker").center
        step = 13.0 / 32.0 * self.worker_height
        return x + min(index, self.max_workers_side_by_side(space) - 1) * step, y

    def max_workers_side_by_side(self, space: WorkerSpace) -> int:
        """Returns the number of workers that have room side by side on a worker space."""
        match space.action:
            case Action.EXTRACTION | Action.MONEY:
                return 1
            case Action.DELIVERY | Action.ORDER | Action.DRAW_FIVE if self.is_small:
                return 1
            case Action.ORDER:
                return 2
            case _:
                return 3

    def canteen_position(self, players: int, seat: int, index: int) -> tuple[float, float]:
        """Returns the position of a seat's worker `index` (from 0) in the canteen.

        Workers for whom there is no room side by side are all at the last position.
        """
        bench = self.box_in_yard(f"canteen.{players}.{seat + 1}")
        first = self.box_in_yard(f"canteen.{players}.{seat + 1}.worker")
        last = 2 if self.is_small else 7 if players == 2 else 3
        step = min(first.height * 0.58, (bench.width - 34 - first.width) / last)
        x, y = first.center
        return x + min(index, last) * step, y

    def crew_position(self, index: int, count: int) -> tuple[float, float]:
        """Returns the position of unplaced worker `index` (from 0) of `count` above the large mine on the table."""
        row = "" if count <= MAX_WORKERS_IN_ONE_ROW else "two."
        last = MAX_WORKERS_IN_ONE_ROW if count <= MAX_WORKERS_IN_ONE_ROW else 2 * MAX_WORKERS_IN_ONE_ROW
        return self.box_in_mine(f"crew.{row}{min(index, last - 1) + 1}").center

    def crew_worker_height(self, count: int) -> float:
        """Returns the height of each worker's figure while `count` workers are shown above the large mine."""
        return (40.0 if count <= MAX_WORKERS_IN_ONE_ROW else 31.0) * self.mine_scale


def _minecart_origins(tile: MineTile, box: Box, zoom: float) -> tuple[tuple[float, float], ...]:
    x, _ = box.center
    y = box.y + _CART_DEPTH
    if tile.minecart_count == 1:
        return ((x, y),)
    # The first of the two minecarts is nearer to the shaft.
    sign = -1.0 if tile.side is MineSide.DARK else 1.0
    return ((x + sign * CART_OFFSET * zoom, y), (x - sign * CART_OFFSET * zoom, y))
