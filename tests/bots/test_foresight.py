"""Nothing that a bot or the reader of a shared position gets tells what will be drawn."""

import json
import random
import re

import pytest

from haspelknecht_qt import crash
from haspelknecht_qt.bots.line_protocol import plain_values
from haspelknecht_qt.core import record
from haspelknecht_qt.core.game import CHANCE
from haspelknecht_qt.core.rng import SEED_LIMIT, EventRandomGenerator, Generator, bot_seed
from tests.core.playing import TOYS, new_match, play_at_random
from tests.core.test_rng import foreseen
from tests.ui.any_game import GAMES, play

NAMES = list(GAMES)
PLIES = (0, 7, 40, 90)
LOWER_HALF = (1 << 64) - 1


def question(match):
    """What the bot of the deciding seat is asked, as it stands in a line to a program."""
    seat = match.decision.actor
    moves = [match.game.write_move(move) for move in match.game.legal_moves(match.state)]
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
        state = match.game.initial_state(match.setup)
        for entry in match.entries:
            if entry.actor == CHANCE:
                own = bot_seed(match.seed, 0)
                for key, tried in (("own", own), ("any", own ^ 0x5DEECE66D)):
                    drawn = [
                        match.game.draw_chance_move(state, make(tried, entry.ply))
                        for make in (Generator, EventRandomGenerator)
                    ]
                    right[key] += sum(move == entry.move for move in drawn)
            match.game.advance(state, entry.move)
    draws = sum(entry.actor == CHANCE for entry in match.entries) * 12
    assert abs(right["own"] - right["any"]) < 0.1 * draws + 12


def shared(match):
    """All that leaves the program while a match goes on: the code of its position, the report of a crash, both opened."""
    games = {**GAMES, **TOYS}
    position = record.to_code(match.without_future(seed=secret_seed(-1)))
    report = crash.describe_match(match)
    texts = [position, report]
    texts += [record.dumps(record.from_code(code, games)) for code in (position, report.splitlines()[-1])]
    return "\n".join(texts)


def secret_seed(place):
    """A seed of up to 64 bits, as somebody types it, or of 128 bits, as the program rolls it."""
    return random.Random(place).randrange(1 << 64 if place % 3 == 1 else SEED_LIMIT)


def attack(text, ply):
    """All seeds that one may try after reading a text: its numbers, and the seeds of generators that gave them."""
    numbers = {int(word) for word in re.findall(r"(?<![0-9])[0-9]{1,39}(?![0-9])", text)}
    numbers |= {int(word, 16) for word in re.findall(r"(?<![0-9a-f])[0-9a-f]{8,32}(?![0-9a-f])", text)}
    found = numbers | {number & LOWER_HALF for number in numbers} | {number >> 64 for number in numbers}
    for number in numbers:
        if 1 << 20 < number < 1 << 64:
            told = Known(number)
            found |= {foreseen(told, at) for at in (0, ply, ply - 1)}
    return found


class Known:
    """A generator whose next number is known."""

    def __init__(self, number):
        self.bits = lambda: number


def assert_secret(match, text):
    known = {match.seed, match.seed & LOWER_HALF, match.seed >> 64} - {0}
    assert not known & attack(text, match.ply), match.seed
    assert f"{match.seed:x}" not in text.lower(), match.seed


def test_the_attack_finds_a_seed_that_is_told():
    match = new_match(seed=secret_seed(5), rounds=9)
    for text in (record.dumps(match), f"{match.seed:x}", f"seed={match.seed}"):
        with pytest.raises(AssertionError):
            assert_secret(match, text)
    short = new_match(seed=secret_seed(4), rounds=9)
    with pytest.raises(AssertionError):
        assert_secret(short, f'"chance": {Generator(short.seed, short.ply).bits()}')


@pytest.mark.parametrize("count", [300, pytest.param(10_000, marks=pytest.mark.long)])
def test_no_seed_is_found_in_what_is_shared(count):
    for place in range(count):
        match = play_at_random(new_match(seed=secret_seed(place), rounds=9), place % 9)
        assert_secret(match, shared(match))


@pytest.mark.parametrize("plies", PLIES)
@pytest.mark.parametrize("name", NAMES)
def test_no_seed_is_found_in_what_a_game_shares_or_asks_a_bot(name, plies):
    for place in range(3):
        match = play(name, "pbb", plies, seed=secret_seed(place))
        asked = question(match) + f" {Generator(bot_seed(match.seed, 1), match.ply).bits()}"
        assert_secret(match, shared(match) + asked)


@pytest.mark.parametrize("plies", PLIES[1:])
@pytest.mark.parametrize("name", NAMES)
def test_a_shared_position_holds_no_order_of_what_is_still_hidden(name, plies):
    """The moves so far are all that a shared position has of chance: with other seeds other things come."""
    match = play(name, "ppp", plies)
    futures = {draws_after(match.without_future(secret_seed(place))) for place in range(12)}
    assert len(futures) > 8
    document = json.loads(record.dumps(match.without_future(seed=4711)))
    assert document["redo"] == []
    assert document["setup"] == json.loads(record.dumps(match))["setup"]
    first = [match.game.initial_state(made.setup) for made in (match, match.without_future(seed=4711))]
    assert plain_values(first[0]) == plain_values(first[1])
    assert set(document) == {
        "format", "game", "rules", "program", "data", "setup", "seats", "seed", "chance", "undo", "moves", "redo", "check",
    }  # fmt: skip


def draws_after(match):
    """The texts of the next ten draws, if all play their first legal move."""
    start = match.ply
    while not match.is_over and sum(entry.actor == CHANCE for entry in match.entries[start:]) < 10:
        match.play(match.game.legal_moves(match.state)[0])
    return tuple(entry.text for entry in match.entries[start:] if entry.actor == CHANCE)
