"""Finds the moves that complete a seat's placements to a plan. Existing placements are kept."""

from __future__ import annotations

from haspelknecht_qt.games.haspelknecht import markers, moves
from haspelknecht_qt.games.haspelknecht.kinds import Placeable, Worker
from haspelknecht_qt.games.haspelknecht.state import Player, State
from haspelknecht_qt.games.haspelknecht.strategy.plans import ACQUIRE, NO_MILL, UNPAID, Plan, workers_to_pay


def missing_placements(state: State, plan: Plan) -> list[moves.Place] | None:
    """Returns the missing placements of a plan; None if existing placements contradict it."""
    player = state.player
    wanted, pays = _missing_colours(state, player, plan), _missing_payments(player, plan)
    if wanted is None or pays is None:
        return None
    stock = _usable_pieces(state, player, plan)
    found: list[moves.Place] = []
    for worker, colours in wanted.items():
        for colour, count in enumerate(colours):
            for _ in range(count):
                piece = _remove_piece(stock, colour)
                if piece is None:
                    return None
                found.append(moves.place(piece, worker))
    for worker, piece in pays:
        paid = _remove_piece(stock, 2) if piece == Placeable.YELLOW else piece
        if paid is None:
            return None
        found.append(moves.place(paid, worker))
    return found


def _missing_colours(state: State, player: Player, plan: Plan) -> dict[Worker, list[int]] | None:
    """Returns the missing disks by colour on Farmer, Farmhand and Water Mill; None if placed disks contradict the plan.

    Grey circles get disks that have no other use.
    """
    missing: dict[Worker, list[int]] = {}
    greys: dict[Worker, int] = {}
    for worker, (kind, what) in ((Worker.FARMER, plan.farmer), (Worker.FARMHAND, plan.farmhand)):
        laid = player.disks_on(worker)
        if kind == ACQUIRE:
            need = state.box.tile_requirement[what]
            short = [max(0, need[colour] - laid[colour]) for colour in range(3)]
            greys[worker] = sum(need) - sum(laid) - sum(short)
            if greys[worker] < 0:
                return None
        else:
            target = [what if colour == kind else 0 for colour in range(3)]
            short = [target[colour] - laid[colour] for colour in range(3)]
            if min(short) < 0:
                return None
        missing[worker] = short
    mill = player.disks_on(Worker.WATER_MILL)
    short = [2 * plan.mill[0] - mill[0], -mill[1], 2 * plan.mill[1] - mill[2]]
    if min(short) < 0:
        return None
    if plan.mill != NO_MILL:
        missing[Worker.WATER_MILL] = short
    free = _free_by_colour(state, player, plan, missing)
    for worker, grey in greys.items():
        for _ in range(grey):
            colour = max(range(3), key=free.__getitem__)
            if free[colour] <= 0:
                return None
            free[colour] -= 1
            missing[worker][colour] += 1
    return missing


def _free_by_colour(state: State, player: Player, plan: Plan, missing: dict[Worker, list[int]]) -> list[int]:
    """Returns how many disks and markers of each colour are free for grey circles, after all other placements."""
    stock = _usable_pieces(state, player, plan)
    pays = _missing_payments(player, plan)
    yellow_pay = sum(piece == Placeable.YELLOW for _, piece in pays) if pays else 0
    return [
        stock[colour]
        + stock[colour + 3]
        - sum(short[colour] for short in missing.values())
        - (colour == 2) * yellow_pay
        for colour in range(3)
    ]


def _missing_payments(player: Player, plan: Plan) -> list[tuple[Worker, Placeable]] | None:
    """Returns the missing payments of contract workers; None if one has a different payment.

    The Wheelbarrow counts as a yellow disk.
    """
    found: list[tuple[Worker, Placeable]] = []
    for worker, pay in zip(workers_to_pay(player), (plan.first_payment, plan.second_payment), strict=True):
        laid = player.plan[worker]
        if pay == UNPAID:
            if any(laid):
                return None
        elif not any(laid):
            found.append((worker, Placeable(pay)))
        elif not (laid[pay] or (pay == Placeable.YELLOW and laid[Placeable.WHEELBARROW])):
            return None
    return found


def _usable_pieces(state: State, player: Player, plan: Plan) -> list[int]:
    """Returns the pieces that the plan may still use, counted by Placeable: disks in hand and the plan's markers."""
    stock = player.hand()
    for marker in markers.MARKER_OF_PIECE.values():
        stock.append(int(bool(plan.markers & marker) and markers.is_usable(state, player, marker)))
    return stock


def _remove_piece(stock: list[int], colour: int) -> Placeable | None:
    """Removes and returns a disk of this colour, or else a marker that counts as one; None if there is neither."""
    for piece in (colour, colour + 3):
        if stock[piece]:
            stock[piece] -= 1
            return Placeable(piece)
    return None
