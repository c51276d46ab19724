"""Results page, with results of both games and their bots."""

import csv

import pytest
from attrs import evolve
from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, Qt
from PySide6.QtGui import QHoverEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QStyle, QStyleOptionFrame, QToolButton

from haspelknecht_qt import composition, paths
from haspelknecht_qt.composition import GAME_NAMES
from haspelknecht_qt.core.result import match_id
from haspelknecht_qt.core.results import ResultsError, ResultsErrorKind, ResultStore
from haspelknecht_qt.table.typography import TEXT_SIZES
from haspelknecht_qt.ui.results import page as results_page
from haspelknecht_qt.ui.results.summary import ResultsSummary
from tests.ui import any_game
from tests.ui import at_window as at
from tests.ui.matches import finished_match
from tests.ui.mouse import LEFT, messages, settle
from tests.ui.results import choose, keep, kept, nearly_over, with_bots

NAME, PIT = GAME_NAMES
"""Both games. The page needs bots of measured strength, which the toy does not have."""


@pytest.fixture(scope="module")
def file_of_played(tmp_path_factory):
    """Results file of four games: two against a bot, one between two people, and one of the other game."""
    path = tmp_path_factory.mktemp("results") / "results.sqlite"
    against_bot = [with_bots(finished_match("pb", seed), "farmer") for seed in (1, 2)]
    keep(*against_bot, finished_match("pp", 3), any_game.play(PIT, "pb"), path=path)
    return path.read_bytes()


@pytest.fixture
def played(file_of_played):
    """Stores the results of four games before the window opens."""
    paths.results().parent.mkdir(parents=True)
    paths.results().write_bytes(file_of_played)


@pytest.fixture
def page(played, window):  # noqa: ARG001 - before the window opens
    """The page of the results of the first game, as large as the window."""
    at.press(window, "results")
    found = at.results_page(window)
    found.resize(window.size())
    settle()
    return found


def cells(table):
    """Texts of the cells of a table, by row."""
    model = table.model()
    return [
        [model.index(row, column).data() for column in range(model.columnCount())] for row in range(model.rowCount())
    ]


def wrapped_height(table, text):
    """Height of a text that is wrapped in the first column of a table."""
    room = QRect(0, 0, table.columnWidth(0), 1000)
    return table.fontMetrics().boundingRect(room, Qt.TextFlag.TextWordWrap, text).height()


def selected_rows(table):
    return [index.row() for index in table.selectionModel().selectedRows()]


def click_row(table, row, column=1):
    place = table.visualRect(table.model().index(row, column)).center()
    QTest.mouseClick(table.viewport(), LEFT, pos=place)


