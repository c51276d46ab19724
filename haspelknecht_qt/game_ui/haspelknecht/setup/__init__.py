"""Options of Haspelknecht in the dialog for a new game."""
