"""Tutorial: every chapter can be played to its end, and has matching texts in every language."""

from __future__ import annotations

from itertools import chain

import pytest

from haspelknecht_qt.core.game import CHANCE
from haspelknecht_qt.core.rng import Generator
from haspelknecht_qt.game_ui.haspelknecht import pointing
from haspelknecht_qt.games.haspelknecht.kinds import Placeable, Step, Worker
from haspelknecht_qt.games.haspelknecht.moves import CONFIRM, PASS, place, read_move, take
from haspelknecht_qt.ui.rules.markup import InlinePicture as Picture
from haspelknecht_qt.ui.rules.markup import Strong, Text, linked_rules
from haspelknecht_qt.ui.tutorial.game_tutorial import load_texts
from haspelknecht_qt.ui.tutorial.script import LEARNER_SEAT, ChapterProgress, TutorialError, load_tutorial, read_chapter
from tests.languages import SOURCE, UNSUPPORTED_LANGUAGE
from tests.ui.game_tutorial import COURSE, LANGUAGES, TUTORIAL
from tests.ui.games import GAME
from tests.ui.rule_words import wrong_words

KEYS = ["taking", "working", "mine", "developments", "winter"]


def new_progress(key):
    chapter = TUTORIAL.chapter(key)
    return ChapterProgress(chapter, chapter.match(GAME), pointing)


def one_step(progress, choose):
    """Makes the next step: a move of the neighbour or the learner, or the next text."""
    if (reply := progress.next_reply()) is not None:
        progress.match.play(reply)
        progress.follow_match()
    elif expected := progress.expected_moves():
        progress.match.play(choose(expected))
        progress.follow_match()
    else:
        assert progress.can_go_on, (progress.shown_step, progress.match.decision)
        progress.go_on()


def played(progress, choose=lambda expected: expected[0], until=None):
    """Plays on to the end, or until a step is shown."""
    for _ in range(200):
        if progress.is_finished or progress.shown_step.key == until:
            return progress
        one_step(progress, choose)
    raise AssertionError(progress.shown_step)


# The script


@pytest.mark.parametrize("key", KEYS)
def test_every_step_can_be_skipped_to(key):
    played_step_by_step = new_progress(key)
    for index in range(len(played_step_by_step.chapter.steps)):
        while played_step_by_step.reached_index < index or played_step_by_step.next_reply() is not None:
            one_step(played_step_by_step, lambda expected: expected[0])
        skipping = new_progress(key)
        skipping.skip_to(index)
        assert skipping.shown_index == index
        assert skipping.reached_index == played_step_by_step.reached_index
        assert GAME.digest(skipping.match.state) == GAME.digest(played_step_by_step.match.state)


def test_tutorial_has_five_chapters_in_order():
    assert [chapter.key for chapter in TUTORIAL.chapters] == KEYS
    assert TUTORIAL.chapter_after("taking") is TUTORIAL.chapter("working")
    assert TUTORIAL.chapter_after("winter") is None
    with pytest.raises(KeyError):
        TUTORIAL.chapter("cooking")


@pytest.mark.parametrize("key", KEYS)
def test_chapter_has_few_steps_and_moves(key):
    chapter = TUTORIAL.chapter(key)
    assert len(chapter.steps) <= 18
    assert sum(len(step.moves) for step in chapter.steps) <= 40


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("choose", [lambda moves: moves[0], lambda moves: moves[-1]], ids=["first", "last"])
def test_every_chapter_is_played_to_its_end(key, choose):
    progress = played(new_progress(key), choose)
    assert progress.shown_step is progress.chapter.steps[-1]
    assert progress.expected_moves() == []
    assert progress.next_reply() is None


@pytest.mark.parametrize("key", KEYS)
def test_expected_moves_are_legal_moves_of_the_learner(key):
    progress = new_progress(key)
    for _ in range(200):
        if progress.is_finished:
            break
        expected = progress.expected_moves()
        decision = progress.match.decision
        if expected:
            assert decision.actor == LEARNER_SEAT
            assert set(expected) <= set(GAME.legal_moves(progress.match.state))
            assert progress.highlight_path()
        one_step(progress, lambda moves: moves[0])


