"""User settings, stored in a small INI file that can be edited by hand.

A missing or invalid value counts as its default, because a damaged file must never prevent a match.
"""

from __future__ import annotations

import base64
import json
import os
from collections.abc import Callable, Collection, Mapping
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Generic, TypeVar

from PySide6.QtCore import QByteArray

from haspelknecht_qt.table.themes import DEFAULT_PALETTE, PALETTES
from haspelknecht_qt.table.typography import DEFAULT_SPACING, SPACINGS, TEXT_SIZES
from haspelknecht_qt.ui.window.settings_file import FILE_NAME, LANGUAGE_KEY, SettingsFile
from haspelknecht_qt.ui.window.window_geometry import MAX_SCALE, MIN_SCALE

if TYPE_CHECKING:
    from haspelknecht_qt.core.strict_json import JsonObject, JsonValue

MAX_RECENT_FILES = 8
"""Maximum number of recently saved or opened games in the menu."""

SPEEDS: Mapping[str, float] = {"off": 0.0, "fast": 0.5, "normal": 1.0, "slow": 1.8}
"""Duration of animations by name of the speed, as a multiple of the normal duration."""

BOT_PACES: Mapping[str, int] = {"at_once": 0, "fast": 300, "normal": 800, "slow": 2000}
"""Pause after a bot's move before the next bot moves, by name of the pace, in milliseconds."""

SCAN_PACES: Mapping[str, int] = {"fast": 800, "normal": 1500, "slow": 2500, "very_slow": 4000}
"""Time for which one-switch scanning lights each thing up, by name of the pace, in milliseconds."""

REPLAY_PACES = (0.5, 1.0, 2.0, 4.0, 8.0)
"""Allowed speeds of a replay, as multiples of the normal speed."""


class MotionChoice(StrEnum):
    """Choice of motion: pieces travel (full), pieces only fade (reduced), or what the system requests."""

    SYSTEM = "system"
    FULL = "full"
    REDUCED = "reduced"


class ScanKey(StrEnum):
    """Key that takes what is lit in one-switch scanning."""

    SPACE = "space"
    RETURN = "return"


class ThemeChoice(StrEnum):
    """Choice of theme: light, dark, high contrast, or the system's theme."""

    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"
    CONTRAST = "contrast"


V = TypeVar("V")
Chosen = TypeVar("Chosen", bound=StrEnum)


class _Setting(Generic[V]):
    """Descriptor for an attribute of `Settings`: its value is stored as text under `key`.

    `read` converts text to a value, `write` a value to text. If `read` raises ValueError, the default is used.
    """

    def __init__(self, key: str, default: V, read: Callable[[str], V], write: Callable[[V], str] = str) -> None:
        self.key, self.default, self.read, self.write = key, default, read, write

    def __get__(self, settings: Settings, _owner: type[Settings]) -> V:
        """Returns the stored value, or the default."""
        text = settings.text(self.key)
        try:
            return self.read(text) if text else self.default
        except ValueError:
            return self.default

    def __set__(self, settings: Settings, value: V) -> None:
        """Stores the value, and writes the settings file if possible."""
        settings.set_text(self.key, self.write(value))


def _text_setting(key: str) -> _Setting[str]:
    return _Setting(key, "", str)


def _choice_setting(key: str, default: Chosen) -> _Setting[Chosen]:
    return _Setting(key, default, type(default), lambda chosen: chosen.value)


def _one_of_setting(key: str, default: V, allowed: Collection[V]) -> _Setting[V]:
    return _Setting(key, default, lambda text: _allowed_value(text, {str(value): value for value in allowed}))


def _switch_setting(key: str, off: str, on: str, *, default: bool = False) -> _Setting[bool]:
    return _Setting(
        key, default, lambda text: _allowed_value(text, {off: False, on: True}), lambda is_on: on if is_on else off
    )


def _allowed_value(text: str, allowed: Mapping[str, V]) -> V:
    """Returns the value in `allowed` with this text as its key. Raises ValueError for any other text."""
    if text not in allowed:
        raise ValueError(f"{text!r}, allowed are {', '.join(allowed)}")
    return allowed[text]


def _scale(text: str) -> float:
    """Returns a scale of a window's texts and buttons. Raises ValueError for any other text."""
    scale = float(text)
    if not MIN_SCALE <= scale <= MAX_SCALE:
        raise ValueError(f"{text!r}, allowed are {MIN_SCALE} to {MAX_SCALE}")
    return scale


def _bytes(text: str) -> QByteArray:
    return QByteArray(base64.b64decode(text, validate=True))


