from itertools import pairwise

import pytest

from haspelknecht_qt.core.game import CHANCE, PERSON, Game, GameState, IllegalMove, Seat, UnreadableMove
from haspelknecht_qt.core.match import Match, ReplayError
from haspelknecht_qt.core.rng import SEED_LIMIT, ChanceMethod, EventRandomGenerator, Generator
from haspelknecht_qt.core.undo import UndoPolicy
from tests.core.playing import TOY, digest, new_match, play, play_at_random, texts, undone
from tests.core.toy import Confirm, Done, Place, Roll, Toy

SEATS = (Seat("Ada", "madder"), Seat("Émile", "woad"))


def test_toy_game_implements_the_game_protocol():
    assert isinstance(TOY, Game)
    assert isinstance(new_match().state, GameState)


class TestBeginning:
    def test_chance_moves_before_the_first_decision_are_drawn(self):
        match = new_match()
        assert [entry.actor for entry in match.entries] == [CHANCE] * match.ply
        assert match.ply >= 1
        assert match.decision.actor in (0, 1)

    def test_new_match_has_nothing_to_undo_or_redo(self):
        match = new_match(policy=UndoPolicy.FREE)
        assert match.why_not_undo() is not None
        assert not match.can_redo

    @pytest.mark.parametrize("seats", [(), SEATS[:1], (*SEATS, Seat("Cy", "leaf"))])
    def test_wrong_number_of_seats_is_refused(self, seats):
        with pytest.raises(ValueError, match="allowed are 2"):
            Match(TOY, TOY.setup({}, 1), 1, seats)

    @pytest.mark.parametrize("seed", [-1, SEED_LIMIT])
    def test_seed_out_of_range_is_refused(self, seed):
        with pytest.raises(ValueError, match="seed is"):
            Match(TOY, TOY.setup({}, 1), seed, SEATS)

    @pytest.mark.parametrize(
        "name", ["", " \u00a0", "x" * 101, "two\nlines", "two\u2028lines", "nul\0", "half \ud800", "nru\u202et"]
    )
    def test_empty_long_or_unprintable_seat_names_are_refused(self, name):
        with pytest.raises(ValueError, match="name is"):
            Seat(name, "madder")

    def test_error_about_a_long_seat_name_is_short(self):
        with pytest.raises(ValueError, match="allowed are 1 to 100 characters") as refused:
            Seat("x" * 100_000, "madder")
        assert len(str(refused.value)) < 200

    def test_seat_name_must_be_text(self):
        with pytest.raises(TypeError):
            Seat(7, "madder")

    @pytest.mark.parametrize("name", ["Zoë", "李雷", "👩‍🚀", "שרה", "a b"])
    def test_seat_name_may_be_in_any_script(self, name):
        assert Seat(name, "madder").player == PERSON


