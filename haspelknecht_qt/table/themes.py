"""The colours of the table: three themes, three palettes for the players, and the colours of each game.

A token is the name of a colour. A theme has the tokens that all games share (paper, ink, legal and illegal, the
players) and the tokens of one game (`game_colours`). Windows and their pages need only the shared tokens.

Drawings contain no colours. Their classes name tokens: "f-paper" for a fill, "s-ink" for a line. A style sheet gives
every class its colour in the current theme (`css_rules`).

Colours are strings "#rrggbb" in lower case throughout. Imports no Qt.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Final

from haspelknecht_qt.core.seats import COLOURS
from haspelknecht_qt.table.game_colours import COLOUR, GameColours

PLAYER_COLOURS = COLOURS
"""Names of the players' colours in seat order: names of dyes and plants. Each colour has a symbol and a hatching."""

THEME_NAMES = ("light", "dark", "contrast")
"""Names of the themes. "contrast" is the light theme with black lines and texts on white: text has a contrast of 7:1."""

DEFAULT_PALETTE = "default"
PALETTES = (DEFAULT_PALETTE, "red_green", "blue_yellow")
"""Names of the sets of player colours: for normal, red-green and blue-yellow colour vision."""

CHART_DASHES: Mapping[str, tuple[float, ...]] = MappingProxyType(
    {"madder": (), "woad": (3.0, 5.0), "leaf": (11.0, 5.0), "heather": (14.0, 4.0, 3.0, 4.0)}
)
"""Dash patterns of the players' lines in charts, by player colour: dash, gap, dash, gap, ... in scene units."""

# Tokens that all games share: colour in the light theme, colour in the dark theme.
_SHARED_COLOURS: dict[str, tuple[str, str]] = {
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
    # Colours in the drawings of all games.
    "outline": ("#231a12", "#231a12"),
    "shade": ("#000000", "#000000"),
    "cut": ("#f7eedb", "#2b241e"),
    "laurel": ("#7c8c47", "#9fb862"),
    "laurel_cut": ("#c9cf9b", "#5e7430"),
    # The icon of the program.
    "app_sky": ("#e9e3cb", "#2e3a4d"),
    "app_hill": ("#9ba869", "#34432f"),
    "app_grass": ("#71833e", "#2f3d22"),
    "app_turf": ("#66773a", "#22301d"),
    "app_soil": ("#493424", "#2c2018"),
    "app_soil_cut": ("#96734f", "#6a4f37"),
    "app_light": ("#e9d3a2", "#ba8e50"),
    "app_light_cut": ("#c7a76c", "#835f32"),
    "app_dark": ("#17110c", "#0b0806"),
    "app_coal": ("#26211e", "#1b1715"),
    "app_wood": ("#93602f", "#93602f"),
    "app_wood_hi": ("#c08b55", "#c08b55"),
    "app_wood_lo": ("#55331a", "#55331a"),
}

# Shared tokens with another colour in the theme "contrast". All others are as in the light theme.
_CONTRAST_COLOURS: dict[str, str] = {
    "table": "#3c2e20",
    "table2": "#33271b",
    "table3": "#453626",
    "paper": "#ffffff",
    "paper2": "#f4f1ea",
    "paper3": "#e4dfd4",
    "paperhi": "#ffffff",
    "plate": "#ffffff",
    "plate_e": "#000000",
    "niche": "#ffffff",
    "slot": "#ffffff",
    "slot_e": "#4a4a4a",
    "ink": "#000000",
    "ink2": "#1f1a15",
    "ink3": "#3b342c",
    "line": "#6b6256",
    "edge": "#000000",
    "go": "#00493f",
    "go_hi": "#006b5d",
    "go_tint": "#e2f4ec",
    "go_tint2": "#cdeadd",
    "go_text": "#ffffff",
    "stop": "#7c0d04",
    "stop_tint": "#fbe7df",
    "stop_pill": "#7c0d04",
    "stop_text": "#ffffff",
    "warn": "#5a3200",
    "warn_tint": "#fff3cf",
    "outline": "#000000",
    "cut": "#ffffff",
}

# Colours by palette and player: fill, mark, edge, line (light theme), line (dark theme), chart line (light theme).
_COLOURS_BY_PALETTE: dict[str, dict[str, tuple[str, str, str, str, str, str]]] = {
    DEFAULT_PALETTE: {
        "madder": ("#a93226", "#fbf3e2", "#5e150e", "#5e150f", "#d9604f", "#a93227"),
        "woad": ("#28588a", "#fbf3e3", "#12304f", "#123050", "#6fa3d8", "#28588b"),
        "leaf": ("#97a93b", "#231b12", "#4c5719", "#4c571a", "#b5c75a", "#6f8022"),
        "heather": ("#b576a6", "#231b13", "#633457", "#633458", "#d79acb", "#94507f"),
    },
    "red_green": {
        "madder": ("#a8480c", "#fbf3e2", "#5a2402", "#5a2403", "#d17834", "#7e3906"),
        "woad": ("#5594da", "#1a1712", "#1d4474", "#1d4475", "#a3d0ff", "#2f70b8"),
        "leaf": ("#eddf8a", "#231b12", "#7a6c1c", "#7a6c1d", "#f3e89c", "#9a8a1e"),
        "heather": ("#351548", "#fbf3e2", "#8f68aa", "#8f68ab", "#956db5", "#351548"),
    },
    "blue_yellow": {
        "madder": ("#9c150a", "#fbf3e2", "#560a04", "#560a05", "#e0604f", "#9c150a"),
        "woad": ("#0e4d59", "#fbf3e2", "#052a32", "#052a33", "#4f9fae", "#0e4d59"),
        "leaf": ("#93cc58", "#231b12", "#3f6a1c", "#3f6a1d", "#b5e078", "#5c9426"),
        "heather": ("#f6b0e0", "#231b12", "#8a4a78", "#8a4a79", "#f9c3e8", "#c05fa2"),
    },
}

