"""Parser of small boards in rule texts. A board has rows of pictures without words; each row is one line of markup.

    pieces: tile grey-2-lit -> 2 grey     a row: a tunnel tile (light side), an arrow ("->") and two grey cubes
    space money-5 workers woad 1 price 2  a worker space, its workers, and how many the next player must place
    order handcart-08: black yellow+grey  an order card and the cubes on its order spots

Imports no Qt.
"""

from __future__ import annotations

import re

from attrs import field

from haspelknecht_qt.core.fast_attrs import frozen
from haspelknecht_qt.games.gueules_noires.components import Components
from haspelknecht_qt.games.gueules_noires.printed import COLOURS, ORDER_IDS, SPACE_IDS, TILE_IDS, VEHICLES
from haspelknecht_qt.games.gueules_noires.state import Colour
from haspelknecht_qt.ui.rules.rule_markup import MarkupError

SIGNS = ("->", "+")
PIECES = (*COLOURS, "worker", "franc", *VEHICLES, "minecart", "empty_minecart", "cage", "lamp", "vp")
"""Names of pieces in a row. A number may precede a name, for instance "2 grey"."""
MAX_EQUAL_PIECES = 7
"""Maximum number of equal pieces in a row."""
PLAYER_COLOURS = ("madder", "woad", "leaf", "heather")
MAX_WORKERS = 6
"""Maximum number of workers on a space."""


@frozen
class PieceRow:
    """Row of pieces, as pairs (name, count). A name is one of PIECES or SIGNS, or the id of a tunnel tile."""

    items: tuple[tuple[str, int], ...]
    text: str = field(default="", init=False)


@frozen
class WorkerSpaceRow:
    """Row with a worker space.

    `player_colour` is the colour of the player who has workers on the space; "" if the space is empty. `workers` is
    the number of these workers.
    """

    space_id: str
    player_colour: str
    workers: int
    text: str = field(default="", init=False)

    @property
    def price(self) -> int:
        """Number of workers that the next player has to place: one more than there are on the space (GT2)."""
        return self.workers + 1


@frozen
class CardRow:
    """Row with an order card: the id of its order, and the colour and the cubes of each order spot."""

    order_id: str
    spots: tuple[Colour, ...]
    cubes: tuple[tuple[Colour, ...], ...]
    text: str = field(default="", init=False)


RuleBoardRow = PieceRow | WorkerSpaceRow | CardRow
_SPACE_PATTERN = re.compile(r"space (\S+)(?: workers (\S+) (\d+))? price (\d+)")
_COLOUR_BY_NAME = dict(zip(COLOURS, Colour, strict=True))


@frozen
class RowReader:
    """Parser of the rows of a board. Order spots are those of `built_in`, without the user's corrections."""

    built_in: Components

    def read_row(self, line: str) -> RuleBoardRow:
        """Parses a row. Raises MarkupError if the row is not valid."""
        head, colon, rest = line.strip().partition(":")
        kind, _, subject = head.strip().partition(" ")
        if colon and kind == "pieces" and not subject:
            return PieceRow(tuple(_parse_items(rest.split())))
        if colon and kind == "order":
            return self._parse_order(subject, rest.split())
        if kind == "space":
            return _parse_space(line.strip())
        raise MarkupError(repr(line.strip()), "pieces: ..., space SPACE ..., order ORDER: ...")

    def _parse_order(self, name: str, fillings: list[str]) -> CardRow:
        if name not in ORDER_IDS:
            raise MarkupError(f"order {name!r}", f"{ORDER_IDS[0]} to {ORDER_IDS[-1]}")
        cells = self.built_in.orders[ORDER_IDS.index(name)].cells
        spots = tuple(colour for colour in Colour for _ in range(cells[colour]))
        if len(fillings) != len(spots):
            raise MarkupError(f"{len(fillings)} fillings of {name}", f"{len(spots)}, one for each order spot")
        cubes = tuple(map(_parse_cubes_on_spot, fillings))
        for spot, laid in zip(spots, cubes, strict=True):
            if len(laid) == 1 and laid[0] != spot:
                raise MarkupError(f"a {laid[0].word} cube on a {spot.word} order spot", f"{spot.word}, or two cubes")
        return CardRow(name, spots, cubes)


def _parse_cubes_on_spot(word: str) -> tuple[Colour, ...]:
    if word == "-":
        return ()
    colours = word.split("+")
    if len(colours) > 2 or any(colour not in _COLOUR_BY_NAME for colour in colours):
        raise MarkupError(repr(word), f"-, one of {', '.join(COLOURS)}, or two of them with + between")
    return tuple(_COLOUR_BY_NAME[colour] for colour in colours)


def _parse_space(line: str) -> WorkerSpaceRow:
    match = _SPACE_PATTERN.fullmatch(line)
    if match is None:
        raise MarkupError(repr(line), "space SPACE price N, space SPACE workers PLAYER N price N")
    space, player, workers, price = match[1], match[2] or "", int(match[3] or 0), int(match[4])
    if space not in SPACE_IDS:
        raise MarkupError(f"space {space!r}", ", ".join(SPACE_IDS))
    if player and (player not in PLAYER_COLOURS or not 1 <= workers <= MAX_WORKERS):
        raise MarkupError(f"workers {player} {workers}", f"{', '.join(PLAYER_COLOURS)} and 1 to {MAX_WORKERS}")
    if price != workers + 1:
        raise MarkupError(f"price {price}", f"price {workers + 1}, one more than the workers there")
    return WorkerSpaceRow(space, player, workers)


def _parse_items(words: list[str]) -> list[tuple[str, int]]:
    found: list[tuple[str, int]] = []
    place = 0
    while place < len(words):
        word, following = words[place], words[place + 1] if place + 1 < len(words) else ""
        place += 1
        if word == "tile":
            if following not in TILE_IDS:
                raise MarkupError(f"tile {following!r}", ", ".join(TILE_IDS))
            found.append((following, 1))
            place += 1
        elif word.isdecimal():
            if following not in PIECES or not 2 <= int(word) <= MAX_EQUAL_PIECES:
                raise MarkupError(f"{word} {following}", f"2 to {MAX_EQUAL_PIECES} of {', '.join(PIECES)}")
            found.append((following, int(word)))
            place += 1
        elif word in PIECES or word in SIGNS:
            found.append((word, 1))
        else:
            raise MarkupError(repr(word), ", ".join((*PIECES, *SIGNS, "tile TILE", "a number and one of them")))
    if not found:
        raise MarkupError("no pieces", f"pieces: and some of {', '.join(PIECES)}")
    return found
