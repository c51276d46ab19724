"""Error messages in the user's language."""

from __future__ import annotations

from typing import TYPE_CHECKING

from haspelknecht_qt.commands.texts import is_translated, translate
from haspelknecht_qt.core.record_error import RecordError
from haspelknecht_qt.core.storage import StorageError
from haspelknecht_qt.core.validation import DataError

if TYPE_CHECKING:
    from haspelknecht_qt.bots.errors import TranslatableError


def format_error(error: RecordError | DataError | StorageError) -> str:
    """Returns the translated error, one line that begins with the file's name. In English it is `str(error)`."""
    if not is_translated():
        return str(error)
    from haspelknecht_qt.ui.messages import error_texts  # noqa: PLC0415 - deferred import: not needed for English

    match error:
        case RecordError():
            return _prefix_with_file(error.file, error_texts.refused_record_text(error, translate))
        case StorageError():
            return _prefix_with_file(error.file, error_texts.storage_error_text(error, translate))
        case _:
            return error_texts.data_error_text(error, translate)


def _prefix_with_file(file: object, sentence: str) -> str:
    return translate("CommandLine", "{file}: {sentence}").format(file=file, sentence=sentence)


def format_bot_error(error: TranslatableError) -> str:
    """Returns the translated message for an error of a bot, of an executor or of a tournament's results file."""
    from haspelknecht_qt.bots import errors  # noqa: PLC0415 - deferred import: most commands run no bot

    context = errors.CONTEXT
    return translate(context, error.kind.value).format(**error.details)


def format_seat_loss(why: str) -> str:
    """Returns the translated reason why a bot lost its seat. `why` is the reason as stored in a tournament's results.

    The messages of a third-party bot's exceptions are not translated.
    """
    from haspelknecht_qt.bots import errors  # noqa: PLC0415 - deferred import: most commands run no bot

    found = errors.parse_message(why)
    return why if found is None else format_bot_error(errors.TranslatableError(*found))
