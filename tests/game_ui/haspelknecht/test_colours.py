"""Colours that must be distinguished differ enough for every kind of colour vision, or have different marks."""

from itertools import combinations, product

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QPainter

from haspelknecht_qt import paths
from haspelknecht_qt.game_ui.haspelknecht.boards import developments
from haspelknecht_qt.games.haspelknecht.printed import LEVELS
from haspelknecht_qt.table.canvas import Canvas
from haspelknecht_qt.table.drawings import Drawings
from haspelknecht_qt.table.places import PlaceLook, PlaceState, Shape
from haspelknecht_qt.table.state_painting import StatePainter, StateSign
from haspelknecht_qt.table.themes import CHART_DASHES, PALETTES, PLAYER_COLOURS, THEME_NAMES, mix_colours, theme
from tests.colour_marks import ENOUGH, Marks, black, needs_a_mark, unlike
from tests.colour_vision import (
    DICHROMACIES,
    VISIONS,
    ciede2000,
    closest,
    contrast,
    difference,
    lab,
    linear,
    simulated_colours,
)
from tests.ui.matches import planning_match

pytestmark = pytest.mark.usefixtures("qapp")

FOLDERS = paths.art_folders("haspelknecht")
FOLDER = FOLDERS[0]
GAME_COLOURS = Drawings().game_colours(FOLDER)
DISKS = ("coal", "wood", "food")
SEASONS = ("spring", "summer", "autumn", "winter", "year_end")
DISK_OF = {"coal": "disk.black", "wood": "disk.brown", "food": "disk.yellow"}
MEANT_FOR = {"red_green": ("protanopia", "deuteranopia"), "blue_yellow": ("tritanopia",)}
HATCHED_IN = {"madder": "_mark", "woad": "_mark", "leaf": "_edge", "heather": "_edge"}
SHAPE = Shape(0, 0, 120, 60, 6)
STATES = (
    PlaceState.USABLE,
    PlaceState.TARGET,
    PlaceState.UNDER_PIECE,
    PlaceState.REFUSED,
    PlaceState.CHOSEN,
)

# L*, a*, b* of two colours and their difference: the test data of Sharma, Wu and Dalal (2005).
PUBLISHED = """
50 2.6772 -79.7751  50 0 -82.7485  2.0425
50 3.1571 -77.2803  50 0 -82.7485  2.8615
50 2.8361 -74.02    50 0 -82.7485  3.4412
50 -1.3802 -84.2814 50 0 -82.7485  1.0000
50 -1.1848 -84.8006 50 0 -82.7485  1.0000
50 -0.9009 -85.5211 50 0 -82.7485  1.0000
50 0 0              50 -1 2        2.3669
50 -1 2             50 0 0         2.3669
50 2.49 -0.001      50 -2.49 0.0009 7.1792
50 2.49 -0.001      50 -2.49 0.001  7.1792
50 2.49 -0.001      50 -2.49 0.0011 7.2195
50 2.49 -0.001      50 -2.49 0.0012 7.2195
50 -0.001 2.49      50 0.0009 -2.49 4.8045
50 -0.001 2.49      50 0.001 -2.49  4.8045
50 -0.001 2.49      50 0.0011 -2.49 4.7461
50 2.5 0            50 0 -2.5      4.3065
50 2.5 0            73 25 -18      27.1492
50 2.5 0            61 -5 29       22.8977
50 2.5 0            56 -27 -3      31.9030
50 2.5 0            58 24 15       19.4535
50 2.5 0            50 3.1736 0.5854 1.0000
50 2.5 0            50 3.2972 0    1.0000
50 2.5 0            50 1.8634 0.5757 1.0000
50 2.5 0            50 3.2592 0.335 1.0000
60.2574 -34.0099 36.2677 60.4626 -34.1751 39.4387 1.2644
63.0109 -31.0961 -5.8663 62.8187 -29.7946 -4.0864 1.2630
61.2901 3.7196 -5.3901 61.4292 2.248 -4.962 1.8731
35.0831 -44.1164 3.7933 35.0232 -40.0716 1.5901 1.8645
22.7233 20.0904 -46.694 23.0331 14.973 -42.5619 2.0373
36.4612 47.858 18.3852 36.2715 50.5065 21.2231 1.4146
90.8027 -2.0831 1.441 91.1528 -1.6435 0.0447 1.4441
90.9257 -0.5406 -0.9208 88.6381 -0.8985 -0.7239 1.5381
6.7747 -0.2908 -2.4247 5.8714 -0.0985 -2.2286 0.6377
2.0776 0.0795 -1.135 0.9033 -0.0636 -0.5514 0.9082
"""


