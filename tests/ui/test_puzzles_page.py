"""Puzzles page: next puzzle, puzzle of the day, rating, streak, themes, pictures, and practice matches."""

from collections import Counter
from itertools import pairwise

import pytest
from attrs import evolve
from PySide6.QtCore import QEvent, QObject, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from haspelknecht_qt import composition, paths
from haspelknecht_qt.core.glicko import GlickoRating
from haspelknecht_qt.core.puzzle_progress import PuzzleProgressState
from haspelknecht_qt.table.typography import TEXT_SIZES
from haspelknecht_qt.ui.puzzles.page import PuzzlesTab
from haspelknecht_qt.ui.puzzles.puzzle import ListedPuzzle, PuzzleFilter, next_puzzle
from haspelknecht_qt.ui.puzzles.theme_cards import MIN_CARD_WIDTH, ThemeCards, ThemeProgress
from tests.languages import CODES
from tests.ui import at_window as at
from tests.ui.matches import GAME
from tests.ui.mouse import settle
from tests.ui.puzzles import TODAY, colours_in, listed, listed_again, made_collection, put, rows, show_all


@pytest.fixture(scope="module")
def collection():
    return made_collection()


@pytest.fixture
def table(window, collection):
    """Window with this collection, on a fixed day."""
    at.puzzles(window).find_puzzles = lambda game: collection[game]
    at.puzzles(window).today = at.puzzles(window).utc_day = lambda: TODAY
    return window


NEW, MISSED, SOLVED, DUE, WAITING = (
    PuzzleProgressState.NEW,
    PuzzleProgressState.MISSED,
    PuzzleProgressState.SOLVED,
    PuzzleProgressState.DUE,
    PuzzleProgressState.WAITING,
)
KNOWN = GlickoRating(1480, 90)


class TestNext:
    """Choice of the next puzzle."""

    @staticmethod
    def next_key(collection, states, player, last=""):
        """Key of the puzzle after `last`. Puzzles are rated 1800, 1500 and 1200; a mistake has no rating."""
        base = collection["haspelknecht"][0]
        listed_puzzles = [
            ListedPuzzle(
                evolve(base, name=str(place)),
                state,
                place + 1,
                None if state in {DUE, WAITING} else GlickoRating(1800 - 300 * place, 150),
            )
            for place, state in enumerate(states)
        ]
        found = next_puzzle(listed_puzzles, PuzzleFilter(), last, player)
        return None if found is None else found.key

    @pytest.mark.parametrize(
        "states, player, last, wanted",
        [
            ([NEW, NEW, NEW], GlickoRating(), "", "2"),
            ([NEW, NEW, NEW], KNOWN, "", "1"),
            ([NEW, NEW, NEW], GlickoRating(1790, 90), "", "0"),
            # A puzzle that was left open is followed by the next best one, and at last by itself.
            ([NEW, NEW, NEW], GlickoRating(), "2", "1"),
            ([NEW, NEW, NEW], KNOWN, "1", "2"),
            ([SOLVED, SOLVED, NEW], KNOWN, "2", "2"),
            ([MISSED, NEW, SOLVED], GlickoRating(1790, 90), "", "1"),
            ([MISSED, SOLVED, MISSED], GlickoRating(1790, 90), "", "0"),
            ([NEW, NEW, NEW, DUE], KNOWN, "", "3"),
            ([SOLVED, SOLVED, SOLVED, WAITING], KNOWN, "", None),
        ],
    )
    def test_next_puzzle_fits_the_rating_and_progress_of_the_player(self, collection, states, player, last, wanted):
        assert self.next_key(collection, states, player, last) == wanted


class EventTypes(QObject):
    """Records the types of the events that reach an object."""

    def __init__(self):
        super().__init__()
        self.types = []

    def eventFilter(self, _watched, event):
        self.types.append(event.type())
        return False


