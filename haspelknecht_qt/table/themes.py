"""The colours of the table: two themes, three palettes for the players, four seasons.

Every drawing is written in the values of the light theme and the default palette. To show it in another theme, each value is
replaced in the text of the drawing, so a picture needs neither style sheets nor a second copy. For this to work, every
light value belongs to one token only; values that look alike differ by the last digit.

Colours are strings "#rrggbb" in lower case throughout. Imports no Qt.
"""

import re
from collections.abc import Mapping
from types import MappingProxyType

from attrs import frozen

PLAYERS = ("madder", "woad", "leaf", "heather")
"""The players' colours in seat order, named after the dyes and plants; each has a house mark and a hatching of its own."""

SEASONS = ("spring", "summer", "autumn", "winter")

DEFAULT_PALETTE = "default"
PALETTES = (DEFAULT_PALETTE, "red_green", "blue_yellow")
"""Player colours for everybody, for eyes that mix up red and green, and for eyes that mix up blue and yellow."""

CHART_DASHES: Mapping[str, tuple[float, ...]] = MappingProxyType(
    {"madder": (), "woad": (3.0, 5.0), "leaf": (11.0, 5.0), "heather": (14.0, 4.0, 3.0, 4.0)}
)
"""Dashes of the players' lines in charts, in scene units: dash, gap, dash, gap, ..."""

