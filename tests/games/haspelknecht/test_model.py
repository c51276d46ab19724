"""The compiled model against the rules in Python: positions, what takings and plans are worth, whole games with all chance; not one difference."""

import random
from functools import cache

import pytest

from haspelknecht_qt import paths
from haspelknecht_qt.core.draw import Generator
from haspelknecht_qt.core.game import CHANCE
from haspelknecht_qt.games.haspelknecht.advice import evaluation
from haspelknecht_qt.games.haspelknecht.advice.advisor import Advisor
from haspelknecht_qt.games.haspelknecht.advice.evaluation import Evaluation
from haspelknecht_qt.games.haspelknecht.advice.executing import finish_turn
from haspelknecht_qt.games.haspelknecht.advice.offer import HaspelknechtAdvice
from haspelknecht_qt.games.haspelknecht.advice.placing import placements
from haspelknecht_qt.games.haspelknecht.advice.playing import Playing
from haspelknecht_qt.games.haspelknecht.advice.searching import HaspelknechtOption
from haspelknecht_qt.games.haspelknecht.advice.takings import Foresight
from haspelknecht_qt.games.haspelknecht.advice.winter import finish_winter
from haspelknecht_qt.games.haspelknecht.kinds import Marker, Season, Step
from haspelknecht_qt.games.haspelknecht.layouts import placement_to_json
from haspelknecht_qt.games.haspelknecht.model.binding import Model, Policy
from haspelknecht_qt.games.haspelknecht.model.library import LIBRARY
from haspelknecht_qt.games.haspelknecht.model.packing import pack_state
from haspelknecht_qt.games.haspelknecht.moves import CONFIRM, DONE, END_TURN, RETURN_WATER, Exchange
from haspelknecht_qt.games.haspelknecht.planning import take_back
from haspelknecht_qt.games.haspelknecht.rulebooks import RULEBOOKS
from tests.forms import thinly
from tests.games.compiled import need
from tests.games.haspelknecht.table import BUILT_IN, GAME, Table

PARTS = 8
TURN, STEP = -10, -6
"""Where a packed position tells the turn and the step."""


@pytest.fixture(scope="module", autouse=True)
def _built():
    need(LIBRARY)


@cache
def known():
    return tuple(evaluation.load(paths.game("haspelknecht") / "bots" / "weights.json").values())


