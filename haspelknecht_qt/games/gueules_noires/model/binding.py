"""Python interface to the compiled model, by ctypes."""

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
from haspelknecht_qt.core.weights import Rows
from haspelknecht_qt.games.gueules_noires.match_data import MatchConstants
from haspelknecht_qt.games.gueules_noires.model import LIBRARY
from haspelknecht_qt.games.gueules_noires.model.packing import (
    MAX_MOVES,
    NUMBERS_PER_MOVE,
    pack_knowledge,
    pack_match_constants,
    pack_state,
    read_move,
)
from haspelknecht_qt.games.gueules_noires.state import State
from haspelknecht_qt.games.gueules_noires.strategy.features import NETWORK_FILE
from haspelknecht_qt.games.gueules_noires.strategy.turns import TurnCandidate
from haspelknecht_qt.games.gueules_noires.strategy.value_function import ValueFunction

MAX_CANDIDATES = 512
"""Maximum number of candidates of one position that the model returns."""
_NUMBERS_PER_CANDIDATE = 1 + NUMBERS_PER_MOVE * MAX_MOVES
"""Size of one packed candidate, in integers: the number of its moves, then the moves."""

_SIGNATURES: Signatures = {
    **COMMON_FUNCTIONS,
    "linear": (None, [C_HANDLE, C_INT, C_INTS, C_DOUBLES]),
    "model": (C_HANDLE, [C_INTS, C_INT, C_DOUBLES, C_INTS, C_DOUBLES]),
    "policy_rollout": (None, [C_HANDLE, C_INT, C_SEED, C_INT, C_INTS, C_INT, C_DOUBLES]),
    "play_placements": (None, [C_HANDLE, C_SEED, C_INT, C_INTS, C_INT, C_DOUBLES]),
    "tree": (C_INT, [C_HANDLE, C_INT, C_INT, C_SEED, C_INTS, C_DOUBLES, C_INTS, C_DOUBLES]),
    "options": (C_INT, [C_HANDLE, C_INT, C_INT, C_DOUBLES, C_INTS]),
    "end": (None, [C_HANDLE, C_SEED, C_INTS, C_INT, C_INT, C_INT, C_INTS, C_DOUBLES, C_INTS]),
}
_load_functions = cache(partial(LIBRARY.load_functions, _SIGNATURES))


@frozen(eq=False)
class Policy:
    """Policy of the compiled model: how it chooses a seat's turns.

    `effort` is the number of positions from which a second trip of the cage is tried in an extraction. Positions are
    evaluated by the `value_function`. With `linear_weights` (a row for each stage of the game), their weighted sum of
    features plus the output of the `network` is used instead. The value function then only forecasts some features.
    """

    value_function: ValueFunction
    effort: int
    linear_weights: Rows | None = None
    network: ValueNetwork | None = None


class Model(CompiledModel):
    """Compiled model of one match. Methods take a policy as its index in `policies`.

    The constructor raises ModelMissing if the library is not built.
    """

    def __init__(self, box: MatchConstants, policies: Sequence[Policy]) -> None:
        functions = _load_functions()
        weights = [number for each in policies for number in pack_knowledge(each.value_function.knowledge)]
        depths = [number for each in policies for number in (each.value_function.foresight, each.effort)]
        envies = [each.value_function.envy for each in policies]
        packed = int_array(pack_match_constants(box))
        handle = functions["model"](
            packed, len(policies), double_array(weights), int_array(depths), double_array(envies)
        )
        super().__init__(functions, handle, box.player_count, NETWORK_FILE.shape)
        for rows in {id(each.linear_weights): each.linear_weights for each in policies}.values():
            if rows is not None:
                indexes = [index for index, each in enumerate(policies) if each.linear_weights is rows]
                linear = double_array([weight for row in rows for weight in row])
                functions["linear"](handle, len(indexes), int_array(indexes), linear)
        self.set_networks([policy.network for policy in policies])

    def position(self, state: State) -> ModelPosition:
        """Returns the position in the model for this state. All cards in the hand of a draw-5 must be known."""
        return ModelPosition(self, pack_state(state))


