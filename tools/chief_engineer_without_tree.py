"""The Chief Engineer without its tree search, to measure what the tree search is worth.

    .venv/bin/python -m haspelknecht_qt tournament --game gueules_noires --games 200 --seed 1 \
        --bots chief_engineer,chief_engineer_without_tree --bot-module tools/chief_engineer_without_tree.py
"""

from __future__ import annotations

from attrs import evolve

from haspelknecht_qt import composition
from haspelknecht_qt.bots import AnyBot, levels
from haspelknecht_qt.core.game import AnyGame
from haspelknecht_qt.games.gueules_noires.levels import LEVELS
from haspelknecht_qt.games.gueules_noires.strategy import evaluator


def make_bot(game: AnyGame) -> AnyBot:
    """Returns the bot for a game of Gueules Noires. It is limited by steps, not by time."""
    level = LEVELS[-1]
    without_tree = evolve(level, search=level.search and evolve(level.search, tree=None))
    factory = evaluator.load(composition.network_file("gueules_noires"))
    return levels.bot_factories([without_tree], factory, timed=False)[level.name](game)
