"""User settings, kept in a small INI file that can be edited by hand.

A missing or invalid value counts as its default: a damaged file must never prevent a match.
"""

from __future__ import annotations

import base64
import json
import os
from collections.abc import Callable, Collection, Mapping
from enum import StrEnum
from pathlib import Path
from typing import Generic, TypeVar

from attrs import frozen
from PySide6.QtCore import QByteArray

from haspelknecht_qt.core.strict_json import JsonObject, JsonValue
from haspelknecht_qt.table.themes import DEFAULT_PALETTE, PALETTES
from haspelknecht_qt.table.typography import TEXT_SIZES
from haspelknecht_qt.ui.window.settings_file import FILE, LANGUAGE_KEY, SettingsFile

MAX_RECENT_FILES = 8
"""Number of recent saved games in the menu."""

SPEEDS: Mapping[str, float] = {"off": 0.0, "fast": 0.5, "normal": 1.0, "slow": 1.8}
"""Duration of animations, as a multiple of the normal time."""

BOT_PACES: Mapping[str, int] = {"at_once": 0, "fast": 300, "normal": 800, "slow": 2000}
"""Pause after a bot's move before the next bot moves, in milliseconds."""

REPLAY_PACES = (0.5, 1.0, 2.0, 4.0, 8.0)
"""Allowed speeds of a replay, as multiples of the normal speed."""


class MotionChoice(StrEnum):
    """Motion of pieces: they travel, or only fade (reduced motion), or follow the system's setting."""

    SYSTEM = "system"
    FULL = "full"
    REDUCED = "reduced"


class ThemeChoice(StrEnum):
    """Choice of the theme: a fixed one, or the system's."""

    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"


T = TypeVar("T")
V = TypeVar("V")
Chosen = TypeVar("Chosen", bound=StrEnum)


@frozen
class _Setting(Generic[V]):
    """Descriptor for an attribute of `Settings`, stored as text under a key.

    Text for which `read` raises ValueError counts as the default.
    """

    key: str
    default: V
    read: Callable[[str], V]
    write: Callable[[V], str] = str

    def __get__(self, settings: Settings, _owner: type[Settings]) -> V:
        """Returns the value."""
        text = settings.text(self.key)
        try:
            return self.read(text) if text else self.default
        except ValueError:
            return self.default

    def __set__(self, settings: Settings, value: V) -> None:
        """Changes the value, and writes the file if possible."""
        settings.set_text(self.key, self.write(value))


def _text(key: str) -> _Setting[str]:
    return _Setting(key, "", str)


def _choice(key: str, default: Chosen) -> _Setting[Chosen]:
    return _Setting(key, default, type(default), lambda chosen: chosen.value)


def _name(key: str, default: str, allowed: Collection[str]) -> _Setting[str]:
    return _Setting(key, default, lambda text: _found(text, {name: name for name in allowed}))


def _number(key: str, default: float, allowed: Collection[float]) -> _Setting[float]:
    return _Setting(key, default, lambda text: _found(text, {str(number): number for number in allowed}))


def _switch(key: str, off: str, on: str, *, default: bool = False) -> _Setting[bool]:
    return _Setting(key, default, lambda text: _found(text, {off: False, on: True}), lambda is_on: on if is_on else off)


def _found(text: str, allowed: Mapping[str, V]) -> V:
    """Returns the value for a text. Raises ValueError if the text is not allowed."""
    if text not in allowed:
        raise ValueError(f"{text!r}, allowed are {', '.join(allowed)}")
    return allowed[text]


def _bytes(text: str) -> QByteArray:
    return QByteArray(base64.b64decode(text, validate=True))


