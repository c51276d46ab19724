"""Parser of small boards in rule texts: rows of the game's pieces, each row on a line of its own.

    pieces: 2 wood -> 2 coal + vp 1       a row of pieces; "or" in quotes is a word
    worker farmer: 3 brown -> 3 wood      a worker's plate, the disks on it and the result
    building barn: food -> vp 2           a building, its goods and the result
    cart 1: 3 black                       a cart field
    pool B water: 3 brown 2 yellow        an action pool, here with its water symbol
    reserve A: black brown yellow         a reserve pool
    pinge coal 5 wood 1 water 0           a Pinge
    tunnel sections 3 excavated 1 wood 2  the first sections of a tunnel, with this much coal excavated
    shaft coal 3 water 2                  a shaft
    tile 21                               a development tile
    tiles 11* 12 / 21+ 22                 rows of tiles; *: the reader owns it; +: may be acquired
    text: The owner of 11 may acquire 21. a line of words

Imports no Qt.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from haspelknecht_qt.core.fast_attrs import frozen
from haspelknecht_qt.game_ui.haspelknecht import elements
from haspelknecht_qt.games.haspelknecht.kinds import PINGE_COAL, PINGE_WOOD, TUNNEL_SECTIONS, Building
from haspelknecht_qt.games.haspelknecht.printed import TILE_NUMBERS, TUNNEL_COAL
from haspelknecht_qt.ui.rules.rule_markup import MarkupError

SIGNS = ("->", "+", "-", "=")
WORKERS = ("farmer", "farmhand", "coal_digger", "coal_miner", "haspelknecht")
BUILDINGS = tuple(building.word for building in Building)
MARKERS = tuple(sorted(elements.MARKERS.values()))
PIECES = ("black", "brown", "yellow", "coal", "wood", "food", "thaler", "water", "debt", *MARKERS)
"""Names of pieces in the text of a row, such as "3 brown -> 3 wood", in which numbers count equal pieces."""

MAX_EQUAL_PIECES = 7
"""Maximum number of equal pieces in a row."""


@frozen
class RuleBoardItem:
    """Item of a row of a small board in a rule text.

    `kind` is one of "piece", "sign", "vp", "tile" and "word". `name` is the piece (of PIECES), the sign (of SIGNS) or
    the word. `count` is the number of equal pieces, the victory points, or the number on the tile.
    """

    kind: str
    name: str = ""
    count: int = 1


@frozen
class RuleBoardRow:
    """A row of a small board in a rule text.

    `kind`: one of KINDS.
    `subject`: worker, building, cart or pool of the row.
    `items`: pieces in the row.
    `named_counts`: pairs of a name and a count, such as ("coal", 3).
    `tile_rows`: rows of tiles; each tile has its number and one of "*", "+" and "".
    `text`: a line of words.
    """

    kind: str
    subject: str = ""
    items: tuple[RuleBoardItem, ...] = ()
    named_counts: tuple[tuple[str, int], ...] = ()
    tile_rows: tuple[tuple[tuple[int, str], ...], ...] = ()
    text: str = ""

    def named_count(self, name: str) -> int:
        """Returns the count with this name in `named_counts`. Raises KeyError for an unknown name."""
        return dict(self.named_counts)[name]


_SUBJECTS_BY_KIND = {
    "pieces": ("",),
    "worker": WORKERS,
    "building": BUILDINGS,
    "cart": ("1", "2"),
    "pool": ("A", "B", "C", "D", "A water", "B water", "C water", "D water"),
    "reserve": ("A", "B", "C", "D"),
}
_LIMITS_BY_KIND = {
    "pinge": {"coal": PINGE_COAL, "wood": PINGE_WOOD, "water": 5},
    "tunnel": {"sections": TUNNEL_SECTIONS, "excavated": TUNNEL_COAL, "wood": TUNNEL_SECTIONS},
    "shaft": {"coal": 12, "water": 6},
}
"""Largest count of each thing in a row. The drawings have places for this much water, and for this coal in a shaft."""
KINDS = (*_SUBJECTS_BY_KIND, *_LIMITS_BY_KIND, "tile", "tiles", "text")

_TOKEN_PATTERN = re.compile(r'"([^"]*)"|(\S+)')
_TILE_PATTERN = re.compile(r"(\d\d)([*+]?)")


def parse_row(line: str) -> RuleBoardRow:
    """Parses a line of a rule text as a row of a board. Raises MarkupError for an invalid line."""
    head, colon, rest = line.partition(":")
    kind, _, subject = head.strip().partition(" ")
    if colon and kind == "text" and not subject:
        if not rest.strip():
            raise MarkupError("no words", "text: words")
        return RuleBoardRow("text", text=rest.strip())
    if colon and kind in _SUBJECTS_BY_KIND:
        if subject not in _SUBJECTS_BY_KIND[kind]:
            raise MarkupError(f"{kind} {subject!r}", ", ".join(filter(None, _SUBJECTS_BY_KIND[kind])) or "pieces: ...")
        items = _parse_items(rest)
        return RuleBoardRow(kind, subject, items, text=" ".join(item.name for item in items if item.kind == "word"))
    kind, _, rest = line.strip().partition(" ")
    if kind in _LIMITS_BY_KIND:
        return RuleBoardRow(kind, named_counts=_parse_numbers(kind, rest.split()))
    if kind == "tile":
        return RuleBoardRow(kind, tile_rows=((_parse_tile(rest),),))
    if kind == "tiles":
        return RuleBoardRow(kind, tile_rows=tuple(tuple(map(_parse_tile, row.split())) for row in rest.split("/")))
    raise MarkupError(repr(line.strip()), ", ".join(KINDS))


def _parse_items(text: str) -> tuple[RuleBoardItem, ...]:
    found: list[RuleBoardItem] = []
    tokens = [(match[1], match[2]) for match in _TOKEN_PATTERN.finditer(text)]
    index = 0
    while index < len(tokens):
        word, token = tokens[index]
        following = tokens[index + 1][1] if index + 1 < len(tokens) else None
        if word:
            found.append(RuleBoardItem("word", word))
        elif token in SIGNS:
            found.append(RuleBoardItem("sign", token))
        elif token in {"vp", "tile"}:
            found.append(RuleBoardItem(token, count=_parse_number(following, f"{token} and a number")))
            index += 1
        elif token.isdigit():
            count = int(token)
            if following not in PIECES or not 2 <= count <= MAX_EQUAL_PIECES:
                raise MarkupError(f"{token} {following}", f"2 to {MAX_EQUAL_PIECES} of {', '.join(PIECES)}")
            found.append(RuleBoardItem("piece", str(following), count))
            index += 1
        elif token in PIECES:
            found.append(RuleBoardItem("piece", token))
        else:
            raise MarkupError(repr(token or '""'), ", ".join((*PIECES, *SIGNS, "vp N", "tile N", '"words"')))
        index += 1
    if any(item.kind == "tile" and item.count not in TILE_NUMBERS for item in found):
        raise MarkupError("a tile that there is not", ", ".join(map(str, TILE_NUMBERS)))
    return tuple(found)


def _parse_number(token: str | None, allowed: str) -> int:
    if token is None or not token.isdigit():
        raise MarkupError(repr(token or ""), allowed)
    return int(token)


def _parse_numbers(kind: str, words: Sequence[str]) -> tuple[tuple[str, int], ...]:
    limits = _LIMITS_BY_KIND[kind]
    if tuple(words[::2]) != tuple(limits) or len(words) != 2 * len(limits):
        raise MarkupError(" ".join(words), " ".join(f"{name} N" for name in limits))
    found = []
    for name, word in zip(words[::2], words[1::2], strict=True):
        number = _parse_number(word, f"{name} 0 to {limits[name]}")
        if number > limits[name]:
            raise MarkupError(f"{name} {number}", f"0 to {limits[name]}")
        found.append((name, number))
    return tuple(found)


def _parse_tile(word: str) -> tuple[int, str]:
    match = _TILE_PATTERN.fullmatch(word.strip())
    if match is None or int(match[1]) not in TILE_NUMBERS:
        raise MarkupError(f"tile {word.strip()!r}", "the number of a tile, with * or + behind it or nothing")
    return int(match[1]), match[2]
