"""Bots of the levels that a game names, and the random bot."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping

from attrs import evolve, frozen

from haspelknecht_qt.bots import AnyBot, BotFactory, RandomBot
from haspelknecht_qt.bots.calibration import Calibration
from haspelknecht_qt.bots.evaluator import AnyEvaluatorFactory
from haspelknecht_qt.bots.evaluator_bot import AnyEvaluatorBot, EvaluatorBot
from haspelknecht_qt.core.game import AnyGame
from haspelknecht_qt.core.level import Level

NO_LIMIT = 0.0
RANDOM = "random"
"""The name of the random bot in records and on the command line."""


@frozen
class LevelBotFactory:
    """Makes bots of one level; can be pickled, for processes of their own.

    With `timed` False bots count iterations instead of time: the same position always gets the same answer.
    """

    level: Level
    evaluator_factory: AnyEvaluatorFactory
    timed: bool = True
    calibration: Calibration | None = None

    def __call__(self, game: AnyGame) -> AnyEvaluatorBot:
        """A bot of this level for a game."""
        level = self.level
        evaluator = self.evaluator_factory(
            game, knowledge=level.knowledge, effort=level.effort, foresight=level.foresight, envy=level.envy
        )
        ahead = level.ahead if self.timed else evolve(level.ahead, seconds=NO_LIMIT)
        search = level.search and (level.search if self.timed else evolve(level.search, seconds=NO_LIMIT))
        return EvaluatorBot(game, evaluator, ahead, search, self.calibration)

    @property
    def version(self) -> str:
        """A text that changes whenever the level's settings or its knowledge do."""
        text = f"{self.level} {self.timed} {self.evaluator_factory.fingerprint(self.level.knowledge)}"
        return hashlib.sha256(text.encode()).hexdigest()[:16]


def explaining_levels(bot_factories: Mapping[str, BotFactory]) -> tuple[str, ...]:
    """The levels that give reasons by their own judgement, from the weakest to the strongest: all but those that search.

    What a search ranks by are averages over games that were tried, for which there are no words.
    """
    return tuple(
        name
        for name, bot_factory in bot_factories.items()
        if isinstance(bot_factory, LevelBotFactory) and bot_factory.level.search is None
    )


def strongest_hint_level(bot_factories: Mapping[str, BotFactory]) -> str:
    """Whose word counts in hints and in hindsight: the strongest of those that judge; "" where nobody does."""
    gives_hints = [
        name
        for name, bot_factory in bot_factories.items()
        if isinstance(bot_factory, LevelBotFactory) and bot_factory.level.gives_hints
    ]
    return gives_hints[-1] if gives_hints else ""


def can_rollout(bot_factory: BotFactory) -> bool:
    """Whether what it makes can have games played on to their end before it gives a hint or a verdict."""
    return isinstance(bot_factory, LevelBotFactory) and bot_factory.evaluator_factory.can_rollout()


def make_random(game: AnyGame) -> AnyBot:  # noqa: ARG001 - it is made like all others
    """The random bot."""
    return RandomBot()


def bot_factories(
    levels: Iterable[Level],
    evaluator_factory: AnyEvaluatorFactory,
    *,
    timed: bool = True,
    calibration: Calibration | None = None,
) -> Mapping[str, BotFactory]:
    """What makes the random bot and each of a game's levels, by name, from the weakest to the strongest.

    The `calibration` is given to the level that it was learned for.
    """
    made = {
        level.name: LevelBotFactory(
            level,
            evaluator_factory,
            timed,
            calibration if calibration is not None and calibration.level == level.name else None,
        )
        for level in levels
    }
    return {RANDOM: make_random, **made}
