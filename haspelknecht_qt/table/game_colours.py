"""The colours of one game: tokens that its drawings use in addition to the tokens that all games share.

They are defined in a file `colours.toml` beside the drawings:

    coal = ["#26211e", "#1b1715"]       # token = [colour in the light theme, in the dark theme]

    [contrast]                          # tokens that differ from the light theme in the theme of high contrast
    coal = "#000000"

    [variants.winter]                   # tokens with other colours, here in winter
    sky = ["#dfe3e0", "#333e50"]
    sun = ["#f0dca0", "sun"]            # a colour, or a token whose colour is used

Tokens are lower case words with underscores, colours "#rrggbb" in lower case. Imports no Qt.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping
from pathlib import Path
from typing import NamedTuple

from haspelknecht_qt.core.record_error import quote
from haspelknecht_qt.core.text import truncate

FILE_NAME = "colours.toml"
"""Name of the colour file in the folder of a game's drawings."""

VARIANTS_KEY = "variants"
"""Key of the TOML table that holds the variants of colours. No token may have this name."""

CONTRAST_KEY = "contrast"
"""Key of the TOML table with the colours of the high-contrast theme. No token may have this name."""

COLOUR = re.compile(r"#[0-9a-f]{6}")

_PAIR_INDEX = {"light": 0, "dark": 1, "contrast": 0}
_TOKEN_PATTERN = re.compile(r"[a-z][a-z0-9_]*")

ColourPair = tuple[str, str]
"""Two values of a token: for the light theme, then for the dark theme. Each is a colour or another token."""


class ColoursError(ValueError):
    """Raised for an invalid colour file. The message names the file, the key, and the values found and allowed."""


class GameColours(NamedTuple):
    """Colour tokens of one game, and variants that give some tokens other colours, in the order of the file.

    A colour of a variant is "#rrggbb", or a token whose colour is used. `contrast` has the tokens whose colours in the
    high-contrast theme differ from those in the light theme.
    """

    tokens: Mapping[str, ColourPair]
    variants: Mapping[str, Mapping[str, ColourPair]]
    contrast: Mapping[str, str]

    def colours(self, theme: str) -> dict[str, str]:
        """All colour tokens of this game, each with its colour in the theme "light", "dark" or "contrast"."""
        colours = {token: pair[_PAIR_INDEX[theme]] for token, pair in self.tokens.items()}
        return {**colours, **self.contrast} if theme == CONTRAST_KEY else colours

    def variant_colours(self, name: str, theme: str) -> dict[str, str]:
        """Tokens that a variant changes, each with its new colour, or with the token whose colour it takes.

        Raises KeyError for an unknown variant.
        """
        if name not in self.variants:
            raise KeyError(f"no variant {name!r}; there are {', '.join(self.variants) or 'none'}")
        pairs = self.variants[name].items()
        shown = {token: pair[_PAIR_INDEX[theme]] for token, pair in pairs}
        return {token: colour for token, colour in shown.items() if colour != token}


def read_game_colours(path: Path, common: Collection[str], fixed: Collection[str] = ()) -> GameColours:
    """Reads the game colours from the file `path`.

    `common` are the tokens that all games share. A game may give them colours of its own, except those in `fixed`.
    Raises ColoursError, or FileNotFoundError if there is no such file.
    """
    from haspelknecht_qt.core.validation import read_toml  # noqa: PLC0415 - scripts of the build do without file locks

    try:
        values = read_toml(path)
    except ValueError as error:
        raise ColoursError(f"{path}: {error}") from error
    variants = values.pop(VARIANTS_KEY, {})
    contrast = values.pop(CONTRAST_KEY, {})
    tokens = {}
    for token, value in values.items():
        if not _TOKEN_PATTERN.fullmatch(token):
            raise ColoursError(
                f"{path}: {quote(token)} is no name of a token; allowed are lower case words with underscores"
            )
        if token in fixed:
            raise ColoursError(f"{path}: {token} has the same colour in all games; allowed are other tokens")
        tokens[token] = _read_pair(value, f"{path}: {token}", ())
    known = {*common, *tokens} - set(fixed)
    if not isinstance(variants, dict):
        raise ColoursError(
            f"{path}: {VARIANTS_KEY} is {quote(variants)}; allowed are tables of tokens by the variant's name"
        )
    return GameColours(
        tokens,
        {name: _read_variant(table, f"{path}: {VARIANTS_KEY}.{name}", known) for name, table in variants.items()},
        _read_contrast(contrast, f"{path}: {CONTRAST_KEY}", known),
    )


def _read_contrast(table: object, place: str, known: Collection[str]) -> Mapping[str, str]:
    if not isinstance(table, dict):
        raise ColoursError(f"{place} is {quote(table)}; allowed is a table of tokens")
    for token, colour in table.items():
        if token not in known:
            raise ColoursError(f"{place}.{truncate(token, 80)} is no token of this game that may vary")
        if not (isinstance(colour, str) and COLOUR.fullmatch(colour)):
            raise ColoursError(f'{place}.{token} is {quote(colour)}; allowed is a colour "#rrggbb" in lower case')
    return table


def _read_variant(table: object, place: str, known: Collection[str]) -> Mapping[str, ColourPair]:
    if not isinstance(table, dict):
        raise ColoursError(f"{place} is {quote(table)}; allowed is a table of tokens")
    for token in table:
        if token not in known:
            raise ColoursError(f"{place}.{truncate(token, 80)} is no token of this game that may vary")
    return {token: _read_pair(value, f"{place}.{token}", known) for token, value in table.items()}


def _read_pair(value: object, place: str, known: Collection[str]) -> ColourPair:
    match value:
        case [str(light), str(dark)] if all(COLOUR.fullmatch(one) or one in known for one in (light, dark)):
            return light, dark
    words = 'two colours "#rrggbb" in lower case' + (" or tokens" if known else "")
    raise ColoursError(f"{place} is {quote(value)}; allowed are {words}, for the light theme and for the dark one")
