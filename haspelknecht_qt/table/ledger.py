"""The ledger knows the place of every piece, and finds the changes from one picture of the table to the next.

The game gives the content that each place should have (`Mapping[place, kinds in order]`). The ledger returns the
smallest set of changes that turns the table into that picture. Every piece gets an id, which it keeps as long as it is
on the table. Normal play, undo, loading a save and a jump in a replay are the same call:

    ledger = PieceLedger(supply=lambda kind, place: "supply")
    ledger.update({"farmer": ["disk.brown", "disk.black"]})
    ledger.update({"cart": ["disk.brown"], "farmer": ["disk.black"]}, [Flow("disk.brown", "farmer", "cart")])

Guarantees: after `update` the ledger equals the wanted picture. As many pieces as possible stay in their place, so the
number of moved pieces is minimal. The result depends on the arguments and the ledger alone. Ids are never reused.
Flows, and the pieces that should leave first, only decide between equally small results. There is one exception: a
flow from or to a supply makes the piece appear or vanish there, even if it could come from or go to another place. A
supply is a place without pieces, both before and after the update.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence

from attrs import field

from haspelknecht_qt.core.fast_attrs import frozen

SupplyOf = Callable[[str, str], str | None]
"""(kind, place) -> id of the supply from which pieces of this kind come to the place, and to which they vanish.

None: they appear and vanish in the place itself.
"""


@frozen
class Flow:
    """Movement of `count` pieces of `kind` in an event, from `origin` to `target` (ids of places, or of a supply)."""

    kind: str
    origin: str
    target: str
    count: int = 1


@frozen
class Piece:
    """A piece on the table: its id, its kind, and its position at `index` (from 0) of `place`."""

    id: int
    kind: str
    place: str
    index: int


@frozen
class Addition:
    """A piece that appears. `piece` has its new position. `origin` is its supply; None: it appears in its place."""

    piece: Piece
    origin: str | None


@frozen
class MovedPiece:
    """A piece that moves to another place, or only to another index of its place. `piece` has its new position."""

    piece: Piece
    origin: str
    origin_index: int


@frozen
class Removal:
    """A piece that vanishes. `piece` has its last position. `target` is the supply that it goes to, or None."""

    piece: Piece
    target: str | None


@frozen
class PieceChanges:
    """All changes of one update, ordered by the pieces' places after the update. A piece has at most one change."""

    additions: tuple[Addition, ...] = ()
    moved_pieces: tuple[MovedPiece, ...] = ()
    removals: tuple[Removal, ...] = ()

    @property
    def place_changes(self) -> tuple[MovedPiece, ...]:
        """The pieces that move to another place, without those that only change their index."""
        return tuple(moved for moved in self.moved_pieces if moved.origin != moved.piece.place)


@frozen
class _PendingChanges:
    """Changes of one update while they are computed. A gap is a position that still needs a piece.

    `leaving_by_kind` has the pieces that leave their place and have no new place yet.
    """

    gaps_by_kind: dict[str, list[tuple[str, int]]] = field(factory=dict)
    leaving_by_kind: dict[str, list[Piece]] = field(factory=dict)
    additions: list[Addition] = field(factory=list)
    moved_pieces: list[MovedPiece] = field(factory=list)
    removals: list[Removal] = field(factory=list)
    rows: dict[str, list[Piece | None]] = field(factory=dict)

    def pop_gap(self, kind: str, place: str) -> tuple[str, int] | None:
        """Removes and returns the first gap, (place, index), in `place` for a piece of `kind`; None without one."""
        gap = next((gap for gap in self.gaps_by_kind.get(kind, ()) if gap[0] == place), None)
        if gap is not None:
            self.gaps_by_kind[kind].remove(gap)
        return gap

    def pop_leaving_piece(self, kind: str, place: str) -> Piece | None:
        """Removes and returns the first piece of `kind` that leaves `place` and has no new place; None without one."""
        piece = next((piece for piece in self.leaving_by_kind.get(kind, ()) if piece.place == place), None)
        if piece is not None:
            self.leaving_by_kind[kind].remove(piece)
        return piece

    def record_position(self, piece: Piece, place: str, index: int) -> None:
        """Records that `piece` ends at `index` of `place`."""
        self.rows[place][index] = settled = Piece(piece.id, piece.kind, place, index)
        if settled != piece:
            self.moved_pieces.append(MovedPiece(settled, piece.place, piece.index))


