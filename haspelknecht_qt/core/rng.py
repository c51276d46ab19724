"""Random numbers that depend only on the match's seed and the ply."""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from typing import TypeVar

T = TypeVar("T")

_MASK = (1 << 64) - 1
_STEP = 0x9E3779B97F4A7C15


class Generator:
    """A stream of random integers, the same on every machine, Python version and hash seed (SplitMix64).

    Streams of different plies and seeds are independent. A move repeated after undo gets the same random result.
    """

    __slots__ = ("_state",)

    def __init__(self, seed: int, ply: int = 0) -> None:
        self._state = _mix((seed & _MASK) ^ _mix(((seed >> 64) + ply + 1) * _STEP & _MASK))

    def bits(self) -> int:
        """Returns 64 random bits."""
        self._state = (self._state + _STEP) & _MASK
        return _mix(self._state)

    def below(self, limit: int) -> int:
        """Returns a whole number from 0 to limit - 1, each equally likely (limit at least 1)."""
        if limit < 1:
            raise ValueError(f"limit is {limit}, allowed is 1 or more")
        # Numbers in the incomplete last block are rejected, because they would make small results more likely.
        bound = (1 << 64) - (1 << 64) % limit
        while (value := self.bits()) >= bound:
            pass
        return value % limit

    def choice(self, items: Sequence[T]) -> T:
        """Returns one of the items, each equally likely."""
        return items[self.below(len(items))]

    def shuffle(self, items: MutableSequence[T]) -> None:
        """Shuffles the items in place, each order equally likely."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]


def _mix(value: int) -> int:
    value = (value ^ (value >> 30)) * 0xBF58476D1CE4E5B9 & _MASK
    value = (value ^ (value >> 27)) * 0x94D049BB133111EB & _MASK
    return value ^ (value >> 31)
