"""Score panel: every item of every player, with explanations."""

from itertools import accumulate

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from haspelknecht_qt.core.game import Seat
from haspelknecht_qt.core.standing import SeatStanding, Standing
from haspelknecht_qt.game_ui.haspelknecht.texts.game_texts import make_texts
from haspelknecht_qt.games.haspelknecht import scoring
from haspelknecht_qt.table import themes
from haspelknecht_qt.ui.panels.score import ScorePanel
from haspelknecht_qt.ui.panels.score_model import RowKind, score_rows
from tests.games.haspelknecht.table import Table
from tests.ui.game_tutorial import BOOK
from tests.ui.games import GAME
from tests.ui.mouse import settle
from tests.ui.panel_matches import SEATS, played, shown

LINES = score_rows(GAME.score_items)


@pytest.fixture
def texts():
    made = make_texts(GAME)
    made.seats.set_seats(SEATS)
    return made


@pytest.fixture
def score(qtbot, look, texts):
    return shown(qtbot, ScorePanel(look, texts, GAME.score_items, BOOK.rule_of_item))


def cell(score, line, column, role=Qt.ItemDataRole.DisplayRole):
    return score.model.data(score.model.index(line, column), role)


def test_every_item_is_a_row_and_the_totals_are_those_of_the_game(score):
    match = played(200)
    state, standing = match.state, GAME.standing(match.state)
    score.show_score(state, standing, SEATS)
    assert [line.item for line in LINES if line.kind is RowKind.ITEM] == list(scoring.ITEM_IDS)
    now = next(place for place, line in enumerate(LINES) if line.kind is RowKind.SCORED_SO_FAR)
    for seat in range(2):
        assert cell(score, now, seat + 1).lstrip("\N{MINUS SIGN}") == str(scoring.current_score(state.players[seat]))
        total = standing.seats[seat].total
        assert cell(score, len(LINES) - 1, seat + 1) == (f"\N{MINUS SIGN}{-total}" if total < 0 else str(total))


def test_tooltip_and_accessible_text_explain_a_cell(score):
    state = Table(players=2).has(thaler=3, debts=2).state
    score.show_score(state, GAME.standing(state), SEATS)
    thaler = next(place for place, line in enumerate(LINES) if line.item == "thaler")
    debts = next(place for place, line in enumerate(LINES) if line.item == "debts")
    assert cell(score, thaler, 1) == "9"
    assert cell(score, debts, 1) == "\N{MINUS SIGN}3"
    assert cell(score, thaler, 2) == "\N{EN DASH}"
    tip = cell(score, thaler, 1, Qt.ItemDataRole.ToolTipRole)
    assert tip.startswith("Anna\n3 Thaler\n")
    assert cell(score, thaler, 1, Qt.ItemDataRole.AccessibleTextRole) == "Anna, Thaler: 9 VP"


def test_columns_of_a_hidden_panel_are_sized_when_it_is_shown(score, look):
    state = Table(players=2).state
    score.hide()
    score.show_score(state, GAME.standing(state), SEATS)
    assert score.table.columnWidth(1) > look.px(40)
    score.show()
    assert score.table.columnWidth(1) == look.px(40)


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_columns_are_wide_enough_for_their_numbers(score, look, scale):
    look.set(scale=scale)
    state = Table(players=2).has(debts=30, scored=[120, 0, 0, 0, 0, 0, 0]).state
    state.players[1].debts = 100
    score.show_score(state, GAME.standing(state), SEATS)
    assert cell(score, len(LINES) - 1, 2).startswith("\N{MINUS SIGN}")
    for column in (1, 2):
        assert score.table.columnWidth(column) >= score.table.sizeHintForColumn(column)


@pytest.mark.parametrize("shown_rows", [5.5, 9.3, 0.95 * len(LINES), len(LINES), 1.4 * len(LINES)])
def test_only_whole_rows_are_visible_before_scrolling(score, look, shown_rows):
    state = Table(players=2).state
    score.show_score(state, GAME.standing(state), SEATS)
    table = score.table
    score.resize(score.width(), score.height() - table.viewport().height() + round(shown_rows * look.px(30)))
    settle()
    heights, room = [table.rowHeight(row) for row in range(len(LINES))], table.viewport().height()
    assert look.typography.min_target_size <= min(heights) <= max(heights) <= look.px(40)
    ends = list(accumulate(heights))
    if shown_rows > 0.9 * len(LINES):
        assert ends[-1] <= room
    else:
        rest, whole = min((room - end, place + 1) for place, end in enumerate(ends) if end <= room)
        assert rest < whole, "less than a pixel is left for each whole row"