class PieceLedger:
    """All pieces on the table with their places. The module docstring gives the guarantees of `update`."""

    def __init__(self, supply: SupplyOf | None = None) -> None:
        self._supply: SupplyOf = supply or (lambda _kind, _place: None)
        self._rows: dict[str, tuple[Piece, ...]] = {}
        self._piece_by_id: dict[int, Piece] = {}
        self._next_id = 1

    def __getitem__(self, piece: int) -> Piece:
        """The piece with this id. Raises KeyError if it is not on the table."""
        return self._piece_by_id[piece]

    def __contains__(self, piece: object) -> bool:
        return piece in self._piece_by_id

    def pieces_in(self, place: str) -> tuple[Piece, ...]:
        """The pieces in a place, in order; empty if the place holds none or is unknown."""
        return self._rows.get(place, ())

    def occupied_places(self) -> tuple[str, ...]:
        """The places that hold at least one piece, in the order of the last update."""
        return tuple(self._rows)

    def kinds_by_place(self) -> dict[str, tuple[str, ...]]:
        """The kinds of the pieces in each place, in order. Places without pieces are left out."""
        return {place: tuple(piece.kind for piece in row) for place, row in self._rows.items()}

    def update(
        self,
        kinds_by_place: Mapping[str, Sequence[str]],
        flows: Iterable[Flow] = (),
        leaving_first: Collection[int] = (),
    ) -> PieceChanges:
        """Changes the contents of all places to `kinds_by_place`, and returns the changes.

        `kinds_by_place` names every place that shall hold pieces; all others become empty. `flows` pair leaving pieces
        with places that need one. If a place loses pieces of a kind, those in `leaving_first` (from the player's hand)
        leave first.
        """
        pending = _PendingChanges()
        for place in [*kinds_by_place, *(place for place in self._rows if place not in kinds_by_place)]:
            self._add_place_changes(pending, place, tuple(kinds_by_place.get(place, ())), leaving_first)
        known = set(kinds_by_place) | set(self._rows)
        for flow in flows:
            for _ in range(flow.count):
                self._follow_flow(pending, flow, known)
        self._settle_remaining_changes(pending)
        return self._store_changes(pending)

    def _add_place_changes(
        self, pending: _PendingChanges, place: str, kinds: tuple[str, ...], leaving_first: Collection[int]
    ) -> None:
        kept, empty, leaving = _match_pieces(self._rows.get(place, ()), kinds, leaving_first)
        pending.rows[place] = [None] * len(kinds)
        for index, piece in kept.items():
            pending.record_position(piece, place, index)
        for index in empty:
            pending.gaps_by_kind.setdefault(kinds[index], []).append((place, index))
        for piece in leaving:
            pending.leaving_by_kind.setdefault(piece.kind, []).append(piece)

    def _follow_flow(self, pending: _PendingChanges, flow: Flow, known: Collection[str]) -> None:
        piece = pending.pop_leaving_piece(flow.kind, flow.origin)
        gap = pending.pop_gap(flow.kind, flow.target)
        if piece is not None and gap is not None:
            pending.record_position(piece, *gap)
        elif piece is not None and flow.target not in known:
            pending.removals.append(Removal(piece, flow.target))
        elif gap is not None and flow.origin not in known:
            self._add_piece(pending, flow.kind, gap, flow.origin)
        elif piece is not None:
            # Only the piece or only the gap was found. It is put back, and `_settle_remaining_changes` uses it later.
            pending.leaving_by_kind[flow.kind].insert(0, piece)
        elif gap is not None:
            pending.gaps_by_kind[flow.kind].insert(0, gap)

    def _settle_remaining_changes(self, pending: _PendingChanges) -> None:
        """Fills each gap with a leaving piece of its kind, else with a new piece. Removes the other leaving pieces."""
        for kind, gaps in pending.gaps_by_kind.items():
            leaving_by_kind = pending.leaving_by_kind.get(kind, [])
            for gap in gaps:
                if leaving_by_kind:
                    pending.record_position(leaving_by_kind.pop(0), *gap)
                else:
                    self._add_piece(pending, kind, gap, self._supply(kind, gap[0]))
        for kind, leaving_by_kind in pending.leaving_by_kind.items():
            pending.removals.extend(Removal(piece, self._supply(kind, piece.place)) for piece in leaving_by_kind)

    def _add_piece(self, pending: _PendingChanges, kind: str, gap: tuple[str, int], origin: str | None) -> None:
        place, index = gap
        pending.rows[place][index] = piece = Piece(self._next_id, kind, place, index)
        pending.additions.append(Addition(piece, origin))
        self._next_id += 1

    def _store_changes(self, pending: _PendingChanges) -> PieceChanges:
        rows = {place: tuple(piece for piece in row if piece is not None) for place, row in pending.rows.items()}
        self._rows = {place: row for place, row in rows.items() if row}
        self._piece_by_id = {piece.id: piece for row in self._rows.values() for piece in row}
        rank = {place: number for number, place in enumerate(pending.rows)}

        def sort_key(change: Addition | MovedPiece | Removal) -> tuple[int, int]:
            return rank[change.piece.place], change.piece.index

        return PieceChanges(
            tuple(sorted(pending.additions, key=sort_key)),
            tuple(sorted(pending.moved_pieces, key=sort_key)),
            tuple(sorted(pending.removals, key=sort_key)),
        )