class ModelPosition(CompiledPosition):
    """Position in the compiled model.

    The parameter `choice` of methods is the index of a candidate. A round is one turn of each seat, the current turn
    included. The draft counts as the first round.
    """

    def candidates(self, policy: int) -> list[TurnCandidate]:
        """Returns the deciding seat's candidates, best first, with their utilities by this policy."""
        utilities = (ctypes.c_double * MAX_CANDIDATES)()
        packed = (ctypes.c_int32 * (MAX_CANDIDATES * _NUMBERS_PER_CANDIDATE))()
        count = self.call("options", policy, MAX_CANDIDATES, utilities, packed)
        candidates: list[TurnCandidate] = []
        end = 0
        for utility in utilities[: min(int(count), MAX_CANDIDATES)]:
            first, end = end + 1, end + 1 + NUMBERS_PER_MOVE * packed[end]
            line = (
                read_move(packed[start : start + NUMBERS_PER_MOVE]) for start in range(first, end, NUMBERS_PER_MOVE)
            )
            candidates.append(TurnCandidate(utility, tuple(line)))
        return candidates

    def tree_search(
        self, reply_policy: int, required_index: int, seed: int, counts: Sequence[int], numbers: Sequence[float]
    ) -> list[tuple[int, float]]:
        """Compares candidates by a tree search. Returns the index and value of each compared candidate, best first.

        `candidates` must be called first. All seats make later decisions by `reply_policy`. The candidate with
        `required_index` is always compared. `counts` and `numbers` are the int and double fields of C++ TreeSettings.
        """
        indexes = (ctypes.c_int32 * MAX_CANDIDATES)()
        values = (ctypes.c_double * MAX_CANDIDATES)()
        arguments = (seed_bits(seed), int_array(counts), double_array(numbers), indexes, values)
        found = self.call("tree", reply_policy, required_index, *arguments)
        return list(zip(indexes[:found], values[:found], strict=True))

    def policy_rollout(self, choice: int, seed: int, rounds: int, policy_of: Sequence[int], judge: int) -> list[float]:
        """Returns all seats' expected points after a candidate and `rounds` rounds, at most to the end of the shift.

        `policy_of` has the index of each seat's policy. The policy `judge` evaluates the position reached. This rollout
        equals that of `GueulesNoiresRolloutPolicy`.
        """
        return self._values_after("policy_rollout", choice, seed, rounds, policy_of, judge)

    def values_after_placements(self, seed: int, placements: int, policy_of: Sequence[int], judge: int) -> list[float]:
        """Returns all seats' expected points just before the placement with this number from here, or at the end.

        Placements count from 1. Each seat plays by its policy in `policy_of`; the policy `judge` evaluates the position
        reached. The position itself does not change.
        """
        values = (ctypes.c_double * self.model.seats)()
        self.call("play_placements", seed_bits(seed), placements, int_array(policy_of), judge, values)
        return list(values)

    def play_to_end(
        self, seed: int, policy_of: Sequence[int], seat: int = 0, judge: int = 0, placements: Sequence[int] = ()
    ) -> tuple[list[float], list[int]]:
        """Plays a copy of the position to the end. Returns expected points of `seat`, and the packed final position.

        `policy_of` has the index of each seat's policy. `seed` determines the chance moves. `placements` are numbers of
        the seat's placements (ascending, from 1). For each, the policy `judge` computes the points expected just before
        it; if the game ends earlier, they are the final score.
        """
        expected, found = (ctypes.c_double * len(placements))(), (ctypes.c_int32 * self.size)()
        arguments = (seed_bits(seed), int_array(policy_of), seat, judge)
        self.call("end", *arguments, len(placements), int_array(placements), expected, found)
        return list(expected), list(found)
