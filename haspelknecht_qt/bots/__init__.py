"""Players that are programs: what every one of them is asked. Which ones there are: `levels`, `third_party`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from haspelknecht_qt.core.draw import Generator
from haspelknecht_qt.core.game import Decision


class Bot(Protocol):
    """One who chooses moves, in any game.

    What it answers may depend on its arguments alone: the same question and the same generator give the same move.
    """

    looks: bool
    """Whether it looks at the table. One that does not is given None as observation, which saves a copy per move."""

    def choose(self, observation: Any, decision: Decision, legal_moves: Sequence[Any], generator: Generator) -> Any:
        """One of `legal_moves`.

        `observation` is what the seat that is asked may see (`Game.observe`); `generator` is where its chance comes from,
        begun anew for each move from the match's seed and the ply.
        """
        ...
