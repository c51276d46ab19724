"""The names of the score's items, for the window and for the command line, which can do without Qt."""

from __future__ import annotations

from haspelknecht_qt.core.agreement import Translate


def name(item: str, translate: Translate) -> str:
    """What the points of this item of `scoring.ITEMS` are for, for instance "Balance". Raises KeyError for an unknown id."""
    return {
        "deliveries": translate("PitItems", "Deliveries"),
        "shift_1": translate("PitItems", "Scoring of shift I"),
        "shift_2": translate("PitItems", "Scoring of shift II"),
        "shift_3": translate("PitItems", "Scoring of shift III"),
        "francs": translate("PitItems", "Francs"),
        "cubes": translate("PitItems", "Coal cubes"),
        "undelivered": translate("PitItems", "Undelivered orders"),
        "balance": translate("PitItems", "Balance"),
    }[item]
