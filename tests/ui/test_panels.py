"""The side panel's pages: moves by keyboard, the log that looks back, the score that explains itself."""

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, Qt, QTranslator
from PySide6.QtTest import QSignalSpy
from PySide6.QtWidgets import QLabel, QPushButton

from haspelknecht_qt import paths
from haspelknecht_qt.core.draw import Generator
from haspelknecht_qt.core.match import Match
from haspelknecht_qt.core.seat import Seat
from haspelknecht_qt.core.undo import UndoPolicy
from haspelknecht_qt.games.haspelknecht import moves, scoring
from haspelknecht_qt.games.haspelknecht.model import Piece, Season, Step, Worker
from haspelknecht_qt.table import themes
from haspelknecht_qt.table.art import Art
from haspelknecht_qt.table.typography import Typography
from haspelknecht_qt.ui.controller import TakeBack
from haspelknecht_qt.ui.haspelknecht import gestures
from haspelknecht_qt.ui.haspelknecht.phrases import Phrases
from haspelknecht_qt.ui.look import Look
from haspelknecht_qt.ui.panels.log_panel import LogPanel
from haspelknecht_qt.ui.panels.moves_panel import MovesPanel
from haspelknecht_qt.ui.panels.score_panel import LINES, Kind, ScorePanel
from tests.games.haspelknecht.table import Table
from tests.ui.games import GAME, KINDS, positions

SEATS = [Seat(name, colour) for name, colour in zip(["Anna", "Henrik"], themes.PLAYERS, strict=False)]


@pytest.fixture
def look(qapp):
    made = Look(Art(paths.resources(), themes.LIGHT), Typography(paths.resources()))
    made.apply()
    yield made
    qapp.setStyleSheet("")


@pytest.fixture
def phrases():
    made = Phrases(GAME)
    made.set_seats(SEATS)
    return made


def shown(qtbot, panel):
    qtbot.addWidget(panel)
    panel.resize(340, 900)
    panel.show()
    return panel


@pytest.fixture
def panel(qtbot, look, phrases):
    return shown(qtbot, MovesPanel(look, phrases))


def choices(state):
    return gestures.paths(state, GAME.legal_moves(state))


def listed(panel):
    return [row.text for row in panel.list.rows.rows if not row.is_heading]


def headings(panel):
    return [row.text for row in panel.list.rows.rows if row.is_heading]


def current(panel):
    index = panel.list.currentIndex()
    return panel.list.rows.rows[index.row()].value if index.isValid() else None


def taking():
    """The first taking from two pools: 3 black and 2 brown in A, 1 yellow in B."""
    table = Table(Step.FIRST_TAKING, players=2)
    table.state.pools = [[3, 2, 0], [0, 0, 1]]
    return table.state


def clicked(qtbot, view, row):
    rect = view.visualRect(view.model().index(row))
    qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=rect.center())


# Moves


def test_every_legal_move_is_a_row_with_a_key_under_a_heading(panel):
    for state, legal in positions(KINDS[4], 1):
        panel.show_moves(state, choices(state))
        rows = [row for row in panel.list.rows.rows if not row.is_heading]
        assert {row.value for row in rows} == set(legal)
        assert [row.key for row in rows] == [str(number) for number in range(1, len(legal) + 1)]
        assert all(headings(panel))
        assert len(set(headings(panel))) == len(headings(panel))


def test_rows_are_grouped_and_what_ends_the_step_stands_last(panel):
    panel.show_moves(Table(Step.PLANNING).hand(black=1, yellow=1).state, [])
    state = Table(Step.PLANNING).hand(black=1, yellow=1).state
    panel.show_moves(state, choices(state))
    assert headings(panel) == ["Farmer", "Farmhand", "Coal-digger", "Finish"]
    assert listed(panel)[-1] == "Confirm the plan"


def test_nobody_asked_means_an_empty_list_with_a_reason(panel):
    panel.show_moves(taking(), [])
    assert listed(panel) == []
    assert panel.empty.isVisible()
    assert panel.empty.text() == "There is nothing to choose at the moment."


def test_a_click_plays(panel, qtbot):
    state = taking()
    panel.show_moves(state, choices(state))
    spy = QSignalSpy(panel.move_chosen)
    clicked(qtbot, panel.list, 1)
    assert spy.count() == 1
    assert spy.at(0)[0] == moves.take(0, 0)


def test_a_heading_cannot_be_played(panel, qtbot):
    state = taking()
    panel.show_moves(state, choices(state))
    spy = QSignalSpy(panel.move_chosen)
    clicked(qtbot, panel.list, 0)
    assert spy.count() == 0


