"""Sentences for errors of files, saved games, printed values, set-ups and undoing, in the player's language.

An error of the package `core` has an English sentence, and details such as the value found. The sentences here are made
from these details. This module imports no Qt: the window passes Qt's translation function, the command line its own.
"""

from __future__ import annotations

import errno
import re
from collections.abc import Mapping
from pathlib import Path

from haspelknecht_qt.core.record_error import Defect, RecordError
from haspelknecht_qt.core.storage import StorageError, StorageErrorKind
from haspelknecht_qt.core.translation import QT_TRANSLATE_NOOP, Translate
from haspelknecht_qt.core.undo import UndoRefusal
from haspelknecht_qt.core.validation import ALLOWED_KINDS, DataError

_STORAGE_TEXTS: Mapping[StorageErrorKind, str] = {
    StorageErrorKind.FULL: QT_TRANSLATE_NOOP("Messages", "The drive is full. Make room and save again."),
    StorageErrorKind.READ_ONLY: QT_TRANSLATE_NOOP("Messages", "This drive is read-only. Save to another folder."),
    StorageErrorKind.DENIED: QT_TRANSLATE_NOOP(
        "Messages", "You do not have permission to write there. Save to another folder."
    ),
    StorageErrorKind.NO_FOLDER: QT_TRANSLATE_NOOP("Messages", "The folder no longer exists. Save to another folder."),
    StorageErrorKind.NO_TARGET: QT_TRANSLATE_NOOP(
        "Messages", "A symbolic link leads to a file that does not exist. Perhaps its drive is not connected."
    ),
    StorageErrorKind.OTHER: QT_TRANSLATE_NOOP("Messages", "The system says: {error}"),
}

_UNDO_TEXTS: Mapping[UndoRefusal, str] = {
    UndoRefusal.NOTHING: QT_TRANSLATE_NOOP("Messages", "There is nothing to undo."),
    UndoRefusal.CHANCE: QT_TRANSLATE_NOOP(
        "Messages", "Something has been drawn since: in this game you can undo only as far back as the last draw."
    ),
    UndoRefusal.REVEALED: QT_TRANSLATE_NOOP(
        "Messages", "Secret choices have been revealed since: in this game you cannot undo any further."
    ),
    UndoRefusal.OTHER_SEAT: QT_TRANSLATE_NOOP(
        "Messages", "Another player has moved since: in this game you can undo only your own moves."
    ),
    UndoRefusal.OTHER_STEP: QT_TRANSLATE_NOOP("Messages", "That step has ended: use “Undo” instead."),
    UndoRefusal.LATER_MOVE: QT_TRANSLATE_NOOP("Messages", "Your later moves depend on it: use “Undo” instead."),
}

_NEWER_PROGRAM = QT_TRANSLATE_NOOP(
    "Messages", "It was saved by a newer version of the program: version {program} or later is needed."
)
_NO_RECORD = QT_TRANSLATE_NOOP("Messages", "This is not a saved game.")
_WRONG_VALUE = QT_TRANSLATE_NOOP("Messages", "Expected {allowed}, found {found}.")
_DEFECT_TEXTS: Mapping[Defect, str] = {
    Defect.NO_FILE: QT_TRANSLATE_NOOP("Messages", "The file cannot be read: {error}"),
    Defect.TOO_LARGE: QT_TRANSLATE_NOOP("Messages", "It is larger than any saved game can be ({limit} MB)."),
    Defect.NOT_UTF8: _NO_RECORD,
    Defect.CUT_OFF: QT_TRANSLATE_NOOP("Messages", "The file ends in the middle of the game."),
    Defect.NOT_JSON: _NO_RECORD,
    Defect.TOO_DEEP: _NO_RECORD,
    Defect.WRONG_NUMBER: _NO_RECORD,
    Defect.HALF_CHARACTER: _NO_RECORD,
    Defect.REPEATED_KEY: QT_TRANSLATE_NOOP("Messages", "This entry appears twice."),
    Defect.MISSING_KEY: QT_TRANSLATE_NOOP("Messages", "This entry is missing."),
    Defect.UNKNOWN_KEY: QT_TRANSLATE_NOOP("Messages", "This entry is unknown: expected {allowed}."),
    Defect.WRONG_TYPE: _WRONG_VALUE,
    Defect.WRONG_VALUE: _WRONG_VALUE,
    Defect.NEWER_FORMAT: _NEWER_PROGRAM,
    Defect.NEWER_RULES: _NEWER_PROGRAM,
    Defect.WRONG_GAME: QT_TRANSLATE_NOOP("Messages", "It is a game of {found}."),
    Defect.WRONG_SETUP: QT_TRANSLATE_NOOP("Messages", "No game can be set up like this."),
    Defect.WRONG_SEAT: QT_TRANSLATE_NOOP(
        "Messages",
        "The name, colour or player of this seat is empty, too long, or contains a character that cannot be shown.",
    ),
    Defect.OTHER_VALUES: QT_TRANSLATE_NOOP(
        "Messages", "It was played with printed values different from this program’s."
    ),
    Defect.UNREADABLE_MOVE: QT_TRANSLATE_NOOP("Messages", "“{found}” is not a move of this game."),
    Defect.ILLEGAL_MOVE: QT_TRANSLATE_NOOP("Messages", "“{found}” is not a legal move there (rule {rule})."),
    Defect.CORRECTED_RULE: QT_TRANSLATE_NOOP(
        "Messages", "This saved game uses a rule that has been corrected since: it can be opened only up to this move."
    ),
    Defect.CHANGED: QT_TRANSLATE_NOOP("Messages", "The file was changed after it was saved."),
    Defect.NO_CODE: QT_TRANSLATE_NOOP(
        "Messages", "This is not a copied game of this kind: its text would begin with {allowed}."
    ),
    Defect.BROKEN_CODE: QT_TRANSLATE_NOOP("Messages", "The text is incomplete or was changed."),
}
_NO_FILE = QT_TRANSLATE_NOOP("Messages", "There is no such file.")
_NOT_READABLE = QT_TRANSLATE_NOOP("Messages", "You do not have permission to read it.")
_NOT_A_FILE = QT_TRANSLATE_NOOP("Messages", "It is not a regular file.")
_FILE_ERRORS = {
    errno.ENOENT: _NO_FILE,
    errno.ENOTDIR: _NO_FILE,
    errno.EACCES: _NOT_READABLE,
    errno.EPERM: _NOT_READABLE,
    errno.EISDIR: _NOT_A_FILE,
    errno.EINVAL: _NOT_A_FILE,
}
"""Texts for files that cannot be opened, by the system's error number. They replace the text of Defect.NO_FILE."""

