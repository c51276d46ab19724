"""The Chief Engineer without its tree search, to measure what the tree search is worth.

    haspelknecht-qt tournament --game gueules_noires --games 200 --seed 1 \
        --bots chief_engineer,chief_engineer_without_tree --bot-module tools/chief_engineer_without_tree.py
"""

from __future__ import annotations

from attrs import evolve

from haspelknecht_qt import composition
from haspelknecht_qt.bots.evaluator_bot import AnyEvaluatorBot
from haspelknecht_qt.bots.levels import LevelBotFactory
from haspelknecht_qt.core.game import AnyGame


def make_bot(game: AnyGame) -> AnyEvaluatorBot:
    """Returns the bot for a game of Gueules Noires. It is limited by steps, not by time."""
    made = composition.builtin_bot_factories("gueules_noires", timed=False)["chief_engineer"]
    if not isinstance(made, LevelBotFactory):
        raise TypeError(f"chief_engineer: {type(made).__name__}, expected is a level")
    return evolve(made, evaluator_factory=evolve(made.evaluator_factory, tree_settings=None))(game)
