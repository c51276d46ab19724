"""Playing from two computers: two windows in one process, joined over loopback. Nothing is announced to the network."""

import subprocess
import sys

import pytest
from attrs import evolve
from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtNetwork import QHostAddress, QTcpServer

from haspelknecht_qt import paths
from haspelknecht_qt.core.game import NO_SEAT, PERSON
from haspelknecht_qt.core.rng import Generator
from haspelknecht_qt.network import discovery, stored_seats
from haspelknecht_qt.network.errors import NetworkErrorKind
from haspelknecht_qt.network.host import TableHost
from haspelknecht_qt.network.table_view import GuestState
from haspelknecht_qt.ui.contracts import ELSEWHERE
from tests.core.toy import Place
from tests.toy.playing import BOT, GAME, new_match, planning_match, play_at_random
from tests.ui import at_window as at
from tests.ui.hands import messages, settle

pytestmark = pytest.mark.usefixtures("only_toy", "quick_bots", "quiet")
HERE = "127.0.0.1"


class Silence(QObject):
    """Stands for announcer and finder: sends nothing and finds nothing."""

    found = Signal(object)

    def __init__(self, *_table, parent=None):
        super().__init__(parent)

    def start(self):
        pass

    def stop(self):
        pass


@pytest.fixture
def quiet(monkeypatch):
    """Nothing is announced or looked for in the network, and hosts listen on loopback only."""
    monkeypatch.setattr(discovery, "TableAnnouncer", Silence)
    monkeypatch.setattr(discovery, "TableFinder", Silence)
    opened = TableHost.open
    monkeypatch.setattr(TableHost, "open", lambda host: opened(host, QHostAddress.SpecialAddress.LocalHost))


@pytest.fixture
def host(window):
    """A window that has invited others to a match, with the second seat for a guest."""
    return invite(window, planning_match())


def invite(window, match):
    window.begin(match)
    settle()
    at.trigger(window, "invite")
    at.network(window).invite_dialog.accept()
    return window


@pytest.fixture
def join(qtbot, open_window):
    """Opens a second window that joins the table of the first one, and takes seats there."""

    def go(host, *seats):
        guest = open_window()
        at.trigger(guest, "join")
        dialog = at.network(guest).join_dialog
        fill_in(dialog, host)
        dialog.join_button.click()
        qtbot.waitUntil(lambda: at.network(guest).guest.state is GuestState.CHOOSING)
        for number, switch in dialog.seats.switches.items():
            switch.setChecked(number in seats)
        dialog.join_button.click()
        qtbot.waitUntil(lambda: guest.controller is not None)
        settle()
        return guest

    return go


def fill_in(dialog, host, code=None):
    table = at.network(host).hosting.host
    dialog.address.setText(f"{HERE}:{table.port}")
    dialog.code.setText((code or table.code).replace("-", " "))


@pytest.fixture
def guest(host, join):
    """A second window that plays the second seat."""
    return join(host, 1)


def wait_for_plies(qtbot, *windows):
    """Waits until all windows show the same decision."""
    qtbot.waitUntil(lambda: len({window.controller.match.decision for window in windows}) == 1)
    settle()


