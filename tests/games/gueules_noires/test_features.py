"""Features for learning by self-play: the compiled model's numbers equal those of the rules and forecasts in Python."""

import random

import pytest

from haspelknecht_qt.core.compiled.model import ValueNetwork
from haspelknecht_qt.core.rng import Generator
from haspelknecht_qt.games.gueules_noires import placing, scoring
from haspelknecht_qt.games.gueules_noires.match_data import FACTORY_SPACES
from haspelknecht_qt.games.gueules_noires.model import LIBRARY
from haspelknecht_qt.games.gueules_noires.model.binding import Model, Policy
from haspelknecht_qt.games.gueules_noires.state import NOBODY, Step
from haspelknecht_qt.games.gueules_noires.strategy.features import (
    FEATURE_NAMES,
    NETWORK_FILE,
    STAGE_COUNT,
    STAGES_PER_SHIFT,
)
from haspelknecht_qt.games.gueules_noires.strategy.forecast import (
    CELL_ELEMENT_COUNT,
    DELIVERY_SPACES,
    EXTRACTION_SPACES,
    forecast,
)
from haspelknecht_qt.games.gueules_noires.strategy.knowledge import KNOWLEDGE
from haspelknecht_qt.games.gueules_noires.strategy.rollout import GueulesNoiresRolloutPolicy
from haspelknecht_qt.games.gueules_noires.strategy.value_function import ValueFunction
from tests.games.compiled import require_model
from tests.games.gueules_noires.table import GAME

OVERMAN = ValueFunction(KNOWLEDGE["overman"], foresight=3)


@pytest.fixture(scope="module", autouse=True)
def _built_model():
    require_model(LIBRARY)


def positions(players, seed):
    """Positions of a quick game in which a seat is to place, a few of each stage; three turns in ten are random."""
    state, generator, dice = (
        GAME.initial_state(GAME.setup({"players": players}, seed)),
        Generator(seed),
        random.Random(seed),
    )
    while state.step is not Step.OVER:
        if state.step is Step.PLACE and dice.random() < 0.1:
            yield state.copy()
        if state.step is Step.PLACE and dice.random() < 0.3:
            GAME.advance(state, dice.choice(GAME.legal_moves(state)))
        else:
            GueulesNoiresRolloutPolicy(GAME, OVERMAN).step(state, generator)


