"""Reasons why one choice is better than another, found in their positions and in the outcome of their rollouts.

A reason explains a number in the outcome that is statistically certain to differ. Its fact is checked in the positions
after both choices. If no fact explains the number, the reason only names the number.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import StrEnum
from itertools import chain

from haspelknecht_qt.core.choice_comparison import ChoiceComparison
from haspelknecht_qt.core.fast_attrs import frozen
from haspelknecht_qt.core.trajectory import OutcomeDifference
from haspelknecht_qt.games.gueules_noires import moves, scoring
from haspelknecht_qt.games.gueules_noires.game import GueulesNoires
from haspelknecht_qt.games.gueules_noires.majorities import element_counts, majorities, scored_element_count
from haspelknecht_qt.games.gueules_noires.printed import ELEMENTS
from haspelknecht_qt.games.gueules_noires.state import COLOURS, NOTHING, Player, State, Step

MIN_UNEXPLAINED_GAIN = 1.0
"""Smallest gain in an element of the last scoring that is a reason without a fact, in points."""
_FIRST_MINECARTS = ELEMENTS.index("empty:yellow")


class ReasonKind(StrEnum):
    """Kinds of reasons. "More" compares the better choice with the other one."""

    DELIVERS = "delivers"
    """Delivers `count` orders now, for `vp`."""
    COMPLETES = "completes"
    """Fills the last cell of `count` more orders, which bring `vp`."""
    FILLS = "fills"
    """Fills `count` more cells of orders."""
    COAL_FOR_ORDERS = "coal_for_orders"
    """Has the right coal for `count` more cells of the outstanding orders."""
    ORDER = "order"
    """Takes a further order, `order`."""
    DELIVERIES = "deliveries"
    """More points for deliveries in the rest of the game."""
    COUNTS_NOW = "counts_now"
    """Delivers more orders, which already count in the scoring of the current shift, `shift`."""
    LEADS = "leads"
    """Is the only player with the most of `element`: `vp` at the end of the current shift, `shift`, if nothing changes."""
    MAJORITIES = "majorities"
    """More points in the scoring of `shift`."""
    SPOTS = "spots"
    """Has `count` more cells of `element` on orders; they pay in the last scoring."""
    MOST_MINECARTS = "most_minecarts"
    """Is the only player with the most minecarts of the level of `element`: `count`. They pay in the last scoring."""
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
    """Costs the opponent `seat` points in the score item `item`, in which the player gains."""
    OPPONENT_ELEMENT = "opponent_element"
    """Costs the opponent `seat` points for `element` in the last scoring, in which the player gains."""
    WORKERS = "workers"
    """Leaves `count` more workers for this shift. This is a fact without a gain."""
    MONEY = "money"
    """Leaves `count` more francs. This is a fact without a gain."""


_UNEXPLAINED = frozenset(
    {
        *(ReasonKind.DELIVERIES, ReasonKind.MAJORITIES, ReasonKind.PRIZE, ReasonKind.BALANCE),
        *(ReasonKind.UNDELIVERED, ReasonKind.FRANCS, ReasonKind.CUBES),
    }
)
"""Kinds of reasons without a fact."""


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

    `differences` are those between the rollouts of the two choices. Raises IllegalMove if moves are not legal in
    `root`.
    """
    choice = Choice.of(game, root, better, other, differences)
    return [] if choice is None else choice.reasons()


def find_facts(
    game: GueulesNoires, root: State, chosen: Sequence[moves.Move], other: Sequence[moves.Move]
) -> list[Reason]:
    """Returns what the player has after `chosen` but not after `other`. These facts have the gain 0."""
    choice = Choice.of(game, root, chosen, other)
    return [] if choice is None else choice.facts()


def _importance(reason: Reason) -> float:
    """Returns the gain of a reason, halved if no fact of the positions explains it."""
    return reason.gain / 2 if reason.kind in _UNEXPLAINED else reason.gain