def test_the_first_chapter_teaches_the_turn_order():
    progress = played(new_progress("taking"))
    state = progress.match.state
    assert state.order == [0, 1]
    assert state.players[0].cart_disk_total() == 5
    assert state.players[1].water == 1
    assert state.step == Step.PLANNING


def test_third_chapter_follows_the_printed_example():
    progress = new_progress("mine")
    player = progress.match.state.players[0]
    assert (player.pinge, player.pinge_wood, player.water, player.cart1) == (1, 2, 3, [4, 0, 0])
    played(progress, until="turn")
    player = progress.match.state.players[0]
    assert (player.exhausted, player.water, player.tunnel_wood, player.shaft) == (True, 1, 4, 3)
    played(progress)
    player = progress.match.state.players[0]
    assert (player.coal, player.tunnel_wood, player.water) == (3, 7, 0)


def test_fourth_chapter_follows_the_printed_example():
    progress = new_progress("developments")
    player = progress.match.state.players[0]
    assert (player.pinge, player.water, player.disk_count(2), player.disk_count(1)) == (7, 2, 3, 2)
    played(progress)
    assert [int(tile) for tile in progress.match.state.players[0].tiles] == [11, 21, 23]


def test_last_chapter_ends_the_game_with_23_points():
    progress = played(new_progress("winter"))
    assert progress.match.is_over
    standing = GAME.standing(progress.match.state).seats[0]
    assert standing.total == 23
    assert [standing.item_points(item) for item in ("tunnel_sections", "debts", "storage")] == [6, -5, 5]


# The learner


def test_only_expected_moves_are_accepted():
    progress = played(new_progress("taking"), until="first")
    assert progress.accepts(read_move("take A black"))
    assert not progress.accepts(read_move("take A yellow"))
    assert not progress.accepts(PASS)
    assert not progress.accepts("take A black")


def test_step_that_is_only_read_accepts_no_move():
    progress = new_progress("taking")
    assert progress.expected_moves() == []
    assert not progress.accepts(read_move("take A black"))
    assert progress.highlight_path() == ()
    progress.go_on()
    assert progress.highlight_path() == ("pool.A",)


def test_moves_without_an_order_are_accepted_in_any_order():
    progress = played(new_progress("mine"), until="plan")
    black = (place(Placeable.BLACK, Worker.FARMHAND), place(Placeable.BLACK, Worker.FARMER))
    assert set(progress.expected_moves()) == set(black)
    for move in (black[1], black[0], black[1]):
        assert progress.accepts(move)
        progress.match.play(move)
        progress.follow_match()
    assert progress.expected_moves() == [black[0]]
    progress.match.play(black[0])
    progress.follow_match()
    assert progress.shown_step.key == "confirm"


def test_undo_and_redo_change_the_shown_step():
    progress = played(new_progress("working"), until="confirm")
    progress.match.undo()
    progress.follow_match()
    assert progress.shown_step.key == "farmer"
    assert progress.accepts(place(Placeable.YELLOW, Worker.FARMER))
    progress.match.redo()
    progress.follow_match()
    assert progress.shown_step.key == "confirm"
    progress.match.play(CONFIRM)
    progress.follow_match()
    assert progress.shown_step.key == "confirm"
    assert progress.next_reply() == place(Placeable.BROWN, Worker.FARMER)


def test_disk_taken_back_must_be_placed_again():
    progress = played(new_progress("mine"), until="confirm")
    progress.match.take_back(progress.match.ply - 2)
    progress.follow_match()
    assert progress.shown_step.key == "plan"
    assert len(progress.expected_moves()) == 1


def test_earlier_texts_can_be_shown_again():
    progress = played(new_progress("taking"), until="first")
    progress.go_back()
    progress.go_back()
    assert progress.shown_step.key == "colours"
    assert progress.expected_moves() == []
    assert progress.can_go_on
    progress.go_on()
    progress.go_on()
    assert not progress.can_go_on
    assert progress.expected_moves() == [take(0, 0)]


