"""The measured ladder: the file for the choice of levels, its page, and the tool that makes both."""

import json
import math
import re
import shutil
from itertools import pairwise
from pathlib import Path

import pytest
from attrs import evolve

from haspelknecht_qt import composition
from haspelknecht_qt.bots import ladder, levels
from haspelknecht_qt.bots.executors import SERIAL_EXECUTOR
from haspelknecht_qt.bots.statistics import ConfidenceInterval
from haspelknecht_qt.core.validation import UntrustedValue
from haspelknecht_qt.games.haspelknecht.levels import LEVELS
from haspelknecht_qt.games.haspelknecht.rulebooks import RULEBOOKS
from tests.bots.examples import evaluator_factory, game
from tools import ladder as command
from tools import ladder_file, ladder_study, study
from tools.ladder_games import MEASURED as GAMES
from tools.ladder_games import Quota, Selection
from tools.ladder_page import level_name, page, with_measured

MEASURED = composition.ladder_file("haspelknecht")
EVERY_GAME = pytest.mark.parametrize("measured", [pytest.param(each, id=each.name) for each in GAMES.values()])


def test_every_game_with_a_ladder_can_be_measured():
    assert [name for name in composition.GAME_NAMES if composition.plugin(name).has_measured_levels] == list(GAMES)
    for name, measured in GAMES.items():
        assert measured.name == name
        # Levels that need a compiled model cannot play without it.
        assert [each.name for each in measured.levels] == [
            *(each.name for each in composition.plugin(name).levels()),
            *composition.unplayable_levels(name),
        ]


@EVERY_GAME
def test_built_in_ladder_covers_all_matches_and_steps(measured):
    found = ladder.load(composition.ladder_file(measured.name))
    levels_by_name = {level.name: level for level in measured.levels}
    below = dict(zip(levels_by_name, ["random", *levels_by_name], strict=False))
    assert [each.name for each in found.conditions] == [each.name for each in measured.matches]
    # A new level has no measured step yet.
    known = [step.name for step in found.steps]
    assert known == [name for name in levels_by_name if name in known]
    assert len(known) >= 4
    for step in found.steps:
        assert step.against == below[step.name]
        assert step.games >= 100
        assert 0.6 < step.share.low <= step.share.mean <= step.share.high
    assert found.step_of_level(known[2]) is found.steps[2]
    assert found.step_of_level("random") is None
    first = {each.first for each in found.used_seeds}
    for condition in found.conditions:
        for each in (*condition.steps, *condition.self_play):
            assert each.name in found.versions
            assert each.seed in first
            if each.times is not None:
                assert 0 < each.times.real_decisions < each.times.decisions
                assert 0 < each.times.median_s <= each.times.p95_s < levels_by_name[each.name].seconds


@EVERY_GAME
def test_ladder_page_is_current_and_states_its_number_of_intervals(measured):
    file = composition.ladder_file(measured.name)
    text = file.with_suffix(".md").read_text(encoding="utf-8")
    assert text == page(ladder.load(file))
    assert "inf" not in text
    for matches in measured.matches:
        assert f"### {matches.description.capitalize()[:20]}" in text
    intervals = len(re.findall(r"\([-.0-9]+ to [-.0-9]+\)", text))
    assert f"There are {intervals} such pairs on this page." in text
    assert f"By chance, the true value is outside some {round(intervals / 20)} of" in text


@EVERY_GAME
def test_kinds_of_matches_use_disjoint_seeds(measured):
    found = sorted(each.first for each in measured.seeds)
    most = max(quota.games for matches in measured.matches for quota in matches.quotas)
    assert all(second - first >= most for first, second in pairwise(found))


