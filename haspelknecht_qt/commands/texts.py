"""Texts of the command line in the user's language. Qt is loaded only if that language is not English.

Texts are calls of `translate` with a literal context and a literal text, so that Qt's tools collect them. Variable
parts are named fields in braces, filled in with `str.format` afterwards.
"""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from haspelknecht_qt import languages as language_files
from haspelknecht_qt import paths
from haspelknecht_qt.commands.interrupts import ended_by_interrupts
from haspelknecht_qt.ui.window.settings_file import FILE_NAME, LANGUAGE_KEY, SettingsFile

if TYPE_CHECKING:
    from PySide6.QtCore import QTranslator

_LOCALE_VARIABLES = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
_UNTRANSLATED_LOCALES = ("c", "posix")


def translate(context: str, source: str) -> str:
    """Returns the text in the user's language; unchanged if there is no translation."""
    translator = _translator_of_language()
    return (translator.translate(context, source) or source) if translator else source


def is_translated() -> bool:
    """Whether messages are translated: the language is not English, and its translation could be loaded."""
    return _translator_of_language() is not None


def format_decimal(number: float, digits: int) -> str:
    """Returns a number as text with `digits` decimals and the decimal mark of the user's language."""
    whole, _, decimals = f"{number:.{digits}f}".partition(".")
    return translate("CommandLine", "{whole}.{decimals}").format(whole=whole, decimals=decimals)


def language() -> str:
    """Returns the language of the command line: the first requested language that is supported, else English.

    The environment counts first (LC_ALL=C requests the program's own English), then the program's setting, then the
    language of Windows.
    """
    environment = tuple(os.environ.get(variable, "") for variable in _LOCALE_VARIABLES)
    return _language(environment, os.environ.get(paths.HOME_VARIABLE, ""), paths.translations())


@cache
def _language(environment: tuple[str, ...], _home: str, _translations: Path) -> str:
    """Returns the language. Every text asks for it, so it is cached until the environment or a folder changes."""
    codes = language_files.codes()
    return next((code for code in _requested_languages(environment) if code in codes), language_files.SOURCE)


def _requested_languages(environment: tuple[str, ...]) -> Iterator[str]:
    """Yields the codes of the requested languages, the most important one first."""
    several, *locales = environment
    overriding = next((name for name in locales[:-1] if name), "")
    if _language_of_locale(overriding) in _UNTRANSLATED_LOCALES:
        yield language_files.SOURCE
    yield from map(_language_of_locale, several.split(":"))
    yield _language_of_locale(overriding or locales[-1])
    yield SettingsFile(paths.user_config() / FILE_NAME).text(LANGUAGE_KEY)
    yield _language_of_locale(_windows_locale())


def _language_of_locale(name: str) -> str:
    """Returns the language code of a locale name, for instance "en" for "en_GB.UTF-8"."""
    return re.split(r"[-_.@]", name)[0].lower()


def _windows_locale() -> str:
    """Returns the locale of the Windows user interface; "" on other systems."""
    if sys.platform == "win32":
        import ctypes  # noqa: PLC0415 - needed only on Windows
        import locale  # noqa: PLC0415

        return locale.windows_locale.get(ctypes.windll.kernel32.GetUserDefaultUILanguage(), "")
    return ""


def _translator_of_language() -> QTranslator | None:
    """Returns the translator for the user's language; None for English, or if the translation cannot be loaded."""
    code = language()
    return None if code == language_files.SOURCE else _load_translator(language_files.messages_file(code))


@cache
def _load_translator(file: Path) -> QTranslator | None:
    if not file.is_file():
        return None
    try:
        with ended_by_interrupts():
            from PySide6.QtCore import QTranslator  # noqa: PLC0415 - deferred import: English needs no Qt
    except ImportError:
        # A missing Qt only means English texts here. Commands that need Qt report that it is missing.
        return None
    translator = QTranslator()
    return translator if translator.load(str(file)) else None
