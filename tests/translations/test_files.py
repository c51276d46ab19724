"""Translation files: complete, up to date, with the placeholders of the program's texts and the rulebooks' terms."""

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
PLACEHOLDER = re.compile(r"%n|%L?\d|\{\w*\}")


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
def test_no_message_is_unfinished_or_obsolete(language):
    tree = ET.parse(translations.files()[language])  # noqa: S314 - our own file
    assert [node.get("type") for node in tree.iter("translation") if node.get("type")] == []
    assert all(all(texts) for *_, texts in messages(language))


def test_translation_files_are_up_to_date_with_the_program():
    # The check of the continuous integration: collects anew and compares.
    check = [sys.executable, ROOT / "packaging" / "scripts" / "translations.py", "check"]
    done = subprocess.run(check, check=False, text=True, capture_output=True)
    assert done.returncode == 0, done.stderr


def test_all_translations_have_the_same_messages():
    first, *others = ({message[:4] for message in messages(language)} for language in OTHERS)
    assert all(other == first for other in others)
    assert {message[:4] for message in messages(SOURCE)} == {message for message in first if message[3]}


@pytest.mark.parametrize("language", LANGUAGES)
def test_translations_have_the_placeholders_of_their_source_texts(language):
    for context, source, _, counts, texts in messages(language):
        for text in texts:
            assert sorted(set(PLACEHOLDER.findall(text))) == sorted(set(PLACEHOLDER.findall(source))), (context, source)
            assert counts == ("%n" in source), (context, source)


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_with_a_number_have_two_forms(language):
    for context, source, _, counts, texts in messages(language):
        assert len(texts) == (2 if counts else 1), (context, source)
        for text in texts:
            # A form such as "2 action(s)" is not allowed.
            assert not re.search(r"\w\(\w{1,3}\)", text), (context, text)


@pytest.mark.parametrize("language", OTHERS)
def test_translations_begin_and_end_as_their_source_texts(language):
    for context, source, _, _, texts in messages(language):
        for text in texts:
            assert text.strip() == text or source.strip() != source, (context, text)
            assert source[-1:] not in ".…:" or text[-1:] == source[-1:], (context, source, text)
            assert "  " not in text or "  " in source, (context, text)


@pytest.mark.parametrize("language, impolite", expected("program", "impolite").items())
def test_messages_contain_no_impolite_form_of_address(language, impolite):
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
    # A letter that the sans serif lacks must be in the serif.
    families = [files[:3], files[3:]]
    assert all(len(names) == 3 for names in FONT_FILES.values())
    missing = {
        letter
        for letter in letters - {"\n"}
        if not any(all(font.supportsCharacter(ord(letter)) for font in family) for family in families)
    }
    assert missing == set()


# The terms of the game


def test_terms_of_the_program_equal_the_table_of_terms():
    rows = term_rows(SOURCE, "haspelknecht")
    assert {row["id"]: row[SOURCE] for row in rows} == {term.id: term.value for term in Term}


@pytest.mark.parametrize("language, kind", expected("haspelknecht", "marker").items())
def test_names_of_markers_contain_the_terms_of_their_tiles(language, kind):
    rows = term_rows(language, "haspelknecht")
    words = {row[SOURCE]: row[language] for row in rows if row["id"].startswith("tile_")}
    named = re.compile(rf"\b({'|'.join(words)}) marker")
    for context, source, _, _, texts in messages(language):
        for tile in named.findall(source):
            assert all(f"{kind} {words[tile]}" in text for text in texts), (context, source)


def test_every_reason_for_a_reconstructed_value_is_translated():
    with (paths.game_folder("haspelknecht") / "components.toml").open("rb") as file:
        provenance = tomllib.load(file)["provenance"]
    # The source of a layout's shape is shown nowhere.
    shown = (entry for key, entry in provenance.items() if not key.startswith("layout."))
    reasons = {entry["why"] for entry in shown if entry["source"] == "reconstructed"}
    assert reasons
    for language in OTHERS:
        assert reasons == {source for context, source, *_ in messages(language) if context == "HaspelknechtProvenance"}