def test_typing_filters_and_enter_plays_what_is_left(panel, qtbot):
    state = taking()
    panel.show_moves(state, choices(state))
    spy = QSignalSpy(panel.move_chosen)
    qtbot.keyClicks(panel.field, "BROWN a")
    assert listed(panel) == ["Take 2 brown disk(s) from action pool A"]
    qtbot.keyClick(panel.field, Qt.Key.Key_Return)
    assert spy.at(0)[0] == moves.take(0, 1)


def test_a_key_chooses_its_row(panel, qtbot):
    state = taking()
    panel.show_moves(state, choices(state))
    spy = QSignalSpy(panel.move_chosen)
    qtbot.keyClicks(panel.field, "3")
    assert current(panel) == moves.take(1, 2)
    qtbot.keyClick(panel.field, Qt.Key.Key_Return)
    assert spy.at(0)[0] == moves.take(1, 2)


def test_accents_need_not_be_typed(panel, qtbot, phrases, monkeypatch):
    monkeypatch.setattr(phrases, "move", lambda _state, move: f"Réserve été {move.text()}")
    state = taking()
    panel.show_moves(state, choices(state))
    qtbot.keyClicks(panel.field, "ete yellow")
    assert listed(panel) == ["Réserve été take B yellow"]


def test_up_and_down_walk_past_headings_and_stay_in_the_list(panel, qtbot):
    state = taking()
    panel.show_moves(state, choices(state))
    seen = []
    for _ in range(4):
        qtbot.keyClick(panel.field, Qt.Key.Key_Down)
        seen.append(current(panel))
    assert seen == [moves.take(0, 0), moves.take(0, 1), moves.take(1, 2), moves.take(1, 2)]
    qtbot.keyClick(panel.field, Qt.Key.Key_Up)
    assert current(panel) == moves.take(0, 1)


def test_escape_empties_the_field_first(panel, qtbot):
    state = taking()
    panel.show_moves(state, choices(state))
    qtbot.keyClicks(panel.field, "zzz")
    assert listed(panel) == []
    assert panel.empty.text() == "No move fits to what you typed."
    qtbot.keyClick(panel.field, Qt.Key.Key_Escape)
    assert len(listed(panel)) == 3
    assert not panel.empty.isVisible()


def test_letters_typed_on_the_list_go_to_the_field(panel, qtbot):
    state = taking()
    panel.show_moves(state, choices(state))
    panel.list.setFocus()
    qtbot.keyClicks(panel.list, "y")
    assert panel.field.text() == "y"
    assert listed(panel) == ["Take 1 yellow disk(s) from action pool B"]


def test_enter_on_the_list_plays(panel, qtbot):
    state = taking()
    panel.show_moves(state, choices(state))
    spy = QSignalSpy(panel.move_chosen)
    qtbot.keyClick(panel.list, Qt.Key.Key_Down)
    qtbot.keyClick(panel.list, Qt.Key.Key_Return)
    assert spy.at(0)[0] == moves.take(0, 0)


def test_a_new_position_begins_with_an_empty_field(panel, qtbot):
    state = taking()
    panel.show_moves(state, choices(state))
    qtbot.keyClicks(panel.field, "yellow")
    panel.show_moves(state, choices(state))
    assert panel.field.text() == ""
    assert len(listed(panel)) == 3


def test_the_pointer_tells_the_move_under_it(panel, qtbot):
    state = taking()
    panel.show_moves(state, choices(state))
    spy = QSignalSpy(panel.hovered)
    view = panel.list
    qtbot.mouseMove(view.viewport(), view.visualRect(view.model().index(1)).center())
    qtbot.mouseMove(view.viewport(), view.visualRect(view.model().index(2)).center())
    assert spy.at(spy.count() - 1)[0] == moves.take(0, 1)
    qtbot.mouseMove(view.viewport(), QPoint(50, view.height() - 3))
    assert spy.at(spy.count() - 1)[0] is None


def test_an_element_of_the_table_lights_its_rows(panel):
    state = Table(Step.PLANNING).hand(black=1, yellow=1).state
    panel.show_moves(state, choices(state))
    panel.light("digger")
    lit = [row.text for place, row in enumerate(panel.list.rows.rows) if panel.list.rows.is_lit(place)]
    assert lit == ["Pay the Coal-digger with a yellow disk"]
    panel.light(None)
    assert not any(panel.list.rows.is_lit(place) for place in range(len(panel.list.rows.rows)))


