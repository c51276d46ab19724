"""The rules and the tutorial of Gueules Noires as they are written: complete, alike in all languages, in the rulebook's words."""

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
"""Every rule of the game, every ruling and every printed example, after what is said before them."""


def written(language):
    """Everything in one language, with plain spaces."""
    files = [
        *sorted(languages.rules_folder("gueules_noires", language).glob("*.md")),
        languages.tutorial_file("gueules_noires", language),
    ]
    text = "\n".join(file.read_text(encoding="utf-8") for file in files)
    text = re.sub(r"```board.*?```|\(rule:\w+\)|\{[^{}]*\}|^[\w:+]+ = ", " ", text, flags=re.DOTALL | re.MULTILINE)
    return re.sub(r"\s+", " ", text)


def rules(language):
    """Text below each rule's heading and the rule's chapter, by the rule's id."""
    found = {}
    for file in sorted(languages.rules_folder("gueules_noires", language).glob("*.md")):
        parts = re.split(r"^## (\w+) (.+)$", file.read_text(encoding="utf-8"), flags=re.MULTILINE)
        for rule, title, body in zip(parts[1::3], parts[2::3], parts[3::3], strict=True):
            assert rule not in found
            found[rule] = (file.name, title, body)
    return found


def without_words(block):
    """A fenced block without what a language says in it: the words of a table's header and cells."""
    kind, *lines = block.splitlines()
    if not kind.startswith("```table"):
        return block
    return [kind, lines[0].count("|"), *(line.partition("=")[0] for line in lines[1:])]


def bones(body):
    """Parts of a rule that are the same in all languages: blocks, boards, tables, links, values and pictures."""
    fenced = [without_words(block) for block in re.findall(r"```.*?```", body, re.DOTALL)]
    words = re.sub(r"```.*?```", "", body, flags=re.DOTALL)
    blocks = ["- |".find(block[0]) for block in re.split(r"\n\s*\n", words.strip())]
    rows = [line.count("|") for line in words.splitlines() if line.startswith(("|", "- "))]
    return fenced, blocks, rows, links(words), sorted(re.findall(r"\{=[^{}]*\}", words)), re.findall(r"\{\w+\}", words)


def links(words):
    return sorted(re.findall(r"\(rule:(\w+)\)", words))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_is_told_once(language):
    assert sorted(rules(language)) == sorted(RULES)


@pytest.mark.parametrize("language", OTHERS)
def test_rules_stand_in_the_same_chapters_and_order(language):
    places = [(rule, chapter) for rule, (chapter, _, _) in rules(language).items()]
    assert places == [(rule, chapter) for rule, (chapter, _, _) in rules(SOURCE).items()]


@pytest.mark.parametrize("language", OTHERS)
def test_a_rule_says_the_same_in_every_language(language):
    english = rules(SOURCE)
    differing = [rule for rule, (_, _, body) in rules(language).items() if bones(body) != bones(english[rule][2])]
    assert differing == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_links_lead_to_other_rules(language):
    for rule, (_, _, body) in rules(language).items():
        assert set(links(body)) <= set(RULES) - {rule}


@pytest.mark.parametrize("language", LANGUAGES)
def test_titles_are_short(language):
    assert [title for _, title, _ in rules(language).values() if len(title) > 42] == []


def test_every_value_is_explained_and_used():
    told = (FOLDER / "rules.md").read_text(encoding="utf-8").split("## Values")[1].split("## Tables")[0]
    rows = [line.split("|")[1] for line in told.splitlines() if line.startswith("| `")]
    explained = {name for row in rows for name in re.findall(r"`([^`]+)`", row)}
    used = {name for _, _, body in rules(SOURCE).values() for name in re.findall(r"\{=([^{}]*)\}", body)}
    assert used == explained


@pytest.mark.parametrize("language, words", expected("gueules_noires", "words").items())
def test_the_terms_are_those_of_the_rulebook(language, words):
    said = written(language).lower()
    assert [word for word in words if word.lower() not in said] == []


@pytest.mark.parametrize("language, words", expected("gueules_noires", "other_words").items())
def test_no_other_words_are_used_for_them(language, words):
    assert found_in(written(language), words) == []


def lessons():
    """Each lesson's key and the keys of its steps."""
    for file in sorted((FOLDER / "tutorial").glob("[0-9]*.toml")):
        data = tomllib.loads(file.read_text(encoding="utf-8"))
        yield file.stem.partition("_")[2], [step["key"] for step in data["step"]]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_of_a_lesson_has_its_text(language):
    texts = tomllib.loads(languages.tutorial_file("gueules_noires", language).read_text(encoding="utf-8"))
    assert [(key, list(lesson["steps"])) for key, lesson in texts.items()] == list(lessons())
    assert all(lesson["title"] and lesson["about"] for lesson in texts.values())


@pytest.mark.parametrize("language", OTHERS)
def test_lessons_say_the_same_in_every_language(language):
    english, other = (
        tomllib.loads(languages.tutorial_file("gueules_noires", name).read_text(encoding="utf-8"))
        for name in (SOURCE, language)
    )
    for key, lesson in english.items():
        for step, text in lesson["steps"].items():
            said = other[key]["steps"][step]
            assert links(said) == links(text)
            assert set(links(text)) <= set(RULES)
            assert re.findall(r"\{\w+\}", said) == re.findall(r"\{\w+\}", text)
            assert said.strip().count("\n\n") == text.strip().count("\n\n")
