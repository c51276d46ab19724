"""State machine for choosing a legal move, the same for mouse, touch and keyboard. Imports no Qt.

The path of a move is the sequence of the elements that the player chooses to make the move. Gestures report the
elements that the player points at, and the listener is notified of the result:

    nothing chosen --choose--> chosen --choose a target--> (chosen further | move chosen)
    nothing chosen --lift----> held   --drop on a target-> (chosen further | move chosen)
                               held   --choose_held----> chosen        (a press without a drag is a click)
    chosen or held --cancel, or pointing at anything else--> nothing chosen

An element with which no legal path continues is refused: the choice is dropped, and the listener gets the whole path,
so that it can explain the refusal. Nothing else changes.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum, auto
from typing import Generic, Protocol, TypeVar

from haspelknecht_qt.core.game import M
from haspelknecht_qt.table.move_index import NO_MOVE_FOUND, MoveFound, MoveIndex, Path, PathContinuations

M_contra = TypeVar("M_contra", contravariant=True)


class PathChangeReason(Enum):
    """Reason for a change of the chosen path."""

    LIFTED = auto()
    CHOSEN = auto()
    PLAYED = auto()
    REFUSED = auto()
    CANCELLED = auto()
    NEW_MOVES = auto()


class SelectionListener(Protocol[M_contra]):
    """Interface of the object that a `MoveSelection` notifies of choices and refusals."""

    def on_path_changed(self, change: PathChangeReason) -> None:
        """Called after a change of the choice: read `path`, `is_holding` and `next_elements()` of the selection."""

    def on_move_chosen(self, move: M_contra) -> None:
        """Called with the legal move whose path the player has completed. The choice is empty by then."""

    def on_refused(self, path: Path) -> None:
        """Called with the whole path if no legal move begins with it. The choice is empty by then."""


class MoveSelection(Generic[M]):
    """The player's choice: the elements chosen so far on the way to a legal move. Callers only read the attributes."""

    def __init__(
        self, listener: SelectionListener[M], click_makes_move: Callable[[str], bool] = lambda _element: False
    ) -> None:
        """`click_makes_move` returns whether a click on an element plays the only move that starts there."""
        self._listener = listener
        self._click_makes_move = click_makes_move
        self.move_index: MoveIndex[M] = MoveIndex()
        """All legal moves, found by path."""
        self.path: Path = ()
        """The elements chosen so far, in order; empty if nothing is chosen."""
        self.is_holding = False
        """Whether the player holds the pieces of the path's first element in the hand."""
        self.played_path: Path = ()
        """The path of the last move that the player has completed; empty if there was none."""

    def next_elements(self) -> tuple[str, ...]:
        """The elements that may come next in the path; while nothing is chosen, the elements at which moves start."""
        return self.move_index.next_elements(self.path)

    def may_follow(self, element: str) -> bool:
        """Whether a legal move begins with the chosen path followed by `element`."""
        return self.move_index.lookup((*self.path, element)) is not NO_MOVE_FOUND

    def may_start(self, element: str) -> bool:
        """Whether a legal move starts with `element`."""
        return self.move_index.lookup((element,)) is not NO_MOVE_FOUND

    def set_moves(self, move_index: MoveIndex[M]) -> None:
        """Replaces the legal moves and cancels the current choice."""
        self.move_index = move_index
        self._set_path((), PathChangeReason.NEW_MOVES)

    def choose(self, element: str | None) -> None:
        """Handles a click, or Enter, on `element`. None, or a second click on an element of the path, cancels."""
        if element is None or (element in self.path and not self.may_follow(element)):
            self.cancel()
        elif self.may_follow(element):
            self._set_path_or_play((*self.path, element))
        elif self.may_start(element):
            self._set_path_or_play((element,))
        else:
            self.refuse((*self.path, element))

    def complete_move(self, element: str) -> None:
        """Handles a double click: plays the only move that continues with `element`.

        If there are several moves, chooses the elements that follow in all of them.
        """
        prefix = self.path if self.path[-1:] == (element,) else (element,)
        if self.move_index.lookup(prefix) is NO_MOVE_FOUND:
            self.refuse(prefix)
        elif len(self.move_index.moves_under(prefix)) == 1:
            self._play(prefix, self.move_index.moves_under(prefix)[0])
        else:
            while len(targets := self.move_index.next_elements(prefix)) == 1:
                prefix = (*prefix, *targets)
            self._set_path_or_play(prefix)

    def lift(self, element: str) -> bool:
        """Lifts the pieces of `element` if a move starts there and needs a target. Returns whether they were lifted."""
        if not isinstance(self.move_index.lookup((element,)), PathContinuations):
            return False
        self._set_path((element,), PathChangeReason.LIFTED)
        return True

    def choose_held(self) -> None:
        """Turns held pieces into chosen ones, because the press was a click."""
        if self.is_holding:
            self._set_path_or_play(self.path)

    def choose_path(self, path: Path) -> bool:
        """Chooses a whole path instead of the current choice. Returns whether a legal move begins with the path."""
        if self.move_index.lookup(path) is NO_MOVE_FOUND:
            return False
        self._set_path_or_play(path)
        return True

    def drop(self, element: str | None) -> None:
        """Drops the held pieces on `element`. None (their own place, or a point beside all elements) cancels."""
        if not self.is_holding:
            return
        if element is None:
            self.cancel()
        elif self.may_follow(element):
            self._set_path_or_play((*self.path, element))
        else:
            self.refuse((*self.path, element))

    def refuse(self, path: Path) -> None:
        """Drops the choice, and refuses a path with which no legal move begins."""
        self._set_path((), PathChangeReason.REFUSED)
        self._listener.on_refused(path)

    def cancel(self) -> None:
        """Cancels the choice, or returns the held pieces (Esc)."""
        if self.path:
            self._set_path((), PathChangeReason.CANCELLED)

    def _set_path_or_play(self, path: Path) -> None:
        found = self.move_index.lookup(path)
        plays_only_move = len(path) == 1 and self._click_makes_move(path[0])
        if plays_only_move and isinstance(found, PathContinuations) and len(found.next_elements) == 1:
            # The only target is chosen as well, but only if it completes the move. Otherwise the player must choose it.
            only_path = (*path, *found.next_elements)
            if isinstance(whole := self.move_index.lookup(only_path), MoveFound):
                found, path = whole, only_path
        if isinstance(found, MoveFound):
            self._play(path, found.move)
        else:
            self._set_path(path, PathChangeReason.CHOSEN)

    def _play(self, path: Path, move: M) -> None:
        self.played_path = path
        self._set_path((), PathChangeReason.PLAYED)
        self._listener.on_move_chosen(move)

    def _set_path(self, path: Path, change: PathChangeReason) -> None:
        self.path = path
        self.is_holding = change is PathChangeReason.LIFTED
        self._listener.on_path_changed(change)
