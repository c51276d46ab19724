"""The translation files: complete, in step with the program, filled in as the program's texts, well typed, with the rulebooks' terms."""

import re
import subprocess
import sys
import tomllib
import xml.etree.ElementTree as ET

import pytest
from PySide6.QtGui import QRawFont

from haspelknecht_qt import paths
from haspelknecht_qt.game_ui.haspelknecht.texts.terms import Term
from haspelknecht_qt.table.typography import FONT_FILES
from tests.languages import CODES, OTHERS, SOURCE, expected, term_rows
from tests.translations.conftest import ROOT, translations

LANGUAGES = CODES
BLANK = re.compile(r"%n|%L?\d|\{\w*\}")


def messages(language):
    """(context, source, comment, counts, texts) of every message of a translation file."""
    for context in ET.parse(translations.files()[language]).iter("context"):  # noqa: S314 - our own file
        for message in context.iter("message"):
            translation = message.find("translation")
            forms = translation.findall("numerusform") or [translation]
            yield (
                context.findtext("name"),
                message.findtext("source"),
                message.findtext("comment", ""),
                message.get("numerus") == "yes",
                ["".join(form.itertext()) for form in forms],
            )


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_unfinished_or_left_over(language):
    tree = ET.parse(translations.files()[language])  # noqa: S314 - our own file
    assert [node.get("type") for node in tree.iter("translation") if node.get("type")] == []
    assert all(all(texts) for *_, texts in messages(language))


def test_the_files_are_in_step_with_the_program():
    # The check of the continuous integration: collects anew and compares.
    check = [sys.executable, ROOT / "packaging" / "scripts" / "translations.py", "check"]
    done = subprocess.run(check, check=False, text=True, capture_output=True)
    assert done.returncode == 0, done.stderr


def test_all_translations_have_the_same_messages():
    first, *others = ({message[:4] for message in messages(language)} for language in OTHERS)
    assert all(other == first for other in others)
    assert {message[:4] for message in messages(SOURCE)} == {message for message in first if message[3]}


@pytest.mark.parametrize("language", LANGUAGES)
def test_translations_are_filled_in_as_the_texts(language):
    for context, source, _, counts, texts in messages(language):
        for text in texts:
            assert sorted(set(BLANK.findall(text))) == sorted(set(BLANK.findall(source))), (context, source)
            assert counts == ("%n" in source), (context, source)


@pytest.mark.parametrize("language", LANGUAGES)
def test_plurals_have_their_forms(language):
    for context, source, _, counts, texts in messages(language):
        assert len(texts) == (2 if counts else 1), (context, source)
        for text in texts:
            # "2 action(s)" is no language.
            assert not re.search(r"\w\(\w{1,3}\)", text), (context, text)


@pytest.mark.parametrize("language", OTHERS)
def test_edges_are_those_of_the_texts(language):
    for context, source, _, _, texts in messages(language):
        for text in texts:
            assert text.strip() == text or source.strip() != source, (context, text)
            assert source[-1:] not in ".…:" or text[-1:] == source[-1:], (context, source, text)
            assert "  " not in text or "  " in source, (context, text)


@pytest.mark.parametrize("language, impolite", expected("program", "impolite").items())
def test_players_are_spoken_to_as_one_does(language, impolite):
    for context, _, _, _, texts in messages(language):
        for text in texts:
            assert not re.search(impolite, text, re.IGNORECASE), (context, text)


def test_the_fonts_of_the_program_have_every_letter(qapp):  # noqa: ARG001 - fonts are loaded with it
    files = [
        QRawFont(str(paths.resources() / "common" / "fonts" / name), 16)
        for names in FONT_FILES.values()
        for name in names
    ]
    letters = {
        letter for language in LANGUAGES for message in messages(language) for text in message[4] for letter in text
    }
    letters |= {letter for message in messages(OTHERS[0]) for letter in message[1]}
    # Where the sans serif has none, the serif has.
    families = [files[:3], files[3:]]
    assert all(len(names) == 3 for names in FONT_FILES.values())
    missing = {
        letter
        for letter in letters - {"\n"}
        if not any(all(font.supportsCharacter(ord(letter)) for font in family) for family in families)
    }
    assert missing == set()


# The terms of the game


def test_the_program_has_all_terms_and_no_others():
    rows = term_rows(SOURCE, "haspelknecht")
    assert {row["id"]: row[SOURCE] for row in rows} == {term.id: term.value for term in Term}


@pytest.mark.parametrize("language, kind", expected("haspelknecht", "marker").items())
def test_names_of_tiles_are_the_same_wherever_a_marker_is_named(language, kind):
    rows = term_rows(language, "haspelknecht")
    words = {row[SOURCE]: row[language] for row in rows if row["id"].startswith("tile_")}
    named = re.compile(rf"\b({'|'.join(words)}) marker")
    for context, source, _, _, texts in messages(language):
        for tile in named.findall(source):
            assert all(f"{kind} {words[tile]}" in text for text in texts), (context, source)


def test_every_reason_for_a_reconstructed_value_is_translated():
    with (paths.game_folder("haspelknecht") / "components.toml").open("rb") as file:
        provenance = tomllib.load(file)["provenance"]
    # Where a layout's shape comes from is told nowhere.
    shown = (entry for key, entry in provenance.items() if not key.startswith("layout."))
    reasons = {entry["why"] for entry in shown if entry["source"] == "reconstructed"}
    assert reasons
    for language in OTHERS:
        assert reasons == {source for context, source, *_ in messages(language) if context == "HaspelknechtProvenance"}
