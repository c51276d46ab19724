"""Value of a position for a seat: its expected final points, by sources of points."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence

from attrs import define, field

from haspelknecht_qt.core.fast_attrs import frozen
from haspelknecht_qt.core.utility import opponent_penalty
from haspelknecht_qt.games.gueules_noires import scoring
from haspelknecht_qt.games.gueules_noires.majorities import majorities, scored_element_count
from haspelknecht_qt.games.gueules_noires.printed import MajorityPrizes
from haspelknecht_qt.games.gueules_noires.state import LAST_SHIFT, ScoreSource, State, Step
from haspelknecht_qt.games.gueules_noires.strategy.forecast import (
    CELL_ELEMENT_COUNT,
    ELEMENT_COUNT,
    Forecast,
    forecast,
    moves_saved_by_cage,
)
from haspelknecht_qt.games.gueules_noires.strategy.knowledge import SOURCES, Knowledge


@frozen(eq=False)
class ValueFunction:
    """Evaluates positions by a level's weights.

    `foresight` is the number of coming shift ends whose majorities count: 0 for none, 1 for this shift's. The weight of
    own points is 1; that of the best opponent's points is `envy`, divided by the number of opponents.
    """

    knowledge: Knowledge
    foresight: int
    envy: float = 0.0

    def turn_evaluator(self, state: State, seat: int) -> TurnEvaluator:
        """Returns an evaluator for this position and later positions of the turn. It forecasts opponents only once."""
        others = [other for other in range(len(state.players)) if other != seat]
        reckoned = self.knowledge.reckoned
        if reckoned is not None:
            usual = [[count] * ELEMENT_COUNT for count in reckoned[state.shift - 1 :]]
            return TurnEvaluator(self, state, seat, [usual for _ in others])
        rival_counts = [forecast(state, other, self.knowledge).element_counts for other in others]
        return TurnEvaluator(self, state, seat, rival_counts)

    def opponent_penalty(self, state: State, seat: int) -> float:
        """Returns the points subtracted from a seat's value because of its best opponent's expected points."""
        if not self.envy:
            return 0.0
        return opponent_penalty([self.value(state, each) for each in range(len(state.players))], seat, self.envy)

    def value(self, state: State, seat: int) -> float:
        """Returns the expected final points of a seat. At the end of the game they are exact."""
        return _sum_in_order(self.expected_points_by_source(state, seat).values())

    def expected_points_by_source(self, state: State, seat: int) -> dict[str, float]:
        """Returns the expected final points of a seat by source of points, in the order of SOURCES."""
        if state.step is Step.OVER:
            return _final_points_by_source(state, seat)
        return self.turn_evaluator(state, seat).expected_points_by_source(state)


@define(eq=False)
class TurnEvaluator:
    """Evaluates the positions of a seat's turn.

    `rival_counts` are the opponents' expected numbers of elements: by opponent, by coming shift end, by element.
    """

    value_function: ValueFunction
    root: State
    seat: int
    rival_counts: Sequence[Sequence[list[float]]]
    _spreads: list[float] = field(init=False)
    _usual_points: float = field(init=False)
    _cached_prizes: dict[tuple[int, int, float], float] = field(factory=dict, init=False)

    def __attrs_post_init__(self) -> None:
        state, knowledge = self.root, self.value_function.knowledge
        seats = len(state.players)
        workers_per_player = state.box.components.setup.workers[seats]
        open_now = sum(player.workers for player in state.players) / (workers_per_player * seats)
        self._spreads = [
            knowledge.least_spread + knowledge.spread * math.sqrt(open_now + shift - state.shift)
            for shift in range(state.shift, LAST_SHIFT + 1)
        ]
        # Points usually still to come: `usual` when a shift begins, `later` when this shift ends. Within it, they are
        # interpolated by the share of workers left. `later` includes the value of the workers that return then.
        usual = knowledge.usual[seats - 2]
        later = 0.0
        if state.shift < LAST_SHIFT:
            later = usual[state.shift] + workers_per_player * knowledge.worker[state.shift]
        self._usual_points = later + (usual[state.shift - 1] - later) * open_now

    def utility(self, state: State) -> float:
        """Returns the seat's expected points in a position of its turn, minus a share of the best opponent's points."""
        points = self.expected_points_by_source(state)
        return _sum_in_order(points.values()) - self.value_function.opponent_penalty(state, self.seat)

    def expected_points_by_source(self, state: State) -> dict[str, float]:
        """Returns the seat's expected points by source of points, in the order of SOURCES."""
        knowledge = self.value_function.knowledge
        seat, shift = self.seat, state.shift - 1
        player = state.players[seat]
        own = forecast(state, seat, knowledge)
        final = state.box.components.final_scoring
        cells, minecarts = self._expected_prizes(state, own)
        scored = player.scored
        points = (
            float(scored[ScoreSource.DELIVERIES]),
            sum(scored[ScoreSource.SHIFT_1 :]) + cells,
            minecarts,
            own.vp + own.undelivered_orders * final.undelivered_order_vp,
            (own.spare_cubes + own.stranded_cubes) / final.cubes_per_vp
            + own.spare_cubes * knowledge.spare[shift]
            + moves_saved_by_cage(player) * knowledge.move,
            player.francs * knowledge.franc[shift],
            -abs(scoring.side_balance(player)) * knowledge.tile[shift],
            player.workers * knowledge.worker[shift],
            self._usual_points,
        )
        return dict(zip(SOURCES, points, strict=True))

    def _expected_prizes(self, state: State, own: Forecast) -> tuple[float, float]:
        """Returns the seat's expected prizes at the coming shift ends: for cells, and for empty minecarts."""
        cells = minecarts = 0.0
        for shift_index, counts in enumerate(own.element_counts[: self.value_function.foresight]):
            for element in range(scored_element_count(state.shift + shift_index)):
                count = counts[element]
                if count <= 0.0:
                    continue
                # Most positions of a turn have equal numbers of most elements, so prizes are cached.
                prize = self._cached_prizes.get(key := (shift_index, element, count))
                if prize is None:
                    prize = self._cached_prizes[key] = self._expected_element_prize(*key)
                if element < CELL_ELEMENT_COUNT:
                    cells += prize
                else:
                    minecarts += prize
        return cells, minecarts

    def _expected_element_prize(self, shift_index: int, element: int, count: float) -> float:
        """Returns the expected majority prize for `count` cells or minecarts of a kind. Shift index 0 is this shift."""
        others = [rival[shift_index][element] for rival in self.rival_counts]
        printed = self.root.box.components.prizes[element]
        return min(count, 1.0) * _expected_prize(count, others, self._spreads[shift_index], printed)


