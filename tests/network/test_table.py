"""A host and its guests on the loopback: joining, seats, moves, undo, going away and coming back."""

import json
from itertools import count

import pytest
from attrs import evolve
from PySide6.QtNetwork import QHostAddress

from haspelknecht_qt.core.game import CHANCE, IllegalMove
from haspelknecht_qt.core.rng import Generator
from haspelknecht_qt.core.undo import UndoError, UndoPolicy, UndoRefusal
from haspelknecht_qt.network import frames, host, stored_seats
from haspelknecht_qt.network.errors import NetworkErrorKind
from haspelknecht_qt.network.host import TableHost
from haspelknecht_qt.network.messages import SeatHolder
from haspelknecht_qt.network.permissions import Permissions
from haspelknecht_qt.network.table_view import GuestState
from tests.core.playing import TOY, new_match, play_at_random
from tests.network.across import LOOPBACK, Table, wait_until


def decider(table):
    """Number of the seat that decides, and of the other one."""
    actor = table.host._match.decision.actor
    return actor, 1 - actor


def holders(guest):
    return [seat.holder for seat in guest.table.seats]


def play_to_the_end(table, seed=3):
    """Plays random moves, each at the computer of its seat, and compares what guests see after each."""
    match = table.host._match
    for number in count():
        table.synchronise()
        if match.is_over:
            return number
        actor = match.decision.actor
        guest = next((guest for guest in table.guests if actor in guest.seats), None)
        state = match.state if guest is None else guest.match.state
        move = Generator(seed, number).choice(match.game.legal_moves(state))
        if guest is None:
            table.play_here(match.game.write_move(move))
        else:
            guest.play(move)
            wait_until(lambda guest=guest: not guest.is_waiting)
    return 0


@pytest.mark.parametrize("seatings", [[(0,)], [(0,), (1,)], [(0, 1)], [(0,), (1,), ()]], ids=str)
def test_a_whole_match_is_played_across(table, seatings):
    for seats in seatings:
        table.seated(*seats)
    ends = []
    for guest in table.guests:
        guest.match_ended.connect(ends.append)
    assert play_to_the_end(table) > 5
    wait_until(lambda: len(ends) == len(seatings))
    assert not table.refusals
    assert not table.errors
    assert all(end.seed == table.match.seed and end.entries == table.match.entries for end in ends)
    assert all(guest.match.seal == table.match.seal for guest in table.guests)


def test_a_guest_sees_who_holds_the_seats(lay_table):
    table = lay_table(new_match(players="pb"), permissions=Permissions(hints=False))
    guest = table.joined()
    assert holders(guest) == [SeatHolder.OPEN, SeatHolder.BOT]
    assert guest.table.permissions == Permissions(hints=False)
    other = table.seated(0)
    wait_until(lambda: holders(guest) == [SeatHolder.GUEST, SeatHolder.BOT])
    assert holders(other)[0] is SeatHolder.OWN
    assert table.host.remote_seats == {0}
    refused = []
    guest.claim_refused.connect(lambda: refused.append(True))
    guest.claim([0])
    wait_until(lambda: refused)
    assert guest.state is GuestState.CHOOSING


def test_a_guest_knows_the_handicaps(lay_table):
    match = new_match()
    match.seats = (match.seats[0], evolve(match.seats[1], handicap=7))
    table = lay_table(match)
    guest = table.seated(0)
    table.synchronise()
    assert [seat.seat.handicap for seat in guest.table.seats] == [0, 7]
    assert guest.match.standing == match.standing
    assert guest.match.standing.seats[1].total >= 7


def test_a_seat_that_is_not_open_is_not_given(lay_table):
    table = lay_table(open_seats=[1])
    guest = table.joined()
    refused = []
    guest.claim_refused.connect(lambda: refused.append(True))
    for seats in ([0], [0, 1], [7], [-1]):
        guest.claim(seats)
        wait_until(lambda: refused)
        refused.clear()
    assert not table.host.remote_seats


@pytest.mark.parametrize("is_playing", [False, True])
def test_a_claim_that_is_lost_with_the_connection_is_sent_again(table, is_playing):
    guest = table.seated(1) if is_playing else table.joined()
    guest.claim([0])
    guest._connection._socket.abort()
    wait_until(lambda: guest.state is GuestState.PLAYING and guest.seats == (0,))
    assert table.host.remote_seats == {0}


