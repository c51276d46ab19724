import pytest

from haspelknecht_qt.core.game import CHANCE
from haspelknecht_qt.core.match import Match
from haspelknecht_qt.core.rng import Generator
from haspelknecht_qt.core.undo import UndoError, UndoPolicy, UndoRefusal
from tests.core.playing import TOY, choices, digest, new_match, play, play_at_random, texts, undone
from tests.core.toy import PRINTED, Confirm, Toy

BARRIER, FREE = UndoPolicy.BARRIER, UndoPolicy.FREE


class Open(Toy):
    """The toy game with visible plans."""

    def is_secret(self, state):  # noqa: ARG002 - at no time
        return False


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
    def test_one_goes_back_through_ones_own_moves(self):
        match = fixed("roll 3", "place 1", "place 2")
        match.undo()
        assert texts(match) == ["roll 3", "place 1"]
        match.undo()
        assert texts(match) == ["roll 3"]
        assert undone(match) == ["place 1", "place 2"]

    def test_not_beyond_the_first_choice(self):
        match = fixed("roll 3", "place 1")
        match.undo()
        before = snapshot(match)
        assert match.why_not_undo() is UndoRefusal.NOTHING
        assert refusal(match.undo) is UndoRefusal.NOTHING
        assert snapshot(match) == before

    def test_the_die_is_a_barrier(self):
        match = fixed("roll 3", "confirm", "confirm", "roll 2")
        assert match.why_not_undo() is UndoRefusal.CHANCE
        assert refusal(match.undo) is UndoRefusal.CHANCE

    def test_own_moves_after_the_die_go_back_as_far_as_it(self):
        match = fixed("roll 3", "confirm", "confirm", "roll 2", "place 1")
        match.undo()
        assert refusal(match.undo) is UndoRefusal.CHANCE

    def test_who_confirmed_by_mistake_may_have_it_back(self):
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

    def test_the_finished_game_can_go_back_to_its_last_choice(self):
        match = fixed("roll 3", "confirm", "confirm", game=Open(), rounds=1)
        assert match.is_over
        match.undo()
        assert not match.is_over
        assert match.decision.actor == 1 - match.setup.begins

    def test_asking_why_not_agrees_with_undoing(self):
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
    def test_it_goes_back_to_the_beginning_over_the_die_and_other_players(self):
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

    def test_the_die_is_never_rolled_again(self):
        match = play_at_random(new_match(seed=6, rounds=12, policy=FREE))
        for start in (40, 10, 0):
            branch = match.copy_undone_to(min(start, match.ply))
            for entry in match.entries[branch.ply :]:
                if entry.actor != CHANCE:
                    branch.play(entry.move)
            assert branch.log == match.log

    def test_a_different_move_at_the_same_ply_meets_the_same_die(self):
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
    def test_what_lies_open_is_a_barrier(self, players):
        match = fixed(*self.ALL_OPEN, players=players, rounds=1)
        before = snapshot(match)
        assert match.why_not_undo() is UndoRefusal.REVEALED
        assert refusal(match.undo) is UndoRefusal.REVEALED
        assert refusal(match.restart_turn) is UndoRefusal.NOTHING
        assert snapshot(match) == before

    def test_a_free_match_goes_back_all_the_same(self):
        match = fixed(*self.ALL_OPEN, policy=FREE, rounds=1)
        match.restart_turn()
        assert texts(match) == ["roll 3", "place 1", "confirm"]
        match.undo()
        assert texts(match) == ["roll 3", "place 1"]

    def test_as_long_as_it_is_secret_one_goes_back(self):
        for known in (3, 4):
            match = fixed(*self.ALL_OPEN[:known], rounds=1)
            match.undo()
            assert texts(match) == list(self.ALL_OPEN[: known - 1])

    def test_ones_own_secret_is_no_barrier(self):
        """Private steps that are not a choice of several seats."""
        match = fixed("roll 5", "place 1", "confirm", "confirm")
        match.undo()
        assert texts(match) == ["roll 5", "place 1", "confirm"]


