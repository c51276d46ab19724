"""Whole games of the toy in the real window: by mouse, by keyboard, against the random bot."""

from collections import Counter

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from haspelknecht_qt.core.game import PERSON
from haspelknecht_qt.core.match import Match
from haspelknecht_qt.core.rng import Generator
from haspelknecht_qt.ui.contracts import TakeBack
from haspelknecht_qt.ui.setup.dialog import NewGameDialog
from tests.toy.playing import new_match
from tests.toy.texts import GAME
from tests.ui import at_window as at
from tests.ui.keyboard import CTRL, KeyboardPlayer
from tests.ui.mouse import LEFT, MousePlayer, settle

Key = Qt.Key
pytestmark = pytest.mark.usefixtures("quick_bots")
SEED = 4
"""Seed of a game in which a seat confirms a plan. A full plan is confirmed automatically."""


def choose(controller, turn):
    """Returns a random legal path. Prefers placing to confirming, and takes back in every fourth turn if it can."""
    placing = [each for each in controller.moves if not isinstance(each[1], TakeBack) and each[0] != ("confirm",)]
    take_backs = [each for each in controller.moves if isinstance(each[1], TakeBack)]
    generator = Generator(5, turn)
    if take_backs and turn % 4 == 3:
        return generator.choice(take_backs)
    return generator.choice(placing or controller.moves)


def await_result(qtbot, window):
    at.wait_for_result(qtbot, window)
    assert at.result(window).standing == GAME.standing(at.match(window).state)
    return at.result(window)


def play_to_the_end(window, play, confirm_handover):
    """Plays until the game is over. Counts each type of move, and the hand-overs."""
    match, done = at.match(window), Counter()
    for turn in range(400):
        if match.is_over:
            return done
        if window.controller.handover_to is not None:
            confirm_handover()
            done["hand over"] += 1
            continue
        path, move = choose(window.controller, turn)
        ply = match.ply
        play(path, turn)
        assert match.ply < ply if isinstance(move, TakeBack) else match.ply > ply, f"{path} did not play {move}"
        done[type(move).__name__] += 1
    raise AssertionError("the game does not end")


def test_a_whole_game_can_be_played_by_mouse(qtbot, window):
    window.begin(new_match(seed=2))
    settle()
    hands = MousePlayer(window)
    cover = at.hand_over(window)
    done = play_to_the_end(window, lambda path, _turn: hands.play(path), lambda: QTest.mouseClick(cover.button, LEFT))
    assert {"hand over", "Place", "Confirm", "TakeBack"} <= set(done)
    result = await_result(qtbot, window)
    assert "points." in result.plate.line.text()


def test_a_whole_game_can_be_played_by_keyboard(qtbot, window):
    qtbot.waitActive(window)
    keys = KeyboardPlayer(window)
    set_up(window, keys)
    window.activateWindow()
    qtbot.waitUntil(lambda: QApplication.focusWidget() is not None and QApplication.focusWidget().window() is window)
    match = at.match(window)
    assert match.game is GAME
    assert [seat.player for seat in match.seats] == [PERSON, PERSON]
    assert match.setup.rounds == 1

    def play(path, turn):
        keys.play_on_table(path, by_arrows=turn % 2 == 1, key=Key.Key_Return if turn % 3 else Key.Key_Space)

    done = play_to_the_end(window, play, lambda: keys.press(Key.Key_Return))
    assert {"hand over", "Place", "Confirm"} <= set(done)
    await_result(qtbot, window)


def set_up(window, keys):
    """Sets up a short game of two persons by Tab, arrows and Enter alone."""
    keys.tab_to(at.start_button(window, "new"))
    keys.press(Key.Key_Return)
    dialog = window.findChild(NewGameDialog)
    for row in dialog.seats.rows[:2]:
        keys.tab_to(row.kind)
        keys.press(Key.Key_Space)
        keys.press(Key.Key_Left)
    keys.tab_to(at.options(dialog).segments["length"])
    keys.press(Key.Key_Right)
    keys.tab_to(dialog.seed)
    keys.press(Key.Key_A, CTRL)
    keys.type(str(SEED))
    keys.tab_to(dialog.start_button)
    keys.press(Key.Key_Return)


@pytest.mark.parametrize("kinds", ["pb", "bp", "bb"])
def test_bots_play_with_persons_and_alone(qtbot, window, kinds):
    window.begin(new_match(kinds, seed=2))
    hands = MousePlayer(window)

    def is_persons_turn_or_over():
        return window.controller.may_play or at.match(window).is_over

    for turn in range(200):
        qtbot.waitUntil(is_persons_turn_or_over)
        if at.match(window).is_over:
            break
        hands.play(choose(window.controller, 2 * turn)[0])
    await_result(qtbot, window)


def test_illegal_drop_is_refused_with_its_rule(window):
    match = new_match()
    while not (match.decision.step == "planning" and match.state.die > 2):
        match = Match(GAME, match.setup, match.seed + 1, match.seats)
    window.begin(match)
    at.take_seat(window)
    settle()
    hands, before = MousePlayer(window), match.ply
    hands.drag("hand.2", "plan.2")
    assert match.ply == before
    note = window.table._note
    assert note.is_visible
    assert note.rule == "beside"
    window.table.rule_wanted.emit(note.rule)
    assert "Worker 2 comes only beside" in at.rules_page(window).browser.toPlainText()
