"""The languages that the program speaks. Each is a folder with everything that is written in it.

    translations/CODE/
      language.toml              what the language calls itself, small words, and what the packages say of the program
      messages.ts                what window and command line say; `make` compiles it into messages.qm
      rules/GAME/NN_name.md      the rules, a file a chapter
      tutorial/GAME.toml         what the tutorial says
      manual.6                   the manual page
      terms/GAME.csv             the words of a game, each with where it comes from, for readers and tests
      expected/TOPIC.toml        what tests expect the program to say, in words of the language

What a language lacks is said in English, text by text: a message, a rule, a lesson, a word. Imports no Qt.
"""

from __future__ import annotations

import tomllib
from functools import lru_cache
from pathlib import Path

from attrs import frozen

from haspelknecht_qt import paths
from haspelknecht_qt.core.game import FIRST_NAMES
from haspelknecht_qt.core.strict_json import JsonObject

SOURCE = "en"
"""The language that everything is written in first, and that stands in for what another one lacks."""
FACTS = "language.toml"
"""The file that makes a folder a language."""


class LanguageError(ValueError):
    """A language's file cannot be used. The message names the file, what is wrong in it and what is allowed."""


@frozen
class LanguageFacts:
    """What a language calls itself ("" where its file does not say), its word between the last two parts of a list, and a
    first name for each seat.
    """

    name: str
    word_and: str
    first_names: tuple[str, ...]


def codes() -> tuple[str, ...]:
    """The languages that there are, by their codes ("en"), English first."""
    found = {file.parent.name for file in paths.translations().glob(f"*/{FACTS}")}
    return (SOURCE, *sorted(found - {SOURCE}))


def messages(code: str) -> Path:
    """The compiled messages of a language. Before they are compiled there is no such file."""
    return paths.translations() / code / "messages.qm"


def rules(game: str, code: str) -> Path:
    """The folder with the chapters of a game's rules in a language, which may lack some or all."""
    return paths.translations() / code / "rules" / game


def tutorial_texts(game: str, code: str) -> Path:
    """The file with a game's tutorial texts in a language, which may not be there."""
    return paths.translations() / code / "tutorial" / f"{game}.toml"


def facts(code: str) -> LanguageFacts:
    """The facts of a language; what its file does not say is English. Raises LanguageError."""
    own, source = _read(code), _read(SOURCE)
    both = source | own
    first_names = both["first_names"]
    if not isinstance(first_names, list) or {len(first_names), len(set(map(str, first_names)))} != {len(FIRST_NAMES)}:
        allowed = f"a list of {len(FIRST_NAMES)} different names"
        raise LanguageError(f"{_file(code)}: first_names: {first_names!r}, allowed is {allowed}")
    return LanguageFacts(str(own.get("name", "")), str(both["and"]), tuple(map(str, first_names)))


def _file(code: str) -> Path:
    return paths.translations() / code / FACTS


def _read(code: str) -> JsonObject:
    file = _file(code)
    return _parse(file, file.stat().st_mtime_ns) if file.is_file() else {}


@lru_cache(maxsize=32)
def _parse(file: Path, _changed: int) -> JsonObject:
    """What stands in a file as it was last `_changed`: all sentences with an enumeration ask for it."""
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise LanguageError(f"{file}: {error}, allowed is TOML in UTF-8") from error
