"""What the command line says about a game: the games' faces carry it out, which know nothing of commands."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol


class Agreement(Protocol):
    """What players agree on, as an option of the command line."""

    @property
    def key(self) -> str:
        """The key of the game's option; behind two dashes the name on the command line."""
        ...

    @property
    def placeholder(self) -> str:
        """Stands for the value in the help."""
        ...

    @property
    def help(self) -> str:
        """What it means, in a sentence."""
        ...

    @property
    def left_out(self) -> Sequence[str | bool]:
        """Values of the game's option that cannot be asked for on the command line."""
        ...

    @property
    def misfit(self) -> str:
        """A sentence about a value that does not go with the number of players, with fields for the key, {players} and {allowed}."""
        ...


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
