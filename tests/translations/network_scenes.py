"""Scenes of a match on several computers. Nothing is sent to another computer."""

import pytest

from haspelknecht_qt import paths
from haspelknecht_qt.network.discovery import FoundTable
from haspelknecht_qt.network.host import TableHost
from haspelknecht_qt.network.stored_seats import StoredSeat, TableFolder
from haspelknecht_qt.network.table_view import GuestState
from tests.translations.reading import settle, wait_for
from tests.ui import at_window as at
from tests.ui.matches import GAME, new_match
from tests.ui.network.tables import HERE, keep_quiet


def invitation(window):
    """The page of the invitation, with a seat for another computer."""
    with pytest.MonkeyPatch.context() as patch:
        keep_quiet(patch)
        window.begin(new_match("ppb"))
        settle()
        at.trigger(window, "invite")
    settle()
    return [at.network(window).invite_dialog]


def joining(window):
    """The dialog that joins a table, with a table that was found and a code that is too short."""
    dialog = join_dialog(window)
    dialog._show_found_tables((FoundTable("Jost", "Grete", GAME.name, (HERE,)),))
    dialog.code.setText("abbey")
    dialog.join_button.click()
    settle()
    return [dialog]


def returning(window):
    """The dialog that joins a table, on the way back to a table that does not answer."""
    stored = at.network(window).folder.seat
    # This address fails at once.
    stored.store(StoredSeat("table", GAME.name, ("[fe80::1]:1",), "1" * 32, "token"))
    stored.release()
    dialog = join_dialog(window)
    wait_for(lambda: at.network(window).guest.state is GuestState.AWAY)
    stored.forget()
    assert dialog.return_note.isVisible()
    return [dialog]


def choosing_seats(window):
    """The dialog that joins a table, at the choice of seats."""
    with pytest.MonkeyPatch.context() as patch:
        keep_quiet(patch)
        host = TableHost(new_match("pppb"), lambda _action: None, TableFolder(paths.user_cache() / "host"))
        host.open()
    window.destroyed.connect(host.close)
    host.set_open_seats((1, 2))
    dialog = join_dialog(window)
    dialog.address.setText(f"{HERE}:{host.port}")
    dialog.code.setText(host.code)
    dialog.join_button.click()
    wait_for(lambda: at.network(window).guest.state is GuestState.CHOOSING)
    settle()
    return [dialog]


def second_screen(window):
    """The table of another computer, without a seat."""
    (dialog,) = choosing_seats(window)
    for switch in dialog.seats.switches.values():
        switch.setChecked(False)
    dialog.join_button.click()
    wait_for(lambda: window.controller is not None)
    settle()
    return [window]


def join_dialog(window):
    """Opens the dialog that joins a table."""
    with pytest.MonkeyPatch.context() as patch:
        keep_quiet(patch)
        at.trigger(window, "join")
    settle()
    return at.network(window).join_dialog


SCENES = (invitation, joining, returning, choosing_seats, second_screen)
