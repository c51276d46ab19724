import pytest

from haspelknecht_qt.core.game import CHANCE
from haspelknecht_qt.core.match import Match
from haspelknecht_qt.core.rng import Generator
from haspelknecht_qt.core.undo import UndoError, UndoPolicy, UndoRefusal
from tests.core.playing import TOY, choices, digest, new_match, play, play_at_random, texts, undone
from tests.core.toy import PRINTED, Confirm, Open

BARRIER, FREE = UndoPolicy.BARRIER, UndoPolicy.FREE


def fixed(*rolls_and_moves, game=TOY, policy=BARRIER, players="pp", tail=(), rounds=4):
    """Returns a match with recorded rolls. `players` are in turn order: p for a person, b for a bot."""
    begins = new_match().setup.begins
    match = new_match(policy=policy, players=players if begins == 0 else players[::-1], rounds=rounds)
    return Match.replay(game, match.setup, match.seed, match.seats, policy, rolls_and_moves, tail)


def refusal(call, *arguments):
    with pytest.raises(UndoError) as refused:
        call(*arguments)
    return refused.value.reason


def snapshot(match):
    return (match.entries, match.redo_tail, digest(match), match.decision)


class TestBarrier:
    def test_own_moves_are_undone_one_by_one(self):
        match = fixed("roll 3", "place 1", "place 2")
        match.undo()
        assert texts(match) == ["roll 3", "place 1"]
        match.undo()
        assert texts(match) == ["roll 3"]
        assert undone(match) == ["place 1", "place 2"]

    def test_undo_ends_at_the_first_decision(self):
        match = fixed("roll 3", "place 1")
        match.undo()
        before = snapshot(match)
        assert match.why_not_undo() is UndoRefusal.NOTHING
        assert refusal(match.undo) is UndoRefusal.NOTHING
        assert snapshot(match) == before

    def test_roll_is_a_barrier(self):
        match = fixed("roll 3", "confirm", "confirm", "roll 2")
        assert match.why_not_undo() is UndoRefusal.CHANCE
        assert refusal(match.undo) is UndoRefusal.CHANCE

    def test_own_moves_after_a_roll_are_undone_back_to_it(self):
        match = fixed("roll 3", "confirm", "confirm", "roll 2", "place 1")
        match.undo()
        assert refusal(match.undo) is UndoRefusal.CHANCE

    def test_confirmation_can_be_undone_while_the_next_seat_decides(self):
        match = fixed("roll 3", "place 1", "confirm")
        seat = match.entries[-1].actor
        assert match.decision.actor != seat
        match.undo()
        assert match.decision.actor == seat

    def test_another_players_move_is_a_barrier(self):
        match = fixed("roll 3", "place 1", "confirm", "place 1", "place 2")
        match.undo()
        match.undo()
        assert match.why_not_undo() is UndoRefusal.OTHER_SEAT
        assert refusal(match.undo) is UndoRefusal.OTHER_SEAT
        play(match, "place 1")
        match.undo()
        assert refusal(match.undo) is UndoRefusal.OTHER_SEAT

    def test_last_decision_of_a_finished_match_can_be_undone(self):
        match = fixed("roll 3", "confirm", "confirm", game=Open(), rounds=1)
        assert match.is_over
        match.undo()
        assert not match.is_over
        assert match.decision.actor == 1 - match.setup.begins

    def test_why_not_undo_agrees_with_undo(self):
        match = new_match(seed=3, rounds=30)
        for count in range(400):
            if match.is_over:
                break
            why_not = match.why_not_undo()
            if why_not is not None:
                with pytest.raises(UndoError) as caught:
                    match.undo()
                assert caught.value.reason is why_not
            if Generator(1, count).random_below(3) == 0 and why_not is None:
                match.undo()
            else:
                match.play(Generator(2, count).choice(TOY.legal_moves(match.state)))


