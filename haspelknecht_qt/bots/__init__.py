"""Players that are programs: what every one of them is asked. Which ones there are: `levels`, `third_party`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol, TypeAlias, TypeVar

from haspelknecht_qt.core.game import AnyGame, Decision, M
from haspelknecht_qt.core.rng import Generator

S_contra = TypeVar("S_contra", contravariant=True)


class Bot(Protocol[S_contra, M]):
    """One who chooses the moves `M` of a game with the states `S_contra`.

    What it answers may depend on its arguments alone: the same question and the same generator give the same move.
    """

    looks: bool
    """Whether it looks at the table. One that does not is given None as observation, which saves a copy per move."""

    def choose(self, observation: S_contra, decision: Decision, legal_moves: Sequence[M], generator: Generator) -> M:
        """One of `legal_moves`.

        `observation` is what the seat that is asked may see (`Game.observe`); `generator` is where its chance comes from,
        begun anew for each move from the match's seed and the ply.
        """
        ...


AnyBot: TypeAlias = Bot[Any, Any]
"""A bot of some game, to whoever does not own that game's states and moves."""

BotFactory: TypeAlias = Callable[[AnyGame], AnyBot]
"""Makes a bot for a game."""


class RandomBot:
    """Makes any legal move, each equally likely."""

    looks = False

    def choose(self, observation: object, decision: Decision, legal_moves: Sequence[M], generator: Generator) -> M:  # noqa: ARG002 - every bot is asked like this
        """One of the legal moves, as the generator has it."""
        return generator.choice(legal_moves)