def _sum_in_order(numbers: Iterable[float]) -> float:
    """Adds numbers one by one. Since Python 3.12 sum() rounds differently, which would change the bots' moves."""
    total = 0.0
    for number in numbers:
        total += number
    return total


def _expected_prize(own: float, others: Sequence[float], spread: float, prize: MajorityPrizes) -> float:
    """Returns the expected points from the prizes for an element: `own` count against `others`, ± `spread`."""
    ahead = [_chance_of_lead((own - other + 0.5) / spread) for other in others]
    first = math.prod(ahead)
    if len(ahead) == 1:
        return first * prize.first
    # Chance of the second place: exactly one opponent has more of the element.
    second = _sum_in_order(
        (1.0 - chance) * math.prod(each for place, each in enumerate(ahead) if place != index)
        for index, chance in enumerate(ahead)
    )
    return first * prize.first + second * prize.second


def _chance_of_lead(distance: float) -> float:
    # Beyond these limits, the logistic function differs from 0 or 1 by less than 3e-9.
    if distance > 20.0:
        return 1.0
    return 0.0 if distance < -20.0 else 1.0 / (1.0 + math.exp(-distance))


def _final_points_by_source(state: State, seat: int) -> dict[str, float]:
    standing = scoring.standing(state).seats[seat]
    carts = sum(majority.prizes[seat] for majority in majorities(state)[CELL_ELEMENT_COUNT:])
    points = dict.fromkeys(SOURCES, 0.0)
    points["deliveries"] = standing.item_points("deliveries")
    points["majorities"] = sum(map(standing.item_points, scoring.SHIFT_BY_ITEM)) - carts
    points["minecarts"] = carts
    points["orders"] = standing.item_points("undelivered")
    points["coal"] = standing.item_points("cubes")
    points["money"] = standing.item_points("francs")
    points["balance"] = standing.item_points("balance")
    return points
