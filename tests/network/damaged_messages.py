"""Sends damaged messages to the host of a table, as a stranger and as a guest that knows the code."""

from __future__ import annotations

import time

from attrs import define
from PySide6.QtNetwork import QHostAddress, QTcpSocket

from haspelknecht_qt.core.rng import Generator
from haspelknecht_qt.network.connection import NEW_GUEST, GuestConnection
from haspelknecht_qt.network.frames import FrameKind, write_frame
from haspelknecht_qt.network.messages import Hello
from tests.network.hostile import guest_messages, strangers_bytes
from tests.network.tables import LOOPBACK, Table, process_events, wait_until

MESSAGES_PER_CONNECTION = 40


@define
class DamageReport:
    """Result for one table: messages sent, connections closed by the host, and the longest round of events, in seconds."""

    sent: int = 0
    closed: int = 0
    longest: float = 0


def send_damaged_messages(table: Table, count: int, seed: int) -> DamageReport:
    """Sends `count` damaged messages: a third as a stranger, the others as a guest that knows the code."""
    found, generator = DamageReport(), Generator(seed)
    messages = guest_messages(generator, table.match.seal)
    while found.sent < count:
        if generator.random_below(3) == 0:
            _send_as_stranger(table, found, generator)
        else:
            _send_as_guest(table, found, generator, messages, count)
    return found


def _process(found: DamageReport) -> None:
    begun = time.perf_counter()
    process_events()
    found.longest = max(found.longest, time.perf_counter() - begun)


def _send_as_stranger(table: Table, found: DamageReport, generator: Generator) -> None:
    socket = QTcpSocket()
    socket.connectToHost(QHostAddress(LOOPBACK), table.host.port)
    wait_until(lambda: socket.state() is not socket.SocketState.ConnectingState)
    socket.write(strangers_bytes(generator))
    found.sent += 1
    for _ in range(4):
        _process(found)
    socket.abort()
    _process(found)
    table.host._tries_left = 10


def _send_as_guest(table: Table, found: DamageReport, generator: Generator, messages, count: int) -> None:
    ended = []
    guest = GuestConnection(LOOPBACK, table.host.port, NEW_GUEST, table.host.code)
    guest.closed.connect(ended.append)
    joined = []
    guest.joined.connect(lambda: joined.append(True))
    guest.open()
    wait_until(lambda: joined or ended)
    if generator.random_below(4):
        guest.send(Hello("1.0", "Computer"))
    for _ in range(MESSAGES_PER_CONNECTION):
        if ended or found.sent >= count:
            break
        data = next(messages)
        guest._write(write_frame(FrameKind.SEALED, guest._channel.seal(data)))
        found.sent += 1
        for _ in range(2):
            _process(found)
    found.closed += bool(ended)
    guest.close()
    for _ in range(3):
        _process(found)
    table.forget_guests(only_absent=True)