@EVERY_GAME
def test_figures_cover_every_step_number_of_seats_and_option(measured):
    """Each level against the one below, the strongest one with all numbers of seats and options."""
    figures = command.LadderRun(measured, Path(), SERIAL_EXECUTOR).figures
    assert len({figure.key for figure in figures}) == len(figures)
    names = ["random", *(level.name for level in measured.levels)]
    first = measured.matches[0]
    step_figures = [figure for figure in figures if figure.matches.seats == 2 and figure.pairing.below == 1]
    alike = {
        figure.names
        for figure in step_figures
        if figure.matches.options == first.options and not figure.matches.rotating_option
    }
    assert alike == {tuple(reversed(pair)) for pair in pairwise(names)}
    strongest = [figure for figure in figures if figure.names[:2] == (names[-1], names[-2])]
    assert {figure.matches.seats for figure in strongest} == {2, 3, 4}
    for option in first.options:
        values = {figure.matches.options[option] for figure in strongest if option in figure.matches.options}
        assert len(values) > 1 or any(figure.matches.rotating_option == option for figure in strongest)


def test_all_rulebooks_are_measured():
    assert {matches.options["rulebook"] for matches in GAMES["haspelknecht"].matches} == set(RULEBOOKS)


def test_ladder_pages_name_tiles_and_levels():
    assert "| 21 Bucket |" in MEASURED.with_suffix(".md").read_text(encoding="utf-8")
    assert "| Pit Boy | Random |" in composition.ladder_file("gueules_noires").with_suffix(".md").read_text("utf-8")


def test_saved_ladder_is_read_unchanged(tmp_path):
    found = ladder.load(MEASURED)
    ladder_file.save(found, tmp_path / "ladder.json")
    assert ladder.load(tmp_path / "ladder.json") == found


def test_unknown_limits_of_an_interval_are_stored():
    unknown = ConfidenceInterval(1.0, -math.inf, math.inf)
    assert unknown.to_json(1) == [1.0, None, None]
    assert ConfidenceInterval.from_json(UntrustedValue([1.0, None, None])) == unknown


