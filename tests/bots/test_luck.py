"""Luck of draws, the figures that decide what is shown, and the sums over decisions and games."""

import json
import math

import numpy as np
import pytest

from haspelknecht_qt import composition
from haspelknecht_qt.bots import child, luck_figures
from haspelknecht_qt.bots.evaluator_bot import EvaluatorBot
from haspelknecht_qt.bots.levels import NO_TIME_LIMIT, strongest_hint_level
from haspelknecht_qt.bots.luck import DrawLuck, DrawSpan, draws_of, luck_of_draw
from haspelknecht_qt.bots.luck_figures import LevelErrorRate, LuckCheck, LuckFigures, LuckFileError, LuckRefusal
from haspelknecht_qt.bots.skill import LossSum, Skill
from haspelknecht_qt.bots.statistics import Z_95, ConfidenceInterval
from haspelknecht_qt.core.game import CHANCE, Decision
from haspelknecht_qt.core.rng import Generator
from haspelknecht_qt.core.seat_findings import DRAWS, GameFindings, SeatFinding, lead
from haspelknecht_qt.games import GAMES, models
from tools import luck_fit, luck_games, luck_levels
from tools.luck import Measurement
from tools.luck_games import LuckGame
from tools.luck_levels import ReviewedGame


def interval(mean, half=0.1):
    return ConfidenceInterval(mean, mean - half, mean + half)


def check(**changed):
    """A passed check, except for the `changed` values."""
    values = {"mean": interval(0.0), "slope": interval(1.0), "other_slope": interval(0.0), "variance_left": 0.7}
    return LuckCheck(**{"games": 100, **values, "planted": 96, "planted_games": 100, **changed})


class FakeSampler:
    """Sampler that gives a position the points in `values`, more or less by up to one point depending on the seed."""

    def __init__(self, values):
        self.values = values

    def sample(self, state, seeds):
        dice = (Generator(seed) for seed in seeds)
        return [[points + each.random_below(3) - 1 for points in self.values[state]] for each in dice]


class Positions:
    """A game whose positions are numbers."""

    def digest(self, state):
        return f"{state:016x}"


class TestDraws:
    def test_successive_chance_moves_are_one_draw(self):
        assert list(draws_of([CHANCE, CHANCE, 0, 1, CHANCE, 0, CHANCE])) == [
            DrawSpan(0, 2),
            DrawSpan(4, 5),
            DrawSpan(6, 7),
        ]
        assert list(draws_of([0, 1])) == list(draws_of([])) == []

    def test_luck_is_the_change_of_the_lead(self):
        found = luck_of_draw(Positions(), FakeSampler({5: (10, 10, 10), 9: (16, 10, 10)}), 5, 9)
        assert found.points == pytest.approx((6.0, -3.0, -3.0), abs=0.6)
        assert all(0.0 < error < 0.3 for error in found.errors)
        assert sum(luck_of_draw(Positions(), FakeSampler({5: (1, 2), 9: (8, 2)}), 5, 9).points) == pytest.approx(0.0)
        assert DrawLuck.from_json(json.loads(json.dumps(found.to_json()))) == found

    @pytest.mark.parametrize("name", GAMES)
    @pytest.mark.skipif(not models.folders(), reason="there is no compiled model")
    def test_the_value_before_a_draw_is_the_mean_over_its_outcomes(self, name):
        game, factories = composition.game(name), composition.builtin_bot_factories(name, timed=False)
        factory = factories[strongest_hint_level(factories)]
        if not factory.evaluator_factory.can_rollout():
            pytest.skip("the compiled model is not built")
        before = game.initial_state(game.setup({"players": 2}, 1))
        sampler = factory(game).evaluator.position_sampler(before)
        outcomes = []
        for number in range(60):
            state, dice = before.copy(), Generator(3, number)
            while game.decision(state).actor == CHANCE:
                game.advance(state, game.draw_chance_move(state, dice))
            outcomes += [lead(points, 0) for points in sampler.sample(state, range(number * 4, number * 4 + 4))]
        earlier = [lead(points, 0) for points in sampler.sample(before, range(1000, 1240))]
        spread = np.hypot(np.std(outcomes), np.std(earlier)) / math.sqrt(len(earlier))
        assert abs(np.mean(outcomes) - np.mean(earlier)) < 5 * spread


