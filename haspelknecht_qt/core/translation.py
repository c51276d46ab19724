"""Translatable texts without Qt: the marker for translators, and the texts of a game on the command line."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol, TypeAlias

from attrs import frozen

Translate: TypeAlias = Callable[[str, str], str]
"""Answers a text of a context in the player's language."""


@frozen(kw_only=True)
class OptionHelp:
    """What players agree on, as an option of the command line.

    `key` is that of the game's option, and behind two dashes the name on the command line; `placeholder` stands for the value in the
    help, and `help` is a sentence about it. Of its values those `excluded` cannot be asked for there. `mismatch` is said of a value that
    does not go with the number of players, with fields for the key, {players} and {allowed}.
    """

    key: str
    placeholder: str
    help: str
    excluded: tuple[str, ...] = ()
    mismatch: str = ""


class CommandTexts(Protocol):
    """What the command line says about one game, in the player's language. The game's face carries it out."""

    def match_options(self) -> Sequence[OptionHelp]:
        """What players agree on before they begin, in the order of the help."""
        ...

    def bots(self) -> str:
        """Which bots a tournament can be held between."""
        ...

    def item(self, name: str) -> str:
        """What the points of this item are for. Raises KeyError for an unknown id."""
        ...

    def step(self, name: str) -> str:
        """What a question of the game is called in a sentence. Raises KeyError for an unknown id."""
        ...


def QT_TRANSLATE_NOOP(_context: str, text: str) -> str:
    """The text itself. Qt's tools find texts by this name and collect them."""
    return text
