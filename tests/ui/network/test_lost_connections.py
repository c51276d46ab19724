"""Lost connections and killed programs, in two windows."""

import pytest
from attrs import evolve
from PySide6.QtCore import QCoreApplication, QEvent

from haspelknecht_qt import paths
from haspelknecht_qt.core.game import PERSON
from haspelknecht_qt.network.errors import NetworkError, NetworkErrorKind
from haspelknecht_qt.network.table_view import GuestState
from haspelknecht_qt.ui.contracts import ELSEWHERE, Confirmation
from haspelknecht_qt.ui.network.invite_dialog import OFFERED
from tests.core.toy import Place
from tests.network.other_programs import other_program
from tests.ui import at_window as at
from tests.ui.mouse import messages, settle
from tests.ui.network.tables import cut, fill_in, wait_for_plies

pytestmark = pytest.mark.usefixtures("only_toy", "quick_bots", "quiet")


def lose(qtbot, host, guest):
    """Cuts the connection of a guest, which does not try again by itself."""
    at.network(guest).guest._retry_timer.setInterval(1_000_000)
    cut(guest)
    qtbot.waitUntil(lambda: at.network(guest).guest.state is GuestState.AWAY)
    qtbot.waitUntil(lambda: not at.network(host).hosting.guest_of(1).is_present)


