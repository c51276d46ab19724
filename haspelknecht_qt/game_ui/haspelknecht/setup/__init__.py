"""Setting up a game of Haspelknecht."""
