"""Coals, players, shift clock and vehicles differ by colour or by mark, for every kind of colour vision."""

from itertools import combinations

import pytest

from haspelknecht_qt import paths
from haspelknecht_qt.table.drawings import Drawings
from haspelknecht_qt.table.themes import DEFAULT_PALETTE, PALETTES, PLAYER_COLOURS, theme
from tests.colour_marks import ENOUGH, Marks, needs_a_mark, unlike
from tests.colour_sight import VISIONS, closest, contrast

pytestmark = pytest.mark.usefixtures("qapp")

THEMES = ("light", "dark")
FOLDERS = paths.art_folders("gueules_noires")
GAME_COLOURS = Drawings().game_colours(FOLDERS[0])
COALS = ("yellow", "brown", "grey", "black")
VEHICLES = ("handcart", "horsecart", "truck", "locomotive")
SIGNS = 3.0
"""The least contrast of what is no text."""


def is_mark(token):
    return token.endswith("_mark")


def colours(name, palette=DEFAULT_PALETTE):
    return theme(name, palette, game_colours=GAME_COLOURS)


@pytest.fixture
def marks():
    return Marks(FOLDERS, is_mark)


@pytest.mark.parametrize("vision", VISIONS)
@pytest.mark.parametrize("name", THEMES)
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


@pytest.mark.parametrize("name", THEMES)
@pytest.mark.parametrize("coal", COALS)
class TestMarks:
    """One mark for one colour, on cubes, cells, signs and carts."""

    def test_the_mark_is_seen_on_its_cube_and_on_its_sign(self, name, coal):
        shown = colours(name)
        assert contrast(shown[f"{coal}_mark"], shown[coal]) >= SIGNS
        assert contrast(shown[f"{coal}_sign"], shown[f"{coal}_cell"]) >= SIGNS


@pytest.mark.parametrize("kind", ["coal.{}.flat", "sign.{}", "cart.{}"])
def test_every_coal_has_a_mark_of_its_own_wherever_it_is_drawn(kind, marks):
    for one, other in combinations(COALS, 2):
        assert unlike(marks.of(kind.format(one)), marks.of(kind.format(other))) > 0.3, (one, other)


def test_the_mark_of_a_coal_stands_where_there_is_none():
    empty = Marks(FOLDERS, {"ink3"}.__contains__)
    for one, other in combinations(COALS, 2):
        found = [empty.of(f"coal.{coal}.empty") for coal in (one, other)]
        assert found[0] != found[1]


def test_vehicles_are_told_by_their_picture():
    inks = Marks(FOLDERS, {"vehicle"}.__contains__, "vehicles")
    for one, other in combinations(VEHICLES, 2):
        assert unlike(inks.of(f"vehicle.{one}"), inks.of(f"vehicle.{other}")) > 0.4, (one, other)


@pytest.mark.parametrize("shift", [1, 2, 3])
@pytest.mark.parametrize("name", THEMES)
def test_the_hand_of_the_shift_clock_is_seen_on_every_sector(name, shift):
    shown = colours(name)
    assert contrast(shown["clock_hand"], shown[f"shift{shift}"]) >= SIGNS
