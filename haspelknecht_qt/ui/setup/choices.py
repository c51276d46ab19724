"""Choices for a new game: plain values that are validated, remembered and turned into a match. Knows no widgets and no game."""

from __future__ import annotations

import secrets
import unicodedata
from collections.abc import Mapping, Sequence
from typing import Protocol

from attrs import asdict, define, field, frozen

from haspelknecht_qt.core.game import FIRST_NAMES, PERSON, AnyGame, Seat
from haspelknecht_qt.core.match import AnyMatch, Match
from haspelknecht_qt.core.rng import SEED_LIMIT
from haspelknecht_qt.core.strict_json import JsonObject, JsonValue
from haspelknecht_qt.core.undo import UndoPolicy
from haspelknecht_qt.table.themes import PLAYERS as COLOURS

MAX_SEATS = len(COLOURS)
MAX_NAME_LENGTH = 24
"""Maximum number of characters that fit on a player's card."""
DEFAULT_BOT_INDEX = 1
"""Index of the default bot of a seat: the weakest bot that thinks. The bot with index 0 plays at random."""


@define
class SeatChoice:
    """Seat: its player's name, its colour, and its controller (PERSON or a bot's name)."""

    name: str
    colour: str
    player: str = PERSON

    @property
    def is_person(self) -> bool:
        """Whether a person plays the seat."""
        return self.player == PERSON


@frozen
class Problem:
    """Choice with which no match can be created.

    `field` is the part of the dialog: "seat.0" to "seat.3", "seed", or the key of an option. `reason` is one of
    "name_missing", "name_too_long", "name_unwritable", "name_twice", "seed_no_number", "seed_too_large", or a code of the
    game. `error` may hold details.
    """

    field: str
    reason: str
    error: object = None


class OptionSet(Protocol):
    """Game's own part of the choices, besides seats, seed and undo policy. Knows no widgets."""

    @property
    def game(self) -> AnyGame:
        """Game to set up."""
        ...

    def defaults(self) -> JsonObject:
        """Returns default values by key: of the options, and of anything else that the game remembers."""
        ...

    def read(self, values: Mapping[str, JsonValue], count: int) -> JsonObject:
        """Returns the values for `count` seats: each remembered value if it is valid, otherwise the default."""
        ...

    def options(self, choices: NewGameChoices) -> JsonObject:
        """Returns the argument of `Game.setup`. Called only while there are no problems."""
        ...

    def problems(self, choices: NewGameChoices) -> list[Problem]:
        """Returns the problems in the game's own part of the choices."""
        ...


@frozen
class DefaultOptionSet:
    """Option set of a game that needs no choices besides its options (`Game.options`)."""

    game: AnyGame

    def defaults(self) -> JsonObject:
        """Returns the default value of each option, by key."""
        return {option.key: option.default for option in self.game.options}

    def read(self, values: Mapping[str, JsonValue], count: int) -> JsonObject:
        """Returns the remembered values that are still allowed, and the defaults for all other options."""
        kept = self.defaults()
        for option in self.game.options:
            value = values.get(option.key)
            # In Python, 1 equals True.
            if option.remembered and any(type(value) is type(one) and value == one for one in option.values(count)):
                kept[option.key] = value
        return kept

    def options(self, choices: NewGameChoices) -> JsonObject:
        """Returns the number of players and all options."""
        return {"players": choices.count, **choices.options}

    def problems(self, choices: NewGameChoices) -> list[Problem]:
        """Returns the options whose values are not allowed for this number of players."""
        return [
            Problem(option.key, "not_allowed")
            for option in self.game.options
            if choices.options[option.key] not in option.values(choices.count)
        ]


def _first_seats(names: Sequence[str] = FIRST_NAMES) -> list[SeatChoice]:
    return [SeatChoice(name, colour) for name, colour in zip(names, COLOURS, strict=True)]


