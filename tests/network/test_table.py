"""A host and its guests on the loopback: joining, seats, moves, undo, and mismatched versions."""

from itertools import count

import pytest
from attrs import evolve

from haspelknecht_qt.core.game import CHANCE, NO_SEAT, IllegalMove
from haspelknecht_qt.core.match import Match
from haspelknecht_qt.core.rng import Generator
from haspelknecht_qt.core.seat_undo import can_redo, why_not_undo
from haspelknecht_qt.core.undo import UndoError, UndoPolicy, UndoRefusal
from haspelknecht_qt.network import frames, host
from haspelknecht_qt.network.errors import NetworkErrorKind
from haspelknecht_qt.network.host import TableHost
from haspelknecht_qt.network.messages import SeatHolder
from haspelknecht_qt.network.permissions import Permissions
from haspelknecht_qt.network.stored_seats import TableFolder
from haspelknecht_qt.network.table_view import GuestState
from tests.core.playing import TOY, new_match, play_at_random, texts_for_guest
from tests.core.toy import Open
from tests.network.tables import wait_until

OPEN = Open()


def holders(guest):
    return [seat.holder for seat in guest.table.seats]


def play_to_the_end(table, seed=3):
    """Plays random moves, each at the computer of its seat. Compares the guests with the host after each move."""
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
def test_whole_match_is_played_between_host_and_guests(table, seatings):
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


def test_guest_sees_the_holder_of_each_seat(make_table):
    table = make_table(new_match(players="pb"), permissions=Permissions(hints=False))
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


def test_a_guest_knows_the_handicaps(make_table):
    match = new_match()
    match.seats = (match.seats[0], evolve(match.seats[1], handicap=7))
    table = make_table(match)
    guest = table.seated(0)
    table.synchronise()
    assert [seat.seat.handicap for seat in guest.table.seats] == [0, 7]
    assert guest.match.standing == match.standing
    assert guest.match.standing.seats[1].total >= 7


def test_claim_of_a_seat_that_is_not_open_is_refused(make_table):
    table = make_table(open_seats=[1])
    guest = table.joined()
    refused = []
    guest.claim_refused.connect(lambda: refused.append(True))
    for seats in ([0], [0, 1], [7], [-1]):
        guest.claim(seats)
        wait_until(lambda: refused)
        refused.clear()
    assert not table.host.remote_seats


def test_guest_changes_its_seats_during_a_match(table):
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
    deciding, other = table.decider()
    guest = table.seated(other)
    table.play(guest, "confirm")
    assert [refusal.error for refusal in table.refusals] == [None]
    assert table.match.decision.actor == deciding


def test_a_move_for_an_earlier_position_is_refused(table):
    deciding, _ = table.decider()
    guest = table.seated(deciding)
    guest.play(TOY.read_move("place 3"))
    table.match.play(TOY.read_move("place 1"))
    wait_until(lambda: not guest.is_waiting)
    assert [refusal.error for refusal in table.refusals] == [None]
    assert [entry.text for entry in table.match.entries if entry.actor != CHANCE] == ["place 1"]


@pytest.mark.parametrize("policy", UndoPolicy)
def test_each_computer_undoes_only_its_own_moves(make_table, policy):
    table = make_table(new_match(policy=policy))
    deciding, other = table.decider()
    guest = table.seated(deciding)
    watcher = table.seated()
    table.play(guest, "place 1")
    table.synchronise()
    assert why_not_undo(table.match, table.seats_here) is UndoRefusal.OTHER_SEAT
    assert guest.match.why_not_undo() is None
    assert watcher.match.why_not_undo() is UndoRefusal.OTHER_SEAT
    guest.undo()
    wait_until(lambda: not guest.is_waiting and guest.match.can_redo)
    assert not can_redo(table.match, table.seats_here)
    guest.redo()
    wait_until(lambda: not guest.is_waiting and not guest.match.can_redo)
    table.play(guest, "confirm")
    if table.match.decision.step == "resting":
        table.play(guest, "confirm")
    table.play_here("place 1" if table.match.decision.actor == other else "confirm")
    table.synchronise()
    assert why_not_undo(table.match, table.seats_here) is None
    guest.undo()
    wait_until(lambda: not guest.is_waiting)
    assert isinstance(table.refusals[-1].error, UndoError)
    assert table.refusals[-1].error.reason is UndoRefusal.OTHER_SEAT


@pytest.mark.parametrize("at_host", [False, True])
def test_undo_at_one_computer_leaves_the_other_its_undo(make_table, at_host):
    setup = new_match().setup
    match = Match(OPEN, setup, 1, new_match().seats)
    table = make_table(match, games={OPEN.name: OPEN})
    deciding, other = table.decider()
    first = None if at_host else table.seated(deciding)
    second = table.seated(other)
    for text in ("place 1", "confirm"):
        table.play_here(text) if first is None else table.play(first, text)
    table.synchronise()
    table.play(second, "place 1")
    second.undo()
    wait_until(lambda: not second.is_waiting and second.match.can_redo)
    table.synchronise()
    assert second.match.why_not_undo() is UndoRefusal.OTHER_SEAT
    if first is None:
        assert why_not_undo(match, table.seats_here) is None
        match.undo(table.seats_here)
    else:
        assert first.match.why_not_undo() is None
        first.undo()
        wait_until(lambda: not first.is_waiting)
        assert not table.refusals
    assert match.decision.actor == deciding


def test_a_guest_takes_moves_back_and_restarts_its_turn(table):
    deciding, _ = table.decider()
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
def test_impossible_undo_redo_or_restart_is_refused_with_a_reason(table, ask):
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