# Of each token, the value in the light theme and the value in the dark one.
_COLOURS: dict[str, tuple[str, str]] = {
    # The oak table, panels and text.
    "table": ("#6f5539", "#17130f"),
    "table2": ("#624a31", "#120e0b"),
    "table3": ("#7b6043", "#1e1914"),
    "paper": ("#f7eeda", "#2b241d"),
    "paper2": ("#ede0c4", "#362d24"),
    "paper3": ("#decba4", "#463a2d"),
    "paperhi": ("#fcf6e8", "#3b3127"),
    "plate": ("#f7edda", "#2f271f"),
    "plate_e": ("#6b533a", "#8a7353"),
    "niche": ("#ebddbc", "#43392c"),
    "slot": ("#e6d6b2", "#3c3227"),
    "slot_e": ("#a58a60", "#7a6546"),
    "ink": ("#2a2018", "#f0e4ca"),
    "ink2": ("#574535", "#cdbd9e"),
    "ink3": ("#6e5a44", "#b3a284"),
    "line": ("#b59c72", "#5e4e3b"),
    "edge": ("#4a3626", "#8a7353"),
    "shadow": ("#2e2115", "#0b0906"),
    "go": ("#0a6f62", "#4fc3ae"),
    "go_hi": ("#13a08c", "#6fe0cb"),
    "go_tint": ("#cde5d8", "#1d4038"),
    "go_tint2": ("#aedcc9", "#28594e"),
    "go_text": ("#fbf5e6", "#10201c"),
    "stop": ("#9e2a1d", "#f08a74"),
    "stop_tint": ("#f1d3c4", "#4a221b"),
    "stop_pill": ("#9e2a1e", "#9e2a1d"),
    "stop_text": ("#fbf3e1", "#fbf3e2"),
    "warn": ("#8a5200", "#e9b44c"),
    "warn_tint": ("#f6dfa8", "#46351a"),
    # What the drawings have in common.
    "outline": ("#231a12", "#231a12"),
    "shade": ("#000000", "#000000"),
    "cut": ("#f7eedb", "#2b241e"),
    # Pieces.
    "coal": ("#26211e", "#1b1715"),
    "coal_hi": ("#575049", "#6a6259"),
    "coal_lo": ("#120f0d", "#0a0807"),
    "coal_line": ("#0e0b09", "#786e62"),
    "coal_glint": ("#a39a8c", "#a39a8c"),
    "coal_mark": ("#f3e7cb", "#f3e7cb"),
    "wood": ("#93602f", "#93602f"),
    "wood_hi": ("#c08b55", "#c08b55"),
    "wood_lo": ("#55331a", "#55331a"),
    "wood_end": ("#ddb782", "#ddb782"),
    "wood_mark": ("#f8e7c4", "#f8e7c4"),
    "food": ("#e3af34", "#e3af34"),
    "food_hi": ("#f7dd8b", "#f7dd8b"),
    "food_lo": ("#8a6110", "#8a6110"),
    "food_mark": ("#46300a", "#46300a"),
    "any": ("#cfc4ac", "#8a7f6b"),
    "any_line": ("#5f5341", "#5f5341"),
    "any_mark": ("#3a3023", "#2a2219"),
    "silver": ("#c9c4b6", "#b7b2a4"),
    "silver_hi": ("#efebdf", "#dedacd"),
    "silver_lo": ("#77715f", "#5f5a4c"),
    "silver_mark": ("#4a4436", "#4a4436"),
    "bronze": ("#c68b4f", "#c68b4f"),
    "bronze_lo": ("#6e4318", "#6e4318"),
    "bronze_mark": ("#2a1608", "#2a1608"),
    "water": ("#2f6f9a", "#3a7fae"),
    "water_hi": ("#8ec1dc", "#8ec1dc"),
    "water_lo": ("#173f5c", "#173f5c"),
    "water_gauge": ("#7fa9bf", "#7fa9bf"),
    "pond": ("#8ec1db", "#173f5c"),
    "pond_mark": ("#2f6f9b", "#8ec1dc"),
    "slip": ("#f2e6c9", "#e6d8b8"),
    "slip_line": ("#6b533b", "#6b533a"),
    "wax": ("#a8301f", "#a8301f"),
    "wax_lo": ("#5e1510", "#5e1510"),
    "wax_mark": ("#f7e2c8", "#f7e2c8"),
    "tag": ("#e9cf9a", "#e9cf9a"),
    "tag_line": ("#8a6630", "#8a6630"),
    "laurel": ("#7c8c47", "#9fb862"),
    "laurel_cut": ("#c9cf9b", "#5e7430"),
    "flame": ("#f2a93b", "#f2a93b"),
    "glow": ("#f6c65b", "#f6c65b"),
    # Levels of the developments.
    "level1": ("#f2da8e", "#75591a"),
    "level1_line": ("#a87a14", "#d9ae45"),
    "level2": ("#bad3e1", "#2f4f63"),
    "level2_line": ("#366b8c", "#7fb3d0"),
    "level3": ("#d0deaa", "#3e5026"),
    "level3_line": ("#5e7430", "#a9c06a"),
    "level4": ("#cfa57c", "#3e2416"),
    "level4_line": ("#7a4a26", "#c9945f"),
    # Sky and land.
    "sky": ("#e9e3cb", "#2e3a4d"),
    "sky2": ("#dde0cc", "#3c4456"),
    "cloud": ("#fbf6e6", "#4a546a"),
    "sun": ("#f0c75e", "#f2e3b3"),
    "sun_ray": ("#f0c75f", "#3a4659"),
    "moon_shade": ("#f0c75d", "#2e3a4d"),
    "star": ("#dde0cd", "#f2e3b3"),
    "smoke": ("#cfc7b4", "#5a5f6b"),
    "hill3": ("#bec49b", "#3a4548"),
    "hill2": ("#9ba869", "#34432f"),
    "hill1": ("#7c8c46", "#2b3a24"),
    "hill0": ("#66773a", "#22301d"),
    "hillcut": ("#c9cf9a", "#55674a"),
    "grass": ("#71833e", "#2f3d22"),
    "grasscut": ("#a9b56c", "#5a6b3c"),
    "field": ("#d9b65c", "#6c5a2e"),
    "fieldcut": ("#a9832f", "#4a3d1e"),
    "tree": ("#56682f", "#1f2b18"),
    "treecut": ("#8fa055", "#465a34"),
    "trunk": ("#5a3e26", "#2a1d12"),
    "snow": ("#f6f3ea", "#9aa3ae"),
    "bloom": ("#f3d3c6", "#b08a90"),
    "poppy": ("#c2452d", "#9c4a38"),
    "leaf_fall": ("#c8743a", "#8a5430"),
    "bird": ("#5b5a4c", "#8d96a4"),
    # Buildings.
    "wall": ("#f5ead0", "#c9b58c"),
    "roof": ("#a4482c", "#7a3522"),
    "roofcut": ("#d98a5e", "#a65c3d"),
    "roof_lo": ("#6f2b18", "#4a1d11"),
    "thatch": ("#c9a155", "#8a6e3a"),
    "thatchcut": ("#8b692a", "#5a4622"),
    "beam": ("#4a3120", "#2a1b11"),
    "window": ("#4a5a62", "#f6c65b"),
    "stone": ("#b7ac98", "#6f675a"),
    # The mine.
    "soil1": ("#7a5a3c", "#4a3626"),
    "soil2": ("#5f4530", "#3a2a1e"),
    "soil3": ("#493424", "#2c2018"),
    "soil4": ("#3a2a1e", "#211811"),
    "soilcut": ("#96734f", "#6a4f37"),
    "rockcut": ("#6e5945", "#493a2d"),
    "seam": ("#231d1a", "#0f0c0a"),
    "seamcut": ("#5a5049", "#3b332c"),
    "lit": ("#e9d3a2", "#ba8e50"),
    "lit2": ("#d9bd85", "#9d753e"),
    "lit3": ("#c7a76c", "#835f32"),
    "closed": ("#7b6241", "#4f3922"),
    "fossil": ("#5c452f", "#392a1c"),
    "missing": ("#d8bd84", "#a07c48"),
    "tablet_done": ("#745e4b", "#534539"),
    "pit_black": ("#17110c", "#0b0806"),
    "cave_text": ("#ead6a8", "#d8be8a"),
    "threshold": ("#e8c9b0", "#e8c9b0"),
    # People and cloth.
    "skin": ("#e8be93", "#d9ac80"),
    "skin_lo": ("#b98358", "#9a6a45"),
    "hair_brown": ("#7a4a27", "#7a4a26"),
    "hair_fair": ("#c98d3c", "#c98d3c"),
    "hair_dark": ("#4a3427", "#4a3426"),
    "hair_red": ("#a4552a", "#a4552a"),
    "straw": ("#c9a156", "#b08d48"),
    "straw_lo": ("#8b692b", "#6b5326"),
    "cloth_r": ("#a4432b", "#a4432b"),
    "cloth_r_lo": ("#6f2b19", "#6f2b18"),
    "cloth_b": ("#3f6b86", "#3f6b86"),
    "cloth_g": ("#6d7c3c", "#6d7c3c"),
    "cloth_g_lo": ("#4d5b2c", "#4d5b2c"),
    "cloth_o": ("#c08a38", "#c08a38"),
    "cloth_w": ("#efe4cc", "#efe4cc"),
    "cloth_k": ("#3a332d", "#3a332d"),
    # The year wheel: a field at rest, and the field on turn.
    "spring": ("#a8bc74", "#5e7238"),
    "summer": ("#e8c25a", "#8f6f22"),
    "autumn": ("#d08a50", "#7e4a26"),
    "winter": ("#9db6c5", "#3f5a6c"),
    "spring_rest": ("#c0cb93", "#4f5b30"),
    "summer_rest": ("#eccf80", "#715820"),
    "autumn_rest": ("#dca879", "#653f23"),
    "winter_rest": ("#b8c7cb", "#394a54"),
    "year_end": ("#e0ceaa", "#463a2d"),
    "year_end_rest": ("#e6d6b4", "#3e3328"),
    "rim": ("#55331b", "#2a1b11"),
    "wheel_line": ("#231a13", "#8a7353"),
}

