"""Boards that players share as a line: writing, reading, errors, and suitable player counts."""

import pytest

from haspelknecht_qt import paths
from haspelknecht_qt.games.haspelknecht import layouts
from haspelknecht_qt.games.haspelknecht.boards import (
    MAX_LINE_SIZE,
    MAX_NAME_LENGTH,
    DrawnBoard,
    board_line,
    move_up_and_left,
    normalize_name,
    read_board,
    read_board_in_any_form,
    suitable_player_counts,
)
from haspelknecht_qt.games.haspelknecht.components import load
from haspelknecht_qt.games.haspelknecht.layouts import LayoutError, thaler_range_of_draws

LAYOUTS = load(paths.game_folder("haspelknecht") / "components.toml").layouts
LINE = "haspelknecht-board:.1.1.1/2.2.2/.3.3.3/4.4.4 Hourglass"


def test_board_line_is_read_and_written():
    assert board_line(read_board(LINE)) == LINE


@pytest.mark.parametrize("layout", LAYOUTS.values(), ids=lambda layout: layout.id)
def test_every_printed_layout_survives_its_board_line(layout):
    board = DrawnBoard("A name, with signs: é ☃ <b>", move_up_and_left(layout.cells))
    assert read_board(board_line(board)) == board
    assert move_up_and_left(board.cells) == board.cells


@pytest.mark.parametrize("layout", LAYOUTS.values(), ids=lambda layout: layout.id)
def test_printed_layouts_suit_their_printed_player_counts(layout):
    assert set(layout.player_counts) <= set(suitable_player_counts(layout.cells, "dutch"))


@pytest.mark.rule("V2", "R14")
def test_faulty_board_suits_no_player_count():
    cells = read_board_in_any_form("1 1 1\n 2 2 2\n3 3 3\n 4 4   4").cells
    assert layouts.layout_problems(cells, 2, "dutch")
    assert suitable_player_counts(cells, "dutch") == ()


def test_picture_json_and_line_give_the_same_board():
    cells = read_board(LINE).cells
    placement = layouts.place_tiles(
        layouts.Layout("free", (2,), cells), [11, 12, 13, 21, 22, 23, 31, 32, 33, 41, 42, 43]
    )
    as_json = str(layouts.placement_to_json(placement)).replace("'", '"')
    assert (
        read_board_in_any_form(" 1 1 1\n2 2 2\n 3 3 3\n4 4 4").cells == read_board_in_any_form(as_json).cells == cells
    )
    assert read_board_in_any_form(LINE).name == "Hourglass"


@pytest.mark.parametrize(
    "line",
    [
        "",
        "haspelknecht-board:",
        "haspelknecht-board: Name",
        "haspelknecht-board:5 Name",
        "haspelknecht-board:1.2/1.2 Name",
        "haspelknecht-board:.1.1.1",
        "haspelknecht-board:.1.1.1 " + "x" * (MAX_NAME_LENGTH + 1),
        "haspelknecht-board:.1.1.1 a\u202eb",
        "haspelknecht-board:" + "1/" * 17 + " Name",
        "haspelknecht-board:" + ".1" * 13 + " Name",
        "haspelknecht-board:.1 " + "x" * MAX_LINE_SIZE,
        "haspelknecht:.1.1.1 Name",
    ],
)
def test_invalid_board_line_is_refused(line):
    with pytest.raises(LayoutError):
        read_board(line)


@pytest.mark.parametrize("name, kept", [("  A  long\tname ", "A long name"), ("é", "é"), ("<b>", "<b>")])
def test_board_names_are_normalized_and_kept_as_text(name, kept):
    assert normalize_name(name) == kept


@pytest.mark.rule("V4")
def test_thaler_range_of_the_tiles_that_may_be_drawn():
    # Level 1: tile 11 gives one Thaler. Level 3: 31 and 32 give one each. Level 4: 41 and 44 give one each, 45 three.
    assert thaler_range_of_draws([((0, 0), 1)]) == (0, 1)
    assert thaler_range_of_draws([((0, 0), 2)]) == (0, 0)
    assert thaler_range_of_draws(((0, column), 3) for column in range(3)) == (0, 2)
    everything = [((level, column), level) for level in (1, 2, 3, 4) for column in range(5)]
    assert thaler_range_of_draws(everything) == (8, 8)
