"""Levels of the game's own bots, from the weakest to the strongest, named after jobs in a mine.

Weaker levels consider fewer things. No level blunders on purpose.
"""

from __future__ import annotations

from haspelknecht_qt.core.level import Level, LookAhead, Search, TreeSearch

LEVELS = (
    Level(name="pit_boy", seconds=0.3, knowledge="pit_boy", effort=0, foresight=0),
    Level(name="hewer", seconds=0.5, knowledge="hewer", effort=2, foresight=3),
    Level(name="overman", seconds=1.0, knowledge="overman", effort=4, foresight=3),
    Level(
        name="engineer",
        seconds=2.0,
        knowledge="overman",
        effort=4,
        foresight=3,
        ahead=LookAhead(options=5, seconds=1.6, rounds=2),
        gives_hints=True,
    ),
    Level(
        name="chief_engineer",
        seconds=2.0,
        knowledge="chief_engineer",
        effort=4,
        foresight=3,
        # A bot of this level without a tree uses the rollouts (tools/chief_engineer_without_tree.py).
        search=Search(options=8, rollouts=480, rounds=3, seconds=1.6, tree=TreeSearch()),
        gives_hints=True,
    ),
)
"""Levels above the random bot.

The pit boy plans one trip of the cage at a time and ignores majorities. The hewer plans longer extractions and
considers all scorings. He assumes that opponents have fixed numbers of each element of the shift clock, slightly
more than players usually have. The overman considers the opponents' real positions.

The engineer also makes rollouts of his best candidates, for this round and the next. In these rollouts, an overman
with little effort plays every seat. The chief engineer evaluates with trained weights. He searches a tree in the
compiled model (see model/), in which opponents reply by the same search. He needs the built model.
"""
