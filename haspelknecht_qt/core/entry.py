"""An entry of a match's log."""

from __future__ import annotations

from typing import Generic

from attrs import frozen

from haspelknecht_qt.core.game import CHANCE, Decision, M


@frozen
class Entry(Generic[M]):
    """One move of the log: its ply (0 is the first), who decided at which step, the move and its text form.

    `reveals_hidden`: it showed something that had lain hidden, although nobody drew: what somebody had put back, for instance.
    """

    ply: int
    decision: Decision
    move: M
    text: str
    reveals_hidden: bool = False

    @property
    def actor(self) -> int:
        """The seat that made the move, or CHANCE."""
        return self.decision.actor

    @property
    def reveals_information(self) -> bool:
        """Whether something is seen since that nobody could know of."""
        return self.actor == CHANCE or self.reveals_hidden
