"""Errors in the user's language."""

from __future__ import annotations

from haspelknecht_qt.commands.texts import is_translated, translate
from haspelknecht_qt.core.printed import DataError
from haspelknecht_qt.core.record_error import RecordError
from haspelknecht_qt.core.storage import StorageError


def of_error(error: RecordError | DataError | StorageError) -> str:
    """What is wrong with a file, in one line that begins with its name. English is what the error says itself."""
    if not is_translated():
        return str(error)
    from haspelknecht_qt.ui.messages import data_texts, error_texts  # noqa: PLC0415 - most errors are told in English

    def of_setup(refused: BaseException) -> str | None:
        return data_texts.of_data(refused, translate) if isinstance(refused, DataError) else None

    match error:
        case RecordError():
            return f"{error.file}: {error_texts.of_record(error, translate, of_setup)}"
        case StorageError():
            return f"{error.file}: {error_texts.of_storage(error, translate)}"
        case _:
            return data_texts.of_data(error, translate)
