"""Permissions of guests besides playing."""

from __future__ import annotations

from haspelknecht_qt.core.fast_attrs import frozen


@frozen
class Permissions:
    """Whether guests may use hints, coach and review. A guest's program keeps to it; it cannot be enforced."""

    hints: bool = True
    coach: bool = True
    review: bool = True
