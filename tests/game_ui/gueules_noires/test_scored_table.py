"""The table that a scoring sheet offers to look at, in the real window."""

import pytest
from PySide6.QtTest import QTest

from haspelknecht_qt.game_ui.gueules_noires.boards.majorities import clock_picture
from haspelknecht_qt.games.gueules_noires import events
from haspelknecht_qt.games.gueules_noires.scoring import current_score
from tests.game_ui.gueules_noires.shift_ends import end_shift
from tests.game_ui.gueules_noires.test_scorings import visible_sheet
from tests.ui import at_window as at
from tests.ui.mouse import LEFT, settle


def test_sheet_reopens_after_a_look_at_the_table(window):
    end_shift(window, 2)
    dialog = visible_sheet(window)
    ply = at.match(window).ply
    QTest.mouseClick(dialog.table_button, LEFT)
    settle()
    assert not dialog.isVisible()
    assert window.controller.viewed_ply == ply
    assert window.controller.state.shift == 2
    assert at.sheets(window).must_match_wait
    at.replay(window).leave()
    settle()
    assert window.controller.viewed_ply is None
    assert visible_sheet(window) is dialog


@pytest.mark.rule("GE1")
@pytest.mark.parametrize("shift, kinds, seed", [(1, "ppp", 20), (2, "pp", 55), (3, "ppp", 5)])
def test_table_of_a_sheet_shows_what_was_scored(window, shift, kinds, seed):
    """Also the orders delivered with the last move. Workers that decide about the next first player stay in place."""
    narration = end_shift(window, shift, kinds, seed)
    sheet = visible_sheet(window)
    sheet.table_button.click()
    settle()
    shown = at.stage(window).view_state
    assert shown.state.shift == shift
    assert tuple(current_score(player) for player in shown.state.players) == sheet.content.scores_before
    assert any(shown.state.workers_on)
    picture = clock_picture(shown)
    scored = [event for event, _ in narration if isinstance(event, events.MajorityScored)]
    for event, row in zip(scored, picture.rows, strict=False):
        assert row.counts == tuple(event.counts[seat] for seat, _ in picture.columns)
        assert not any(row.hidden_card_flags)


def test_replay_steps_from_the_table_of_a_sheet_to_the_positions_beside_it(window):
    end_shift(window, 1)
    visible_sheet(window).table_button.click()
    settle()
    ply = at.match(window).ply
    at.replay(window).step(-1)
    assert window.controller.viewed_ply == ply - 1
    at.replay(window).step(1)
    assert window.controller.state.shift == 2
