"""Plays the same games in the compiled models of this system and of others, and compares the results line by line.

model_games.py [--trial] [COUNT]    COUNT games of each game (1000 if left out); needs the results of foreign_models.py

The program `packaging/models/play_games.cpp` plays, without Qt and Python. It gets the settings of the matches in a
file. With --trial a missing tool is printed as left out; otherwise it is an error.
"""

from __future__ import annotations

import argparse
import ctypes
import importlib
import os
import shutil
import struct
import subprocess
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any
from unittest import mock

import debian
import foreign_models
from project import ROOT

from haspelknecht_qt import composition
from haspelknecht_qt.core.compiled import building
from haspelknecht_qt.core.compiled.library import LIBRARY_FILE
from haspelknecht_qt.core.game import CHANCE
from haspelknecht_qt.core.rng import Generator
from haspelknecht_qt.games import models

SOURCE = ROOT / "packaging" / "models" / "play_games.cpp"
WORK = ROOT / "build" / "model-games"
WINE_PACKAGES = ["wine", "wine64"]
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
        game.play(state, game.draw_chance_move(state, generator))
    *_, factory = composition.builtin_bot_factories(name, timed=False).values()
    recorder = _Recorder()
    binding = importlib.import_module(f"haspelknecht_qt.games.{name}.model.binding")
    with mock.patch.object(binding, "_load_functions", recorder.functions):
        factory(game).evaluator.search_position(state)
    if not any(call.startswith("position ") for call in recorder.calls):
        raise ValueError(f"{name}: the strongest level does not search at the first decision of {players} players")
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
    if value._type_ is ctypes.c_int32:
        return f"i {len(value)} {' '.join(map(str, value))}"
    bits = struct.unpack(f"{len(value)}q", struct.pack(f"{len(value)}d", *value))
    return f"d {len(value)} {' '.join(map(str, bits))}"


def build_player(compiler: str, program: Path, *options: str) -> None:
    """Compiles the program that plays. Raises CalledProcessError if the compiler rejects it."""
    subprocess.run([compiler, "-std=c++17", "-O1", "-o", program, SOURCE, *options], check=True)


def play(command: Sequence[str | Path], settings: Path, libraries: Mapping[str, Path], count: int) -> list[str]:
    """Plays `count` games of each game in these libraries; returns one line per game.

    `command` starts the program. Paths are passed relative to the folder of the settings, which suits every system.
    Raises RuntimeError with the program's messages if it fails. Those of a run that succeeds are Wine's own.
    """
    files = [os.path.relpath(libraries[name], settings.parent) for name in ("haspelknecht", "gueules_noires")]
    environment = os.environ | {"WINEPREFIX": str(WORK / "wine"), "WINEDEBUG": "-all"}
    words = [*command, settings.name, *files, str(count)]
    done = subprocess.run(words, check=False, cwd=settings.parent, env=environment, capture_output=True, text=True)
    if done.returncode != 0:
        raise RuntimeError(f"{' '.join(map(str, words))}: exit status {done.returncode}\n{done.stderr}")
    return done.stdout.splitlines()


def this_system() -> dict[str, Path]:
    """The models that are built for this system, by game."""
    return {name: folder / LIBRARY_FILE for name, folder in models.folders().items()}


def _others(compiler: str) -> list[tuple[str, list[str | Path], dict[str, Path]]]:
    """Other builds that run here: name, command of the program, libraries. Prints those that do not."""
    program = WORK / "play_games"
    build_player(compiler, program, "-ldl")
    found: list[tuple[str, list[str | Path], dict[str, Path]]] = []
    machine = os.uname().machine
    for target in foreign_models.TARGETS:
        libraries = {name: target.file(name) for name in models.folders()}
        if target.platform == "win32":
            wine = shutil.which("wine") or (debian.obtain(WINE_PACKAGES) and shutil.which("wine"))
            missing = "" if wine else "Wine"
            command: list[str | Path] = [str(wine), program.with_suffix(".exe")]
        else:
            missing = "" if (target.platform, target.machine) == (sys.platform, machine) else "such a system"
            command = [program]
        if not missing and not all(file.is_file() for file in libraries.values()):
            missing = "its compiled models"
        if missing:
            print(f"left out: games in the models for {target.name}, for want of {missing}", flush=True)
            continue
        if target.platform == "win32":
            build_player(f"{foreign_models.MINGW}-g++", program.with_suffix(".exe"), "-static")
        found.append((target.name, command, libraries))
    return found


def main() -> None:
    """Plays and compares. Exits with the first differing lines if results differ."""
    parser = argparse.ArgumentParser(description="Compares the compiled models of several systems.")
    parser.add_argument("--trial", action="store_true", help="leave out Windows if its models cannot be run")
    parser.add_argument("count", type=int, nargs="?", default=1000, help="number of games of each game (default 1000)")
    arguments = parser.parse_args()
    compiler = building.find_compiler()
    if compiler is None:
        sys.exit("There is no C++ compiler, so there are no models to compare with.")
    WORK.mkdir(parents=True, exist_ok=True)
    settings = WORK / "settings.txt"
    write(settings)
    others = _others(compiler)
    if not arguments.trial and foreign_models.WINDOWS.name not in [name for name, _, _ in others]:
        sys.exit("The models for Windows cannot be compared.")
    expected = play([WORK / "play_games"], settings, this_system(), arguments.count)
    for name, command, libraries in others:
        start = time.monotonic()
        found = play(command, settings, libraries, arguments.count)
        differing = [pair for pair in zip(expected, found, strict=True) if pair[0] != pair[1]]
        if differing:
            sys.exit(f"{name}: {len(differing)} of {len(found)} games differ\n" + "\n".join(differing[0]))
        print(f"ok      {name}: {len(found)} games as here, {time.monotonic() - start:.0f} s", flush=True)


if __name__ == "__main__":
    main()