class Settings:
    """Settings in a folder. The file is written on every change; after a failure, again when the program ends."""

    theme = _choice("view/theme", ThemeChoice.SYSTEM)
    """Theme; by default the system's."""
    palette = _name("view/palette", DEFAULT_PALETTE, PALETTES)
    """Players' colours: one of PALETTES."""
    text_size = _number("view/text_size", TEXT_SIZES[0], TEXT_SIZES)
    """Size factor of texts: one of TEXT_SIZES."""
    speed = _name("view/speed", "normal", SPEEDS)
    """Speed of animations: a key of SPEEDS."""
    motion = _choice("view/motion", MotionChoice.SYSTEM)
    """Whether motion is reduced; by default as the system requests."""
    language = _text(LANGUAGE_KEY)
    """Code of the language; "" for the system's language."""
    always_hands_over = _switch("game/hand_over", "secret", "always")
    """Whether the table is covered before each person's turn. It is always covered before a secret choice."""
    bot_pace = _name("game/bot_pace", "normal", BOT_PACES)
    """Pace of the bots: a key of BOT_PACES."""
    game = _text("game/name")
    """Name of the game that was chosen last; "" if no game was."""
    replay_pace = _number("replay/pace", 1.0, REPLAY_PACES)
    """Speed of a replay, one of REPLAY_PACES."""
    replay_follows = _switch("replay/board", "own", "acting", default=True)
    """Whether a replay shows the board of the acting player instead of the viewer's."""
    tab = _text("window/tab")
    """Key of the open tab of the side panel; "" if unknown."""
    geometry = _Setting("window/geometry", QByteArray(), _bytes, lambda shape: base64.b64encode(shape.data()).decode())
    """Position and size of the window, as Qt saves them; empty if unknown."""
    folder = _text("files/folder")
    """Folder of the last file dialog; "" if there was none."""

    def __init__(self, folder: Path, first_game: str = "") -> None:
        """`first_game` is the only game of earlier versions; the choices saved without a game's name belong to it."""
        self._first_game = first_game
        # If the folder is read-only, changes last until the program ends. Another message says that matches cannot be
        # saved.
        self._store = SettingsFile(folder / FILE)

    def text(self, key: str) -> str:
        """Returns the text under a key such as "view/theme"; "" if there is none."""
        return self._store.text(key)

    def set_text(self, key: str, text: str) -> None:
        """Changes the text under a key."""
        self._store.set(key, text)

    @property
    def recent(self) -> list[Path]:
        """Existing files that were saved or opened last, newest first."""
        names = self._json("files/recent", list)
        # Path.is_file raises an error for a name that is too long.
        return [Path(name) for name in names if isinstance(name, str) and os.path.isfile(name)][:MAX_RECENT_FILES]  # noqa: PTH113 - is_file raises

    def remember_file(self, path: Path) -> None:
        """Moves a file to the front of the recent ones."""
        path = path.absolute()
        files = [path, *(other for other in self.recent if other != path)]
        self._store.set("files/recent", json.dumps([str(file) for file in files[:MAX_RECENT_FILES]]))

    def new_game(self, name: str) -> JsonObject:
        """Options of the last new match of this game, as plain values; empty the first time."""
        own = self._json(f"new_game/{name}", dict)
        # Earlier versions, which had one game, stored the options under "game/new".
        return dict(own or self._json("game/new", dict)) if name == self._first_game else dict(own)

    def remember_new_game(self, name: str, choices: Mapping[str, JsonValue]) -> None:
        """Remembers the options of a new match of this game."""
        self._store.set(f"new_game/{name}", json.dumps(dict(choices)))

    @property
    def favourites(self) -> list[JsonValue]:
        """Options of new matches that were saved under a name, as plain values."""
        return self._json("new_game_favourites/all", list)

    @favourites.setter
    def favourites(self, favourites: list[JsonValue]) -> None:
        self._store.set("new_game_favourites/all", json.dumps(favourites))

    @property
    def tournament(self) -> JsonObject:
        """Current tournament, as plain values; empty if there is none."""
        return dict(self._json("tournament/series", dict))

    @tournament.setter
    def tournament(self, series: Mapping[str, JsonValue]) -> None:
        self._store.set("tournament/series", json.dumps(dict(series)) if series else "")

    def sync(self) -> None:
        """Writes changes that could not be written before."""
        self._store.write()

    def _json(self, key: str, kind: type[T]) -> T:
        try:
            value = json.loads(self.text(key))
        except (ValueError, RecursionError):
            return kind()
        return value if isinstance(value, kind) else kind()