def _match_pieces(
    row: tuple[Piece, ...], kinds: tuple[str, ...], leaving_first: Collection[int]
) -> tuple[dict[int, Piece], list[int], list[Piece]]:
    """Matches the old pieces of a place with its new content.

    Returns the staying pieces by new index, the indices that still need a piece, and the leaving pieces. Of each kind,
    as many pieces stay as possible. As many of them as possible keep their order, so that few pieces cross. The others
    fill open indices of their kind.
    """
    leaving = _first_to_leave(row, kinds, leaving_first)
    staying = [piece for piece in row if piece not in leaving]
    kept = _longest_common_subsequence(staying, kinds)
    in_order = {piece.id for piece in kept.values()}
    empty = [index for index in range(len(kinds)) if index not in kept]
    for piece in staying:
        if piece.id in in_order:
            continue
        index = next((index for index in empty if kinds[index] == piece.kind), None)
        if index is None:
            leaving.append(piece)
        else:
            kept[index] = piece
            empty.remove(index)
    return kept, empty, leaving


def _first_to_leave(row: tuple[Piece, ...], kinds: tuple[str, ...], leaving_first: Collection[int]) -> list[Piece]:
    """Returns the pieces in `leaving_first` that leave a place: of each kind, at most as many as the place loses.

    `row` is the old and `kinds` the new content of the place. `leaving_first` are the pieces that the player moves.
    """
    leaving: list[Piece] = []
    for kind in dict.fromkeys(piece.kind for piece in row if piece.id in leaving_first):
        lost = sum(piece.kind == kind for piece in row) - kinds.count(kind)
        leaving += [piece for piece in row if piece.kind == kind and piece.id in leaving_first][: max(0, lost)]
    return leaving


def _longest_common_subsequence(row: Sequence[Piece], kinds: Sequence[str]) -> dict[int, Piece]:
    """The longest common subsequence of the pieces' kinds and `kinds`, as index in `kinds` -> piece."""
    if all(piece.kind == kind for piece, kind in zip(row, kinds, strict=False)):
        return dict(zip(range(len(kinds)), row, strict=False))
    longest = [[0] * (len(kinds) + 1) for _ in range(len(row) + 1)]
    for i in reversed(range(len(row))):
        for j in reversed(range(len(kinds))):
            if row[i].kind == kinds[j]:
                longest[i][j] = longest[i + 1][j + 1] + 1
            else:
                longest[i][j] = max(longest[i + 1][j], longest[i][j + 1])
    kept: dict[int, Piece] = {}
    i = j = 0
    while i < len(row) and j < len(kinds):
        if row[i].kind == kinds[j]:
            kept[j] = row[i]
            i, j = i + 1, j + 1
        elif longest[i + 1][j] >= longest[i][j + 1]:
            i += 1
        else:
            j += 1
    return kept
