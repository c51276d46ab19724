"""The face of Haspelknecht: how the game looks, speaks and is pointed at."""
