"""A desktop table for the board game Haspelknecht."""

__version__ = "0.1.0"
