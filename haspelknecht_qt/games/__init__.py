"""The list of games.

A game is listed only here. Its rules are the package of this name beside this file. Its user interface is the package
of the same name in `game_ui`, which only the composition root knows.
"""

GAMES = ("haspelknecht", "gueules_noires")
"""Names of all games, as in records and on the command line; the first is the default."""
