"""Default names and colours of seats. Imports nothing, so that the window can show them without delay."""

from __future__ import annotations

COLOURS = ("madder", "woad", "leaf", "heather")
"""Colours of seats, in seat order."""

FIRST_NAMES = ("Anna", "Jost", "Grete", "Henrik")
"""Default names of human players, in seat order."""
