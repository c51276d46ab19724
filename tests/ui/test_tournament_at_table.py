"""Tournament at the table: begun in the new-game dialog, continued from results and the start page, won, and left."""

import errno
import json
import shutil

import pytest
from PySide6.QtCore import QDate, QLocale, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QPushButton

from haspelknecht_qt import paths
from haspelknecht_qt.core import autosave, storage
from haspelknecht_qt.core.game import PERSON, Seat
from haspelknecht_qt.core.match import Match
from haspelknecht_qt.core.result import TournamentGame
from haspelknecht_qt.core.results import ResultsError, ResultsErrorKind, ResultStore
from haspelknecht_qt.core.seats import COLOURS
from haspelknecht_qt.core.storage import StorageError
from haspelknecht_qt.core.tournament import Standings, TournamentGameResult
from haspelknecht_qt.core.undo import UndoPolicy
from haspelknecht_qt.ui.results.tournament_table import TournamentStrip, TournamentWindow, tournament_points_text
from haspelknecht_qt.ui.review.end_of_game import EndOfGame
from haspelknecht_qt.ui.setup.dialog import NewGameDialog
from haspelknecht_qt.ui.widgets.dialogs import ScrollArea
from haspelknecht_qt.ui.widgets.formats import number_text
from haspelknecht_qt.ui.window import settings_file
from tests.core.result_files import all_results
from tests.languages import CODES
from tests.toy.playing import NAME, finished_match, play_at_random
from tests.ui import at_window as at
from tests.ui.mouse import messages, settle

pytestmark = pytest.mark.usefixtures("only_toy")

LEFT = Qt.MouseButton.LeftButton


def begin(window, games):
    """Begins a tournament of `games` games between two persons in the dialog; returns its first match."""
    at.trigger(window, "new")
    settle()
    (dialog,) = [each for each in window.findChildren(NewGameDialog) if each.isVisible()]
    row = dialog.seats.rows[1]
    QTest.mouseClick(row.kind.button(0), LEFT)
    dialog.games.choice.setCurrentIndex(games - 1)
    assert dialog.games.choice.currentText() == f"A tournament of {games} games"
    QTest.mouseClick(dialog.start_button, LEFT)
    settle()
    return at.match(window)


def last_move_of(match):
    """Plays a match at random until one more move ends it; returns that move."""
    whole = play_at_random(Match(match.game, match.setup, match.seed, match.seats, match.undo_policy))
    last = [entry for entry in whole.entries if entry.actor >= 0][-1]
    play_at_random(match, lambda match: match.ply == last.ply)
    return last.move


def end(window, qtbot):
    """Plays the match on the table to its end; returns the result that opens then."""
    match = at.match(window)
    move = last_move_of(match)
    window.begin(match)
    if window.controller.handover_to is not None:
        window.controller.confirm_handover()
    window.controller.play(move)
    qtbot.waitUntil(lambda: shown_result(window) is not None, timeout=4000)
    return shown_result(window)


def stored_tournaments(window):
    """Number of tournaments in the results file."""
    count = "SELECT COUNT(*) FROM tournaments"
    return at.results(window).results.read(lambda database: database.execute(count).fetchone()[0], 0)


def shown_result(window):
    """Open result; None if there is none."""
    return next((each for each in window.findChildren(EndOfGame) if each.isVisible()), None)


def strip_of(result):
    """Tournament strip of a result; None if there is none."""
    return next((each for each in result.findChildren(TournamentStrip) if each.isVisible()), None)


def names(match):
    return [seat.name for seat in match.seats]


def test_single_game_is_the_default(window, qtbot):
    at.trigger(window, "new")
    settle()
    (dialog,) = window.findChildren(NewGameDialog)
    assert dialog.games.choice.currentText() == "A single game"
    assert dialog.games.choice.count() == 12
    QTest.mouseClick(dialog.seats.rows[1].kind.button(0), LEFT)
    QTest.mouseClick(dialog.start_button, LEFT)
    result = end(window, qtbot)
    assert strip_of(result) is None
    assert result.new_button.isVisible()
    assert result.again_button.isVisible()


