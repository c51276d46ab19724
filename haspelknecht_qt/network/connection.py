"""Connection between a host and one guest: a socket, the key exchange, encrypted messages and keep-alives."""

from __future__ import annotations

import zlib
from collections.abc import Callable, Mapping
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtNetwork import QAbstractSocket, QHostAddress, QNetworkInterface, QTcpSocket

from haspelknecht_qt.core.override import override
from haspelknecht_qt.network.channel import KeyExchange, SealedChannel, WrongKey
from haspelknecht_qt.network.errors import NetworkError, NetworkErrorKind
from haspelknecht_qt.network.event_counter import EventCounter
from haspelknecht_qt.network.frames import (
    MAX_GUEST_FRAME,
    MAX_HOST_FRAME,
    PROTOCOL_VERSION,
    FrameBuffer,
    FrameKind,
    own_greeting,
    write_frame,
)
from haspelknecht_qt.network.messages import GUEST_MESSAGES, HOST_MESSAGES, Message, Ping, read_message, write_message
from haspelknecht_qt.network.versions import version_error

PING_INTERVAL = 1000
"""Interval of keep-alive messages, in milliseconds."""
SILENCE_LIMIT = 6
"""Number of intervals without a message after which the other side counts as lost.

Intervals are counted, not time: so a computer that was asleep does not count all others as lost.
"""
JOIN_LIMIT = 15_000
"""Maximum time from the beginning of a connection to the first encrypted message, in milliseconds."""
MAX_MESSAGES_PER_SECOND = 100
"""Maximum number of messages that a guest may send in a second."""
MAX_UNSENT = 1 << 23
"""Maximum number of bytes that wait for a guest that does not read them."""
MAX_UNPACKED = 1 << 22
"""Maximum size of a message from a host, unpacked, in bytes."""

GUEST_ID_LENGTH = 32
"""Length of a guest's id, in hexadecimal digits."""
NEW_GUEST = "0" * GUEST_ID_LENGTH
"""Id of a guest that joins with the code."""

_READ_SIZE = 1 << 16


