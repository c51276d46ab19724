"""Nothing that a bot or the reader of a shared position gets tells what will be drawn."""

import json

import pytest

from haspelknecht_qt.bots.line_protocol import plain_values
from haspelknecht_qt.core import record
from haspelknecht_qt.core.game import CHANCE
from haspelknecht_qt.core.rng import EventGenerator, Generator, bot_seed
from tests.ui.any_game import GAMES, play

NAMES = list(GAMES)
PLIES = (0, 7, 40, 90)


def question(match):
    """What the bot of the deciding seat is asked, as it stands in a line to a program."""
    seat = match.decision.actor
    moves = [match.game.write(move) for move in match.game.legal_moves(match.state)]
    return json.dumps([plain_values(match.game.observe(match.state, seat)), seat, match.decision.step, moves])


@pytest.mark.parametrize("plies", PLIES)
@pytest.mark.parametrize("name", NAMES)
def test_questions_do_not_depend_on_the_future(name, plies):
    match = play(name, "ppp", plies)
    other = match.without_future(seed=(1 << 127) + plies)
    assert question(match) == question(other)


@pytest.mark.parametrize("name", NAMES)
def test_a_shared_position_differs_by_its_seed_alone(name):
    match = play(name, "pp", 60)
    match.undo()
    shared = record.dumps(match.without_future(seed=12345))
    assert str(match.seed) not in [line.strip(" ,").removeprefix('"seed": ') for line in shared.splitlines()]
    assert (
        record.dumps(match.without_future(seed=54321)).replace("54321", "12345").split('"check"')[0]
        == (shared.split('"check"')[0])
    )


@pytest.mark.parametrize("name", NAMES)
def test_a_bot_that_takes_its_own_seed_for_the_matchs_foresees_nothing(name):
    """A bot knows its own seed. Drawing with it, in both ways, is right no more often than drawing with any other."""
    right = {"own": 0, "any": 0}
    for seed in range(6):
        match = play(name, "ppp", 120, seed=(1 << 100) + seed)
        state = match.game.initial(match.setup)
        for entry in match.entries:
            if entry.actor == CHANCE:
                own = bot_seed(match.seed, 0)
                for key, tried in (("own", own), ("any", own ^ 0x5DEECE66D)):
                    drawn = [match.game.draw(state, make(tried, entry.ply)) for make in (Generator, EventGenerator)]
                    right[key] += sum(move == entry.move for move in drawn)
            match.game.advance(state, entry.move)
    draws = sum(entry.actor == CHANCE for entry in match.entries) * 12
    assert abs(right["own"] - right["any"]) < 0.1 * draws + 12
