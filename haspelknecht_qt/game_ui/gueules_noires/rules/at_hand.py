"""Which rule is at hand: at a step of the game, and for an item of the score. Imports no Qt."""

from __future__ import annotations

from haspelknecht_qt.games.gueules_noires.state import State, Step

_OF_STEP = {
    Step.TILES: "GS3",
    Step.FIRST: "GS6",
    Step.DISPLAY: "GS5",
    Step.DRAFT: "GS5",
    Step.ORDERS: "GS5",
    Step.PLACE: "GT1",
    Step.LOOK: "GA2",
    Step.TAKE: "GA2",
    Step.SUBSTITUTE: "GA3",
    Step.RETURN: "GR3",
    Step.EXTRACT: "GA4",
    Step.REFILL: "GA10",
    Step.OVER: "GF1",
}
_OF_ITEM = {
    "deliveries": "GA7",
    "shift_1": "GE1",
    "shift_2": "GE1",
    "shift_3": "GE1",
    "francs": "GF1",
    "cubes": "GF1",
    "undelivered": "GF1",
    "balance": "GF1",
}


def current_rule(state: State) -> str:
    """The rule that tells most about what is asked now."""
    return _OF_STEP[state.step]


def rule_of_item(item: str) -> str:
    """The rule by which an item of `scoring.ITEMS` is scored. Raises KeyError."""
    return _OF_ITEM[item]
