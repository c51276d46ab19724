"""The mine on a player's board: excavated coal, missing wood, water limits, and points of the tunnel sections."""

from __future__ import annotations

from collections.abc import Sequence

from haspelknecht_qt.core.fast_attrs import frozen
from haspelknecht_qt.game_ui.haspelknecht.boards.developments import paint_shield
from haspelknecht_qt.game_ui.haspelknecht.boards.scenery import GAUGE_CAPACITY, place_box
from haspelknecht_qt.game_ui.haspelknecht.guesses import PINGE_KEYS, TUNNEL_KEYS, is_any_guessed
from haspelknecht_qt.game_ui.haspelknecht.texts import terms
from haspelknecht_qt.game_ui.haspelknecht.texts.captions import Caption
from haspelknecht_qt.games.haspelknecht.kinds import PINGE_COAL, TUNNEL_SECTIONS, Tile
from haspelknecht_qt.games.haspelknecht.printed import Tunnel
from haspelknecht_qt.games.haspelknecht.state import Player, State
from haspelknecht_qt.table.art import Art
from haspelknecht_qt.table.canvas import Canvas, box_of
from haspelknecht_qt.table.typography import CAPTION, NAME, NUMERAL, TextRole, TextStyle
from haspelknecht_qt.table.window_plan import Box

SHAFT_COAL_PLACES = 12
"""Number of coal pieces for which the drawing of the shaft has places, in rows of three."""
MAX_PINGE_DROPS = 5
"""Maximum number of drops of water shown in the Pinge. For a larger amount, the last drop shows a number."""
BONUS_TILES = (Tile.WHEELBARROW, Tile.OIL_LAMP, Tile.LORRY)


@frozen
class TunnelSectionPicture:
    """Data for painting a section of the tunnel.

    `printed_coal` is the printed amount of coal. `coal_left` is the amount that is not excavated yet. `is_propped` is
    True if wood props the section up. `is_emptied` is True if the section scores as emptied (F1). `bonus_symbols` has a
    pair (symbol, owned) for each bonus symbol of the section.
    """

    printed_coal: int
    coal_left: int
    is_propped: bool
    is_emptied: bool
    vp: int
    bonus_symbols: tuple[tuple[str, bool], ...]


@frozen
class MinePicture:
    """Data for painting a player's mine.

    `coal_groups`: printed amounts of coal before, between and after the wood symbols of the Pinge.
    `taken_coal`: amount of coal already taken from the Pinge.
    `shaft_coal`: amount of coal in the shaft.
    `pinge_water_limit`: smallest amount of water that blocks excavating in the Pinge.
    `reeling_water_limit`: smallest amount of water that blocks reeling up.
    `excavation_water_limit`: smallest amount of water that blocks excavating in the tunnel.
    `is_pinge_guessed`, `is_tunnel_guessed`: whether printed values of Pinge or tunnel are reconstructed.
    """

    is_exhausted: bool
    coal_groups: tuple[int, ...]
    taken_coal: int
    pinge_wood: int
    water: int
    pinge_water_limit: int
    shaft_coal: int
    reeling_water_limit: int
    excavation_water_limit: int
    sections: tuple[TunnelSectionPicture, ...]
    is_pinge_guessed: bool
    is_tunnel_guessed: bool


def mine_picture(state: State, player: Player) -> MinePicture:
    """Returns the data for painting a player's mine."""
    components = state.box.components
    tunnel = components.tunnel
    return MinePicture(
        is_exhausted=player.exhausted,
        coal_groups=components.pinge.coal_groups,
        taken_coal=PINGE_COAL - player.pinge,
        pinge_wood=player.pinge_wood,
        water=player.water,
        pinge_water_limit=components.pinge.blocked_from_water,
        shaft_coal=player.shaft,
        reeling_water_limit=tunnel.water_blocking_reeling,
        excavation_water_limit=tunnel.water_blocking_excavation,
        sections=tuple(_section_picture(state, player, tunnel, number) for number in range(TUNNEL_SECTIONS)),
        is_pinge_guessed=is_any_guessed(state.box, PINGE_KEYS),
        is_tunnel_guessed=is_any_guessed(state.box, TUNNEL_KEYS),
    )


