"""A game that is over and is taken back: what belonged to its end goes with it."""

import pytest
from PySide6.QtTest import QTest

from haspelknecht_qt.core.game import Seat
from haspelknecht_qt.core.match import Match
from haspelknecht_qt.core.undo import UndoPolicy
from tests.ui import at_window as at
from tests.ui.hands import settle
from tests.ui.matches import GAME, finished_match, new_match, play_at_random


@pytest.fixture
def finished():
    return finished_match(policy=UndoPolicy.FREE)


def test_its_scoring_does_not_open_over_the_game_that_goes_on(open_window, finished, qtbot):
    window = open_window(speed="normal")
    finished.undo()
    window.begin(finished)
    while not finished.is_over:
        window.controller.play(finished.game.legal_moves(finished.state)[0])
    assert at.result(window) is not None
    assert not at.result(window).isVisible()
    window.session.undo()
    assert not finished.is_over
    qtbot.waitUntil(lambda: not window.table.busy)
    QTest.qWait(300)
    assert at.result(window) is None


def test_who_came_from_it_to_the_replay_does_not_find_it_again(window, finished, qtbot):
    window.begin(finished)
    at.wait_for_result(qtbot, window).replay_wanted.emit(0, finished.ply)
    settle()
    assert at.replay(window).is_open
    window.session.undo()
    settle()
    assert at.result(window) is None
    at.review(window).open_replay()
    at.review(window).open_replay()
    settle()
    assert at.result(window) is None
    window.session.redo()
    at.wait_for_result(qtbot, window)


def test_names_with_an_ampersand_are_shown_whole(window):
    plain = new_match()
    seats = [Seat(name, seat.colour) for name, seat in zip(("Tom & Ann", "R&B"), plain.seats, strict=True)]
    match = play_at_random(Match(GAME, plain.setup, 1, seats))
    window.begin(match)
    at.review(window).show_decisions()
    persons = at.decisions(window).persons
    assert [persons.button(place).text() for place in range(2)] == ["Tom && Ann", "R&&B"]


@pytest.mark.parametrize("size", [(1180, 656), (1600, 900)])
def test_what_is_answered_is_seen_in_every_window(open_window, size):
    window = open_window(size)
    window.begin(new_match())
    prompt = at.prompt(window)
    for act, words in ((window.session.restart_turn, "undo"), (window.game.copy_code, "clipboard")):
        act()
        line = prompt.headline if window.workspace.is_small else prompt.second
        assert words in line.text()
        assert line.isVisible()


def test_tips_in_menus_are_shown(window):
    for menu in (at.recent_menu(window), at.tutorial_menu(window)):
        menu.aboutToShow.emit()
        assert menu.toolTipsVisible()
