"""Bots of the levels that a game names, and the random bot."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping

from attrs import evolve, frozen

from haspelknecht_qt.bots import AnyBot, Maker
from haspelknecht_qt.bots.advice import AnyAdviser
from haspelknecht_qt.bots.calibration import Calibration
from haspelknecht_qt.bots.random_bot import RandomBot
from haspelknecht_qt.bots.thinking import AnyThinkingBot, ThinkingBot
from haspelknecht_qt.core.game import AnyGame
from haspelknecht_qt.core.level import Level

NO_LIMIT = 0.0
RANDOM = "random"
"""The name of the random bot in records and on the command line."""


@frozen
class LevelMaker:
    """Makes bots of one level; can be pickled, for processes of their own.

    With `timed` False bots count iterations instead of time: the same position always gets the same answer.
    """

    level: Level
    adviser: AnyAdviser
    timed: bool = True
    calibration: Calibration | None = None

    def __call__(self, game: AnyGame) -> AnyThinkingBot:
        """A bot of this level for a game."""
        level = self.level
        advice = self.adviser(
            game, knowledge=level.knowledge, effort=level.effort, foresight=level.foresight, envy=level.envy
        )
        ahead = level.ahead if self.timed else evolve(level.ahead, seconds=NO_LIMIT)
        search = level.search and (level.search if self.timed else evolve(level.search, seconds=NO_LIMIT))
        return ThinkingBot(game, advice, ahead, search, self.calibration)

    @property
    def version(self) -> str:
        """A text that changes whenever the level's settings or its knowledge do."""
        text = f"{self.level} {self.timed} {self.adviser.fingerprint(self.level.knowledge)}"
        return hashlib.sha256(text.encode()).hexdigest()[:16]


def reasoning(makers: Mapping[str, Maker]) -> tuple[str, ...]:
    """The levels that give reasons by their own judgement, from the weakest to the strongest: all but those that search.

    What a search ranks by are averages over games that were tried, for which there are no words.
    """
    return tuple(name for name, maker in makers.items() if isinstance(maker, LevelMaker) and maker.level.search is None)


def judge_of(makers: Mapping[str, Maker]) -> str:
    """Whose word counts in hints and in hindsight: the strongest of those that judge; "" where nobody does."""
    judges = [name for name, maker in makers.items() if isinstance(maker, LevelMaker) and maker.level.judges]
    return judges[-1] if judges else ""


def plays_on(maker: Maker) -> bool:
    """Whether what it makes can have games played on to their end before it gives a hint or a verdict."""
    return isinstance(maker, LevelMaker) and maker.adviser.plays_on()


def make_random(game: AnyGame) -> AnyBot:  # noqa: ARG001 - it is made like all others
    """The random bot."""
    return RandomBot()


def makers(
    levels: Iterable[Level], adviser: AnyAdviser, *, timed: bool = True, calibration: Calibration | None = None
) -> Mapping[str, Maker]:
    """What makes the random bot and each of a game's levels, by name, from the weakest to the strongest.

    The `calibration` is given to the level that it was learned for.
    """
    made = {
        level.name: LevelMaker(
            level, adviser, timed, calibration if calibration is not None and calibration.level == level.name else None
        )
        for level in levels
    }
    return {RANDOM: make_random, **made}
