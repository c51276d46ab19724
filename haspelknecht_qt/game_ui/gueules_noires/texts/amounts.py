"""Texts of amounts such as "2 workers", "3 francs" and "2 grey cubes", and of lists of amounts."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from haspelknecht_qt.games.gueules_noires.moves import CubeSource
from haspelknecht_qt.games.gueules_noires.state import Colour
from haspelknecht_qt.ui.defaults.text_enum import QT_TRANSLATE_NOOP, TextEnum
from haspelknecht_qt.ui.widgets.formats import TextFormats


class AmountText(TextEnum):
    """Texts of amounts. They stand alone or in lists: inside a sentence, some languages would inflect them."""

    WORKERS = QT_TRANSLATE_NOOP("GueulesNoiresAmountTexts", "%n workers", None, 1)
    FRANCS = QT_TRANSLATE_NOOP("GueulesNoiresAmountTexts", "%n francs", None, 1)
    COAL = QT_TRANSLATE_NOOP("GueulesNoiresAmountTexts", "%n coal cubes", None, 1)
    YELLOW_CUBES = QT_TRANSLATE_NOOP("GueulesNoiresAmountTexts", "%n yellow cubes", None, 1)
    BROWN_CUBES = QT_TRANSLATE_NOOP("GueulesNoiresAmountTexts", "%n brown cubes", None, 1)
    GREY_CUBES = QT_TRANSLATE_NOOP("GueulesNoiresAmountTexts", "%n grey cubes", None, 1)
    BLACK_CUBES = QT_TRANSLATE_NOOP("GueulesNoiresAmountTexts", "%n black cubes", None, 1)
    # Numbers of order spots in the title of an order.
    YELLOW_SPOTS = QT_TRANSLATE_NOOP("GueulesNoiresAmountTexts", "%n yellow", None, 1)
    BROWN_SPOTS = QT_TRANSLATE_NOOP("GueulesNoiresAmountTexts", "%n brown", None, 1)
    GREY_SPOTS = QT_TRANSLATE_NOOP("GueulesNoiresAmountTexts", "%n grey", None, 1)
    BLACK_SPOTS = QT_TRANSLATE_NOOP("GueulesNoiresAmountTexts", "%n black", None, 1)
    # Colour and source of a cube for an order spot. These members have the same names as those of `CubeSource`.
    CAGE_YELLOW = QT_TRANSLATE_NOOP("GueulesNoiresAmountTexts", "yellow from the cage")
    CAGE_BROWN = QT_TRANSLATE_NOOP("GueulesNoiresAmountTexts", "brown from the cage")
    CAGE_GREY = QT_TRANSLATE_NOOP("GueulesNoiresAmountTexts", "grey from the cage")
    CAGE_BLACK = QT_TRANSLATE_NOOP("GueulesNoiresAmountTexts", "black from the cage")
    STOCK_YELLOW = QT_TRANSLATE_NOOP("GueulesNoiresAmountTexts", "yellow from the storage")
    STOCK_BROWN = QT_TRANSLATE_NOOP("GueulesNoiresAmountTexts", "brown from the storage")
    STOCK_GREY = QT_TRANSLATE_NOOP("GueulesNoiresAmountTexts", "grey from the storage")
    STOCK_BLACK = QT_TRANSLATE_NOOP("GueulesNoiresAmountTexts", "black from the storage")
    ORDERS = QT_TRANSLATE_NOOP("GueulesNoiresAmountTexts", "%n orders", None, 1)
    EMPTY_MINECARTS = QT_TRANSLATE_NOOP("GueulesNoiresAmountTexts", "%n empty minecarts", None, 1)
    NOTHING = QT_TRANSLATE_NOOP("GueulesNoiresAmountTexts", "nothing")


FORMATS = TextFormats()
vp, join, join_lists = FORMATS.vp, FORMATS.join, FORMATS.join_lists


def cubes_of(colour: Colour, count: int) -> str:
    """Returns a text with a number of coal cubes of one colour."""
    amounts = (AmountText.YELLOW_CUBES, AmountText.BROWN_CUBES, AmountText.GREY_CUBES, AmountText.BLACK_CUBES)
    return amounts[colour].counted(count)


def cubes(counts: Sequence[int]) -> str:
    """Returns a text with the numbers of coal cubes by colour; "nothing" if all are zero."""
    return join(cubes_of(colour, counts[colour]) for colour in Colour if counts[colour]) or AmountText.NOTHING.text


def order_spots_text(counts: Sequence[int]) -> str:
    """Returns the numbers of order spots by colour as a text, such as "2 grey, 1 black"; "nothing" for none."""
    amounts = (AmountText.YELLOW_SPOTS, AmountText.BROWN_SPOTS, AmountText.GREY_SPOTS, AmountText.BLACK_SPOTS)
    listed = (amount.counted(count) for amount, count in zip(amounts, counts, strict=True) if count)
    return join(listed) or AmountText.NOTHING.text


def cube_sources_text(cubes: Iterable[CubeSource]) -> str:
    """Returns a text with colours and sources of cubes for an order spot, such as "grey from the cage"."""
    return join(AmountText[source.name].text for source in cubes)
