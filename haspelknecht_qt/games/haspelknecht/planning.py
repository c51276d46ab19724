"""Action phase, step 4, first half: planning (P1 to P9)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product

from haspelknecht_qt.games.haspelknecht import developments, events, markers, moves
from haspelknecht_qt.games.haspelknecht.box import Requirement
from haspelknecht_qt.games.haspelknecht.events import Event
from haspelknecht_qt.games.haspelknecht.model import (
    OWN_WORKERS,
    Building,
    Colour,
    Marker,
    Piece,
    Player,
    State,
    Tile,
    Worker,
)

PIECES = tuple(Piece)
WORKERS = tuple(Worker)
WORKERS_WITH_DISKS = (*OWN_WORKERS, Worker.WATER_MILL)
COLOUR_OF_PIECE = (Colour.BLACK, Colour.BROWN, Colour.YELLOW, Colour.BLACK, Colour.BROWN, Colour.YELLOW)
PAY_OF_DIGGER = (Piece.YELLOW, Piece.WHEELBARROW, Piece.FOOD, Piece.THALER)
PAY_OF_HASPELKNECHT = PAY_OF_DIGGER
PAY_OF_MINER = (Piece.FOOD, Piece.THALER)
MARKER_BY_COLOUR = (Marker.HAMMER_AND_PICK, Marker.LADDER, Marker.WHEELBARROW)
NOTHING_MISSING: Requirement = (0, 0, 0, 0)


def legal_moves(state: State) -> list[moves.Move]:
    """Every placement that can lead to a complete plan, and the confirmation once the plan is complete."""
    player = state.player
    found: list[moves.Move] = [
        moves.place(piece, worker)
        for piece in PIECES
        if in_hand(state, player, piece)
        for worker in WORKERS
        if refusal_to_place(state, player, piece, worker) is None
    ]
    if refusal_to_confirm(state, player) is None:
        found.append(moves.CONFIRM)
    return found


def refusal(state: State, move: moves.Move) -> str | None:
    """Why a move is not legal now, or None."""
    match move:
        case moves.Place(piece, worker):
            if not in_hand(state, state.player, piece):
                return "P7" if piece in markers.MARKER_OF_PIECE else "P1"
            return refusal_to_place(state, state.player, piece, worker)
        case moves.Confirm():
            return refusal_to_confirm(state, state.player)
        case _:
            return move.home


def in_hand(state: State, player: Player, piece: Piece) -> bool:
    """Whether the player still has this piece to place."""
    if piece <= Piece.YELLOW:
        return player.in_hand(piece) > 0
    if piece == Piece.FOOD:
        return player.food > 0
    if piece == Piece.THALER:
        return player.thaler > 0
    return markers.usable(state, player, markers.MARKER_OF_PIECE[piece])


def refusal_to_place(state: State, player: Player, piece: Piece, worker: Worker) -> str | None:
    """The rule that forbids to place a piece in hand on this worker, or None."""
    match worker:
        case Worker.COAL_DIGGER:
            return _refusal_of_pay(state, player, piece, worker, PAY_OF_DIGGER, "P5", in_play=not player.exhausted)
        case Worker.HASPELKNECHT:
            return _refusal_of_pay(state, player, piece, worker, PAY_OF_HASPELKNECHT, "P6", in_play=player.exhausted)
        case Worker.COAL_MINER:
            return _refusal_of_pay(state, player, piece, worker, PAY_OF_MINER, "P6", in_play=player.exhausted)
        case Worker.WATER_MILL:
            return _refusal_at_mill(state, player, piece)
        case _:
            return _refusal_at_own_worker(state, player, piece, worker)


def _refusal_of_pay(
    state: State, player: Player, piece: Piece, worker: Worker, pay: Sequence[Piece], rule: str, *, in_play: bool
) -> str | None:
    """P5, P6: a contract worker in play takes exactly one of what he is paid with; P3: no disk that another worker still needs."""
    if not in_play or piece not in pay or any(player.plan[worker]):
        return rule
    return None if piece >= Piece.FOOD or _completable_with(state, player, piece, worker) else "P3"


def _refusal_at_mill(state: State, player: Player, piece: Piece) -> str | None:
    """P8: pairs of yellow or of black disks, once the Water Mill works."""
    if not player.has(Building.WATER_MILL) or Tile.WATER_MILL in player.fresh:
        return "P8"
    if piece >= Piece.FOOD or COLOUR_OF_PIECE[piece] == Colour.BROWN:
        return "P8"
    return None if _completable_with(state, player, piece, Worker.WATER_MILL) else "P8"


def _refusal_at_own_worker(state: State, player: Player, piece: Piece, worker: Worker) -> str | None:
    """P2 to P4, D4: one colour, or what can still become exactly a tile's requirement."""
    if piece >= Piece.FOOD:
        return "P2"
    colours = player.colours(worker)
    colour = COLOUR_OF_PIECE[piece]
    mixed = any(count for other, count in enumerate(colours) if other != colour)
    if mixed:
        refused = developments.refusal_to_develop(player, worker)
        if refused:
            return refused
    return None if _completable_with(state, player, piece, worker) else "P3"