FOUND_VALUE_TEXTS = {
    "nothing": QT_TRANSLATE_NOOP("Found", "nothing"),
    "null": QT_TRANSLATE_NOOP("Found", "nothing"),
    "true or false": QT_TRANSLATE_NOOP("Found", "true or false"),
    "a whole number": QT_TRANSLATE_NOOP("Found", "a whole number"),
    "a number": QT_TRANSLATE_NOOP("Found", "a number"),
    "text": QT_TRANSLATE_NOOP("Found", "text"),
    "a list": QT_TRANSLATE_NOOP("Found", "a list"),
    "an object": QT_TRANSLATE_NOOP("Found", "an object"),
    "nested too deeply": QT_TRANSLATE_NOOP("Found", "too many levels of nesting"),
    "too large to be shown": QT_TRANSLATE_NOOP("Found", "a value too large to show"),
    r"not readable \(.*\)": QT_TRANSLATE_NOOP("Found", "something else"),
    r"unreadable from byte (\d+)": QT_TRANSLATE_NOOP("Found", "something else from byte {0} on"),
    r"(\d+) bytes long": QT_TRANSLATE_NOOP("Found", "{0} bytes"),
    r"more than (\d+) bytes long": QT_TRANSLATE_NOOP("Found", "more than {0} bytes"),
    r"(\d+) seats": QT_TRANSLATE_NOOP("Found", "seats: {0}"),
    r"(-?\d+) or more": QT_TRANSLATE_NOOP("Found", "{0} or more"),
    r"(-?\d+) to (-?\d+)": QT_TRANSLATE_NOOP("Found", "{0} to {1}"),
    r"a list of length (\d+)": QT_TRANSLATE_NOOP("Found", "a list of length {0}"),
    r"a list of length (\d+) or more": QT_TRANSLATE_NOOP("Found", "a list of length {0} or more"),
    r"a list of length (\d+) to (\d+)": QT_TRANSLATE_NOOP("Found", "a list of length {0} to {1}"),
    r"(\d+) tiles": QT_TRANSLATE_NOOP("Found", "tiles: {0}"),
    "without a provenance": QT_TRANSLATE_NOOP("Found", "no provenance"),
    "no value's place": QT_TRANSLATE_NOOP("Found", "another place"),
    r"(\d+) rows, (\d+) characters wide": QT_TRANSLATE_NOOP("Found", "rows: {0}, characters in a row: {1}"),
}
"""Translated texts for the parts `found` and `allowed` of an error in a file: the wrong value, and the allowed values.

The keys are regular expressions for the English text in `core`. A text that matches none of them is quoted from the
file, so it is not translated.
"""

