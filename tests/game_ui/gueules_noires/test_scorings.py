"""Scoring sheet at the end of a shift, in the real window: its content, when it opens, and how it closes."""

import pytest
from attrs import evolve
from PySide6.QtCore import QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from haspelknecht_qt.core.standing import Standing
from haspelknecht_qt.game_ui.gueules_noires.game_ui import PERIODS
from haspelknecht_qt.game_ui.gueules_noires.scorings import ShiftScorings
from haspelknecht_qt.game_ui.gueules_noires.texts.titles import TITLES
from haspelknecht_qt.games.gueules_noires import events
from haspelknecht_qt.games.gueules_noires.printed import ELEMENTS_PER_SHIFT
from haspelknecht_qt.games.gueules_noires.scoring import current_score
from haspelknecht_qt.ui.review import scoring_sheets
from haspelknecht_qt.ui.review.chart import SCORING_SHARE, Chart, chart_lines
from haspelknecht_qt.ui.review.scoring_sheet import ScoringSheet
from haspelknecht_qt.ui.review.scorings import FIRST_PLACE, SECOND_PLACE, item_parts
from tests.game_ui.gueules_noires.shift_ends import before_the_end_of, end_shift
from tests.languages import OTHER
from tests.ui import at_window as at
from tests.ui.mouse import LEFT, settle

Key = Qt.Key


@pytest.fixture
def scorings():
    return ShiftScorings()


def visible_sheet(window):
    dialog = at.sheet(window)
    assert dialog is not None
    assert dialog.isVisible()
    return dialog


@pytest.mark.parametrize("kinds", ["pp", "pbb", "pbbb"])
@pytest.mark.parametrize("shift", [1, 2, 3])
def test_sheet_contains_the_values_of_the_scoring_events(scorings, shift, kinds):
    match, move = before_the_end_of(shift, kinds)
    match.play(move)
    narration = match.events_with_states(match.ply - 1)
    scored = [event for event, _ in narration if isinstance(event, events.MajorityScored)]
    sheet = scorings.sheet(narration, match.seats)
    assert len(sheet.rows) == len(scored) == ELEMENTS_PER_SHIFT * shift
    for row, event in zip(sheet.rows, scored, strict=True):
        assert tuple(cell.count for cell in row.cells) == event.counts
        assert tuple(cell.points for cell in row.cells) == event.prizes
        places = {cell.place: cell.count for cell in row.cells if cell.place}
        assert places.get(FIRST_PLACE, 0) == max(event.counts)
        assert places.get(SECOND_PLACE, 0) < places.get(FIRST_PLACE, 1)
    after = tuple(current_score(player) for player in match.state.players)
    assert tuple(map(sum, zip(sheet.scores_before, sheet.gains, strict=True))) == after
    assert (sheet.note is None) == (shift == 3)
    if sheet.note is not None:
        assert sheet.note.winner_seat == match.state.first
        assert match.seats[match.state.first].name in sheet.note.headline


def test_sheet_of_a_move_that_ends_no_shift_is_refused(scorings):
    match, _ = before_the_end_of(1)
    with pytest.raises(ValueError, match="no event ends a shift"):
        scorings.sheet(match.events_with_states(match.ply - 1), match.seats)


@pytest.mark.parametrize("shift", [1, 2, 3])
def test_parts_of_a_shift_sum_up_to_its_points(scorings, shift):
    match, move = before_the_end_of(shift, "ppp")
    match.play(move)
    parts = scorings.score_item_parts(match.events_with_states(match.ply - 1))
    assert len(parts) == (0 if shift == 1 else shift)
    for seat, standing in enumerate(match.game.standing(match.state).seats):
        assert not parts or sum(part.points[seat] for part in parts) == standing.item_points(f"shift_{shift}")


@pytest.mark.parametrize("key", [Key.Key_Return, Key.Key_Escape])
def test_sheet_opens_after_a_shift_and_closes_with_a_key(qtbot, window, key):
    end_shift(window, 1)
    dialog = visible_sheet(window)
    assert "shift I" in dialog.content.title
    qtbot.waitUntil(lambda: QApplication.focusWidget() is dialog.go_on_button)
    QTest.keyClick(dialog.go_on_button, key)
    settle()
    assert not dialog.isVisible()
    assert not at.sheets(window).must_match_wait


