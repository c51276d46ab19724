"""Action phase, step 4, first half: planning (P1 to P10, H6)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from haspelknecht_qt.games.haspelknecht import developments, events, markers, moves
from haspelknecht_qt.games.haspelknecht.events import Event
from haspelknecht_qt.games.haspelknecht.kinds import OWN_WORKERS, Building, DiskColour, Placeable, Tile, Worker
from haspelknecht_qt.games.haspelknecht.match_data import NOTHING_MISSING, Disks, Requirement
from haspelknecht_qt.games.haspelknecht.state import Player, State

DISKS = (Placeable.BLACK, Placeable.BROWN, Placeable.YELLOW)
WORKERS_OF_PINGE = (*OWN_WORKERS, Worker.COAL_DIGGER)
WORKERS_OF_TUNNEL = (*OWN_WORKERS, Worker.COAL_MINER, Worker.HASPELKNECHT)
COLOUR_OF_PIECE = (*DiskColour, *DiskColour)
PAYMENTS = {
    Worker.COAL_DIGGER: (Placeable.YELLOW, Placeable.WHEELBARROW, Placeable.FOOD, Placeable.THALER),
    Worker.COAL_MINER: (Placeable.FOOD, Placeable.THALER),
    Worker.HASPELKNECHT: (Placeable.YELLOW, Placeable.WHEELBARROW, Placeable.FOOD, Placeable.THALER),
}
"""Pieces with which each contract worker can be paid. Exactly one of them is placed (P5, P6)."""
MILL_INDEX = len(OWN_WORKERS)
"""Index of the Water Mill in `PlanDraft.disks_by_worker`."""
NO_DISKS: Disks = (0, 0, 0)
# Module constants for speed: reading one is faster than looking up a member of an enum.
FOOD, THALER = Placeable.FOOD, Placeable.THALER
FARMER, FARMHAND = OWN_WORKERS
COAL_DIGGER, WATER_MILL = Worker.COAL_DIGGER, Worker.WATER_MILL
WATER_MILL_BIT = Building.WATER_MILL


def legal_moves(state: State) -> list[moves.Move]:
    """Returns placements that can still lead to a complete plan (H6), and the confirmation of a complete plan."""
    draft = PlanDraft(state)
    workers = workers_in_play(draft.player)
    found: list[moves.Move] = [
        moves.place(piece, worker)
        for piece in draft.pieces
        for worker in workers
        if draft.refusal_to_place(piece, worker) is None
    ]
    if draft.refusal_to_confirm() is None:
        found.append(moves.CONFIRM)
    return found


def refusal(state: State, move: moves.Move) -> str | None:
    """Returns the rule that forbids a move now, or None."""
    match move:
        case moves.Place(piece, worker):
            draft = PlanDraft(state)
            if piece not in draft.pieces:
                return "P7" if piece in markers.MARKER_OF_PIECE else "P1"
            return draft.refusal_to_place(piece, worker)
        case moves.Confirm():
            return PlanDraft(state).refusal_to_confirm()
        case moves.Acquire(_, tile, _):
            # P10: tiles are acquired later. A tile that cannot be acquired at all is refused by the rule about it.
            return developments.refusal_to_reach(state, state.seat, tile) or "P10"
        case _:
            return move.base_rule


def workers_in_play(player: Player) -> tuple[Worker, ...]:
    """Returns the workers on which the player can place pieces (P5, P6, P8)."""
    workers = WORKERS_OF_TUNNEL if player.exhausted else WORKERS_OF_PINGE
    return (*workers, WATER_MILL) if player.buildings & WATER_MILL_BIT else workers


class PlanDraft:
    """Unfinished plan of the planning player.

    `disks_by_worker` has the disks by colour on Farmer, Farmhand and Water Mill, in this order. `mixed_disk_flags`
    says, for the Farmer and the Farmhand, whether their disks have several colours. `may_lack_disks` is True if placed
    disks may need further disks: disks of several colours, or an odd number on the Water Mill. `pieces` are the kinds
    of pieces that can be placed. `hand` has the number of disks in hand by colour, markers that count as disks
    included.
    """

    def __init__(self, state: State) -> None:
        self.state = state
        player = self.player = state.player
        farmer, farmhand = player.disks_on(FARMER), player.disks_on(FARMHAND)
        mill = player.disks_on(WATER_MILL) if player.buildings & WATER_MILL_BIT else NO_DISKS
        self.disks_by_worker = [farmer, farmhand, mill]
        self.mixed_disk_flags = (is_mixed(farmer), is_mixed(farmhand))
        self.may_lack_disks = bool(self.mixed_disk_flags[0] or self.mixed_disk_flags[1] or mill[0] % 2 or mill[2] % 2)
        self.hand = player.hand()
        self.pieces = [piece for piece in DISKS if self.hand[piece]]
        if player.markers:
            for piece, marker in markers.MARKER_OF_PIECE.items():
                if markers.is_usable(state, player, marker):
                    self.pieces.append(piece)
                    self.hand[COLOUR_OF_PIECE[piece]] += 1
        if player.food:
            self.pieces.append(FOOD)
        if player.thaler:
            self.pieces.append(THALER)

    def refusal_to_place(self, piece: Placeable, worker: Worker) -> str | None:
        """Returns the rule that forbids placing a piece of the hand on this worker, or None."""
        if worker in OWN_WORKERS:
            return self._refusal_at_own_worker(piece, worker)
        if worker in PAYMENTS:
            return self._refusal_of_payment(piece, worker)
        return self._refusal_at_mill(piece)

    def _refusal_of_payment(self, piece: Placeable, worker: Worker) -> str | None:
        """Returns the rule that forbids this payment, or None.

        P5, P6: a contract worker takes exactly one payment. H6, P8: a disk that another worker or the Water Mill still
        needs cannot pay.
        """
        works_in_pinge = worker == COAL_DIGGER
        if works_in_pinge == self.player.exhausted or piece not in PAYMENTS[worker] or any(self.player.plan[worker]):
            return "P5" if works_in_pinge else "P6"
        if not self.may_lack_disks or piece >= FOOD:
            return None
        return self._refusal_of_incomplete_plan(self.disks_by_worker, COLOUR_OF_PIECE[piece], "H6")

    def _refusal_at_mill(self, piece: Placeable) -> str | None:
        """Returns the rule that forbids this piece on the Water Mill, or None.

        P8: the mill takes only pairs of yellow or black disks, beginning in the phase after it was acquired. H6: no
        disk of the pair may be needed by an own worker.
        """
        player = self.player
        if not player.owns(Building.WATER_MILL) or Tile.WATER_MILL in player.fresh:
            return "P8"
        if piece >= FOOD or COLOUR_OF_PIECE[piece] == DiskColour.BROWN:
            return "P8"
        colour = COLOUR_OF_PIECE[piece]
        disks_by_worker = self._disks_after_placing(colour, MILL_INDEX)
        if self._can_be_completed(disks_by_worker, colour):
            return None
        only_mill = (NO_DISKS, NO_DISKS, disks_by_worker[MILL_INDEX])
        return "H6" if self._can_be_completed(only_mill, colour) else "P8"

    def _refusal_at_own_worker(self, piece: Placeable, worker: Worker) -> str | None:
        """Returns the rule that forbids this piece on the Farmer or Farmhand, or None.

        P2 to P4, D4: several colours are allowed only if the hand has the disks that a tile then still requires. H6,
        P8: a disk that another worker or the Water Mill still needs cannot be placed.
        """
        if piece >= FOOD:
            return "P2"
        colour = COLOUR_OF_PIECE[piece]
        disks = self.disks_by_worker[worker]
        would_mix = disks[colour] != sum(disks)
        if would_mix:
            if refused := developments.refusal_to_acquire_any(self.player, worker):
                return refused
        elif not self.may_lack_disks:
            return None
        disks_by_worker = self._disks_after_placing(colour, worker)
        return self._refusal_of_incomplete_plan(disks_by_worker, colour, "P3" if would_mix else "H6")

    def _refusal_of_incomplete_plan(
        self, disks_by_worker: Sequence[Disks], placed: DiskColour, rule_for_mixed_disks: str
    ) -> str | None:
        """Returns the rule that forbids this plan if it can no longer be completed, or None.

        P8: only the Water Mill would lack a disk. `rule_for_mixed_disks`: disks of several colours would lack one.
        """
        if self._can_be_completed(disks_by_worker, placed):
            return None
        farmer, farmhand, mill = disks_by_worker
        is_mill_odd = mill[0] % 2 or mill[2] % 2
        if is_mill_odd and self._can_be_completed((farmer, farmhand, NO_DISKS), placed):
            return "P8"
        return rule_for_mixed_disks

    def _disks_after_placing(self, colour: DiskColour, worker_index: int) -> list[Disks]:
        """Returns `disks_by_worker` with one more disk at this index."""
        disks_by_worker = list(self.disks_by_worker)
        counts = list(disks_by_worker[worker_index])
        counts[colour] += 1
        disks_by_worker[worker_index] = (counts[0], counts[1], counts[2])
        return disks_by_worker

    def _can_be_completed(self, disks_by_worker: Sequence[Disks], placed: DiskColour) -> bool:
        """Whether the hand, without the disk just placed, has all disks that are still missing on the workers."""
        hand = list(self.hand)
        hand[placed] -= 1
        return any(
            missing[0] <= hand[0] and missing[1] <= hand[1] and missing[2] <= hand[2] and sum(missing) <= sum(hand)
            for missing in self._missing_disks_of_plans(disks_by_worker)
        )

    def _missing_disks_of_plans(self, disks_by_worker: Sequence[Disks]) -> list[Requirement]:
        """Returns the disks that all workers together still need, for every choice of tiles that they could acquire."""
        *own, mill = disks_by_worker
        missing: list[Requirement] = [(mill[0] % 2, 0, mill[2] % 2, 0)]
        for disks in own:
            if is_mixed(disks):
                missing = [
                    (black + more[0], brown + more[1], yellow + more[2], grey + more[3])
                    for black, brown, yellow, grey in missing
                    for more in self._missing_disks_of_tiles(disks)
                ]
        return missing

    def _missing_disks_of_tiles(self, worker_disks: Disks) -> list[Requirement]:
        """P3: returns the disks missing to meet a requirement exactly, for each tile that the player could acquire."""
        owned = set(self.player.tiles)
        return [
            missing
            for missing, tiles in self.state.box.tiles_by_missing_disks(worker_disks).items()
            if not owned.issuperset(tiles)
        ]

    def refusal_to_confirm(self) -> str | None:
        """Returns the rule that forbids confirming the plan, or None.

        P3: disks of several colours must meet a requirement exactly. P8: the Water Mill must hold pairs.
        """
        if not self.may_lack_disks:
            return None
        mill = self.disks_by_worker[MILL_INDEX]
        if mill[0] % 2 or mill[2] % 2:
            return "P8"
        for disks, mixed in zip(self.disks_by_worker, self.mixed_disk_flags, strict=False):
            if mixed and NOTHING_MISSING not in self._missing_disks_of_tiles(disks):
                return "P3"
        return None


def is_mixed(colours: Disks) -> bool:
    """Whether these disks have more than one colour."""
    return colours.count(0) < len(colours) - 1


def place_piece(state: State, move: moves.Place) -> Iterator[Event]:
    """Places a piece on a worker. A placed disk still counts in `cart1` or `cart2`, for the turn order (O1)."""
    player, piece = state.player, move.piece
    if piece == FOOD:
        player.food -= 1
    elif piece == THALER:
        player.thaler -= 1
    elif piece in markers.MARKER_OF_PIECE:
        player.markers &= ~markers.MARKER_OF_PIECE[piece]
    player.plan[move.worker][piece] += 1
    yield events.PiecePlaced(state.seat, piece, move.worker)


def confirm(state: State, _: moves.Move) -> Iterator[Event]:
    """Makes the plan final: food and Thaler on contract workers are now spent (P9)."""
    state.player.confirmed = True
    yield events.PlanConfirmed(state.seat)


def take_back_pieces(player: Player) -> None:
    """Takes all placed pieces back into the hand: to plan again, or to hide a plan from other seats (R9)."""
    for plan in player.plan:
        player.food += plan[FOOD]
        player.thaler += plan[THALER]
        for piece, marker in markers.MARKER_OF_PIECE.items():
            if plan[piece]:
                player.markers |= marker
        plan[:] = [0] * len(Placeable)
