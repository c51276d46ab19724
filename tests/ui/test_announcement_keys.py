"""Keys F7 and F8, which announce the choices and repeat the prompt, and the announcement of new periods."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.ui import at_window as at
from tests.ui.any_game import play
from tests.ui.matches import planning_match


@pytest.fixture
def playing(open_window, qtbot):
    window = open_window()
    window.begin(planning_match())
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    QApplication.processEvents()
    return window


def announced_by_key(window, key):
    found = []
    at.tree(window).said.connect(found.append)
    QTest.keyClick(window, getattr(Qt.Key, f"Key_{key}"))
    at.tree(window).said.disconnect(found.append)
    return " ".join(found)


def test_f7_announces_and_shows_the_choices(playing):
    announced = announced_by_key(playing, "F7")
    choices = at.tree(playing).choices()
    assert choices
    assert all(name in announced for name in choices)
    assert announced in {at.second_line(playing).full_text, at.headline(playing).full_text}


def test_f8_announces_the_prompt_again(playing):
    assert at.headline(playing).full_text in announced_by_key(playing, "F8")


def test_f7_and_f8_are_in_the_help_menu_and_need_a_match(open_window):
    window = open_window()
    entries = window.menus.menus["help"].actions()
    for name, key in (("choices", "F7"), ("say_again", "F8")):
        action = at.actions(window)[name]
        assert action in entries
        assert action.shortcut().toString() == key
        assert not action.isEnabled()


@pytest.mark.parametrize("game, has_own_line", [("haspelknecht", False), ("gueules_noires", True)])
def test_new_period_is_announced_once(window, game, has_own_line):
    match = play(game, "pp", 20)
    window.begin(match)
    periods, found = [match.game.period(match.state)], []
    at.tree(window).said.connect(found.append)
    while len(periods) < 2:
        if window.controller.handover_to is not None:
            window.controller.confirm_handover()
        window.controller.play(match.game.legal_moves(match.state)[0])
        periods += [match.game.period(match.state)] * (match.game.period(match.state) != periods[-1])
    names = [at.texts(window).periods.name(period) for period in periods]
    assert [sentence for sentence in found if sentence in names] == ([] if has_own_line else names[1:])
    assert not has_own_line or any(names[1] in sentence for sentence in found)
