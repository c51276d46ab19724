"""The choices for a new game, without a widget."""

import json

import pytest

from haspelknecht_qt.core.match import Match
from haspelknecht_qt.core.undo import UndoPolicy
from haspelknecht_qt.games.haspelknecht import layouts
from haspelknecht_qt.games.haspelknecht.kinds import Building
from haspelknecht_qt.games.haspelknecht.setup import FIRST_PLAY, FREE_LAYOUT
from haspelknecht_qt.ui.setup.choices import MAX_NAME_LENGTH, NewGameChoices
from tests.ui.matches import BOT
from tests.ui.setups import AGREEMENTS, BOARD_PICTURE, choose


def draw_setup_again(match, seed):
    """Match with the same players and options, drawn with another seed."""
    return Match(match.game, match.game.draw_setup_again(match.setup, seed), seed, match.seats, match.undo_policy)


def test_default_choices_create_a_match():
    match = choose(seed="47").create_match(AGREEMENTS)
    assert (len(match.seats), match.seed, match.setup.layout) == (2, 47, FIRST_PLAY)


@pytest.mark.parametrize("count", [2, 3, 4])
def test_every_offered_layout_creates_a_match(count):
    choices = choose(seat_count=count, board=BOARD_PICTURE)
    for layout in AGREEMENTS.layout_ids(choices):
        choices.options["layout"] = layout
        # Four seats need more tiles than the picture has, but rule V2 requires three per level.
        assert choices.create_match(AGREEMENTS).setup.layout == layout


def test_same_seed_and_choices_create_the_same_match():
    first, second = (choose(seat_count=4, layout="four_long_legs", seed="9").create_match(AGREEMENTS) for _ in range(2))
    assert first.setup == second.setup
    assert first.game.digest(first.state) == second.game.digest(second.state)


def test_previewed_placement_is_that_of_the_match():
    choices = choose(seat_count=4, layout="four_long_legs", seed="9")
    assert AGREEMENTS.placement(choices) == choices.create_match(AGREEMENTS).setup.placement


@pytest.mark.parametrize(
    "name, reason",
    [
        ("", "name_missing"),
        ("   ", "name_missing"),
        ("x" * (MAX_NAME_LENGTH + 1), "name_too_long"),
        ("a\u0007b", "name_unwritable"),
        ("a\u2028b", "name_unwritable"),
        ("\u202eab", "name_unwritable"),
        ("jost", "name_twice"),
    ],
)
def test_wrong_name_is_refused_with_its_reason(name, reason):
    choices = choose()
    choices.seats[0].name = name
    found = choices.problems(AGREEMENTS)
    place = "seat.1" if reason == "name_twice" else "seat.0"
    assert [(problem.field, problem.reason) for problem in found] == [(place, reason)]
    with pytest.raises(ValueError, match="seat"):
        choices.create_match(AGREEMENTS)


@pytest.mark.parametrize("seed", ["", "abc", "-1", "1.5", "²", "9" * 5000])
def test_wrong_seed_is_refused(seed):
    assert [problem.field for problem in choose(seed=seed).problems(AGREEMENTS)] == ["seed"]


@pytest.mark.parametrize("seed", ["0", "4711 0815", "18446744073709551615"])
def test_valid_seed_is_accepted(seed):
    assert choose(seed=seed).problems(AGREEMENTS) == []


@pytest.mark.parametrize(
    "board, reason",
    [
        ("", "board_missing"),
        ("hello", "board_unreadable"),
        ("{}", "board_unreadable"),
        ("1 1 1\n 4 4 4", "board_rule"),
        ("1 1 1", "board_rule"),
    ],
)
def test_wrong_board_is_refused_with_its_reason(board, reason):
    found = choose(layout=FREE_LAYOUT, board=board).problems(AGREEMENTS)
    assert [(problem.field, problem.reason) for problem in found] == [("layout", reason)]


def test_shared_board_is_used_unchanged():
    placement = layouts.first_play_placement(2)
    choices = choose(layout=FREE_LAYOUT, board=json.dumps(layouts.placement_to_json(placement)))
    assert choices.create_match(AGREEMENTS).setup.placement == placement
    assert not AGREEMENTS.is_random(choices)


def test_options_that_are_not_offered_are_ignored():
    choices = choose(seat_count=2, starting_buildings=True, starting_farmhand=True)
    setup = choices.create_match(AGREEMENTS).setup
    # First play for two: 13 Pickaxe is in play, and not all buildings are.
    assert setup.starting_buildings
    assert not setup.starting_farmhand


def test_starting_buildings_are_owned_from_the_beginning():
    match = choose(seat_count=2, starting_buildings=True).create_match(AGREEMENTS)
    assert match.state.players[0].owns(Building.WATER_MILL)


def test_choices_are_restored_from_json():
    choices = choose(seat_count=3, rulebook="french", planning="hidden", undo=UndoPolicy.FREE, layout="tower")
    choices.seats[1].player = BOT
    choices.give_colour(0, "heather")
    plain = json.loads(json.dumps(choices.to_json()))
    back = NewGameChoices.from_json(plain, AGREEMENTS, (BOT,), seed=int(choices.seed))
    assert back == choices


@pytest.mark.parametrize(
    "plain",
    [
        {"count": 7, "seats": 3, "rulebook": [], "layout": "nowhere", "undo": None, "planning": 1},
        {"seats": [1, 2]},
        {"seats": [{"name": "A", "colour": "red"}] * 4},
        {"seats": [{"name": 1, "colour": "madder"}]},
        {"starting_buildings": "yes", "board": 5, "layout": "butterfly", "count": 2},
    ],
)
def test_invalid_remembered_choices_become_defaults(plain):
    assert NewGameChoices.from_json(plain, AGREEMENTS, (BOT,), seed=0) == choose()


def test_missing_bot_becomes_a_person():
    choices = choose()
    choices.seats[0].player = "gone"
    back = NewGameChoices.from_json(choices.to_json(), AGREEMENTS, (BOT,), seed=0)
    assert back.seats[0].is_person


def test_setup_drawn_again_changes_only_the_draws():
    match = choose(seat_count=4, layout="four_long_legs", seed="9", rulebook="english").create_match(AGREEMENTS)
    other = draw_setup_again(match, 10)
    assert (other.seats, other.undo_policy) == (match.seats, match.undo_policy)
    assert other.setup.rulebook == "english"
    assert other.setup.layout == "four_long_legs"
    assert other.setup.placement != match.setup.placement
    assert draw_setup_again(match, 9).setup == match.setup


def test_setup_drawn_again_keeps_an_own_layout():
    board = json.dumps(layouts.placement_to_json(layouts.first_play_placement(2)))
    match = choose(layout=FREE_LAYOUT, board=board).create_match(AGREEMENTS)
    assert draw_setup_again(match, 3).setup.placement == match.setup.placement
