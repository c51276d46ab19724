"""The signs of each language: what the check finds, where it looks, and that everything there passes it."""

import importlib

import pytest

from tests.languages import CODES
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


GOOD = [
    ("en", "It’s “right”: 3 coal; or so!"),
    ("en", "Draw digits:\n   1 1 1\n  2 2 2"),
    ("nl", "Zo’n “boekje”: 3 steenkool?"),
    ("de", "So geht’s: „Gut“!"),
    ("fr", "Il dit~: «⍽oui⍽»⍽; 3~charbons, %n~PV⍽!"),
    ("fr", "{name} gagne %n~PV à 12:30, {count}~Thalers"),
    ("fr", "Échelle, Équipement, Elle, Est, Espace, Ensuite, Eau"),
    ("fr", "⍽; "),
]


@pytest.mark.parametrize("language, text", GOOD)
def test_what_is_well_set_has_no_fault(language, text):
    assert typography.faults(spaced(text), typography.signs_of(language)) == []


BAD = [
    ("en", "It's wrong", "straight apostrophe"),
    ("en", 'a "quotation"', "straight quotation mark"),
    ("en", "two  spaces", "double space"),
    ("en", "and so on...", "three dots"),
    ("en", "why ?", "space before a sign"),
    ("en", "“open", "1 times “, 0 times ”"),
    ("nl", "«⍽Frans⍽»", "of another language"),
    ("nl", "een “ fout”", "space inside"),
    ("nl", "waarom⍽?", "narrow space"),
    ("de", "“falsch”", "of another language"),
    ("de", "warum ?", "space before a sign"),
    ("fr", "pourquoi ?", "space before a sign of ;!?"),
    ("fr", "pourquoi~?", "space before a sign of ;!?"),
    ("fr", "pourquoi?", "space before a sign of ;!?"),
    ("fr", "ceci⍽: cela", "space before a sign of :"),
    ("fr", "ceci: cela", "space before a sign of :"),
    ("fr", "«~oui~»", "space inside"),
    ("fr", "« oui »", "space inside"),
    ("fr", "“oui”", "of another language"),
    ("fr", "l'eau", "straight apostrophe"),
    ("fr", "3 charbons", "number parted"),
    ("fr", "{vp} PV", "number parted"),
    ("fr", "%n étapes", "number parted"),
    ("fr", "gagne⍽%n~PV", "number tied"),
    ("fr", "gagne~%n~PV", "number tied"),
    ("fr", "trop⍽large", "narrow space"),
    ("fr", "Echelle", "capital without its accent"),
    ("fr", "plateau Equipement", "capital without its accent"),
    ("fr", "icône Etayage", "capital without its accent"),
    ("fr", "Evacuer", "capital without its accent"),
]


@pytest.mark.parametrize("language, text, wanted", BAD)
def test_what_is_badly_set_is_found(language, text, wanted):
    assert wanted in "\n".join(typography.faults(spaced(text), typography.signs_of(language)))


def test_a_fault_says_where_it_is_with_spaces_that_can_be_told_apart():
    assert typography.faults(spaced("et ceci⍽: cela"), typography.signs_of("fr"))[0].endswith(r"'et ceci\u202f: cela'")


def test_every_kind_of_text_is_looked_at():
    found = {(where.split(":")[0].rpartition(".")[2], language) for where, language, _ in typography.texts()}
    for language in CODES:
        assert {("ts", language), ("md", language), ("toml", language)} <= found
    assert ("6", "en") in found


def test_texts_are_read_without_the_marks_of_their_files(tmp_path):
    files = {
        "translations/fr/rules/game/01_x.md": "# Titre\n\n## A1 Règle\n\nVoir [](rule:A2) et **[ici](rule:A3)~:** {=a.b}~PV.\n\n"
        '```board\ntext: Un~: deux\ncart 1: 3 black "ou"\n```\n\n```table x\na | b\neach = chaque\n```\n\n@dutch Oui.\n',
        "translations/fr/tutorial/game.toml": '[one]\ntitle = "**Oui**"\n',
        "translations/en/manual.6": ".Dd now\n.Nd a game\nIt plays.\n.Bd -literal\nx --y 'z'\n.Ed\nMore.\n",
        "translations/fr/messages.ts": '<TS language="fr" sourcelanguage="en"><context><name>C</name><message numerus="yes"><source>%n a</source>'
        "<translation><numerusform>un</numerusform><numerusform>deux</numerusform></translation></message><message><source>b</source>"
        '<translation type="unfinished">c</translation></message></context></TS>',
    }
    for name, text in files.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(spaced(text), encoding="utf-8")
    said = [(language, text) for _, language, text in typography.texts(tmp_path) if text.strip()]
    assert said == [
        ("en", "a game"),
        ("en", "It plays."),
        ("en", "More."),
        ("en", "%n a"),
        ("fr", "un"),
        ("fr", "deux"),
        ("en", "b"),
        *(
            ("fr", spaced(text))
            for text in (
                "Titre",
                "A1 Règle",
                "Voir {0} et ici~: {0}~PV.",
                "Un~: deux",
                "a",
                "b",
                "chaque",
                "Oui.",
                "Oui",
            )
        ),
    ]


def test_the_continuous_integration_checks_the_signs():
    assert "packaging/scripts/typography.py" in (ROOT / ".ci" / "run").read_text(encoding="utf-8")
