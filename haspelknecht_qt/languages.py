"""The supported languages. Each is a folder with all texts in that language.

    translations/CODE/
      language.toml              the language's own name, the word "and", first names, and texts for the packages
      messages.ts                texts of window and command line, compiled to messages.qm by `make` or at the start
      rules/GAME/NN_name.md      the rules, one file per chapter
      tutorial/GAME.toml         texts of the tutorial
      manual.6                   the manual page
      terms/GAME.csv             the terms of a game with their sources, for readers and tests
      expected/TOPIC.toml        texts expected by tests, in this language

English replaces each missing text: a message, a rule, a tutorial text or a term. Imports no Qt.
"""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from haspelknecht_qt import paths
from haspelknecht_qt.core.record_error import quote
from haspelknecht_qt.core.seats import FIRST_NAMES
from haspelknecht_qt.core.validation import read_toml

if TYPE_CHECKING:
    from haspelknecht_qt.core.strict_json import JsonObject

SOURCE = "en"
"""Code of English, the language in which all texts are written first. English texts replace missing ones."""
FACTS_FILE = "language.toml"
"""Name of the file with the facts about a language, which every language's folder must have."""


class LanguageError(ValueError):
    """A file of a language cannot be used. The message names the file, the error and the allowed values."""


class LanguageFacts(NamedTuple):
    """Facts about a language.

    `name` is the language's name in the language itself, "" if missing. `word_and` is the word "and" in lists.
    `first_names` are the default names of players, one for each seat.
    """

    name: str
    word_and: str
    first_names: tuple[str, ...]


def codes() -> tuple[str, ...]:
    """Returns the codes of the available languages, such as "en". English is first."""
    found = {file.parent.name for file in paths.translations().glob(f"*/{FACTS_FILE}")}
    return (SOURCE, *sorted(found - {SOURCE}))


def messages_file(code: str) -> Path:
    """Returns the path of a language's compiled messages. The file exists only after compilation."""
    return paths.translations() / code / "messages.qm"


def rules_folder(game: str, code: str) -> Path:
    """Returns the folder with the chapters of a game's rules in a language. It may be missing or incomplete."""
    return paths.translations() / code / "rules" / game


def tutorial_file(game: str, code: str) -> Path:
    """Returns the path of a game's tutorial texts in a language; it may not exist."""
    return paths.translations() / code / "tutorial" / f"{game}.toml"


def facts(code: str) -> LanguageFacts:
    """Returns the facts about a language. English facts replace missing ones, except the name. Raises LanguageError."""
    own, source = _read(code), _read(SOURCE)
    both = source | own
    for key in ("first_names", "and"):
        if key not in both:
            raise LanguageError(f"{_language_facts_file(SOURCE)}: {key} is missing, allowed is a text for each key")
    first_names = both["first_names"]
    if not isinstance(first_names, list) or {len(first_names), len(set(map(str, first_names)))} != {len(FIRST_NAMES)}:
        allowed = f"a list of {len(FIRST_NAMES)} different names"
        raise LanguageError(f"{_language_facts_file(code)}: first_names: {quote(first_names)}, allowed is {allowed}")
    return LanguageFacts(str(own.get("name", "")), str(both["and"]), tuple(map(str, first_names)))


def _language_facts_file(code: str) -> Path:
    return paths.translations() / code / FACTS_FILE


def _read(code: str) -> JsonObject:
    file = _language_facts_file(code)
    return _parse(file, file.stat().st_mtime_ns) if file.is_file() else {}


@lru_cache(maxsize=32)
def _parse(file: Path, _changed: int) -> JsonObject:
    """Returns the values in a file. They are needed often, so they are cached until its time `_changed` differs."""
    try:
        return read_toml(file)
    except ValueError as error:
        raise LanguageError(f"{file}: {error}, allowed is TOML in UTF-8") from error
