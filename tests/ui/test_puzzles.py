"""Puzzles: the list, solving on the table, and the evaluation of answers."""

import sqlite3
from contextlib import closing

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel

from haspelknecht_qt import composition, paths
from haspelknecht_qt.bots.puzzles import Alternative, Puzzle
from haspelknecht_qt.core.glicko import GlickoRating
from haspelknecht_qt.core.puzzle_progress import PuzzleProgressState
from haspelknecht_qt.core.seats import FIRST_NAMES
from haspelknecht_qt.games.haspelknecht import moves
from haspelknecht_qt.games.haspelknecht.model import LIBRARY
from haspelknecht_qt.ui.hints import client as asking
from haspelknecht_qt.ui.puzzles.puzzle import ListedPuzzle, find_answer
from haspelknecht_qt.ui.puzzles.texts import PuzzleSentence, PuzzleTexts
from haspelknecht_qt.ui.widgets.basics import IconButton
from tests.game_ui.haspelknecht.test_keyboard_game import come_back
from tests.ui import any_game
from tests.ui import at_window as at
from tests.ui.keyboard import KeyboardPlayer
from tests.ui.matches import GAME, new_match, play_at_random
from tests.ui.mouse import MousePlayer, messages, settle
from tests.ui.puzzles import (
    LEFT,
    TODAY,
    FakePuzzleWorker,
    choose,
    choose_theme,
    listed,
    listed_again,
    made_collection,
    path_of,
    put,
    rows,
    show_all,
    state_of,
    taking,
    texts,
)


@pytest.fixture(scope="module")
def collection():
    return made_collection()


@pytest.fixture
def table(window, collection):
    """Window with this collection, on a fixed day."""
    at.puzzles(window).find_puzzles = lambda game: collection[game]
    at.puzzles(window).today = at.puzzles(window).utc_day = lambda: TODAY
    return window


@pytest.fixture
def hint_bot(monkeypatch):
    hint_bot = FakePuzzleWorker()
    monkeypatch.setattr(asking, "HintWorker", lambda _game, _bot_factory: hint_bot)
    return hint_bot


