"""Puzzles: the built-in collections, their file format, and the search for them."""

import json
from collections import Counter
from functools import cache
from pathlib import Path

import pytest
from attrs import evolve

from haspelknecht_qt import composition
from haspelknecht_qt.bots import puzzles
from haspelknecht_qt.bots.executors import SerialExecutor
from haspelknecht_qt.bots.levels import RANDOM
from haspelknecht_qt.bots.puzzles import HARDNESS_DEGREES, MAX_ALTERNATIVES, MIN_ALTERNATIVES, Puzzle, PuzzlesError
from haspelknecht_qt.bots.statistics import student_interval, student_quantile_95
from haspelknecht_qt.core.record import to_code
from haspelknecht_qt.games.gueules_noires.match_data import Action
from haspelknecht_qt.games.gueules_noires.moves import PLACE, TAKE_NONE
from haspelknecht_qt.games.gueules_noires.state import StackKind, Step
from haspelknecht_qt.games.gueules_noires.strategy import themes
from tests.bots.marks import NEEDS_GUEULES_NOIRES_MODEL, NEEDS_MODEL
from tools import puzzle_check
from tools import puzzles as command
from tools.game_cache import GameCache
from tools.puzzle_file import in_page_order, to_json, write
from tools.puzzle_search import MIN_LEAD, PuzzleSearch
from tools.puzzles import PUZZLE_SOURCES
from tools.rollouts import Rollouts

