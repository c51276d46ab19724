"""What the program remembers of its user: a small INI file that can be read and mended by hand.

A value that is missing or makes no sense counts as its default: a damaged file must never keep anybody from playing.
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

RECENT = 8
"""So many saved games are listed in the menu."""

SPEEDS: Mapping[str, float] = {"off": 0.0, "fast": 0.5, "normal": 1.0, "slow": 1.8}
"""How long a motion lasts, as a multiple of the normal time."""

BOT_PACES: Mapping[str, int] = {"at_once": 0, "fast": 300, "normal": 800, "slow": 2000}
"""How long what a bot has done stays before the next move of a bot, in milliseconds."""

PACES = (0.5, 1.0, 2.0, 4.0, 8.0)
"""How many times faster than normal a replay may run."""


class MotionChoice(StrEnum):
    """Whether pieces travel, or only fade (reduced)."""

    SYSTEM = "system"
    FULL = "full"
    REDUCED = "reduced"


class ThemeChoice(StrEnum):
    """Which theme is shown."""

    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"


T = TypeVar("T")
V = TypeVar("V")
Chosen = TypeVar("Chosen", bound=StrEnum)


@frozen
class _Setting(Generic[V]):
    """An attribute of Settings that is kept as a text under a key; text that `read` raises ValueError for counts as the default."""

    key: str
    default: V
    read: Callable[[str], V]
    write: Callable[[V], str] = str

    def __get__(self, settings: Settings, _owner: type[Settings]) -> V:
        """The value."""
        text = settings.text(self.key)
        try:
            return self.read(text) if text else self.default
        except ValueError:
            return self.default

    def __set__(self, settings: Settings, value: V) -> None:
        """Changes the value, also in the file if that can be written."""
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
    """What is meant by a text. Raises ValueError."""
    if text not in allowed:
        raise ValueError(f"{text!r}, allowed are {', '.join(allowed)}")
    return allowed[text]


def _bytes(text: str) -> QByteArray:
    return QByteArray(base64.b64decode(text, validate=True))


class Settings:
    """The settings in a folder; the file is written when something changes, and again when the program ends if that was not possible."""

    theme = _choice("view/theme", ThemeChoice.SYSTEM)
    """The theme; by default the system's."""
    palette = _name("view/palette", DEFAULT_PALETTE, PALETTES)
    """The players' colours: one of PALETTES."""
    text_size = _number("view/text_size", TEXT_SIZES[0], TEXT_SIZES)
    """One of TEXT_SIZES."""
    speed = _name("view/speed", "normal", SPEEDS)
    """A key of SPEEDS."""
    motion = _choice("view/motion", MotionChoice.SYSTEM)
    """Whether motion is reduced; by default as the system wants it."""
    language = _text(LANGUAGE_KEY)
    """The code of a language, "" for the system's."""
    always_hands_over = _switch("game/hand_over", "secret", "always")
    """Whether the table is covered before each person's turn; where something is secret, it always is."""
    bot_pace = _name("game/bot_pace", "normal", BOT_PACES)
    """One of BOT_PACES."""
    game = _text("game/name")
    """The name of the game that was chosen last; "" if none was."""
    replay_pace = _number("replay/pace", 1.0, PACES)
    """How many times faster than normal a replay runs."""
    replay_follows = _switch("replay/board", "own", "acting", default=True)
    """Whether a replay shows the board of the player who acts."""
    tab = _text("window/tab")
    """The tab of the side panel that was open."""
    geometry = _Setting("window/geometry", QByteArray(), _bytes, lambda shape: base64.b64encode(shape.data()).decode())
    """Where the window stood; empty if that is not known."""
    folder = _text("files/folder")
    """The folder of the last file dialog; "" if there was none."""

    def __init__(self, folder: Path, first_game: str = "") -> None:
        """`first_game` is the game that earlier programs had alone: what was chosen in them is its."""
        self._first_game = first_game
        # Where nothing can be written, settings last as long as the program; that games cannot be saved there is said elsewhere.
        self._store = SettingsFile(folder / FILE)

    def text(self, key: str) -> str:
        """The text of a key such as "view/theme", "" where there is none."""
        return self._store.text(key)

    def set_text(self, key: str, text: str) -> None:
        """Changes the text of a key."""
        self._store.set(key, text)

    @property
    def recent(self) -> list[Path]:
        """The files saved or opened last, the newest first, that are still there."""
        names = self._json("files/recent", list)
        # Path.is_file raises an error for a name that is too long to be one.
        return [Path(name) for name in names if isinstance(name, str) and os.path.isfile(name)][:RECENT]  # noqa: PTH113 - see above

    def remember_file(self, path: Path) -> None:
        """Puts a file in front of the recent ones."""
        path = path.absolute()
        files = [path, *(other for other in self.recent if other != path)]
        self._store.set("files/recent", json.dumps([str(file) for file in files[:RECENT]]))

    def new_game(self, name: str) -> JsonObject:
        """What was chosen for the last new game of this name; plain values, empty the first time."""
        own = self._json(f"new_game/{name}", dict)
        # Where the only game of earlier programs had its choices.
        return dict(own or self._json("game/new", dict)) if name == self._first_game else dict(own)

    def remember_new_game(self, name: str, choices: Mapping[str, JsonValue]) -> None:
        """Keeps what was chosen for a new game of this name."""
        self._store.set(f"new_game/{name}", json.dumps(dict(choices)))

    @property
    def favourites(self) -> list[JsonValue]:
        """Whole set-ups that were kept under a name, as plain values."""
        return self._json("new_game_favourites/all", list)

    @favourites.setter
    def favourites(self, favourites: list[JsonValue]) -> None:
        self._store.set("new_game_favourites/all", json.dumps(favourites))

    @property
    def tournament(self) -> JsonObject:
        """The tournament at the table, as plain values; empty where there is none."""
        return dict(self._json("tournament/series", dict))

    @tournament.setter
    def tournament(self, series: Mapping[str, JsonValue]) -> None:
        self._store.set("tournament/series", json.dumps(dict(series)) if series else "")

    def sync(self) -> None:
        """Writes what could not be written before."""
        self._store.write()

    def _json(self, key: str, kind: type[T]) -> T:
        try:
            value = json.loads(self.text(key))
        except (ValueError, RecursionError):
            return kind()
        return value if isinstance(value, kind) else kind()
