"""Calibration of a level's own evaluation: its file, its levels, and its effect on hints but not on moves."""

from collections import Counter

import pytest

from haspelknecht_qt import composition
from haspelknecht_qt.bots import calibration, hints, levels
from haspelknecht_qt.bots.calibration import Calibration, CalibrationError
from haspelknecht_qt.core.game import CHANCE
from haspelknecht_qt.core.record_error import quote
from haspelknecht_qt.core.rng import Generator
from haspelknecht_qt.core.trajectory import Trajectory
from haspelknecht_qt.games.haspelknecht.levels import LEVELS
from tests.bots.examples import bot, evaluator_factory, game, positions, question
from tests.bots.marks import NEEDS_GUEULES_NOIRES_MODEL, NEEDS_MODEL
from tools.calibration import GameTrial, HintTrial, corrections, file_text, move_of_hint, report
from tools.rollouts import means_of_best

NETWORK_LEVEL = Calibration("farmer", {(2, 1, 0): 3.25, (2, 3, 2): -0.5})


def test_calibration_file_is_read_as_written(tmp_path):
    file = tmp_path / "calibration.json"
    file.write_text(file_text(NETWORK_LEVEL))
    assert calibration.load(file) == NETWORK_LEVEL
    assert (4, 1, 0) not in NETWORK_LEVEL.points


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        '{"format": 2, "level": "farmer", "corrections": []}',
        '{"format": 1, "level": "farmer", "corrections": [[2, 1, 0]]}',
        '{"format": 1, "level": "farmer", "corrections": [[2, 1, 0, 100000]]}',
        '{"format": 1, "level": 3, "corrections": []}',
    ],
)
def test_damaged_file_is_refused_with_its_name(tmp_path, text):
    file = tmp_path / "calibration.json"
    file.write_text(text)
    with pytest.raises(CalibrationError, match=quote(file.name)[1:-1]):
        calibration.load(file)


def test_calibration_applies_only_to_its_level():
    bot_factories = levels.bot_factories(LEVELS, evaluator_factory(), timed=False, calibration=NETWORK_LEVEL)
    assert bot_factories["farmer"].calibration == NETWORK_LEVEL
    assert bot_factories["shepherd"].calibration is None
    plain = levels.bot_factories(LEVELS, evaluator_factory(), timed=False)["farmer"]
    assert bot_factories["farmer"].version == plain.version


def test_calibration_changes_expected_points_but_no_choice():
    farmer = levels.bot_factories(LEVELS, evaluator_factory(), timed=False, calibration=NETWORK_LEVEL)["farmer"](game())
    state, ply = positions()[0]
    observation, decision, legal, generator = question(state, ply)
    before = hints.find_hints(bot("farmer"), observation, decision.actor)
    after = hints.find_hints(farmer, observation, decision.actor)
    assert [hint.moves for hint in after] == [hint.moves for hint in before]
    assert [hint.points for hint in after] == pytest.approx([hint.points + 3.25 for hint in before])
    assert farmer.choose(observation, decision, legal, generator) == bot("farmer").choose(
        observation, decision, legal, generator
    )


@pytest.mark.parametrize("name", ["haspelknecht", "gueules_noires"])
def test_each_game_has_a_calibration_for_all_numbers_of_seats(name):
    found = calibration.load(composition.calibration_file(name))
    assert found.level in composition.builtin_bot_factories(name)
    assert {seats for seats, _, _ in found.points} == {2, 3, 4}


def test_corrections_from_few_games_are_reduced():
    games = [[((2, 1, 0), 2.0), ((2, 1, 0), 4.0)]] * 40 + [[((2, 1, 1), 3.0)] * 40]
    points = corrections("farmer", games).points
    assert 2.5 < points[2, 1, 0] < 3.0
    assert points[2, 1, 1] < 1.0


@pytest.mark.parametrize(
    "name",
    [
        pytest.param("haspelknecht", marks=NEEDS_MODEL),
        pytest.param("gueules_noires", marks=NEEDS_GUEULES_NOIRES_MODEL),
    ],
)
def test_trial_carries_out_all_moves_of_a_hint(name):
    known = composition.game(name)
    bot_factories = composition.builtin_bot_factories(name, timed=False)
    judge = bot_factories[levels.explaining_levels(bot_factories)[-1]](known)
    setup = known.setup({"players": 2}, 3)
    longest = 0
    for state in positions_of(known, setup):
        if known.digest(judge.evaluator.decision_root(state)) != known.digest(state):
            continue
        found = hints.find_hints(
            judge, known.observe(state, known.decision(state).actor), known.decision(state).actor, 2
        )
        for hint in found:
            candidate = move_of_hint(judge, state, hint)
            after, played = state.copy(), state.copy()
            judge.evaluator.carry_out(after, candidate)
            for text in hint.moves:
                known.play(played, known.read_move(text))
            assert known.digest(after) == known.digest(played)
            longest = max(longest, len(hint.moves))
    assert longest > 2


def positions_of(known, setup):
    """Every seventh position of a random game, if a seat decides in it."""
    state, ply = known.initial_state(setup), 0
    while (decision := known.decision(state)) is not None:
        if decision.actor == CHANCE:
            known.advance(state, known.draw_chance_move(state, Generator(1, ply)))
        else:
            legal = known.legal_moves(state)
            if ply % 7 == 0 and len(legal) > 1:
                yield state
            known.advance(state, Generator(2, ply).choice(legal))
        ply += 1


class Source:
    """Rollouts whose score is the candidate, plus the same luck for all candidates. Counts the rollouts."""

    def __init__(self):
        self.played = Counter()

    def play_to_end(self, candidate, seed):
        self.played[candidate] += 1
        own_luck = Generator(seed, round(candidate)).random_below(5) - 2
        return Trajectory({"vp": candidate + seed % 40 + own_luck}, (), [0])


def test_means_of_the_best_candidates_need_few_rollouts_of_the_others():
    source = Source()
    means = means_of_best(source, [10.0, 50.0, 49.5, 20.0, 30.0], (3, 0), range(200))
    assert {0, 1, 3} <= means.keys() <= {0, 1, 2, 3}
    assert means[1] - means[0] == pytest.approx(40, abs=0.5)
    assert source.played[50.0] == source.played[20.0] == source.played[10.0] == 200
    assert source.played[30.0] == 20


def test_report_shows_the_errors_of_hints_and_losses():
    games = [
        GameTrial(
            (HintTrial("farmer", 50.0, 49.0, 47, 0.5), HintTrial("shepherd", 40.0, 41.0, 41, 1.5)),
            ((0.0, 0.5), (2.0, 2.5), (1.0, 1.5)),
            0.2,
            9.1,
            90,
            (2.5, 0.5),
        )
    ]
    lines = list(report("haspelknecht, 2 seats", games))
    assert lines[0] == "haspelknecht, 2 seats: 2 hints in 1 games"
    assert "independent rollouts: mean +0.00" in lines[1]
    assert lines[2].endswith("1 of 2")
    assert any("farmer: mean +3.00" in line for line in lines)
    assert "correlation 1.00" in lines[-3]
    assert lines[-2].endswith("shown losses of 2 or more: 2; 1 of them are 1 or more by independent rollouts")
    assert "9.1 s" in lines[-1]
