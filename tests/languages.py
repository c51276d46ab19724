"""The languages as tests take them: from their folders. None but the source is named in a test.

What a test expects a language to say stands in `translations/CODE/expected/TOPIC.toml`, and the words of the games in
`translations/CODE/terms/GAME.csv`: whoever adds a language writes both, or leaves them out, and touches no test.
"""

import csv
import tomllib
from functools import lru_cache

from PySide6.QtCore import QLocale

from haspelknecht_qt import languages, paths

FOLDER = paths.translations()
SOURCE = languages.SOURCE
"""English, that the others are translated from."""
CODES = tuple(
    code
    for code in languages.codes()
    if not tomllib.loads((FOLDER / code / languages.FACTS).read_text(encoding="utf-8")).get("unfinished")
)
"""All that are finished, English first: one that calls itself unfinished may lack whatever it likes."""
OTHERS = CODES[1:]
"""All that are translated."""
OTHER, ANOTHER = OTHERS[:2]
"""Two of them, for tests to which it is all one which."""
EVERYWHERE = sorted(
    locale.name()
    for locale in QLocale.matchingLocales(
        QLocale.Language.AnyLanguage, QLocale.Script.AnyScript, QLocale.Country.AnyCountry
    )
)
"""The places that a system may be set to, as systems name them: a language's code, an underscore, a country's."""
UNSPOKEN = next(
    name.partition("_")[0] for name in reversed(EVERYWHERE) if name.partition("_")[0] not in languages.codes()
)
"""A language that Qt knows the numbers of, but no words, and that has no folder."""


def main_place(code):
    """The place where a language is most at home, for Qt, as systems name it."""
    return QLocale(code).name()


def other_place(code):
    """Another place where a language is spoken, or the same where there is none."""
    return next(
        (name for name in EVERYWHERE if name.startswith(f"{code}_") and name != main_place(code)), main_place(code)
    )


def expected(topic, key):
    """What each finished language expects under a key of a topic, by its code; languages that say nothing there are left out.

    Raises KeyError if none says anything: the test that asks would hold nothing to anything.
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
    """(language, one of the things that it expects) under a key that holds a list of them."""
    return [(code, one) for code, several in expected(topic, key).items() for one in several]


def has_terms(code, game):
    """Whether a language has a table of the words of a game."""
    return _terms_file(code, game).is_file()


def term_rows(code, game):
    """The rows of that table: `id`, the word in English ("en") and in the language, and `source_note`, where it comes from."""
    with _terms_file(code, game).open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def _terms_file(code, game):
    return FOLDER / code / "terms" / f"{game}.csv"