class TestColourVision:
    """Measured colour difference and simulated colour vision."""

    @pytest.mark.parametrize("line", PUBLISHED.strip().splitlines())
    def test_colour_difference_matches_the_published_test_data(self, line):
        l1, a1, b1, l2, a2, b2, known = map(float, line.split())
        assert ciede2000((l1, a1, b1), (l2, a2, b2)) == pytest.approx(known, abs=6e-5)
        assert ciede2000((l2, a2, b2), (l1, a1, b1)) == pytest.approx(known, abs=6e-5)

    @pytest.mark.parametrize("vision", DICHROMACIES)
    def test_greys_do_not_change_with_dichromacy(self, vision):
        for grey in ("#000000", "#808080", "#ffffff"):
            assert all(ciede2000(seen, lab(linear(grey))) < 0.1 for seen in simulated_colours(grey, vision))

    def test_each_colour_blindness_confuses_its_own_colours(self):
        # Pairs on the lines of confusion: red and green of equal brightness, and blue and green.
        assert difference("#b35c38", "#7b7b38", "deuteranopia") < 8 < difference("#b35c38", "#7b7b38")
        assert difference("#d47c56", "#858556", "protanopia") < 8 < difference("#d47c56", "#858556")
        assert difference("#4c7aa8", "#4a8088", "tritanopia") < 8 < difference("#4c7aa8", "#4a8088")


# Marks


class _BlackTheme(dict):
    """Theme in which every colour is black, except the paper under a sign."""

    is_high_contrast = False

    def __missing__(self, token):
        return {"paperhi": "#ffffff"}.get(token, "#000000")


def strokes(look, state):
    """The pixels of all strokes around a place in a state, whatever their colours."""
    state_painter = StatePainter(_BlackTheme())
    pixels = set()
    for pixmap in (state_painter.outlines(SHAPE, look, state), state_painter.ring(SHAPE, look, state)):
        if pixmap is not None:
            image = QImage(pixmap.size(), QImage.Format.Format_RGB32)
            image.fill(Qt.GlobalColor.white)
            painter = QPainter(image)
            painter.drawPixmap(0, 0, pixmap)
            painter.end()
            pixels |= black(image)
    return pixels


