"""The interface between a game and everything that plays, shows, stores or judges it.

A game is a stateless object: all that changes lies in the state it hands out. Table, bots, command line and tests
reach the rules through these methods alone, so no rule is ever written a second time.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Protocol, runtime_checkable

from attrs import frozen

from haspelknecht_qt.core.draw import Generator
from haspelknecht_qt.core.standing import Standing

CHANCE = -1
"""The actor of moves that nobody chooses: what comes out of the bag, who begins."""


@frozen
class Decision:
    """Who is asked, and at which step.

    `actor` is a seat (0 to players - 1) or CHANCE. `step` is the game's own word for the kind of question, for instance
    "taking" or "planning".
    """

    actor: int
    step: str


class IllegalMove(ValueError):
    """A move was refused.

    `rule` is the id of the rule that forbids it (for instance "M2"), `move` its text form.
    """

    def __init__(self, move: str, rule: str, asked: str) -> None:
        super().__init__(f"illegal move '{move}' at step {asked}: rule {rule}")
        self.move = move
        self.rule = rule
        self.asked = asked


class UnreadableMove(ValueError):
    """A text is no move of this game. The message names the text and what is allowed."""


class SetupError(ValueError):
    """A set-up value is wrong. The message names the key, the value found and what is allowed."""


@frozen
class Option:
    """One thing that players agree on before a game: offered by command line and dialog, remembered, checked in one place.

    `key` is its name in the options of `Game.setup`, and behind two dashes on the command line. `values` are what is allowed with so many
    players, in the order of the dialog. `remembered` tells whether the next game starts out from what was chosen last. `every` are the values that
    are allowed with any number at all, in order, where it matters how they are listed together.
    """

    key: str
    default: str | bool
    values: Callable[[int], tuple[str | bool, ...]]
    remembered: bool = True
    every: tuple[str | bool, ...] = ()

    def possible(self, numbers: Iterable[int]) -> tuple[str | bool, ...]:
        """What is allowed with one of these numbers of players, each value once."""
        return self.every or tuple(dict.fromkeys(value for number in numbers for value in self.values(number)))


@runtime_checkable
class State(Protocol):
    """A position: plain mutable data. Two copies never share what changes."""

    def copy(self) -> State:
        """An independent copy."""
        ...


@runtime_checkable
class Game(Protocol):
    """The rules of one game.

    `S` (the state), `M` (a move), `E` (an event) and `U` (a set-up) are the game's own classes; they are opaque here.
    A move and an event are small frozen values; each move has exactly one text form.
    """

    @property
    def name(self) -> str:
        """Short name used in records and on the command line, for instance "haspelknecht"."""
        ...

    @property
    def players_allowed(self) -> tuple[int, ...]:
        """The numbers of seats that can be played with, ascending."""
        ...

    @property
    def options(self) -> tuple[Option, ...]:
        """What players agree on before a game, besides their number, in the order in which it is written down."""
        ...

    def setup(self, options: dict[str, Any], seed: int) -> Any:
        """The set-up that `options` ask for (number of players and the game's own settings), completed at random from `seed`.

        Raises SetupError. The same options and seed give the same set-up on every machine.
        """
        ...

    def setup_to_json(self, setup: Any) -> dict[str, Any]:
        """The whole set-up as plain JSON values, nothing left to chance."""
        ...

    def setup_from_json(self, data: Any) -> Any:
        """The set-up written by `setup_to_json`. Raises SetupError."""
        ...

    def options_of(self, setup: Any) -> dict[str, Any]:
        """The options that ask `setup` for the same agreements, with any seed."""
        ...

    def again(self, setup: Any, seed: int) -> Any:
        """The same agreements, completed anew from the seed; an agreement that this chance does not allow is left out."""
        ...

    def players(self, setup: Any) -> int:
        """The number of seats."""
        ...

    def data_hash(self, setup: Any) -> str:
        """Hash of the printed data (component values) that this set-up is played with."""
        ...

    def initial(self, setup: Any) -> Any:
        """The state before the first move. Automatic steps have already run."""
        ...

    def decision(self, state: Any) -> Decision | None:
        """Who is asked now, or None when the game is over."""
        ...

    def legal_moves(self, state: Any) -> Sequence[Any]:
        """Every legal move, each once, in a stable order. At a CHANCE decision: every possible outcome."""
        ...

    def why_not(self, state: Any, move: Any) -> str | None:
        """None when the move is legal, else the id of the rule that forbids it."""
        ...

    def play(self, state: Any, move: Any) -> None:
        """Carries the move out in place and runs automatic steps until somebody must decide.

        Raises IllegalMove with the state untouched, also when the game is over.
        """
        ...

    def advance(self, state: Any, move: Any) -> None:
        """As `play`, for a move that was just taken from `legal_moves`: it is not checked again."""
        ...

    def narrate(self, state: Any, move: Any) -> Iterator[tuple[Any, Any]]:
        """(event, copy of the state after it), one by one; the state given is left as it was. Raises IllegalMove."""
        ...

    def draw(self, state: Any, generator: Generator) -> Any:
        """The chance move that `generator` yields, with the probabilities of the real bag."""
        ...

    def observe(self, state: Any, seat: int) -> Any:
        """A copy with everything blanked that this seat may not see."""
        ...

    def standing(self, state: Any) -> Standing:
        """The itemised score as it would be if the game ended now."""
        ...

    def digest(self, state: Any) -> str:
        """A hash of everything in the state that can change, equal on every machine."""
        ...

    def write(self, move: Any) -> str:
        """The move's one text form."""
        ...

    def read(self, text: str) -> Any:
        """The move with this text form. Raises UnreadableMove."""
        ...
