"""Free layouts: conditions of V2 and R14, text form, and Thaler in play."""

import itertools
import json

import pytest

from haspelknecht_qt import paths
from haspelknecht_qt.core.rng import Generator
from haspelknecht_qt.games.haspelknecht import layouts
from haspelknecht_qt.games.haspelknecht.components import load
from haspelknecht_qt.games.haspelknecht.layouts import Layout, LayoutError, LayoutProblem, layout_problems
from haspelknecht_qt.games.haspelknecht.pictures import read_picture

COMPONENTS = load(paths.game_folder("haspelknecht") / "components.toml")
RULEBOOKS = ("dutch", "english", "french")
GOOD = " 1 1 1\n2 2 2\n 3 3 3\n4 4 4"


def reasons(picture, players=3, rulebook="dutch"):
    return [(problem.reason, problem.cell) for problem in layout_problems(read_picture(picture), players, rulebook)]


# Free layouts


@pytest.mark.rule("V2", "R14")
@pytest.mark.parametrize("rulebook", RULEBOOKS)
def test_good_layout_has_no_problems(rulebook):
    assert layout_problems(read_picture(GOOD), 3, rulebook) == []
    assert layout_problems(read_picture(GOOD), 2, rulebook) == []


@pytest.mark.rule("V2")
@pytest.mark.parametrize("rulebook", ["dutch", "english"])
def test_level_has_at_least_three_tiles_for_any_number_of_players(rulebook):
    for players in (2, 3, 4):
        assert layout_problems(read_picture(GOOD), players, rulebook) == []
        problems = layout_problems(read_picture(" 1 1 1\n2 2 2\n 3 3\n4 4 4"), players, rulebook)
        assert problems == [LayoutProblem("V2", "too_few_tiles", level=3, found=2, least=3, most=5)]


@pytest.mark.rule("V2")
def test_level_has_at_most_five_tiles():
    problems = layout_problems(read_picture(" 1 1 1 1 1 1\n2 2 2\n 3 3 3\n4 4 4"), 3, "dutch")
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
def test_tile_must_not_touch_a_distant_level(picture, pairs):
    distant = [
        found for found in layout_problems(read_picture(picture), 3, "dutch") if found.reason == "touches_distant_level"
    ]
    assert {(found.cell, found.other_cell) for found in distant} == pairs
    assert {found.rule for found in distant} == {"V2"}


@pytest.mark.rule("V2", "R14")
@pytest.mark.parametrize("rulebook, rule", [("dutch", "V2"), ("english", "V2"), ("french", "R14")])
def test_touching_tiles_of_distant_levels_are_reported_once(rulebook, rule):
    cells = (*read_picture(GOOD), ((0, 3), 4))
    problems = [found for found in layout_problems(cells, 3, rulebook) if found.reason == "touches_distant_level"]
    # (0, 3) touches the 1 at its left and no other tile.
    assert problems == [LayoutProblem(rule, "touches_distant_level", level=1, cell=(0, 2), other_cell=(0, 3))]


@pytest.mark.rule("R14")
@pytest.mark.parametrize("players, good", [(2, True), (3, True), (4, False)])
def test_french_rules_need_as_many_tiles_a_level_as_players(players, good):
    problems = layout_problems(read_picture(GOOD), players, "french")
    assert (problems == []) is good
    assert {(problem.rule, problem.reason, problem.least) for problem in problems} <= {("R14", "too_few_tiles", 4)}


@pytest.mark.rule("R14")
def test_french_rules_allow_two_tiles_a_level_with_two_players():
    picture = " 1 1\n2 2\n 3 3\n4 4"
    assert reasons(picture, 2, "french") == []
    assert [reason for reason, _ in reasons(picture, 2, "dutch")] == ["too_few_tiles"] * 4


@pytest.mark.rule("R14")
def test_french_rules_need_a_neighbour_of_any_other_level():
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


