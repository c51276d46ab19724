"""Calls of the compiled model by ctypes."""

from __future__ import annotations

import ctypes
from collections.abc import Sequence
from functools import cache, partial

from haspelknecht_qt.core.compiled.library import (
    C_DOUBLES,
    C_HANDLE,
    C_INT,
    C_INTS,
    C_SEED,
    Signatures,
    double_array,
    int_array,
    seed_bits,
)
from haspelknecht_qt.core.compiled.model import COMMON_FUNCTIONS, CompiledModel, CompiledPosition, ValueNetwork
from haspelknecht_qt.core.fast_attrs import frozen
from haspelknecht_qt.games.haspelknecht import moves
from haspelknecht_qt.games.haspelknecht.match_data import MatchConstants
from haspelknecht_qt.games.haspelknecht.model import LIBRARY
from haspelknecht_qt.games.haspelknecht.model.packing import (
    CHOICE_NUMBERS,
    pack_goals,
    pack_match_constants,
    pack_state,
    read_choice,
)
from haspelknecht_qt.games.haspelknecht.state import State
from haspelknecht_qt.games.haspelknecht.strategy.plans import Plan
from haspelknecht_qt.games.haspelknecht.strategy.takings import LookaheadSettings
from haspelknecht_qt.games.haspelknecht.strategy.value_function import NETWORK_FILE, ValueFunction

MAX_CHOICES = 4096
"""Maximum number of choices of one position that the model returns."""
_SIGNATURES: Signatures = {
    **COMMON_FUNCTIONS,
    "model": (C_HANDLE, [C_INTS, C_INT, C_DOUBLES, C_INTS, C_DOUBLES]),
    "choices": (C_INT, [C_HANDLE, C_INT, C_INT, C_DOUBLES, C_INTS]),
    "play_on_from": (None, [C_HANDLE, C_INTS, C_SEED, C_INT, C_INTS, C_INT, C_DOUBLES]),
    "end": (None, [C_HANDLE, C_INT, C_INTS, C_SEED, C_INTS, C_INT, C_DOUBLES, C_INTS]),
}
_load_functions = cache(partial(LIBRARY.load_functions, _SIGNATURES))


@frozen
class Policy:
    """Policy of a seat in the compiled model: value function, optional network, and depth of the evaluation."""

    value_function: ValueFunction
    lookahead: LookaheadSettings
    network: ValueNetwork | None = None


class Model(CompiledModel):
    """Compiled model of one match. Methods take a policy as its index in `policies`.

    The constructor raises ModelMissing if the library is not built.
    """

    def __init__(self, box: MatchConstants, policies: Sequence[Policy]) -> None:
        functions = _load_functions()
        weights = [weight for policy in policies for row in policy.value_function.weights for weight in row]
        depths = [number for policy in policies for number in (policy.lookahead.effort, policy.lookahead.foresight)]
        envies = [policy.lookahead.envy for policy in policies]
        packed = int_array(pack_match_constants(box))
        handle = functions["model"](
            packed, len(policies), double_array(weights), int_array(depths), double_array(envies)
        )
        super().__init__(functions, handle, box.player_count, NETWORK_FILE.shape)
        self.set_networks([policy.network for policy in policies])

    def position(self, state: State) -> ModelPosition:
        """Returns a position of this match for use in the model."""
        return ModelPosition(self, pack_state(state))


class ModelPosition(CompiledPosition):
    """Position of a match in the compiled model.

    A choice is a plan or a move that takes disks; a round is an action phase. A step is one move that takes disks, one
    whole plan, one whole turn, or a seat's moves in one winter step.
    """

    def choices(self, policy: int) -> list[tuple[float, moves.Move | Plan]]:
        """Returns the deciding seat's plans, or moves that take disks, best first, with their values by this policy."""
        utilities = (ctypes.c_double * MAX_CHOICES)()
        packed = (ctypes.c_int32 * (MAX_CHOICES * CHOICE_NUMBERS))()
        found = self.call("choices", policy, MAX_CHOICES, utilities, packed)
        count = min(int(found), MAX_CHOICES)
        return [
            (utilities[each], read_choice(packed[each * CHOICE_NUMBERS : (each + 1) * CHOICE_NUMBERS]))
            for each in range(count)
        ]

    def rollout_from(
        self, later_position: Sequence[int], seed: int, rounds: int, policy_of: Sequence[int], judge: int
    ) -> list[float]:
        """Plays a rollout like `rollout`, from a later position of the same decision, packed by `pack_state`."""
        return self._values_after("play_on_from", int_array(later_position), seed, rounds, policy_of, judge)

    def play_to_end(
        self,
        later_position: Sequence[int],
        seat: int,
        goals: tuple[int, int],
        seed: int,
        policy_of: Sequence[int],
        rounds: int,
    ) -> tuple[float, list[int]]:
        """Plays on from `later_position` of the match to the end of the game.

        Returns the expected points of `seat` at the end of `rounds` action phases, by its policy, and the final
        position. If the game ends before, these points are the final score.

        Both positions are packed by `pack_state`. `goals` are the tiles that the Farmer and the Farmhand of `seat`
        should acquire (0: none). They matter only if the seat has placed its plan. `policy_of` has the index of each
        seat's policy, `seed` determines the chance moves. This object's own position does not change.
        """
        found = int_array(later_position)
        expected = (ctypes.c_double * 1)()
        packed_goals, policies = int_array(pack_goals(goals)), int_array(policy_of)
        self.call("end", seat, packed_goals, seed_bits(seed), policies, rounds, expected, found)
        return expected[0], list(found)