class Connection(QObject):
    """Connection of one side. `HostConnection` and `GuestConnection` exchange the keys."""

    message_received = Signal(object)
    """Emitted with each message from `messages`, except Ping."""
    closed = Signal(object)
    """Emitted once, with the NetworkError that has closed the connection; None if this side has closed it."""

    def __init__(
        self,
        socket: QTcpSocket,
        classes: dict[str, type],
        frame_handlers: Mapping[FrameKind, Callable[[bytes], None]],
        *,
        is_host: bool,
    ) -> None:
        """`classes` are the messages that the other side may send, by name. `frame_handlers` get its frames' contents.

        A connection has no parent: destroyed together with its parent, a closing socket would emit signals to slots
        that are gone.
        """
        super().__init__()
        self.is_joined = False
        """Whether the other side has proved that it knows the words."""
        self.is_closed = False
        self.is_error_proved = False
        """Whether the error that has closed the connection was in an encrypted message: nobody else can have sent it."""
        self._is_reported = False
        self._error: NetworkError | None = None
        self._classes = classes
        self._frame_handlers = frame_handlers
        self._is_host = is_host
        self._socket = socket
        socket.setParent(self)
        socket.setReadBufferSize(_READ_SIZE)
        self._buffer = FrameBuffer()
        self._greeting: bytes | None = None
        """First line of the other side; None until it has come."""
        self._channel: SealedChannel | None = None
        self._silent_intervals = 0
        self._timer = QTimer(self, interval=PING_INTERVAL)
        self._timer.timeout.connect(self._keep_alive)
        self._join_timer = QTimer(self, singleShot=True, interval=JOIN_LIMIT)
        self._join_timer.timeout.connect(self._give_up)
        self._join_timer.start()
        socket.readyRead.connect(self._read)
        socket.disconnected.connect(self._end)
        socket.errorOccurred.connect(self._end_with_socket_error)

    @property
    def address(self) -> str:
        """Address of the other computer."""
        return self._socket.peerAddress().toString()

    @property
    def unsent(self) -> int:
        """Number of bytes that are not sent yet."""
        return self._socket.bytesToWrite()

    def send(self, message: Message) -> None:
        """Sends a message. It is lost if the connection breaks."""
        if self.is_closed or self._channel is None:
            return
        self._write(write_frame(FrameKind.SEALED, self._channel.seal(self._pack(write_message(message)))))
        if self.unsent > MAX_UNSENT:
            self.close(NetworkError(NetworkErrorKind.SILENT))

    def close(self, error: NetworkError | None = None, *, gently: bool = False) -> None:
        """Closes the connection. If `gently`, what has been sent still arrives."""
        if self.is_closed:
            return
        self.is_closed = True
        self._error = error
        self._timer.stop()
        self._join_timer.stop()
        if gently:
            self._socket.flush()
            self._socket.disconnectFromHost()
            self._join_timer.start(PING_INTERVAL)
        else:
            self._socket.abort()
        if self._socket.state() is QAbstractSocket.SocketState.UnconnectedState:
            self._report_closed()

    def _report_closed(self) -> None:
        if not self._is_reported:
            self._is_reported = True
            self._join_timer.stop()
            self.closed.emit(self._error)

    def _write(self, data: bytes) -> None:
        self._socket.write(data)

    def _pack(self, data: bytes) -> bytes:
        return data

    def _unpack(self, data: bytes) -> bytes:
        return data

    def _greet(self, more: bytes = b"") -> None:
        """Sends the first line, and `more` with it."""
        # Without this option, the system keeps small messages back until the other side has confirmed the last one.
        self._socket.setSocketOption(QAbstractSocket.SocketOption.LowDelayOption, 1)
        self._write(own_greeting() + more)

    def _make_channel(self, exchange: KeyExchange, received: bytes) -> SealedChannel:
        """Returns the channel, given the other side's message of the exchange. Raises WrongKey."""
        lines = [own_greeting().rstrip(), self._greeting or b""]
        return exchange.finish(received, b"\n".join(reversed(lines) if self._is_host else lines))

    def _begin_messages(self, limit: int) -> None:
        """Begins with encrypted messages of at most `limit` bytes, and with keep-alives."""
        self._buffer.limit = limit
        self._timer.start()

    def _read(self) -> None:
        try:
            while not self.is_closed and self._socket.bytesAvailable():
                self._silent_intervals = 0
                self._buffer.add(bytes(self._socket.read(_READ_SIZE).data()))
                self._take_frames()
        except NetworkError as error:
            self.close(error)

    def _take_frames(self) -> None:
        if self._greeting is None:
            found = self._buffer.take_greeting()
            if found is None:
                return
            greeting, self._greeting = found
            if greeting.protocol != PROTOCOL_VERSION:
                versions = [greeting.protocol, PROTOCOL_VERSION]
                host, guest = reversed(versions) if self._is_host else versions
                self.close(version_error("protocol", host, guest), gently=True)
        while not self.is_closed and (frame := self._buffer.take_frame()) is not None:
            handle = self._frame_handlers.get(frame.kind)
            if handle is None or (frame.kind is FrameKind.KEY and self._channel is not None):
                raise NetworkError(NetworkErrorKind.BAD_MESSAGE, {"error": f"unexpected {frame.kind.name}"})
            handle(frame.content)

    def _open(self, sealed: bytes) -> bytes:
        """Returns the content of an encrypted message. Raises WrongKey, and NetworkError before the keys are known."""
        if self._channel is None:
            raise NetworkError(NetworkErrorKind.BAD_MESSAGE, {"error": "a message came before the keys"})
        data = self._channel.open(sealed)
        self.is_joined = True
        self._join_timer.stop()
        return data

    def _take_message(self, sealed: bytes) -> None:
        try:
            data = self._open(sealed)
        except WrongKey as error:
            raise NetworkError(NetworkErrorKind.BAD_MESSAGE, {"error": "a message was changed on its way"}) from error
        try:
            message = read_message(self._unpack(data), self._classes)
        except NetworkError:
            self.is_error_proved = True
            raise
        if not isinstance(message, Ping):
            self.message_received.emit(message)

    def _keep_alive(self) -> None:
        # Before the first message, only the limit of the join timer counts.
        self._silent_intervals += self.is_joined
        if self._silent_intervals > SILENCE_LIMIT:
            self.close(NetworkError(NetworkErrorKind.SILENT))
        else:
            self.send(Ping())

    def _give_up(self) -> None:
        if self.is_closed:
            self._socket.abort()
        self.close(NetworkError(NetworkErrorKind.SILENT))

    def _end(self) -> None:
        self._read()
        self.close(NetworkError(NetworkErrorKind.SILENT))
        self._report_closed()

    def _end_with_socket_error(self, _error: QAbstractSocket.SocketError) -> None:
        # What came before the other side closed may say why it did.
        self._read()
        details = {"address": self._socket.peerName() or self.address, "error": self._socket.errorString()}
        self.close(NetworkError(NetworkErrorKind.SILENT if self.is_joined else NetworkErrorKind.NO_ANSWER, details))


