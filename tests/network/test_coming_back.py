"""Lost connections, crashes and full disks: guests and hosts reconnect, and no move is lost or played twice."""

import json
import time

import pytest
from PySide6.QtCore import QObject, Signal
from PySide6.QtNetwork import QHostAddress

from haspelknecht_qt.core.game import CHANCE
from haspelknecht_qt.core.seat_undo import why_not_undo
from haspelknecht_qt.network.addresses import Address
from haspelknecht_qt.network.discovery import FoundTable
from haspelknecht_qt.network.errors import NetworkError, NetworkErrorKind
from haspelknecht_qt.network.host import TableHost
from haspelknecht_qt.network.permissions import Permissions
from haspelknecht_qt.network.stored_seats import TableFolder
from haspelknecht_qt.network.table_view import GuestState
from tests.core.playing import TOY, new_match
from tests.network.tables import LOOPBACK, wait_until


@pytest.mark.parametrize("is_playing", [False, True])
def test_a_claim_that_is_lost_with_the_connection_is_sent_again(table, is_playing):
    guest = table.seated(1) if is_playing else table.joined()
    guest.claim([0])
    guest._connection._socket.abort()
    wait_until(lambda: guest.state is GuestState.PLAYING and guest.seats == (0,))
    assert table.host.remote_seats == {0}


def test_guest_gets_its_seat_back_after_a_lost_connection(table):
    deciding, _ = table.decider()
    guest = table.seated(deciding)
    table.play(guest, "place 1")
    seen = guest.match
    guest._connection._socket.abort()
    wait_until(lambda: guest.state is GuestState.AWAY)
    wait_until(lambda: table.host.waits_for == {deciding})
    wait_until(lambda: guest.state is GuestState.PLAYING, 3)
    assert guest.match is seen
    assert not table.host.waits_for
    table.play(guest, "confirm")
    table.synchronise()


@pytest.mark.parametrize("is_executed", [True, False])
def test_move_sent_before_a_lost_connection_is_played_once(table, is_executed):
    deciding, _ = table.decider()
    guest = table.seated(deciding)
    connection = guest._connection
    if is_executed:
        table.host._match.play(TOY.read_move("place 1"))
        table.host._match.undo()
        connection.message_received.disconnect()
    else:
        connection.send = lambda _message: None
    guest.play(TOY.read_move("place 1"))
    if is_executed:
        wait_until(lambda: [entry.text for entry in table.match.entries][-1:] == ["place 1"])
    connection._socket.abort()
    wait_until(lambda: guest.state is GuestState.PLAYING and not guest.is_waiting)
    assert [entry.text for entry in table.match.entries if entry.actor != CHANCE] == ["place 1"]
    table.synchronise()
    assert not table.refusals


def test_undo_lost_with_the_connection_reaches_the_guest_afterwards(table):
    deciding, other = table.decider()
    guest = table.seated(deciding, other)
    table.play(guest, "place 1")
    table.play(guest, "place 2")
    guest._connection.message_received.disconnect()
    table.match.undo()
    table.host.update()
    wait_until(lambda: len(next(iter(table.host._guests.values()))._observed._sent) < guest.match.ply)
    guest._connection._socket.abort()
    wait_until(lambda: guest.state is GuestState.AWAY)
    wait_until(lambda: table.errors or table.is_up_to_date(guest))
    assert not table.errors
    table.play(guest, "place 2")
    table.synchronise()


def test_killed_guest_rejoins_with_its_stored_seat(table):
    guest = table.seated(0)
    guest._connection._socket.abort()
    guest._retry_timer.stop()
    wait_until(lambda: table.host.waits_for == {0})
    guest.state = GuestState.CLOSED
    again = table.guest()
    guest._folder.seat.release()
    stored = TableFolder(table.folder / "guest 0").seat.find()
    assert stored.game == "toy"
    again.rejoin(stored)
    wait_until(lambda: again.state is GuestState.PLAYING, 3)
    assert again.seats == (0,)


def lose(table, guest):
    """Cuts the connection of a guest, which does not try again by itself."""
    guest._retry_timer.setInterval(1_000_000)
    guest._connection._socket.abort()
    wait_until(lambda: guest.state is GuestState.AWAY and table.host.waits_for)


def test_guest_that_leaves_without_a_connection_can_return_to_its_seat(table):
    guest = table.seated(0)
    lose(table, guest)
    guest.leave()
    assert guest.state is GuestState.CLOSED
    again = table.guest()
    again.rejoin(TableFolder(table.folder / "guest 0").seat.find())
    wait_until(lambda: again.state is GuestState.PLAYING)
    assert again.seats == (0,)
    again.leave()
    wait_until(lambda: not table.host.guests)


def test_guest_that_is_away_loses_a_seat_that_is_taken_back_and_chooses_again(table):
    guest = table.seated(0)
    lose(table, guest)
    table.host.take_seat_back(0)
    other = table.seated(0)
    guest._connect()
    wait_until(lambda: guest.state is GuestState.CHOOSING)
    assert other.seats == (0,)
    guest.claim([1])
    wait_until(lambda: guest.seats == (1,))


