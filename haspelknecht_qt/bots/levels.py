"""The opponents that the program brings along, from the weakest to the strongest, named in the game's words.

The weaker ones know less of what things are worth and compare fewer plans; none of them blunders on purpose.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping

from attrs import evolve, field, frozen

from haspelknecht_qt.bots import Bot
from haspelknecht_qt.bots.advice import Adviser
from haspelknecht_qt.bots.random_bot import RandomBot
from haspelknecht_qt.bots.thinking import LookAhead, ThinkingBot
from haspelknecht_qt.core.game import AnyGame

NO_LIMIT = 0.0


@frozen(kw_only=True)
class Level:
    """A level of play: what it knows, how many plans it compares, how far it looks, how far it plays on.

    `seconds` is the time that it should answer within, on one core, in 95 of 100 decisions; `knowledge`, `effort`, `foresight` and `envy` are
    those of an Adviser.
    """

    name: str
    seconds: float
    knowledge: str
    effort: int
    foresight: int = 1
    envy: float = 0.0
    ahead: LookAhead = field(factory=LookAhead)


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
    ),
)
BY_NAME = {level.name: level for level in LEVELS}
RANDOM = "random"
NAMES = (RANDOM, *BY_NAME)
"""The names that the random bot and the levels have in records and on the command line."""


@frozen
class LevelMaker:
    """Makes bots of one level; can be pickled, for processes of their own.

    With `timed` False bots count iterations instead of time: the same position always gets the same answer.
    """

    level: Level
    adviser: Adviser
    timed: bool = True

    def __call__(self, game: AnyGame) -> ThinkingBot:
        """A bot of this level for a game."""
        level = self.level
        advice = self.adviser(
            game, knowledge=level.knowledge, effort=level.effort, foresight=level.foresight, envy=level.envy
        )
        ahead = level.ahead if self.timed else evolve(level.ahead, seconds=NO_LIMIT)
        return ThinkingBot(game, advice, ahead)

    @property
    def version(self) -> str:
        """A text that changes whenever the level's settings or its knowledge do."""
        text = f"{self.level} {self.timed} {self.adviser.fingerprint(self.level.knowledge)}"
        return hashlib.sha256(text.encode()).hexdigest()[:16]


def make_random(game: AnyGame) -> Bot:  # noqa: ARG001 - it is made like all others
    """The random bot."""
    return RandomBot()


def makers(adviser: Adviser, *, timed: bool = True) -> Mapping[str, Callable[[AnyGame], Bot]]:
    """What makes the random bot and each level, by name, from the weakest to the strongest."""
    return {RANDOM: make_random, **{level.name: LevelMaker(level, adviser, timed) for level in LEVELS}}
