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

from attrs import frozen

from haspelknecht_qt.games.haspelknecht.printed import PINGE_COAL, SECTIONS, TILE_NUMBERS, TUNNEL_COAL
from haspelknecht_qt.ui.rules.rule_markup import MarkupError

SIGNS = ("->", "+", "-", "=")
WORKERS = ("farmer", "farmhand", "coal_digger", "coal_miner", "haspelknecht")
BUILDINGS = ("barn", "coal_storage", "charcoal_burner", "water_mill")
ITEMS = (
    "black",
    "brown",
    "yellow",
    "coal",
    "wood",
    "food",
    "thaler",
    "water",
    "debt",
    "marker.hammer_and_pick",
    "marker.hauling_cable",
    "marker.ladder",
    "marker.oil_lamp",
    "marker.wheelbarrow",
    "marker.windlass",
)
"""Names of pieces in a row; a number may precede each name."""

MOST_ALIKE = 7
"""Maximum number of equal pieces in a row."""


@frozen
class RowItem:
    """An item of a row.

    `kind` is "piece" (`name` of ITEMS, `count` times), "sign" (`name` of SIGNS), "vp" (`count` points), "tile" (`count`
    is the number of the tile) or "word" (`name` is the word).
    """

    kind: str
    name: str = ""
    count: int = 1


@frozen
class RuleBoardRow:
    """A row.

    `kind` is one of KINDS. `subject` is its worker, building, cart or pool. `numbers` has its counts by name. `text` is
    its line of words.

    `hexes` are the rows of tiles: each tile as its number and "*", "+" or "".
    """

    kind: str
    subject: str = ""
    items: tuple[RowItem, ...] = ()
    numbers: tuple[tuple[str, int], ...] = ()
    hexes: tuple[tuple[tuple[int, str], ...], ...] = ()
    text: str = ""

    def number(self, name: str) -> int:
        """Returns one of the counts. Raises KeyError for an unknown name."""
        return dict(self.numbers)[name]


_WITH_ITEMS = {
    "pieces": ("",),
    "worker": WORKERS,
    "building": BUILDINGS,
    "cart": ("1", "2"),
    "pool": ("A", "B", "C", "D", "A water", "B water", "C water", "D water"),
    "reserve": ("A", "B", "C", "D"),
}
_WITH_NUMBERS = {
    "pinge": {"coal": PINGE_COAL, "wood": 2, "water": 5},
    "tunnel": {"sections": SECTIONS, "excavated": TUNNEL_COAL, "wood": SECTIONS},
    "shaft": {"coal": 12, "water": 6},
}
KINDS = (*_WITH_ITEMS, *_WITH_NUMBERS, "tile", "tiles", "text")

_TOKEN = re.compile(r'"([^"]*)"|(\S+)')
_HEX = re.compile(r"(\d\d)([*+]?)")


def parse_row(line: str) -> RuleBoardRow:
    """Parses a row. Raises MarkupError."""
    head, colon, rest = line.partition(":")
    kind, _, subject = head.strip().partition(" ")
    if colon and kind == "text" and not subject:
        return RuleBoardRow("text", text=_some_words(rest.strip()))
    if colon and kind in _WITH_ITEMS:
        if subject not in _WITH_ITEMS[kind]:
            raise MarkupError(f"{kind} {subject!r}", ", ".join(filter(None, _WITH_ITEMS[kind])) or "pieces: ...")
        items = _items(rest)
        return RuleBoardRow(kind, subject, items, text=" ".join(item.name for item in items if item.kind == "word"))
    kind, _, rest = line.strip().partition(" ")
    if kind in _WITH_NUMBERS:
        return RuleBoardRow(kind, numbers=_numbers(kind, rest.split()))
    if kind == "tile":
        return RuleBoardRow(kind, hexes=((_hex(rest),),))
    if kind == "tiles":
        return RuleBoardRow(kind, hexes=tuple(tuple(map(_hex, row.split())) for row in rest.split("/")))
    raise MarkupError(repr(line.strip()), ", ".join(KINDS))


def _some_words(words: str) -> str:
    if not words:
        raise MarkupError("no words", "text: words")
    return words


def _items(text: str) -> tuple[RowItem, ...]:
    found: list[RowItem] = []
    tokens = [(match[1], match[2]) for match in _TOKEN.finditer(text)]
    place = 0
    while place < len(tokens):
        word, token = tokens[place]
        following = tokens[place + 1][1] if place + 1 < len(tokens) else None
        if word:
            found.append(RowItem("word", word))
        elif token in SIGNS:
            found.append(RowItem("sign", token))
        elif token in {"vp", "tile"}:
            found.append(RowItem(token, count=_number(following, f"{token} and a number")))
            place += 1
        elif token.isdigit():
            count = int(token)
            if following not in ITEMS or not 2 <= count <= MOST_ALIKE:
                raise MarkupError(f"{token} {following}", f"2 to {MOST_ALIKE} of {', '.join(ITEMS)}")
            found.append(RowItem("piece", str(following), count))
            place += 1
        elif token in ITEMS:
            found.append(RowItem("piece", token))
        else:
            raise MarkupError(repr(token or '""'), ", ".join((*ITEMS, *SIGNS, "vp N", "tile N", '"words"')))
        place += 1
    if any(item.kind == "tile" and item.count not in TILE_NUMBERS for item in found):
        raise MarkupError("a tile that there is not", ", ".join(map(str, TILE_NUMBERS)))
    return tuple(found)


def _number(token: str | None, allowed: str) -> int:
    if token is None or not token.isdigit():
        raise MarkupError(repr(token or ""), allowed)
    return int(token)


def _numbers(kind: str, words: Sequence[str]) -> tuple[tuple[str, int], ...]:
    limits = _WITH_NUMBERS[kind]
    if tuple(words[::2]) != tuple(limits) or len(words) != 2 * len(limits):
        raise MarkupError(" ".join(words), " ".join(f"{name} N" for name in limits))
    found = []
    for name, word in zip(words[::2], words[1::2], strict=True):
        number = _number(word, f"{name} 0 to {limits[name]}")
        if number > limits[name]:
            raise MarkupError(f"{name} {number}", f"0 to {limits[name]}")
        found.append((name, number))
    return tuple(found)


def _hex(word: str) -> tuple[int, str]:
    match = _HEX.fullmatch(word.strip())
    if match is None or int(match[1]) not in TILE_NUMBERS:
        raise MarkupError(f"tile {word.strip()!r}", "the number of a tile, with * or + behind it or nothing")
    return int(match[1]), match[2]
