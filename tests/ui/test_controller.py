"""The controller: moves, undoing, taking back, bots, hidden plans, saving. No window is needed for it."""

from functools import partial
from itertools import count

import pytest

from haspelknecht_qt.core import record
from haspelknecht_qt.core.autosave import AutosaveFolder
from haspelknecht_qt.core.game import IllegalMove
from haspelknecht_qt.core.rng import Generator, bot_seed
from haspelknecht_qt.core.storage import StorageError
from haspelknecht_qt.core.undo import UndoError, UndoPolicy
from haspelknecht_qt.table.move_index import MoveIndex
from haspelknecht_qt.ui.contracts import TakeBack
from haspelknecht_qt.ui.match.bots import BotService, random_bot_factories
from haspelknecht_qt.ui.match.controller import MatchController
from tests.core.toy import Confirm, Done, Place
from tests.toy.game_ui import POINTING
from tests.toy.playing import legal, new_match, planning_match, play_at_random

pytestmark = pytest.mark.usefixtures("quick_bots")


class Listener:
    """What a controller has told."""

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
def seat(qapp):  # noqa: ARG001 - timers want an application
    """Makes a controller that has begun, with what it tells."""
    made = []

    def begin(match, autosave=None, **knowing):
        controller = MatchController(match, POINTING, BotService(random_bot_factories), autosave, **knowing)
        made.append(controller)
        listener = Listener(controller)
        controller.begin()
        return controller, listener

    yield begin
    for controller in made:
        controller.turns.close()


def begun(seat, match):
    """A controller whose first player has taken the seat: plans are secret."""
    controller, told = seat(match)
    controller.confirm_handover()
    return controller, told


def test_a_move_is_played_and_told(seat):
    match = planning_match("pb")
    controller, told = seat(match)
    asked = controller.match.decision.actor
    controller.play(Place(3))
    assert match.ply > 1
    assert controller.match.decision.actor != asked
    assert [event for event, _ in told.changes[-1]] == [Done("place 3"), Done("confirmed")]


def test_the_narration_ends_with_the_picture_of_the_position(seat):
    match = planning_match("pb")
    controller, told = seat(match)
    controller.play(Place(3))
    _, last = told.changes[-1][-1]
    assert (last.plans, last.seat) == (match.state.plans, match.state.seat)


def test_an_illegal_move_changes_nothing(seat):
    match = planning_match("pb")
    controller, told = seat(match)
    before = match.game.digest(match.state)
    with pytest.raises(IllegalMove):
        controller.play(Place(2))
    assert match.game.digest(match.state) == before
    assert len(told.changes) == 1


def test_undo_and_redo(seat):
    match = planning_match("pb")
    controller, _ = seat(match)
    ply = match.ply
    place = legal(match, Place)
    controller.play(place)
    controller.undo()
    assert match.ply == ply
    assert match.can_redo
    controller.redo()
    assert match.log[-1] == place


def test_undo_is_refused_beyond_a_draw(seat):
    controller, _ = begun(seat, new_match())
    assert controller.why_not_undo() is not None
    with pytest.raises(UndoError):
        controller.undo()


def test_restart_takes_the_whole_turn_back(seat):
    match = planning_match("pb")
    controller, _ = seat(match)
    asked = controller.match.decision.actor
    controller.play(legal(match, Place))
    controller.play(legal(match, Place))
    controller.restart_turn()
    assert not any(isinstance(move, Place) for move in match.log)
    assert controller.match.decision.actor == asked


def test_a_placed_piece_may_be_taken_back(seat):
    match = planning_match("pb")
    controller, _ = seat(match)
    controller.play(Place(1))
    controller.play(Place(4))
    back = next(move for _, move in controller.moves if isinstance(move, TakeBack))
    taken = match.entries[back.ply].move
    assert taken == back.move
    controller.play(back)
    assert match.state.plans[0] == [worker for worker in (1, 4) if worker != taken.worker]


def test_taking_back_is_offered_beside_the_legal_moves(seat):
    match = planning_match("pb")
    controller, _ = seat(match)
    assert not any(isinstance(move, TakeBack) for _, move in controller.moves)
    controller.play(legal(match, Place))
    backs = {move for _, move in controller.moves if isinstance(move, TakeBack)}
    assert len(backs) == 1
    MoveIndex(controller.moves)


