"""Undo of the end of a match, replies of actions in the prompt, and tooltips of menus."""

import pytest

from haspelknecht_qt.core.undo import UndoPolicy
from haspelknecht_qt.ui.match import prompt
from tests.core.toy import Place
from tests.toy.playing import finished_match, legal, new_match, planning_match
from tests.ui import at_window as at
from tests.ui.mouse import messages, settle
from tests.ui.toy_window import begin
from tests.ui.wording import Brackets

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


def test_replay_that_the_window_of_the_result_opens_takes_the_focus_from_the_table(window, finished, qtbot):
    window.begin(finished)
    result = at.wait_for_result(qtbot, window)
    at.view(window).setFocus()
    result.activateWindow()
    qtbot.waitUntil(result.isActiveWindow)
    result.replay_button.click()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    assert at.replay_bar(window).timeline.hasFocus()


@pytest.mark.parametrize("size", [(1180, 656), (1600, 900)])
def test_reply_of_an_action_is_visible_in_every_window_size(open_window, size):
    window = open_window(size)
    begin(window, new_match())
    strip = at.prompt(window)
    for act, words in ((window.session.restart_turn, "undo"), (window.game.copy_match_code, "clipboard")):
        act()
        for message in messages(window):
            message.buttons[-1].click()
        line = strip.headline if window.workspace.is_small else strip.second_line
        assert words in line.text()
        assert line.isVisible()


@pytest.mark.parametrize("size", [(1180, 656), (1600, 900)])
@pytest.mark.parametrize("reply", ["choices", "undo"])
def test_prompt_shows_the_decision_again_after_a_reply(open_window, qtbot, monkeypatch, reply, size):
    monkeypatch.setattr(prompt, "MESSAGE_DURATION", 50)
    window = open_window(size)
    begin(window, new_match())
    strip = at.prompt(window)
    line = strip.headline if window.workspace.is_small else strip.second_line
    before = line.full_text, strip.accessibleDescription()
    for _ in range(2):
        if reply == "choices":
            window.session.say_choices()
        else:
            window.session.undo()
        assert line.full_text != before[0]
        qtbot.waitUntil(lambda: (line.full_text, strip.accessibleDescription()) == before)


def test_lasting_message_replaces_a_reply(open_window, qtbot, monkeypatch):
    monkeypatch.setattr(prompt, "MESSAGE_DURATION", 50)
    window = open_window()
    begin(window, new_match())
    window.session.say_choices()
    at.prompt(window).show_message("lasting")
    qtbot.wait(150)
    assert at.second_line(window).full_text == "lasting"


def test_choices_are_separated_as_the_language_wants(window, qapp):
    begin(window, new_match())
    translator = Brackets()
    qapp.installTranslator(translator)
    try:
        window.session.say_choices()
    finally:
        qapp.removeTranslator(translator)
    choices = at.second_line(window).full_text
    assert "⟦; ⟧" in choices
    assert "; " not in choices.replace("⟦; ⟧", "")


def test_turn_can_be_restarted_only_after_a_move(window):
    begin(window, planning_match())
    restart = window.menus.actions["restart"]
    assert not restart.isEnabled()
    window.session.play(legal(at.match(window), Place))
    assert restart.isEnabled()
    at.trigger(window, "restart")
    assert not restart.isEnabled()


def test_menus_show_tooltips(window):
    for menu in (at.recent_menu(window), at.tutorial_menu(window)):
        menu.aboutToShow.emit()
        assert menu.toolTipsVisible()
