"""Languages of the tests, found by their folders. No test names a language other than English, the source.

Expected texts of a language are in `translations/CODE/expected/TOPIC.toml`, the terms of the games in
`translations/CODE/terms/GAME.csv`. A new language may have both, or neither; no test changes.
"""

import csv
import tomllib
from functools import lru_cache

from PySide6.QtCore import QLocale

from haspelknecht_qt import languages, paths

FOLDER = paths.translations()
SOURCE = languages.SOURCE
"""English, from which the others are translated."""
CODES = tuple(
    code
    for code in languages.codes()
    if not tomllib.loads((FOLDER / code / languages.FACTS_FILE).read_text(encoding="utf-8")).get("unfinished")
)
"""All finished languages, English first. An unfinished one may lack anything."""
OTHERS = CODES[1:]
"""All translated languages."""
OTHER, ANOTHER = OTHERS[:2]
"""Two translated languages, for tests that work with any of them."""
SYSTEM_LOCALES = sorted(
    locale.name()
    for locale in QLocale.matchingLocales(
        QLocale.Language.AnyLanguage, QLocale.Script.AnyScript, QLocale.Country.AnyCountry
    )
)
"""Locales of systems: a language's code, an underscore, a country's code."""
UNSUPPORTED_LANGUAGE = next(
    name.partition("_")[0] for name in reversed(SYSTEM_LOCALES) if name.partition("_")[0] not in languages.codes()
)
"""A language without a folder, for which Qt has numbers but no texts."""


def main_locale(code):
    """Main locale of a language, as systems name it, according to Qt."""
    return QLocale(code).name()


def other_locale(code):
    """Another locale of a language, or the same if there is none."""
    return next(
        (name for name in SYSTEM_LOCALES if name.startswith(f"{code}_") and name != main_locale(code)),
        main_locale(code),
    )


def expected(topic, key):
    """Expectations of each finished language under a key of a topic, by code. Languages without any are left out.

    Raises KeyError if there is none: the test would check nothing.
    """
    found = {code: _read(code, topic)[key] for code in CODES if key in _read(code, topic)}
    if not found:
        raise KeyError(f"no language has the key {key} in expected/{topic}.toml")
    return found


@lru_cache
def _read(code, topic):
    file = FOLDER / code / "expected" / f"{topic}.toml"
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}


def each(topic, key):
    """(language, expectation) for each element of a list under a key."""
    return [(code, one) for code, several in expected(topic, key).items() for one in several]


def has_terms(code, game):
    """Whether a language has a table of a game's terms."""
    return _terms_file(code, game).is_file()


def term_rows(code, game):
    """Rows of that table: `id`, the term in English ("en") and in the language, and `source_note`, its source."""
    with _terms_file(code, game).open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def _terms_file(code, game):
    return FOLDER / code / "terms" / f"{game}.csv"