def test_guest_with_several_seats_shows_no_secrets_while_nobody_is_known_to_look(table):
    guest = table.seated(0, 1)
    actor, _ = table.decider()
    table.play(guest, "place 1")
    table.synchronise()
    ply = guest.match.ply
    assert guest.match.seen_state(ply, actor).plans[actor]
    assert guest.match.seen_state(ply, NO_SEAT).plans == [[], []]
    assert guest.match.is_hidden_from(0, NO_SEAT)
    assert [entry.text for entry in guest.match.entries_for(NO_SEAT)] == texts_for_guest(table.match, NO_SEAT)


def test_the_next_match_begins_with_the_same_guests(table):
    guest = table.seated(0)
    matches = []
    guest.match_began.connect(matches.append)
    table.match = play_at_random(new_match(seed=5), 3)
    table.host.show_match(table.match)
    wait_until(lambda: matches)
    table.synchronise()
    assert guest.seats == (0,)


def test_guests_follow_their_players_to_other_seats(table):
    guest = table.seated(0)
    table.host.set_open_seats([0])
    table.match = Match(table.match.game, table.match.setup, 5, table.match.seats[::-1], table.match.undo_policy)
    table.host.show_match(table.match)
    wait_until(lambda: guest.seats == (1,))
    assert table.host.open_seats == {1}


def test_a_guest_that_leaves_gives_its_seats_back(table):
    guest = table.seated(0)
    guest.leave()
    wait_until(lambda: not table.host.guests)
    assert not table.host.remote_seats
    assert TableFolder(table.folder / "guest 0").seat.find() is None


def test_the_host_takes_seats_back_and_forgets_guests(table):
    guest = table.seated(0, 1)
    table.host.take_seat_back(1)
    wait_until(lambda: guest.seats == (0,))
    table.forget_guests()
    guest._connection._socket.abort()
    wait_until(lambda: table.errors)
    assert table.errors[0].kind is NetworkErrorKind.REMOVED
    assert guest.state is GuestState.CLOSED


def test_guest_of_a_closed_table_is_informed_and_keeps_its_view(table):
    guest = table.seated(0)
    table.host.close()
    wait_until(lambda: table.errors)
    assert table.errors[0].kind is NetworkErrorKind.TABLE_CLOSED
    assert guest.match.seen_state(guest.match.ply, 0) is not None
    assert not [*(table.folder / "host").glob("*.json")]


def test_guest_of_another_table_leaves_the_match_of_the_last_one_alone(make_table):
    first, second = make_table(), make_table(new_match(players="pb"))
    guest = first.seated(0)
    seen, seats = guest.match, guest.match.seats
    first.host.close()
    wait_until(lambda: guest.state is GuestState.CLOSED)
    guest.join([second.address], second.host.code)
    wait_until(lambda: guest.state is GuestState.CHOOSING)
    assert seen.seats == seats
    assert guest.match is None


@pytest.mark.parametrize(
    "part, change, kind",
    [
        ("rules", {"rules_version": 2}, NetworkErrorKind.OLDER_HOST),
        ("rules", {"rules_version": 0}, NetworkErrorKind.OLDER_GUEST),
        ("printed values", {"data_hash": lambda _setup: "other"}, NetworkErrorKind.OTHER_VERSION),
    ],
)
def test_version_mismatch_is_reported_to_host_and_guest(make_table, part, change, kind):
    class OtherToy(type(TOY)):
        pass

    for name, value in change.items():
        setattr(OtherToy, name, staticmethod(value) if callable(value) else value)
    table = make_table(games={"toy": OtherToy()})
    reported = []
    table.host.version_refused.connect(reported.append)
    guest = table.joined()
    guest.claim([0])
    wait_until(lambda: table.errors and reported)
    assert [error.kind for error in (*table.errors, *reported)] == [kind, kind]
    assert table.errors[0].details["part"] == part == reported[0].details["part"]
    assert guest.match is None


def test_game_missing_at_the_guest_is_reported(make_table):
    table = make_table(games={})
    guest = table.joined()
    guest.claim([0])
    wait_until(lambda: table.errors)
    assert table.errors[0].details["part"] == "game"


@pytest.mark.parametrize("version, kind", [(7, NetworkErrorKind.OLDER_HOST), (0, NetworkErrorKind.OLDER_GUEST)])
def test_other_protocol_version_is_reported_to_the_host(table, monkeypatch, version, kind):
    reported = []
    table.host.version_refused.connect(reported.append)
    guest = table.guest()
    greeting = frames.own_greeting().replace(b" 1 ", b" %d " % version)
    monkeypatch.setattr("haspelknecht_qt.network.connection.own_greeting", lambda: greeting)
    guest.join([table.address], table.host.code)
    wait_until(lambda: reported)
    assert reported[0].kind is kind
    assert reported[0].details["part"] == "protocol"


def test_closed_port_is_reported_as_no_answer(table):
    port = table.host.port
    table.host.close()
    table.guest().join([f"127.0.0.1:{port}"], "abbey-acorn-actor-album")
    wait_until(lambda: table.errors)
    assert table.errors[0].kind is NetworkErrorKind.NO_ANSWER


def test_guest_tries_the_second_address(table):
    guest = table.guest()
    guest.join(["127.0.0.1:1", table.address], table.host.code)
    wait_until(lambda: guest.state is GuestState.CHOOSING)


def test_a_host_listens_only_after_it_was_opened(qapp, tmp_path):  # noqa: ARG001 - Qt needs an application
    closed = TableHost(new_match(), lambda _action: None, TableFolder(tmp_path))
    assert not closed.is_open
    assert closed.port == 0


def test_two_open_tables_use_different_ports(make_table):
    one, other = make_table(), make_table(new_match(seed=2))
    assert one.host.port != other.host.port
