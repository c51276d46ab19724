"""Rating of a person by games against measured bots."""

import math
import random

import pytest

from haspelknecht_qt import composition
from haspelknecht_qt.bots.levels import RANDOM
from haspelknecht_qt.bots.rating import ELO_PER_LOG_ODDS, PRIOR_DEVIATION, rate, strengths

BOTS = {RANDOM: 0.0, "weak": 400.0, "strong": 800.0}


def test_strengths_follow_from_the_steps_of_the_ladder():
    ladder = composition.find_ladder(composition.DEFAULT_GAME)
    found = strengths(ladder)
    assert list(found) == [RANDOM, *(step.name for step in ladder.steps)]
    assert found[RANDOM] == 0
    for step in ladder.steps:
        odds = 10 ** ((found[step.name] - found[step.against]) / 400)
        assert odds / (1 + odds) == pytest.approx(step.share.mean, abs=1 / step.games)


def test_player_without_measured_opponents_has_no_rating():
    assert rate([], BOTS) is None
    assert rate([{}, {"a bot of others": [1.0]}], BOTS) is None


def test_rating_is_the_most_likely_strength():
    matches = [{"weak": [1.0]}] * 7 + [{"weak": [0.0]}] * 2 + [{"strong": [0.0]}] * 3 + [{"strong": [0.5]}]

    def log_likelihood(strength):
        total = -(((strength - 400) / PRIOR_DEVIATION) ** 2) / 2
        for match in matches:
            ((bot, (score,)),) = match.items()
            chance = 1 / (1 + math.exp((BOTS[bot] - strength) / ELO_PER_LOG_ODDS))
            total += score * math.log(chance) + (1 - score) * math.log(1 - chance)
        return total

    found = rate(matches, BOTS)
    assert max(range(1200), key=log_likelihood) == pytest.approx(found.strength, abs=1)
    # The margin follows from the curvature there.
    step = 1.0
    curvature = 2 * log_likelihood(found.strength) - sum(
        map(log_likelihood, (found.strength - step, found.strength + step))
    )
    assert found.margin == pytest.approx(1.96 / math.sqrt(curvature), rel=0.01)
    assert (found.games, found.nearest_bot) == (13, "weak")


def test_rating_is_cautious_with_few_games_and_precise_with_many():
    one, many = rate([{"strong": [1.0]}], BOTS), rate([{"strong": [1.0]}] * 200, BOTS)
    assert 400 < one.strength < 800 < many.strength
    assert one.margin > 400
    assert rate([{"weak": [1.0]}, {"weak": [0.0]}] * 100, BOTS).margin < 60


def test_a_game_against_three_bots_counts_as_one():
    alone, three = rate([{"weak": [1.0]}], BOTS), rate([{"weak": [1.0, 1.0, 1.0]}], BOTS)
    assert three == alone


def test_the_true_strength_lies_within_the_margin_nearly_always():
    chance = random.Random(1516)
    found = []
    for _ in range(200):
        true = chance.gauss(400, PRIOR_DEVIATION)
        matches = []
        for _ in range(30):
            bot = chance.choice(list(BOTS))
            odds = 10 ** ((true - BOTS[bot]) / 400)
            matches.append({bot: [float(chance.random() < odds / (1 + odds))]})
        rating = rate(matches, BOTS)
        found.append(abs(rating.strength - true) <= rating.margin)
    assert sum(found) > 0.9 * len(found)
