"""One word for one thing: words that lost to another are used in no message, rule or lesson of a language."""

import pytest

from tests.languages import FOLDER, OTHERS, SOURCE, expected
from tests.translations.test_files import messages
from tests.ui.rule_words import found_in


def sentences(language):
    """Every message of a language."""
    if language == SOURCE:
        # English sources stand for themselves; its file has only the plural forms.
        yield from (source for _, source, *_ in messages(OTHERS[0]))
    for *_, texts in messages(language):
        yield from texts


def pages(language):
    """The rules and lessons of a language, as they are written."""
    files = [*(FOLDER / language / "rules").rglob("*.md"), *(FOLDER / language / "tutorial").glob("*.toml")]
    for file in sorted(files):
        yield file.read_text(encoding="utf-8")


@pytest.mark.parametrize("language, words", expected("program", "other_words").items())
def test_no_other_words_are_used_for_the_same_thing(language, words):
    said = [*sentences(language), *pages(language)]
    wrong = [(word, text[:80]) for text in said for word in found_in(" ".join(text.lower().split()), words)]
    assert wrong == []
