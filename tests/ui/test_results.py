"""The results of finished games: kept by the window as games end, and looked at on their page."""

import csv
import os
import sqlite3
from contextlib import closing

import pytest
from attrs import evolve
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog

from haspelknecht_qt import composition, paths
from haspelknecht_qt.core import record
from haspelknecht_qt.core.autosave import Autosave
from haspelknecht_qt.core.result import identity, points_by_source, result_of
from haspelknecht_qt.core.results import Results
from haspelknecht_qt.core.undo import UndoPolicy
from haspelknecht_qt.ui.results.charts import smoothed
from haspelknecht_qt.ui.results.summary import ResultsSummary
from haspelknecht_qt.ui.review.end_of_game import EndOfGame
from tests.translations.reading import wait_for
from tests.ui import any_game
from tests.ui import at_window as at
from tests.ui.hands import LEFT, messages, settle
from tests.ui.matches import finished_match, new_match, play_at_random

PIT = "gueules_noires"


def nearly_over(kinds="pp", seed=1):
    """A match before its last move, and that move."""
    whole = finished_match(kinds, seed)
    return whole.continue_from(whole.ply - 1), whole.entries[-1].move


def keep(*matches, path=None):
    """Keeps results as an earlier sitting would have done, each a day after the one before."""
    results = Results(path or paths.results())
    for day, match in enumerate(matches):
        result = result_of(match, 1_760_000_000 + 86_400 * day, 3_700)
        results.keep(result, points_by_source(match), record.dumps(match))


def kept(game="haspelknecht"):
    return Results(paths.results()).of_game(game)


def with_bots(match, level):
    """The same match with bots of this level in the place of the random ones."""
    for number, seat in enumerate(match.seats):
        if not seat.is_person:
            match.set_player(number, level)
    return match


@pytest.fixture(scope="module")
def file_of_played(tmp_path_factory):
    """The file of the results of four games: two against a bot, one of two people, and one of the other game."""
    path = tmp_path_factory.mktemp("results") / "results.sqlite"
    against_bot = [with_bots(finished_match("pb", seed), "farmer") for seed in (1, 2)]
    keep(*against_bot, finished_match("pp", 3), any_game.play(PIT, "pb"), path=path)
    return path.read_bytes()


@pytest.fixture
def played(file_of_played):
    """Four games have ended before the window opens."""
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


def choose(choice, words):
    """Chooses from a list, as by mouse or key."""
    place = choice.findText(words)
    assert place >= 0, [choice.itemText(each) for each in range(choice.count())]
    choice.setCurrentIndex(place)
    choice.activated.emit(place)
    settle()


def cells(table):
    """What stands in the rows of a table."""
    model = table.model()
    return [
        [model.index(row, column).data() for column in range(model.columnCount())] for row in range(model.rowCount())
    ]


def click_row(table, row, column=1):
    place = table.visualRect(table.model().index(row, column)).center()
    QTest.mouseClick(table.viewport(), LEFT, pos=place)


