"""The seal of a seed, and the check of a match's draws."""

from haspelknecht_qt.core import record
from haspelknecht_qt.core.game import CHANCE
from haspelknecht_qt.core.match import Match
from haspelknecht_qt.core.rng import SEED_LIMIT, ChanceMethod, seal_of
from haspelknecht_qt.core.seal import DrawCheck, check_draws
from haspelknecht_qt.core.undo import UndoPolicy
from tests.core.playing import TOY, new_match, play_at_random, texts


def test_seal_of_a_seed_never_changes():
    # These must never change: a seal that was noted has to fit the seed in every version.
    assert (seal_of(0), seal_of(SEED_LIMIT - 1)) == ("CZEUTD", "JWFRVM")


def test_seals_of_neighbouring_seeds_differ():
    assert len({seal_of(seed) for seed in range(2000)}) == 2000


def draws_of(match):
    return [entry.ply for entry in match.entries if entry.actor == CHANCE]


def test_all_draws_of_a_match_follow_from_its_seed():
    match = play_at_random(new_match(seed=SEED_LIMIT - 7, rounds=9))
    assert check_draws(match) == DrawCheck(len(draws_of(match)), ())


def test_draws_of_an_older_match_are_checked_by_its_chance_method():
    plain = new_match(seed=3, rounds=9)
    match = play_at_random(Match(TOY, plain.setup, 3, plain.seats, chance=ChanceMethod.PLY))
    assert check_draws(match) == DrawCheck(len(draws_of(match)), ())


def test_a_changed_draw_is_found():
    match = play_at_random(new_match(seed=3, rounds=9))
    moves, draw = texts(match), draws_of(match)[-1]
    value = int(moves[draw].split()[-1])
    moves[draw] = moves[draw].replace(str(value), str(value % 6 + 1))
    changed = Match.replay(TOY, match.setup, match.seed, match.seats, UndoPolicy.FREE, moves[: draw + 1])
    assert draw in check_draws(changed).foreign_plies


class TestWithoutFuture:
    def test_without_future_keeps_moves_seats_and_decision(self):
        match = play_at_random(new_match(seed=3, rounds=9), 12)
        shared = match.without_future(77)
        assert texts(shared) == texts(match)
        assert (shared.seats, shared.undo_policy, shared.decision) == (match.seats, match.undo_policy, match.decision)

    def test_without_future_drops_the_seed_and_undone_moves(self):
        match = play_at_random(new_match(seed=SEED_LIMIT - 5, rounds=9, policy=UndoPolicy.FREE), 12)
        match.undo()
        shared = match.without_future(77)
        assert shared.seed != match.seed
        assert shared.redo_tail == ()
        assert str(match.seed) not in record.dumps(shared)
