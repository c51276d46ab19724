"""Check of the typographic signs of each language: the faults it finds, the texts it reads, and that all texts pass."""

import importlib

import pytest

from tests.languages import CODES, OTHER, SOURCE, each, expected
from tests.translations.conftest import ROOT

# conftest.py adds the folder of this script to the path.
typography = importlib.import_module("typography")

NARROW, FIXED = "\N{NARROW NO-BREAK SPACE}", "\N{NO-BREAK SPACE}"
APOSTROPHE = "\N{RIGHT SINGLE QUOTATION MARK}"
"""Spaces are written as ~ (no-break) and ⍽ (narrow no-break) below."""


def with_spaces(text):
    return text.replace("~", FIXED).replace("⍽", NARROW)


def test_all_texts_have_the_signs_of_their_language():
    assert typography.all_faults() == []


def test_language_that_has_just_begun_has_no_faults(tmp_path):
    file = tmp_path / "translations" / "xx" / "language.toml"
    file.parent.mkdir(parents=True)
    text = 'name = "..."\n[package]\ncomment = "A \\"table\\" ..."\n'
    file.write_text(f"unfinished = true\n{text}", encoding="utf-8")
    assert typography.all_faults(tmp_path) == []
    file.write_text(f'{text}[signs]\nquotes = "“”"\n', encoding="utf-8")
    assert len(typography.all_faults(tmp_path)) == 1


def test_finished_language_without_signs_is_refused(tmp_path):
    file = tmp_path / "xx" / "language.toml"
    file.parent.mkdir()
    file.write_text("unfinished = true\n[signs]\n", encoding="utf-8")
    assert typography.signs_of("xx", tmp_path) is None
    file.write_text('name = "X"\n', encoding="utf-8")
    with pytest.raises(KeyError, match=r"language\.toml does not say"):
        typography.signs_of("xx", tmp_path)


def test_unknown_signs_are_refused_with_the_allowed_ones(tmp_path):
    file = tmp_path / "xx" / "language.toml"
    file.parent.mkdir()
    file.write_text('[signs]\nquotes = "“”"\nbrackets = "()"\n', encoding="utf-8")
    with pytest.raises(TypeError, match=r"brackets.*allowed are quotes, space_in_quotes"):
        typography.signs_of("xx", tmp_path)


@pytest.mark.parametrize("language, text", each("signs", "good"))
def test_text_with_correct_signs_has_no_fault(language, text):
    assert typography.faults(with_spaces(text), typography.signs_of(language)) == []


@pytest.mark.parametrize("language, bad", each("signs", "bad"))
def test_text_with_wrong_signs_has_a_fault(language, bad):
    text, wanted = bad
    assert wanted in "\n".join(typography.faults(with_spaces(text), typography.signs_of(language)))


@pytest.mark.parametrize("language, told", expected("signs", "told").items())
def test_fault_shows_its_place_with_distinct_signs_for_spaces(language, told):
    text, place = told
    assert typography.faults(with_spaces(text), typography.signs_of(language))[0].endswith(place)


def test_every_kind_of_file_is_read():
    found = {(where.split(":")[0].rpartition(".")[2], language) for where, language, _ in typography.texts()}
    for language in CODES:
        assert {("ts", language), ("md", language), ("toml", language)} <= found
    assert ("6", SOURCE) in found


def test_texts_are_read_without_the_markup_of_their_files(tmp_path):
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
        path.write_text(with_spaces(text), encoding="utf-8")
    texts_read = [(language, text) for _, language, text in typography.texts(tmp_path) if text.strip()]
    wanted = [
        (SOURCE, "a game"),
        (SOURCE, "It plays."),
        (SOURCE, "More."),
        (SOURCE, "%n a"),
        (OTHER, "unu"),
        (OTHER, "du"),
        (SOURCE, "b"),
        *(
            (OTHER, with_spaces(text))
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
    assert sorted(texts_read) == sorted(wanted)


def test_continuous_integration_checks_the_signs():
    assert "packaging/scripts/typography.py" in (ROOT / ".ci" / "run").read_text(encoding="utf-8")
