"""Common code of all games: the game interface, matches, random numbers, records and standings. It does not use Qt."""
