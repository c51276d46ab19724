"""Moves made by pointing at elements of a game's table."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import Generic, Protocol, TypeVar

from attrs import frozen

from haspelknecht_qt.core.game import M
from haspelknecht_qt.table.move_index import Path
from haspelknecht_qt.ui.contracts.match_view import Picture

S_contra = TypeVar("S_contra", contravariant=True)


class Mistake(Enum):
    """Base class of a game's mistakes in pointing. The value is a rule id, with a letter appended if mistakes share a rule."""

    @property
    def rule(self) -> str:
        """Id of the rule to read."""
        return str(self.value).rstrip("ab")


@frozen
class Refusal(Generic[M]):
    """Refusal of a path: the intended move, legal or illegal, if any, and the id of the rule to read.

    `mistake` is the mistake in pointing; None if the move itself is illegal.
    """

    path: Path
    move: M | None
    rule: str
    mistake: Mistake | None = None


class Pointing(Protocol[S_contra, M]):
    """Moves by pointing. A path lists elements of the table; it is the same for mouse, touch and keyboard.

    An implementation has no state, so a module may be one.
    """

    @property
    def end_buttons(self) -> tuple[str, ...]:
        """Buttons that end a step. The legal one is filled."""
        ...

    @property
    def choices(self) -> tuple[str, ...]:
        """Other buttons of the prompt, in order."""
        ...

    @property
    def upper_table_steps(self) -> frozenset[str]:
        """Steps with moves in the upper part of the table. Overlays leave that part free then."""
        ...

    def ends(self, move: M) -> bool:
        """Whether the move ends a step or a part of it. Lists show such moves last."""
        ...

    def paths(self, state: S_contra, legal_moves: Sequence[M]) -> list[tuple[Path, M]]:
        """Returns each legal move with each of its paths, in the order of the moves. Chance moves have none."""
        ...

    def take_back_paths(self, state: S_contra, move: M) -> list[Path]:
        """Returns the paths that take back a move of the running choice; empty if there is no such path."""
        ...

    def intended(self, state: S_contra, path: Path) -> tuple[M, ...]:
        """Returns the moves that the player may have meant by `path`, legal or not, the likeliest first."""
        ...

    def mistake_of(self, state: S_contra, path: Path) -> Mistake:
        """Returns the mistake in a path that corresponds to no move, or to a legal move that has other paths."""
        ...

    def picture(self, move: M) -> Picture:
        """Returns the picture in front of a move in a list."""
        ...
