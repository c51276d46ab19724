"""The measured ladder: the file that is read where one chooses a level, its page, and how both are made."""

import json
import math
from pathlib import Path

import pytest
from attrs import evolve

from haspelknecht_qt import composition
from haspelknecht_qt.bots import ladder, levels
from haspelknecht_qt.bots.crew import ALONE
from haspelknecht_qt.bots.statistics import Interval
from haspelknecht_qt.core.untrusted import Value
from haspelknecht_qt.games.haspelknecht.levels import LEVELS
from tests.bots.examples import adviser, game
from tools import ladder as command
from tools import ladder_study, study
from tools.ladder_games import MEASURED as GAMES
from tools.ladder_games import SelfPlayed
from tools.ladder_page import level_name, page, with_measured

MEASURED = composition.ladder_file("haspelknecht")
EVERY_GAME = pytest.mark.parametrize("measured", [pytest.param(each, id=each.name) for each in GAMES.values()])


def test_every_game_with_a_ladder_can_be_measured_anew():
    assert [name for name in composition.NAMES if composition.parts(name).measured] == list(GAMES)
    for name, measured in GAMES.items():
        assert measured.name == name
        # Where the compiled model is not built, those levels cannot play that need it.
        assert [each.name for each in measured.levels] == [
            *(each.name for each in composition.parts(name).levels()),
            *composition.unbuilt(name),
        ]


@EVERY_GAME
def test_the_program_brings_a_measured_ladder_along(measured):
    told = ladder.load(composition.ladder_file(measured.name))
    names = [level.name for level in measured.levels]
    assert told.conditions == measured.conditions
    assert [step.name for step in told.steps] == names
    assert [step.against for step in told.steps] == ["random", *names[:-1]]
    assert [step.limit_s for step in told.steps] == [level.seconds for level in measured.levels]
    for step in told.steps:
        assert step.games >= 100
        assert 0.6 < step.share.low <= step.share.mean <= step.share.high
        assert 0 < step.median_s <= step.p95_s < step.limit_s
    assert told.step(names[2]) is told.steps[2]
    assert told.step("random") is None
    assert [(each.name, each.seats) for each in told.self_play] == [
        (each.name, each.seats) for each in measured.self_play
    ]


@EVERY_GAME
def test_the_page_stands_beside_it(measured):
    file = composition.ladder_file(measured.name)
    text = file.with_suffix(".md").read_text(encoding="utf-8")
    assert text == page(ladder.load(file), measured.in_words)
    assert measured.in_words in text
    assert "inf" not in text


def test_pages_name_tiles_and_levels():
    assert "| 21 Bucket |" in MEASURED.with_suffix(".md").read_text(encoding="utf-8")
    assert "| Pit Boy | Random |" in composition.ladder_file("gueules_noires").with_suffix(".md").read_text("utf-8")


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
    few = {
        "haspelknecht": evolve(
            GAMES["haspelknecht"],
            levels=LEVELS[:1],
            self_play=(SelfPlayed("shepherd", 3, 40),),
            study=ladder_study.BoardStudy(seats=(2,)),
        ),
        "gueules_noires": evolve(
            GAMES["gueules_noires"],
            levels=GAMES["gueules_noires"].levels[:1],
            self_play=(SelfPlayed("pit_boy", 2, 40),),
        ),
    }
    for name, measured in few.items():
        monkeypatch.setitem(command.MEASURED, name, measured)
    words = [str(tmp_path / "kept"), "--share", "0.01", "--studied", "2", "--output", str(tmp_path)]
    command.main(words)
    files = [tmp_path / name / "ladder.json" for name in few]
    first = [file.read_bytes() for file in files]
    farm, pit = map(ladder.load, files)
    assert [(step.name, step.games) for step in (*farm.steps, *pit.steps)] == [("shepherd", 4), ("pit_boy", 4)]
    assert [(each.name, each.seats) for each in pit.self_play] == [("pit_boy", 2)]
    assert (len(farm.game), len(pit.game)) == (2, 0)
    # Everything is read from what was kept.
    for name in few:
        command.main([*words, "--game", name])
    assert [file.read_bytes() for file in files] == first
    told = capsys.readouterr().err
    assert "shepherd-random: 2 of 2 seeds" in told
    assert told.count("pit_boy-random: 2 of 2 seeds") == 2


def test_results_of_other_levels_are_refused(tmp_path):
    measuring = command.Measuring(GAMES["haspelknecht"], tmp_path, ALONE, 0.001)
    measuring.step(LEVELS[0], "random")
    file = tmp_path / "shepherd-random.jsonl"
    head, *rest = file.read_text(encoding="utf-8").splitlines(keepends=True)
    data = json.loads(head)
    data["tournament"]["versions"]["shepherd"] = "older"
    file.write_text(json.dumps(data) + "\n" + "".join(rest), encoding="utf-8")
    with pytest.raises(command.ResumeError, match=r"versions: found .*older.*allowed is"):
        measuring.step(LEVELS[0], "random")


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


@EVERY_GAME
def test_the_readme_tells_what_was_measured(measured):
    text = (Path(__file__).parents[2] / "README.md").read_text(encoding="utf-8")
    told = ladder.load(composition.ladder_file(measured.name))
    assert with_measured(text, told) == text
    assert all(f"| {level_name(step.name)} | " in text for step in told.steps)


def test_a_new_measurement_is_told_and_nothing_else_changes():
    text = "| level | wins against |\n| Farmer | the Farmhand | 1 (0 to 2) | 9.00 s |\n\nThe Farmer | is | no line.\n"
    told = with_measured(text, ladder.load(MEASURED))
    farmer = ladder.load(MEASURED).step("farmer")
    assert f"| Farmer | the Farmhand | {round(100 * farmer.share.mean)} (" in told
    assert f"| {farmer.p95_s:.2f} s |\n\nThe Farmer | is | no line.\n" in told
