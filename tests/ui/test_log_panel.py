"""Log panel: periods with the newest first, the same at once and move by move; a click shows an earlier position."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QSignalSpy

from haspelknecht_qt.core.rng import Generator, seal_of
from haspelknecht_qt.core.undo import UndoPolicy
from haspelknecht_qt.ui.panels.log import LogPanel
from tests.toy.playing import new_match, play_at_random
from tests.toy.texts import GAME, TEXTS
from tests.ui.widgets import clicked, shown


def played(plies):
    """Toy match with at most `plies` moves."""
    return play_at_random(new_match(policy=UndoPolicy.FREE), lambda match: match.ply >= plies)


@pytest.fixture
def game_texts():
    TEXTS.seats.set_seats(new_match().seats)
    return TEXTS


@pytest.fixture
def log(qtbot, look, game_texts):
    return shown(qtbot, LogPanel(look, game_texts))


def texts(log):
    return [row.text for row in log.list.rows.rows]


def test_the_seal_of_the_seed_is_shown_from_the_beginning(log):
    match = new_match()
    log.show_log(match)
    assert log.seal.text() == f"Seal {seal_of(match.seed)}"


def test_log_lists_the_periods_newest_first(log):
    match = played(400)
    log.show_log(match)
    assert match.is_over
    rounds = [row.text for row in log.list.rows.rows if row.is_heading]
    assert rounds == ["Round 3", "Round 2", "Round 1"]
    assert texts(log)[1].startswith("The workers score")


def test_log_written_move_by_move_equals_the_log_written_at_once(log, qtbot, look, game_texts):
    match = played(2)
    while not match.is_over:
        log.show_log(match)
        match.play(Generator(5, match.ply).choice(GAME.legal_moves(match.state)))
    log.show_log(match)
    whole = shown(qtbot, LogPanel(look, game_texts))
    whole.show_log(match)
    assert texts(log) == texts(whole)


def test_undo_removes_only_the_lines_of_undone_moves(log, qtbot, look, game_texts):
    match = played(20)
    for back in (1, 2, 5, 10):
        log.show_log(match)
        for _ in range(back):
            match.undo()
        log.show_log(match)
        fresh = shown(qtbot, LogPanel(look, game_texts))
        fresh.show_log(match)
        assert texts(log) == texts(fresh)
        match = played(20)
        log.show_log(match)


def test_click_on_a_line_requests_the_position_after_it(log, qtbot):
    match = played(20)
    log.show_log(match)
    spy = QSignalSpy(log.ply_wanted)
    row = next(place for place, row in enumerate(log.list.rows.rows) if not row.is_heading and place > 3)
    line = log.list.rows.rows[row].value
    clicked(qtbot, log.list, row)
    assert spy.at(0)[0] == line.ply + 1
    assert log.slider.value() == line.ply + 1


def test_timeline_steps_and_disables_its_buttons_at_the_ends(log, qtbot):
    match = played(20)
    log.show_log(match)
    spy = QSignalSpy(log.ply_wanted)
    assert not log.forward.isEnabled()
    qtbot.mouseClick(log.back, Qt.MouseButton.LeftButton)
    assert spy.at(0)[0] == match.ply - 1
    assert log.position.text() == f"Step {match.ply - 1} of {match.ply}"
    log.slider.setValue(0)
    assert spy.at(1)[0] == 0
    assert not log.back.isEnabled()
    log.show_position(match.ply, match.ply)
    assert spy.count() == 2


def test_log_shows_only_the_given_entries(log):
    match = played(20)
    log.show_log(match, match.entries[:10])
    assert all(line.ply < 10 for line in log.lines)
    log.show_log(match)
    assert any(line.ply >= 10 for line in log.lines)


def test_hidden_log_creates_the_lines_of_a_long_match_later(qtbot, look, game_texts, log, monkeypatch):
    monkeypatch.setattr("haspelknecht_qt.ui.panels.log.MAX_IMMEDIATE_ENTRIES", 3)
    hidden = LogPanel(look, game_texts)
    qtbot.addWidget(hidden)
    match = played(20)
    hidden.show_log(match)
    assert not hidden.is_complete
    qtbot.waitUntil(lambda: hidden.is_complete)
    log.show_log(match)
    assert [line.event for line in hidden.lines] == [line.event for line in log.lines]