def test_leader_and_tie_break_are_named(score):
    state = Table(players=2).has(scored=[3, 0, 0, 0, 0, 0, 0]).state
    score.show_score(state, GAME.standing(state), SEATS)
    assert score.leader.text() == "Anna would win now, 3 VP ahead"
    state.players[1].scored[0] = 3
    score.show_score(state, GAME.standing(state), SEATS)
    assert score.leader.text().endswith("would win now, on the tie-break")


def test_texts_of_a_finished_game_are_no_forecasts(score):
    state = Table(players=2).has(scored=[3, 0, 0, 0, 0, 0, 0]).state
    score.show_score(state, GAME.standing(state), SEATS, is_over=True)
    assert score.leader.text() == "Anna wins, 3 VP ahead"
    assert cell(score, len(LINES) - 1, 0) == "Final score"
    state.players[1].scored[0] = 3
    score.show_score(state, GAME.standing(state), SEATS, is_over=True)
    assert score.leader.text().endswith(" wins on the tie-break")
    score.show_score(state, GAME.standing(state), SEATS)
    assert "now" in score.leader.text()
    assert "now" in cell(score, len(LINES) - 1, 0)


def test_panel_ignores_later_changes_of_the_shown_state(score):
    table = Table(players=2)
    score.show_score(table.state, GAME.standing(table.state), SEATS)
    table.has(thaler=4)
    thaler = next(place for place, line in enumerate(LINES) if line.item == "thaler")
    assert "0 Thaler" in cell(score, thaler, 1, Qt.ItemDataRole.ToolTipRole)


def test_shared_lead_names_all_leaders(score):
    seats = [
        Seat(name, colour) for name, colour in zip(("Anna", "Henrik", "Jost"), themes.PLAYER_COLOURS, strict=False)
    ]
    state = Table(players=3).state
    items = GAME.standing(state).seats[0].items
    totals = ((7, (3,)), (9, (4,)), (9, (4,)))
    level = Standing(tuple(SeatStanding(seat, items, total, ties) for seat, (total, ties) in enumerate(totals)))
    score.show_score(state, level, seats)
    assert score.leader.text() == "Right now, victory would be shared: Henrik, Jost"
    score.show_score(state, level, seats, is_over=True)
    assert score.leader.text() == "Shared victory: Henrik, Jost"
    broken = Standing(tuple(SeatStanding(seat, items, 9, (seat,)) for seat in range(3)))
    score.show_score(state, broken, seats)
    assert score.leader.text() == "Jost would win now, on the tie-break"


def test_the_whole_row_under_the_pointer_is_highlighted(score):
    state = Table(players=2).state
    score.show_score(state, GAME.standing(state), SEATS)
    viewport = score.table.viewport()
    cells = [score.table.visualRect(score.model.index(0, column)) for column in range(score.model.columnCount())]

    def colours():
        picture = viewport.grab().toImage()
        return {picture.pixelColor(cell.topLeft() + QPoint(2, 2)).name() for cell in cells}

    # An earlier test may have left the pointer there.
    QTest.mouseMove(score.windowHandle(), QPoint(1, 1))
    before = colours()
    QTest.mouseMove(score.windowHandle(), viewport.mapTo(score, cells[1].center()))
    (highlighted,) = colours()
    assert {highlighted} != before


def lowest_ink(score, line, column):
    """Lowest row of pixels with ink in a cell, counted from the top of the cell."""
    cell_rect = score.table.visualRect(score.model.index(line, column)).adjusted(0, 2, 0, -3)
    cell_rect.moveTopLeft(score.table.viewport().mapTo(score, cell_rect.topLeft()))
    image = score.grab(cell_rect).toImage()
    paper = image.pixelColor(image.width() - 1, 0).lightness()
    columns, rows = range(image.width()), range(image.height())
    return max(y for y in rows for x in columns if abs(image.pixelColor(x, y).lightness() - paper) > 60)


@pytest.mark.parametrize("scale", [1.0, 1.25, 1.75])
def test_numbers_of_all_fonts_stand_on_the_baseline_of_their_name(score, look, scale):
    look.set(scale=scale)
    score.resize(500, 1500)
    state = Table(players=2).has(thaler=3, debts=2).state
    score.show_score(state, GAME.standing(state), SEATS)
    QTest.qWait(1)
    # The last row is left out: its name has a descender.
    for number, line in enumerate(LINES[:-1]):
        if line.item in {"", "thaler", "debts"}:
            assert lowest_ink(score, number, 1) == lowest_ink(score, number, 0), line