def sign_of(sign):
    image = QImage(48, 48, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    painter.drawPixmap(0, 0, StatePainter(_BlackTheme()).sign(sign, 48))
    painter.end()
    return black(image)


@pytest.mark.parametrize("vision", VISIONS)
@pytest.mark.parametrize("palette", PALETTES)
@pytest.mark.parametrize("name", THEME_NAMES)
class TestPlayers:
    """Four players, in pieces, bands and charts."""

    def test_pieces_differ_by_colour_or_by_house_mark(self, name, palette, vision):
        colours = theme(name, palette)
        marks = Marks(FOLDERS, lambda token: token.endswith("_mark"))
        for one, other in needs_a_mark({player: colours[player] for player in PLAYER_COLOURS}, vision):
            assert unlike(marks.of(f"player.{one}"), marks.of(f"player.{other}")) > 0.5

    def test_bands_differ_by_colour_or_by_hatching(self, name, palette, vision):
        colours = theme(name, palette)
        marks = Marks(FOLDERS, lambda token: token.endswith(("_mark", "_edge")))
        for one, other in needs_a_mark({player: colours[player] for player in PLAYER_COLOURS}, vision):
            # Hatching is drawn at half strength.
            hatchings = [marks.of(f"pattern.{player}", 80, below=160) for player in (one, other)]
            assert unlike(*hatchings) > 0.5

    def test_hatching_is_visible_on_its_band(self, name, palette, vision):
        colours = theme(name, palette)
        for player in PLAYER_COLOURS:
            ink = colours[player + HATCHED_IN[player]]
            # Hatching is drawn at half strength.
            assert difference(mix_colours(colours[player], ink, 0.5), colours[player], vision) >= 8

    def test_chart_lines_differ_by_colour_or_by_dash(self, name, palette, vision):
        colours = theme(name, palette)
        for one, other in needs_a_mark({player: colours[f"{player}_chart"] for player in PLAYER_COLOURS}, vision):
            assert CHART_DASHES[one] != CHART_DASHES[other]


@pytest.mark.parametrize("kind", ["", "_chart"])
@pytest.mark.parametrize("palette", MEANT_FOR)
@pytest.mark.parametrize("name", THEME_NAMES)
def test_palette_needs_no_marks_for_its_kind_of_colour_vision(name, palette, kind):
    colours = {player: theme(name, palette)[player + kind] for player in PLAYER_COLOURS}
    for vision in ("normal", *MEANT_FOR[palette]):
        assert closest(colours, vision)[0] >= ENOUGH, vision


@pytest.mark.parametrize("vision", VISIONS)
@pytest.mark.parametrize("name", THEME_NAMES)
class TestTable:
    """Disks, states of places, and the signs for allowed, refused and water."""

    def test_disks_differ_by_colour_and_by_mark(self, name, vision):
        colours = {disk: theme(name, game_colours=GAME_COLOURS)[disk] for disk in DISKS}
        assert closest(colours, vision)[0] >= ENOUGH
        marks = Marks(FOLDERS, lambda token: token.endswith("_mark"))
        for one, other in combinations(DISKS, 2):
            assert unlike(marks.of(DISK_OF[one]), marks.of(DISK_OF[other])) > 0.5

    @pytest.mark.parametrize("look", list(PlaceLook))
    def test_states_of_places_differ_by_colour_or_by_stroke(self, name, vision, look):
        colour = {state: "stop" if state is PlaceState.REFUSED else "go" for state in STATES}
        for one, other in needs_a_mark({state: theme(name)[colour[state]] for state in STATES}, vision):
            assert unlike(strokes(look, one), strokes(look, other)) > 0.15, (one, other)

    def test_allowed_refused_and_water_differ_by_colour_or_by_sign(self, name, vision):
        colours = {
            "go": theme(name)["go"],
            "stop": theme(name)["stop"],
            "water": theme(name, game_colours=GAME_COLOURS)["water"],
        }
        signs = {
            "go": sign_of(StateSign.PLUS),
            "stop": sign_of(StateSign.REFUSED),
            "water": Marks(FOLDERS, lambda token: token.startswith("water")).of("water"),
        }
        for one, other in needs_a_mark(colours, vision):
            assert unlike(signs[one], signs[other]) > 0.3


@pytest.mark.parametrize("name", THEME_NAMES)
@pytest.mark.parametrize("text, ground", [("cave_text", "soil4"), *(("ink", f"level{level}") for level in LEVELS)])
def test_texts_contrast_with_soil_and_levels(name, text, ground):
    colours = theme(name, game_colours=GAME_COLOURS)
    # Contrasts are stated with one decimal.
    assert round(contrast(colours[text], colours[ground]), 1) >= 4.5


def test_levels_differ_by_colour_or_by_number(window, monkeypatch):
    written = []
    monkeypatch.setattr(Canvas, "text", lambda _self, _x, _y, text, *_args, **_kinds: written.append(text) or 0.0)
    window.begin(planning_match("pppp"))
    for name, vision in product(THEME_NAMES, VISIONS):
        for pair in needs_a_mark(
            {level: theme(name, game_colours=GAME_COLOURS)[f"level{level}"] for level in LEVELS}, vision
        ):
            for level in pair:
                assert {f"{level}{column}" for column in range(1, 6)} <= set(written)
                assert developments.terms.ROMAN[level] in written


@pytest.mark.parametrize(
    "line, ground",
    [
        *((f"level{level}_line", f"level{level}") for level in LEVELS),
        *((f"{disk}_mark", disk) for disk in (*DISKS, "any", "silver", "bronze", "wax")),
        *((f"{disk}_lo", disk) for disk in ("wood", "food", "silver", "bronze")),
        *(("wheel_line", f"{season}{rest}") for season in SEASONS for rest in ("", "_rest")),
        *(("coal_line", "lit"), ("outline", "lit"), ("water_lo", "pond"), ("pond_mark", "pond"), ("missing", "closed")),
        *(("slip_line", "slip"), ("tag_line", "tag"), ("water_gauge", "pit_black"), ("any_line", "any")),
    ],
)
def test_high_contrast_theme_separates_lines_from_their_ground(line, ground):
    colours = theme("contrast", game_colours=GAME_COLOURS)
    assert contrast(colours[line], colours[ground]) >= 3.0
