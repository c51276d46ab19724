import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from haspelknecht_qt import paths

USER_FOLDERS = [
    paths.user_data,
    paths.user_config,
    paths.user_logs,
    paths.saves_folder,
    paths.autosaves_folder,
    paths.own_boards_folder,
    paths.user_corrections_folder,
]


def test_checkout_contains_resources_and_translations():
    root = Path(__file__).resolve().parents[1]
    assert paths.resources() == root / "resources"
    assert (paths.game_folder("haspelknecht") / "components.toml").is_file()
    assert paths.translations() == root / "translations"


def test_an_installed_package_finds_its_data_inside(tmp_path):
    package = tmp_path / "haspelknecht_qt"
    (package / "_data" / "resources").mkdir(parents=True)
    assert _result_in_copy(package, "resources") == package / "_data" / "resources"
    assert _result_in_copy(package, "translations") == package / "_data" / "translations"


def test_a_packaged_folder_finds_its_data_beside_the_package(tmp_path):
    package = tmp_path / "haspelknecht_qt"
    package.mkdir()
    assert _result_in_copy(package, "resources") == tmp_path / "resources"


@pytest.mark.parametrize("folder", USER_FOLDERS)
def test_home_variable_moves_every_user_folder_and_creates_none(folder, home):
    assert folder().is_relative_to(home)
    assert not home.exists()


def test_the_home_variable_may_be_relative_or_start_with_a_tilde(monkeypatch, tmp_path):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv(paths.HOME_VARIABLE, "portable")
    assert paths.user_data() == tmp_path / "portable" / "data"
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("USERPROFILE", str(tmp_path))
    monkeypatch.setenv(paths.HOME_VARIABLE, "~/portable")
    assert paths.user_data() == tmp_path / "portable" / "data"


@pytest.mark.parametrize("value", [None, ""])
def test_user_folders_are_those_of_the_platform_without_the_variable(monkeypatch, value):
    if value is None:
        monkeypatch.delenv(paths.HOME_VARIABLE)
    else:
        monkeypatch.setenv(paths.HOME_VARIABLE, value)
    assert all("haspelknecht-qt" in folder().parts for folder in USER_FOLDERS)
    assert (
        len({paths.user_data(), paths.saves_folder(), paths.autosaves_folder(), paths.user_corrections_folder()}) == 4
    )


def _result_in_copy(package, function):
    """Result of a function in a copy of the module, in another package folder."""
    (package / "__init__.py").touch()
    shutil.copy(paths.__file__, package)
    code = f"from haspelknecht_qt import paths; print(paths.{function}())"
    environment = os.environ | {"PYTHONPATH": str(package.parent)}
    command = [sys.executable, "-c", code]
    done = subprocess.run(command, cwd=package.parent, env=environment, check=True, text=True, capture_output=True)
    return Path(done.stdout.strip())
