"""Puzzle of the day. It follows from the UTC date and the list of puzzles alone, so all computers choose the same.

Days form blocks. Within a block no puzzle comes twice, as long as there are enough. Each day takes the puzzle with the
highest hash of date and name. So a removed puzzle changes few days beside its own. A puzzle that is added later has a
first day, so it changes no earlier block.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from datetime import UTC, date, datetime
from functools import partial

BLOCK_LENGTH = 28
"""Number of days in which no puzzle comes twice."""


def utc_day() -> int:
    """Returns the ordinal of the current date in UTC (`datetime.date.toordinal`)."""
    return datetime.now(UTC).date().toordinal()


def daily_puzzle(puzzles: Iterable[tuple[str, str]], day: int) -> str | None:
    """Returns the name of the puzzle of a day; None if there is none.

    `puzzles` are pairs: name, and the first day on which the puzzle may be chosen, as in "2026-11-28", or "". `day` is
    a date ordinal.
    """
    known = list(puzzles)
    taken: set[str] = set()
    chosen = None
    for each in range(day - day % BLOCK_LENGTH, day + 1):
        text = date.fromordinal(each).isoformat()
        allowed = [name for name, first_day in known if first_day <= text]
        if taken.issuperset(allowed):
            taken.clear()
        unused = [name for name in allowed if name not in taken]
        chosen = max(unused, key=partial(_rank, text), default=None)
        if chosen is not None:
            taken.add(chosen)
    return chosen


def _rank(day: str, name: str) -> bytes:
    return hashlib.sha256(f"{day} {name}".encode()).digest()
