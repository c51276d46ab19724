"""Colours that all games share: complete, readable, distinguishable, and put into style sheets."""

import itertools
import math
import re

import pytest

from haspelknecht_qt.table import themes
from haspelknecht_qt.table.themes import (
    DARK,
    LIGHT,
    PALETTES,
    PLAYER_COLOURS,
    THEME_NAMES,
    css_rules,
    mix_colours,
    theme,
)
from tests.colour_vision import MACHADO, VISIONS, contrast, lab, linear, times

CONTRAST = theme("contrast")
VISIONS_OF_PALETTE = {"red_green": ("protanopia", "deuteranopia"), "blue_yellow": ("tritanopia",)}


def seen_colour(colour, vision):
    """Colour in CIE Lab as it is seen with this colour vision."""
    light = linear(colour)
    return lab(light if vision == "normal" else times(MACHADO[vision], light))


def smallest_difference(colours, vision):
    return min(
        math.dist(seen_colour(one, vision), seen_colour(other, vision))
        for one, other in itertools.combinations(colours, 2)
    )


@pytest.mark.parametrize("palette", PALETTES)
@pytest.mark.parametrize("name", THEME_NAMES)
def test_every_theme_has_a_colour_for_every_token(name, palette):
    tokens = theme(name, palette).tokens
    assert tokens.keys() == LIGHT.tokens.keys()
    assert all(re.fullmatch("#[0-9a-f]{6}", value) for value in tokens.values())


def test_error_names_an_unknown_token_theme_or_palette():
    with pytest.raises(KeyError, match="grumble"):
        LIGHT["grumble"]
    with pytest.raises(KeyError, match="dusk"):
        theme("dusk")
    with pytest.raises(KeyError, match="pastel"):
        theme("light", "pastel")


def test_css_class_has_the_colour_of_its_token():
    assert css_rules(["f-paper", "s-ink"], LIGHT) == f".f-paper{{fill:{LIGHT['paper']}}}.s-ink{{stroke:{LIGHT['ink']}}}"
    assert css_rules(["s-paper"], DARK) == f".s-paper{{stroke:{DARK['paper']}}}"
    assert css_rules([], DARK) == ""


def test_swap_accepts_a_token_or_a_colour():
    assert css_rules(["f-plate"], DARK, {"plate": "go_tint"}) == f".f-plate{{fill:{DARK['go_tint']}}}"
    assert css_rules(["f-plate"], DARK, {"plate": "#123456"}) == ".f-plate{fill:#123456}"


def test_swaps_are_not_chained():
    swapped = css_rules(["f-ink", "f-paper"], LIGHT, {"ink": "paper", "paper": "ink"})
    assert swapped == f".f-ink{{fill:{LIGHT['paper']}}}.f-paper{{fill:{LIGHT['ink']}}}"


def test_tokens_of_one_colour_are_swapped_separately():
    alike = themes.Theme("light", themes.DEFAULT_PALETTE, {"hay": "#aaaaaa", "straw": "#aaaaaa"})
    assert css_rules(["f-hay", "f-straw"], alike, {"hay": "#123456"}) == ".f-hay{fill:#123456}.f-straw{fill:#aaaaaa}"


def test_error_names_an_unknown_class_or_token():
    with pytest.raises(KeyError, match=r"light theme.*'mauve'"):
        css_rules(["f-mauve"], LIGHT)
    with pytest.raises(KeyError, match="'paper' names no token"):
        css_rules(["paper"], LIGHT)
    with pytest.raises(KeyError, match="grumble"):
        css_rules(["f-plate"], DARK, {"grumble": "plate"})
    with pytest.raises(KeyError, match="grumble"):
        css_rules(["f-plate"], DARK, {"plate": "grumble"})


def test_mix_colours_interpolates():
    assert mix_colours("#000000", "#ffffff", 0.0) == "#000000"
    assert mix_colours("#000000", "#ffffff", 1.0) == "#ffffff"
    assert mix_colours("#102030", "#304050", 0.5) == "#203040"