class TestList:
    def test_list_is_filtered_by_theme_difficulty_and_game(self, table, qtbot):
        page = listed(table)
        show_all(qtbot, page)
        assert rows(page) == [
            ("Puzzle 1: Year I, spring. Which disks do you take first?", "Taking disks", "easy (1200)", "new"),
            ("Puzzle 2: Year I, spring. Which workers get your disks?", "Pit water", "hard (1800)", "new"),
            ("Puzzle 3: Year I, spring. Which disks do you take first?", "Taking disks", "medium (1500)", "new"),
        ]
        assert page.solved_label.text() == "0 of 3 solved"
        choose_theme(page, "Pit water")
        assert [row[1] for row in rows(page)] == ["Pit water"]
        choose(page.hardness_choice, 1)
        assert (rows(page), page.empty_label.text()) == ([], "No puzzle matches these filters.")
        assert not page.next_button.isEnabled()
        choose_theme(page, "All themes")
        assert [row[2] for row in rows(page)] == ["easy (1200)"]
        for widget in (page.game_choice, page.hardness_choice, page.state_choice, page.table, page.mistake_table):
            assert widget.accessibleName()
        # Another game is set up only when one of its puzzles is opened.
        choose(page.game_choice, "gueules_noires")
        assert [row[1] for row in rows(page)] == ["Majorities", "Orders"]
        assert at.game_ui(table).name == "haspelknecht"

    @pytest.mark.parametrize("name", composition.GAME_NAMES)
    def test_every_theme_has_its_own_name(self, qapp, name):  # noqa: ARG002 - texts need an application
        themes, game_ui = composition.plugin(name).puzzle_themes(), composition.game_uis()[name]
        assert len({game_ui.theme_name(theme) for theme in themes}) == len(themes) > 3
        with pytest.raises(KeyError):
            game_ui.theme_name("chess")

    def test_difference_fits_the_points_that_are_shown(self, qapp):  # noqa: ARG002 - texts need an application
        puzzle_texts = PuzzleTexts(composition.game_uis()["haspelknecht"].texts)
        match = taking()
        best, second, _ = texts(match)
        alternatives = (
            Alternative(tuple(best), 42.14, 0.0, 0.0, ()),
            Alternative(tuple(second), 33.56, 8.58, 0.4, ()),
        )
        upper, lower = puzzle_texts.rows(GAME, match.state, alternatives, 1)
        less = f"{float(upper.points) - float(lower.points):.1f} "
        assert lower.detail.startswith(less)
        assert less in puzzle_texts.wrong_answer_text(alternatives, 1)

    def test_next_puzzle_matches_the_filter_which_remains(self, table):
        page = listed(table)
        choose_theme(page, "Taking disks")
        page.next_button.click()
        assert at.solving(table).puzzle.key == "a"
        at.solving(table).card.next_button.click()
        assert at.solving(table).puzzle.key == "c"
        at.solving(table).card.list_button.click()
        chosen = [card.text() for card in at.puzzles_page(table).themes.cards if card.isChecked()]
        assert chosen == ["Taking disks"]

    def test_chosen_status_stays_offered_when_no_puzzle_has_it_any_more(self, table):
        page = listed(table)
        choose(page.state_choice, PuzzleProgressState.NEW)
        puzzles = at.puzzles(table)
        for each in page._built_in:
            puzzles.progress.answer_built_in_puzzle(
                "haspelknecht", each.key, puzzles.utc_day(), each.definition.first_rating, right=True
            )
        page = listed_again(table)
        assert not page.table.isVisible()
        assert page.state_choice.currentData() == PuzzleProgressState.NEW
        choose(page.state_choice, None)
        assert len(rows(page)) == 3

    def test_list_opens_when_no_puzzle_is_left(self, table):
        for name in ("d", "e"):
            at.puzzles(table).progress.answer_built_in_puzzle("gueules_noires", name, TODAY, GlickoRating(), right=True)
        at.puzzles(table).open_next_puzzle("gueules_noires")
        page = at.puzzles_page(table)
        assert page.isVisible()
        assert page.solved_label.text() == "2 of 2 solved"


