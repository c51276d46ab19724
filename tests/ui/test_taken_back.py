"""A game that is over and is taken back: what belonged to its end goes with it."""

import pytest
from PySide6.QtTest import QTest

from haspelknecht_qt.core.match import Match
from haspelknecht_qt.core.seat import Seat
from haspelknecht_qt.core.undo import UndoPolicy
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
    review = window.game.review
    assert review.result is not None
    assert not review.result.isVisible()
    window.session.undo()
    assert not finished.is_over
    qtbot.waitUntil(lambda: not window.table.busy)
    QTest.qWait(300)
    assert review.result is None


def test_who_came_from_it_to_the_replay_does_not_find_it_again(window, finished, qtbot):
    window.begin(finished)
    review = window.game.review
    qtbot.waitUntil(lambda: review.result is not None and review.result.isVisible())
    review.result.replay_wanted.emit(0, finished.ply)
    settle()
    assert review.replay.is_open
    window.session.undo()
    settle()
    assert review.result is None
    review.open_replay()
    review.open_replay()
    settle()
    assert review.result is None
    window.session.redo()
    qtbot.waitUntil(lambda: review.result is not None and review.result.isVisible())


def test_names_with_an_ampersand_are_shown_whole(window):
    plain = new_match()
    seats = [Seat(name, seat.colour) for name, seat in zip(("Tom & Ann", "R&B"), plain.seats, strict=True)]
    match = play_at_random(Match(GAME, plain.setup, 1, seats))
    window.begin(match)
    window.game.review.show_decisions()
    persons = window.game.review.result.decisions.persons
    assert [persons.button(place).text() for place in range(2)] == ["Tom && Ann", "R&&B"]


@pytest.mark.parametrize("size", [(1180, 656), (1600, 900)])
def test_what_is_answered_is_seen_in_every_window(open_window, size):
    window = open_window(size)
    window.begin(new_match())
    prompt = window.game.prompt
    for act, words in ((window.session.restart_turn, "undo"), (window.game.copy_code, "clipboard")):
        act()
        line = prompt.headline if window.workspace.is_small else prompt.second
        assert words in line.text()
        assert line.isVisible()


def test_tips_in_menus_are_shown(window):
    menus = window.menus
    for menu in (menus.recent, menus.tutorial):
        menu.aboutToShow.emit()
        assert menu.toolTipsVisible()