def conditions(number):
    """Options of a match, and how its seats judge: every number of seats, rulebook, layout and agreement comes in turn or by lot."""
    dice = random.Random(number)
    players = 2 + number % 3
    names = [name for name, layout in BUILT_IN.layouts.items() if players in layout.players]
    layout = dice.choice(["first_play", "free", *names, *names])
    options = {
        "players": players,
        "rulebook": list(RULEBOOKS)[number // 3 % 3],
        "planning": dice.choice(["open", "hidden"]),
        "layout": layout,
        "starting_buildings": dice.random() < 0.3,
    }
    if layout == "free":
        # The program's own boards are as the Dutch rulebook has them; free ones under another obey that one's rules (R14).
        options["rulebook"] = "dutch"
        named = GAME.setup({"players": players, "layout": dice.choice(names)}, number)
        options["board"] = placement_to_json(named.placement)
    plain = GAME.setup(options, number)
    if 13 not in plain.placement.numbers and dice.random() < 0.5:
        options["starting_farmhand"] = True
    sets = [dice.choice(known()) for _ in range(players)]
    if dice.random() < 0.5:
        sets = [tasted(each, dice) for each in sets]
    # Looking far takes the rules in Python long when many take.
    foresight = dice.choice([0, 0, 1, 2][: 6 - players])
    sight = Foresight(dice.choice([1, 2, 4]), foresight, dice.choice([0.0, 0.2, 1.0]))
    return GAME.setup(options, number), sets, sight


def tasted(judgement, dice):
    """Somebody with likes and dislikes: does what others never do."""
    taste = [dice.gauss(1, 0.7) for _ in judgement.weights[0]]
    added = [dice.gauss(0, 0.5) for _ in judgement.weights[0]]
    return Evaluation(
        tuple(tuple(w * t + a for w, t, a in zip(row, taste, added, strict=True)) for row in judgement.weights)
    )


def model_of(box, sets, sight):
    different = list(dict.fromkeys(map(id, sets)))
    policies = [Policy(next(each for each in sets if id(each) == key), sight) for key in different]
    return Model(box, policies), [different.index(id(each)) for each in sets]


def follow(position, state):
    """Plays the model on until it asks the same as the rules do: the position there, and as it has to be."""
    expected = pack_state(state)
    found = position.numbers()
    # In own turns and in winter the model asks everybody, also who has nothing to decide.
    for _ in range(3 * len(state.players)):
        if [found[TURN], found[STEP]] == [expected[TURN], expected[STEP]]:
            break
        position.step()
        found = position.numbers()
    return found, expected


def play_through(number):
    setup, sets, sight = conditions(number)
    state = GAME.initial(setup)
    playing = Playing(GAME, sets, sight)
    model, policy_of = model_of(state.box, sets, sight)
    position = model.position(state)
    position.begin(number, policy_of)
    generator = Generator(number)
    while state.step != Step.END:
        playing.step(state, generator)
        position.step()
        found, expected = follow(position, state)
        assert found == expected, (number, state.step, state.year, state.season)
        for seat, judgement in enumerate(sets):
            assert position.value(policy_of[seat], seat) == judgement.value(state, seat), (number, state.step, seat)


def play_by_lot(number):
    """A whole game with all chance in which everybody takes and plans what a lot says of what the model can do, every other time what it thinks best."""
    setup, sets, sight = conditions(number)
    dice = random.Random(number)
    state = GAME.initial(setup)
    model, policy_of = model_of(state.box, sets, sight)
    position = model.position(state)
    position.begin(number, policy_of)
    generator = Generator(number)
    goals = {}
    while (decision := GAME.decision(state)) is not None:
        seat = decision.actor
        if seat == CHANCE:
            GAME.advance(state, GAME.draw(state, generator))
            position.step()
        elif state.step in (Step.FIRST_TAKING, Step.SECOND_TAKING, Step.PLANNING):
            choices = position.choices(policy_of[seat])
            place = dice.choice([0, dice.randrange(len(choices))])
            position.make(place)
            made = choices[place][1]
            if state.step == Step.PLANNING:
                for move in placements(state, made):
                    GAME.advance(state, move)
                goals[seat] = made.goals
                made = CONFIRM
            GAME.advance(state, made)
        else:
            match state.step:
                case Step.RETURNING_WATER:
                    move = RETURN_WATER
                case Step.EXECUTING:
                    finish_turn(GAME, sets[seat], state, goals.pop(seat))
                    move = END_TURN
                case _:
                    finish_winter(GAME, sets[seat], state)
                    move = DONE
            GAME.advance(state, move)
            position.step()
        found, expected = follow(position, state)
        assert found == expected, (number, decision, state.year, state.season)
    for seat, judgement in enumerate(sets):
        assert position.value(policy_of[seat], seat) == judgement.value(state, seat), (number, seat)


def look_around(number, share):
    """Plays at random, and compares what the model thinks of positions that no sensible player comes to. `share` of them are looked at."""
    setup, sets, sight = conditions(number)
    dice = random.Random(number)
    state = GAME.initial(setup)
    model, policy_of = model_of(state.box, sets, sight)
    ply = looked = 0
    while (decision := GAME.decision(state)) is not None:
        generator = Generator(number, ply)
        ply += 1
        if decision.actor == CHANCE:
            GAME.advance(state, GAME.draw(state, generator))
            continue
        seat = decision.actor
        if dice.random() < share:
            looked += 1
            advisor = Advisor(GAME, sets[seat], sight)
            compare(state.copy(), seat, advisor, model, policy_of[seat], number)
        GAME.advance(state, generator.choice(GAME.legal_moves(state)))
    return looked


def compare(state, seat, advisor, model, policy, number):
    place = (number, state.step, state.year, state.season, seat)
    if state.step == Step.PLANNING:
        take_back(state.player)
    position = model.position(state)
    assert position.numbers() == pack_state(state)
    for each in range(len(state.players)):
        assert position.value(policy, each) == advisor.evaluation.value(state, each), place
    if state.step == Step.PLANNING:
        assert position.choices(policy) == advisor.plans(state), place
    elif state.step in (Step.FIRST_TAKING, Step.SECOND_TAKING):
        assert position.choices(policy) == advisor.ranked(state), place
    elif state.step in (Step.EXECUTING, Step.WINTER, Step.STORING):
        position.begin(0, [policy] * len(state.players))
        if state.step == Step.EXECUTING:
            finish_turn(GAME, advisor.evaluation, state)
        else:
            finish_winter(GAME, advisor.evaluation, state)
        GAME.advance(state, END_TURN if state.step == Step.EXECUTING else DONE)
        position.step()
        found, expected = follow(position, state)
        assert found == expected, place


@pytest.mark.parametrize("number", thinly(range(9), 2))
def test_whole_games_come_out_the_same_to_the_last_disk(number):
    play_through(number)


@pytest.mark.parametrize("first", range(200, 400, 50))
def test_two_hundred_games_by_lot_come_out_the_same(first):
    for number in range(first, first + 50):
        play_by_lot(number)


@pytest.mark.parametrize("number", thinly(range(100, 118), 2))
def test_positions_that_random_moves_lead_to_are_judged_the_same(number):
    assert look_around(number, 0.2) > 5


@pytest.mark.parametrize("players", [2, 3, 4])
def test_takings_that_are_looked_into_far_are_worth_the_same(players):
    sight = Foresight(2, 5 if players == 2 else 3, 0.2)
    for number, season in enumerate((Season.SPRING, Season.SUMMER)):
        table = Table(Step.FIRST_TAKING, season=season, year=2, players=players)
        dice = random.Random(number)
        for pool in table.state.pools:
            pool[:] = [dice.randrange(4) for _ in pool]
        model, _ = model_of(table.state.box, [known()[-1]], sight)
        assert model.position(table.state).choices(0) == Advisor(GAME, known()[-1], sight).ranked(table.state)


def test_exchanges_of_the_oil_lamp_are_worth_the_same():
    exchanges = 0
    for number in range(30):
        setup, sets, sight = conditions(number)
        table = Table(Step.FIRST_TAKING, year=2, players=setup.players, rulebook=setup.rulebook)
        dice = random.Random(number)
        for pool in (*table.state.pools, *table.state.reserves):
            pool[:] = [dice.randrange(3) for _ in pool]
        table.has(markers=int(Marker.OIL_LAMP), tiles=[32], wood=dice.randrange(3))
        table.state.owners[table.state.box.index[32]].append(0)
        model, policy_of = model_of(table.state.box, sets, sight)
        ranked = Advisor(GAME, sets[0], sight).ranked(table.state)
        assert model.position(table.state).choices(policy_of[0]) == ranked, number
        exchanges += any(isinstance(move, Exchange) for _, move in ranked)
    assert exchanges > 10


@pytest.mark.parametrize("players", [2, 3, 4])
def test_levels_that_do_not_search_get_the_same_answers_sooner(players):
    advice = HaspelknechtAdvice(Advisor(GAME, known()[-1], Foresight(2, 2, 0.2)))
    for number, step in enumerate((Step.FIRST_TAKING, Step.SECOND_TAKING, Step.PLANNING)):
        table = Table(step, season=Season.AUTUMN, year=2, players=players)
        dice = random.Random(10 * players + number)
        for pool in table.state.pools:
            pool[:] = [dice.randrange(4) for _ in pool]
        if step == Step.PLANNING:
            table.state.player.cart1[:] = [1, 2, 1]
        root = GAME.observe(table.state, 0)
        options = advice.options(root)
        assert [(each.worth, each) for each in options] == judged_in_python(advice.advisor, root)
        wanted_after = advice.wanted_after(root, number, 1)
        if step == Step.PLANNING:
            assert wanted_after is None
            continue
        for option in options[:2]:
            state = root.copy()
            advice.carry_out(state, option)
            advice.lookout(root).play_on(state, Generator(number), 1)
            assert wanted_after(option) == advice.wanted(state, 0)
        assert wanted_after(HaspelknechtOption(0.0)) is None
        assert advice.wanted_after(root, number, 2) is None


def judged_in_python(advisor, root):
    if root.step == Step.PLANNING:
        return [(worth, HaspelknechtOption(worth, plan=plan)) for worth, plan in advisor.plans(root)]
    return [(worth, HaspelknechtOption(worth, move)) for worth, move in advisor.ranked(root)]


@pytest.mark.long
@pytest.mark.parametrize("part", range(PARTS))
def test_many_games_come_out_the_same(part, request):
    for number in range(1000 + part, 1000 + request.config.getoption("--random-games"), PARTS):
        play_by_lot(number)
        look_around(number, 0.05)
        if number % 5 == 0:
            play_through(number)
