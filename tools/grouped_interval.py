"""Mean of values that come in groups, with its 95 % confidence limits."""

from __future__ import annotations

import math
from collections.abc import Sequence

from haspelknecht_qt.bots.statistics import ConfidenceInterval, student_quantile_95, variance


def grouped_interval(groups: Sequence[Sequence[float]]) -> ConfidenceInterval:
    """Returns the mean of all values of some groups. Only the groups need be independent, not the values of a group.

    The limits follow Student's t distribution, from the difference between each group's sum and its expected sum.
    Groups may be of any size; empty ones do not count. Requires at least one value. With a single group the limits are
    infinite.
    """
    filled_groups = [group for group in groups if group]
    count = sum(map(len, filled_groups))
    mean = sum(map(sum, filled_groups)) / count
    if len(filled_groups) < 2:
        return ConfidenceInterval(mean, -math.inf, math.inf)
    deviations = [sum(group) - mean * len(group) for group in filled_groups]
    half = student_quantile_95(len(filled_groups) - 1) * math.sqrt(variance(deviations) * len(filled_groups)) / count
    return ConfidenceInterval(mean, mean - half, mean + half)
