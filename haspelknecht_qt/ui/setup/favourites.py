"""Remembered choices for new games: favourites, which have names, and the choices of the last new game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from attrs import evolve, frozen
from PySide6.QtCore import QCoreApplication

from haspelknecht_qt.core.game import PERSON
from haspelknecht_qt.core.match import AnyMatch
from haspelknecht_qt.core.strict_json import JsonObject
from haspelknecht_qt.core.text import sanitize
from haspelknecht_qt.ui.contracts import AnyGameUi
from haspelknecht_qt.ui.match.bot_names import bot_name
from haspelknecht_qt.ui.setup.choices import NewGameChoices, OptionSet, roll_seed
from haspelknecht_qt.ui.window.last_time_card import LastSeat, LastTime
from haspelknecht_qt.ui.window.settings import Settings

MAX_NAME_LENGTH = 40
"""Maximum number of characters of a favourite's name."""
MAX_FAVOURITES = 20


@frozen
class Favourite:
    """Choices for a new match (from `NewGameChoices.to_json`) that the player keeps under a name."""

    game: str
    name: str
    choices: JsonObject


def stored_name(name: str) -> str:
    """Returns a favourite's name with one space between words and none at the ends; "" if the name is not allowed."""
    words = " ".join(name.split())
    return words if len(words) <= MAX_NAME_LENGTH and sanitize(words) == words else ""


class Favourites:
    """Favourites in the settings, in the order in which they were added. Invalid entries are ignored."""

    def __init__(self, settings: Settings, games: Sequence[str]) -> None:
        """`games` are the names of the games that the program can play."""
        self._settings = settings
        self._games = tuple(games)

    @property
    def all(self) -> tuple[Favourite, ...]:
        """All favourites. No two have the same name."""
        found: dict[str, Favourite] = {}
        for value in self._settings.favourites[:MAX_FAVOURITES]:
            if not isinstance(value, dict):
                continue
            game, name, choices = (value.get(key) for key in ("game", "name", "choices"))
            if (
                game in self._games
                and isinstance(name, str)
                and isinstance(choices, dict)
                and stored_name(name) == name
            ):
                found.setdefault(name.casefold(), Favourite(game, name, choices))
        found.pop("", None)
        return tuple(found.values())

    @property
    def is_full(self) -> bool:
        """Whether no further favourite can be added."""
        return len(self.all) >= MAX_FAVOURITES

    def is_taken(self, name: str) -> bool:
        """Whether a favourite has this name. Upper and lower case are not distinguished."""
        return stored_name(name).casefold() in {each.name.casefold() for each in self.all}

    def add(self, favourite: Favourite, place: int | None = None) -> None:
        """Adds a favourite at the end, or at index `place`.

        Raises ValueError for a wrong name or if there are too many.
        """
        name = stored_name(favourite.name)
        if not name or self.is_taken(name) or self.is_full:
            raise ValueError(
                f"{favourite.name!r} cannot be kept: its name is none or taken, or there are {MAX_FAVOURITES}"
            )
        favourites = list(self.all)
        favourites.insert(len(favourites) if place is None else place, evolve(favourite, name=name))
        self._write(favourites)

    def rename(self, favourite: Favourite, name: str) -> None:
        """Renames a favourite. Raises ValueError if the new name is invalid or taken."""
        others = [each.name.casefold() for each in self.all if each.name != favourite.name]
        new_name = stored_name(name)
        if not new_name or new_name.casefold() in others:
            raise ValueError(f"{name!r} is no name, or taken")
        self._write([evolve(each, name=new_name) if each.name == favourite.name else each for each in self.all])

    def delete(self, favourite: Favourite) -> int:
        """Deletes a favourite and returns its index, which `restore` needs."""
        place = [each.name for each in self.all].index(favourite.name)
        self._write([each for each in self.all if each.name != favourite.name])
        return place

    def restore(self, favourite: Favourite, place: int) -> None:
        """Puts a deleted favourite back at its old index. If its name is taken by now, a number is appended."""
        name, number = favourite.name, 1
        while self.is_taken(name):
            number += 1
            name = f"{favourite.name[: MAX_NAME_LENGTH - 3]} {number}"
        self.add(evolve(favourite, name=name), place)

    def _write(self, favourites: Sequence[Favourite]) -> None:
        self._settings.favourites = [
            {"game": each.game, "name": each.name, "choices": each.choices} for each in favourites
        ]


def last_time(game_ui: AnyGameUi, remembered: Mapping[str, Any]) -> LastTime | None:
    """Returns the choices of the last new game as texts; None if no match can be created from them any more."""
    if not remembered:
        return None
    choices = NewGameChoices.from_json(remembered, game_ui.option_set, _players(remembered), seed=0)
    if choices.problems(game_ui.option_set):
        return None
    texts = game_ui.texts
    seats = tuple(
        LastSeat(seat.name.strip(), seat.colour, "" if seat.player == PERSON else bot_name(seat.player, texts.bots))
        for seat in choices.seats[: choices.count]
    )
    agreed = []
    for option in game_ui.game.options:
        value = choices.options.get(option.key, option.default)
        if not option.remembered or value is False:
            continue
        name = texts.options.name(option.key)
        if value is not True:
            agreement = QCoreApplication.translate("LastTime", "{option}: {value}")
            name = agreement.format(option=name, value=texts.options.value(option.key, value))
        agreed.append(name)
    return LastTime(seats, tuple(agreed))


def match_as_last_time(option_set: OptionSet, remembered: Mapping[str, Any], bots: tuple[str, ...]) -> AnyMatch | None:
    """Returns a new match with the choices of the last new game; None if these choices are no longer possible.

    They are impossible if a bot is no longer among `bots`, or if an option no longer allows its value.
    """
    choices = NewGameChoices.from_json(remembered, option_set, bots, roll_seed())
    wanted = NewGameChoices.from_json(remembered, option_set, _players(remembered), seed=0)
    same = all(
        one.player == other.player for one, other in zip(choices.seats[: choices.count], wanted.seats, strict=False)
    )
    return None if not same or choices.problems(option_set) else choices.match(option_set)


def _players(remembered: Mapping[str, Any]) -> tuple[str, ...]:
    """Returns who plays each remembered seat: PERSON or the name of a bot. The bot may no longer be installed."""
    seats = remembered.get("seats")
    found = [seat.get("player") for seat in seats if isinstance(seat, dict)] if isinstance(seats, list) else []
    return tuple(player for player in found if isinstance(player, str))
