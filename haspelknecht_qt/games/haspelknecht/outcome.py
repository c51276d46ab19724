"""Numbers of the final position of a rollout, from which reasons for a choice are found."""

from __future__ import annotations

from haspelknecht_qt.core.standing import Standing
from haspelknecht_qt.games.haspelknecht.state import State

TILE_PREFIX = "tile:"
"""Beginning of the name for a development tile. It is followed by the tile's number."""


def outcome(end: State, standing: Standing) -> dict[tuple[int, str], float]:
    """Returns the score items of all seats, and for each tile in play 1 if the seat owns it, otherwise 0."""
    found: dict[tuple[int, str], float] = {}
    for each in standing.seats:
        found.update({(each.seat, name): points for name, points in each.items})
        owned = end.players[each.seat].tiles
        found.update({(each.seat, f"{TILE_PREFIX}{tile}"): tile in owned for tile in end.box.tiles})
    return found