class TestLostConnections:
    def test_host_names_the_awaited_seat_until_the_guest_reconnects(self, qtbot, host, guest):
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

    @pytest.mark.parametrize("goes_before_its_turn", [False, True])
    def test_other_guests_are_told_for_whom_the_game_waits(self, qtbot, host, guest, join, goes_before_its_turn):
        watching = join(host)
        if not goes_before_its_turn:
            host.session.choose(Place(3))
            wait_for_plies(qtbot, host, guest, watching)
        lose(qtbot, host, guest)
        if goes_before_its_turn:
            host.session.choose(Place(3))
        qtbot.waitUntil(lambda: "Jost is away" in at.prompt(watching).accessibleDescription())
        at.network(guest).guest._connect()
        qtbot.waitUntil(lambda: "Jost is away" not in at.prompt(watching).accessibleDescription())

    @pytest.mark.parametrize("has_dialog", [False, True])
    def test_refusal_by_something_else_than_the_host_is_said_and_the_visit_goes_on(
        self, qtbot, host, guest, has_dialog
    ):
        lose(qtbot, host, guest)
        visit = at.network(guest).guest
        if has_dialog:
            at.network(guest).join()
        visit.return_failed.emit(NetworkError(NetworkErrorKind.REMOVED))
        assert "Join again with the words" in at.prompt(guest).accessibleDescription()
        if has_dialog:
            assert "Join again with the words" in at.network(guest).join_dialog.problem.text()
            at.network(guest).join_dialog.reject()
        assert visit.state is GuestState.AWAY

    def test_host_plays_the_seat_of_a_lost_guest_until_it_reconnects(self, qtbot, host, guest):
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

    def test_returning_guest_ends_a_question_about_a_move_of_its_seat(self, qtbot, host, guest, monkeypatch):
        host.session.choose(Place(3))
        wait_for_plies(qtbot, host, guest)
        lose(qtbot, host, guest)
        at.network(host).hosting.continue_seat(1)
        at.take_seat(host)
        question = Confirmation("", "", "", "")
        monkeypatch.setattr(type(host.session._texts.moves), "confirmation", lambda *_position: question)
        host.session.choose(Place(3))
        assert host.session.confirmation.isVisible()
        at.network(guest).guest._connect()
        qtbot.waitUntil(lambda: host.controller.seats[1].player == ELSEWHERE)
        assert host.session.confirmation is None
        assert not messages(host)

    def test_crashed_guest_returns_to_its_seat(self, qtbot, host, guest, open_window):
        visit = at.network(guest).guest
        # A killed program does nothing more, and the file of its seat stays.
        visit._retry_timer.stop()
        visit._set_state(GuestState.CLOSED)
        cut(guest)
        qtbot.waitUntil(lambda: not at.network(host).hosting.guest_of(1).is_present)
        stored = at.network(guest).folder.seat
        # This address fails at once, as addresses of other networks do.
        stored.store(evolve(visit._seat, addresses=("[fe80::1]:1", *visit._seat.addresses)))
        stored.release()
        restarted = open_window()
        assert restarted.start_page.join_button.text() == "Return to your table"
        at.press(restarted, "join")
        qtbot.waitUntil(lambda: restarted.controller is not None and restarted.controller.viewer == 1, timeout=5000)
        qtbot.waitUntil(lambda: at.network(host).hosting.guest_of(1).is_present)

    def test_guest_that_left_without_a_connection_returns_to_its_seat(self, qtbot, host, guest):
        lose(qtbot, host, guest)
        guest.show_start()
        qtbot.waitUntil(lambda: guest.start_page.join_button.text() == "Return to your table")
        at.press(guest, "join")
        qtbot.waitUntil(lambda: guest.controller is not None and guest.controller.viewer == 1, timeout=5000)
        qtbot.waitUntil(lambda: at.network(host).hosting.guest_of(1).is_present)

    def test_offered_seat_of_an_absent_guest_is_free_for_others(self, qtbot, host, guest, join):
        lose(qtbot, host, guest)
        stored = at.network(guest).folder.seat
        guest.show_start()
        stored.take()
        at.network(host).show_invitation()
        line = at.network(host).invite_dialog.seat_lines[1]
        assert line.choice.currentData() == OFFERED
        line.choice.activated.emit(line.choice.currentIndex())
        assert at.network(host).hosting.guest_of(1) is None
        stored.forget()
        other = join(host, 1)
        assert other.controller.viewer == 1

    def test_player_on_the_way_back_may_join_another_table(self, qtbot, host, guest, open_window):
        lose(qtbot, host, guest)
        stored = at.network(guest).folder.seat
        guest.show_start()
        seat = stored.take()
        # Nobody answers there.
        stored.store(evolve(seat, addresses=("[fe80::1]:1",)))
        stored.release()
        window = open_window()
        at.press(window, "join")
        dialog = at.network(window).join_dialog
        qtbot.waitUntil(lambda: at.network(window).guest.state is GuestState.AWAY)
        assert dialog.return_note.isVisible()
        fill_in(dialog, host)
        dialog.join_button.click()
        qtbot.waitUntil(lambda: at.network(window).guest.state is GuestState.CHOOSING)
        assert not dialog.return_note.isVisible()

    def test_seat_of_another_running_program_is_not_taken_over(self, open_window):
        with other_program(paths.tables_folder(), "1" * 32):
            window = open_window()
            assert window.start_page.join_button.text() == "Join a table"
            at.press(window, "join")
            assert at.network(window).guest.state is GuestState.CLOSED
            assert at.network(window).join_dialog.address.isEnabled()
            at.network(window).join_dialog.reject()
            assert [*paths.tables_folder().glob("*.json")]
        assert open_window().start_page.join_button.text() == "Return to your table"

    def test_guest_returns_after_a_crash_of_the_host(self, qtbot, host, guest, open_window):
        host.session.choose(Place(3))
        wait_for_plies(qtbot, host, guest)
        table = at.network(host).hosting.host
        # A killed program sends nothing more, and the file of its table stays.
        table._server.close()
        for visitor in table._guests.values():
            visitor.connection._socket.abort()
        table._folder.table.release()
        qtbot.waitUntil(lambda: at.network(guest).guest.state is GuestState.AWAY)
        assert at.view(guest).isVisible()
        restarted = open_window()
        restarted.begin(host.game.match)
        settle()
        messages(restarted)[0].buttons[-1].click()
        qtbot.waitUntil(lambda: at.network(guest).guest.state is GuestState.PLAYING, timeout=8000)
        qtbot.waitUntil(lambda: restarted.controller.seats[1].player == ELSEWHERE)
        guest.session.choose(Place(3))
        qtbot.waitUntil(lambda: restarted.controller.match.state.round == 2)

    def test_guest_keeps_the_table_in_view_after_the_invitation_ends(self, qtbot, host, guest):
        at.network(host).end_invitation()
        qtbot.waitUntil(lambda: at.network(guest).guest.state is GuestState.CLOSED)
        settle()
        assert guest.controller is not None
        assert not guest.controller.may_play
        assert [seat.player for seat in host.controller.seats] == [PERSON, PERSON]
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        at.take_seat(host)
        host.session.choose(Place(3))
        settle()
        assert host.controller.match.ply

    def test_error_stays_in_the_prompt_after_a_sentence_about_guests(self, qtbot, host):
        hosting = at.network(host).hosting
        hosting._message_timer.start(1)
        hosting.host.store_failed.emit(NetworkError(NetworkErrorKind.TABLE_CLOSED))
        shown = at.prompt(host).accessibleDescription()
        qtbot.wait(50)
        assert at.prompt(host).accessibleDescription() == shown

    def test_prompt_of_a_guest_says_that_the_visit_has_ended(self, qtbot, host, guest):
        at.network(host).end_invitation()
        qtbot.waitUntil(lambda: at.network(guest).guest.state is GuestState.CLOSED)
        assert "closed the table" in at.prompt(guest).accessibleDescription()
        guest.session.show_texts()
        at.network(guest).guest.failed.emit(NetworkError(NetworkErrorKind.FULL))
        assert "closed the table" in at.prompt(guest).accessibleDescription()

    def test_seat_of_a_leaving_guest_returns_to_the_host(self, qtbot, host, guest):
        said = []
        at.network(host).hosting.said.connect(said.append)
        guest.show_start()
        qtbot.waitUntil(lambda: host.controller.seats[1].player == PERSON)
        assert at.network(guest).guest is None
        assert said == ["Jost: left the table."]

    def test_message_over_the_hand_over_screen_says_that_the_guest_has_left(self, qtbot, host, guest):
        host.session.choose(Place(3))
        wait_for_plies(qtbot, host, guest)
        guest.show_start()
        qtbot.waitUntil(lambda: host.controller.handover_to == 1)
        assert at.hand_over(host).isVisible()
        assert "Jost" in messages(host)[0].words.text()
        messages(host)[0].buttons[-1].click()
        at.hand_over(host).button.click()
        assert host.controller.may_play

    def test_no_message_covers_the_hand_over_screen_when_a_second_screen_leaves(self, qtbot, host, join):
        watching = join(host)
        qtbot.waitUntil(lambda: len(at.network(host).hosting.host.guests) == 1)
        watching.show_start()
        qtbot.waitUntil(lambda: not at.network(host).hosting.host.guests)
        assert at.hand_over(host).isVisible()
        assert not messages(host)
