"""Requests to bots and shared positions reveal no future draws."""

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
from tests.core.test_rng import attacked_seed
from tests.ui.any_game import GAMES, play

NAMES = list(GAMES)
PLIES = (0, 7, 40, 90)
LOWER_HALF = (1 << 64) - 1


def question(match):
    """Request to the bot of the deciding seat, as in the line for a bot program."""
    seat = match.decision.actor
    moves = [match.game.write_move(move) for move in match.game.legal_moves(match.state)]
    return json.dumps([plain_values(match.game.observe(match.state, seat)), seat, match.decision.step, moves])


@pytest.mark.parametrize("plies", PLIES)
@pytest.mark.parametrize("name", NAMES)
def test_request_to_a_bot_does_not_depend_on_future_draws(name, plies):
    match = play(name, "ppp", plies)
    other = match.without_future(seed=(1 << 127) + plies)
    assert question(match) == question(other)


@pytest.mark.parametrize("name", NAMES)
def test_shared_position_contains_only_its_new_seed(name):
    match = play(name, "pp", 60)
    match.undo()
    shared = record.dumps(match.without_future(seed=12345))
    assert str(match.seed) not in [line.strip(" ,").removeprefix('"seed": ') for line in shared.splitlines()]
    assert (
        record.dumps(match.without_future(seed=54321)).replace("54321", "12345").split('"check"')[0]
        == (shared.split('"check"')[0])
    )


@pytest.mark.parametrize("name", NAMES)
def test_seed_of_a_bot_does_not_predict_draws(name):
    """A bot knows its own seed. Draws with it, in both ways, are correct no more often than draws with another seed."""
    correct_draws = {"own": 0, "any": 0}
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
                    correct_draws[key] += sum(move == entry.move for move in drawn)
            match.game.advance(state, entry.move)
    draws = sum(entry.actor == CHANCE for entry in match.entries) * 12
    assert abs(correct_draws["own"] - correct_draws["any"]) < 0.1 * draws + 12


def shared(match):
    """Texts that can leave the program during a match: position code and crash report, both also decoded."""
    games = {**GAMES, **TOYS}
    position = record.to_code(match.without_future(seed=secret_seed(-1)))
    report = crash.describe_match(match)
    texts = [position, report]
    texts += [record.dumps(record.from_code(code, games)) for code in (position, report.splitlines()[-1])]
    return "\n".join(texts)


def secret_seed(place):
    """A seed of up to 64 bits, as a person types it, or of 128 bits, as the program draws it."""
    return random.Random(place).randrange(1 << 64 if place % 3 == 1 else SEED_LIMIT)


def seeds_to_try(text, ply):
    """Seeds to try after reading a text: its numbers, and the seeds of generators that produce them."""
    numbers = {int(word) for word in re.findall(r"(?<![0-9])[0-9]{1,39}(?![0-9])", text)}
    numbers |= {int(word, 16) for word in re.findall(r"(?<![0-9a-f])[0-9a-f]{8,32}(?![0-9a-f])", text)}
    found = numbers | {number & LOWER_HALF for number in numbers} | {number >> 64 for number in numbers}
    for number in numbers:
        if 1 << 20 < number < 1 << 64:
            generator = KnownGenerator(number)
            found |= {attacked_seed(generator, at) for at in (0, ply, ply - 1)}
    return found


class KnownGenerator:
    """A generator whose next number is known."""

    def __init__(self, number):
        self.bits = lambda: number


def assert_secret(match, text):
    known = {match.seed, match.seed & LOWER_HALF, match.seed >> 64} - {0}
    assert not known & seeds_to_try(text, match.ply), match.seed
    assert f"{match.seed:x}" not in text.lower(), match.seed


def test_seed_search_finds_a_revealed_seed():
    match = new_match(seed=secret_seed(5), rounds=9)
    for text in (record.dumps(match), f"{match.seed:x}", f"seed={match.seed}"):
        with pytest.raises(AssertionError):
            assert_secret(match, text)
    short = new_match(seed=secret_seed(4), rounds=9)
    with pytest.raises(AssertionError):
        assert_secret(short, f'"chance": {Generator(short.seed, short.ply).bits()}')


@pytest.mark.parametrize("count", [300, pytest.param(10_000, marks=pytest.mark.long)])
def test_shared_texts_do_not_reveal_the_seed(count):
    for place in range(count):
        match = play_at_random(new_match(seed=secret_seed(place), rounds=9), place % 9)
        assert_secret(match, shared(match))


@pytest.mark.parametrize("plies", PLIES)
@pytest.mark.parametrize("name", NAMES)
def test_shared_texts_and_bot_requests_do_not_reveal_the_seed(name, plies):
    for place in range(3):
        match = play(name, "pbb", plies, seed=secret_seed(place))
        request = question(match) + f" {Generator(bot_seed(match.seed, 1), match.ply).bits()}"
        assert_secret(match, shared(match) + request)


@pytest.mark.parametrize("plies", PLIES[1:])
@pytest.mark.parametrize("name", NAMES)
def test_shared_position_does_not_fix_future_draws(name, plies):
    """Of chance, a shared position contains only the moves so far. Other seeds give other draws."""
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
    """The texts of the next ten draws, if all seats play their first legal move."""
    start = match.ply
    while not match.is_over and sum(entry.actor == CHANCE for entry in match.entries[start:]) < 10:
        match.play(match.game.legal_moves(match.state)[0])
    return tuple(entry.text for entry in match.entries[start:] if entry.actor == CHANCE)
