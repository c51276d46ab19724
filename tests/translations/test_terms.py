"""Terms of the games in each language: messages have the terms of the tables, and the tables name their sources."""

import importlib

import pytest

from tests.languages import CODES, OTHERS, SOURCE, expected, has_terms, term_rows
from tests.translations.test_files import messages
from tests.ui.rule_words import found_in

# conftest.py adds the folder of this script to the path.
typography = importlib.import_module("typography")

CONTEXTS = {"haspelknecht": "HaspelknechtTerms", "gueules_noires": "GueulesNoiresTerms"}
TABLES = [(code, game) for code in CODES for game in CONTEXTS if has_terms(code, game)]
TRANSLATED = [(code, game) for code, game in TABLES if code in OTHERS]


def test_language_has_terms_of_both_games_or_of_neither():
    assert {code for code, _ in TABLES} == {code for code in CODES if all((code, game) in TABLES for game in CONTEXTS)}
    assert TRANSLATED


@pytest.mark.parametrize("code, game", TRANSLATED)
def test_messages_have_the_terms_of_the_table(code, game):
    said = {source: texts for context, source, *_, texts in messages(code) if context == CONTEXTS[game]}
    assert said == {row[SOURCE]: [row[code]] for row in term_rows(code, game)}


@pytest.mark.parametrize("code, game", TABLES)
def test_each_term_is_listed_once_with_english_and_source(code, game):
    rows, english = term_rows(code, game), term_rows(SOURCE, game)
    assert [(row["id"], row[SOURCE]) for row in rows] == [(row["id"], row[SOURCE]) for row in english]
    assert all(row["source_note"] for row in rows)
    ids = [row["id"] for row in rows]
    assert len(ids) == len(set(ids))


@pytest.mark.parametrize("language, words", expected("program", "other_words").items())
def test_texts_of_a_language_use_no_other_words_for_terms(language, words):
    said = [(where, text) for where, code, text in typography.texts() if code == language]
    assert [(where, found, text) for where, text in said for found in found_in(text, words)] == []
