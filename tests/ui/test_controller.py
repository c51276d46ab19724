"""Controller: moves, undo, taking back, bots, hidden plans and saving. It needs no window."""

from functools import partial
from itertools import count

import pytest

from haspelknecht_qt.bots.levels import RANDOM
from haspelknecht_qt.core import record
from haspelknecht_qt.core.autosave import AutosaveFolder
from haspelknecht_qt.core.game import IllegalMove
from haspelknecht_qt.core.rng import Generator, bot_seed
from haspelknecht_qt.core.storage import StorageError
from haspelknecht_qt.core.undo import UndoError, UndoPolicy, UndoRefusal
from haspelknecht_qt.table.move_index import MoveIndex
from haspelknecht_qt.ui.contracts import TakeBack
from haspelknecht_qt.ui.match.bots import BotService, random_bot_factories
from haspelknecht_qt.ui.match.controller import MatchChange, MatchController
from tests.core.toy import Confirm, Done, Place
from tests.toy.game_ui import POINTING
from tests.toy.playing import finished_match, legal, new_match, planning_match, play_at_random

pytestmark = pytest.mark.usefixtures("quick_bots")


class Listener:
    """Records the signals of a controller."""

    def __init__(self, controller):
        self.changes = []
        self.handed_to = []
        self.over = 0
        self.failures = []
        controller.changed.connect(lambda _view, told: self.changes.append(told))
        controller.handover_needed.connect(self.handed_to.append)
        controller.game_over.connect(self.count)
        controller.save_failed.connect(self.failures.append)

    def count(self):
        self.over += 1


@pytest.fixture
def make_controller(qapp):  # noqa: ARG001 - timers need an application
    """Makes a controller that has begun, and its listener."""
    made = []

    def begin(match, autosave=None, **options):
        controller = MatchController(match, POINTING, BotService(random_bot_factories), autosave, **options)
        made.append(controller)
        listener = Listener(controller)
        controller.begin()
        return controller, listener

    yield begin
    for controller in made:
        controller.turns.close()


def begin_and_hand_over(make_controller, match):
    """Controller after the first hand-over, which hidden plans need, and its listener."""
    controller, listener = make_controller(match)
    controller.confirm_handover()
    return controller, listener


def test_move_is_played_and_its_events_are_reported(make_controller):
    match = planning_match("pb")
    controller, listener = make_controller(match)
    actor = controller.match.decision.actor
    controller.play(Place(3))
    assert match.ply > 1
    assert controller.match.decision.actor != actor
    assert [event for event, _ in listener.changes[-1]] == [Done("place 3"), Done("confirmed")]


def test_narration_ends_with_the_current_position(make_controller):
    match = planning_match("pb")
    controller, listener = make_controller(match)
    controller.play(Place(3))
    _, last = listener.changes[-1][-1]
    assert (last.plans, last.seat) == (match.state.plans, match.state.seat)


def test_an_illegal_move_changes_nothing(make_controller):
    match = planning_match("pb")
    controller, listener = make_controller(match)
    before = match.game.digest(match.state)
    with pytest.raises(IllegalMove):
        controller.play(Place(2))
    assert match.game.digest(match.state) == before
    assert len(listener.changes) == 1


def test_move_can_be_undone_and_redone(make_controller):
    match = planning_match("pb")
    controller, _ = make_controller(match)
    ply = match.ply
    place = legal(match, Place)
    controller.play(place)
    controller.undo()
    assert match.ply == ply
    assert match.can_redo
    controller.redo()
    assert match.log[-1] == place


def test_undo_is_refused_beyond_a_draw(make_controller):
    controller, _ = begin_and_hand_over(make_controller, new_match())
    assert controller.why_not_undo() is not None
    with pytest.raises(UndoError):
        controller.undo()


def test_restart_turn_undoes_the_whole_turn(make_controller):
    match = planning_match("pb")
    controller, _ = make_controller(match)
    actor = controller.match.decision.actor
    controller.play(legal(match, Place))
    controller.play(legal(match, Place))
    controller.restart_turn()
    assert not any(isinstance(move, Place) for move in match.log)
    assert controller.match.decision.actor == actor


