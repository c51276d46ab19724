"""Comparison of first hints with the choices of the level that gives them."""

import pytest

from haspelknecht_qt import composition
from haspelknecht_qt.bots.executors import SerialExecutor
from haspelknecht_qt.core.game import CHANCE
from tests.bots.marks import NEEDS_MODEL
from tools import hint_choice
from tools.game_cache import complete
from tools.hint_choice import ChoiceTrial, ComparedGame, ComparedPosition, play_on, report

GAME = ComparedGame(
    (
        ComparedPosition(50.0),
        ComparedPosition(48.0, hint=(45.0, 2.0), choice=(47.0, 1.0)),
        ComparedPosition(41.0, hint=(42.0, 4.0), choice=(42.0, 7.0)),
    )
)
EQUAL = ComparedGame((ComparedPosition(50.0),))


def test_report_has_differences_and_the_error_of_the_expected_score():
    lines = list(report("toy, 2 seats", [GAME, GAME, EQUAL]))
    assert lines[0] == "toy, 2 seats: 7 positions of 3 games, another choice than the first hint in 4"
    assert "final score after the choice minus after the hint: +1.00" in lines[1]
    assert "lead over the mean of the others after the choice minus after the hint: +1.00" in lines[2]
    assert "expected score of the hint minus final score: +1.00" in lines[3]


def test_report_without_another_choice_has_one_line():
    assert len(list(report("toy, 2 seats", [EQUAL]))) == 1


def test_stored_games_are_read_again(tmp_path):
    trial = ChoiceTrial("haspelknecht", 2, 6)
    found = [complete(trial.cache(tmp_path), ComparedGame, lambda _: GAME, 1, SerialExecutor(), "") for _ in range(2)]
    assert found == [[GAME], [GAME]]


def test_cache_of_another_number_of_games_is_refused(tmp_path):
    ChoiceTrial("haspelknecht", 2, 6).cache(tmp_path).add(0, {"positions": []})
    with pytest.raises(ValueError, match="haspelknecht-2"):
        ChoiceTrial("haspelknecht", 2, 7).cache(tmp_path).read(ComparedGame.from_json)


def test_level_plays_to_the_end_and_every_decision_of_a_seat_is_yielded():
    game = composition.game("gueules_noires")
    level = composition.builtin_bot_factories("gueules_noires", timed=False)["pit_boy"](game)
    state = game.initial_state(game.setup({"players": 2}, 1))
    found = list(play_on(game, state, level, 1))
    assert game.decision(state) is None
    assert all(game.decision(before) == decision and decision.actor != CHANCE for before, decision in found)


@NEEDS_MODEL
def test_hint_and_another_choice_are_compared_by_games_to_the_end(monkeypatch):
    """A weak level with few rollouts: its choices often differ from its hints, and its games are quick."""
    game, bots, _ = hint_choice.players("haspelknecht", alone=False)
    monkeypatch.setattr(hint_choice, "players", lambda *_, **__: (game, bots, bots["farmhand"]))
    monkeypatch.setattr(hint_choice, "ROLLOUTS_OF_A_HINT", 4)
    monkeypatch.setattr(hint_choice, "POSITIONS", 4)
    trial = ChoiceTrial("haspelknecht", 2, games=1)
    found = trial.compare(1)
    compared = [each for each in found.positions if each.hint is not None]
    assert len(found.positions) == 4
    assert compared
    assert all(isinstance(lead, float) and score > 0 for each in compared for score, lead in (each.hint, each.choice))