def test_seats_change_in_mid_game(table):
    guest = table.seated(0)
    first = guest.match
    guest.claim([0, 1])
    wait_until(lambda: guest.seats == (0, 1))
    assert guest.match is not first
    guest.claim([])
    wait_until(lambda: guest.seats == ())
    assert not table.host.remote_seats


def test_an_illegal_move_is_refused_with_its_rule_and_nothing_changes(table):
    guest = table.seated(0, 1)
    before = TOY.digest(table.match.state)
    table.play(guest, "roll 3")
    (refusal,) = table.refusals
    assert isinstance(refusal.error, IllegalMove)
    assert refusal.error.rule == "roll"
    assert TOY.digest(table.match.state) == before


def test_a_move_of_another_seat_is_refused(table):
    deciding, other = decider(table)
    guest = table.seated(other)
    table.play(guest, "confirm")
    assert [refusal.error for refusal in table.refusals] == [None]
    assert table.match.decision.actor == deciding


def test_a_move_for_an_earlier_position_is_refused(table):
    deciding, _ = decider(table)
    guest = table.seated(deciding)
    guest.play(TOY.read_move("place 3"))
    table.match.play(TOY.read_move("place 1"))
    wait_until(lambda: not guest.is_waiting)
    assert [refusal.error for refusal in table.refusals] == [None]
    assert [entry.text for entry in table.match.entries if entry.actor != CHANCE] == ["place 1"]


@pytest.mark.parametrize("policy", UndoPolicy)
def test_each_computer_undoes_only_its_own_moves(lay_table, policy):
    table = lay_table(new_match(policy=policy))
    deciding, other = decider(table)
    guest = table.seated(deciding)
    watcher = table.seated()
    table.play(guest, "place 1")
    table.synchronise()
    assert table.host.why_not_undo() is UndoRefusal.OTHER_SEAT
    assert guest.match.why_not_undo() is None
    assert watcher.match.why_not_undo() is UndoRefusal.OTHER_SEAT
    guest.undo()
    wait_until(lambda: not guest.is_waiting and guest.match.can_redo)
    assert not table.host.can_redo
    guest.redo()
    wait_until(lambda: not guest.is_waiting and not guest.match.can_redo)
    table.play(guest, "confirm")
    if table.match.decision.step == "resting":
        table.play(guest, "confirm")
    table.play_here("place 1" if table.match.decision.actor == other else "confirm")
    table.synchronise()
    assert table.host.why_not_undo() is None
    guest.undo()
    wait_until(lambda: not guest.is_waiting)
    assert isinstance(table.refusals[-1].error, UndoError)
    assert table.refusals[-1].error.reason is UndoRefusal.OTHER_SEAT


def test_a_guest_takes_moves_back_and_restarts_its_turn(table):
    deciding, _ = decider(table)
    guest = table.seated(deciding)
    other = table.seated()
    updates = []
    guest.match_changed.connect(updates.append)
    table.play(guest, "place 1")
    first = guest.match.ply - 1
    assert [update.new_plies for update in updates] == [range(first, first + 1)]
    guest.take_back(first)
    wait_until(lambda: not guest.is_waiting)
    assert updates[-1].was_undone
    table.play(guest, "place 1")
    guest.restart_turn()
    wait_until(lambda: not guest.is_waiting)
    table.synchronise()
    assert not table.refusals
    assert TOY.read_move("place 1") in TOY.legal_moves(table.match.state)
    assert other.match.ply == 1, "what is planned in secret is not in the log of who watches"


@pytest.mark.parametrize("ask", ["undo", "redo", "restart_turn"])
def test_what_cannot_be_undone_is_refused_with_the_reason(table, ask):
    guest = table.seated(0, 1)
    getattr(guest, ask)()
    wait_until(lambda: not guest.is_waiting)
    assert isinstance(table.refusals[-1].error, UndoError)


