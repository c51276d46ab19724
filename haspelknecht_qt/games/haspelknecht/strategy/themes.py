"""Themes of puzzles of Haspelknecht. A theme names the main difference between the two best answers."""

from __future__ import annotations

from collections.abc import Mapping

from haspelknecht_qt.games.haspelknecht import moves
from haspelknecht_qt.games.haspelknecht.kinds import Step
from haspelknecht_qt.games.haspelknecht.state import Player, State

TURN_ORDER = "turn_order"
TAKING = "taking"
WATER = "water"
DEVELOPMENTS = "developments"
TUNNEL = "tunnel"
EXTRACTION = "extraction"
SUPPLIES = "supplies"
WINTER = "winter"
THEMES = (TURN_ORDER, TAKING, WATER, DEVELOPMENTS, TUNNEL, EXTRACTION, SUPPLIES, WINTER)
"""All themes, in the order of a year's steps."""

_WINTER_STEPS = (Step.WINTER, Step.STORING)


def theme_of_takings(state: State, best: moves.Move, other: moves.Move) -> str:
    """Returns the theme of a puzzle about taking disks: what distinguishes the best answer from the other one.

    The theme is TURN_ORDER, WATER, or TAKING if the answers differ only in disks.
    """
    if not isinstance(best, moves.Take) or not isinstance(other, moves.Take) or state.step != Step.FIRST_TAKING:
        return TAKING
    counts = [state.pools[move.pool][move.colour] for move in (best, other)]
    values = state.box.components.disk_value
    costs = [count * values[move.colour] for count, move in zip(counts, (best, other), strict=True)]
    # O1: the seat with the lower total on cart field 1 goes first.
    if costs[0] < costs[1] and counts[0] <= counts[1]:
        return TURN_ORDER
    brings = state.box.pool_brings_water
    return WATER if brings[best.pool] != brings[other.pool] else TAKING


def theme_of_boards(step: Step, best: Player, other: Player, gains: Mapping[str, float]) -> str:
    """Returns the theme of a puzzle from the player's boards after the best answer and after the other answer.

    For similar boards, `gains` decides. It has the lead of the best answer in points, by score item.
    """
    if step in _WINTER_STEPS:
        return WINTER
    if sorted(best.tiles) != sorted(other.tiles):
        return DEVELOPMENTS
    if (best.exhausted, best.tunnel, best.tunnel_wood) != (other.exhausted, other.tunnel, other.tunnel_wood):
        return TUNNEL
    if (best.pinge, best.shaft, best.coal, best.pinge_wood) != (other.pinge, other.shaft, other.coal, other.pinge_wood):
        return EXTRACTION
    if best.water != other.water or abs(gains.get("water", 0.0)) >= 1:
        return WATER
    return SUPPLIES