def _completable_with(state: State, player: Player, piece: Piece, worker: Worker) -> bool:
    """Whether the plan can still become complete after this piece is placed."""
    colour = COLOUR_OF_PIECE[piece]
    laid = [list(player.colours(each)) for each in WORKERS_WITH_DISKS]
    if worker in WORKERS_WITH_DISKS:
        laid[WORKERS_WITH_DISKS.index(worker)][colour] += 1
    if _is_complete_anyway(laid):
        return True
    hand = _hand_by_colour(state, player)
    hand[colour] -= 1
    return any(
        missing[0] <= hand[0] and missing[1] <= hand[1] and missing[2] <= hand[2] and sum(missing) <= sum(hand)
        for missing in _ways_to_complete(state, player, laid)
    )


def _is_complete_anyway(laid: Sequence[Sequence[int]]) -> bool:
    """Whether nothing is missing whatever tiles are in play: one colour on each own worker, pairs on the Water Mill."""
    farmer, farmhand, mill = laid
    pairs = not (mill[Colour.BLACK] % 2 or mill[Colour.YELLOW] % 2)
    return pairs and not is_mixed(farmer) and not is_mixed(farmhand)


def _ways_to_complete(state: State, player: Player, laid: Sequence[Sequence[int]]) -> Iterator[Requirement]:
    """What disks are missing for a complete plan: an entry for each combination of tiles that the mixed placements may aim at.

    `laid` are the disks by colour on the Farmer, the Farmhand and the Water Mill.
    """
    *own, mill = laid
    pairs: Requirement = (mill[Colour.BLACK] % 2, 0, mill[Colour.YELLOW] % 2, 0)
    for combination in product(*(_ways_to_meet(state, player, disks) for disks in own if is_mixed(disks))):
        black, brown, yellow, grey = pairs
        for way in combination:
            black, brown, yellow, grey = black + way[0], brown + way[1], yellow + way[2], grey + way[3]
        yield black, brown, yellow, grey


def _ways_to_meet(state: State, player: Player, laid: Sequence[int]) -> list[Requirement]:
    """P3: for each requirement of a tile in play that the player does not own, what is missing to meet it exactly."""
    ways: list[Requirement] = []
    for requirement in developments.open_requirements(state, player):
        black, brown, yellow = (max(0, need - have) for need, have in zip(requirement, laid, strict=False))
        grey = sum(requirement) - sum(laid) - black - brown - yellow
        if grey >= 0:
            ways.append((black, brown, yellow, grey))
    return ways


def is_mixed(colours: Sequence[int]) -> bool:
    """Whether disks of more than one colour lie together."""
    black, brown, yellow = colours
    return bool((black and brown) or (black and yellow) or (brown and yellow))


def refusal_to_confirm(state: State, player: Player) -> str | None:
    """P3, P8: a plan is complete when every mixed placement meets a requirement exactly and the Water Mill holds pairs."""
    black, _, yellow = player.colours(Worker.WATER_MILL)
    if black % 2 or yellow % 2:
        return "P8"
    for worker in OWN_WORKERS:
        laid = player.colours(worker)
        if is_mixed(laid) and NOTHING_MISSING not in _ways_to_meet(state, player, laid):
            return "P3"
    return None


def place(state: State, move: moves.Place) -> Iterator[Event]:
    """Puts the piece on the worker. Disks stay counted on their cart field, so that its turn-order value can still be read."""
    player, piece = state.player, move.piece
    if piece == Piece.FOOD:
        player.food -= 1
    elif piece == Piece.THALER:
        player.thaler -= 1
    elif piece in markers.MARKER_OF_PIECE:
        player.markers &= ~markers.MARKER_OF_PIECE[piece]
    player.plan[move.worker][piece] += 1
    yield events.Placed(state.seat, piece, move.worker)


def confirm(state: State) -> Iterator[Event]:
    """P9: the plan stands; food and Thaler on contract workers are spent."""
    state.player.confirmed = True
    yield events.PlanConfirmed(state.seat)


def hide(player: Player) -> None:
    """Blanks a plan: so the player looks to others while plans are hidden (R9)."""
    for plan in player.plan:
        player.food += plan[Piece.FOOD]
        player.thaler += plan[Piece.THALER]
        for piece, marker in markers.MARKER_OF_PIECE.items():
            if plan[piece]:
                player.markers |= marker
        plan[:] = [0] * len(Piece)


def _hand_by_colour(state: State, player: Player) -> list[int]:
    """Disks in hand and usable markers that count as disks, by colour."""
    hand = [player.in_hand(colour) for colour in Colour]
    for colour, marker in enumerate(MARKER_BY_COLOUR):
        hand[colour] += markers.usable(state, player, marker)
    return hand
