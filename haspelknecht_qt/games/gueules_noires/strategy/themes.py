"""Themes of puzzles of Gueules Noires, by the difference between the two best answers."""

from __future__ import annotations

from collections.abc import Mapping

from haspelknecht_qt.games.gueules_noires import moves
from haspelknecht_qt.games.gueules_noires.match_data import BANK, SPACE_ACTIONS, Action
from haspelknecht_qt.games.gueules_noires.state import State, Step

ORDERS = "orders"
TILES = "tiles"
DRAWS = "draws"
EXTRACTION = "extraction"
DELIVERIES = "deliveries"
MAJORITIES = "majorities"
ORDER_OF_PLAY = "turn_order"
THEMES = (ORDERS, TILES, DRAWS, EXTRACTION, DELIVERIES, MAJORITIES, ORDER_OF_PLAY)
"""All themes."""

_STEP_THEMES = {
    Step.DRAFT: ORDERS,
    Step.TAKE: DRAWS,
    Step.RETURN: DRAWS,
    Step.SUBSTITUTE: TILES,
    Step.EXTRACT: EXTRACTION,
}
# Francs are for tiles.
_ACTION_THEMES = {
    Action.FACTORY: TILES,
    Action.MONEY: TILES,
    Action.EXTRACTION: EXTRACTION,
    Action.DELIVERY: DELIVERIES,
    Action.ORDER: ORDERS,
    Action.DRAW_FIVE: DRAWS,
}
_MAJORITY_ITEMS = ("shift_1", "shift_2", "shift_3")


def theme(state: State, best: moves.Move, other: moves.Move, gains: Mapping[str, float]) -> str:
    """Returns the theme of a puzzle by the first moves of its two best answers.

    `gains` is the lead of the best answer, by items of the final score. The theme of placements is the order of play if
    the best answer goes to the bank (GT3). It is majorities if they bring most of the gain, otherwise the purpose of the
    best space.
    """
    if not isinstance(best, moves.Place) or not isinstance(other, moves.Place):
        return _STEP_THEMES[state.step]
    if best.space == BANK:
        return ORDER_OF_PLAY
    won = sum(gains.get(item, 0.0) for item in _MAJORITY_ITEMS)
    if won > sum(gains.values()) / 2 > 0:
        return MAJORITIES
    return _ACTION_THEMES[SPACE_ACTIONS[best.space]]
