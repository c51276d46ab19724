"""Built-in puzzles, and puzzles made from a player's own mistakes: the list of puzzles, and solving them."""
