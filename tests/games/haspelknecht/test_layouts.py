"""The development board: geometry, first play, the twelve named layouts, their pictures and tiles."""

import math
from itertools import combinations

import pytest

from haspelknecht_qt import paths
from haspelknecht_qt.core.rng import Generator
from haspelknecht_qt.games.haspelknecht import layouts
from haspelknecht_qt.games.haspelknecht.components import load
from haspelknecht_qt.games.haspelknecht.layouts import Layout, LayoutError, Placement, layout_problems
from haspelknecht_qt.games.haspelknecht.pictures import cells_as_text, read_picture

COMPONENTS = load(paths.game_folder("haspelknecht") / "components.toml")

# Numbers printed in the rulebook under its twelve pictures.
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


def distance(cell, other):
    (x, y), (other_x, other_y) = layouts.cell_centre(cell), layouts.cell_centre(other)
    return math.hypot(x - other_x, y - other_y)


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
def test_nth_tile_of_rows_2_and_4_touches_tiles_n_minus_1_and_n_of_the_next_rows(row, n):
    near = set(layouts.neighbours((row, n)))
    for other in (row - 1, row + 1):
        assert {column for beside, column in near if beside == other} == {n - 1, n}
    assert {column for beside, column in near if beside == row} == {n - 1, n + 1}


def test_neighbours_have_a_fixed_order():
    cell = (2, 3)
    x, y = layouts.cell_centre(cell)
    steps = [layouts.cell_centre(near) for near in layouts.neighbours(cell)]
    assert [(near_x - x, round(near_y - y, 3)) for near_x, near_y in steps] == [
        (-1, 0),
        (1, 0),
        (-0.5, -0.866),
        (0.5, -0.866),
        (-0.5, 0.866),
        (0.5, 0.866),
    ]


def test_cell_centre_is_in_hex_widths():
    assert layouts.cell_centre((0, 0)) == (0, 0)
    assert layouts.cell_centre((0, 3)) == (3, 0)
    assert layouts.cell_centre((1, 0)) == (-0.5, pytest.approx(0.8660254))
    assert layouts.cell_centre((2, 1)) == (1, pytest.approx(1.7320508))


def test_bounding_box_contains_all_corners():
    assert layouts.bounding_box([(0, 0)]) == pytest.approx((-0.5, -0.57735, 1, 1.1547))
    assert layouts.bounding_box([(0, 0), (1, 0), (1, 1)]) == pytest.approx((-1, -0.57735, 2, 2.020726))


# First play


