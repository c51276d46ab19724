"""Hints and explanations: requests, answers, and what the card shows and plays."""

import pytest
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu

from haspelknecht_qt import composition
from haspelknecht_qt.bots.hints import DecisionReview
from haspelknecht_qt.bots.process import BotFailure, BotFailureKind
from haspelknecht_qt.core.choices import can_explain_move, last_explainable_move
from haspelknecht_qt.games.haspelknecht import moves
from haspelknecht_qt.games.haspelknecht.kinds import Step
from haspelknecht_qt.games.haspelknecht.model import LIBRARY
from haspelknecht_qt.ui.contracts import LogLine
from haspelknecht_qt.ui.hints import client as asking
from haspelknecht_qt.ui.hints.client import question_about
from tests.languages import OTHER, SOURCE
from tests.ui import at_window as at
from tests.ui.hint_workers import PreparedHintWorker, hint_of
from tests.ui.matches import GAME, new_match, planning_match, play_at_random
from tests.ui.mouse import settle
from tests.ui.widgets import repeat_key


@pytest.fixture
def worker(monkeypatch):
    worker = PreparedHintWorker()
    monkeypatch.setattr(asking, "HintWorker", lambda _game, _bot_factory: worker)
    return worker


@pytest.fixture
def planning(window, worker):  # noqa: ARG001 - replaces the real worker
    match = planning_match("pb")
    play_at_random(match, lambda now: now.decision.actor == 0 and now.decision.step == Step.PLANNING.value)
    window.begin(match)
    settle()
    return match


def hint(qtbot, window):
    """Asks for a hint and waits for it."""
    at.ask_for_hint(window)
    qtbot.waitUntil(lambda: bool(at.hint_card(window).buttons))
    return at.hint_card(window)


