"""Tuning of a level of Gueules Noires: direction of changes, resuming, and the points counted in the end."""

import json

import pytest
from attrs import evolve

from haspelknecht_qt.games.gueules_noires.strategy.knowledge import KNOWLEDGE

np = pytest.importorskip("numpy", reason="only those who learn anew have it")

from tests.bots.marks import NEEDS_GUEULES_NOIRES_MODEL  # noqa: E402
from tools import tuning  # noqa: E402

pytestmark = NEEDS_GUEULES_NOIRES_MODEL
SMALL = tuning.Tuning(steps=2, games=60, seed=3)


@pytest.fixture(scope="module")
def small(tmp_path_factory):
    file = tmp_path_factory.mktemp("tuning") / "tuning.json"
    return file, tuning.tune(SMALL, file)


def test_resumed_tuning_gives_the_same_result(small, tmp_path):
    file, known = small
    known_first = tuning.tune(evolve(SMALL, steps=1), tmp_path / "other.json")
    assert known.steps == 2
    assert known.knowledge not in (known_first.knowledge, tuning.START)
    data = json.loads(file.read_text(encoding="utf-8"))
    # Existing steps are not made again.
    assert tuning.tune(SMALL, file).knowledge == known.knowledge
    # The state after the first of the two steps.
    once = json.loads((tmp_path / "other.json").read_text(encoding="utf-8"))
    (tmp_path / "begun.json").write_text(json.dumps({**once, "asked": data["asked"]}), encoding="utf-8")
    assert tuning.tune(SMALL, tmp_path / "begun.json").knowledge == known.knowledge


def test_file_of_another_tuning_is_refused(small):
    file, _ = small
    with pytest.raises(tuning.TuningError, match=r"tuning\.json"):
        tuning.tune(evolve(SMALL, seed=4), file)


def test_changes_scale_the_initial_numbers():
    assert tuning.changed(np.zeros(tuning.COUNT)) == KNOWLEDGE["overman"]
    doubled = tuning.changed(np.full(tuning.COUNT, np.log(2)))
    assert doubled.lifted == pytest.approx(2 * tuning.START.lifted)
    assert doubled.tile == pytest.approx([2 * number for number in tuning.START.tile])
    assert doubled.usual == tuning.START.usual


@pytest.mark.parametrize("is_mirrored", [False, True])
def test_slopes_are_estimated_from_points_of_games(is_mirrored):
    dice = np.random.default_rng(1)
    slopes = np.linspace(-2, 3, tuning.COUNT)
    tried = []
    for game in range(20_000):
        deviations = dice.standard_normal(tuning.COUNT)
        kind = 2 * (2 + game % 3) + is_mirrored
        # With more seats it is harder to be ahead of all others.
        points = (1 + is_mirrored) * deviations @ slopes - 10 * kind + dice.standard_normal()
        tried.append((kind, deviations, float(points)))
    assert tuning.slope_of(tried) == pytest.approx(slopes, abs=0.25)


def test_lead_is_zero_for_equal_and_negative_for_worse_knowledge():
    known = tuning.START
    assert tuning.ahead(known, known, 2, 1) == 0
    # Players that ignore francs and half-filled orders are behind.
    worse = evolve(known, franc=(0.0, 0.0, 0.0), lifted=0.0, in_mine=0.0)
    assert sum(tuning.ahead(worse, known, 2, number) for number in range(4)) < 0


def test_usual_points_are_measured_without_earlier_ones_and_decrease():
    counted = tuning.usual(tuning.START, 3, 5)
    assert tuning.usual(evolve(tuning.START, usual=counted), 3, 5) == counted
    for first, second, third in counted:
        assert first > second > third


def test_command_prints_the_tuned_knowledge(tmp_path, capsys):
    words = ["--steps", "1", "--games", "8", "--counted", "2", str(tmp_path / "tuning.json")]
    assert tuning.main(words) == 0
    numbers, usual = map(json.loads, capsys.readouterr().out.splitlines())
    assert set(numbers) == {*tuning.SINGLE, *tuning.BY_SHIFT}
    assert len(usual["usual"]) == 3
    assert tuning.main([*words, "--seed", "2"]) == 1
    assert "another learning" in capsys.readouterr().err