def test_placed_worker_can_be_taken_back(make_controller):
    match = planning_match("pb")
    controller, _ = make_controller(match)
    controller.play(Place(1))
    controller.play(Place(4))
    back = next(move for _, move in controller.moves if isinstance(move, TakeBack))
    taken = match.entries[back.ply].move
    assert taken == back.move
    controller.play(back)
    assert match.state.plans[0] == [worker for worker in (1, 4) if worker != taken.worker]


def test_taking_back_is_offered_with_the_legal_moves(make_controller):
    match = planning_match("pb")
    controller, _ = make_controller(match)
    assert not any(isinstance(move, TakeBack) for _, move in controller.moves)
    controller.play(legal(match, Place))
    backs = {move for _, move in controller.moves if isinstance(move, TakeBack)}
    assert len(backs) == 1
    MoveIndex(controller.moves)


def test_paths_of_moves_and_taking_back_are_unambiguous(make_controller):
    for seed in range(6):
        match = new_match(seed=seed)
        controller, _ = make_controller(match)
        while not match.is_over:
            if controller.handover_to is not None:
                controller.confirm_handover()
            MoveIndex(controller.moves)
            controller.play(Generator(seed, match.ply).choice(match.game.legal_moves(match.state)))


def test_confirmed_plan_cannot_be_taken_back(make_controller):
    controller, _ = begin_and_hand_over(make_controller, planning_match())
    controller.play(Place(1))
    assert any(isinstance(move, TakeBack) for _, move in controller.moves)
    controller.play(Confirm())
    controller.confirm_handover()
    assert controller.moves
    assert not any(isinstance(move, TakeBack) for _, move in controller.moves)


def test_bot_moves_after_the_persons_move(make_controller, qtbot):
    match = planning_match("pb")
    controller, _ = make_controller(match)
    qtbot.waitUntil(lambda: controller.may_play)
    controller.play(Confirm())
    assert match.decision.actor == 1
    qtbot.waitUntil(lambda: controller.may_play)
    assert match.decision.actor == 0


def test_bots_wait_until_the_table_is_idle(make_controller, qtbot):
    match = new_match("bb")
    busy = [True]
    make_controller(match, is_table_busy=lambda: busy[0])
    ply = match.ply
    qtbot.wait(80)
    assert match.ply == ply
    busy[0] = False
    qtbot.waitUntil(lambda: match.ply > ply)


def test_bots_play_a_match_to_the_end(make_controller, qtbot):
    match = play_at_random(new_match("bb"), lambda match: match.state.round == 2)
    controller, listener = make_controller(match)
    with qtbot.waitSignal(controller.game_over, timeout=20_000):
        pass
    assert match.is_over
    assert listener.over == 1
    assert controller.moves == []


def test_end_is_reported_once_until_it_is_undone(make_controller):
    match = finished_match(policy=UndoPolicy.FREE)
    controller, listener = make_controller(match)
    assert listener.over == 1
    controller.set_player(1, RANDOM)
    controller.refresh_moves()
    assert listener.over == 1
    controller.undo()
    controller.redo()
    assert match.is_over
    assert listener.over == 2


def test_a_bot_asked_before_undo_does_not_play(make_controller, qtbot):
    match = planning_match("pb", policy=UndoPolicy.FREE)
    controller, _ = make_controller(match)
    qtbot.waitUntil(lambda: controller.may_play)
    controller.play(Confirm())
    controller.undo()
    ply = match.ply
    qtbot.wait(120)
    assert match.ply == ply


def test_bots_play_the_same_moves_with_the_same_seed(make_controller, qtbot):
    def log():
        match = new_match("bb", seed=9)
        make_controller(match)
        qtbot.waitUntil(lambda: match.is_over)
        return [entry.text for entry in match.entries]

    assert log() == log()


def test_viewer_is_the_person_who_must_act(make_controller):
    match = new_match()
    controller, _ = begin_and_hand_over(make_controller, match)
    assert controller.viewer == match.decision.actor
    controller.play(Confirm())
    assert controller.viewer == match.decision.actor


