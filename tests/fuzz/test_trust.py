"""Limits of untrusted files: they cannot run code, start programs, reach other files, or use the network."""

import json
import sys
from contextlib import contextmanager
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import settings as with_settings

from haspelknecht_qt.core import record
from haspelknecht_qt.core.autosave import AutosaveFolder
from haspelknecht_qt.core.record import checksum
from haspelknecht_qt.core.record_error import RecordError
from tests.fuzz.conftest import SLOW_EXAMPLES
from tests.fuzz.damaging import attempt, damaged_bytes, damaged_json, is_sentence
from tests.ui.matches import GAMES, new_match, play_at_random

MATCH = play_at_random(new_match("pp", seed=1), until=lambda match: match.ply >= 30)
TEXT = record.dumps(MATCH)
DOCUMENT = json.loads(TEXT)

_watched = None


def _hook(event, arguments):
    """Records everything that reaches out of the program. A hook cannot be removed, so it records only on request."""
    if _watched is not None:
        _watched.append((event, arguments))


sys.addaudithook(_hook)


@contextmanager
def watched():
    """Yields the audit events of the block, as pairs of name and arguments."""
    global _watched  # noqa: PLW0603 - the hook knows no other place
    happened = []
    _watched = happened
    try:
        yield happened
    finally:
        _watched = None


def assert_only_reads(happened, file):
    """Checks that only this file was opened, for reading, and nothing else was done."""
    for event, arguments in happened:
        assert event == "open", (event, arguments)
        name, mode, _ = arguments
        assert Path(name) == file, arguments
        assert mode in {"r", "rb"}, arguments


@pytest.fixture(scope="module")
def file(tmp_path_factory):
    """A valid game that has been read once, so that all imports are done."""
    file = tmp_path_factory.mktemp("trust") / "game.haspelknecht"
    file.write_text(TEXT, encoding="utf-8")
    record.load(file, GAMES)
    attempt(lambda: record.loads("{", "game", GAMES), RecordError)
    return file


def test_audit_hook_records_events_that_are_forbidden_to_files(file):
    with watched() as happened:
        exec("file.read_bytes()", {"file": file})  # noqa: S102 - the hook must record exactly this
    assert {event for event, _ in happened} >= {"compile", "exec", "open"}


@given(document=damaged_json([DOCUMENT]))
def test_reading_a_changed_record_only_opens_its_file(file, document):
    if isinstance(document, dict):
        document["check"] = checksum(document)
    file.write_text(json.dumps(document), encoding="utf-8")
    with watched() as happened:
        attempt(lambda: record.load(file, GAMES), RecordError)
    assert_only_reads(happened, file)


@given(data=damaged_bytes([TEXT]))
@with_settings(max_examples=SLOW_EXAMPLES)
def test_newest_valid_autosave_is_found_beside_a_damaged_one(tmp_path_factory, data):
    folder = tmp_path_factory.mktemp("autosaves")
    autosave = AutosaveFolder(folder)
    sound, newer = autosave.save(MATCH), autosave.save(MATCH)
    autosave.close()
    newer.write_bytes(data)
    again = AutosaveFolder(folder)
    found = again.newest_valid_match(GAMES)
    again.close()
    assert found.match.ply <= MATCH.ply
    assert found.path in {sound, newer}
    assert [is_sentence(str(error)) for error in found.errors] == [True] * len(found.errors)
    assert (found.path == sound) == bool(found.errors)


@pytest.mark.parametrize(
    "name",
    ["autosave-.-00000000-00000001.haspelknecht", "autosave-x-ffffffff-99999999999999999999.haspelknecht", "..."],
)
def test_autosaving_keeps_other_files_with_strange_names(tmp_path, name):
    (tmp_path / name).write_text(TEXT, encoding="utf-8")
    autosave = AutosaveFolder(tmp_path)
    assert autosave.newest_valid_match(GAMES).match is None
    autosave.save(MATCH)
    autosave.close()
    assert (tmp_path / name).read_text(encoding="utf-8") == TEXT
