"""Seats whose persons are at other computers: who plays at this screen, and what it shows. No network is needed."""

from functools import partial

import pytest

from haspelknecht_qt.core.game import NO_SEAT, PERSON
from haspelknecht_qt.core.match import Match
from haspelknecht_qt.core.undo import UndoError, UndoRefusal
from haspelknecht_qt.game_ui.haspelknecht import pointing
from haspelknecht_qt.games.haspelknecht.moves import CONFIRM
from haspelknecht_qt.games.haspelknecht.moves import Place as PlaceOnWorker
from haspelknecht_qt.ui.contracts import ELSEWHERE
from haspelknecht_qt.ui.match.bots import BotService, random_bot_factories
from haspelknecht_qt.ui.match.controller import MatchChange, MatchController
from tests.core.toy import Confirm, Open, Place
from tests.toy.game_ui import POINTING
from tests.toy.playing import BOT, planning_match
from tests.ui import matches


@pytest.fixture
def at_screen(qapp):  # noqa: ARG001 - timers need an application
    """Function that begins a match at a screen, with these seats elsewhere."""
    made = []

    def begin(*elsewhere, kinds="pp", match=None, pointing=POINTING):
        match = match or planning_match(kinds)
        controller = MatchController(match, pointing, BotService(random_bot_factories))
        made.append(controller)
        controller.begin()
        controller.set_seats_elsewhere(elsewhere)
        return controller

    yield begin
    for controller in made:
        controller.turns.close()


def test_seat_elsewhere_is_marked_and_stays_a_person_in_the_match(at_screen):
    controller = at_screen(1)
    assert [seat.player for seat in controller.seats] == [PERSON, ELSEWHERE]
    assert [seat.player for seat in controller.match.seats] == [PERSON, PERSON]


def test_single_person_at_the_screen_needs_no_hand_over(at_screen):
    controller = at_screen(1)
    assert controller.handover_to is None
    assert controller.may_play
    controller.play(Place(3))
    assert controller.match.decision.actor == 1
    assert (controller.viewer, controller.handover_to, controller.may_play) == (0, None, False)


def test_hidden_plans_made_elsewhere_are_not_shown(at_screen):
    controller = at_screen(0)
    shown = []
    controller.changed.connect(lambda view, narration, _change: shown.append((view.state.plans[0], narration)))
    controller.play(Place(3))
    assert controller.match.state.plans[0] == [3]
    assert shown == [([], [])]


def test_screen_without_players_shows_no_plans(at_screen):
    controller = at_screen(0, 1)
    assert controller.view.observer == NO_SEAT
    assert controller.viewer == 0
    controller.play(Place(3))
    assert controller.view.state.plans == [[], []]
    assert not controller.view.moves
    assert controller.viewer == 1


@pytest.mark.rule("R9")
@pytest.mark.parametrize("is_bot", [False, True])
def test_confirmed_plan_is_covered_until_the_next_person_at_the_screen_plans(at_screen, is_bot):
    match = matches.planning_match("ppp", planning="hidden")
    first, second = match.decision.actor, decider_after(match, CONFIRM)
    if is_bot:
        match.set_player(second, BOT)
    controller = at_screen(*(() if is_bot else (second,)), match=match, pointing=pointing)
    controller.confirm_handover()
    controller.play(matches.legal(match, PlaceOnWorker))
    assert controller.view.observer == first
    controller.play(CONFIRM)
    assert match.decision.actor == second
    assert controller.view.observer == NO_SEAT
    assert first in match.secret_seats
    assert all(entry.ply < match.visible_ply_count for entry in controller.view.entries)
    assert match.game.digest(controller.state) == match.game.digest(match.seen_state(match.ply, second))


@pytest.mark.rule("R9")
def test_undo_of_a_confirmed_plan_needs_a_hand_over(at_screen):
    match = matches.planning_match("ppp", planning="hidden")
    first, second = match.decision.actor, decider_after(match, CONFIRM)
    match.set_player(second, BOT)
    controller = at_screen(match=match, pointing=pointing)
    controller.confirm_handover()
    controller.play(CONFIRM)
    controller.undo()
    assert (controller.handover_to, controller.may_play) == (first, False)


def decider_after(match, move):
    """Seat that decides after a move."""
    later = match.copy_undone_to(match.ply)
    later.play(move)
    return later.decision.actor


