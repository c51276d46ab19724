"""Making moves by pointing at elements of a game's table."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import Generic, Protocol, TypeVar

from haspelknecht_qt.core.fast_attrs import frozen
from haspelknecht_qt.core.game import M
from haspelknecht_qt.table.move_index import Path
from haspelknecht_qt.ui.contracts.match_view import SvgPicture

S_contra = TypeVar("S_contra", contravariant=True)


class Mistake(Enum):
    """Base class of pointing mistakes. A value is a rule's id, plus a letter if several mistakes share the rule."""

    @property
    def rule(self) -> str:
        """Id of the rule that explains the mistake. A letter that tells apart mistakes of one rule is left out."""
        return str(self.value).rstrip("abc")


@frozen
class Refusal(Generic[M]):
    """Refusal of a path: the player pointed at elements, but no move can be made.

    `move` is the move that the player probably meant, legal or not; None if unknown. `rule` is the id of the rule that
    explains the refusal. `mistake` tells how the path is wrong; None if the path is right, but the move is illegal.
    """

    path: Path
    move: M | None
    rule: str
    mistake: Mistake | None = None


class PathTranslation(Protocol[S_contra, M]):
    """Translation between moves and paths: sequences of table elements at which a player points.

    Mouse, touch and keyboard use the same paths. An implementation needs no state, so a module may implement it.
    """

    @property
    def step_ending_buttons(self) -> tuple[str, ...]:
        """Ids of the prompt's buttons for moves that end a step. Such buttons have a filled background."""

    @property
    def choice_buttons(self) -> tuple[str, ...]:
        """Ids of the prompt's buttons for choices that do not end a step, in the order of the buttons."""

    @property
    def upper_table_steps(self) -> frozenset[str]:
        """Steps whose moves are made in the upper part of the table. Overlays then leave this part free."""

    def ends_step(self, move: M) -> bool:
        """Whether the move ends a step, or a part of a step. Lists show such moves last."""

    def paths(self, state: S_contra, legal_moves: Sequence[M]) -> list[tuple[Path, M]]:
        """Returns each path of each legal move, in the order of the moves. Chance moves have no path."""

    def take_back_paths(self, state: S_contra, move: M) -> list[Path]:
        """Returns the paths that take back a move that is not confirmed yet; [] if there are none."""

    def intended_moves(self, state: S_contra, path: Path) -> tuple[M, ...]:
        """Returns the moves that the player may have meant by `path`, legal or not, the most probable first."""

    def mistake_of(self, state: S_contra, path: Path) -> Mistake:
        """Returns the mistake in a path that matches no move, or that has the elements of a move in the wrong order."""

    def picture(self, move: M) -> SvgPicture:
        """Returns the picture shown before the text of a move in a list."""