class TestHint:
    """Hints for the person to move."""

    def test_card_says_that_the_bot_is_thinking(self, window, worker, planning):  # noqa: ARG002 - begins the match
        worker.ready = False
        at.hint_button(window).click()
        card = at.hint_card(window)
        assert card.isVisible()
        assert "is thinking" in card.line.text()
        assert not card.buttons

    def test_thinking_is_said_in_the_new_language_after_a_change(self, window, worker, planning):  # noqa: ARG002 - begins the match
        worker.ready = False
        at.ask_for_hint(window)
        card = at.hint_card(window)
        english = card.title.text(), card.line.text()
        at.choose(window, "language", OTHER)
        settle()
        assert card.line.text() != english[1]
        at.choose(window, "language", SOURCE)
        settle()
        assert (card.title.text(), card.line.text()) == english

    def test_card_lists_the_three_best_moves_with_their_points(self, qtbot, window, worker, planning):
        card = hint(qtbot, window)
        assert worker.rollout_counts == [asking.MAX_ROLLOUTS]
        assert len(card.buttons) == 3
        assert card.buttons[0].row.points == "40.0"
        assert "coal" in card.buttons[0].row.detail
        assert card.buttons[1].row.detail.startswith("1.0 less than the best")
        legal = planning.game.legal_moves(planning.state)
        assert all(button.row.move in legal for button in card.buttons)

    def test_hint_opens_and_closes_by_key(self, qtbot, window, planning):  # noqa: ARG002 - begins the match
        window.activateWindow()
        qtbot.waitUntil(window.isActiveWindow)
        at.trigger(window, "table")
        keyboard = window.table.tree.table.keyboard
        element = keyboard.element
        assert element is not None
        QTest.keyClick(at.view(window), Qt.Key.Key_H)
        card = at.hint_card(window)
        qtbot.waitUntil(lambda: bool(card.buttons))
        assert card.buttons[0].hasFocus()
        QTest.keyClick(card.buttons[0], Qt.Key.Key_Down)
        assert card.buttons[1].hasFocus()
        QTest.keyClick(card.buttons[1], Qt.Key.Key_Escape)
        assert not card.isVisible()
        assert at.view(window).hasFocus()
        assert keyboard.element == element

    def test_enter_plays_the_suggested_move(self, qtbot, window, planning):
        card = hint(qtbot, window)
        move = card.buttons[0].row.move
        QTest.keyClick(card.buttons[0], Qt.Key.Key_Return)
        assert planning.log[-1] == move

    @pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
    def test_held_key_plays_no_hint(self, qtbot, window, planning, key):
        card, ply = hint(qtbot, window), planning.ply
        repeat_key(card.buttons[0], key)
        assert planning.ply == ply

    def test_focus_is_on_table_or_card_after_a_hint_was_played(self, qtbot, window, planning):  # noqa: ARG002 - begins the match
        window.activateWindow()
        qtbot.waitUntil(window.isActiveWindow)
        card = hint(qtbot, window)
        assert card.buttons[0].hasFocus()
        QTest.keyClick(card.buttons[0], Qt.Key.Key_Return)
        focus = QApplication.focusWidget()
        assert focus is at.view(window) or card.isAncestorOf(focus)

    def test_hint_is_requested_again_while_the_plan_continues(self, qtbot, window, worker, planning):
        worker.hints = [hint_of([GAME.write_move(first_place(planning)), "confirm"], 30.0)]
        card = hint(qtbot, window)
        QTest.mouseClick(card.buttons[0], Qt.MouseButton.LeftButton)
        assert len(worker.asked) == 2
        assert card.isVisible()

    def test_card_closes_when_the_decision_is_made(self, qtbot, window, planning):  # noqa: ARG002 - begins the match
        hint(qtbot, window)
        window.controller.play(moves.CONFIRM)
        assert not at.hint_card(window).isVisible()

    def test_outdated_request_is_cancelled(self, window, worker, planning):  # noqa: ARG002 - begins the match
        worker.ready = False
        at.ask_for_hint(window)
        window.controller.play(moves.CONFIRM)
        assert worker.cancelled
        assert not at.hints(window).is_thinking

    def test_pointing_at_a_hint_highlights_its_path(self, qtbot, window, planning, monkeypatch):  # noqa: ARG002 - begins the match
        highlighted = []
        monkeypatch.setattr(window.table, "highlight", highlighted.append)
        card = hint(qtbot, window)
        card.buttons[1].pointed.emit(True)
        move = card.buttons[1].row.move
        assert highlighted[-1] == next(path for path, found in window.controller.moves if found == move)
        card.buttons[1].pointed.emit(False)
        assert highlighted[-1] is None

    def test_pointing_at_a_hint_shows_the_own_board(self, qtbot, window, planning):  # noqa: ARG002 - begins the match
        card = hint(qtbot, window)
        window.table.show_board_of(1)
        move = card.buttons[0].row.move
        place = next(path for path, found in window.controller.moves if found == move)[-1]
        assert not window.table.element_rects([place])
        card.buttons[0].pointed.emit(True)
        assert window.table.element_rects([place])

    def test_crash_of_the_bot_is_reported(self, qtbot, window, worker, planning):  # noqa: ARG002 - begins the match
        worker.messages = BotFailure(BotFailureKind.CRASHED, "gone")
        at.ask_for_hint(window)
        card = at.hint_card(window)
        qtbot.waitUntil(lambda: "has crashed" in card.line.text())
        assert not card.buttons

    def test_no_hint_is_requested_while_a_bot_is_to_move(self, window, worker):
        match = play_at_random(new_match("pb"), lambda now: now.decision.actor == 1)
        window.begin(match)
        at.bots_at_table(window).set_paused(True)
        assert not at.hint_button(window).isEnabled()
        at.hint_controller(window).toggle_hint()
        assert not worker.asked

    @pytest.mark.parametrize("size", [(1280, 720), (1600, 900)])
    def test_card_fits_the_window_and_leaves_the_prompt_free(self, qtbot, window, planning, size):  # noqa: ARG002 - see above
        window.resize(*size)
        window.workspace.rescale()
        settle()
        card = hint(qtbot, window)
        assert window.workspace.rect().contains(card.geometry())
        assert card.height() >= card.fitting_height(card.width())
        corner = at.prompt(window).mapTo(window.workspace, QPoint(0, 0))
        assert not card.geometry().intersects(at.prompt(window).rect().translated(corner))

    def test_pages_of_the_side_panel_end_above_the_card(self, qtbot, window, planning):  # noqa: ARG002 - begins the match
        window.resize(1600, 900)
        settle()
        list_of_moves = window.game.context.pages.moves.list
        height = list_of_moves.height()
        card = hint(qtbot, window)
        settle()
        end = list_of_moves.mapTo(window, list_of_moves.rect().bottomLeft())
        assert end.y() < card.mapTo(window, card.rect().topLeft()).y()
        card.close_button.click()
        settle()
        assert list_of_moves.height() == height

    @pytest.mark.parametrize("below", [True, False])
    def test_card_beside_the_prompt_leaves_the_open_page_free(self, qtbot, window, planning, below):  # noqa: ARG002 - see above
        window.resize(1280, 720)
        window.workspace.rescale()
        card, placement = hint(qtbot, window), window.game.context.card_placement
        before = placement.room_beside_prompt(below=below)
        window.turn_to_page("rules")
        settle()
        placement.place_on_panel(card, [600], below=below)
        assert not card.geometry().intersects(window.workspace.drawer_rect())
        window.turn_to_page("rules")
        assert placement.room_beside_prompt(below=below) == before

    def test_card_widens_and_then_shortens_its_texts_if_space_is_short(self, qtbot, window, planning):  # noqa: ARG002 - see above
        card = hint(qtbot, window)
        whole = card.fitting_height(200)
        assert card.fitting_size((200, 700), whole) == QSize(200, whole)
        wide = card.fitting_height(700)
        assert wide < whole
        assert card.fitting_size((200, 700), wide) == QSize(700, wide)
        size = card.fitting_size((200, 700), wide - 1)
        assert size.width() == 700
        assert card.fitting_height(700) == size.height() < wide
        best, *others = [button.heightForWidth(660) for button in card.buttons]
        assert best > max(others)
        assert card.fitting_size((200, 700), 1000) == QSize(200, whole)

    def test_hint_of_a_real_bot_is_a_legal_move(self, qtbot, window):
        window.begin(play_at_random(new_match("pb"), lambda now: now.decision.actor == 0))
        at.hints(window).close()
        at.ask_for_hint(window)
        card = at.hint_card(window)
        qtbot.waitUntil(lambda: bool(card.buttons), timeout=20_000)
        assert card.buttons[0].row.move in at.match(window).game.legal_moves(at.match(window).state)


