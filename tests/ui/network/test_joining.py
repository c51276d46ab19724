"""Inviting and joining, in two windows."""

import errno
import subprocess
import sys

import pytest
import shiboken6
from PySide6.QtGui import QGuiApplication
from PySide6.QtNetwork import QHostAddress, QTcpServer
from pytestqt.exceptions import capture_exceptions

from haspelknecht_qt import paths
from haspelknecht_qt.core.autosave import AutosaveFolder
from haspelknecht_qt.core.game import PERSON
from haspelknecht_qt.core.storage import StorageError
from haspelknecht_qt.network import host as network_host
from haspelknecht_qt.network.errors import NetworkErrorKind
from haspelknecht_qt.network.table_view import GuestState
from haspelknecht_qt.ui.contracts import ELSEWHERE
from haspelknecht_qt.ui.network.qr_code import QrCode
from haspelknecht_qt.ui.setup.dialog import NewGameDialog
from tests.toy.playing import planning_match
from tests.ui import at_window as at
from tests.ui.mouse import messages, settle
from tests.ui.network.tables import HERE, fill_in, invite

pytestmark = pytest.mark.usefixtures("only_toy", "quick_bots", "quiet")


class TestJoining:
    def test_program_start_loads_no_network_module(self):
        # An earlier visit has left this folder.
        paths.tables_folder().mkdir(parents=True)
        (paths.tables_folder() / "seat.lock").touch()
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

    def test_invitation_shows_code_words_qr_code_and_seats(self, window):
        window.begin(planning_match())
        settle()
        at.trigger(window, "invite")
        dialog, table = at.network(window).invite_dialog, at.network(window).hosting.host
        assert dialog.words.text().split() == table.code.split("-")
        assert len(dialog.words.text().split()) == 4
        assert dialog.qr_code.accessibleName()
        assert [line.choice.currentData() for line in dialog.seat_lines] == [PERSON, "offered"]

    def test_invitation_without_a_network_shows_no_address(self, window, monkeypatch):
        monkeypatch.setattr(network_host, "own_addresses", lambda _port: ())
        window.begin(planning_match())
        settle()
        at.trigger(window, "invite")
        dialog = at.network(window).invite_dialog
        assert dialog.address.text() == "This computer is not on a network."
        assert dialog.qr_code.isHidden()
        QGuiApplication.clipboard().clear()
        dialog.copy_button.click()
        assert not QGuiApplication.clipboard().text()

    def test_deleted_qr_code_ignores_a_change_of_scale(self, look):
        code = QrCode(look)
        width = code.width()
        look.set(scale=1.3)
        assert code.width() > width
        shiboken6.delete(code)
        with capture_exceptions() as exceptions:
            look.set(scale=1.0)
        assert exceptions == []

    def test_invite_switch_of_a_new_game_opens_the_invitation(self, window):
        at.press(window, "new")
        dialog = window.findChild(NewGameDialog)
        dialog.invite_switch.click()
        dialog.start_button.click()
        settle()
        assert at.network(window).invite_dialog.isVisible()
        assert at.network(window).hosting.host.is_open

    def test_guest_may_play_its_own_seat_only(self, host, guest):
        assert [seat.player for seat in host.controller.seats] == [PERSON, ELSEWHERE]
        assert [seat.player for seat in guest.controller.seats] == [ELSEWHERE, PERSON]
        assert host.controller.may_play
        assert not guest.controller.may_play
        assert guest.controller.viewer == 1

    def test_wrong_code_is_reported_with_the_number_of_remaining_tries(self, qtbot, host, open_window):
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

    def test_misspelt_code_word_gets_a_suggestion_and_costs_no_try(self, host, open_window):
        guest = open_window()
        at.trigger(guest, "join")
        dialog = at.network(guest).join_dialog
        fill_in(dialog, host, "abbey-acorn-actor-albun")
        dialog.join_button.click()
        assert "albun" in dialog.problem.text()
        assert "album" in dialog.problem.text()
        assert at.network(guest).guest.state is GuestState.CLOSED

    def test_code_words_are_completed(self, window):
        at.trigger(window, "join")
        code = at.network(window).join_dialog.code
        code.textEdited.emit("abbey aco")
        assert code.completer().model().stringList() == ["abbey acorn"]

    def test_address_without_a_host_is_reported(self, qtbot, window):
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

    def test_missing_address_is_asked_for(self, window):
        at.trigger(window, "join")
        dialog = at.network(window).join_dialog
        dialog.join_button.click()
        assert dialog._error.kind is NetworkErrorKind.EMPTY_ADDRESS
        assert dialog.address.property("wrong") == "true"
        assert dialog.code.property("wrong") != "true"

    def test_pasted_invitation_fills_address_and_code(self, window, host):
        network_of_host = at.network(host)
        network_of_host.show_invitation()
        network_of_host.invite_dialog.copy_button.click()
        text = QGuiApplication.clipboard().text()
        network_of_host.invite_dialog.accept()
        at.trigger(window, "join")
        dialog = at.network(window).join_dialog
        dialog.address.setText(text)
        dialog.address.textEdited.emit(text)
        assert dialog.code.text().split() == network_of_host.hosting.host.code.split("-")
        assert text not in dialog.address.text()

    def test_player_may_refuse_to_lose_an_unsaved_match_and_sit_down_later(self, qtbot, host, open_window, monkeypatch):
        def fail(_folder, match):
            raise StorageError(str(match), OSError(errno.ENOSPC, ""))

        monkeypatch.setattr(AutosaveFolder, "save", fail)
        guest = open_window()
        guest.begin(planning_match(die=3))
        settle()
        messages(guest)[0].reject()
        at.trigger(guest, "join")
        dialog = at.network(guest).join_dialog
        fill_in(dialog, host)
        dialog.join_button.click()
        qtbot.waitUntil(lambda: at.network(guest).guest.state is GuestState.CHOOSING)
        for answer in ("Cancel", "Close without saving"):
            dialog.join_button.click()
            qtbot.waitUntil(lambda: len(messages(guest)) == 1)
            assert dialog.isVisible()
            next(button for button in messages(guest)[0].buttons if button.text() == answer).click()
            settle()
        assert at.network(guest).join_dialog is None
        assert [seat.player for seat in guest.controller.seats] == [ELSEWHERE, PERSON]

    def test_guest_at_the_table_hears_that_a_seat_was_taken(self, qtbot, host, join):
        watching = join(host)
        at.trigger(watching, "join")
        dialog = at.network(watching).join_dialog
        dialog.seats.switches[1].setChecked(True)
        # The guest does not know it yet.
        at.network(host).hosting.host.open_seats = frozenset()
        dialog.join_button.click()
        qtbot.waitUntil(lambda: not dialog.problem.isHidden())
        assert dialog.isVisible()

    def test_guest_of_a_closed_table_joins_another_one_with_other_permissions(self, qtbot, host, guest, open_window):
        at.network(host).end_invitation()
        qtbot.waitUntil(lambda: at.network(guest).guest.state is GuestState.CLOSED)
        messages(guest)[0].reject()
        other = invite(open_window(), planning_match(die=3))
        at.network(other).hosting.set_allows_help(False)
        at.trigger(guest, "join")
        dialog = at.network(guest).join_dialog
        fill_in(dialog, other)
        dialog.join_button.click()
        qtbot.waitUntil(lambda: 1 in dialog.seats.switches)
        dialog.join_button.click()
        qtbot.waitUntil(lambda: guest.controller.match.state.die == 3)
        assert at.network(guest).join_dialog is None

    def test_guest_that_lost_its_seats_chooses_seats_again(self, qtbot, host, guest):
        table = at.network(host).hosting.host
        (held,) = table._guests.values()
        held.set_seats((), is_claimed=False)
        table.offer_seats()
        qtbot.waitUntil(lambda: at.network(guest).join_dialog is not None)
        dialog = at.network(guest).join_dialog
        assert (
            dialog.problem.text()
            == "Your seat is gone: the host has taken it back or begun another game. Choose again."
        )
        assert dialog.seats.seats == (1,)
        dialog.join_button.click()
        qtbot.waitUntil(lambda: at.network(guest).guest.state is GuestState.PLAYING)
        qtbot.waitUntil(lambda: at.network(guest).join_dialog is None)
        assert guest.controller.viewer == 1
