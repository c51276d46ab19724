"""Shared by the readers of the fuzz tests: documents as bytes, and the sentences of refusals."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from haspelknecht_qt.core import record
from haspelknecht_qt.core.record import checksum
from haspelknecht_qt.core.record_error import RecordError
from haspelknecht_qt.core.validation import DataError
from haspelknecht_qt.ui.messages import error_texts
from tests.fuzz.opening import open_match
from tests.ui.any_game import play


def english(_context: str, text: str) -> str:
    """Returns the message for a player in English."""
    return text


def documents_of(name: str) -> list[Any]:
    documents = []
    for kinds, plies in (("pp", 60), ("pbp", 30)):
        match = play(name, kinds, plies)
        documents.append(json.loads(record.dumps(match)))
    documents.append(
        {**documents[0], "setup": {**documents[0]["setup"], "components": match.setup.components.to_json()}}
    )
    return documents


def as_json(value: Any) -> bytes:
    return json.dumps(value).encode()


def sealed(document: Any) -> bytes:
    """A matching checksum lets the file reach every part of the reader."""
    if isinstance(document, dict):
        document["check"] = checksum(document)
    return as_json(document)


def sentences_of(error: RecordError) -> list[str]:
    return [str(error), error_texts.refused_record_text(error, english)]


def refusals(read: Callable[[], Any]) -> list[str]:
    """Reads a match and opens it, or the usable part of a refused match. Returns the sentences that refuse it."""
    try:
        open_match(read())
    except RecordError as error:
        if isinstance(error, record.SalvagedRecordError):
            open_match(error.salvage)
        return sentences_of(error)
    return []


def sentences_of_data(error: DataError) -> list[str]:
    return [str(error), error_texts.data_error_text(error, english)]
