"""Base of games whose rules are generators: they change a state and yield events as they happen.

Also contains moves with one text form each, their parser, and the reading of set-ups, which raises SetupError.
"""

from __future__ import annotations

import hashlib
import json
from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from difflib import get_close_matches
from enum import Enum
from typing import ClassVar, Generic, Protocol, TypeVar

import attrs
from attrs import define, field

from haspelknecht_qt.core.components import ComponentReader, PrintedValues, V
from haspelknecht_qt.core.game import E, GameState, IllegalMove, Option, SetupError, UnreadableMove
from haspelknecht_qt.core.record_error import shown
from haspelknecht_qt.core.strict_json import JsonObject, JsonValue
from haspelknecht_qt.core.validation import ComponentsError, ValidationError, Value

COMPONENTS = "components"
"""Key of the printed values in a recorded set-up, if they are not the built-in ones."""


def refuse_unknown(data: Collection[str], allowed: Sequence[str]) -> None:
    """Raises SetupError if `data` has a key that is not in `allowed`."""
    for key in data:
        if key not in allowed:
            raise SetupError(f"unknown option {shown(key)}, allowed are {', '.join(allowed)}")


def read_players(value: object, allowed: Sequence[int]) -> int:
    """Returns a number of players. Raises SetupError."""
    try:
        return Value(value, "players").one_of(allowed)
    except ValidationError as error:
        raise SetupError(f"players: {shown(value)}, allowed {error.expected}") from error


def read_option(option: Option, value: object, players: Sequence[int], count: int | None = None) -> str | bool:
    """Returns an option's value, allowed with `count` players or, if that is None, with any number in `players`."""
    allowed = option.values_for_any(players) if count is None else option.values(count)
    try:
        return Value(value, option.key).one_of(allowed)
    except ValidationError as error:
        condition = f" with {count} players" if allowed != option.values_for_any(players) else ""
        names = "true and false" if True in allowed else ", ".join(map(str, allowed))
        raise SetupError(f"{option.key}: {shown(value)}, allowed{condition} are {names}") from error


def with_components(data: JsonObject, components: V, built_in: V) -> JsonObject:
    """Returns the values of a set-up together with its printed values, which are left out if they equal the built-in ones."""
    if components.hash == built_in.hash and not components.corrected:
        return data
    return {**data, COMPONENTS: components.to_json()}


def read_recorded(
    data: object, keys: Sequence[str], known: V, reader: ComponentReader[V]
) -> tuple[Mapping[str, JsonValue], V]:
    """Returns a recorded set-up: the values of all `keys`, and the printed values (`known` if the record has no printed values)."""
    if not isinstance(data, dict):
        raise SetupError(f"setup: {type(data).__name__}, allowed is an object")
    refuse_unknown(data, (*keys, COMPONENTS))
    missing = [key for key in keys if key not in data]
    if missing:
        raise SetupError(f"setup: '{missing[0]}' is missing")
    if COMPONENTS not in data:
        return data, known
    try:
        return data, reader.from_json(data[COMPONENTS], COMPONENTS, known)
    except ComponentsError as error:
        raise SetupError(str(error)) from error


_MAX_COMPARED = 1000
"""Maximum number of moves compared with an unreadable text, because the comparison is slow.

A game with more moves compares only moves with as many words as the text.
"""


class NotatedMove:
    """Base of all moves of a game. `base_rule` is the rule that allows this kind of move.

    `notation` is its text form as a format string, in which {0} stands for the move. A kind of move with irregular text
    forms overrides `text` instead.
    """

    __slots__ = ()
    base_rule: ClassVar[str]
    notation: ClassVar[str]

    def text(self) -> str:
        """Returns the move's one text form."""
        return self.notation.format(self)


W = TypeVar("W", bound=NotatedMove)