def _section_picture(state: State, player: Player, tunnel: Tunnel, number: int) -> TunnelSectionPicture:
    before = sum(tunnel.coal[:number])
    gone = min(tunnel.coal[number], max(0, player.tunnel - before))
    return TunnelSectionPicture(
        printed_coal=tunnel.coal[number],
        coal_left=tunnel.coal[number] - gone,
        is_propped=number < player.tunnel_wood,
        is_emptied=number < state.box.count_emptied_sections(player.tunnel, player.tunnel_wood),
        vp=tunnel.vp[number],
        bonus_symbols=bonus_symbols(tunnel, number, player.tiles),
    )


def bonus_symbols(tunnel: Tunnel, number: int, tiles: Sequence[int] = ()) -> tuple[tuple[str, bool], ...]:
    """Returns the bonus symbols of tunnel section `number`, each with whether `tiles` contains the symbol's tile."""
    shown = zip(BONUS_TILES, (tunnel.wheelbarrow, tunnel.oil_lamp, tunnel.lorry), strict=True)
    return tuple((tile.name.lower(), tile in tiles) for tile, sections in shown if number in sections)


def pinge_places(art: Art, groups: tuple[int, ...]) -> tuple[list[Box], list[Box]]:
    """Returns the boxes of coal and of wood symbols in the Pinge. All boxes form one row, in the printed order.

    `groups` has the printed amounts of coal before, between and after the wood symbols.
    """
    first, second, prop = (box_of(art.bounds("board", f"pinge.{name}")) for name in ("coal.1", "coal.2", "wood.1"))
    pitch = second.x - first.x
    # Wood symbols are shifted from their regular places. In the drawing, the first one follows three coal symbols.
    before_prop = prop.x - (first.x + 3 * pitch)
    coal: list[Box] = []
    wood: list[Box] = []
    for number, group in enumerate(groups):
        for _ in range(group):
            coal.append(first._replace(x=first.x + pitch * (len(coal) + len(wood))))
        if number < len(groups) - 1:
            wood.append(prop._replace(x=first.x + pitch * (len(coal) + len(wood)) + before_prop))
    return coal, wood


def tunnel_coal_places(tunnel: Tunnel) -> tuple[str, ...]:
    """Returns the names of the tunnel's places for coal from left to right, the order in which coal is taken."""
    return tuple(
        f"tunnel.coal.{number}.{slot}" for number, coal in enumerate(tunnel.coal) for slot in _coal_places(coal)
    )


def _coal_places(coal: int) -> tuple[int, ...]:
    """Returns the place of each piece of coal in a section, from left to right. `coal` is the number of pieces.

    In the drawing, the places have the numbers 3, 1 and 2 from left to right. Place 3 holds all coal beyond two.
    """
    return (3,) * (coal - 2) + (1, 2)[:coal]


def paint_captions(canvas: Canvas, picture: MinePicture) -> None:
    """Paints the captions of the mine, which lie above its highlights. Lengths are in units of the board's drawing."""
    if picture.is_exhausted:
        name = place_box(canvas, "haspel.name")
        title = terms.heading(terms.Term.COAL_MINER_AND_HASPELKNECHT_TILE)
        room = name.right - place_box(canvas, "haspel.tile").x - 12
        canvas.shrunk_text(name.right, name.y + 15, title, room, NAME.sized(13.5), "ink", "r")
    else:
        _paint_pinge(canvas, picture)
    _paint_shaft(canvas, picture)
    for number, section in enumerate(picture.sections):
        _paint_section_places(canvas, number, section)
        paint_section_points(canvas, number, section.vp, section.bonus_symbols, emptied=section.is_emptied)
        _paint_section_signs(canvas, number, section, picture)


