"""Puzzles: the built-in collections, their file format, and the search for them."""

import json
from collections import Counter
from functools import cache

import pytest
from attrs import evolve

from haspelknecht_qt import composition
from haspelknecht_qt.bots import puzzles
from haspelknecht_qt.bots.levels import RANDOM
from haspelknecht_qt.bots.puzzles import HARDNESS_DEGREES, MAX_ALTERNATIVES, MIN_ALTERNATIVES, Puzzle, PuzzlesError
from haspelknecht_qt.bots.statistics import student_interval, student_quantile_95
from haspelknecht_qt.core.record import to_code
from haspelknecht_qt.games.gueules_noires.match_data import Action
from haspelknecht_qt.games.gueules_noires.moves import PLACE, TAKE_NONE
from haspelknecht_qt.games.gueules_noires.state import StackKind, Step
from haspelknecht_qt.games.gueules_noires.strategy import themes
from tests.bots.examples import NEEDS_GUEULES_NOIRES_MODEL, NEEDS_MODEL
from tools import puzzle_check
from tools import puzzles as command
from tools.puzzle_file import write
from tools.puzzle_search import MIN_LEAD, PuzzleSearch
from tools.puzzles import PUZZLE_SOURCES
from tools.rollouts import Rollouts

GAMES = composition.games()
EVERY_GAME = pytest.mark.parametrize("name", composition.GAME_NAMES)
# Puzzles are judged with the compiled models.
EVERY_JUDGE = pytest.mark.parametrize(
    "name",
    [
        pytest.param("haspelknecht", marks=NEEDS_MODEL),
        pytest.param("gueules_noires", marks=NEEDS_GUEULES_NOIRES_MODEL),
    ],
)


@cache
def collection(name):
    return composition.find_puzzles(name)


@cache
def bots(name):
    bot_factories = composition.builtin_bot_factories(name, timed=False)
    return [make(GAMES[name]) for level, make in bot_factories.items() if level != RANDOM]


@cache
def latest(name):
    """A puzzle of a game without chance that ends soon, and its match."""
    settled = [each for each in collection(name) if not any(other.margin for other in each.alternatives)]
    return max(((each, each.match(GAMES)) for each in settled[:5]), key=lambda found: found[1].ply)


def about_a_plan():
    """A puzzle whose best answer is a plan of several placements, and its match."""
    long = (each for each in collection("haspelknecht") if len(each.alternatives[0].moves) > 3)
    return next((each, match) for each in long if (match := each.match(GAMES)).decision.step == "planning")


def asked(match):
    """The observation of the deciding seat."""
    return match.game.observe(match.state, match.decision.actor)


def moves(game, alternative):
    return [game.read_move(text) for text in alternative.moves]


# The collections


@EVERY_GAME
def test_every_game_has_many_puzzles_of_every_theme_and_every_degree(name):
    found, themes = collection(name), composition.plugin(name).puzzle_themes()
    assert len(found) >= 80
    counts = Counter(each.theme for each in found)
    assert set(counts) == set(themes)
    assert min(counts.values()) >= command.MIN_OF_THEME
    assert max(counts.values()) <= len(found) / 2
    degrees = Counter(each.hardness for each in found)
    assert set(degrees) == set(HARDNESS_DEGREES)
    assert min(degrees.values()) >= len(found) / 5


@EVERY_GAME
def test_the_best_alternative_is_clearly_the_best(name):
    for puzzle in collection(name):
        best, *others = puzzle.alternatives
        assert MIN_ALTERNATIVES <= len(puzzle.alternatives) <= MAX_ALTERNATIVES
        assert (best.behind, best.margin) == (0, 0)
        for other in others:
            assert other.behind - other.margin >= MIN_LEAD - 0.01, puzzle.name
            assert other.points == pytest.approx(best.points - other.behind, abs=0.02)
        for each in puzzle.alternatives:
            assert sum(points for _, points in each.items) == pytest.approx(each.points, abs=0.1)