@pytest.mark.rule("S2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_first_play_takes_the_lowest_numbers_in_order(players):
    placement = layouts.first_play_placement(players)
    at = {cell: number for number, cell in placement.tiles}
    for row in range(4):
        numbers = [at[(row, column)] for column in range(players + 1)]
        assert numbers == [10 * (row + 1) + n for n in range(1, players + 2)]
    assert len(at) == 4 * (players + 1)
    assert layout_problems(placement.cells, players, "dutch") == []
    assert layout_problems(placement.cells, players, "french") == []


@pytest.mark.rule("S2")
def test_adjacency_of_first_play():
    near = layouts.adjacent_tiles(layouts.first_play_placement(2))
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
def test_first_play_is_for_two_to_four_players(players):
    with pytest.raises(LayoutError) as caught:
        layouts.first_play_placement(players)
    assert caught.value.key == "players"


# The twelve named layouts


@pytest.mark.rule("V1")
def test_names_of_the_twelve_layouts():
    assert list(COMPONENTS.layouts) == list(PRINTED)
    assert all(layout.id == name for name, layout in COMPONENTS.layouts.items())


@pytest.mark.rule("V1")
@pytest.mark.parametrize("name", PRINTED)
def test_tiles_per_level_and_player_counts_are_as_printed(name):
    tiles, players = PRINTED[name]
    layout = COMPONENTS.layouts[name]
    assert layout.tiles_per_level == tuple(map(int, tiles))
    assert layout.player_counts == players
    assert len(layout.cells) == len({cell for cell, _ in layout.cells}) == sum(map(int, tiles))


@pytest.mark.rule("V2")
@pytest.mark.parametrize("name", PRINTED)
def test_every_tile_touches_the_level_before_and_no_distant_level(name):
    cells = COMPONENTS.layouts[name].cells
    for cell, level in cells:
        # Measured independently of `neighbours`.
        near = {other_level for other, other_level in cells if math.isclose(distance(cell, other), 1)}
        assert level == 1 or level - 1 in near
        assert near <= {level - 1, level, level + 1}


@pytest.mark.parametrize("name", PRINTED)
def test_named_layout_is_connected(name):
    cells = {cell for cell, _ in COMPONENTS.layouts[name].cells}
    reached, waiting = set(), [next(iter(cells))]
    while waiting:
        cell = waiting.pop()
        if cell in cells and cell not in reached:
            reached.add(cell)
            waiting.extend(layouts.neighbours(cell))
    assert reached == cells


@pytest.mark.parametrize("name", PRINTED)
def test_level_1_lies_in_the_top_row_and_tiles_are_large_enough(name):
    cells = COMPONENTS.layouts[name].cells
    assert any(level == 1 for (row, _), level in cells if row == 0)
    _, _, width, height = layouts.bounding_box([cell for cell, _ in cells])
    assert min(760 / width, 440 / height) >= 75


def test_no_two_named_layouts_are_equal():
    for one, other in combinations(COMPONENTS.layouts.values(), 2):
        assert one.cells != other.cells


# Pictures


@pytest.mark.parametrize("name", PRINTED)
def test_picture_survives_drawing_and_reading(name):
    cells = COMPONENTS.layouts[name].cells
    assert read_picture(cells_as_text(cells)) == cells


def test_picture_may_have_any_indent():
    plain = read_picture(" 1 1\n2 2\n 3")
    assert plain == (((0, 0), 1), ((0, 1), 1), ((1, 0), 2), ((1, 1), 2), ((2, 0), 3))
    for indent in range(1, 6):
        margin = " " * indent
        assert read_picture(f"\n\n{margin} 1 1\n{margin}2 2  \n{margin} 3\n\n") == plain


def test_picture_that_leans_to_the_right_is_read():
    assert read_picture("1\n 2\n  3") == (((0, 0), 1), ((1, 1), 2), ((2, 1), 3))


# Placements


@pytest.mark.rule("V1")
@pytest.mark.parametrize("name", PRINTED)
def test_random_tiles_suit_the_levels_of_their_cells(name):
    layout = COMPONENTS.layouts[name]
    placement = layouts.place_random_tiles(layout, Generator(7))
    assert placement.cells == tuple(sorted(layout.cells))
    assert len(set(placement.tile_numbers)) == len(layout.cells)


@pytest.mark.rule("V1")
def test_the_same_seed_gives_the_same_tiles_on_every_machine():
    placement = layouts.place_random_tiles(COMPONENTS.layouts["two_rounds"], Generator(4711))
    assert placement == layouts.place_random_tiles(COMPONENTS.layouts["two_rounds"], Generator(4711))
    assert placement.tile_numbers == (11, 13, 14, 21, 23, 24, 32, 33, 34, 41, 44, 45)
    assert placement != layouts.place_random_tiles(COMPONENTS.layouts["two_rounds"], Generator(4712))


@pytest.mark.rule("V1")
def test_random_tiles_put_every_tile_of_a_level_on_each_of_its_cells():
    layout = COMPONENTS.layouts["three_long_legs"]
    seen = {tile for seed in range(300) for tile in layouts.place_random_tiles(layout, Generator(seed)).tiles}
    assert len(seen) == 5 * len(layout.cells)


@pytest.mark.rule("V1")
def test_chosen_tiles_are_placed_on_the_cells():
    layout = Layout("own", (2,), read_picture(" 1 1\n2 2"))
    placement = layouts.place_tiles(layout, [15, 11, 24, 22])
    assert placement.tiles == ((11, (0, 1)), (15, (0, 0)), (22, (1, 1)), (24, (1, 0)))
    assert layouts.adjacent_tiles(placement) == {11: (15, 22), 15: (11, 22, 24), 22: (11, 15, 24), 24: (15, 22)}


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
    layout = Layout("own", (2,), read_picture(" 1 1\n2 2"))
    with pytest.raises(LayoutError) as caught:
        layouts.place_tiles(layout, numbers)
    assert caught.value.key == key
    assert str(caught.value).startswith(f"{key} is ")


def test_a_placement_does_not_depend_on_the_order_of_its_tiles():
    tiles = ((11, (0, 0)), (12, (0, 1)))
    assert Placement(tiles) == Placement(tiles[::-1])
    assert hash(Placement(tiles)) == hash(Placement(tiles[::-1]))


@pytest.mark.rule("D2")
def test_adjacency_is_symmetric():
    for layout in COMPONENTS.layouts.values():
        near = layouts.adjacent_tiles(layouts.place_random_tiles(layout, Generator(1)))
        assert all(number in near[other] for number, others in near.items() for other in others)
