"""Action draw-5 (GA2, GR3 to GR5): look at the top five cards of a stack, take at most one, put back the others."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from haspelknecht_qt.games.gueules_noires import delivery, events, factory, moves
from haspelknecht_qt.games.gueules_noires.events import Event
from haspelknecht_qt.games.gueules_noires.state import DRAW_FIVE_MAX, UNKNOWN, Stack, StackKind, StackSide, State, Step

# Module constants, because looking up an enum member in its class is slow.
STACKS = TILES, ORDERS = tuple(StackKind)
OPEN, TOP, UNDER = StackSide
LOOK, TAKE, RETURN = Step.LOOK, Step.TAKE, Step.RETURN


def begin_draw_five(state: State, _: int) -> Iterable[Event]:
    """GR4: begins a draw-5. Sets the number of cards to draw: five, or all cards of the stack if it has fewer."""
    state.step = LOOK
    state.to_look = min(DRAW_FIVE_MAX, len(draw_five_stack(state)))
    return ()


def stack_kind(state: State) -> StackKind:
    """Returns the kind of cards drawn in the current draw-5: tiles or orders."""
    return STACKS[state.box.spaces[state.space].value]


def draw_five_stack(state: State) -> Stack:
    """Returns the stack from which the current draw-5 draws."""
    return state.stacks[state.box.spaces[state.space].value]


def needs_draw(state: State) -> bool:
    """Whether chance must draw the next card, because the holder of this state does not know it (GM1, GM4)."""
    return state.to_look > 0 and draw_five_stack(state).next_card_number() == UNKNOWN


def look_at_card(state: State, kind: int) -> Iterator[Event]:
    """GA2: draws one more card into the hand. `kind` is its face or order number, which only the player sees."""
    draw_five_stack(state).draw(kind)
    state.to_look -= 1
    state.hand.append(kind)
    if stack_kind(state) is TILES:
        yield events.TileLookedAt(state.seat, kind)
    else:
        yield events.OrderLookedAt(state.seat, kind)


def legal_take_moves(state: State) -> list[moves.Move]:
    """Returns the moves that take a drawn card, each kind once and in the order drawn; the last move takes none."""
    kinds = [kind for kind in dict.fromkeys(state.hand) if kind != UNKNOWN]
    found: list[moves.Move]
    if stack_kind(state) is TILES:
        francs = state.player.francs
        found = [moves.TAKE_TILE[face] for face in kinds if state.box.tile_price[face] <= francs]
    else:
        found = [moves.TAKE_ORDER[order] for order in kinds]
    found.append(moves.TAKE_NONE)
    return found


def refusal_to_take(state: State, move: moves.TakeTile | moves.TakeOrder | moves.TakeNone) -> str | None:
    """Returns the id of the rule that forbids taking this card, or no card, now; None if the move is legal."""
    if state.step is not TAKE:
        return move.base_rule
    match move:
        case moves.TakeTile(face):
            if stack_kind(state) is not TILES or face not in state.hand:
                return move.base_rule
            return None if state.box.tile_price[face] <= state.player.francs else "GA1"
        case moves.TakeOrder(order):
            return None if stack_kind(state) is ORDERS and order in state.hand else move.base_rule
        case moves.TakeNone():
            return None


def take_card(state: State, move: moves.TakeTile | moves.TakeOrder | moves.TakeNone) -> Iterator[Event]:
    """GA2: takes at most one drawn card. A tile is paid for as in the factory, an order is free (GA9)."""
    match move:
        case moves.TakeTile(face):
            state.hand.remove(face)
            yield from factory.buy_tile(state, face)
        case moves.TakeOrder(order):
            state.hand.remove(order)
            state.step = RETURN
            yield from delivery.take_order(state, order)
        case moves.TakeNone():
            state.step = RETURN
            yield events.NothingTaken(state.seat)


def has_return_choice(state: State) -> bool:
    """Whether the player must choose how to put cards back (GM2). One card with one allowed side leaves no choice."""
    count = len(state.hand)
    return count > 1 or (count == 1 and state.side is OPEN and len(draw_five_stack(state)) > 0)


def allowed_sides(state: State) -> tuple[StackSide, ...]:
    """GR3: returns the sides of the stack, top or bottom, where the next card may be put back.

    All cards go where the first one went. For an empty stack only the top is offered.
    """
    if state.side is not OPEN:
        return (state.side,)
    return (TOP, UNDER) if len(draw_five_stack(state)) else (TOP,)


def legal_return_moves(state: State) -> list[moves.Move]:
    """Returns the moves that put back a card in hand: one for each allowed side and each different card."""
    moves_by_side = moves.RETURN_TILE if stack_kind(state) is TILES else moves.RETURN_ORDER
    kinds = [kind for kind in dict.fromkeys(state.hand) if kind != UNKNOWN]
    return [moves_by_side[side][kind] for side in allowed_sides(state) for kind in kinds]


def refusal_to_return(state: State, move: moves.ReturnTile | moves.ReturnOrder) -> str | None:
    """Returns the id of the rule that forbids putting back this card on this side of the stack; None if it is legal."""
    if state.step is not RETURN:
        return move.base_rule
    what, kind = (TILES, move.face) if isinstance(move, moves.ReturnTile) else (ORDERS, move.order)
    if stack_kind(state) is not what or kind not in state.hand:
        return move.base_rule
    return None if move.side in allowed_sides(state) else "GR3"


def put_back(state: State, move: moves.ReturnTile | moves.ReturnOrder) -> Iterator[Event]:
    """GA2: puts a card back as the uppermost or the lowest card of the stack."""
    return _put_back(state, move.face if isinstance(move, moves.ReturnTile) else move.order, move.side)


def put_back_last_card(state: State) -> Iterator[Event]:
    """GM2: puts the last card in hand back on the only allowed side of the stack."""
    return _put_back(state, state.hand[0], TOP if state.side is OPEN else state.side)


def _put_back(state: State, kind: int, side: StackSide) -> Iterator[Event]:
    state.hand.remove(kind)
    state.side = side
    draw_five_stack(state).put_back(kind, state.seat, side)
    if stack_kind(state) is TILES:
        yield events.TileReturned(state.seat, side, kind)
    else:
        yield events.OrderReturned(state.seat, side, kind)
