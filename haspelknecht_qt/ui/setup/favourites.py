"""Favourites: whole set-ups under a name, to be begun with again at a click. Knows no widgets."""

from __future__ import annotations

from collections.abc import Sequence

from attrs import evolve, frozen

from haspelknecht_qt.core.strict_json import JsonObject
from haspelknecht_qt.core.text import sanitize
from haspelknecht_qt.ui.window.settings import Settings

LONGEST_NAME = 40
"""Characters."""
MOST = 20
"""So many are kept."""


@frozen
class Favourite:
    """What was chosen for a game of this name (`NewGameChoices.to_json`), and what the player calls it."""

    game: str
    name: str
    choices: JsonObject


def tidied(name: str) -> str:
    """A name as it is kept: one space between words, none around them; "" for one that no favourite can bear."""
    words = " ".join(name.split())
    return words if len(words) <= LONGEST_NAME and sanitize(words) == words else ""


class Favourites:
    """The favourites in the settings, in the order in which they were kept. What makes no sense there counts as not there."""

    def __init__(self, settings: Settings, games: Sequence[str]) -> None:
        """`games` are the names of those that can be played."""
        self._settings = settings
        self._games = tuple(games)

    @property
    def all(self) -> tuple[Favourite, ...]:
        """Each of them, with a name that no other one has."""
        found: dict[str, Favourite] = {}
        for value in self._settings.favourites[:MOST]:
            if not isinstance(value, dict):
                continue
            game, name, choices = (value.get(key) for key in ("game", "name", "choices"))
            if game in self._games and isinstance(name, str) and isinstance(choices, dict) and tidied(name) == name:
                found.setdefault(name.casefold(), Favourite(game, name, choices))
        found.pop("", None)
        return tuple(found.values())

    @property
    def is_full(self) -> bool:
        """Whether no other one can be kept."""
        return len(self.all) >= MOST

    def is_taken(self, name: str) -> bool:
        """Whether one of them bears the name; capital letters or small ones are the same."""
        return tidied(name).casefold() in {each.name.casefold() for each in self.all}

    def keep(self, favourite: Favourite, place: int | None = None) -> None:
        """Keeps another one, at the end or at its old place. Raises ValueError for a name that cannot be one, and where there are too many."""
        name = tidied(favourite.name)
        if not name or self.is_taken(name) or self.is_full:
            raise ValueError(f"{favourite.name!r} cannot be kept: its name is none or taken, or there are {MOST}")
        kept = list(self.all)
        kept.insert(len(kept) if place is None else place, evolve(favourite, name=name))
        self._write(kept)

    def rename(self, favourite: Favourite, name: str) -> None:
        """Gives one of them another name. Raises ValueError for one that cannot be a name or is taken by another one."""
        others = [each.name.casefold() for each in self.all if each.name != favourite.name]
        if not tidied(name) or tidied(name).casefold() in others:
            raise ValueError(f"{name!r} is no name, or taken")
        self._write([evolve(each, name=tidied(name)) if each.name == favourite.name else each for each in self.all])

    def delete(self, favourite: Favourite) -> int:
        """Forgets one of them; its place, for `bring_back`."""
        place = [each.name for each in self.all].index(favourite.name)
        self._write([each for each in self.all if each.name != favourite.name])
        return place

    def bring_back(self, favourite: Favourite, place: int) -> None:
        """Keeps a deleted one at its old place again, with a number behind its name where another one bears that by now. Raises ValueError as `keep` does."""
        name, number = favourite.name, 1
        while self.is_taken(name):
            number += 1
            name = f"{favourite.name[: LONGEST_NAME - 3]} {number}"
        self.keep(evolve(favourite, name=name), place)

    def _write(self, favourites: Sequence[Favourite]) -> None:
        self._settings.favourites = [
            {"game": each.game, "name": each.name, "choices": each.choices} for each in favourites
        ]
