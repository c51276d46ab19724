"""Random numbers of matches and bots: the same on every machine, Python version and hash seed.

A match draws with BLAKE2b over its seed and the event, so that earlier draws do not reveal later ones. The seed of a
bot's generator follows from the match's seed by a one-way function.
"""

from __future__ import annotations

from collections.abc import Iterator, MutableSequence, Sequence
from enum import StrEnum
from hashlib import blake2b
from typing import TypeVar

from haspelknecht_qt.core.override import override

T = TypeVar("T")

_MASK = (1 << 64) - 1
_STEP = 0x9E3779B97F4A7C15

SEED_SIZE = 16
"""Size of a seed in bytes: too many seeds to be tried one by one."""
SEED_LIMIT = 1 << 8 * SEED_SIZE
"""Seeds are whole numbers below this."""
_SEAL_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ"
"""Letters of a seal: all but I and O, which look like digits."""
_SEAL_LENGTH = 6


class Generator:
    """Stream of random integers (SplitMix64). It is fast but predictable: a few of its numbers reveal its seed.

    Used by bots, rollouts, and matches recorded with ChanceMethod.PLY. Streams of different plies are independent.
    """

    __slots__ = ("_state",)

    def __init__(self, seed: int, ply: int = 0) -> None:
        self._state = _mix((seed & _MASK) ^ _mix(((seed >> 64) + ply + 1) * _STEP & _MASK))

    def for_event(self, *event: int) -> Generator:  # noqa: ARG002 - a hook for EventRandomGenerator
        """Returns the generator itself: it has one stream for all events of the game."""
        return self

    def bits(self) -> int:
        """Returns 64 random bits."""
        self._state = (self._state + _STEP) & _MASK
        return _mix(self._state)

    def random_below(self, limit: int) -> int:
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
        return items[self.random_below(len(items))]

    def shuffle(self, items: MutableSequence[T]) -> None:
        """Shuffles the items in place, each order equally likely."""
        for last in range(len(items) - 1, 0, -1):
            other = self.random_below(last + 1)
            items[last], items[other] = items[other], items[last]


class EventRandomGenerator(Generator):
    """Stream of random integers (BLAKE2b) that depends only on a match's seed and on numbers that identify an event.

    Two matches with the same seed draw the same card or disk at the same event, if they draw from the same cards or
    disks. Earlier moves do not matter. `for_event` returns the stream of another event.
    """

    __slots__ = ("_numbers", "_seed")

    def __init__(self, seed: int, *event: int) -> None:
        self._seed = seed
        self._numbers = self._stream(event)

    @override
    def for_event(self, *event: int) -> Generator:
        return EventRandomGenerator(self._seed, *event)

    @override
    def bits(self) -> int:
        return next(self._numbers)

    @override
    def random_below(self, limit: int) -> int:
        if limit < 1:
            raise ValueError(f"limit is {limit}, allowed is 1 or more")
        # The bits are scaled to `limit`: so a bag with one disk more or less mostly gives the same colour. Products
        # with the smallest lower halves are rejected, because they would make some results more likely.
        while (product := self.bits() * limit) & _MASK < (1 << 64) % limit:
            pass
        return product >> 64

    def _stream(self, event: Sequence[int]) -> Iterator[int]:
        block = 0
        while True:
            text = " ".join(map(str, (*event, block)))
            digest = seed_hash(self._seed, b"draw", text)
            for first in range(0, len(digest), 8):
                yield int.from_bytes(digest[first : first + 8], "big")
            block += 1


class ChanceMethod(StrEnum):
    """Method of the random draws in a match."""

    PLY = "ply"
    """Draws with a Generator of the seed and the ply. Used in records of format 1."""
    EVENT = "event"
    """Draws with an EventRandomGenerator of the seed and the event."""

    def generator(self, seed: int, ply: int) -> Generator:
        """Returns the generator of the draw after `ply` moves."""
        return Generator(seed, ply) if self is ChanceMethod.PLY else EventRandomGenerator(seed, ply)


def bot_seed(seed: int, seat: int) -> int:
    """Returns the seed of 64 bits for the generators of a seat's bot. The match's seed cannot be computed from it."""
    return int.from_bytes(seed_hash(seed, b"bot", str(seat))[:8], "big")


def seal_of(seed: int) -> str:
    """Returns the seal of a seed: six letters. The seed cannot be computed from it."""
    number = int.from_bytes(seed_hash(seed, b"seal", "")[:8], "big")
    letters = []
    for _ in range(_SEAL_LENGTH):
        number, letter = divmod(number, len(_SEAL_LETTERS))
        letters.append(_SEAL_LETTERS[letter])
    return "".join(letters)


def seed_hash(seed: int, purpose: bytes, text: str) -> bytes:
    """Returns 64 bytes: BLAKE2b of the text, with the seed as its key.

    `purpose`, at most 16 bytes, separates the uses of one seed: a bot's numbers are never those of a draw.
    """
    return blake2b(text.encode(), key=seed.to_bytes(SEED_SIZE, "big"), person=purpose).digest()


def _mix(value: int) -> int:
    value = (value ^ (value >> 30)) * 0xBF58476D1CE4E5B9 & _MASK
    value = (value ^ (value >> 27)) * 0x94D049BB133111EB & _MASK
    return value ^ (value >> 31)
