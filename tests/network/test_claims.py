"""Claims of seats during lost connections, by several guests, and during changes of the match."""

import pytest

from haspelknecht_qt import composition
from haspelknecht_qt.core.game import Seat
from haspelknecht_qt.core.match import Match
from haspelknecht_qt.core.seats import COLOURS
from haspelknecht_qt.network.messages import SeatHolder
from haspelknecht_qt.network.table_view import GuestState
from tests.core.playing import new_match
from tests.network.secret_pairs import KINDS, game_of
from tests.network.tables import wait_until

GAMES = composition.games()


def match_of(players):
    """Match of a game other than the toy game, with this number of players."""
    kind = next(kind for kind in KINDS if kind.game != "toy")
    game = game_of(kind)
    setup = game.setup({**kind.options, "players": players}, 1)
    return Match(game, setup, 1, [Seat(f"Player {seat}", COLOURS[seat]) for seat in range(players)])


def refusals_of(guest):
    """List to which each refusal of a claim is added."""
    refused = []
    guest.claim_refused.connect(lambda: refused.append(True))
    return refused


def assert_is_seated(table, guest, *seats):
    wait_until(lambda: guest.state is GuestState.PLAYING and guest.seats == seats and not guest._pending_claim)
    table.synchronise(guest)
    (info,) = [info for info in table.host.guests if info.id == guest._seat.guest]
    assert info.seats == seats
    assert info.is_present


@pytest.mark.parametrize("is_playing", [False, True])
def test_a_claim_whose_answer_is_lost_is_carried_out_once(table, is_playing):
    guest = table.seated(1) if is_playing else table.joined()
    refused = refusals_of(guest)
    guest._connection.message_received.disconnect()
    guest.claim([0])
    wait_until(lambda: table.host.remote_seats == {0})
    guest._connection._socket.abort()
    assert_is_seated(table, guest, 0)
    assert not refused
    assert not table.errors


def test_a_claim_whose_refusal_is_lost_is_refused_again(table):
    table.seated(0)
    guest = table.joined()
    refused = refusals_of(guest)
    guest._connection.message_received.disconnect()
    answered = []
    table.host.guests_changed.connect(lambda: answered.append(True))
    guest.claim([0])
    wait_until(lambda: answered)
    guest._connection._socket.abort()
    wait_until(lambda: refused)
    assert guest.state is GuestState.CHOOSING
    guest.claim([1])
    assert_is_seated(table, guest, 1)


def test_claim_during_a_lost_connection_is_sent_after_reconnecting(table):
    guest = table.joined()
    guest._connection._socket.abort()
    wait_until(lambda: guest.state is GuestState.AWAY)
    guest.claim([0])
    assert_is_seated(table, guest, 0)


def test_a_claim_that_is_sent_twice_gives_the_seat_once(table):
    guest = table.joined()
    refused, began = refusals_of(guest), []
    guest.match_began.connect(began.append)
    guest.claim([0])
    guest.claim([0])
    wait_until(lambda: began)
    assert_is_seated(table, guest, 0)
    assert not refused
    assert not table.errors


def test_the_last_of_several_claims_counts(table):
    guest = table.joined()
    for seats in ([0], [0, 1], [1]):
        guest.claim(seats)
    assert_is_seated(table, guest, 1)
    assert table.host.remote_seats == {1}


def test_only_one_of_two_guests_gets_a_seat_that_both_claim(table):
    guests = [table.joined(), table.joined()]
    refused = [refusals_of(guest) for guest in guests]
    for guest in guests:
        guest.claim([0])
    wait_until(lambda: any(refused) and any(guest.seats for guest in guests))
    (winner,) = [guest for guest, own_refusals in zip(guests, refused, strict=True) if not own_refusals]
    (loser,) = [guest for guest in guests if guest is not winner]
    assert_is_seated(table, winner, 0)
    wait_until(lambda: loser.table.seats[0].holder is SeatHolder.GUEST)
    assert loser.state is GuestState.CHOOSING
    loser.claim([1])
    assert_is_seated(table, loser, 1)


def test_guest_stays_seated_when_its_former_connection_closes_late(table):
    guest = table.seated(0)
    former = guest._connection
    present = []
    table.host.guests_changed.connect(lambda: present.append(table.host.guests[0].is_present))
    # As after a change of the computer's address: the former connection is still open.
    guest._connection = None
    guest._connect()
    wait_until(lambda: former.is_closed and present)
    table.play(guest, "place 1")
    assert_is_seated(table, guest, 0)
    assert all(present)


def test_claim_during_a_change_of_match_gives_a_seat_of_the_new_match(table):
    guest = table.joined()
    guest.claim([0])
    table.match = new_match(seed=5)
    table.host.show_match(table.match)
    assert_is_seated(table, guest, 0)
    assert guest.match.seal == table.match.seal


def test_claim_during_an_undo_gives_the_seat(table):
    deciding, _ = table.decider()
    table.play_here("place 1")
    guest = table.joined()
    guest.claim([deciding])
    table.match.undo()
    table.host.update()
    assert_is_seated(table, guest, deciding)


@pytest.mark.parametrize("is_claiming", [False, True])
def test_guests_choose_seats_again_when_the_number_of_seats_changes(make_table, is_claiming):
    table = make_table(match_of(3), GAMES)
    guest = table.seated(2)
    if is_claiming:
        guest.claim([0, 2])
    table.match = match_of(2)
    table.host.show_match(table.match)
    wait_until(lambda: table.errors or (guest.state is GuestState.CHOOSING and len(guest.table.seats) == 2))
    assert not table.errors
    guest.claim([1])
    assert_is_seated(table, guest, 1)


def test_move_sent_for_the_former_match_is_not_played_in_the_next(table):
    deciding, _ = table.decider()
    guest = table.seated(deciding)
    guest.play(table.match.game.read_move("place 1"))
    guest._connection._socket.flush()
    table.match = new_match(seed=next(seed for seed in range(2, 99) if new_match(seed).decision.actor == deciding))
    table.host.show_match(table.match)
    table.host._send_more()
    wait_until(lambda: not guest.is_waiting)
    table.synchronise()
    assert [refusal.error for refusal in table.refusals] == [None]
    assert [entry.text for entry in table.match.entries if entry.actor == deciding] == []
