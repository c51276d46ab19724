"""Measurements on our engine.

engine_side.py random_play|copy|legal_moves SECONDS [SEATS [GAME]]     prints one JSON object
"""

import json
import random
import sys
import time

from haspelknecht_qt import paths
from haspelknecht_qt.core.game import CHANCE
from haspelknecht_qt.core.rng import Generator
from haspelknecht_qt.games.gueules_noires import components as components_of_gueules_noires
from haspelknecht_qt.games.gueules_noires.game import GueulesNoires
from haspelknecht_qt.games.haspelknecht import components
from haspelknecht_qt.games.haspelknecht.game import Haspelknecht

SEED = 7
SAMPLE_EVERY = 10
SAMPLES = 200


def load(name):
    """The game of this name, with its built-in printed data."""
    if name == "gueules_noires":
        return GueulesNoires(components_of_gueules_noires.load(paths.game_folder(name) / "components.toml"))
    return Haspelknecht(components.load(paths.game_folder("haspelknecht") / "components.toml"))


def play(game, seats, seed, visit=None):
    """Plays one random game; returns the number of the players' moves. Chance takes time but does not count as a move.

    `visit(state)` is called before every SAMPLE_EVERY-th of these moves.
    """
    state = game.initial_state(game.setup({"players": seats}, seed))
    ply = moves = 0
    while (decision := game.decision(state)) is not None:
        if decision.actor == CHANCE:
            move = game.draw_chance_move(state, Generator(seed, ply))
        else:
            if visit is not None and moves % SAMPLE_EVERY == 0:
                visit(state)
            move = random.choice(game.legal_moves(state))
            moves += 1
        game.advance(state, move)
        ply += 1
    return moves


def random_play(game, seconds, seats):
    """Moves and games per second of processor time, whole games."""
    moves = games = 0
    start = time.process_time()
    while (elapsed := time.process_time() - start) < seconds:
        moves += play(game, seats, SEED + games)
        games += 1
    return {"plies_per_s": moves / elapsed, "games_per_s": games / elapsed, "plies_per_game": moves / games}


def positions(game, seats):
    """SAMPLES positions from whole random games."""
    found = []
    seed = SEED
    while len(found) < SAMPLES:
        play(game, seats, seed, lambda state: found.append(state.copy()))
        seed += 1
    return found[:SAMPLES]


def copy(game, seconds, seats):
    """Microseconds per copy of a state."""
    states = positions(game, seats)
    copies = 0
    start = time.process_time()
    while (elapsed := time.process_time() - start) < seconds:
        for state in states:
            state.copy()
        copies += len(states)
    return {"us": elapsed / copies * 1e6}


def legal_moves(game, seconds, seats):
    """Microseconds per list of legal moves, and number of moves in it."""
    states = positions(game, seats)
    lists = moves = 0
    start = time.process_time()
    while (elapsed := time.process_time() - start) < seconds:
        for state in states:
            moves += len(game.legal_moves(state))
        lists += len(states)
    return {"us": elapsed / lists * 1e6, "moves": moves / lists}


def main():
    """Runs the command line."""
    random.seed(SEED)
    what = {"random_play": random_play, "copy": copy, "legal_moves": legal_moves}[sys.argv[1]]
    chairs = int(sys.argv[3]) if len(sys.argv) > 3 else 4
    played = load(sys.argv[4] if len(sys.argv) > 4 else "haspelknecht")
    print(json.dumps(what(played, float(sys.argv[2]), chairs)))


if __name__ == "__main__":
    main()
