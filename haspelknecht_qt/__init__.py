"""A desktop table for board games: Haspelknecht and Gueules Noires."""

PROGRAM = "Haspelknecht"
"""What the program is called, after the first game that could be played with it."""

__version__ = "0.1.0"
