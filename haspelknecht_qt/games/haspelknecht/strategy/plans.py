"""Complete plans of one player: the jobs of all workers, without the order of placements.

A plan's result depends on the workers' jobs, not on the disks that pay for them. So results are stored by plan and used
for every hand of disks that can pay for the plan. Evaluating all ways to take disks then costs little more than
evaluating one.
"""

from __future__ import annotations

from collections.abc import Iterator
from operator import itemgetter
from typing import NamedTuple

from haspelknecht_qt.games.haspelknecht import developments, markers, planning
from haspelknecht_qt.games.haspelknecht.game import Haspelknecht
from haspelknecht_qt.games.haspelknecht.kinds import Building, Placeable, Step, Tile, TileQuestion, Worker
from haspelknecht_qt.games.haspelknecht.match_data import Requirement
from haspelknecht_qt.games.haspelknecht.state import NOBODY, Player, State
from haspelknecht_qt.games.haspelknecht.strategy.executing import finish_turn
from haspelknecht_qt.games.haspelknecht.strategy.value_function import ValueFunction

Hand = tuple[int, int, int]
"""Numbers of black, brown and yellow disks in hand."""
Purse = tuple[int, int]
"""Food and Thaler that can pay contract workers."""
ACQUIRE = 3
"""Number in place of the colour in a `Job` if the worker acquires a tile."""
Job = tuple[int, int]
"""Job of Farmer or Farmhand: (colour, number of disks), (ACQUIRE, number of the tile), or IDLE."""
IDLE: Job = (-1, 0)
UNPAID = -1
DISK_MARKERS = tuple(markers.MARKER_OF_PIECE.values())
NO_MILL = (0, 0)


class Plan(NamedTuple):
    """Jobs of all workers.

    `first_payment` is for the Coal-digger or the Haspelknecht, `second_payment` for the Coal-miner: a Placeable, or
    UNPAID. `mill` has the numbers of pairs of black and of yellow disks on the Water Mill. `markers` is the bit set of
    the markers that replace disks.
    """

    farmer: Job = IDLE
    farmhand: Job = IDLE
    first_payment: int = UNPAID
    second_payment: int = UNPAID
    mill: tuple[int, int] = NO_MILL
    markers: int = 0

    @property
    def goals(self) -> tuple[int, int]:
        """Tiles that Farmer and Farmhand should acquire; 0 for a worker who acquires none."""
        return (
            self.farmer[1] if self.farmer[0] == ACQUIRE else 0,
            self.farmhand[1] if self.farmhand[0] == ACQUIRE else 0,
        )


