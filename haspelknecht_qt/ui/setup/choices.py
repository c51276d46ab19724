"""What is chosen for a new game: plain values that are checked, remembered and made into a match. Knows no widgets."""

from __future__ import annotations

import secrets
import unicodedata
from collections.abc import Mapping
from typing import Any

from attrs import asdict, define, field, frozen

from haspelknecht_qt.core.draw import Generator
from haspelknecht_qt.core.match import SEED_LIMIT, Match
from haspelknecht_qt.core.seat import PERSON, Seat
from haspelknecht_qt.core.undo import UndoPolicy
from haspelknecht_qt.games.haspelknecht import layouts
from haspelknecht_qt.games.haspelknecht.game import Haspelknecht
from haspelknecht_qt.games.haspelknecht.layouts import LayoutError, LayoutProblem, Placement
from haspelknecht_qt.games.haspelknecht.model import BUILDING_OF_TILE
from haspelknecht_qt.games.haspelknecht.pictures import read_picture
from haspelknecht_qt.games.haspelknecht.rulebooks import RULEBOOKS
from haspelknecht_qt.games.haspelknecht.setup import FIRST_PLAY, FREE, PLANNING, PLAYERS, Setup, may_start_improved
from haspelknecht_qt.table.themes import PLAYERS as COLOURS

MOST_SEATS = len(COLOURS)
LONGEST_NAME = 24
"""Letters: what still fits on a player's card."""
READABLE_SEED = 10**8
"""Seeds that are rolled lie below this: eight figures can be told over the phone."""
_FREE_TILES = -2
"""The place of the ply for drawing the tiles of one's own layout from the seed; -1 draws those of a named one."""


@define
class SeatChoice:
    """A seat: its player's name, colour and who plays it (PERSON or a bot's name)."""

    name: str
    colour: str
    player: str = PERSON

    @property
    def is_person(self) -> bool:
        """Whether no bot plays it."""
        return self.player == PERSON


@frozen
class Problem:
    """A choice that no game can be begun with.

    `field` is where it stands: "seat.0" to "seat.3", "seed" or "layout". `reason` is one of
    "name_missing", "name_too_long", "name_unwritable", "name_twice", "seed_no_number", "seed_too_large", "board_missing",
    "board_unreadable" (with the `error`), "board_rule" (with the first `broken` condition).
    """

    field: str
    reason: str
    error: LayoutError | None = None
    broken: LayoutProblem | None = None


def _first_seats() -> list[SeatChoice]:
    names = ("Anna", "Jost", "Grete", "Henrik")
    return [SeatChoice(name, colour) for name, colour in zip(names, COLOURS, strict=True)]


