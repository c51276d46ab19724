"""Hidden planning of Haspelknecht: who sees which plan, and when the table is handed over (rule R9)."""

import re

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from haspelknecht_qt.bots.levels import RANDOM
from haspelknecht_qt.core.game import CHANCE
from haspelknecht_qt.core.undo import UndoError, UndoRefusal
from haspelknecht_qt.game_ui.haspelknecht import pointing
from haspelknecht_qt.games.haspelknecht import moves
from haspelknecht_qt.games.haspelknecht.kinds import Step
from haspelknecht_qt.ui.match.bots import BotService, random_bot_factories
from haspelknecht_qt.ui.match.controller import MatchController
from tests.ui import at_window as at
from tests.ui.matches import legal, new_match, planning_match, play_at_random
from tests.ui.mouse import settle


class TestController:
    """The match controller, without a window."""

    @pytest.fixture
    def begin_match(self, qapp):  # noqa: ARG002 - timers need an application
        """Begins a match; returns its controller and the list of seats that got the table."""
        made = []

        def begin_controller(match):
            controller = MatchController(match, pointing, BotService(random_bot_factories), None)
            made.append(controller)
            handed_to = []
            controller.handover_needed.connect(handed_to.append)
            controller.begin()
            return controller, handed_to

        yield begin_controller
        for controller in made:
            controller.turns.close()

    def test_plans_cannot_be_undone_once_revealed(self, begin_match):
        match = planning_match(planning="hidden")
        controller, _ = begin_match(match)
        for _ in range(2):
            controller.confirm_handover()
            controller.play(legal(match, moves.Place))
            self.confirm(controller)
        assert match.decision.step == Step.EXECUTING.value
        assert controller.why_not_undo() is UndoRefusal.REVEALED
        with pytest.raises(UndoError):
            controller.restart_turn()
        # Moves of the execution can be undone back to its beginning, and no further.
        first = match.ply
        controller.play(match.game.legal_moves(match.state)[0])
        controller.undo()
        assert match.ply == first
        assert controller.why_not_undo() is UndoRefusal.REVEALED

    def test_hand_over_precedes_secret_planning_by_the_same_seat(self, begin_match):
        for seed in range(40):
            match = play_at_random(new_match("pp", seed=seed, planning="hidden"), self.before_planning)
            actor = match.decision.actor
            controller, handed_to = begin_match(match)
            controller.play(match.game.legal_moves(match.state)[0])
            if match.decision.actor == actor:
                assert match.decision.step == Step.PLANNING.value
                assert handed_to == [actor]
                assert controller.moves == []
                controller.confirm_handover()
                controller.play(legal(match, moves.Place))
                assert handed_to == [actor]
                return
        pytest.fail("nobody has ever gone on")

    @staticmethod
    def before_planning(match):
        """Whether the first legal move leads to secret planning."""
        if match.decision is None or match.decision.step not in {Step.SECOND_TAKING.value, Step.RETURNING_WATER.value}:
            return False
        after = match.state.copy()
        match.game.advance(after, match.game.legal_moves(match.state)[0])
        return match.game.is_secret(after)

    @staticmethod
    def confirm(controller):
        while not any(move == moves.CONFIRM for _, move in controller.moves):
            controller.play(legal(controller.match, moves.Place))
        controller.play(moves.CONFIRM)

    @pytest.mark.rule("R9")
    def test_plan_of_another_seat_is_hidden(self, begin_match):
        match = planning_match(planning="hidden")
        controller, _ = begin_match(match)
        controller.confirm_handover()
        first = controller.viewer
        controller.play(legal(match, moves.Place))
        self.confirm(controller)
        assert not any(any(row) for row in controller.state.players[first].plan)
        assert any(any(row) for row in match.state.players[first].plan)

    @pytest.mark.rule("R9")
    def test_no_plan_is_shown_in_an_opened_match_while_a_bot_plans(self, begin_match):
        match, first, second = self.match_with_a_plan()
        match.set_player(second, RANDOM)
        controller, _ = begin_match(match)
        self.check_hidden_while_bot_plans(controller, first, second)

    @pytest.mark.rule("R9")
    def test_no_plan_is_shown_after_a_bot_has_taken_over_a_planning_seat(self, begin_match):
        match, first, second = self.match_with_a_plan()
        controller, _ = begin_match(match)
        controller.confirm_handover()
        controller.set_player(second, RANDOM)
        self.check_hidden_while_bot_plans(controller, first, second)

    @staticmethod
    def match_with_a_plan():
        """A match of three persons after the first plan. Also returns its seat, and the seat that plans next."""
        match = planning_match("ppp", planning="hidden")
        first = match.decision.actor
        match.play(legal(match, moves.Place))
        while moves.CONFIRM not in match.game.legal_moves(match.state):
            match.play(legal(match, moves.Place))
        match.play(moves.CONFIRM)
        return match, first, match.decision.actor

    @staticmethod
    def check_hidden_while_bot_plans(controller, first, bot):
        match = controller.match
        assert any(any(row) for row in match.state.players[first].plan)
        while match.decision.actor == bot:
            assert not any(any(row) for row in controller.state.players[first].plan)
            controller.play(match.game.legal_moves(match.state)[0])
        assert controller.handover_to == match.decision.actor