_PLACE_TEXTS = {
    r"line (\d+)": QT_TRANSLATE_NOOP("Found", "line {0}"),
    r"cell (\d+), (\d+)": QT_TRANSLATE_NOOP("Found", "cell {0}, {1}"),
    "size": QT_TRANSLATE_NOOP("Found", "size"),
}
"""Translated texts for places in a file, such as "line 3". The keys are regular expressions for the English text.

The name of an entry in the file matches no expression, so it is not translated.
"""


def storage_error_text(error: StorageError, translate: Translate) -> str:
    """Returns the reason why a file could not be written, with advice."""
    return translate("Messages", _STORAGE_TEXTS[error.kind]).format(error=error.error)


def undo_refusal_text(reason: UndoRefusal, translate: Translate, draw_text: str = "") -> str:
    """Returns the reason why no move can be undone or taken back. `draw_text` is a game's sentence about draws."""
    if reason is UndoRefusal.CHANCE and draw_text:
        return draw_text
    return translate("Messages", _UNDO_TEXTS[reason])


def refused_record_text(error: RecordError, translate: Translate) -> str:
    """Returns the reason why a saved game was refused, with the place in it."""
    if error.defect is Defect.WRONG_SETUP:
        sentence = _setup_sentence(error, translate)
    else:
        sentence = translate("Messages", _defect_text(error)).format(**_shown_details(error, translate))
    place = error.place
    if place.ply is not None:
        return translate("Messages", "Move {number}: {sentence}").format(number=place.ply + 1, sentence=sentence)
    if place.key is not None:
        return translate("Messages", "In “{key}”: {sentence}").format(key=place.key, sentence=sentence)
    if place.line is not None:
        return translate("Messages", "Line {line}, column {column}: {sentence}").format(
            line=place.line, column=place.column, sentence=sentence
        )
    return sentence


def _defect_text(error: RecordError) -> str:
    cause = error.__cause__
    if error.defect is Defect.NO_FILE and isinstance(cause, OSError) and cause.errno in _FILE_ERRORS:
        return _FILE_ERRORS[cause.errno]
    return _DEFECT_TEXTS[error.defect]


def _shown_details(error: RecordError, translate: Translate) -> Mapping[str, str | int]:
    """Returns the details of an error in the form in which its sentence shows them."""
    details = error.details
    match error.defect:
        case Defect.TOO_LARGE:
            return {"limit": int(details["limit"]) >> 20}
        case Defect.WRONG_TYPE | Defect.WRONG_VALUE:
            return {name: found_value_text(str(details[name]), translate) for name in ("found", "allowed")}
        case Defect.ILLEGAL_MOVE | Defect.UNREADABLE_MOVE:
            # `core` puts moves in quotation marks; the translated sentence has its own.
            return {**details, "found": re.sub(r"^(['\"])(.*)\1$", r"\2", str(details["found"]))}
        case Defect.NO_CODE:
            # `core` separates the beginnings of codes by quotation marks and a comma.
            quoted = translate("Messages", "“{text}”")
            beginnings = str(details["allowed"]).split("', '")
            return {"allowed": ", ".join(quoted.format(text=beginning) for beginning in beginnings)}
        case _:
            return details


def _setup_sentence(error: RecordError, translate: Translate) -> str:
    """Returns the sentence about a refused set-up: about the wrong value if it is known, otherwise a general one."""
    cause: BaseException | None = error
    while cause is not None:
        if isinstance(cause, DataError):
            return data_error_text(cause, translate)
        cause = cause.__cause__
    return translate("Messages", _DEFECT_TEXTS[Defect.WRONG_SETUP])


def data_error_text(error: DataError, translate: Translate) -> str:
    """Returns the sentence about an error in a data file or a layout.

    It names the place, the value found and the allowed values.
    """
    file = Path(error.origin).name if error.origin else ""
    values = error.allowed.values
    allowed = translate("Allowed", ALLOWED_KINDS[error.allowed.kind]).format(*values, names=", ".join(map(str, values)))
    found = found_value_text(error.found, translate)
    if not error.key:
        sentence = translate("Messages", "{file}: expected {allowed}, found {found}.")
    elif file:
        sentence = translate("Messages", "{file}, “{key}”: expected {allowed}, found {found}.")
    else:
        sentence = translate("Messages", "“{key}”: expected {allowed}, found {found}.")
    key = translated_match(_PLACE_TEXTS, error.key, translate)
    return sentence.format(file=file, key=key, found=found, allowed=allowed)


def found_value_text(found: str, translate: Translate) -> str:
    """Returns the translation of `found`, the text for the value that an error found in a file."""
    return translated_match(FOUND_VALUE_TEXTS, found, translate)


def translated_match(texts: Mapping[str, str], words: str, translate: Translate) -> str:
    """Returns the translated text for the first pattern that `words` match; `words` unchanged if no pattern matches."""
    for pattern, text in texts.items():
        if fitting := re.fullmatch(pattern, words):
            return translate("Found", text).format(*fitting.groups())
    return words