def test_person_remains_the_viewer_while_bots_play(make_controller, qtbot):
    match = planning_match("pb")
    controller, listener = make_controller(match)
    qtbot.waitUntil(lambda: controller.may_play)
    assert controller.viewer == 0
    controller.play(Confirm())
    assert match.decision.actor == 1
    assert controller.viewer == 0
    assert not listener.handed_to


def test_view_is_created_once_for_each_change(make_controller):
    match = planning_match("pb")
    controller, _ = make_controller(match)
    views = []
    controller.changed.connect(lambda view, _narration: views.append(view))
    controller.play(legal(match, Place))
    controller.undo()
    assert len(views) == 2
    assert views[0] is not views[1]
    assert controller.view is views[1]
    assert (views[1].viewer, views[1].past_ply, views[1].decision) == (match.decision.actor, None, match.decision)
    assert all(not isinstance(move, TakeBack) for _, move in views[0].legal_moves)
    assert len(views[0].legal_moves) < len(views[0].moves)


def test_move_filter_limits_the_moves_and_undo_floor_limits_undo(make_controller):
    match = planning_match("pb")
    match.play(Place(1))
    wanted = Confirm()
    controller, _ = make_controller(match, move_filter=lambda move: move == wanted, undo_floor=match.ply)
    assert {move for _, move in controller.moves} == {wanted}
    assert controller.is_move_withheld(("hand.4",))
    assert controller.why_not_undo() is not None


def test_position_change_is_reported_before_the_moves_are_filtered(make_controller):
    match = planning_match("pb")
    offered = []
    controller, _ = make_controller(match, move_filter=lambda move: move in offered)
    controller.position_changed.connect(lambda: offered.append(Confirm()))
    assert controller.moves == []
    controller.play(legal(match, Place))
    assert {move for _, move in controller.moves} == {Confirm()}


def bot_begins_with_a_placement(match):
    """Whether the bot of the second seat begins, and first places a worker."""
    generator = Generator(bot_seed(match.seed, 1), match.ply)
    return match.decision.actor == 1 and isinstance(generator.choice(match.game.legal_moves(match.state)), Place)


