"""Weights of the Haspelknecht bots: values of positions, plans and learning by self-play."""

import json

import pytest

from haspelknecht_qt import paths
from haspelknecht_qt.core.rng import Generator
from haspelknecht_qt.games.haspelknecht import moves
from haspelknecht_qt.games.haspelknecht.kinds import Step
from haspelknecht_qt.games.haspelknecht.strategy import value_function
from haspelknecht_qt.games.haspelknecht.strategy.executing import finish_turn
from haspelknecht_qt.games.haspelknecht.strategy.features import (
    FEATURE_NAMES,
    SOURCE_BY_FEATURE,
    SOURCES,
    STAGE_COUNT,
    feature_values,
    stage_of,
)
from haspelknecht_qt.games.haspelknecht.strategy.placing import missing_placements
from haspelknecht_qt.games.haspelknecht.strategy.plans import PlanSearch, taken_disks
from haspelknecht_qt.games.haspelknecht.strategy.rollout import RolloutPlayer
from tests.bots.examples import evaluator_factory, game, positions
from tools import learn, study

DATA = paths.game_folder("haspelknecht") / "components.toml"
WEIGHTS = paths.game_folder("haspelknecht") / "bots" / "weights.json"


def value_function_of(name="farmer"):
    return evaluator_factory().value_functions[name]


def test_every_feature_has_a_name_and_a_source():
    assert len(set(FEATURE_NAMES)) == len(FEATURE_NAMES) == len(SOURCE_BY_FEATURE)
    assert set(SOURCE_BY_FEATURE) <= set(SOURCES)
    for state, _ in positions():
        for seat in (0, 1):
            assert len(feature_values(value_function_of().printed_sums(state.box), state, seat)) == len(FEATURE_NAMES)
            assert 0 <= stage_of(state) < STAGE_COUNT


@pytest.mark.parametrize("name", ["shepherd", "farmhand", "farmer", "haspelknecht"])
def test_sources_add_up_to_the_value(name):
    for state, _ in positions():
        value = value_function_of(name).value(state, 1)
        assert sum(value_function_of(name).expected_points_by_source(state, 1).values()) == pytest.approx(value)


def test_value_of_a_finished_game_is_the_score():
    state = finished()
    standing = game().standing(state)
    assert [value_function_of().value(state, seat) for seat in (0, 1)] == [seat.total for seat in standing.seats]
    assert sum(value_function_of().expected_points_by_source(state, 0).values()) == standing.seats[0].total


def finished(seed=2):
    state = game().initial_state(game().setup({"players": 2}, seed))
    playing = RolloutPlayer(game(), [value_function_of()] * 2, study.LOOKAHEAD)
    playing.play_until(state, Generator(seed, 0), lambda _: False)
    return state


def test_quick_policy_scores_more_than_thirty_points():
    assert all(seat.total > 30 for seat in game().standing(finished()).seats)


def test_expected_pit_water_is_not_counted_twice():
    # At the end of the summer the autumn's pit water is expected; afterwards it does not count twice.
    water = FEATURE_NAMES.index("water")
    state = next(state.copy() for state, _ in positions() if state.step == Step.EXECUTING and state.season == 1)
    sums = value_function_of().printed_sums(state.box)
    before = feature_values(sums, state, state.seat)[water]
    later = state.copy()
    later.season, later.step = 2, Step.REFILLING
    later.players[state.seat].water += 1
    assert feature_values(sums, later, state.seat)[water] == before
    assert stage_of(later) == stage_of(state)


def test_payable_plans_are_distinct_and_can_be_placed():
    for seed in (5, 6):
        for state, _ in positions(seed=seed):
            if state.step != Step.PLANNING or any(map(any, state.player.plan)):
                continue
            hand = taken_disks(state, state.seat)
            plans = list(PlanSearch(game(), value_function_of(), state, state.seat, 10_000).payable_plans(hand))
            assert plans
            assert len(set(plans)) == len(plans)
            for plan in plans:
                after = state.copy()
                for move in missing_placements(state, plan):
                    game().play(after, move)
                game().play(after, moves.CONFIRM)


