"""Other programs and other tables at the addresses of a host: they neither end a visit nor prevent one."""

import pytest
from PySide6.QtNetwork import QHostAddress, QTcpServer

from haspelknecht_qt.network import host
from haspelknecht_qt.network.channel import KeyExchange
from haspelknecht_qt.network.connection import GuestConnection
from haspelknecht_qt.network.errors import NetworkErrorKind
from haspelknecht_qt.network.frames import FrameKind, own_greeting, write_frame
from haspelknecht_qt.network.route import Route
from haspelknecht_qt.network.stored_seats import TableFolder
from haspelknecht_qt.network.table_view import GuestState
from tests.core.playing import new_match
from tests.network.tables import LOOPBACK, wait_until

WRONG_CODE = "zebra-zebra-zebra-zigzag"


class Impostor:
    """A server that sends the same bytes to everybody."""

    def __init__(self, answer: bytes) -> None:
        self._answer = answer
        self._sockets = []
        self._server = QTcpServer()
        self._server.newConnection.connect(self._accept)
        self._server.listen(QHostAddress(LOOPBACK), 0)

    @property
    def address(self) -> str:
        return f"{LOOPBACK}:{self._server.serverPort()}"

    def _accept(self) -> None:
        socket = self._server.nextPendingConnection()
        self._sockets.append(socket)
        socket.write(self._answer)
        socket.flush()


def alert(text):
    return own_greeting() + write_frame(FrameKind.ALERT, text)


def keys_and_nonsense():
    """Answer of a server that knows the protocol, but not the words."""
    key = write_frame(FrameKind.KEY, KeyExchange("other words", is_host=True).message)
    return own_greeting() + key + write_frame(FrameKind.SEALED, b"x" * 60)


ANSWERS = [
    (alert(b"REMOVED "), NetworkErrorKind.REMOVED),
    (alert(b"WRONG_CODE 3"), NetworkErrorKind.WRONG_CODE),
    (alert(b"DOOR_CLOSED "), NetworkErrorKind.DOOR_CLOSED),
    (alert(b"TABLE_CLOSED "), NetworkErrorKind.NO_TABLE),
    (b"SSH-2.0-OpenSSH_9.2\r\n", NetworkErrorKind.NO_TABLE),
    (own_greeting().replace(b" 1 ", b" 7 "), NetworkErrorKind.OLDER_GUEST),
    (own_greeting().replace(b" 1 ", b" 0 "), NetworkErrorKind.OLDER_HOST),
    (own_greeting() + b"\xff" * 9, NetworkErrorKind.BAD_MESSAGE),
    (keys_and_nonsense(), NetworkErrorKind.BAD_MESSAGE),
]


@pytest.mark.parametrize("answer, kind", ANSWERS, ids=lambda value: getattr(value, "name", ""))
def test_a_guest_with_a_seat_reports_any_answer_of_an_impostor_and_returns_to_its_host(table, answer, kind):
    guest, impostor, errors = table.seated(0), Impostor(answer), []
    guest.return_failed.connect(errors.append)
    guest._refusal_timer.setInterval(1)
    guest._route = Route([impostor.address])
    guest._connection._socket.abort()
    wait_until(lambda: len(impostor._sockets) > 2)
    assert [error.kind for error in errors] == [kind]
    assert guest.state is GuestState.AWAY
    guest._route.add([table.address])
    wait_until(lambda: guest.state is GuestState.PLAYING)
    assert not table.errors
    guest._folder.seat.release()
    assert TableFolder(table.folder / "guest 0").seat.find() == guest._seat


def test_an_alert_in_the_middle_of_a_visit_only_breaks_the_connection(table):
    guest, errors = table.seated(0), []
    guest.return_failed.connect(errors.append)
    (held,) = table.host._guests.values()
    held.connection._write(write_frame(FrameKind.ALERT, b"REMOVED "))
    wait_until(lambda: errors)
    wait_until(lambda: guest.state is GuestState.PLAYING)
    assert not table.errors


def test_removal_by_the_host_itself_ends_the_visit(table):
    guest, stranger = table.seated(0), table.seated(1)
    table.forget_guests()
    del table.host._former_tokens[stranger._seat.guest]
    for lost in (guest, stranger):
        lost._connection._socket.abort()
    wait_until(lambda: guest.state is GuestState.CLOSED)
    assert [error.kind for error in table.errors] == [NetworkErrorKind.REMOVED]
    assert TableFolder(table.folder / "guest 0").seat.find() is None
    assert stranger.state is GuestState.AWAY, "the host does not know the token of this guest"
    assert not table.host.guests


def test_only_the_last_tokens_of_former_guests_are_kept(table, monkeypatch):
    monkeypatch.setattr(host, "MAX_FORMER_GUESTS", 1)
    guests = [table.joined(), table.joined()]
    table.forget_guests()
    assert [*table.host._former_tokens] == [guests[1]._seat.guest]


@pytest.mark.parametrize("answer, kind", ANSWERS, ids=lambda value: getattr(value, "name", ""))
def test_guest_joins_at_the_second_address_whatever_answers_at_the_first(table, answer, kind):
    impostor, guest = Impostor(answer), table.guest()
    guest.join([impostor.address, table.address], table.host.code)
    wait_until(lambda: guest.state is GuestState.CHOOSING)
    guest.leave()
    guest.join([impostor.address, f"{LOOPBACK}:1"], table.host.code)
    wait_until(lambda: table.errors)
    assert table.errors[0].kind is kind, "more telling than that nobody answers"


def test_guest_joins_although_other_tables_answer_first(make_table):
    table, other, closed = make_table(), make_table(new_match(seed=2)), make_table(new_match(seed=3))
    closed.host._tries_left = 0
    guest = table.guest()
    guest.join([closed.address, other.address, table.address], table.host.code)
    wait_until(lambda: guest.state is GuestState.CHOOSING)
    assert not table.errors


def test_a_wrong_code_is_not_tried_twice_at_one_table(table):
    left = []
    table.host.wrong_code_entered.connect(left.append)
    port, impostor = table.host.port, Impostor(b"SSH-2.0-OpenSSH_9.2\r\n")
    addresses = [f"{LOOPBACK}:1", table.address, f"localhost:{port}", f"[::ffff:127.0.0.1]:{port}", impostor.address]
    table.guest().join(addresses, WRONG_CODE)
    wait_until(lambda: table.errors)
    assert left == [host.MAX_TRIES - 1]
    assert table.errors[0].kind is NetworkErrorKind.WRONG_CODE
    assert table.errors[0].details["left"] == str(host.MAX_TRIES - 1)


def test_an_answer_is_reported_without_a_long_wait_at_the_last_address(table, monkeypatch):
    silent, opened = "192.0.2.1", GuestConnection.open
    monkeypatch.setattr(GuestConnection, "open", lambda each: None if each._host == silent else opened(each))
    impostor, guest = Impostor(alert(b"DOOR_CLOSED ")), table.guest()
    guest._attempt_timer.setInterval(100)
    guest.join([impostor.address, f"{silent}:1"], table.host.code)
    wait_until(lambda: table.errors, 5)
    assert table.errors[0].kind is NetworkErrorKind.DOOR_CLOSED
