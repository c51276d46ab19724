"""Pieces of Haspelknecht: their places in a state, their movements during an event, and their pictures.

Places of the large board have names such as "farm.coal". Names of places on the other players' cards begin with
"seat.N."; only action disks are pieces there. Kinds of pieces are the ids of their drawings
("disk.black", "player.madder", "coal").

Coal in Pinge and tunnel is listed from right to left, because it is taken from the left. So the coal taken next is
the last in the list, and all other coal keeps its position.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QSizeF
from PySide6.QtGui import QPixmap

from haspelknecht_qt.core.override import override
from haspelknecht_qt.game_ui.haspelknecht import elements
from haspelknecht_qt.game_ui.haspelknecht.elements import BROOK, CARTS, KIND_BY_PIECE, PLATES
from haspelknecht_qt.game_ui.haspelknecht.view_state import ViewState
from haspelknecht_qt.games.haspelknecht import events
from haspelknecht_qt.games.haspelknecht.events import Event
from haspelknecht_qt.games.haspelknecht.kinds import (
    PLAYER_DISKS_FOR_DEVELOPMENTS,
    DiskColour,
    Good,
    Marker,
    Mine,
    Placeable,
    Step,
    Storage,
    Worker,
)
from haspelknecht_qt.games.haspelknecht.state import Player, State
from haspelknecht_qt.table.art import Art
from haspelknecht_qt.table.ledger import Flow, Piece
from haspelknecht_qt.table.scene_contract import PieceSnapshot, ScenePictures, ScenePieces

PIECE_SIZE = 35.0
"""Size of a piece at which its drawing has its original size, in scene units."""
BAG = "bag"
DISK = "disk"
"""First part of the kinds of action disks ("disk.black")."""

HEAP_KINDS = ("food", "wood", "coal", "thaler", "debt")
"""Kinds of the heaps on a farm, from left to right."""

CartDisks = tuple[list[int], list[int]]
"""Numbers of disks of each colour on cart field 1, and the same for cart field 2."""
PieceLayout = dict[str, tuple[str, ...]]
"""Maps each place to the kinds of the pieces in it, in their order."""


def disk(colour: int) -> str:
    """Returns the kind of an action disk of a colour."""
    return f"{DISK}.{elements.COLOURS[DiskColour(colour)]}"


def heap_counts(player: Player) -> tuple[int, ...]:
    """Returns the number of pieces in each heap on a player's farm, in the order of HEAP_KINDS."""
    return (player.food, player.wood, player.coal, player.thaler, player.debts)


def pieces_on_table(state: State, viewer: int, colours: Sequence[str], carts: CartDisks | None = None) -> PieceLayout:
    """Returns the layout of all pieces on the table.

    `viewer` is the viewer's seat, whose board is large. `colours` are the colours of the seats ("madder", ...). `carts`
    are the disks on the cart fields of the large board. If it is None, the result of `disks_on_carts` is used.
    """
    wanted: PieceLayout = {}
    for place, (pool, reserve) in enumerate(zip(state.pools, state.reserves, strict=True)):
        wanted[elements.reserve_element(place)] = _disk_kinds(reserve)
        wanted[elements.pool_element(place)] = _disk_kinds(pool)
    for tile, owners in zip(state.box.tiles, state.owners, strict=True):
        wanted[elements.tile_element(tile)] = tuple(f"player.{colours[seat]}" for seat in owners)
    for seat, player in enumerate(state.players):
        if seat != viewer:
            wanted[elements.card(seat, elements.HAND)] = _disk_kinds(player.hand())
            for worker, plate in PLATES.items():
                wanted[elements.card(seat, plate)] = planned_pieces(player, worker)
    wanted |= pieces_on_large_board(state, state.players[viewer], colours[viewer], carts)
    return wanted