def test_what_may_be_taken_back_is_listed(panel, qtbot):
    state = Table(Step.PLANNING).hand(yellow=1).plan(Worker.FARMER, black=1).state
    back = TakeBack(Piece.BLACK, Worker.FARMER, 7)
    panel.show_moves(state, [*choices(state), (("farmer", "hand.black"), back)])
    assert "Take back" in headings(panel)
    spy = QSignalSpy(panel.move_chosen)
    qtbot.keyClicks(panel.field, "take back")
    qtbot.keyClick(panel.field, Qt.Key.Key_Return)
    assert spy.at(0)[0] == back


def test_screen_readers_hear_text_and_preview(panel):
    state = taking()
    panel.show_moves(state, choices(state))
    model = panel.list.rows
    said = model.data(model.index(1), Qt.ItemDataRole.AccessibleTextRole)
    assert said == "Take 3 black disk(s) from action pool A. Turn order value 3"
    assert panel.list.accessibleName() == "Moves"
    assert panel.field.accessibleName()


def test_remarks_before_confirming_lead_to_their_rules(panel, qtbot):
    table = Table(Step.PLANNING, season=Season.AUTUMN).has(water=2).hand(brown=1)
    panel.show_moves(table.state, choices(table.state))
    assert panel.advice.isVisible()
    said = [label.text() for label in panel.advice.findChildren(QLabel)]
    assert "Pit water blocks the Pinge." in said
    spy = QSignalSpy(panel.rule_wanted)
    buttons = {button.text(): button for button in panel.advice.findChildren(QPushButton)}
    qtbot.mouseClick(buttons["W2"], Qt.MouseButton.LeftButton)
    assert spy.at(0)[0] == "W2"
    panel.show_moves(taking(), choices(taking()))
    assert not panel.advice.isVisible()


def test_long_rows_wrap_and_their_height_follows_the_width(panel, qtbot):
    state = Table().plan(Worker.FARMER, yellow=1, black=1).state
    panel.show_moves(state, choices(state))
    index = panel.list.rows.index(1)
    wide = panel.list.sizeHintForIndex(index).height()
    panel.resize(240, 900)
    qtbot.wait(1)
    assert panel.list.sizeHintForIndex(index).height() > wide


# Log


def played(plies, seed=1):
    match = Match(GAME, GAME.setup({"players": 2}, seed), seed, SEATS, UndoPolicy.FREE)
    while not match.is_over and match.ply < plies:
        play_one(match)
    return match


def play_one(match):
    legal = GAME.legal_moves(match.state)
    match.play(legal[Generator(5, match.ply).below(len(legal))])


@pytest.fixture
def log(qtbot, look, phrases):
    return shown(qtbot, LogPanel(look, phrases))


def texts(log):
    return [row.text for row in log.list.rows.rows]


def test_the_log_stands_under_its_seasons_newest_first(log):
    match = played(400)
    log.show_log(match)
    assert match.is_over
    seasons = [row.text for row in log.list.rows.rows if row.is_heading]
    assert seasons[0] == "Year III, winter"
    assert seasons[-1] == "Year I, spring"
    assert len(seasons) == 12
    assert texts(log)[1].endswith("wins the game")


def test_what_is_added_reads_as_if_told_at_once(log, qtbot, look, phrases):
    match = played(2)
    while not match.is_over:
        log.show_log(match)
        play_one(match)
    log.show_log(match)
    at_once = shown(qtbot, LogPanel(look, phrases))
    at_once.show_log(match)
    assert texts(log) == texts(at_once)


def test_undo_takes_lines_away_and_nothing_else(log, qtbot, look, phrases):
    match = played(120)
    for back in (1, 2, 5, 30):
        log.show_log(match)
        for _ in range(back):
            match.undo()
        log.show_log(match)
        fresh = shown(qtbot, LogPanel(look, phrases))
        fresh.show_log(match)
        assert texts(log) == texts(fresh)
        match = played(120)
        log.show_log(match)


def test_points_stand_at_the_right_of_what_scored_them(log):
    match = played(400)
    log.show_log(match)
    told = sum(line.vp for line in log.lines)
    scored = sum(sum(player.scored[score] for score in range(len(player.scored))) for player in match.state.players)
    coal = sum(player.scored[1] for player in match.state.players)
    assert told == scored - coal  # the coal's line says its points in words
    rows = [row for row in log.list.rows.rows if row.right]
    assert rows
    assert all(row.right.endswith("VP") for row in rows)