class TestFigures:
    def test_file_is_read_as_written(self, tmp_path):
        levels = [LevelErrorRate("farmer", interval(0.5), 20)]
        figures = {2: LuckFigures(200, {(1, 0): interval(0.7)}, check(), levels, 0.97), 3: LuckFigures()}
        file = tmp_path / "luck.json"
        file.write_text(json.dumps(luck_figures.to_json(figures)), encoding="utf-8")
        read = luck_figures.load(file)
        assert json.dumps(luck_figures.to_json(read)) == json.dumps(luck_figures.to_json(figures))

    @pytest.mark.parametrize(
        "damage", [{"format": 2}, {"seats": []}, {"seats": {"2": {}}}, {"seats": {"two": {}}}, {"more": 1}]
    )
    def test_damaged_file_is_refused_with_its_name(self, tmp_path, damage):
        file = tmp_path / "luck.json"
        file.write_text(json.dumps({**luck_figures.to_json({2: LuckFigures()}), **damage}), encoding="utf-8")
        with pytest.raises(LuckFileError, match=r"luck\.json"):
            luck_figures.load(file)

    @pytest.mark.parametrize("name", GAMES)
    def test_the_shipped_figures_can_be_read(self, name):
        figures = luck_figures.load(composition.luck_file(name))
        assert set(figures) == set(composition.game(name).players_allowed)

    @pytest.mark.parametrize(
        "changed",
        [
            {"mean": interval(0.3)},
            {"slope": interval(0.85)},
            {"slope": interval(1.15)},
            {"other_slope": interval(0.3)},
            {"variance_left": 0.81},
            {"planted": 94},
            {"planted": 0, "planted_games": 0},
        ],
    )
    def test_luck_is_refused_if_one_figure_of_the_check_fails(self, changed):
        slopes = {(1, 0): interval(0.7)}
        assert LuckFigures(100, slopes, check()).refusal((1, 0)) is None
        assert LuckFigures(100, slopes, check(**changed)).refusal((1, 0)) is LuckRefusal.CHECK_FAILED

    def test_stages_without_a_clear_slope_are_refused(self):
        figures = LuckFigures(100, {(1, 0): interval(0.7), (2, 0): interval(0.05)}, check())
        assert figures.refusal((2, 0)) is LuckRefusal.STAGE_UNCLEAR
        assert figures.refusal((3, 0)) is LuckFigures().refusal((1, 0)) is LuckRefusal.UNMEASURED
        assert figures.unclear_stages == [(2, 0)]

    def test_nearest_level_needs_error_rates_that_order_all_levels(self):
        levels = [LevelErrorRate("weak", interval(1.0), 20), LevelErrorRate("strong", interval(0.4), 20)]
        assert LuckFigures(levels=levels, order_share=0.96).nearest_level(0.6).level == "strong"
        assert LuckFigures(levels=levels, order_share=0.94).nearest_level(0.6) is None


def game_findings(loss, luck_points=None, lead=5.0):
    """Findings about four decisions with this `loss` each, and about two draws."""
    findings = (
        SeatFinding(0, (1, 0), "planning", 3, 3 * loss, 3 * loss**2),
        SeatFinding(0, (2, 0), "taking", 1, loss, loss**2),
    )
    draws = () if luck_points is None else (SeatFinding(0, (1, 0), DRAWS, 2, luck_points, 0.25),)
    return GameFindings(0, 2, lead, findings + draws)