@define(eq=False)
class MoveParser(Generic[W]):
    """Parser of the moves of the game called `game`. The moves are listed when the first text is read.

    `all_moves` yields every possible move once. Errors name `examples` if no move is similar to a text.
    """

    game: str
    all_moves: Callable[[], Iterable[W]]
    examples: str
    _found: dict[str, W] = field(factory=dict, init=False)

    def read(self, text: str) -> W:
        """Returns the move with this text form. Raises UnreadableMove, which names the most similar moves."""
        if not self._found:
            self._found = {move.text(): move for move in self.all_moves()}
        move = self._found.get(text)
        if move is None:
            near = get_close_matches(text[:80], self._similar(text[:80]), 3, 0.5)
            hint = ", ".join(f"'{word}'" for word in near) or f"for instance {self.examples}"
            raise UnreadableMove(f"{shown(text)} is no move of {self.game}; similar ones are {hint}")
        return move

    def _similar(self, text: str) -> list[str]:
        if len(self._found) <= _MAX_COMPARED:
            return list(self._found)
        spaces = text.count(" ")
        return [known for known in self._found if known.count(" ") == spaces]


class SteppedState(GameState, attrs.AttrsInstance, Protocol):
    """A state: an attrs class with a step. Values that are constant during a match are in its field `box`."""

    @property
    def step(self) -> Enum:
        """Current step; its value is the game's name for it."""


class PrintedSetup(Protocol):
    """A set-up with a number of players and printed values."""

    @property
    def players(self) -> int:
        """Number of seats."""

    @property
    def components(self) -> PrintedValues:
        """Printed values."""


P = TypeVar("P", bound=SteppedState)
Q = TypeVar("Q", bound=PrintedSetup)


class RuledGame(ABC, Generic[P, W, E, Q]):
    """Base of games. The methods here follow from `carry_out`, `why_not` and the set-up, which each game supplies.

    See `Game` for the methods.
    """

    __slots__ = ()

    @abstractmethod
    def why_not(self, state: P, move: W) -> str | None:
        """Returns None when the move is legal, else the id of the rule that forbids it."""

    @abstractmethod
    def carry_out(self, state: P, move: W) -> Iterator[E]:
        """Carries out the move, its consequences and every automatic step up to the next decision, in place; yields the events."""

    def players(self, setup: Q) -> int:
        """Returns the number of seats."""
        return setup.players

    def data_hash(self, setup: Q) -> str:
        """Returns the hash of the printed values of this set-up."""
        return setup.components.hash

    def corrected(self, setup: Q) -> int:
        """Returns the number of printed values corrected by the user."""
        return len(setup.components.corrected)

    def play(self, state: P, move: W) -> None:
        """Carries out a move after checking it. Raises IllegalMove with the state unchanged."""
        self._check(state, move)
        self.advance(state, move)

    def advance(self, state: P, move: W) -> None:
        """Carries out a move just taken from `legal_moves`."""
        for _ in self.carry_out(state, move):
            pass

    def narrate(self, state: P, move: W) -> Iterator[tuple[E, P]]:
        """Yields (event, copy of the state after it); `state` stays unchanged. Raises IllegalMove at once.

        Both contain hidden information, which `observe_event` and `observe` remove.
        """
        self._check(state, move)
        return self._narrated(state.copy(), move)

    def digest(self, state: P) -> str:
        """Returns the SHA-256 of every field of the state except the box."""
        data = attrs.asdict(state, filter=lambda attribute, _: attribute.name != "box")
        return hashlib.sha256(json.dumps(data, sort_keys=True, separators=(",", ":")).encode()).hexdigest()

    def write(self, move: W) -> str:
        """Returns the move's one text form."""
        return move.text()

    def _check(self, state: P, move: W) -> None:
        rule = self.why_not(state, move)
        if rule is not None:
            raise IllegalMove(move.text(), rule, str(state.step.value))

    def _narrated(self, state: P, move: W) -> Iterator[tuple[E, P]]:
        for event in self.carry_out(state, move):
            yield event, state.copy()
