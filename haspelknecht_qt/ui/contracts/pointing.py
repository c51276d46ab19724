"""How a game's moves are made by pointing at elements of its table."""

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
    """Base class of a game's mistakes in pointing. The value is the rule to read, with a letter after it where two share a rule."""

    @property
    def rule(self) -> str:
        """Id of the rule to read."""
        return str(self.value).rstrip("ab")


@frozen
class Refusal(Generic[M]):
    """Why a path can't be followed: the intended move, legal or illegal, if any, and the id of the rule to read.

    `mistake` is the mistake in pointing; None where the move itself is illegal.
    """

    path: Path
    move: M | None
    rule: str
    mistake: Mistake | None = None


class Pointing(Protocol[S_contra, M]):
    """Where a player points to make a move. A path names elements of the table; it is the same for mouse, touch and keyboard.

    It keeps nothing, so that a module may be one.
    """

    @property
    def end_buttons(self) -> tuple[str, ...]:
        """The buttons that end a step: the one of them that is legal is filled."""
        ...

    @property
    def choices(self) -> tuple[str, ...]:
        """The other buttons of the prompt, in the order in which they stand."""
        ...

    @property
    def upper_table_steps(self) -> frozenset[str]:
        """The steps in which one points at the upper part of the table: what comes over it keeps that free."""
        ...

    def ends(self, move: M) -> bool:
        """Whether the move ends a step or a part of it: in a list such moves stand last."""
        ...

    def paths(self, state: S_contra, legal_moves: Sequence[M]) -> list[tuple[Path, M]]:
        """Each legal move of the seat that is asked with its path or paths, in the order of the moves. Chance moves have none."""
        ...

    def take_back_paths(self, state: S_contra, move: M) -> list[Path]:
        """Along which paths a move of the running choice is taken back; empty where it can't be pointed at."""
        ...

    def intended(self, state: S_contra, path: Path) -> tuple[M, ...]:
        """The moves that `path` would mean if they were legal, the likeliest first."""
        ...

    def mistake_of(self, state: S_contra, path: Path) -> Mistake:
        """What is wrong with a path that means no move, or a legal move pointed at in a wrong way."""
        ...

    def picture(self, move: M) -> Picture:
        """The picture in front of a move in a list."""
        ...
