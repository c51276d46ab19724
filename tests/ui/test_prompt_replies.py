"""Undo of the end of a match, replies of actions in the prompt, and tooltips of menus."""

import pytest

from haspelknecht_qt.core.undo import UndoPolicy
from tests.toy.playing import finished_match, new_match
from tests.ui import at_window as at
from tests.ui.mouse import messages, settle
from tests.ui.toy_window import begin

pytestmark = pytest.mark.usefixtures("only_toy")


@pytest.fixture
def finished():
    return finished_match(policy=UndoPolicy.FREE)


def test_result_does_not_return_after_its_end_is_undone_in_a_replay(window, finished, qtbot):
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
    at.take_seat(window)
    window.session.redo()
    at.wait_for_result(qtbot, window)


@pytest.mark.parametrize("size", [(1180, 656), (1600, 900)])
def test_reply_of_an_action_is_visible_in_every_window_size(open_window, size):
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


def test_menus_show_tooltips(window):
    for menu in (at.recent_menu(window), at.tutorial_menu(window)):
        menu.aboutToShow.emit()
        assert menu.toolTipsVisible()
