"""Comparison of the versions of host and guest: which side is older, and in which part."""

from __future__ import annotations

import re

from haspelknecht_qt.core.text import truncate
from haspelknecht_qt.network.errors import NetworkError, NetworkErrorKind
from haspelknecht_qt.network.messages import Leave

MAX_PART_LENGTH = 40
"""Maximum length of a part's name and of each version in the report of a guest, in characters."""
VERSION_ERRORS = (NetworkErrorKind.OLDER_GUEST, NetworkErrorKind.OLDER_HOST, NetworkErrorKind.OTHER_VERSION)
"""Errors for versions that do not fit."""


def version_error(
    part: str, host: str | int, guest: str | int, *, programs: tuple[str, str] | None = None
) -> NetworkError:
    """Returns the error for versions of a part that do not fit.

    `programs` are the versions of the programs of host and guest. They say which side is older if the part's own
    versions have no order, for instance hashes.
    """
    host_numbers, guest_numbers = (_numbers(str(version)) for version in programs or (host, guest))
    kind = NetworkErrorKind.OTHER_VERSION
    if host_numbers != guest_numbers:
        kind = NetworkErrorKind.OLDER_HOST if host_numbers < guest_numbers else NetworkErrorKind.OLDER_GUEST
    return NetworkError(kind, {"part": part, "host": host, "guest": guest})


def leave_error(leave: Leave) -> NetworkError | None:
    """Returns the error because of which a guest has left; None if it names no error of versions."""
    kind = next((kind for kind in VERSION_ERRORS if kind.name == leave.error), None)
    if kind is None or not leave.part:
        return None
    details = {"part": leave.part, "host": leave.host, "guest": leave.guest}
    return NetworkError(kind, {name: truncate(text, MAX_PART_LENGTH) for name, text in details.items()})


def _numbers(version: str) -> list[int]:
    return [int(number[:9]) for number in re.findall(r"\d+", version)[:8]]
