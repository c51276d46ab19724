"""Periods of Haspelknecht in the review of a match: its seasons, their colours, and the drawings of the items of the score."""

from __future__ import annotations

from collections.abc import Mapping

from attrs import field, frozen

from haspelknecht_qt.core.override import override
from haspelknecht_qt.game_ui.haspelknecht.texts import terms
from haspelknecht_qt.games.haspelknecht.kinds import YEARS, Season, Step
from haspelknecht_qt.ui.contracts import Picture
from haspelknecht_qt.ui.defaults.periods import DefaultPeriods

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


@frozen
class HaspelknechtPeriods(DefaultPeriods):
    """Three years of four seasons."""

    sequence: tuple[tuple[int, int], ...] = tuple(
        (year, int(season)) for year in range(1, YEARS + 1) for season in Season
    )
    turn_steps: frozenset[str] = frozenset({Step.EXECUTING.value})
    pictures: Mapping[str, Picture] = field(default=PICTURES, repr=False)

    @override
    def scores_at_end(self, period: tuple[int, int]) -> bool:
        # The last move of a winter scores in that winter. The last move of another season may already score in the next.
        return period[1] == Season.WINTER

    @override
    def colour(self, period: tuple[int, int]) -> str:
        return terms.SEASON_TOKENS[period[1]]
