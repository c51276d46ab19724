"""Which printed values on the table had to be reconstructed: where the table draws a diamond."""

from __future__ import annotations

from functools import lru_cache

from attrs import frozen

from haspelknecht_qt.games.haspelknecht.components import Components
from haspelknecht_qt.games.haspelknecht.match_data import MatchData
from haspelknecht_qt.games.haspelknecht.moves import POOLS

TUNNEL_KEYS = ("tunnel.coal", "tunnel.wheelbarrow", "tunnel.oil_lamp", "tunnel.lorry")
PINGE_KEYS = ("pinge.coal_groups",)


def tile_keys(number: int) -> tuple[str, ...]:
    """The keys of what is printed on a tile and may be reconstructed."""
    return (f"tile.{number}.requirement", f"tile.{number}.symbol")


def pool_keys(letter: str) -> tuple[str, ...]:
    """The keys of what is printed beside a pool and may be reconstructed."""
    return (f"pool.{letter}.pit_water",)


@frozen
class Guesses:
    """Numbers of tiles, letters of pools, and whether Pinge and tunnel hold reconstructed values."""

    tiles: frozenset[int]
    pools: frozenset[str]
    pinge: bool
    tunnel: bool


@lru_cache(maxsize=4)
def guesses(box: MatchData) -> Guesses:
    """The reconstructed values of a match; asked for with every picture, so kept by the match's box."""
    components = box.components
    return Guesses(
        tiles=frozenset(number for number in box.tiles if _any_guessed(components, tile_keys(number))),
        pools=frozenset(letter for letter in POOLS if _any_guessed(components, pool_keys(letter))),
        pinge=_any_guessed(components, PINGE_KEYS),
        tunnel=_any_guessed(components, TUNNEL_KEYS),
    )


def _any_guessed(components: Components, keys: tuple[str, ...]) -> bool:
    return any(components.provenance(key).guessed for key in keys)
