"""Selects combinations for the short form of a test; the long form runs all others."""

from itertools import cycle, product

import pytest


def sparse_product(*axes):
    """All combinations of the values of several axes, as parameters. The short form has as many as the longest axis has
    values.

    Each value of the longest axis occurs once; the other axes take their values in turn. The short form finds errors of
    a single value; those of a pair of values are left to the long form.
    """
    sizes = [len(axis) for axis in axes]
    longest = sizes.index(max(sizes))
    shown = set()
    for number in range(sizes[longest]):
        places, rest = [], number
        for axis, size in enumerate(sizes):
            if axis == longest:
                places.append(number)
            else:
                rest, place = divmod(rest, size)
                places.append(place)
        shown.add(tuple(places))
    return [
        pytest.param(
            *(axis[place] for axis, place in zip(axes, places, strict=True)),
            marks=() if places in shown else pytest.mark.long,
        )
        for places in product(*map(range, sizes))
    ]


def every_nth(values, step):
    """Values as parameters; in the short form every `step`-th, from the first on."""
    return [
        pytest.param(value, marks=() if place % step == 0 else pytest.mark.long) for place, value in enumerate(values)
    ]


def one_per_group(values, size):
    """Values as parameters, in groups of `size` similar ones.

    The short form takes one of each group, at changing places.
    """
    return [
        pytest.param(value, marks=() if place % size == place // size % size else pytest.mark.long)
        for place, value in enumerate(values)
    ]


def alternating(values, several, *thorough):
    """Each value with several ways to test it, as parameters: in the short form one way in turn, in the long form every thorough one."""
    return [
        *(pytest.param(value, way) for value, way in zip(values, cycle(several), strict=False)),
        *(pytest.param(value, way, marks=pytest.mark.long) for value, way in product(values, thorough)),
    ]