@EVERY_GAME
def test_players_that_did_not_choose_a_puzzle_find_its_best_answer_best(name):
    found = [each for each in collection(name) if each.checked_lead >= puzzle_check.MIN_LEAD]
    assert len(found) >= puzzle_check.WANTED_SHARE * len(collection(name))


@EVERY_GAME
def test_puzzles_come_from_all_stages(name):
    stages = Counter(each.match(GAMES).game.period(each.match(GAMES).state)[0] for each in collection(name))
    assert min(stages[stage] for stage in (1, 2, 3)) >= 5


@EVERY_GAME
def test_every_puzzle_opens_where_its_one_person_is_asked_and_all_alternatives_can_be_played(name):
    seats = Counter()
    for puzzle in collection(name):
        match = puzzle.match(GAMES)
        assert [match.seats.index(seat) for seat in match.seats if seat.is_person] == [match.decision.actor]
        assert not match.can_redo
        seats[len(match.seats)] += 1
        ends = set()
        for alternative in puzzle.alternatives:
            state = match.state.copy()
            for move in moves(match.game, alternative):
                match.game.play(state, move)
            ends.add(match.game.digest(state))
        assert len(ends) == len(puzzle.alternatives)
    assert set(seats) == set(GAMES[name].players_allowed)


# The search


@EVERY_JUDGE
def test_a_position_is_judged_as_it_was(name):
    puzzle, match = latest(name)
    _judged_again(name, puzzle, match)


@pytest.mark.long
@EVERY_JUDGE
def test_many_positions_are_judged_as_they_were(name):
    for puzzle in collection(name)[::6]:
        _judged_again(name, puzzle, puzzle.match(GAMES))


def _judged_again(name, puzzle, match):
    search = PuzzleSearch(GAMES[name], bots(name), PUZZLE_SOURCES[name][0].fewest)
    chance = command.chance_at(match.seed, match.ply)
    found = search.analyse(match.state, match.decision, chance)
    again = Puzzle(puzzle.name, found.theme, found.hardness, puzzle.code, found.alternatives, puzzle.checked_lead)
    (read,) = puzzles.parse_puzzles(write([again]), "again", [puzzle.theme])
    # The search finds no differences: tools/puzzle_reasons.py adds them.
    assert read == evolve(puzzle, alternatives=tuple(evolve(each, differences=()) for each in puzzle.alternatives))


@EVERY_JUDGE
def test_rollouts_of_the_same_number_have_the_same_chance(name):
    _, match = latest(name)
    evaluator = bots(name)[-1].evaluator
    root, numbers = asked(match), range(2)
    candidates = evaluator.candidates(root)
    rollout_source = evaluator.rollout_source(root)
    rollouts, again = Rollouts(rollout_source, 1), Rollouts(rollout_source, 1)
    assert rollouts.results(candidates[0], numbers) == again.results(candidates[0], numbers)
    assert rollouts.lead(candidates[0], candidates[0], numbers).mean == 0
    assert rollouts.are_same(candidates[0], candidates[0], numbers)
    assert not rollouts.are_same(candidates[0], candidates[-1], numbers)
    points = [result.final_score for result in rollouts.results(candidates[0], numbers)]
    assert rollouts.mean(candidates[0], numbers) == sum(points) / 2
    for result in rollouts.results(candidates[-1], numbers):
        assert len(result.opponent_points) == len(match.seats) - 1
        assert result.lead == result.final_score - max(result.opponent_points)


@EVERY_JUDGE
def test_the_check_has_other_chance_and_every_policy(name):
    puzzle, match = latest(name)
    evaluator = bots(name)[-1].evaluator
    assert len(evaluator.rollout_source(asked(match)).policy_indexes) >= 3
    assert puzzle_check.checked_lead(puzzle, name, seed=1) >= puzzle_check.MIN_LEAD
    worse = evolve(puzzle, alternatives=(puzzle.alternatives[-1], puzzle.alternatives[0]))
    assert puzzle_check.checked_lead(worse, name, seed=1) < 0