GAMES = composition.games()
EVERY_GAME = pytest.mark.parametrize("name", composition.GAME_NAMES)
# Puzzles are analysed with the compiled models.
EVERY_GAME_WITH_MODEL = pytest.mark.parametrize(
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
def late_puzzle(name):
    """A puzzle of a game without chance that ends soon, and its match."""
    settled = [each for each in collection(name) if not any(other.margin for other in each.alternatives)]
    return max(((each, each.match(GAMES)) for each in settled[:5]), key=lambda found: found[1].ply)


def plan_puzzle():
    """A puzzle whose best answer is a plan of several placements, and its match."""
    long = (each for each in collection("haspelknecht") if len(each.alternatives[0].moves) > 3)
    return next((each, match) for each in long if (match := each.match(GAMES)).decision.step == "planning")


def observation_of(match):
    """Observation of the deciding seat."""
    return match.game.observe(match.state, match.decision.actor)


def moves(game, alternative):
    return [game.read_move(text) for text in alternative.moves]


# The collections


@EVERY_GAME
def test_every_game_has_puzzles_of_every_theme_and_hardness(name):
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
def test_independent_check_confirms_nearly_all_best_answers(name):
    found = [each for each in collection(name) if each.checked_lead >= puzzle_check.MIN_LEAD]
    assert len(found) >= puzzle_check.WANTED_SHARE * len(collection(name))


@EVERY_GAME
def test_puzzles_come_from_all_stages(name):
    stages = Counter(each.match(GAMES).game.period(each.match(GAMES).state)[0] for each in collection(name))
    assert min(stages[stage] for stage in (1, 2, 3)) >= 5


@EVERY_GAME
def test_puzzles_open_at_their_only_person_with_playable_alternatives(name):
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


@EVERY_GAME_WITH_MODEL
def test_analysis_of_a_puzzle_is_reproducible(name):
    puzzle, match = late_puzzle(name)
    _check_analysis(name, puzzle, match)


@pytest.mark.long
@EVERY_GAME_WITH_MODEL
def test_analysis_of_many_puzzles_is_reproducible(name):
    for puzzle in collection(name)[::6]:
        _check_analysis(name, puzzle, puzzle.match(GAMES))


def _check_analysis(name, puzzle, match):
    search = PuzzleSearch(GAMES[name], bots(name), PUZZLE_SOURCES[name][0].fewest)
    chance = command.chance_at(match.seed, match.ply)
    found = search.analyse(match.state, match.decision, chance)
    again = Puzzle(puzzle.name, found.theme, found.hardness, puzzle.code, found.alternatives, puzzle.checked_lead)
    (read,) = puzzles.parse_puzzles(write([again]), "again", [puzzle.theme])
    # The search finds no differences: tools/puzzle_reasons.py adds them.
    assert read == evolve(puzzle, alternatives=tuple(evolve(each, differences=()) for each in puzzle.alternatives))


@EVERY_GAME_WITH_MODEL
def test_rollouts_of_the_same_number_have_the_same_chance(name):
    _, match = late_puzzle(name)
    evaluator = bots(name)[-1].evaluator
    root, numbers = observation_of(match), range(2)
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


@EVERY_GAME_WITH_MODEL
def test_check_confirms_the_best_answer_and_rejects_a_worse_one(name):
    puzzle, match = late_puzzle(name)
    evaluator = bots(name)[-1].evaluator
    assert len(evaluator.rollout_source(observation_of(match)).policy_indexes) >= 3
    assert puzzle_check.checked_lead(puzzle, name, seed=1) >= puzzle_check.MIN_LEAD
    worse = evolve(puzzle, alternatives=(puzzle.alternatives[-1], puzzle.alternatives[0]))
    assert puzzle_check.checked_lead(worse, name, seed=1) < 0


@NEEDS_MODEL
def test_check_rejects_a_puzzle_whose_other_answers_only_come_early():
    """Wood can be placed before or after the development is acquired, which leads to the same position."""
    file = Path(__file__).with_name("early_answer.json")
    (puzzle,) = puzzles.load(file, composition.plugin("haspelknecht").puzzle_themes())
    assert min(each.behind - each.margin for each in puzzle.alternatives[1:]) > MIN_LEAD
    players, match = puzzle_check._players("haspelknecht"), puzzle.match(GAMES)
    leads = puzzle_check._leads_in_another_order(players, match, match.decision.actor, puzzle, 1)
    assert min(leads) < puzzle_check.MIN_LEAD


def test_position_within_a_begun_plan_is_no_puzzle():
    puzzle, match = plan_puzzle()
    match.play(match.game.read_move(puzzle.alternatives[0].moves[0]))
    search = PuzzleSearch(match.game, bots("haspelknecht"))
    assert search.analyse(match.state, match.decision, 1) is None


@EVERY_GAME_WITH_MODEL
def test_earlier_puzzle_is_kept_while_its_best_answer_holds(name):
    puzzle, match = late_puzzle(name)
    again = command.analyse_again(puzzle, name)
    assert again.checked_lead >= puzzle_check.MIN_LEAD
    assert again.alternatives[0].moves == puzzle.alternatives[0].moves
    match.play(match.game.read_move(puzzle.alternatives[0].moves[0]))
    elsewhere = evolve(puzzle, code=to_code(match))
    found = command.analyse_again(elsewhere, name)
    assert found is None or found.alternatives[0].moves != puzzle.alternatives[0].moves


@EVERY_GAME_WITH_MODEL
def test_check_writes_its_lead_and_drops_failed_puzzles_on_request(name, tmp_path, monkeypatch, capsys):
    puzzle, _ = late_puzzle(name)
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


def test_student_interval_is_wide_for_few_values():
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


def test_puzzle_about_a_draw_has_the_theme_of_the_drawn_stack():
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


def document_of(name="haspelknecht"):
    return json.loads(composition.puzzles_file(name).read_text(encoding="utf-8"))


def test_puzzle_file_is_read_as_written():
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
    data = document_of()
    change(data)
    file = tmp_path / "puzzles.json"
    file.write_text(json.dumps(data), encoding="utf-8")
    with pytest.raises(PuzzlesError, match=message) as refused:
        puzzles.load(file, composition.plugin("haspelknecht").puzzle_themes())
    assert str(file) in str(refused.value)


@pytest.mark.parametrize("text", ["", "[]", "{", '"puzzles"', "\udcff"])
def test_file_without_a_collection_is_refused(tmp_path, text):
    file = tmp_path / "puzzles.json"
    file.write_bytes(text.encode("utf-8", "surrogateescape"))
    with pytest.raises(PuzzlesError, match=r"puzzles\.json"):
        puzzles.load(file, ())


# The command


def puzzle(theme, hardness, name="p"):
    return Puzzle(name, theme, hardness, "", ())


def test_mix_limits_the_share_of_each_theme_and_degree():
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


def test_page_order_puts_easy_puzzles_first_and_rotates_themes():
    found = [puzzle("a", 2), puzzle("a", 1), puzzle("a", 1), puzzle("b", 1), puzzle("c", 3), puzzle("b", 1)]
    ordered = [(each.hardness, each.theme) for each in in_page_order(found)]
    assert ordered == [(1, "a"), (1, "b"), (1, "a"), (1, "b"), (2, "a"), (3, "c")]
    for name in PUZZLE_SOURCES:
        assert in_page_order(collection(name)) == list(collection(name))


class StoredGames:
    """Source whose games are all in the cache."""

    name, seed = "haspelknecht", 1

    def search_games(self, number):
        raise AssertionError(f"game {number} is in the cache")


def test_puzzles_of_stored_games_are_not_searched_again(tmp_path, monkeypatch):
    monkeypatch.setattr(command, "MAX_GAMES", 2)
    cache = GameCache(tmp_path / "found.jsonl", "one")
    found = collection("haspelknecht")[:2]
    cache.add(0, [to_json(each) for each in found])
    cache.add(1, [])
    mixture = command.PuzzleMix(100, composition.plugin("haspelknecht").puzzle_themes())
    assert command.make(StoredGames(), mixture, [], 5, cache, SerialExecutor()) == list(found)


def test_damaged_puzzle_in_the_cache_is_refused_with_the_name_of_the_file(tmp_path):
    cache = GameCache(tmp_path / "found.jsonl", "one")
    cache.add(0, [{"name": "haspelknecht-1-1"}])
    mixture = command.PuzzleMix(100, composition.plugin("haspelknecht").puzzle_themes())
    with pytest.raises(ValueError, match=r"found\.jsonl: "):
        command.make(StoredGames(), mixture, [], 5, cache, SerialExecutor())


def test_cache_of_other_levels_is_refused(tmp_path, capsys):
    file = tmp_path / f"haspelknecht-{PUZZLE_SOURCES['haspelknecht'][0].seed}.jsonl"
    GameCache(file, "other").add(0, [])
    with pytest.raises(SystemExit, match="1"):
        command.main([str(tmp_path), "--game", "haspelknecht", "--output", str(tmp_path)])
    assert "Delete this file" in capsys.readouterr().err
    assert [each.name for each in tmp_path.iterdir()] == [file.name]


def test_puzzle_name_states_game_seed_and_ply():
    for name, sources in PUZZLE_SOURCES.items():
        for each in collection(name):
            match = each.match(GAMES)
            assert each.name == f"{name}-{match.seed}-{match.ply}"
            # Puzzles of an earlier search have seeds below those of the source.
            assert any(
                -2000 <= match.seed - source.seed < 1000 and source.considers(match.decision.step) for source in sources
            )


@pytest.mark.parametrize("words", [["--jobs", "0"], ["--count", "0"], ["--seed", "-1"], ["--game", "chess"]])
def test_command_refuses_invalid_options(tmp_path, words, capsys):
    with pytest.raises(SystemExit, match="2"):
        command.main([str(tmp_path), *words])
    assert words[0] in capsys.readouterr().err


@pytest.mark.long
@EVERY_GAME
def test_search_finds_the_same_puzzles_with_any_number_of_processes(name, tmp_path, capsys):
    made = []
    for jobs in ("1", "2"):
        folder = tmp_path / jobs
        words = [str(folder), "--game", name, "--count", "2", "--seed", "5", "--jobs", jobs, "--output", str(folder)]
        command.main(words)
        file = folder / name / "puzzles.json"
        made.append(file.read_bytes())
        assert len({each.name for each in puzzles.load(file, composition.plugin(name).puzzle_themes())}) == 2
        # Nothing is left to be done in a second run.
        cached = (folder / f"{name}-{PUZZLE_SOURCES[name][0].seed + 5}.jsonl").read_bytes()
        command.main(words)
        assert (folder / f"{name}-{PUZZLE_SOURCES[name][0].seed + 5}.jsonl").read_bytes() == cached
        assert file.read_bytes() == made[-1]
    assert made[0] == made[1]
    assert "2 puzzles" in capsys.readouterr().err


def test_games_with_puzzle_sources_are_those_with_themes():
    assert [name for name in composition.GAME_NAMES if composition.plugin(name).puzzle_themes()] == list(PUZZLE_SOURCES)