class TestFree:
    def test_free_undo_goes_back_to_the_start_over_rolls_and_seats(self):
        match = play_at_random(new_match(rounds=12, policy=FREE))
        moves = choices(match)
        end = snapshot(match)
        for left in range(len(moves) - 1, -1, -1):
            match.undo()
            assert choices(match) == moves[:left]
            assert match.decision.actor != CHANCE
        assert refusal(match.undo) is UndoRefusal.NOTHING
        for _ in moves:
            match.redo()
        assert snapshot(match) == end
        assert refusal(match.redo) is UndoRefusal.NOTHING

    def test_same_moves_after_undo_lead_to_the_same_rolls(self):
        match = play_at_random(new_match(seed=6, rounds=12, policy=FREE))
        for start in (40, 10, 0):
            branch = match.copy_undone_to(min(start, match.ply))
            for entry in match.entries[branch.ply :]:
                if entry.actor != CHANCE:
                    branch.play(entry.move)
            assert branch.log == match.log

    def test_roll_stays_the_same_after_another_move_was_undone(self):
        match = fixed("roll 3", "confirm", policy=FREE)
        play(match, "confirm")
        rolled = texts(match)[3]
        match.undo()
        play(match, "place 1")
        match.undo()
        play(match, "confirm")
        assert texts(match)[3] == rolled


class TestSecrets:
    """A seat that knows the others' secret choices cannot choose again."""

    ALL_OPEN = ("roll 3", "place 1", "confirm", "place 1", "confirm")

    @pytest.mark.parametrize("players", ["pp", "pb", "bp"])
    def test_revealed_plans_are_a_barrier(self, players):
        match = fixed(*self.ALL_OPEN, players=players, rounds=1)
        before = snapshot(match)
        assert match.why_not_undo() is UndoRefusal.REVEALED
        assert refusal(match.undo) is UndoRefusal.REVEALED
        assert refusal(match.restart_turn) is UndoRefusal.NOTHING
        assert snapshot(match) == before

    def test_free_undo_goes_back_behind_revealed_plans(self):
        match = fixed(*self.ALL_OPEN, policy=FREE, rounds=1)
        match.restart_turn()
        assert texts(match) == ["roll 3", "place 1", "confirm"]
        match.undo()
        assert texts(match) == ["roll 3", "place 1"]

    def test_undo_is_allowed_while_plans_are_secret(self):
        for known in (3, 4):
            match = fixed(*self.ALL_OPEN[:known], rounds=1)
            match.undo()
            assert texts(match) == list(self.ALL_OPEN[: known - 1])

    def test_own_secret_is_no_barrier(self):
        """Covers a private step that is not a combined choice of several seats."""
        match = fixed("roll 5", "place 1", "confirm", "confirm")
        match.undo()
        assert texts(match) == ["roll 5", "place 1", "confirm"]


class TestBots:
    @pytest.mark.parametrize("policy", [BARRIER, FREE])
    def test_undo_and_redo_include_the_bots_following_moves(self, policy):
        moves = ["roll 3", "place 1", "confirm", "place 1", "confirm"]
        match = fixed(*moves, game=Open(), players="pb", policy=policy, rounds=1)
        end = snapshot(match)
        match.undo()
        assert texts(match) == ["roll 3", "place 1"]
        match.redo()
        assert snapshot(match) == end

    def test_person_can_undo_while_a_bot_decides(self):
        match = fixed("roll 3", "place 1", "confirm", "place 1", players="pb")
        assert not match.seats[match.decision.actor].is_person
        match.undo()
        assert texts(match) == ["roll 3", "place 1"]

    def test_roll_after_a_bots_move_is_a_barrier(self):
        match = fixed("roll 3", "confirm", "confirm", "roll 2", players="pb")
        assert match.why_not_undo() is UndoRefusal.CHANCE

    def test_free_undo_goes_back_over_rolls_and_bot_moves(self):
        match = fixed(
            "roll 3", "confirm", "confirm", "roll 2", "confirm", "confirm", "roll 5", players="bp", policy=FREE
        )
        match.undo()
        assert texts(match) == ["roll 3", "confirm", "confirm", "roll 2", "confirm"]
        match.undo()
        assert texts(match) == ["roll 3", "confirm"]
        assert match.why_not_undo() is UndoRefusal.NOTHING
        match.redo()
        assert texts(match) == ["roll 3", "confirm", "confirm", "roll 2", "confirm"]

    def test_nothing_can_be_undone_before_the_persons_first_move(self):
        match = fixed("roll 3", "place 1", "confirm", players="bp", policy=FREE)
        assert match.why_not_undo() is UndoRefusal.NOTHING

    def test_match_of_bots_is_undone_move_by_move(self):
        match = fixed("roll 3", "place 1", "confirm", "place 1", players="bb")
        for left in (["roll 3", "place 1", "confirm"], ["roll 3", "place 1"], ["roll 3"]):
            match.undo()
            assert texts(match) == left
        match.redo()
        assert texts(match) == ["roll 3", "place 1"]


