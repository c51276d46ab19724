"""What the command line says about a game: the games' faces carry it out, which know nothing of commands."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from haspelknecht_qt.core.agreement import Agreement


class CommandWords(Protocol):
    """The words for one game, in the player's language."""

    def agreements(self) -> Sequence[Agreement]:
        """What players agree on before they begin, in the order of the help."""
        ...

    def bots(self) -> str:
        """Which bots a tournament can be held between."""
        ...

    def item(self, name: str) -> str:
        """What the points of this item are for. Raises KeyError for an unknown id."""
        ...
