"""Stored choices of the coach: its mode for each person, and the seats that had help in each match.

They are settings, not part of a match's record. So help changes no file of a match.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from haspelknecht_qt.bots.coach import CoachMode
from haspelknecht_qt.core.result import start_id

if TYPE_CHECKING:
    from haspelknecht_qt.core.match import AnyMatch
    from haspelknecht_qt.core.strict_json import JsonObject, JsonValue
    from haspelknecht_qt.ui.window.settings_file import SettingsFile

MAX_PERSONS = 50
"""Maximum number of persons whose mode is stored."""
MAX_MATCHES = 200
"""Maximum number of matches with help that are stored."""
_MODES_KEY, _MATCHES_KEY = "coach/modes", "coach/matches"


class CoachMemory:
    """Stores the coach's mode by the name of the person, and the seats with help by the start of the match.

    A person keeps the mode in new games, in opened games, and in other games of the program.
    """

    def __init__(self, settings: SettingsFile) -> None:
        self._settings = settings

    def mode_of(self, person: str) -> CoachMode:
        """Returns the mode of the person with this name."""
        mode = self._settings.json_value(_MODES_KEY, dict).get(person)
        return CoachMode(mode) if mode in tuple(CoachMode) else CoachMode.OFF

    def set_mode(self, person: str, mode: CoachMode) -> None:
        """Stores the mode of the person with this name."""
        self._store(_MODES_KEY, person, None if mode is CoachMode.OFF else mode.value, MAX_PERSONS)

    def forget(self, person: str) -> None:
        """Deletes the mode of the person with this name."""
        self.set_mode(person, CoachMode.OFF)

    def assisted_seats(self, match: AnyMatch) -> frozenset[int]:
        """Returns the seats that the coach or a hint has helped in this match, or in one with the same start."""
        seats = self._settings.json_value(_MATCHES_KEY, dict).get(start_id(match))
        return frozenset(seat for seat in seats if type(seat) is int) if isinstance(seats, list) else frozenset()

    def note_help(self, match: AnyMatch, seat: int) -> None:
        """Stores that the coach or a hint has helped a seat."""
        seats = self.assisted_seats(match)
        if seat not in seats:
            self._store(_MATCHES_KEY, start_id(match), sorted(seats | {seat}), MAX_MATCHES)

    def _store(self, key: str, name: str, value: JsonValue, count: int) -> None:
        """Stores a value under a name, as the last one; None deletes it. Keeps the last `count` values."""
        known: JsonObject = self._settings.json_value(key, dict)
        known.pop(name, None)
        if value is not None:
            known[name] = value
        self._settings.set_text(key, json.dumps(dict(list(known.items())[-count:])) if known else "")
