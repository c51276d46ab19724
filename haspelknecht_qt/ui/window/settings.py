"""What the program remembers of its user: a small INI file that can be read and mended by hand.

A value that is missing or makes no sense counts as its default: a damaged file must never keep anybody from playing.
"""

from __future__ import annotations

import base64
import json
import os
from collections.abc import Mapping
from enum import StrEnum
from pathlib import Path
from typing import Any

from PySide6.QtCore import QByteArray

from haspelknecht_qt.table.themes import DEFAULT_PALETTE, PALETTES
from haspelknecht_qt.table.typography import TEXT_SIZES
from haspelknecht_qt.ui.window.settings_file import SettingsFile

FILE = "settings.ini"
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


class Settings:
    """The settings in a folder; the file is written when something changes, and again when the program ends if that was not possible."""

    def __init__(self, folder: Path, first_game: str = "") -> None:
        """`first_game` is the game that earlier programs had alone: what was chosen in them is its."""
        self._first_game = first_game
        # Where nothing can be written, settings last as long as the program; that games cannot be saved there is said elsewhere.
        self._store = SettingsFile(folder / FILE)

    @property
    def theme(self) -> ThemeChoice:
        """The theme; by default the system's."""
        return ThemeChoice(self._one_of("view/theme", tuple(ThemeChoice), ThemeChoice.SYSTEM))

    @theme.setter
    def theme(self, theme: ThemeChoice) -> None:
        self._store.set("view/theme", theme.value)

    @property
    def palette(self) -> str:
        """The players' colours: one of PALETTES."""
        return self._one_of("view/palette", PALETTES, DEFAULT_PALETTE)

    @palette.setter
    def palette(self, palette: str) -> None:
        self._store.set("view/palette", palette)

    @property
    def text_size(self) -> float:
        """One of TEXT_SIZES."""
        return float(self._one_of("view/text_size", tuple(map(str, TEXT_SIZES)), str(TEXT_SIZES[0])))

    @text_size.setter
    def text_size(self, size: float) -> None:
        self._store.set("view/text_size", str(size))

    @property
    def speed(self) -> str:
        """A key of SPEEDS."""
        return self._one_of("view/speed", tuple(SPEEDS), "normal")

    @speed.setter
    def speed(self, speed: str) -> None:
        self._store.set("view/speed", speed)

    @property
    def motion(self) -> MotionChoice:
        """Whether motion is reduced; by default as the system wants it."""
        return MotionChoice(self._one_of("view/motion", tuple(MotionChoice), MotionChoice.SYSTEM))

    @motion.setter
    def motion(self, motion: MotionChoice) -> None:
        self._store.set("view/motion", motion.value)

    @property
    def language(self) -> str:
        """The code of a language, "" for the system's."""
        return self._text("view/language")

    @language.setter
    def language(self, code: str) -> None:
        self._store.set("view/language", code)

    @property
    def always_hands_over(self) -> bool:
        """Whether the table is covered before each person's turn; where plans are secret, it always is."""
        return self._text("game/hand_over") == "always"

    @always_hands_over.setter
    def always_hands_over(self, always: bool) -> None:
        self._store.set("game/hand_over", "always" if always else "secret")

    @property
    def bot_pace(self) -> str:
        """One of BOT_PACES."""
        return self._one_of("game/bot_pace", tuple(BOT_PACES), "normal")

    @bot_pace.setter
    def bot_pace(self, pace: str) -> None:
        self._store.set("game/bot_pace", pace)

    @property
    def replay_pace(self) -> float:
        """How many times faster than normal a replay runs."""
        return float(self._one_of("replay/pace", tuple(map(str, PACES)), "1.0"))

    @replay_pace.setter
    def replay_pace(self, pace: float) -> None:
        self._store.set("replay/pace", str(pace))

    @property
    def replay_follows(self) -> bool:
        """Whether a replay shows the board of the player who acts."""
        return self._text("replay/board") != "own"

    @replay_follows.setter
    def replay_follows(self, follows: bool) -> None:
        self._store.set("replay/board", "acting" if follows else "own")

    @property
    def tab(self) -> str:
        """The tab of the side panel that was open."""
        return self._text("window/tab")

    @tab.setter
    def tab(self, tab: str) -> None:
        self._store.set("window/tab", tab)

    @property
    def geometry(self) -> QByteArray:
        """Where the window stood; empty if that is not known."""
        try:
            return QByteArray(base64.b64decode(self._text("window/geometry"), validate=True))
        except ValueError:
            return QByteArray()

    @geometry.setter
    def geometry(self, geometry: QByteArray) -> None:
        self._store.set("window/geometry", base64.b64encode(geometry.data()).decode())

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

    @property
    def folder(self) -> str:
        """The folder of the last file dialog; "" if there was none."""
        return self._text("files/folder")

    @folder.setter
    def folder(self, folder: str) -> None:
        self._store.set("files/folder", folder)

    @property
    def game(self) -> str:
        """The name of the game that was chosen last; "" if none was."""
        return self._text("game/name")

    @game.setter
    def game(self, name: str) -> None:
        self._store.set("game/name", name)

    def new_game(self, name: str) -> dict[str, Any]:
        """What was chosen for the last new game of this name; plain values, empty the first time."""
        own = self._json(f"new_game/{name}", dict)
        # Where the only game of earlier programs had its choices.
        return dict(own or self._json("game/new", dict)) if name == self._first_game else dict(own)

    def remember_new_game(self, name: str, choices: Mapping[str, Any]) -> None:
        """Keeps what was chosen for a new game of this name."""
        self._store.set(f"new_game/{name}", json.dumps(dict(choices)))

    def sync(self) -> None:
        """Writes what could not be written before."""
        self._store.write()

    def _text(self, key: str) -> str:
        return self._store.text(key)

    def _one_of(self, key: str, allowed: tuple[str, ...], default: str) -> str:
        value = self._text(key)
        return value if value in allowed else default

    def _json(self, key: str, kind: type[Any]) -> Any:
        try:
            value = json.loads(self._text(key))
        except (ValueError, RecursionError):
            return kind()
        return value if isinstance(value, kind) else kind()