class PlanSearch:
    """Evaluates plans of one seat in one position, on demand.

    The position may be in any step from taking disks to executing plans. While plans are made, the pieces that the seat
    has already placed are ignored.

    `effort`: maximum number of plans tried with the same disks: those with the best sum of the workers' own gains.
    `more_water`: water that the seat will still get by taking disks; negative if it returns water.
    `purse`: food and Thaler for paying contract workers; None for all on the farm. Fees that the farm received in this
    phase come too late for it.
    `similar_search`: search of a nearly equal position; its estimates of each worker's gain are reused.
    """

    def __init__(
        self,
        game: Haspelknecht,
        value_function: ValueFunction,
        state: State,
        seat: int,
        effort: int,
        more_water: int = 0,
        purse: Purse | None = None,
        similar_search: PlanSearch | None = None,
    ) -> None:
        self._game = game
        self._value_function = value_function
        self._seat = seat
        self._effort = effort
        self._base = base = _position_at_own_turn(state, seat)
        player = self._player = base.players[seat]
        player.water += more_water
        self._estimates = similar_search or self
        self._values: dict[Plan, float] = {}
        self._best: dict[Hand, tuple[float, Plan]] = {}
        self.idle_value = value_function.value(base, seat)
        self._usable_markers = tuple(int(markers.is_usable(base, player, marker)) for marker in DISK_MARKERS)
        self._has_mill = player.owns(Building.WATER_MILL) and Tile.WATER_MILL not in player.fresh
        self._purchases = [
            tile
            for tile in base.box.tiles
            if not developments.refusal_to_reach(base, seat, tile) and _needs_no_fee_or_has_receiver(base, seat, tile)
        ]
        self._may_buy = (
            not developments.refusal_to_acquire_any(player, Worker.FARMER),
            not developments.refusal_to_acquire_any(player, Worker.FARMHAND),
        )
        self._payments = self._possible_payments(purse or (player.food, player.thaler))

    def best_plan(self, hand: Hand) -> tuple[float, Plan]:
        """Returns the value of the best plan that these disks can pay for, and the plan."""
        found = self._best.get(hand)
        if found is None:
            found = self._best[hand] = max(self.evaluated_plans(hand), key=itemgetter(0))
        return found

    def evaluated_plans(self, hand: Hand) -> list[tuple[float, Plan]]:
        """Returns the plans tried for this hand with their values, unordered; never empty."""
        plans = list(self.payable_plans(hand))
        if len(plans) > self._effort:
            plans.sort(key=self._estimate, reverse=True)
            del plans[self._effort :]
        return [(self.value(plan), plan) for plan in plans]

    def value(self, plan: Plan) -> float:
        """Returns the seat's expected points in the position after the plan."""
        value = self._values.get(plan)
        if value is None:
            value = self._values[plan] = self._value_function.value(self.position_after(plan), self._seat)
        return value

    def position_after(self, plan: Plan) -> State:
        """Returns the position after the seat has executed the plan."""
        state = self._base.copy()
        put_plan_on_workers(state, self._seat, plan)
        finish_turn(self._game, self._value_function, state, plan.goals)
        return state

    def payable_plans(self, hand: Hand) -> Iterator[Plan]:
        """Yields every plan that these disks can pay for, except plans that leave usable disks idle."""
        for spent, full_hand in self._hands_with_markers(hand):
            for mill in self._mill_options(full_hand):
                for first, second in self._payments:
                    left = _disks_after_payment(full_hand, mill, first)
                    if left is not None:
                        for farmer, farmhand in self._job_pairs(left):
                            yield Plan(farmer, farmhand, first, second, mill, spent)

    def _hands_with_markers(self, hand: Hand) -> list[tuple[int, Hand]]:
        """Returns each set of markers that can count as disks (P7), with the hand of disks that includes them."""
        hands = [(0, hand)]
        for colour, marker in enumerate(DISK_MARKERS):
            if self._usable_markers[colour]:
                for spent, disks in hands[:]:
                    more = tuple(count + (place == colour) for place, count in enumerate(disks))
                    hands.append((spent | marker, (more[0], more[1], more[2])))
        return hands

    def _mill_options(self, hand: Hand) -> list[tuple[int, int]]:
        if not self._has_mill:
            return [NO_MILL]
        return [(black, yellow) for black in range(hand[0] // 2 + 1) for yellow in range(hand[2] // 2 + 1)]

    def _job_pairs(self, left: Hand) -> Iterator[tuple[Job, Job]]:
        """Yields pairs of jobs for Farmer and Farmhand that use as many disks as possible."""
        own_total = sum(left)
        if not own_total:
            yield IDLE, IDLE
            return
        tiles = [tile for tile in self._purchases if _has_disks_for(self._base.box.tile_requirement[tile], left)]
        colours = [colour for colour in (0, 1, 2) if left[colour]]
        # Farmer and Farmhand share the disks of one colour, or each of them gets all disks of one colour.
        for colour in colours:
            for count in range(1, left[colour]):
                yield (colour, count), (colour, left[colour] - count)
            for other in colours:
                if other != colour:
                    yield (colour, left[colour]), (other, left[other])
        if len(colours) == 1:
            yield (colours[0], left[colours[0]]), IDLE
            yield IDLE, (colours[0], left[colours[0]])
        yield from self._job_pairs_with_tiles(left, tiles, colours)

    def _job_pairs_with_tiles(self, left: Hand, tiles: list[int], colours: list[int]) -> Iterator[tuple[Job, Job]]:
        requirement = self._base.box.tile_requirement
        farmer, farmhand = self._may_buy
        for tile in tiles:
            need = requirement[tile]
            rest = sum(left) - sum(need)
            jobs: list[Job] = []
            for colour in colours:
                free = min(rest, left[colour] - need[colour])
                if free > 0:
                    jobs.append((colour, free))
            if not jobs:
                jobs = [IDLE]
            for job in jobs:
                if farmer:
                    yield (ACQUIRE, tile), job
                if farmhand:
                    yield job, (ACQUIRE, tile)
            if farmer and farmhand:
                for second in self._farmhand_tiles(tile, left):
                    yield (ACQUIRE, tile), (ACQUIRE, second)

    def _farmhand_tiles(self, first: int, left: Hand) -> Iterator[int]:
        """Yields tiles that the Farmhand can acquire after the Farmer has acquired the tile `first`.

        If both tiles are accessible from the beginning, their order makes no difference, so each pair comes only once.
        Otherwise the first tile must make the second one accessible.
        """
        box = self._base.box
        need = box.tile_requirement[first]
        for second in box.tiles:
            if second == first or second in self._player.tiles:
                continue
            open_now = second in self._purchases
            if (open_now and second > first) or (not open_now and second in box.neighbours[first]):
                other = box.tile_requirement[second]
                both = tuple(one + two for one, two in zip(need, other, strict=True))
                if both[0] <= left[0] and both[1] <= left[1] and both[2] <= left[2] and sum(both) <= sum(left):
                    yield second

    def _possible_payments(self, purse: Purse) -> list[tuple[int, int]]:
        """Returns each possible combination of payments of the two contract workers once."""
        payments: list[tuple[int, int]] = []
        firsts = [UNPAID, int(Placeable.YELLOW)]
        firsts += [int(Placeable.FOOD)] if purse[0] else []
        firsts += [int(Placeable.THALER)] if purse[1] else []
        if not self._player.exhausted:
            return [(first, UNPAID) for first in firsts]
        for first in firsts:
            payments.append((first, UNPAID))
            if purse[0] - (first == Placeable.FOOD) > 0:
                payments.append((first, int(Placeable.FOOD)))
            if purse[1] - (first == Placeable.THALER) > 0:
                payments.append((first, int(Placeable.THALER)))
        return payments

    def _estimate(self, plan: Plan) -> float:
        """Returns an estimate of a plan's gain.

        It is the sum of the workers' separate gains, with the synergy of equal jobs (E7).
        """
        farmer, farmhand = plan.farmer, plan.farmhand
        parts: list[Plan] = []
        if farmer[0] == farmhand[0] and 0 <= farmer[0] < ACQUIRE:
            parts.append(Plan(farmer=(farmer[0], farmer[1] + farmhand[1] + 1)))
        else:
            if farmer != IDLE:
                parts.append(Plan(farmer=farmer))
            if farmhand != IDLE:
                parts.append(Plan(farmhand=farmhand))
        if plan.first_payment != UNPAID or plan.second_payment != UNPAID:
            parts.append(Plan(first_payment=plan.first_payment, second_payment=plan.second_payment))
        if plan.mill != NO_MILL:
            parts.append(Plan(mill=plan.mill))
        guesses, total = self._estimates, 0.0
        for part in parts:
            total += guesses.value(part) - guesses.idle_value
        return total - plan.markers.bit_count()


def _position_at_own_turn(state: State, seat: int) -> State:
    """Returns a copy in which this seat begins to execute. If plans are still made, its pieces are taken back."""
    base = state.copy()
    player = base.players[seat]
    if base.step != Step.EXECUTING:
        planning.take_back_pieces(player)
    base.step = Step.EXECUTING
    base.turn = base.order.index(seat)
    base.acted = True
    base.active = NOBODY
    base.effect = TileQuestion.NONE
    player.confirmed = True
    return base


def taken_disks(state: State, seat: int) -> Hand:
    """Returns the disks that the seat has taken in this phase, placed or not."""
    player = state.players[seat]
    return player.disk_count(0), player.disk_count(1), player.disk_count(2)


def workers_to_pay(player: Player) -> tuple[Worker, Worker]:
    """Returns the contract workers for `Plan.first_payment` and `Plan.second_payment`.

    P6: after the Pinge is exhausted, the Haspelknecht replaces the Coal-digger.
    """
    return (Worker.HASPELKNECHT if player.exhausted else Worker.COAL_DIGGER), Worker.COAL_MINER


def put_plan_on_workers(state: State, seat: int, plan: Plan) -> None:
    """Puts a plan's pieces on the workers by changing `state` directly. The colours on grey circles are arbitrary."""
    player = state.players[seat]
    for worker, (kind, what) in ((Worker.FARMER, plan.farmer), (Worker.FARMHAND, plan.farmhand)):
        if kind == ACQUIRE:
            black, brown, yellow, grey = state.box.tile_requirement[what]
            laid = player.plan[worker]
            laid[0], laid[1], laid[2] = black, brown, yellow
            # A worker with disks of one colour could produce or mine instead. So grey circles get a second colour.
            laid[Placeable.BLACK if brown else Placeable.BROWN] += grey
        elif kind >= 0:
            player.plan[worker][kind] = what
    for worker, pay in zip(workers_to_pay(player), (plan.first_payment, plan.second_payment), strict=True):
        if pay != UNPAID:
            player.plan[worker][pay] = 1
            if pay == Placeable.FOOD:
                player.food -= 1
            elif pay == Placeable.THALER:
                player.thaler -= 1
    if plan.mill != NO_MILL:
        player.plan[Worker.WATER_MILL][Placeable.BLACK] = 2 * plan.mill[0]
        player.plan[Worker.WATER_MILL][Placeable.YELLOW] = 2 * plan.mill[1]
    player.markers &= ~plan.markers


def plans_for_placements(state: State, seat: int) -> list[Plan]:
    """Returns the plans that fit a seat's placements. Each worker works, or acquires a tile that its disks pay for."""
    player = state.players[seat]
    farmer, farmhand = (_jobs_of(state, seat, worker) for worker in (Worker.FARMER, Worker.FARMHAND))
    first, second = (_payment_of(player, worker) for worker in workers_to_pay(player))
    mill = player.disks_on(Worker.WATER_MILL)
    spent = 0
    for piece, marker in markers.MARKER_OF_PIECE.items():
        if any(plan[piece] for plan in player.plan):
            spent |= marker
    return [
        Plan(one, two, first, second, (mill[0] // 2, mill[2] // 2), spent)
        for one in farmer
        for two in farmhand
        if one[0] != ACQUIRE or one != two
    ]


def _jobs_of(state: State, seat: int, worker: Worker) -> list[Job]:
    colours = state.players[seat].disks_on(worker)
    laid = [colour for colour in range(3) if colours[colour]]
    jobs = [(laid[0], colours[laid[0]]) if len(laid) == 1 else IDLE]
    if laid and not developments.refusal_to_acquire_any(state.players[seat], worker):
        met = state.box.matching_tiles(colours)
        jobs += [(ACQUIRE, tile) for tile in met if not developments.refusal_to_reach(state, seat, tile)]
    return jobs


def _payment_of(player: Player, worker: Worker) -> int:
    for piece, count in enumerate(player.plan[worker]):
        if count:
            return int(Placeable.YELLOW) if piece == Placeable.WHEELBARROW else piece
    return UNPAID


def _disks_after_payment(hand: Hand, mill: tuple[int, int], first_payment: int) -> Hand | None:
    """Returns the disks left for Farmer and Farmhand after Water Mill and first payment; None if there are too few.

    `mill` has the pairs of black and of yellow disks, `first_payment` is a Placeable or UNPAID.
    """
    black = hand[0] - 2 * mill[0]
    yellow = hand[2] - 2 * mill[1] - (first_payment == Placeable.YELLOW)
    return None if black < 0 or yellow < 0 else (black, hand[1], yellow)


def _has_disks_for(need: Requirement, left: Hand) -> bool:
    return need[0] <= left[0] and need[1] <= left[1] and need[2] <= left[2] and sum(need) <= sum(left)


def _needs_no_fee_or_has_receiver(state: State, seat: int, tile: int) -> bool:
    """Whether the tile needs no fee, or has an owner who can receive the fee.

    The goods for the fee are not checked, because they may still come in this turn (E14).
    """
    return not developments.goods_for_fee(state, seat, tile) or bool(state.owners[state.box.tile_index[tile]])
