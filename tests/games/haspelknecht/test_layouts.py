"""The development board: geometry, first play, the twelve named layouts, free layouts and what is said against them."""

import json
import math
from itertools import combinations

import pytest

from haspelknecht_qt import paths
from haspelknecht_qt.core.draw import Generator
from haspelknecht_qt.games.haspelknecht import layouts
from haspelknecht_qt.games.haspelknecht.components import load
from haspelknecht_qt.games.haspelknecht.layouts import Layout, LayoutError, LayoutProblem, Placement, check_layout
from haspelknecht_qt.games.haspelknecht.pictures import draw_picture, read_picture

COMPONENTS = load(paths.resources() / "components" / "haspelknecht.toml")

# What the rulebook prints under its twelve pictures.
PRINTED = {
    "tower": ("3334", (3,)),
    "three_long_legs": ("3333", (2, 3)),
    "four_long_legs": ("5444", (4,)),
    "wings": ("3344", (3,)),
    "three_short_legs": ("3333", (2, 3)),
    "four_short_legs": ("5544", (4,)),
    "two_short_asymmetric_legs": ("3333", (2, 3)),
    "flower": ("4334", (3,)),
    "three_circles": ("5445", (4,)),
    "two_long_asymmetric_legs": ("3333", (2, 3)),
    "two_rounds": ("3333", (2, 3)),
    "butterfly": ("4334", (3,)),
}
RULEBOOKS = ("dutch", "english", "french")


def distance(cell, other):
    (x, y), (other_x, other_y) = layouts.position(cell), layouts.position(other)
    return math.hypot(x - other_x, y - other_y)


def board(picture):
    return read_picture(picture)


def reasons(picture, players=3, rulebook="dutch"):
    return [(problem.reason, problem.cell) for problem in check_layout(board(picture), players, rulebook)]


# Geometry


@pytest.mark.rule("S2")
def test_neighbours_are_the_cells_at_a_distance_of_one_hex():
    cells = [(row, column) for row in range(-3, 7) for column in range(-3, 7)]
    for cell in [(row, column) for row in range(5) for column in range(5)]:
        near = {other for other in cells if math.isclose(distance(cell, other), 1)}
        assert len(near) == 6
        assert set(layouts.neighbours(cell)) == near


@pytest.mark.rule("S2")
@pytest.mark.parametrize("row", [1, 3])
@pytest.mark.parametrize("n", [1, 2, 3])
def test_the_nth_tile_of_rows_2_and_4_touches_the_one_before_and_the_nth(row, n):
    near = set(layouts.neighbours((row, n)))
    for other in (row - 1, row + 1):
        assert {column for beside, column in near if beside == other} == {n - 1, n}
    assert {column for beside, column in near if beside == row} == {n - 1, n + 1}


def test_neighbours_go_round_in_a_fixed_order():
    cell = (2, 3)
    x, y = layouts.position(cell)
    steps = [layouts.position(near) for near in layouts.neighbours(cell)]
    assert [(near_x - x, round(near_y - y, 3)) for near_x, near_y in steps] == [
        (-1, 0),
        (1, 0),
        (-0.5, -0.866),
        (0.5, -0.866),
        (-0.5, 0.866),
        (0.5, 0.866),
    ]


def test_position_is_in_hex_widths():
    assert layouts.position((0, 0)) == (0, 0)
    assert layouts.position((0, 3)) == (3, 0)
    assert layouts.position((1, 0)) == (-0.5, pytest.approx(0.8660254))
    assert layouts.position((2, 1)) == (1, pytest.approx(1.7320508))


def test_bounds_hold_all_corners():
    assert layouts.bounds([(0, 0)]) == pytest.approx((-0.5, -0.57735, 1, 1.1547))
    assert layouts.bounds([(0, 0), (1, 0), (1, 1)]) == pytest.approx((-1, -0.57735, 2, 2.020726))


# First play


