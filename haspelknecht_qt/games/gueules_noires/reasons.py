"""Reasons why one choice is better than another, found in their positions and in the outcome of their rollouts.

A reason belongs to a number of the outcome that certainly differs. Its fact is checked in the positions after both
choices. If no fact explains the number, the reason only names the number.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import StrEnum

from attrs import frozen

from haspelknecht_qt.core.trajectory import OutcomeDifference
from haspelknecht_qt.games.gueules_noires import moves, scoring
from haspelknecht_qt.games.gueules_noires.game import GueulesNoires
from haspelknecht_qt.games.gueules_noires.majorities import element_counts, majorities, scored_element_count
from haspelknecht_qt.games.gueules_noires.printed import ELEMENTS
from haspelknecht_qt.games.gueules_noires.state import COLOURS, NOTHING, Player, State, Step

MIN_GAIN = 0.25
"""Smallest gain of a reason, in points."""
MAX_FIRST = 2
"""Number of own gains that come before facts and losses of opponents."""
_SHIFT_ITEMS = {"shift_1": 1, "shift_2": 2, "shift_3": 3}
_FIRST_MINECARTS = ELEMENTS.index("empty:yellow")


class ReasonKind(StrEnum):
    """Kinds of reasons. "More" compares the better choice with the other one."""

    DELIVERS = "delivers"
    """Delivers `count` orders now, for `vp`."""
    COMPLETES = "completes"
    """Fills the last spot of `count` more orders, which bring `vp`."""
    FILLS = "fills"
    """Fills `count` more order spots."""
    COAL_FOR_ORDERS = "coal_for_orders"
    """Has the right coal for `count` more spots of the outstanding orders."""
    ORDER = "order"
    """Takes a further order, `order`."""
    DELIVERIES = "deliveries"
    """More points for deliveries in the rest of the game."""
    COUNTS_NOW = "counts_now"
    """What is delivered now already counts in the scoring of the current shift, `shift`."""
    LEADS = "leads"
    """Alone has most of `element`, which brings `vp` at the end of the current shift, `shift`, if nothing changes."""
    MAJORITIES = "majorities"
    """More points in the scoring of `shift`."""
    SPOTS = "spots"
    """Has `count` more spots of `element` on orders; they pay in the last scoring."""
    MOST_MINECARTS = "most_minecarts"
    """Alone has most minecarts of the level of `element`: `count`. They pay in the last scoring."""
    MORE_MINECARTS = "more_minecarts"
    """Has more minecarts of the level of `element`: `count`. They pay in the last scoring."""
    EMPTIES = "empties"
    """Has `count` more empty minecarts of `element` now. They pay in the last scoring."""
    PRIZE = "prize"
    """More points for `element` in the last scoring."""
    BALANCED = "balanced"
    """Both sides of the mine have equally many tiles."""
    LESS_EXCESS = "less_excess"
    """Fewer excess tiles: `count`."""
    BALANCE = "balance"
    """Loses fewer points for excess tiles at the end."""
    UNDELIVERED = "undelivered"
    """Loses fewer points for undelivered orders at the end."""
    FRANCS = "francs"
    """More points for francs at the end."""
    CUBES = "cubes"
    """More points for cubes at the end."""
    OPPONENT_ITEM = "opponent_item"
    """Costs the opponent `seat` points in the score item `item`."""
    OPPONENT_ELEMENT = "opponent_element"
    """Costs the opponent `seat` points for `element` in the last scoring."""
    WORKERS = "workers"
    """Leaves `count` more workers for this shift. This is a fact without a gain."""


@frozen
class Reason:
    """Reason for the better of two choices. `gain` is its share of the difference, in points; see ReasonKind."""

    kind: ReasonKind
    gain: float
    seat: int
    shift: int = 0
    element: int = NOTHING
    count: int = 0
    vp: int = 0
    order: int = NOTHING
    item: str = ""


def find_reasons(
    game: GueulesNoires,
    root: State,
    better: Sequence[moves.Move],
    other: Sequence[moves.Move],
    differences: Sequence[OutcomeDifference],
) -> list[Reason]:
    """Returns the reasons for the choice `better` instead of `other`, the most important first.

    These are the seat's own largest gains, facts, the largest loss of an opponent, and further gains.

    `differences` are those between the rollouts of the two choices. Raises IllegalMove if moves are not legal in
    `root`.
    """
    decision = game.decision(root)
    if decision is None:
        return []
    choice = _Choice(root, position_after(game, root, better), position_after(game, root, other), decision.actor)
    reasons = [choice.reason_for(each, differences) for each in differences]
    found = [each for each in reasons if each is not None and each.gain >= MIN_GAIN]
    found.sort(key=lambda reason: reason.gain, reverse=True)
    own = [each for each in found if each.seat == choice.seat]
    opponents = [each for each in found if each.seat != choice.seat]
    return [*own[:MAX_FIRST], *choice.facts(), *opponents[:1], *own[MAX_FIRST:]] if found else []


def position_after(game: GueulesNoires, root: State, chosen: Sequence[moves.Move]) -> State:
    """Returns the position after the moves."""
    state = root.copy()
    for move in chosen:
        game.play(state, move)
    return state


@frozen
class _Choice:
    """Positions before a choice, after the better one and after the other one, and the deciding seat."""

    root: State
    after: State
    other: State
    seat: int

    @property
    def own(self) -> Player:
        return self.after.players[self.seat]

    @property
    def less(self) -> Player:
        return self.other.players[self.seat]

    def reason_for(self, difference: OutcomeDifference, all_differences: Sequence[OutcomeDifference]) -> Reason | None:
        """Returns the reason that belongs to a difference of the outcome; None if there is none."""
        name, gain = difference.name, difference.gain
        if difference.seat != self.seat:
            return self._opponent_reason(difference, all_differences)
        if gain <= 0:
            return None
        if name in ELEMENTS:
            return self._element_reason(ELEMENTS.index(name), gain)
        if name in _SHIFT_ITEMS:
            # The elements of the last scoring tell more than their sum.
            has_elements = any(
                each.seat == self.seat and each.name in ELEMENTS and each.gain >= MIN_GAIN for each in all_differences
            )
            return None if name == "shift_3" and has_elements else self._shift_reason(_SHIFT_ITEMS[name], gain)
        match name:
            case "deliveries":
                return self._delivery_reason(gain)
            case "balance":
                return self._balance_reason(gain)
            case _:
                return Reason(ReasonKind(name), gain, self.seat)

    def facts(self) -> Iterator[Reason]:
        """Yields reasons without a gain: facts that matter in the rest of the game."""
        is_same_shift = self.root.step is Step.PLACE and self.root.shift == self.after.shift == self.other.shift
        saved = self.own.workers - self.less.workers
        if is_same_shift and saved > 0:
            yield Reason(ReasonKind.WORKERS, 0.0, self.seat, count=saved)

    def _opponent_reason(
        self, difference: OutcomeDifference, all_differences: Sequence[OutcomeDifference]
    ) -> Reason | None:
        if difference.name in ELEMENTS:
            element = ELEMENTS.index(difference.name)
            return Reason(ReasonKind.OPPONENT_ELEMENT, -difference.gain, difference.seat, element=element)
        has_elements = any(
            each.seat == difference.seat and each.name in ELEMENTS and -each.gain >= MIN_GAIN
            for each in all_differences
        )
        if difference.name == "shift_3" and has_elements:
            return None
        return Reason(ReasonKind.OPPONENT_ITEM, -difference.gain, difference.seat, item=difference.name)

    def _delivery_reason(self, gain: float) -> Reason:
        vp_of = self.root.box.order_vp
        delivered = [order for order in self.own.delivered if order not in self.less.delivered]
        if delivered:
            vp = sum(vp_of[order] for order in delivered)
            return Reason(ReasonKind.DELIVERS, gain, self.seat, count=len(delivered), vp=vp)
        complete, before = _filled_orders(self.after, self.own), _filled_orders(self.other, self.less)
        if complete > before:
            vp = sum(vp_of[order] for order in complete - before)
            return Reason(ReasonKind.COMPLETES, gain, self.seat, count=len(complete - before), vp=vp)
        filled = _filled_spots(self.after, self.own) - _filled_spots(self.other, self.less)
        if filled > 0 and self.own.orders == self.less.orders:
            return Reason(ReasonKind.FILLS, gain, self.seat, count=filled)
        new = [order for order in self.own.orders if order not in self.less.orders]
        if len(new) == 1 and len(self.own.orders) > len(self.less.orders):
            return Reason(ReasonKind.ORDER, gain, self.seat, order=new[0])
        matched = _spots_with_coal(self.after, self.own) - _spots_with_coal(self.other, self.less)
        if matched > 0 and self.own.orders == self.less.orders:
            return Reason(ReasonKind.COAL_FOR_ORDERS, gain, self.seat, count=matched)
        return Reason(ReasonKind.DELIVERIES, gain, self.seat)

    def _shift_reason(self, shift: int, gain: float) -> Reason:
        if shift == self.root.shift == self.after.shift:
            count = scored_element_count(shift)
            pairs = list(zip(majorities(self.after, count), majorities(self.other, count), strict=True))
            leads = [
                one
                for one, two in pairs
                if one.prizes[self.seat] > two.prizes[self.seat]
                and one.counts[self.seat] == max(one.counts)
                and one.counts.count(max(one.counts)) == 1
            ]
            if leads:
                best = max(leads, key=lambda each: each.prizes[self.seat])
                vp = best.prizes[self.seat]
                return Reason(ReasonKind.LEADS, gain, self.seat, shift=shift, element=best.element, vp=vp)
            if len(self.own.delivered) > len(self.less.delivered):
                return Reason(ReasonKind.COUNTS_NOW, gain, self.seat, shift=shift)
        return Reason(ReasonKind.MAJORITIES, gain, self.seat, shift=shift)

    def _element_reason(self, element: int, gain: float) -> Reason:
        if element < _FIRST_MINECARTS:
            spots = _spots(self.after, self.seat, element) - _spots(self.other, self.seat, element)
            if spots > 0:
                return Reason(ReasonKind.SPOTS, gain, self.seat, element=element, count=spots)
            return Reason(ReasonKind.PRIZE, gain, self.seat, element=element)
        colour = element - _FIRST_MINECARTS
        count, less = self.own.minecarts[colour], self.less.minecarts[colour]
        if count > less:
            rivals = [each.minecarts[colour] for seat, each in enumerate(self.after.players) if seat != self.seat]
            kind = ReasonKind.MOST_MINECARTS if count > max(rivals) else ReasonKind.MORE_MINECARTS
            return Reason(kind, gain, self.seat, element=element, count=count)
        empty = self.own.empty_minecart_count(colour) - self.less.empty_minecart_count(colour)
        if empty > 0:
            return Reason(ReasonKind.EMPTIES, gain, self.seat, element=element, count=empty)
        return Reason(ReasonKind.PRIZE, gain, self.seat, element=element)

    def _balance_reason(self, gain: float) -> Reason:
        excess, more = abs(scoring.side_balance(self.own)), abs(scoring.side_balance(self.less))
        if not excess < more:
            return Reason(ReasonKind.BALANCE, gain, self.seat)
        kind = ReasonKind.LESS_EXCESS if excess else ReasonKind.BALANCED
        return Reason(kind, gain, self.seat, count=excess)


def _filled_orders(state: State, player: Player) -> set[int]:
    """Returns the outstanding orders whose spots are all filled."""
    return {order for order in player.orders if state.is_filled(order)}


def _filled_spots(state: State, player: Player) -> int:
    """Returns the number of filled spots on the outstanding orders."""
    cells = state.box.order_cells
    return sum(sum(cells[4 * order : 4 * order + 4]) - sum(state.free_cells(order)) for order in player.orders)


def _spots_with_coal(state: State, player: Player) -> int:
    """Returns the number of free spots on the outstanding orders for which the player has a cube of the colour."""
    cubes = [
        player.stock[colour] + player.cage[colour] + sum(player.coal[colour :: len(COLOURS)]) for colour in COLOURS
    ]
    free = [sum(state.free_cells(order)[colour] for order in player.orders) for colour in COLOURS]
    return sum(map(min, cubes, free))


def _spots(state: State, seat: int, element: int) -> int:
    """Returns the number of spots of an element on the seat's delivered and outstanding orders."""
    cells, vehicle = state.box.order_cells, state.box.order_vehicle
    count = element_counts(state, seat)[element]
    for order in state.players[seat].orders:
        own = cells[4 * order : 4 * order + 4]
        count += own[element] if element < len(COLOURS) else sum(own) * (vehicle[order] == element - len(COLOURS))
    return count
