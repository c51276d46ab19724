"""Hostile strangers and guests leave the host playable, and a guest survives a hostile host.

`python -m tests.network.across_the_house frames` sends a hundred thousand damaged messages.
"""

import tracemalloc
import zlib

import pytest

from haspelknecht_qt.core.rng import Generator
from haspelknecht_qt.network import connection, host
from haspelknecht_qt.network.connection import NEW_GUEST, GuestConnection
from haspelknecht_qt.network.errors import NetworkError, NetworkErrorKind
from haspelknecht_qt.network.frames import FrameKind, own_greeting, write_frame
from haspelknecht_qt.network.match_format import MatchFormat
from haspelknecht_qt.network.messages import (
    HOST_MESSAGES,
    Goodbye,
    Hello,
    Leave,
    Moves,
    Ping,
    Position,
    read_message,
    write_message,
)
from haspelknecht_qt.network.observed_match import ObservedMatch
from haspelknecht_qt.network.seen_match import SeenMatch
from haspelknecht_qt.network.table_view import GuestState
from tests.core.playing import TOY, digest, new_match, play_at_random
from tests.network.damaged_messages import send_damaged_messages
from tests.network.hostile import damaged_message
from tests.network.tables import LOOPBACK, wait_until


@pytest.fixture(autouse=True)
def many_connections(monkeypatch):
    monkeypatch.setattr(host, "MAX_CONNECTIONS_PER_SECOND", 10_000)
    monkeypatch.setattr(connection, "MAX_MESSAGES_PER_SECOND", 10_000)


def test_damaged_messages_leave_the_host_playable(table):
    watcher = table.seated()
    found = send_damaged_messages(table, 300, seed=1)
    assert found.sent == 300
    assert found.closed, "some of them end the connection"
    assert found.longest < 2
    assert watcher.state is GuestState.PLAYING
    table.host.renew_code()
    table.host.set_open_seats([0, 1])
    for seat in (0, 1):
        table.host.take_seat_back(seat)
    actor = table.host._match.decision.actor if table.host._match.decision else 0
    assert table.seated(actor).seats == (actor,)
    table.synchronise(watcher)


def test_strangers_with_oversized_frames_use_little_memory(table):
    sockets = [table.stranger() for _ in range(40)]
    wait_until(lambda: len(table.host._strangers) == host.MAX_STRANGERS)
    tracemalloc.start()
    for socket in sockets:
        socket.write(own_greeting() + b"\x01\xff\xff\xff\xff" + bytes(1 << 18))
    wait_until(lambda: not table.host._strangers)
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert peak < 4 << 20
    assert table.joined().state is GuestState.CHOOSING


def test_a_flood_of_messages_ends_the_connection(table, monkeypatch):
    monkeypatch.setattr(connection, "MAX_MESSAGES_PER_SECOND", 50)
    guest = table.seated(0)
    for _ in range(100):
        guest._connection.send(Ping())
    wait_until(lambda: table.host.waits_for == {0})


def test_host_drops_a_guest_that_does_not_read(table, monkeypatch):
    monkeypatch.setattr(connection, "MAX_UNSENT", 1 << 12)
    guest = table.seated(0)
    guest._connection._socket.readyRead.disconnect()
    held = next(iter(table.host._guests.values()))
    held.connection._packer = zlib.compressobj(0)
    while held.connection is not None:
        held.connection.send(Goodbye("x" * 5000))
    assert table.host.waits_for == {0}


def test_host_closes_connections_above_the_limit_per_second(table, monkeypatch):
    monkeypatch.setattr(host, "MAX_CONNECTIONS_PER_SECOND", 5)
    sockets = [table.stranger() for _ in range(12)]
    wait_until(lambda: sum(socket.state() is socket.SocketState.UnconnectedState for socket in sockets) >= 7)
    assert len(table.host._strangers) == 5


def test_a_frame_out_of_order_is_refused(table):
    for data in (write_frame(FrameKind.SEALED, b"x"), write_frame(FrameKind.ALERT, b"x"), b"\x00" * 9):
        socket = table.stranger()
        socket.write(own_greeting() + data)
        wait_until(lambda socket=socket: socket.state() is socket.SocketState.UnconnectedState)
    assert table.host.code


def host_messages():
    """Match of a host, its messages to a guest, and the guest's match before it has read them."""
    match = play_at_random(new_match(), 5)
    written = MatchFormat(TOY, match.setup)
    observed = ObservedMatch(match, written, (0, 1))
    messages = []
    while (message := observed.next_message()) is not None:
        messages.append(write_message(message))
    seen = SeenMatch(TOY, match.setup, match.seats, match.undo_policy, "", written)
    return match, messages, seen