# palette: player: (fill, mark, edge, line in the dark theme, chart line in the light theme)
_PLAYER_COLOURS: dict[str, dict[str, tuple[str, str, str, str, str]]] = {
    DEFAULT_PALETTE: {
        "madder": ("#a93226", "#fbf3e2", "#5e150e", "#d9604f", "#a93227"),
        "woad": ("#28588a", "#fbf3e3", "#12304f", "#6fa3d8", "#28588b"),
        "leaf": ("#97a93b", "#231b12", "#4c5719", "#b5c75a", "#6f8022"),
        "heather": ("#b576a6", "#231b13", "#633457", "#d79acb", "#94507f"),
    },
    "red_green": {
        "madder": ("#a8480c", "#fbf3e2", "#5a2402", "#d17834", "#7e3906"),
        "woad": ("#5594da", "#1a1712", "#1d4474", "#a3d0ff", "#2f70b8"),
        "leaf": ("#eddf8a", "#231b12", "#7a6c1c", "#f3e89c", "#9a8a1e"),
        "heather": ("#351548", "#fbf3e2", "#8f68aa", "#956db5", "#351548"),
    },
    "blue_yellow": {
        "madder": ("#9c150a", "#fbf3e2", "#560a04", "#e0604f", "#9c150a"),
        "woad": ("#0e4d59", "#fbf3e2", "#052a32", "#4f9fae", "#0e4d59"),
        "leaf": ("#93cc58", "#231b12", "#3f6a1c", "#b5e078", "#5c9426"),
        "heather": ("#f6b0e0", "#231b12", "#8a4a78", "#f9c3e8", "#c05fa2"),
    },
}

