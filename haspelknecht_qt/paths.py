"""Where things lie: what the program brings along, and what it keeps for the user.

This is the only module that knows folders. It computes paths and creates nothing; who writes a file makes its folder.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import platformdirs

HOME_VARIABLE = "HASPELKNECHT_HOME"
"""Environment variable with a folder that takes the place of all user folders: for tests and for a portable copy."""

_PACKAGE = Path(__file__).resolve().parent
_NAME = "haspelknecht-qt"


def resources() -> Path:
    """Boards, pieces, icons, fonts, printed data and rule texts. Read only."""
    return _bundled() / "resources"


def game(name: str) -> Path:
    """What belongs to the game of this name alone: drawings, printed data, lessons, what its bots know. Read only."""
    return resources() / name


def art(game: str) -> tuple[Path, Path]:
    """The folders of drawings that a game is shown with: its own, then those that games have in common. Read only."""
    return resources() / game / "art", resources() / "common" / "art"


def translations() -> Path:
    """A folder for each language; `languages` says what is in it. Read only."""
    return _bundled() / "translations"


def user_data() -> Path:
    """What the user makes: saves, own layouts, corrected printed data."""
    return _user_folder("data", platformdirs.user_data_path)


def user_config() -> Path:
    """The user's settings."""
    return _user_folder("config", platformdirs.user_config_path)


def user_log() -> Path:
    """Logs and error reports."""
    return _user_folder("log", platformdirs.user_log_path)


def saves() -> Path:
    """The games that the user has saved."""
    return user_data() / "saves"


def autosaves() -> Path:
    """The games that the program saves by itself."""
    return user_data() / "autosaves"


def results() -> Path:
    """The results of all finished games."""
    return user_data() / "results.sqlite"


def boards() -> Path:
    """The boards that the user has drawn."""
    return user_data() / "boards"


def user_components() -> Path:
    """Printed data as the owner of a box has corrected it: files here take the place of those in the resources."""
    return user_data() / "components"


def _bundled() -> Path:
    # A wheel carries everything inside the package. In a checkout and in a PyInstaller folder it lies beside the package.
    inside = _PACKAGE / "_data"
    return inside if inside.is_dir() else _PACKAGE.parent


def _user_folder(name: str, platform_folder: Callable[..., Path]) -> Path:
    home = os.environ.get(HOME_VARIABLE)
    return Path(home).expanduser().absolute() / name if home else platform_folder(_NAME, appauthor=False)
