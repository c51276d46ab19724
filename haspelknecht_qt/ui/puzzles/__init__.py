"""Puzzles of the program, and puzzles made from a player's own mistakes: page with their list, play on the table."""
