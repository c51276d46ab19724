"""What is wrong with a file, a set-up or an undo, in the player's language.

The errors of core say their sentence in English and carry the parts that it is made of. Here each is said anew from
those parts. There is no Qt in this module: the window hands in Qt's function, the command line has one of its own.
"""

from __future__ import annotations

import errno
import re
from collections.abc import Callable

from haspelknecht_qt.core.record_error import Defect, RecordError
from haspelknecht_qt.core.storage import StorageError, StorageErrorKind
from haspelknecht_qt.core.undo import UndoRefusal
from haspelknecht_qt.ui.messages.error_values import Translate, found_text

OfSetup = Callable[[BaseException], str | None]
"""What a game says of an error that refused a set-up; None if it has nothing to say of it."""


def of_storage(error: StorageError, translate: Translate) -> str:
    """Why a file could not be written, and what helps."""
    match error.kind:
        case StorageErrorKind.FULL:
            return translate("Messages", "The drive is full. Make room and save again.")
        case StorageErrorKind.READ_ONLY:
            return translate("Messages", "This drive can only be read. Save in another folder.")
        case StorageErrorKind.DENIED:
            return translate("Messages", "You are not permitted to write there. Save in another folder.")
        case StorageErrorKind.NO_FOLDER:
            return translate("Messages", "The folder does not exist any more. Save in another folder.")
        case StorageErrorKind.OTHER:
            return translate("Messages", "The system says: {error}").format(error=error.error)


def of_undo(reason: UndoRefusal, translate: Translate, of_draw: str = "") -> str:
    """Why nothing can be undone or taken back. `of_draw` is what a game says of its draws."""
    match reason:
        case UndoRefusal.NOTHING:
            return translate("Messages", "There is nothing to undo.")
        case UndoRefusal.CHANCE:
            return of_draw or translate(
                "Messages", "Something has been drawn since: this match undoes up to the last draw only."
            )
        case UndoRefusal.REVEALED:
            return translate("Messages", "What others chose in secret lies open by now: this match undoes no further.")
        case UndoRefusal.OTHER_SEAT:
            return translate("Messages", "Another player has moved since: this match undoes your own moves only.")
        case UndoRefusal.OTHER_STEP:
            return translate("Messages", "That step has ended: undo instead.")
        case UndoRefusal.REST:
            return translate("Messages", "What you did later would not be possible without it: undo instead.")


def of_record(error: RecordError, translate: Translate, of_setup: OfSetup = lambda _: None) -> str:
    """Why a saved game was refused: what is wrong, and where. `of_setup` is what its game says of its set-up."""
    if error.defect is Defect.WRONG_SETUP:
        sentence = _wrong_setup(error, translate, of_setup)
    else:
        sentence = _DEFECTS[error.defect](error, translate)
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


def _no_file(error: RecordError, translate: Translate) -> str:
    cause = error.__cause__
    match cause.errno if isinstance(cause, OSError) else None:
        case errno.ENOENT | errno.ENOTDIR:
            return translate("Messages", "There is no such file.")
        case errno.EACCES | errno.EPERM:
            return translate("Messages", "You are not permitted to read it.")
        case errno.EISDIR | errno.EINVAL:
            return translate("Messages", "It is not an ordinary file.")
        case _:
            return translate("Messages", "The file cannot be read: {error}").format(**error.details)


def _too_large(error: RecordError, translate: Translate) -> str:
    limit = int(error.details["limit"]) >> 20
    return translate("Messages", "It is larger than a game can be ({limit} MB).").format(limit=limit)


def _no_record(_error: RecordError, translate: Translate) -> str:
    return translate("Messages", "This is not a saved game.")


def _cut_off(_error: RecordError, translate: Translate) -> str:
    return translate("Messages", "The file ends in the middle of the game.")


def _newer(error: RecordError, translate: Translate) -> str:
    return translate("Messages", "It was saved by a newer program: version {program} or later is needed.").format(
        **error.details
    )


