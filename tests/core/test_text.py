import json

import pytest

from haspelknecht_qt.core.text import fold, sanitize, sort_key, truncate


def test_capitals_and_accents_do_not_matter():
    assert fold("\u00c9lodie d\u2019Orl\u00e9ans") == "elodie d'orleans"


def test_names_stand_where_one_looks_for_them():
    names = ["Zo\u00e9", "anna", "\u00c9mile", "Bert", "emile", "\u00c9lodie", "Anna"]
    assert sorted(names, key=sort_key) == ["Anna", "anna", "Bert", "\u00c9lodie", "emile", "\u00c9mile", "Zo\u00e9"]


@pytest.mark.parametrize(
    "text", ["", "Émile", "two words", 'a "b" \\n', "👩‍🚀", "日本", "\N{ZERO WIDTH NON-JOINER}", "…"]
)
def test_what_breaks_no_line_stays_as_it_is(text):
    assert sanitize(text) == text


def test_every_sign_that_ends_a_line_or_turns_the_writing_is_written_out():
    for code in range(0x3000):
        shown = sanitize(f"a{chr(code)}b")
        assert len(shown.splitlines()) == 1, hex(code)
        if shown != f"a{chr(code)}b":
            assert json.loads(f'"{shown}"') == f"a{chr(code)}b"
    assert sanitize("a\r\n\u2028\u202eb\ud800") == "a\\r\\n\\u2028\\u202eb\\ud800"


def test_long_text_is_cut_after_it_was_written_out():
    assert truncate("abc", 3) == "abc"
    assert truncate("abcdefgh", 6) == "abc..."
    assert truncate("\u2028" * 10, 8) == "\\u202..."
    assert truncate("x" * 10**7, 20) == "x" * 17 + "..."
