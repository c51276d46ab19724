"""Results of finished matches, stored by the window when the matches end."""

import os
import sqlite3
from contextlib import closing

import pytest

from haspelknecht_qt import paths
from haspelknecht_qt.core import record
from haspelknecht_qt.core.autosave import AutosaveFolder
from haspelknecht_qt.core.game import CHANCE, PERSON
from haspelknecht_qt.core.result import match_id
from haspelknecht_qt.core.undo import UndoPolicy
from haspelknecht_qt.ui.results.charts import moving_average
from haspelknecht_qt.ui.review.end_of_game import EndOfGame
from tests.toy.playing import BOT, NAME, finished_match, new_match, play_at_random
from tests.translations.reading import wait_for
from tests.ui import at_window as at
from tests.ui.mouse import messages, settle
from tests.ui.results import keep, kept, nearly_over
from tests.ui.toy_window import begin

pytestmark = pytest.mark.usefixtures("only_toy")


class TestStoring:
    def test_match_that_ends_at_the_table_is_stored_once_with_its_time(self, window):
        match, last = nearly_over(finished_match())
        begin(window, match)
        assert kept(NAME) == []
        window.controller.play(last)
        settle()
        (result,) = kept(NAME)
        assert result.id == match_id(match)
        assert result.seconds is not None
        at.review(window).show_result()
        window.controller.go_to_ply(5)
        window.controller.go_to_ply(match.ply)
        settle()
        assert kept(NAME) == [result]

    def test_undone_end_is_replaced_by_the_next_end(self, window):
        whole = play_at_random(new_match(policy=UndoPolicy.FREE))
        # The last round.
        first_ply = 1 + max(entry.ply for entry in whole.entries if entry.actor == CHANCE)
        match = whole.copy_undone_to(first_ply)
        begin(window, match)
        for entry in whole.entries[first_ply:]:
            window.controller.confirm_handover()
            window.controller.play(entry.move)
        first = kept(NAME)
        while match.ply > first_ply:
            window.controller.confirm_handover()
            window.session.undo()
        # The match may never end, or continue in another window.
        assert kept(NAME) == []
        while not match.is_over:
            window.controller.confirm_handover()
            window.controller.play(match.game.legal_moves(match.state)[-1])
        (second,) = kept(NAME)
        assert second.id == match_id(match) != first[0].id

    def test_redone_end_counts_once(self, window):
        match, last = nearly_over(finished_match(policy=UndoPolicy.FREE))
        begin(window, match)
        window.controller.play(last)
        (result,) = kept(NAME)
        window.session.undo()
        assert kept(NAME) == []
        window.controller.confirm_handover()
        window.session.redo()
        assert [each.id for each in kept(NAME)] == [result.id]

    def test_opened_finished_match_is_stored_with_the_time_of_its_file(self, window, tmp_path):
        file = tmp_path / "old.toy"
        record.save(file, finished_match())
        os.utime(file, (1_500_000_000, 1_500_000_000))
        for _ in range(2):
            window.loaded_parts.files.open(file)
            settle()
        (result,) = kept(NAME)
        assert (result.ended, result.seconds) == (1_500_000_000, None)

    def test_viewed_finished_match_creates_no_autosave(self, window):
        window.begin(finished_match())
        settle()
        assert list(paths.autosaves_folder().glob("autosave-*")) == []

    def test_change_of_a_player_after_the_end_stores_no_second_result(self, open_window):
        window = open_window()
        match, last = nearly_over(finished_match())
        begin(window, match)
        window.controller.play(last)
        window.controller.set_player(1, BOT)
        assert self.restarted(window, open_window) == [PERSON] * 2

    def test_result_without_a_forgotten_name_is_stored_once_after_a_sudden_end(self, open_window):
        window = open_window()
        keep(finished_match())
        service = window.loaded_parts.results
        service.results.forget("Anna")
        service.open_replay(kept(NAME)[0].id)
        # At the end of the user's session, for instance.
        window.autosave_now()
        assert self.restarted(window, open_window) == [PERSON] * 2

    @staticmethod
    def restarted(window, open_window):
        """Players of the only stored result after another start of the program."""
        window.loaded_parts.autosave.close()
        open_window()
        (result,) = kept(NAME)
        return [seat.player for seat in result.seats]

    def test_tutorial_stores_no_result(self, window):
        window.start_tutorial()
        settle()
        assert not paths.results().exists()

    def test_result_missed_at_exit_is_stored_at_the_next_start(self, open_window):
        autosave = AutosaveFolder(paths.autosaves_folder())
        match = finished_match()
        autosave.save(match)
        autosave.close()
        window = open_window()
        assert [result.id for result in kept(NAME)] == [match_id(match)]
        assert at.start_button(window, "results").isVisibleTo(window)
        assert list(paths.autosaves_folder().glob("autosave-*")) == []

    def test_autosave_stays_while_its_result_cannot_be_stored(self, open_window):
        autosave = AutosaveFolder(paths.autosaves_folder())
        match = finished_match()
        autosave.save(match)
        autosave.close()
        paths.results().mkdir()
        window = open_window()
        assert "cannot be opened" in window.start_page.notice_labels[0].text()
        assert len(list(paths.autosaves_folder().glob("autosave-*"))) == 1
        assert not at.start_button(window, "results").isVisibleTo(window)


