import itertools
import math
import re

import pytest

from haspelknecht_qt.table import themes
from haspelknecht_qt.table.themes import DARK, LIGHT, PALETTES, PLAYERS, SEASONS, mix, recolour, theme

# Severity 1 of Machado, Oliveira and Fernandes (2009), on linear light.
VISIONS = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deuteranopia": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.01182, 0.04294, 0.968881)),
    "tritanopia": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.3039)),
}
MEANT_FOR = {"red_green": ("protanopia", "deuteranopia"), "blue_yellow": ("tritanopia",)}


def linear(colour):
    channels = (int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5))
    return [value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4 for value in channels]


def seen(colour, vision):
    """The colour in CIE Lab as an eye with this vision sees it."""
    light = linear(colour)
    red, green, blue = (min(1, max(0, sum(a * b for a, b in zip(row, light, strict=True)))) for row in VISIONS[vision])
    white = (
        (0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.95047,
        0.2126729 * red + 0.7151522 * green + 0.0721750 * blue,
        (0.0193339 * red + 0.1191920 * green + 0.9503041 * blue) / 1.08883,
    )
    x, y, z = (value ** (1 / 3) if value > 216 / 24389 else (24389 / 27 * value + 16) / 116 for value in white)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def smallest_difference(colours, vision):
    return min(math.dist(seen(one, vision), seen(other, vision)) for one, other in itertools.combinations(colours, 2))


def contrast(one, other):
    weights = (0.2126, 0.7152, 0.0722)
    low, high = sorted(
        sum(weight * light for weight, light in zip(weights, linear(colour), strict=True)) for colour in (one, other)
    )
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("palette", PALETTES)
@pytest.mark.parametrize("name", ["light", "dark"])
def test_every_theme_has_every_token_and_only_colours(name, palette):
    tokens = theme(name, palette).tokens
    assert tokens.keys() == LIGHT.tokens.keys()
    assert all(re.fullmatch("#[0-9a-f]{6}", value) for value in tokens.values())


def test_each_light_value_belongs_to_one_token():
    values = list(LIGHT.tokens.values())
    assert sorted(values) == sorted(set(values))


def test_an_unknown_token_theme_palette_or_season_is_named():
    with pytest.raises(KeyError, match="grumble"):
        LIGHT["grumble"]
    with pytest.raises(KeyError, match="dusk"):
        theme("dusk")
    with pytest.raises(KeyError, match="pastel"):
        theme("light", "pastel")
    with pytest.raises(KeyError, match="monsoon"):
        LIGHT.season("monsoon")


def test_recolouring_to_the_light_theme_changes_nothing():
    text = "".join(f'<path fill="{value}"/>' for value in LIGHT.tokens.values())
    assert recolour(text, LIGHT) == text


def test_recolouring_replaces_every_value_whatever_its_case():
    text = f'<path fill="{LIGHT["paper"].upper()}" stroke="{LIGHT["go"]}"/>'
    assert recolour(text, DARK) == f'<path fill="{DARK["paper"]}" stroke="{DARK["go"]}"/>'


def test_a_colour_put_in_is_not_replaced_again():
    # Two tokens that change places would both end as one if the text were replaced twice.
    ink, paper = LIGHT["ink"], LIGHT["paper"]
    assert recolour(f"{ink} {paper}", LIGHT, {"ink": "paper", "paper": "ink"}) == f"{paper} {ink}"


def test_a_swap_takes_a_token_or_a_colour():
    assert recolour(LIGHT["plate"], DARK, {"plate": "go_tint"}) == DARK["go_tint"]
    assert recolour(LIGHT["plate"], DARK, {"plate": "#123456"}) == "#123456"


def test_colours_and_tokens_that_there_are_not_are_named():
    with pytest.raises(KeyError, match="#ab12cd"):
        recolour('<path fill="#ab12cd"/>', DARK)
    with pytest.raises(KeyError, match="grumble"):
        recolour(LIGHT["plate"], DARK, {"grumble": "plate"})
    with pytest.raises(KeyError, match="grumble"):
        recolour(LIGHT["plate"], DARK, {"plate": "grumble"})


def test_longer_runs_of_digits_are_no_colours():
    assert recolour("#12345678", DARK) == "#12345678"


@pytest.mark.parametrize("season", SEASONS)
@pytest.mark.parametrize("base", [LIGHT, DARK], ids=["light", "dark"])
def test_seasons_replace_known_tokens_only(base, season):
    assert base.season(season).keys() <= base.tokens.keys()
    recolour(LIGHT["grass"], base, base.season(season))


def test_seasons_look_different():
    for base in (LIGHT, DARK):
        shown = {recolour(f"{LIGHT['grass']} {LIGHT['tree']}", base, base.season(season)) for season in SEASONS}
        assert len(shown) == len(SEASONS)


def test_mix():
    assert mix("#000000", "#ffffff", 0.0) == "#000000"
    assert mix("#000000", "#ffffff", 1.0) == "#ffffff"
    assert mix("#102030", "#304050", 0.5) == "#203040"


@pytest.mark.parametrize("palette", PALETTES)
def test_players_can_be_told_apart(palette):
    fills = [theme("light", palette)[player] for player in PLAYERS]
    for vision in VISIONS:
        assert smallest_difference(fills, vision) >= 19, vision


@pytest.mark.parametrize("palette", MEANT_FOR)
def test_palettes_help_the_eyes_they_are_meant_for(palette):
    usual = [LIGHT[player] for player in PLAYERS]
    helped = [theme("light", palette)[player] for player in PLAYERS]
    for vision in MEANT_FOR[palette]:
        assert smallest_difference(helped, vision) >= 40 > smallest_difference(usual, vision), vision


@pytest.mark.parametrize("base", [LIGHT, DARK], ids=["light", "dark"])
def test_disks_can_be_told_apart(base):
    for vision in VISIONS:
        assert smallest_difference([base[disk] for disk in ("coal", "wood", "food")], vision) >= 25, vision


@pytest.mark.parametrize("palette", PALETTES)
@pytest.mark.parametrize("player", PLAYERS)
def test_house_marks_read_on_their_colour(palette, player):
    colours = theme("light", palette)
    assert contrast(colours[player], colours[f"{player}_mark"]) >= 4.5


@pytest.mark.parametrize("base", [LIGHT, DARK], ids=["light", "dark"])
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
        ("cave_text", "soil4"),
        *(("ink", f"level{level}") for level in range(1, 5)),
    ],
)
def test_text_reads_on_its_ground(base, text, ground):
    # One decimal, as contrasts are stated.
    assert round(contrast(base[text], base[ground]), 1) >= 4.5


@pytest.mark.parametrize("palette", PALETTES)
@pytest.mark.parametrize("player", PLAYERS)
@pytest.mark.parametrize("name", ["light", "dark"])
def test_chart_lines_read_on_paper(name, palette, player):
    colours = theme(name, palette)
    assert contrast(colours[f"{player}_chart"], colours["paper"]) >= 3.0


def test_every_chart_line_has_a_dash_of_its_own():
    assert tuple(themes.CHART_DASHES) == PLAYERS
    assert len(set(themes.CHART_DASHES.values())) == len(PLAYERS)