class TestJoining:
    def test_nothing_of_the_network_is_loaded_or_listens_before_somebody_invites(self):
        code = (
            "import sys\n"
            "from haspelknecht_qt import app\n"
            "application = app.create_application()\n"
            "window = app.create_window()\n"
            "window.show()\n"
            "names = ('PySide6.QtNetwork', 'haspelknecht_qt.network', 'zeroconf', 'segno')\n"
            "found = [name for name in names if name in sys.modules]\n"
            "window.destroy_table()\n"
            "assert not found, found\n"
        )
        done = subprocess.run([sys.executable, "-c", code], check=False, text=True, capture_output=True)
        assert done.returncode == 0, done.stderr

    def test_the_page_of_the_invitation_shows_how_to_join(self, window):
        window.begin(planning_match())
        settle()
        at.trigger(window, "invite")
        dialog, table = at.network(window).invite_dialog, at.network(window).hosting.host
        assert dialog.words.text().split() == table.code.split("-")
        assert len(dialog.words.text().split()) == 4
        assert dialog.qr_code.accessibleName()
        assert [line.choice.currentData() for line in dialog.seat_lines] == [PERSON, "offered"]

    def test_a_guest_sees_the_table_and_plays_its_seat_only(self, host, guest):
        assert [seat.player for seat in host.controller.seats] == [PERSON, ELSEWHERE]
        assert [seat.player for seat in guest.controller.seats] == [ELSEWHERE, PERSON]
        assert host.controller.may_play
        assert not guest.controller.may_play
        assert guest.controller.viewer == 1

    def test_a_wrong_code_is_told_at_once(self, qtbot, host, open_window):
        guest = open_window()
        at.trigger(guest, "join")
        dialog = at.network(guest).join_dialog
        fill_in(dialog, host, "abbey-acorn-actor-album")
        dialog.join_button.click()
        qtbot.waitUntil(lambda: not dialog.problem.isHidden())
        assert "9" in dialog.problem.text()
        assert dialog.code.property("wrong") == "true"
        assert dialog.join_button.isEnabled()
        fill_in(dialog, host)
        dialog.join_button.click()
        qtbot.waitUntil(lambda: at.network(guest).guest.state is GuestState.CHOOSING)

    def test_a_slip_of_the_finger_costs_no_try(self, host, open_window):
        guest = open_window()
        at.trigger(guest, "join")
        dialog = at.network(guest).join_dialog
        fill_in(dialog, host, "abbey-acorn-actor-albun")
        dialog.join_button.click()
        assert "albun" in dialog.problem.text()
        assert "album" in dialog.problem.text()
        assert at.network(guest).guest.state is GuestState.CLOSED

    def test_words_are_completed(self, window):
        at.trigger(window, "join")
        code = at.network(window).join_dialog.code
        code.textEdited.emit("abbey aco")
        assert code.completer().model().stringList() == ["abbey acorn"]

    def test_nobody_at_the_address_is_told(self, qtbot, window):
        at.trigger(window, "join")
        dialog = at.network(window).join_dialog
        server = QTcpServer()
        server.listen(QHostAddress.SpecialAddress.LocalHost, 0)
        port = server.serverPort()
        server.close()
        dialog.address.setText(f"{HERE}:{port}")
        dialog.code.setText("abbey acorn actor album")
        dialog.join_button.click()
        qtbot.waitUntil(lambda: not dialog.problem.isHidden())
        assert dialog._error.kind is NetworkErrorKind.NO_ANSWER
        assert dialog.address.property("wrong") == "true"

    def test_a_pasted_invitation_fills_both_fields(self, window, host):
        dialog_of_host = at.network(host)
        dialog_of_host.show_invitation()
        dialog_of_host.invite_dialog.copy_button.click()
        text = QGuiApplication.clipboard().text()
        dialog_of_host.invite_dialog.accept()
        at.trigger(window, "join")
        dialog = at.network(window).join_dialog
        dialog.address.setText(text)
        dialog.address.textEdited.emit(text)
        assert dialog.code.text().split() == dialog_of_host.hosting.host.code.split("-")
        assert text not in dialog.address.text()


