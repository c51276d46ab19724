"""Sentences about tables on several computers."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication

from haspelknecht_qt.core.storage import StorageErrorKind
from haspelknecht_qt.core.translation import QT_TRANSLATE_NOOP
from haspelknecht_qt.network.errors import NetworkError, NetworkErrorKind

_OLDER_HERE = QT_TRANSLATE_NOOP(
    "Network", "This computer has an older version: {part} {guest}, the host {host}. Update the program here."
)
_OLDER_THERE = QT_TRANSLATE_NOOP(
    "Network", "The host has an older version: {part} {host}, this computer {guest}. Update the program there."
)
_ERROR_TEXTS: Mapping[NetworkErrorKind, str] = {
    NetworkErrorKind.EMPTY_ADDRESS: QT_TRANSLATE_NOOP("Network", "Choose a table, or type an address."),
    NetworkErrorKind.NO_ADDRESS: QT_TRANSLATE_NOOP(
        "Network", "“{found}” is not an address. An address looks like 192.168.0.5."
    ),
    NetworkErrorKind.CODE_LENGTH: QT_TRANSLATE_NOOP("Network", "The code has four words. You have typed {count}."),
    NetworkErrorKind.UNKNOWN_WORD: QT_TRANSLATE_NOOP("Network", "“{word}” is not a code word. Perhaps: {near}"),
    NetworkErrorKind.NO_ANSWER: QT_TRANSLATE_NOOP(
        "Network",
        "Nobody answers at this address. Is the invitation open there? Are both computers on the same network, "
        "and does the firewall of the host let guests in?",
    ),
    NetworkErrorKind.NO_TABLE: QT_TRANSLATE_NOOP("Network", "Something answers at this address, but not this program."),
    NetworkErrorKind.WRONG_CODE: QT_TRANSLATE_NOOP(
        "Network", "These are not the words of this table. Tries left: {left}"
    ),
    NetworkErrorKind.DOOR_CLOSED: QT_TRANSLATE_NOOP(
        "Network", "The door is closed, because too many wrong codes were typed. Ask the host for new words."
    ),
    NetworkErrorKind.OLDER_GUEST: _OLDER_HERE,
    NetworkErrorKind.OLDER_HOST: _OLDER_THERE,
    NetworkErrorKind.OTHER_VERSION: QT_TRANSLATE_NOOP(
        "Network", "The computers differ in: {part}. Host: {host}. This computer: {guest}."
    ),
    NetworkErrorKind.FULL: QT_TRANSLATE_NOOP("Network", "There is no room for another computer at this table."),
    NetworkErrorKind.REMOVED: QT_TRANSLATE_NOOP("Network", "The host has ended your visit. Join again with the words."),
    NetworkErrorKind.TABLE_CLOSED: QT_TRANSLATE_NOOP("Network", "The host has closed the table."),
    NetworkErrorKind.BAD_MESSAGE: QT_TRANSLATE_NOOP(
        "Network", "The other computer has sent something that cannot be read: {error}"
    ),
    NetworkErrorKind.SILENT: QT_TRANSLATE_NOOP("Network", "The other computer no longer answers."),
    NetworkErrorKind.CANNOT_LISTEN: QT_TRANSLATE_NOOP("Network", "This computer cannot be reached by others: {error}"),
    NetworkErrorKind.STORAGE: QT_TRANSLATE_NOOP(
        "Network", "The guests’ seats cannot be saved. After a crash, the guests must join again. {reason}"
    ),
}
_REASON_TEXTS: Mapping[str, str] = {
    StorageErrorKind.FULL: QT_TRANSLATE_NOOP("Network", "The drive is full."),
    StorageErrorKind.READ_ONLY: QT_TRANSLATE_NOOP("Network", "The drive is read-only."),
    StorageErrorKind.DENIED: QT_TRANSLATE_NOOP("Network", "You do not have permission to write there."),
    StorageErrorKind.NO_FOLDER: QT_TRANSLATE_NOOP("Network", "The folder does not exist."),
    StorageErrorKind.NO_TARGET: QT_TRANSLATE_NOOP("Network", "A symbolic link leads to a file that does not exist."),
    StorageErrorKind.OTHER: QT_TRANSLATE_NOOP("Network", "The system says: {error}"),
}
"""Reasons why a file could not be written. Those of `ui.messages` add advice about saved games."""
_PART_TEXTS: Mapping[str, str] = {
    "protocol": QT_TRANSLATE_NOOP("Network", "connection"),
    "program": QT_TRANSLATE_NOOP("Network", "program"),
    "rules": QT_TRANSLATE_NOOP("Network", "rules"),
    "game": QT_TRANSLATE_NOOP("Network", "game"),
    "printed values": QT_TRANSLATE_NOOP("Network", "printed values"),
}
"""Texts for the parts of the program that can differ between two computers."""


def error_text(error: NetworkError) -> str:
    """Returns an error of a table on several computers as a sentence in the current language."""
    details = dict(error.details)
    if part := _PART_TEXTS.get(details.get("part", "")):
        details["part"] = QCoreApplication.translate("Network", part)
    if error.kind is NetworkErrorKind.STORAGE:
        reason = QCoreApplication.translate("Network", _REASON_TEXTS[details["reason"]])
        details["reason"] = reason.format(error=details["error"])
    return QCoreApplication.translate("Network", _ERROR_TEXTS[error.kind]).format(**details)
