"""A change of the language during a game changes every text, visible or for screen readers."""

import re
from itertools import combinations

import pytest

from haspelknecht_qt.core import record
from haspelknecht_qt.network.code_words import CODE_LENGTH
from haspelknecht_qt.network.code_words import WORDS as CODE_WORDS
from tests.languages import CODES, SOURCE
from tests.short_forms import alternating
from tests.translations.reading import MARK, Marked, Reader, install, settle
from tests.translations.scenes import SCENES, scene_id
from tests.ui.matches import NAMES, planning_match

WORDS = re.compile(r"[^\W\d_]{2}")
KEYS = re.compile(r"\w+(\+\w+)+")
"""Key combinations: some have the same name in every language."""
SEAL = re.compile(r"\b[A-HJ-NP-Z]{6}\b")
SAME = {"Haspelknecht", "II", "III", "IV", "VP", "SIL", "AM", "PM", *NAMES}
"""Words that are never translated: names, numerals, the short form of victory points, AM and PM of a clock."""
IN_FILES = (
    "PageBrowser text",
    "Contents row",
    "_Tree row",
    "TreeView row",
    *(f"DropDown item {place}" for place in range(5)),
)
"""Widgets with texts of the rulebook and the tutorial, which are read from files of each language."""


@pytest.fixture
def reader(monkeypatch):
    found = Reader()
    found.listen(monkeypatch)
    return found


def translatable_part(text):
    """A text without the words and keys that are the same in every language."""
    text = SEAL.sub("", KEYS.sub("", text))
    for name in sorted(SAME, key=len, reverse=True):
        text = re.sub(rf"\b{name}\b", "", text)
    return text


def is_code(text):
    """Whether a text is the code of a table, whose words are the same in every language."""
    words = text.split()
    return len(words) == CODE_LENGTH and set(words) <= set(CODE_WORDS)


@pytest.mark.parametrize("scene, codes", alternating(SCENES, list(combinations(CODES, 2)), CODES), ids=scene_id)
def test_change_of_language_updates_every_text_of_a_scene(window, reader, scene, codes, speak):
    windows = scene(window)
    settle()
    remove = install(Marked())
    try:
        unmarked = {
            (where, text)
            for where, text in reader.texts(*windows)
            if MARK not in text
            and WORDS.search(translatable_part(text))
            and where not in IN_FILES
            and not is_code(text)
        }
    finally:
        remove()
    assert unmarked == set()
    read = {SOURCE: reader.texts(*windows)}
    marked = {(where, text) for where, text in read[SOURCE] if MARK in text}
    assert marked == set()
    for code in codes:
        if code not in read:
            speak(window, code)
            read[code] = reader.texts(*windows)
    for code, before in combinations(codes, 2):
        # Words that two languages share are short; sentences are never the same.
        both = {text for _, text in read[code] & read[before] if not is_code(text)}
        same = {text for text in both if len(WORDS.findall(translatable_part(text))) > 4}
        assert same == set()


def test_record_is_the_same_in_every_language(languages):
    saved = set()
    for code in languages.codes:
        languages.choose(code)
        saved.add(record.dumps(planning_match()))
    assert len(saved) == 1
