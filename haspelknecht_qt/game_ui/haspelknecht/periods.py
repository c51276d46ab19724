"""How a match of Haspelknecht is looked back at: twelve seasons, their colours, and the drawings beside the items of the score."""

from __future__ import annotations

from haspelknecht_qt.game_ui.haspelknecht.texts import terms
from haspelknecht_qt.games.haspelknecht.kinds import YEARS, Season, Step
from haspelknecht_qt.ui.contracts import Picture

_IN_INK = {"outline": "ink"}

PICTURES = {
    "developments": Picture("tiles", "hex.2"),
    "coal": Picture("pieces", "coal"),
    "storage": Picture("tiles", "picture.12", _IN_INK),
    "pinge": Picture("icons", "icon.pick"),
    "charcoal_burner": Picture("tiles", "picture.15", _IN_INK),
    "hauling_cable": Picture("tiles", "picture.14", _IN_INK),
    "water_mill": Picture("tiles", "picture.35", _IN_INK),
    "tunnel_sections": Picture("pieces", "prop.pinge"),
    "tunnel_bonus": Picture("tiles", "picture.42", _IN_INK),
    "development_bonus": Picture("tiles", "symbol.fork", _IN_INK),
    "buildings": Picture("tiles", "symbol.building", _IN_INK),
    "markers": Picture("pieces", "marker.hammer_and_pick"),
    "thaler": Picture("pieces", "thaler"),
    "debts": Picture("pieces", "debt"),
    "water": Picture("pieces", "water"),
}
"""The drawing beside each item of the score."""


class HaspelknechtPeriods:
    """Three years of four seasons."""

    sequence = tuple((year, int(season)) for year in range(1, YEARS + 1) for season in Season)
    samples_per_period = 1
    turn_steps = frozenset({Step.EXECUTING.value})

    def scores_at_end(self, period: tuple[int, int]) -> bool:
        """The last move of a winter scores in that winter; the one that ends another season may score already in the next."""
        return period[1] == Season.WINTER

    def colour(self, period: tuple[int, int]) -> str:
        """The colour of a season."""
        return terms.SEASON_TOKENS[period[1]]

    def picture(self, item: str) -> Picture:
        """The drawing beside an item of the score. Raises KeyError."""
        return PICTURES[item]