@pytest.mark.parametrize("palette", PALETTES)
def test_player_colours_are_distinguishable(palette):
    fills = [theme("light", palette)[player] for player in PLAYER_COLOURS]
    for vision in VISIONS:
        assert smallest_difference(fills, vision) >= 19, vision


@pytest.mark.parametrize("palette", VISIONS_OF_PALETTE)
def test_palette_separates_player_colours_for_its_colour_blindness(palette):
    usual = [LIGHT[player] for player in PLAYER_COLOURS]
    helped = [theme("light", palette)[player] for player in PLAYER_COLOURS]
    for vision in VISIONS_OF_PALETTE[palette]:
        assert smallest_difference(helped, vision) >= 40 > smallest_difference(usual, vision), vision


@pytest.mark.parametrize("palette", PALETTES)
@pytest.mark.parametrize("player", PLAYER_COLOURS)
def test_house_marks_are_readable_on_their_colour(palette, player):
    colours = theme("light", palette)
    assert contrast(colours[player], colours[f"{player}_mark"]) >= 4.5


@pytest.mark.parametrize("base, least", [(LIGHT, 4.5), (DARK, 4.5), (CONTRAST, 7.0)], ids=THEME_NAMES)
@pytest.mark.parametrize(
    "text, ground",
    [
        *itertools.product(
            ("ink", "ink2", "ink3"), ("paper", "paper2", "paperhi", "niche", "go_tint", "stop_tint", "plate")
        ),
        *itertools.product(("go",), ("paper", "paper2", "paperhi", "niche", "go_tint")),
        *itertools.product(("stop", "warn"), ("paper", "paper2", "paperhi", "niche", "go_tint", "stop_tint")),
        ("go_text", "go"),
        ("stop_text", "stop_pill"),
    ],
)
def test_text_is_readable_on_its_background(base, least, text, ground):
    # One decimal, as contrasts are stated.
    assert round(contrast(base[text], base[ground]), 1) >= least


GROUNDS = (
    *("paper", "paper2", "paper3", "paperhi", "plate", "slot", "niche"),
    *("go_tint", "go_tint2", "stop_tint", "warn_tint"),
)


@pytest.mark.parametrize("ground", GROUNDS)
class TestHighContrast:
    """Level AAA of the web accessibility guidelines: text 7:1, meaningful lines 3:1."""

    @pytest.mark.parametrize("text", ["ink", "ink2", "ink3", "go", "stop", "warn"])
    def test_text_of_any_kind_is_readable_on_any_background(self, text, ground):
        assert contrast(CONTRAST[text], CONTRAST[ground]) >= 7.0

    @pytest.mark.parametrize("line", ["line", "slot_e", "edge", "plate_e", "go", "go_hi", "stop", "warn", "outline"])
    def test_lines_are_visible_on_any_background(self, line, ground):
        assert contrast(CONTRAST[line], CONTRAST[ground]) >= 3.0


@pytest.mark.parametrize("text, ground", [("paper", "ink"), ("go_text", "go"), ("stop_text", "stop_pill")])
def test_light_text_is_readable_on_its_dark_background(text, ground):
    assert contrast(CONTRAST[text], CONTRAST[ground]) >= 7.0


@pytest.mark.parametrize("palette", PALETTES)
@pytest.mark.parametrize("player", PLAYER_COLOURS)
@pytest.mark.parametrize("name", THEME_NAMES)
def test_chart_lines_are_visible_on_paper(name, palette, player):
    colours = theme(name, palette)
    assert contrast(colours[f"{player}_chart"], colours["paper"]) >= 3.0


def test_every_chart_line_has_its_own_dash_pattern():
    assert tuple(themes.CHART_DASHES) == PLAYER_COLOURS
    assert len(set(themes.CHART_DASHES.values())) == len(PLAYER_COLOURS)


def test_only_high_contrast_makes_faded_drawings_stronger():
    assert [theme(name).faded_opacity(0.3) for name in THEME_NAMES] == [0.3, 0.3, 0.55]
    assert CONTRAST.faded_opacity(0.8) == 0.8