def pieces_on_large_board(state: State, player: Player, colour: str, carts: CartDisks | None = None) -> PieceLayout:
    """Returns the layout of the pieces on a large board.

    `carts` are the disks on its cart fields. If it is None, the result of `disks_on_carts` is used.
    """
    wanted: PieceLayout = dict(zip(CARTS, map(_disk_kinds, carts or disks_on_carts(player)), strict=True))
    for worker, plate in PLATES.items():
        wanted[plate] = planned_pieces(player, worker)
    for kind, count in zip(HEAP_KINDS, heap_counts(player), strict=True):
        wanted[elements.heap_element(kind)] = (kind,) * count
    for storage in Storage:
        stored = player.stored[storage]
        wanted[elements.STORAGES[storage]] = (stored,) if stored else ()
    for marker in Marker:
        wanted[elements.MARKERS[marker]] = (f"marker.{marker.word}",) if player.markers & marker else ()
    wanted[elements.PLAYER_DISK] = (f"player.{colour}",) * (PLAYER_DISKS_FOR_DEVELOPMENTS - len(player.tiles))
    wanted[elements.SHAFT_WATER if player.exhausted else elements.PINGE_WATER] = ("water",) * player.water
    if not player.exhausted:
        wanted[elements.PINGE_COAL] = ("coal",) * player.pinge
        wanted[elements.WOOD_SYMBOLS[Mine.PINGE]] = ("prop.pinge",) * player.pinge_wood
    wanted[elements.TUNNEL_COAL] = ("coal",) * (state.box.accessible_tunnel_coal[-1] - player.tunnel)
    wanted[elements.WOOD_SYMBOLS[Mine.TUNNEL]] = ("prop.tunnel",) * player.tunnel_wood
    wanted[elements.SHAFT_COAL] = ("coal",) * player.shaft
    return wanted


def disks_on_carts(player: Player, shown: CartDisks | None = None, emptied_first: str = CARTS[1]) -> CartDisks:
    """Returns the numbers of disks of each colour on cart field 1 and cart field 2.

    The state does not contain the field of an unplaced disk. So each disk stays on the field where it is in `shown`. A
    newly placed disk leaves the field `emptied_first`, or else the other field. A disk that is taken back returns to
    field 1, or to field 2 if field 1 is full. If `shown` is None, all taken disks count as shown.
    """
    first, second = shown or (player.cart1, player.cart2)
    carts: CartDisks = ([], [])
    for colour, left in enumerate(player.hand()):
        taken = (player.cart1[colour], player.cart2[colour])
        kept = [min(first[colour], taken[0]), min(second[colour], taken[1])]
        while sum(kept) > left:
            kept[0 if kept[0] and (emptied_first == CARTS[0] or not kept[1]) else 1] -= 1
        while sum(kept) < left:
            kept[0 if kept[0] < taken[0] else 1] += 1
        carts[0].append(kept[0])
        carts[1].append(kept[1])
    return carts


def planned_pieces(player: Player, worker: Worker) -> tuple[str, ...]:
    """Returns the kinds of the pieces that are placed on a worker."""
    plan = player.plan[worker]
    return tuple(KIND_BY_PIECE[piece] for piece in Placeable for _ in range(plan[piece]))


def _disk_kinds(counts: Iterable[int]) -> tuple[str, ...]:
    return tuple(disk(colour) for colour, count in enumerate(counts) for _ in range(count))


def take_back_element(piece: Piece) -> str | None:
    """Returns the element to point at for taking back a placed piece; None if the piece cannot be taken back."""
    planned_with = elements.PIECE_BY_KIND.get(piece.kind)
    if piece.place not in PLATES.values() or planned_with is None:
        return None
    return elements.plate_pieces_element(piece.place, planned_with)