class TestPlaying:
    def test_match_waits_for_a_seat_until_the_game_is_over(self):
        match = new_match(rounds=20)
        while not match.is_over:
            assert match.decision.actor != CHANCE
            match.play(TOY.legal_moves(match.state)[0])
        assert match.decision is None
        assert TOY.decision(match.state) is None

    def test_log_replays_to_the_current_state(self):
        match = play_at_random(new_match(rounds=20))
        state = TOY.initial_state(match.setup)
        for ply, entry in enumerate(match.entries):
            assert entry.ply == ply
            assert entry.decision == TOY.decision(state)
            assert entry.text == TOY.write_move(entry.move)
            TOY.play(state, entry.move)
        assert TOY.digest(state) == digest(match)
        assert match.log == tuple(entry.move for entry in match.entries)

    @pytest.mark.parametrize(
        "chance, generator", [(ChanceMethod.PLY, Generator), (ChanceMethod.EVENT, EventRandomGenerator)]
    )
    def test_draws_depend_on_seed_and_event_alone(self, chance, generator):
        match = new_match(seed=5, rounds=30)
        match = play_at_random(Match(TOY, match.setup, 5, match.seats, chance=chance))
        rolls = [entry for entry in match.entries if entry.actor == CHANCE]
        assert len(rolls) >= 30
        assert all(entry.move == TOY.draw_chance_move(None, generator(5, entry.ply)) for entry in rolls)

    def test_same_seed_and_moves_give_the_same_match(self):
        one, other = (play_at_random(new_match(seed=9, rounds=10)) for _ in range(2))
        assert one.log == other.log
        assert digest(one) == digest(other)
        assert texts(one) != texts(play_at_random(new_match(seed=10, rounds=10)))

    def test_several_chance_moves_in_a_row_are_drawn(self):
        match = play_at_random(new_match(seed=2, rounds=60))
        actors = [entry.actor for entry in match.entries]
        assert (CHANCE, CHANCE) in pairwise(actors)

    def test_an_illegal_move_changes_nothing(self):
        match = play(new_match(), "place 1")
        before = (texts(match), digest(match), match.decision)
        with pytest.raises(IllegalMove) as refusal:
            match.play(Place(1))
        assert refusal.value.rule == "place"
        assert (texts(match), digest(match), match.decision) == before

    def test_chance_move_cannot_be_played_for_a_seat(self):
        with pytest.raises(IllegalMove):
            new_match().play(Roll(3))

    @pytest.mark.parametrize("narrate", [False, True])
    def test_move_after_the_end_is_refused(self, narrate):
        match = play_at_random(new_match())
        before = match.log
        with pytest.raises(IllegalMove, match="game over"):
            match.play(Confirm(), narrate=narrate)
        assert match.log == before

    def test_an_illegal_move_keeps_the_redo_tail(self):
        match = play(new_match(), "place 1", "confirm")
        match.undo()
        with pytest.raises(IllegalMove):
            match.play(Place(1))
        assert undone(match) == ["confirm"]


class TestNarration:
    def test_play_returns_no_events_without_narrate(self):
        assert new_match().play(Confirm()) == []

    def test_play_returns_events_of_move_automatic_steps_and_draws(self):
        match = play(new_match(rounds=2), "confirm")
        before = match.ply
        narrated = match.play(Confirm(), narrate=True)
        rolls = [Done(entry.text) for entry in match.entries[before + 1 :]]
        assert rolls
        assert [event for event, _ in narrated] == [Done("confirmed"), Done("scored"), *rolls]
        assert TOY.digest(narrated[-1][1]) == digest(match)

    def test_narrate_does_not_change_the_match(self):
        quiet = play_at_random(new_match(seed=3, rounds=8))
        narrated = new_match(seed=3, rounds=8)
        for entry in quiet.entries:
            if entry.actor != CHANCE:
                narrated.play(entry.move, narrate=True)
        assert narrated.log == quiet.log
        assert digest(narrated) == digest(quiet)

    def test_states_of_events_do_not_change_with_later_moves(self):
        match = new_match(rounds=5)
        narrated = match.play(Place(1), narrate=True)
        before = TOY.digest(narrated[0][1])
        play_at_random(match)
        assert TOY.digest(narrated[0][1]) == before

    def test_illegal_move_is_refused_with_narrate(self):
        match = new_match()
        with pytest.raises(IllegalMove):
            match.play(Place(2), narrate=True)
        assert match.log == match.copy_undone_to(match.ply).log

    def test_redo_returns_the_same_events_as_play(self):
        match = play(new_match(rounds=2, policy=UndoPolicy.FREE), "confirm")
        narrated = match.play(Confirm(), narrate=True)
        match.undo()
        again = match.redo(narrate=True)
        assert [event for event, _ in again] == [event for event, _ in narrated]
        assert match.can_redo is False

    def test_events_of_every_logged_or_undone_move_are_available(self):
        match = play_at_random(new_match(rounds=12, policy=UndoPolicy.FREE))
        for _ in range(5):
            match.undo()
        end = match.ply + len(match.redo_tail)
        for ply in range(end):
            narrated = match.events_with_states(ply)
            assert TOY.digest(narrated[-1][1]) == TOY.digest(match.state_at(ply + 1))
        for ply in (-1, end):
            with pytest.raises(IndexError):
                match.events_with_states(ply)