class TestKeeping:
    def test_a_game_that_ends_at_the_table_is_kept_once_with_its_time(self, window):
        match, last = nearly_over()
        window.begin(match)
        assert kept() == []
        window.controller.play(last)
        settle()
        (result,) = kept()
        assert result.id == identity(match)
        assert result.seconds is not None
        at.review(window).show_result()
        window.controller.look_at(5)
        window.controller.look_at(match.ply)
        settle()
        assert kept() == [result]

    def test_an_end_that_is_taken_back_is_replaced_by_the_next_one(self, window):
        whole = play_at_random(new_match(policy=UndoPolicy.FREE))
        match = whole.continue_from(whole.ply - 8)
        window.begin(match)
        for entry in whole.entries[-8:]:
            window.controller.play(entry.move)
        first = kept()
        while match.ply > whole.ply - 8:
            window.session.undo()
        # It may never be ended, or go on in another window.
        assert kept() == []
        while not match.is_over:
            window.controller.play(match.game.legal_moves(match.state)[-1])
        (second,) = kept()
        assert second.id == identity(match) != first[0].id

    def test_an_end_that_comes_back_counts_once(self, window):
        match, last = nearly_over()
        window.begin(match)
        window.controller.play(last)
        (result,) = kept()
        window.session.undo()
        assert kept() == []
        window.session.redo()
        assert [each.id for each in kept()] == [result.id]

    def test_a_finished_game_that_is_opened_is_added_with_the_day_of_its_file(self, window, tmp_path):
        file = tmp_path / "old.haspelknecht"
        record.save(file, finished_match())
        os.utime(file, (1_500_000_000, 1_500_000_000))
        for _ in range(2):
            window.files.open(file)
            settle()
        (result,) = kept()
        assert (result.ended, result.seconds) == (1_500_000_000, None)

    def test_a_finished_game_that_is_only_looked_at_pushes_out_no_automatic_save(self, window):
        window.begin(finished_match())
        settle()
        assert list(paths.autosaves().glob("autosave-*")) == []

    def test_lessons_leave_no_result(self, window):
        window.start_tutorial()
        settle()
        assert not paths.results().exists()

    def test_what_was_not_kept_when_the_program_ended_is_kept_at_the_next_start(self, open_window):
        autosave = Autosave(paths.autosaves())
        match = finished_match()
        autosave.save(match)
        autosave.close()
        window = open_window()
        assert [result.id for result in kept()] == [identity(match)]
        assert at.start_button(window, "results").isVisibleTo(window)
        assert list(paths.autosaves().glob("autosave-*")) == []

    def test_as_long_as_it_cannot_be_kept_the_automatic_save_stays(self, open_window):
        autosave = Autosave(paths.autosaves())
        match = finished_match()
        autosave.save(match)
        autosave.close()
        paths.results().mkdir()
        window = open_window()
        assert "cannot be reached" in window.start_page.lines[0].text()
        assert len(list(paths.autosaves().glob("autosave-*"))) == 1
        assert not at.start_button(window, "results").isVisibleTo(window)


