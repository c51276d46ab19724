"""The opponents that the program brings along, named in the game's words."""

from __future__ import annotations

from haspelknecht_qt.core.level import Level

LEVELS = (Level(name="overman", seconds=1.0, knowledge="overman", effort=4, foresight=2),)
"""From the weakest to the strongest; the random bot comes before them. The overman looks through its own turn."""
