"""The move index: every legal move, found by the path along which a player points.

A path is a tuple of element ids, in the order in which a player points at them: first the start of the move (a place or
a group of pieces), then the target, then any further decisions. An element is any string the table knows: a place
(`farmer`), a group of pieces (`pool.A.black`) or a button (`confirm`). The index is a prefix tree over these paths,
shared by drag, click-then-click and keyboard.

    index = MoveIndex([(("pool.A.black", "cart.1"), take_black), (("pool.A.black", "cart.2"), take_black_second)])
    index.lookup(("pool.A.black",))           # PathContinuations(next_elements=("cart.1", "cart.2"))
    index.lookup(("pool.A.black", "cart.1"))  # MoveFound(move=take_black)
    index.lookup(("farmer",))                 # NO_MOVE_FOUND
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, Generic, TypeVar

from attrs import field

from haspelknecht_qt.core.fast_attrs import frozen
from haspelknecht_qt.core.game import M

M_co = TypeVar("M_co", covariant=True)

Path = tuple[str, ...]
"""Ids of the elements that a player points at, in order. The path of a move is never empty."""


class AmbiguousPath(ValueError):
    """Two moves cannot be distinguished by pointing: their paths are equal, or one path begins with the other.

    This is a programming error in the game's paths. The message names both moves with their paths.
    """


@frozen
class NoMoveFound:
    """Result of a lookup: no legal move begins with the path."""


@frozen
class PathContinuations:
    """Result of a lookup: legal moves begin with the path. `next_elements` are the possible next elements, in order of moves."""

    next_elements: tuple[str, ...]


@frozen
class MoveFound(Generic[M]):
    """Result of a lookup: the path is the whole path of this legal move."""

    move: M


NO_MOVE_FOUND: Final = NoMoveFound()


@frozen
class _Node(Generic[M]):
    """Node of the prefix tree. A leaf holds a move and its whole path; any other node has at least one next element."""

    next_nodes: dict[str, _Node[M]] = field(factory=dict)
    leaf: list[tuple[Path, M]] = field(factory=list)

    def leaves(self) -> Iterator[tuple[Path, M]]:
        yield from self.leaf
        for node in self.next_nodes.values():
            yield from node.leaves()


def _insert(node: _Node[M], path: Path, move: M) -> None:
    if not path:
        raise ValueError(f"the path of '{move}' is empty, allowed is one element or more")
    for element in path:
        node = node.next_nodes.setdefault(element, _Node())
        if node.leaf:
            break
    if node.leaf or node.next_nodes:
        other_path, other = next(node.leaves())
        raise AmbiguousPath(
            f"'{other}' with path {' > '.join(other_path)} and '{move}' with path {' > '.join(path)} can't be told apart"
        )
    node.leaf.append((path, move))


class MoveIndex(Generic[M_co]):
    """All legal moves of one decision, found by path. Immutable; a new decision gets a new index.

    Raises AmbiguousPath if two moves cannot be distinguished, ValueError if a path is empty.
    """

    def __init__(self, moves: Iterable[tuple[Path, M_co]] = ()) -> None:
        self._root: _Node[M_co] = _Node()
        for path, move in moves:
            _insert(self._root, path, move)

    def lookup(self, path: Path) -> NoMoveFound | PathContinuations | MoveFound[M_co]:
        """Returns the move of a whole path, the continuations of the beginning of a path (even empty), or NO_MOVE_FOUND."""
        node = self._find(path)
        if node is None or not (node.leaf or node.next_nodes):
            return NO_MOVE_FOUND
        if node.leaf:
            return MoveFound(node.leaf[0][1])
        return PathContinuations(tuple(node.next_nodes))

    def next_elements(self, prefix: Path) -> tuple[str, ...]:
        """Elements that may follow the path `prefix`; after the empty path, the elements at which moves start.

        Empty if no move begins with `prefix`, or if it is the whole path of a move.
        """
        node = self._find(prefix)
        return () if node is None else tuple(node.next_nodes)

    def moves_under(self, prefix: Path) -> tuple[M_co, ...]:
        """All moves whose path begins with `prefix`."""
        node = self._find(prefix)
        return () if node is None else tuple(move for _, move in node.leaves())

    def _find(self, path: Path) -> _Node[M_co] | None:
        node: _Node[M_co] | None = self._root
        for element in path:
            node = node.next_nodes.get(element) if node is not None else None
        return node
