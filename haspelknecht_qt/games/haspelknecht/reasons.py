"""Reasons why one choice is better than another, found in their positions and in the outcome of their rollouts.

A reason explains a number in the outcome that is statistically certain to differ. Its fact is checked in the positions
after both choices. If no fact explains the number, the reason only names the number.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from enum import StrEnum

from attrs import field

from haspelknecht_qt.core.choice_comparison import MIN_GAIN, ChoiceComparison
from haspelknecht_qt.core.fast_attrs import frozen
from haspelknecht_qt.core.trajectory import OutcomeDifference
from haspelknecht_qt.games.haspelknecht import mining, moves, turn_order
from haspelknecht_qt.games.haspelknecht.game import Haspelknecht
from haspelknecht_qt.games.haspelknecht.kinds import (
    OWN_WORKERS,
    TAKING_STEPS,
    DiskColour,
    ScoreSource,
    Season,
    Step,
    Tile,
    Worker,
)
from haspelknecht_qt.games.haspelknecht.outcome import TILE_PREFIX
from haspelknecht_qt.games.haspelknecht.state import Player, State

MIN_TILE_GAIN = 0.2
"""Smallest gain in the share of rollouts in which the seat gets a tile, for a reason about the tile."""
TILES_OF_ITEM = {
    "developments": tuple(Tile),
    "tunnel_bonus": (Tile.WHEELBARROW, Tile.OIL_LAMP, Tile.LORRY),
    "development_bonus": (Tile.COAL_DRIVER, Tile.HAND_CART),
    "buildings": (Tile.BARN, Tile.CHARCOAL_BURNER, Tile.COAL_STORAGE, Tile.WATER_MILL),
    "storage": (Tile.BARN, Tile.COAL_STORAGE),
    "thaler": (
        *(Tile.CARRYING_POLE, Tile.MINING_TIMBER, Tile.OIL_LAMP, Tile.COAL_SACKS),
        *(Tile.WATER_MILL, Tile.COAL_DRIVER, Tile.HORSE_AND_CART, Tile.SMALL_COAL_MINE),
    ),
    "markers": (
        *(Tile.HAULING_CABLE, Tile.WHEELBARROW, Tile.LADDER),
        *(Tile.WINDLASS, Tile.OIL_LAMP, Tile.HAMMER_AND_PICK),
    ),
}
"""Tiles that bring points in an item of the score."""
CONTRACT_WORKERS = (Worker.COAL_DIGGER, Worker.COAL_MINER, Worker.HASPELKNECHT)
FARMER, _ = OWN_WORKERS
LOSS_ITEMS = ("debts", "water")
"""Items of the score that are 0 or negative."""


class ReasonKind(StrEnum):
    """Kinds of reasons. "More" compares the better choice with the other one."""

    ACQUIRES = "acquires"
    """Acquires `tile` now, for `vp`."""
    TILE = "tile"
    """Gets `tile` in more rollouts, which brings points in `item`."""
    SCORES = "scores"
    """Scores `vp` more now in the score item `item`."""
    PINGE = "pinge"
    """Exhausts the Pinge now, for `vp`."""
    COAL = "coal"
    """Has `count` more coal on the farm now."""
    EXCAVATES = "excavates"
    """Has excavated `count` more coal."""
    UNBLOCKED = "unblocked"
    """Pit water does not block the player's mine, which it does after the other choice."""
    LESS_WATER = "less_water"
    """Has `count` less pit water."""
    TUNNEL_WOOD = "tunnel_wood"
    """Has covered `count` more wood symbols of the tunnel."""
    FOOD = "food"
    """Has `count` more food on the farm."""
    THALER = "thaler"
    """Has `count` more Thaler."""
    WOOD = "wood"
    """Has `count` more wood on the farm."""
    ITEM = "item"
    """More points in the score item `item`."""
    LOSS = "loss"
    """Fewer points lost in the score item `item`."""
    OPPONENT = "opponent"
    """Costs opponent `seat` some points in item `item`, in which the player gains."""
    TURN_ORDER = "turn_order"
    """Is in place `count` of the new turn order, instead of `other`. This is a fact without a gain."""
    LOW_TOTAL = "low_total"
    """Has the total `count` on cart field 1, instead of `other`. This is a fact without a gain."""
    MORE_DISKS = "more_disks"
    """Has `count` more disks. This is a fact without a gain."""
    NO_POOL_WATER = "no_pool_water"
    """Takes no pit water with the disks, unlike the other choice. This is a fact without a gain."""
    SYNERGY = "synergy"
    """Gets the synergy bonus for food or wood, unlike the other choice. This is a fact without a gain."""
    SUMMER = "summer"
    """Gets the summer bonus, unlike the other choice. This is a fact without a gain."""
    CONTRACT_WORKER = "contract_worker"
    """Pays a contract worker, `worker`, unlike the other choice. This is a fact without a gain."""


