"""Bots of a game's levels of strength, and the random bot."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping

from attrs import evolve

from haspelknecht_qt.bots import AnyBot, BotFactory, RandomBot
from haspelknecht_qt.bots.calibration import Calibration
from haspelknecht_qt.bots.evaluator import AnyEvaluatorFactory
from haspelknecht_qt.bots.evaluator_bot import AnyEvaluatorBot, EvaluatorBot
from haspelknecht_qt.core.fast_attrs import frozen
from haspelknecht_qt.core.game import AnyGame
from haspelknecht_qt.core.level import Level

NO_TIME_LIMIT = 0.0
RANDOM = "random"
"""Name of the random bot in records and on the command line."""


@frozen
class LevelBotFactory:
    """Creates bots of one level. Picklable, because bots run in other processes.

    If not `timed`, bots have no time limit, so the same position always gets the same answer.
    """

    level: Level
    evaluator_factory: AnyEvaluatorFactory
    timed: bool = True
    calibration: Calibration | None = None

    def __call__(self, game: AnyGame) -> AnyEvaluatorBot:
        """Returns a bot of this level for a game."""
        level = self.level
        evaluator = self.evaluator_factory(
            game, knowledge=level.knowledge, effort=level.effort, foresight=level.foresight, envy=level.envy
        )
        ahead = level.ahead if self.timed else evolve(level.ahead, seconds=NO_TIME_LIMIT)
        search = level.search and (level.search if self.timed else evolve(level.search, seconds=NO_TIME_LIMIT))
        return EvaluatorBot(game, evaluator, ahead, search, self.calibration)

    @property
    def version(self) -> str:
        """Hash that changes with the level's settings and weights."""
        text = f"{self.level} {self.timed} {self.evaluator_factory.weights_hash(self.level.knowledge)}"
        return hashlib.sha256(text.encode()).hexdigest()[:16]


def explaining_levels(bot_factories: Mapping[str, BotFactory]) -> tuple[str, ...]:
    """Returns the levels whose bots can explain their own moves, weakest first.

    Levels with a search are left out: averages of rollouts explain no single move.
    """
    return tuple(name for name, level in _named_levels(bot_factories) if level.search is None)


def strongest_hint_level(bot_factories: Mapping[str, BotFactory]) -> str:
    """Returns the name of the strongest level that gives hints and decision reviews; "" if no level does."""
    return next((name for name, level in reversed(_named_levels(bot_factories)) if level.gives_hints), "")


def _named_levels(bot_factories: Mapping[str, BotFactory]) -> list[tuple[str, Level]]:
    return [(name, made.level) for name, made in bot_factories.items() if isinstance(made, LevelBotFactory)]


def can_rollout(bot_factory: BotFactory) -> bool:
    """Whether bots of this factory can play rollouts to the end of the game, for hints and decision reviews."""
    return isinstance(bot_factory, LevelBotFactory) and bot_factory.evaluator_factory.can_rollout()


def make_random(game: AnyGame) -> AnyBot:  # noqa: ARG001 - every factory has this signature
    """Returns the random bot."""
    return RandomBot()


def bot_factories(
    levels: Iterable[Level],
    evaluator_factory: AnyEvaluatorFactory,
    *,
    timed: bool = True,
    calibration: Calibration | None = None,
) -> Mapping[str, BotFactory]:
    """Returns the bot factories by name: the random bot, then the levels of a game from the weakest to the strongest.

    Only the level named in `calibration` gets its corrections of scores, because they were learned from its games.
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
