"""Paths of the program's resources and of the user's files.

No other module knows these folders. The functions compute paths and create nothing: code that writes a file creates its
folder.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from platformdirs import PlatformDirs

HOME_VARIABLE = "HASPELKNECHT_HOME"
"""Name of an environment variable. Its folder replaces all user folders, for tests and for a portable copy."""

_PACKAGE = Path(__file__).resolve().parent
_NAME = "haspelknecht-qt"


def resources() -> Path:
    """Folder of boards, pieces, icons, fonts, printed values and rule texts. Read only."""
    return _bundled_folder() / "resources"


def game_folder(name: str) -> Path:
    """Folder of one game's resources: drawings, printed values, tutorial, weights of its bots. Read only."""
    return resources() / name


def art_folders(game: str) -> tuple[Path, Path]:
    """Folders of a game's drawings: its own folder, then the one shared by all games. Read only."""
    return resources() / game / "art", resources() / "common" / "art"


def translations() -> Path:
    """Folder that has one folder for each language (see `languages`). Read only."""
    return _bundled_folder() / "translations"


def user_data() -> Path:
    """Folder of the user's own files: saved games, boards, corrections of printed values."""
    return _user_folder("data", lambda folders: folders.user_data_path)


def user_config() -> Path:
    """Folder of the user's settings."""
    return _user_folder("config", lambda folders: folders.user_config_path)


def user_cache() -> Path:
    """Folder of files that the program can make again at any time."""
    return _user_folder("cache", lambda folders: folders.user_cache_path)


def user_logs() -> Path:
    """Folder of logs and error reports."""
    return _user_folder("log", lambda folders: folders.user_log_path)


def user_folders() -> tuple[Path, ...]:
    """Folders of the user's data, settings and logs. Third-party bots must not read them: saves reveal later draws."""
    return user_data(), user_config(), user_logs()


def saves_folder() -> Path:
    """Folder of games saved by the user."""
    return user_data() / "saves"


def autosaves_folder() -> Path:
    """Folder of games saved automatically."""
    return user_data() / "autosaves"


def tables_folder() -> Path:
    """Folder of what a host and a guest remember of a table on several computers, to come back after a crash."""
    return user_data() / "tables"


def results() -> Path:
    """Path of the database with the results of all finished games."""
    return user_data() / "results.sqlite"


def start_page_copy_file() -> Path:
    """Path of the file with a copy of the start page's contents (see `ui.window.start_page_copy`)."""
    return user_cache() / "start_page.json"


def own_boards_folder() -> Path:
    """Folder of the game boards that the user designed."""
    return user_data() / "boards"


def user_corrections_folder() -> Path:
    """Folder of the user's corrections: files with printed values that replace those in the resources."""
    return user_data() / "components"


def _bundled_folder() -> Path:
    # A wheel has the resources inside the package. A checkout and a PyInstaller folder have them beside the package.
    inside = _PACKAGE / "_data"
    return inside if inside.is_dir() else _PACKAGE.parent


def _user_folder(name: str, platform_folder: Callable[[PlatformDirs], Path]) -> Path:
    home = os.environ.get(HOME_VARIABLE)
    if home:
        return Path(home).expanduser().absolute() / name
    from platformdirs import PlatformDirs  # noqa: PLC0415 - deferred import: commands start faster

    return platform_folder(PlatformDirs(_NAME, appauthor=False))
