"""Themes of puzzles of Gueules Noires, determined by the two best answers."""

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
# The action MONEY has the theme of tiles, because francs are needed only to buy tiles.
_ACTION_THEMES = {
    Action.FACTORY: TILES,
    Action.MONEY: TILES,
    Action.EXTRACTION: EXTRACTION,
    Action.DELIVERY: DELIVERIES,
    Action.ORDER: ORDERS,
    Action.DRAW_FIVE: DRAWS,
}
_MAJORITY_ITEMS = ("shift_1", "shift_2", "shift_3")


def puzzle_theme(state: State, best: moves.Move, other: moves.Move, gains: Mapping[str, float]) -> str:
    """Returns the theme of a puzzle. `best` and `other` are the first moves of its two best answers.

    `gains` is the lead of the best answer by items of the final score. If both answers place workers, the theme is the
    action of the best answer's space, with two exceptions. It is the order of play if the best answer goes to the bank
    (GT3), and majorities if they bring most of the lead.
    """
    if not isinstance(best, moves.Place) or not isinstance(other, moves.Place):
        return _STEP_THEMES[state.step]
    if best.space == BANK:
        return ORDER_OF_PLAY
    won = sum(gains.get(item, 0.0) for item in _MAJORITY_ITEMS)
    if won > sum(gains.values()) / 2 > 0:
        return MAJORITIES
    return _ACTION_THEMES[SPACE_ACTIONS[best.space]]
