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
    REAL,
    REALS,
    SEED,
    Signatures,
    numbers,
    reals,
    seed_bits,
)
from haspelknecht_qt.games.haspelknecht import moves
from haspelknecht_qt.games.haspelknecht.advice.evaluation import Evaluation
from haspelknecht_qt.games.haspelknecht.advice.features import NAMES, STAGES
from haspelknecht_qt.games.haspelknecht.advice.plans import Plan
from haspelknecht_qt.games.haspelknecht.advice.takings import Foresight
from haspelknecht_qt.games.haspelknecht.match_data import MatchData
from haspelknecht_qt.games.haspelknecht.model.library import LIBRARY
from haspelknecht_qt.games.haspelknecht.model.packing import CHOICE_NUMBERS, pack_match, pack_state, read_choice
from haspelknecht_qt.games.haspelknecht.state import State

MOST_CHOICES = 4096
HIDDEN = 24
"""How many hidden units a network has at each stage."""
_FLOATS = ctypes.POINTER(ctypes.c_float)
_SIGNATURES: Signatures = {
    "model": (HANDLE, [NUMBERS, NUMBER, REALS, NUMBERS, REALS]),
    "free_model": (None, [HANDLE]),
    "position": (HANDLE, [HANDLE, NUMBERS]),
    "free_position": (None, [HANDLE]),
    "numbers": (None, [HANDLE, NUMBERS]),
    "value": (REAL, [HANDLE, NUMBER, NUMBER]),
    "choices": (NUMBER, [HANDLE, NUMBER, NUMBER, REALS, NUMBERS]),
    "play_on": (None, [HANDLE, NUMBER, SEED, NUMBER, NUMBERS, NUMBER, REALS]),
    "begin": (None, [HANDLE, SEED, NUMBERS]),
    "make": (None, [HANDLE, NUMBER]),
    "step": (NUMBER, [HANDLE]),
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


class Model:
    """The model of one match. `policies` are known by their places in the list. Raises ModelMissing where it is not built."""

    def __init__(self, box: MatchData, policies: Sequence[Policy]) -> None:
        self._library = _library()
        weights = [weight for policy in policies for row in policy.evaluation.weights for weight in row]
        sights = [number for policy in policies for number in (policy.sight.effort, policy.sight.foresight)]
        envies = [policy.sight.envy for policy in policies]
        self._handle = self._library.haspelknecht_model(
            numbers(pack_match(box)), len(policies), reals(weights), numbers(sights), reals(envies)
        )
        for network in {id(each.network): each.network for each in policies}.values():
            if network is not None:
                self._add_network([place for place, each in enumerate(policies) if each.network is network], network)
        self.seats = box.players

    def _add_network(self, places: Sequence[int], network: Network) -> None:
        wanted = (STAGES * (len(NAMES) + 1) * HIDDEN, STAGES * (HIDDEN + 1))
        found = (len(network.inner), len(network.outer))
        if found != wanted:
            raise ValueError(f"network: {found[0]} and {found[1]} weights, allowed are {wanted[0]} and {wanted[1]}")
        self._library.haspelknecht_network(
            self._handle, len(places), numbers(places), reals(network.inner), reals(network.outer)
        )

    def __del__(self) -> None:
        if hasattr(self, "_handle"):
            self._library.haspelknecht_free_model(self._handle)

    def position(self, state: State) -> Position:
        """The position of this match, to be asked and played on."""
        return Position(self, self._library, self._handle, pack_state(state))


class Position:
    """A position in the model."""

    def __init__(self, model: Model, loaded: ctypes.CDLL, handle: int, packed: list[int]) -> None:
        self._model = model
        self._library = loaded
        self._size = len(packed)
        self._handle = loaded.haspelknecht_position(handle, numbers(packed))

    def __del__(self) -> None:
        self._library.haspelknecht_free_position(self._handle)

    def numbers(self) -> list[int]:
        """The position as `pack_state` packs it."""
        found = (ctypes.c_int32 * self._size)()
        self._library.haspelknecht_numbers(self._handle, found)
        return list(found)

    def value(self, policy: int, seat: int) -> float:
        """The points that a seat may expect in the end, by this policy's judgement."""
        return float(self._library.haspelknecht_value(self._handle, policy, seat))

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

    def play_on(self, choice: int, seed: int, rounds: int, policy_of: Sequence[int], judge: int) -> list[float]:
        """Makes a choice, known by its place in `choices`, and plays so many action phases on, each seat by its policy: what everybody may
        then expect, by the policy `judge`. The position stays as it is.
        """
        values = (ctypes.c_double * self._model.seats)()
        self._library.haspelknecht_play_on(
            self._handle, choice, seed_bits(seed), rounds, numbers(policy_of), judge, values
        )
        return list(values)

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

    def begin(self, seed: int, policy_of: Sequence[int]) -> None:
        """Begins to play on in place, with chance from Generator(seed)."""
        self._library.haspelknecht_begin(self._handle, seed_bits(seed), numbers(policy_of))

    def make(self, choice: int) -> None:
        """Makes a choice, known by its place in `choices`, in place."""
        self._library.haspelknecht_make(self._handle, choice)

    def step(self) -> None:
        """One chance move, one taking, one whole plan, one whole turn or one whole winter step."""
        self._library.haspelknecht_step(self._handle)