# The colours that change with the season, per theme, in spring, autumn and winter; None keeps that of the theme, which is
# summer's. Roofs lie under snow in winter.
_SEASON_COLOURS: dict[str, dict[str, tuple[str | None, str | None, str | None]]] = {
    "light": {
        "sky": ("#e4e8d6", "#ecdfc4", "#dfe3e0"),
        "sky2": ("#d5dfd3", "#e3d6bf", "#cfd7da"),
        "cloud": (None, "#f8efdc", "#f1f3f0"),
        "sun": (None, None, "#f0dca0"),
        "sun_ray": (None, None, "#e6dcb8"),
        "moon_shade": (None, None, "#f0dca0"),
        "hill3": ("#c3cfa2", "#c9bd92", "#d3d9d8"),
        "hill2": ("#a7bb72", "#b09f62", "#e4e5e0"),
        "hill0": ("#728a3c", "#767038", "#eeebe2"),
        "hillcut": ("#d6deac", "#d8c790", "#b9c3c4"),
        "grass": ("#7f9a45", "#87833f", "#f1eee5"),
        "grasscut": ("#bccb80", "#b9ad6a", "#c3cbcc"),
        "field": ("#a98659", "#cba66a", "#ebe6d9"),
        "fieldcut": ("#7d9440", "#94703a", "#c8bfa9"),
        "tree": ("#74893c", "#a8602c", "#7c8684"),
        "treecut": ("#f3d3c6", "#dfa25c", "#f4f2ea"),
        "roof": (None, None, "#eeebe2"),
        "roofcut": (None, None, "#bcc6c9"),
        "thatch": (None, None, "#f1eee5"),
        "thatchcut": (None, None, "#bcc6c9"),
    },
    "dark": {
        "sky": (None, "#3a3a46", "#333e50"),
        "sun_ray": (None, "#464450", "#3f4a5c"),
        "moon_shade": (None, "#3a3a46", "#333e50"),
        "hill3": (None, "#45444a", "#59636f"),
        "hill2": ("#394b30", "#433d2c", "#727d89"),
        "hill0": (None, "#302a1a", "#8d97a2"),
        "hillcut": (None, "#665a40", "#4f5a66"),
        "grass": ("#344724", "#3d381f", "#87919c"),
        "grasscut": (None, "#67603a", "#636e7a"),
        "field": ("#4a3826", "#5c4a2a", "#7d8791"),
        "fieldcut": ("#3d4d26", "#3f321b", "#5f6872"),
        "tree": ("#2a3a1c", "#4f2d17", "#3d474e"),
        "treecut": ("#b08a90", "#8a5430", "#a9b2bc"),
        "roof": (None, None, "#9aa3ae"),
        "roofcut": (None, None, "#6b7682"),
        "thatch": (None, None, "#9aa3ae"),
        "thatchcut": (None, None, "#6b7682"),
    },
}

