"""Comparison of the versions of host and guest: which side is older, and in which part."""

from __future__ import annotations

import re

from haspelknecht_qt.network.errors import NetworkError, NetworkErrorKind


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


def _numbers(version: str) -> list[int]:
    return [int(number[:9]) for number in re.findall(r"\d+", version)[:8]]