class TestPastStates:
    def test_state_at_returns_the_state_of_every_ply(self):
        match = new_match(rounds=40)
        seen = [TOY.digest(match.state_at(ply)) for ply in range(match.ply + 1)]
        while not match.is_over:
            before = match.ply
            match.play(TOY.legal_moves(match.state)[0])
            seen += [None] * (match.ply - before - 1) + [digest(match)]
        assert match.ply > 100
        for ply, expected in reversed(list(enumerate(seen))):
            found = TOY.digest(match.state_at(ply))
            assert expected in (None, found)

    def test_changed_past_state_does_not_change_the_match(self):
        match = play_at_random(new_match(rounds=12))
        before = (match.log, digest(match))
        state = match.state_at(20)
        TOY.advance(state, TOY.legal_moves(state)[0])
        state.scores[0] = 1000
        assert (match.log, digest(match)) == before
        assert match.state_at(20).scores[0] < 1000

    def test_state_at_replays_fewer_than_16_moves(self, monkeypatch):
        match = play_at_random(new_match(rounds=60))
        replayed = []
        advance = TOY.advance
        monkeypatch.setattr(match.game, "advance", lambda state, move: (replayed.append(move), advance(state, move)))
        for ply in range(match.ply + 1):
            replayed.clear()
            match.state_at(ply)
            assert len(replayed) < 16

    def test_state_at_reaches_into_the_redo_tail(self):
        match = play(new_match(), "place 1", "confirm")
        state_before_undo = digest(match)
        match.undo()
        assert TOY.digest(match.state_at(match.ply + 1)) == state_before_undo

    @pytest.mark.parametrize("ply", [-1, 4])
    def test_ply_out_of_range_is_an_index_error(self, ply):
        match = play(new_match(rounds=1, seed=1), "place 1")
        assert match.ply < 4
        with pytest.raises(IndexError):
            match.state_at(ply)
        with pytest.raises(IndexError):
            match.copy_undone_to(ply)


class TestEntriesSince:
    def test_entries_since_contains_moves_of_other_seats_and_chance(self):
        match = play(new_match(rounds=3), "place 1", "confirm")
        first, second = match.entries[-1].actor, match.decision.actor
        assert match.entries_since(first) == ()
        assert match.entries_since(second) == match.entries
        play(match, "place 1", "confirm")
        assert [entry.text for entry in match.entries_since(first)][:2] == ["place 1", "confirm"]
        assert {entry.actor for entry in match.entries_since(first)} == {second, CHANCE}
        assert {entry.actor for entry in match.entries_since(second)} == {CHANCE}

    def test_entries_since_leaves_out_undone_moves(self):
        match = play(new_match(), "place 1", "confirm")
        seat = match.decision.actor
        match.undo()
        assert [entry.text for entry in match.entries_since(seat)][-1] == "place 1"


