"""A bot that searches everything in its reach for the match's seed, and plays by the draws that follow from it.

The attack looks at the question, the bot's random numbers, Python's `random`, the clock and process ids, all objects
and stack frames of the process, its environment and the files around it. The most plausible seed is the one whose first
draws give the position that the bot sees. The bot then plays the plan that wins with the draws of that seed.
"""

from __future__ import annotations

import gc
import os
import random
import re
import sys
import time
import zlib
from itertools import islice
from pathlib import Path

from haspelknecht_qt.bots.line_protocol import plain_values
from haspelknecht_qt.core.game import CHANCE
from haspelknecht_qt.core.rng import EventRandomGenerator, Generator

MASK = (1 << 64) - 1
STEP = 0x9E3779B97F4A7C15
LEAST = 1 << 20
"""Smaller numbers in memory and files are counts, no seeds."""
LIMIT = 1 << 128
PER_SOURCE = 50
"""Maximum number of seeds of one source that are compared with the position."""
FILES, FILE_SIZE = 200, 20_000
OBJECTS = 100_000
PLANS = 12
PLIES = 30
"""The first question of a game comes after fewer moves."""


class SeedSearchingBot:
    """Plays the first plan that wins with the draws of the seed, if the others play plan 0.

    A plan is a number from which all moves of a seat follow. Plans are equally good: only the coming draws tell which
    one wins. Without `searches_seed` the bot plays plan 0. `seed` hands over the match's seed; else the bot searches
    for it at the first question of each game.
    """

    def __init__(self, game, seed=None, *, searches_seed=True):
        self.game = game
        self.told = seed
        self.searches_seed = searches_seed
        self.seed = None
        self.found = []
        self.plan = 0
        self.period = None

    def choose(self, observation, decision, legal_moves, generator):
        period = self.game.period(observation)
        if self.searches_seed and (self.period is None or period < self.period):
            self.seed = most_plausible(self.game, observation, generator) if self.told is None else self.told
            self.found.append(self.seed)
            leads = (self.lead(observation, decision.actor, plan) for plan in range(PLANS))
            self.plan = next((plan for plan, lead in enumerate(leads) if lead > 0), 0)
        self.period = period
        return planned(self.game, observation, legal_moves, self.plan)

    def lead(self, observation, seat, plan):
        """Returns the seat's lead at the end of a game with this plan, in points."""
        game, state, ply = self.game, observation.copy(), 0
        while (decision := game.decision(state)) is not None:
            if decision.actor == CHANCE:
                move = game.draw_chance_move(state, EventRandomGenerator(self.seed, ply))
            else:
                move = planned(game, state, game.legal_moves(state), plan if decision.actor == seat else 0)
            game.advance(state, move)
            ply += 1
        totals = [each.total for each in game.standing(state).seats]
        return 2 * totals[seat] - sum(totals)


def planned(game, state, legal_moves, plan):
    """Returns the move of a plan. It follows from the position, so that it is the same in a game that is predicted."""
    text = repr((plan, game.period(state), game.scores(state), len(legal_moves), legal_moves[0], legal_moves[-1]))
    return legal_moves[zlib.crc32(text.encode()) % len(legal_moves)]


def most_plausible(game, observation, generator):
    """Returns the seed whose first draws give a position most like the one that the bot sees."""
    seen = leaves(observation)
    return max(seeds_in_reach(observation, generator), key=lambda seed: likeness(game, seen, seed))


def likeness(game, seen, seed):
    """Returns the number of equal values in the observation and in the first position that follows from a seed."""
    state = game.initial_state(game.setup({"players": 2}, seed))
    ply = 0
    while game.decision(state).actor == CHANCE:
        game.advance(state, game.draw_chance_move(state, EventRandomGenerator(seed, ply)))
        ply += 1
    return sum(one == other for one, other in zip(leaves(state), seen, strict=False))


def leaves(value):
    """Returns all single values of a position, in order."""
    found, left = [], [plain_values(value)]
    while left:
        each = left.pop()
        if isinstance(each, dict):
            left += each.values()
        elif isinstance(each, list | tuple):
            left += each
        else:
            found.append(each)
    return found


