"""A desktop table for board games: Haspelknecht and Gueules Noires."""

PROGRAM = "Haspelknecht"
"""Name of the program. It is also the name of its first game."""

__version__ = "0.1.0"
