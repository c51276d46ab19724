"""Reconstructed printed values of a match; the table marks each with a diamond."""

from __future__ import annotations

from functools import lru_cache

from attrs import frozen

from haspelknecht_qt.games.haspelknecht.components import Components
from haspelknecht_qt.games.haspelknecht.match_data import MatchData
from haspelknecht_qt.games.haspelknecht.moves import POOLS

TUNNEL_KEYS = ("tunnel.coal", "tunnel.wheelbarrow", "tunnel.oil_lamp", "tunnel.lorry")
PINGE_KEYS = ("pinge.coal_groups",)


def tile_keys(number: int) -> tuple[str, ...]:
    """Keys of the printed values of a tile that may be reconstructed."""
    return (f"tile.{number}.requirement", f"tile.{number}.symbol")


def pool_keys(letter: str) -> tuple[str, ...]:
    """Keys of the printed values of a pool that may be reconstructed."""
    return (f"pool.{letter}.pit_water",)


@frozen
class Guesses:
    """Tiles (by number) and pools (by letter) with reconstructed values.

    `pinge` and `tunnel` are True if any value of theirs was reconstructed.
    """

    tiles: frozenset[int]
    pools: frozenset[str]
    pinge: bool
    tunnel: bool


@lru_cache(maxsize=4)
def guesses(box: MatchData) -> Guesses:
    """Returns the reconstructed values of a match. Cached, because every picture asks for them."""
    components = box.components
    return Guesses(
        tiles=frozenset(number for number in box.tiles if _any_guessed(components, tile_keys(number))),
        pools=frozenset(letter for letter in POOLS if _any_guessed(components, pool_keys(letter))),
        pinge=_any_guessed(components, PINGE_KEYS),
        tunnel=_any_guessed(components, TUNNEL_KEYS),
    )


def _any_guessed(components: Components, keys: tuple[str, ...]) -> bool:
    return any(components.provenance(key).guessed for key in keys)
