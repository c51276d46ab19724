"""Base of games whose rules are generators: they change a state and yield the events as they happen.

Besides: moves with one text form each, their parser, and reading set-ups. A wrong set-up raises SetupError.
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
from haspelknecht_qt.core.game import E, IllegalMove, Option, SetupError, State, UnreadableMove
from haspelknecht_qt.core.record_error import shown
from haspelknecht_qt.core.strict_json import JsonObject, JsonValue
from haspelknecht_qt.core.validation import ComponentsError, ValidationError, Value

COMPONENTS = "components"
"""Where a recorded set-up has the printed values, if they are not the built-in ones."""


def refuse_unknown(data: Collection[str], allowed: Sequence[str]) -> None:
    """That there are no other keys than those allowed."""
    for key in data:
        if key not in allowed:
            raise SetupError(f"unknown option {shown(key)}, allowed are {', '.join(allowed)}")


def read_players(value: object, allowed: Sequence[int]) -> int:
    """A number of players."""
    try:
        return Value(value, "players").one_of(allowed)
    except ValidationError as error:
        raise SetupError(f"players: {shown(value)}, allowed {error.expected}") from error


def read_option(option: Option, value: object, players: Sequence[int], count: int | None = None) -> str | bool:
    """A value that the option allows with `count` players; where that is None, with any of the numbers `players`."""
    allowed = option.values_for_any(players) if count is None else option.values(count)
    try:
        return Value(value, option.key).one_of(allowed)
    except ValidationError as error:
        condition = f" with {count} players" if allowed != option.values_for_any(players) else ""
        names = "true and false" if True in allowed else ", ".join(map(str, allowed))
        raise SetupError(f"{option.key}: {shown(value)}, allowed{condition} are {names}") from error


def with_components(data: JsonObject, components: V, built_in: V) -> JsonObject:
    """A set-up's own values with its printed ones, which are written out only where they differ from those built in."""
    if components.hash == built_in.hash and not components.corrected:
        return data
    return {**data, COMPONENTS: components.to_json()}


def read_recorded(
    data: object, keys: Sequence[str], known: V, reader: ComponentReader[V]
) -> tuple[Mapping[str, JsonValue], V]:
    """What a record says of a set-up: the values of all `keys`, and the printed ones; `known` are used where it has none of its own."""
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


MOST_COMPARED = 1000
"""Where there are more moves, only those of as many words as the text are looked through for similar ones: it takes long."""


class NotatedMove:
    """Base of all moves of a game. `base_rule` is the rule that says when such a move may be made at all."""

    __slots__ = ()
    base_rule: ClassVar[str]

    def text(self) -> str:
        """The one text form."""
        raise TypeError(f"{type(self).__name__} has no text form")


W = TypeVar("W", bound=NotatedMove)


@define(eq=False)
class MoveParser(Generic[W]):
    """All moves of the game called `game` by their texts, put together when the first one is read.

    `all_moves` makes every move there can be, each once; `examples` are named where nothing is similar to a text.
    """

    game: str
    all_moves: Callable[[], Iterable[W]]
    examples: str
    _found: dict[str, W] = field(factory=dict, init=False)

    def read(self, text: str) -> W:
        """The move with this text form. Raises UnreadableMove, which names the nearest ones that exist."""
        if not self._found:
            self._found = {move.text(): move for move in self.all_moves()}
        move = self._found.get(text)
        if move is None:
            near = get_close_matches(text[:80], self._similar(text[:80]), 3, 0.5)
            hint = ", ".join(f"'{word}'" for word in near) or f"for instance {self.examples}"
            raise UnreadableMove(f"{shown(text)} is no move of {self.game}; similar ones are {hint}")
        return move

    def _similar(self, text: str) -> list[str]:
        if len(self._found) <= MOST_COMPARED:
            return list(self._found)
        spaces = text.count(" ")
        return [known for known in self._found if known.count(" ") == spaces]


class SteppedState(State, attrs.AttrsInstance, Protocol):
    """A state of attrs fields that knows at which step it is; what does not change in a match lies in its field `box`."""

    @property
    def step(self) -> Enum:
        """The step; its value is the game's word for it."""
        ...


class PrintedSetup(Protocol):
    """A set-up that knows how many play, and with which printed values."""

    @property
    def players(self) -> int:
        """The number of seats."""
        ...

    @property
    def components(self) -> PrintedValues:
        """The printed values."""
        ...


P = TypeVar("P", bound=SteppedState)
Q = TypeVar("Q", bound=PrintedSetup)


class RuledGame(ABC, Generic[P, W, E, Q]):
    """Base of games: `carry_out` and `why_not` are their own, and what follows from these two and from the set-up stands here.

    See `Game` for what each does.
    """

    __slots__ = ()

    @abstractmethod
    def why_not(self, state: P, move: W) -> str | None:
        """None when the move is legal, else the id of the rule that forbids it."""

    @abstractmethod
    def carry_out(self, state: P, move: W) -> Iterator[E]:
        """The move itself, what it ends, and every automatic step up to the next decision, in place; events are yielded as they happen."""

    def players(self, setup: Q) -> int:
        """The number of seats."""
        return setup.players

    def data_hash(self, setup: Q) -> str:
        """Hash of the printed values that this match is played with."""
        return setup.components.hash

    def corrected(self, setup: Q) -> int:
        """How many of them the owner of a box has corrected."""
        return len(setup.components.corrected)

    def play(self, state: P, move: W) -> None:
        """Carries out a move after checking it. Raises IllegalMove with the state untouched."""
        self._check(state, move)
        self.advance(state, move)

    def advance(self, state: P, move: W) -> None:
        """Carries out a move that was just taken from `legal_moves`."""
        for _ in self.carry_out(state, move):
            pass

    def narrate(self, state: P, move: W) -> Iterator[tuple[E, P]]:
        """(event, copy of the state after it), one by one. Raises IllegalMove at once; the state given is left as it was.

        Both hold what is hidden from some seats, which `observe_event` and `observe` blank.
        """
        self._check(state, move)
        return self._narrated(state.copy(), move)

    def digest(self, state: P) -> str:
        """SHA-256 over every field of the state but the box."""
        data = attrs.asdict(state, filter=lambda attribute, _: attribute.name != "box")
        return hashlib.sha256(json.dumps(data, sort_keys=True, separators=(",", ":")).encode()).hexdigest()

    def write(self, move: W) -> str:
        """The move's one text form."""
        return move.text()

    def _check(self, state: P, move: W) -> None:
        rule = self.why_not(state, move)
        if rule is not None:
            raise IllegalMove(move.text(), rule, str(state.step.value))

    def _narrated(self, state: P, move: W) -> Iterator[tuple[E, P]]:
        for event in self.carry_out(state, move):
            yield event, state.copy()
