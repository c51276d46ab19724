"""The development board.

Its tiles show the disks of their owners, and the points for the next player who acquires the tile.
It also has an assist tile for each level, which shows the points and the fee of the level's tiles.
"""

from __future__ import annotations

from collections.abc import Mapping

from haspelknecht_qt.core.fast_attrs import frozen
from haspelknecht_qt.game_ui.haspelknecht.boards.hexes import HexField
from haspelknecht_qt.game_ui.haspelknecht.guesses import is_any_guessed, tile_guess_keys
from haspelknecht_qt.game_ui.haspelknecht.texts import terms
from haspelknecht_qt.game_ui.haspelknecht.texts.captions import Caption
from haspelknecht_qt.games.haspelknecht import developments
from haspelknecht_qt.games.haspelknecht.kinds import Good
from haspelknecht_qt.games.haspelknecht.match_data import Requirement
from haspelknecht_qt.games.haspelknecht.printed import LEVELS
from haspelknecht_qt.games.haspelknecht.state import State
from haspelknecht_qt.table.art import Art
from haspelknecht_qt.table.canvas import Canvas, box_of
from haspelknecht_qt.table.places import Shape, Slots
from haspelknecht_qt.table.typography import CAPTION, CAPTION_STRONG, NAME, NUMBER, SHIELD, TextRole, TextStyle
from haspelknecht_qt.table.window_plan import Box

TILE_NAME_STYLE = TextStyle(TextRole.TILE_NAME)
DRAWN_TILE_WIDTH = 116.0
"""Width of a tile, in units of the tile's drawing."""
HEX_CENTRE = (57.0, 66.0)
"""Centre of a tile's hexagon (x, y), in units of the tile's drawing."""
NAME_WIDTH = 109.0
"""Width available for a tile's name or an assist tile's text, in units of the tile's drawing."""
MIN_WIDTH_FOR_NAMES = 92.0
"""Minimum width of a tile, in logical pixels, at which its name is shown. Narrower tiles have a larger picture."""
REQUIREMENT_COLOURS = ("black", "brown", "yellow", "any")
"""Names of disk colours in the order of `TilePicture.requirement`. "any" means any colour; its disk is drawn grey."""
TILE_RADIUS = 67 * 0.965
"""Radius of a tile from centre to corner, in units of the tile's drawing."""


@frozen
class TilePicture:
    """A tile as it is shown on the board.

    `requirement` has the numbers of black, brown, yellow and grey disks that the tile costs. `owner_count` is the
    number of owners' disks on the tile. `next_owner_vp` are the victory points for the next player who acquires the
    tile. `is_guessed` is True if the printed requirement or symbol is unknown and was reconstructed.
    """

    number: int
    requirement: Requirement
    symbol: str
    owner_count: int
    next_owner_vp: int
    is_guessed: bool


@frozen
class AssistPicture:
    """Assist tile of a level.

    `owner_vp` has the points of a tile's owners, in the order of acquisition. Later owners score nothing. The fee for
    a tile is one of the goods in `fee_goods`.
    """

    tile_level: int
    owner_vp: tuple[int, ...]
    fee_goods: tuple[str, ...]


@frozen
class Fee:
    """Fee for acquiring a tile: one of `goods`, paid to the player with the colour `receiver`."""

    tile: int
    goods: tuple[Good, ...]
    receiver: str


@frozen
class DevelopmentsPicture:
    """Data for painting the development board: all tiles in play, and the assist tiles."""

    tiles: tuple[TilePicture, ...]
    assist_tiles: tuple[AssistPicture, ...]


def developments_picture(state: State) -> DevelopmentsPicture:
    """Returns the data for painting the development board."""
    printed = state.box.components.levels
    return DevelopmentsPicture(
        tuple(tile_picture(state, tile) for tile in state.box.tiles),
        tuple(AssistPicture(level, printed[level].vp, tuple(printed[level].fee_goods)) for level in LEVELS),
    )


def tile_picture(state: State, number: int) -> TilePicture:
    """Returns the data for painting a tile."""
    tile = state.box.components.tiles[number]
    return TilePicture(
        number=number,
        requirement=tile.requirement,
        symbol=tile.symbol,
        owner_count=len(state.owners[state.box.tile_index[number]]),
        next_owner_vp=developments.next_owner_vp(state, number),
        is_guessed=is_any_guessed(state.box, tile_guess_keys(number)),
    )


def tile_outline(field: HexField, number: int) -> Shape:
    """Returns the outline of a tile on the table, in scene units."""
    x, y = field.tile_centres[number]
    return Shape.hexagon(x, y, TILE_RADIUS * field.tile_width / DRAWN_TILE_WIDTH)