class HaspelknechtPieces(ScenePieces[ViewState, Event]):
    """Pieces on the table. While the viewer plans, the unplaced disks stay at their places on the carts."""

    @override
    def layout(self, view_state: ViewState, before: ViewState | None, snapshot: PieceSnapshot) -> PieceLayout:
        carts = None
        plans = before is not None and before.state.step == Step.PLANNING and before.viewer == view_state.viewer
        if plans and view_state.state.step == Step.PLANNING and not view_state.shows_opponent_board:
            rows = [snapshot.pieces.get(cart, ()) for cart in CARTS]
            first, second = ([row.count(disk(colour)) for colour in DiskColour] for row in rows)
            player = view_state.state.players[view_state.viewer]
            carts = disks_on_carts(player, (first, second), snapshot.lifted_from or CARTS[1])
        state, colours = view_state.state, view_state.colours
        wanted = pieces_on_table(state, view_state.viewer, colours, carts)
        if view_state.shows_opponent_board:
            for place in pieces_on_large_board(state, state.players[view_state.viewer], colours[view_state.viewer]):
                wanted.pop(place, None)
            guest = pieces_on_large_board(state, state.players[view_state.board_seat], colours[view_state.board_seat])
            # The names of the places on another player's large board begin with a prefix.
            prefix = elements.opponent_board_prefix(is_opponent_board=True)
            wanted |= {prefix + place: kinds for place, kinds in guest.items()}
        return wanted

    @override
    def element_of(self, piece: Piece, starts: frozenset[str]) -> str:
        """Returns the element that is pointed at when a piece is picked up.

        In pools and on carts, all disks of one colour are one element. A piece on a worker is an element of its own
        only while it can be taken back.
        """
        on_plate = take_back_element(piece)
        if on_plate is not None and on_plate in starts:
            return on_plate
        kind, colour = elements.split_id(piece.kind)
        if kind == DISK:
            if elements.kind_of(piece.place) in {elements.POOL, elements.RESERVE}:
                return f"{piece.place}.{colour}"
            if piece.place in CARTS:
                return elements.SOURCE_BY_PIECE[Placeable(elements.COLOUR_BY_NAME[colour])]
        return piece.place

    @override
    def supply_of(self, kind: str, place: str) -> str | None:
        """Returns the place from which new pieces come: the bag for disks, the brook for water; None for others."""
        if elements.kind_of(kind) == DISK:
            return BAG
        return BROOK if kind == "water" and elements.place_on_card(place) is None else None

    @override
    def flows_of(self, event: Event, viewer: int) -> tuple[Flow, ...]:
        match event:
            case events.DisksTaken(seat, pool, colour, count, cart_field):
                target = CARTS[cart_field - 1] if seat == viewer else elements.card(seat, elements.HAND)
                return (Flow(disk(colour), elements.pool_element(pool), target, count),)
            case events.DisksExchanged(_, reserve, out, pool, back):
                return (
                    Flow(disk(out), elements.reserve_element(reserve), elements.pool_element(pool)),
                    Flow(disk(back), elements.pool_element(pool), elements.reserve_element(reserve)),
                )
            case events.PiecePlaced(seat, Placeable.FOOD | Placeable.THALER as piece, worker) if seat == viewer:
                return (Flow(KIND_BY_PIECE[piece], elements.SOURCE_BY_PIECE[piece], PLATES[worker]),)
            case events.CoalExcavated(seat, Mine.PINGE, _) if seat == viewer:
                return (Flow("coal", elements.PINGE_COAL, elements.HEAP_BY_GOOD[Good.COAL]),)
            case events.CoalExcavated(seat, _, _) if seat == viewer:
                return (Flow("coal", elements.TUNNEL_COAL, elements.SHAFT_COAL),)
            case events.CoalReeled(seat) if seat == viewer:
                return (Flow("coal", elements.SHAFT_COAL, elements.HEAP_BY_GOOD[Good.COAL]),)
            case events.DevelopmentAcquired(seat, _, _, _, fee, receiver) if fee is not None and receiver is not None:
                return _fee_flow(seat, receiver, fee, viewer)
            case _:
                return ()


class HaspelknechtPictures(ScenePictures):
    """Pictures of pieces: drawings scaled by `size` / PIECE_SIZE. All pieces are round."""

    def __init__(self, art: Art) -> None:
        self._art = art

    @override
    def picture(self, kind: str, size: float, pixel_ratio: float) -> QPixmap:
        own = self._art.bounds("pieces", kind).size()
        return self._art.pixmap("pieces", kind, QSizeF(own * (size / PIECE_SIZE)), pixel_ratio)

    @override
    def ghost(self, kind: str, size: float, pixel_ratio: float) -> QPixmap | None:
        """Returns the faint picture that an action disk leaves behind while it is held; None for other pieces."""
        return self.picture(f"{kind}.ghost", size, pixel_ratio) if elements.kind_of(kind) == DISK else None


def _fee_flow(payer: int, receiver: int, fee: Good, viewer: int) -> tuple[Flow, ...]:
    """Returns the movement of a fee (D5) between the viewer's farm and the other player's card.

    Returns () if the viewer neither pays nor receives the fee. `viewer` is the viewer's seat.
    """
    if viewer not in (payer, receiver):
        return ()
    origin = elements.HEAP_BY_GOOD[fee] if payer == viewer else elements.card(payer)
    target = elements.HEAP_BY_GOOD[fee] if receiver == viewer else elements.card(receiver)
    return (Flow(fee.value, origin, target),)