def test_ten_wrong_codes_close_the_door_and_a_new_code_opens_it(table, monkeypatch):
    monkeypatch.setattr(host, "MAX_CONNECTIONS_PER_SECOND", 1000)
    left, closed = [], []
    table.host.wrong_code_entered.connect(left.append)
    table.host.door_closed.connect(lambda: closed.append(True))
    seated = table.seated(0)
    wrong = "zebra-zebra-zebra-zigzag"
    for number in range(10):
        guest = table.guest()
        guest.join([table.address], wrong)
        wait_until(lambda number=number: len(table.errors) == number + 1)
    assert {error.kind for error in table.errors} == {NetworkErrorKind.WRONG_CODE}
    assert left == [*range(9, -1, -1)] == [int(error.details["left"]) for error in table.errors]
    assert closed == [True]
    table.guest().join([table.address], table.host.code)
    wait_until(lambda: len(table.errors) == 11)
    assert table.errors[-1].kind is NetworkErrorKind.DOOR_CLOSED
    assert seated.state is GuestState.PLAYING
    table.host.renew_code()
    table.errors.clear()
    assert table.joined().state is GuestState.CHOOSING


def test_a_guest_whose_connection_breaks_comes_back_to_its_seat(table):
    deciding, _ = decider(table)
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
def test_a_move_on_its_way_is_neither_lost_nor_doubled(table, is_executed):
    deciding, _ = decider(table)
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


def test_a_killed_guest_comes_back_with_what_its_file_says(table):
    guest = table.seated(0)
    guest._connection._socket.abort()
    guest._retry_timer.stop()
    wait_until(lambda: table.host.waits_for == {0})
    guest.state = GuestState.CLOSED
    again = table.guest()
    stored = stored_seats.find_seat(table.folder / "guest 0")
    assert stored.game == "toy"
    again.rejoin(stored)
    wait_until(lambda: again.state is GuestState.PLAYING, 3)
    assert again.seats == (0,)


def test_somebody_at_the_host_continues_a_seat_until_its_guest_comes_back(table):
    deciding, _ = decider(table)
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
    assert table.host.why_not_undo() is None
    guest._connect()
    wait_until(lambda: guest.state is GuestState.PLAYING)
    table.synchronise(guest)
    assert table.host.remote_seats == {deciding}
    table.play(guest, "confirm")
    assert not table.refusals


def test_a_killed_host_gets_its_guests_back(table):
    deciding, _ = decider(table)
    guest = table.seated(deciding)
    table.play(guest, "place 1")
    code, port = table.host.code, table.host.port
    table.host._server.close()
    former = table.host
    for connected in former._guests.values():
        connected.connection._socket.abort()
    wait_until(lambda: guest.state is GuestState.AWAY)
    again = TableHost(table.match, table.carry_out, table.folder / "host")
    assert again.code == code
    assert again.waits_for == {deciding}
    again.open(QHostAddress(LOOPBACK))
    assert again.port == port
    table.host = again
    wait_until(lambda: guest.state is GuestState.PLAYING)
    table.play(guest, "confirm")
    table.synchronise(guest)
    assert not table.errors


def test_another_match_does_not_get_the_guests_of_a_former_one(table):
    table.seated(0)
    other = TableHost(new_match(seed=2), table.carry_out, table.folder / "host")
    assert not other.guests
    assert other.code != table.host.code


def test_the_next_match_begins_with_the_same_guests(table):
    guest = table.seated(0)
    matches = []
    guest.match_began.connect(matches.append)
    table.match = play_at_random(new_match(seed=5), 3)
    table.host.show_match(table.match)
    wait_until(lambda: matches)
    table.synchronise()
    assert guest.seats == (0,)


def test_a_guest_that_leaves_gives_its_seats_back(table):
    guest = table.seated(0)
    guest.leave()
    wait_until(lambda: not table.host.guests)
    assert not table.host.remote_seats
    assert stored_seats.find_seat(table.folder / "guest 0") is None


def test_the_host_takes_seats_back_and_forgets_guests(table):
    guest = table.seated(0, 1)
    table.host.take_seat_back(1)
    wait_until(lambda: guest.seats == (0,))
    table.forget_guests()
    guest._connection._socket.abort()
    wait_until(lambda: table.errors)
    assert table.errors[0].kind is NetworkErrorKind.REMOVED
    assert guest.state is GuestState.CLOSED


