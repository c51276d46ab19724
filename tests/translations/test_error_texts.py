"""Sentences for all errors of core and games, in every language, made of the parts of each error."""

import ast
import errno
import re
from pathlib import Path

import pytest
from PySide6.QtCore import QTranslator

import haspelknecht_qt
from haspelknecht_qt.core.record import _TYPE_NAMES, from_code
from haspelknecht_qt.core.record_error import Defect, RecordError, RecordPlace
from haspelknecht_qt.core.storage import StorageError, StorageErrorKind
from haspelknecht_qt.core.undo import UndoRefusal
from haspelknecht_qt.core.validation import ALLOWED_KINDS, DataError, ValueSpec
from haspelknecht_qt.game_ui.haspelknecht import messages as of_haspelknecht
from haspelknecht_qt.games.haspelknecht.layouts import LayoutProblem
from haspelknecht_qt.ui.messages import error_texts
from tests.languages import CODES, SOURCE

LANGUAGES = CODES
PACKAGE = Path(haspelknecht_qt.__file__).parent
DETAILS = {
    "error": "some reason",
    "limit": 4 << 20,
    "found": "'place food mill'",
    "allowed": "1",
    "format": 9,
    "rules": 9,
    "known": 1,
    "program": "9.0",
    "rule": "P6",
    "step": "planning",
}


@pytest.fixture(params=LANGUAGES)
def translate_text(request, compiled):
    """Function that translates into each language. The test fails if a translation is missing."""
    translator = QTranslator()
    assert translator.load(str(compiled / request.param / "messages.qm")) or request.param == SOURCE

    def translate(context, text):
        found = translator.translate(context, text)
        if not found and request.param != SOURCE:
            unknown.append((context, text))
        return found or text

    unknown = []
    yield translate
    assert unknown == []


def test_every_defect_of_a_record_has_a_sentence(translate_text):
    for defect in Defect:
        error = RecordError("a.haspelknecht", RecordPlace(), defect, DETAILS)
        sentence = error_texts.refused_record_text(error, translate_text)
        assert sentence.endswith((".", "some reason")), defect
        assert not re.search(r"[{}]|None", sentence), defect


@pytest.mark.parametrize("place", [RecordPlace(ply=4), RecordPlace(key="seats[1].name"), RecordPlace(line=3, column=7)])
def test_every_kind_of_place_in_a_record_is_stated(translate_text, place):
    sentence = error_texts.refused_record_text(RecordError("a", place, Defect.CUT_OFF), translate_text)
    assert sentence.endswith(
        error_texts.refused_record_text(RecordError("a", RecordPlace(), Defect.CUT_OFF), translate_text)
    )
    assert re.search(r"\b5\b|seats\[1\]\.name|\b3\b.*\b7\b", sentence)


@pytest.mark.parametrize("number", [errno.ENOENT, errno.EACCES, errno.EISDIR, errno.EIO])
def test_only_unknown_read_errors_show_the_text_of_the_system(translate_text, number):
    error = RecordError("a", RecordPlace(), Defect.NO_FILE, {"error": "the system's words"})
    error.__cause__ = OSError(number, "the system's words")
    assert ("the system's words" in error_texts.refused_record_text(error, translate_text)) == (number == errno.EIO)


def test_beginnings_of_codes_are_quoted_one_by_one():
    with pytest.raises(RecordError) as error:
        from_code("nothing", dict.fromkeys(("toy", "other")))
    sentence = error_texts.refused_record_text(error.value, lambda _context, text: text)
    assert "“toy:”, “other:”" in sentence
    assert "'" not in sentence


def test_refused_setup_names_the_value_that_is_wrong(translate_text):
    error = RecordError("a", RecordPlace(key="setup"), Defect.WRONG_SETUP, {"error": "English"})
    error.__cause__ = ValueError("board: English")
    error.__cause__.__cause__ = DataError("", "cells[2]", "7", ValueSpec("unused"))
    sentence = error_texts.refused_record_text(error, translate_text)
    assert "cells[2]" in sentence
    assert "English" not in sentence