@define
class NewGameChoices:
    """All choices in the dialog of a new game.

    `options` are the game's own values by key. `seats` always has four seats; the first `count` of them take part. A removed
    seat keeps its name, and has it again when it returns. `seed` is the text as typed.
    """

    options: JsonObject
    count: int = 2
    seats: list[SeatChoice] = field(factory=_first_seats)
    undo: UndoPolicy = UndoPolicy.BARRIER
    seed: str = "0"

    # Seats

    def move_seat(self, place: int, to: int) -> None:
        """Moves a seat to another position among the seats that take part."""
        self.seats.insert(to, self.seats.pop(place))

    def remove_seat(self, place: int) -> None:
        """Removes a seat from the seats that take part."""
        self.seats.append(self.seats.pop(place))
        self.count -= 1

    def give_colour(self, place: int, colour: str) -> None:
        """Gives a seat a colour; its previous owner gets the seat's old colour."""
        old_colour = self.seats[place].colour
        for seat in self.seats:
            if seat.colour == colour:
                seat.colour = old_colour
        self.seats[place].colour = colour

    # Seed

    def seed_number(self) -> int | None:
        """Returns the seed as a number; None if the text is not a number, or too large."""
        digits = "".join(self.seed.split())
        if not digits.isascii() or not digits.isdigit():
            return None
        # Longer texts cannot be a seed; converting thousands of digits takes long.
        return int(digits) if len(digits) <= len(str(SEED_LIMIT)) and int(digits) < SEED_LIMIT else None

    # Result

    def problems(self, option_set: OptionSet) -> list[Problem]:
        """Returns all problems, in the order of the dialog."""
        return [*self._problems_of_names(), *option_set.problems(self), *self._problems_of_seed()]

    def _problems_of_names(self) -> list[Problem]:
        found = []
        taken: set[str] = set()
        for place, seat in enumerate(self.seats[: self.count]):
            name = seat.name.strip()
            reason = ""
            if not name:
                reason = "name_missing"
            elif len(name) > MAX_NAME_LENGTH:
                reason = "name_too_long"
            elif any(unicodedata.category(sign) in {"Cc", "Cs", "Cf", "Zl", "Zp"} for sign in name):
                reason = "name_unwritable"
            elif name.casefold() in taken:
                reason = "name_twice"
            if reason:
                found.append(Problem(f"seat.{place}", reason))
            taken.add(name.casefold())
        return found

    def _problems_of_seed(self) -> list[Problem]:
        if self.seed_number() is not None:
            return []
        digits = "".join(self.seed.split())
        return [Problem("seed", "seed_too_large" if digits.isdigit() else "seed_no_number")]

    def match(self, option_set: OptionSet) -> AnyMatch:
        """Creates the match. Raises ValueError while there are problems."""
        problems = self.problems(option_set)
        if problems:
            raise ValueError(f"{problems[0].field}: {problems[0].reason}")
        game, seed = option_set.game, self.seed_number() or 0
        seats = [Seat(seat.name.strip(), seat.colour, seat.player) for seat in self.seats[: self.count]]
        return Match(game, game.setup(option_set.options(self), seed), seed, seats, self.undo)

    # Remembering

    def to_json(self) -> JsonObject:
        """Returns plain values for the settings. The seed is not remembered: the next game gets another seed."""
        seats = [asdict(seat) for seat in self.seats]
        return {"count": self.count, "seats": seats, **self.options, "undo": self.undo.value}

    @classmethod
    def first(
        cls, option_set: OptionSet, bots: tuple[str, ...], seed: int, names: Sequence[str] = FIRST_NAMES
    ) -> NewGameChoices:
        """Returns choices for the first game, with one opponent: the weakest bot that thinks, if any. `names` are the names of the seats."""
        count = option_set.game.players_allowed[0]
        choices = cls(option_set.defaults(), count, _first_seats(names), seed=str(seed))
        if len(bots) > DEFAULT_BOT_INDEX:
            for seat in choices.seats[1 : choices.count]:
                seat.player = bots[DEFAULT_BOT_INDEX]
        return choices

    @classmethod
    def from_json(
        cls, values: Mapping[str, JsonValue], option_set: OptionSet, bots: tuple[str, ...], seed: int
    ) -> NewGameChoices:
        """Returns the remembered choices that are still valid; defaults replace all other choices."""
        allowed = option_set.game.players_allowed
        count = int(values["count"]) if values.get("count") in allowed else allowed[0]
        choices = cls(option_set.read(values, count), count, _read_seats(values.get("seats"), bots), seed=str(seed))
        if values.get("undo") in tuple(UndoPolicy):
            choices.undo = UndoPolicy(values["undo"])
        return choices


def _read_seats(values: object, bots: tuple[str, ...]) -> list[SeatChoice]:
    """Returns four seats with four colours, or the initial seats if the values are invalid."""
    seats = []
    for value in values if isinstance(values, list) else []:
        if not isinstance(value, dict):
            return _first_seats()
        name, colour, player = (value.get(key) for key in ("name", "colour", "player"))
        if not isinstance(name, str) or not isinstance(colour, str):
            return _first_seats()
        seats.append(SeatChoice(name, colour, player if isinstance(player, str) and player in bots else PERSON))
    return seats if {seat.colour for seat in seats} == set(COLOURS) and len(seats) == MAX_SEATS else _first_seats()


def roll_seed() -> int:
    """Returns a random seed that cannot be predicted."""
    return secrets.randbelow(SEED_LIMIT)