class TestRedoTail:
    def test_redo_tail_stays_when_the_same_move_is_played(self):
        match = fixed("roll 3", "place 1", "place 2", "confirm")
        for _ in range(3):
            match.undo()
        play(match, "place 1")
        assert undone(match) == ["place 2", "confirm"]
        match.redo()
        match.redo()
        assert texts(match) == ["roll 3", "place 1", "place 2", "confirm"]
        assert not match.can_redo

    def test_redo_tail_is_dropped_when_another_move_is_played(self):
        match = fixed("roll 3", "place 1", "place 2", "confirm")
        match.undo()
        match.undo()
        play(match, "confirm")
        assert not match.can_redo
        assert texts(match) == ["roll 3", "place 1", "confirm"]

    def test_recorded_rolls_stay_when_the_same_move_is_played(self):
        match = fixed("roll 3", "confirm", "confirm", "roll 6", "roll 6", "place 1", policy=FREE)
        match.undo()
        match.undo()
        assert texts(match) == ["roll 3", "confirm"]
        play(match, "confirm")
        assert texts(match) == ["roll 3", "confirm", "confirm", "roll 6", "roll 6"]
        assert undone(match) == ["place 1"]

    def test_states_of_a_new_branch_ignore_old_checkpoints(self):
        match = play_at_random(new_match(rounds=30, policy=FREE))
        assert match.ply > 64
        while match.ply > 20 or len(TOY.legal_moves(match.state)) == 1:
            match.undo()
        match.play(next(move for move in TOY.legal_moves(match.state) if TOY.write_move(move) != undone(match)[0]))
        play_at_random(match, stream=99)
        for ply in range(match.ply + 1):
            state = TOY.initial_state(match.setup)
            for move in match.log[:ply]:
                TOY.play(state, move)
            assert TOY.digest(state) == TOY.digest(match.state_at(ply))

    def test_random_undo_redo_and_play_agree_with_a_replay(self):
        match = new_match(seed=8, rounds=40, policy=FREE)
        for count in range(600):
            dice = Generator(3, count)
            action = dice.random_below(5)
            if action == 0 and match.why_not_undo() is None:
                match.undo()
            elif action == 1 and match.can_redo:
                match.redo()
            elif not match.is_over:
                match.play(dice.choice(TOY.legal_moves(match.state)))
            if count % 20 == 0:
                tail = undone(match)
                copy = Match.replay(TOY, match.setup, match.seed, match.seats, FREE, texts(match), tail)
                assert snapshot(copy) == snapshot(match)