def test_returned_seat_may_play_at_this_screen(at_screen):
    controller = at_screen(0, 1)
    controller.play(Place(1))
    controller.set_seats_elsewhere([1])
    assert controller.may_play
    assert controller.view.state.plans[0] == [1]


def test_two_persons_at_one_screen_need_a_hand_over(at_screen):
    controller = at_screen(1)
    controller.set_seats_elsewhere(())
    assert controller.handover_to == 0


def test_moves_made_elsewhere_cannot_be_undone_here(at_screen):
    controller = at_screen(0)
    controller.play(Place(3))
    assert controller.why_not_undo() is UndoRefusal.OTHER_SEAT
    with pytest.raises(UndoError):
        controller.undo()
    with pytest.raises(UndoError):
        controller.restart_turn()
    assert controller.match.ply


def test_move_undone_elsewhere_cannot_be_redone_here(at_screen):
    controller = at_screen(0)
    controller.play(Place(3))
    controller.match.undo()
    assert controller.match.can_redo
    assert not controller.can_redo


def test_undo_elsewhere_leaves_this_screen_its_undo(at_screen):
    planned = planning_match()
    controller = at_screen(1, match=Match(Open(), planned.setup, planned.seed, planned.seats))
    controller.play(Place(1))
    controller.play(Confirm())
    play_elsewhere(controller, Place(1))
    controller.change_match(MatchChange.UNDONE, partial(controller.match.undo, {1}), ends_replay=False)
    assert controller.why_not_undo() is None
    controller.undo()
    assert controller.may_play


def test_screen_with_only_a_bot_observes_without_a_seat(at_screen):
    controller = at_screen(0, kinds="pb")
    assert controller.turns.bot_decision is None
    assert controller.view.observer == NO_SEAT


def play_elsewhere(controller, move):
    """Plays a move for a person at another computer."""
    controller.change_match(MatchChange.PLAYED, partial(controller.match.play, move, narrate=True), ends_replay=False)


class TestReplay:
    @pytest.fixture
    def looking_back(self, at_screen):
        """Screen that shows the first position while the person elsewhere must move, and its later changes."""
        controller = at_screen(1)
        controller.play(Place(3))
        controller.show_past_position(0)
        shown = []
        controller.changed.connect(
            lambda view, narration, change: shown.append((view.past_ply, bool(narration), change))
        )
        return controller, shown

    def test_a_move_made_elsewhere_does_not_end_the_replay(self, looking_back):
        controller, shown = looking_back
        while controller.match.decision.actor == 1:
            play_elsewhere(controller, controller.match.game.legal_moves(controller.match.state)[0])
        assert set(shown) == {(0, False, MatchChange.REPLAYED)}
        shown.clear()
        controller.go_to_ply(controller.match.ply)
        assert shown == [(None, True, MatchChange.PLAYED)]
        controller.show_past_position(0)
        controller.go_to_ply(controller.match.ply)
        assert shown[-1] == (None, False, MatchChange.REPLAYED)

    def test_seat_to_act_may_play_after_the_replay(self, looking_back):
        controller, _ = looking_back
        while controller.match.decision.actor != 0:
            play_elsewhere(controller, controller.match.game.legal_moves(controller.match.state)[0])
        assert not controller.may_play
        controller.go_to_ply(controller.match.ply)
        assert controller.may_play

    def test_replay_leaves_a_position_that_is_undone_elsewhere(self, looking_back):
        controller, shown = looking_back
        play_elsewhere(controller, controller.match.game.legal_moves(controller.match.state)[0])
        controller.show_past_position(controller.match.visible_ply_count)
        controller.change_match(MatchChange.UNDONE, controller.match.undo, ends_replay=False)
        assert controller.viewed_ply == controller.match.visible_ply_count
        controller.go_to_ply(controller.match.ply)
        assert shown[-1] == (None, False, MatchChange.UNDONE)

    def test_the_end_of_the_match_ends_the_replay(self, looking_back):
        controller, shown = looking_back
        ended = []
        controller.game_over.connect(lambda: ended.append(True))
        while not controller.match.is_over:
            assert controller.viewed_ply == 0
            play_elsewhere(controller, controller.match.game.legal_moves(controller.match.state)[0])
        assert controller.viewed_ply is None
        assert ended == [True]
        assert shown[-1][0] is None
