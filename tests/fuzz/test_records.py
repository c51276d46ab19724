"""Untrusted records and codes: they give a match, or are refused in a sentence."""

import json
import zlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from haspelknecht_qt.core import record
from haspelknecht_qt.core.game import UnreadableMove
from haspelknecht_qt.core.record import checksum
from haspelknecht_qt.core.record_error import Defect, RecordError
from haspelknecht_qt.ui.messages import error_texts
from tests.fuzz.damaging import WORDS, attempt, damaged_bytes, damaged_json, damaged_text, is_sentence
from tests.ui.matches import GAME, GAMES, new_match, play_at_random

MATCHES = [
    play_at_random(new_match("pp", seed=1), until=lambda match: match.ply >= 40),
    play_at_random(new_match("pbb", seed=2, planning="hidden", layout="tower"), until=lambda match: match.ply >= 25),
]
MATCHES[0].undo()
TEXTS = [record.dumps(match) for match in MATCHES]
DOCUMENTS = [json.loads(text) for text in TEXTS]
CODES = [record.to_code(match) for match in MATCHES]
MOVES = sorted({entry.text for match in MATCHES for entry in match.entries})


def english(_context, text):
    return text


def defect_of(read):
    """Reads a match; a refusal must be a sentence, in the program and for the player. Returns the defect."""
    match, error = attempt(read, RecordError)
    if error is not None:
        assert is_sentence(str(error)), str(error)
        assert is_sentence(error_texts.refused_record_text(error, english))
        match = error.salvage if isinstance(error, record.SalvagedRecordError) else None
    if match is not None:
        assert record.loads(record.dumps(match), "again", GAMES).ply == match.ply
    return None if error is None else error.defect


@pytest.fixture(scope="module")
def file(tmp_path_factory):
    return tmp_path_factory.mktemp("records") / "game.haspelknecht"


@given(data=damaged_bytes(TEXTS))
def test_damaged_records_are_read_or_refused_in_a_sentence(file, data):
    file.write_bytes(data)
    defect_of(lambda: record.load(file, GAMES))


@given(document=damaged_json(DOCUMENTS))
def test_changed_records_with_a_valid_checksum_are_read_or_refused(document):
    # A matching checksum lets the file reach every part of the reader.
    if isinstance(document, dict):
        document["check"] = checksum(document)
    defect_of(lambda: record.loads(json.dumps(document), "game", GAMES))


@given(text=damaged_text(CODES))
def test_damaged_codes_are_read_or_refused_in_a_sentence(text):
    defect_of(lambda: record.from_code(text, GAMES))


@given(document=damaged_json(DOCUMENTS))
def test_codes_of_changed_records_are_read_or_refused_in_a_sentence(document):
    packer = zlib.compressobj(9, wbits=-zlib.MAX_WBITS)
    packed = packer.compress(json.dumps(document).encode()) + packer.flush()
    defect_of(lambda: record.from_code(f"haspelknecht:{record._encode_body(record._digest(packed) + packed)}", GAMES))


@given(data=st.binary(max_size=200))
def test_codes_of_random_bytes_are_refused(data):
    body = record._encode_body(record._digest(data) + data)
    assert defect_of(lambda: record.from_code(f"haspelknecht:{body}", GAMES)) is not None


@given(text=damaged_text(MOVES))
def test_damaged_moves_are_read_or_refused_in_a_sentence(text):
    move, error = attempt(lambda: GAME.read_move(text), UnreadableMove)
    assert GAME.read_move(GAME.write_move(move)) == move if error is None else is_sentence(str(error))


def test_code_that_unpacks_to_too_much_data_is_refused():
    packer = zlib.compressobj(9, wbits=-zlib.MAX_WBITS)
    packed = b"".join(packer.compress(b"\0" * (1 << 24)) for _ in range(16)) + packer.flush()
    body = record._encode_body(record._digest(packed) + packed)
    assert defect_of(lambda: record.from_code(f"haspelknecht:{body}", GAMES)) is Defect.TOO_LARGE


def test_oversized_record_file_is_refused(file):
    with file.open("wb") as stream:
        stream.truncate(1 << 40)
    assert defect_of(lambda: record.load(file, GAMES)) is Defect.TOO_LARGE
    file.unlink()


@pytest.mark.parametrize("word", WORDS)
def test_a_single_word_is_no_record(word):
    assert defect_of(lambda: record.loads(word, "game", GAMES)) is not None


def test_record_has_only_the_known_keys():
    # Texts, numbers, lists: no path and no name of a module. The reader checks everything word by word.
    # Matches that draw by ply keep format 1, which lacks two keys.
    assert set(DOCUMENTS[0]) | set(record.KEYS_SINCE_FORMAT_2) == set(record.KEYS)
    seats = {key for document in DOCUMENTS for seat in document["seats"] for key in seat}
    assert seats == {"name", "colour", "player"}