class TestBots:
    @pytest.mark.parametrize("policy", [BARRIER, FREE])
    def test_their_moves_go_back_with_the_persons_and_come_again(self, policy):
        moves = ["roll 3", "place 1", "confirm", "place 1", "confirm"]
        match = fixed(*moves, game=Open(), players="pb", policy=policy, rounds=1)
        end = snapshot(match)
        match.undo()
        assert texts(match) == ["roll 3", "place 1"]
        match.redo()
        assert snapshot(match) == end

    def test_a_thinking_bot_does_not_keep_the_person_from_undoing(self):
        match = fixed("roll 3", "place 1", "confirm", "place 1", players="pb")
        assert not match.seats[match.decision.actor].is_person
        match.undo()
        assert texts(match) == ["roll 3", "place 1"]

    def test_the_die_behind_a_bots_move_is_a_barrier_too(self):
        match = fixed("roll 3", "confirm", "confirm", "roll 2", players="pb")
        assert match.why_not_undo() is UndoRefusal.CHANCE

    def test_with_a_free_match_the_die_goes_back_too(self):
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

    def test_before_the_persons_first_move_there_is_nothing_to_undo(self):
        match = fixed("roll 3", "place 1", "confirm", players="bp", policy=FREE)
        assert match.why_not_undo() is UndoRefusal.NOTHING

    def test_bots_among_themselves_go_back_move_by_move(self):
        match = fixed("roll 3", "place 1", "confirm", "place 1", players="bb")
        for left in (["roll 3", "place 1", "confirm"], ["roll 3", "place 1"], ["roll 3"]):
            match.undo()
            assert texts(match) == left
        match.redo()
        assert texts(match) == ["roll 3", "place 1"]


class TestRedoTail:
    def test_it_stays_when_the_same_move_is_played(self):
        match = fixed("roll 3", "place 1", "place 2", "confirm")
        for _ in range(3):
            match.undo()
        play(match, "place 1")
        assert undone(match) == ["place 2", "confirm"]
        match.redo()
        match.redo()
        assert texts(match) == ["roll 3", "place 1", "place 2", "confirm"]
        assert not match.can_redo

    def test_it_goes_when_another_move_is_played(self):
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

    def test_old_checkpoints_do_not_leak_into_a_new_line_of_play(self):
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

    def test_random_undo_redo_and_play_always_stand_where_a_replay_stands(self):
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
    def test_a_worker_is_taken_from_the_plan(self):
        match = fixed("roll 3", "place 1", "place 2")
        match.take_back(2)
        assert texts(match) == ["roll 3", "place 1"]
        assert match.state.plans[match.decision.actor] == [1]

    def test_an_earlier_one_is_taken_from_under_the_others(self):
        match = fixed("roll 5", "place 1", "place 4", "place 2", tail=["confirm"])
        match.take_back(2)
        assert texts(match) == ["roll 5", "place 1", "place 2"]
        assert match.state.plans[match.decision.actor] == [1, 2]
        assert not match.can_redo

    def test_the_last_one_is_an_undo(self):
        match = fixed("roll 3", "place 1", "place 2", tail=["confirm"])
        match.take_back(2)
        assert undone(match) == ["place 2", "confirm"]

    def test_what_the_rest_needs_cannot_be_taken(self):
        match = fixed("roll 3", "place 1", "place 2")
        before = snapshot(match)
        with pytest.raises(UndoError) as refused:
            match.take_back(1)
        assert (refused.value.reason, refused.value.ply, refused.value.rule) == (UndoRefusal.LATER_MOVE, 2, "beside")
        assert snapshot(match) == before

    def test_nor_what_would_end_the_plan_before_its_last_move(self):
        match = fixed("roll 5", "place 1", "place 3", "place 4")
        refused = match.why_not_take_back(1)
        assert (refused.reason, refused.ply, refused.rule) == (UndoRefusal.LATER_MOVE, 3, None)

    def test_nor_what_would_end_the_plan_with_its_last_move(self):
        match = fixed("roll 5", "place 1", "place 3")
        refused = match.why_not_take_back(1)
        assert (refused.reason, refused.ply, refused.rule) == (UndoRefusal.LATER_MOVE, 3, None)

    def test_not_the_die(self):
        match = fixed("roll 3", "place 1")
        assert refusal(match.take_back, 0) is UndoRefusal.CHANCE

    def test_not_over_the_die(self):
        match = fixed("roll 3", "confirm", "place 1", "confirm", "roll 3", "confirm")
        assert refusal(match.take_back, 2) is UndoRefusal.CHANCE

    def test_not_another_players(self):
        match = fixed("roll 3", "place 1", "confirm", "place 1")
        assert refusal(match.take_back, 1) is UndoRefusal.OTHER_SEAT
        assert refusal(match.take_back, 2) is UndoRefusal.OTHER_SEAT
        match.take_back(3)

    def test_not_out_of_a_confirmed_plan(self):
        match = fixed("roll 5", "place 1", "confirm")
        assert match.decision.step == "resting"
        assert refusal(match.take_back, 1) is UndoRefusal.OTHER_STEP
        match.undo()
        match.take_back(1)
        assert texts(match) == ["roll 5"]

    def test_not_out_of_a_finished_game(self):
        match = fixed("roll 3", "place 1", "confirm", "place 1", "confirm", rounds=1)
        assert refusal(match.take_back, 3) is UndoRefusal.OTHER_STEP

    @pytest.mark.parametrize("ply", [-1, 2, 50])
    def test_not_what_is_not_there(self, ply):
        match = fixed("roll 3", "place 1", tail=["confirm"])
        with pytest.raises(IndexError):
            match.take_back(ply)

    def test_every_answer_is_right(self):
        # Every allowed undo leaves a log that a replay accepts; every refused one changes nothing.
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
    def test_all_that_the_seat_did_in_a_row_is_undone(self):
        match = fixed("roll 3", "confirm", "place 1", "place 2")
        match.restart_turn()
        assert texts(match) == ["roll 3", "confirm"]
        assert undone(match) == ["place 1", "place 2"]

    def test_it_ends_at_the_die(self):
        match = fixed("roll 3", "confirm", "confirm", "roll 4", "place 1")
        match.restart_turn()
        assert texts(match) == ["roll 3", "confirm", "confirm", "roll 4"]

    @pytest.mark.parametrize("moves", [["roll 3"], ["roll 3", "confirm"], ["roll 3", "confirm", "confirm", "roll 1"]])
    def test_a_seat_that_has_done_nothing_cannot(self, moves):
        match = fixed(*moves, policy=FREE)
        before = snapshot(match)
        assert refusal(match.restart_turn) is UndoRefusal.NOTHING
        assert snapshot(match) == before

    def test_after_the_end_it_is_the_last_seats_turn(self):
        match = fixed("roll 3", "confirm", "place 1", "confirm", game=Open(), rounds=1)
        match.restart_turn()
        assert texts(match) == ["roll 3", "confirm"]

    def test_redo_plays_the_turn_again(self):
        match = fixed("roll 3", "place 1", "place 2")
        before = snapshot(match)
        match.restart_turn()
        match.redo()
        match.redo()
        assert snapshot(match) == before