def _wrong_game(error: RecordError, translate: Translate) -> str:
    return translate("Messages", "It is a game of {found}.").format(**error.details)


def _other_data(_error: RecordError, translate: Translate) -> str:
    return translate("Messages", "It was played with other printed values than this program has.")


def _illegal_move(error: RecordError, translate: Translate) -> str:
    return translate("Messages", "“{found}” is not a legal move there (rule {rule}).").format(
        found=_unquoted(error), rule=error.details["rule"]
    )


def _migrated_rule(_error: RecordError, translate: Translate) -> str:
    return translate("Messages", "This save uses a rule that has been corrected since: it opens up to this move.")


def _unreadable_move(error: RecordError, translate: Translate) -> str:
    return translate("Messages", "“{found}” is not a move of this game.").format(found=_unquoted(error))


def _changed(_error: RecordError, translate: Translate) -> str:
    return translate("Messages", "The file was changed after it was saved.")


def _no_code(error: RecordError, translate: Translate) -> str:
    return translate("Messages", "This is not a code of this game: such a code begins with “{allowed}”.").format(
        **error.details
    )


def _broken_code(_error: RecordError, translate: Translate) -> str:
    return translate("Messages", "The code is incomplete or was changed.")


def _missing_key(_error: RecordError, translate: Translate) -> str:
    return translate("Messages", "This entry is missing.")


def _unknown_key(error: RecordError, translate: Translate) -> str:
    return translate("Messages", "This entry is unknown, allowed are {allowed}.").format(**error.details)


def _repeated_key(_error: RecordError, translate: Translate) -> str:
    return translate("Messages", "This entry stands there twice.")


def _wrong_value(error: RecordError, translate: Translate) -> str:
    return translate("Messages", "Found {found}, allowed is {allowed}.").format(
        found=found_text(str(error.details["found"]), translate),
        allowed=found_text(str(error.details["allowed"]), translate),
    )


def _wrong_seat(_error: RecordError, translate: Translate) -> str:
    return translate(
        "Messages",
        "The name, colour or player of this seat is empty, too long, or contains a character that cannot be shown.",
    )


def _wrong_setup(error: RecordError, translate: Translate, of_setup: OfSetup) -> str:
    """The value that the set-up was refused for, if one is known."""
    cause: BaseException | None = error
    while cause is not None:
        if (told := of_setup(cause)) is not None:
            return told
        cause = cause.__cause__
    return translate("Messages", "No game can be set up like this.")


def _unquoted(error: RecordError) -> str:
    """A move as the record has it: core shows it in quotation marks of its own."""
    return re.sub(r"^(['\"])(.*)\1$", r"\2", str(error.details["found"]))


_DEFECTS: dict[Defect, Callable[[RecordError, Translate], str]] = {
    Defect.NO_FILE: _no_file,
    Defect.TOO_LARGE: _too_large,
    Defect.NOT_UTF8: _no_record,
    Defect.CUT_OFF: _cut_off,
    Defect.NOT_JSON: _no_record,
    Defect.TOO_DEEP: _no_record,
    Defect.WRONG_NUMBER: _no_record,
    Defect.HALF_CHARACTER: _no_record,
    Defect.REPEATED_KEY: _repeated_key,
    Defect.MISSING_KEY: _missing_key,
    Defect.UNKNOWN_KEY: _unknown_key,
    Defect.WRONG_TYPE: _wrong_value,
    Defect.WRONG_VALUE: _wrong_value,
    Defect.NEWER_FORMAT: _newer,
    Defect.WRONG_GAME: _wrong_game,
    Defect.WRONG_SEAT: _wrong_seat,
    Defect.OTHER_DATA: _other_data,
    Defect.UNREADABLE_MOVE: _unreadable_move,
    Defect.ILLEGAL_MOVE: _illegal_move,
    Defect.MENDED_RULE: _migrated_rule,
    Defect.CHANGED: _changed,
    Defect.NO_CODE: _no_code,
    Defect.BROKEN_CODE: _broken_code,
}