@pytest.mark.rule("S2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_first_play_takes_the_lowest_numbers_in_order(players):
    placement = layouts.first_play(players)
    at = {cell: number for number, cell in placement.tiles}
    for row in range(4):
        numbers = [at[(row, column)] for column in range(players + 1)]
        assert numbers == [10 * (row + 1) + n for n in range(1, players + 2)]
    assert len(at) == 4 * (players + 1)
    assert check_layout(placement.cells, players, "dutch") == []
    assert check_layout(placement.cells, players, "french") == []


@pytest.mark.rule("S2")
def test_adjacency_of_first_play():
    near = layouts.adjacency(layouts.first_play(2))
    assert near == {
        11: (12, 21, 22),
        12: (11, 13, 22, 23),
        13: (12, 23),
        21: (11, 22, 31),
        22: (11, 12, 21, 23, 31, 32),
        23: (12, 13, 22, 32, 33),
        31: (21, 22, 32, 41, 42),
        32: (22, 23, 31, 33, 42, 43),
        33: (23, 32, 43),
        41: (31, 42),
        42: (31, 32, 41, 43),
        43: (32, 33, 42),
    }


@pytest.mark.parametrize("players", [1, 5, True, "3", None])
def test_first_play_is_for_two_to_four(players):
    with pytest.raises(LayoutError) as caught:
        layouts.first_play(players)
    assert caught.value.key == "players"


# The twelve


@pytest.mark.rule("V1")
def test_the_twelve_names():
    assert list(COMPONENTS.layouts) == list(PRINTED)
    assert all(layout.id == name for name, layout in COMPONENTS.layouts.items())


@pytest.mark.rule("V1")
@pytest.mark.parametrize("name", PRINTED)
def test_tiles_per_level_and_players_are_the_printed_ones(name):
    tiles, players = PRINTED[name]
    layout = COMPONENTS.layouts[name]
    assert layout.tiles_per_level == tuple(map(int, tiles))
    assert layout.players == players
    assert len(layout.cells) == len({cell for cell, _ in layout.cells}) == sum(map(int, tiles))


@pytest.mark.rule("V2")
@pytest.mark.parametrize("name", PRINTED)
def test_every_tile_of_the_twelve_touches_the_level_before_and_none_further_away(name):
    cells = COMPONENTS.layouts[name].cells
    for cell, level in cells:
        # Measured, not asked of `neighbours`.
        near = {other_level for other, other_level in cells if math.isclose(distance(cell, other), 1)}
        assert level == 1 or level - 1 in near
        assert near <= {level - 1, level, level + 1}


@pytest.mark.parametrize("name", PRINTED)
def test_the_twelve_hang_together(name):
    cells = {cell for cell, _ in COMPONENTS.layouts[name].cells}
    reached, waiting = set(), [next(iter(cells))]
    while waiting:
        cell = waiting.pop()
        if cell in cells and cell not in reached:
            reached.add(cell)
            waiting.extend(layouts.neighbours(cell))
    assert reached == cells


@pytest.mark.parametrize("name", PRINTED)
def test_level_1_lies_in_the_top_row_and_tiles_stay_large(name):
    cells = COMPONENTS.layouts[name].cells
    assert any(level == 1 for (row, _), level in cells if row == 0)
    _, _, width, height = layouts.bounds([cell for cell, _ in cells])
    assert min(760 / width, 440 / height) >= 75


def test_no_two_of_the_twelve_are_alike():
    for one, other in combinations(COMPONENTS.layouts.values(), 2):
        assert one.cells != other.cells


# Pictures


@pytest.mark.parametrize("name", PRINTED)
def test_pictures_are_read_as_they_are_drawn(name):
    cells = COMPONENTS.layouts[name].cells
    assert read_picture(draw_picture(cells)) == cells


def test_a_picture_may_be_indented_by_any_number():
    plain = board(" 1 1\n2 2\n 3")
    assert plain == (((0, 0), 1), ((0, 1), 1), ((1, 0), 2), ((1, 1), 2), ((2, 0), 3))
    for indent in range(1, 6):
        margin = " " * indent
        assert board(f"\n\n{margin} 1 1\n{margin}2 2  \n{margin} 3\n\n") == plain


def test_a_picture_that_leans_to_the_right():
    assert board("1\n 2\n  3") == (((0, 0), 1), ((1, 1), 2), ((2, 1), 3))


# Placements


@pytest.mark.rule("V1")
@pytest.mark.parametrize("name", PRINTED)
def test_tiles_at_random_suit_their_cells(name):
    layout = COMPONENTS.layouts[name]
    placement = layouts.placed_at_random(layout, Generator(7))
    assert placement.cells == tuple(sorted(layout.cells))
    assert len(set(placement.numbers)) == len(layout.cells)


@pytest.mark.rule("V1")
def test_the_same_seed_gives_the_same_tiles_on_every_machine():
    placement = layouts.placed_at_random(COMPONENTS.layouts["two_rounds"], Generator(4711))
    assert placement == layouts.placed_at_random(COMPONENTS.layouts["two_rounds"], Generator(4711))
    assert placement.numbers == (11, 13, 14, 21, 23, 24, 32, 33, 34, 41, 44, 45)
    assert placement != layouts.placed_at_random(COMPONENTS.layouts["two_rounds"], Generator(4712))


@pytest.mark.rule("V1")
def test_any_tile_of_a_level_may_come_to_any_of_its_cells():
    layout = COMPONENTS.layouts["three_long_legs"]
    seen = {tile for seed in range(300) for tile in layouts.placed_at_random(layout, Generator(seed)).tiles}
    assert len(seen) == 5 * len(layout.cells)


@pytest.mark.rule("V1")
def test_tiles_may_be_chosen():
    layout = Layout("own", (2,), board(" 1 1\n2 2"))
    placement = layouts.placed(layout, [15, 11, 24, 22])
    assert placement.tiles == ((11, (0, 1)), (15, (0, 0)), (22, (1, 1)), (24, (1, 0)))
    assert layouts.adjacency(placement) == {11: (15, 22), 15: (11, 22, 24), 22: (11, 15, 24), 24: (15, 22)}


@pytest.mark.rule("V1")
@pytest.mark.parametrize(
    "numbers, key",
    [
        ([15, 11, 24], "numbers"),
        ([15, 11, 24, 22, 23], "numbers"),
        ([15, 15, 24, 22], "cell 0, 1"),
        ([15, 21, 24, 22], "cell 0, 1"),
        ([15, 11, 26, 22], "cell 1, 0"),
        ([15, 11, 24, "22"], "cell 1, 1"),
        ([15, 11, 24, True], "cell 1, 1"),
    ],
)
def test_chosen_tiles_must_suit_the_cells(numbers, key):
    layout = Layout("own", (2,), board(" 1 1\n2 2"))
    with pytest.raises(LayoutError) as caught:
        layouts.placed(layout, numbers)
    assert caught.value.key == key
    assert str(caught.value).startswith(f"{key} is ")


def test_a_placement_does_not_depend_on_the_order_of_its_tiles():
    tiles = ((11, (0, 0)), (12, (0, 1)))
    assert Placement(tiles) == Placement(tiles[::-1])
    assert hash(Placement(tiles)) == hash(Placement(tiles[::-1]))


@pytest.mark.rule("D2")
def test_adjacency_goes_both_ways():
    for layout in COMPONENTS.layouts.values():
        near = layouts.adjacency(layouts.placed_at_random(layout, Generator(1)))
        assert all(number in near[other] for number, others in near.items() for other in others)


# Text form


@pytest.mark.parametrize("name", PRINTED)
def test_placements_survive_text_and_json(name):
    placement = layouts.placed_at_random(COMPONENTS.layouts[name], Generator(3))
    assert layouts.placement_from_text(layouts.placement_to_text(placement)) == placement
    assert layouts.placement_from_json(json.loads(json.dumps(layouts.placement_to_json(placement)))) == placement


def test_the_text_form_is_short_and_readable():
    placement = Placement(((21, (1, 0)), (11, (0, 0))))
    assert layouts.placement_to_text(placement) == '{"schema":1,"cells":[[0,0,11],[1,0,21]]}'


@pytest.mark.parametrize(
    "data, key, kind",
    [
        (None, "board", "table"),
        ([], "board", "table"),
        ({}, "schema", "value"),
        ({"schema": 1}, "cells", "value"),
        ({"schema": 2, "cells": [[0, 0, 11]]}, "schema", "whole_number"),
        ({"schema": True, "cells": [[0, 0, 11]]}, "schema", "whole_number"),
        ({"schema": 1, "cells": [], "gold": 1}, "gold", "keys"),
        ({"schema": 1, "cells": []}, "cells", "entries"),
        ({"schema": 1, "cells": {}}, "cells", "entries"),
        ({"schema": 1, "cells": [[0, 0, 11]] * 21}, "cells", "entries"),
        ({"schema": 1, "cells": [3]}, "cells[0]", "numbers"),
        ({"schema": 1, "cells": [[0, 0]]}, "cells[0]", "numbers"),
        ({"schema": 1, "cells": ["0011"]}, "cells[0]", "numbers"),
        ({"schema": 1, "cells": [[0, 0, 11], [-1, 0, 12]]}, "cells[1] row", "whole_number"),
        ({"schema": 1, "cells": [[8, 0, 11]]}, "cells[0] row", "whole_number"),
        ({"schema": 1, "cells": [[0, 12, 11]]}, "cells[0] column", "whole_number"),
        ({"schema": 1, "cells": [[0, 1.0, 11]]}, "cells[0] column", "whole_number"),
        ({"schema": 1, "cells": [[False, 0, 11]]}, "cells[0] row", "whole_number"),
        ({"schema": 1, "cells": [[0, 0, 16]]}, "cells[0] tile", "one_of"),
        ({"schema": 1, "cells": [[0, 0, "11"]]}, "cells[0] tile", "one_of"),
        ({"schema": 1, "cells": [[0, 0, 11.0]]}, "cells[0] tile", "one_of"),
        ({"schema": 1, "cells": [[0, 0, [11]]]}, "cells[0] tile", "one_of"),
        ({"schema": 1, "cells": [[0, 0, 11], [0, 1, 11]]}, "cells[1]", "unused"),
        ({"schema": 1, "cells": [[0, 0, 11], [0, 0, 12]]}, "cells[1]", "unused"),
    ],
)
def test_a_wrong_board_is_refused_with_key_found_and_allowed(data, key, kind):
    with pytest.raises(LayoutError) as caught:
        layouts.placement_from_json(data)
    error = caught.value
    assert (error.key, error.allowed.kind) == (key, kind)
    assert str(error) == f"{key} is {error.found}; allowed is {error.allowed}."


@pytest.mark.parametrize(
    "text, kind",
    [("", "json"), ("{", "json"), ("9" * 5000, "json"), ("[" * 9000, "json"), (" " * 20000, "size"), ("3", "table")],
)
def test_a_text_that_is_no_board_is_refused(text, kind):
    with pytest.raises(LayoutError) as caught:
        layouts.placement_from_text(text)
    assert (caught.value.key, caught.value.allowed.kind) == ("board", kind)


# Free layouts

GOOD = " 1 1 1\n2 2 2\n 3 3 3\n4 4 4"


@pytest.mark.rule("V2", "R14")
@pytest.mark.parametrize("rulebook", RULEBOOKS)
def test_a_good_layout_has_no_problems(rulebook):
    assert check_layout(board(GOOD), 3, rulebook) == []
    assert check_layout(board(GOOD), 2, rulebook) == []


@pytest.mark.rule("V2")
@pytest.mark.parametrize("rulebook", ["dutch", "english"])
def test_at_least_three_tiles_a_level_for_any_number_of_players(rulebook):
    for players in (2, 3, 4):
        assert check_layout(board(GOOD), players, rulebook) == []
        problems = check_layout(board(" 1 1 1\n2 2 2\n 3 3\n4 4 4"), players, rulebook)
        assert problems == [LayoutProblem("V2", "too_few_tiles", level=3, found=2, least=3, most=5)]


@pytest.mark.rule("V2")
def test_at_most_five_tiles_a_level_as_there_are_no_more():
    problems = check_layout(board(" 1 1 1 1 1 1\n2 2 2\n 3 3 3\n4 4 4"), 3, "dutch")
    assert problems == [LayoutProblem("V2", "too_many_tiles", level=1, found=6, least=3, most=5)]


@pytest.mark.rule("V2")
@pytest.mark.parametrize("rulebook", ["dutch", "english"])
def test_a_tile_must_touch_the_level_before_its_own(rulebook):
    # The last 4 touches only another 4.
    picture = " 1 1 1\n2 2 2\n 3 3 3\n4 4 4   4 4"
    assert reasons(picture, rulebook=rulebook) == [("touches_none_before", (3, 4)), ("touches_none_before", (3, 5))]
    # The last 3 touches a 4, and no 2.
    assert reasons(" 1 1 1\n2 2 2\n 3 3 3\n4 4 4 4 3", rulebook=rulebook) == [("touches_none_before", (3, 4))]


@pytest.mark.rule("V2")
def test_a_tile_of_level_1_needs_no_neighbour():
    assert reasons(" 1 1 1   1\n2 2 2\n 3 3 3\n4 4 4") == []


@pytest.mark.rule("V2")
@pytest.mark.parametrize(
    "picture, pairs",
    [
        (" 1 1 1\n2 2 2 3\n 3 3 3\n4 4 4", {((0, 2), (1, 3))}),
        (" 1 1 1\n2 2 2\n 3 3 4 3\n4 4 4", {((1, 2), (2, 2))}),
        (" 1 1 1 4\n2 2 2\n 3 3 3\n4 4 4", {((0, 2), (0, 3))}),
        (" 1 1 1\n2 2 2 2\n 3 3 3\n4 4 4 1", {((3, 3), (3, 2)), ((3, 3), (2, 2))}),
    ],
)
def test_no_tile_touches_one_two_or_more_levels_away(picture, pairs):
    distant = [found for found in check_layout(board(picture), 3, "dutch") if found.reason == "touches_distant_level"]
    assert {(found.cell, found.other) for found in distant} == pairs
    assert {found.rule for found in distant} == {"V2"}


@pytest.mark.rule("V2", "R14")
@pytest.mark.parametrize("rulebook, rule", [("dutch", "V2"), ("english", "V2"), ("french", "R14")])
def test_a_distant_pair_is_named_once(rulebook, rule):
    cells = (*board(GOOD), ((0, 3), 4))
    problems = [found for found in check_layout(cells, 3, rulebook) if found.reason == "touches_distant_level"]
    # (0, 3) touches the 1 at its left and no other tile.
    assert problems == [LayoutProblem(rule, "touches_distant_level", level=1, cell=(0, 2), other=(0, 3))]


@pytest.mark.rule("R14")
@pytest.mark.parametrize("players, good", [(2, True), (3, True), (4, False)])
def test_french_asks_for_as_many_tiles_as_players(players, good):
    problems = check_layout(board(GOOD), players, "french")
    assert (problems == []) is good
    assert {(problem.rule, problem.reason, problem.least) for problem in problems} <= {("R14", "too_few_tiles", 4)}


@pytest.mark.rule("R14")
def test_french_allows_two_tiles_a_level_with_two_players():
    picture = " 1 1\n2 2\n 3 3\n4 4"
    assert reasons(picture, 2, "french") == []
    assert [reason for reason, _ in reasons(picture, 2, "dutch")] == ["too_few_tiles"] * 4


@pytest.mark.rule("R14")
def test_french_asks_for_a_neighbour_of_any_other_level():
    # The last 3 touches a 4, and no 2: wrong in the other rulebooks.
    assert reasons(" 1 1 1\n2 2 2\n 3 3 3\n4 4 4 4 3", rulebook="french") == []
    # A 1 that touches only a 1, and two 4 that touch only each other.
    assert reasons(" 1 1 1 1\n2 2\n 3 3 3\n4 4 4   4 4", rulebook="french") == [
        ("too_few_tiles", None),
        ("touches_no_other_level", (0, 2)),
        ("touches_no_other_level", (0, 3)),
        ("touches_no_other_level", (3, 4)),
        ("touches_no_other_level", (3, 5)),
    ]


@pytest.mark.rule("V2", "R14")
def test_advised_number_of_tiles():
    assert [layouts.advised_per_level(players, "dutch") for players in (2, 3, 4)] == [(3,), (3, 4), (4, 5)]
    assert [layouts.advised_per_level(players, "english") for players in (2, 3, 4)] == [(3,), (3, 4), (4, 5)]
    assert [layouts.advised_per_level(players, "french") for players in (2, 3, 4)] == [(3,), (4,), (5,)]


def test_problems_do_not_depend_on_the_order_of_the_cells():
    cells = board(" 1 1 1 3\n2 2\n 3 3 3 1\n4 4 4   4 4")
    assert check_layout(cells, 3, "dutch") == check_layout(cells[::-1], 3, "dutch")


def test_problems_are_sentences():
    problems = check_layout(board(" 1 1 1 3\n2 2\n 3 3 3 1\n4 4 4   4 4"), 3, "dutch")
    problems += check_layout(board(" 1 1 1 1\n2 2\n 3 3 3\n4 4 4   4 4"), 3, "french")
    assert {problem.reason for problem in problems} == {
        "too_few_tiles",
        "touches_none_before",
        "touches_no_other_level",
        "touches_distant_level",
    }
    for problem in problems:
        assert f"(rule {problem.rule})" in str(problem)
        assert f"level {problem.level}" in str(problem)


def test_a_placement_is_checked_like_its_layout():
    layout = Layout("own", (3,), board(" 1 1 1\n2 2\n 3 3 3\n4 4 4   4 4"))
    placement = layouts.placed_at_random(layout, Generator(0))
    for rulebook in RULEBOOKS:
        assert layouts.check_placement(placement, 3, rulebook) == check_layout(layout.cells, 3, rulebook)


# Thaler


@pytest.mark.rule("V4")
@pytest.mark.parametrize("number, thaler", [(11, 1), (31, 1), (32, 1), (41, 1), (44, 1), (45, 3), (34, 0), (35, 0)])
def test_thaler_of_one_tile(number, thaler):
    assert layouts.thaler_in_play([number, 12, 22]) == thaler


@pytest.mark.rule("V4")
def test_thaler_of_all_tiles():
    assert layouts.thaler_in_play(COMPONENTS.tiles) == 8


@pytest.mark.rule("V4")
@pytest.mark.parametrize(
    "players, numbers, warned",
    [
        (2, (11, 31, 12), True),
        (2, (11, 31, 32), False),
        (2, (45,), False),
        (2, (34, 35), True),
        (3, (12, 22), False),
        (4, (), False),
    ],
)
def test_two_players_are_warned_of_too_few_thaler(players, numbers, warned):
    assert layouts.too_few_thaler(players, numbers) is warned