def test_a_closed_table_is_told_and_stays_in_view(table):
    guest = table.seated(0)
    table.host.close()
    wait_until(lambda: table.errors)
    assert table.errors[0].kind is NetworkErrorKind.TABLE_CLOSED
    assert guest.match.seen_state(guest.match.ply, 0) is not None
    assert not (table.folder / "host" / "table.json").exists()


def test_files_of_tables_are_private_and_a_damaged_one_counts_as_none(table):
    table.seated(0)
    path = table.folder / "guest 0" / "seat.json"
    assert path.stat().st_mode & 0o077 == 0
    good = json.loads(path.read_text())
    for damaged in ("", "[", "null", "[]", json.dumps([*good, 1]), json.dumps([7, *good[1:]]), "[" * 100_000):
        path.write_text(damaged)
        assert stored_seats.find_seat(path.parent) is None


@pytest.mark.parametrize(
    "part, change, kind",
    [
        ("rules", {"rules_version": 2}, NetworkErrorKind.OLDER_HOST),
        ("rules", {"rules_version": 0}, NetworkErrorKind.OLDER_GUEST),
        ("printed values", {"data_hash": lambda _setup: "other"}, NetworkErrorKind.OTHER_VERSION),
    ],
)
def test_versions_that_do_not_fit_are_told_on_both_sides(lay_table, part, change, kind):
    class OtherToy(type(TOY)):
        pass

    for name, value in change.items():
        setattr(OtherToy, name, staticmethod(value) if callable(value) else value)
    table = lay_table(games={"toy": OtherToy()})
    told = []
    table.host.version_refused.connect(told.append)
    guest = table.joined()
    guest.claim([0])
    wait_until(lambda: table.errors and told)
    assert [error.kind for error in (*table.errors, *told)] == [kind, kind]
    assert table.errors[0].details["part"] == part == told[0].details["part"]
    assert guest.match is None


def test_a_game_that_the_guest_lacks_is_told(lay_table):
    table = lay_table(games={})
    guest = table.joined()
    guest.claim([0])
    wait_until(lambda: table.errors)
    assert table.errors[0].details["part"] == "game"


@pytest.mark.parametrize("version, kind", [(7, NetworkErrorKind.OLDER_HOST), (0, NetworkErrorKind.OLDER_GUEST)])
def test_another_protocol_is_told(table, monkeypatch, version, kind):
    told = []
    table.host.version_refused.connect(told.append)
    guest = table.guest()
    greeting = frames.own_greeting().replace(b" 1 ", b" %d " % version)
    monkeypatch.setattr("haspelknecht_qt.network.connection.own_greeting", lambda: greeting)
    guest.join([table.address], table.host.code)
    wait_until(lambda: told)
    assert told[0].kind is kind
    assert told[0].details["part"] == "protocol"


def test_nobody_answers(table):
    port = table.host.port
    table.host.close()
    table.guest().join([f"127.0.0.1:{port}"], "abbey-acorn-actor-album")
    wait_until(lambda: table.errors)
    assert table.errors[0].kind is NetworkErrorKind.NO_ANSWER


def test_the_second_address_is_tried(table):
    guest = table.guest()
    guest.join(["127.0.0.1:1", table.address], table.host.code)
    wait_until(lambda: guest.state is GuestState.CHOOSING)


def test_a_full_disk_at_the_host_does_not_end_the_table(table, monkeypatch):
    failed = []
    table.host.store_failed.connect(failed.append)

    def fail(*_arguments, **_options):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("haspelknecht_qt.core.storage._write_new_file", fail)
    guest = table.seated(0, 1)
    assert failed[0].kind is NetworkErrorKind.STORAGE
    table.play(guest, "place 1")
    assert not table.refusals


def test_a_host_listens_only_after_it_was_opened(qapp, tmp_path):  # noqa: ARG001 - Qt needs an application
    closed = TableHost(new_match(), lambda _action: None, tmp_path)
    assert not closed.is_open
    assert closed.port == 0


def test_two_tables_can_be_open(lay_table):
    one, other = lay_table(), lay_table(new_match(seed=2))
    assert one.host.port != other.host.port
    assert isinstance(one, Table)
