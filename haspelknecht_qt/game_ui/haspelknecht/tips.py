"""Tooltips of the diamonds that mark reconstructed values: why each printed value had to be reconstructed."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication

from haspelknecht_qt.core.translation import QT_TRANSLATE_NOOP
from haspelknecht_qt.game_ui.haspelknecht.boards import developments
from haspelknecht_qt.game_ui.haspelknecht.boards.hexes import HexField
from haspelknecht_qt.game_ui.haspelknecht.boards.pools import pool_rows
from haspelknecht_qt.game_ui.haspelknecht.guesses import PINGE_KEYS, TUNNEL_KEYS, pool_guess_keys, tile_guess_keys
from haspelknecht_qt.game_ui.haspelknecht.regions import Regions
from haspelknecht_qt.games.haspelknecht.components import Components
from haspelknecht_qt.games.haspelknecht.kinds import TUNNEL_SECTIONS
from haspelknecht_qt.games.haspelknecht.moves import POOLS
from haspelknecht_qt.games.haspelknecht.state import State
from haspelknecht_qt.table.art import Art
from haspelknecht_qt.table.canvas import box_of
from haspelknecht_qt.table.window_plan import Box, LayoutMode

REASONS = (
    QT_TRANSLATE_NOOP(
        "HaspelknechtProvenance",
        "According to the rulebook, there are 7 coal and 2 wood symbols, with some coal before the "
        "first symbol. How the coal is divided is our guess.",
    ),
    QT_TRANSLATE_NOOP(
        "HaspelknechtProvenance",
        "According to the rulebook, there are 11 coal in 7 sections. How much is in each section is our guess.",
    ),
    QT_TRANSLATE_NOOP(
        "HaspelknechtProvenance", "According to the rulebook, 3 sections show the wheelbarrow. Which ones is our guess."
    ),
    QT_TRANSLATE_NOOP(
        "HaspelknechtProvenance", "According to the rulebook, 4 sections show the oil lamp. Which ones is our guess."
    ),
    QT_TRANSLATE_NOOP(
        "HaspelknechtProvenance", "According to the rulebook, 4 sections show the lorry. Which ones is our guess."
    ),
    QT_TRANSLATE_NOOP(
        "HaspelknechtProvenance", "At least one of the pools C and D shows pit water. Which one is our guess."
    ),
    QT_TRANSLATE_NOOP(
        "HaspelknechtProvenance",
        "The rulebooks give the requirement of tile 31 only. We assume that the others follow its "
        "pattern: one coloured disk and as many grey ones as the tile’s level.",
    ),
    QT_TRANSLATE_NOOP(
        "HaspelknechtProvenance",
        "In an example in the rulebook, a player pays three disks for this tile, 1 yellow and 2 brown. "
        "Which of them are coloured is our guess.",
    ),
    QT_TRANSLATE_NOOP(
        "HaspelknechtProvenance",
        "The rulebook says what these symbols score. Which tiles show the fork and which the hammer and "
        "pick, eight each, is our guess.",
    ),
)
"""Reasons why values printed on the components had to be reconstructed, marked for translation.

The built-in file of printed values contains these reasons. Reasons in a user's own file are shown untranslated.
"""


def reasons_for_guesses(components: Components, keys: tuple[str, ...]) -> str:
    """Returns the reasons for guessing the printed values with these keys; "" if none of them is a guess."""
    found = dict.fromkeys(
        QCoreApplication.translate("HaspelknechtProvenance", provenance.why)
        for key in keys
        if (provenance := components.provenance(key)).is_guessed
    )
    return "\n".join(found)


def diamond_tooltip(art: Art, state: State, regions: Regions, hexes: HexField, x: float, y: float) -> str:
    """Returns the tooltip of the diamond at (x, y); "" without a diamond, or if its values are not reconstructed."""
    found = (keys for box, keys in diamond_boxes(art, state, regions, hexes) if box.contains_point(x, y))
    return next((text for keys in found if (text := reasons_for_guesses(state.box.components, keys))), "")


def diamond_boxes(art: Art, state: State, regions: Regions, hexes: HexField) -> Iterator[tuple[Box, tuple[str, ...]]]:
    """Yields the box of each place for a diamond, with the keys of the printed values at this place.

    A diamond marks reconstructed values. Places are also yielded if none of their values is reconstructed.
    """
    mode = regions.mode
    for row, letter in zip(pool_rows(regions.pools, state.box.player_count, mode), POOLS, strict=False):
        x, y = row.water_centre
        yield Box(x - 14, y - 34, 28, 48), pool_guess_keys(letter)
    if mode is LayoutMode.SMALL:
        return
    yield _diamond_box(art, regions, "pinge.diamond"), PINGE_KEYS
    for number in range(TUNNEL_SECTIONS):
        yield _diamond_box(art, regions, f"tunnel.diamond.{number}"), TUNNEL_KEYS
    spot = developments.box_on_tile(art, "diamond").grown(3)
    zoom = hexes.tile_width / developments.DRAWN_TILE_WIDTH
    for number, (x, y) in hexes.tile_centres.items():
        keys = tile_guess_keys(number)
        yield Box(x + spot.x * zoom, y + spot.y * zoom, spot.width * zoom, spot.height * zoom), keys


def _diamond_box(art: Art, regions: Regions, element: str) -> Box:
    return regions.board_to_scene(box_of(art.bounds("board", element)).grown(3))
