"""Frames: how messages follow each other in a stream of bytes.

A side first sends a line that says what it is: `HASPELKNECHT-QT TABLE 1 0.9.0`, with the versions of the protocol and
of the program. Frames follow: the kind (one byte), the length (four bytes) and the content.
"""

from __future__ import annotations

import struct
from enum import IntEnum

import haspelknecht_qt
from haspelknecht_qt.core.fast_attrs import frozen
from haspelknecht_qt.network.errors import NetworkError, NetworkErrorKind

PROTOCOL_VERSION = 1
MAX_GREETING_LENGTH = 80
"""Maximum length of the first line, in bytes."""
MAX_FIRST_FRAME = 256
"""Maximum length of a frame before the other side has proved that it knows the words, in bytes."""
MAX_GUEST_FRAME = 1 << 13
"""Maximum length of a frame from a guest, in bytes."""
MAX_HOST_FRAME = 1 << 19
"""Maximum length of a frame from a host, in bytes."""

_HEADER = struct.Struct(">BI")
_NAME = b"HASPELKNECHT-QT TABLE"


class FrameKind(IntEnum):
    """Kinds of frames."""

    KEY = 1
    """Message of the key exchange."""
    SEALED = 2
    """Encrypted message."""
    ALERT = 3
    """Reason why the host refuses a guest that has not proved anything, in plain text."""


@frozen
class Frame:
    """One frame."""

    kind: FrameKind
    content: bytes


@frozen
class Greeting:
    """First line of a side: the versions of its protocol and its program."""

    protocol: int
    program: str


def own_greeting() -> bytes:
    """Returns the first line of this program."""
    return b"%s %d %s\n" % (_NAME, PROTOCOL_VERSION, haspelknecht_qt.__version__.encode())


def write_frame(kind: FrameKind, content: bytes) -> bytes:
    """Returns the bytes of a frame."""
    return _HEADER.pack(kind, len(content)) + content


class FrameBuffer:
    """Received bytes, from which the first line and the frames are taken.

    `limit` is the maximum length of the next frames. The buffer never grows beyond one frame of this length and one
    piece of received bytes.
    """

    def __init__(self) -> None:
        self.limit = MAX_FIRST_FRAME
        self._data = bytearray()

    def add(self, data: bytes) -> None:
        """Adds received bytes."""
        self._data += data

    def take_greeting(self) -> tuple[Greeting, bytes] | None:
        """Returns the first line, read and as bytes; None if it is not complete. Raises NetworkError NO_TABLE."""
        line, newline, _ = bytes(self._data[:MAX_GREETING_LENGTH]).partition(b"\n")
        if not newline:
            if len(self._data) < MAX_GREETING_LENGTH and (line[: len(_NAME)] == _NAME[: len(line)]):
                return None
            raise NetworkError(NetworkErrorKind.NO_TABLE)
        name, _, versions = line.partition(_NAME + b" ")
        protocol, _, program = versions.partition(b" ")
        if name or not protocol.isdigit() or len(protocol) > 6 or not program.isascii():
            raise NetworkError(NetworkErrorKind.NO_TABLE)
        del self._data[: len(line) + 1]
        return Greeting(int(protocol), program.decode()), line

    def take_frame(self) -> Frame | None:
        """Returns the next frame; None if it is not complete. Raises NetworkError BAD_MESSAGE, also if it is too long."""
        if len(self._data) < _HEADER.size:
            return None
        kind, length = _HEADER.unpack_from(self._data)
        if length > self.limit or kind not in FrameKind.__members__.values():
            error = f"a frame of kind {kind} and {length} bytes; allowed are kinds 1 to 3 and {self.limit} bytes"
            raise NetworkError(NetworkErrorKind.BAD_MESSAGE, {"error": error})
        end = _HEADER.size + length
        if len(self._data) < end:
            return None
        content = bytes(self._data[_HEADER.size : end])
        del self._data[:end]
        return Frame(FrameKind(kind), content)
