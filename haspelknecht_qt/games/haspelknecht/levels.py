"""Levels of the built-in opponents, from the weakest to the strongest, named after people who farm and mine.

Weaker levels evaluate positions less exactly and compare fewer plans. No level blunders on purpose. The strongest level
searches in the compiled model (see model/) and is available only if the model is built.
"""

from __future__ import annotations

from haspelknecht_qt.core.level import Level, LookAhead, Search

LEVELS = (
    Level(name="shepherd", seconds=0.05, knowledge="shepherd", effort=1, foresight=0),
    Level(name="farmhand", seconds=0.3, knowledge="farmhand", effort=2, foresight=0),
    Level(name="farmer", seconds=1.0, knowledge="farmer", effort=4),
    Level(
        name="haspelknecht",
        seconds=2.0,
        knowledge="haspelknecht",
        effort=24,
        foresight=5,
        envy=0.2,
        ahead=LookAhead(options=6, seconds=1.6),
        gives_hints=True,
    ),
    Level(
        name="coal_miner",
        seconds=2.0,
        knowledge="coal_miner",
        effort=24,
        foresight=5,
        envy=0.2,
        search=Search(options=8, rollouts=240, rounds=3, seconds=1.6),
        gives_hints=True,
    ),
)
