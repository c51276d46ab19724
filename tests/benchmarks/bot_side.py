"""Time of bots for a decision, on one core.

bot_side.py SECONDS LEVEL    prints median and 95th percentile of the decisions in games of three bots, as JSON
"""

import json
import sys
import time
from statistics import median, quantiles

from haspelknecht_qt import composition, paths
from haspelknecht_qt.core.game import CHANCE
from haspelknecht_qt.core.rng import Generator
from haspelknecht_qt.games.haspelknecht import components
from haspelknecht_qt.games.haspelknecht.game import Haspelknecht
from haspelknecht_qt.games.haspelknecht.levels import LEVELS

SEATS = 3


def main():
    """Runs the command line."""
    print(json.dumps(decisions(float(sys.argv[1]), sys.argv[2])))


def decisions(seconds, level):
    """Plays whole games until the time is over. A single legal move is no decision."""
    bot_factory = composition.bot_factories("haspelknecht")[level]
    game, taken, seed = load_game(), [], 0
    deadline = time.monotonic() + seconds
    while time.monotonic() < deadline:
        seed += 1
        bots = [bot_factory(game) for _ in range(SEATS)]
        state = game.initial_state(game.setup({"players": SEATS}, seed))
        ply = 0
        while (decision := game.decision(state)) is not None and time.monotonic() < deadline:
            if decision.actor == CHANCE:
                move = game.draw_chance_move(state, Generator(seed, ply))
            else:
                legal = game.legal_moves(state)
                seen = game.observe(state, decision.actor)
                start = time.perf_counter()
                move = bots[decision.actor].choose(seen, decision, legal, Generator(seed, ply))
                if len(legal) > 1:
                    taken.append(time.perf_counter() - start)
            game.advance(state, move)
            ply += 1
    return {
        "median_s": median(taken),
        "p95_s": quantiles(taken, n=20)[-1],
        "budget_s": next(known.seconds for known in LEVELS if known.name == level),
        "count": len(taken),
    }


def load_game():
    """Haspelknecht with its built-in printed values."""
    return Haspelknecht(components.load(paths.game_folder("haspelknecht") / "components.toml"))


if __name__ == "__main__":
    main()
