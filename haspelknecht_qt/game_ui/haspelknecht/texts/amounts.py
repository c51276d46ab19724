"""Texts of amounts, such as "2 food", "+1 VP" and "3 black disks"."""

from __future__ import annotations

from collections.abc import Sequence

from haspelknecht_qt.games.haspelknecht.kinds import DiskColour, Good, Placeable
from haspelknecht_qt.games.haspelknecht.match_data import Requirement
from haspelknecht_qt.ui.defaults.text_enum import QT_TRANSLATE_NOOP, TextEnum
from haspelknecht_qt.ui.widgets.formats import TextFormats


class AmountText(TextEnum):
    """Texts of amounts.

    The texts stand alone, after a colon or in a list, because some languages would inflect them within a sentence.
    """

    # Food, wood and coal are on the farm if the text names no other place.
    FOOD = QT_TRANSLATE_NOOP("HaspelknechtAmountTexts", "%n food", None, 1)
    WOOD = QT_TRANSLATE_NOOP("HaspelknechtAmountTexts", "%n wood", None, 1)
    COAL = QT_TRANSLATE_NOOP("HaspelknechtAmountTexts", "%n coal", None, 1)
    SHAFT_COAL = QT_TRANSLATE_NOOP("HaspelknechtAmountTexts", "%n coal in the shaft", None, 1)
    WATER = QT_TRANSLATE_NOOP("HaspelknechtAmountTexts", "%n pit water", None, 1)
    THALER = QT_TRANSLATE_NOOP("HaspelknechtAmountTexts", "%n Thaler", None, 1)
    DEBTS = QT_TRANSLATE_NOOP("HaspelknechtAmountTexts", "%n debt chit(s)", None, 1)
    BLACK_DISKS = QT_TRANSLATE_NOOP("HaspelknechtAmountTexts", "%n black disk(s)", None, 1)
    BROWN_DISKS = QT_TRANSLATE_NOOP("HaspelknechtAmountTexts", "%n brown disk(s)", None, 1)
    YELLOW_DISKS = QT_TRANSLATE_NOOP("HaspelknechtAmountTexts", "%n yellow disk(s)", None, 1)
    ANY_DISKS = QT_TRANSLATE_NOOP("HaspelknechtAmountTexts", "%n disk(s) of any colour", None, 1)
    NO_DISKS = QT_TRANSLATE_NOOP("HaspelknechtAmountTexts", "no disks")
    HAMMER_AND_PICK = QT_TRANSLATE_NOOP("HaspelknechtAmountTexts", "Hammer and Pick marker")
    LADDER = QT_TRANSLATE_NOOP("HaspelknechtAmountTexts", "Ladder marker")
    WHEELBARROW = QT_TRANSLATE_NOOP("HaspelknechtAmountTexts", "Wheelbarrow marker")


FORMATS = TextFormats()
vp, with_sign = FORMATS.vp, FORMATS.with_sign
join, join_lists = FORMATS.join, FORMATS.join_lists


def food_and_thaler(food: int, thaler: int) -> str:
    """Returns a list of two amounts, for instance "2 food, 1 Thaler". Amounts of 0 are left out."""
    return join([AmountText.FOOD.counted(food) if food else "", AmountText.THALER.counted(thaler) if thaler else ""])


def good_amount_text(which: Good, count: int) -> str:
    """Returns a text with an amount of a good: food, wood or coal."""
    return AmountText[which.name].counted(count)


def disks(colour: int, count: int) -> str:
    """Returns a text with a number of action disks of one colour."""
    return (AmountText.BLACK_DISKS, AmountText.BROWN_DISKS, AmountText.YELLOW_DISKS)[colour].counted(count)


def disks_by_colour(counts: Sequence[int]) -> str:
    """Returns a list of disks, for instance "2 black disks, 1 yellow disk"; "no disks" if there are none."""
    return join(disks(colour, counts[colour]) for colour in DiskColour if counts[colour]) or AmountText.NO_DISKS.text


def tile_requirement_text(needed: Requirement) -> str:
    """Returns a text with the disks that a development costs, for instance "1 yellow disk, 2 disks of any colour"."""
    found = [disks(colour, needed[colour]) for colour in DiskColour if needed[colour]]
    if needed[3]:
        found.append(AmountText.ANY_DISKS.counted(needed[3]))
    return join(found)


def pieces_of_kind_text(kind: Placeable, count: int) -> str:
    """Returns a text with an amount of pieces of one kind on a worker.

    The pieces are disks, pay, or a marker used as a disk.
    """
    match kind:
        case Placeable.BLACK | Placeable.BROWN | Placeable.YELLOW:
            return disks(kind, count)
        case Placeable.HAMMER_AND_PICK | Placeable.LADDER | Placeable.WHEELBARROW:
            return AmountText[kind.name].text
        case Placeable.FOOD | Placeable.THALER:
            return AmountText[kind.name].counted(count)


def planned_pieces_text(counts: Sequence[int]) -> str:
    """Returns a text with all pieces on a worker; "" if there are none.

    `counts` has the number of each piece, in the order of Placeable.
    """
    return join(pieces_of_kind_text(kind, counts[kind]) for kind in Placeable if counts[kind])
