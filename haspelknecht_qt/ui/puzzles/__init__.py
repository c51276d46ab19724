"""Puzzles of the program, and puzzles made from a player's own mistakes: the page that lists them, and their play on the table."""