def stage_of(state):
    all_workers = state.box.components.setup.workers[len(state.players)] * len(state.players)
    placed = all_workers - sum(player.workers for player in state.players)
    return STAGES_PER_SHIFT * (state.shift - 1) + min(STAGES_PER_SHIFT - 1, STAGES_PER_SHIFT * placed // all_workers)


def tile_worker_count(state, seat):
    spaces = [space for space in FACTORY_SPACES if state.owner_of[space] != NOBODY]
    return sum(state.workers_on[space] for space in spaces if state.owner_of[space] == seat)


def expected_features(state, seat):
    """Features by name from the rules and forecasts in Python, and the sum of the prizes now and later."""
    own, seats = state.players[seat], len(state.players)
    rivals = [other for other in range(seats) if other != seat]
    coming, sources = forecast(state, seat, OVERMAN.knowledge), OVERMAN.expected_points_by_source(state, seat)
    final = state.box.components.final_scoring
    complete = [order for order in own.orders if not sum(state.free[4 * order : 4 * order + 4])]
    vehicles = {state.box.order_vehicle[order] for order in own.orders}
    numbers = {
        "three_seats": int(seats == 3),
        "four_seats": int(seats == 4),
        "first": int(state.first == seat),
        "turns_to_wait": (seat - state.seat) % seats / (seats - 1),
        "usual": sources["rest"],
        "workers": own.workers,
        "rival_workers": max(state.players[other].workers for other in rivals),
        "minecart_prizes": sources["minecarts"],
        "order_points": coming.vp,
        "orders_left": coming.undelivered_orders,
        "coal_points": (coming.spare_cubes + coming.stranded_cubes) / final.cubes_per_vp,
        "spare": coming.spare_cubes,
        "saved_moves": -1.0 if own.level and any(own.cage) else 0.5 * bool(own.level and any(own.coal_at(own.level))),
        "francs": own.francs,
        "excess": abs(scoring.side_balance(own)),
        "orders": len(own.orders),
        "free_cells": sum(sum(state.free[4 * order : 4 * order + 4]) for order in own.orders),
        "laid": sum(sum(state.cubes_laid[4 * order : 4 * order + 4]) for order in own.orders),
        "complete": len(complete),
        "complete_points": sum(state.box.order_vp[order] for order in complete),
        "delivery_workers": sum(placing.worker_cost(state, DELIVERY_SPACES[vehicle]) for vehicle in vehicles),
        "in_cage": sum(own.cage),
        "in_stock": sum(own.stock),
        "digging_workers": min(
            placing.worker_cost(state, each) for each in EXTRACTION_SPACES if state.box.spaces[each].is_open
        ),
        "ahead_on_tiles": tile_worker_count(state, seat) - max(tile_worker_count(state, other) for other in rivals),
        "rival_francs": max(state.players[other].francs for other in rivals),
        "supply": sum(state.supply),
    }
    counts = [forecast(state, other, OVERMAN.knowledge).element_counts for other in rivals]
    for name, shift in (("now", 0), ("later", len(coming.element_counts) - 1)):
        elements = [each for each in FEATURE_NAMES if each.startswith(f"ahead_{name}_")]
        assert len(elements) in (CELL_ELEMENT_COUNT, len(coming.element_counts[0]))
        for element, each in enumerate(elements):
            numbers[each] = coming.element_counts[shift][element] - max(rival[shift][element] for rival in counts)
    for colour, name in enumerate(("yellow", "brown", "grey", "black")):
        numbers[f"lifted_{name}"] = own.cage[colour] + own.stock[colour]
        numbers[f"loaded_{name}"] = sum(own.coal[colour::4])
        numbers[f"empty_{name}"] = own.minecarts[colour] - sum(own.coal[4 * colour : 4 * colour + 4])
    return numbers, sources["majorities"] - sum(own.scored[1:])


def single_feature_policy(feature):
    """A policy that counts the points scored, and this feature."""
    row = tuple(float(place == feature) for place in range(len(FEATURE_NAMES) + 1))
    return Policy(OVERMAN, 0, (row,) * STAGE_COUNT)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_model_features_equal_those_of_the_rules_and_forecasts(players):
    seen = set()
    for state in positions(players, 4):
        seen.add(stage_of(state))
        position = Model(state.box, [single_feature_policy(feature) for feature in range(len(FEATURE_NAMES))]).position(
            state
        )
        for seat, player in enumerate(state.players):
            counted = {
                name: position.value(place, seat) - sum(player.scored) for place, name in enumerate(FEATURE_NAMES)
            }
            numbers, cells = expected_features(state, seat)
            assert counted.pop("prizes_now") + counted.pop("prizes_later") == pytest.approx(cells)
            assert counted == pytest.approx(numbers)
    assert {stage // STAGES_PER_SHIFT for stage in seen} == {0, 1, 2}


def test_each_stage_has_its_own_linear_part_and_its_own_network():
    rows = tuple((*([0.0] * len(FEATURE_NAMES)), 100.0 * stage) for stage in range(STAGE_COUNT))
    inner, outer = [], []
    for stage in range(STAGE_COUNT):
        # One unit of each stage counts francs above two, with this factor.
        weights = [[0.0] * NETWORK_FILE.hidden_count for _ in range(len(FEATURE_NAMES) + 1)]
        weights[FEATURE_NAMES.index("francs")][3], weights[-1][3] = 1.0, -2.0
        inner += [weight for row in weights for weight in row]
        outer += [float(unit == 3) * (stage + 1) for unit in range(NETWORK_FILE.hidden_count)] + [0.5]
    seen = set()
    for state in positions(2, 6):
        position = Model(state.box, [Policy(OVERMAN, 0, rows, ValueNetwork(inner, outer))]).position(state)
        stage = stage_of(state)
        seen.add(stage)
        for seat, player in enumerate(state.players):
            added = (stage + 1) * max(0, player.francs - 2) + 0.5
            assert position.value(0, seat) == pytest.approx(sum(player.scored) + 100 * stage + added)
    assert len(seen) > STAGES_PER_SHIFT
