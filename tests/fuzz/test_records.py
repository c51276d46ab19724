"""Saved games and codes from strangers: whatever they contain, the result is a game or a sentence."""

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
from tests.fuzz.spoiling import WORDS, attempt, is_sentence, spoilt_bytes, spoilt_json, spoilt_text
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


def told(read):
    """Reads; a refusal must be a sentence, in the program and for the player. Returns the defect."""
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


@given(data=spoilt_bytes(TEXTS))
def test_spoilt_files(file, data):
    file.write_bytes(data)
    told(lambda: record.load(file, GAMES))


@given(document=spoilt_json(DOCUMENTS))
def test_files_that_somebody_has_changed_and_sealed_again(document):
    # A matching checksum lets the file reach every part of the reader.
    if isinstance(document, dict):
        document["check"] = checksum(document)
    told(lambda: record.loads(json.dumps(document), "game", GAMES))


@given(text=spoilt_text(CODES))
def test_spoilt_codes(text):
    told(lambda: record.from_code(text, GAMES))


@given(document=spoilt_json(DOCUMENTS))
def test_codes_that_somebody_has_made(document):
    packer = zlib.compressobj(9, wbits=-zlib.MAX_WBITS)
    packed = packer.compress(json.dumps(document).encode()) + packer.flush()
    told(lambda: record.from_code(f"haspelknecht:{record._encode_body(record._digest(packed) + packed)}", GAMES))


@given(data=st.binary(max_size=200))
def test_codes_of_noise(data):
    body = record._encode_body(record._digest(data) + data)
    assert told(lambda: record.from_code(f"haspelknecht:{body}", GAMES)) is not None


@given(text=spoilt_text(MOVES))
def test_spoilt_moves(text):
    move, error = attempt(lambda: GAME.read_move(text), UnreadableMove)
    assert GAME.read_move(GAME.write_move(move)) == move if error is None else is_sentence(str(error))


def test_a_code_that_unpacks_to_gigabytes_is_refused_at_once():
    packer = zlib.compressobj(9, wbits=-zlib.MAX_WBITS)
    packed = b"".join(packer.compress(b"\0" * (1 << 24)) for _ in range(16)) + packer.flush()
    body = record._encode_body(record._digest(packed) + packed)
    assert told(lambda: record.from_code(f"haspelknecht:{body}", GAMES)) is Defect.TOO_LARGE


def test_a_file_that_is_too_large_is_not_read_to_its_end(file):
    with file.open("wb") as stream:
        stream.truncate(1 << 40)
    assert told(lambda: record.load(file, GAMES)) is Defect.TOO_LARGE
    file.unlink()


@pytest.mark.parametrize("word", WORDS)
def test_a_single_word_is_no_record(word):
    assert told(lambda: record.loads(word, "game", GAMES)) is not None


def test_a_record_holds_nothing_that_could_be_run_or_opened():
    # Texts, numbers, lists: no path and no name of a module. The reader checks everything word by word.
    # Matches that draw by ply keep format 1, which lacks two keys.
    assert set(DOCUMENTS[0]) | set(record.KEYS_SINCE_FORMAT_2) == set(record.KEYS)
    seats = {key for document in DOCUMENTS for seat in document["seats"] for key in seat}
    assert seats == {"name", "colour", "player"}
