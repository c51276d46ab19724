"""Values of moves that take disks, by the best plans for the resulting hands."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from attrs import define, field

from haspelknecht_qt.core.fast_attrs import frozen
from haspelknecht_qt.core.utility import opponent_penalty
from haspelknecht_qt.games.haspelknecht import moves, turn_order
from haspelknecht_qt.games.haspelknecht.game import Haspelknecht
from haspelknecht_qt.games.haspelknecht.kinds import MAX_DISKS, DiskColour, Season, Step
from haspelknecht_qt.games.haspelknecht.state import State
from haspelknecht_qt.games.haspelknecht.strategy.features import FEATURE_NAMES
from haspelknecht_qt.games.haspelknecht.strategy.plans import Hand, Plan, PlanSearch, taken_disks
from haspelknecht_qt.games.haspelknecht.strategy.value_function import ValueFunction

Pools = tuple[Hand, ...]
COLOURS = tuple(DiskColour)
_TURN_ORDER_FEATURE = FEATURE_NAMES.index("order")


class _Turn(NamedTuple):
    """Turn of a seat to take disks. `is_first`: whether this is the seat's first taking of the phase."""

    seat: int
    is_first: bool


QUICK_EFFORT = 4
"""Maximum number of plans tried for a hand of disks in quick evaluations."""


@frozen
class LookaheadSettings:
    """Depth of the evaluation of moves that take disks. Such a move is called a taking.

    `effort`: maximum number of plans tried for a hand of disks (see `PlanSearch`).
    `foresight`: 0 counts only the disks of the present taking; 1 also those of a second taking of the seat. A larger
    number n also tries the n most promising takings of every following seat.
    `envy`: weight of the best opponent's points against the seat's own (see `opponent_penalty`).
    """

    effort: int
    foresight: int
    envy: float

    def quick(self) -> LookaheadSettings:
        """Returns the settings for quick evaluations, such as those in rollouts, with the same envy."""
        return LookaheadSettings(effort=QUICK_EFFORT, foresight=1, envy=self.envy)

    def utility(self, values: Sequence[float], seat: int) -> float:
        """Returns a seat's expected points minus a share of the best opponent's. `values`: expected points by seat."""
        return values[seat] - opponent_penalty(values, seat, self.envy)


@define
class _SeatResources:
    """Disks and water of a seat while looking ahead.

    `hand` has the disks on both cart fields. `cart_value` is the total value of cart field 1 (O1). `water` includes
    water from the pools.
    """

    hand: Hand
    cart_value: int
    water: int