class TestHiddenPlans:
    """Plans are hidden from other players until all are confirmed."""

    def test_screen_is_handed_over_to_each_planning_person(self, make_controller):
        match = planning_match()
        controller, listener = make_controller(match)
        first = match.decision.actor
        assert controller.handover_to == first
        assert listener.handed_to == [first]
        assert controller.moves == []
        controller.confirm_handover()
        assert controller.handover_to is None
        assert controller.moves
        controller.play(Confirm())
        assert controller.handover_to == 1 - first
        assert controller.viewer == 1 - first

    def test_moves_and_undo_are_refused_before_the_hand_over_is_confirmed(self, make_controller):
        controller, _ = begin_and_hand_over(make_controller, planning_match())
        controller.play(Place(1))
        controller.play(Confirm())
        log = controller.match.log
        assert controller.handover_to is not None
        assert controller.why_not_undo() is UndoRefusal.OTHER_SEAT
        for undo in (controller.undo, controller.redo, controller.restart_turn):
            with pytest.raises(UndoError):
                undo()
        with pytest.raises(ValueError, match="hand-over"):
            controller.play(Place(1))
        assert controller.match.log == log

    def test_undone_move_is_not_played_again_before_the_hand_over_is_confirmed(self, make_controller):
        match = planning_match()
        match.play(Place(1))
        match.undo()
        controller, _ = make_controller(match)
        assert not controller.can_redo
        with pytest.raises(UndoError):
            controller.redo()
        controller.confirm_handover()
        assert controller.can_redo

    def test_hand_over_remains_necessary_after_another_change(self, make_controller):
        match = planning_match()
        controller, listener = make_controller(match)
        first = match.decision.actor
        controller.change_match(MatchChange.PLAYED, partial(match.play, Place(1), narrate=True))
        assert controller.handover_to == first
        assert not controller.may_play
        assert listener.handed_to == [first, first]
        controller.confirm_handover()
        assert controller.may_play

    def test_hand_over_remains_necessary_after_a_change_of_another_seat(self, make_controller):
        match = planning_match()
        controller, _ = make_controller(match)
        first = match.decision.actor
        controller.set_player(1 - first, RANDOM)
        assert controller.handover_to == first

    def test_hand_over_ends_if_a_bot_takes_the_seat(self, make_controller):
        match = planning_match()
        controller, _ = make_controller(match)
        controller.set_player(match.decision.actor, RANDOM)
        assert controller.handover_to is None

    def test_state_hides_the_plan_of_another_player(self, make_controller):
        match = planning_match()
        controller, _ = begin_and_hand_over(make_controller, match)
        first = controller.viewer
        controller.play(Place(1))
        controller.play(Confirm())
        assert not controller.state.plans[first]
        assert match.state.plans[first]

    def test_log_and_events_hide_the_plan_of_another_player(self, make_controller):
        match = planning_match()
        controller, listener = begin_and_hand_over(make_controller, match)
        first = controller.viewer
        controller.play(Place(1))
        controller.play(Confirm())
        assert not [
            entry for entry in controller.view.entries if entry.actor == first and isinstance(entry.move, Place)
        ]
        assert listener.changes[-1] == []

    def test_log_is_complete_after_all_plans_are_confirmed(self, make_controller):
        match = planning_match(length="short")
        controller, _ = make_controller(match)
        for _ in range(2):
            controller.confirm_handover()
            controller.play(Place(1))
            controller.play(Confirm())
        assert match.is_over
        assert controller.handover_to is None
        assert len(controller.view.entries) == len(match.entries)

    def test_one_person_among_bots_needs_no_hand_over(self, make_controller, qtbot):
        match = next(match for match in map(partial(new_match, "pb"), count(1)) if bot_begins_with_a_placement(match))
        controller, listener = make_controller(match)
        qtbot.waitUntil(lambda: controller.may_play)
        assert match.state.plans[1]
        assert not listener.handed_to
        bots_plan = [
            event for narration in listener.changes for event, _ in narration if event.what.startswith("place")
        ]
        assert not bots_plan


class TestSaving:
    """Autosaves and records."""

    def test_every_move_is_saved(self, make_controller, tmp_path):
        match = planning_match("pb")
        autosave = AutosaveFolder(tmp_path)
        controller, _ = make_controller(match, autosave)
        controller.play(Confirm())
        autosave.close()
        found = AutosaveFolder(tmp_path).newest_valid_match({match.game.name: match.game})
        assert [entry.text for entry in found.match.entries] == [entry.text for entry in match.entries]

    def test_undone_moves_are_saved_too(self, make_controller, tmp_path):
        match = planning_match("pb")
        autosave = AutosaveFolder(tmp_path)
        controller, _ = make_controller(match, autosave)
        controller.play(legal(match, Place))
        controller.undo()
        autosave.close()
        assert AutosaveFolder(tmp_path).newest_valid_match({match.game.name: match.game}).match.can_redo

    def test_save_error_is_reported_once_and_autosave_ends(self, make_controller):
        class FullDrive:
            def save(self, _match):
                raise StorageError("x", OSError(28, "No space left on device"))

        match = planning_match("pb")
        controller, listener = make_controller(match, FullDrive())
        controller.play(legal(match, Place))
        assert len(listener.failures) == 1
        assert not controller.is_autosaved

    def test_save_writes_a_record(self, make_controller, tmp_path):
        match = planning_match("pb")
        controller, _ = make_controller(match)
        file = tmp_path / "a.toy"
        record.save(file, controller.match)
        assert record.load(file, {match.game.name: match.game}).ply == match.ply


def test_refusal_contains_the_rule_and_the_intended_move(make_controller):
    match = planning_match("pb")
    controller, _ = make_controller(match)
    refusal = controller.explain_refusal(("hand.2", "plan.2"))
    assert refusal.rule == "beside"
    assert refusal.move == Place(2)