@pytest.mark.rule("GR5")
@pytest.mark.parametrize("shift, seed", [(1, 11), (2, 3), (3, 26)])
def test_shift_end_is_shown_to_all_after_a_hidden_last_move(window, shift, seed):
    narration = end_shift(window, shift, "pb", seed)
    match = at.match(window)
    assert match.is_hidden_from(match.ply - 1, 0)
    assert visible_sheet(window)
    lines = at.log_page(window).lines
    returned = narration[0][0]
    assert returned not in [line.event for line in lines]
    assert events.event_as_seen_by(returned, 0) in [line.event for line in lines]
    logged_events = [line.event for line in lines if line.ply == match.ply - 1]
    assert sum(isinstance(event, events.ShiftEnded) for event in logged_events) == 1
    assert sum(isinstance(event, events.MajorityScored) for event in logged_events) == ELEMENTS_PER_SHIFT * shift


def test_cells_and_sums_have_texts_for_screen_readers(window):
    narration = end_shift(window, 2)
    dialog = visible_sheet(window)
    scored = [event for event, _ in narration if isinstance(event, events.MajorityScored)]
    for event, row in zip(scored, dialog.cells, strict=True):
        for count, prize, view in zip(event.counts, event.prizes, row, strict=True):
            assert f": {count}" in view.accessibleName()
            assert (str(prize) in view.accessibleName().split(";")[-1]) or not prize
    assert all(name in dialog.accessibleDescription() for name in ("Anna", "Jost"))


def test_prizes_appear_row_by_row_until_a_key_shows_the_rest(qtbot, window):
    at.choose(window, "speed", "normal")
    at.choose(window, "motion", "full")
    end_shift(window, 1)
    window.table.skip()
    qtbot.waitUntil(lambda: at.sheet(window) is not None)
    dialog = visible_sheet(window)
    assert not dialog.is_complete
    assert not any(label.text() for label in dialog.gains)
    qtbot.waitUntil(lambda: dialog.cells[0][0].is_revealed)
    assert not dialog.cells[-1][0].is_revealed
    QTest.keyClick(dialog, Key.Key_Return)
    assert dialog.isVisible()
    assert dialog.is_complete
    assert all(view.is_revealed for row in dialog.cells for view in row)
    assert all(label.text() for label in dialog.gains)
    QTest.keyClick(dialog.go_on_button, Key.Key_Return)
    assert not dialog.isVisible()


def test_bots_wait_until_a_person_closes_the_sheet(qtbot, window):
    end_shift(window, 1, "pb")
    dialog = visible_sheet(window)
    match = at.match(window)
    ply = match.ply
    at.turns(window).set_paused(False)
    qtbot.wait(200)
    assert match.ply == ply
    QTest.mouseClick(dialog.go_on_button, LEFT)
    if at.turns(window).bot_decision is not None:
        qtbot.waitUntil(lambda: match.ply > ply)


def test_sheet_closes_by_itself_when_only_bots_play(qtbot, window, monkeypatch):
    monkeypatch.setattr(scoring_sheets, "CLOSE_DELAY_IN_BOT_PAUSES", 1)
    window.settings.bot_pace = "fast"
    end_shift(window, 1, "bb")
    dialog = visible_sheet(window)
    match = at.match(window)
    ply = match.ply
    at.turns(window).set_paused(False)
    qtbot.waitUntil(lambda: not at.sheets(window).must_match_wait, timeout=8000)
    assert not dialog.isVisible()
    qtbot.waitUntil(lambda: match.ply > ply)


def test_bots_that_play_at_once_get_no_sheet(window):
    end_shift(window, 1, "bb")
    assert at.sheet(window) is None
    assert not at.sheets(window).must_match_wait


def test_result_is_shown_after_the_last_sheet_is_closed(qtbot, window):
    end_shift(window, 3)
    dialog = visible_sheet(window)
    qtbot.wait(150)
    assert not at.result(window).isVisible()
    dialog.go_on_button.click()
    qtbot.waitUntil(at.result(window).isVisible)


def test_score_page_opens_every_sheet_again(window):
    end_shift(window, 2)
    sheet = visible_sheet(window)
    label = sheet.go_on_button.text()
    assert label == sheet.content.continue_label
    sheet.accept()
    buttons = [button for button in at.score_page(window).sheets if not button.isHidden()]
    assert [button.text() for button in buttons] == ["End of shift I", "End of shift II"]
    buttons[0].click()
    sheet = visible_sheet(window)
    assert "shift I" in sheet.content.title
    assert len(sheet.content.rows) == ELEMENTS_PER_SHIFT
    # The match has gone on, so the button does not lead to the next shift.
    assert sheet.go_on_button.text() not in {label, sheet.content.continue_label}