def _paint_pinge(canvas: Canvas, picture: MinePicture) -> None:
    coal, wood = pinge_places(canvas.art, picture.coal_groups)
    for box in coal[: picture.taken_coal]:
        canvas.paint_in("pieces", "coal.dug", box)
    for box in wood[picture.pinge_wood :]:
        canvas.paint_in("pieces", "prop.pinge.missing", box)
    for number in range(picture.water, MAX_PINGE_DROPS):
        canvas.paint_in("pieces", "water.missing", place_box(canvas, f"pinge.water.{number + 1}"))
    if picture.is_pinge_guessed and canvas.has_fine_print:
        spot = place_box(canvas, "pinge.diamond").center
        canvas.paint_at("pieces", "diamond", *spot, swap={"ink3": "soil3"})


def _paint_shaft(canvas: Canvas, picture: MinePicture) -> None:
    for number in range(picture.water if picture.is_exhausted else 0, GAUGE_CAPACITY):
        canvas.paint_in("pieces", "water.missing.gauge", place_box(canvas, f"shaft.water.{number + 1}"))
    for number in range(picture.shaft_coal, 3 if picture.is_exhausted else 0):
        canvas.paint_at("pieces", "coal.dug", *place_box(canvas, f"shaft.coal.{number + 1}").center, 0.8)
    no_reeling = picture.is_exhausted and picture.water >= picture.reeling_water_limit
    no_excavation = picture.is_exhausted and picture.water >= picture.excavation_water_limit
    _paint_water_limit(canvas, "shaft.threshold.2", picture.reeling_water_limit, is_reached=no_reeling)
    _paint_water_limit(canvas, "shaft.threshold.5", picture.excavation_water_limit, is_reached=no_excavation)
    _paint_water_limit(canvas, "shaft.digging.number", picture.excavation_water_limit, is_reached=no_excavation)
    names = (Caption.NO_REELING.text, Caption.NO_EXCAVATION.text)
    room = place_box(canvas, "shaft.reeling").width - 8
    is_long = max(canvas.text_width(text, canvas.smallest_style(CAPTION)) for text in names) > room
    # Both names have the same size.
    size = canvas.smaller_style(CAPTION, min(1.0, room / max(canvas.text_width(text, CAPTION) for text in names)))
    _paint_blocked_action(canvas, "shaft.reeling", names[0], size, is_reached=no_reeling, is_long=is_long)
    _paint_blocked_action(canvas, "shaft.digging", names[1], size, is_reached=no_excavation, is_long=is_long)


def _paint_water_limit(canvas: Canvas, element: str, water: int, *, is_reached: bool) -> None:
    """Paints a number on a flag at the gauge: the amount of water that blocks an action.

    `is_reached` is True if the mine has at least this amount of water. The flag is red then.
    """
    x, y = place_box(canvas, element).center
    canvas.text(x + 1, y + 4.8, str(water), NUMERAL.sized(13, 700), "stop_text" if is_reached else "cave_text", "m")


def _paint_blocked_action(
    canvas: Canvas, element: str, text: str, size: TextStyle, *, is_reached: bool, is_long: bool
) -> None:
    """Paints the name of an action that water can block, in the size of the style `size`.

    If `is_reached` is True, water blocks the action, and the name has a red background. `is_long` is for long
    translations: the text has normal weight and a wider box.
    """
    box = place_box(canvas, element)
    style = size._replace(role=TextRole.CAPTION_STRONG) if is_reached and not is_long else size
    if is_long:
        box = Box(box.x - 6, box.y, box.width + 12, box.height)
    if is_reached:
        canvas.rect(Box(box.x - 4, box.y + 0.5, box.width + 2, box.height - 1), "stop_pill", radius=9.5)
    canvas.shrunk_text(box.x + 2, box.y + 14.2, text, box.width - 4, style, "stop_text" if is_reached else "cave_text")


def _paint_section_places(canvas: Canvas, number: int, section: TunnelSectionPicture) -> None:
    if not section.is_propped:
        canvas.paint_in("pieces", "prop.tunnel.missing", place_box(canvas, f"tunnel.wood.{number}"))
    places = [f"tunnel.coal.{number}.{slot}" for slot in _coal_places(section.printed_coal)]
    for name in places[: len(places) - section.coal_left]:
        canvas.paint_in("pieces", "coal.dug", place_box(canvas, name))


