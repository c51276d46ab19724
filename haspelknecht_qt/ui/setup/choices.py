"""Choices for a new game, as plain values. They are checked, remembered and turned into a match. Imports no widgets."""

from __future__ import annotations

import secrets
import unicodedata
from collections.abc import Mapping, Sequence
from typing import Protocol

from attrs import asdict, define, field

from haspelknecht_qt.core.fast_attrs import frozen
from haspelknecht_qt.core.game import PERSON, AnyGame, Seat
from haspelknecht_qt.core.match import AnyMatch, Match
from haspelknecht_qt.core.rng import SEED_LIMIT
from haspelknecht_qt.core.seats import FIRST_NAMES
from haspelknecht_qt.core.strict_json import JsonObject, JsonValue
from haspelknecht_qt.core.undo import UndoPolicy
from haspelknecht_qt.table.themes import PLAYER_COLOURS

MAX_SEATS = len(PLAYER_COLOURS)
MAX_SEED_DIGITS = len(str(SEED_LIMIT - 1))
"""Maximum number of digits of a seed."""
MAX_NAME_LENGTH = 24
"""Maximum number of characters of a player's name, so that it fits on the player's card."""
HANDICAPS = (0, 2, 4, 6, 8, 10, 12, 15, 20, 25, 30, 40, 50)
"""Handicaps that the dialog offers, in points."""
DEFAULT_BOT_INDEX = 1
"""Index of the bot that a seat gets by default: the weakest bot that thinks. The bot with index 0 plays at random."""


@define
class SeatChoice:
    """Choices for a seat: the player's name, the colour, who plays it (PERSON or the name of a bot), the handicap."""

    name: str
    colour: str
    player: str = PERSON
    handicap: int = 0

    @property
    def is_person(self) -> bool:
        """Whether a person plays the seat, not a bot."""
        return self.player == PERSON


@frozen
class SetupProblem:
    """Reason why no match can be created from the choices."""

    field: str
    """Part of the dialog with the wrong choice: "seat.0" to "seat.3", "seed", or the key of an option."""
    reason: str
    """Code such as "name_missing", "name_twice" or "seed_too_large", or a code that the game defines."""
    error: object = None
    """Further details of a problem in the game's own options; None if there are none."""


class OptionSet(Protocol):
    """Choices that depend on the game. Seats, seed and undo policy are choices of all games. Uses no widgets."""

    @property
    def game(self) -> AnyGame:
        """Game of the new match."""

    def defaults(self) -> JsonObject:
        """Returns the default values of the options and of anything else that the game remembers, by key."""

    def read_options(self, values: Mapping[str, JsonValue], count: int) -> JsonObject:
        """Returns the options for `count` seats: remembered values in `values` if still valid, otherwise defaults."""

    def name_of_value(self, choices: NewGameChoices, key: str) -> str:
        """Returns the name that a player gave to the chosen value of an option; "" if there is none."""

    def options_for_setup(self, choices: NewGameChoices) -> JsonObject:
        """Returns the options for `Game.setup`. Must not be called while there are problems."""

    def problems(self, choices: NewGameChoices) -> list[SetupProblem]:
        """Returns the problems in the choices of this option set."""


@frozen
class DefaultOptionSet:
    """Option set of a game that has no choices of its own except its options (`Game.options`)."""

    game: AnyGame

    def defaults(self) -> JsonObject:
        """Returns the default value of each option, by key."""
        return {option.key: option.default for option in self.game.options}

    def read_options(self, values: Mapping[str, JsonValue], count: int) -> JsonObject:
        """Returns the remembered values that are still allowed, and the defaults for all other options."""
        kept = self.defaults()
        for option in self.game.options:
            value = values.get(option.key)
            # The types are compared as well, because 1 equals True in Python.
            if option.remembered and any(type(value) is type(one) and value == one for one in option.values(count)):
                kept[option.key] = value
        return kept

    def name_of_value(self, choices: NewGameChoices, key: str) -> str:
        """Returns "", because players give no names to values of options."""
        return ""

    def options_for_setup(self, choices: NewGameChoices) -> JsonObject:
        """Returns the number of players and the values of all options."""
        return {"players": choices.seat_count, **choices.options}

    def problems(self, choices: NewGameChoices) -> list[SetupProblem]:
        """Returns a problem for each option whose value is not allowed with this number of players."""
        return [
            SetupProblem(option.key, "not_allowed")
            for option in self.game.options
            if choices.options[option.key] not in option.values(choices.seat_count)
        ]


def _default_seats(names: Sequence[str] = FIRST_NAMES) -> list[SeatChoice]:
    return [SeatChoice(name, colour) for name, colour in zip(names, PLAYER_COLOURS, strict=True)]


