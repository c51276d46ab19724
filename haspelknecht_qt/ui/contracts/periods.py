"""Periods of a game, as the review of a match shows them."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from attrs import frozen

from haspelknecht_qt.ui.contracts.match_view import Picture


@frozen
class Periods:
    """The periods of a whole match, and the pictures of score items.

    `sequence` has every period (`Game.period`) in order. `turn_steps` are the steps of a player's turn that change the score;
    turning points show them. `pictures` are the pictures of score items by id. `samples_per_period` is the number of samples
    of a period in the chart of the scores; 1 means only its end. `scores_at_end` tells whether the victory points of a
    period's last move belong to that period, although the next period has begun already. `colour` returns the colour token
    of a period.
    """

    sequence: tuple[tuple[int, int], ...]
    turn_steps: frozenset[str]
    pictures: Mapping[str, Picture]
    samples_per_period: int = 1
    scores_at_end: Callable[[tuple[int, int]], bool] = lambda _period: True
    colour: Callable[[tuple[int, int]], str] = lambda _period: "line"
