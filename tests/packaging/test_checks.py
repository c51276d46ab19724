"""Checks of the packages: every game is played, drawn and opened."""

from types import SimpleNamespace

import pytest

from haspelknecht_qt import composition, games
from haspelknecht_qt.core import record


@pytest.fixture
def checks(script):
    return script("checks")


def test_checks_cover_every_game(checks, script):
    assert list(checks.GAMES) == list(script("project").STRONGEST) == list(games.GAMES)


@pytest.mark.parametrize("name", list(games.GAMES))
def test_saved_game_for_the_checks_can_be_opened(checks, tmp_path, name):
    game = composition.games()[name]
    file = tmp_path / f"game.{name}"
    checks.write_game(file, name)
    match = record.load(file, {name: game})
    assert match.game.name == name
    assert match.ply >= 30


@pytest.mark.parametrize("name", list(games.GAMES))
def test_simulate_command_of_the_checks_plays_and_saves_a_game(checks, script, tmp_path, name):
    place = script("installations").source(tmp_path)
    words = [word if word != "2" or before != "--games" else "1" for before, word in pairs(checks._simulate(name))]
    output = script("running").run(place, *words, "--save-to", f"{place.home}/games")
    assert output.count('"digest"') == 1
    assert place.outside(f"{place.home}/games/seed-{checks.SEED}.{name}").is_file()


def home_with(tmp_path, *names):
    """A place whose home holds these files."""
    for name in names:
        file = tmp_path / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.touch()
    return SimpleNamespace(home="/home", outside=lambda _path: tmp_path)


def test_files_of_libraries_in_a_home_are_allowed(checks, tmp_path):
    bus = ".dbus/session-bus/3f6c0b8e4d9c4a0f8d5a7d5c1f1e2a3b-99"
    checks.home(home_with(tmp_path, bus, ".cache/fontconfig/fonts.cache", ".config/haspelknecht-qt/settings.ini"))


@pytest.mark.parametrize("name", ["notes.txt", ".dbus/notes", ".cache/other-program/pictures"])
def test_any_other_file_in_a_home_is_reported(checks, tmp_path, name):
    with pytest.raises(Exception, match=f"it wrote .*{name}"):
        checks.home(home_with(tmp_path, name))


def pairs(words):
    return zip(("", *words), words, strict=False)