def test_status_line_names_the_game_of_the_tournament(window, qtbot):
    begin(window, 2)
    assert at.panel(window).status_line.full_text.endswith("saved · game 1 of 2")
    QTest.mouseClick(strip_of(end(window, qtbot)).next_button, LEFT)
    settle()
    assert at.panel(window).status_line.full_text.endswith("saved · game 2 of 2")


def test_tournament_runs_from_its_first_game_to_its_winner(window, qtbot):
    first = begin(window, 2)
    result = end(window, qtbot)
    strip = strip_of(result)
    assert strip.title.text() == "Tournament: 1 of 2 games played"
    assert not result.new_button.isVisible()
    assert not result.again_button.isVisible()
    assert result.focusWidget() is strip.next_button
    QTest.mouseClick(strip.next_button, LEFT)
    settle()
    second = at.match(window)
    assert names(second) == names(first)[::-1]
    assert second.seed != first.seed
    assert second.game.options_of(second.setup) == first.game.options_of(first.setup)
    result = end(window, qtbot)
    strip = strip_of(result)
    points = dict.fromkeys(names(first), 0)
    for match in (first, second):
        for seat, place in zip(match.seats, match.game.standing(match.state).places, strict=True):
            points[seat.name] += 3 - place
    best = max(points.values())
    leaders = [name for name in names(first) if points[name] == best]
    rows = at.tournament(window).tournament.standings.rows()
    assert {row.person.name: row.points for row in rows} == points
    assert rows[0].person.name in leaders
    assert rows[0].person.name in strip.title.text()
    assert "wins the tournament" in strip.title.text() or "Shared victory" in strip.title.text()
    assert strip.next_button is None
    assert result.new_button.isVisible()
    # The tournament is over: the next game needs no confirmation.
    QTest.mouseClick(result.again_button, LEFT)
    settle()
    assert messages(window) == []
    assert names(at.match(window)) == names(second)
    assert at.tournament(window).tournament is None


def test_tournament_table_shows_games_places_and_points(window, qtbot):
    match = begin(window, 3)
    result = end(window, qtbot)
    QTest.mouseClick(strip_of(result).table_button, LEFT)
    settle()
    (table,) = [each for each in result.findChildren(TournamentWindow) if each.isVisible()]
    standing = match.game.standing(match.state)
    winner, loser = standing.ranking()
    assert [head.text() for head in table.column_headings] == [
        "Player",
        "Rank",
        "Games",
        "Place 1",
        "Place 2",
        "Tournament points",
        "Points in the games",
    ]
    assert [[label.text() for label in labels] for labels in table.rows] == [
        ["1", "1", "1", "0", "2", number_text(standing.seats[winner].total)],
        ["2", "1", "0", "1", "1", number_text(standing.seats[loser].total)],
    ]
    assert table.rows[0][0].accessibleName() == f"{match.seats[winner].name}, Rank: 1"


def test_finished_tournament_is_listed_on_the_results_page(window, qtbot):
    first = begin(window, 2)
    end(window, qtbot)
    at.tournament(window).begin_next()
    end(window, qtbot)
    at.results(window).store_finished(finished_match("pb", 5), None)
    standings = at.tournament(window).tournament.standings
    at.results(window).show_page(first.game.name)
    page = at.results_page(window)
    choice = page.tournament_choice
    assert (choice.isVisible(), page.table_button.isVisible(), len(page.table.rows.rows)) == (True, False, 3)
    assert [choice.itemText(place).split(":")[0] for place in range(choice.count())] == [
        "All games",
        f"Tournament, {QLocale().toString(QDate.currentDate(), QLocale.FormatType.ShortFormat)}",
    ]
    choice.setCurrentIndex(1)
    choice.activated.emit(1)
    assert [row[0].tournament_game.number for row in page.table.rows.rows] == [2, 1]
    assert "Game 2 of 2 of a tournament" in page.table.rows.index(0, 1).data(Qt.ItemDataRole.ToolTipRole)
    QTest.mouseClick(page.table_button, LEFT)
    settle()
    (table,) = [each for each in page.findChildren(TournamentWindow) if each.isVisible()]
    texts = [[label.text() for label in labels] for labels in table.rows]
    assert texts == [
        [
            str(row.place),
            "2",
            *map(str, row.games_by_place),
            tournament_points_text(row.points),
            number_text(row.total),
        ]
        for row in standings.rows()
    ]
    choice.setCurrentIndex(0)
    choice.activated.emit(0)
    assert len(page.table.rows.rows) == 3