def owner_slots(field: HexField, number: int, scoring_owners: int, *, shows_name: bool) -> Slots:
    """Returns the positions of the owners' disks on a tile, side by side.

    `scoring_owners` is the maximum number of owners who score points for the tile. `shows_name` is True if the tile
    shows its name.
    """
    x, y = field.tile_centres[number]
    zoom = field.tile_width / DRAWN_TILE_WIDTH
    step, row_y = (13, 47) if shows_name else (17, 43)

    def slot(index: int, count: int) -> tuple[float, float]:
        start = _first_disk_x(count, step, with_shield=count < scoring_owners and shows_name)
        return x + (start + index * step) * zoom, y + row_y * zoom

    return slot


def _first_disk_x(count: int, step: float, *, with_shield: bool) -> float:
    """Returns the x of the centre of the first disk in a centred row, in units of the tile's drawing.

    If `with_shield` is True, the row ends with the shield that shows the points of the next owner. Without disks,
    returns the x of the shield's centre.
    """
    width = (count - 1) * step if count else 0.0
    return -(width + (23 if count and with_shield else 0)) / 2


def shows_names(field: HexField, scale: float) -> bool:
    """Whether the tiles are wide enough to show their names. `scale` is in logical pixels per scene unit."""
    return field.tile_width * scale >= MIN_WIDTH_FOR_NAMES


def paint_hexagons(canvas: Canvas, field: HexField, picture: DevelopmentsPicture) -> None:
    """Paints the hexagons, the lower layer of the tiles. Highlights are painted between the two layers."""
    zoom = field.assist_width / DRAWN_TILE_WIDTH
    for assist in picture.assist_tiles:
        _paint_hexagon(canvas, f"assist.{assist.tile_level}", field.assist_centres[assist.tile_level], zoom)
    zoom = field.tile_width / DRAWN_TILE_WIDTH
    for tile in picture.tiles:
        _paint_hexagon(canvas, f"hex.{tile.number // 10}", field.tile_centres[tile.number], zoom)


def _paint_hexagon(canvas: Canvas, element: str, centre: tuple[float, float], zoom: float) -> None:
    bounds = canvas.art.bounds("tiles", element)
    left, top = centre[0] - HEX_CENTRE[0] * zoom, centre[1] - HEX_CENTRE[1] * zoom
    canvas.paint_in("tiles", element, Box(left, top, bounds.width() * zoom, bounds.height() * zoom))


def paint_tiles(canvas: Canvas, field: HexField, picture: DevelopmentsPicture, *, with_names: bool) -> None:
    """Paints the upper layer of the tiles: names, symbols, requirements, and shields with points."""
    for assist in picture.assist_tiles:
        with canvas.origin_at(*field.assist_centres[assist.tile_level], field.assist_width / DRAWN_TILE_WIDTH):
            _paint_assist(canvas, assist, with_names=with_names)
    for tile in picture.tiles:
        with canvas.origin_at(*field.tile_centres[tile.number], field.tile_width / DRAWN_TILE_WIDTH):
            if with_names:
                _paint_tile(canvas, tile)
            else:
                _paint_narrow_tile(canvas, tile)


def _paint_tile(canvas: Canvas, tile: TilePicture) -> None:
    _paint_requirement(canvas, requirement_disks(tile.requirement))
    _paint_illustration(canvas, tile, 0.9)
    canvas.text(-41, 2.5, str(tile.number), NUMBER, "ink", "m")
    if tile.is_guessed:
        spot = box_on_tile(canvas.art, "diamond").center
        canvas.paint_at("pieces", "diamond", *spot, 0.85, swap={"ink3": "ink2"})
    _paint_symbol(canvas, tile, 0.7)
    canvas.shrunk_text(0, 32, terms.tile_name(tile.number), NAME_WIDTH, TILE_NAME_STYLE, "ink", "m")
    if tile.next_owner_vp:
        # The points for the next owner are right of the owners' disks.
        x = _first_disk_x(tile.owner_count, 13, with_shield=True)
        x += (tile.owner_count - 1) * 13 + 23 if tile.owner_count else 0
        paint_shield(canvas, x, 47, tile.next_owner_vp, 0.68)


def _paint_narrow_tile(canvas: Canvas, tile: TilePicture) -> None:
    """Paints a narrow tile without its name.

    If the tile costs a single coloured disk and some grey disks, a number such as "+2" replaces the grey ones.
    """
    colours = requirement_disks(tile.requirement)
    if set(colours[1:]) == {REQUIREMENT_COLOURS[-1]}:
        canvas.paint_at("tiles", f"requirement.{colours[0]}", -14, -38, 1.5)
        canvas.text(1, -32, f"+{len(colours) - 1}", CAPTION_STRONG.sized(19, 700), "ink")
    else:
        _paint_requirement(canvas, colours)
    _paint_illustration(canvas, tile, 1.02, dy=5)
    canvas.text(-41, 4, str(tile.number), NUMBER, "ink", "m")
    _paint_symbol(canvas, tile, 0.8)