def test_problems_do_not_depend_on_the_order_of_the_cells():
    cells = read_picture(" 1 1 1 3\n2 2\n 3 3 3 1\n4 4 4   4 4")
    assert layout_problems(cells, 3, "dutch") == layout_problems(cells[::-1], 3, "dutch")


def test_text_of_a_problem_names_its_rule_and_level():
    problems = layout_problems(read_picture(" 1 1 1 3\n2 2\n 3 3 3 1\n4 4 4   4 4"), 3, "dutch")
    problems += layout_problems(read_picture(" 1 1 1 1\n2 2\n 3 3 3\n4 4 4   4 4"), 3, "french")
    assert {problem.reason for problem in problems} == {
        "too_few_tiles",
        "touches_none_before",
        "touches_no_other_level",
        "touches_distant_level",
    }
    for problem in problems:
        assert f"(rule {problem.rule})" in str(problem)
        assert f"level {problem.level}" in str(problem)


def test_placement_is_checked_like_its_layout():
    layout = Layout("own", (3,), read_picture(" 1 1 1\n2 2\n 3 3 3\n4 4 4   4 4"))
    placement = layouts.place_random_tiles(layout, Generator(0))
    for rulebook in RULEBOOKS:
        assert list(layouts.placement_problems(placement, 3, rulebook)) == layout_problems(layout.cells, 3, rulebook)


# Text form


@pytest.mark.parametrize("name", COMPONENTS.layouts)
def test_placements_survive_text_and_json(name):
    placement = layouts.place_random_tiles(COMPONENTS.layouts[name], Generator(3))
    assert layouts.placement_from_text(json.dumps(layouts.placement_to_json(placement))) == placement
    assert layouts.placement_from_json(json.loads(json.dumps(layouts.placement_to_json(placement)))) == placement


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
def test_wrong_board_is_refused_with_key_found_and_allowed_values(data, key, kind):
    with pytest.raises(LayoutError) as caught:
        layouts.placement_from_json(data)
    error = caught.value
    assert (error.key, error.allowed.kind) == (key, kind)
    assert str(error) == f"{key} is {error.found}; allowed is {error.allowed}."


@pytest.mark.parametrize(
    "text, kind",
    [("", "json"), ("{", "json"), ("9" * 5000, "json"), ("[" * 9000, "json"), (" " * 20000, "size"), ("3", "table")],
)
def test_invalid_board_text_is_refused(text, kind):
    with pytest.raises(LayoutError) as caught:
        layouts.placement_from_text(text)
    assert (caught.value.key, caught.value.allowed.kind) == ("board", kind)


# Thaler


@pytest.mark.rule("V4")
@pytest.mark.parametrize(
    "number, thaler", [(11, 1), (31, 1), (32, 1), (41, 1), (44, 1), (45, 3), (34, 0), (35, 0), (33, 0)]
)
def test_thaler_of_one_tile(number, thaler):
    assert layouts.thaler_given_by_tiles([number, 12, 22]) == thaler


@pytest.mark.rule("V4")
def test_number_of_boards_with_too_few_thaler_for_two_players():
    levels = [[number for number in COMPONENTS.tiles if number // 10 == level] for level in (1, 2, 3, 4)]
    boards = itertools.product(*(itertools.combinations(level, 3) for level in levels))
    warned = [layouts.has_too_few_thaler(2, itertools.chain(*board)) for board in boards]
    assert len(warned) == 10_000
    assert sum(warned) == 760


@pytest.mark.rule("V4")
def test_thaler_of_all_tiles():
    assert layouts.thaler_given_by_tiles(COMPONENTS.tiles) == 8


@pytest.mark.rule("V4")
@pytest.mark.parametrize(
    "players, numbers, warned",
    [
        (2, (11, 31, 12), True),
        (2, (11, 31, 32), False),
        (2, (45,), False),
        (2, (34, 31), True),
        (2, (34, 31, 32), True),
        (2, (35,), True),
        (3, (12, 22), False),
        (4, (), False),
    ],
)
def test_two_players_are_warned_of_too_few_thaler(players, numbers, warned):
    assert layouts.has_too_few_thaler(players, numbers) is warned
