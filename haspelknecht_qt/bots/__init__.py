"""Automatic players: the interface of all bots, and the random bot. `levels` and `third_party` create the others."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol, TypeAlias, TypeVar

from haspelknecht_qt.core.game import AnyGame, Decision, M
from haspelknecht_qt.core.rng import Generator

S_contra = TypeVar("S_contra", contravariant=True)


class Bot(Protocol[S_contra, M]):
    """Automatic player of a game with states `S_contra` and moves `M`. Equal arguments must give the same move."""

    def choose(self, observation: S_contra, decision: Decision, legal_moves: Sequence[M], generator: Generator) -> M:
        """Returns one of `legal_moves`.

        `observation` is the state as the deciding seat sees it (`Game.observe`). `generator` is the bot's source of
        random numbers. These numbers reveal nothing about the draws of the match.
        """


AnyBot: TypeAlias = Bot[Any, Any]
"""Bot of any game, for code that does not know the game's states and moves."""

BotFactory: TypeAlias = Callable[[AnyGame], AnyBot]
"""Function that creates a bot for a game."""


class RandomBot:
    """Bot that chooses among the legal moves at random, each with equal probability."""

    def choose(self, observation: object, decision: Decision, legal_moves: Sequence[M], generator: Generator) -> M:  # noqa: ARG002 - every bot has this signature
        """Returns a legal move drawn with the generator."""
        return generator.choice(legal_moves)
