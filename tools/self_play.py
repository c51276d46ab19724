"""Games of policies against each other in a compiled model: step by step, or whole games with records for training."""

from __future__ import annotations

import ctypes
from collections.abc import Sequence

from attrs import frozen

from haspelknecht_qt.core.compiled.library import double_array, int_array, seed_bits
from haspelknecht_qt.core.compiled.model import CompiledPosition


def packed(position: CompiledPosition) -> list[int]:
    """Returns the position as numbers, in the order that the game defines."""
    found = (ctypes.c_int32 * position.size)()
    position.call("numbers", found)
    # A slice is eight times as fast as a list made of the array.
    return found[:]


def begin(position: CompiledPosition, seed: int, policy_of: Sequence[int]) -> None:
    """Prepares a position for `make` and `step`: seats play by `policy_of`, chance is drawn with Generator(seed)."""
    position.call("begin", seed_bits(seed), int_array(policy_of))


def make(position: CompiledPosition, choice: int) -> None:
    """Carries out a choice, which changes the position."""
    position.call("make", choice)


def step(position: CompiledPosition) -> None:
    """Plays one chance move or all moves of a seat's decision, which changes the position."""
    position.call("step")


@frozen(eq=False)
class GameRecords:
    """Records of whole games for training.

    `totals` are the final points by game and seat. `scored` are the points of each seat up to each stage. `features`
    are the features of its position at each stage.
    """

    totals: ctypes.Array[ctypes.c_int32]
    scored: ctypes.Array[ctypes.c_int32]
    features: ctypes.Array[ctypes.c_float]


def play_games(position: CompiledPosition, games: int, seed: int, policy_of: Sequence[int]) -> list[int]:
    """Plays whole games from this position with consecutive seeds. Returns the final points by game and seat.

    `policy_of` has the policy of each seat.
    """
    totals = (ctypes.c_int32 * (games * position.model.seats))()
    unused = [0.0] * position.model.shape.feature_count
    position.call("games", games, seed_bits(seed), int_array(policy_of), double_array(unused), totals, None, None)
    return list(totals)


def record_games(
    position: CompiledPosition, games: int, seed: int, policy: int, strengths: Sequence[float]
) -> GameRecords:
    """Plays and records games in which all seats play by `policy`. Random preferences make the seats play differently.

    `strengths` has the strength of these preferences for each feature.
    """
    shape, count = position.model.shape, games * position.model.seats
    totals = (ctypes.c_int32 * count)()
    scored = (ctypes.c_int32 * (count * shape.stage_count))()
    features = (ctypes.c_float * (count * shape.stage_count * shape.feature_count))()
    everybody = int_array([policy] * position.model.seats)
    position.call("games", games, seed_bits(seed), everybody, double_array(strengths), totals, scored, features)
    return GameRecords(totals, scored, features)
