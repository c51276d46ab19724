"""The composition root: games, bots, texts and data files by the name of a game."""

import shutil
from importlib import metadata

import pytest

from haspelknecht_qt import composition, paths
from haspelknecht_qt.bots import levels
from haspelknecht_qt.commands.executors import environment_fingerprint
from haspelknecht_qt.core.compiled.library import Library
from haspelknecht_qt.core.game import Game
from haspelknecht_qt.core.seats import COLOURS
from haspelknecht_qt.games import GAMES
from haspelknecht_qt.table import themes

EVERY_GAME = pytest.mark.parametrize("name", composition.GAME_NAMES)


@pytest.fixture
def resources(tmp_path, monkeypatch):
    """A copy of the program's own data, which a test may damage."""
    folder = tmp_path / "resources"
    shutil.copytree(paths.resources(), folder)
    monkeypatch.setattr(paths, "resources", lambda: folder)
    return folder


@EVERY_GAME
def test_game_has_its_listed_name(name):
    assert name in GAMES
    assert composition.game(name).name == name
    assert isinstance(composition.games()[name], Game)


def test_unknown_game_raises_a_key_error():
    assert "chess" not in composition.games()
    for asked in (composition.game, composition.plugin, composition.game_for_matches):
        with pytest.raises(KeyError):
            asked("chess")


@EVERY_GAME
def test_unreadable_corrections_are_reported_and_not_used(name):
    if not composition.components_file(name).is_file():
        pytest.skip("this game has no printed values")
    printed = composition.game_for_matches(name)
    assert (printed.corrected_value_count, printed.corrections_error) == (0, None)
    printed.corrections_file.parent.mkdir(parents=True)
    printed.corrections_file.write_text("this = is no TOML", encoding="utf-8")
    refused = composition.game_for_matches(name)
    assert str(printed.corrections_file) in str(refused.corrections_error)
    setup = refused.game.setup({}, 1)
    assert composition.game(name).corrected_value_count(setup) == 0
    # Records contain the values of their match, so they are read without corrections.
    assert composition.game(name).data_hash(setup) == refused.game.data_hash(setup)


@EVERY_GAME
def test_bots_are_ordered_from_random_to_the_strongest_level(name, monkeypatch):
    monkeypatch.setattr(metadata, "entry_points", lambda group: [])  # noqa: ARG005 - as it is called
    known = composition.plugin(name).levels()
    assert list(composition.bot_factories(name)) == [levels.RANDOM, *(level.name for level in known)]
    assert [level.seconds for level in known] == sorted(level.seconds for level in known)
    ladder = composition.find_ladder(name)
    assert (ladder is not None) == composition.plugin(name).has_measured_levels
    if ladder is not None:
        # A level that was added after the last measurement has no step in the ladder yet.
        all_levels = [*(level.name for level in known), *composition.unplayable_levels(name)]
        measured = [step.name for step in ladder.steps]
        assert measured == [level for level in all_levels if level in measured]


def test_level_without_its_compiled_model_is_unplayable(monkeypatch):
    all_levels = [step.name for step in composition.find_ladder("haspelknecht").steps]
    monkeypatch.setattr(Library, "is_available", lambda _: False)
    assert composition.unplayable_levels("haspelknecht") == ("coal_miner",)
    assert list(composition.builtin_bot_factories("haspelknecht")) == [levels.RANDOM, *all_levels[:-1]]
    monkeypatch.setattr(Library, "is_available", lambda _: True)
    assert composition.unplayable_levels("haspelknecht") == ()
    assert list(composition.builtin_bot_factories("haspelknecht")) == [levels.RANDOM, *all_levels]
    assert composition.unplayable_levels("gueules_noires") == ()


def test_game_without_levels_has_only_the_random_bot(monkeypatch):
    class GameWithoutLevels(type(composition.plugin(composition.DEFAULT_GAME))):
        def levels(self):
            return ()

    monkeypatch.setattr(composition, "plugin", lambda _: GameWithoutLevels())
    assert list(composition.builtin_bot_factories("unlearned")) == [levels.RANDOM]


@EVERY_GAME
def test_every_item_of_the_score_has_a_name(name):
    game = composition.game(name)
    words = composition.plugin(name).command_texts(lambda _context, text: text)
    names = [words.score_item_name(item.id) for item in game.score_items]
    assert len(set(names)) == len(names)
    assert {agreed.key for agreed in words.match_options()} <= {option.key for option in game.options}


@EVERY_GAME
@pytest.mark.parametrize(
    "file, asked",
    [
        (composition.components_file, composition.game),
        (composition.components_file, composition.game_for_matches),
        (composition.weights_file, composition.bot_factories),
        (composition.network_file, composition.bot_factories),
    ],
)
def test_missing_or_damaged_data_file_is_reported(resources, name, file, asked):  # noqa: ARG001
    path = file(name)
    if not path.is_file():
        pytest.skip("all that this game's levels know stands in the program")
    path.write_text("{", encoding="utf-8")
    with pytest.raises(composition.IncompleteInstallation, match=path.name):
        asked(name)
    path.unlink()
    with pytest.raises(composition.IncompleteInstallation, match=path.name):
        asked(name)


@pytest.mark.parametrize("file", [composition.components_file, composition.weights_file, composition.network_file])
@EVERY_GAME
def test_environment_fingerprint_depends_on_each_data_file(resources, name, file):  # noqa: ARG001
    before = environment_fingerprint.__wrapped__()
    path = file(name)
    if not path.is_file():
        pytest.skip("all that this game's levels know stands in the program")
    path.write_text(path.read_text(encoding="utf-8") + "\n", encoding="utf-8")
    after = environment_fingerprint.__wrapped__()
    assert [key for key in before if before[key] != after[key]] == [f"{name}, data"]


def test_seat_colours_of_records_are_those_of_the_themes():
    assert COLOURS == themes.PLAYER_COLOURS
