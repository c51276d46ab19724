"""Written rules and tutorial: complete, with the same parts in all languages, in the rulebook's words."""

from __future__ import annotations

import re
import tomllib

import pytest

from haspelknecht_qt import languages, paths
from tests.languages import CODES, OTHERS, SOURCE, expected
from tests.ui.rule_words import found_in

LANGUAGES = CODES
FOLDER = paths.resources() / "gueules_noires"


def numbered(letters, count):
    return [f"{letters}{number}" for number in range(1, count + 1)]


RULES = [
    *numbered("GI", 4),
    *numbered("GS", 8),
    *numbered("GT", 4),
    *numbered("GA", 15),
    *numbered("GE", 4),
    *numbered("GF", 2),
    *numbered("GR", 14),
    *numbered("GM", 8),
    *numbered("GX", 9),
]
"""Ids of the introduction, all rules, rulings and explanations of the program, and the examples."""


def all_text(language):
    """Rules and tutorial of a language as one text, with plain spaces."""
    files = [
        *sorted(languages.rules_folder("gueules_noires", language).glob("*.md")),
        languages.tutorial_file("gueules_noires", language),
    ]
    text = "\n".join(file.read_text(encoding="utf-8") for file in files)
    text = re.sub(r"```board.*?```|\(rule:\w+\)|\{[^{}]*\}|^[\w:+]+ = ", " ", text, flags=re.DOTALL | re.MULTILINE)
    return re.sub(r"\s+", " ", text)


def rules(language):
    """Chapter, title and text of each rule, by the rule's id."""
    found = {}
    for file in sorted(languages.rules_folder("gueules_noires", language).glob("*.md")):
        parts = re.split(r"^## (\w+) (.+)$", file.read_text(encoding="utf-8"), flags=re.MULTILINE)
        for rule, title, body in zip(parts[1::3], parts[2::3], parts[3::3], strict=True):
            assert rule not in found
            found[rule] = (file.name, title, body)
    return found


def without_words(block):
    """A fenced block without its translated words: those in a table's header and cells."""
    kind, *lines = block.splitlines()
    if not kind.startswith("```table"):
        return block
    return [kind, lines[0].count("|"), *(line.partition("=")[0] for line in lines[1:])]


def structure(body):
    """Parts of a rule that are the same in all languages: blocks, boards, tables, links, values and pictures."""
    fenced = [without_words(block) for block in re.findall(r"```.*?```", body, re.DOTALL)]
    words = re.sub(r"```.*?```", "", body, flags=re.DOTALL)
    blocks = ["- |".find(block[0]) for block in re.split(r"\n\s*\n", words.strip())]
    rows = [line.count("|") for line in words.splitlines() if line.startswith(("|", "- "))]
    return fenced, blocks, rows, links(words), sorted(re.findall(r"\{=[^{}]*\}", words)), re.findall(r"\{\w+\}", words)


def links(words):
    return sorted(re.findall(r"\(rule:(\w+)\)", words))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_occurs_once(language):
    assert sorted(rules(language)) == sorted(RULES)


@pytest.mark.parametrize("language", OTHERS)
def test_rules_have_the_same_chapters_and_order_in_every_language(language):
    places = [(rule, chapter) for rule, (chapter, _, _) in rules(language).items()]
    assert places == [(rule, chapter) for rule, (chapter, _, _) in rules(SOURCE).items()]


@pytest.mark.parametrize("language", OTHERS)
def test_rules_have_the_same_structure_in_every_language(language):
    english = rules(SOURCE)
    differing = [
        rule for rule, (_, _, body) in rules(language).items() if structure(body) != structure(english[rule][2])
    ]
    assert differing == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_links_of_a_rule_lead_to_other_rules(language):
    for rule, (_, _, body) in rules(language).items():
        assert set(links(body)) <= set(RULES) - {rule}


@pytest.mark.parametrize("language", LANGUAGES)
def test_titles_of_rules_are_short(language):
    assert [title for _, title, _ in rules(language).values() if len(title) > 42] == []


def test_every_printed_value_is_explained_and_used():
    values_table = (FOLDER / "rules.md").read_text(encoding="utf-8").split("## Values")[1].split("## Tables")[0]
    rows = [line.split("|")[1] for line in values_table.splitlines() if line.startswith("| `")]
    explained = {name for row in rows for name in re.findall(r"`([^`]+)`", row)}
    used = {name for _, _, body in rules(SOURCE).values() for name in re.findall(r"\{=([^{}]*)\}", body)}
    assert used == explained


@pytest.mark.parametrize("language, words", expected("gueules_noires", "words").items())
def test_texts_contain_the_terms_of_the_rulebook(language, words):
    said = all_text(language).lower()
    assert [word for word in words if word.lower() not in said] == []


@pytest.mark.parametrize("language, words", expected("gueules_noires", "other_words").items())
def test_texts_contain_no_other_words_for_the_terms(language, words):
    assert found_in(all_text(language), words) == []


def lessons():
    """Each lesson's key and the keys of its steps."""
    for file in sorted((FOLDER / "tutorial").glob("[0-9]*.toml")):
        data = tomllib.loads(file.read_text(encoding="utf-8"))
        yield file.stem.partition("_")[2], [step["key"] for step in data["step"]]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_of_a_lesson_has_a_text(language):
    texts = tomllib.loads(languages.tutorial_file("gueules_noires", language).read_text(encoding="utf-8"))
    assert [(key, list(lesson["steps"])) for key, lesson in texts.items()] == list(lessons())
    assert all(lesson["title"] and lesson["about"] for lesson in texts.values())


@pytest.mark.parametrize("language", OTHERS)
def test_lessons_have_the_same_structure_in_every_language(language):
    english, other = (
        tomllib.loads(languages.tutorial_file("gueules_noires", name).read_text(encoding="utf-8"))
        for name in (SOURCE, language)
    )
    for key, lesson in english.items():
        for step, text in lesson["steps"].items():
            translated = other[key]["steps"][step]
            assert links(translated) == links(text)
            assert set(links(text)) <= set(RULES)
            assert re.findall(r"\{\w+\}", translated) == re.findall(r"\{\w+\}", text)
            assert translated.strip().count("\n\n") == text.strip().count("\n\n")