class TestReplay:
    def replay(self, match, moves, tail=()):
        return Match.replay(TOY, match.setup, match.seed, match.seats, match.undo_policy, moves, tail)

    def test_replay_of_log_and_redo_tail_gives_the_same_match(self):
        match = play_at_random(new_match(rounds=30, policy=UndoPolicy.FREE))
        for _ in range(30):
            match.undo()
        copy = self.replay(match, texts(match), undone(match))
        assert copy.entries == match.entries
        assert copy.redo_tail == match.redo_tail
        assert digest(copy) == digest(match)
        assert copy.decision == match.decision

    def test_replay_uses_recorded_rolls_instead_of_the_seed(self):
        match = new_match(seed=1)
        rolls = [str(value) for value in range(1, 6) if f"roll {value}" != texts(match)[0]]
        for value in rolls:
            copy = self.replay(match, [f"roll {value}", "confirm"])
            assert texts(copy)[0] == f"roll {value}"

    def test_replay_draws_missing_rolls_at_the_end(self):
        match = new_match()
        assert texts(self.replay(match, [])) == texts(match)

    def test_recorded_rolls_come_again_after_undo_and_the_same_move(self):
        match = self.replay(new_match(rounds=4, policy=UndoPolicy.FREE), ["roll 6", "roll 1", "confirm", "confirm"])
        copy = self.replay(match, ["roll 6", "roll 1", "confirm", "confirm", "roll 6", "roll 6", "place 1"])
        copy.undo()
        copy.undo()
        play(copy, "confirm")
        assert texts(copy)[-2:] == ["roll 6", "roll 6"]
        assert undone(copy) == ["place 1"]

    @pytest.mark.parametrize("bad, cause", [("roll 5", IllegalMove), ("dance", UnreadableMove)])
    @pytest.mark.parametrize("place", [1, 5, 20])
    def test_replay_error_names_the_bad_move_and_keeps_earlier_moves(self, bad, cause, place):
        match = play_at_random(new_match(seed=4, rounds=15))
        place = next(entry.ply for entry in match.entries[place:] if entry.actor != CHANCE)
        moves = texts(match)
        moves[place] = bad
        with pytest.raises(ReplayError) as error:
            self.replay(match, moves)
        assert (error.value.ply, error.value.text) == (place, bad)
        assert isinstance(error.value.cause, cause)
        assert texts(error.value.match) == moves[:place]
        assert error.value.match.decision.actor != CHANCE
        assert str(error.value).startswith(f"move {place + 1}: ")

    def test_bad_roll_is_drawn_again_in_the_kept_match(self):
        match = play_at_random(new_match(seed=4))
        moves = texts(match)
        place = next(ply for ply in range(3, len(moves)) if moves[ply].startswith("roll"))
        with pytest.raises(ReplayError) as error:
            self.replay(match, [*moves[:place], "roll 9"])
        assert texts(error.value.match)[: place + 1] == moves[: place + 1]

    def test_replay_applies_the_replacement_moves_of_the_game(self):
        class Replacing(Toy):
            def replacement_moves(self, state, move):
                instead = {"die": [], "beside": [Place(1), move]}
                return instead.get(self.why_not(state, move))

        def replay(moves, tail=()):
            match = new_match()
            return Match.replay(Replacing(), match.setup, match.seed, match.seats, match.undo_policy, moves, tail)

        old = ["roll 2", "place 2", "place 4", "confirm", "confirm", "roll 1", "confirm"]
        now = ["roll 2", "place 1", "place 2", "confirm", "confirm", "roll 1", "confirm"]
        assert texts(replay(old)) == now
        for length in range(1, len(old)):
            match = replay(old[:length], old[length:])
            assert texts(match) + undone(match) == now
        with pytest.raises(ReplayError) as error:
            replay([*old[:3], "roll 5"])
        assert (error.value.ply, error.value.text) == (3, "roll 5"), "the place is the record's"
        assert texts(error.value.match) == now[:3]

    def test_replay_refuses_moves_after_the_end(self):
        match = play_at_random(new_match())
        with pytest.raises(ReplayError) as error:
            self.replay(match, [*texts(match), "confirm"])
        assert error.value.match.is_over
        assert error.value.ply == match.ply

    def test_bad_move_in_the_redo_tail_leaves_the_log_complete(self):
        match = play(new_match(rounds=2), "place 1")
        with pytest.raises(ReplayError) as error:
            self.replay(match, texts(match), ["confirm", "roll 2"])
        assert error.value.ply == match.ply + 1
        assert texts(error.value.match) == texts(match)
        assert undone(error.value.match) == ["confirm"]


