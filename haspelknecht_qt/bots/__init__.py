"""Bots: the interface of all automatic players, and the random bot. Implementations are in `levels` and `third_party`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol, TypeAlias, TypeVar

from haspelknecht_qt.core.game import AnyGame, Decision, M
from haspelknecht_qt.core.rng import Generator

S_contra = TypeVar("S_contra", contravariant=True)


class Bot(Protocol[S_contra, M]):
    """Chooses moves `M` of a game with states `S_contra`.

    Answers must depend on the arguments alone: the same question and generator give the same move.
    """

    looks: bool
    """Whether the bot uses the observation. If not, it gets None instead, which saves a copy per move."""

    def choose(self, observation: S_contra, decision: Decision, legal_moves: Sequence[M], generator: Generator) -> M:
        """Returns one of `legal_moves`.

        `observation` is the state as the deciding seat sees it (`Game.observe`). `generator` is the bot's source of
        chance, seeded for each move by the match's seed and the ply.
        """


AnyBot: TypeAlias = Bot[Any, Any]
"""Bot of some game, for code that does not know its states and moves."""

BotFactory: TypeAlias = Callable[[AnyGame], AnyBot]
"""Creates a bot for a game."""


class RandomBot:
    """Makes any legal move, each equally likely."""

    looks = False

    def choose(self, observation: object, decision: Decision, legal_moves: Sequence[M], generator: Generator) -> M:  # noqa: ARG002 - every bot has this signature
        """Returns a legal move drawn with the generator."""
        return generator.choice(legal_moves)
