"""Moves with one text form each, and reading them: what the moves of all games have in common."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from difflib import get_close_matches
from typing import ClassVar, Generic, TypeVar

from attrs import define, field

from haspelknecht_qt.core.game import UnreadableMove
from haspelknecht_qt.core.record_error import shown

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