def test_no_move_is_expected_after_a_wrong_move():
    progress = played(new_progress("taking"), until="first")
    progress.match.play(read_move("take A yellow"))
    progress.follow_match()
    assert progress.expected_moves() == []
    assert progress.next_reply() is None
    progress.match.undo()
    progress.follow_match()
    assert progress.expected_moves() == [take(0, 0)]


def test_chance_moves_of_a_chapter_follow_from_its_seed():
    progress = played(new_progress("developments"), until="bucket")
    drawn = [entry for entry in progress.match.entries if entry.actor == CHANCE]
    last = drawn[-1]
    before = progress.match.state_at(last.ply)
    assert GAME.draw_chance_move(before, Generator(progress.chapter.seed, last.ply)) == last.move


# The files


def chapter_file(tmp_path, text, name="1_test.toml"):
    path = tmp_path / name
    path.write_text(text, encoding="utf-8", errors="surrogateescape")
    return path


VALID = 'seed = 1\noptions = { players = 2 }\nopening = "order 0 1"\n[[step]]\nkey = "one"\n'


def test_valid_chapter_file_is_read(tmp_path):
    file = chapter_file(tmp_path, VALID + 'moves = "2 x place black farmer, confirm"\n')
    chapter = read_chapter(file, GAME.read_move)
    assert chapter.key == "test"
    assert [move.text() for move in chapter.steps[0].moves] == ["place black farmer", "place black farmer", "confirm"]


@pytest.mark.parametrize(
    "text, place_of, found",
    [
        ("seed = ", "the file", "Invalid value"),
        ("seed = \udcff", "the file", "can't decode byte 0xff"),
        (f"seed = {'1' * 5000}", "the file", "Exceeds the limit"),
        ("seed = " + "[" * 9000, "the file", "nested too deep"),
        (VALID.replace("seed = 1", 'seed = "1"'), "seed", "'1'"),
        (VALID.replace("seed = 1", "seed = true"), "seed", "True"),
        (VALID.replace("seed = 1\n", ""), "seed", "None"),
        (VALID + 'colour = "red"\n', "step 1", "an unknown key 'colour'"),
        (VALID + 'moves = "take Z black"\n', "step 1", "'take Z black' is no move"),
        (VALID + "moves = 3\n", "step 1", "3"),
        (VALID.replace('key = "one"', 'look = "pool.A"'), "step 1", "no key"),
        (VALID.partition("[[step]]")[0], "step", "no steps"),
        (f"music = 1\n{VALID}", "the file", "an unknown key 'music'"),
    ],
)
def test_mistake_in_a_chapter_file_is_reported(tmp_path, text, place_of, found):
    with pytest.raises(TutorialError) as refused:
        read_chapter(chapter_file(tmp_path, text), GAME.read_move)
    assert refused.value.place == place_of
    assert found in refused.value.found
    assert refused.value.allowed


def test_chapter_file_name_needs_a_number_and_a_name(tmp_path):
    with pytest.raises(TutorialError, match="its name"):
        read_chapter(chapter_file(tmp_path, VALID, "1.toml"), GAME.read_move)
    with pytest.raises(TutorialError, match="no chapters"):
        load_tutorial(tmp_path / "nowhere", GAME.read_move)


@pytest.mark.parametrize(
    "text, place_of",
    [
        (VALID.replace("players = 2", "players = 7"), "options"),
        (VALID.replace("order 0 1", "order 0 1, take A black"), "opening, move 2"),
    ],
)
def test_unreachable_position_is_reported(tmp_path, text, place_of):
    with pytest.raises(TutorialError) as refused:
        read_chapter(chapter_file(tmp_path, text), GAME.read_move).match(GAME)
    assert refused.value.place == place_of


# The texts


@pytest.fixture(params=LANGUAGES)
def texts(request):
    return request.param, COURSE.texts(request.param)


