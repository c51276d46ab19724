"""States and events of one match as JSON values: what a host sends, checked where a guest reads it."""

from __future__ import annotations

import sys
from typing import Any, Generic

import attrs

from haspelknecht_qt.core.game import E, Game, M, S, U
from haspelknecht_qt.core.strict_json import JsonValue
from haspelknecht_qt.network.values import UnreadableValue, ValueFormat


class MatchFormat(Generic[S, M, E, U]):
    """Writes and reads states and events of a match with this set-up.

    The constants of a match, which all copies of a state share, are not written: a guest makes them from the set-up.
    """

    def __init__(self, game: Game[S, M, E, U], setup: U) -> None:
        self.initial_state: S = game.initial_state(setup)
        self._game = game
        self._state_class = type(self.initial_state)
        copy = self.initial_state.copy()
        fields: dict[str, Any] = attrs.asdict(self.initial_state, recurse=False)  # type: ignore[arg-type]  # attrs' own type for its classes is private
        constants = {
            name: value for name, value in fields.items() if attrs.has(type(value)) and getattr(copy, name) is value
        }
        self._format = ValueFormat({self._state_class: constants})
        self._event_classes = {kind.__name__: kind for kind in _with_subclasses(game.event_class)}

    @property
    def shape(self) -> str:
        """Hash of the fields of states and events: programs with different shapes cannot play at one table."""
        return self._format.shape([self._state_class, *self._event_classes.values()])

    def write_state(self, state: S) -> JsonValue:
        """Returns the state as JSON values."""
        return self._format.write(state)

    def write_event(self, event: E) -> JsonValue:
        """Returns the event as JSON values."""
        return self._format.write_named(event)

    def read_state(self, found: JsonValue) -> S:
        """Returns a state, which may lie between two events of one move. Raises UnreadableValue."""
        state: S = self._format.read(self._state_class, found)
        return state

    def read_position(self, found: JsonValue) -> S:
        """Returns a state after a move, if the rules can work with it. Raises UnreadableValue."""
        state, game = self.read_state(found), self._game
        try:
            # Every number is in its place, but not every position is possible.
            if game.decision(state) is not None:
                game.legal_moves(state)
            game.standing(state)
            game.period(state)
        except (ArithmeticError, LookupError, TypeError, ValueError, AttributeError) as error:
            raise UnreadableValue(f"an impossible position: {type(error).__name__}: {error}") from error
        return state

    def read_event(self, found: JsonValue) -> E:
        """Returns the event. Raises UnreadableValue."""
        event: E = self._format.read_named(self._event_classes, found)
        return event


def _with_subclasses(kind: type[Any]) -> list[type[Any]]:
    """Returns the attrs classes among this class and its subclasses.

    The decorator of a class with slots makes a new class; the old one, which its module has lost, is left out.
    """
    found = [kind] if attrs.has(kind) and getattr(sys.modules[kind.__module__], kind.__name__, None) is kind else []
    return found + [below for each in kind.__subclasses__() for below in _with_subclasses(each)]
