"""The same measurements on catanatron, an engine for another game of the same size.

Runs in .venv-bench, never in .venv.

catanatron_side.py random_play|copy SECONDS     prints one JSON object
"""

import json
import random
import sys
import time

from catanatron.game import TURNS_LIMIT, Game
from catanatron.models.player import Color, RandomPlayer

SEED = 7
SAMPLE_EVERY = 10
SAMPLES = 200


def new_game(seed):
    """Four random players at a new board."""
    return Game([RandomPlayer(color) for color in Color], seed=seed)


def is_over(game):
    """The condition of Game.play."""
    return game.winning_color() is not None or game.state.num_turns >= TURNS_LIMIT


def random_play(seconds):
    """Actions and games per second of processor time, whole games."""
    actions = games = 0
    start = time.process_time()
    while (elapsed := time.process_time() - start) < seconds:
        game = new_game(SEED + games)
        while not is_over(game):
            game.play_tick()
            actions += 1
        games += 1
    return {"plies_per_s": actions / elapsed, "games_per_s": games / elapsed, "plies_per_game": actions / games}


def copy(seconds):
    """Microseconds per Game.copy(), over positions from whole random games."""
    positions = []
    seed = SEED
    while len(positions) < SAMPLES:
        game = new_game(seed)
        seed += 1
        ticks = 0
        while not is_over(game) and len(positions) < SAMPLES:
            if ticks % SAMPLE_EVERY == 0:
                positions.append(game.copy())
            game.play_tick()
            ticks += 1
    copies = 0
    start = time.process_time()
    while (elapsed := time.process_time() - start) < seconds:
        for position in positions:
            position.copy()
        copies += len(positions)
    return {"us": elapsed / copies * 1e6}


if __name__ == "__main__":
    random.seed(SEED)
    print(json.dumps({"random_play": random_play, "copy": copy}[sys.argv[1]](float(sys.argv[2]))))