class TestTrouble:
    def test_a_game_ends_as_ever_where_its_result_cannot_be_written(self, window):
        paths.results().mkdir(parents=True)
        match, last = nearly_over()
        window.begin(match)
        window.controller.play(last)
        settle()
        (message,) = messages(window)
        assert str(paths.results()) in message.words.text()
        message.forget()
        wait_for(lambda: any(dialog.isVisible() for dialog in window.findChildren(EndOfGame)))
        # It is said once, and written when that can be done.
        paths.results().rmdir()
        again, last = nearly_over(seed=2)
        window.begin(again)
        window.controller.play(last)
        settle()
        assert {result.id for result in kept()} == {identity(match), identity(again)}

    def test_what_another_program_kept_from_being_written_is_written_later(self, window):
        keep(finished_match(seed=5))
        at.results(window)._queue._again.setInterval(0)
        match, last = nearly_over()
        window.begin(match)
        with closing(sqlite3.connect(paths.results(), isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            window.controller.play(last)
            assert len(kept()) == 1
            other.execute("ROLLBACK")
        wait_for(lambda: len(kept()) == 2)
        assert messages(window) == []

    def test_a_damaged_file_is_put_aside_and_said(self, open_window):
        paths.results().parent.mkdir(parents=True)
        paths.results().write_bytes(b"rubbish" * 1000)
        window = open_window()
        (line,) = window.start_page.lines
        assert "results-damaged-1.sqlite" in line.text()
        assert (paths.user_data() / "results-damaged-1.sqlite").read_bytes() == b"rubbish" * 1000

    def test_results_of_a_newer_program_are_left_alone_and_said(self, window):
        keep(finished_match())
        with closing(sqlite3.connect(paths.results())) as database:
            database.execute("PRAGMA user_version = 99")
        at.trigger(window, "results")
        assert "newer version" in at.results_page(window).empty.text()


class TestStartPage:
    def test_a_newcomer_finds_no_button_for_results(self, window):
        assert not at.start_button(window, "results").isVisibleTo(window)
        assert at.start_button(window, "new").kind == "primary"

    def test_who_has_played_finds_a_quiet_one(self, played, window):  # noqa: ARG002 - before the window opens
        assert at.start_button(window, "results").isVisibleTo(window)
        assert at.start_button(window, "results").kind == "quiet"

    def test_the_menu_leads_there_even_when_nothing_has_been_played(self, window):
        at.trigger(window, "results")
        page = at.results_page(window)
        assert page.isVisible()
        assert "No game has been finished yet" in page.empty.text()
        assert not page.table.isVisibleTo(page)


class TestPage:
    def test_it_shows_the_games_of_one_game_newest_first(self, page):
        rows = cells(page.table)
        assert [row[1].split()[0] for row in rows]
        assert len(rows) == 3
        ended = [row[0] for row, _ in zip(page.table.rows.rows, rows, strict=True)]
        assert [result.ended for result in ended] == sorted((result.ended for result in ended), reverse=True)
        assert rows[0][-1] == "1 h 02 min"
        choose(page.game_choice, "Coal Baron")
        assert len(cells(page.table)) == 1

    def test_a_very_long_name_leaves_room_for_the_rest(self, window):
        match = finished_match("pb")
        match.seats = (evolve(match.seats[0], name=("Wilhelmine " * 9).strip()), match.seats[1])
        keep(match)
        at.trigger(window, "results")
        page = at.results_page(window)
        page.resize(1256, 696)
        settle()
        assert page.width() == 1256
        assert page.rect().contains(page.search.geometry())

    def test_who_plays_alone_finds_what_is_ones_own(self, page):
        choose(page.game_choice, "Coal Baron")
        assert page.person_choice.currentText() == "Anna"
        choose(page.person_choice, "Everybody")
        assert page.summary.kinds.button(ResultsSummary.PEOPLE).text() == "By person"

    def test_a_person_has_sums_and_a_strength_judged_by_the_bots(self, page):
        assert not page.summary.strength.isVisibleTo(page)
        choose(page.person_choice, "Anna")
        assert page.summary.figures[0].text() == "3"
        assert page.summary.strength.isVisibleTo(page)
        assert "against bots" in page.summary.strength.text()
        assert "Bradley" in page.summary.method.text()
        choose(page.person_choice, "Jost")
        # He has only played against a person.
        assert page.summary.figures[0].text() == "1"
        assert not page.summary.strength.isVisibleTo(page)

    def test_where_no_bot_was_measured_no_strength_is_told(self, monkeypatch, page):
        monkeypatch.setattr(type(composition.plugin("gueules_noires")), "measured", False)
        choose(page.game_choice, "Coal Baron")
        choose(page.person_choice, "Anna")
        assert not page.summary.strength.isVisibleTo(page)

    def test_who_was_played_against_and_what_was_agreed_on(self, page):
        choose(page.person_choice, "Anna")
        page.summary.kinds.button(ResultsSummary.PEOPLE).click()
        assert [row[:2] for row in cells(page.summary.people)] == [["Farmer (bot)", "2"], ["Jost", "1"]]
        page.summary.kinds.button(ResultsSummary.PEOPLE + 1).click()
        agreed = {row[0]: row[1] for row in cells(page.summary.agreements)}
        assert agreed["Development board: First play"] == "3"
        assert agreed["Rulebook: Dutch"] == "3"

    def test_a_click_on_a_person_shows_that_ones_results(self, page):
        page.summary.kinds.button(ResultsSummary.PEOPLE).click()
        settle()
        assert [row[:2] for row in cells(page.summary.people)] == [["Anna", "3"], ["Jost", "1"]]
        click_row(page.summary.people, 1, 0)
        assert page.person_choice.currentText() == "Jost"
        assert len(cells(page.table)) == 1

    def test_points_by_source_are_those_of_the_games(self, page):
        choose(page.person_choice, "Anna")
        page.summary.kinds.button(ResultsSummary.SOURCES).click()
        bars = page.summary.sources._bars
        matches = [with_bots(finished_match("pb", seed), "farmer") for seed in (1, 2)] + [finished_match("pp", 3)]
        totals = [match.game.standing(match.state).seats[0].total for match in matches]
        assert sum(bar.average for bar in bars) == pytest.approx(sum(totals) / 3)
        assert [bar.average for bar in bars] == [bar.recent for bar in bars]
        assert bars[1].name in page.summary.sources.accessibleDescription()

    def test_what_is_searched_for_is_left(self, page):
        for words, number in (("farm", 2), ("JOST", 1), ("anna dutch", 3), ("nobody", 0)):
            page.search.setText(words)
            assert len(cells(page.table)) == number, words
        assert page.summary.figures[0].text() == "0"
        assert not page.export_button.isEnabled()

    def test_a_heading_sorts(self, page):
        header = page.table.horizontalHeader()
        points = header.sectionViewportPosition(2) + header.sectionSize(2) // 2
        QTest.mouseClick(header.viewport(), LEFT, pos=QPoint(points, header.height() // 2))
        shown = [seat.points for _, seat in page.table.rows.rows]
        assert shown == sorted(shown)
        QTest.mouseClick(header.viewport(), LEFT, pos=QPoint(points, header.height() // 2))
        assert [seat.points for _, seat in page.table.rows.rows] == sorted(shown, reverse=True)

    @pytest.mark.parametrize("how", ["mouse", "key"])
    def test_a_game_is_seen_again(self, page, window, how):
        wanted, _ = page.table.rows.rows[1]
        if how == "mouse":
            click_row(page.table, 1)
        else:
            page.table.setFocus()
            page.table.selectRow(1)
            QTest.keyClick(page.table, Qt.Key.Key_Return)
        settle()
        assert at.results_page(window) is None
        assert identity(at.match(window)) == wanted.id
        assert at.replay(window).is_open
        assert window.controller.viewed_ply == 0
        QTest.qWait(200)
        assert not at.result(window).isVisible()
        at.replay(window).leave()
        assert at.result(window).isVisible()
        assert len(kept()) == 3

    def test_a_game_of_the_other_kind_is_seen_again_too(self, page, window):
        choose(page.game_choice, "Coal Baron")
        click_row(page.table, 0)
        settle()
        assert at.game_ui(window).name == PIT
        assert at.replay(window).is_open

    def test_a_table_for_other_programs_is_written(self, page, tmp_path):
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
            assert sum(int(line[item.id]) for item in game.items) == int(line["points"])

    def test_where_it_cannot_be_written_that_is_said(self, page, tmp_path):
        page.export(tmp_path / "nowhere" / "results.csv")
        (message,) = messages(page)
        assert "nowhere" in message.words.text()

    def test_a_person_is_forgotten_after_a_question(self, page, window):
        choose(page.person_choice, "Anna")
        page.delete_button.click()
        (question,) = messages(page)
        assert "3 game" in question.words.text()
        assert "1 game" in question.words.text()
        question.buttons[0].click()
        assert len(kept()) == 3
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

    def test_a_game_with_somebody_forgotten_is_seen_again_and_counts_once(self, page, window):
        choose(page.person_choice, "Anna")
        page.delete_button.click()
        messages(page)[0].buttons[1].click()
        (before,) = kept()
        click_row(page.table, 0)
        settle()
        assert [seat.name for seat in at.match(window).seats] == ["madder", "Jost"]
        assert kept() == [before]

    def test_the_automatic_save_of_a_game_does_not_bring_a_forgotten_person_back(self, window, open_window):
        match, last = nearly_over()
        match.set_player(1, "random")
        window.begin(match)
        window.controller.play(last)
        settle()
        Results(paths.results()).forget("Anna")
        at.autosave(window).close()
        assert not at.start_button(open_window(), "results").isVisible()
        assert kept() == []
        assert list(paths.autosaves().glob("autosave-*")) == []

    def test_a_game_that_another_program_has_deleted_is_said_to_be_gone(self, page, window):
        Results(paths.results()).forget("Anna")
        click_row(page.table, 1)
        (message,) = messages(window)
        assert "deleted" in message.words.text()

    def test_without_the_last_person_nothing_is_left(self, window):
        keep(finished_match("pb"))
        at.trigger(window, "results")
        page = at.results_page(window)
        choose(page.person_choice, "Anna")
        page.delete_button.click()
        messages(page)[0].buttons[1].click()
        assert "No game has been finished yet" in page.empty.text()
        assert not at.start_button(window, "results").isVisibleTo(window)


def test_a_line_of_averages_goes_back_so_many_games():
    assert smoothed([10, 20, 30], 2) == [10, 15, 25]
    assert smoothed([], 2) == []
