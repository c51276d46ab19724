"""Keys of the printed values that may be reconstructed.

A value is reconstructed if its print on the component is unknown. The table marks such values with a diamond.
"""

from __future__ import annotations

from functools import lru_cache

from haspelknecht_qt.games.haspelknecht.match_data import MatchConstants

TUNNEL_KEYS = ("tunnel.coal", "tunnel.wheelbarrow", "tunnel.oil_lamp", "tunnel.lorry")
PINGE_KEYS = ("pinge.coal_groups",)


def tile_guess_keys(number: int) -> tuple[str, ...]:
    """Returns the keys of a development tile's values that may be guesses, because no rulebook shows them."""
    return (f"tile.{number}.requirement", f"tile.{number}.symbol")


def pool_guess_keys(letter: str) -> tuple[str, ...]:
    """Returns the keys of pool `letter`'s printed values. Some may be guesses: values that no source confirms."""
    return (f"pool.{letter}.pit_water",)


@lru_cache(maxsize=128)
def is_any_guessed(box: MatchConstants, keys: tuple[str, ...]) -> bool:
    """Whether any of the printed values with these keys is a guess. Cached, because every repainting calls it."""
    return any(box.components.provenance(key).is_guessed for key in keys)