def test_replay_over_the_end_of_a_shift_opens_no_sheet(window):
    end_shift(window, 1)
    dialog = visible_sheet(window)
    dialog.accept()
    last = at.match(window).ply
    for ply in (last - 2, last - 1, last - 2, last):
        at.log_page(window).ply_wanted.emit(ply)
        settle()
        assert not dialog.isVisible()
        assert not at.sheets(window).must_match_wait
    assert window.controller.viewed_ply is None


def sheet_rows_of_log(window):
    """Indices and events of the log's rows that open a sheet."""
    return [(place, row.value.event) for place, row in enumerate(at.log_page(window).list.rows.rows) if row.opened_page]


@pytest.mark.parametrize("with_key", [False, True])
def test_scoring_line_of_the_log_opens_its_sheet(window, with_key):
    end_shift(window, 2)
    visible_sheet(window).accept()
    log = at.log_page(window)
    window.workspace.show_page("log")
    settle()
    found = sheet_rows_of_log(window)
    assert sum(isinstance(event, events.MajorityScored) for _, event in found) == 3 * ELEMENTS_PER_SHIFT
    assert sum(isinstance(event, events.ShiftEnded) for _, event in found) == 2
    place = next(place for place, event in found if event.shift == 1)
    index = log.list.rows.index(place)
    log.list.scrollTo(index)
    if with_key:
        log.list.set_current(place)
        QTest.keyClick(log.list, Key.Key_Return)
    else:
        QTest.mouseClick(log.list.viewport(), LEFT, pos=log.list.visualRect(index).center())
    assert "shift I" in visible_sheet(window).content.title
    assert len(visible_sheet(window).content.rows) == ELEMENTS_PER_SHIFT
    assert window.controller.viewed_ply is None
    spoken = index.data(Qt.ItemDataRole.AccessibleTextRole)
    assert index.data(Qt.ItemDataRole.ToolTipRole) in spoken


def test_undone_end_of_a_shift_has_no_sheet(window):
    end_shift(window, 1)
    visible_sheet(window).accept()
    window.session.undo()
    settle()
    assert at.sheet(window) is None
    assert all(button.isHidden() for button in at.score_page(window).sheets)


def test_continued_match_lists_its_sheets_but_opens_none(window, qtbot):
    match, move = before_the_end_of(1)
    match.play(move)
    window.begin(match)
    # The hidden log makes its lines a little later.
    qtbot.waitUntil(lambda: at.pages(window).log.is_complete)
    assert at.sheet(window) is None
    assert [button.text() for button in at.score_page(window).sheets] == ["End of shift I"]


def test_open_sheet_follows_a_change_of_language(window):
    end_shift(window, 1)
    dialog = visible_sheet(window)
    before = dialog.content.rows[0].name
    at.choose(window, "language", OTHER)
    settle()
    assert dialog.content.rows[0].name != before
    assert dialog.isVisible()


@pytest.mark.parametrize("text_size", ["1.0", "1.3"])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_last_sheet_fits_without_scrolling(open_window, size, text_size):
    window = open_window(size)
    at.choose(window, "text_size", text_size)
    at.cards(window)["gueules_noires"].click()
    end_shift(window, 3, "pbbb")
    dialog = visible_sheet(window)
    # The size on a screen with room for the window; the screen of the tests is small.
    px = window.look.px
    width, height = map(px, ScoringSheet.SIZE)
    dialog.resize(min(width, size[0] - 24), min(height, size[1] - 24))
    settle()
    assert dialog._scroll.verticalScrollBar().maximum() == 0
    assert dialog._scroll.horizontalScrollBar().maximum() == 0


def test_result_table_splits_the_points_of_a_shift_into_parts(qtbot, window, scorings):
    end_shift(window, 3, "ppp")
    visible_sheet(window).accept()
    result = at.result(window)
    qtbot.waitUntil(result.isVisible)
    match = at.match(window)
    table = result.table
    assert table.parts == item_parts(match, scorings)
    assert [part.item for part in table.parts] == ["shift_2"] * 2 + ["shift_3"] * 3
    standing = match.game.standing(match.state)
    for seat in standing.seats:
        for item in ("shift_2", "shift_3"):
            parts = [part.points[seat.seat] for part in table.parts if part.item == item]
            assert sum(parts) == seat.item_points(item)
            assert all(str(points) in table.cells[item, seat.seat].toolTip() for points in parts)
    assert {key for key, _ in table.cells} >= {item.id for item in match.game.score_items}


def test_parts_are_hidden_in_a_low_result_table(window):
    end_shift(window, 3)
    visible_sheet(window).accept()
    table = at.result(window).table
    table.fit_into(2000)
    assert table.shows_parts
    high = table.minimumSizeHint().height()
    table.fit_into(0)
    assert not table.shows_parts
    assert table.minimumSizeHint().height() < high
    assert all(label.isHidden() for label in table.part_names)