@pytest.mark.parametrize("text_size", ["1.15", "1.3"])
@pytest.mark.parametrize("language", CODES)
def test_table_of_four_players_needs_no_scrolling(open_window, language, text_size):
    window = open_window((1180, 656))
    at.choose(window, "language", language)
    at.choose(window, "text_size", text_size)
    people = tuple(Seat(colour, colour, PERSON) for colour in COLOURS)
    standings = Standings(people, 3, (TournamentGameResult((40, 30, 20, 10), (1, 2, 3, 4)),) * 2)
    table = TournamentWindow(window.look, standings, window)
    table.open()
    settle()
    (area,) = table.findChildren(ScrollArea)
    assert area.verticalScrollBar().maximum() == area.horizontalScrollBar().maximum() == 0


def test_forgetting_a_person_deletes_the_tournament(window, qtbot):
    match = begin(window, 3)
    end(window, qtbot)
    at.results(window).show_page(match.game.name)
    page = at.results_page(window)
    page.show_person(names(match)[0])
    page.delete_button.click()
    (question,) = [each for each in page.findChildren(QDialog) if each.isVisible()]
    (delete,) = [each for each in question.findChildren(QPushButton) if each.text() == "Delete"]
    delete.click()
    settle()
    assert at.tournament(window).tournament is None
    assert stored_tournaments(window) == 0


def test_undone_end_is_not_counted_until_it_is_redone(window, qtbot):
    begin(window, 2).undo_policy = UndoPolicy.FREE
    end(window, qtbot).reject()
    keeper = at.tournament(window)
    assert len(keeper.tournament.game_results) == 1
    at.trigger(window, "undo")
    assert keeper.tournament.game_results == ()
    at.take_seat(window)
    at.trigger(window, "redo")
    assert len(keeper.tournament.game_results) == 1


def test_tournament_continues_after_a_restart_during_a_game(open_window):
    window = open_window()
    match = begin(window, 3)
    play_at_random(match, lambda match: match.state.round == 2)
    window.autosave_now()
    window.destroy_table()
    at.autosave(window).close()
    page = (later := open_window()).start_page
    assert "Game 1 of 3 of a tournament." in page.last_game.text()
    QTest.mouseClick(page.resume_button, LEFT)
    assert at.match(later).seed == match.seed
    assert at.tournament(later).tournament.is_playing


def test_tournament_continues_after_a_restart_between_games(open_window, qtbot):
    window = open_window()
    first = begin(window, 3)
    end(window, qtbot)
    window.destroy_table()
    at.autosave(window).close()
    page = (later := open_window()).start_page
    assert page.last_game.text().startswith("Your tournament: game 2 of 3 comes next.")
    assert "In the lead with 2 tournament points: " in page.last_game.text()
    QTest.mouseClick(page.resume_button, LEFT)
    assert names(at.match(later)) == names(first)[::-1]
    assert len(all_results(at.results(later).results, NAME)) == 1


def test_leaving_a_tournament_needs_a_confirmation(window, qtbot):
    first = begin(window, 3)
    end(window, qtbot).reject()
    keeper = at.tournament(window)
    window.game.play_again()
    (question,) = messages(window)
    assert "1 of 3" in question.words.text()
    QTest.mouseClick(question.buttons[0], LEFT)
    assert keeper.is_going_on
    assert at.match(window) is first
    window.game.play_again()
    QTest.mouseClick(messages(window)[-1].buttons[1], LEFT)
    assert keeper.tournament is None
    assert stored_tournaments(window) == 0
    assert at.match(window) is not first
    assert at.continue_card(window).isHidden()
    window.game.play_again()
    assert messages(window) == []
    assert len(all_results(at.results(window).results, NAME)) == 1


