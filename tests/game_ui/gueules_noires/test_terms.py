"""Every word of the game stands in one table, exactly as the three rulebooks have it."""

from haspelknecht_qt.game_ui.gueules_noires.texts import terms
from haspelknecht_qt.game_ui.gueules_noires.texts.terms import ENGLISH, Term
from tests.languages import SOURCE, term_rows


def test_every_term_has_its_word_and_no_two_share_one():
    assert set(ENGLISH) == set(Term)
    assert len(set(ENGLISH.values())) == len(ENGLISH)
    assert all(word == word.strip() != "" for word in ENGLISH.values())


def test_the_words_are_those_of_the_table_of_terms():
    assert {row["id"]: row[SOURCE] for row in term_rows(SOURCE, "gueules_noires")} == {
        str(term): word for term, word in ENGLISH.items()
    }


def test_the_shifts_have_numerals():
    assert [terms.shift(number) for number in (1, 2, 3)] == ["I", "II", "III"]
