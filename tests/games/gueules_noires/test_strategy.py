"""The evaluator: legal whole turns, correct values independent of hidden information, and a win over random play."""

import pickle
from functools import cache
from itertools import combinations

import pytest
from attrs import evolve

from haspelknecht_qt.bots import hints
from haspelknecht_qt.bots.evaluator_bot import EvaluatorBot
from haspelknecht_qt.core.game import CHANCE
from haspelknecht_qt.core.rng import Generator
from haspelknecht_qt.games.gueules_noires import scoring
from haspelknecht_qt.games.gueules_noires.levels import LEVELS
from haspelknecht_qt.games.gueules_noires.printed import ORDER_IDS
from haspelknecht_qt.games.gueules_noires.state import UNKNOWN, StackKind, Step
from haspelknecht_qt.games.gueules_noires.strategy.knowledge import KNOWLEDGE, SOURCES
from tests.games.gueules_noires.table import ADVISER, FACE, GAME, ORDER, Table, counts, random_move

STEPS_WITHIN_A_TURN = {Step.EXTRACT, Step.TAKE, Step.SUBSTITUTE, Step.RETURN}


def evaluator(name="overman", **changes):
    """The evaluator of a level."""
    level = evolve(next(level for level in LEVELS if level.name == name), **changes)
    return ADVISER(GAME, knowledge=level.knowledge, effort=level.effort, foresight=level.foresight, envy=level.envy)


def play_game(players, seed, evaluator_seats, each=None):
    """Plays a game in which `evaluator_seats` follow the evaluator and the others play at random.

    Calls `each` with every position in which a seat decides.
    """
    adviser = evaluator()
    state = GAME.initial_state(GAME.setup({"players": players}, seed))
    ply = 0
    while (decision := GAME.decision(state)) is not None:
        if decision.actor != CHANCE and each is not None:
            each(state)
        if decision.actor in evaluator_seats:
            adviser.carry_out(state, adviser.candidates(GAME.observe(state, decision.actor))[0])
        else:
            GAME.advance(state, random_move(state, seed, ply))
        ply += 1
    return state


@cache
def positions():
    """Positions of games with each number of players, as observed by the deciding seat; seat 0 plays at random."""
    found = []
    for players in (2, 3, 4):
        here = []
        play_game(players, players, set(range(1, players)), lambda state, here=here: here.append(state.copy()))
        # All positions of rare steps are kept, and some of the others.
        found += [state for state in here if state.step in {Step.TAKE, Step.SUBSTITUTE, Step.RETURN}][:12]
        found += [state for state in here if state.step in {Step.DRAFT, Step.PLACE, Step.EXTRACT}][::9]
    return [GAME.observe(state, state.seat) for state in found]


def position_after(state, candidate):
    """The position after all moves of the candidate, each of them checked."""
    after = state.copy()
    for move in candidate.moves:
        assert GAME.why_not(after, move) is None, (candidate, GAME.write_move(move))
        GAME.play(after, move)
    return after


def move_texts(candidate):
    return [GAME.write_move(move) for move in candidate.moves]


def best_turn(table):
    return move_texts(evaluator().candidates(GAME.observe(table.state, table.state.seat))[0])


def draws_known_cards(state, candidate):
    """Whether the candidate is a draw-5 of cards that the seat knows: taking is the next decision, without chance."""
    if not move_texts(candidate)[0].endswith("draw5"):
        return False
    stack = state.stacks[state.box.spaces[candidate.moves[0].space].value]
    return len(stack.top) >= 5 or not stack.unseen


def test_tested_positions_cover_the_steps():
    assert {state.step for state in positions()} >= {Step.DRAFT, Step.PLACE, Step.EXTRACT, Step.TAKE, Step.RETURN}


def test_every_candidate_is_legal_and_completes_the_decision():
    for state in positions():
        for candidate in evaluator().candidates(state):
            assert evaluator().remaining_moves(state, candidate) == candidate.moves
            after = position_after(state, candidate)
            assert after.step not in STEPS_WITHIN_A_TURN or draws_known_cards(state, candidate)
            other = state.copy()
            evaluator().carry_out(other, candidate)
            assert other == after


