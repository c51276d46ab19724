"""Dialog at the end of a game: the winner and the reason, all points, and the chart of scores."""

import pytest
from attrs import evolve
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QScrollArea

from haspelknecht_qt.core.rng import seal_of
from haspelknecht_qt.core.seal import check_draws
from haspelknecht_qt.core.standing import Standing
from haspelknecht_qt.game_ui.haspelknecht.game_ui import PERIODS
from haspelknecht_qt.game_ui.haspelknecht.texts.game_texts import make_texts
from haspelknecht_qt.games.haspelknecht.scoring import ITEMS_AT_END, ITEMS_DURING_PLAY, current_score
from haspelknecht_qt.table import themes
from haspelknecht_qt.table.typography import TEXT_SIZES
from haspelknecht_qt.ui.review.chart import chart_lines
from haspelknecht_qt.ui.review.end_of_game import PICTURE_SUBJECTS, EndOfGame
from haspelknecht_qt.ui.review.points_table import PointsTable
from haspelknecht_qt.ui.review.turning_points import turning_points
from haspelknecht_qt.ui.widgets.dialogs import MessageDialog
from haspelknecht_qt.ui.widgets.formats import number_text
from tests.ui import at_window as at
from tests.ui.matches import GAME, finished_match


@pytest.fixture(scope="module")
def match():
    return finished_match("ppp", seed=4)


@pytest.fixture
def dialog(qtbot, look, match):
    texts = make_texts(GAME)
    texts.seats.set_seats(match.seats)
    shown = EndOfGame(look, texts, PERIODS, match)
    qtbot.addWidget(shown)
    shown.show()
    return shown


def number(label):
    """Points in a cell. A dot alone means 0."""
    words = label.text().replace("\N{MINUS SIGN}", "-").replace("•", "").replace("+", "").strip()
    return 0 if words == "·" else int(words)


def test_winner_is_named_above_the_table_and_listed_first(dialog, match):
    standing = match.game.standing(match.state)
    assert match.seats[standing.winners[0]].name in dialog.plate.title.text()
    assert dialog.table.seat_order[0] == standing.winners[0]


def test_table_shows_the_points_of_every_item(dialog, match):
    standing = match.game.standing(match.state)
    cells = dialog.table.cells
    for seat in standing.seats:
        for item, points in seat.items:
            assert number(cells[item, seat.seat]) == points
        assert number(cells["during", seat.seat]) == sum(seat.item_points(item) for item in ITEMS_DURING_PLAY)
        assert number(cells["at_the_end", seat.seat]) == sum(seat.item_points(item) for item in ITEMS_AT_END)
        assert number(cells["total", seat.seat]) == seat.total


def test_the_best_of_a_row_has_a_dot(dialog, match):
    standing = match.game.standing(match.state)
    for item in (*ITEMS_DURING_PLAY, *ITEMS_AT_END):
        best = max(seat.item_points(item) for seat in standing.seats)
        for seat in standing.seats:
            has_dot = "•" in dialog.table.cells[item, seat.seat].text()
            assert has_dot == (best > 0 and seat.item_points(item) == best)


def test_seal_and_seed_of_the_draws_are_shown(dialog, match):
    assert dialog.draws_button.text() == seal_of(match.seed)
    message = dialog.verify_chance_moves()
    assert message.headline.text() == f"Seal {seal_of(match.seed)}"
    assert f"All {check_draws(match).draw_count} draw" in message.words.text()
    assert f"Seed: {match.seed}" in message.words.text()


def test_draws_that_do_not_follow_from_the_seed_are_counted(qtbot, look, match):
    shared = match.without_future(77)
    texts = make_texts(GAME)
    texts.seats.set_seats(shared.seats)
    page = EndOfGame(look, texts, PERIODS, shared)
    qtbot.addWidget(page)
    foreign = len(check_draws(shared).foreign_plies)
    assert foreign > 10
    assert f"{foreign} draw(s) do not follow from this seed" in page.verify_chance_moves().words.text()


@pytest.mark.rule("F8")
@pytest.mark.parametrize(
    "ties, words",
    [(((9, 0), (4, 0)), "9 to 4"), (((5, 0), (5, -1)), "turn order")],
)
def test_the_tie_break_is_named(dialog, match, ties, words):
    seats = match.game.standing(match.state).seats
    tied = [evolve(seat, total=10, tie_breaks=tie) for seat, tie in zip(seats[:2], ties, strict=True)]
    dialog.standing = Standing((*tied, evolve(seats[2], total=1)))
    assert words in dialog.victory_reason_sentence()
    assert match.seats[0].name in dialog.victory_reason_sentence()


def test_victory_reason_states_the_lead_in_points(dialog, match):
    seats = match.game.standing(match.state).seats
    totals = (12, 8, 3)
    dialog.standing = Standing(tuple(evolve(seat, total=total) for seat, total in zip(seats, totals, strict=True)))
    assert "4" in dialog.victory_reason_sentence()
    assert match.seats[1].name in dialog.victory_reason_sentence()