@frozen
class Reason:
    """Reason for the better of two choices. `gain` is its share of the difference, in points; see ReasonKind."""

    kind: ReasonKind
    gain: float
    seat: int
    tile: int = 0
    item: str = ""
    count: int = 0
    other: int = 0
    vp: int = 0
    worker: Worker = Worker.FARMER


def find_reasons(
    game: Haspelknecht,
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
    return [] if choice is None else choice.reasons(choice.facts_of_taking(better, other))


def find_facts(
    game: Haspelknecht, root: State, chosen: Sequence[moves.Move], other: Sequence[moves.Move]
) -> list[Reason]:
    """Returns what the player has after `chosen` but not after `other`. These facts have the gain 0."""
    choice = Choice.of(game, root, chosen, other)
    if choice is None:
        return []
    return [*choice.farm_facts(), *choice.facts_of_taking(chosen, other), *choice.facts_of_plan()]


def _importance(reason: Reason) -> float:
    """Returns the gain of a reason, halved if no fact of the positions explains it."""
    return reason.gain / 2 if reason.kind in {ReasonKind.ITEM, ReasonKind.LOSS} else reason.gain


@frozen
class Choice(ChoiceComparison[State]):
    """Comparison of two choices of a player."""

    tile_gains: dict[int, float] = field(init=False)
    """Gains in the share of rollouts in which the seat gets a tile, by tile."""

    @tile_gains.default
    def _gains_by_tile(self) -> dict[int, float]:
        found = [each for each in self.differences if each.seat == self.seat and each.name.startswith(TILE_PREFIX)]
        return {int(each.name.removeprefix(TILE_PREFIX)): each.gain for each in found}

    @property
    def own(self) -> Player:
        """The deciding player after the better choice."""
        return self.after.players[self.seat]

    @property
    def own_after_other(self) -> Player:
        """The deciding player after the other choice."""
        return self.other.players[self.seat]

    def reasons(self, facts_of_taking: Iterable[Reason] = ()) -> list[Reason]:
        """Returns the reasons for the better choice, the most important first."""
        reasons = [each for each in map(self._reason_for, self.differences) if each is not None]
        acquired = [each.tile for each in reasons if each.kind is ReasonKind.ACQUIRES and each.gain >= MIN_GAIN]
        found = (each for each in reasons if each.kind is not ReasonKind.TILE or each.tile not in acquired)
        return self.in_order(found, (*facts_of_taking, *self.facts_of_plan()), _importance)

    def _reason_for(self, difference: OutcomeDifference) -> Reason | None:
        """Returns the reason that belongs to a difference of the outcome; None if there is none."""
        name, gain = difference.name, difference.gain
        if name.startswith(TILE_PREFIX):
            return None
        if difference.seat != self.seat:
            is_contest = self.is_contest(difference)
            return Reason(ReasonKind.OPPONENT, -gain, difference.seat, item=name) if is_contest else None
        if gain <= 0:
            return None
        return self._fact_reason(name, gain) or self._tile_reason(name, gain) or self._item_reason(name, gain)

    def farm_facts(self) -> Iterator[Reason]:
        """Yields facts about the boards: a development acquired, and goods, wood and water."""
        acquired = self._acquired_reason(0.0)
        if acquired is not None:
            yield acquired
        own, other = self.own, self.own_after_other
        if not self._is_same_season():
            return
        if self.root.step == Step.STORING:
            # Goods on the farm do not stay there: only what is stored counts.
            tunnel_wood = own.tunnel_wood - other.tunnel_wood
            yield from [Reason(ReasonKind.TUNNEL_WOOD, 0.0, self.seat, count=tunnel_wood)] if tunnel_wood > 0 else []
            return
        # For takings, NO_POOL_WATER says the same.
        water = other.water - own.water if self.root.step not in TAKING_STEPS else 0
        counts = (
            (ReasonKind.COAL, own.coal - other.coal),
            (ReasonKind.EXCAVATES, own.excavated - other.excavated if own.coal <= other.coal else 0),
            (ReasonKind.TUNNEL_WOOD, own.tunnel_wood - other.tunnel_wood),
            (ReasonKind.LESS_WATER, water),
            (ReasonKind.THALER, own.thaler - other.thaler),
            (ReasonKind.FOOD, own.food - other.food),
            (ReasonKind.WOOD, own.wood - other.wood),
        )
        yield from (Reason(kind, 0.0, self.seat, count=count) for kind, count in counts if count > 0)

    def _is_same_season(self) -> bool:
        """Whether both positions are in the same season. A new season changes the boards by itself."""
        return (self.after.year, self.after.season) == (self.other.year, self.other.season)

    def _acquired_reason(self, gain: float) -> Reason | None:
        """Returns the reason about the tile that the player has acquired, unlike after the other choice."""
        own, other, source = self.own, self.own_after_other, ScoreSource.DEVELOPMENTS
        acquired = [tile for tile in own.tiles if tile not in other.tiles]
        if len(acquired) != 1 or len(own.tiles) < len(other.tiles):
            return None
        vp = own.scored[source] - self.root.players[self.seat].scored[source]
        return Reason(ReasonKind.ACQUIRES, gain, self.seat, tile=acquired[0], vp=vp)

    def _fact_reason(self, name: str, gain: float) -> Reason | None:
        """Returns the reason for a gain that a fact of the positions explains; None if no fact does."""
        own, other = self.own, self.own_after_other
        if not self._is_same_season():
            return None
        # In the storage phase, goods do not stay on the farm.
        has_goods = self.root.step != Step.STORING
        match name:
            case "developments":
                return self._acquired_reason(gain)
            case "pinge" if own.exhausted and not other.exhausted:
                vp = own.scored[ScoreSource.PINGE] - other.scored[ScoreSource.PINGE]
                return Reason(ReasonKind.PINGE, gain, self.seat, vp=vp)
            case "storage" | "charcoal_burner" | "hauling_cable" | "water_mill" if self._scored_more(name) > 0:
                return Reason(ReasonKind.SCORES, gain, self.seat, item=name, vp=self._scored_more(name))
            case "storage" if has_goods and own.wood > other.wood:
                return Reason(ReasonKind.WOOD, gain, self.seat, count=own.wood - other.wood)
            case "coal" if has_goods and own.coal > other.coal:
                return Reason(ReasonKind.COAL, gain, self.seat, count=own.coal - other.coal)
            case "coal" | "tunnel_sections" | "pinge" if own.excavated > other.excavated:
                return Reason(ReasonKind.EXCAVATES, gain, self.seat, count=own.excavated - other.excavated)
            case "tunnel_sections" | "tunnel_bonus" | "coal" if own.tunnel_wood > other.tunnel_wood:
                return Reason(ReasonKind.TUNNEL_WOOD, gain, self.seat, count=own.tunnel_wood - other.tunnel_wood)
            case "coal" | "pinge" if self._is_blocked(self.other) and not self._is_blocked(self.after):
                return Reason(ReasonKind.UNBLOCKED, gain, self.seat)
            case "water" if own.water < other.water:
                return Reason(ReasonKind.LESS_WATER, gain, self.seat, count=other.water - own.water)
            case "thaler" | "debts" if own.thaler > other.thaler:
                return Reason(ReasonKind.THALER, gain, self.seat, count=own.thaler - other.thaler)
            case "debts" | "storage" if has_goods and own.food > other.food:
                return Reason(ReasonKind.FOOD, gain, self.seat, count=own.food - other.food)
        return None

    def _tile_reason(self, name: str, gain: float) -> Reason | None:
        """Returns the reason for a gain with a tile that the seat gets more often; None if there is no such tile."""
        tile = max(TILES_OF_ITEM.get(name, ()), key=lambda each: self.tile_gains.get(each, 0.0), default=None)
        if tile is None or self.tile_gains.get(tile, 0.0) < MIN_TILE_GAIN:
            return None
        return Reason(ReasonKind.TILE, gain, self.seat, tile=tile, item=name)

    def _item_reason(self, name: str, gain: float) -> Reason:
        return Reason(ReasonKind.LOSS if name in LOSS_ITEMS else ReasonKind.ITEM, gain, self.seat, item=name)

    def _scored_more(self, name: str) -> int:
        """Returns the points scored now in an item by the better choice minus those by the other one."""
        source = ScoreSource[name.upper()]
        return self.own.scored[source] - self.own_after_other.scored[source]

    def _is_blocked(self, state: State) -> bool:
        """Whether pit water, and nothing else, blocks excavating in the seat's mine (M2, M5)."""
        return mining.is_blocked_by_water(state.box, state.players[self.seat])

    def facts_of_taking(self, better: Sequence[moves.Move], other: Sequence[moves.Move]) -> Iterator[Reason]:
        """Yields reasons without a gain, if both choices take disks for cart field 1: what decides about the future."""
        root, seat = self.root, self.seat
        take, other_take = better[0], other[0]
        if root.step != Step.FIRST_TAKING or not isinstance(take, moves.Take) or not isinstance(other_take, moves.Take):
            return
        total, other_total = (turn_order.first_cart_field_value(state, seat) for state in (self.after, self.other))
        if root.turn == len(root.order) - 1:
            # The last seat to take knows the new turn order: it depends on cart field 1 alone.
            place, other_place = (_place_in_new_order(root, seat, value) for value in (total, other_total))
            if place < other_place:
                yield Reason(ReasonKind.TURN_ORDER, 0.0, seat, count=place, other=other_place)
        elif total < other_total:
            yield Reason(ReasonKind.LOW_TOTAL, 0.0, seat, count=total, other=other_total)
        disks = root.pools[take.pool][take.colour] - root.pools[other_take.pool][other_take.colour]
        if disks > 0:
            yield Reason(ReasonKind.MORE_DISKS, 0.0, seat, count=disks)
        brings_water = root.box.pool_brings_water
        if brings_water[other_take.pool] and not brings_water[take.pool]:
            yield Reason(ReasonKind.NO_POOL_WATER, 0.0, seat)

    def facts_of_plan(self) -> Iterator[Reason]:
        """Yields reasons without a gain, if both choices are plans of the same action phase."""
        own, other = self.own, self.own_after_other
        if self.root.step != Step.PLANNING or not (own.confirmed and other.confirmed):
            return
        for worker in CONTRACT_WORKERS:
            if any(own.plan[worker]) and not any(other.plan[worker]):
                yield Reason(ReasonKind.CONTRACT_WORKER, 0.0, self.seat, worker=worker)
        products, other_products = self._products(own), self._products(other)
        if _has_synergy(products) and not _has_synergy(other_products):
            yield Reason(ReasonKind.SYNERGY, 0.0, self.seat)
        is_summer = self.root.season == Season.SUMMER
        if is_summer and products[0] == DiskColour.YELLOW and other.disks_on(FARMER)[DiskColour.YELLOW] == 0:
            yield Reason(ReasonKind.SUMMER, 0.0, self.seat)

    def _products(self, player: Player) -> list[DiskColour | None]:
        """Returns the colour of the disks with which Farmer and Farmhand certainly produce food or wood; else None.

        Disks that exactly meet the requirement of a development may acquire it instead (P10).
        """
        found: list[DiskColour | None] = []
        for worker in OWN_WORKERS:
            disks = player.disks_on(worker)
            colours = [colour for colour in DiskColour if disks[colour]]
            is_open = any(tile not in player.tiles for tile in self.root.box.matching_tiles(disks))
            found.append(colours[0] if len(colours) == 1 and colours[0] != DiskColour.BLACK and not is_open else None)
        return found


def _has_synergy(products: Sequence[DiskColour | None]) -> bool:
    """Whether Farmer and Farmhand both produce food, or both wood (E7)."""
    return products[0] is not None and products[0] == products[1]


def _place_in_new_order(state: State, seat: int, total: int) -> int:
    """Returns the seat's place in the new turn order, from 1, if its total on cart field 1 is `total` (O1, O2)."""

    def total_of(each: int) -> int:
        return total if each == seat else turn_order.first_cart_field_value(state, each)

    return 1 + turn_order.sorted_by_total(state.order, total_of).index(seat)