def test_paths_with_taking_back_can_be_told_apart(seat):
    for seed in range(6):
        match = new_match(seed=seed)
        controller, _ = seat(match)
        while not match.is_over:
            if controller.handover_to is not None:
                controller.confirm_handover()
            MoveIndex(controller.moves)
            controller.play(Generator(seed, match.ply).choice(match.game.legal_moves(match.state)))


def test_nothing_can_be_taken_back_once_confirmed(seat):
    controller, _ = begun(seat, planning_match())
    controller.play(Place(1))
    assert any(isinstance(move, TakeBack) for _, move in controller.moves)
    controller.play(Confirm())
    controller.confirm_handover()
    assert controller.moves
    assert not any(isinstance(move, TakeBack) for _, move in controller.moves)


def test_bots_answer_by_themselves(seat, qtbot):
    match = planning_match("pb")
    controller, _ = seat(match)
    qtbot.waitUntil(lambda: controller.may_play)
    controller.play(Confirm())
    assert match.decision.actor == 1
    qtbot.waitUntil(lambda: controller.may_play)
    assert match.decision.actor == 0


def test_bots_wait_for_the_table(seat, qtbot):
    match = new_match("bb")
    busy = [True]
    seat(match, is_table_busy=lambda: busy[0])
    ply = match.ply
    qtbot.wait(80)
    assert match.ply == ply
    busy[0] = False
    qtbot.waitUntil(lambda: match.ply > ply)


def test_bots_play_to_the_end(seat, qtbot):
    match = play_at_random(new_match("bb"), lambda match: match.state.round == 2)
    controller, told = seat(match)
    with qtbot.waitSignal(controller.game_over, timeout=20_000):
        pass
    assert match.is_over
    assert told.over == 1
    assert controller.moves == []


def test_a_bot_asked_before_undo_does_not_play(seat, qtbot):
    match = planning_match("pb", policy=UndoPolicy.FREE)
    controller, _ = seat(match)
    qtbot.waitUntil(lambda: controller.may_play)
    controller.play(Confirm())
    controller.undo()
    ply = match.ply
    qtbot.wait(120)
    assert match.ply == ply


def test_the_same_game_and_seed_bring_the_same_moves_of_bots(seat, qtbot):
    def log():
        match = new_match("bb", seed=9)
        seat(match)
        qtbot.waitUntil(lambda: match.is_over)
        return [entry.text for entry in match.entries]

    assert log() == log()


def test_the_board_of_who_is_asked_lies_in_front(seat):
    match = new_match()
    controller, _ = begun(seat, match)
    assert controller.viewer == match.decision.actor
    controller.play(Confirm())
    assert controller.viewer == match.decision.actor


def test_a_persons_board_stays_in_front_while_bots_play(seat, qtbot):
    match = planning_match("pb")
    controller, told = seat(match)
    qtbot.waitUntil(lambda: controller.may_play)
    assert controller.viewer == 0
    controller.play(Confirm())
    assert match.decision.actor == 1
    assert controller.viewer == 0
    assert not told.handed_to


def test_the_view_is_made_once_for_each_change(seat):
    match = planning_match("pb")
    controller, _ = seat(match)
    views = []
    controller.changed.connect(lambda view, _told: views.append(view))
    controller.play(legal(match, Place))
    controller.undo()
    assert len(views) == 2
    assert views[0] is not views[1]
    assert controller.view is views[1]
    assert (views[1].viewer, views[1].past_ply, views[1].decision) == (match.decision.actor, None, match.decision)
    assert all(not isinstance(move, TakeBack) for _, move in views[0].legal_moves)
    assert len(views[0].legal_moves) < len(views[0].moves)


def test_only_what_is_offered_is_seen_and_what_stands_is_not_undone(seat):
    match = planning_match("pb")
    match.play(Place(1))
    wanted = Confirm()
    controller, _ = seat(match, move_filter=lambda move: move == wanted, undo_floor=match.ply)
    assert {move for _, move in controller.moves} == {wanted}
    assert controller.is_move_withheld(("hand.4",))
    assert controller.why_not_undo() is not None