@frozen
class Choice(ChoiceComparison[State]):
    """Comparison of two choices of a player."""

    @property
    def own(self) -> Player:
        """The deciding player after the better choice."""
        return self.after.players[self.seat]

    @property
    def own_after_other(self) -> Player:
        """The deciding player after the other choice."""
        return self.other.players[self.seat]

    def reasons(self) -> list[Reason]:
        """Returns the reasons for the better choice, the most important first."""
        found: dict[tuple[ReasonKind, int, int, int, str], Reason] = {}
        for reason in chain.from_iterable(map(self._reasons_for, self.differences)):
            key = (reason.kind, reason.seat, reason.shift, reason.element, reason.item)
            if key not in found or found[key].gain < reason.gain:
                found[key] = reason
        return self.in_order(found.values(), self._supply_facts(), _importance)

    def facts(self) -> list[Reason]:
        """Returns what the player has after the better choice, but not after the other one."""
        order_fact = self._order_fact(0.0)
        return [*([order_fact] if order_fact else []), *self._mine_facts(), *self._supply_facts()]

    def _reasons_for(self, difference: OutcomeDifference) -> Iterator[Reason]:
        """Yields the reasons that belong to a difference of the outcome: at most a fact and what it brings."""
        name, gain = difference.name, difference.gain
        if difference.seat != self.seat:
            yield from self._opponent_reasons(difference)
        elif gain <= 0:
            return
        elif name in ELEMENTS:
            yield from self._element_reasons(ELEMENTS.index(name), gain)
        elif name in scoring.SHIFT_BY_ITEM:
            # The elements of the last scoring tell more than their sum.
            if name != "shift_3" or not self.gains_in(ELEMENTS):
                yield from self._shift_reasons(scoring.SHIFT_BY_ITEM[name], gain)
        elif name == "deliveries":
            yield self._order_fact(gain) or Reason(ReasonKind.DELIVERIES, gain, self.seat)
        elif name == "balance":
            yield self._balance_reason(gain)
        else:
            yield Reason(ReasonKind(name), gain, self.seat)

    def _supply_facts(self) -> Iterator[Reason]:
        """Yields facts about workers and francs, if both choices place workers in the same shift."""
        is_same_shift = self.root.step is Step.PLACE and self.root.shift == self.after.shift == self.other.shift
        saved = self.own.workers - self.own_after_other.workers
        if is_same_shift and saved > 0:
            yield Reason(ReasonKind.WORKERS, 0.0, self.seat, count=saved)
        francs = self.own.francs - self.own_after_other.francs
        if is_same_shift and francs > 0:
            yield Reason(ReasonKind.MONEY, 0.0, self.seat, count=francs)

    def _mine_facts(self) -> Iterator[Reason]:
        """Yields facts about the mine: more minecarts, more empty ones, and the balance."""
        yield from filter(None, (self._minecart_fact(colour, 0.0) for colour in COLOURS))
        reason = self._balance_reason(0.0)
        if reason.kind is not ReasonKind.BALANCE:
            yield reason

    def _minecart_fact(self, colour: int, gain: float) -> Reason | None:
        """Returns the reason about the minecarts of a level; None if the player has neither more nor more empty ones."""
        own, other, element = self.own, self.own_after_other, _FIRST_MINECARTS + colour
        if own.minecarts[colour] > other.minecarts[colour]:
            kind = ReasonKind.MOST_MINECARTS if self._has_most_minecarts(colour) else ReasonKind.MORE_MINECARTS
            return Reason(kind, gain, self.seat, element=element, count=own.minecarts[colour])
        more_empty = own.empty_minecart_count(colour) - other.empty_minecart_count(colour)
        if more_empty > 0:
            return Reason(ReasonKind.EMPTIES, gain, self.seat, element=element, count=more_empty)
        return None

    def _has_most_minecarts(self, colour: int) -> bool:
        """Whether the player alone has the most minecarts of a level after the better choice."""
        rivals = [each.minecarts[colour] for seat, each in enumerate(self.after.players) if seat != self.seat]
        return self.own.minecarts[colour] > max(rivals)

    def _opponent_reasons(self, difference: OutcomeDifference) -> Iterator[Reason]:
        if not self.is_contest(difference):
            return
        loss, seat, name = -difference.gain, difference.seat, difference.name
        if name in ELEMENTS:
            yield Reason(ReasonKind.OPPONENT_ELEMENT, loss, seat, element=ELEMENTS.index(name))
        elif name in scoring.SHIFT_BY_ITEM and name != "shift_3":
            yield Reason(ReasonKind.OPPONENT_ITEM, loss, seat, item=name)

    def _order_fact(self, gain: float) -> Reason | None:
        """Returns the reason about orders with the most direct fact; None if the choices do not differ in one."""
        own, other, vp_of = self.own, self.own_after_other, self.root.box.order_vp
        delivered = set(own.delivered) - set(other.delivered)
        if delivered:
            vp = sum(vp_of[order] for order in delivered)
            return Reason(ReasonKind.DELIVERS, gain, self.seat, count=len(delivered), vp=vp)
        complete, before = _complete_orders(self.after, own), _complete_orders(self.other, other)
        if complete > before:
            vp = sum(vp_of[order] for order in complete - before)
            return Reason(ReasonKind.COMPLETES, gain, self.seat, count=len(complete - before), vp=vp)
        if own.orders == other.orders:
            filled = _filled_cells(self.after, own) - _filled_cells(self.other, other)
            if filled > 0:
                return Reason(ReasonKind.FILLS, gain, self.seat, count=filled)
            matched = _cells_with_coal(self.after, own) - _cells_with_coal(self.other, other)
            if filled == 0 and matched > 0:
                return Reason(ReasonKind.COAL_FOR_ORDERS, gain, self.seat, count=matched)
        known = {*other.orders, *self.root.players[self.seat].orders}
        new = [order for order in own.orders if order not in known]
        if len(new) == 1 and len(own.orders) > len(other.orders):
            return Reason(ReasonKind.ORDER, gain, self.seat, order=new[0])
        return None

    def _shift_reasons(self, shift: int, gain: float) -> Iterator[Reason]:
        if shift == self.root.shift == self.after.shift:
            count = scored_element_count(shift)
            pairs = zip(majorities(self.after, count), majorities(self.other, count), strict=True)
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
                yield Reason(ReasonKind.LEADS, gain, self.seat, shift=shift, element=best.element, vp=vp)
                return
            if len(self.own.delivered) > len(self.own_after_other.delivered):
                yield Reason(ReasonKind.COUNTS_NOW, gain, self.seat, shift=shift)
                return
        fact = self._order_fact(gain)
        if fact is not None:
            yield fact
        yield Reason(ReasonKind.MAJORITIES, gain, self.seat, shift=shift)

    def _element_reasons(self, element: int, gain: float) -> Iterator[Reason]:
        if element < _FIRST_MINECARTS:
            fact = self._cell_fact(element, gain)
        else:
            fact = self._minecart_fact(element - _FIRST_MINECARTS, gain)
        if fact is not None:
            yield fact
        elif gain >= MIN_UNEXPLAINED_GAIN:
            yield Reason(ReasonKind.PRIZE, gain, self.seat, element=element)

    def _cell_fact(self, element: int, gain: float) -> Reason | None:
        """Returns the reason about more cells of an element; None if there are not more."""
        cells = _cells(self.after, self.seat, element) - _cells(self.other, self.seat, element)
        return Reason(ReasonKind.SPOTS, gain, self.seat, element=element, count=cells) if cells > 0 else None

    def _balance_reason(self, gain: float) -> Reason:
        excess, other_excess = (abs(scoring.side_balance(player)) for player in (self.own, self.own_after_other))
        if excess >= other_excess:
            return Reason(ReasonKind.BALANCE, gain, self.seat)
        kind = ReasonKind.LESS_EXCESS if excess else ReasonKind.BALANCED
        return Reason(kind, gain, self.seat, count=excess)


