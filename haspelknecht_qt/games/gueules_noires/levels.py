"""The opponents that the program brings along, from the weakest to the strongest, named in the game's words.

The weaker ones think of less; none of them blunders on purpose.
"""

from __future__ import annotations

from haspelknecht_qt.core.level import Level, LookAhead, Search

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
        search=Search(options=8, rollouts=480, rounds=3, seconds=1.6),
        gives_hints=True,
    ),
)
"""The random bot comes before them.

The pit boy fills his orders one trip of the cage at a time and thinks of no majority. The hewer plans longer extractions and thinks of all scorings,
but never looks at the others: he reckons with the same numbers in every game, rather more than players mostly have. The overman looks at them. The
engineer also plays his best options on, everybody as the overman would in a hurry, for this round and the next. The chief engineer has learned what
things are worth, and searches: he plays options on hundreds of times in the compiled model (see model/), and is there where that is built.
"""
