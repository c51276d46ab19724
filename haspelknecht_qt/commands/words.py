"""Names and errors of the game in the user's language."""

from __future__ import annotations

from haspelknecht_qt.commands.texts import is_translated, translate
from haspelknecht_qt.core.record_error import RecordError
from haspelknecht_qt.core.storage import StorageError
from haspelknecht_qt.faces.haspelknecht.words import items
from haspelknecht_qt.games.haspelknecht.reading import DataError


def item(name: str) -> str:
    """What the points of this item are for. Raises KeyError for an unknown id."""
    return items.name(name, translate)


def of_error(error: RecordError | DataError | StorageError) -> str:
    """What is wrong with a file, in one line that begins with its name. English is what the error says itself."""
    if not is_translated():
        return str(error)
    from haspelknecht_qt.ui.messages import error_texts  # noqa: PLC0415 - only here

    match error:
        case RecordError():
            return f"{error.file}: {error_texts.of_record(error, translate)}"
        case StorageError():
            return f"{error.file}: {error_texts.of_storage(error, translate)}"
        case DataError():
            return error_texts.of_data(error, translate)
