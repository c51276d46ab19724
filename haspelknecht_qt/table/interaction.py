"""The interaction: how far the player has pointed along the path of a move.

One state machine for mouse, touch and keyboard; it knows the move index and nothing of Qt. Gestures tell it what the
player points at, it tells its listener what follows:

    nothing chosen --choose--> chosen --choose a target--> (chosen further | move chosen)
    nothing chosen --lift----> held   --drop on a target-> (chosen further | move chosen)
                               held   --keep-----------> chosen        (a press without a drag is a click)
    chosen or held --cancel, or pointing at anything else--> nothing chosen

Pointing at an element with which no legal move continues is refused: the listener hears of the whole path, so that it
can say why. What is not legal never changes anything but what is chosen.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum, auto
from typing import Generic, Protocol, TypeVar

from haspelknecht_qt.core.game import M
from haspelknecht_qt.table.move_index import NOTHING, Exact, MoveIndex, Partial, Path

M_contra = TypeVar("M_contra", contravariant=True)


class PathChange(Enum):
    """Why the path has changed."""

    LIFTED = auto()
    CHOSEN = auto()
    PLAYED = auto()
    REFUSED = auto()
    CANCELLED = auto()
    NEW_MOVES = auto()


class Listener(Protocol[M_contra]):
    """Hears what the interaction decides."""

    def on_path_changed(self, change: PathChange) -> None:
        """What is chosen, held or possible next has changed: read `path`, `held` and `targets()`."""

    def on_move_chosen(self, move: M_contra) -> None:
        """The player has pointed along the whole path of this legal move. Nothing is chosen any more."""

    def on_refused(self, path: Path) -> None:
        """The player has asked for something that no legal move begins with. Nothing is chosen any more."""


class Interaction(Generic[M]):
    """What the player has chosen so far. `index` may be replaced at any time through `set_moves`."""

    def __init__(self, listener: Listener[M], at_once: Callable[[str], bool] = lambda _element: False) -> None:
        """`at_once` says where a click makes the move that starts there, if there is only one."""
        self._listener = listener
        self._at_once = at_once
        self._index: MoveIndex[M] = MoveIndex()
        self._path: Path = ()
        self._held = False
        self._played: Path = ()

    @property
    def index(self) -> MoveIndex[M]:
        """The legal moves."""
        return self._index

    @property
    def path(self) -> Path:
        """The elements chosen so far; empty if nothing is chosen."""
        return self._path

    @property
    def held(self) -> bool:
        """Whether the pieces of the path's start are in the player's hand."""
        return self._held

    @property
    def played(self) -> Path:
        """The path along which the last move was chosen; empty if none was."""
        return self._played

    def targets(self) -> tuple[str, ...]:
        """What may be pointed at next: the starts of all moves while nothing is chosen."""
        return self._index.targets(self._path)

    def may_follow(self, element: str) -> bool:
        """Whether a legal move continues with `element`."""
        return self._index.lookup((*self._path, element)) is not NOTHING

    def may_start(self, element: str) -> bool:
        """Whether a legal move starts with `element`."""
        return self._index.lookup((element,)) is not NOTHING

    def set_moves(self, index: MoveIndex[M]) -> None:
        """Replaces the legal moves and drops what was chosen among the old ones."""
        self._index = index
        self._set_path((), PathChange.NEW_MOVES)

    def choose(self, element: str | None) -> None:
        """A click, or Enter, on `element`; None is a click beside everything and cancels.

        Choosing again what is chosen already takes the choice back.
        """
        if element is None:
            self.cancel()
        elif element in self._path and not self.may_follow(element):
            self.cancel()
        elif self.may_follow(element):
            self._follow((*self._path, element))
        elif self.may_start(element):
            self._follow((element,))
        else:
            self._refuse((*self._path, element))

    def complete(self, element: str) -> None:
        """A double click on `element`: plays the only move that continues with it, else goes on to where there is a choice."""
        prefix = self._path if self._path[-1:] == (element,) else (element,)
        if self._index.lookup(prefix) is NOTHING:
            self._refuse(prefix)
        elif len(self._index.moves_under(prefix)) == 1:
            self._play(prefix, self._index.moves_under(prefix)[0])
        else:
            while len(targets := self._index.targets(prefix)) == 1:
                prefix = (*prefix, *targets)
            self._follow(prefix)

    def lift(self, element: str) -> bool:
        """A press on pieces: takes them into the hand if a move starts with `element` and goes on to a target.

        Answers whether it did; if not, nothing has changed.
        """
        if not isinstance(self._index.lookup((element,)), Partial):
            return False
        self._set_path((element,), PathChange.LIFTED)
        return True

    def keep(self) -> None:
        """The press was a click: what is in the hand is chosen instead."""
        if self._held:
            self._follow(self._path)

    def choose_along(self, path: Path) -> bool:
        """Chooses a whole path at once, whatever was chosen before; whether it begins a legal move."""
        if self._index.lookup(path) is NOTHING:
            return False
        self._follow(path)
        return True

    def drop(self, element: str | None) -> None:
        """Lets go of what is held over `element`; None is home, or beside everything, and cancels."""
        if not self._held:
            return
        if element is None:
            self.cancel()
        elif self.may_follow(element):
            self._follow((*self._path, element))
        else:
            self._refuse((*self._path, element))

    def cancel(self) -> None:
        """Forgets what is chosen or held (Esc)."""
        if self._path:
            self._set_path((), PathChange.CANCELLED)

    def _follow(self, path: Path) -> None:
        found = self._index.lookup(path)
        targets = self._index.targets(path)
        if isinstance(found, Partial) and len(path) == 1 == len(targets) and self._at_once(path[0]):
            # Where that is no whole move, there is still something to choose.
            only = (*path, *targets)
            found, path = (whole, only) if isinstance(whole := self._index.lookup(only), Exact) else (found, path)
        if isinstance(found, Exact):
            self._play(path, found.move)
        else:
            self._set_path(path, PathChange.CHOSEN)

    def _play(self, path: Path, move: M) -> None:
        self._played = path
        self._set_path((), PathChange.PLAYED)
        self._listener.on_move_chosen(move)

    def _refuse(self, path: Path) -> None:
        self._set_path((), PathChange.REFUSED)
        self._listener.on_refused(path)

    def _set_path(self, path: Path, change: PathChange) -> None:
        self._path = path
        self._held = change is PathChange.LIFTED
        self._listener.on_path_changed(change)
