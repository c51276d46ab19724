"""Network dialogs with the keyboard and a screen reader."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QAbstractButton, QComboBox, QLineEdit

from haspelknecht_qt.network import host as network_host
from haspelknecht_qt.network.table_view import GuestState
from haspelknecht_qt.ui.network import invite_dialog, join_dialog
from tests.ui import at_window as at
from tests.ui.mouse import settle
from tests.ui.network.tables import cut, fill_in

pytestmark = pytest.mark.usefixtures("only_toy", "quick_bots", "quiet")


@pytest.fixture
def announcements(monkeypatch):
    """Announcements of the network dialogs, as pairs of widget and sentence."""
    announced = []
    for module in (join_dialog, invite_dialog):
        monkeypatch.setattr(module, "announce", lambda widget, text, **_options: announced.append((widget, text)))
    return announced


def reached_by_tab(dialog):
    """Widgets of a dialog that the key Tab reaches."""
    found, widget = [], dialog.nextInFocusChain()
    while widget is not dialog:
        takes_tab = widget.focusPolicy() & Qt.FocusPolicy.TabFocus
        if widget.isVisible() and widget.isEnabled() and takes_tab and dialog.isAncestorOf(widget):
            found.append(widget)
        widget = widget.nextInFocusChain()
    return found


def assert_all_reached_and_named(dialog):
    reached = reached_by_tab(dialog)
    for kind in (QAbstractButton, QComboBox, QLineEdit):
        for widget in dialog.findChildren(kind):
            assert not widget.isVisible() or not widget.isEnabled() or widget in reached, widget
    for widget in reached:
        assert QAccessible.queryAccessibleInterface(widget).text(QAccessible.Text.Name), widget


def joining(window, host, code=None):
    at.trigger(window, "join")
    dialog = at.network(window).join_dialog
    fill_in(dialog, host, code)
    return dialog


def test_controls_of_the_invitation_are_reached_by_tab_and_named(host):
    at.network(host).show_invitation()
    dialog = at.network(host).invite_dialog
    settle()
    assert_all_reached_and_named(dialog)
    assert {dialog.address, dialog.words} <= {*reached_by_tab(dialog)}


def test_controls_of_the_join_dialog_are_reached_by_tab_and_named(qtbot, host, open_window):
    window = open_window()
    dialog = joining(window, host)
    assert_all_reached_and_named(dialog)
    dialog.join_button.click()
    qtbot.waitUntil(lambda: at.network(window).guest.state is GuestState.CHOOSING)
    settle()
    assert {*dialog.seats.switches.values()} <= {*reached_by_tab(dialog)}
    assert_all_reached_and_named(dialog)


def test_join_error_is_announced_at_its_field(qtbot, host, open_window, announcements):
    dialog = joining(open_window(), host, "abbey-acorn-actor-album")
    dialog.join_button.click()
    qtbot.waitUntil(lambda: not dialog.problem.isHidden())
    assert announcements[-1] == (dialog.code, dialog.problem.text())


def test_choice_of_seats_and_a_refused_claim_are_announced(qtbot, host, open_window, announcements):
    window = open_window()
    dialog = joining(window, host)
    dialog.join_button.click()
    qtbot.waitUntil(lambda: dialog.pages.currentIndex() == 1)
    assert dialog.seat_note.text() in announcements[-1][1]
    at.network(window).guest.claim_refused.emit()
    assert announcements[-1] == (dialog, dialog.problem.text())


def test_lost_and_returning_guests_are_announced_in_the_invitation(qtbot, host, guest, announcements):
    at.network(host).show_invitation()
    dialog = at.network(host).invite_dialog
    cut(guest)
    qtbot.waitUntil(lambda: bool(announcements))
    assert all(widget is dialog for widget, _ in announcements)
    lost = len(announcements)
    qtbot.waitUntil(lambda: at.network(guest).guest.state is GuestState.PLAYING, timeout=8000)
    qtbot.waitUntil(lambda: len(announcements) > lost)


def test_host_announces_wrong_codes_and_the_closed_door(qtbot, host, open_window, monkeypatch):
    monkeypatch.setattr(network_host, "MAX_TRIES", 2)
    hosting, messages = at.network(host).hosting, []
    hosting.renew_code()
    hosting.host._tries_left = 2
    hosting.said.connect(messages.append)
    dialog = joining(open_window(), host, "abbey-acorn-actor-album")
    for count in (1, 2):
        dialog.join_button.click()
        qtbot.waitUntil(lambda count=count: len(messages) == count)
        qtbot.waitUntil(dialog.join_button.isEnabled)
    assert len({*messages}) == 2
    assert "1" in messages[0]
    assert hosting.host.is_door_closed
    assert messages[1] == at.prompt(host).accessibleDescription()
    hosting.renew_code()
    assert messages[1] != at.prompt(host).accessibleDescription()


def test_guest_announces_a_lost_and_a_restored_connection(qtbot, guest):
    messages = []
    at.tree(guest).said.connect(messages.append)
    cut(guest)
    visit = at.network(guest).guest
    qtbot.waitUntil(lambda: visit.state is GuestState.AWAY)
    lost = messages[-1]
    qtbot.waitUntil(lambda: visit.state is GuestState.PLAYING, timeout=8000)
    qtbot.waitUntil(lambda: messages[-1] != lost)
    assert lost not in at.prompt(guest).accessibleDescription()


def test_note_explains_how_to_get_a_seat_while_none_is_free(qtbot, host, open_window):
    hosting = at.network(host).hosting
    hosting.keep_seat(1)
    at.network(host).show_invitation()
    assert not at.network(host).invite_dialog.seat_note.isHidden()
    window = open_window()
    dialog = joining(window, host)
    dialog.join_button.click()
    qtbot.waitUntil(lambda: dialog.pages.currentIndex() == 1)
    assert not dialog.no_seat_note.isHidden()
    hosting.offer_seat(1)
    qtbot.waitUntil(dialog.no_seat_note.isHidden)
    assert dialog.seats.seats == (1,)
    assert at.network(host).invite_dialog.seat_note.isHidden()