@define(eq=False)
class TakingEvaluator:
    """Evaluates ways to take disks in one action phase.

    `state` is a position after the refilling. The evaluations remain valid until the phase's first turn is executed.
    """

    game: Haspelknecht
    value_function: ValueFunction
    state: State
    lookahead: LookaheadSettings
    _plan_searches: dict[tuple[int, int], PlanSearch] = field(factory=dict, init=False)
    _first_plan_searches: dict[int, PlanSearch] = field(factory=dict, init=False)
    _water_by_seat: list[int] = field(init=False)
    _cached_hand_values: dict[tuple[int, Hand, int], float] = field(factory=dict, init=False)

    @_water_by_seat.default
    def _current_water(self) -> list[int]:
        return [player.water for player in self.state.players]

    def plan_search(self, seat: int, water: int) -> PlanSearch:
        """Returns the search for a seat's plans. `water` is the seat's amount when it executes the plan."""
        key = (seat, water)
        plan_search = self._plan_searches.get(key)
        if plan_search is None:
            plan_search = self._plan_searches[key] = PlanSearch(
                self.game,
                self.value_function,
                self.state,
                seat,
                self.lookahead.effort,
                water - self._water_by_seat[seat],
                similar_search=self._first_plan_searches.get(seat),
            )
            self._first_plan_searches.setdefault(seat, plan_search)
        return plan_search

    def best_plan(self, state: State, seat: int) -> Plan:
        """Returns the best plan for a seat's disks in `state`, a position of the same action phase."""
        return self.plan_search(seat, state.players[seat].water).best_plan(taken_disks(state, seat))[1]

    def ranked_takings(self, state: State) -> list[tuple[float, moves.Move]]:
        """Returns the legal moves that take disks or pass, best first, each with its value for the deciding seat.

        If takings of following seats are tried too (`foresight` above 1), the value is `LookaheadSettings.utility`.
        """
        pools = _copy_pools(state)
        seats = self._seat_resources(state)
        turns = self._coming_takings(state)
        found: list[tuple[float, moves.Move]] = []
        for pool, colour in _possible_takings(pools):
            after, taken = self._after_taking(pools, seats, pool, colour, turns[0])
            found.append((self._taking_value(after, taken, turns), moves.take(pool, COLOURS[colour])))
        if state.step != Step.FIRST_TAKING:
            found.append((self._taking_value(pools, seats, turns), moves.PASS))
        found.sort(key=lambda each: each[0], reverse=True)
        return found

    def best_exchange(self, state: State) -> list[tuple[float, moves.Move]]:
        """Returns the most useful exchange (tile 32) with its value; empty if none allows a better taking."""
        exchanges = [move for move in self.game.legal_moves(state) if isinstance(move, moves.ExchangeDisks)]
        if not exchanges:
            return []
        pools, seats = _copy_pools(state), self._seat_resources(state)
        turn = _Turn(state.seat, state.step == Step.FIRST_TAKING)
        tried: list[tuple[float, moves.ExchangeDisks]] = []
        for move in exchanges:
            changed = list(pools)
            changed[move.pool] = _with_disks(_with_disks(changed[move.pool], move.pool_disk, -1), move.reserve_disk, 1)
            tried.append((self._best_value_without_rivals(tuple(changed), seats, turn), move))
        gain, chosen = max(tried, key=lambda each: each[0])
        if gain <= self._best_value_without_rivals(pools, seats, turn):
            return []
        after = state.copy()
        self.game.advance(after, chosen)
        seat = state.seat
        spent = self.value_function.value(state, seat) - self.value_function.value(after, seat)
        return [(self.ranked_takings(after)[0][0] - spent, chosen)]

    def _best_value_without_rivals(self, pools: Pools, seats: list[_SeatResources], turn: _Turn) -> float:
        """Returns the value of the seat's best taking from these pools, if no other seat takes disks."""
        return max(
            self._value_with_second_taking(*self._after_taking(pools, seats, *candidate, turn), turn)
            for candidate in _possible_takings(pools)
        )

    def position_after(self, state: State, move: moves.Move) -> State:
        """Returns the position after the move, the best second taking (if any) and the best plan of the seat."""
        seat = state.seat
        seats = self._seat_resources(state)
        pools = _copy_pools(state)
        turn = _Turn(seat, state.step == Step.FIRST_TAKING)
        if isinstance(move, moves.ExchangeDisks):
            after = state.copy()
            self.game.advance(after, move)
            taking_evaluator = TakingEvaluator(self.game, self.value_function, after, self.lookahead)
            return taking_evaluator.position_after(after, moves.PASS)
        if isinstance(move, moves.Take):
            pools, seats = self._after_taking(pools, seats, move.pool, move.colour, turn)
            if turn.is_first and sum(seats[seat].hand) < MAX_DISKS:
                filled = [
                    self._after_taking(pools, seats, *candidate, _Turn(seat, is_first=False))[1]
                    for candidate in _possible_takings(pools)
                ]
                seats = max([seats, *filled], key=lambda each: self._hand_value(seat, each))
        own = seats[seat]
        plan_search = self.plan_search(seat, own.water)
        return plan_search.position_after(plan_search.best_plan(own.hand)[1])

    def _seat_resources(self, state: State) -> list[_SeatResources]:
        return [
            _SeatResources(taken_disks(state, seat), turn_order.first_cart_field_value(state, seat), player.water)
            for seat, player in enumerate(state.players)
        ]

    def _coming_takings(self, state: State) -> list[_Turn]:
        """Returns the takings that are still to come in this phase, in order."""
        now = state.order[state.turn :]
        if state.step == Step.SECOND_TAKING:
            return [_Turn(seat, is_first=False) for seat in now]
        return [
            *(_Turn(seat, is_first=True) for seat in now),
            *(_Turn(seat, is_first=False) for seat in state.order),
        ]

    def _after_taking(
        self, pools: Pools, seats: list[_SeatResources], pool: int, colour: int, turn: _Turn
    ) -> tuple[Pools, list[_SeatResources]]:
        """Returns the pools and hands after a seat has taken disks (T1 to T3)."""
        seat, is_first = turn
        old = seats[seat]
        available = pools[pool][colour]
        count = available if is_first else min(available, MAX_DISKS - sum(old.hand))
        box = self.state.box
        taken = seats[:]
        taken[seat] = _SeatResources(
            _with_disks(old.hand, colour, count),
            old.cart_value + (count * box.components.disk_value[colour] if is_first else 0),
            old.water + (is_first and box.pool_brings_water[pool]),
        )
        after = list(pools)
        after[pool] = _with_disks(pools[pool], colour, -count)
        return tuple(after), taken

    def _hand_value(self, seat: int, seats: Sequence[_SeatResources]) -> float:
        """Returns the value of the best plan for a seat's hand."""
        own = seats[seat]
        key = (seat, own.hand, own.water)
        value = self._cached_hand_values.get(key)
        if value is None:
            water = own.water
            state = self.state
            # T5: in the very first phase, a seat with fewer than five disks returns one water.
            if state.year == 1 and state.season == Season.SPRING and sum(own.hand) < MAX_DISKS and water:
                water -= 1
            value = self._cached_hand_values[key] = self.plan_search(seat, water).best_plan(own.hand)[0]
        return value

    def _value_with_second_taking(self, pools: Pools, seats: list[_SeatResources], turn: _Turn) -> float:
        """Returns the value of a seat's hand, or that after the seat's second taking of disks (T3) if it is larger.

        The latter value is the mean for the two best hands, because another seat may take the best disks first.
        """
        seat, is_first = turn
        now = self._hand_value(seat, seats)
        if not is_first or not self.lookahead.foresight or sum(seats[seat].hand) >= MAX_DISKS:
            return now
        fillings = sorted(
            (
                self._hand_value(seat, self._after_taking(pools, seats, *candidate, _Turn(seat, is_first=False))[1])
                for candidate in _possible_takings(pools)
            ),
            reverse=True,
        )[:2]
        return max(now, sum(fillings) / len(fillings)) if fillings else now

    def _taking_value(self, pools: Pools, seats: list[_SeatResources], turns: list[_Turn]) -> float:
        """Returns a taking's value for its seat. The taking is `turns[0]`; `pools` and `seats` are those after it."""
        if self.lookahead.foresight > 1:
            return self.lookahead.utility(self._best_outcome(pools, seats, turns, 1), turns[0].seat)
        return self._value_with_second_taking(pools, seats, turns[0])

    def _best_outcome(self, pools: Pools, seats: list[_SeatResources], turns: list[_Turn], index: int) -> list[float]:
        """Returns the expected points of all seats after the best takings in `turns[index:]`.

        This is a max^n search: each seat chooses by its own utility.
        """
        while index < len(turns) and not turns[index].is_first and sum(seats[turns[index].seat].hand) >= MAX_DISKS:
            index += 1
        if index == len(turns):
            return self._values_with_turn_order(seats)
        seat, is_first = turns[index]
        candidates = []
        for candidate in _possible_takings(pools):
            after, taken = self._after_taking(pools, seats, *candidate, turns[index])
            candidates.append((self._value_with_second_taking(after, taken, turns[index]), after, taken))
        if not is_first or not candidates:
            candidates.append((self._hand_value(seat, seats), pools, seats))
        candidates.sort(key=lambda each: each[0], reverse=True)
        width = self.lookahead.foresight if is_first else max(1, self.lookahead.foresight // 2)
        outcomes = [self._best_outcome(after, taken, turns, index + 1) for _, after, taken in candidates[:width]]
        return max(outcomes, key=lambda values: self.lookahead.utility(values, seat))

    def _values_with_turn_order(self, seats: list[_SeatResources]) -> list[float]:
        """Returns for each seat the value of its hand plus the value of its place in the new turn order (O1, O2)."""
        state = self.state
        weight = self.value_function.weights[4 * (state.year - 1) + state.season][_TURN_ORDER_FEATURE]
        values = [self._hand_value(seat, seats) for seat in range(len(seats))]
        if weight:
            new_order = turn_order.sorted_by_total(state.order, lambda seat: seats[seat].cart_value)
            for place, seat in enumerate(new_order):
                values[seat] += weight * (place - state.order.index(seat)) / (len(seats) - 1)
        return values


def _copy_pools(state: State) -> Pools:
    return tuple((pool[0], pool[1], pool[2]) for pool in state.pools)


def _possible_takings(pools: Pools) -> list[tuple[int, int]]:
    return [(place, colour) for place, pool in enumerate(pools) for colour in range(3) if pool[colour]]


def _with_disks(counts: Hand, colour: int, count: int) -> Hand:
    changed = list(counts)
    changed[colour] += count
    return changed[0], changed[1], changed[2]
