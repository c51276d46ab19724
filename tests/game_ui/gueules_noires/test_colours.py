"""Coals, players, shift clock and vehicles differ by colour or by mark, for every kind of colour vision."""

from itertools import combinations

import pytest

from haspelknecht_qt import paths
from haspelknecht_qt.table.drawings import Drawings
from haspelknecht_qt.table.themes import DEFAULT_PALETTE, PALETTES, PLAYER_COLOURS, THEME_NAMES, theme
from tests.colour_marks import ENOUGH, Marks, needs_a_mark, unlike
from tests.colour_vision import VISIONS, closest, contrast

pytestmark = pytest.mark.usefixtures("qapp")

FOLDERS = paths.art_folders("gueules_noires")
GAME_COLOURS = Drawings().game_colours(FOLDERS[0])
COALS = ("yellow", "brown", "grey", "black")
VEHICLES = ("handcart", "horsecart", "truck", "locomotive")
MIN_CONTRAST = 3.0
"""Minimum contrast of marks and lines, which are not text."""


def is_mark(token):
    return token.endswith("_mark")


def colours(name, palette=DEFAULT_PALETTE):
    return theme(name, palette, game_colours=GAME_COLOURS)


@pytest.fixture
def marks():
    return Marks(FOLDERS, is_mark)


@pytest.mark.parametrize("vision", VISIONS)
@pytest.mark.parametrize("name", THEME_NAMES)
class TestCoal:
    def test_the_four_coals_differ_by_colour_alone(self, name, vision):
        assert closest({coal: colours(name)[coal] for coal in COALS}, vision)[0] >= ENOUGH

    @pytest.mark.parametrize("palette", PALETTES)
    def test_coals_and_players_differ_by_colour_or_by_mark(self, name, vision, palette, marks):
        shown = {token: colours(name, palette)[token] for token in (*COALS, *PLAYER_COLOURS)}
        for pair in needs_a_mark(shown, vision):
            one, other = (
                marks.of(f"coal.{token}.flat" if token in COALS else f"worker.{token}.flat") for token in pair
            )
            assert unlike(one, other) > 0.5, pair


@pytest.mark.parametrize("name", THEME_NAMES)
@pytest.mark.parametrize("coal", COALS)
class TestMarks:
    """One mark for one colour, on cubes, cells, signs and carts."""

    def test_mark_contrasts_with_its_cube_and_sign_with_its_cell(self, name, coal):
        shown = colours(name)
        assert contrast(shown[f"{coal}_mark"], shown[coal]) >= MIN_CONTRAST
        assert contrast(shown[f"{coal}_sign"], shown[f"{coal}_cell"]) >= MIN_CONTRAST


@pytest.mark.parametrize("kind", ["coal.{}.flat", "sign.{}", "cart.{}"])
def test_coals_have_different_marks_on_cubes_signs_and_carts(kind, marks):
    for one, other in combinations(COALS, 2):
        assert unlike(marks.of(kind.format(one)), marks.of(kind.format(other))) > 0.3, (one, other)


def test_empty_coal_places_have_different_marks():
    empty = Marks(FOLDERS, {"ink3"}.__contains__)
    for one, other in combinations(COALS, 2):
        found = [empty.of(f"coal.{coal}.empty") for coal in (one, other)]
        assert found[0] != found[1]


def test_vehicles_differ_by_their_drawing():
    inks = Marks(FOLDERS, {"vehicle"}.__contains__, "vehicles")
    for one, other in combinations(VEHICLES, 2):
        assert unlike(inks.of(f"vehicle.{one}"), inks.of(f"vehicle.{other}")) > 0.4, (one, other)


@pytest.mark.parametrize("shift", [1, 2, 3])
@pytest.mark.parametrize("name", THEME_NAMES)
def test_hand_of_the_shift_clock_contrasts_with_every_sector(name, shift):
    shown = colours(name)
    assert contrast(shown["clock_hand"], shown[f"shift{shift}"]) >= MIN_CONTRAST


VEHICLE_HEADS = [(f"{vehicle}_line", vehicle) for vehicle in VEHICLES]
LINES = (
    *((f"{coal}_{part}", ground) for coal in COALS for part, ground in (("mark", coal), ("sign", f"{coal}_cell"))),
    *(("coal_line", coal) for coal in COALS if coal != "black"),
    *VEHICLE_HEADS,
    *(("vehicle", vehicle) for vehicle in VEHICLES),
    *(("dark_ghost", "dark"), ("lit_ghost", "gal"), ("cage_place", "cage_wall"), ("tile_line", "dark")),
    *(("tile_line", "soil3"), ("gal", "soil3"), ("black_top", "soil3"), ("black_seam_line", "soil3")),
    *(("silver_lo", "silver"), ("note_e", "note"), ("back_mark", "order_board"), ("plate_e", "yard")),
)


@pytest.mark.parametrize("line, ground", LINES)
def test_high_contrast_theme_separates_each_line_from_its_ground(line, ground):
    shown = colours("contrast")
    assert contrast(shown[line], shown[ground]) >= MIN_CONTRAST