def read_all(seen, messages):
    for data in messages:
        message = read_message(data, HOST_MESSAGES)
        if isinstance(message, Moves):
            seen.take_moves(message)
        elif isinstance(message, Position):
            seen.take_position(message)


def test_guest_match_survives_damaged_messages_of_a_host():
    refused = read = 0
    for seed in range(400):
        generator = Generator(seed)
        match, messages, seen = host_messages()
        place = generator.random_below(len(messages))
        messages[place] = damaged_message(messages[place], generator)
        before = digest(seen)
        try:
            read_all(seen, messages)
        except NetworkError as error:
            refused += error.kind is NetworkErrorKind.BAD_MESSAGE and digest(seen) == before
        else:
            read += 1
            if seen.decision is not None:
                TOY.legal_moves(seen.state)
            for ply in range(seen.ply):
                seen.seen_state(ply, 0)
                seen.events_with_states_for(ply, 0)
    assert refused + read == 400
    assert refused > 200
    assert match.ply


def test_guest_refuses_a_message_that_unpacks_too_large(table):
    guest = table.seated(0)
    held = next(iter(table.host._guests.values()))
    held.connection.send(Goodbye("x" * (connection.MAX_UNPACKED + 10)))
    wait_until(lambda: table.errors)
    assert table.errors[0].kind is NetworkErrorKind.BAD_MESSAGE
    assert guest.state is GuestState.CLOSED


def stranger_with_keys(table, words):
    """Stranger that has exchanged keys with these words and sent no message, and the list of its errors."""
    stranger, ended = GuestConnection(LOOPBACK, table.host.port, NEW_GUEST, words), []
    stranger.closed.connect(ended.append)
    stranger.open()
    wait_until(lambda: stranger._channel is not None)
    # On a slow machine, a ping would be sent before the first message of the test.
    stranger._timer.stop()
    return stranger, ended


def test_attempts_begun_before_the_door_closed_are_refused(table):
    right, right_ended = stranger_with_keys(table, table.host.code)
    others = [stranger_with_keys(table, "zebra-zebra-zebra-zigzag") for _ in range(host.MAX_TRIES + 2)]
    left = []
    table.host.wrong_code_entered.connect(left.append)
    for stranger, ended in others:
        stranger.send(Ping())
        wait_until(lambda ended=ended: ended)
    kinds = [ended[0].kind for _, ended in others]
    assert kinds == [NetworkErrorKind.WRONG_CODE] * host.MAX_TRIES + [NetworkErrorKind.DOOR_CLOSED] * 2
    assert left[-1] == 0
    right.send(Hello("1.0", "Computer"))
    wait_until(lambda: right_ended)
    assert right_ended[0].kind is NetworkErrorKind.DOOR_CLOSED
    assert not table.host.guests


def test_former_code_is_refused_after_a_new_code(table):
    stranger, ended = stranger_with_keys(table, table.host.code)
    table.host.renew_code()
    stranger.send(Hello("1.0", "Computer"))
    wait_until(lambda: ended)
    assert ended[0].kind is NetworkErrorKind.WRONG_CODE
    assert not table.host.guests


@pytest.mark.parametrize("kind", [kind.name for kind in NetworkErrorKind] + ["", "UNKNOWN"])
def test_a_guest_that_leaves_with_any_error_is_gone_and_reported_only_for_its_version(table, kind):
    guest = table.seated(0)
    reported, seats = [], []
    table.host.version_refused.connect(reported.append)
    table.host.guests_changed.connect(lambda: seats.append(table.host.remote_seats))
    (held,) = table.host._guests.values()
    connection_at_host = held.connection
    guest._send(Leave(kind, "rules", "2", "1" * 300))
    wait_until(lambda: seats)
    assert seats[-1] == frozenset()
    assert not table.host.guests
    assert connection_at_host.is_closed
    assert [error.kind.name for error in reported] == [kind] * (kind in {"OLDER_GUEST", "OLDER_HOST", "OTHER_VERSION"})
    assert all(len(error.details["guest"]) <= 40 for error in reported)


def test_name_of_a_guest_is_short_and_on_one_line(table):
    guest = table.guest()
    guest._name = "\u202eone\ntwo" + "x" * 100
    guest.join([table.address], table.host.code)
    wait_until(lambda: guest.state is GuestState.CHOOSING)
    (info,) = table.host.guests
    assert len(info.name) <= 24
    assert "\n" not in info.name
    assert "\u202e" not in info.name
