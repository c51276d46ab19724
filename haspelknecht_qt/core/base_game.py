"""Base class of games whose rules are generators: a rule changes a state and yields the events that happen.

This module also contains the base class of moves, their parser, and functions that read set-ups.
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
from haspelknecht_qt.core.game import E, Game, GameState, IllegalMove, Option, SetupError, UnreadableMove
from haspelknecht_qt.core.override import override
from haspelknecht_qt.core.record_error import quote
from haspelknecht_qt.core.strict_json import JsonObject, JsonValue
from haspelknecht_qt.core.validation import ComponentsError, UntrustedValue, ValidationError

COMPONENTS_KEY = "components"
"""Key of the printed values in a recorded set-up. A set-up with the built-in values lacks the key."""


def refuse_unknown_keys(data: Collection[str], allowed: Sequence[str]) -> None:
    """Raises SetupError if `data` has a key that is not in `allowed`."""
    for key in data:
        if key not in allowed:
            raise SetupError(f"unknown option {quote(key)}, allowed are {', '.join(allowed)}")


def checked_player_count(value: object, allowed: Sequence[int]) -> int:
    """Returns `value` if it is an allowed number of players. Otherwise raises SetupError."""
    try:
        return UntrustedValue(value, "players").one_of(allowed)
    except ValidationError as error:
        raise SetupError(f"players: {quote(value)}, allowed {error.expected}") from error


def checked_option(option: Option, value: object, players: Sequence[int], count: int | None = None) -> str | bool:
    """Returns `value` if the option allows it with `count` players (None: any of `players`), else raises SetupError."""
    allowed = option.values_for_player_counts(players) if count is None else option.values(count)
    try:
        return UntrustedValue(value, option.key).one_of(allowed)
    except ValidationError as error:
        condition = f" with {count} players" if allowed != option.values_for_player_counts(players) else ""
        names = "true and false" if True in allowed else ", ".join(map(str, allowed))
        raise SetupError(f"{option.key}: {quote(value)}, allowed{condition} are {names}") from error


def add_components(data: JsonObject, components: V, built_in: V) -> JsonObject:
    """Returns the recorded set-up `data` with its printed values added, unless they equal the built-in ones."""
    if components.hash == built_in.hash and not components.corrected_keys:
        return data
    return {**data, COMPONENTS_KEY: components.to_json()}


def read_recorded_setup(
    data: object, keys: Sequence[str], built_in: V, reader: ComponentReader[V]
) -> tuple[Mapping[str, JsonValue], V]:
    """Returns a recorded set-up, which must have all `keys`, and its printed values (`built_in` if it has none)."""
    if not isinstance(data, dict):
        raise SetupError(f"setup: {type(data).__name__}, allowed is an object")
    refuse_unknown_keys(data, (*keys, COMPONENTS_KEY))
    missing = [key for key in keys if key not in data]
    if missing:
        raise SetupError(f"setup: '{missing[0]}' is missing")
    if COMPONENTS_KEY not in data:
        return data, built_in
    try:
        return data, reader.from_json(data[COMPONENTS_KEY], COMPONENTS_KEY, built_in)
    except ComponentsError as error:
        raise SetupError(str(error)) from error


_MAX_COMPARED_MOVES = 1000
"""Maximum number of moves compared with an unreadable text, because this is slow.