def test_a_plan_that_is_begun_is_no_puzzle():
    puzzle, match = about_a_plan()
    match.play(match.game.read_move(puzzle.alternatives[0].moves[0]))
    search = PuzzleSearch(match.game, bots("haspelknecht"))
    assert search.analyse(match.state, match.decision, 1) is None


@EVERY_JUDGE
def test_an_earlier_puzzle_stays_as_long_as_it_holds(name):
    puzzle, match = latest(name)
    again = command.analyse_again(puzzle, name)
    assert again.checked_lead >= puzzle_check.MIN_LEAD
    assert again.alternatives[0].moves == puzzle.alternatives[0].moves
    match.play(match.game.read_move(puzzle.alternatives[0].moves[0]))
    elsewhere = evolve(puzzle, code=to_code(match))
    found = command.analyse_again(elsewhere, name)
    assert found is None or found.alternatives[0].moves != puzzle.alternatives[0].moves


@EVERY_JUDGE
def test_the_check_writes_its_result_and_drops_on_request(name, tmp_path, monkeypatch, capsys):
    puzzle, _ = latest(name)
    best, *others = puzzle.alternatives
    # The file names the worst answer as the best one.
    turned = (evolve(others[-1], behind=0.0, margin=0.0), evolve(best, behind=others[-1].behind))
    worse = evolve(puzzle, name="worse", alternatives=turned)
    file = tmp_path / "puzzles.json"
    file.write_text(write([evolve(puzzle, checked_lead=0.0), worse]), encoding="utf-8", newline="\n")
    monkeypatch.setattr(composition, "puzzles_file", lambda _name: file)
    puzzle_check.main(["--game", name, "--drop"])
    assert "of 1 of 2 puzzles is ahead by 1 or more (50%, wanted 95%)" in capsys.readouterr().out
    (kept_puzzle,) = puzzles.load(file, composition.plugin(name).puzzle_themes())
    assert kept_puzzle.name == puzzle.name
    assert kept_puzzle.checked_lead >= puzzle_check.MIN_LEAD


def test_few_values_have_wide_limits():
    assert student_quantile_95(1) == pytest.approx(12.706, abs=1e-3)
    assert [round(student_quantile_95(freedom), 3) for freedom in (11, 15, 30, 63, 1000)] == [
        2.201,
        2.131,
        2.042,
        1.998,
        1.962,
    ]
    found = student_interval([1.0, 4.0, 2.5, 3.0])
    assert (found.mean, found.low, found.high) == pytest.approx((2.625, 0.636, 4.614), abs=1e-3)
    assert student_interval([3.0, 3.0]).low == 3.0


def test_a_puzzle_about_a_draw_has_the_theme_of_what_is_drawn():
    game = GAMES["gueules_noires"]
    state = game.initial_state(game.setup({"players": 4}, 1))
    found = {
        space.id: themes.puzzle_theme(state, PLACE[number], PLACE[0], {})
        for number, space in enumerate(state.box.spaces)
        if space.action is Action.DRAW_FIVE
    }
    assert set(found.values()) == {themes.ORDERS, themes.EXTRACTION}
    for number, space in enumerate(state.box.spaces):
        if space.id in found:
            assert (found[space.id] == themes.ORDERS) == (space.stack_kind is StackKind.ORDERS)
            state.step, state.space = Step.TAKE, number
            assert themes.puzzle_theme(state, TAKE_NONE, TAKE_NONE, {}) == found[space.id]


# The file


def kept(name="haspelknecht"):
    return json.loads(composition.puzzles_file(name).read_text(encoding="utf-8"))


