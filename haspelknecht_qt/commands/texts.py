"""The command line's texts in the user's language, without Qt where that is English.

Texts stand in calls of `translate` with a literal context and a literal text, so that Qt's tools collect them. What varies
is a named field in braces, filled in with `str.format` afterwards.
"""

from __future__ import annotations

import os
from functools import cache
from typing import TYPE_CHECKING

from haspelknecht_qt import languages as known

if TYPE_CHECKING:
    from PySide6.QtCore import QTranslator

_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")


def translate(context: str, source: str) -> str:
    """The text in the user's language; as it stands where there is no translation."""
    translator = _translator(language())
    return (translator.translate(context, source) or source) if translator else source


def is_translated() -> bool:
    """Whether texts come in another language than that of the program."""
    return _translator(language()) is not None


def decimal(number: float, digits: int) -> str:
    """A number with so many decimals, behind the mark that the language has for them."""
    whole, _, decimals = f"{number:.{digits}f}".partition(".")
    return translate("CommandLine", "{whole}.{decimals}").format(whole=whole, decimals=decimals)


def language() -> str:
    """The language that the environment asks for, for instance "fr"; "" when it asks for none."""
    locale = next((value for variable in _VARIABLES if (value := os.environ.get(variable))), "")
    return locale.replace("-", "_").partition("_")[0].partition(".")[0].lower()


def languages() -> tuple[str, ...]:
    """The codes of the languages that the program speaks, English first."""
    return known.codes()


@cache
def _translator(code: str) -> QTranslator | None:
    file = known.messages(code)
    if code == known.SOURCE or not file.is_file():
        return None
    try:
        from PySide6.QtCore import QTranslator  # noqa: PLC0415 - English needs no Qt
    except ImportError:
        # A command that cannot do without Qt says so itself.
        return None
    translator = QTranslator()
    return translator if translator.load(str(file)) else None
