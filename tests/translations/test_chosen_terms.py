"""Where no printed rulebook of a language is among the sources, its words of the games stand in tables: what the program says is what they say."""

import csv
from pathlib import Path

import pytest

from tests.languages import OTHERS
from tests.translations.test_files import messages

FOLDER = Path(__file__).parents[2] / "translations"
CONTEXTS = {"haspelknecht": "Terms", "gueules_noires": "PitTerms"}
TABLES = [(code, game) for code in OTHERS for game in CONTEXTS if (FOLDER / code / "terms" / f"{game}.csv").exists()]


def rows(code, game):
    with (FOLDER / code / "terms" / f"{game}.csv").open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def test_a_language_has_words_for_both_games_or_for_none():
    assert {code for code, _ in TABLES} == {code for code in OTHERS if all((code, game) in TABLES for game in CONTEXTS)}
    assert TABLES


@pytest.mark.parametrize("code, game", TABLES)
def test_the_program_says_what_the_table_says(code, game):
    said = {source: texts[0] for context, source, *_, texts in messages(code) if context == CONTEXTS[game]}
    table = {row["en"]: row[code] for row in rows(code, game)}
    assert {source: table[source] for source in said if source in table} == {
        source: text for source, text in said.items() if source in table
    }
    assert set(said) <= set(table)


@pytest.mark.parametrize("code, game", TABLES)
def test_each_word_tells_where_it_comes_from(code, game):
    assert all(row["source_note"] for row in rows(code, game))
    ids = [row["id"] for row in rows(code, game)]
    assert len(ids) == len(set(ids))