def first_place(match):
    return next(move for move in match.game.legal_moves(match.state) if isinstance(move, moves.Place))


class TestExplanation:
    """Explanations of a bot's move."""

    @pytest.fixture
    def planned(self):
        """A match in which the bot, seat 1, has planned."""
        return play_at_random(new_match("pb"), lambda now: last_plan(now) is not None)

    def test_question_about_a_placement_covers_the_whole_plan(self, planned):
        confirmed = last_plan(planned)
        first = confirmed.ply
        while planned.entries[first - 1].decision == confirmed.decision:
            first -= 1
        question = question_about(planned, planned.entries[first])
        assert question.move == moves.CONFIRM
        assert not any(map(any, question.before.players[1].plan))
        assert question.made == tuple(entry.move for entry in planned.entries[first : confirmed.ply + 1])
        assert question.decision.actor == 1

    def test_only_visible_moves_of_bots_can_be_explained(self, planned):
        entries = planned.entries
        assert can_explain_move(planned, entries, last_plan(planned).ply)
        assert not any(can_explain_move(planned, entries, entry.ply) for entry in entries if entry.actor <= 0)
        assert last_explainable_move(planned, entries).actor == 1
        secret = [entry for entry in entries if not isinstance(entry.move, moves.Confirm)]
        placed = [entry.ply for entry in secret if isinstance(entry.move, moves.Place)]
        assert not any(can_explain_move(planned, secret, ply) for ply in placed)

    def test_played_move_is_marked(self, qtbot, window, worker, planned):
        made = [GAME.write_move(move) for move in question_about(planned, last_plan(planned)).made]
        shown_hints = [hint_of(["place yellow farmer", "confirm"], 30.0), hint_of(made, 28.0)]
        worker.hints, worker.decision_review = shown_hints, DecisionReview(shown_hints[1], shown_hints[0], 2.0)
        window.begin(planned)
        at.bots_at_table(window).set_paused(True)
        at.hint_controller(window).explain(last_plan(planned))
        card = at.hint_card(window)
        qtbot.waitUntil(lambda: len(card.buttons) == 2)
        # Rollouts judge the move of a bot without reasons. A level with own reasons states what it thought then.
        assert worker.rollout_counts == [asking.REVIEW_ROLLOUTS]
        question = question_about(planned, last_plan(planned))
        assert worker.reviewed == (question.before, question.made)
        at.hints(window).ask(question_about(planned, last_plan(planned)), "farmer", with_reasons=True)
        assert worker.rollout_counts[-1] == 0
        assert "Jost" in card.title.text()
        assert [button.row.is_played for button in card.buttons] == [False, True]
        ply = planned.ply
        card.buttons[0].click()
        QTest.mouseClick(card.buttons[0], Qt.MouseButton.LeftButton)
        assert planned.ply == ply

    def test_played_move_is_last_if_it_is_not_among_the_best(self, qtbot, window, worker, planned):
        worker.decision_review = DecisionReview(hint_of("confirm", 10.0), hint_of("place yellow farmer", 40.0), 30.0)
        worker.hints = [hint_of(f"place {colour} farmer", 40.0) for colour in ("black", "brown", "yellow")]
        window.begin(planned)
        at.bots_at_table(window).set_paused(True)
        at.hint_controller(window).explain(last_plan(planned))
        card = at.hint_card(window)
        qtbot.waitUntil(lambda: len(card.buttons) == 3)
        assert [button.row.is_played for button in card.buttons] == [False, False, True]

    def test_played_hint_names_the_played_moves_if_the_bot_evaluated_equal_ones(self, qtbot, window, worker, planned):
        question = question_about(planned, last_plan(planned))
        worker.hints = [hint_of("place black farmer", 40.0), hint_of("confirm", 38.0)]
        worker.decision_review = DecisionReview(worker.hints[1], worker.hints[0], 2.0)
        window.begin(planned)
        with qtbot.waitSignal(at.hints(window).answered) as caught:
            at.hints(window).ask(question, "farmer")
        (answer,) = caught.args
        played = answer.hints[answer.played_index]
        assert (played.moves, played.points) == (tuple(map(GAME.write_move, question.made)), 38.0)
        assert (answer.evaluated_moves, answer.hints[:2]) == (("confirm",), tuple(worker.hints))

    def test_alternative_of_a_bot_highlights_no_path_of_the_person(self, qtbot, window, worker, planned, monkeypatch):
        match = play_at_random(
            planned, lambda now: now.decision.actor == 0 and now.decision.step == Step.PLANNING.value
        )
        text = GAME.write_move(first_place(match))
        worker.hints = [hint_of([text, "confirm"], 30.0), hint_of("confirm", 28.0)]
        worker.decision_review = DecisionReview(worker.hints[1], worker.hints[0], 2.0)
        window.begin(match)
        highlighted = []
        monkeypatch.setattr(window.table, "highlight", highlighted.append)
        at.hint_controller(window).explain(last_plan(match))
        card = at.hint_card(window)
        qtbot.waitUntil(lambda: len(card.buttons) == 3)
        card.buttons[0].pointed.emit(True)
        assert set(highlighted) <= {None}

    def test_context_menu_of_the_log_explains_a_move(self, qtbot, window, worker, planned):  # noqa: ARG002 - replaces the real worker
        window.begin(planned)
        at.bots_at_table(window).set_paused(True)
        at.panel(window).show_page("log")
        settle()
        rows = at.log_page(window).list
        place = next(
            place
            for place, row in enumerate(rows.rows.rows)
            if isinstance(row.value, LogLine) and can_explain_move(planned, planned.entries, row.value.ply)
        )
        rows.scrollTo(rows.rows.index(place))
        rows.customContextMenuRequested.emit(rows.visualRect(rows.rows.index(place)).center())
        menu = next(menu for menu in rows.findChildren(QMenu) if menu.isVisible())
        menu.actions()[0].trigger()
        menu.hide()
        qtbot.waitUntil(at.hint_card(window).isVisible)
        assert "Jost" in at.hint_card(window).title.text()

    def test_strongest_level_explains_bots_that_cannot_explain_themselves(self, window):
        window.begin(new_match("pb"))
        hints = at.hints(window)
        strongest = "coal_miner" if LIBRARY.is_available() else "haspelknecht"
        assert hints.hint_bot == strongest
        assert hints.explaining_bot("farmer") == "farmer"
        assert hints.explaining_bot("random") == hints.explaining_bot("coal_miner") == strongest
        assert [hints.can_explain_itself(name) for name in ("farmer", "coal_miner", "random")] == [True, False, False]