def _complete_orders(state: State, player: Player) -> set[int]:
    """Returns the orders whose cells are all filled, and the delivered ones."""
    return {*player.delivered, *(order for order in player.orders if state.is_filled(order))}


def _filled_cells(state: State, player: Player) -> int:
    """Returns the number of filled cells on the outstanding orders."""
    return sum(sum(state.box.cells_of_order(order)) - sum(state.free_cells(order)) for order in player.orders)


def _cells_with_coal(state: State, player: Player) -> int:
    """Returns the number of free cells on the outstanding orders for which the player has a cube of the colour."""
    cubes = [
        player.stock[colour] + player.cage[colour] + sum(player.coal[colour :: len(COLOURS)]) for colour in COLOURS
    ]
    free = [sum(state.free_cells(order)[colour] for order in player.orders) for colour in COLOURS]
    return sum(map(min, cubes, free))


def _cells(state: State, seat: int, element: int) -> int:
    """Returns the number of cells of an element on the seat's delivered and outstanding orders."""
    vehicle = state.box.order_vehicle
    count = element_counts(state, seat)[element]
    for order in state.players[seat].orders:
        own = state.box.cells_of_order(order)
        count += own[element] if element < len(COLOURS) else sum(own) * (vehicle[order] == element - len(COLOURS))
    return count
