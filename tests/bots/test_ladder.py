"""The measured ladder: the file that is read where one chooses a level, its page, and how both are made."""

import json
import math
from pathlib import Path

import pytest

from haspelknecht_qt import paths
from haspelknecht_qt.bots import ladder, levels
from haspelknecht_qt.bots.statistics import Interval
from haspelknecht_qt.core.untrusted import Value
from haspelknecht_qt.games.haspelknecht.levels import LEVELS
from tests.bots.examples import adviser, game
from tools import ladder as command
from tools import ladder_study, study
from tools.ladder_page import page, with_measured

MEASURED = paths.game("haspelknecht") / "bots" / "ladder.json"


def test_the_program_brings_a_measured_ladder_along():
    told = ladder.load(MEASURED)
    assert [step.name for step in told.steps] == [level.name for level in LEVELS]
    assert [step.against for step in told.steps] == ["random", "shepherd", "farmhand", "farmer"]
    for step in told.steps:
        assert step.share.low <= step.share.mean <= step.share.high
        assert 0 < step.median_s <= step.p95_s < step.limit_s
    assert told.step("farmer") is told.steps[2]
    assert told.step("random") is None
    assert {(each.name, each.seats) for each in told.self_play} == {("haspelknecht", 3), ("haspelknecht", 4)}


def test_the_page_stands_beside_it_and_names_tiles():
    text = MEASURED.with_name("ladder.md").read_text(encoding="utf-8")
    assert text == page(ladder.load(MEASURED))
    assert "| 21 Bucket |" in text
    assert "inf" not in text


def test_what_is_saved_is_read_again(tmp_path):
    told = ladder.load(MEASURED)
    told.save(tmp_path / "ladder.json")
    assert ladder.load(tmp_path / "ladder.json") == told


def test_a_limit_that_is_not_known_is_kept():
    unknown = Interval(1.0, -math.inf, math.inf)
    assert unknown.to_json(1) == [1.0, None, None]
    assert Interval.from_json(Value([1.0, None, None])) == unknown


@pytest.mark.parametrize(
    "change,message",
    [
        (lambda data: data.update(format=99), "format: found 99, allowed is 1"),
        (lambda data: data.pop("steps"), "'steps' is missing"),
        (lambda data: data["steps"][0].pop("share"), "'share' is missing"),
        (lambda data: data["steps"][0].update(share=[1]), "a list of 3 values"),
        (lambda data: data["self_play"][0].update(seats="many"), "many"),
        (lambda data: data.update(steps=3), "allowed is a list"),
    ],
)
def test_a_damaged_ladder_is_refused(tmp_path, change, message):
    data = json.loads(MEASURED.read_text(encoding="utf-8"))
    change(data)
    file = tmp_path / "ladder.json"
    file.write_text(json.dumps(data), encoding="utf-8")
    with pytest.raises(ladder.LadderError, match=message) as refused:
        ladder.load(file)
    assert str(file) in str(refused.value)


@pytest.mark.parametrize("text", ["", "[]", "{", '"ladder"'])
def test_what_is_no_ladder_is_refused(tmp_path, text):
    file = tmp_path / "ladder.json"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(ladder.LadderError, match=r"ladder\.json"):
        ladder.load(file)


def test_it_is_measured_and_gone_on_with(tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(command, "LEVELS", LEVELS[:1])
    monkeypatch.setattr(command, "STUDIED_SEATS", (2,))
    monkeypatch.setattr(command, "SELF_PLAY", (command.SelfPlayed(3, 40),))
    words = [str(tmp_path / "kept"), "--share", "0.01", "--studied", "2", "--output", str(tmp_path)]
    command.main(words)
    first = (tmp_path / "ladder.json").read_bytes()
    told = ladder.load(tmp_path / "ladder.json")
    assert [(step.name, step.games) for step in told.steps] == [("shepherd", 4)]
    assert len(told.game) == 2
    # Everything is read from what was kept.
    command.main(words)
    assert (tmp_path / "ladder.json").read_bytes() == first
    assert "shepherd-random: 2 of 2 seeds" in capsys.readouterr().err


def test_results_of_other_levels_are_refused(tmp_path):
    measuring = command.Measuring(tmp_path, None, 1, 0.001)
    measuring.step("shepherd", "random", 1.0)
    file = tmp_path / "shepherd-random.jsonl"
    head, *rest = file.read_text(encoding="utf-8").splitlines(keepends=True)
    data = json.loads(head)
    data["tournament"]["versions"]["shepherd"] = "older"
    file.write_text(json.dumps(data) + "\n" + "".join(rest), encoding="utf-8")
    with pytest.raises(command.ResumeError, match=r"versions: found .*older.*allowed is"):
        measuring.step("shepherd", "random", 1.0)


def test_levels_that_know_or_do_other_things_have_another_version():
    versions = {levels.LevelMaker(level, adviser()).version for level in LEVELS}
    assert len(versions) == len(LEVELS)
    other = adviser().evaluations["shepherd"]
    changed = type(adviser())({**adviser().evaluations, "farmer": other})
    by_name = {level.name: level for level in LEVELS}
    farmer = by_name["farmer"]
    assert levels.LevelMaker(farmer, changed).version not in versions
    assert levels.LevelMaker(by_name["shepherd"], changed).version in versions


def test_a_study_tells_what_is_bought_and_where_points_come_from():
    played = [study.play(game(), adviser().evaluations["farmer"], {"players": 2}, seed) for seed in (1, 2)]
    told = json.loads(json.dumps(ladder_study.summary(played)))
    assert told["games"] == told["seats"] == 2
    assert sum(told["items"].values()) == pytest.approx(told["points"][0], abs=0.1)
    assert sum(place["share"][0] for place in told["places"]) == pytest.approx(1, abs=0.01)
    assert sum(place["ahead"][0] for place in told["places"]) == pytest.approx(0, abs=0.02)
    assert set(map(int, told["tiles"])) == set(played[0].tiles)
    for tile in told["tiles"].values():
        assert 0 <= tile["bought"][0] <= 1


def test_the_readme_tells_what_was_measured():
    text = (Path(__file__).parents[2] / "README.md").read_text(encoding="utf-8")
    measured = ladder.load(MEASURED)
    assert with_measured(text, measured) == text
    assert all(f"| {step.name.capitalize()} | " in text for step in measured.steps)


def test_a_new_measurement_is_told_and_nothing_else_changes():
    text = "| level | wins against |\n| Farmer | the Farmhand | 1 (0 to 2) | 9.00 s |\n\nThe Farmer | is | no line.\n"
    told = with_measured(text, ladder.load(MEASURED))
    farmer = ladder.load(MEASURED).step("farmer")
    assert f"| Farmer | the Farmhand | {round(100 * farmer.share.mean)} (" in told
    assert f"| {farmer.p95_s:.2f} s |\n\nThe Farmer | is | no line.\n" in told