class TestSums:
    def test_the_error_rate_is_the_mean_loss_of_a_decision(self):
        found = LossSum(4, 6.0, 12.0).rate
        assert (found.value, found.count) == (1.5, 4)
        assert found.margin == pytest.approx(Z_95 * math.sqrt((12.0 - 9.0) / 3 / 4))
        assert LossSum().rate is None
        assert LossSum(1, 2.0, 4.0).rate.margin == math.inf

    def test_rates_by_kind_leave_out_draws(self):
        rates = Skill([game_findings(0.5, 3.0)] * 2).error_rates_by(lambda _period, kind: kind)
        assert {kind: rate.count for kind, rate in rates.items()} == {"planning": 6, "taking": 2}

    def test_rates_by_period_are_in_order_of_time(self):
        later = GameFindings(0, 2, 0.0, (SeatFinding(0, (2, 0), "taking", 1, 3.0, 9.0),))
        rates = Skill([later, game_findings(1.0)]).error_rates_by(lambda period, _kind: period)
        assert [(period, rate.value) for period, rate in rates.items()] == [((1, 0), 1.0), ((2, 0), 2.0)]

    def test_games_with_another_number_of_seats_have_their_own_rate(self):
        three = GameFindings(0, 3, 0.0, (SeatFinding(0, (1, 0), "taking", 2, 4.0, 8.0),))
        found = Skill([game_findings(0.5), three])
        assert (found.error_rate(2).value, found.error_rate(3).value, found.error_rate(4)) == (0.5, 2.0, None)
        assert found.error_rate().value == 1.0

    def test_lead_without_luck_is_the_lead_minus_the_luck(self):
        found = Skill([game_findings(0.5, 3.0), game_findings(0.5, -1.0, lead=2.0)])
        assert (found.luck.value, found.lead_without_luck.value) == (1.0, 2.5)
        assert found.luck.margin == pytest.approx(Z_95 * math.hypot(0.5, 0.5) / 2)
        assert Skill([game_findings(0.5, 3.0), game_findings(0.5)]).luck is None
        assert Skill().luck is None

    def test_trend_compares_both_halves_of_the_games(self):
        games = [game_findings(2.0)] * 3 + [game_findings(1.0)] * 4
        earlier, later = Skill(games).trend
        assert (earlier.value, later.value) == (2.0, 1.0)
        assert Skill(games[:5]).trend is None


def measured_games(count, slope, first=0, noise=1.0):
    """Games of two seats with draws at two stages; only those at the first one matter, with this slope."""
    dice = np.random.default_rng([7, first])
    games = []
    for number in range(first, first + count):
        good, idle, rest = dice.normal(size=3) * (2.0, 2.0, noise)
        lead = slope * good + rest
        draws = ((good, -good), (idle, -idle))
        games.append(LuckGame(number, "farmer", (lead, -lead), ((1, 0), (2, 0)), draws))
    return games


class TestFit:
    def test_slopes_are_found_and_checked_on_other_games(self):
        figures = luck_fit.fitted(measured_games(400, 0.5))
        assert figures.slopes[1, 0].mean == pytest.approx(0.5, abs=0.05)
        assert figures.unclear_stages == [(2, 0)]
        found = luck_fit.checked(figures, measured_games(400, 0.5, 1000, noise=0.8), [])
        assert found.slope.mean == pytest.approx(1.0, abs=0.1)
        assert found.variance_left == pytest.approx(0.64 / 1.64, abs=0.05)
        assert found.other_slope.low < 0.0 < found.other_slope.high
        assert found.mean.low < 0.0 < found.mean.high
        assert not found.is_passed, "no draw was planted"

    def test_planted_draws_are_counted_among_the_five_luckiest(self):
        figures = luck_fit.fitted(measured_games(400, 0.5))
        stages = ((1, 0),) * 7
        luck_by_rank = tuple((float(rank), -float(rank)) for rank in range(7))
        planted = [LuckGame(1, "farmer", (0.0, 0.0), stages, luck_by_rank, place, 0) for place in (1, 2, 6)]
        found = luck_fit.checked(figures, measured_games(100, 0.5, 1000), planted)
        assert (found.planted, found.planted_games) == (2, 3)

    def test_too_few_games_give_no_figures(self):
        assert luck_fit.fitted(measured_games(10, 0.5)).slopes == {}
        figures = luck_fit.fitted(measured_games(100, 0.5))
        assert luck_fit.checked(figures, measured_games(10, 0.5, 1000), []) is None
        assert luck_fit.checked(luck_fit.fitted(measured_games(100, 0.0)), measured_games(100, 0.5, 1000), []) is None


