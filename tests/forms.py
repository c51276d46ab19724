"""Which of many combinations the short form of a test tries; the long form tries all others."""

from itertools import cycle, product

import pytest


def sparsely(*axes):
    """All combinations of the values of some axes, as parameters: in the short form as many as the longest axis has values, each of them once.

    The other axes go through their values in turn, so that what belongs to one value is found, and what only two together bring about is left
    to the long form.
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


def thinly(values, step):
    """Values as parameters, in the short form every so manyth of them, from the first on."""
    return [
        pytest.param(value, marks=() if place % step == 0 else pytest.mark.long) for place, value in enumerate(values)
    ]


def one_of_each(values, size):
    """Values as parameters, so many that differ in little behind each other: in the short form one of these, now the first, now the next."""
    return [
        pytest.param(value, marks=() if place % size == place // size % size else pytest.mark.long)
        for place, value in enumerate(values)
    ]


def in_turn(values, several, *thorough):
    """Each value with a way to try it, as parameters: in the short form one of several ways in turn, in the long form every thorough one."""
    return [
        *(pytest.param(value, way) for value, way in zip(values, cycle(several), strict=False)),
        *(pytest.param(value, way, marks=pytest.mark.long) for value, way in product(values, thorough)),
    ]