class GuestConnection(Connection):
    """Connection of a guest to a host. `joined` is emitted when the first message may be sent."""

    joined = Signal()

    def __init__(self, host: str, port: int, guest_id: str, words: str) -> None:
        """`words` are the code and `guest_id` NEW_GUEST, or the token and the id of a guest that comes back."""
        frame_handlers = {
            FrameKind.ALERT: self._take_alert,
            FrameKind.KEY: self._take_key,
            FrameKind.SEALED: self._take_message,
        }
        super().__init__(QTcpSocket(), HOST_MESSAGES, frame_handlers, is_host=False)
        self._guest_id = guest_id
        self._exchange = KeyExchange(words, is_host=False)
        self._unpacker = zlib.decompressobj()
        self._socket.connected.connect(self._introduce)
        self._host, self._port = host, port

    @property
    def is_connected(self) -> bool:
        """Whether the other computer has answered."""
        return self._socket.state() is QAbstractSocket.SocketState.ConnectedState

    def open(self) -> None:
        """Connects. With some addresses, or without a network, `closed` is emitted at once."""
        self._socket.connectToHost(self._host, self._port)

    @override
    def _keep_alive(self) -> None:
        """Also ends a silent connection if this computer has lost the address that it is from."""
        if self._silent_intervals and not self._has_address:
            self.close(NetworkError(NetworkErrorKind.SILENT))
        super()._keep_alive()

    @property
    def _has_address(self) -> bool:
        own = self._socket.localAddress()
        tolerant = QHostAddress.ConversionModeFlag.TolerantConversion
        return any(own.isEqual(address, tolerant) for address in QNetworkInterface.allAddresses())

    def _introduce(self) -> None:
        content = bytes.fromhex(self._guest_id) + self._exchange.message
        self._greet(write_frame(FrameKind.KEY, content))

    def _take_alert(self, content: bytes) -> None:
        self.close(_read_alert(content))

    def _take_key(self, content: bytes) -> None:
        try:
            self._channel = self._make_channel(self._exchange, content)
        except WrongKey as error:
            raise NetworkError(NetworkErrorKind.NO_TABLE) from error
        self._begin_messages(MAX_HOST_FRAME)
        self.joined.emit()

    def _unpack(self, data: bytes) -> bytes:
        try:
            unpacked = self._unpacker.decompress(data, MAX_UNPACKED)
        except zlib.error as error:
            raise NetworkError(NetworkErrorKind.BAD_MESSAGE, {"error": error}) from error
        if self._unpacker.unconsumed_tail or self._unpacker.eof:
            raise NetworkError(NetworkErrorKind.BAD_MESSAGE, {"error": f"larger than {MAX_UNPACKED} bytes"})
        return unpacked


