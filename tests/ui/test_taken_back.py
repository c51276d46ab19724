"""A game that is over and is taken back: what belonged to its end goes with it."""

import pytest

from haspelknecht_qt.core.undo import UndoPolicy
from tests.toy.playing import finished_match, new_match
from tests.ui import at_window as at
from tests.ui.hands import messages, settle
from tests.ui.toy_window import begin

pytestmark = pytest.mark.usefixtures("only_toy")


@pytest.fixture
def finished():
    return finished_match(policy=UndoPolicy.FREE)


def test_who_came_from_it_to_the_replay_does_not_find_it_again(window, finished, qtbot):
    window.begin(finished)
    at.wait_for_result(qtbot, window).replay_wanted.emit(0, finished.ply)
    settle()
    assert at.replay(window).is_open
    window.session.undo()
    settle()
    assert at.result(window) is None
    at.replay(window).toggle_open()
    at.replay(window).toggle_open()
    settle()
    assert at.result(window) is None
    window.session.redo()
    at.wait_for_result(qtbot, window)


@pytest.mark.parametrize("size", [(1180, 656), (1600, 900)])
def test_what_is_answered_is_seen_in_every_window(open_window, size):
    window = open_window(size)
    begin(window, new_match())
    prompt = at.prompt(window)
    for act, words in ((window.session.restart_turn, "undo"), (window.game.copy_match_code, "clipboard")):
        act()
        for message in messages(window):
            message.buttons[-1].click()
        line = prompt.headline if window.workspace.is_small else prompt.second_line
        assert words in line.text()
        assert line.isVisible()


def test_tips_in_menus_are_shown(window):
    for menu in (at.recent_menu(window), at.tutorial_menu(window)):
        menu.aboutToShow.emit()
        assert menu.toolTipsVisible()