class Secretive(Toy):
    """Toy game in which a seat's placements are never revealed to the other seat."""

    def is_hidden_from(self, state, decision, move, seat):  # noqa: ARG002 - hidden in every state
        return isinstance(move, Place) and decision.actor != seat


def planned(game=TOY):
    """Returns a match in its second round, and the ply at which the plans of that round begin.

    The first seat of the round has finished its plan, and the other seat decides.
    """
    match = Match(game, game.setup({}, 3), 3, new_match().seats)
    while match.state.round < 2:
        match.play(game.legal_moves(match.state)[0])
    first, seat = match.ply, match.decision.actor
    while match.decision.actor == seat:
        match.play(game.legal_moves(match.state)[0])
    return match, first


def test_secret_plan_is_hidden_in_log_states_and_events():
    match, first = planned()
    other = match.decision.actor
    planner = 1 - other
    assert match.visible_ply_count == first
    assert match.entries_for(planner) == match.entries
    assert match.entries_for(other) == match.entries[:first]
    for ply in range(first + 1, match.ply + 1):
        assert match.seen_state(ply, planner).plans[planner]
        assert match.seen_state(ply, other).plans[planner] == []
        assert match.events_with_states_for(ply - 1, planner)
        assert match.events_with_states_for(ply - 1, other) == []
        assert match.is_hidden_from(ply - 1, other)
    assert not match.is_hidden_from(0, planner)


def test_revealed_plan_is_visible_in_log_states_and_events():
    match, first = planned()
    for seat in (0, 1):
        for ply in range(first + 1):
            assert match.seen_state(ply, seat) == match.state_at(ply)
    assert any(match.state_at(ply).plans != [[], []] for ply in range(first))
    play_at_random(match)
    assert match.is_over
    for seat in (0, 1):
        assert match.entries_for(seat) == match.entries
        assert all(match.seen_state(ply, seat) == match.state_at(ply) for ply in range(match.ply))
        assert match.events_with_states_for(first, seat) == match.events_with_states(first)


def test_revealed_plans_stay_visible_during_the_next_secret_step():
    match, _ = planned()
    while match.state.round < 3:
        match.play(match.game.legal_moves(match.state)[0])
    assert match.visible_ply_count == match.ply
    assert match.game.is_secret(match.state)
    for seat in (0, 1):
        assert match.entries_for(seat) == match.entries


def test_never_revealed_moves_stay_hidden_after_the_end():
    match, _ = planned(Secretive())
    play_at_random(match)
    assert match.is_over
    for seat in (0, 1):
        known = match.entries_for(seat)
        assert all(entry.actor in {CHANCE, seat} or isinstance(entry.move, Confirm) for entry in known)
        assert len(known) < match.ply
        for ply in range(match.ply + 1):
            assert match.seen_state(ply, seat).plans[1 - seat] == []
        for entry in match.entries:
            narrated = match.events_with_states_for(entry.ply, seat)
            assert (narrated == []) == (entry not in known)
            hidden = entry.ply > min(other.ply for other in match.entries if other not in known)
            assert not hidden or all(state.plans[1 - seat] == [] for _, state in narrated)


def test_seen_states_and_events_exist_for_the_log_only():
    match = play_at_random(new_match(policy=UndoPolicy.FREE), 9)
    match.undo()
    for ply in (-1, match.ply + 1):
        with pytest.raises(IndexError, match=f"ply is {ply}"):
            match.seen_state(ply, 0)
    for ply in (-1, match.ply):
        with pytest.raises(IndexError, match=f"ply is {ply}"):
            match.events_with_states_for(ply, 0)


def test_states_yields_the_state_at_every_ply():
    match = play_at_random(new_match(), 20)
    digest_of = TOY.digest
    states = [digest_of(state) for state in match.states(match.ply)]
    assert states == [digest_of(match.state_at(ply)) for ply in range(match.ply + 1)]
    with pytest.raises(IndexError):
        next(match.states(match.ply + 1))
