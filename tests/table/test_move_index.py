"""Move index: a prefix tree in which each path means one move at most."""

from __future__ import annotations

import pytest

from haspelknecht_qt.table.move_index import NO_MOVE_FOUND, AmbiguousPath, MoveFound, MoveIndex, PathContinuations

MOVES = [
    (("disk.black", "farmer"), "black on farmer"),
    (("disk.black", "farmhand", "digger"), "black on farmhand as digger"),
    (("disk.black", "farmhand", "miner"), "black on farmhand as miner"),
    (("disk.brown", "farmer"), "brown on farmer"),
    (("confirm",), "confirm"),
]


@pytest.fixture
def index() -> MoveIndex[str]:
    return MoveIndex(MOVES)


def test_lookup_finds_a_move_or_continuations_or_nothing(index: MoveIndex[str]) -> None:
    assert index.lookup(()) == PathContinuations(("disk.black", "disk.brown", "confirm"))
    assert index.lookup(("disk.black",)) == PathContinuations(("farmer", "farmhand"))
    assert index.lookup(("disk.black", "farmhand")) == PathContinuations(("digger", "miner"))
    assert index.lookup(("disk.black", "farmhand", "miner")) == MoveFound("black on farmhand as miner")
    assert index.lookup(("confirm",)) == MoveFound("confirm")
    assert index.lookup(("farmer",)) is NO_MOVE_FOUND
    assert index.lookup(("confirm", "farmer")) is NO_MOVE_FOUND
    assert index.lookup(("disk.black", "farmer", "farmer", "farmer")) is NO_MOVE_FOUND


def test_every_move_is_found_by_its_path(index: MoveIndex[str]) -> None:
    assert index.moves_under(()) == tuple(move for _, move in MOVES)
    for path, move in MOVES:
        assert index.lookup(path) == MoveFound(move)
        for length in range(len(path)):
            assert isinstance(index.lookup(path[:length]), PathContinuations)


def test_index_lists_next_elements_and_moves_under_a_path(index: MoveIndex[str]) -> None:
    assert index.next_elements(()) == ("disk.black", "disk.brown", "confirm")
    assert index.next_elements(("disk.black",)) == ("farmer", "farmhand")
    assert index.next_elements(("confirm",)) == ()
    assert index.next_elements(("nowhere",)) == ()
    assert index.moves_under(("disk.black", "farmhand")) == (
        "black on farmhand as digger",
        "black on farmhand as miner",
    )
    assert index.moves_under(("nowhere",)) == ()


def test_empty_index_has_no_moves() -> None:
    index: MoveIndex[str] = MoveIndex()
    assert index.lookup(()) is NO_MOVE_FOUND
    assert index.next_elements(()) == ()
    assert index.moves_under(()) == ()


@pytest.mark.parametrize(
    "first,second",
    [
        (("farmer", "cart"), ("farmer", "cart")),
        (("farmer",), ("farmer", "cart")),
        (("farmer", "cart", "box"), ("farmer",)),
    ],
)
def test_ambiguous_paths_are_refused_with_their_moves(first: tuple[str, ...], second: tuple[str, ...]) -> None:
    message = f"'one move' with path {' > '.join(first)} and 'other move' with path {' > '.join(second)} can't"
    with pytest.raises(AmbiguousPath, match=message):
        MoveIndex([(("confirm",), "fine"), (first, "one move"), (second, "other move")])


def test_empty_path_is_refused() -> None:
    with pytest.raises(ValueError, match="path of 'pass' is empty"):
        MoveIndex([((), "pass")])