def test_who_decides_what_is_offered_hears_of_the_position_first(seat):
    match = planning_match("pb")
    offered = []
    controller, _ = seat(match, move_filter=lambda move: move in offered)
    controller.position_changed.connect(lambda: offered.append(Confirm()))
    assert controller.moves == []
    controller.play(legal(match, Place))
    assert {move for _, move in controller.moves} == {Confirm()}


def begins_with_a_plan(match):
    """Whether the bot of the second seat begins, and first places a worker."""
    generator = Generator(bot_seed(match.seed, 1), match.ply)
    return match.decision.actor == 1 and isinstance(generator.choice(match.game.legal_moves(match.state)), Place)


class TestSecretPlans:
    """Nobody sees another's plan before all are confirmed."""

    def test_the_screen_is_handed_over(self, seat):
        match = planning_match()
        controller, told = seat(match)
        first = match.decision.actor
        assert controller.handover_to == first
        assert told.handed_to == [first]
        assert controller.moves == []
        controller.confirm_handover()
        assert controller.handover_to is None
        assert controller.moves
        controller.play(Confirm())
        assert controller.handover_to == 1 - first
        assert controller.viewer == 1 - first

    def test_the_plan_of_another_is_not_to_be_seen(self, seat):
        match = planning_match()
        controller, _ = begun(seat, match)
        first = controller.viewer
        controller.play(Place(1))
        controller.play(Confirm())
        assert not controller.state.plans[first]
        assert match.state.plans[first]

    def test_the_log_does_not_tell_it(self, seat):
        match = planning_match()
        controller, told = begun(seat, match)
        first = controller.viewer
        controller.play(Place(1))
        controller.play(Confirm())
        assert not [
            entry for entry in controller.view.entries if entry.actor == first and isinstance(entry.move, Place)
        ]
        assert told.changes[-1] == []

    def test_all_is_told_when_everybody_has_confirmed(self, seat):
        match = planning_match(length="short")
        controller, _ = seat(match)
        for _ in range(2):
            controller.confirm_handover()
            controller.play(Place(1))
            controller.play(Confirm())
        assert match.is_over
        assert controller.handover_to is None
        assert len(controller.view.entries) == len(match.entries)

    def test_one_person_among_bots_needs_no_hand_over(self, seat, qtbot):
        match = next(match for match in map(partial(new_match, "pb"), count(1)) if begins_with_a_plan(match))
        controller, told = seat(match)
        qtbot.waitUntil(lambda: controller.may_play)
        assert match.state.plans[1]
        assert not told.handed_to
        bots_plan = [event for narration in told.changes for event, _ in narration if event.what.startswith("place")]
        assert not bots_plan


class TestSaving:
    """Nothing is ever lost."""

    def test_every_move_is_saved(self, seat, tmp_path):
        match = planning_match("pb")
        autosave = AutosaveFolder(tmp_path)
        controller, _ = seat(match, autosave)
        controller.play(Confirm())
        autosave.close()
        found = AutosaveFolder(tmp_path).newest_valid_match({match.game.name: match.game})
        assert [entry.text for entry in found.match.entries] == [entry.text for entry in match.entries]

    def test_undone_moves_are_saved_too(self, seat, tmp_path):
        match = planning_match("pb")
        autosave = AutosaveFolder(tmp_path)
        controller, _ = seat(match, autosave)
        controller.play(legal(match, Place))
        controller.undo()
        autosave.close()
        assert AutosaveFolder(tmp_path).newest_valid_match({match.game.name: match.game}).match.can_redo

    def test_a_failure_is_told_once_and_play_goes_on(self, seat):
        class Full:
            def save(self, _match):
                raise StorageError("x", OSError(28, "No space left on device"))

        match = planning_match("pb")
        controller, told = seat(match, Full())
        controller.play(legal(match, Place))
        assert len(told.failures) == 1
        assert not controller.is_autosaved

    def test_save_writes_a_record(self, seat, tmp_path):
        match = planning_match("pb")
        controller, _ = seat(match)
        file = tmp_path / "a.toy"
        record.save(file, controller.match)
        assert record.load(file, {match.game.name: match.game}).ply == match.ply


def test_why_something_cannot_be_done(seat):
    match = planning_match("pb")
    controller, _ = seat(match)
    refusal = controller.explain_refusal(("hand.2", "plan.2"))
    assert refusal.rule == "beside"
    assert refusal.move == Place(2)