class TestErrors:
    def test_write_error_is_reported_and_the_result_is_stored_later(self, window):
        paths.results().mkdir(parents=True)
        match, last = nearly_over(finished_match())
        begin(window, match)
        window.controller.play(last)
        settle()
        (message,) = messages(window)
        assert str(paths.results()) in message.words.text()
        message.close_without_answer()
        wait_for(lambda: any(dialog.isVisible() for dialog in window.findChildren(EndOfGame)))
        # The error is reported once, and the result is written when possible.
        paths.results().rmdir()
        next_match, last = nearly_over(finished_match(seed=2))
        begin(window, next_match)
        window.controller.play(last)
        settle()
        assert {result.id for result in kept(NAME)} == {match_id(match), match_id(next_match)}

    def test_result_is_written_after_another_program_unlocks_the_database(self, window):
        keep(finished_match(seed=5))
        at.results(window).queue._retry_timer.setInterval(0)
        match, last = nearly_over(finished_match())
        begin(window, match)
        with closing(sqlite3.connect(paths.results(), isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            window.controller.play(last)
            assert len(kept(NAME)) == 1
            other.execute("ROLLBACK")
        wait_for(lambda: len(kept(NAME)) == 2)
        assert messages(window) == []

    def test_damaged_file_is_set_aside_and_reported(self, open_window):
        paths.results().parent.mkdir(parents=True)
        paths.results().write_bytes(b"rubbish" * 1000)
        window = open_window()
        (line,) = window.start_page.notice_labels
        assert "results-damaged-1.sqlite" in line.text()
        assert (paths.user_data() / "results-damaged-1.sqlite").read_bytes() == b"rubbish" * 1000

    def test_damaged_entries_are_removed_and_reported_once(self, open_window):
        keep(finished_match(), finished_match(seed=2))
        with closing(sqlite3.connect(paths.results())) as database, database:
            database.execute("UPDATE seats SET place = -1 WHERE number = 1")
        window = open_window()
        (notice,) = [line.text() for line in window.start_page.notice_labels]
        assert notice.startswith("Some entries in the file with results, favourites and tournaments were damaged.")
        assert str(paths.results().with_name("results-damaged-1.sqlite")) in notice
        assert window.start_page.results_button.isVisible()
        assert [line.text() for line in open_window().start_page.notice_labels] == []

    def test_results_of_a_newer_version_are_reported_on_the_page(self, window):
        keep(finished_match())
        with closing(sqlite3.connect(paths.results())) as database:
            database.execute("PRAGMA user_version = 99")
        at.trigger(window, "results")
        assert "newer version" in at.results_page(window).empty_label.text()


class TestStartPage:
    def test_results_button_is_hidden_before_the_first_result(self, window):
        assert not at.start_button(window, "results").isVisibleTo(window)
        assert at.start_button(window, "new").kind == "primary"

    def test_results_button_is_quiet_after_the_first_result(self, open_window):
        keep(finished_match())
        window = open_window()
        assert at.start_button(window, "results").isVisibleTo(window)
        assert at.start_button(window, "results").kind == "quiet"

    def test_menu_opens_the_page_even_without_results(self, window):
        at.trigger(window, "results")
        page = at.results_page(window)
        assert page.isVisible()
        assert "No game has been finished yet" in page.empty_label.text()
        assert not page.table.isVisibleTo(page)


def test_moving_average_covers_the_given_number_of_games():
    assert moving_average([10, 20, 30], 2) == [10, 15, 25]
    assert moving_average([], 2) == []
