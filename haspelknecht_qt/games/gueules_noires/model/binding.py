"""Calls the compiled model."""

from __future__ import annotations

import ctypes
from collections.abc import Sequence
from functools import cache

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
from haspelknecht_qt.games.gueules_noires.advice.evaluation import Evaluation
from haspelknecht_qt.games.gueules_noires.advice.turns import TurnOption
from haspelknecht_qt.games.gueules_noires.match_data import MatchData
from haspelknecht_qt.games.gueules_noires.model.library import LIBRARY
from haspelknecht_qt.games.gueules_noires.model.packing import (
    MOST_MOVES,
    MOVE_NUMBERS,
    pack_knowledge,
    pack_match,
    pack_state,
    read_move,
)
from haspelknecht_qt.games.gueules_noires.state import State

MOST_OPTIONS = 512
_MOST_NUMBERS = 1 + MOVE_NUMBERS * MOST_MOVES
"""Of one option: how many moves it has, and these."""

_SIGNATURES: Signatures = {
    "model": (HANDLE, [NUMBERS, NUMBER, REALS, NUMBERS, REALS]),
    "free_model": (None, [HANDLE]),
    "position": (HANDLE, [HANDLE, NUMBERS]),
    "free_position": (None, [HANDLE]),
    "numbers": (None, [HANDLE, NUMBERS]),
    "value": (REAL, [HANDLE, NUMBER, NUMBER]),
    "options": (NUMBER, [HANDLE, NUMBER, NUMBER, REALS, NUMBERS]),
    "play_on": (None, [HANDLE, NUMBER, SEED, NUMBER, NUMBERS, NUMBER, REALS]),
    "begin": (None, [HANDLE, SEED, NUMBERS]),
    "make": (None, [HANDLE, NUMBER]),
    "step": (NUMBER, [HANDLE]),
}


@cache
def _library() -> ctypes.CDLL:
    """The library, loaded once. Raises ModelMissing."""
    return LIBRARY.load(_SIGNATURES)


class Model:
    """The model of one match.

    `policies` are the ways to play, known by their places in the list: what things are worth, and from how many positions an extraction's second
    trip is tried. Raises ModelMissing where it is not built.
    """

    def __init__(self, box: MatchData, policies: Sequence[tuple[Evaluation, int]]) -> None:
        self._library = _library()
        known = [number for evaluation, _ in policies for number in pack_knowledge(evaluation.knowledge)]
        sights = [number for evaluation, effort in policies for number in (evaluation.foresight, effort)]
        envies = [evaluation.envy for evaluation, _ in policies]
        self._handle = self._library.gueules_noires_model(
            numbers(pack_match(box)), len(policies), reals(known), numbers(sights), reals(envies)
        )
        self.seats = box.players

    def __del__(self) -> None:
        if hasattr(self, "_handle"):
            self._library.gueules_noires_free_model(self._handle)

    def position(self, state: State) -> Position:
        """The position of this match, to be asked and played on. The hand of a draw-5 has to be known."""
        return Position(self, self._library, self._handle, pack_state(state))


class Position:
    """A position in the model."""

    def __init__(self, model: Model, loaded: ctypes.CDLL, handle: int, packed: list[int]) -> None:
        self._model = model
        self._library = loaded
        self._size = len(packed)
        self._handle = loaded.gueules_noires_position(handle, numbers(packed))

    def __del__(self) -> None:
        self._library.gueules_noires_free_position(self._handle)

    def numbers(self) -> list[int]:
        """The position as `pack_state` packs it."""
        found = (ctypes.c_int32 * self._size)()
        self._library.gueules_noires_numbers(self._handle, found)
        return list(found)

    def value(self, policy: int, seat: int) -> float:
        """The points that a seat may expect in the end, by this policy's judgement."""
        return float(self._library.gueules_noires_value(self._handle, policy, seat))

    def options(self, policy: int) -> list[TurnOption]:
        """What the seat asked can do with what it is worth by this policy, best first."""
        worths = (ctypes.c_double * MOST_OPTIONS)()
        told = (ctypes.c_int32 * (MOST_OPTIONS * _MOST_NUMBERS))()
        found = self._library.gueules_noires_options(self._handle, policy, MOST_OPTIONS, worths, told)
        options: list[TurnOption] = []
        place = 0
        for each in range(min(int(found), MOST_OPTIONS)):
            first, place = place + 1, place + 1 + MOVE_NUMBERS * told[place]
            line = (read_move(told[start : start + MOVE_NUMBERS]) for start in range(first, place, MOVE_NUMBERS))
            options.append(TurnOption(worths[each], tuple(line)))
        return options

    def play_on(self, option: int, seed: int, rounds: int, policy_of: Sequence[int], judge: int) -> list[float]:
        """Makes an option, known by its place in `options`, and plays so many rounds on, or to the end of the game, each seat by its policy: what
        everybody may then expect, by the policy `judge`. A round is over when all others have had a turn; the draft is the first one. The
        position stays as it is.
        """
        values = (ctypes.c_double * self._model.seats)()
        self._library.gueules_noires_play_on(
            self._handle, option, seed_bits(seed), rounds, numbers(policy_of), judge, values
        )
        return list(values)

    def begin(self, seed: int, policy_of: Sequence[int]) -> None:
        """Begins to play on in place, with chance from Generator(seed)."""
        self._library.gueules_noires_begin(self._handle, seed_bits(seed), numbers(policy_of))

    def make(self, option: int) -> None:
        """Makes an option, known by its place in `options`, in place."""
        self._library.gueules_noires_make(self._handle, option)

    def step(self) -> None:
        """One chance move, or all moves of one question."""
        self._library.gueules_noires_step(self._handle)