@define
class NewGameChoices:
    """All choices in the dialog of a new game. `options` are the values of the game's own options, by key.

    `seats` always has four seats, of which the first `seat_count` take part. A removed seat keeps its name, in case
    it takes part again. `seed` is the text that the user typed.
    """

    options: JsonObject
    seat_count: int = 2
    seats: list[SeatChoice] = field(factory=_default_seats)
    undo: UndoPolicy = UndoPolicy.BARRIER
    seed: str = "0"

    def move_seat(self, place: int, new_place: int) -> None:
        """Moves a seat to another position among the seats that take part."""
        self.seats.insert(new_place, self.seats.pop(place))

    def remove_seat(self, place: int) -> None:
        """Removes a seat from the seats that take part."""
        self.seats.append(self.seats.pop(place))
        self.seat_count -= 1

    def give_colour(self, place: int, colour: str) -> None:
        """Gives a colour to a seat. The seat that had it gets this seat's previous colour in exchange."""
        old_colour = self.seats[place].colour
        for seat in self.seats:
            if seat.colour == colour:
                seat.colour = old_colour
        self.seats[place].colour = colour

    def seed_number(self) -> int | None:
        """Returns the seed as a number; None if the typed text is not a number, or if the number is too large."""
        digits = "".join(self.seed.split())
        if not digits.isascii() or not digits.isdigit():
            return None
        # Texts longer than a seed are not converted, because converting thousands of digits is slow.
        return int(digits) if len(digits) <= MAX_SEED_DIGITS and int(digits) < SEED_LIMIT else None

    def problems(self, option_set: OptionSet) -> list[SetupProblem]:
        """Returns all problems, in the order of the parts of the dialog."""
        return [*self._problems_of_names(), *option_set.problems(self), *self._problems_of_seed()]

    def _problems_of_names(self) -> list[SetupProblem]:
        found = []
        taken: set[str] = set()
        for place, seat in enumerate(self.seats[: self.seat_count]):
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
                found.append(SetupProblem(f"seat.{place}", reason))
            taken.add(name.casefold())
        return found

    def _problems_of_seed(self) -> list[SetupProblem]:
        if self.seed_number() is not None:
            return []
        digits = "".join(self.seed.split())
        return [SetupProblem("seed", "seed_too_large" if digits.isdigit() else "seed_no_number")]

    def create_match(self, option_set: OptionSet) -> AnyMatch:
        """Creates the match from the choices. Raises ValueError while there are problems."""
        problems = self.problems(option_set)
        if problems:
            raise ValueError(f"{problems[0].field}: {problems[0].reason}")
        game, seed = option_set.game, self.seed_number() or 0
        seats = [
            Seat(seat.name.strip(), seat.colour, seat.player, seat.handicap) for seat in self.seats[: self.seat_count]
        ]
        return Match(game, game.setup(option_set.options_for_setup(self), seed), seed, seats, self.undo)

    def to_json(self) -> JsonObject:
        """Returns the choices as plain values for the settings, without the seed: the next game gets another seed."""
        seats = [asdict(seat) for seat in self.seats]
        return {"count": self.seat_count, "seats": seats, **self.options, "undo": self.undo.value}

    @classmethod
    def for_first_game(
        cls, option_set: OptionSet, bots: tuple[str, ...], seed: int, names: Sequence[str] = FIRST_NAMES
    ) -> NewGameChoices:
        """Returns the choices for a user's first game, against the weakest bot that does not play at random, if any."""
        count = option_set.game.players_allowed[0]
        choices = cls(option_set.defaults(), count, _default_seats(names), seed=str(seed))
        if len(bots) > DEFAULT_BOT_INDEX:
            for seat in choices.seats[1 : choices.seat_count]:
                seat.player = bots[DEFAULT_BOT_INDEX]
        return choices

    @classmethod
    def from_json(
        cls, values: Mapping[str, JsonValue], option_set: OptionSet, bots: tuple[str, ...], seed: int
    ) -> NewGameChoices:
        """Returns the remembered choices in `values`. Choices that are no longer valid are replaced by defaults."""
        allowed = option_set.game.players_allowed
        count = int(values["count"]) if values.get("count") in allowed else allowed[0]
        seats = _read_seats(values.get("seats"), bots)
        choices = cls(option_set.read_options(values, count), count, seats, seed=str(seed))
        if values.get("undo") in tuple(UndoPolicy):
            choices.undo = UndoPolicy(values["undo"])
        return choices


def _read_seats(values: object, bots: tuple[str, ...]) -> list[SeatChoice]:
    """Returns the four remembered seats. If the values are invalid, returns the seats of a user's first game."""
    seats = []
    for value in values if isinstance(values, list) else []:
        if not isinstance(value, dict):
            return _default_seats()
        name, colour, player = (value.get(key) for key in ("name", "colour", "player"))
        if not isinstance(name, str) or not isinstance(colour, str):
            return _default_seats()
        seats.append(
            SeatChoice(
                name,
                colour,
                player if isinstance(player, str) and player in bots else PERSON,
                _read_handicap(value.get("handicap")),
            )
        )
    return seats if sorted(seat.colour for seat in seats) == sorted(PLAYER_COLOURS) else _default_seats()


def _read_handicap(value: object) -> int:
    """Returns a remembered handicap; 0 if the dialog does not offer it."""
    return value if type(value) is int and value in HANDICAPS else 0


def roll_seed() -> int:
    """Returns a random seed that nobody can predict."""
    return secrets.randbelow(SEED_LIMIT)