class TestTakeBack:
    def test_take_back_removes_a_worker_from_the_plan(self):
        match = fixed("roll 3", "place 1", "place 2")
        match.take_back(2)
        assert texts(match) == ["roll 3", "place 1"]
        assert match.state.plans[match.decision.actor] == [1]

    def test_take_back_removes_an_earlier_move_and_keeps_later_ones(self):
        match = fixed("roll 5", "place 1", "place 4", "place 2", tail=["confirm"])
        match.take_back(2)
        assert texts(match) == ["roll 5", "place 1", "place 2"]
        assert match.state.plans[match.decision.actor] == [1, 2]
        assert not match.can_redo

    def test_take_back_of_the_last_move_is_an_undo(self):
        match = fixed("roll 3", "place 1", "place 2", tail=["confirm"])
        match.take_back(2)
        assert undone(match) == ["place 2", "confirm"]

    def test_take_back_refuses_a_move_that_later_moves_need(self):
        match = fixed("roll 3", "place 1", "place 2")
        before = snapshot(match)
        with pytest.raises(UndoError) as refused:
            match.take_back(1)
        assert (refused.value.reason, refused.value.ply, refused.value.rule) == (UndoRefusal.LATER_MOVE, 2, "beside")
        assert snapshot(match) == before

    def test_take_back_refuses_to_end_the_plan_before_its_last_move(self):
        match = fixed("roll 5", "place 1", "place 3", "place 4")
        refused = match.why_not_take_back(1)
        assert (refused.reason, refused.ply, refused.rule) == (UndoRefusal.LATER_MOVE, 3, None)

    def test_take_back_refuses_to_end_the_plan_with_its_last_move(self):
        match = fixed("roll 5", "place 1", "place 3")
        refused = match.why_not_take_back(1)
        assert (refused.reason, refused.ply, refused.rule) == (UndoRefusal.LATER_MOVE, 3, None)

    def test_take_back_refuses_a_roll(self):
        match = fixed("roll 3", "place 1")
        assert refusal(match.take_back, 0) is UndoRefusal.CHANCE

    def test_take_back_refuses_a_move_before_a_roll(self):
        match = fixed("roll 3", "confirm", "place 1", "confirm", "roll 3", "confirm")
        assert refusal(match.take_back, 2) is UndoRefusal.CHANCE

    def test_take_back_refuses_a_move_of_another_seat(self):
        match = fixed("roll 3", "place 1", "confirm", "place 1")
        assert refusal(match.take_back, 1) is UndoRefusal.OTHER_SEAT
        assert refusal(match.take_back, 2) is UndoRefusal.OTHER_SEAT
        match.take_back(3)

    def test_take_back_refuses_a_move_of_a_confirmed_plan(self):
        match = fixed("roll 5", "place 1", "confirm")
        assert match.decision.step == "resting"
        assert refusal(match.take_back, 1) is UndoRefusal.OTHER_STEP
        match.undo()
        match.take_back(1)
        assert texts(match) == ["roll 5"]

    def test_take_back_refuses_a_move_of_a_finished_match(self):
        match = fixed("roll 3", "place 1", "confirm", "place 1", "confirm", rounds=1)
        assert refusal(match.take_back, 3) is UndoRefusal.OTHER_STEP

    @pytest.mark.parametrize("ply", [-1, 2, 50])
    def test_take_back_of_an_unknown_ply_is_an_index_error(self, ply):
        match = fixed("roll 3", "place 1", tail=["confirm"])
        with pytest.raises(IndexError):
            match.take_back(ply)

    def test_why_not_take_back_agrees_with_take_back(self):
        # Every allowed take-back leaves a log that a replay accepts; every refused one changes nothing.
        match = new_match(seed=4, rounds=12)
        taken = 0
        while not match.is_over:
            for ply in range(match.ply):
                reason = match.why_not_take_back(ply)
                before = snapshot(match)
                branch = match.copy_undone_to(match.ply)
                if reason is None:
                    branch.take_back(ply)
                    taken += 1
                    assert texts(branch) == texts(match)[:ply] + texts(match)[ply + 1 :]
                    assert branch.decision == match.decision
                    Match.replay(TOY, branch.setup, branch.seed, branch.seats, BARRIER, texts(branch))
                else:
                    assert refusal(branch.take_back, ply) is reason.reason
                    assert snapshot(branch) == before
                assert snapshot(match) == before
            match.play(Generator(4, match.ply).choice(TOY.legal_moves(match.state)))
        assert taken > 10