class TestContinueFrom:
    def test_the_rest_is_the_redo_tail(self):
        match = play_at_random(new_match(rounds=12))
        before = snapshot(match)
        for ply in range(match.ply + 1):
            branch = match.copy_undone_to(ply)
            assert branch.log + tuple(entry.move for entry in branch.redo_tail) == match.log
            assert branch.ply >= ply
            assert branch.is_over or branch.decision.actor != CHANCE
            assert all(entry.actor == CHANCE for entry in branch.entries[ply:])
        assert snapshot(match) == before

    def test_the_two_matches_go_their_own_ways(self):
        match = fixed("roll 3", "place 1", "place 2", "confirm")
        branch = match.copy_undone_to(2)
        play(branch, "confirm", "confirm")
        assert texts(match) == ["roll 3", "place 1", "place 2", "confirm"]
        assert match.state.plans != branch.state.plans

    def test_it_can_stand_in_the_redo_tail(self):
        match = fixed("roll 3", "place 1", tail=["place 2", "confirm"])
        branch = match.copy_undone_to(4)
        assert texts(branch) == ["roll 3", "place 1", "place 2", "confirm"]


def test_all_workers_placed_confirms_by_itself():
    # The toy's automatic step: taking back across it would lead to another seat's step.
    match = fixed("roll 4", "place 1", "place 2", "place 3", "place 4")
    assert len(match.state.plans[1 - match.decision.actor]) == len(PRINTED)
    assert refusal(match.take_back, 2) is UndoRefusal.OTHER_SEAT
    match.undo()
    match.play(Confirm())