class TestLevels:
    def test_order_share_is_the_share_of_samples_in_order(self):
        names = ["weak", "middle", "strong"]
        losses = {"weak": 2.0, "middle": 1.0, "strong": 0.5}
        games = [ReviewedGame(number, name, (losses[name],) * 5) for name in names for number in range(20)]
        assert luck_levels.order_share(names, games) == 1.0
        assert luck_levels.order_share(names[::-1], games) == 0.0
        assert luck_levels.order_share(names, games[1:]) == 0.0, "a level has too few games"
        rates = luck_levels.error_rates(names, games)
        assert [(rate.level, rate.rate.mean, rate.games) for rate in rates] == [
            (name, losses[name], 20) for name in names
        ]

    @pytest.mark.parametrize("name", GAMES)
    def test_reviewed_games_do_not_depend_on_the_clock(self, name, monkeypatch):
        seated = []

        def play(_game, _setup, _seed, bots):
            seated.extend(bots)
            return None, []

        monkeypatch.setattr(luck_levels, "play", play)
        for level in luck_levels.levels(name):
            luck_levels.LevelGames(name, 2).review(level, 0)
        limits = [each.seconds for bot in seated for each in (bot.lookahead, bot.search) if each is not None]
        assert set(limits) == {NO_TIME_LIMIT}


class TestMeasurement:
    def test_unmeasured_figures_stay_as_published(self, tmp_path):
        published = composition.find_luck_figures("haspelknecht")[2]
        measurement = Measurement("haspelknecht", 2, tmp_path)
        assert measurement.figures() == published
        luck_games.append(measurement.levels_file, ReviewedGame(1, "farmer", (1.0, 3.0)))
        found = measurement.figures()
        assert [(rate.level, rate.rate.mean, rate.games) for rate in found.levels] == [("farmer", 2.0, 1)]
        assert (found.slopes, found.check) == (published.slopes, published.check)
        assert found.order_share == 0.0

    def test_killed_run_can_be_resumed(self, tmp_path):
        file = tmp_path / "games.jsonl"
        games = measured_games(2, 0.5)
        luck_games.append(file, games[0])
        with file.open("a", encoding="utf-8") as stream:
            stream.write('{"number": 1, "lev')
        assert luck_games.read(file) == games[:1]
        luck_games.append(file, games[1])
        assert luck_games.read(file) == games


class TestWorker:
    def test_bot_process_returns_the_luck_of_a_draw(self):
        game, sampler = Positions(), FakeSampler({5: (10, 10), 9: (14, 10)})
        evaluator = type("Evaluator", (), {"position_sampler": lambda _self, _before: sampler})()
        request = child.LuckRequest(1, 5, Decision(CHANCE, "drawing"), 9)
        kind, answer = child._answer(game, EvaluatorBot(game, evaluator), request)
        assert kind == child.DONE
        assert DrawLuck.from_json(answer) == luck_of_draw(game, sampler, 5, 9)

    def test_missing_compiled_model_is_reported(self):
        evaluator = type("Evaluator", (), {"position_sampler": lambda _self, _before: None})()
        request = child.LuckRequest(1, 5, Decision(CHANCE, "drawing"), 9)
        kind, answer = child._answer(Positions(), EvaluatorBot(Positions(), evaluator), request)
        assert kind == child.ERROR
        assert "compiled model" in answer