def test_every_kind_of_allowed_value_is_stated(translate_text):
    for kind, words in ALLOWED_KINDS.items():
        blanks = set(re.findall(r"\{(\w+)\}", words))
        allowed = ValueSpec(kind, ("one", "two") if "names" in blanks else tuple(range(2, 2 + len(blanks))))
        sentence = error_texts.data_error_text(
            DataError("/a/b.toml", "tunnel.coal", "nothing", allowed), translate_text
        )
        assert "b.toml" in sentence, kind
        assert "/a" not in sentence, kind
        assert "tunnel.coal" in sentence, kind
        assert all(str(value) in sentence for value in allowed.values), kind


@pytest.mark.parametrize("origin, key", [("/a/b.toml", ""), ("", "line 3"), ("", "cell 1, 2"), ("", "size")])
def test_data_error_without_file_or_key_is_a_sentence(translate_text, origin, key):
    assert error_texts.data_error_text(DataError(origin, key, "7", ValueSpec("table")), translate_text).endswith(".")


def found_values_in_errors():
    """English texts for found values in the errors of core and games, with 7 in place of each number."""
    places = {"LayoutError": 2, "ComponentsError": 2, "DataError": 2}
    found = {*_TYPE_NAMES.values(), "null", "7 or more", "7 to 7"}
    for file in [*(PACKAGE / "core").rglob("*.py"), *(PACKAGE / "games").rglob("*.py")]:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call):
                continue
            name = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
            values = [keyword.value for keyword in node.keywords if keyword.arg == "found"]
            if name in places and len(node.args) > places[name]:
                values.append(node.args[places[name]])
            for value in values:
                if isinstance(value, ast.Constant):
                    found.add(value.value)
                elif isinstance(value, ast.JoinedStr):
                    parts = [part.value if isinstance(part, ast.Constant) else "7" for part in value.values]
                    found.add("".join(parts))
    return sorted(found)


@pytest.fixture(scope="module")
def found_values():
    return found_values_in_errors()


def test_every_found_value_has_a_translation(translate_text, found_values):
    for words in found_values:
        requested_texts = []

        def translate(context, text, requested_texts=requested_texts):
            requested_texts.append((context, text))
            return translate_text(context, text)

        shown = error_texts.found_value_text(words, translate)
        assert requested_texts, words
        assert shown, words
        assert not re.search("[{}]", shown), words


def test_literal_values_of_a_file_are_shown_unchanged(translate_text):
    for value in ('"coal"', "7", "[1, 2]", "true"):
        assert error_texts.found_value_text(value, translate_text) == value


@pytest.mark.parametrize(
    "found, numbers",
    [
        ("-9 to 9", ["-9", "9"]),
        ("a list of length 2", ["2"]),
        ("a list of length 1 or more", ["1"]),
        ("a list of length 1 to 3", ["1", "3"]),
    ],
)
def test_allowed_limits_are_translated_with_their_numbers(translate_text, found, numbers):
    assert re.findall(r"-?\d+", error_texts.found_value_text(found, translate_text)) == numbers
    patterns = [pattern for pattern in error_texts.FOUND_VALUE_TEXTS if re.fullmatch(pattern, found)]
    assert len(patterns) == 1


def test_every_undo_refusal_has_a_sentence(translate_text):
    assert [
        reason for reason in UndoRefusal if not error_texts.undo_refusal_text(reason, translate_text).endswith(".")
    ] == []


@pytest.mark.parametrize("kind", StorageErrorKind)
def test_every_storage_error_has_a_sentence(translate_text, kind):
    error = StorageError("/a/b", OSError(errno.EIO, "the system's words"), kind)
    sentence = error_texts.storage_error_text(error, translate_text)
    assert ("the system's words" in sentence) == (kind is StorageErrorKind.OTHER)


@pytest.mark.parametrize("reason", ["touches_none_before", "touches_no_other_level", "touches_distant_level", "tiles"])
def test_every_layout_problem_states_rule_and_level(translate_text, reason):
    problem = LayoutProblem(reason=reason, level=3, cell=(1, 4), rule="V2", found=2, least=3, most=5)
    sentence = of_haspelknecht.layout_problem_text(problem, translate_text)
    assert "V2" in sentence
    assert "3" in sentence