def test_what_is_written_is_read_again():
    found = collection("haspelknecht")
    themes = composition.plugin("haspelknecht").puzzle_themes()
    text = write(found)
    assert puzzles.parse_puzzles(text, "text", themes) == found
    assert text == composition.puzzles_file("haspelknecht").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    "change,message",
    [
        (lambda data: data.update(format=1), "found 1, allowed are 2"),
        (lambda data: data.pop("puzzles"), "'puzzles' is missing"),
        (lambda data: data.update(more=1), "'more' is unknown"),
        (lambda data: data["puzzles"][0].pop("code"), r"puzzles\[0\]\.code: 'code' is missing"),
        (
            lambda data: data["puzzles"][0].update(theme="weather"),
            r"puzzles\[0\]\.theme: found .weather., allowed are turn",
        ),
        (lambda data: data["puzzles"][0].update(hardness=4), "found 4, allowed are 1, 2, 3"),
        (lambda data: data["puzzles"][0].update(hardness=True), "found True, allowed are 1, 2, 3"),
        (lambda data: data["puzzles"][1].update(name=data["puzzles"][0]["name"]), "twice, allowed is each name once"),
        (lambda data: data["puzzles"][0]["alternatives"].reverse(), "allowed is the best first"),
        (lambda data: data["puzzles"][0].update(alternatives=[]), "a list of values"),
        (lambda data: data["puzzles"][0]["alternatives"][0].update(moves=[]), "a list of values"),
        (lambda data: data["puzzles"][0]["alternatives"][1].update(margin=-1), "found -1, allowed are numbers from 0"),
        (
            lambda data: data["puzzles"][0]["alternatives"][0]["items"].append(["coal", "x"]),
            r"items\[\d+\]\[1\]: found .x.",
        ),
    ],
)
def test_a_damaged_file_is_refused(tmp_path, change, message):
    data = kept()
    change(data)
    file = tmp_path / "puzzles.json"
    file.write_text(json.dumps(data), encoding="utf-8")
    with pytest.raises(PuzzlesError, match=message) as refused:
        puzzles.load(file, composition.plugin("haspelknecht").puzzle_themes())
    assert str(file) in str(refused.value)


@pytest.mark.parametrize("text", ["", "[]", "{", '"puzzles"', "\udcff"])
def test_what_is_no_collection_is_refused(tmp_path, text):
    file = tmp_path / "puzzles.json"
    file.write_bytes(text.encode("utf-8", "surrogateescape"))
    with pytest.raises(PuzzlesError, match=r"puzzles\.json"):
        puzzles.load(file, ())


# The command


def puzzle(theme, hardness, name="p"):
    return Puzzle(name, theme, hardness, "", ())


def test_no_theme_and_no_degree_crowds_out_the_others():
    mixture = command.PuzzleMix(20, ("a", "b", "c", "d"))
    found = {
        theme: [puzzle(theme, degree, f"{theme}{number}") for number in range(9) for degree in HARDNESS_DEGREES]
        for theme in mixture.themes
    }
    # Five places are kept for each of the three other themes.
    assert mixture.of(found["a"], 20) == found["a"][:5]
    chosen = mixture.of([*found["a"], *found["b"], *found["c"], *found["d"]], 20)
    assert Counter(each.theme for each in chosen) == {"a": 5, "b": 5, "c": 5, "d": 5}
    # Rare themes may exceed the limit for a degree.
    easy = [puzzle(theme, 1, f"{theme}-{number}") for theme in mixture.themes for number in range(12)]
    most = command.MAX_DEGREE_SHARE * 100
    chosen_easy = command.PuzzleMix(100, mixture.themes).of(easy, 100)
    assert chosen_easy == easy[: int(most)] + easy[-12 : -12 + command.MIN_OF_THEME]
    assert mixture.of(found["b"], 20, chosen[:5])[:5] == chosen[:5]
    common = [puzzle("a", degree, f"{number}") for number in range(30) for degree in HARDNESS_DEGREES]
    assert len(command.PuzzleMix(90, tuple("abcde")).of(common, 90)) == command.MAX_THEME_SHARE * 90