class TestChartLines:
    """Lines of the scores over time."""

    def test_lines_have_points_for_start_seasons_and_end(self, match):
        lines = chart_lines(match, PERIODS)
        assert [len(line.scores) for line in lines] == [len(PERIODS.sequence) + 2] * 3
        assert [line.scores[0] for line in lines] == [0, 0, 0]

    def test_lines_end_with_the_totals(self, match):
        totals = [seat.total for seat in match.game.standing(match.state).seats]
        assert [line.scores[-1] for line in chart_lines(match, PERIODS)] == totals

    def test_scores_after_the_last_winter_are_those_of_the_score_track(self, match):
        track = [current_score(player) for player in match.state.players]
        assert [line.scores[-2] for line in chart_lines(match, PERIODS)] == track

    def test_scores_never_fall_before_the_final_scoring(self, match):
        for line in chart_lines(match, PERIODS):
            assert list(line.scores[:-1]) == sorted(line.scores[:-1])

    def test_the_forecast_is_the_standing_of_its_season(self, match):
        lines = chart_lines(match, PERIODS)
        assert [line.forecasts[0] for line in lines] == [0] * 3
        assert [line.forecasts[-1] for line in lines] == [line.scores[-1] for line in lines]
        before_summer = next(entry.ply for entry in match.entries if match.state_at(entry.ply + 1).season == 1)
        standing = match.game.standing(match.state_at(before_summer))
        assert [line.forecasts[1] for line in lines] == [seat.total for seat in standing.seats]

    def test_chart_shows_scores_or_forecasts(self, dialog, match):
        spoken = dialog.chart.accessibleDescription()
        dialog.chart_choice.button(1).click()
        assert dialog.chart.accessibleDescription() != spoken
        for line in chart_lines(match, PERIODS):
            assert ", ".join(map(str, line.forecasts)) in dialog.chart.accessibleDescription()
        dialog.chart_choice.button(0).click()
        assert dialog.chart.accessibleDescription() == spoken

    def test_a_year_has_four_seasons(self):
        assert [sum(year == each for each, _ in PERIODS.sequence) for year in (1, 2, 3)] == [4, 4, 4]


def test_negative_numbers_have_a_typographic_minus_sign():
    assert [number_text(value) for value in (-3, 0, 4)] == ["\N{MINUS SIGN}3", "0", "4"]


@pytest.mark.parametrize(
    "size, scale", [((1156, 640), 0.85), ((1256, 696), 0.9), ((1394, 833), 0.85), ((1640, 980), 1.0)]
)
def test_dialog_needs_no_scrolling(qtbot, look, match, size, scale):
    look.set(scale=scale)
    dialog = EndOfGame(look, make_texts(GAME), PERIODS, match)
    qtbot.addWidget(dialog)
    dialog.resize(QSize(*size))
    dialog.show()
    scroll = dialog.findChild(QScrollArea)
    qtbot.waitUntil(lambda: scroll.verticalScrollBar().maximum() == 0)
    total = dialog.table.cells["total", dialog.table.seat_order[0]]
    qtbot.waitUntil(lambda: not total.visibleRegion().isEmpty())
    assert not dialog.new_button.visibleRegion().isEmpty()
    for card in dialog.turning_points.cards:
        qtbot.waitUntil(lambda card=card: card.line.height() >= card.line.heightForWidth(card.line.width()))
        assert card.rect().contains(card.line.geometry())


def test_totals_stay_below_their_columns_while_the_points_scroll(qtbot, look, dialog):
    look.set(text_size=TEXT_SIZES[-1])
    dialog.resize(dialog.minimumSize())
    bar = dialog.findChild(QScrollArea).verticalScrollBar()
    qtbot.waitUntil(lambda: bar.maximum() > 0)
    cells, foot = dialog.table.cells, dialog.table.total_row

    def centre(row, seat):
        return cells[row, seat].mapTo(dialog, cells[row, seat].rect().center()).x()

    for seat in dialog.table.seat_order:
        qtbot.waitUntil(lambda seat=seat: abs(centre("total", seat) - centre("during", seat)) <= 1)
    for position in (0, bar.maximum()):
        bar.setValue(position)
        assert foot.visibleRegion().boundingRect() == foot.rect()


def test_table_of_points_at_rest_is_not_laid_out_again(qtbot, dialog, monkeypatch):
    laid_out, align = [], PointsTable._align_total
    monkeypatch.setattr(PointsTable, "_align_total", lambda table: (laid_out.append(True), align(table)))
    dialog.resize(900, 650)
    dialog.show()
    qtbot.wait(50)
    assert laid_out
    laid_out.clear()
    qtbot.wait(50)
    assert not laid_out


def test_page_keys_scroll_the_points_while_a_button_has_the_focus(qtbot, look, dialog):
    look.set(text_size=TEXT_SIZES[-1])
    dialog.resize(dialog.minimumSize())
    with qtbot.waitActive(dialog):
        dialog.activateWindow()
    bar = dialog.findChild(QScrollArea).verticalScrollBar()
    qtbot.waitUntil(lambda: bar.maximum() > 0 and dialog.new_button.hasFocus())
    lowest = dialog.table.cells[ITEMS_AT_END[-1], dialog.table.seat_order[0]]
    assert lowest.visibleRegion().isEmpty()
    for _ in range(bar.maximum() // bar.pageStep() + 1):
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_PageDown)
    qtbot.waitUntil(lambda: not lowest.visibleRegion().isEmpty())
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_PageUp)
    assert bar.value() < bar.maximum()


