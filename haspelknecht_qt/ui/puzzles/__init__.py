"""Puzzles and own mistakes: the page that lists them, and how they are solved on the table."""