_COLOUR = re.compile(r"#[0-9a-fA-F]{6}\b")


@frozen
class Theme:
    """One set of colours for the whole table.

    `name` is "light" or "dark", `palette` one of PALETTES; `tokens` maps each token to "#rrggbb".
    `theme["go"]` reads one colour and raises KeyError naming a token that there is not.
    """

    name: str
    palette: str
    tokens: Mapping[str, str]

    def __getitem__(self, token: str) -> str:
        try:
            return self.tokens[token]
        except KeyError:
            raise KeyError(f"the {self.name} theme has no colour token {token!r}") from None

    def season(self, season: str) -> dict[str, str]:
        """The tokens of sky, land and roofs that look different in `season` (one of SEASONS), with their colours.

        Raises KeyError for a season that there is not.
        """
        if season not in SEASONS:
            raise KeyError(f"no season {season!r}; there are {', '.join(SEASONS)}")
        colours = {}
        for token, (spring, autumn, winter) in _SEASON_COLOURS[self.name].items():
            colour = {"spring": spring, "summer": None, "autumn": autumn, "winter": winter}[season]
            if colour is not None:
                colours[token] = colour
        return colours


def theme(name: str, palette: str = DEFAULT_PALETTE) -> Theme:
    """The theme `name` ("light" or "dark") with the players' colours of `palette` (one of PALETTES).

    Raises KeyError for a theme or a palette that there is not.
    """
    if name not in _SEASON_COLOURS:
        raise KeyError(f"no theme {name!r}; there are {', '.join(_SEASON_COLOURS)}")
    if palette not in _PLAYER_COLOURS:
        raise KeyError(f"no palette {palette!r}; there are {', '.join(PALETTES)}")
    dark = name == "dark"
    tokens = {token: values[dark] for token, values in _COLOURS.items()}
    for player, (fill, mark, edge, dark_line, chart) in _PLAYER_COLOURS[palette].items():
        tokens[player] = fill
        tokens[f"{player}_mark"] = mark
        tokens[f"{player}_edge"] = edge
        # The line is the edge in the light theme; its value differs so that the drawings can tell them apart.
        tokens[f"{player}_line"] = dark_line if dark else _next_value(edge)
        tokens[f"{player}_chart"] = dark_line if dark else chart
    return Theme(name, palette, MappingProxyType(tokens))


def mix(first: str, second: str, part: float) -> str:
    """The colour that lies `part` (0 to 1) of the way from `first` to `second`, all "#rrggbb"."""
    channels = (
        round(int(first[at : at + 2], 16) * (1 - part) + int(second[at : at + 2], 16) * part) for at in (1, 3, 5)
    )
    return "#" + "".join(f"{channel:02x}" for channel in channels)


def recolour(svg: str, target: Theme, swap: Mapping[str, str] | None = None) -> str:
    """The drawing `svg`, written in the light values, in the colours of `target`.

    `swap` shows single tokens otherwise: it maps a token either to another token or to a colour "#rrggbb".
    Each colour of the text is replaced once, in one pass, so a colour put in is never taken for one to replace.
    Raises KeyError naming a colour of the text that is no light value, or a token of `swap` that there is not.
    """
    values = {written: target[token] for written, token in _TOKEN_OF.items()}
    for token, colour in (swap or {}).items():
        values[LIGHT[token]] = colour if _COLOUR.fullmatch(colour) else target[colour]

    def value(match: re.Match[str]) -> str:
        written = match.group().lower()
        try:
            return values[written]
        except KeyError:
            raise KeyError(f"{match.group()} is not a value of the light theme") from None

    return _COLOUR.sub(value, svg)


def _next_value(colour: str) -> str:
    """The colour one step of blue beside `colour`: a value of its own that nobody can tell from it."""
    blue = int(colour[5:], 16)
    return f"{colour[:5]}{blue + 1 if blue < 0xFF else blue - 1:02x}"


LIGHT = theme("light")
DARK = theme("dark")
_TOKEN_OF = {value: token for token, value in LIGHT.tokens.items()}