def test_best_plan_is_at_least_as_good_as_random_plans():
    state = next(state for state, _ in positions() if state.step == Step.PLANNING and state.year == 2)
    plan_search = PlanSearch(game(), value_function_of(), state, state.seat, 10_000)
    best, _ = plan_search.best_plan(taken_disks(state, state.seat))
    seat = state.seat
    for number in range(40):
        generator = Generator(number, 0)
        after = state.copy()
        while after.step == Step.PLANNING and after.seat == seat:
            game().advance(after, generator.choice(game().legal_moves(after)))
        player = after.players[seat]
        tried = state.copy()
        tried.players[seat].plan = [list(plan) for plan in player.plan]
        tried.players[seat].food, tried.players[seat].thaler = player.food, player.thaler
        tried.players[seat].markers = player.markers
        tried.step, tried.acted = Step.EXECUTING, True

        finish_turn(game(), value_function_of(), tried)
        assert value_function_of().value(tried, seat) <= best + 1e-9


@pytest.mark.parametrize(
    "change,message",
    [
        (lambda data: data.update(format=99), "format"),
        (lambda data: data["features"].pop(), "features"),
        (lambda data: data.update(sets={}), "sets"),
        (lambda data: data["sets"]["farmer"].pop(), "12 rows"),
        (lambda data: data["sets"]["farmer"][3].pop(), "numbers"),
    ],
)
def test_a_damaged_file_of_weights_is_refused(tmp_path, change, message):
    data = json.loads(WEIGHTS.read_text(encoding="utf-8"))
    change(data)
    file = tmp_path / "weights.json"
    file.write_text(json.dumps(data), encoding="utf-8")
    with pytest.raises(value_function.WeightsError, match=message):
        value_function.load(file)
    file.write_text("{", encoding="utf-8")
    with pytest.raises(value_function.WeightsError, match=r"weights\.json"):
        value_function.load(file)


def test_self_play_gives_training_rows_for_every_stage():
    weights = learn.initial_value_function().weights
    training_round = learn.TrainingRound(game(), weights, 1)
    tracks = learn.play(training_round, 0)
    assert tracks == learn.play(training_round, 0)
    for track in tracks:
        rows = track.rows(weights, 0.0)
        assert [stage for stage, _, _ in rows] == list(reversed(range(STAGE_COUNT)))
        assert all(len(numbers) == len(FEATURE_NAMES) for _, _, numbers in rows)
        # Without trust in predictions, the target is always the final score.
        assert {aim + track.stages[stage][0] for stage, aim, _ in rows} == {track.total}


def test_refining_changes_only_weights_of_seen_features():
    before = learn.initial_value_function().weights
    coal = FEATURE_NAMES.index("coal")
    numbers = [tuple(float(place == coal) * count for place in range(len(FEATURE_NAMES))) for count in range(10)]
    tracks = [learn.GameTrack(7 * count, {11: (count, numbers[count])}) for count in range(10)] * 50
    trained_weights = learn.refine(tracks, before)
    assert trained_weights[11][coal] == pytest.approx(6, abs=0.05)
    # Weights of unseen features stay unchanged.
    assert trained_weights[11][FEATURE_NAMES.index("wood")] == pytest.approx(before[11][FEATURE_NAMES.index("wood")])
    assert trained_weights[0][coal] == pytest.approx(before[0][coal])


def test_learn_command_writes_a_readable_file(tmp_path):
    words = ["--rounds", "1", "--games", "2", "--further", "2"]
    learn.main([str(DATA), str(tmp_path / "weights.json"), *words])
    assert set(value_function.load(tmp_path / "weights.json")) == {"shepherd", "farmhand", "farmer", "haspelknecht"}


def test_regression_finds_the_weights_of_features():
    sums = learn.Sums()
    wood, coal = FEATURE_NAMES.index("wood"), FEATURE_NAMES.index("coal")
    for number in range(2000):
        numbers = [0.0] * len(FEATURE_NAMES)
        numbers[wood], numbers[coal] = number % 7, number % 5
        sums.add(3 * numbers[wood] - 2 * numbers[coal] + 4, numbers)
    weights = sums.weights(["wood", "coal"], learn.initial_value_function().weights[0])
    assert weights[wood] == pytest.approx(3, abs=0.05)
    assert weights[coal] == pytest.approx(-2, abs=0.05)
    assert weights[-1] == pytest.approx(4, abs=0.2)
    assert sum(map(bool, weights)) == 3


def test_linear_equations_are_solved():
    assert learn.solve([[2.0, 1.0], [1.0, 3.0]], [5.0, 10.0]) == pytest.approx([1.0, 3.0])