_FILL, _LINE = "f-", "s-"
_CSS_PROPERTIES = {_FILL: "fill", _LINE: "stroke"}


class Theme:
    """All colours in one theme and palette: of the shared tokens, and of the tokens of one game.

    `name` is one of THEME_NAMES, `palette` one of PALETTES. `tokens` maps each token, also of `game_colours`, to
    "#rrggbb". `theme["go"]` returns the colour of one token. Raises KeyError naming an unknown token.
    """

    def __init__(
        self, name: str, palette: str, tokens: Mapping[str, str], game_colours: GameColours | None = None
    ) -> None:
        self.name: Final = name
        self.palette: Final = palette
        self.tokens: Final = tokens
        self.game_colours: Final = game_colours

    @property
    def is_high_contrast(self) -> bool:
        """Whether lines are dark and grounds are white, so that colours alone say little."""
        return self.name == "contrast"

    def faded_opacity(self, opacity: float) -> float:
        """Opacity of faded drawings, such as empty goods. High contrast needs more on its white ground."""
        return max(0.55, opacity) if self.is_high_contrast else opacity

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Theme) and vars(self) == vars(other)

    def __hash__(self) -> int:
        return hash((self.name, self.palette))

    def __getitem__(self, token: str) -> str:
        try:
            return self.tokens[token]
        except KeyError:
            raise KeyError(f"the {self.name} theme has no colour token {token!r}") from None

    def variant_colours(self, name: str) -> dict[str, str]:
        """Returns the tokens that this variant changes, each with a colour or another token, as `css_rules` takes them.

        Raises KeyError for an unknown variant.
        """
        if self.game_colours is None:
            raise KeyError(f"no variant {name!r}: the {self.name} theme belongs to no game")
        return self.game_colours.variant_colours(name, self.name)

    def with_game_colours(self, game_colours: GameColours | None) -> Theme:
        """The theme with these game colours; the theme itself if it has them already, or if `game_colours` is None."""
        if game_colours is None or game_colours == self.game_colours:
            return self
        base = self if self.game_colours is None else theme(self.name, self.palette)
        tokens = MappingProxyType({**base.tokens, **game_colours.colours(self.name)})
        return Theme(self.name, self.palette, tokens, game_colours)


def theme(name: str, palette: str = DEFAULT_PALETTE, game_colours: GameColours | None = None) -> Theme:
    """Theme of this name (in THEME_NAMES) and palette (in PALETTES), with optional game colours.

    Raises KeyError for an unknown theme or palette.
    """
    if name not in THEME_NAMES:
        raise KeyError(f"no theme {name!r}; there are {', '.join(THEME_NAMES)}")
    if palette not in _COLOURS_BY_PALETTE:
        raise KeyError(f"no palette {palette!r}; there are {', '.join(PALETTES)}")
    dark = name == "dark"
    tokens = {token: values[dark] for token, values in _SHARED_COLOURS.items()}
    if name == "contrast":
        tokens.update(_CONTRAST_COLOURS)
    for player, (fill, mark, edge, light_line, dark_line, chart) in _COLOURS_BY_PALETTE[palette].items():
        tokens[player] = fill
        tokens[f"{player}_mark"] = mark
        tokens[f"{player}_edge"] = edge
        tokens[f"{player}_line"] = dark_line if dark else light_line
        tokens[f"{player}_chart"] = dark_line if dark else chart
    return Theme(name, palette, MappingProxyType(tokens)).with_game_colours(game_colours)


def mix_colours(first: str, second: str, part: float) -> str:
    """Returns a mixture of two colours, each "#rrggbb". `part` is the share of `second`, from 0 to 1."""
    channels = (
        round(int(first[at : at + 2], 16) * (1 - part) + int(second[at : at + 2], 16) * part) for at in (1, 3, 5)
    )
    return "#" + "".join(f"{channel:02x}" for channel in channels)


def css_rules(classes: Iterable[str], target: Theme, swap: Mapping[str, str] | None = None) -> str:
    """CSS rules that give `classes` their colours in theme `target`: ".f-paper{fill:#f7eeda}.s-ink{stroke:#2a2018}".

    `swap` replaces single tokens: it maps a token either to another token or to a colour "#rrggbb". Swaps are not
    chained: if two tokens are exchanged, each gets the other's colour. Raises KeyError naming an invalid class, or an
    unknown token in a class or in `swap`.
    """
    swapped: dict[str, str] = {}
    for token, colour in (swap or {}).items():
        target[token]  # raises KeyError for an unknown token
        swapped[token] = colour if COLOUR.fullmatch(colour.lower()) else target[colour]
    rules = []
    for name in classes:
        kind, token = name[:2], name[2:]
        if kind not in _CSS_PROPERTIES:
            raise KeyError(f"the class {name!r} names no token; allowed are f-TOKEN for a fill and s-TOKEN for a line")
        rules.append(f".{name}{{{_CSS_PROPERTIES[kind]}:{swapped.get(token) or target[token]}}}")
    return "".join(rules)


LIGHT = theme("light")
DARK = theme("dark")

FIXED_TOKENS = frozenset(token for token in LIGHT.tokens if token.split("_")[0] in PLAYER_COLOURS)
"""The tokens that no game may change: the players' colours, which the palettes define."""
