"""The interface between a game and everything that plays, shows, stores or judges it.

A game is a stateless object: all that changes lies in the state it hands out. Table, bots, command line and tests
reach the rules through these methods alone, so no rule is ever written a second time.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
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
class Item:
    """One item of the score sheet: its id, and whether it is scored while playing (True) or only at the end (False)."""

    id: str
    during: bool


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
    def items(self) -> tuple[Item, ...]:
        """The items of every standing, in the order of counting."""
        ...

    @property
    def joint_steps(self) -> frozenset[str]:
        """The steps at which all moves of a seat together are one choice, for instance "planning"."""
        ...

    @property
    def private_steps(self) -> frozenset[str]:
        """The steps at which the deciding seat may see what others may not; whether it does in a position tells `is_secret`."""
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
        """A copy with everything blanked that this seat may not see at the time of this position."""
        ...

    def is_secret(self, state: Any) -> bool:
        """Whether the seat asked decides now on something that the others must not see: the screen is covered at a hand-over."""
        ...

    def conceals(self, state: Any, decision: Decision, move: Any, seat: int) -> bool:
        """Whether, as things stand in `state`, this seat may not know of a logged move.

        `state` is the match's present position, `decision` and `move` are the entry's. A position of the past is open to a seat as soon as
        no move before it is concealed from the seat; until then the seat is shown what `observe` leaves of it.
        """
        ...

    def standing(self, state: Any) -> Standing:
        """The itemised score as it would be if the game ended now."""
        ...

    def scores(self, state: Any) -> tuple[int, ...]:
        """The score track: the victory points scored so far, one number a seat."""
        ...

    def period(self, state: Any) -> tuple[int, int]:
        """The part of the game that a position belongs to, for grouping: (year, season), or (shift, 0) in a game of one level."""
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