@pytest.mark.parametrize(
    "button, signal",
    [("save_button", "save_wanted"), ("again_button", "rematch_wanted"), ("new_button", "new_game_wanted")],
)
def test_buttons_emit_their_signals_and_only_save_keeps_the_dialog(qtbot, dialog, button, signal):
    with qtbot.waitSignal(getattr(dialog, signal)):
        QTest.mouseClick(getattr(dialog, button), Qt.MouseButton.LeftButton)
    assert dialog.isVisible() == (button == "save_button")


class TestTurningPoints:
    """Cards of the turning points of a match."""

    def test_each_turning_point_has_a_card_with_text_and_points(self, dialog, match):
        found = turning_points(match, PERIODS.turn_steps)
        assert [card.point for card in dialog.turning_points.cards] == found
        for card in dialog.turning_points.cards:
            assert card.period_label.text()
            assert card.line.text().endswith(".")
            assert number(card.points) == card.point.forecast_change
            assert card.accessibleName() == f"{card.period_label.text()}. {card.line.text()}"

    @pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Space, None])
    def test_card_opens_the_replay_of_its_moves(self, qtbot, dialog, key):
        card = dialog.turning_points.cards[0]
        with qtbot.waitSignal(dialog.replay_wanted) as emitted:
            if key is None:
                QTest.mouseClick(card, Qt.MouseButton.LeftButton)
            else:
                QTest.keyClick(card, key)
        assert emitted.args == [card.point.first_ply, card.point.last_ply]
        assert not dialog.isVisible()

    def test_replay_button_opens_the_replay_of_the_whole_match(self, qtbot, dialog, match):
        with qtbot.waitSignal(dialog.replay_wanted) as emitted:
            dialog.replay_button.click()
        assert emitted.args == [0, match.ply]


class TestPictures:
    """Pictures that can be saved."""

    def test_menu_requests_the_chosen_picture(self, qtbot, dialog):
        for what, action in zip(PICTURE_SUBJECTS, dialog.picture_menu.actions(), strict=True):
            with qtbot.waitSignal(dialog.picture_wanted) as emitted:
                action.trigger()
            assert emitted.args == [what]

    def test_picture_of_the_page_omits_its_buttons(self, dialog):
        picture = dialog.picture()
        assert picture.width() == dialog.width()
        assert picture.height() < dialog.height()

    @pytest.mark.parametrize("what", PICTURE_SUBJECTS)
    def test_picture_is_written_to_the_chosen_file(self, qtbot, window, match, tmp_path, what):
        window.begin(match)
        at.wait_for_result(qtbot, window)
        at.result(window).picture_wanted.emit(what)
        dialog = at.result(window).findChild(QFileDialog)
        path = tmp_path / "result.png"
        dialog.fileSelected.emit(str(path))
        dialog.reject()
        assert not QImage(str(path)).isNull()

    def test_write_error_is_reported(self, qtbot, window, match, tmp_path):
        window.begin(match)
        at.wait_for_result(qtbot, window)
        at.result(window).picture_wanted.emit("result")
        dialog = at.result(window).findChild(QFileDialog)
        dialog.fileSelected.emit(str(tmp_path / "nowhere" / "result.png"))
        dialog.reject()
        assert [one for one in window.findChildren(MessageDialog) if one.isVisible()]


def test_look_button_closes_the_dialog(dialog):
    dialog.look_button.click()
    assert not dialog.isVisible()


def test_only_one_button_is_primary(dialog):
    buttons = (dialog.look_button, dialog.save_button, dialog.again_button, dialog.new_button)
    assert [button.kind for button in buttons].count("primary") == 1


def test_chart_has_a_description_and_a_picture(dialog, match):
    for seat in match.seats:
        assert seat.name in dialog.chart.accessibleDescription()
    picture = dialog.chart.grab().toImage()
    colours = {
        picture.pixelColor(x, y).name() for x in range(0, picture.width(), 9) for y in range(0, picture.height(), 9)
    }
    assert len(colours) > 6


def test_pictures_follow_the_theme(dialog, look):
    before = {key: label.pixmap().toImage() for key, label in dialog.table.pictures.items()}
    look.set(theme=themes.DARK)
    drawn_anew = [key for key, label in dialog.table.pictures.items() if label.pixmap().toImage() != before[key]]
    assert {"storage", "buildings", "pinge"} <= set(drawn_anew)


@pytest.mark.parametrize("size", [(1156, 640), (1256, 696), (1640, 980)])
def test_plate_lies_within_the_banner(qtbot, look, match, size):
    dialog = EndOfGame(look, make_texts(GAME), PERIODS, match)
    qtbot.addWidget(dialog)
    dialog.resize(QSize(*size))
    dialog.show()
    assert dialog.plate.y() >= 4
    assert dialog.plate.geometry().bottom() < dialog.banner.height() - 2
