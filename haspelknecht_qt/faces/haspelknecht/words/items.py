"""The names of the score's items, for the window and for the command line, which can do without Qt."""

from __future__ import annotations

from haspelknecht_qt.core.agreement import Translate


def name(item: str, translate: Translate) -> str:
    """What the points of this item of `scoring.ITEMS` are for, for instance "Tunnel bonus". Raises KeyError for an unknown id."""
    return {
        "developments": translate("ScoreItems", "Developments"),
        "coal": translate("ScoreItems", "Coal in winter"),
        "storage": translate("ScoreItems", "Winter storage"),
        "pinge": translate("ScoreItems", "Pinge bonus"),
        "charcoal_burner": translate("ScoreItems", "Charcoal Burner"),
        "hauling_cable": translate("ScoreItems", "Hauling Cable"),
        "water_mill": translate("ScoreItems", "Water Mill"),
        "tunnel_sections": translate("ScoreItems", "Tunnel sections"),
        "tunnel_bonus": translate("ScoreItems", "Tunnel bonus"),
        "development_bonus": translate("ScoreItems", "Development bonus"),
        "buildings": translate("ScoreItems", "Buildings"),
        "markers": translate("ScoreItems", "Action markers"),
        "thaler": translate("ScoreItems", "Thaler"),
        "debts": translate("ScoreItems", "Debt chits"),
        "water": translate("ScoreItems", "Pit water"),
    }[item]
