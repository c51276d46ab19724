"""The only list of the games.

The package `games.NAME` has the rules of a game, `game_ui.NAME` its user interface. Only the composition root imports
packages of `game_ui`.
"""

GAMES = ("haspelknecht", "gueules_noires")
"""Names of all games, as in records and on the command line; the first is the default."""
