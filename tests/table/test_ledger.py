"""Ledger: equals the wanted picture, loses or doubles no piece, and moves no piece without need."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping, Sequence

import pytest

from haspelknecht_qt.table.ledger import Addition, Flow, MovedPiece, Piece, PieceChanges, PieceLedger, Removal

Picture = Mapping[str, Sequence[str]]


def without_empty(wanted: Picture) -> dict[str, tuple[str, ...]]:
    return {place: tuple(kinds) for place, kinds in wanted.items() if kinds}


def rows(ledger: PieceLedger) -> dict[tuple[str, int], tuple[int, str]]:
    return {
        (place, piece.index): (piece.id, piece.kind)
        for place in ledger.occupied_places()
        for piece in ledger.pieces_in(place)
    }


def apply(
    before: dict[tuple[str, int], tuple[int, str]], changes: PieceChanges
) -> dict[tuple[str, int], tuple[int, str]]:
    """The table after carrying out the changes one by one, written without the ledger."""
    table = dict(before)
    for removal in changes.removals:
        assert table.pop((removal.piece.place, removal.piece.index)) == (removal.piece.id, removal.piece.kind)
    lifted = []
    for move in changes.moved_pieces:
        assert table.pop((move.origin, move.origin_index)) == (move.piece.id, move.piece.kind)
        lifted.append(((move.piece.place, move.piece.index), (move.piece.id, move.piece.kind)))
    for add in changes.additions:
        lifted.append(((add.piece.place, add.piece.index), (add.piece.id, add.piece.kind)))
    for spot, piece in lifted:
        assert spot not in table
        table[spot] = piece
    return table


def fewest_place_changes(before: Picture, after: Picture) -> int:
    """Smallest number of pieces that must change their place: by kind, losses of places that others gain."""
    lost: Counter[str] = Counter()
    gained: Counter[str] = Counter()
    for place in {*before, *after}:
        old, new = Counter(before.get(place, ())), Counter(after.get(place, ()))
        lost += old - new
        gained += new - old
    return (lost & gained).total()


def random_picture(chance: random.Random) -> dict[str, list[str]]:
    return {
        place: [chance.choice(["coal", "wood", "food"]) for _ in range(chance.randint(0, 4))]
        for place in chance.sample(["farmer", "farmhand", "digger", "cart", "farm"], chance.randint(0, 5))
    }


@pytest.mark.parametrize("seed", range(40))
def test_ledger_follows_any_sequence_of_pictures(seed: int) -> None:
    chance = random.Random(seed)
    ledger = PieceLedger()
    seen: set[int] = set()
    for _ in range(25):
        before, picture = rows(ledger), ledger.kinds_by_place()
        wanted = random_picture(chance)
        first = [piece for piece, _ in before.values() if chance.random() < 0.3]
        changes = ledger.update(wanted, leaving_first=first)
        assert ledger.kinds_by_place() == without_empty(wanted)
        assert apply(before, changes) == rows(ledger)
        ids = [
            change.piece.id for group in (changes.additions, changes.moved_pieces, changes.removals) for change in group
        ]
        assert len(ids) == len(set(ids))
        added = {change.piece.id for change in changes.additions}
        assert not added & seen
        seen |= added
        assert len(changes.place_changes) == fewest_place_changes(picture, wanted)


@pytest.mark.parametrize("seed", range(20))
def test_flows_never_add_a_change_of_place(seed: int) -> None:
    chance = random.Random(seed)
    ledger = PieceLedger()
    places = ["farmer", "farmhand", "digger", "cart", "farm"]
    for _ in range(25):
        before, picture = rows(ledger), ledger.kinds_by_place()
        wanted = {place: [] for place in places} | random_picture(chance)
        flows = [
            Flow(chance.choice(["coal", "wood"]), chance.choice(places), chance.choice(places), chance.randint(1, 2))
            for _ in range(4)
        ]
        changes = ledger.update(wanted, flows)
        assert apply(before, changes) == rows(ledger)
        assert ledger.kinds_by_place() == without_empty(wanted)
        assert len(changes.place_changes) == fewest_place_changes(picture, wanted)


def test_same_updates_give_the_same_changes() -> None:
    def run() -> list[PieceChanges]:
        chance = random.Random(7)
        ledger = PieceLedger(supply=lambda kind, place: f"{place}.{kind}")
        return [ledger.update(random_picture(chance)) for _ in range(30)]

    assert run() == run()


def test_equal_picture_changes_nothing() -> None:
    ledger = PieceLedger()
    ledger.update({"farmer": ["wood", "coal"], "cart": []})
    changes = ledger.update({"cart": [], "farmer": ["wood", "coal"]})
    assert changes == PieceChanges()


def test_a_piece_keeps_its_id_over_a_move_and_back() -> None:
    ledger = PieceLedger()
    ledger.update({"farmer": ["wood"]})
    (piece,) = ledger.pieces_in("farmer")
    forth = ledger.update({"cart": ["wood"]})
    back = ledger.update({"farmer": ["wood"]})
    assert forth.moved_pieces == (MovedPiece(Piece(piece.id, "wood", "cart", 0), "farmer", 0),)
    assert back.moved_pieces == (MovedPiece(Piece(piece.id, "wood", "farmer", 0), "cart", 0),)
    assert ledger.pieces_in("farmer") == (piece,)


def test_flow_decides_which_piece_goes_where() -> None:
    before = {"a": ["coal"], "b": ["coal"]}
    after = {"c": ["coal"], "d": ["coal"]}
    ledger = PieceLedger()
    ledger.update(before)
    crossed = ledger.update(after, [Flow("coal", "a", "d"), Flow("coal", "b", "c")])
    assert {(move.origin, move.piece.place) for move in crossed.moved_pieces} == {("a", "d"), ("b", "c")}


def test_reversed_flows_restore_the_pieces() -> None:
    flows = [Flow("coal", "a", "d"), Flow("coal", "b", "c")]
    ledger = PieceLedger()
    ledger.update({"a": ["coal"], "b": ["coal"]})
    before = rows(ledger)
    ledger.update({"c": ["coal"], "d": ["coal"]}, flows)
    ledger.update({"a": ["coal"], "b": ["coal"]}, [Flow(flow.kind, flow.target, flow.origin) for flow in flows])
    assert rows(ledger) == before


def test_flows_into_and_out_of_a_supply_are_two_pieces() -> None:
    """A fee into the supply and a gain out of it in one event are two pieces, not one that flies across the table."""
    ledger = PieceLedger()
    ledger.update({"anna.farm": ["coal"], "bert.farm": []})
    changes = ledger.update(
        {"anna.farm": [], "bert.farm": ["coal"]}, [Flow("coal", "anna.farm", "box"), Flow("coal", "box", "bert.farm")]
    )
    assert not changes.moved_pieces
    assert [removal.target for removal in changes.removals] == ["box"]
    assert [add.origin for add in changes.additions] == ["box"]


def test_flow_through_an_unchanged_place_is_one_move() -> None:
    ledger = PieceLedger()
    ledger.update({"tunnel": ["coal"], "shaft": ["coal"], "farm": []})
    changes = ledger.update(
        {"tunnel": [], "shaft": ["coal"], "farm": ["coal"]},
        [Flow("coal", "tunnel", "shaft"), Flow("coal", "shaft", "farm")],
    )
    assert [(move.origin, move.piece.place) for move in changes.moved_pieces] == [("tunnel", "farm")]


def test_supply_is_used_for_changes_without_a_flow() -> None:
    ledger = PieceLedger(supply=lambda kind, place: f"{place}.supply" if kind == "water" else None)
    added = ledger.update({"anna": ["water", "coal"]})
    assert added.additions == (
        Addition(Piece(1, "water", "anna", 0), "anna.supply"),
        Addition(Piece(2, "coal", "anna", 1), None),
    )
    removed = ledger.update({})
    assert removed.removals == (
        Removal(Piece(1, "water", "anna", 0), "anna.supply"),
        Removal(Piece(2, "coal", "anna", 1), None),
    )


def test_the_piece_in_the_hand_leaves_first() -> None:
    ledger = PieceLedger()
    ledger.update({"farmer": ["wood", "wood", "wood"]})
    held = ledger.pieces_in("farmer")[0].id
    changes = ledger.update({"farmer": ["wood", "wood"], "cart": ["wood"]}, leaving_first=[held])
    assert [move.piece.id for move in changes.place_changes] == [held]


def test_the_piece_in_the_hand_stays_if_its_place_loses_nothing() -> None:
    ledger = PieceLedger()
    ledger.update({"farmer": ["wood", "wood"]})
    held = ledger.pieces_in("farmer")[0].id
    assert ledger.update({"farmer": ["wood", "wood"]}, leaving_first=[held]) == PieceChanges()


def test_remaining_pieces_keep_their_order() -> None:
    ledger = PieceLedger()
    ledger.update({"farmer": ["wood", "coal", "wood"]})
    first, second, third = (piece.id for piece in ledger.pieces_in("farmer"))
    changes = ledger.update({"farmer": ["coal", "wood"]})
    assert [removal.piece.id for removal in changes.removals] == [first]
    assert [piece.id for piece in ledger.pieces_in("farmer")] == [second, third]


def test_reordering_keeps_all_pieces() -> None:
    ledger = PieceLedger()
    ledger.update({"farmer": ["wood", "coal"]})
    before = {piece.id for piece in ledger.pieces_in("farmer")}
    changes = ledger.update({"farmer": ["coal", "wood"]})
    assert not changes.additions
    assert not changes.removals
    assert not changes.place_changes
    assert {piece.id for piece in ledger.pieces_in("farmer")} == before


def test_ledger_finds_a_piece_by_its_id() -> None:
    ledger = PieceLedger()
    ledger.update({"farmer": ["wood"]})
    (piece,) = ledger.pieces_in("farmer")
    assert ledger[piece.id] == piece
    assert piece.id in ledger
    ledger.update({})
    assert piece.id not in ledger
    with pytest.raises(KeyError):
        ledger[piece.id]