def paint_section_points(
    canvas: Canvas, number: int, vp: int, symbols: Sequence[tuple[str, bool]], *, emptied: bool
) -> None:
    """Paints the points of a tunnel section, and its bonus symbols for the tiles 22, 32 and 42."""
    if emptied:
        canvas.paint_in("pieces", "tablet.done", place_box(canvas, f"tunnel.tablet.{number}").grown(2))
    paint_shield(canvas, *place_box(canvas, f"tunnel.shield.{number}").center, vp)
    fill = "tablet_done" if emptied else "soil2"
    for index, (symbol, owned) in enumerate(symbols):
        spot = place_box(canvas, f"tunnel.symbol.{number}.{index + 1}").center
        canvas.paint_at("pieces", "bonus.owned" if owned else "bonus.open", *spot)
        swap = {"ink": "bronze_mark", "cut": "bronze"} if owned else {"ink": "bronze", "cut": fill}
        canvas.paint_at("tiles", f"symbol.{symbol}", *spot, 0.82, swap=swap)


def _paint_section_signs(canvas: Canvas, number: int, section: TunnelSectionPicture, picture: MinePicture) -> None:
    if picture.is_tunnel_guessed and canvas.has_fine_print:
        spot = place_box(canvas, f"tunnel.diamond.{number}").center
        canvas.paint_at("pieces", "diamond", *spot, 0.85, swap={"ink3": "silver" if section.is_emptied else "soilcut"})
    if section.is_emptied:
        tablet = place_box(canvas, f"tunnel.tablet.{number}")
        canvas.circle(tablet.right, tablet.y + 3, 9, "silver_hi", "silver_lo", 1.5)
        canvas.icon("check", tablet.right, tablet.y + 3, 12, "#2a2018")


def paint_signs(canvas: Canvas, picture: MinePicture) -> None:
    """Paints the signs above the pieces: locks, and amounts of coal and water that do not fit in the picture."""
    if picture.is_exhausted:
        extra = picture.water - GAUGE_CAPACITY
        if extra > 0:
            x, y = place_box(canvas, f"shaft.water.{GAUGE_CAPACITY}").center
            canvas.text(x, y - 15, f"+{extra}", NUMERAL.sized(14, 700), "cave_text", "m")
        if picture.shaft_coal > SHAFT_COAL_PLACES:
            # Larger amounts are shown as a number.
            x, y = place_box(canvas, "shaft.coal.11").center
            canvas.text(x, y - 18, str(picture.shaft_coal), NUMERAL.sized(15, 700), "ink", "m")
        return
    if picture.water >= picture.pinge_water_limit:
        box = place_box(canvas, "pinge.blocked")
        text = Caption.WATER_BLOCKS.counted(picture.water)
        last_drop = place_box(canvas, f"pinge.water.{min(picture.water, MAX_PINGE_DROPS)}")
        canvas.pill(box.right, box.y, text, icon="lock", height=box.height, max_width=box.right - last_drop.right)
    else:
        x = place_box(canvas, f"pinge.water.{picture.pinge_water_limit}").x + 0.5
        canvas.line((x, 256), (x, 286), "pond_mark", 1.4, dash=(2, 2))
    if picture.water > MAX_PINGE_DROPS and picture.water < picture.pinge_water_limit:
        x, y = place_box(canvas, f"pinge.water.{MAX_PINGE_DROPS}").center
        canvas.text(x + 18, y + 5, f"+{picture.water - MAX_PINGE_DROPS}", NUMERAL.sized(14, 700), "pond_mark")
    locked = place_box(canvas, "tunnel.locked")
    text = Caption.TUNNEL_LOCKED.counted(PINGE_COAL - picture.taken_coal)
    canvas.pill(
        locked.x + locked.width / 2,
        locked.y,
        text,
        icon="lock",
        style=CAPTION.sized(13.5),
        fill="soil4",
        ink="cave_text",
        height=locked.height,
        line="soilcut",
        align="m",
    )
