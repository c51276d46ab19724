"""Final scoring, and the score if the game ended now (F1 to F8)."""

from __future__ import annotations

from haspelknecht_qt.core.game import ScoreItem
from haspelknecht_qt.core.standing import SeatStanding, Standing
from haspelknecht_qt.games.haspelknecht.kinds import ScoreSource, Tile
from haspelknecht_qt.games.haspelknecht.state import Player, State

ITEMS_DURING_PLAY = tuple(score.name.lower() for score in ScoreSource)
ITEMS_AT_END = (
    "tunnel_sections",
    "tunnel_bonus",
    "development_bonus",
    "buildings",
    "markers",
    "thaler",
    "debts",
    "water",
)
ITEM_IDS = ITEMS_DURING_PLAY + ITEMS_AT_END
"""Ids of the score items: those scored during play, then those of the final scoring (F1 to F7)."""

ITEMS = tuple(ScoreItem(name, scored_during_play=name in ITEMS_DURING_PLAY) for name in ITEM_IDS)
"""All score items, each marked as scored during play or at the end."""


def standing(state: State) -> Standing:
    """Returns every player's score by items (F1 to F7) and the values that break ties (F8)."""
    return Standing(tuple(_seat_standing(state, seat) for seat in range(len(state.players))))


def _seat_standing(state: State, seat: int) -> SeatStanding:
    player = state.players[seat]
    components = state.box.components
    points = (
        *player.scored,
        # F1: victory points printed on the emptied tunnel sections.
        sum(components.tunnel.vp[section] for section in emptied_sections(state, player)),
        tunnel_bonus(state, player),
        development_bonus(state, player),
        # F3: tiles have building symbols. Starting buildings (V3) have none, so they do not count.
        components.final_scoring.vp_of_buildings(count_symbols(state, player, "building")),
        player.markers.bit_count() * components.final_scoring.unused_marker_vp,
        components.final_scoring.vp_of_thaler(player.thaler),
        components.final_scoring.vp_of_debts(player.debts),
        # F7: the first pit water costs nothing.
        -max(0, player.water - 1),
    )
    items = tuple(zip(ITEM_IDS, points, strict=True))
    return SeatStanding(seat, items, sum(points), (player.excavated, -state.order.index(seat)))


def current_score(player: Player) -> int:
    """Returns the points scored so far, as the score track shows them."""
    return sum(player.scored)


def emptied_sections(state: State, player: Player) -> range:
    """F1: returns the indexes, from 0, of the tunnel sections that have no coal and have wood on their symbol."""
    return range(state.box.count_emptied_sections(player.tunnel, player.tunnel_wood))


def tunnel_bonus(state: State, player: Player) -> int:
    """F2: returns 1 VP for each emptied section with the symbol of tile 22, 32 or 42, if the player owns the tile."""
    emptied = len(emptied_sections(state, player))
    tunnel = state.box.components.tunnel
    symbols = ((Tile.WHEELBARROW, tunnel.wheelbarrow), (Tile.OIL_LAMP, tunnel.oil_lamp), (Tile.LORRY, tunnel.lorry))
    return sum(1 for tile, sections in symbols if tile in player.tiles for section in sections if section < emptied)


def count_symbols(state: State, player: Player, symbol: str) -> int:
    """Returns the number of the player's tiles with this symbol."""
    tiles = state.box.components.tiles
    return sum(1 for tile in player.tiles if tiles[tile].symbol == symbol)


def development_bonus(state: State, player: Player) -> int:
    """F2: tile 43 scores 1 VP for each fork, tile 41 for each hammer and pick."""
    symbols = ((Tile.HAND_CART, "fork"), (Tile.COAL_DRIVER, "hammer_and_pick"))
    return sum(count_symbols(state, player, symbol) for tile, symbol in symbols if tile in player.tiles)