class TestKeyboard:
    """The card takes the focus when its answer arrives, and never later."""

    @pytest.fixture
    def shown_hints(self, qtbot, window, worker):
        """Hint controller with an open explanation; the person has two moves to make."""
        planned = play_at_random(planning_match("pb"), lambda match: last_plan(match) is not None)
        worker.hints = [hint_of("place yellow farmer", 30.0), hint_of("confirm", 28.0)]
        worker.decision_review = DecisionReview(worker.hints[1], worker.hints[0], 2.0)
        play_at_random(planned, lambda now: now.decision.actor == 0)
        window.begin(planned)
        at.bots_at_table(window).set_paused(True)
        settle()
        hints = at.hint_controller(window)
        hints.explain(last_plan(planned))
        qtbot.waitUntil(lambda: len(hints.card.buttons) == 2)
        return hints

    def test_focus_stays_on_the_table_after_a_move(self, window, shown_hints):
        assert shown_hints.card.isAncestorOf(window.focusWidget())
        at.view(window).setFocus()
        window.controller.play(GAME.legal_moves(at.match(window).state)[0])
        settle()
        assert shown_hints.card.isVisible()
        assert window.focusWidget() is at.view(window)

    def test_explanation_is_hidden_when_its_move_is_undone(self, window, shown_hints):
        explained = last_plan(at.match(window))
        while at.match(window).ply > explained.ply + 1:
            at.match(window).undo()
            window.controller.refresh_moves()
            assert shown_hints.card.isVisible()
        at.match(window).undo()
        window.controller.refresh_moves()
        assert not shown_hints.card.isVisible()

    def test_card_is_hidden_during_a_hand_over(self, window, shown_hints):
        window.controller.handover_to = 0
        window.controller.refresh_moves()
        settle()
        assert not shown_hints.card.isVisible()

    def test_no_move_is_explained_during_a_hand_over(self, window, shown_hints):
        assert at.players_menu(window).why.isEnabled()
        window.controller.handover_to = 0
        window.controller.refresh_moves()
        assert not shown_hints.can_explain
        assert not at.players_menu(window).why.isEnabled()
        shown_hints.explain_last_move(None)
        assert not shown_hints.card.isVisible()


def last_plan(match):
    """Last confirmation of the bot; None before it has confirmed."""
    return next((e for e in reversed(match.entries) if e.actor == 1 and isinstance(e.move, moves.Confirm)), None)


def test_closing_the_window_stops_thinking(qtbot, open_window):
    window = open_window()
    window.begin(play_at_random(new_match("pb"), lambda now: now.decision.actor == 0))
    at.ask_for_hint(window)
    hints = at.hints(window)
    assert hints.is_thinking
    window.close()
    assert not hints.is_thinking
    qtbot.wait(50)


def test_bot_factories_include_the_levels_of_haspelknecht():
    assert {"random", "shepherd", "farmhand", "farmer", "haspelknecht"} <= set(
        composition.bot_factories("haspelknecht")
    )