def test_the_chart_shows_the_scoring_of_each_shift_at_its_end(window):
    end_shift(window, 3)
    visible_sheet(window).accept()
    chart = at.result(window).chart
    plot = QRectF(0, 0, 400, 100)
    samples_per_period, shift = at.game_ui(window).periods.samples_per_period, 100
    places = [chart._x_of_sample(plot, place) for place in range(3 * samples_per_period + 2)]
    assert places == sorted(places)
    assert places[0] == 0
    assert places[-1] == plot.width()
    for number in (1, 2, 3):
        before, after = places[number * samples_per_period - 1 : number * samples_per_period + 1]
        assert after == pytest.approx(number * shift)
        assert after - before == pytest.approx(SCORING_SHARE * shift)


def test_the_chart_counts_only_the_last_move_of_a_shift_to_its_scoring():
    match, move = before_the_end_of(3)
    match.play(move)
    while not match.is_over:
        match.play(match.game.legal_moves(match.state)[0])
    forecasts = [line.forecasts for line in chart_lines(match, PERIODS)]
    found = [(match.game.period(state), state) for state in map(match.state_at, range(match.ply))]
    for number, period in enumerate(PERIODS.sequence, 1):
        before = [state for each, state in found if each == period][-1]
        totals = [seat.total for seat in match.standing_in(before).seats]
        assert [line[number * PERIODS.samples_per_period - 1] for line in forecasts] == totals


def test_result_page_explains_tie_breaks_and_scorings_in_the_chart(window):
    end_shift(window, 3)
    visible_sheet(window).accept()
    result = at.result(window)
    assert "francs" in result._tie_note.text()
    match, game_ui = at.match(window), at.game_ui(window)
    chart = Chart(window.look, at.texts(window), game_ui.periods, chart_lines(match, game_ui.periods))
    painted = []
    for width in (1100, 440):
        chart.resize(width, 300)
        before = chart.grab().toImage()
        chart._scoring_caption = chart._scoring_caption[::-1]
        painted.append(before != chart.grab().toImage())
        chart.retranslate()
    assert painted == [True, False], "only where there is room for it"


def test_sheet_is_shown_before_the_hand_over(qtbot, window):
    window.settings.always_hands_over = True
    # In this game the other seat begins shift II.
    end_shift(window, 1, seed=6)
    dialog = visible_sheet(window)
    assert window.controller.handover_to == 1
    qtbot.waitUntil(lambda: QApplication.focusWidget() is dialog.go_on_button)
    QTest.keyClick(dialog.go_on_button, Key.Key_Return)
    settle()
    assert not dialog.isVisible()
    assert at.hand_over(window).isVisible()
    at.take_seat(window)
    settle()
    assert window.controller.may_play
    assert not at.sheets(window).must_match_wait


@pytest.mark.rule("GF2")
@pytest.mark.parametrize(
    "francs, headline, reason",
    [((4, 2), "Anna wins with 50", "4 francs left"), ((3, 3), "Shared victory: Anna, Jost", "equal")],
)
def test_result_names_the_tie_break_or_a_shared_victory(window, francs, headline, reason):
    end_shift(window, 3)
    visible_sheet(window).accept()
    result = at.result(window)
    seats = at.match(window).game.standing(at.match(window).state).seats
    result.standing = Standing(
        tuple(evolve(seat, total=50, tie_breaks=(left,)) for seat, left in zip(seats, francs, strict=True))
    )
    result.retranslate()
    assert headline in result.plate.title.text()
    assert reason in result.plate.line.text()


def test_turning_point_names_the_majorities_won_by_its_seat(window):
    end_shift(window, 3, "ppp")
    visible_sheet(window).accept()
    match = at.match(window)
    cards = [
        card for card in at.result(window).turning_points.cards if card.point.item_changes[0][0].startswith("shift")
    ]
    assert cards
    for card in cards:
        point = card.point
        assert point.state_after.shift == point.period[0]
        narration = [
            event
            for ply in range(match.ply)
            for event, _ in match.events_with_states(ply)
            if isinstance(event, events.MajorityScored) and event.shift == point.period[0]
        ]
        won = [
            event for event in narration if event.prizes[point.seat] and event.counts[point.seat] == max(event.counts)
        ]
        for event in won[-2:]:
            assert TITLES.clock_element(event.element) in card.line.text()
        assert ("First in" in card.line.text()) == bool(won)