class TestOnTheTable:
    def test_puzzle_is_answered_wrong_and_then_right_by_mouse(self, table, qtbot):
        game = play_at_random(new_match(), lambda now: now.ply > 20)
        table.begin(game)
        page = (at.puzzles(table).show_puzzle_list("haspelknecht"), at.puzzles_page(table))[1]
        index = page.table.rows.index(0, 0)
        QTest.mouseClick(page.table.viewport(), LEFT, pos=page.table.visualRect(index).center())
        settle()
        solving, menus = at.solving(table), at.actions(table)
        assert not page.isVisible()
        assert solving.card.sentence.text().startswith("Your turn: Year I, ")
        assert solving.card.rows == []
        assert not menus["replay"].isEnabled()
        assert not at.players_menu(table).hint.isEnabled()
        assert not menus["undo"].isEnabled()
        best, second, _ = texts(taking())
        MousePlayer(table).play(path_of(table, second[0]))
        settle()
        assert solving.card.sentence.text() == "Not the best: it falls 2.8 points short."
        assert [row.row.is_played for row in solving.card.rows] == [False, True, False]
        assert solving.card.rows[0].row.detail == "Turn order value 3: place 1 of 2\nNow: 2 more disks"
        assert solving.card.rows[0].row.numbers == "Developments +35.0, Pit water \N{MINUS SIGN}1.0"
        assert solving.card.rows[1].row.detail.splitlines()[-1].startswith("2.8 ± 0.4 less")
        assert solving.card.rows[1].row.numbers == "Developments \N{MINUS SIGN}2.8"
        assert all(row.accessibleName() for row in solving.card.rows)
        assert menus["replay"].isEnabled()
        assert table.controller.moves == []
        QTest.mouseClick(solving.card.best_button, LEFT)
        qtbot.waitUntil(lambda: not solving._move_timer.isActive())
        assert [entry.text for entry in at.match(table).entries][-1:] == best
        assert solving.card.rows[1].row.is_played
        QTest.mouseClick(solving.card.again_button, LEFT)
        assert solving.card.rows == []
        assert not menus["replay"].isEnabled()
        MousePlayer(table).play(path_of(table, best[0]))
        assert solving.card.sentence.text() == "Correct: that is the best move."
        # The first answer counts.
        assert state_of(table, "haspelknecht", 0) is PuzzleProgressState.MISSED
        # A puzzle is no match: nothing of it is saved, and the match before it can be continued.
        assert table.game.match is None
        assert len(list(paths.autosaves_folder().glob("*.haspelknecht"))) == 1
        table.show_start()
        QTest.mouseClick(at.start_button(table, "resume"), LEFT)
        assert at.match(table) is game
        assert not solving.card.isVisible()

    def test_rating_is_shown_only_beside_the_rated_answer(self, table):
        """Further tries at a puzzle are not rated, so the change would contradict their judgement."""
        solving = put(table, "haspelknecht", 0)
        best, second, _ = texts(taking())
        table.session.play(GAME.read_move(second[0]))
        judgement = solving.card.sentence.text()
        assert solving.card.second_sentence.text()
        solving.try_again()
        table.session.play(GAME.read_move(best[0]))
        assert solving.card.sentence.text() != judgement
        assert solving.card.second_sentence.text() == "Only your first answer counted."

    def test_puzzle_is_opened_solved_and_followed_by_the_next_by_keyboard(self, table, qtbot):
        table.choose_game("gueules_noires")
        keys = KeyboardPlayer(table)
        keys.tab_to(at.start_button(table, "puzzles"))
        keys.press(Qt.Key.Key_Return)
        settle()
        keys.press(Qt.Key.Key_Return)
        come_back(qtbot, table)
        solving = at.solving(table)
        assert solving.puzzle.key == "d"
        assert keys.focus is at.view(table)
        game = at.match(table).game
        wanted = solving.puzzle.alternatives[0].moves[0]
        path = next(path for path, move in table.controller.moves if game.write_move(move) == wanted)
        keys.play_on_table(path, by_arrows=False, key=Qt.Key.Key_Return)
        settle()
        assert solving.card.sentence.text() == "Correct: that is the best move."
        assert keys.focus is solving.card.next_button
        assert state_of(table, "gueules_noires", 0) is PuzzleProgressState.SOLVED
        keys.tab_to(solving.card.rows[0])
        keys.press(Qt.Key.Key_Down)
        assert keys.focus is solving.card.rows[1]
        keys.tab_to(solving.card.next_button)
        keys.press(Qt.Key.Key_Return)
        assert at.solving(table).puzzle.key == "e"
        assert keys.focus is at.view(table)

    def test_plan_laid_out_in_any_order_counts_when_it_is_confirmed(self, table):
        solving = put(table, "haspelknecht", 1)
        game, (first, second, _) = at.match(table).game, solving.puzzle.alternatives[0].moves
        for text in (second, first):
            table.session.play(game.read_move(text))
        assert not solving.is_answered
        at.trigger(table, "undo")
        at.trigger(table, "undo")
        assert not at.actions(table)["undo"].isEnabled()
        for text in (second, first, "confirm"):
            table.session.play(game.read_move(text))
        assert solving.card.sentence.text() == "Correct: that is the best move."
        # Undo opens the question again.
        at.trigger(table, "undo")
        assert not solving.is_answered
        assert table.controller.moves

    def test_log_shows_past_positions_only_after_the_answer(self, table):
        solving = put(table, "haspelknecht", 0)
        table.workspace.show_page("log")
        log = at.log_page(table)
        assert not log.back.isEnabled()
        assert not log.slider.isEnabled()
        log.list.chosen.emit(log.lines[0])
        log.ply_wanted.emit(1)
        assert table.controller.viewed_ply is None
        assert not at.replay(table).is_open
        table.session.play(table.controller.moves[0][1])
        assert solving.is_answered
        assert log.slider.isEnabled()
        log.back.click()
        assert at.replay(table).is_open

    def test_move_beside_the_alternatives_is_evaluated_by_the_strongest_bot(self, table, hint_bot, qtbot):
        solving = put(table, "haspelknecht", 0)
        other = GAME.legal_moves(at.match(table).state)[4]
        hint_bot.best = GAME.write_move(GAME.legal_moves(at.match(table).state)[0])
        table.session.play(other)
        qtbot.waitUntil(lambda: len(solving.card.rows) == 4)
        judge = "Coal-miner" if LIBRARY.is_available() else "Haspelknecht"
        assert solving.card.sentence.text() == f"Not the best: as {judge} judges it, it falls about 3.0 points short."
        mine = solving.card.rows[3].row
        assert (mine.points, mine.is_played) == ("≈ 37.0", True)
        assert mine.detail.splitlines()[-1] == "about 3.0 less"
        assert state_of(table, "haspelknecht", 0) is PuzzleProgressState.MISSED

    def test_plan_with_other_pieces_is_recognised_by_the_moves_of_the_bot(self, table, hint_bot, qtbot):
        solving = put(table, "haspelknecht", 1)
        hint_bot.told = solving.puzzle.alternatives[0].moves
        for _ in range(2):
            place = [move for _, move in table.controller.moves if isinstance(move, moves.Place)][-1]
            assert GAME.write_move(place) not in hint_bot.told
            table.session.play(place)
        table.session.play(moves.CONFIRM)
        qtbot.waitUntil(lambda: bool(solving.card.rows))
        assert solving.card.sentence.text() == "Correct: that is the best move."
        assert [row.row.is_played for row in solving.card.rows] == [True, False]
        assert state_of(table, "haspelknecht", 1) is PuzzleProgressState.SOLVED

    def test_prompt_asks_for_no_move_after_the_answer(self, table):
        solving = put(table, "haspelknecht", 0)
        asked = at.headline(table).full_text
        table.session.play(GAME.read_move(solving.puzzle.alternatives[1].moves[0]))
        assert at.match(table).decision is not None
        assert at.headline(table).full_text == PuzzleSentence.ANSWERED.text
        solving.card.again_button.click()
        assert at.headline(table).full_text == asked

    def test_played_row_is_visible_with_very_large_text(self, table, qtbot):
        at.choose(table, "text_size", "1.3")
        solving = put(table, "haspelknecht", 0)
        table.session.play(GAME.read_move(solving.puzzle.alternatives[2].moves[0]))
        bar, row = solving.card.scroll_area.verticalScrollBar(), solving.card.rows[2]
        qtbot.waitUntil(lambda: bar.value() > 0)
        assert row.visibleRegion().boundingRect() == row.rect()

    def test_row_of_an_equal_alternative_names_the_played_move(self, table, hint_bot, qtbot):
        solving = put(table, "haspelknecht", 0)
        position, other = at.match(table).state.copy(), GAME.legal_moves(at.match(table).state)[4]
        hint_bot.told = solving.puzzle.alternatives[1].moves
        table.session.play(other)
        qtbot.waitUntil(lambda: bool(solving.card.rows))
        rows = [row.row for row in solving.card.rows]
        assert [row.is_played for row in rows] == [False, True, False]
        assert rows[1].text == at.game_ui(table).texts.moves.joint_line(position, [other])
        assert rows[1].points == "37.2"

    def test_answer_does_not_count_if_the_bot_fails(self, table, hint_bot, qtbot):
        hint_bot.loss = None
        solving = put(table, "haspelknecht", 0)
        table.session.play(GAME.legal_moves(at.match(table).state)[4])
        qtbot.waitUntil(lambda: len(solving.card.rows) == 3)
        assert solving.card.sentence.text() == "No bot could judge this move. It does not count."
        assert state_of(table, "haspelknecht", 0) is PuzzleProgressState.NEW

    def test_damaged_puzzle_is_reported(self, table, collection):
        broken = Puzzle("x", "water", 1, "haspelknecht:abc", collection["haspelknecht"][0].alternatives)
        at.puzzles(table).find_puzzles = lambda _game: (broken,)
        put(table, "haspelknecht", 0)
        (message,) = messages(table)
        assert message.headline.text() == "This puzzle cannot be opened"
        assert table.session is None

    def test_answer_is_written_after_another_program_unlocks_the_database(self, table, qtbot):
        puzzles = at.puzzles(table)
        puzzles._queue._retry_timer.setInterval(10)
        puzzles.progress.answer_built_in_puzzle("haspelknecht", "b", TODAY, GlickoRating(), right=True)
        with closing(sqlite3.connect(paths.results(), isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            solving = put(table, "haspelknecht", 0)
            table.session.play(GAME.read_move(solving.puzzle.alternatives[0].moves[0]))
            assert puzzles._queue._waiting_writes
            other.execute("ROLLBACK")
        qtbot.waitUntil(lambda: not puzzles._queue._waiting_writes)
        assert state_of(table, "haspelknecht", 0) is PuzzleProgressState.SOLVED
        assert messages(table) == []

    def test_buttons_have_names_and_labels_show_plain_text(self, table):
        page = listed(table)
        page.next_button.click()
        solving = at.solving(table)
        table.session.play(GAME.read_move(solving.puzzle.alternatives[1].moves[0]))
        for widget in (page, solving.card):
            assert all(button.text() or button.accessibleName() for button in widget.findChildren(IconButton))
            assert all(label.textFormat() == Qt.TextFormat.PlainText for label in widget.findChildren(QLabel))


class TestAnswer:
    """Answers, read from the log alone."""

    def test_plan_that_leaves_an_alternative_is_an_answer(self, collection):
        whole = collection["haspelknecht"][1]
        match = whole.match({GAME.name: GAME})
        start = match.ply
        assert find_answer(match, start, whole.alternatives) is None
        match.play(GAME.read_move(whole.alternatives[0].moves[0]))
        assert find_answer(match, start, whole.alternatives) is None
        match.play(moves.CONFIRM)
        answer = find_answer(match, start, whole.alternatives)
        assert (answer.alternative_index, [GAME.write_move(move) for move in answer.moves]) == (
            None,
            [whole.alternatives[0].moves[0], "confirm"],
        )

    @pytest.mark.parametrize("few", [slice(5), pytest.param(slice(None), marks=pytest.mark.long)], ids=["few", "all"])
    @pytest.mark.parametrize("name", composition.GAME_NAMES)
    def test_each_alternative_of_the_collection_is_recognised_when_played(self, name, few):
        for each in composition.find_puzzles(name)[few]:
            puzzle = ListedPuzzle(each, PuzzleProgressState.NEW, 1)
            for place, alternative in enumerate(each.alternatives):
                match = puzzle.match(any_game.GAMES, FIRST_NAMES)
                start = match.ply
                for text in alternative.moves:
                    assert find_answer(match, start, each.alternatives) is None
                    match.play(match.game.read_move(text))
                assert find_answer(match, start, each.alternatives).alternative_index == place, each.name

    def test_answer_that_leaves_a_turn_includes_the_loss_of_its_first_move(self):
        match = any_game.play("gueules_noires", "pp", 60)
        game, start, seat = match.game, match.ply, match.decision.actor
        # Find a move after which the same player has several moves to choose from.
        for move in game.legal_moves(match.state):
            match.play(move)
            decision = match.decision
            if decision.actor == seat and match.ply == start + 1 and len(game.legal_moves(match.state)) > 1:
                break
            match.undo()
        first, (one, *_, other) = (
            game.write_move(move),
            [game.write_move(each) for each in game.legal_moves(match.state)],
        )
        alternatives = [Alternative((first, one), 37.5, 2.5, 0.1, ())]
        assert find_answer(match, start, alternatives) is None
        match.play(game.read_move(other))
        while (answer := find_answer(match, start, alternatives)) is None:
            match.play(game.legal_moves(match.state)[0])
        assert (answer.alternative_index, answer.earlier_loss) == (None, 2.5)
