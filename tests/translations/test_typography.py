"""The signs of each language: what the check finds, where it looks, and that everything there passes it."""

import importlib

import pytest

from tests.languages import CODES, OTHER, SOURCE, each, expected
from tests.translations.conftest import ROOT

# Found where conftest.py looks for scripts.
typography = importlib.import_module("typography")

NARROW, FIXED = "\N{NARROW NO-BREAK SPACE}", "\N{NO-BREAK SPACE}"
APOSTROPHE = "\N{RIGHT SINGLE QUOTATION MARK}"
"""Spaces are written as ~ (no-break) and ⍽ (narrow no-break) below."""


def spaced(text):
    return text.replace("~", FIXED).replace("⍽", NARROW)


def test_everything_that_is_read_is_set_as_its_language_is():
    signs = {language: typography.signs_of(language) for language in CODES}
    assert [
        (where, fault)
        for where, language, text in typography.texts()
        for fault in typography.faults(text, signs[language])
    ] == []


def test_a_language_without_signs_is_a_fault_as_soon_as_it_is_finished(tmp_path):
    file = tmp_path / "xx" / "language.toml"
    file.parent.mkdir()
    file.write_text("unfinished = true\n[signs]\n", encoding="utf-8")
    assert typography.signs_of("xx", tmp_path) is None
    file.write_text('name = "X"\n', encoding="utf-8")
    with pytest.raises(KeyError, match=r"language\.toml does not say"):
        typography.signs_of("xx", tmp_path)


def test_signs_that_nobody_knows_are_named_with_those_that_are_allowed(tmp_path):
    file = tmp_path / "xx" / "language.toml"
    file.parent.mkdir()
    file.write_text('[signs]\nquotes = "“”"\nbrackets = "()"\n', encoding="utf-8")
    with pytest.raises(TypeError, match=r"brackets.*allowed are quotes, space_in_quotes"):
        typography.signs_of("xx", tmp_path)


@pytest.mark.parametrize("language, text", each("signs", "good"))
def test_what_is_well_set_has_no_fault(language, text):
    assert typography.faults(spaced(text), typography.signs_of(language)) == []


@pytest.mark.parametrize("language, bad", each("signs", "bad"))
def test_what_is_badly_set_is_found(language, bad):
    text, wanted = bad
    assert wanted in "\n".join(typography.faults(spaced(text), typography.signs_of(language)))


@pytest.mark.parametrize("language, told", expected("signs", "told").items())
def test_a_fault_says_where_it_is_with_spaces_that_can_be_told_apart(language, told):
    text, place = told
    assert typography.faults(spaced(text), typography.signs_of(language))[0].endswith(place)


def test_every_kind_of_text_is_looked_at():
    found = {(where.split(":")[0].rpartition(".")[2], language) for where, language, _ in typography.texts()}
    for language in CODES:
        assert {("ts", language), ("md", language), ("toml", language)} <= found
    assert ("6", SOURCE) in found


def test_texts_are_read_without_the_marks_of_their_files(tmp_path):
    files = {
        f"translations/{OTHER}/rules/game/01_x.md": "# Titolo\n\n## A1 Regulo\n\nVidu [](rule:A2) kaj **[tie](rule:A3)~:** {=a.b}~P.\n\n"
        '```board\ntext: Unu~: du\ncart 1: 3 black "aŭ"\n```\n\n```table x\na | b\neach = ĉiu\n```\n\n@dutch Jes.\n',
        f"translations/{OTHER}/tutorial/game.toml": '[one]\ntitle = "**Jes**"\n',
        f"translations/{OTHER}/expected/game.toml": 'words = ["read by tests alone"]\n',
        f"translations/{SOURCE}/manual.6": ".Dd now\n.Nd a game\nIt plays.\n.Bd -literal\nx --y 'z'\n.Ed\nMore.\n",
        f"translations/{OTHER}/messages.ts": f'<TS language="{OTHER}" sourcelanguage="{SOURCE}"><context><name>C</name>'
        '<message numerus="yes"><source>%n a</source><translation><numerusform>unu</numerusform>'
        "<numerusform>du</numerusform></translation></message><message><source>b</source>"
        '<translation type="unfinished">c</translation></message></context></TS>',
    }
    for name, text in files.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(spaced(text), encoding="utf-8")
    said = [(language, text) for _, language, text in typography.texts(tmp_path) if text.strip()]
    wanted = [
        (SOURCE, "a game"),
        (SOURCE, "It plays."),
        (SOURCE, "More."),
        (SOURCE, "%n a"),
        (OTHER, "unu"),
        (OTHER, "du"),
        (SOURCE, "b"),
        *(
            (OTHER, spaced(text))
            for text in (
                "Titolo",
                "A1 Regulo",
                "Vidu {0} kaj tie~: {0}~P.",
                "Unu~: du",
                "a",
                "b",
                "ĉiu",
                "Jes.",
                "Jes",
            )
        ),
    ]
    assert sorted(said) == sorted(wanted)


def test_the_continuous_integration_checks_the_signs():
    assert "packaging/scripts/typography.py" in (ROOT / ".ci" / "run").read_text(encoding="utf-8")