class TestPlaying:
    def test_moves_travel_both_ways_and_hidden_plans_do_not(self, qtbot, host, guest):
        told = []
        guest.controller.changed.connect(lambda view, narration, _change: told.append((view.state.plans[0], narration)))
        host.session.choose(Place(3))
        wait_for_plies(qtbot, host, guest)
        assert host.controller.match.state.round == 1
        assert guest.controller.may_play
        assert not any(plan for plan, _ in told)
        guest.session.choose(Place(3))
        qtbot.waitUntil(lambda: host.controller.match.state.round == 2)
        wait_for_plies(qtbot, host, guest)
        assert told[-1][1]
        assert GAME.digest(guest.controller.match.seen_state(guest.controller.match.ply, 1)) == GAME.digest(
            host.controller.match.seen_state(host.controller.match.ply, 1)
        )

    def test_the_log_and_the_points_are_those_of_the_host(self, qtbot, host, guest):
        host.session.choose(Place(3))
        wait_for_plies(qtbot, host, guest)
        guest.session.choose(Place(3))
        qtbot.waitUntil(lambda: host.controller.match.state.round == 2)
        wait_for_plies(qtbot, host, guest)
        lines = [[row.text for row in at.log_page(window).list.rows.rows] for window in (host, guest)]
        assert lines[0] == lines[1]
        assert at.log_page(guest).seal.text() == at.log_page(host).seal.text()
        assert guest.controller.state.scores == host.controller.state.scores

    def test_a_refusal_names_its_rule(self, qtbot, host, guest):
        host.session.choose(Place(3))
        wait_for_plies(qtbot, host, guest)
        shown = []
        guest.table.show_note = lambda *note: shown.append(note)
        guest.session._explain_refusal(("worker.2",), None)
        assert shown[0][1]
        assert shown[0][2]

    def test_a_guest_undoes_its_own_moves_only(self, qtbot, host, guest):
        host.session.choose(Place(3))
        wait_for_plies(qtbot, host, guest)
        assert guest.controller.why_not_undo() is not None
        guest.session.choose(Place(1))
        qtbot.waitUntil(lambda: guest.controller.state.plans[1] == [1])
        assert host.controller.why_not_undo() is not None
        assert guest.controller.why_not_undo() is None
        guest.session.undo()
        qtbot.waitUntil(lambda: guest.controller.state.plans[1] == [])
        assert host.controller.match.state.plans[1] == []
        qtbot.waitUntil(lambda: guest.controller.can_redo and not at.network(guest).guest.is_waiting)
        guest.session.redo()
        qtbot.waitUntil(lambda: guest.controller.state.plans[1] == [1])

    def test_bots_sit_at_the_host(self, qtbot, window, join):
        match = new_match("bp")
        invite(window, match)
        at.network(window).hosting.offer_seat(1)
        guest = join(window, 1)
        wait_for_plies(qtbot, window, guest)
        assert guest.controller.turns.thinking_seat is None
        assert match.seats[0].player == BOT
        qtbot.waitUntil(lambda: guest.controller.may_play)

    def test_the_replay_of_a_guest_shows_what_it_may_see(self, qtbot, host, guest):
        host.session.choose(Place(3))
        wait_for_plies(qtbot, host, guest)
        guest.session.choose(Place(3))
        qtbot.waitUntil(lambda: guest.controller.match.state.round == 2)
        at.trigger(guest, "replay")
        at.replay(guest).step(-1)
        settle()
        assert at.replay(guest).is_open
        assert at.replay(guest).ply == guest.controller.match.visible_ply_count - 1

    def test_a_whole_match_is_played_from_both_sides(self, qtbot, window, join):
        match = new_match()
        invite(window, match)
        guest = join(window, 1)
        while not match.is_over:
            player = (window, guest)[match.decision.actor]
            qtbot.waitUntil(lambda player=player: player.controller.may_play)
            ply, moves = match.ply, player.controller.view.legal_moves
            player.session.choose(Generator(5, ply).choice(moves)[1])
            qtbot.waitUntil(lambda ply=ply: match.ply > ply)
        assert at.wait_for_result(qtbot, guest)

    def test_hints_are_given_and_forbidden_as_the_host_wants(self, qtbot, window, join):
        invite(window, planning_match())
        at.network(window).hosting.keep_seat(0, BOT)
        guest = join(window, 1)
        assert guest.game.current.hint_controller is not None
        at.network(window).hosting.set_allows_help(False)
        qtbot.waitUntil(lambda: guest.game.current.hint_controller is None)
        assert guest.game.current.coach is None
        qtbot.waitUntil(lambda: guest.controller.may_play)
        assert not at.hint_button(guest).isEnabled()

    def test_a_finished_match_is_shown_whole(self, qtbot, window, join):
        match = play_at_random(new_match(rounds=1), lambda each: each.decision.actor == 1)
        invite(window, match)
        guest = join(window, 1)
        qtbot.waitUntil(lambda: guest.controller.may_play)
        guest.session.choose(Place(3))
        at.wait_for_result(qtbot, window)
        at.wait_for_result(qtbot, guest)
        assert guest.controller.match.seed == match.seed
        assert [entry.text for entry in guest.controller.match.entries] == [entry.text for entry in match.entries]


