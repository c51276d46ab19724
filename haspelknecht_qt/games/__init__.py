"""The games that can be played at this table.

A game is listed by its name once, here. Its rules are the package of this name beside this file; what shows them, and what the game brings along
besides, is the package of the same name in `faces`, which only the composition root knows.
"""

GAMES = ("haspelknecht", "gueules_noires")
"""The names of all games, as in records and on the command line; the first is played where none is named."""