def test_bots_change_seats_between_games(window):
    at.trigger(window, "new")
    settle()
    (dialog,) = window.findChildren(NewGameDialog)
    dialog.games.choice.setCurrentIndex(1)
    QTest.mouseClick(dialog.seats.rows[1].kind.button(1), LEFT)
    before = [(seat.name, seat.player, seat.colour) for seat in dialog.choices.seats[:2]]
    assert before[1][1] != PERSON
    QTest.mouseClick(dialog.start_button, LEFT)
    window.begin(play_at_random(at.match(window)))
    at.tournament(window).begin_next()
    seats = at.match(window).seats
    assert [(seat.name, seat.player, seat.colour) for seat in seats] == before[::-1]


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"games": 3}', "nonsense", json.dumps({"first": "x", "games": 2})])
def test_invalid_tournament_in_earlier_settings_is_ignored_and_set_aside(open_window, text):
    open_window().settings.set_text("tournament/series", text)
    window = open_window()
    assert at.tournament(window).tournament is None
    assert not at.continue_card(window).isVisible()
    assert (paths.user_config() / "settings-damaged-1.ini").exists() is bool(text)


class Disk:
    """Disk that a killed program writes to: after `steps` writes nothing changes any more."""

    def __init__(self, monkeypatch, steps):
        self.steps = steps
        change, write = ResultStore.run_transaction, storage.write_atomic

        def limited_change(results, query, begin="BEGIN IMMEDIATE"):
            if begin == "BEGIN IMMEDIATE":
                self.write(results.path)
            return change(results, query, begin)

        def limited_write(path, data, **options):
            self.write(path)
            write(path, data, **options)

        monkeypatch.setattr(ResultStore, "run_transaction", limited_change)
        for module in (autosave, settings_file):
            monkeypatch.setattr(module, "write_atomic", limited_write)

    def write(self, path):
        if self.steps == 0:
            error = StorageError(str(path), OSError(errno.ENOSPC, "killed"))
            raise ResultsError(path, ResultsErrorKind.STORAGE, error) if path.suffix == ".sqlite" else error
        self.steps -= 1


def test_kill_while_a_game_ends_neither_loses_nor_doubles_the_game(open_window, qtbot, home, monkeypatch):
    steps, steps_left = 0, 0
    while steps_left == 0:
        shutil.rmtree(home, ignore_errors=True)
        window = open_window()
        begin(window, 3)
        match = at.match(window)
        move = last_move_of(match)
        window.begin(match)
        if window.controller.handover_to is not None:
            window.controller.confirm_handover()
        with monkeypatch.context() as patched:
            disk = Disk(patched, steps)
            window.controller.play(move)
            qtbot.waitUntil(lambda window=window: shown_result(window) is not None, timeout=4000)
            # The window continues as if all had been written.
            assert strip_of(shown_result(window)).title.text() == "Tournament: 1 of 3 games played"
            window.destroy_table()
            at.autosave(window).close()
            steps_left = disk.steps
        later = open_window()
        tournament = at.tournament(later).tournament
        rounds = [result.tournament_game for result in all_results(at.results(later).results, NAME)]
        if steps == 0:
            # Not even the last move was written: it is played again.
            assert (rounds, tournament.game_results) == ([], ())
            assert "Game 1 of 3 of a tournament." in later.start_page.last_game.text()
            later.resume()
            if later.controller.handover_to is not None:
                later.controller.confirm_handover()
            later.controller.play(move)
            rounds = [result.tournament_game for result in all_results(at.results(later).results, NAME)]
        assert rounds == [TournamentGame(tournament.id, 1, 3)]
        later.show_start()
        assert later.start_page.last_game.text().startswith("Your tournament: game 2 of 3 comes next.")
        at.tournament(later).begin_next()
        assert at.match(later).seats == match.seats[::-1]
        later.destroy_table()
        at.autosave(later).close()
        steps += 1
    assert steps >= 2


def test_game_played_in_two_windows_counts_once(open_window, qtbot):
    window = open_window()
    begin(window, 3)
    other = open_window()
    at.tournament(other).begin_next()
    for each in (other, window):
        end(each, qtbot).reject()
        assert len(at.tournament(each).tournament.game_results) == 1
    results = all_results(at.results(window).results, NAME)
    assert (len(results), sum(result.tournament_game is not None for result in results)) == (2, 1)
    for each, number in ((window, 2), (other, 3)):
        at.tournament(each).begin_next()
        assert at.tournament(each).tournament.current_game_number == number
        end(each, qtbot).reject()
    at.tournament(window).begin_next()
    assert at.tournament(window).tournament.is_over
