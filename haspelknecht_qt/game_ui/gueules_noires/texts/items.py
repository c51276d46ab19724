"""The names of the score's items, for the window and for the command line, which can do without Qt."""

from __future__ import annotations

from haspelknecht_qt.core.translation import Translate


def name(item: str, translate: Translate) -> str:
    """What the points of this item of `scoring.ITEMS` are for, for instance "Balance". Raises KeyError for an unknown id."""
    return {
        "deliveries": translate("GueulesNoiresItems", "Deliveries"),
        "shift_1": translate("GueulesNoiresItems", "Scoring of shift I"),
        "shift_2": translate("GueulesNoiresItems", "Scoring of shift II"),
        "shift_3": translate("GueulesNoiresItems", "Scoring of shift III"),
        "francs": translate("GueulesNoiresItems", "Francs"),
        "cubes": translate("GueulesNoiresItems", "Coal cubes"),
        "undelivered": translate("GueulesNoiresItems", "Undelivered orders"),
        "balance": translate("GueulesNoiresItems", "Balance"),
    }[item]