class Settings(SettingsFile):
    """User settings of the program, stored in a file in a folder.

    The file is written on every change. If that fails, writing is tried again when the program ends.
    """

    theme = _choice_setting("view/theme", ThemeChoice.SYSTEM)
    """Theme; by default the system's."""
    palette = _one_of_setting("view/palette", DEFAULT_PALETTE, PALETTES)
    """Palette with the players' colours, one of PALETTES."""
    text_size = _one_of_setting("view/text_size", TEXT_SIZES[0], TEXT_SIZES)
    """Size of texts as a factor, one of TEXT_SIZES."""
    font = _text_setting("view/font")
    """Font family of texts beside the table; "" for the fonts of the program."""
    spacing = _one_of_setting("view/spacing", DEFAULT_SPACING, SPACINGS)
    """Spacing of texts that are read: a key of SPACINGS."""
    speed = _one_of_setting("view/speed", "normal", SPEEDS)
    """Speed of animations: a key of SPEEDS."""
    motion = _choice_setting("view/motion", MotionChoice.SYSTEM)
    """Whether pieces travel or only fade; by default as the system requests."""
    scans = _switch_setting("scanning/mode", "off", "on")
    """Whether one-switch scanning is on."""
    scan_key = _choice_setting("scanning/key", ScanKey.SPACE)
    """Key of one-switch scanning."""
    scan_pace = _one_of_setting("scanning/pace", "normal", SCAN_PACES)
    """Pace of one-switch scanning: a key of SCAN_PACES."""
    language = _text_setting(LANGUAGE_KEY)
    """Code of the language; "" for the system's language."""
    always_hands_over = _switch_setting("game/hand_over", "secret", "always")
    """Whether the table is covered before each person's turn. Before a secret choice it is covered in any case."""
    bot_pace = _one_of_setting("game/bot_pace", "normal", BOT_PACES)
    """Pace of the bots: a key of BOT_PACES."""
    game = _text_setting("game/name")
    """Name of the last chosen game; "" if none was chosen yet."""
    replay_pace = _one_of_setting("replay/pace", 1.0, REPLAY_PACES)
    """Speed of a replay, one of REPLAY_PACES."""
    replay_follows = _switch_setting("replay/board", "own", "acting", default=True)
    """Whether a replay puts the board of the acting player in front, instead of the viewer's board."""
    tab = _text_setting("window/tab")
    """Key of the last open page of the side panel; "" if unknown."""
    geometry = _Setting("window/geometry", QByteArray(), _bytes, lambda shape: base64.b64encode(shape.data()).decode())
    """Position and size of the window in Qt's format; empty if unknown."""
    scale = _Setting("window/scale", 0.0, _scale)
    """Scale of texts and buttons when the program last ended; 0 if unknown."""
    folder = _text_setting("files/folder")
    """Folder that the last file dialog used; "" if there was none."""

    def __init__(self, folder: Path, first_game: str = "") -> None:
        """`folder` contains the settings file.

        Early versions of the program had only one game, and stored the settings for a new game without a game's name.
        `first_game` is the name of this game.
        """
        self._first_game = first_game
        # In a read-only folder, changed settings last only until the program ends. `report_failure_to` reports this.
        super().__init__(folder / FILE_NAME)

    @property
    def recent_files(self) -> list[Path]:
        """Files that were saved or opened last, newest first, if they still exist."""
        names = self.json_value("files/recent", list)
        # Path.is_file would raise an error for a name that is too long.
        return [Path(name) for name in names if isinstance(name, str) and os.path.isfile(name)][:MAX_RECENT_FILES]  # noqa: PTH113 - is_file raises

    def remember_file(self, path: Path) -> None:
        """Puts a file at the front of the recent files."""
        path = path.absolute()
        files = [path, *(other for other in self.recent_files if other != path)]
        self.set_text("files/recent", json.dumps([str(file) for file in files[:MAX_RECENT_FILES]]))

    def new_game_choices(self, name: str) -> JsonObject:
        """Returns the choices for the last new match of this game, as JSON values; {} if there was none."""
        own = self.json_value(f"new_game/{name}", dict)
        # Early versions of the program had one game, and stored its choices under "game/new".
        return dict(own or self.json_value("game/new", dict)) if name == self._first_game else dict(own)

    def remember_new_game(self, name: str, choices: Mapping[str, JsonValue]) -> None:
        """Stores the choices for a new match of this game."""
        self.set_text(f"new_game/{name}", json.dumps(dict(choices)))
