"""The interface between a game and everything that plays, shows, stores or judges it.

A game is a stateless object: all that changes lies in the state it hands out. Table, bots, command line and tests
reach the rules through these methods alone, so no rule is ever written a second time.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, Protocol, Self, TypeAlias, TypeVar, runtime_checkable

from attrs import Attribute, field, frozen

from haspelknecht_qt.core.rng import Generator
from haspelknecht_qt.core.standing import Standing
from haspelknecht_qt.core.strict_json import JsonObject, JsonValue
from haspelknecht_qt.core.text import sanitize, truncate

CHANCE = -1
"""The actor of moves that nobody chooses: what comes out of the bag, who begins."""

FIRST_NAMES = ("Anna", "Jost", "Grete", "Henrik")
"""What persons are called who have not said their names, in seat order."""

PERSON = "person"
"""The player of a seat that no bot plays."""

COLOURS = ("madder", "woad", "leaf", "heather")
"""The colours that seats can have, in seat order."""

NAME_LENGTH = 100
"""The longest name, colour or player of a seat, in characters."""


def _writable(_seat: object, attribute: Attribute[str], value: str) -> None:
    """What is blank, breaks a line or turns its direction could not be told from what stands around it."""
    if not isinstance(value, str):
        raise TypeError(f"{attribute.name} is {value!r}, allowed is text")
    if len(value) > NAME_LENGTH or not value.strip() or sanitize(value) != value:
        raise ValueError(
            f"{attribute.name} is {truncate(repr(value), 80)}, allowed are 1 to {NAME_LENGTH} characters that can be seen, all on one line"
        )


@frozen
class Seat:
    """A place at the table: its name and colour, and who plays it (PERSON or a bot's name)."""

    name: str = field(validator=_writable)
    colour: str = field(validator=_writable)
    player: str = field(default=PERSON, validator=_writable)

    @property
    def is_person(self) -> bool:
        """Whether no bot plays it."""
        return self.player == PERSON


@frozen
class Decision:
    """Who is asked, and at which step.

    `actor` is a seat (0 to players - 1) or CHANCE. `step` is the game's own word for the kind of question, for instance
    "taking" or "planning". `seat` is set where chance is asked for one seat alone: it is the one that sees what comes.
    """

    actor: int
    step: str
    seat: int | None = None


class IllegalMove(ValueError):
    """A move was refused.

    `rule` is the id of the rule that forbids it (for instance "M2"), `move` its text form.
    """

    def __init__(self, move: str, rule: str, step: str) -> None:
        super().__init__(f"illegal move '{move}' at step {step}: rule {rule}")
        self.move = move
        self.rule = rule
        self.step = step


class RuleFix(IllegalMove):
    """A recorded move was refused that an earlier version of the program allowed: the rule has been mended since."""


class UnreadableMove(ValueError):
    """A text is no move of this game. The message names the text and what is allowed."""


class SetupError(ValueError):
    """A set-up value is wrong. The message names the key, the value found and what is allowed."""


@frozen
class Option:
    """One thing that players agree on before a game: offered by command line and dialog, remembered, checked in one place.

    `key` is its name in the options of `Game.setup`, and behind two dashes on the command line. `values` are what is allowed with so many
    players, in the order of the dialog. `remembered` tells whether the next game starts out from what was chosen last. `all_values` are the values that
    are allowed with any number at all, in order, where it matters how they are listed together.
    """

    key: str
    default: str | bool
    values: Callable[[int], tuple[str | bool, ...]]
    remembered: bool = True
    all_values: tuple[str | bool, ...] = ()

    def values_for_any(self, numbers: Iterable[int]) -> tuple[str | bool, ...]:
        """What is allowed with one of these numbers of players, each value once."""
        return self.all_values or tuple(dict.fromkeys(value for number in numbers for value in self.values(number)))


@frozen
class Item:
    """One item of the score sheet: its id, and whether it is scored while playing (True) or only at the end (False)."""

    id: str
    scored_during_play: bool


@runtime_checkable
class State(Protocol):
    """A position: plain mutable data. Two copies never share what changes."""

    def copy(self) -> Self:
        """An independent copy."""
        ...


S = TypeVar("S", bound=State)
"""A game's states."""
M = TypeVar("M")
"""A game's moves."""
E = TypeVar("E")
"""A game's events."""
U = TypeVar("U")
"""A game's set-ups."""


@runtime_checkable
class Game(Protocol[S, M, E, U]):
    """The rules of one game.

    `S` (the state), `M` (a move), `E` (an event) and `U` (a set-up) are the game's own classes; they are opaque to whoever asks
    through AnyGame.
    A move and an event are small frozen values; each move has exactly one text form.
    """

    @property
    def name(self) -> str:
        """Short name used in records and on the command line: small letters, with "_" between words."""
        ...

    @property
    def players_allowed(self) -> tuple[int, ...]:
        """The numbers of seats that can be played with, ascending."""
        ...

    @property
    def options(self) -> tuple[Option, ...]:
        """What players agree on before a game, besides their number, in the order in which it is written down."""
        ...

    @property
    def items(self) -> tuple[Item, ...]:
        """The items of every standing, in the order of counting."""
        ...

    @property
    def joint_steps(self) -> frozenset[str]:
        """The steps at which all moves of a seat together are one choice, for instance "planning"."""
        ...

    @property
    def turn_start_steps(self) -> frozenset[str]:
        """The steps with whose move a turn begins; empty where a seat is never asked for two turns in a row."""
        ...

    @property
    def private_steps(self) -> frozenset[str]:
        """The steps at which the deciding seat may see what others may not; whether it does in a position tells `is_secret`."""
        ...

    def setup(self, options: JsonObject, seed: int) -> U:
        """The set-up that `options` ask for (number of players and the game's own settings), completed at random from `seed`.

        Raises SetupError. The same options and seed give the same set-up on every machine.
        """
        ...

    def setup_to_json(self, setup: U) -> JsonObject:
        """The whole set-up as plain JSON values, nothing left to chance."""
        ...

    def setup_from_json(self, data: JsonValue) -> U:
        """The set-up written by `setup_to_json`. Raises SetupError."""
        ...

    def options_of(self, setup: U) -> JsonObject:
        """The options that ask `setup` for the same agreements, with any seed."""
        ...

    def redraw_setup(self, setup: U, seed: int) -> U:
        """The same agreements, completed anew from the seed; an agreement that this chance does not allow is left out."""
        ...

    def players(self, setup: U) -> int:
        """The number of seats."""
        ...

    def data_hash(self, setup: U) -> str:
        """Hash of the printed data (component values) that this set-up is played with."""
        ...

    def corrected(self, setup: U) -> int:
        """How many printed values that the owner of a box has corrected this set-up is played with."""
        ...

    def initial(self, setup: U) -> S:
        """The state before the first move. Automatic steps have already run."""
        ...

    def decision(self, state: S) -> Decision | None:
        """Who is asked now, or None when the game is over."""
        ...

    def legal_moves(self, state: S) -> Sequence[M]:
        """Every legal move, each once, in a stable order. At a CHANCE decision: every possible outcome."""
        ...

    def why_not(self, state: S, move: M) -> str | None:
        """None when the move is legal, else the id of the rule that forbids it."""
        ...

    def play(self, state: S, move: M) -> None:
        """Carries the move out in place and runs automatic steps until somebody must decide.

        Raises IllegalMove with the state untouched, also when the game is over.
        """
        ...

    def advance(self, state: S, move: M) -> None:
        """As `play`, for a move that was just taken from `legal_moves`: it is not checked again."""
        ...

    def narrate(self, state: S, move: M) -> Iterator[tuple[E, S]]:
        """(event, copy of the state after it), one by one; the state given is left as it was. Raises IllegalMove."""
        ...

    def draw(self, state: S, generator: Generator) -> M:
        """The chance move that `generator` yields, with the probabilities of the real bag."""
        ...

    def observe(self, state: S, seat: int) -> S:
        """A copy with everything blanked that this seat may not see at the time of this position."""
        ...

    def observe_event(self, event: E, seat: int) -> E:
        """The event as this seat may know of it; the same one where it tells nothing that others may not know."""
        ...

    def hidden(self, state: S) -> int:
        """How many things lie hidden that a seat's move can show without a draw, because somebody knew and put them there. Fewer: some are seen."""
        ...

    def is_secret(self, state: S) -> bool:
        """Whether the seat asked decides now on something that the others must not see: the screen is covered at a hand-over."""
        ...

    def is_hidden_from(self, state: S, decision: Decision, move: M, seat: int) -> bool:
        """Whether, as things stand in `state`, this seat may not know of a logged move.

        `state` is the match's present position, `decision` and `move` are the entry's. A position of the past is open to a seat as soon as
        no move before it is concealed from the seat; until then the seat is shown what `observe` leaves of it.
        """
        ...

    def standing(self, state: S) -> Standing:
        """The itemised score as it would be if the game ended now."""
        ...

    def scores(self, state: S) -> tuple[int, ...]:
        """The score track: the victory points scored so far, one number a seat."""
        ...

    def period(self, state: S) -> tuple[int, int]:
        """The part of the game that a position belongs to, for grouping: (year, season), or (shift, 0) in a game of one level."""
        ...

    def digest(self, state: S) -> str:
        """A hash of everything in the state that can change, equal on every machine."""
        ...

    def write(self, move: M) -> str:
        """The move's one text form."""
        ...

    def migrate(self, state: S, move: M) -> Sequence[M] | None:
        """What is played in place of a recorded move that is not legal here, because an earlier version of the program asked more or less.

        Empty where nobody asks for it any more: it is passed over. None where no version ever allowed it. Raises MendedRule where a rule was
        mended that made it possible.
        """
        ...

    def read(self, text: str) -> M:
        """The move with this text form. Raises UnreadableMove."""
        ...


AnyGame: TypeAlias = Game[Any, Any, Any, Any]
"""Some game, to whoever does not own its states and moves."""

GameWithMoves: TypeAlias = Game[S, M, Any, Any]
"""The game with these states and moves, to whoever has no use for its events and set-ups."""

Games = Mapping[str, AnyGame]
"""Games by their names; each may be loaded when it is first asked for."""
