"""What players agree on before they begin, in words for a command line: said by a game's face, shown by the commands."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from attrs import evolve, frozen

from haspelknecht_qt.core.override import override
from haspelknecht_qt.core.translating import QT_TRANSLATE_NOOP, TextTable, Translate

CONTEXT = "CommandLine"
"""Context of the texts of the command line in the translations."""


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


_BOTS = QT_TRANSLATE_NOOP(
    "CommandLine",
    "The bots: random, the levels of the game, installed ones, and those that the next options bring along.",
)


@frozen
class TranslatedCommandTexts(CommandTexts):
    """Command-line texts of a game, from its tables of marked texts."""

    options: tuple[OptionHelp, ...]
    items: TextTable
    steps: TextTable
    translate: Translate

    @override
    def match_options(self) -> tuple[OptionHelp, ...]:
        return tuple(
            evolve(
                option,
                help=self.translate(CONTEXT, option.help),
                mismatch=self.translate(CONTEXT, option.mismatch) if option.mismatch else "",
            )
            for option in self.options
        )

    @override
    def bots(self) -> str:
        return self.translate(CONTEXT, _BOTS)

    @override
    def item(self, name: str) -> str:
        return self.items.text(name, self.translate)

    @override
    def step(self, name: str) -> str:
        return self.steps.text(name, self.translate)
