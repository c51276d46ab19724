"""What all games have in common whose rules are generators: they change a state and yield the events as they happen."""

from __future__ import annotations

import hashlib
import json
from abc import ABC, abstractmethod
from collections.abc import Iterator
from enum import Enum
from typing import Generic, Protocol, TypeVar

import attrs

from haspelknecht_qt.core.components import PrintedValues
from haspelknecht_qt.core.game import E, IllegalMove, State
from haspelknecht_qt.core.move_notation import W


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