def test_easy_puzzles_come_first_and_themes_in_turn():
    found = [puzzle("a", 2), puzzle("a", 1), puzzle("a", 1), puzzle("b", 1), puzzle("c", 3), puzzle("b", 1)]
    ordered = [(each.hardness, each.theme) for each in command.in_page_order(found)]
    assert ordered == [(1, "a"), (1, "b"), (1, "a"), (1, "b"), (2, "a"), (3, "c")]
    for name in PUZZLE_SOURCES:
        assert command.in_page_order(collection(name)) == list(collection(name))


def test_what_a_game_gave_is_kept(tmp_path):
    themes = composition.plugin("haspelknecht").puzzle_themes()
    file = command.PuzzleCache(tmp_path / "folder" / "kept.jsonl", "one")
    assert file.read(themes) == {}
    file.add(0, collection("haspelknecht")[:2])
    file.add(3, [])
    assert file.read(themes) == {0: list(collection("haspelknecht")[:2]), 3: []}
    with pytest.raises(ValueError, match=r"kept\.jsonl: found 'one', allowed are two"):
        command.PuzzleCache(file.file, "two").read(themes)
    # Killed while the third line was written.
    whole = file.file.read_text(encoding="utf-8")
    file.file.write_text(whole + '{"game": 4, "puzz', encoding="utf-8")
    assert list(file.read(themes)) == [0, 3]
    assert file.file.read_text(encoding="utf-8") == whole


def test_what_was_kept_when_the_levels_were_others_is_refused(tmp_path, capsys):
    file = tmp_path / f"haspelknecht-{PUZZLE_SOURCES['haspelknecht'][0].seed}.jsonl"
    command.PuzzleCache(file, "other").add(0, [])
    with pytest.raises(SystemExit, match="1"):
        command.main([str(tmp_path), "--game", "haspelknecht", "--output", str(tmp_path)])
    assert "Delete this file" in capsys.readouterr().err
    assert [each.name for each in tmp_path.iterdir()] == [file.name]


def test_every_name_tells_where_the_puzzle_comes_from():
    for name, sources in PUZZLE_SOURCES.items():
        for each in collection(name):
            match = each.match(GAMES)
            assert each.name == f"{name}-{match.seed}-{match.ply}"
            # Puzzles of an earlier search have seeds below those of the source.
            assert any(
                -2000 <= match.seed - source.seed < 1000 and source.considers(match.decision.step) for source in sources
            )


@pytest.mark.parametrize("words", [["--jobs", "0"], ["--count", "0"], ["--seed", "-1"], ["--game", "chess"]])
def test_the_command_refuses_what_makes_no_sense(tmp_path, words, capsys):
    with pytest.raises(SystemExit, match="2"):
        command.main([str(tmp_path), *words])
    assert words[0] in capsys.readouterr().err


@pytest.mark.long
@EVERY_GAME
def test_the_same_seed_makes_the_same_puzzles_with_any_number_of_processes(name, tmp_path, capsys):
    made = []
    for jobs in ("1", "2"):
        folder = tmp_path / jobs
        words = [str(folder), "--game", name, "--count", "2", "--seed", "5", "--jobs", jobs, "--output", str(folder)]
        command.main(words)
        file = folder / name / "puzzles.json"
        made.append(file.read_bytes())
        assert len({each.name for each in puzzles.load(file, composition.plugin(name).puzzle_themes())}) == 2
        # Nothing is left to be done in a second run.
        told = (folder / f"{name}-{PUZZLE_SOURCES[name][0].seed + 5}.jsonl").read_bytes()
        command.main(words)
        assert (folder / f"{name}-{PUZZLE_SOURCES[name][0].seed + 5}.jsonl").read_bytes() == told
        assert file.read_bytes() == made[-1]
    assert made[0] == made[1]
    assert "2 puzzles" in capsys.readouterr().err


def test_the_games_with_puzzles_are_those_with_themes():
    assert [name for name in composition.GAME_NAMES if composition.plugin(name).puzzle_themes()] == list(PUZZLE_SOURCES)
