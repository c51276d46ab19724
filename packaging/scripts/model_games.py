"""Settings of the games that `packaging/models/play_games.cpp` plays in the compiled models, as a plain file."""

from __future__ import annotations

import ctypes
import importlib
import struct
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from typing import Any
from unittest import mock

from project import ROOT  # noqa: F401 - it makes the program importable

from haspelknecht_qt import composition
from haspelknecht_qt.core.game import CHANCE
from haspelknecht_qt.core.rng import Generator

PLAYERS = (2, 3, 4)
DEALS = 3
"""Number of deals for each number of players."""


def write(file: Path) -> None:
    """Writes the settings of matches in every game: the calls by which Python creates models and positions.

    One match is a line with the game, its seats and the number of calls, then a line for each call. Doubles are written
    as integers with the same bits, so that no system rounds them.
    """
    lines = [line for name in composition.GAME_NAMES for line in _lines(name)]
    file.write_text("".join(f"{line}\n" for line in lines), encoding="ascii")


def _lines(name: str) -> list[str]:
    lines = []
    for players in PLAYERS:
        for seed in range(DEALS):
            calls = _calls(name, players, seed)
            lines += [f"{name} {players} {len(calls)}", *calls]
    return lines


def _calls(name: str, players: int, seed: int) -> list[str]:
    """Calls for a match at its first decision, by the policies of the strongest level."""
    game = composition.games()[name]
    options = {option.key: option.default for option in game.options} | {"players": players}
    state = game.initial_state(game.setup(options, seed))
    generator = Generator(seed)
    while (decision := game.decision(state)) is not None and decision.actor == CHANCE:
        game.play(state, game.draw(state, generator))
    *_, factory = composition.builtin_bot_factories(name, timed=False).values()
    recorder = _Recorder()
    binding = importlib.import_module(f"haspelknecht_qt.games.{name}.model.binding")
    with mock.patch.object(binding, "_load_functions", recorder.functions):
        factory(game).evaluator.search_position(state)
    return recorder.calls


class _Recorder:
    """Takes the place of a library's functions and writes down the calls that create a model and a position."""

    def __init__(self) -> None:
        self.calls: list[str] = []

    def functions(self) -> Mapping[str, Callable[..., int]]:
        """Returns the functions. They find no choices: the program lists them itself."""
        written = {name: partial(self._write, name) for name in ("model", "linear", "network", "position")}
        silent = dict.fromkeys(("choices", "options", "free_model", "free_position"), lambda *_: 0)
        return {**written, **silent}

    def _write(self, name: str, *arguments: Any) -> int:
        # The handle comes first, except where it is created.
        given = arguments if name == "model" else arguments[1:]
        self.calls.append(" ".join([name, str(len(given)), *map(_argument, given)]))
        return 1


def _argument(value: Any) -> str:
    """Kind, length and numbers of an argument: i for integers, d for doubles."""
    if isinstance(value, int):
        return f"i 1 {value}"
    if value._type_ is ctypes.c_int32:  # noqa: SLF001 - ctypes documents the attribute under this name
        return f"i {len(value)} {' '.join(map(str, value))}"
    bits = struct.unpack(f"{len(value)}q", struct.pack(f"{len(value)}d", *value))
    return f"d {len(value)} {' '.join(map(str, bits))}"
