"""Another game on the host's table, while a guest of the last game is there."""

import pytest
from PySide6.QtCore import QCoreApplication, QEvent

from haspelknecht_qt.core.match import Match
from haspelknecht_qt.core.rng import Generator
from haspelknecht_qt.game_ui.gueules_noires import elements
from haspelknecht_qt.games.gueules_noires.state import Step
from haspelknecht_qt.network.table_view import GuestState
from tests.ui import at_window as at
from tests.ui import matches
from tests.ui.mouse import settle
from tests.ui.network.tables import cut, invite

pytestmark = pytest.mark.usefixtures("quiet")

OTHER = "gueules_noires"


@pytest.fixture
def host(window):
    return invite(window, matches.new_match())


def delete_last_game():
    """Deletes the widgets of the last game, as the event loop does."""
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    settle()


def test_guests_follow_a_match_of_another_game(qtbot, host, guest):
    game = host.loaded_parts.games[OTHER]
    host.begin(Match(game, game.setup({"players": 2}, 1), 1, host.game.match.seats))
    delete_last_game()
    qtbot.waitUntil(lambda: guest.controller is not None and guest.controller.match.game.name == OTHER)
    hosting = at.network(host).hosting
    assert hosting.guests_button.isVisible()
    cut(guest)
    qtbot.waitUntil(lambda: not hosting.guest_of(1).is_present)
    qtbot.waitUntil(lambda: hosting.guest_of(1).is_present)
    assert "Jost" in at.prompt(host).accessibleDescription()


def test_other_game_without_a_match_ends_the_invitation(qtbot, host, guest):
    host.switch_game(OTHER, lambda _game: None)
    delete_last_game()
    qtbot.waitUntil(lambda: at.network(guest).guest.state is GuestState.CLOSED)
    assert at.network(host).hosting is None


def test_guest_puts_the_whole_hand_back_with_one_choice(qtbot, host, guest):
    game = host.loaded_parts.games[OTHER]
    match = Match(game, game.setup({"players": 2}, 1), 1, host.game.match.seats)
    ply = 0
    while not (match.state.step is Step.RETURN and match.decision.actor == 1 and len(match.state.hand) > 3):
        match.play(Generator(2, ply).choice(game.legal_moves(match.state)))
        ply += 1
    host.begin(match)
    delete_last_game()
    qtbot.waitUntil(lambda: guest.controller is not None and guest.controller.match.game.name == OTHER)
    qtbot.waitUntil(lambda: guest.controller.may_play)
    selection = guest.table._stage.table.selection
    for element in (elements.WHOLE_HAND, elements.UNDER_STACK):
        selection.choose(element)
    qtbot.waitUntil(lambda: match.state.step is not Step.RETURN)
