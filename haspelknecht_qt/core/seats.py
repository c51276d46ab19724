"""Default names and colours of seats. Imports nothing, because the first picture of the window needs them."""

from __future__ import annotations

COLOURS = ("madder", "woad", "leaf", "heather")
"""Colours of seats, in seat order."""

FIRST_NAMES = ("Anna", "Jost", "Grete", "Henrik")
"""Default names of human players, in seat order."""