def test_a_click_on_a_line_looks_back_to_it(log, qtbot):
    match = played(60)
    log.show_log(match)
    spy = QSignalSpy(log.jump)
    row = next(place for place, row in enumerate(log.list.rows.rows) if not row.is_heading and place > 6)
    line = log.list.rows.rows[row].value
    clicked(qtbot, log.list, row)
    assert spy.at(0)[0] == line.ply + 1
    assert log.slider.value() == line.ply + 1


def test_the_timeline_steps_and_knows_its_ends(log, qtbot):
    match = played(60)
    log.show_log(match)
    spy = QSignalSpy(log.jump)
    assert not log.forward.isEnabled()
    qtbot.mouseClick(log.back, Qt.MouseButton.LeftButton)
    assert spy.at(0)[0] == match.ply - 1
    assert log.position.text() == f"Move {match.ply - 1} of {match.ply}"
    log.slider.setValue(0)
    assert spy.at(1)[0] == 0
    assert not log.back.isEnabled()
    log.show_position(match.ply, match.ply)
    assert spy.count() == 2


def test_only_what_may_be_read_is_told(log):
    match = played(60)
    log.show_log(match, match.entries[:10])
    assert all(line.ply < 10 for line in log.lines)
    log.show_log(match)
    assert any(line.ply >= 10 for line in log.lines)


# Score


@pytest.fixture
def score(qtbot, look, phrases):
    return shown(qtbot, ScorePanel(look, phrases))


def cell(score, line, column, role=Qt.ItemDataRole.DisplayRole):
    return score.model.data(score.model.index(line, column), role)


def test_every_item_is_a_row_and_the_sums_are_the_engines(score):
    match = played(200)
    state, standing = match.state, GAME.standing(match.state)
    score.show_score(state, standing, SEATS)
    assert [line.item for line in LINES if line.kind is Kind.ITEM] == list(scoring.ITEMS)
    now = next(place for place, line in enumerate(LINES) if line.kind is Kind.NOW)
    for seat in range(2):
        assert cell(score, now, seat + 1).lstrip("\N{MINUS SIGN}") == str(scoring.score_now(state.players[seat]))
        total = standing.seats[seat].total
        assert cell(score, len(LINES) - 1, seat + 1) == (f"\N{MINUS SIGN}{-total}" if total < 0 else str(total))


def test_a_cell_explains_its_points(score):
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


def test_the_leader_is_named(score):
    state = Table(players=2).has(scored=[3, 0, 0, 0, 0, 0, 0]).state
    score.show_score(state, GAME.standing(state), SEATS)
    assert score.leader.text() == "Anna would win now, 3 VP ahead"
    state.players[1].scored[0] = 3
    score.show_score(state, GAME.standing(state), SEATS)
    assert score.leader.text().endswith("would win now, by the tie-break")


def test_the_score_keeps_what_it_was_shown(score):
    table = Table(players=2)
    score.show_score(table.state, GAME.standing(table.state), SEATS)
    table.has(thaler=4)
    thaler = next(place for place, line in enumerate(LINES) if line.item == "thaler")
    assert "0 Thaler" in cell(score, thaler, 1, Qt.ItemDataRole.ToolTipRole)


# All of them


class Brackets(QTranslator):
    def translate(self, _context, source, *_disambiguation_and_number):
        return f"⟦{source}⟧"

    def isEmpty(self):
        return False


def test_the_language_changes_in_a_running_game(panel, log, score, qapp):
    match = played(30)
    state = match.state
    panel.show_moves(state, choices(state))
    log.show_log(match)
    score.show_score(state, GAME.standing(state), SEATS)
    translator = Brackets()
    QCoreApplication.installTranslator(translator)
    qapp.processEvents()
    try:
        assert all(text.startswith("⟦") for text in [*listed(panel), *headings(panel)])
        assert all("⟦" in text for text in texts(log))
        assert log.position.text().startswith("⟦")
        assert cell(score, 0, 0).startswith("⟦")
        assert score.leader.text().startswith("⟦")
        assert panel.field.placeholderText().startswith("⟦")
    finally:
        QCoreApplication.removeTranslator(translator)
        qapp.processEvents()
    assert not any("⟦" in text for text in [*listed(panel), *texts(log)])


def test_theme_and_size_change_while_shown(panel, log, score, look, qapp):
    match = played(30)
    state = taking()
    panel.show_moves(state, choices(state))
    log.show_log(match)
    score.show_score(state, GAME.standing(state), SEATS)
    before = panel.list.sizeHintForRow(1)
    look.set(theme=themes.DARK, text_size=1.3)
    qapp.processEvents()
    assert panel.list.sizeHintForRow(1) > before
    for widget in (panel, log, score):
        assert not widget.grab().isNull()