@define
class Choices:
    """Everything that the dialog of a new game asks for.

    `seats` always holds four, of which the first `count` take part: who leaves comes back with the same name. `board` is the text of
    one's own layout: a picture of digits, or the line of a layout that somebody shared. `seed` is text, as it was typed.
    """

    count: int = 2
    seats: list[SeatChoice] = field(factory=_first_seats)
    rulebook: str = "dutch"
    layout: str = FIRST_PLAY
    board: str = ""
    planning: str = "open"
    undo: UndoPolicy = UndoPolicy.BARRIER
    starting_buildings: bool = False
    starting_farmhand: bool = False
    seed: str = "0"

    # Seats

    def move_seat(self, place: int, to: int) -> None:
        """Gives a seat another place among those that take part."""
        self.seats.insert(to, self.seats.pop(place))

    def remove_seat(self, place: int) -> None:
        """Sends a seat away; there are one fewer."""
        self.seats.append(self.seats.pop(place))
        self.count -= 1

    def give_colour(self, place: int, colour: str) -> None:
        """Gives a seat a colour; whoever had it gets the seat's."""
        mine = self.seats[place].colour
        for seat in self.seats:
            if seat.colour == colour:
                seat.colour = mine
        self.seats[place].colour = colour

    # The board

    def layout_ids(self, game: Haspelknecht) -> list[str]:
        """The layouts for this number of players: the first play, the named ones, one's own."""
        named = [name for name, layout in game.components.layouts.items() if self.count in layout.players]
        return [FIRST_PLAY, *named, FREE]

    def placement(self, game: Haspelknecht) -> Placement:
        """Which tile lies where. Raises LayoutError for one's own layout that cannot be read."""
        if self.layout == FIRST_PLAY:
            return layouts.first_play(self.count)
        if self.layout != FREE:
            setup: Setup = game.setup({"players": self.count, "layout": self.layout}, self.seed_number() or 0)
            return setup.placement
        text = self.board.strip()
        if text.startswith("{"):
            return layouts.placement_from_text(text)
        own = layouts.Layout(FREE, (self.count,), read_picture(self.board))
        return layouts.placed_at_random(own, Generator(self.seed_number() or 0, _FREE_TILES))

    def is_random(self) -> bool:
        """Whether the tiles are drawn, so that they can be drawn again."""
        return self.layout != FIRST_PLAY and not (self.layout == FREE and self.board.strip().startswith("{"))

    def missing_building_tiles(self, placement: Placement) -> bool:
        """Whether players may agree to start with buildings: a tile of a building is not in play (V3)."""
        return any(tile not in placement.numbers for tile in BUILDING_OF_TILE)

    def may_start_improved(self, placement: Placement) -> bool:
        """Whether players may agree to start with the improved farmhand (V3)."""
        return may_start_improved(placement)

    # Chance

    def seed_number(self) -> int | None:
        """The seed as a number; None if the text is none, or one that is too large."""
        digits = "".join(self.seed.split())
        if not digits.isascii() or not digits.isdigit():
            return None
        # More figures than the limit has cannot be a seed; turning thousands of them into a number takes long.
        return int(digits) if len(digits) <= 20 and int(digits) < SEED_LIMIT else None

    # Everything together

    def problems(self, game: Haspelknecht) -> list[Problem]:
        """All that has to be put right, in the order of the dialog."""
        return [*self._problems_of_names(), *self._problems_of_board(game), *self._problems_of_seed()]

    def _problems_of_names(self) -> list[Problem]:
        found = []
        taken: set[str] = set()
        for place, seat in enumerate(self.seats[: self.count]):
            name = seat.name.strip()
            reason = ""
            if not name:
                reason = "name_missing"
            elif len(name) > LONGEST_NAME:
                reason = "name_too_long"
            elif any(unicodedata.category(sign) in {"Cc", "Cs", "Cf"} for sign in name):
                reason = "name_unwritable"
            elif name.casefold() in taken:
                reason = "name_twice"
            if reason:
                found.append(Problem(f"seat.{place}", reason))
            taken.add(name.casefold())
        return found

    def _problems_of_board(self, game: Haspelknecht) -> list[Problem]:
        if self.layout != FREE:
            return []
        if not self.board.strip():
            return [Problem("layout", "board_missing")]
        try:
            broken = layouts.check_placement(self.placement(game), self.count, self.rulebook)
        except LayoutError as error:
            return [Problem("layout", "board_unreadable", error=error)]
        return [Problem("layout", "board_rule", broken=broken[0])] if broken else []

    def _problems_of_seed(self) -> list[Problem]:
        if self.seed_number() is not None:
            return []
        digits = "".join(self.seed.split())
        return [Problem("seed", "seed_too_large" if digits.isdigit() else "seed_no_number")]

    def match(self, game: Haspelknecht) -> Match:
        """The match. Raises ValueError while there are problems."""
        problems = self.problems(game)
        if problems:
            raise ValueError(f"{problems[0].field}: {problems[0].reason}")
        seed = self.seed_number() or 0
        placement = self.placement(game)
        options: dict[str, Any] = {
            "players": self.count,
            "rulebook": self.rulebook,
            "planning": self.planning,
            "layout": self.layout,
            "starting_buildings": self.starting_buildings and self.missing_building_tiles(placement),
            "starting_farmhand": self.starting_farmhand and self.may_start_improved(placement),
        }
        if self.layout == FREE:
            options["board"] = layouts.placement_to_json(placement)
        seats = [Seat(seat.name.strip(), seat.colour, seat.player) for seat in self.seats[: self.count]]
        return Match(game, game.setup(options, seed), seed, seats, self.undo)

    # Remembering

    def to_plain(self) -> dict[str, Any]:
        """Plain values for the settings. The seed is not remembered: the next game is another one."""
        values = asdict(self)
        del values["seed"]
        return {**values, "undo": self.undo.value}

    @classmethod
    def from_plain(cls, values: Mapping[str, Any], game: Haspelknecht, bots: tuple[str, ...], seed: int) -> Choices:
        """What was remembered, as far as it still makes sense; defaults for all else."""
        choices = cls(seed=str(seed))
        if values.get("count") in PLAYERS:
            choices.count = int(values["count"])
        choices.seats = _read_seats(values.get("seats"), bots)
        if isinstance(values.get("board"), str):
            choices.board = values["board"]
        allowed: Mapping[str, tuple[Any, ...]] = {
            "rulebook": tuple(RULEBOOKS),
            "planning": PLANNING,
            "layout": tuple(choices.layout_ids(game)),
            "starting_buildings": (True, False),
            "starting_farmhand": (True, False),
        }
        for name, possible in allowed.items():
            value = values.get(name)
            if any(value is one or (isinstance(value, str) and value == one) for one in possible):
                setattr(choices, name, value)
        if values.get("undo") in tuple(UndoPolicy):
            choices.undo = UndoPolicy(values["undo"])
        return choices


def _read_seats(values: object, bots: tuple[str, ...]) -> list[SeatChoice]:
    """Four seats with four colours, or the ones to begin with."""
    seats = []
    for value in values if isinstance(values, list) else []:
        if not isinstance(value, dict):
            return _first_seats()
        name, colour, player = (value.get(key) for key in ("name", "colour", "player"))
        if not isinstance(name, str) or not isinstance(colour, str):
            return _first_seats()
        seats.append(SeatChoice(name, colour, player if isinstance(player, str) and player in bots else PERSON))
    return seats if {seat.colour for seat in seats} == set(COLOURS) and len(seats) == MOST_SEATS else _first_seats()


def roll_seed() -> int:
    """A seed that nobody can foresee."""
    return secrets.randbelow(READABLE_SEED)


def again(match: Match, seed: int) -> Match:
    """The same players with the same agreements and another seed; random tiles are drawn anew."""
    return Match(match.game, match.game.again(match.setup, seed), seed, match.seats, match.undo_policy)
