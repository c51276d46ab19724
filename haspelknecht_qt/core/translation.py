"""Translatable texts without Qt: the marker by which Qt's tools find them, and a game's texts on the command line."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple, TypeAlias

Translate: TypeAlias = Callable[[str, str], str]
"""Function that translates a text. Its arguments are the text's context and the English text."""

CONTEXT = "CommandLine"
"""Translation context of the texts of the command line."""


def QT_TRANSLATE_NOOP(_context: str, text: str) -> str:
    """Returns the text itself. Qt's tools find texts by this name and collect them."""
    return text


class KeyedTexts(NamedTuple):
    """Translatable English texts by key. `context` is the translation context of all of them."""

    context: str
    texts: Mapping[str, str]

    def text(self, key: str, translate: Translate) -> str:
        """Returns the translated text of a key. Raises KeyError for an unknown key."""
        return translate(self.context, self.texts[key])

    def text_or_key(self, key: str, translate: Translate) -> str:
        """Returns the translated text of a key, or the key itself if it is unknown: a newer version may have stored it."""
        return self.text(key, translate) if key in self.texts else key


class CommandOptionTexts(NamedTuple):
    """A game option on the command line.

    `key` is the key of the game's option. With two dashes before it, it is the name on the command line. `placeholder`
    stands for the value in the help, and `help` is a sentence about it. Values in `excluded_values` are not available
    on the command line. `mismatch_message` is the message for a value that does not fit the number of players. It may
    have the fields {players} and {allowed}, and a field for the value, named like `key`.
    """

    key: str
    placeholder: str
    help: str
    excluded_values: tuple[str, ...] = ()
    mismatch_message: str = ""


class CommandTexts(NamedTuple):
    """Texts of one game on the command line, in the player's language."""

    options: tuple[CommandOptionTexts, ...]
    items: KeyedTexts
    steps: KeyedTexts
    translate: Translate

    def match_options(self) -> tuple[CommandOptionTexts, ...]:
        """Returns the options of a new game with translated texts, in the order of the help."""
        return tuple(
            option._replace(
                help=self.translate(CONTEXT, option.help),
                mismatch_message=self.translate(CONTEXT, option.mismatch_message) if option.mismatch_message else "",
            )
            for option in self.options
        )

    def score_item_name(self, item: str) -> str:
        """Returns the name of the score item with this id. Raises KeyError for an unknown id."""
        return self.items.text(item, self.translate)

    def step_name(self, step: str) -> str:
        """Returns the name of the step with this id, for use in a sentence. Raises KeyError for an unknown id."""
        return self.steps.text(step, self.translate)
