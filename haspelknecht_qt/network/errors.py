"""Errors of a table on several computers, with the parts that the window needs to translate them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from enum import StrEnum

from haspelknecht_qt.core.text import sanitize


class NetworkErrorKind(StrEnum):
    """Kind of an error. The value is its English sentence; names in braces are keys of `NetworkError.details`."""

    EMPTY_ADDRESS = "no address was typed"
    NO_ADDRESS = (
        "'{found}' is not an address of a computer; allowed are for instance 192.168.0.5 and [fe80::1%eth0]:47901"
    )
    CODE_LENGTH = "the code has {count} words, allowed are 4"
    UNKNOWN_WORD = "'{word}' is not a code word; similar words are {near}"
    NO_ANSWER = "no table answers at {address}: {error}"
    NO_TABLE = "what answers at this address is not a table of this program"
    WRONG_CODE = "the code is wrong; tries left: {left}"
    DOOR_CLOSED = "too many wrong codes were entered; the host must make a new code"
    OLDER_GUEST = "this computer's {part} is older: {guest} here, {host} at the host"
    OLDER_HOST = "the host's {part} is older: {host} at the host, {guest} here"
    OTHER_VERSION = "the {part} differs: {host} at the host, {guest} here"
    FULL = "the table has no room for another guest"
    REMOVED = "the host no longer knows this guest"
    TABLE_CLOSED = "the host has closed the table"
    BAD_MESSAGE = "a message from the other computer cannot be read: {error}"
    SILENT = "the other computer no longer answers"
    CANNOT_LISTEN = "this computer cannot wait for guests: {error}"
    STORAGE = "the file that lets guests come back cannot be written: {error}"
    """The detail `reason` is the StorageErrorKind."""


_MOST_INFORMATIVE_FIRST = (
    NetworkErrorKind.WRONG_CODE,
    NetworkErrorKind.DOOR_CLOSED,
    NetworkErrorKind.FULL,
    NetworkErrorKind.OLDER_GUEST,
    NetworkErrorKind.OLDER_HOST,
    NetworkErrorKind.OTHER_VERSION,
    NetworkErrorKind.REMOVED,
    NetworkErrorKind.BAD_MESSAGE,
    NetworkErrorKind.NO_TABLE,
    NetworkErrorKind.SILENT,
    NetworkErrorKind.NO_ANSWER,
)
"""Reasons why a connection could not be made, the most informative first."""


class NetworkError(Exception):
    """Error of a table on several computers. The message is one English sentence made from `kind` and `details`."""

    def __init__(self, kind: NetworkErrorKind, details: Mapping[str, object] | None = None) -> None:
        self.kind = kind
        # Details may come from a stranger.
        self.details = {name: sanitize(str(value)) for name, value in (details or {}).items()}
        super().__init__(kind.value.format(**self.details))


def most_informative(errors: Iterable[NetworkError]) -> NetworkError:
    """Returns the most informative of the errors with which connections to several addresses have failed."""
    return min(errors, key=lambda error: _MOST_INFORMATIVE_FIRST.index(error.kind))