class TestRestartTurn:
    def test_change_of_step_begins_a_turn_if_the_game_says_so(self):
        game = Open()
        match = fixed("roll 5", "place 1", "confirm", game=game)
        assert match.decision.step == "resting"
        game.step_change_begins_turn = True
        assert refusal(match.restart_turn) is UndoRefusal.NOTHING
        game.step_change_begins_turn = False
        match.restart_turn()
        assert texts(match) == ["roll 5"]

    def test_restart_turn_undoes_all_successive_moves_of_the_seat(self):
        match = fixed("roll 3", "confirm", "place 1", "place 2")
        assert match.can_restart_turn
        match.restart_turn()
        assert texts(match) == ["roll 3", "confirm"]
        assert undone(match) == ["place 1", "place 2"]

    def test_restart_turn_ends_at_a_roll(self):
        match = fixed("roll 3", "confirm", "confirm", "roll 4", "place 1")
        match.restart_turn()
        assert texts(match) == ["roll 3", "confirm", "confirm", "roll 4"]

    @pytest.mark.parametrize("moves", [["roll 3"], ["roll 3", "confirm"], ["roll 3", "confirm", "confirm", "roll 1"]])
    def test_restart_turn_is_refused_without_own_moves(self, moves):
        match = fixed(*moves, policy=FREE)
        before = snapshot(match)
        assert not match.can_restart_turn
        assert refusal(match.restart_turn) is UndoRefusal.NOTHING
        assert snapshot(match) == before

    def test_restart_turn_after_the_end_undoes_the_last_seats_turn(self):
        match = fixed("roll 3", "confirm", "place 1", "confirm", game=Open(), rounds=1)
        match.restart_turn()
        assert texts(match) == ["roll 3", "confirm"]

    def test_redo_plays_a_restarted_turn_again(self):
        match = fixed("roll 3", "place 1", "place 2")
        before = snapshot(match)
        match.restart_turn()
        match.redo()
        match.redo()
        assert snapshot(match) == before


class TestCopyUndoneTo:
    def test_copy_has_the_later_moves_as_its_redo_tail(self):
        match = play_at_random(new_match(rounds=12))
        before = snapshot(match)
        for ply in range(match.ply + 1):
            branch = match.copy_undone_to(ply)
            assert branch.log + tuple(entry.move for entry in branch.redo_tail) == match.log
            assert branch.ply >= ply
            assert branch.is_over or branch.decision.actor != CHANCE
            assert all(entry.actor == CHANCE for entry in branch.entries[ply:])
        assert snapshot(match) == before

    def test_copy_is_independent_of_the_match(self):
        match = fixed("roll 3", "place 1", "place 2", "confirm")
        branch = match.copy_undone_to(2)
        play(branch, "confirm", "confirm")
        assert texts(match) == ["roll 3", "place 1", "place 2", "confirm"]
        assert match.state.plans != branch.state.plans

    def test_copy_can_include_moves_of_the_redo_tail(self):
        match = fixed("roll 3", "place 1", tail=["place 2", "confirm"])
        branch = match.copy_undone_to(4)
        assert texts(branch) == ["roll 3", "place 1", "place 2", "confirm"]


def test_automatic_confirmation_prevents_take_back_but_not_undo():
    # The toy's automatic step: taking back across it would lead to another seat's step.
    match = fixed("roll 4", "place 1", "place 2", "place 3", "place 4")
    assert len(match.state.plans[1 - match.decision.actor]) == len(PRINTED)
    assert refusal(match.take_back, 2) is UndoRefusal.OTHER_SEAT
    match.undo()
    match.play(Confirm())
