"""Connections that are lost, and programs that are killed, in two windows."""

import pytest
from attrs import evolve
from PySide6.QtCore import QCoreApplication, QEvent

from haspelknecht_qt import paths
from haspelknecht_qt.core.game import PERSON
from haspelknecht_qt.network import stored_seats
from haspelknecht_qt.network.table_view import GuestState
from haspelknecht_qt.ui.contracts import ELSEWHERE
from tests.core.toy import Place
from tests.ui import at_window as at
from tests.ui.hands import messages, settle
from tests.ui.network.tables import cut, wait_for_plies

pytestmark = pytest.mark.usefixtures("only_toy", "quick_bots", "quiet")


class TestLostConnections:
    def test_the_game_waits_and_says_for_whom_and_the_guest_comes_back_by_itself(self, qtbot, host, guest):
        host.session.choose(Place(3))
        wait_for_plies(qtbot, host, guest)
        at.network(guest).guest._retry_timer.setInterval(300)
        cut(guest)
        qtbot.waitUntil(lambda: at.network(host).hosting.awaited_seat == 1)
        assert "Jost" in at.prompt(host).accessibleDescription()
        assert at.network(host).hosting.continue_button.isVisible()
        qtbot.waitUntil(lambda: at.network(guest).guest.state is GuestState.AWAY)
        assert not guest.controller.may_play
        assert at.view(guest).isVisible()
        qtbot.waitUntil(lambda: guest.controller.may_play, timeout=5000)
        qtbot.waitUntil(lambda: at.network(host).hosting.awaited_seat is None)
        assert not at.network(host).hosting.continue_button.isVisible()

    def test_anybody_at_the_host_continues_the_seat_until_the_guest_is_back(self, qtbot, host, guest):
        host.session.choose(Place(3))
        wait_for_plies(qtbot, host, guest)
        at.network(guest).guest._retry_timer.setInterval(1500)
        cut(guest)
        qtbot.waitUntil(lambda: at.network(host).hosting.awaited_seat == 1)
        at.network(host).hosting.continue_button.click()
        settle()
        if host.controller.handover_to is not None:
            at.take_seat(host)
        assert host.controller.may_play
        host.session.choose(Place(1))
        assert host.controller.match.state.plans[1] == [1]
        qtbot.waitUntil(lambda: guest.controller.state.plans[1] == [1], timeout=8000)
        qtbot.waitUntil(lambda: host.controller.seats[1].player == ELSEWHERE)

    def test_after_a_crash_the_guest_finds_its_seat_again(self, qtbot, host, guest, open_window):
        visit = at.network(guest).guest
        # What a killed program does: nothing more, and the file of its seat stays.
        visit._retry_timer.stop()
        visit._set_state(GuestState.CLOSED)
        cut(guest)
        qtbot.waitUntil(lambda: not at.network(host).hosting.guest_of(1).is_present)
        seat = stored_seats.find_seat(paths.tables_folder())
        # An address that fails at once, as those of other networks do.
        stored_seats.store_seat(paths.tables_folder(), evolve(seat, addresses=("[fe80::1]:1", *seat.addresses)))
        again = open_window()
        assert again.start_page.join_button.text() == "Return to your table"
        at.press(again, "join")
        qtbot.waitUntil(lambda: again.controller is not None and again.controller.viewer == 1, timeout=5000)
        qtbot.waitUntil(lambda: at.network(host).hosting.guest_of(1).is_present)

    def test_after_a_crash_of_the_host_the_guests_come_back(self, qtbot, host, guest, open_window):
        host.session.choose(Place(3))
        wait_for_plies(qtbot, host, guest)
        table = at.network(host).hosting.host
        # What a killed program does: it says nothing, and the file of its table stays.
        table._server.close()
        for visitor in table._guests.values():
            visitor.connection._socket.abort()
        qtbot.waitUntil(lambda: at.network(guest).guest.state is GuestState.AWAY)
        assert at.view(guest).isVisible()
        again = open_window()
        again.begin(host.game.match)
        settle()
        messages(again)[0].buttons[-1].click()
        qtbot.waitUntil(lambda: at.network(guest).guest.state is GuestState.PLAYING, timeout=8000)
        qtbot.waitUntil(lambda: again.controller.seats[1].player == ELSEWHERE)
        guest.session.choose(Place(3))
        qtbot.waitUntil(lambda: again.controller.match.state.round == 2)

    def test_the_end_of_the_invitation_is_told_and_the_table_stays_in_view(self, qtbot, host, guest):
        at.network(host).end_invitation()
        qtbot.waitUntil(lambda: at.network(guest).guest.state is GuestState.CLOSED)
        settle()
        assert guest.controller is not None
        assert not guest.controller.may_play
        assert [seat.player for seat in host.controller.seats] == [PERSON, PERSON]
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        host.session.choose(Place(3))
        settle()
        assert host.controller.match.ply

    def test_a_guest_that_leaves_gives_its_seat_back(self, qtbot, host, guest):
        guest.show_start()
        qtbot.waitUntil(lambda: host.controller.seats[1].player == PERSON)
        assert at.network(guest).guest is None