def _paint_requirement(canvas: Canvas, colours: list[str]) -> None:
    for index, colour in enumerate(colours):
        spot = box_on_tile(canvas.art, f"requirement.{len(colours)}.{index + 1}").center
        canvas.paint_at("tiles", f"requirement.{colour}", *spot)


def requirement_disks(requirement: Requirement) -> list[str]:
    """Returns the colour names of the disks of a requirement, one entry for each disk."""
    return [name for name, count in zip(REQUIREMENT_COLOURS, requirement, strict=True) for _ in range(count)]


def _paint_illustration(canvas: Canvas, tile: TilePicture, zoom: float, dy: float = 0.0) -> None:
    x, y = box_on_tile(canvas.art, "picture").center
    paint_illustration(canvas, tile.number, x, y + dy, zoom)


def box_on_tile(art: Art, name: str) -> Box:
    """Returns the box of a named place in the tile's drawing, relative to the tile's centre."""
    middle = art.bounds("tiles", "tile").center()
    return box_of(art.bounds("tiles", f"tile.{name}").translated(-middle))


def paint_illustration(canvas: Canvas, number: int, x: float, y: float, zoom: float) -> None:
    """Paints the picture of a development. Its cut-out parts have the colour of the development's level."""
    canvas.paint_at("tiles", f"picture.{number}", x, y, zoom, swap={"cut": f"level{number // 10}"})


def _paint_symbol(canvas: Canvas, tile: TilePicture, zoom: float) -> None:
    canvas.paint_at("tiles", f"symbol.{tile.symbol}", 42, -3, zoom, swap={"cut": f"level{tile.number // 10}"})


def paint_shield(canvas: Canvas, x: float, y: float, vp: int, zoom: float = 1.0) -> None:
    """Paints a shield with a number of victory points. At zoom 1 the shield is 28 units high."""
    canvas.paint_at("pieces", "vp.silver", x, y, zoom)
    with canvas.origin_at(x, y):
        canvas.text(0, 5.2 * zoom, str(vp), SHIELD.sized(17.5 * zoom), "#2a2018", "m")


def _paint_assist(canvas: Canvas, assist: AssistPicture, *, with_names: bool) -> None:
    canvas.text(0, -26, terms.ROMAN[assist.tile_level], NAME.sized(24, 700), "ink", "m")
    zoom = 1.0
    if with_names:
        for index, vp in enumerate(assist.owner_vp):
            paint_shield(canvas, (index - (len(assist.owner_vp) - 1) / 2) * 21, -6, vp, 0.75)
        fee = Caption.DISTANT_FEE if assist.fee_goods else Caption.NO_FEE
        canvas.shrunk_text(0, 22, fee.text, NAME_WIDTH, CAPTION.sized(12), "ink2", "m")
    else:
        points = " ".join(str(vp) for vp in assist.owner_vp)
        canvas.text(0, 8, points, NAME.sized(19, 700), "ink2", "m")
        zoom = 1.25
    for index, good in enumerate(assist.fee_goods):
        x = (index - (len(assist.fee_goods) - 1) / 2) * 21
        canvas.paint_at("pieces", good, x, 37 if with_names else 32, GOOD_ZOOM[good] * zoom)


GOOD_ZOOM: Mapping[str, float] = {"coal": 0.48, "wood": 0.52, "food": 0.58, "thaler": 0.6, "water": 0.7}
"""Zoom of each good's drawing for a small sign. With these zooms, the signs of all goods are about equally wide."""


def paint_fees(canvas: Canvas, field: HexField, fees: tuple[Fee, ...]) -> None:
    """Paints the fee and the disk of its receiver above each tile for which a fee is due."""
    for fee in fees:
        with canvas.origin_at(*field.tile_centres[fee.tile], field.tile_width / DRAWN_TILE_WIDTH):
            wide = 50 + 20 * len(fee.goods)
            canvas.rect(Box(-wide / 2, -73, wide, 24), "paperhi", "go", 1.8, radius=12)
            x = -wide / 2 + 16
            for good in fee.goods:
                canvas.paint_at("pieces", good.value, x, -61, GOOD_ZOOM[good.value])
                x += 20
            canvas.icon("arrow", x - 1, -61, 13, "ink2")
            canvas.paint_at("pieces", f"player.{fee.receiver}", x + 18, -61, 0.68)
