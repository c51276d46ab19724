"""Neither program nor tests name a language: a new language needs only its folder."""

import re
from functools import lru_cache

import pytest

from haspelknecht_qt.games.haspelknecht.rulebooks import RULEBOOKS
from tests.languages import OTHER, OTHERS, SOURCE, UNSUPPORTED_LANGUAGE, main_locale, other_locale
from tests.translations.conftest import ROOT, translations
from tests.translations.test_files import messages

AREAS = ("haspelknecht_qt", "packaging", "tests", "tools")
RULEBOOK_NAMES = {
    "haspelknecht_qt/game_ui/haspelknecht/texts/tables.py": {rulebook.capitalize() for rulebook in RULEBOOKS},
}
"""Texts by file that are names of printed rulebooks, which a match may follow, and not names of languages."""
RULEBOOK_WORDS = re.compile(
    r"(haspelknecht_qt|tests)/games/haspelknecht/"  # The rules, and the rulings where the rulebooks differ.
    r"|haspelknecht_qt/game_ui/haspelknecht/board_editor/editor\.py"  # It uses the rulebook with the most freedom for drawing.
)
"""Files whose code contains names of rulebooks."""
SOURCE_NAMED = {
    "haspelknecht_qt/languages.py",
    "packaging/scripts/translations.py",  # It cannot import the program.
}
"""Files that name the language from which the others are translated."""

LITERAL = re.compile(r'"""(.*?)"""|"((?:[^"\\\n]|\\.)*)"|\'((?:[^\'\\\n]|\\.)*)\'|(#[^\n]*)', re.DOTALL)


def parts(text):
    """The texts of a module, including documentation and comments, and its code without them."""
    return ["".join(found) for found in LITERAL.findall(text)], LITERAL.sub("", text)


@pytest.fixture(scope="module")
def modules():
    """The parts of each module, by its path."""
    return {
        module.relative_to(ROOT).as_posix(): parts(module.read_text(encoding="utf-8"))
        for area in AREAS
        for module in sorted((ROOT / area).rglob("*.py"))
    }


FACTS = [translations.facts(code) for code in translations.codes() if code != SOURCE]
NAMES = {name for facts in FACTS for name in (facts.get("name"), facts.get("package", {}).get("english_name")) if name}
"""Names of the languages in the language itself and in English."""
WORDS = {name.lower() for name in NAMES}


@pytest.fixture(scope="module")
def codes(modules):
    """Codes of the languages, without those that are also words of the code, such as `id`."""
    found = set(translations.codes()) - {SOURCE}
    word = re.compile(rf"\b(?:{'|'.join(found)})\b")
    return frozenset(found - {each for _, code in modules.values() for each in word.findall(code)})


@lru_cache
def language_name_pattern(codes):
    """Pattern of the names of languages in a text."""
    any_code = f"(?:{'|'.join(sorted(codes))})"
    return re.compile(
        rf"(?:^|(?<=['\"/:=])){any_code}(?=$|['\"/:=\\\n])"  # Alone, or separated from others: xx, /xx/messages.ts, xx:yy, language=xx.
        rf"|_{any_code}\.|\b{any_code}_[A-Z]{{2}}\b"  # Part of a file's name; a locale.
        rf"|^(?:{'|'.join(sorted(NAMES))})$"
    )


@lru_cache
def translated_texts():
    """Translated sentences and words in the messages of all languages that differ from every English one."""
    told = [message for code in OTHERS for message in messages(code)]
    english = {source.casefold() for _, source, _, _, _ in told}
    found = {text for _, _, _, _, texts in told for text in texts}
    return {text for text in found if text.casefold() not in english and re.search(r"[^\W\d_]{4}", text)}


def language_names_in(literals, code, codes):
    """Returns the names of languages in a module."""
    found = {literal for literal in literals if language_name_pattern(codes).search(literal.strip())}
    return found | {word for word in re.findall(r"[^\W\d]\w*", code) if WORDS & set(word.lower().split("_"))}


def test_no_module_names_a_language(modules, codes):
    assert codes, "all are words of the code, and none can be looked for"
    found = {}
    for path, (literals, code) in modules.items():
        known = RULEBOOK_NAMES.get(path, set())
        if names := language_names_in(literals, "" if RULEBOOK_WORDS.match(path) else code, codes) - known:
            found[path] = names
    assert found == {}


def test_source_language_is_named_only_where_it_is_defined(modules):
    assert {path for path, (literals, _) in modules.items() if SOURCE in literals} == SOURCE_NAMED


def translated_texts_in(literals):
    """Returns the translated texts among the literals, and in lists within them."""
    return {word.strip() for literal in literals for word in (literal, *literal.split(","))} & translated_texts()


def test_no_test_contains_a_translated_text(modules):
    # A literal of the program is a word of the code, even if a language has this word, too.
    program = {literal for path in modules if not path.startswith("tests/") for literal in modules[path][0]}
    tests = {
        path: translated_texts_in(literals) - program
        for path, (literals, _) in modules.items()
        if path.startswith("tests/")
    }
    assert {path: texts for path, texts in tests.items() if texts} == {}


NAME = translations.facts(OTHER)["package"]["english_name"]


@pytest.mark.parametrize(
    "line",
    [
        f'window.languages.choose("{OTHER}")',
        f'@pytest.mark.parametrize("code, close", [("en", "Close"), ("{OTHER}", "")])',
        f'TERMS = {{\n    "{OTHER}": """one,\n        two""",\n}}',
        f'({{"LANG": "{main_locale(OTHER)}.UTF-8"}}, "")',
        f'language(monkeypatch, LANG="{other_locale(OTHER)}@euro")',
        f'{{"LANGUAGE": "{UNSUPPORTED_LANGUAGE}:{OTHER}:{UNSUPPORTED_LANGUAGE}"}}',
        f"""code = "print(languages.wanted_language('{OTHER}'))\\n" """,
        f"""'<!DOCTYPE TS><TS version="2.1" language="{OTHER}"><context>'""",
        f'"translations/{OTHER}/messages.ts"',
        f'f"{{QT}}/translations/qtbase_{OTHER}.qm"',
        f'SETTINGS = """\\\n[view]\nlanguage={OTHER}\n[window]\n"""',
        f'text = "[view]\\nlanguage={OTHER}\\n[files]"',
        f'assert menu.text() == "{translations.facts(OTHER)["name"]}"',
        f'language.begin("{NAME}")',
        f'"""The code of a language ("{OTHER}")."""',
        f'code = text[:2]  # Such as "{OTHER}".',
        f'{NAME.upper()} = ["one", "two"]',
        f"def test_{NAME.lower()}_speaks_to_its_players_as_friends():",
    ],
)
def test_line_that_names_a_language_is_found(line, codes):
    assert language_names_in(*parts(line), codes)


@pytest.mark.parametrize(
    "line",
    [
        'table = Table(rulebook="french")',
        "window.languages.choose(OTHER)",
        f'"of {OTHER} and others"',
        'system("en_GB")',
    ],
)
def test_line_without_a_language_name_is_not_found(line, codes):
    assert not language_names_in(*parts(line), codes)


def test_translated_text_in_a_literal_is_found():
    one, other = sorted(text for text in translated_texts() if text.isalpha())[:2]
    assert translated_texts_in(parts(f'assert heading.text() == "{one}"')[0]) == {one}
    assert translated_texts_in(parts(f'WORDS = """Zam, {one},\n    {other}"""')[0]) == {one, other}
    assert translated_texts_in(parts('assert heading.text() == "Not said in any"')[0]) == set()
