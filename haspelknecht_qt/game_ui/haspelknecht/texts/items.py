"""The names of the score's items, for the window and for the command line, which can do without Qt."""

from __future__ import annotations

from haspelknecht_qt.core.translation import Translate


def name(item: str, translate: Translate) -> str:
    """What the points of this item of `scoring.ITEMS` are for, for instance "Tunnel bonus". Raises KeyError for an unknown id."""
    return {
        "developments": translate("HaspelknechtItems", "Developments"),
        "coal": translate("HaspelknechtItems", "Coal in winter"),
        "storage": translate("HaspelknechtItems", "Winter storage"),
        "pinge": translate("HaspelknechtItems", "Pinge bonus"),
        "charcoal_burner": translate("HaspelknechtItems", "Charcoal Burner"),
        "hauling_cable": translate("HaspelknechtItems", "Hauling Cable"),
        "water_mill": translate("HaspelknechtItems", "Water Mill"),
        "tunnel_sections": translate("HaspelknechtItems", "Tunnel sections"),
        "tunnel_bonus": translate("HaspelknechtItems", "Tunnel bonus"),
        "development_bonus": translate("HaspelknechtItems", "Development bonus"),
        "buildings": translate("HaspelknechtItems", "Buildings"),
        "markers": translate("HaspelknechtItems", "Action markers"),
        "thaler": translate("HaspelknechtItems", "Thaler"),
        "debts": translate("HaspelknechtItems", "Debt chits"),
        "water": translate("HaspelknechtItems", "Pit water"),
    }[item]