def words_of(paragraphs):
    """Yields the words and the names of pictures in some paragraphs."""
    for part in chain.from_iterable(paragraphs):
        match part:
            case Text(words):
                yield words
            case Strong(content):
                yield from words_of([content])
            case Picture(name):
                yield f"{{{name}}}"
            case _:
                yield ""


def test_every_step_has_its_text(texts):
    _, chapters = texts
    assert list(chapters) == KEYS
    for chapter in TUTORIAL.chapters:
        assert list(chapters[chapter.key].steps) == [step.key for step in chapter.steps]
        assert chapters[chapter.key].title
        assert chapters[chapter.key].about


def test_all_languages_link_to_the_same_rules_and_show_the_same_pictures(texts):
    _, chapters = texts
    english = COURSE.texts(SOURCE)
    for key, chapter in chapters.items():
        for step, paragraphs in chapter.steps.items():
            other = english[key].steps[step]
            assert len(paragraphs) == len(other), (key, step)
            assert sorted(chain.from_iterable(map(linked_rules, paragraphs))) == sorted(
                chain.from_iterable(map(linked_rules, other))
            ), (key, step)
            pictures = [part.name for part in chain.from_iterable(paragraphs) if isinstance(part, Picture)]
            assert pictures == [part.name for part in chain.from_iterable(other) if isinstance(part, Picture)]


def test_texts_use_the_words_of_the_rulebook(texts):
    language, chapters = texts
    for chapter in chapters.values():
        words = " ".join(words_of(chain.from_iterable(chapter.steps.values())))
        assert wrong_words(language, f"{words} {chapter.title} {chapter.about}") == []
        assert "'" not in words
        assert '"' not in words


def test_unknown_language_falls_back_to_english():
    assert COURSE.texts(UNSUPPORTED_LANGUAGE) == COURSE.texts(SOURCE)


@pytest.mark.parametrize(
    "old, new, found",
    [
        ("[winter]", "[spring]", "taking, working, mine, developments, spring"),
        ("about = ", "abuot = ", "title, abuot, steps"),
        ("welcome = ", "wellcome = ", "wellcome, colours"),
        ("(rule:A3)", "(rule:A9)", "a link to A9"),
        ("{black}", "{blak}", "no picture 'blak'"),
        ("[taking]", "[taking", "Expected"),
        ("[winter.steps]", "steps = 7\n[winter.nothing]", "title, about, steps, nothing"),
        ("title = ", f"title = {'1' * 5000}\nname = ", "Exceeds the limit"),
    ],
)
def test_mistake_in_a_text_file_is_reported(tmp_path, old, new, found):
    text = COURSE.texts_file(SOURCE).read_text(encoding="utf-8")
    text = text.replace("winter.steps", "spring.steps") if "spring" in new else text
    (tmp_path / f"{SOURCE}.toml").write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(TutorialError) as refused:
        load_texts(lambda code: tmp_path / f"{code}.toml", SOURCE, TUTORIAL, COURSE.rule_texts)
    assert found in refused.value.found


@pytest.mark.parametrize(
    "text, place", [("taking = 7", "taking"), ("[taking]\nsteps = 7", "taking.steps"), ("taking = [1]", "taking")]
)
def test_value_in_place_of_a_table_is_reported(tmp_path, text, place):
    file = tmp_path / f"{SOURCE}.toml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(TutorialError) as refused:
        load_texts(lambda _: file, SOURCE, TUTORIAL, COURSE.rule_texts)
    assert (refused.value.place, refused.value.allowed) == (place, "a table")


def test_long_mistake_is_reported_on_one_short_line(tmp_path):
    with pytest.raises(TutorialError) as refused:
        read_chapter(chapter_file(tmp_path, f'{VALID}"a\\n{"b" * 5000}" = 1\n'), GAME.read_move)
    assert len(str(refused.value).removeprefix(str(tmp_path))) < 400
    assert len(str(refused.value).splitlines()) == 1