class TestPage:
    """The puzzle of the day, the rating, the streak, themes and the history."""

    @pytest.mark.parametrize("delay, is_received", [(0.5, False), (1.5, True)])
    def test_second_click_of_a_double_click_on_a_puzzle_does_not_reach_the_table(self, table, delay, is_received):
        page = listed(table)
        puzzles, left = page.table.viewport(), Qt.MouseButton.LeftButton
        row = QPointF(page.table.visualRect(page.table.model().index(0, 0)).center())

        def send(target, kind, time):
            event = QMouseEvent(kind, row, row, left, left, Qt.KeyboardModifier.NoModifier)
            event.setTimestamp(int(time))
            QApplication.sendEvent(target, event)

        send(puzzles, QEvent.Type.MouseButtonPress, 1000)
        send(puzzles, QEvent.Type.MouseButtonRelease, 1000)
        settle()
        assert at.solving(table) is not None, "the first click opens the puzzle"
        received = EventTypes()
        table.windowHandle().installEventFilter(received)
        interval = QApplication.doubleClickInterval()
        send(table.windowHandle(), QEvent.Type.MouseButtonPress, 1000 + delay * interval)
        assert (QEvent.Type.MouseButtonPress in received.types) is is_received

    def test_page_shows_that_the_puzzle_of_the_day_is_solved(self, table):
        puzzles = at.puzzles(table)
        page = listed(table)
        daily = puzzles.overview("haspelknecht")[0].daily
        assert page.daily.title.text().startswith("Puzzle of the day, ")
        assert (page.daily.status.text(), page.daily.rating.text()) == (
            "Today everybody gets this puzzle.",
            "No rating yet",
        )
        page.daily.solve_button.click()
        solving = at.solving(table)
        assert solving.puzzle.key == daily.key
        for text in daily.alternatives[0].moves:
            table.session.play(GAME.read_move(text))
        rating = puzzles.progress.history().rating("haspelknecht")
        assert rating.points > 1500
        assert solving.card.second_sentence.text().startswith(f"Your rating: {round(rating.points)} ± ")
        page = listed_again(table)
        assert (page.daily.status.text(), page.daily.streak.text()) == ("Solved today.", "1 day in a row")
        assert page.daily.rating.text().startswith(f"Rating {round(rating.points)}")
        assert page.themes.cards[0].progress_text == "1 of 3 solved"
        page.tabs.button(PuzzlesTab.HISTORY).click()
        assert page.history.figures.text() == "1 answer, 1 of them right. Longest streak: 1 day."
        assert page.history.chart.accessibleDescription() == str(round(rating.points))
        assert page.history.calendar.accessibleDescription().endswith(": 1")
        assert not page.grab().isNull()
        # On the next day the same puzzle may come again, but unsolved.
        puzzles.utc_day = lambda: TODAY + 1
        page = listed_again(table)
        assert page.daily.status.text() == "Today everybody gets this puzzle."
        assert page.daily.streak.text() == "1 day in a row"

    def test_puzzle_of_the_day_counts_as_solved_after_a_second_try(self, table):
        page = listed(table)
        for place, status in ((1, "Missed today. You can try again."), (0, "Solved today.")):
            page.daily.solve_button.click()
            for text in at.solving(table).puzzle.alternatives[place].moves:
                table.session.play(GAME.read_move(text))
            page = listed_again(table)
            assert page.daily.status.text() == status
        assert page.daily.streak.text() == "1 day in a row"

    @pytest.mark.parametrize("language", CODES)
    def test_names_of_months_are_not_cut_off_with_large_texts(self, table, language):
        at.choose(table, "language", language)
        at.choose(table, "text_size", "1.3")
        page = listed(table)
        page.tabs.button(PuzzlesTab.HISTORY).click()
        settle()
        calendar = page.history.calendar
        picture = calendar.grab().toImage()
        top = [{picture.pixel(x, y) for x in range(picture.width())} for y in range(12)]
        assert len(top[0]) == 1
        assert len(set.union(*top)) > 1

    def test_daily_answer_counts_for_the_day_of_the_shown_puzzle(self, table):
        puzzles = at.puzzles(table)
        page = listed(table)
        puzzles.utc_day = lambda: TODAY + 1
        page.daily.solve_button.click()
        for text in at.solving(table).puzzle.alternatives[1].moves:
            table.session.play(GAME.read_move(text))
        answer = puzzles.progress.history().daily_answer("haspelknecht", TODAY)
        assert (answer.is_right, answer.day) == (False, TODAY)

    def test_unreadable_progress_is_reported_and_puzzles_are_still_listed(self, table):
        paths.results().mkdir(parents=True)
        page = listed(table)
        assert len(rows(page)) == 3
        assert "cannot be opened" in page.note_label.text()

    def test_theme_cards_show_pictures_and_progress(self, table):
        page = listed(table)
        cards = {card.text(): card for card in page.themes.cards}
        assert list(cards) == ["All themes", "Taking disks", "Pit water"]
        assert cards["Pit water"].accessibleName() == "Pit water. 0 of 1 solved"
        assert cards["Pit water"].progress.picture is not None
        assert colours_in(cards["Pit water"].grab()) > colours_in(cards["All themes"].grab())

    def test_tab_goes_down_the_page(self, table, qtbot):
        page = listed(table)
        page.activateWindow()
        qtbot.waitUntil(page.isActiveWindow)
        first = page.tabs.button(page.tab)
        first.setFocus()
        reached = [first]
        while len(reached) < 20:
            QTest.keyClick(page.focusWidget(), Qt.Key.Key_Tab)
            if page.focusWidget() is first:
                break
            reached.append(page.focusWidget())
        assert {page.themes.cards[0], page.hardness_choice, page.table, page.next_button} <= set(reached)
        heights = [widget.mapTo(page, widget.rect().center()).y() for widget in reached]
        row = 20  # Parts of one row may differ by some pixels.
        assert all(below > above - row for above, below in pairwise(heights)), heights

    def test_theme_cards_grow_with_the_text_and_fill_their_rows(self, qtbot, look):
        cards = ThemeCards(look)
        qtbot.addWidget(cards)
        themes = [ThemeProgress(str(number), "Theme", None, 0, 1) for number in range(9)]
        found = []
        for text_size in (TEXT_SIZES[0], TEXT_SIZES[-1]):
            look.set(text_size=text_size)
            cards.show_themes(look.art, themes, [""] * len(themes), None)
            cards.resize(round(5 * look.px(MIN_CARD_WIDTH) + 4 * look.px(8)), 200)
            cards.grab()
            lengths = Counter(card.y() for card in cards.cards)
            found.append((min(card.width() for card in cards.cards), [*lengths.values()]))
        (normal, normal_rows), (large, large_rows) = found
        assert (normal_rows, large_rows) == ([5, 4], [3, 3, 3])
        assert large >= TEXT_SIZES[-1] * normal

    @pytest.mark.parametrize("name", composition.GAME_NAMES)
    def test_every_theme_of_a_game_has_a_picture(self, name):
        game_ui = composition.game_uis()[name]
        assert set(game_ui.theme_pictures) == set(composition.plugin(name).puzzle_themes())

    def test_small_pictures_are_painted_later_and_again_in_another_theme(self, table, qtbot):
        page = listed(table)
        empty = page.pictures._empty_picture()
        show_all(qtbot, page)
        model = page.table.rows
        first, second = (model.data(model.index(row, 0), Qt.ItemDataRole.DecorationRole) for row in (0, 1))
        assert first.size() == second.size() == empty.size()
        assert colours_in(first) > 100
        assert first.toImage() != second.toImage()
        at.choose(table, "theme", "dark")
        show_all(qtbot, page)
        dark = model.data(model.index(0, 0), Qt.ItemDataRole.DecorationRole)
        assert dark.toImage() != first.toImage()
        page.reject()
        settle()
        # A closed page ignores later changes.
        at.choose(table, "theme", "light")
        settle()

    def test_practice_match_from_the_answer_or_best_move_is_not_stored(self, table):
        solving = put(table, "haspelknecht", 0)
        best, second = (each.moves[0] for each in solving.puzzle.alternatives[:2])
        start = at.match(table).ply
        table.session.play(GAME.read_move(second))
        card = solving.card
        assert (card.play_answer_button.isVisibleTo(card), card.play_best_button.isVisibleTo(card)) == (True, True)
        card.play_best_button.click()
        match = at.match(table)
        assert match.entries[start].text == best
        assert [seat.is_person for seat in match.seats].count(True) == 1
        assert all(seat.player in at.bots(table).names for seat in match.seats if not seat.is_person)
        assert table.game.match is None
        assert not list(paths.autosaves_folder().glob("*.haspelknecht"))
        solving = put(table, "haspelknecht", 0)
        table.session.play(GAME.read_move(best))
        assert not solving.card.play_answer_button.isVisibleTo(solving.card)
        solving.try_again()
        table.session.play(GAME.read_move(second))
        solving.card.play_answer_button.click()
        assert at.match(table).entries[start].text == second
