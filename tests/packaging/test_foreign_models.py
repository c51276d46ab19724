"""Models for other systems: the names by which the program finds them, and games that they play without Python."""

import re
import runpy
import sys
from importlib import import_module
from itertools import pairwise

import pytest

from haspelknecht_qt import composition
from haspelknecht_qt.core.compiled import building, library
from haspelknecht_qt.core.game import CHANCE
from haspelknecht_qt.core.rng import Generator
from haspelknecht_qt.games import models
from tests.games.compiled import require_model
from tools import self_play

LAST_STEP = {"haspelknecht": 9, "gueules_noires": 12}
"""Number of the step at the end of each game."""


@pytest.fixture
def targets(script):
    return script("foreign_models").TARGETS


@pytest.mark.parametrize("platform, name", [("win32", "model.dll"), ("darwin", "model.dylib"), ("linux", "model.so")])
def test_program_and_wheel_use_the_same_library_name(targets, monkeypatch, tmp_path, platform, name):
    monkeypatch.setattr(sys, "platform", platform)
    loader = runpy.run_path(library.__file__)
    assert loader["Library"](tmp_path, "game", version=1).file == tmp_path / name
    assert {target.library_name for target in targets if target.platform == platform} == {name}


def test_the_readme_names_the_wheel_of_every_target(targets, packaging):
    text = (packaging / "README.md").read_text(encoding="utf-8")
    rows = [line for line in text.splitlines() if line.startswith("| ") and "`model." in line]
    assert len(rows) == len(targets)
    for target, row in zip(targets, rows, strict=True):
        assert f"| `{target.tag}` | `{target.library_name}` |" in row


def points_by_python(name, number, policies):
    """Points of a game of two in the model, called by Python as the program calls it. No seat has policy 0."""
    game = composition.games()[name]
    options = {option.key: option.default for option in game.options} | {"players": 2}
    state = game.initial_state(game.setup(options, number))
    generator = Generator(number)
    while game.decision(state).actor == CHANCE:
        game.play(state, game.draw_chance_move(state, generator))
    *_, factory = composition.builtin_bot_factories(name, timed=False).values()
    position = factory(game).evaluator.search_position(state)._position
    self_play.begin(position, number, [1 + (number + seat) % (policies - 1) for seat in range(2)])
    while position.call("step") != LAST_STEP[name]:
        pass
    return " ".join(str(round(position.value(0, seat))) for seat in range(2))


def test_games_without_python_end_with_the_same_points(script, tmp_path):
    for name in models.folders():
        require_model(import_module(f"haspelknecht_qt.games.{name}.model").LIBRARY)
    compiler = building.find_compiler()
    if compiler is None:
        pytest.skip("no C++ compiler is at hand")
    model_games = script("model_games")
    program, settings = tmp_path / "play_games", tmp_path / "settings.txt"
    model_games.build_player(compiler, program, "-ldl")
    model_games.write(settings)
    # Each match begins with the game and the number of players; its next line has the number of policies.
    lines = settings.read_text(encoding="ascii").splitlines()
    policies = {}
    for line, following in pairwise(lines):
        if line.startswith(tuple(f"{name} 2 " for name in models.folders())):
            policies[line.split()[0]] = int(re.match(r"model 5 i \d+ [-\d ]+? i 1 (\d+) d ", following)[1])
    played = model_games.play([program], settings, model_games.this_system(), model_games.DEALS)
    expected = [
        f"{name} {number}: {points_by_python(name, number, policies[name])} points"
        for name in models.folders()
        for number in range(model_games.DEALS)
    ]
    assert [line.partition(",")[0] for line in played] == expected
    swapped = dict(zip(models.folders(), reversed(model_games.this_system().values()), strict=True))
    with pytest.raises(RuntimeError, match="the library has no function haspelknecht_"):
        model_games.play([program], settings, swapped, 1)
