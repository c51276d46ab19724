"""Slots of places whose pieces lie in a row. No game has such places."""


def row_slots(x, y, dx):
    """Returns the positions of pieces in a row: the first at (x, y), each further one `dx` to the right."""
    return lambda index, _count: (x + index * dx, y)
