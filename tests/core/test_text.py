import json

import pytest

from haspelknecht_qt.core.text import fold, sanitize, sort_key, truncate


def test_fold_ignores_case_and_accents():
    assert fold("\u00c9lodie d\u2019Orl\u00e9ans") == "elodie d'orleans"


def test_sort_key_sorts_accented_names_like_plain_ones():
    names = ["Zo\u00e9", "anna", "\u00c9mile", "Bert", "emile", "\u00c9lodie", "Anna"]
    assert sorted(names, key=sort_key) == ["Anna", "anna", "Bert", "\u00c9lodie", "emile", "\u00c9mile", "Zo\u00e9"]


@pytest.mark.parametrize(
    "text", ["", "Émile", "two words", 'a "b" \\n', "👩‍🚀", "日本", "\N{ZERO WIDTH NON-JOINER}", "…"]
)
def test_sanitize_keeps_text_without_line_breaks(text):
    assert sanitize(text) == text


def test_sanitize_escapes_line_breaks_and_direction_marks():
    for code in range(0x3000):
        shown = sanitize(f"a{chr(code)}b")
        assert len(shown.splitlines()) == 1, hex(code)
        if shown != f"a{chr(code)}b":
            assert json.loads(f'"{shown}"') == f"a{chr(code)}b"
    assert sanitize("a\r\n\u2028\u202eb\ud800") == "a\\r\\n\\u2028\\u202eb\\ud800"


def test_truncate_shortens_text_after_escaping_it():
    assert truncate("abc", 3) == "abc"
    assert truncate("abcdefgh", 6) == "abc..."
    assert truncate("\u2028" * 10, 8) == "\\u202..."
    assert truncate("x" * 10**7, 20) == "x" * 17 + "..."
