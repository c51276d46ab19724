"""The words of the rules: the game's terms exactly as the rulebook of each language has them, tiles too."""

from __future__ import annotations

import pytest

from haspelknecht_qt import paths
from haspelknecht_qt.game_ui.haspelknecht.rules import book
from haspelknecht_qt.games.haspelknecht import components
from haspelknecht_qt.games.haspelknecht.printed import TILE_NUMBERS
from haspelknecht_qt.ui.rules.markup import Text, text_lines
from tests.languages import CODES, has_terms, term_rows
from tests.ui.game_tutorial import rule_texts
from tests.ui.rule_words import OTHER_WORDS, WORDS, wrong_words

BUILT_IN = components.load(paths.game_folder("haspelknecht") / "components.toml")


def all_words(language):
    texts = rule_texts(language)
    titles = "\n".join([*texts.titles.values(), *(chapter.title for chapter in texts.chapters)])
    intros = "\n".join(
        part.text
        for chapter in texts.chapters
        for block in chapter.intro
        for line in text_lines(block)
        for part in nested_parts(line)
        if isinstance(part, Text)
    )
    return f"{titles}\n{intros}\n{rule_paragraphs(texts, BUILT_IN)}"


@pytest.mark.parametrize("language, words", WORDS.items())
def test_rules_use_the_terms_of_the_rulebook(language, words):
    said = all_words(language).lower()
    assert [word for word in words if word.lower() not in said] == []


@pytest.mark.parametrize("language", OTHER_WORDS)
def test_rules_use_no_other_words_for_the_terms(language):
    assert wrong_words(language, all_words(language)) == []


@pytest.mark.parametrize("language", [code for code in CODES if has_terms(code, "haspelknecht")])
def test_titles_of_tile_rules_are_the_names_of_the_tiles(language):
    titles = rule_texts(language).titles
    names = {row["id"]: row[language] for row in term_rows(language, "haspelknecht")}
    assert [titles[str(number)] for number in TILE_NUMBERS] == [names[f"tile_{number}"] for number in TILE_NUMBERS]


def rule_paragraphs(texts, printed):
    value_texts = book.printed_components(printed).value_texts(texts.language)
    return "\n".join(texts.plain_text(texts.rule(rule), value_texts) for rule in texts.ids)


def nested_parts(line):
    for part in line:
        yield part
        yield from nested_parts(getattr(part, "content", ()))
