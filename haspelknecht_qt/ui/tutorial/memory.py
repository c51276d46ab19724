"""Stored progress in the tutorials: finished chapters, and the step at which the learner continues.

It is part of the settings, because chapters are never saved as matches.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from haspelknecht_qt.ui.window.settings_file import SettingsFile

_KEY = "tutorial/{game}"
"""Key of the setting of a game."""


class TutorialPlace(NamedTuple):
    """Step of a tutorial: the key of its chapter, and the index of the step. The key is "" for the first chapter."""

    chapter: str = ""
    step: int = 0


class TutorialMemory:
    """Stores the progress in the tutorial of each game, by the game's name."""

    def __init__(self, settings: SettingsFile) -> None:
        self._settings = settings

    def has_begun(self, game: str) -> bool:
        """Whether the learner has begun the tutorial of this game, and not finished it."""
        return self.place(game) != TutorialPlace()

    def place(self, game: str) -> TutorialPlace:
        """Returns the step at which the learner continues. The chapter or step may be missing in this version."""
        match self._read(game).get("place"):
            case [str(chapter), int(step)] if step >= 0:
                return TutorialPlace(chapter, step)
        return TutorialPlace()

    def finished_chapters(self, game: str) -> frozenset[str]:
        """Returns the keys of the finished chapters of this game's tutorial."""
        keys = self._read(game).get("finished")
        return frozenset(key for key in keys if isinstance(key, str)) if isinstance(keys, list) else frozenset()

    def remember(self, game: str, place: TutorialPlace, finished_chapter: str = "") -> None:
        """Stores the step at which the learner continues and, if given, the key of a chapter that is now finished."""
        finished = self.finished_chapters(game) | ({finished_chapter} if finished_chapter else frozenset())
        found = {"place": list(place), "finished": sorted(finished)}
        self._settings.set_text(_KEY.format(game=game), json.dumps(found))

    def _read(self, game: str) -> dict[str, object]:
        return self._settings.json_value(_KEY.format(game=game), dict)
