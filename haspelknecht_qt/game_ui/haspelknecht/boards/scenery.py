"""Lower layer of the large board: landscape, mine, buildings, and the plates of the workers and the farm.

The board has two painted layers. Highlights of places are painted between them: above the plates, but below the
captions. `paint_scenery` paints the lower layer; the modules `workers`, `farm` and `mine` paint the upper one. Lengths
are units of the board's drawing.
"""

from __future__ import annotations

from haspelknecht_qt.core.fast_attrs import frozen
from haspelknecht_qt.game_ui.haspelknecht.regions import BOARD_HEIGHT, BOARD_WIDTH
from haspelknecht_qt.games.haspelknecht.kinds import Building, Season
from haspelknecht_qt.games.haspelknecht.state import Player, State
from haspelknecht_qt.table.art import Art
from haspelknecht_qt.table.canvas import Canvas
from haspelknecht_qt.table.window_plan import Box

GAUGE_CAPACITY = 6
"""Maximum amount of water shown on the gauge of the shaft."""
_PATTERN_TILE_WIDTH = 40.0
_FRAME_WIDTH = 3.2
"""Width of the line around the board. As a picture, the frame would take as much memory as the landscape."""


@frozen
class SceneryPicture:
    """Data for painting the lower layer of the large board: landscape, mine, buildings and plates.

    `water`: amount in the shaft, at most GAUGE_CAPACITY; 0 before the Pinge is exhausted.
    `open_sections`: number of tunnel sections that wood props up.
    `is_reeling_blocked`: whether the water reaches the first line of the gauge.
    `is_excavation_blocked`: whether the water reaches the second line of the gauge.
    `buildings`: bit set of the buildings on the farm.
    """

    colour: str
    season: str
    is_exhausted: bool
    water: int
    open_sections: int
    is_reeling_blocked: bool
    is_excavation_blocked: bool
    buildings: int


def scenery_picture(state: State, player: Player, colour: str) -> SceneryPicture:
    """Returns the data for painting landscape, mine, buildings and plates of a player's board."""
    tunnel = state.box.components.tunnel
    return SceneryPicture(
        colour=colour,
        season=Season(state.season).name.lower(),
        is_exhausted=player.exhausted,
        water=min(player.water, GAUGE_CAPACITY) if player.exhausted else 0,
        open_sections=player.tunnel_wood if player.exhausted else 0,
        is_reeling_blocked=player.exhausted and player.water >= tunnel.water_blocking_reeling,
        is_excavation_blocked=player.exhausted and player.water >= tunnel.water_blocking_excavation,
        buildings=player.buildings,
    )


def paint_scenery(canvas: Canvas, box: Box, picture: SceneryPicture) -> None:
    """Paints the lower layer of the board into `box`."""
    zoom = box.width / BOARD_WIDTH
    canvas.rect(Box(box.x + 3, box.y + 4, box.width, box.height), "shadow", radius=4, alpha=0.55)
    swap = canvas.theme.variant_colours(picture.season)
    for parts in (_landscape_parts(picture.season), *_seasonal_parts(picture)):
        canvas.paint_composed(parts, box.x, box.y, zoom, swap)
    canvas.paint_composed(_parts_of_all_seasons(picture), box.x, box.y, zoom)
    with canvas.origin_at(box.x, box.y, zoom):
        # Each line of the gauge has a flag at its end. The flag is red once the water reaches the line.
        for element, reached in (
            ("threshold.2", picture.is_reeling_blocked),
            ("threshold.5", picture.is_excavation_blocked),
        ):
            flag_swap = {"soil4": "stop_pill"} if reached else None
            canvas.paint_in("mine", element, canvas.element_box("mine", element), swap=flag_swap)
        for building in Building:
            if picture.buildings & building:
                name = building.word
                canvas.paint_in("buildings", name, place_box(canvas, f"building.{name}"), swap=swap)
        # The left edge shows the colour and the hatching of the player.
        band, width = place_box(canvas, "band"), _FRAME_WIDTH
        canvas.pattern(f"pattern.{picture.colour}", band, _PATTERN_TILE_WIDTH)
        canvas.line((band.right, band.y), (band.right, band.bottom), "outline", width / 2)
        frame = Box(width / 2, width / 2, BOARD_WIDTH - width, BOARD_HEIGHT - width)
        canvas.rect(frame, None, "outline", width, radius=3)


def prepare_scenery(art: Art, picture: SceneryPicture, zoom: float, ratio: float) -> None:
    """Draws the slow parts of the lower layer in advance, and stores them in the cache."""
    swap = art.theme.variant_colours(picture.season)
    for parts in (_landscape_parts(picture.season), *_seasonal_parts(picture)):
        art.compose(parts, zoom, ratio, swap)
    art.compose(_parts_of_all_seasons(picture), zoom, ratio)


def _landscape_parts(season: str) -> list[tuple[str, str]]:
    sheet = f"season_{season}"
    return [("board", "landscape"), (sheet, "season"), ("board", "underground"), (sheet, "season.turf")]


def _seasonal_parts(picture: SceneryPicture) -> list[list[tuple[str, str]]]:
    """Returns pictures, each with one small part above the landscape, in the colours of the season."""
    plots = [("board", f"plot.{building.word}") for building in Building if not picture.buildings & building]
    return [[part] for part in (*plots, ("tile", "tile.scene") if picture.is_exhausted else ("board", "pinge.scene"))]


def _parts_of_all_seasons(picture: SceneryPicture) -> list[tuple[str, str]]:
    """Returns the parts above the landscape that have the same colours in every season.

    They are one picture, which is as large as the landscape. So it stays in the cache when the season changes.
    """
    parts: list[tuple[str, str]] = []
    if picture.is_exhausted:
        parts += [("mine", "shaft.open"), ("board", "gauge")]
        if picture.water:
            parts.append(("mine", f"water.{picture.water}"))
        parts.append(("board", "gauge.lines"))
        parts += [("mine", f"section.{number}") for number in range(picture.open_sections)] or [("mine", "landing")]
        parts += [("board", "tunnel.floor"), ("tile", "tile.plate.haspelknecht"), ("tile", "tile.plate.miner")]
    else:
        parts += [("board", "plate.digger"), ("board", "plate.bonus")]
    parts += [("board", name) for name in ("carts", "planks", "plate.farmer", "plate.farmhand", "plate.farm")]
    if picture.buildings & Building.WATER_MILL:
        parts.append(("board", "plate.mill"))
    return parts


def place_box(canvas: Canvas, element: str) -> Box:
    """Returns the box of a named place on the large board, in units of the board's drawing."""
    return canvas.element_box("board", element)