def seeds_in_reach(observation, generator):
    """Returns seeds to try, at most PER_SOURCE of each source."""
    found = {}
    for source in (frames(), own_numbers(generator), memory(), texts(observation)):
        seeds = dict.fromkeys(part for number in source for part in (number, number & MASK, number >> 64))
        found.update(dict.fromkeys(islice((seed for seed in seeds if 0 <= seed < LIMIT), PER_SOURCE)))
    return found


def own_numbers(generator):
    """Yields seeds from the bot's generator, forwards and backwards, from `random`, the clock and small numbers."""
    state = generator._state
    yield from (unmixed(state) ^ mixed((ply + 1) * STEP & MASK) for ply in range(PLIES))
    yield from (state, generator.bits(), getattr(generator, "_seed", state))
    yield from (random.getrandbits(64), random.getrandbits(128), random.Random(0).getrandbits(128))
    yield from (int(time.time()), time.time_ns(), os.getpid(), os.getppid())
    yield from range(20)


def frames():
    """Yields numbers of the local variables of all threads."""
    for innermost in sys._current_frames().values():
        frame = innermost
        while frame is not None:
            if frame.f_code.co_filename != __file__:
                yield from numbers_of(frame.f_locals.values())
            frame = frame.f_back


def memory():
    """Yields the numbers of all objects of the process that the garbage collector knows."""
    for each in gc.get_objects()[-OBJECTS:]:
        if isinstance(each, Generator):
            yield from numbers_of([getattr(each, "_seed", 0), getattr(each, "_state", 0)])
        elif str(type(each).__module__).startswith(("haspelknecht_qt", "tests")) or type(each) in {dict, list, tuple}:
            yield from numbers_of(gc.get_referents(each))


def texts(observation):
    """Yields numbers written in the question, the environment, the command line, and the files around the program."""
    yield from numbers_in(repr(observation))
    yield from numbers_in(repr((dict(os.environ), sys.argv)))
    left = FILES
    for folder in (
        Path.cwd(),
        Path.home(),
        *map(Path, filter(None, map(os.environ.get, ("HASPELKNECHT_HOME", "TMPDIR")))),
    ):
        for file in reachable(folder):
            if left:
                left -= 1
                yield from numbers_in(read(file))
    for process in ("self", str(os.getppid())):
        for name in ("environ", "cmdline", "status"):
            yield from numbers_in(read(Path("/proc", process, name)))


def reachable(folder):
    try:
        yield from (each for each in sorted(folder.iterdir()) if each.is_file())
    except OSError:
        return


def read(file):
    try:
        with file.open("rb") as stream:
            return stream.read(FILE_SIZE).decode(errors="replace")
    except OSError:
        return ""


def numbers_in(text):
    """Returns the decimal and hexadecimal numbers in a text that may be seeds."""
    found = [int(word) for word in re.findall(r"(?<![0-9])[0-9]{7,39}(?![0-9])", text)]
    return found + [int(word, 16) for word in re.findall(r"(?<![0-9a-f])[0-9a-f]{8,32}(?![0-9a-f])", text)]


def numbers_of(values):
    return [each for each in values if type(each) is int and LEAST < each < LIMIT]


def mixed(value):
    value = (value ^ (value >> 30)) * 0xBF58476D1CE4E5B9 & MASK
    value = (value ^ (value >> 27)) * 0x94D049BB133111EB & MASK
    return value ^ (value >> 31)


def unmixed(value):
    """Reverses `mixed`."""
    value ^= value >> 31 ^ value >> 62
    value = value * pow(0x94D049BB133111EB, -1, 1 << 64) & MASK
    value ^= value >> 27 ^ value >> 54
    value = value * pow(0xBF58476D1CE4E5B9, -1, 1 << 64) & MASK
    return value ^ value >> 30 ^ value >> 60


def make_bot(game):
    """Returns the bot that searches for the seed."""
    return SeedSearchingBot(game)
