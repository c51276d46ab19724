"""Calls the compiled model."""

from __future__ import annotations

import ctypes
from collections.abc import Sequence
from functools import cache

from attrs import frozen

from haspelknecht_qt.core.compiled.library import (
    HANDLE,
    NUMBER,
    NUMBERS,
    REALS,
    SEED,
    Signatures,
    numbers,
    reals,
    seed_bits,
)
from haspelknecht_qt.core.compiled.model import COMMON, CompiledModel, CompiledPosition
from haspelknecht_qt.games.haspelknecht import moves
from haspelknecht_qt.games.haspelknecht.advice.evaluation import Evaluation
from haspelknecht_qt.games.haspelknecht.advice.features import NAMES, STAGES
from haspelknecht_qt.games.haspelknecht.advice.plans import Plan
from haspelknecht_qt.games.haspelknecht.advice.takings import Foresight
from haspelknecht_qt.games.haspelknecht.match_data import MatchData
from haspelknecht_qt.games.haspelknecht.model.library import LIBRARY
from haspelknecht_qt.games.haspelknecht.model.packing import (
    CHOICE_NUMBERS,
    pack_goals,
    pack_match,
    pack_state,
    read_choice,
)
from haspelknecht_qt.games.haspelknecht.state import State

MOST_CHOICES = 4096
HIDDEN = 24
"""How many hidden units a network has at each stage."""
_FLOATS = ctypes.POINTER(ctypes.c_float)
_SIGNATURES: Signatures = {
    **COMMON,
    "model": (HANDLE, [NUMBERS, NUMBER, REALS, NUMBERS, REALS]),
    "choices": (NUMBER, [HANDLE, NUMBER, NUMBER, REALS, NUMBERS]),
    "end": (None, [HANDLE, NUMBER, NUMBERS, SEED, NUMBERS, NUMBERS]),
    "network": (None, [HANDLE, NUMBER, NUMBERS, REALS, REALS]),
    "games": (None, [HANDLE, NUMBER, SEED, NUMBERS, REALS, NUMBERS, NUMBERS, _FLOATS]),
}


@cache
def _library() -> ctypes.CDLL:
    """The library, loaded once. Raises ModelMissing."""
    return LIBRARY.load(_SIGNATURES)


@frozen(eq=False)
class Network:
    """What is worth more or less by what else there is: HIDDEN units for each stage, whose answer is added to the linear part.

    `inner` has for each stage, feature and unit a weight, each stage's constants last; `outer` for each stage one for each unit, and a constant.
    """

    inner: Sequence[float]
    outer: Sequence[float]


@frozen
class Policy:
    """One way to play: what things are worth, and how far takings and plans are looked into."""

    evaluation: Evaluation
    sight: Foresight
    network: Network | None = None


@frozen(eq=False)
class Told:
    """Whole games told for learning: for each game and seat the final points; for each stage besides the points scored by then, and the features."""

    totals: ctypes.Array[ctypes.c_int32]
    scored: ctypes.Array[ctypes.c_int32]
    features: ctypes.Array[ctypes.c_float]


class Model(CompiledModel):
    """The model of one match. `policies` are known by their places in the list. Raises ModelMissing where it is not built."""

    def __init__(self, box: MatchData, policies: Sequence[Policy]) -> None:
        loaded = _library()
        weights = [weight for policy in policies for row in policy.evaluation.weights for weight in row]
        sights = [number for policy in policies for number in (policy.sight.effort, policy.sight.foresight)]
        envies = [policy.sight.envy for policy in policies]
        packed = numbers(pack_match(box))
        handle = loaded.haspelknecht_model(packed, len(policies), reals(weights), numbers(sights), reals(envies))
        super().__init__(LIBRARY, loaded, handle, box.players)
        for network in {id(each.network): each.network for each in policies}.values():
            if network is not None:
                self._add_network([place for place, each in enumerate(policies) if each.network is network], network)

    def _add_network(self, places: Sequence[int], network: Network) -> None:
        wanted = (STAGES * (len(NAMES) + 1) * HIDDEN, STAGES * (HIDDEN + 1))
        found = (len(network.inner), len(network.outer))
        if found != wanted:
            raise ValueError(f"network: {found[0]} and {found[1]} weights, allowed are {wanted[0]} and {wanted[1]}")
        self.loaded.haspelknecht_network(
            self.handle, len(places), numbers(places), reals(network.inner), reals(network.outer)
        )

    def position(self, state: State) -> Position:
        """The position of this match, to be asked and played on."""
        return Position(self, pack_state(state))


class Position(CompiledPosition):
    """A position in the model. Choices are takings or plans, rounds are action phases; a step is one taking, one whole plan, one whole turn or one whole
    winter step.
    """

    def choices(self, policy: int) -> list[tuple[float, moves.Move | Plan]]:
        """The takings or the plans of the seat asked with what they are worth by this policy, best first."""
        worths = (ctypes.c_double * MOST_CHOICES)()
        told = (ctypes.c_int32 * (MOST_CHOICES * CHOICE_NUMBERS))()
        found = self._library.haspelknecht_choices(self._handle, policy, MOST_CHOICES, worths, told)
        count = min(int(found), MOST_CHOICES)
        return [
            (worths[each], read_choice(told[each * CHOICE_NUMBERS : (each + 1) * CHOICE_NUMBERS]))
            for each in range(count)
        ]

    def end(
        self, later: Sequence[int], seat: int, goals: tuple[int, int], seed: int, policy_of: Sequence[int]
    ) -> list[int]:
        """Plays a later position of the match on to the end of the game, with chance from Generator(seed), each seat by its policy.

        Positions are as `pack_state` packs them. Where the seat has laid out a plan in the later one, `goals` are the tiles that its own workers are to
        acquire, or 0. The position asked stays as it is; what it has found out about plans serves all that are played on.
        """
        found = numbers(later)
        self._library.haspelknecht_end(
            self._handle, seat, numbers(pack_goals(goals)), seed_bits(seed), numbers(policy_of), found
        )
        return list(found)

    def play_games(self, games: int, seed: int, policy_of: Sequence[int]) -> list[int]:
        """Plays so many whole games from here, with seeds one after the other, each seat by its policy: the final points by game and seat."""
        totals = (ctypes.c_int32 * (games * self._model.seats))()
        untold = [0.0] * len(NAMES)
        self._library.haspelknecht_games(
            self._handle, games, seed_bits(seed), numbers(policy_of), reals(untold), totals, None, None
        )
        return list(totals)

    def tell_games(self, games: int, seed: int, policy: int, likes: Sequence[float]) -> Told:
        """Plays so many whole games, everybody by a policy with likes and dislikes of its own; `likes` says how strong they may be for each feature."""
        count = games * self._model.seats
        told = Told(
            (ctypes.c_int32 * count)(),
            (ctypes.c_int32 * (count * STAGES))(),
            (ctypes.c_float * (count * STAGES * len(NAMES)))(),
        )
        everybody = numbers([policy] * self._model.seats)
        self._library.haspelknecht_games(
            self._handle, games, seed_bits(seed), everybody, reals(likes), told.totals, told.scored, told.features
        )
        return told
