"""The Chief Engineer's tree search."""

from functools import cache

import pytest
from attrs import evolve

from haspelknecht_qt.bots import levels
from haspelknecht_qt.bots.statistics import student_interval
from haspelknecht_qt.core.game import CHANCE
from haspelknecht_qt.core.rng import Generator
from haspelknecht_qt.games.gueules_noires.levels import LEVELS
from haspelknecht_qt.games.gueules_noires.model import LIBRARY
from haspelknecht_qt.games.gueules_noires.printed import SHIFTS
from haspelknecht_qt.games.gueules_noires.state import Step
from tests.games.gueules_noires.table import ADVISER, GAME
from tools import chief_engineer_without_tree

pytestmark = pytest.mark.skipif(not LIBRARY.is_available(), reason="the compiled model is not built")

*WEAKER, STRONGEST = LEVELS
SEARCH = evolve(STRONGEST.search, tree=evolve(STRONGEST.search.tree, iterations=300), seconds=0.0)
WITHOUT_TREE = evolve(SEARCH, tree=None)


def bot_factories(search):
    """The factories of all levels, the strongest with this search."""
    return levels.bot_factories([*WEAKER, evolve(STRONGEST, search=search)], ADVISER, timed=False)


FACTORIES = bot_factories(SEARCH)
EVALUATOR = FACTORIES["chief_engineer"](GAME).evaluator


def tree_search(state, search=SEARCH, required_index=0):
    """The compared candidates with their values, best first; None without a tree search."""
    return EVALUATOR.search_position(state).tree_search(search, 7, required_index)


@cache
def placements(players, seed):
    """Positions of a game of Overmen in which a seat places workers and has a choice, as the seat sees them."""
    state = GAME.initial_state(GAME.setup({"players": players}, seed))
    bot, generator, found = FACTORIES["overman"](GAME), Generator(seed), []
    while (decision := GAME.decision(state)) is not None:
        if decision.actor == CHANCE:
            move = GAME.draw_chance_move(state, generator)
        else:
            observation, legal = GAME.observe(state, decision.actor), GAME.legal_moves(state)
            if state.step is Step.PLACE and len(legal) > 1:
                found.append(observation)
            move = bot.choose(observation, decision, legal, generator)
        GAME.advance(state, move)
    return found


def last_shift(players, seed):
    """Placements of the last shift."""
    return [state for state in placements(players, seed) if state.shift == SHIFTS[-1]]


def final_lead(state, candidate):
    """The seat's lead over the best opponent if no decision follows this candidate; None otherwise."""
    after = state.copy()
    EVALUATOR.carry_out(after, candidate)
    while (decision := GAME.decision(after)) is not None and decision.actor == CHANCE:
        GAME.advance(after, GAME.draw_chance_move(after, Generator(1)))
    if after.step is not Step.OVER:
        return None
    points = GAME.scores(after)
    return points[state.seat] - max(each for seat, each in enumerate(points) if seat != state.seat)


@pytest.mark.parametrize("players", [2, 4])
def test_the_same_seed_gives_the_same_ranking(players):
    for state in placements(players, 5)[::18]:
        once, again = (tree_search(state) for _ in range(2))
        assert once == again
        indexes = [index for index, _ in once]
        assert len(set(indexes)) == len(indexes) <= len(EVALUATOR.candidates(state))


def test_tree_search_is_none_without_tree_settings():
    assert tree_search(last_shift(2, 5)[0], WITHOUT_TREE) is None


@pytest.mark.parametrize("players", [2, 3, 4])
def test_tree_search_ranks_the_candidates_of_the_draft(players):
    state = GAME.initial_state(GAME.setup({"players": players}, 5))
    while state.step is not Step.DRAFT:
        GAME.advance(state, GAME.draw_chance_move(state, Generator(5)))
    found = tree_search(GAME.observe(state, state.seat))
    assert len(found) > 1
    assert [value for _, value in found] == sorted((value for _, value in found), reverse=True)


def test_required_candidate_is_compared_even_if_it_is_the_worst():
    for state in last_shift(2, 5)[::6]:
        worst = len(EVALUATOR.candidates(state)) - 1
        found = tree_search(state, required_index=worst)
        assert worst in [index for index, _ in found]


def test_every_compared_candidate_has_a_value_even_without_time():
    state = last_shift(2, 5)[0]
    whole = tree_search(state)
    hurried = tree_search(state, evolve(SEARCH, seconds=1e-9))
    assert sorted(index for index, _ in hurried) == sorted(index for index, _ in whole)


def test_tree_search_finds_the_best_last_decision_of_a_game():
    found = 0
    states = (state for seed in range(12) for state in last_shift(2, seed))
    while found < 3:
        state = next(states)
        leads = [final_lead(state, candidate) for candidate in EVALUATOR.candidates(state)]
        if None not in leads and len(set(leads)) > 1:
            (best, _), *_ = tree_search(state)
            assert leads[best] == max(leads)
            found += 1


@pytest.mark.parametrize("shift", SHIFTS)
def test_bot_ranks_by_the_tree_search_in_every_shift(shift):
    state = next(each for each in placements(2, 5) if each.shift == shift)
    ranked = FACTORIES["chief_engineer"](GAME).rank(state, state.seat)
    assert ranked != bot_factories(WITHOUT_TREE)["chief_engineer"](GAME).rank(state, state.seat)
    assert [each.utility for each in ranked] == sorted((each.utility for each in ranked), reverse=True)


def test_version_of_the_level_depends_on_its_tree_settings():
    other = bot_factories(WITHOUT_TREE)
    changed = {name for name in other if name != levels.RANDOM and other[name].version != FACTORIES[name].version}
    assert changed == {"chief_engineer"}


@pytest.mark.long
def test_the_tree_search_gains_points():
    whole = levels.bot_factories(LEVELS, ADVISER, timed=False)["chief_engineer"](GAME)
    flat = chief_engineer_without_tree.make_bot(GAME)
    leads = []
    for seed in range(8):
        start = last_shift(2, 100 + seed)[0]
        for seat in range(2):
            bots = [whole if each == seat else flat for each in range(2)]
            state, generator = start.copy(), Generator(seed)
            while (decision := GAME.decision(state)) is not None:
                if decision.actor == CHANCE:
                    move = GAME.draw_chance_move(state, generator)
                else:
                    observation = GAME.observe(state, decision.actor)
                    move = bots[decision.actor].choose(observation, decision, GAME.legal_moves(state), generator)
                GAME.advance(state, move)
            points = GAME.scores(state)
            leads.append(points[seat] - points[1 - seat])
    assert student_interval([sum(pair) / 2 for pair in zip(leads[::2], leads[1::2], strict=True)]).mean > 0
