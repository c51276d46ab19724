"""Which rule is at hand: at a step of the game, and for an item of the score. Imports no Qt."""

from __future__ import annotations

from haspelknecht_qt.games.haspelknecht.kinds import Effect, Step, Tile, Worker
from haspelknecht_qt.games.haspelknecht.state import NOBODY, State

_OF_STEP = {
    Step.FIRST_ORDER: "S5",
    Step.REFILLING: "A4",
    Step.FIRST_TAKING: "T1",
    Step.SECOND_TAKING: "T3",
    Step.RETURNING_WATER: "T5",
    Step.PLANNING: "P1",
    Step.EXECUTING: "E1",
    Step.WINTER: "R12",
    Step.STORING: "W3",
    Step.END: "F1",
}
_OF_WORKER = {
    Worker.FARMER: "E4",
    Worker.FARMHAND: "E4",
    Worker.COAL_DIGGER: "E8",
    Worker.COAL_MINER: "E9",
    Worker.HASPELKNECHT: "E10",
    Worker.WATER_MILL: "35",
}
_OF_EFFECT = {
    Effect.WINDLASS: Tile.WINDLASS,
    Effect.MINING_TIMBER: Tile.MINING_TIMBER,
    Effect.HAMMER_AND_PICK: Tile.HAMMER_AND_PICK,
    Effect.COAL_SACKS: Tile.COAL_SACKS,
}
_OF_ITEM = {
    "developments": "D6",
    "coal": "W1",
    "storage": "W3",
    "pinge": "M3",
    "charcoal_burner": "15",
    "hauling_cable": "14",
    "water_mill": "35",
    "tunnel_sections": "F1",
    "tunnel_bonus": "F2",
    "development_bonus": "F2",
    "buildings": "F3",
    "markers": "F4",
    "thaler": "F5",
    "debts": "F6",
    "water": "F7",
}


def current_rule(state: State) -> str:
    """The rule that tells most about what is asked now: of the tile that asks, the worker at work, or the step."""
    if state.effect != Effect.NONE:
        return str(_OF_EFFECT[state.effect].value)
    if state.active != NOBODY:
        return _OF_WORKER[Worker(state.active)]
    return _OF_STEP[state.step]


def rule_of_item(item: str) -> str:
    """The rule by which an item of `scoring.ITEMS` is scored. Raises KeyError."""
    return _OF_ITEM[item]
