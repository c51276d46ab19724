"""Keys of the printed values of a match that may be reconstructed; the table marks reconstructed values with a diamond."""

from __future__ import annotations

from functools import lru_cache

from haspelknecht_qt.games.haspelknecht.match_data import MatchData

TUNNEL_KEYS = ("tunnel.coal", "tunnel.wheelbarrow", "tunnel.oil_lamp", "tunnel.lorry")
PINGE_KEYS = ("pinge.coal_groups",)


def tile_keys(number: int) -> tuple[str, ...]:
    """Returns the keys of a tile."""
    return (f"tile.{number}.requirement", f"tile.{number}.symbol")


def pool_keys(letter: str) -> tuple[str, ...]:
    """Returns the keys of a pool."""
    return (f"pool.{letter}.pit_water",)


@lru_cache(maxsize=128)
def is_any_guessed(box: MatchData, keys: tuple[str, ...]) -> bool:
    """Whether any of these printed values was reconstructed. Cached, because every picture needs the results."""
    return any(box.components.provenance(key).guessed for key in keys)