class HostConnection(Connection):
    """Connection of a host to a guest.

    `find_words` returns the words that a guest with this id must know. It raises NetworkError if it may not join. It is
    called before the keys are exchanged, and again when the guest has proved something.
    `on_wrong_words` is called when a guest does not know them, and returns the NetworkError to tell it.
    """

    def __init__(
        self,
        socket: QTcpSocket,
        find_words: Callable[[str], str],
        on_wrong_words: Callable[[str], NetworkError],
    ) -> None:
        frame_handlers = {FrameKind.KEY: self._take_key, FrameKind.SEALED: self._take_sealed}
        super().__init__(socket, GUEST_MESSAGES, frame_handlers, is_host=True)
        self.guest_id = NEW_GUEST
        self._words = ""
        self._find_words = find_words
        self._on_wrong_words = on_wrong_words
        self._packer = zlib.compressobj()
        self._messages_received = EventCounter()
        self._greet()

    def refuse(self, error: NetworkError) -> None:
        """Tells a guest that has not joined why it may not, and closes the connection."""
        left = error.details.get("left", "")
        self._write(write_frame(FrameKind.ALERT, f"{error.kind.name} {left}".encode()))
        self.close(error, gently=True)

    def _take_key(self, content: bytes) -> None:
        id_size = GUEST_ID_LENGTH // 2
        self.guest_id = content[:id_size].hex()
        try:
            self._words = self._find_words(self.guest_id)
            exchange = KeyExchange(self._words, is_host=True)
            self._channel = self._make_channel(exchange, content[id_size:])
        except NetworkError as error:
            self.refuse(error)
        except WrongKey:
            self.refuse(NetworkError(NetworkErrorKind.BAD_MESSAGE, {"error": "no key"}))
        else:
            self._write(write_frame(FrameKind.KEY, exchange.message))

    def _take_sealed(self, sealed: bytes) -> None:
        if self.is_joined:
            if self._messages_received.add() > MAX_MESSAGES_PER_SECOND:
                error = f"more than {MAX_MESSAGES_PER_SECOND} messages in a second"
                raise NetworkError(NetworkErrorKind.BAD_MESSAGE, {"error": error})
            self._take_message(sealed)
        else:
            self._take_first_message(sealed)

    def _take_first_message(self, sealed: bytes) -> None:
        try:
            data = self._open(sealed)
        except WrongKey:
            data = None
        try:
            # Since the keys were exchanged, the door may have been closed, or the words may have changed.
            words = self._find_words(self.guest_id)
        except NetworkError as error:
            self.refuse(error)
            return
        if data is None or words != self._words:
            self.refuse(self._on_wrong_words(self.guest_id))
            return
        self._begin_messages(MAX_GUEST_FRAME)
        self.message_received.emit(read_message(data, self._classes))

    def _pack(self, data: bytes) -> bytes:
        return self._packer.compress(data) + self._packer.flush(zlib.Z_SYNC_FLUSH)


_ALERTS = (
    NetworkErrorKind.WRONG_CODE,
    NetworkErrorKind.DOOR_CLOSED,
    NetworkErrorKind.FULL,
    NetworkErrorKind.REMOVED,
    NetworkErrorKind.BAD_MESSAGE,
)


def _read_alert(content: bytes) -> NetworkError:
    """Returns the error in an alert of a host."""
    name, _, left = content.decode("ascii", "replace").partition(" ")
    kind = next((kind for kind in _ALERTS if kind.name == name), NetworkErrorKind.NO_TABLE)
    details: dict[str, Any] = {"left": left if left.isdigit() else "0", "error": "refused by the host"}
    return NetworkError(kind, details)