class TestSecondScreen:
    def test_it_has_no_seat_no_secrets_and_large_type(self, qtbot, host, join):
        watching = join(host)
        assert watching.controller.view.observer == NO_SEAT
        assert watching.look.typography.text_size == 1.3
        host.session.choose(Place(3))
        qtbot.waitUntil(lambda: watching.controller.match.decision.actor == 1)
        assert watching.controller.state.plans == [[], []]
        assert watching.controller.viewer == 1
        assert not watching.controller.view.moves
        assert not at.hint_button(watching).isEnabled()

    def test_the_type_is_that_of_the_settings_again_afterwards(self, host, join):
        watching = join(host)
        watching.show_start()
        settle()
        assert watching.look.typography.text_size == 1.0


class TestSeats:
    def test_a_seat_is_taken_back_and_offered_again(self, qtbot, host, guest):
        hosting = at.network(host).hosting
        hosting.keep_seat(1)
        qtbot.waitUntil(lambda: guest.controller.view.observer == NO_SEAT)
        assert [seat.player for seat in host.controller.seats] == [PERSON, PERSON]
        hosting.offer_seat(1)
        at.trigger(guest, "join")
        dialog = at.network(guest).join_dialog
        qtbot.waitUntil(lambda: 1 in dialog.seats.switches)
        dialog.seats.switches[1].setChecked(True)
        dialog.join_button.click()
        qtbot.waitUntil(lambda: host.controller.seats[1].player == ELSEWHERE)
        qtbot.waitUntil(lambda: guest.controller.seats[1].player == PERSON)

    def test_a_bot_takes_the_seat_of_a_guest(self, qtbot, host, guest):
        at.network(host).hosting.keep_seat(1, BOT)
        qtbot.waitUntil(lambda: guest.controller.match.seats[1].player == BOT)
        assert host.controller.match.seats[1].player == BOT

    def test_the_page_shows_who_has_joined(self, host, join):
        join(host, 1)
        at.network(host).show_invitation()
        line = at.network(host).invite_dialog.seat_lines[1]
        assert at.network(host).hosting.guest_of(1).is_present
        assert line.state.text()
        line.choice.setCurrentIndex(0)
        line.choice.activated.emit(0)
        assert at.network(host).hosting.guest_of(1) is None


def cut(window):
    """Pulls the cable of a guest: its connection ends without a word."""
    at.network(window).guest._connection._socket.abort()


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

    def test_a_guest_that_leaves_gives_its_seat_back(self, qtbot, host, guest):
        guest.show_start()
        qtbot.waitUntil(lambda: host.controller.seats[1].player == PERSON)
        assert at.network(guest).guest is None


class TestOtherMatches:
    def test_guests_follow_a_rematch(self, qtbot, host, guest):
        host.begin(planning_match(die=3))
        qtbot.waitUntil(lambda: guest.controller.match.state.die == 3)
        qtbot.waitUntil(lambda: guest.controller.seats[1].player == PERSON)
        assert at.network(host).hosting is not None

    def test_the_start_page_ends_the_invitation(self, qtbot, host, guest):
        host.return_to_start()
        qtbot.waitUntil(lambda: at.network(host).hosting is None)
        qtbot.waitUntil(lambda: at.network(guest).guest.state is GuestState.CLOSED)
