"""The faces of the games: how each is painted, worded, pointed at and set up. Only the composition root knows them."""
