"""Utility of a position for a seat: its expected points minus a penalty for those of its best opponent."""

from __future__ import annotations

from collections.abc import Sequence


def opponent_penalty(points: Sequence[float], seat: int, envy: float) -> float:
    """Returns the best opponent's points times `envy`, divided by the number of opponents. `points` are by seat.

    The penalty is divided because with several opponents it is uncertain which of them gains from the seat's loss.
    """
    best_opponent = max(value for other, value in enumerate(points) if other != seat)
    return envy / (len(points) - 1) * best_opponent