class TestInTheWindow:
    """Hand-overs in the window."""

    def test_open_planning_needs_no_hand_over(self, window):
        window.begin(planning_match())
        window.session.play(moves.CONFIRM)
        assert not at.hand_over(window).isVisible()

    def test_hand_over_precedes_every_turn_if_set(self, window):
        at.trigger(window, "hand_over")
        assert window.settings.always_hands_over
        match = planning_match()
        window.begin(match)
        assert at.hand_over(window).isVisible()
        assert "planning" in at.hand_over(window).position_line.text()
        QTest.keyClick(at.hand_over(window), Qt.Key.Key_Return)
        assert not at.hand_over(window).isVisible()
        first = window.controller.viewer
        window.session.play(legal(match, moves.Place))
        assert not at.hand_over(window).isVisible()
        window.session.play(moves.CONFIRM)
        assert at.hand_over(window).isVisible()
        lines = [
            line
            for recent_events in window.session.recent_events(window.controller.handover_to)
            for line in recent_events.lines
        ]
        assert any(match.seats[first].name in line for line in lines)


@pytest.mark.rule("R9")
class TestCounts:
    """Numbers of moves in the log, the status line, the replay and on the start page."""

    @pytest.mark.parametrize("placed", [0, 2])
    def test_no_count_tells_how_many_moves_another_player_has_planned(self, window, placed):
        match = planning_match("ppp", planning="hidden")
        known = len(match.entries)
        shared = sum(entry.actor != CHANCE for entry in match.entries)
        for _ in range(placed):
            match.play(legal(match, moves.Place))
        match.play(moves.CONFIRM)
        said = []
        window.begin(match)
        window.controller.confirm_handover()
        log = at.log_page(window)
        at.tree(window).said.connect(said.append)
        assert log.position.text() == f"Step {known} of {known}"
        assert at.panel(window).status_line.full_text.startswith(f"Move {shared} ")
        log.slider.setValue(known - 1)
        assert said[-1].startswith(f"Step {known - 1} of {known}.")
        assert log.position.text() == f"Step {known - 1} of {known}"
        at.replay(window).open()
        assert not at.replay(window).bar.continue_button.isEnabled()

    @pytest.mark.parametrize("placed", [0, 2])
    def test_start_page_does_not_count_the_moves_of_a_secret_plan(self, window, placed):
        match = planning_match("ppp", planning="hidden")
        shared = sum(entry.actor != CHANCE for entry in match.entries)
        for _ in range(placed):
            match.play(legal(match, moves.Place))
        match.play(moves.CONFIRM)
        window.begin(match)
        at.trigger(window, "start_page")
        settle()
        assert re.findall(r"\d+", window.start_page.last_game.text()) == [str(shared)]

    def test_end_of_the_timeline_in_the_log_returns_to_the_secret_plan(self, window):
        match = planning_match(planning="hidden")
        match.play(moves.CONFIRM)
        window.begin(match)
        window.controller.confirm_handover()
        log = at.log_page(window)
        log.slider.setValue(3)
        assert window.controller.viewed_ply == 3
        log.slider.setValue(log.slider.maximum())
        assert window.controller.viewed_ply is None
        assert window.controller.may_play
