"""Periods of Haspelknecht: three years of four seasons, their colours, and the pictures of score items."""

from __future__ import annotations

from haspelknecht_qt.game_ui.haspelknecht.texts import terms
from haspelknecht_qt.games.haspelknecht.kinds import YEARS, Season, Step
from haspelknecht_qt.ui.contracts import Periods, Picture

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
"""Pictures of score items by id."""


PERIODS = Periods(
    sequence=tuple((year, int(season)) for year in range(1, YEARS + 1) for season in Season),
    turn_steps=frozenset({Step.EXECUTING.value}),
    pictures=PICTURES,
    # The last move of a winter scores in that winter; the last one of another season may already score in the next.
    scores_at_end=lambda period: period[1] == Season.WINTER,
    colour=lambda period: terms.SEASON_TOKENS[period[1]],
)