@pytest.mark.parametrize(
    "change,message",
    [
        (lambda data: data.update(format=99), "format: found 99, allowed are 2"),
        (lambda data: data.pop("conditions"), "'conditions' is missing"),
        (lambda data: data["conditions"][0]["steps"][0].pop("share"), "'share' is missing"),
        (lambda data: data["conditions"][0]["steps"][0].update(share=[1]), "a list of 3 values"),
        (lambda data: data["conditions"][0]["steps"][0].update(times={"real": 3}), "'decisions' is missing"),
        (lambda data: data["conditions"][0].update(seats="many"), "many"),
        (lambda data: data["conditions"][0].update(missing=[["shepherd"]]), "a list of 2 values"),
        (lambda data: data.update(conditions=3), "allowed is a list"),
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
def test_file_without_a_ladder_is_refused(tmp_path, text):
    file = tmp_path / "ladder.json"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(ladder.LadderError, match=r"ladder\.json"):
        ladder.load(file)


def weakest(name, **more):
    """A game with measurements of the weakest level alone, in few kinds of matches."""
    chosen = GAMES[name]
    quotas = (Quota(Selection.EACH, 400), Quota(Selection.EACH, 40, below=0))
    return evolve(chosen, levels=chosen.levels[:1], matches=(evolve(chosen.matches[0], quotas=quotas),), **more)


def named():
    """Matches with three seats on named boards, on which each level plays against the one below."""
    found = next(each for each in GAMES["haspelknecht"].matches if each.rotating_option and each.seats == 3)
    return evolve(found, seed=1, quotas=(Quota(Selection.EACH, 400),))


def test_ladder_command_measures_and_resumes(tmp_path, monkeypatch, capsys):
    measured = weakest("haspelknecht", study=ladder_study.BoardStudy(by="shepherd", seats=(2,), boards=("named",)))
    measured = evolve(measured, matches=(*measured.matches, named()))
    monkeypatch.setitem(command.MEASURED, "haspelknecht", measured)
    words = [str(tmp_path / "kept"), "--anew", "--share", "0.002", "--studied", "1", "--output", str(tmp_path)]
    words += ["--game", "haspelknecht", "--seed-offset", "7"]
    command.main(words)
    file = tmp_path / "haspelknecht" / "ladder.json"
    first = file.read_bytes()
    found = ladder.load(file)
    assert [(step.name, step.games) for step in found.steps] == [("shepherd", 4)]
    (step,) = found.conditions[1].steps
    assert (step.against, step.games, step.seed) == ("random", 6, 8)
    (alone,) = found.conditions[0].self_play
    assert alone.games == 2
    # Most moves are forced, or follow from what was planned.
    assert 0 < alone.times.real_decisions < alone.times.decisions / 2
    assert not any(each.missing_measurements for each in found.conditions)
    assert len(found.findings) == 1
    # Everything is read from stored results.
    command.main(words)
    command.main([*words, "--no-play"])
    assert file.read_bytes() == first
    assert "three_seats_named, shepherd against random: 2 of 2 seeds" in capsys.readouterr().err
    # Results of a killed run are shown as far as they go; figures not begun are listed as missing.
    kept = tmp_path / "kept" / "haspelknecht" / "three_seats_named-shepherd-random.jsonl"
    lines = kept.read_text(encoding="utf-8").splitlines(keepends=True)
    kept.write_text("".join(lines[:2]) + lines[2][:30], encoding="utf-8")
    command.main([*words, "--no-play"])
    chosen = ladder.load(file).conditions[1]
    assert (chosen.steps, chosen.missing_measurements) == (
        (),
        (ladder.MissingMeasurement(name="shepherd", against="random"),),
    )
    assert "| Shepherd | Random | not measured yet |" in file.with_suffix(".md").read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def shared_run(tmp_path_factory):
    """Measurement in which the weakest level has played random and itself, with two seeds each."""
    ladder_run = command.LadderRun(
        weakest("haspelknecht", study=None), tmp_path_factory.mktemp("kept"), SERIAL_EXECUTOR
    )
    for figure in ladder_run.figures:
        ladder_run.play(figure, 0.001)
    return ladder_run


@pytest.fixture
def own_run(shared_run, tmp_path):
    """The same measurement in a folder that the test may damage."""
    folder = shutil.copytree(shared_run.folder, tmp_path / "kept")
    return evolve(shared_run, folder=folder)


def test_other_seeds_need_another_output_folder(tmp_path, capsys):
    with pytest.raises(SystemExit):
        command.main([str(tmp_path), "--seed-offset", "7"])
    assert "with --output only" in capsys.readouterr().err


def test_published_result_is_kept_while_versions_and_seed_match(shared_run, own_run, tmp_path):
    step_figure, alone = shared_run.figures
    measured = shared_run.ladder(())
    ((step,), (scored,)) = measured.conditions[0].steps, measured.conditions[0].self_play
    # Published with more games, but without times.
    first = evolve(
        measured.conditions[0],
        steps=(evolve(step, games=400, times=None),),
        self_play=(evolve(scored, games=1),),
    )
    before = evolve(measured, conditions=(first,))
    carried = evolve(own_run, published=before)
    assert carried.result(step_figure) == evolve(step, games=400)
    assert carried.result(alone) == scored
    elsewhere = evolve(first, steps=(evolve(step, games=400, seed=7),))
    assert evolve(own_run, published=evolve(before, conditions=(elsewhere,))).result(step_figure) == step
    changed = evolve(own_run, published=evolve(before, versions={**before.versions, "shepherd": "older"}))
    assert changed.result(step_figure) == step
    # Nothing of it is played again.
    known = evolve(before, conditions=(evolve(first, steps=(evolve(step, games=400),)),))
    nothing = evolve(own_run, published=known, folder=tmp_path / "nothing")
    nothing.play(step_figure, 1.0)
    assert nothing.result(step_figure) == evolve(step, games=400)


def test_results_count_up_to_the_first_gap(own_run):
    step_figure = own_run.figures[0]
    assert own_run.result(step_figure).games == 4
    file = own_run.folder / "first_play-shepherd-random.jsonl"
    head, first, second = file.read_text(encoding="utf-8").splitlines(keepends=True)
    file.write_text(head + first + second + second.replace('"group":1', '"group":9'), encoding="utf-8")
    assert own_run.result(step_figure).games == 4
    file.write_text(head + second, encoding="utf-8")
    assert own_run.result(step_figure) is None


def test_level_without_its_model_keeps_the_published_result(shared_run, capsys):
    missing_levels = evolve(shared_run, published=shared_run.ladder(()), bot_factories={})
    step_figure = shared_run.figures[0]
    missing_levels.play(step_figure, 1.0)
    assert "not measured, because the compiled model of random, shepherd is missing" in capsys.readouterr().err
    assert missing_levels.result(step_figure) == shared_run.result(step_figure)


def test_results_of_another_level_version_are_refused(own_run):
    step_figure = own_run.figures[0]
    file = own_run.folder / "first_play-shepherd-random.jsonl"
    head, *rest = file.read_text(encoding="utf-8").splitlines(keepends=True)
    data = json.loads(head)
    data["tournament"]["versions"]["shepherd"] = "older"
    file.write_text(json.dumps(data) + "\n" + "".join(rest), encoding="utf-8")
    with pytest.raises(command.ResumeError, match=r"versions: expected .*found .*older"):
        own_run.play(step_figure, 0.001)


@EVERY_GAME
def test_all_kinds_of_matches_can_be_set_up(measured):
    ladder_run = command.LadderRun(measured, Path(), SERIAL_EXECUTOR)
    for matches in measured.matches:
        for key, values in ladder_run.rotating_options(matches).items():
            assert len(values) > 1
            boards = {str(ladder_run.game.setup({**options(matches), key: value}, 1)) for value in values}
            assert len(boards) == len(values)
        assert ladder_run.game.setup(options(matches), 1)


def options(matches):
    return {"players": matches.seats, **matches.options}


def test_level_version_depends_on_settings_and_weights():
    versions = {levels.LevelBotFactory(level, evaluator_factory()).version for level in LEVELS}
    assert len(versions) == len(LEVELS)
    other = evaluator_factory().value_functions["shepherd"]
    changed = evolve(evaluator_factory(), value_functions={**evaluator_factory().value_functions, "farmer": other})
    by_name = {level.name: level for level in LEVELS}
    farmer = by_name["farmer"]
    assert levels.LevelBotFactory(farmer, changed).version not in versions
    assert levels.LevelBotFactory(by_name["shepherd"], changed).version in versions


def test_study_summary_contains_purchases_and_sources_of_points():
    played = [
        study.play(game(), evaluator_factory().value_functions["farmer"], {"players": 2}, seed) for seed in (1, 2)
    ]
    found = json.loads(json.dumps(ladder_study.summary(played)))
    assert found["games"] == found["seats"] == 2
    assert sum(found["items"].values()) == pytest.approx(found["points"][0], abs=0.1)
    assert sum(place["share"][0] for place in found["places"]) == pytest.approx(1, abs=0.01)
    assert sum(place["ahead"][0] for place in found["places"]) == pytest.approx(0, abs=0.02)
    assert set(map(int, found["tiles"])) == set(played[0].tiles)
    for tile in found["tiles"].values():
        assert 0 <= tile["bought"][0] <= 1


@EVERY_GAME
def test_bots_page_shows_the_measured_figures(measured):
    text = (Path(__file__).parents[2] / "docs" / "bots.md").read_text(encoding="utf-8")
    found = ladder.load(composition.ladder_file(measured.name))
    assert with_measured(text, found) == text
    assert found.steps
    assert all(f"| {level_name(level.name)} | " in text for level in measured.levels)


def test_bots_page_changes_only_in_measured_cells():
    text = "| level | wins against |\n| Farmer | the Farmhand | 1 (0 to 2) | 9.00 s |\n\nThe Farmer | is | no line.\n"
    found = with_measured(text, ladder.load(MEASURED))
    # A figure that is no longer measured says so.
    first = ladder.load(MEASURED).conditions[0]
    missing = (ladder.MissingMeasurement(name="farmer", against="farmhand"),)
    nothing = evolve(ladder.load(MEASURED), conditions=(evolve(first, steps=(), missing_measurements=missing),))
    assert "| Farmer | the Farmhand | not measured yet | not measured yet |\n" in with_measured(text, nothing)
    farmer = ladder.load(MEASURED).step_of_level("farmer")
    assert f"| Farmer | the Farmhand | {round(100 * farmer.share.mean)} (" in found
    within = "not measured yet" if farmer.times is None else f"{farmer.times.p95_s:.2f} s"
    assert f"| {within} |\n\nThe Farmer | is | no line.\n" in found
