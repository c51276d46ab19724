"""Building and loading the compiled models of the games."""

import pytest

from haspelknecht_qt.core.compiled import building
from haspelknecht_qt.core.compiled.library import Library, ModelMissing
from haspelknecht_qt.games import GAMES, models

EVERY_MODEL = pytest.mark.parametrize("game", models.folders())


def test_models_are_found_by_their_sources():
    assert {"haspelknecht", "gueules_noires"} <= set(models.folders()) <= set(GAMES)


@EVERY_MODEL
def test_model_is_fresh_after_building(game, tmp_path):
    folder = models.folders()[game]
    compiler = building.find_compiler()
    if compiler is None:
        pytest.skip("no C++ compiler is at hand")
    if not building.is_fresh(folder):
        building.build(compiler, folder)
    assert building.is_fresh(folder)
    assert not building.is_fresh(folder, tmp_path / "none.so")


def test_compiler_error_is_reported(tmp_path):
    compiler = building.find_compiler()
    if compiler is None:
        pytest.skip("no C++ compiler is at hand")
    (tmp_path / building.SOURCE_NAME).write_text("no_such_thing;", encoding="utf-8")
    with pytest.raises(building.BuildError, match="no_such_thing"):
        building.build(compiler, tmp_path)
    assert [file.name for file in tmp_path.iterdir()] == [building.SOURCE_NAME]


def test_missing_or_incompatible_library_is_reported(tmp_path):
    missing = Library(tmp_path, "game", version=1)
    assert not missing.is_available()
    with pytest.raises(ModelMissing, match=str(missing.file)):
        missing.load_functions({})
    compiler = building.find_compiler()
    if compiler is None:
        pytest.skip("no C++ compiler is at hand")
    (tmp_path / building.SOURCE_NAME).write_text('extern "C" int game_version() { return 2; }', encoding="utf-8")
    building.build(compiler, tmp_path)
    assert Library(tmp_path, "game", version=2).is_available()
    with pytest.raises(ModelMissing, match="found version 2, allowed is 1"):
        missing.load_functions({})
    with pytest.raises(ModelMissing, match="other_version"):
        Library(tmp_path, "other", version=2).load_functions({})
