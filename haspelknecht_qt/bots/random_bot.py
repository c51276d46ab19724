"""The random bot: any legal move, each equally likely."""

from __future__ import annotations

from collections.abc import Sequence

from haspelknecht_qt.core.game import Decision, M
from haspelknecht_qt.core.rng import Generator


class RandomBot:
    """Makes any legal move, each equally likely."""

    looks = False

    def choose(self, observation: object, decision: Decision, legal_moves: Sequence[M], generator: Generator) -> M:  # noqa: ARG002 - every bot is asked like this
        """One of the legal moves, as the generator has it."""
        return generator.choice(legal_moves)
