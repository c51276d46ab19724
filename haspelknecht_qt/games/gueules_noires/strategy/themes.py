"""Themes of puzzles of Gueules Noires, determined by the two best answers."""

from __future__ import annotations

from collections.abc import Mapping

from haspelknecht_qt.games.gueules_noires import moves
from haspelknecht_qt.games.gueules_noires.match_data import BANK, SPACE_ACTIONS, Action
from haspelknecht_qt.games.gueules_noires.scoring import SHIFT_BY_ITEM
from haspelknecht_qt.games.gueules_noires.state import StackKind, State, Step

ORDERS = "orders"
EXTRACTION = "extraction"
DELIVERIES = "deliveries"
MAJORITIES = "majorities"
THEMES = (ORDERS, EXTRACTION, DELIVERIES, MAJORITIES)
"""All themes."""

_STEP_THEMES = {Step.DRAFT: ORDERS, Step.SUBSTITUTE: EXTRACTION, Step.EXTRACT: EXTRACTION}
# Tiles serve extractions, and francs are needed only to buy tiles.
_ACTION_THEMES = {
    Action.FACTORY: EXTRACTION,
    Action.MONEY: EXTRACTION,
    Action.EXTRACTION: EXTRACTION,
    Action.DELIVERY: DELIVERIES,
    Action.ORDER: ORDERS,
}


def puzzle_theme(state: State, best: moves.Move, other: moves.Move, gains: Mapping[str, float]) -> str:
    """Returns the theme of a puzzle. `best` and `other` are the first moves of its two best answers.

    `gains` is the lead of the best answer by items of the final score. If both answers place workers, the theme is the
    action of the best answer's space, or majorities if they bring most of the lead. The bank brings francs (GT3), like
    a money space. A draw-5 has the theme of what is drawn.
    """
    if not isinstance(best, moves.PlaceWorkers) or not isinstance(other, moves.PlaceWorkers):
        return _STEP_THEMES.get(state.step) or _theme_of_draw_five(state, state.space)
    won = sum(gains.get(item, 0.0) for item in SHIFT_BY_ITEM)
    if won > sum(gains.values()) / 2 > 0:
        return MAJORITIES
    action = Action.MONEY if best.space == BANK else SPACE_ACTIONS[best.space]
    return _theme_of_draw_five(state, best.space) if action is Action.DRAW_FIVE else _ACTION_THEMES[action]


def _theme_of_draw_five(state: State, space: int) -> str:
    return ORDERS if state.box.spaces[space].stack_kind is StackKind.ORDERS else EXTRACTION