def test_candidates_are_sorted_and_unique_and_leave_the_state_unchanged():
    for state in positions():
        before = state.copy()
        candidates = evaluator().candidates(state)
        assert state == before
        utilities = [candidate.utility for candidate in candidates]
        assert utilities == sorted(utilities, reverse=True)
        assert len(set(candidates)) == len(candidates) > 0
        assert evaluator().decision_root(state) is state
        assert evaluator().fallback_move(state) == candidates[0].moves[0]


def test_candidate_for_a_move_is_the_best_that_begins_with_it():
    for state in positions()[::7]:
        candidates = evaluator().candidates(state)
        legal = GAME.legal_moves(state)
        for move in legal[:: max(1, len(legal) // 8)]:
            played = evaluator().candidate_for_moves(state, [move])
            assert played.moves[0] == move
            alike = [candidate for candidate in candidates if candidate.moves[0] == move]
            if alike:
                assert (played, played.utility) == (alike[0], alike[0].utility)
            else:
                assert played.utility <= candidates[0].utility + 1e-9 or state.step is Step.EXTRACT
            after = position_after(state, played)
            assert after.step not in STEPS_WITHIN_A_TURN or draws_known_cards(state, played)


def test_points_by_source_add_up_to_the_utility():
    for state in positions()[::2]:
        for candidate in evaluator().candidates(state)[:4]:
            sources = evaluator().points_by_source(state, candidate)
            assert list(sources) == list(SOURCES)
            if state.step in {Step.PLACE, Step.DRAFT}:
                assert sum(sources.values()) == pytest.approx(candidate.utility)


def test_hidden_cards_do_not_change_the_candidates():
    for seed in range(4):
        table = Table(3).holds("truck-08", "handcart-04")
        stacks = table.state.stacks
        one, other = (table.state.copy() for _ in range(2))
        orders = [kind for kind, count in enumerate(stacks[StackKind.ORDERS].unseen_by_kind) if count]
        Generator(seed).shuffle(orders)
        for state, top in ((one, orders[:4]), (other, orders[4:8])):
            stack = state.stacks[StackKind.ORDERS]
            for order in top:
                stack.unseen_by_kind[order] -= 1
                stack.unseen -= 1
            stack.top, stack.top_by = list(top), [1] * 4
        assert one != other
        answers = [evaluator().candidates(GAME.observe(state, 0)) for state in (one, other)]
        assert [(candidate, candidate.utility) for candidate in answers[0]] == [
            (candidate, candidate.utility) for candidate in answers[1]
        ]
        # A seat that knows these cards gets different values.
        seen = [
            {move_texts(candidate)[0]: candidate.utility for candidate in evaluator().candidates(state.copy())}
            for state in (one, other)
        ]
        assert seen[0]["place order-draw5"] != seen[1]["place order-draw5"]


def test_utility_of_a_draw_five_is_that_of_the_expected_best_card():
    table = Table(2).has(coal=counts(black=3) + [0] * 8 + counts(black=3), francs=0)
    names = ["horsecart-08", "truck-08", "handcart-01", "truck-10", "locomotive-05", "handcart-04", "truck-04"]
    table.stack(StackKind.ORDERS, unseen=names)
    state = table.state
    utility = {move_texts(candidate)[0]: candidate.utility for candidate in evaluator().candidates(state)}[
        "place order-draw5"
    ]
    view = evaluator().value_function.turn_evaluator(state, 0)
    looked = table.play("place order-draw5").state
    without = view.utility(looked)
    gains = {}
    for name in names:
        taken = looked.copy()
        taken.player.orders.append(ORDER[name])
        gains[name] = view.utility(taken) - without
    hands = list(combinations(names, 5))
    expected = sum(max(0.0, *(gains[name] for name in hand)) for hand in hands) / len(hands)
    assert max(gains.values()) > expected > 0
    assert utility == pytest.approx(without + expected)


def test_extraction_is_planned_as_a_whole():
    table = Table(2).holds("truck-08").has(coal=[0] * 12 + counts(black=2), minecarts=[1, 1, 1, 2])
    table.extracts(10)
    assert best_turn(table) == [
        "cage 4",
        "load black",
        "load black",
        "cage surface",
        "fill truck-08 black with cage:black",
        "fill truck-08 black with cage:black",
        *best_turn(table)[6:],
    ]
    # Remaining moves are not lost where something can still be fetched.
    table.has(coal=counts(yellow=1) + [0] * 8 + counts(black=2))
    assert "load yellow" in best_turn(table)


def test_extraction_fills_cells_from_cage_and_stock():
    table = Table(2).holds("truck-10", "horsecart-10")
    table.has(coal=[0] * 12 + counts(black=3), minecarts=[1, 1, 1, 3], stock=counts(black=3))
    table.extracts(10)
    turn = best_turn(table)
    assert sum(text.startswith("fill") for text in turn) >= 5
    assert sum("with stock" in text for text in turn) == 3


def test_two_cubes_fill_a_cell_when_no_matching_cube_is_left():
    table = Table(2).holds("truck-04").has(cage=counts(yellow=2), coal=[0] * 16, francs=0, workers=3)
    table.state.shift = 3
    table.extracts(4)
    assert best_turn(table)[0] == "fill truck-04 black with cage:yellow cage:yellow"


def test_a_filled_order_is_delivered_by_the_last_worker():
    table = Table(2).holds("truck-08", filled=True).has(workers=1, coal=[0] * 16)
    table.state.shift = 3
    assert best_turn(table) == ["place delivery-truck"]


def test_dark_tile_is_preferred_when_the_lit_side_has_more_tiles():
    tiles = [0] * 16
    tiles[FACE["yellow-1-lit"]] = 2
    table = Table(2, tiles=["black-1-lit", "black-1-dark"]).holds("truck-08").has(tiles=tiles, minecarts=[3, 1, 1, 1])
    utility = {move_texts(candidate)[0]: candidate.utility for candidate in evaluator().candidates(table.state)}
    assert utility["place factory-2"] > utility["place factory-1"]


def drawn_five(table, *others, seat=0):
    """A draw-5 of a black order and four small ones, on a stack that continues with `others`."""
    names = ["truck-10", "handcart-01", "horsecart-01", "locomotive-01", "truck-01"]
    table.stack(StackKind.ORDERS, unseen=[*names, *others])
    return table.turn(seat).play("place order-draw5", *(f"draw {name}" for name in names))


@pytest.mark.rule("GR3")
def test_unwanted_orders_are_returned_under_the_stack():
    table = Table(2).has(workers=2)
    table.state.shift = 3
    candidate = evaluator().candidates(drawn_five(table, "truck-05", "truck-06").state)[0]
    assert move_texts(candidate)[0] == "take none"
    assert len(candidate.moves) == 5
    assert all(text.startswith("return under") for text in move_texts(candidate)[1:])
    # An empty stack needs no decision about the side.
    alone = Table(2).has(workers=2)
    alone.state.shift = 3
    assert all(text.startswith("return top") for text in best_turn(drawn_five(alone))[1:])


def test_next_wanted_order_is_returned_on_top_last():
    table = Table(2).has(coal=[0] * 12 + counts(black=4), minecarts=[1, 1, 1, 4], stock=counts(black=3))
    names = ["truck-10", "handcart-01", "horsecart-10", "locomotive-01", "truck-01"]
    table.stack(StackKind.ORDERS, unseen=[*names, "truck-05", "truck-06"])
    table.play("place order-draw5", *(f"draw {name}" for name in names))
    candidate = evaluator().candidates(table.state)[0]
    top = position_after(table.state, candidate).stacks[StackKind.ORDERS].top
    assert {move_texts(candidate)[0].split()[1], ORDER_IDS[top[-1]]} == {"truck-10", "horsecart-10"}
    assert len(top) == 4


def test_evaluator_beats_the_random_bot_by_far():
    for seed in (11, 12, 13):
        for seat in (0, 1):
            totals = [each.total for each in GAME.standing(play_game(2, seed, {seat})).seats]
            assert totals[seat] > totals[1 - seat] + 30, (seed, seat, totals)


def test_value_of_a_finished_game_is_its_score():
    state = play_game(3, 21, {0, 1, 2})
    value_function = evaluator().value_function
    for seat, standing in enumerate(scoring.standing(state).seats):
        assert value_function.value(state, seat) == standing.total
        sources = value_function.expected_points_by_source(state, seat)
        assert list(sources) == list(SOURCES)
        assert sources["deliveries"] == standing.item_points("deliveries")
        assert sources["minecarts"] + sources["majorities"] == sum(
            standing.item_points(f"shift_{shift}") for shift in (1, 2, 3)
        )
    mean = sum(each.total for each in scoring.standing(state).seats) / 3
    assert mean > 70


def test_rollout_follows_its_generator_and_stops_after_a_round_or_shift():
    adviser = evaluator()
    ends = set()
    for state in positions():
        if not adviser.needs_lookahead(state):
            continue
        candidate = adviser.candidates(state)[0]
        after = [state.copy() for _ in range(2)]
        for each in after:
            adviser.carry_out(each, candidate)
            adviser.rollout_policy(state).rollout(each, Generator(5), 1)
        assert after[0] == after[1]
        end = after[0]
        assert end.step in {Step.PLACE, Step.OVER}
        ends.add((end.step, end.shift - state.shift))
        if state.step is Step.DRAFT:
            assert not any(end.workers_on)
        elif end.shift == state.shift and end.step is Step.PLACE:
            for before, player in zip(state.players, end.players, strict=True):
                assert player.workers < before.workers or not before.workers
        assert isinstance(adviser.utility(end, state.seat), float)
    assert ends >= {(Step.PLACE, 0), (Step.PLACE, 1)}


def test_rollout_draws_the_hidden_hand_of_an_opponent():
    table = drawn_five(Table(2), "truck-05", "truck-06", "truck-07", seat=1)
    seen = GAME.observe(table.state, 0)
    assert set(seen.hand) == {UNKNOWN}
    held = sum(seen.stacks[StackKind.ORDERS].unseen_by_kind)
    evaluator().rollout_policy(seen).rollout(seen, Generator(1), 1)
    assert seen.step is Step.PLACE
    stack = seen.stacks[StackKind.ORDERS]
    assert sum(stack.unseen_by_kind) == held - 5 == stack.unseen


def test_hints_contain_the_points_by_source():
    bot = EvaluatorBot(GAME, evaluator())
    for state in positions()[::5]:
        found = hints.find_hints(bot, state, state.seat, 3)
        assert found
        for hint in found:
            assert [source for source, _ in hint.sources] == [
                *SOURCES,
                hints.LOOKAHEAD_SOURCE,
                hints.CALIBRATION_SOURCE,
            ]
            assert sum(points for _, points in hint.sources) == pytest.approx(hint.points)
        points = [hint.points for hint in found]
        assert points == sorted(points, reverse=True)
        move = GAME.read_move(found[0].moves[0])
        decision_review = hints.decision_review(bot, state, state.seat, [move])
        assert decision_review is None or decision_review.loss == 0


def test_envy_lowers_the_utility_of_candidates():
    state = next(state for state in positions() if state.step is Step.PLACE and len(state.players) == 3)
    plain, envious = evaluator(), evaluator(envy=0.4)
    # Only francs: the others' expectations stay the same.
    before, after = (
        {move_texts(candidate)[0]: candidate.utility for candidate in adviser.candidates(state)}
        for adviser in (plain, envious)
    )
    rivals = [plain.value_function.value(state, seat) for seat in range(3) if seat != state.seat]
    lowered = 0.2 * max(rivals)
    assert after["place bank"] == pytest.approx(before["place bank"] - lowered, abs=0.5)
    assert after["place bank"] != before["place bank"]
    assert envious.utility(state, state.seat) == pytest.approx(plain.utility(state, state.seat) - lowered)


def test_foresight_adds_the_majorities_of_more_scorings():
    table = Table(2).has_delivered(0, "truck-10", "horsecart-10")
    values = [evaluator(foresight=scorings).value_function.value(table.state, 0) for scorings in (0, 1, 2, 3)]
    assert values[0] < values[1] < values[2] < values[3]


def test_weights_hash_differs_between_evaluators_and_survives_pickling():
    again = pickle.loads(pickle.dumps(ADVISER))  # noqa: S301 - our own
    assert [again.weights_hash(name) for name in KNOWLEDGE] == [ADVISER.weights_hash(name) for name in KNOWLEDGE]
    changed = evolve(ADVISER, knowledge_by_name={"overman": evolve(KNOWLEDGE["overman"], sharpness=1.4)})
    assert changed.weights_hash("overman") != ADVISER.weights_hash("overman")
    # Only the strongest level uses the trained weights.
    other = evolve(ADVISER, trained_weights=evolve(ADVISER.trained_weights, linear=((0.0,),)))
    assert [name for name in KNOWLEDGE if other.weights_hash(name) != ADVISER.weights_hash(name)] == ["chief_engineer"]
    with pytest.raises(KeyError):
        ADVISER(GAME, knowledge="nobody", effort=1, foresight=1, envy=0.0)
