"""The interface between a game and everything that plays, shows, stores or evaluates it.

A game is an object without state: everything that changes is in a GameState. Window, bots, command line and tests use
the rules only through these methods, so no rule is written twice.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, Protocol, Self, TypeAlias, TypeVar, runtime_checkable

from attrs import Attribute, field

from haspelknecht_qt.core.fast_attrs import frozen
from haspelknecht_qt.core.rng import Generator
from haspelknecht_qt.core.standing import Standing
from haspelknecht_qt.core.strict_json import JsonObject, JsonValue
from haspelknecht_qt.core.text import sanitize, truncate

CHANCE = -1
"""Value of `Decision.actor` for chance moves, for instance a draw from the bag or the choice of the first player."""

NO_SEAT = -1
"""Observer without a seat, for instance a screen for spectators. It sees what every seat may see."""

PERSON = "person"
"""Value of `Seat.player` for a human player."""

MAX_HANDICAP = 99
"""Maximum number of points with which a seat begins."""

MAX_SEAT_TEXT_LENGTH = 100
"""Maximum length of each text of a seat (name, colour and player), in characters."""


def _check_text(_seat: object, attribute: Attribute[str], value: str) -> None:
    """Refuses blank and too long texts, line breaks, and marks that change the writing direction."""
    if not isinstance(value, str):
        raise TypeError(f"{attribute.name} is {value!r}, allowed is text")
    if len(value) > MAX_SEAT_TEXT_LENGTH or not value.strip() or sanitize(value) != value:
        raise ValueError(
            f"{attribute.name} is {truncate(repr(value), 80)}, allowed are 1 to {MAX_SEAT_TEXT_LENGTH} characters that can be seen, all on one line"
        )


def _check_handicap(_seat: object, _attribute: Attribute[int], value: int) -> None:
    if type(value) is not int:
        raise TypeError(f"handicap is {value!r}, allowed is a whole number")
    if not 0 <= value <= MAX_HANDICAP:
        raise ValueError(f"handicap is {value}, allowed is 0 to {MAX_HANDICAP}")


@frozen
class Seat:
    """A place at the table: its name, its colour, its player (PERSON or a bot's name), and its handicap.

    `handicap` is the number of points with which the seat begins (see `core.handicap`).
    """

    name: str = field(validator=_check_text)
    colour: str = field(validator=_check_text)
    player: str = field(default=PERSON, validator=_check_text)
    handicap: int = field(default=0, validator=_check_handicap)

    @property
    def is_person(self) -> bool:
        """Whether a person plays this seat."""
        return self.player == PERSON


@frozen
class Decision:
    """A pending decision: the actor and the step.

    `actor` is the number of a seat (from 0) or CHANCE. `step` is the game's own name for the kind of decision, for
    instance "taking" or "planning". `seat` is the only seat that sees the result of a chance decision; None if all
    seats see it.
    """

    actor: int
    step: str
    seat: int | None = None


class IllegalMove(ValueError):
    """A move is not legal at the step `step`. `move` is its text form, `rule` the id of the rule (such as "M2")."""

    def __init__(self, move: str, rule: str, step: str) -> None:
        super().__init__(f"illegal move '{move}' at step {step}: rule {rule}")
        self.move = move
        self.rule = rule
        self.step = step


class FormerlyLegalMove(IllegalMove):
    """A recorded move was legal in an earlier version of the program, whose rule was wrong and has been corrected."""


class UnreadableMove(ValueError):
    """A text is not the text form of any move. The message names the text and the allowed moves."""


class SetupError(ValueError):
    """A set-up value is wrong. The message names the key, the value found and the allowed values."""


@frozen
class Option:
    """An option of a new game, offered by the command line and the dialog for new games.

    `key` is its name in the options of `Game.setup` and, after two dashes, on the command line. `values` returns the
    allowed values for a number of players, in the order of the dialog. If `remembered`, the dialog offers the last
    value again. `all_values` are the values that at least one number of players allows, in the order of the dialog. If
    it is empty, `values_for_player_counts` collects them from `values`.
    """

    key: str
    default: str | bool
    values: Callable[[int], tuple[str | bool, ...]]
    remembered: bool = True
    all_values: tuple[str | bool, ...] = ()

    def values_for_player_counts(self, numbers: Iterable[int]) -> tuple[str | bool, ...]:
        """Returns the values that are allowed with at least one of these numbers of players, each once."""
        return self.all_values or tuple(dict.fromkeys(value for number in numbers for value in self.values(number)))


@frozen
class ScoreItem:
    """An item of the score. `scored_during_play` is False if its points are counted only at the end of the game."""

    id: str
    scored_during_play: bool


@runtime_checkable
class GameState(Protocol):
    """A position of a game: plain mutable data. A copy shares no mutable data with the original."""

    def copy(self) -> Self:
        """Returns an independent copy."""


S = TypeVar("S", bound=GameState)
"""Type of a game's states."""
M = TypeVar("M")
"""Type of a game's moves."""
E = TypeVar("E")
"""Type of a game's events."""
U = TypeVar("U")
"""Type of a game's set-ups."""


@runtime_checkable
class Game(Protocol[S, M, E, U]):
    """The rules of one game.

    `S` (state), `M` (move), `E` (event) and `U` (set-up) are the game's own classes; code that uses AnyGame treats them
    as opaque. Moves and events are small frozen values; each move has exactly one text form.
    """

    @property
    def name(self) -> str:
        """Name in records and on the command line: lower case, with "_" between words."""

    @property
    def rules_version(self) -> int:
        """Version of the rules, from 1. Increased when a recorded game may now be played or scored differently."""

    @property
    def event_class(self) -> type[E]:
        """Base class of all events, or the only class of events."""

    @property
    def players_allowed(self) -> tuple[int, ...]:
        """Allowed numbers of seats, ascending."""

    @property
    def options(self) -> tuple[Option, ...]:
        """Options of a new game besides the number of players, in the order in which they are stored."""

    @property
    def score_items(self) -> tuple[ScoreItem, ...]:
        """Items of the score, in the order in which the rulebook counts them."""

    @property
    def combined_choice_steps(self) -> frozenset[str]:
        """Steps at which all moves of a seat together form one choice, for instance "planning"."""

    @property
    def turn_start_steps(self) -> frozenset[str]:
        """Steps whose moves begin a new turn even of the same seat. Empty if no single move does."""

    @property
    def step_change_begins_turn(self) -> bool:
        """Whether a turn ends with its step, even if the same seat decides at the next step."""

    @property
    def private_steps(self) -> frozenset[str]:
        """Steps at which the deciding seat may see hidden information. `is_secret` decides this for each position."""

    @property
    def hidden_move(self) -> M | None:
        """Move that replaces a hidden move in the logs of other seats; None if they must not notice that it was made.

        For instance, all see that a player puts a card back, but a plan behind a screen goes unnoticed. The events of a
        noticed move are shown as `observe_event` returns them. This move is never legal.
        """

    def setup(self, options: JsonObject, seed: int) -> U:
        """Returns a set-up for `options` (number of players and settings), completed at random. Raises SetupError.

        The same options and seed give the same set-up on every machine.
        """

    def setup_to_json(self, setup: U) -> JsonObject:
        """Returns the whole set-up as plain JSON values, including the parts that were drawn at random."""

    def setup_from_json(self, data: JsonValue) -> U:
        """Returns the set-up written by `setup_to_json`. Raises SetupError."""

    def options_of(self, setup: U) -> JsonObject:
        """Returns the options for which `Game.setup` returns a set-up with the same settings, with any seed."""

    def draw_setup_again(self, setup: U, seed: int) -> U:
        """Returns a set-up with the same options, drawn again from `seed`. Turns off options that this draw forbids."""

    def player_count(self, setup: U) -> int:
        """Returns the number of seats."""

    def data_hash(self, setup: U) -> str:
        """Returns the hash of the printed values of this set-up."""

    def corrected_value_count(self, setup: U) -> int:
        """Returns the number of this set-up's printed values that the user corrected."""

    def initial_state(self, setup: U) -> S:
        """Returns the state before the first move, after automatic steps."""

    def decision(self, state: S) -> Decision | None:
        """Returns the pending decision; None when the game is over."""

    def legal_moves(self, state: S) -> Sequence[M]:
        """Returns every legal move once, in a stable order. At a CHANCE decision: every possible outcome."""

    def why_not(self, state: S, move: M) -> str | None:
        """Returns None when the move is legal, else the id of the rule that forbids it."""

    def play(self, state: S, move: M) -> None:
        """Carries out a move in place, with automatic steps up to the next decision.

        Raises IllegalMove, also when the game is over. The state is then unchanged.
        """

    def advance(self, state: S, move: M) -> None:
        """Carries out a legal move in place, without the checks of `play`. The move must be one of `legal_moves`."""

    def events_with_states(self, state: S, move: M) -> Iterator[tuple[E, S]]:
        """Yields pairs of an event and a copy of the state after it. `state` stays unchanged. Raises IllegalMove."""

    def draw_chance_move(self, state: S, generator: Generator) -> M:
        """Returns a chance move drawn with `generator`, with the probabilities of the real bag or stack."""

    def observe(self, state: S, seat: int) -> S:
        """Returns a copy of the state without the information that this seat may not see in this position.

        NO_SEAT sees what every seat may see.
        """

    def observe_event(self, event: E, seat: int) -> E:
        """Returns the event as this seat may see it; the same object if nothing in it is hidden."""

    def hidden_count(self, state: S) -> int:
        """Returns the number of hidden pieces, for instance cards put back, that a move can reveal without a draw.

        A move that lowers this number has revealed some of these pieces.
        """

    def is_secret(self, state: S) -> bool:
        """Whether other seats must not see what the deciding seat decides or sees here.

        The screen is then covered before another player looks at it.
        """

    def is_hidden_from(self, state: S, decision: Decision, move: M, seat: int) -> bool:
        """Whether a logged move must be kept secret from this seat, given the current state of the match.

        `decision` and `move` are those of the log entry; `move` may be `hidden_move`. Past states after a hidden move
        are seen by `observe` only.
        """

    def standing(self, state: S) -> Standing:
        """Returns the itemised score as if the game ended now."""

    def scores(self, state: S) -> tuple[int, ...]:
        """Returns the score track: victory points scored so far, one number per seat."""

    def period(self, state: S) -> tuple[int, int]:
        """Returns the period of a state: (year, season), or (shift, 0) in a game whose shifts have no parts."""

    def digest(self, state: S) -> str:
        """Returns a hash of everything in the state that can change, equal on every machine."""

    def write_move(self, move: M) -> str:
        """Returns the text form of the move."""

    def replacement_moves(self, state: S, move: M) -> Sequence[M] | None:
        """Returns the moves that replace a recorded move, which is illegal now but was legal in an earlier version.

        Returns () if the move is no longer needed and is skipped; None if no version ever allowed it. Raises
        FormerlyLegalMove if the move was possible only under a rule that has been corrected since.
        """

    def read_move(self, text: str) -> M:
        """Returns the move with this text form. Raises UnreadableMove."""


AnyGame: TypeAlias = Game[Any, Any, Any, Any]
"""A game whose states and moves are opaque to the caller."""

GameWithMoves: TypeAlias = Game[S, M, Any, Any]
"""A game with these states and moves, for callers that need neither its events nor its set-ups."""

Games = Mapping[str, AnyGame]
"""Games by name. A game may be loaded when it is first used."""
