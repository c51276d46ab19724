"""Translatable texts without Qt: the marker for translators, and the texts of a game on the command line."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol, TypeAlias

from attrs import frozen

Translate: TypeAlias = Callable[[str, str], str]
"""Returns the translation of a text: called with its context and the English text."""


@frozen(kw_only=True)
class OptionHelp:
    """A game option on the command line.

    `key` is the key of the game's option and, after two dashes, its name on the command line. `placeholder` stands for
    the value in the help, and `help` is a sentence about it. Values in `excluded` are not available on the command
    line. `mismatch` is the message for a value that does not fit the number of players, with fields for the key,
    {players} and {allowed}.
    """

    key: str
    placeholder: str
    help: str
    excluded: tuple[str, ...] = ()
    mismatch: str = ""


class CommandTexts(Protocol):
    """Texts of one game on the command line, in the player's language. The game's UI implements it."""

    def match_options(self) -> Sequence[OptionHelp]:
        """Returns the options of a new game, in the order of the help."""
        ...

    def bots(self) -> str:
        """Returns the help on bots of a tournament."""
        ...

    def item(self, name: str) -> str:
        """Returns the name of an item of the score. Raises KeyError for an unknown id."""
        ...

    def step(self, name: str) -> str:
        """Returns the name of a step in a sentence. Raises KeyError for an unknown id."""
        ...


def QT_TRANSLATE_NOOP(_context: str, text: str) -> str:
    """Returns the text itself. Qt's tools find texts by this name and collect them."""
    return text