If there are more, only moves with as many words as the text are compared.
"""


class NotatedMove:
    """Base class of all moves of a game.

    A subclass passes two class arguments. `rule` is the id of the rule that allows this kind of move. `notation` is the
    text form as a format string, in which {0} stands for the move. A kind of move with irregular text forms overrides
    `text` instead.
    """

    __slots__ = ()
    base_rule: ClassVar[str]
    notation: ClassVar[str]

    def __init_subclass__(cls, *, rule: str = "", notation: str = "") -> None:
        super().__init_subclass__()
        # attrs creates each class a second time and does not pass these arguments then. The first values are kept.
        if rule:
            cls.base_rule = rule
        if notation:
            cls.notation = notation

    def text(self) -> str:
        """Returns the text form of the move."""
        return self.notation.format(self)


W = TypeVar("W", bound=NotatedMove)


@define(eq=False)
class MoveParser(Generic[W]):
    """Parser of the moves of the game called `game`.

    `groups` are functions that return all moves possible in any match, by the beginning of the moves' texts. A function
    is called, and removed, when a text with this beginning is first parsed: making thousands of moves is slow.
    `examples` are named in the error for a text that is similar to no move.
    """

    game: str
    _groups: dict[str, Callable[[], Iterable[W]]]
    examples: str
    _moves_by_text: dict[str, W] = field(factory=dict, init=False)

    def parse(self, text: str) -> W:
        """Returns the move with this text form. Raises UnreadableMove, which names the most similar moves."""
        if text not in self._moves_by_text:
            self._read_groups([beginning for beginning in self._groups if text.startswith(beginning)])
        move = self._moves_by_text.get(text)
        if move is None:
            self._read_groups([*self._groups])
            near = get_close_matches(text[:80], self._similar_moves(text[:80]), 3, 0.5)
            hint = ", ".join(f"'{word}'" for word in near) or f"for instance {self.examples}"
            raise UnreadableMove(f"{quote(text)} is no move of {self.game}; similar ones are {hint}")
        return move

    def _read_groups(self, beginnings: Iterable[str]) -> None:
        for beginning in beginnings:
            self._moves_by_text |= {move.text(): move for move in self._groups.pop(beginning)()}

    def _similar_moves(self, text: str) -> list[str]:
        if len(self._moves_by_text) <= _MAX_COMPARED_MOVES:
            return list(self._moves_by_text)
        spaces = text.count(" ")
        return [known for known in self._moves_by_text if known.count(" ") == spaces]


class SteppedState(GameState, attrs.AttrsInstance, Protocol):
    """A game state with a step, as an attrs class. Its field `box` has the values that stay constant during a match."""

    @property
    def step(self) -> Enum:
        """Current step as an enum member. The member's value is the game's name for the step."""


class SetupWithPrintedValues(Protocol):
    """A set-up with a number of players and with printed values."""

    @property
    def players(self) -> int:
        """Number of seats."""

    @property
    def components(self) -> PrintedValues:
        """Values printed on the game's components."""


P = TypeVar("P", bound=SteppedState)
Q = TypeVar("Q", bound=SetupWithPrintedValues)


class BaseGame(Game[P, W, E, Q], ABC):
    """Base class of games. It derives methods from `carry_out`, `why_not` and the set-up, which each game supplies."""

    @abstractmethod
    def carry_out(self, state: P, move: W) -> Iterator[E]:
        """Carries out a move in place, with automatic steps up to the next decision. Yields the events in order."""

    @property
    @override
    def step_change_begins_turn(self) -> bool:
        """Returns False, which is right for games whose turns have several steps."""
        return False

    @override
    def player_count(self, setup: Q) -> int:
        return setup.players

    @override
    def data_hash(self, setup: Q) -> str:
        return setup.components.hash

    @override
    def corrected_value_count(self, setup: Q) -> int:
        return len(setup.components.corrected_keys)

    @override
    def play(self, state: P, move: W) -> None:
        self._check(state, move)
        self.advance(state, move)

    @override
    def advance(self, state: P, move: W) -> None:
        for _ in self.carry_out(state, move):
            pass

    @override
    def events_with_states(self, state: P, move: W) -> Iterator[tuple[E, P]]:
        """Yields (event, copy of the state after it), with hidden information. Raises IllegalMove immediately."""
        self._check(state, move)
        current = state.copy()
        return ((event, current.copy()) for event in self.carry_out(current, move))

    def digest(self, state: P) -> str:
        """Returns the SHA-256 of every field of the state except `box`, which stays constant during a match."""
        data = attrs.asdict(state, filter=lambda attribute, _: attribute.name != "box")
        return hashlib.sha256(json.dumps(data, sort_keys=True, separators=(",", ":")).encode()).hexdigest()

    @override
    def write_move(self, move: W) -> str:
        return move.text()

    def _check(self, state: P, move: W) -> None:
        rule = self.why_not(state, move)
        if rule is not None:
            raise IllegalMove(move.text(), rule, str(state.step.value))
