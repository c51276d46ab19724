"""Final scoring, and the standing if the game ended now (F1 to F8)."""

from __future__ import annotations

from haspelknecht_qt.core.game import Item
from haspelknecht_qt.core.standing import SeatStanding, Standing
from haspelknecht_qt.games.haspelknecht.kinds import Score, Tile
from haspelknecht_qt.games.haspelknecht.state import Player, State

DURING = tuple(score.name.lower() for score in Score)
AT_THE_END = (
    "tunnel_sections",
    "tunnel_bonus",
    "development_bonus",
    "buildings",
    "markers",
    "thaler",
    "debts",
    "water",
)
ITEMS = DURING + AT_THE_END
"""The ids of a standing's items, in the order of counting."""

ALL_ITEMS = tuple(Item(name, scored_during_play=name in DURING) for name in ITEMS)
"""All items of a standing, each marked as scored during play or at the end."""


def standing(state: State) -> Standing:
    """Every player's items (F1 to F7) and tie-breaks (F8)."""
    return Standing(tuple(_seat(state, seat) for seat in range(len(state.players))))


def _seat(state: State, seat: int) -> SeatStanding:
    player = state.players[seat]
    points = (
        *player.scored,
        tunnel_sections(state, player),
        tunnel_bonus(state, player),
        development_bonus(state, player),
        building_symbols(state, player),
        player.markers.bit_count() * state.box.components.final_scoring.unused_marker_vp,
        state.box.components.final_scoring.thaler(player.thaler),
        state.box.components.final_scoring.debts(player.debts),
        -max(0, player.water - 1),
    )
    items = tuple(zip(ITEMS, points, strict=True))
    return SeatStanding(seat, items, sum(points), (player.excavated, -state.order.index(seat)))


def score_now(player: Player) -> int:
    """Position of the player's disk on the score track: points scored so far."""
    return sum(player.scored)


def emptied_sections(state: State, player: Player) -> range:
    """F1: the sections, from 0, without coal and with wood on their symbol; always the first sections."""
    return range(state.box.sections_emptied(player.tunnel, player.tunnel_wood))


def tunnel_sections(state: State, player: Player) -> int:
    """F1: the printed points of the emptied sections."""
    return sum(state.box.components.tunnel.vp[section] for section in emptied_sections(state, player))


def tunnel_bonus(state: State, player: Player) -> int:
    """F2: 1 VP for each emptied section with the symbol of 22, 32 or 42."""
    emptied = len(emptied_sections(state, player))
    tunnel = state.box.components.tunnel
    symbols = ((Tile.WHEELBARROW, tunnel.wheelbarrow), (Tile.OIL_LAMP, tunnel.oil_lamp), (Tile.LORRY, tunnel.lorry))
    return sum(1 for tile, sections in symbols if tile in player.tiles for section in sections if section < emptied)


def count_symbols(state: State, player: Player, symbol: str) -> int:
    """Number of the player's tiles with this symbol."""
    tiles = state.box.components.tiles
    return sum(1 for tile in player.tiles if tiles[tile].symbol == symbol)


def development_bonus(state: State, player: Player) -> int:
    """F2: 43 counts forks, 41 hammers and picks."""
    points = 0
    if Tile.HAND_CART in player.tiles:
        points += count_symbols(state, player, "fork")
    if Tile.COAL_DRIVER in player.tiles:
        points += count_symbols(state, player, "hammer_and_pick")
    return points


def building_symbols(state: State, player: Player) -> int:
    """F3: building symbols on the player's own tiles; starting buildings have none (V3)."""
    return state.box.components.final_scoring.buildings(count_symbols(state, player, "building"))