def test_guest_on_its_way_back_can_join_another_table(make_table):
    table, other = make_table(), make_table()
    guest = table.seated(0)
    lose(table, guest)
    guest.leave()
    again = table.guest()
    again._folder = guest._folder
    table.host._server.close()
    again.rejoin(again._folder.seat.take())
    wait_until(lambda: again.state is GuestState.AWAY)
    assert again.is_returning
    with pytest.raises(NetworkError):
        again.join([other.address], "abbey")
    assert again.is_returning
    again.join([other.address], other.host.code)
    assert not again.is_returning
    wait_until(lambda: again.state is GuestState.CHOOSING)
    again.leave()
    assert TableFolder(table.folder / "guest 0").seat.find() is None, "the seat at the other table has replaced it"


def test_host_continues_the_seat_of_an_absent_guest_until_it_returns(table):
    deciding, _ = table.decider()
    guest = table.seated(deciding)
    table.host.continue_seat(deciding)
    assert table.host.remote_seats == {deciding}, "a present guest keeps its seat"
    guest._connection._socket.abort()
    wait_until(lambda: guest.state is GuestState.AWAY)
    guest._retry_timer.stop()
    wait_until(lambda: table.host.waits_for)
    table.host.continue_seat(deciding)
    assert not table.host.waits_for
    assert not table.host.remote_seats
    table.play_here("place 1")
    assert why_not_undo(table.match, table.seats_here) is None
    guest._connect()
    wait_until(lambda: guest.state is GuestState.PLAYING)
    table.synchronise(guest)
    assert table.host.remote_seats == {deciding}
    table.play(guest, "confirm")
    assert not table.refusals


def test_restarted_host_gets_its_guests_back(table):
    deciding, _ = table.decider()
    guest = table.seated(deciding)
    table.play(guest, "place 1")
    code, port = table.host.code, table.host.port
    table.host._server.close()
    former = table.host
    for connected in former._guests.values():
        connected.connection._socket.abort()
    wait_until(lambda: guest.state is GuestState.AWAY)
    former._folder.table.release()
    again = TableHost(table.match, table.carry_out, TableFolder(table.folder / "host"))
    assert again.code == code
    assert again.waits_for == {deciding}
    again.open(QHostAddress(LOOPBACK))
    assert again.port == port
    table.host = again
    wait_until(lambda: guest.state is GuestState.PLAYING)
    table.play(guest, "confirm")
    table.synchronise(guest)
    assert not table.errors


def test_restarted_host_keeps_its_permissions(table):
    table.host.set_permissions(Permissions(hints=False, coach=False))
    table.host._folder.table.release()
    again = TableHost(table.match, table.carry_out, TableFolder(table.folder / "host"))
    assert again.permissions == Permissions(hints=False, coach=False)


def test_host_of_another_match_does_not_restore_guests(table):
    table.seated(0)
    other = TableHost(new_match(seed=2), table.carry_out, TableFolder(table.folder / "host"))
    assert not other.guests
    assert other.code != table.host.code


def test_stored_seat_is_private_and_ignored_if_damaged(table):
    guest = table.seated(0)
    guest._folder.seat.release()
    (path,) = (table.folder / "guest 0").glob("*.json")
    assert path.stat().st_mode & 0o077 == 0
    good = json.loads(path.read_text())
    for damaged in ("", "[", "null", "[]", json.dumps([*good, 1]), json.dumps([7, *good[1:]]), "[" * 100_000):
        path.write_text(damaged)
        assert TableFolder(path.parent).seat.find() is None


def test_host_with_a_full_disk_reports_it_and_continues_the_match(table, monkeypatch):
    failed = []
    table.host.store_failed.connect(failed.append)

    def fail(*_arguments, **_options):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("haspelknecht_qt.core.storage._write_new_file", fail)
    guest = table.seated(0, 1)
    assert failed[0].kind is NetworkErrorKind.STORAGE
    table.play(guest, "place 1")
    assert not table.refusals


class FakeFinder(QObject):
    """Stand-in for a TableFinder that uses no network."""

    found = Signal(object)

    def start(self):
        pass

    def stop(self):
        pass


def test_guest_connects_to_a_new_address_as_soon_as_it_is_found(make_table):
    table, finder = make_table(), FakeFinder()
    guest = table.guest(finder=finder)
    guest.join([table.address], table.host.code)
    wait_until(lambda: guest.state is GuestState.CHOOSING)
    found = FoundTable(table.host.table_id, "Computer", "toy", (table.address,))
    # No computer answers at this address for documentation. The attempt there would last until ATTEMPT_LIMIT.
    guest._route.addresses = [Address("192.0.2.1", 1)]
    guest._connection._socket.abort()
    wait_until(lambda: guest._connection is not None)
    before = time.monotonic()
    finder.found.emit((found,))
    wait_until(lambda: guest._connection is not None and guest._connection.is_joined)
    assert time.monotonic() - before < 3
