"""Set-up of a new game: the dialog, its choices, and remembered choices."""