class TestPage:
    def test_page_lists_the_results_of_one_game_newest_first(self, page):
        rows = cells(page.table)
        assert [row[1].split()[0] for row in rows]
        assert len(rows) == 3
        ended = [row[0] for row, _ in zip(page.table.rows.rows, rows, strict=True)]
        assert [result.ended for result in ended] == sorted((result.ended for result in ended), reverse=True)
        assert rows[0][-1] == "1 h 02 min"
        choose(page.game_choice, "Coal Baron")
        assert len(cells(page.table)) == 1

    def test_many_results_are_read_in_parts(self, monkeypatch, played, window):  # noqa: ARG002 - before the page opens
        monkeypatch.setattr(results_page, "RESULTS_PER_PART", 2)
        at.trigger(window, "results")
        page = at.results_page(window)
        filters = page.person_choice, page.search, page.export_button
        assert len(cells(page.table)) == 2
        assert page.summary.isHidden()
        assert not any(widget.isEnabled() for widget in filters)
        page.table.selectRow(1)
        settle()
        assert len(cells(page.table)) == 3
        assert page.summary.figures[0].text() == "3"
        assert page.summary.isVisible()
        assert all(widget.isEnabled() for widget in filters)
        assert page.table.currentIndex().row() == 1

    def test_selected_result_stays_selected_in_a_sorted_table(self, monkeypatch, played, window):  # noqa: ARG002 - as above
        monkeypatch.setattr(results_page, "RESULTS_PER_PART", 2)
        at.trigger(window, "results")
        page = at.results_page(window)
        page.table.sortByColumn(0, Qt.SortOrder.AscendingOrder)
        page.table.selectRow(0)
        selected = page.table.rows.rows[0][0]
        settle()
        assert page.table.rows.rows[0][0] is not selected
        assert page.table.rows.rows[page.table.currentIndex().row()][0] is selected

    def test_selected_result_stays_selected_by_filters_and_otherwise_the_first_one_is(self, page):
        (place,) = [row for row, (result, _) in enumerate(page.table.rows.rows) if result.seats[1].is_person]
        for selected in {0, 1, 2} - {place}:
            page.table.selectRow(place)
            choose(page.person_choice, "Jost")
            assert selected_rows(page.table) == [0]
            choose(page.person_choice, "Everybody")
            assert selected_rows(page.table) == [place]
            page.table.selectRow(selected)
            choose(page.person_choice, "Jost")
            assert selected_rows(page.table) == [0]

    def test_only_person_is_not_chosen_if_another_result_names_a_second_one(self, monkeypatch, window):
        older, newer = finished_match("pb", 1), finished_match("pb", 2)
        older.seats = (evolve(older.seats[0], name="Wilhelmine"), older.seats[1])
        keep(older, newer)
        monkeypatch.setattr(results_page, "RESULTS_PER_PART", 1)
        at.trigger(window, "results")
        page = at.results_page(window)
        settle()
        assert page.person_choice.currentText() == "Everybody"

    def test_person_with_only_old_results_stays_chosen(self, monkeypatch, window):
        other = any_game.play(PIT, "pb", names=("Wilhelmine", "Jost"), seed=6)
        keep(any_game.play(PIT, "pb"), other, finished_match("pp"))
        at.trigger(window, "results")
        page = at.results_page(window)
        settle()
        choose(page.game_choice, "Haspelknecht")
        choose(page.person_choice, "Anna")
        monkeypatch.setattr(results_page, "RESULTS_PER_PART", 1)
        place = page.game_choice.findText("Coal Baron")
        page.game_choice.activated.emit(place)
        assert page.person_choice.currentText() == "Anna"
        assert cells(page.table) == []
        settle()
        assert page.person_choice.currentText() == "Anna"
        assert len(cells(page.table)) == 1

    def test_game_can_be_changed_while_results_are_read(self, monkeypatch, played, window):  # noqa: ARG002 - as above
        monkeypatch.setattr(results_page, "RESULTS_PER_PART", 1)
        at.trigger(window, "results")
        page = at.results_page(window)
        place = page.game_choice.findText("Coal Baron")
        page.game_choice.setCurrentIndex(place)
        page.game_choice.activated.emit(place)
        settle()
        assert len(cells(page.table)) == 1
        assert page.summary.figures[0].text() == "1"

    def test_the_whole_row_under_the_pointer_is_highlighted(self, page):
        rows = [page.table.visualRect(page.table.model().index(row, 0)).center().y() for row in (1, 2)]
        columns = [page.table.columnViewportPosition(column) + 2 for column in range(page.table.model().columnCount())]

        def colours(y):
            picture = page.table.viewport().grab().toImage()
            return {picture.pixelColor(x, y).name() for x in columns}

        # An earlier test may have left the pointer in one of these places.
        QTest.mouseMove(page.windowHandle(), QPoint(1, 1))
        plain = [colours(y) for y in rows]
        for y in rows:
            # The pointer moves in the page's own window: that of the widget would be over the window behind the page.
            QTest.mouseMove(page.windowHandle(), page.table.viewport().mapTo(page, QPoint(columns[1], y)))
            settle()
            (shown,) = colours(y)
            assert {shown} != plain[rows.index(y)]
        assert colours(rows[0]) == plain[0]
        QApplication.sendEvent(page.table.viewport(), QEvent(QEvent.Type.Leave))
        settle()
        assert colours(rows[1]) == plain[1]

    def test_a_table_that_appears_under_the_pointer_highlights_the_whole_row(self, page):
        viewport = page.table.viewport()
        cells = [page.table.visualRect(page.table.model().index(1, column)) for column in (0, 2)]
        point = QPointF(cells[0].center())
        QApplication.sendEvent(viewport, QHoverEvent(QEvent.Type.HoverEnter, point, point, point))
        picture = viewport.grab().toImage()
        first, other = (picture.pixelColor(cell.topLeft() + QPoint(2, 2)).name() for cell in cells)
        assert first == other
        assert first != picture.pixelColor(2, viewport.height() - 3).name()

    def test_placeholder_of_the_search_fits_its_field(self, page):
        option = QStyleOptionFrame()
        page.search.initStyleOption(option)
        room = page.style().subElementRect(QStyle.SubElement.SE_LineEditContents, option, page.search)
        clear = page.search.findChild(QToolButton)
        words = page.search.fontMetrics().horizontalAdvance(page.search.placeholderText())
        assert words <= page.search.minimumWidth() - (page.search.width() - room.width()) - clear.width()

    def test_very_long_name_does_not_widen_the_page(self, window):
        match = finished_match("pb")
        match.seats = (evolve(match.seats[0], name=("Wilhelmine " * 9).strip()), match.seats[1])
        keep(match)
        at.trigger(window, "results")
        page = at.results_page(window)
        page.resize(1256, 696)
        settle()
        assert page.width() == 1256
        assert page.rect().contains(page.search.geometry())

    def test_only_person_is_chosen_by_default(self, page):
        choose(page.game_choice, "Coal Baron")
        assert page.person_choice.currentText() == "Anna"
        choose(page.person_choice, "Everybody")
        assert page.summary.page_choice.button(ResultsSummary.PEOPLE).text() == "By person"

    def test_person_has_totals_and_a_rating_against_bots(self, page):
        assert not page.summary.strength.isVisibleTo(page)
        choose(page.person_choice, "Anna")
        assert page.summary.figures[0].text() == "3"
        assert page.summary.strength.isVisibleTo(page)
        assert "against bots" in page.summary.strength.text()
        assert "Elo rating" in page.summary.method.text()
        choose(page.person_choice, "Jost")
        # Jost has only played against a person.
        assert page.summary.figures[0].text() == "1"
        assert not page.summary.strength.isVisibleTo(page)

    def test_rating_is_hidden_without_measured_bots(self, monkeypatch, page):
        monkeypatch.setattr(type(composition.plugin("gueules_noires")), "has_measured_levels", False)
        choose(page.game_choice, "Coal Baron")
        choose(page.person_choice, "Anna")
        assert not page.summary.strength.isVisibleTo(page)

    def test_opponents_and_options_are_counted(self, page):
        choose(page.person_choice, "Anna")
        page.summary.page_choice.button(ResultsSummary.PEOPLE).click()
        assert [row[:2] for row in cells(page.summary.people_table)] == [["Farmer (bot)", "2"], ["Jost", "1"]]
        page.summary.page_choice.button(ResultsSummary.PEOPLE + 1).click()
        agreed = {row[0]: row[1] for row in cells(page.summary.option_table)}
        assert agreed["Development board: First game"] == "3"
        assert agreed["Rulebook: Dutch"] == "3"

    @pytest.mark.parametrize("text_size", TEXT_SIZES)
    def test_options_are_wrapped_and_never_shortened_in_a_narrow_page(self, page, window, text_size):
        at.choose(window, "text_size", str(text_size))
        page.summary.page_choice.button(ResultsSummary.OPTIONS).click()
        settle()
        table = page.summary.option_table
        page.resize(1180, 656)
        settle()
        texts = [row[0] for row in cells(table)]
        assert all(table.rowHeight(row) >= wrapped_height(table, text) for row, text in enumerate(texts))
        assert table.wordWrap()

    def test_click_on_a_person_filters_the_results(self, page):
        page.summary.page_choice.button(ResultsSummary.PEOPLE).click()
        settle()
        assert [row[:2] for row in cells(page.summary.people_table)] == [["Anna", "3"], ["Jost", "1"]]
        click_row(page.summary.people_table, 1, 0)
        assert page.person_choice.currentText() == "Jost"
        assert len(cells(page.table)) == 1

    def test_points_by_source_are_those_of_the_matches(self, page):
        choose(page.person_choice, "Anna")
        page.summary.page_choice.button(ResultsSummary.SOURCES).click()
        bars = page.summary.sources._bars
        matches = [with_bots(finished_match("pb", seed), "farmer") for seed in (1, 2)] + [finished_match("pp", 3)]
        totals = [match.game.standing(match.state).seats[0].total for match in matches]
        assert sum(bar.average for bar in bars) == pytest.approx(sum(totals) / 3)
        assert [bar.average for bar in bars] == [bar.recent_average for bar in bars]
        assert bars[1].name in page.summary.sources.accessibleDescription()

    def test_search_filters_the_results(self, page):
        for words, number in (("farm", 2), ("JOST", 1), ("anna dutch", 3), ("nobody", 0)):
            page.search.setText(words)
            assert len(cells(page.table)) == number, words
        assert page.summary.figures[0].text() == "0"
        assert not page.export_button.isEnabled()

    def test_sentence_replaces_table_and_summary_if_no_result_matches(self, page):
        replaced = page.table, page.summary
        for words, is_found in (("nobody", False), ("", True)):
            page.search.setText(words)
            assert [widget.isVisible() for widget in replaced] == [is_found, is_found]
            assert page.no_match_label.isVisible() != is_found
        assert page.no_match_label.text() == "No game matches these filters."

    def test_click_on_a_heading_sorts(self, page):
        header = page.table.horizontalHeader()
        points = header.sectionViewportPosition(2) + header.sectionSize(2) // 2
        QTest.mouseClick(header.viewport(), LEFT, pos=QPoint(points, header.height() // 2))
        shown = [seat.points for _, seat in page.table.rows.rows]
        assert shown == sorted(shown)
        QTest.mouseClick(header.viewport(), LEFT, pos=QPoint(points, header.height() // 2))
        assert [seat.points for _, seat in page.table.rows.rows] == sorted(shown, reverse=True)

    def test_sorted_column_stays_the_same_when_the_column_of_places_appears_and_goes(self, page):
        header = page.table.horizontalHeader()
        page.table.sortByColumn(3, Qt.SortOrder.AscendingOrder)
        choose(page.person_choice, "Anna")
        moves = [result.move_count for result, _ in page.table.rows.rows]
        assert moves == sorted(moves)
        assert header.sortIndicatorSection() == 4
        choose(page.person_choice, "Everybody")
        assert header.sortIndicatorSection() == 3
        choose(page.person_choice, "Anna")
        page.table.sortByColumn(3, Qt.SortOrder.DescendingOrder)
        choose(page.person_choice, "Everybody")
        assert header.sortIndicatorSection() == -1
        ended = [result.ended for result, _ in page.table.rows.rows]
        assert ended == sorted(ended, reverse=True)

    @pytest.mark.parametrize("how", ["mouse", "key"])
    def test_chosen_result_opens_its_replay(self, page, window, how):
        wanted, _ = page.table.rows.rows[1]
        if how == "mouse":
            click_row(page.table, 1)
        else:
            page.table.setFocus()
            page.table.selectRow(1)
            QTest.keyClick(page.table, Qt.Key.Key_Return)
        settle()
        assert at.results_page(window) is None
        assert match_id(at.match(window)) == wanted.id
        assert at.replay(window).is_open
        assert window.controller.viewed_ply == 0
        QTest.qWait(200)
        assert not at.result(window).isVisible()
        at.replay(window).leave()
        assert at.result(window).isVisible()
        assert len(kept(NAME)) == 3

    def test_result_of_the_other_game_opens_its_replay(self, page, window):
        choose(page.game_choice, "Coal Baron")
        click_row(page.table, 0)
        settle()
        assert at.game_ui(window).name == PIT
        assert at.replay(window).is_open

    def test_results_are_exported_as_csv(self, page, tmp_path):
        choose(page.person_choice, "Anna")
        page.export_button.click()
        dialog = page.findChild(QFileDialog)
        dialog.fileSelected.emit(str(tmp_path / "results.csv"))
        with (tmp_path / "results.csv").open(encoding="utf-8-sig", newline="") as file:
            lines = list(csv.DictReader(file))
        assert len(lines) == 6
        assert {line["name"] for line in lines if line["player"] == "person"} == {"Anna", "Jost"}
        game = page._game_uis["haspelknecht"].game
        for line in lines:
            assert sum(int(line[item.id]) for item in game.score_items) == int(line["points"])

    def test_export_error_is_reported(self, page, tmp_path):
        page.export(tmp_path / "nowhere" / "results.csv")
        (message,) = messages(page)
        assert "nowhere" in message.words.text()

    def test_person_is_forgotten_after_confirmation(self, page, window):
        choose(page.person_choice, "Anna")
        page.delete_button.click()
        (question,) = messages(page)
        assert "3 game" in question.words.text()
        assert "1 game" in question.words.text()
        question.buttons[0].click()
        assert len(kept(NAME)) == 3
        page.delete_button.click()
        messages(page)[-1].buttons[1].click()
        settle()
        assert cells(page.table)[0][1].count("Somebody") == 1
        assert [page.person_choice.itemText(place) for place in range(page.person_choice.count())] == [
            "Everybody",
            "Jost",
        ]
        assert b"Anna" not in paths.results().read_bytes()
        assert kept(PIT) == []
        assert at.start_button(window, "results").isVisibleTo(window)

    def test_match_with_a_forgotten_person_is_replayed_and_counted_once(self, page, window):
        choose(page.person_choice, "Anna")
        page.delete_button.click()
        messages(page)[0].buttons[1].click()
        (before,) = kept(NAME)
        click_row(page.table, 0)
        settle()
        assert [seat.name for seat in at.match(window).seats] == ["madder", "Jost"]
        assert kept(NAME) == [before]

    def test_autosave_does_not_restore_a_forgotten_person(self, window, open_window):
        match, last = nearly_over(finished_match())
        match.set_player(1, "random")
        window.begin(match)
        window.controller.play(last)
        settle()
        ResultStore(paths.results()).forget("Anna")
        at.autosave(window).close()
        assert not at.start_button(open_window(), "results").isVisible()
        assert kept(NAME) == []
        assert list(paths.autosaves_folder().glob("autosave-*")) == []

    def test_result_deleted_by_another_program_is_reported(self, page, window):
        ResultStore(paths.results()).forget("Anna")
        click_row(page.table, 1)
        (message,) = messages(window)
        assert "deleted" in message.words.text()

    def test_database_locked_for_a_moment_leaves_no_trace_on_the_page(self, page, monkeypatch):
        read = ResultStore.games

        def fail(_):
            raise ResultsError(paths.results(), ResultsErrorKind.BUSY)

        monkeypatch.setattr(ResultStore, "games", fail)
        choose(page.person_choice, "Anna")
        monkeypatch.setattr(ResultStore, "games", read)
        assert page.game_choice.count() == 2
        for name in ("Anna", "Jost"):
            page.show_person(name)
            page.delete_button.click()
            messages(page)[-1].buttons[1].click()
            settle()
        assert "No game has been finished yet" in page.empty_label.text()

    def test_forgetting_the_last_person_empties_the_page(self, window):
        keep(finished_match("pb"))
        at.trigger(window, "results")
        page = at.results_page(window)
        choose(page.person_choice, "Anna")
        page.delete_button.click()
        messages(page)[0].buttons[1].click()
        assert "No game has been finished yet" in page.empty_label.text()
        assert not at.start_button(window, "results").isVisibleTo(window)
