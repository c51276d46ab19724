"""Hidden planning of Haspelknecht: who sees which plan, and when the table is handed over (rule R9)."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from haspelknecht_qt.core.undo import UndoError, UndoRefusal
from haspelknecht_qt.game_ui.haspelknecht import pointing
from haspelknecht_qt.games.haspelknecht import moves
from haspelknecht_qt.games.haspelknecht.kinds import Step
from haspelknecht_qt.ui.match.bots import BotService, random_bot_factories
from haspelknecht_qt.ui.match.controller import MatchController
from tests.ui import at_window as at
from tests.ui.matches import legal, new_match, planning_match, play_at_random


class TestController:
    """No window is needed for it."""

    @pytest.fixture
    def seat(self, qapp):  # noqa: ARG002 - timers want an application
        """Makes a controller that has begun, with the seats that it has handed the table to."""
        made = []

        def begin(match):
            controller = MatchController(match, pointing, BotService(random_bot_factories), None)
            made.append(controller)
            handed_to = []
            controller.handover_needed.connect(handed_to.append)
            controller.begin()
            return controller, handed_to

        yield begin
        for controller in made:
            controller.turns.close()

    def test_nobody_plans_anew_who_knows_the_plans_of_the_others(self, seat):
        match = planning_match(planning="hidden")
        controller, _ = seat(match)
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

    def test_who_goes_on_in_secret_is_asked_to_have_the_others_look_away(self, seat):
        for seed in range(40):
            match = play_at_random(new_match("pp", seed=seed, planning="hidden"), self.before_planning)
            actor = match.decision.actor
            controller, handed_to = seat(match)
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
        """Whether the next move begins the planning, whatever it is."""
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
    def test_the_plan_of_another_is_not_to_be_seen(self, seat):
        match = planning_match(planning="hidden")
        controller, _ = seat(match)
        controller.confirm_handover()
        first = controller.viewer
        controller.play(legal(match, moves.Place))
        self.confirm(controller)
        assert not any(any(row) for row in controller.state.players[first].plan)
        assert any(any(row) for row in match.state.players[first].plan)


class TestInTheWindow:
    """Plans that the window hides."""

    def test_open_planning_needs_no_hand_over(self, window):
        window.begin(planning_match())
        window.session.play(moves.CONFIRM)
        assert not at.hand_over(window).isVisible()

    def test_it_may_come_before_every_turn(self, window):
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
